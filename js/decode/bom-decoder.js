// The standard's "decode" for streams: a byte order mark has precedence over the label.
// https://encoding.spec.whatwg.org/#decode

import { findBOM } from '../encodings/encodings.js';
import { joined, lengthOf, NOTHING, partOf } from '../webidl/webidl.js';
import { TextDecoderCommon } from './stream.js';

export class BOMDecoderCommon {
  fatal;
  ignoreBOM;
  #fallback;
  /** @type {import('./stream.js').TextDecoderCommon | undefined} */
  #decoder;
  /** The start of the stream while it may be part of a byte order mark. @type {Uint8Array} */
  #held = NOTHING;

  /** @param {number} fallback @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(fallback, fatal, ignoreBOM) {
    this.#fallback = fallback;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }

  /** `null` until it is known. */
  get name() {
    return this.#decoder?.name ?? null;
  }

  /**
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @param {string} context
   * @returns {string}
   * @throws {TypeError} if `fatal` is set and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    if (this.#decoder) return this.#decoder.decode(chunk, endOfQueue, context);
    // A whole text needs no copy.
    const bytes = endOfQueue && lengthOf(this.#held) === 0 ? chunk : joined(this.#held, chunk);
    if (!endOfQueue && mayBecomeBOM(bytes)) {
      this.#held = bytes;
      return '';
    }
    const bom = findBOM(bytes);
    const start = bom && !this.ignoreBOM ? bom.bytes.length : 0;
    this.#decoder = new TextDecoderCommon(bom?.encoding ?? this.#fallback, this.fatal, true, start);
    return this.#decoder.decode(start > 0 ? partOf(bytes, start) : bytes, endOfQueue, context);
  }
}

/** Whether further bytes may complete a byte order mark. @param {Uint8Array} bytes */
function mayBecomeBOM(bytes) {
  const length = lengthOf(bytes);
  const [first, second] = [bytes[0], bytes[1]];
  return length === 0 || (length === 1 && first >= 0xef) || (length === 2 && first === 0xef && second === 0xbb);
}
