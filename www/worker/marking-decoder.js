// Decoding that counts malformed sequences, and locates them on request.

import { encodings, getEncoding, hasBOM } from '../../js/encodings.js';
import { at, bytes } from '../../js/instance.js';
import {
  blockLength,
  decodeBlock,
  decodeBlockCounting,
  firstUnit,
  replacements,
  report,
  saveCodec,
  unitsString,
  useDecoder,
} from '../../js/wasm.js';

/**
 * A malformed sequence, for which the text has U+FFFD.
 * @typedef {object} Malformed
 * @property {number} at where that U+FFFD is in the text, counted as `mark` is asked to
 * @property {number} offset its place in the file, in bytes
 * @property {Uint8Array} bytes
 */

/** How many bytes are skipped at once on the way to what `mark` looks for. */
const SKIPPED_LENGTH = 1024;

/** How many bytes to decode after a malformed sequence. Each block is copied, and the next one may end as early. */
const LEAST_LENGTH = 64;

/** A malformed sequence reaches back into the chunks before by at most 3 bytes, and a well-formed one too. */
const MOST_KEPT = 4;

/**
 * Decodes in the error mode "replacement": https://encoding.spec.whatwg.org/#error-mode
 *
 * `decode` is as fast as decoding is. `mark` has to stop at each malformed sequence, so it is for parts of a text.
 */
export class MarkingDecoder {
  #encoding;
  /** The saved state; null for a new instance. @type {Int32Array | null} */
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
   * Decodes a chunk, in blocks.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @param {(units: Uint16Array, text: () => string) => void} use gets each block. The code units are only there while it
   *   runs, and it must not decode or encode anything
   * @returns {number} how many sequences were malformed
   */
  decode(chunk, endOfQueue, use) {
    useDecoder(this.#encoding, this.#decoder);
    let malformed = 0;
    for (let start = 0; ; start += blockLength) {
      const block = chunk.subarray(start, start + blockLength);
      const isLast = chunk.length - start <= blockLength;
      const written = decodeBlockCounting(block, endOfQueue && isLast);
      malformed += replacements.malformed();
      const first = this.#bomLength(written);
      const units = new Uint16Array(bytes().buffer, at.units + 2 * first, written - first);
      use(units, () => unitsString(first, written));
      if (isLast) break;
    }
    this.#decoder = saveCodec();
    this.#kept = joined(this.#kept, chunk.subarray(-MOST_KEPT)).slice(-MOST_KEPT);
    this.#position += chunk.length;
    return malformed;
  }

  /**
   * Locates the malformed sequences of the next chunk, without going on to it.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @param {number} from the first code unit of the chunk's text to look at
   * @param {number} to the end of what to look at, also in code units
   * @param {number} [most] how many to locate
   * @returns {Malformed[]} with their places in the chunk's text
   */
  mark(chunk, endOfQueue, from, to, most = Infinity) {
    const decoder = this.copy();
    useDecoder(this.#encoding, this.#decoder);
    const source = joined(this.#kept, chunk);
    const start = this.#position - this.#kept.length;
    let { next, unit } = decoder.#skip(source, from);
    /** @type {Malformed[]} */
    const malformed = [];
    let length = LEAST_LENGTH;
    while (unit < to && malformed.length < most) {
      const block = source.subarray(next, next + length);
      const isLast = next + block.length === source.length;
      const written = decodeBlock(block, block.length, 0, true, endOfQueue && isLast);
      if (written >= 0) {
        unit += written - decoder.#bomLength(written);
        next += block.length;
        length = Math.min(4 * length, blockLength);
        if (isLast) break;
      } else {
        const sequence = next + report.start();
        unit += report.written() - decoder.#bomLength(report.written());
        if (unit >= from && unit < to) {
          const end = sequence + report.length();
          malformed.push({ at: unit, offset: start + sequence, bytes: source.slice(sequence, end) });
        }
        unit += 1;
        decoder.#bomSeen = true;
        next += report.read();
        length = LEAST_LENGTH;
      }
    }
    return malformed;
  }

  /**
   * Goes to the block of the next chunk that a code unit is in. The decoder in use is then at that block.
   * @param {Uint8Array} source what is kept, and the chunk
   * @param {number} wanted the code unit's place in the chunk's text
   * @returns {{ next: number, unit: number }} the block's place in the bytes, and in the text
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
   * How many of the code units that were just decoded are a byte order mark, which is not serialized:
   * https://encoding.spec.whatwg.org/#concept-td-serialize
   * @param {number} written how many were decoded
   */
  #bomLength(written) {
    if (written === 0 || this.#bomSeen) return 0;
    this.#bomSeen = true;
    return firstUnit() === 0xfeff ? 1 : 0;
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
