// Decoding that tells where what is malformed was.

import { encodings, getEncoding, hasBOM } from '../../js/encodings.js';
import { blockLength, decodeBlock, report, saveCodec, unitsString, useDecoder } from '../../js/wasm.js';

/**
 * A malformed sequence, for which the text has U+FFFD.
 * @typedef {object} Malformed
 * @property {number} at its place in the string
 * @property {number} offset its place in the file, in bytes
 * @property {Uint8Array} bytes
 */

/** How long a block is behind a malformed sequence, in bytes. */
const LEAST_LENGTH = 64;

/** A malformed sequence can reach so far back into the chunks before. */
const MOST_KEPT = 4;

/**
 * Decodes in the error mode "replacement", by going on after each error of the error mode "fatal":
 * https://encoding.spec.whatwg.org/#error-mode
 */
export class MarkingDecoder {
  #encoding;
  /** The saved state; null for a new instance. @type {Uint8Array | null} */
  #decoder = null;
  #bomSeen;
  #position = 0;
  #kept = new Uint8Array();

  /** @param {string} label */
  constructor(label) {
    const encoding = getEncoding(label);
    if (encoding === undefined) throw new RangeError(`'${label}' is no label of an encoding.`);
    this.#bomSeen = !hasBOM(encoding);
    this.#encoding = encoding;
  }

  /** A decoder that goes on from here, as this one can. */
  copy() {
    const copy = new MarkingDecoder(encodings[this.#encoding].name);
    copy.#decoder = this.#decoder;
    copy.#bomSeen = this.#bomSeen;
    copy.#position = this.#position;
    copy.#kept = this.#kept;
    return copy;
  }

  /**
   * Decodes a chunk.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @returns {{ text: string, malformed: Malformed[] }}
   */
  decode(chunk, endOfQueue) {
    useDecoder(this.#encoding, this.#decoder);
    const bytes = joined(this.#kept, chunk);
    const start = this.#position - this.#kept.length;
    /** @type {Malformed[]} */
    const malformed = [];
    let text = '';
    let length = blockLength;
    for (let next = this.#kept.length; ; ) {
      const block = bytes.subarray(next, next + length);
      const isLast = next + block.length === bytes.length;
      const written = decodeBlock(block, block.length, 0, true, endOfQueue && isLast);
      if (written >= 0) {
        text += this.#serialize(written);
        next += block.length;
        length = Math.min(4 * length, blockLength);
        if (isLast) break;
      } else {
        const from = next + report.start();
        text += this.#serialize(report.written());
        malformed.push({
          at: text.length,
          offset: start + from,
          bytes: bytes.slice(from, from + report.length()),
        });
        text += '\uFFFD';
        this.#bomSeen = true;
        next += report.read();
        // Each block is copied, and the next one may end as early.
        length = LEAST_LENGTH;
      }
    }
    this.#decoder = saveCodec();
    this.#position += chunk.length;
    this.#kept = bytes.slice(-MOST_KEPT);
    return { text, malformed };
  }

  /**
   * https://encoding.spec.whatwg.org/#concept-td-serialize
   * @param {number} length
   */
  #serialize(length) {
    if (length === 0) return '';
    const text = unitsString(0, length);
    const withoutBOM = !this.#bomSeen && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    this.#bomSeen = true;
    return withoutBOM;
  }
}

/** @param {Uint8Array} first @param {Uint8Array} second */
function joined(first, second) {
  if (first.length === 0) return second;
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
