// Calls encoding_rs as WebAssembly (src/lib.rs). Strings are made in the fastest way that doesn't depend on the engine.

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} input
 * @property {(length: number) => number} choose
 * @property {(length: number, last: boolean) => number} decode
 * @property {() => number} units
 * @property {(length: number) => number} transcode
 * @property {(length: number) => number} encode
 * @property {() => number} bytes
 */

export class EncodingRs {
  /** @type {Exports} */
  #exports;
  #encoder = new TextEncoder();
  #stringOf = chooseStringOf();

  /** @param {BufferSource | WebAssembly.Module} wasm */
  constructor(wasm) {
    const module = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm);
    const instance = new WebAssembly.Instance(module);
    this.#exports = /** @type {any} */ (instance.exports);
  }

  /** Chooses the encoding for all later calls. @param {string} label */
  choose(label) {
    const length = this.#write(this.#encoder.encode(label));
    if (!this.#exports.choose(length)) throw new RangeError(`no encoding ${label}`);
  }

  /** @param {Uint8Array} bytes @param {boolean} isLast @returns {string} */
  decode(bytes, isLast) {
    const { memory, decode, units } = this.#exports;
    const length = decode(this.#write(bytes), isLast);
    return this.#stringOf(memory.buffer, units(), length);
  }

  /** To UTF-8. @param {Uint8Array} bytes */
  transcode(bytes) {
    return this.#read(this.#exports.transcode(this.#write(bytes)));
  }

  /** @param {string} text */
  encode(text) {
    // A code unit takes at most three bytes.
    const room = text.length * 3;
    const start = this.#exports.input(room);
    const target = new Uint8Array(this.#exports.memory.buffer, start, room);
    return this.#read(this.#exports.encode(this.#encoder.encodeInto(text, target).written));
  }

  /** @param {Uint8Array} bytes */
  #write(bytes) {
    const start = this.#exports.input(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }

  /** @param {number} length */
  #read(length) {
    return new Uint8Array(this.#exports.memory.buffer, this.#exports.bytes(), length).slice();
  }
}

/** @returns {(memory: ArrayBuffer, start: number, length: number) => string} */
function chooseStringOf() {
  const { Buffer } = globalThis;
  // Both copy code units without checking them.
  if (Buffer) return (memory, start, length) => Buffer.from(memory, start, length * 2).toString('utf16le');
  const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });
  return (memory, start, length) => decoder.decode(new Uint16Array(memory, start, length));
}
