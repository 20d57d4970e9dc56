// Copies code units from WebAssembly's memory into strings and back, in the host's fastest way.

import { newHostDecoder, ucs2Slice, ucs2Write } from '../host/functions.js';
import { stringLimits } from '../policy.js';
import { setBytes } from '../webidl/webidl.js';
import { MOST_UNITS, stringOfFew } from './string-of-few.js';

/**
 * @typedef {object} StringCopier
 * @property {(address: number, length: number) => string} read makes a string of the code units at an address
 * @property {(string: string, address: number) => void} write writes a string's code units
 * @property {(address: number, length: number, table: number) => string} [readBytes] makes a string of bytes by looking them up in a
 *   table of 256 code units
 * @property {(address: number, length: number, table: number, isChunk: number, most: number) => string | null} [readPairs] makes a string of
 *   a few bytes in a multi-byte encoding by looking them up in a table of pairs: see strings.wat
 * @property {boolean} [readsInput] whether these two read the bytes of the input block alone, and get an encoding in place of its table
 * @property {(string: string, address: number, table: number) => number} [writeBytes] writes the bytes of a string's code units,
 *   which it looks up in a table; stops where the table lacks one, and returns how many bytes it has written
 * @property {number} most the most code units for one call
 * @property {(length: number) => Collection} [collect] starts a collection of at most `length` code units, where that is faster than
 *   joining strings
 */

/**
 * The code units of a long text.
 * @typedef {object} Collection
 * @property {(address: number, length: number) => void} add adds the code units at an address
 * @property {() => string} toText makes a string of them all
 */

/** The length of the array in strings.wat. */
const MOST_IN_ARRAY = 65539;

/** @typedef {import('../../types/wasm-exports.js').WasmExports} WasmExports */

/**
 * Chooses how to copy strings to and from an instance's memory.
 * @param {WasmExports} wasm its exports
 * @param {number} address where its code units are, and a test may write
 * @param {WebAssembly.Module} [module] `undefined` if the core is a script
 * @returns {StringCopier}
 */
export function chooseCopier(wasm, address, module) {
  const { memory } = wasm;
  const byArray = module && copierIfCorrect((memory) => newArrayCopier(memory, module), memory, address);
  const byBuffer = copierIfCorrect(newBufferCopier, memory, address);
  if (byArray && byBuffer) {
    // For a few code units, a call of WebAssembly takes 20 ns, and one of Buffer's methods 70. For many, WebAssembly copies 4 GB/s, and
    // Buffer 12 (Node 26; likewise in Bun, and for reading in Deno). Deno's `Buffer` writes one code unit at a time.
    const { bufferWrite } = stringLimits();
    return {
      ...byBuffer,
      read: (at, length) => (length < 128 ? byArray : byBuffer).read(at, length),
      write: (string, at) => (string.length < bufferWrite ? byArray : byBuffer).write(string, at),
      readBytes: byArray.readBytes,
      readPairs: byArray.readPairs,
      writeBytes: byArray.writeBytes,
    };
  }
  const byCharCode = newCharCodeCopier(memory);
  if (byArray) {
    const { decoderRead } = stringLimits();
    const byDecoder = decoderRead < Infinity ? copierIfCorrect(newDecoderCopier, memory, address) : undefined;
    if (!byDecoder) return byArray;
    const read = (/** @type {number} */ at, /** @type {number} */ length) =>
      (length < decoderRead ? byArray : byDecoder).read(at, length);
    return { ...byArray, read, collect: byDecoder.collect };
  }
  const long = byBuffer ?? copierIfCorrect(newDecoderCopier, memory, address) ?? byCharCode;
  const most = byBuffer ? MOST_UNITS : 15;
  /** @type {StringCopier} */
  const copier = {
    ...long,
    read: (at, length) => (length <= most ? byCharCode : long).read(at, length),
    write: (string, at) => (string.length < 16 ? byCharCode : long).write(string, at),
    // WebKit and workerd have no Buffer, and collecting by a decoder isn't measured there.
    collect: byBuffer?.collect,
  };
  return byBuffer ? withLookUps(copier, wasm, address) : copier;
}

/**
 * Adds looking bytes up, which takes one call of WebAssembly and one of `read`. It makes texts of any length in one piece.
 * @param {StringCopier} copier
 * @param {WasmExports} wasm
 * @param {number} units the address of the code units
 * @returns {StringCopier}
 */
const withLookUps = (copier, wasm, units) => ({
  ...copier,
  readBytes(_, length, encoding) {
    wasm.look_up_bytes(encoding, length);
    return copier.read(units, length);
  },
  readPairs(_, length, encoding, isChunk) {
    const count = wasm.look_up_pairs(encoding, length, isChunk);
    return count < 0 ? null : copier.read(units, count);
  },
  readsInput: true,
});

/**
 * Makes a copier; returns `undefined` if the host can't or a result is wrong.
 * @param {(memory: WebAssembly.Memory) => StringCopier} makeCopier
 * @param {WebAssembly.Memory} memory
 * @param {number} address
 */
function copierIfCorrect(makeCopier, memory, address) {
  const text = '\uFEFFa\0é漢\uFEFF\uFFFD💩\uFFFF and longer than what is short';
  try {
    const copier = makeCopier(memory);
    copier.write(text, address);
    return newCharCodeCopier(memory).read(address, text.length) === text && copier.read(address, text.length) === text
      ? copier
      : undefined;
  } catch {
    return undefined;
  }
}

/** The custom section that contains the module of js/wasm/strings.wat. */
const SECTION = 'strings';

/**
 * Copies by JS string builtins: the fastest way in Chromium and Firefox.
 * @param {WebAssembly.Memory} memory
 * @param {WebAssembly.Module} module
 * @returns {StringCopier}
 */
function newArrayCopier(memory, module) {
  const [bytes] = WebAssembly.Module.customSections(module, SECTION);
  const strings = new WebAssembly.Module(bytes, { builtins: ['js-string'] });
  const { exports } = new WebAssembly.Instance(strings, { 'encoding-wasm': { memory } });
  return { .../** @type {any} */ (exports), most: MOST_IN_ARRAY };
}

/** Copies by Buffer, in Node, Deno and Bun. @type {(memory: WebAssembly.Memory) => StringCopier} */
function newBufferCopier(memory) {
  // Buffer's `toString` and `write` call these methods, and spend more time on converting arguments than on copying.
  const [slice, write] = /** @type {Function[]} */ ([ucs2Slice, ucs2Write]);
  let bytes = new Uint8Array(memory.buffer);
  const current = () => {
    // When a memory grows, its views become empty. This doesn't ask `length`, because programs may replace that getter.
    if (bytes[0] === undefined) bytes = new Uint8Array(memory.buffer);
    return bytes;
  };
  return {
    read: (address, length) => slice.call(current(), address, address + 2 * length),
    write: (string, address) => write.call(current(), string, address, 2 * string.length),
    most: Infinity,
    collect: newCollector(memory, (all, end) => slice.call(all, 0, end)),
  };
}

/**
 * Makes the function `collect` of a copier; returns `undefined` if the host lacks weak references.
 *
 * Collecting a text of 4 MB takes a half to a third of the time of joining strings (0.95 in Bun, 0.65 to 0.85 in Firefox): V8 copies a joined
 * string once more when a program reads it, and its garbage collector copies the parts, while a long string that is made at once is outside of
 * the heap.
 * @param {WebAssembly.Memory} memory
 * @param {(all: Uint8Array, end: number) => string} makeString makes a string of the code units in the first bytes of an array
 * @returns {StringCopier['collect']}
 */
function newCollector(memory, makeString) {
  /** The array that collected the last text. @type {WeakRef<Uint8Array> | undefined} */
  let room;
  return typeof WeakRef !== 'function' ? undefined : collect;

  /** @type {NonNullable<StringCopier['collect']>} */
  function collect(length) {
    const all = roomFor(2 * length);
    let end = 0;
    return {
      add(address, length) {
        setBytes(all, new Uint8Array(memory.buffer, address, 2 * length), end);
        end += 2 * length;
      },
      toText: () => makeString(all, end),
    };
  }

  /**
   * Returns an array of at least `size` bytes. The next call reuses it, unless the garbage collector has needed the memory, because
   * allocating takes as long as copying.
   * @param {number} size
   */
  function roomFor(size) {
    const last = room?.deref();
    if (last && last[size - 1] !== undefined) return last;
    // A power of 2: a program that decodes longer and longer texts without a pause then retains at most twice the largest array.
    const made = new Uint8Array(2 ** Math.ceil(Math.log2(size)));
    room = new WeakRef(made);
    return made;
  }
}

/** Reads by the host's TextDecoder. @type {(memory: WebAssembly.Memory) => StringCopier} */
function newDecoderCopier(memory) {
  const decoder = newHostDecoder('utf-16le');
  const { write, most } = newCharCodeCopier(memory);
  const read = (/** @type {number} */ address, /** @type {number} */ length) =>
    decoder.decode(new Uint16Array(memory.buffer, address, length));
  const collect = newCollector(memory, (all, end) => decoder.decode(new Uint16Array(all.buffer, 0, end / 2)));
  return { read, write, most, collect };
}

/** Copies by `String.fromCharCode` and `charCodeAt`, which every host has. @type {(memory: WebAssembly.Memory) => StringCopier} */
function newCharCodeCopier(memory) {
  let units = new Uint16Array(memory.buffer);
  const current = () => {
    if (units[0] === undefined) units = new Uint16Array(memory.buffer);
    return units;
  };
  return {
    read(address, length) {
      const units = current();
      const [start, end] = [address / 2, address / 2 + length];
      if (length <= MOST_UNITS) return stringOfFew(units, start, length);
      let string = '';
      // Engines limit the number of arguments; all of them accept 8192.
      for (let i = start; i < end; i += 8192) {
        string += String.fromCharCode.apply(
          null,
          /** @type {any} */ (new Uint16Array(memory.buffer, 2 * i, Math.min(8192, end - i))),
        );
      }
      return string;
    },
    write(string, address) {
      const units = current();
      for (let i = 0; i < string.length; i++) units[address / 2 + i] = string.charCodeAt(i);
    },
    most: Infinity,
  };
}
