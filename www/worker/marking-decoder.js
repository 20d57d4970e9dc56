// A decoder that counts malformed sequences, and locates them on request.

import { encodings, getEncoding, hasBOM } from '../../js/encodings/encodings.js';
import { at, views } from '../../js/wasm/instance.js';
import { blockLength, COUNTING, decodeBlock, report, saveCodec, unitsString, useDecoder } from '../../js/wasm/wasm.js';

/**
 * A malformed sequence, which is U+FFFD in the text.
 * @typedef {object} Malformed
 * @property {number} at the position of that U+FFFD, in code units
 * @property {number} offset in bytes from the start of the file
 * @property {Uint8Array} bytes
 */

/** How many bytes `mark` decodes at once before the first wanted code unit. */
const SKIPPED_LENGTH = 1024;

/** How many bytes to decode after a malformed sequence: few, because each block is copied, and another error may follow. */
const MIN_LENGTH = 64;

/** In bytes before a chunk: a sequence begins at most 3 bytes before it. */
const MAX_KEPT = 4;

/**
 * Decodes in the error mode "replacement": https://encoding.spec.whatwg.org/#error-mode
 *
 * `decode` is as fast as any decoding. `mark` stops at each malformed sequence, so use it for parts of a text.
 */
export class MarkingDecoder {
  #encoding;
  /** @type {Int32Array | null} */
  #decoder = null;
  #bomSeen;
  #position = 0;
  #kept = new Uint8Array();

  /** @param {string} label */
  constructor(label) {
    const encoding = getEncoding(label);
    if (encoding === undefined) throw new RangeError(`'${label}' isn't a label of an encoding.`);
    this.#encoding = encoding;
    this.#bomSeen = !hasBOM(encoding);
  }

  copy() {
    const copy = new MarkingDecoder(encodings[this.#encoding].name);
    copy.#decoder = this.#decoder;
    copy.#bomSeen = this.#bomSeen;
    copy.#position = this.#position;
    copy.#kept = this.#kept;
    return copy;
  }

  /**
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @param {(units: Uint16Array, text: () => string) => void} use receives each block. The code units are valid only
   *   during the call, which must not decode or encode anything
   * @returns {number} the number of malformed sequences
   */
  decode(chunk, endOfQueue, use) {
    useDecoder(this.#encoding, this.#decoder);
    let malformed = 0;
    for (let start = 0; ; start += blockLength) {
      const block = chunk.subarray(start, start + blockLength);
      const isLast = chunk.length - start <= blockLength;
      const written = decodeBlock(block, block.length, 0, COUNTING, endOfQueue && isLast);
      malformed += report().replaced;
      const first = this.#bomLength(written);
      const units = new Uint16Array(views().bytes.buffer, at.units + 2 * first, written - first);
      use(units, () => unitsString(first, written));
      if (isLast) break;
    }
    this.#decoder = saveCodec();
    this.#kept = joined(this.#kept, chunk.subarray(-MAX_KEPT)).slice(-MAX_KEPT);
    this.#position += chunk.length;
    return malformed;
  }

  /**
   * Locates the malformed sequences of the next chunk, without moving on.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @param {number} from the first code unit to examine, in the chunk's text
   * @param {number} to the end, in code units
   * @param {number} [max]
   * @returns {Malformed[]} with positions in the chunk's text
   */
  mark(chunk, endOfQueue, from, to, max = Infinity) {
    const decoder = this.copy();
    useDecoder(this.#encoding, this.#decoder);
    const source = joined(this.#kept, chunk);
    const start = this.#position - this.#kept.length;
    let { next, unit } = decoder.#skip(source, from);
    /** @type {Malformed[]} */
    const malformed = [];
    let length = MIN_LENGTH;
    while (unit < to && malformed.length < max) {
      const block = source.subarray(next, next + length);
      const isLast = next + block.length === source.length;
      const written = decodeBlock(block, block.length, 0, true, endOfQueue && isLast);
      if (written >= 0) {
        unit += written - decoder.#bomLength(written);
        next += block.length;
        length = Math.min(4 * length, blockLength);
        if (isLast) break;
      } else {
        const details = report();
        const sequence = next + details.start;
        unit += details.written - decoder.#bomLength(details.written);
        if (unit >= from && unit < to) {
          const end = sequence + details.length;
          malformed.push({ at: unit, offset: start + sequence, bytes: source.slice(sequence, end) });
        }
        unit += 1;
        decoder.#bomSeen = true;
        next += details.read;
        length = MIN_LENGTH;
      }
    }
    return malformed;
  }

  /**
   * Moves on to the block that contains a code unit.
   * @param {Uint8Array} source the kept bytes, and the chunk
   * @param {number} wanted its position in the chunk's text
   * @returns {{ next: number, unit: number }} the block's positions in the bytes and the text
   */
  #skip(source, wanted) {
    let unit = 0;
    let next = this.#kept.length;
    while (next + SKIPPED_LENGTH < source.length) {
      const saved = saveCodec();
      const bomSeen = this.#bomSeen;
      const written = decodeBlock(source.subarray(next, next + SKIPPED_LENGTH), SKIPPED_LENGTH, 0, false, false);
      const end = unit + written - this.#bomLength(written);
      if (end > wanted) {
        this.#bomSeen = bomSeen;
        useDecoder(this.#encoding, saved);
        break;
      }
      unit = end;
      next += SKIPPED_LENGTH;
    }
    return { next, unit };
  }

  /**
   * The length in code units of a byte order mark at the start of the last result, which isn't serialized:
   * https://encoding.spec.whatwg.org/#concept-td-serialize
   * @param {number} written the result's length
   */
  #bomLength(written) {
    if (written === 0 || this.#bomSeen) return 0;
    this.#bomSeen = true;
    return unitsString(0, 1) === '\uFEFF' ? 1 : 0;
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
