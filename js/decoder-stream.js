// The standard's "decode" as a stream: https://encoding.spec.whatwg.org/#decode

import { TextDecoderCommon } from './decoding.js';
import { findBOM, mayBecomeBOM, toEncoding } from './encodings.js';
import { platformInterface } from './platform-object.js';
import { newDecoderTransform } from './streams.js';
import { joined, NOTHING, partOf, toDictionary, toDOMString } from './webidl.js';

/** A `TextDecoderCommon` whose encoding a byte order mark may change. */
class BOMDecoderCommon {
  fatal;
  ignoreBOM;
  #fallback;
  /** @type {TextDecoderCommon | undefined} */
  #decoder;
  /** The start of what may become a byte order mark. @type {Uint8Array} */
  #held = NOTHING;

  /** @param {number} fallback @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(fallback, fatal, ignoreBOM) {
    this.#fallback = fallback;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }

  /** The encoding's name, as soon as it is known. */
  get name() {
    return this.#decoder?.name ?? null;
  }

  /**
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @returns {string}
   * @throws {import('./errors.js').Malformed}
   */
  decode(chunk, endOfQueue) {
    if (this.#decoder) return this.#decoder.decode(chunk, endOfQueue);
    const bytes = joined(this.#held, chunk);
    if (!endOfQueue && mayBecomeBOM(bytes)) {
      this.#held = bytes;
      return '';
    }
    const bom = findBOM(bytes);
    const start = bom && !this.ignoreBOM ? bom.bytes.length : 0;
    this.#decoder = new TextDecoderCommon(bom?.encoding ?? this.#fallback, this.fatal, true, start);
    return this.#decoder.decode(partOf(bytes, start), endOfQueue);
  }
}

/**
 * `TextDecoderStream` whose label is a fallback: a byte order mark has precedence over it, as in `decode`.
 * @example response.body.pipeThrough(new DecoderStream('shift_jis'))
 */
class Interface {
  #common;
  #stream;

  /**
   * @param {string} [fallbackLabel] a label of any encoding
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] `ignoreBOM`: whether a byte order mark is kept as text; it chooses the encoding either way
   * @throws {RangeError} for an unknown label
   */
  constructor(fallbackLabel = 'utf-8', options = undefined) {
    const context = "Failed to construct 'DecoderStream'";
    const label = toDOMString(fallbackLabel);
    const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
    const common = new BOMDecoderCommon(toEncoding(label, context), fatal, ignoreBOM);
    this.#common = common;
    this.#stream = newDecoderTransform('DecoderStream', common);
  }

  /** The name of the encoding; null until the first bytes decide. */
  get encoding() {
    return this.#common.name;
  }

  /** Whether malformed input errors the stream. */
  get fatal() {
    return this.#common.fatal;
  }

  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return this.#common.ignoreBOM;
  }

  /** The stream of strings. */
  get readable() {
    return this.#stream.readable;
  }

  /** The stream of bytes. */
  get writable() {
    return this.#stream.writable;
  }
}

export const DecoderStream = /* @__PURE__ */ platformInterface(Interface, 'DecoderStream');
