// Transcodes by way of strings, for replacements that the WebAssembly module can't make, such as a program's function.

import { Malformed } from '../common/errors.js';
import { decodeWhole } from '../decode/whole.js';
import { Pieces } from '../encode/pieces.js';
import { EncoderCommon } from '../encode/stream.js';
import { isASCIICompatible, isSingleByte, UTF_16LE } from '../encodings/encodings.js';
import { END } from '../wasm/wasm.js';
import { lengthOf, NOTHING, partOf } from '../webidl/webidl.js';

/** How many bytes are decoded at once. */
const BLOCK = 4096;

/**
 * In bytes: to find where a code point comes from, its block is decoded again in segments, and its segment byte by
 * byte.
 */
const SEGMENT = 64;

const REPLACEMENT = 0xfffd;

/** @typedef {ReturnType<typeof import('./transcoding.js').newDecodingTranscoder>} Decoder */

export class ReplacingTranscoder {
  #decoder;
  #encoder;
  /** How many code units of the stream were encoded. */
  #units = 0;

  /**
   * @param {Decoder} decoder to UTF-16LE
   * @param {number} to
   * @param {import('../encode/stream.js').EncoderCommon['unmappable']} unmappable
   * @param {import('../encode/unmappable.js').Replacer} replace
   */
  constructor(decoder, to, unmappable, replace) {
    this.#decoder = decoder;
    this.#encoder = new EncoderCommon(to, unmappable, replace);
  }

  get decision() {
    return this.#decoder.decision;
  }

  /** @param {number} from @param {boolean} rest */
  setSource(from, rest) {
    this.#decoder.setSource(from, rest);
  }

  /**
   * @param {Uint8Array} chunk
   * @param {number} end
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @throws {Malformed | import('../common/errors.js').UnmappableError}
   */
  transcode(chunk, end, push) {
    const length = lengthOf(chunk);
    for (let start = 0; start === 0 || start < length; start += BLOCK) {
      const isLast = length - start <= BLOCK;
      this.#transcodeBlock(partOf(chunk, start, isLast ? length : start + BLOCK), isLast ? end : END.none, push);
    }
  }

  /** @param {Uint8Array} block @param {number} end @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  #transcodeBlock(block, end, push) {
    const unitsBefore = this.#units;
    this.#encoder.locate = newLocator(this.#decoder.copy(), block, unitsBefore);
    const decoded = new Pieces();
    let error;
    try {
      // The decoder only ends its last source; the encoder ends the result.
      this.#decoder.transcode(block, end === END.result ? END.source : end, (piece) => decoded.add(piece));
    } catch (thrown) {
      error = thrown;
    }
    const units = decoded.concatenate();
    const text = decodeWhole(units, lengthOf(units), UTF_16LE, false, true);
    try {
      this.#encoder.encodeOrFail(text, end === END.result, push);
      this.#units = end === END.result ? 0 : unitsBefore + text.length;
    } catch (thrown) {
      // The code points before the error were encoded, the rest of the block wasn't.
      this.#decoder.abandonSource();
      throw thrown;
    }
    if (error) throw error;
  }
}

/**
 * Returns a function that finds where in the source a code unit comes from. Call it in the order of the code units.
 * @param {Decoder} decoder in the state before the block
 * @param {Uint8Array} block
 * @param {number} units before the block
 */
function newLocator(decoder, block, units) {
  const length = lengthOf(block);
  let segment = block;
  let before = decoder;
  let after = decoder;
  /** The first code unit of the segment, and the first one after it. */
  let first = units;
  let next = units;
  let end = 0;
  /** @type {Float64Array | undefined} */
  let places;
  return (/** @type {number} */ unit) => {
    while (unit >= next && end < length) {
      segment = partOf(block, end, Math.min(end + SEGMENT, length));
      end += SEGMENT;
      before = after;
      after = before.copy(false);
      first = next;
      after.transcode(segment, END.none, (bytes) => {
        next += lengthOf(bytes) / 2;
      });
      places = undefined;
    }
    places ??= placesOf(before, segment);
    return places[unit - first];
  };
}

/**
 * Finds where in the source the code units of a segment come from, byte by byte.
 * @param {Decoder} before in the state before the segment
 * @param {Uint8Array} block
 */
function placesOf(before, block) {
  const length = lengthOf(block);
  // With replacement, because nothing asks for the places after an error.
  const decoder = before.copy(false);
  // A byte after a malformed sequence may yield two code units, and so may the end of the source. Positions may exceed
  // 4 GB.
  const places = new Float64Array(2 * length + 2);
  let units = 0;
  let start = startOfHeld(before);
  for (let i = 0; i < length; i++) {
    let position = before.position + i;
    const plain = start === position ? lengthOfPlain(decoder.from, block, i) : 0;
    if (plain > 0) {
      // All of these bytes in one call.
      decoder.transcode(partOf(block, i, i + plain), END.none, () => {});
      for (let j = 0; j < plain; j++) places[units++] = position++;
      start = position;
      i += plain;
      if (i === length) break;
    }
    const byte = partOf(block, i, i + 1);
    const previous = decoder.copy();
    let written = 0;
    let first = 0;
    decoder.transcode(byte, END.none, (bytes) => {
      if (written === 0) first = bytes[0] | (bytes[1] << 8);
      written += lengthOf(bytes) / 2;
    });
    if (written > 0) places[units++] = start;
    const malformed = first === REPLACEMENT && start < position ? malformedIn(previous, byte, END.none) : undefined;
    // Bytes after a malformed sequence may be characters of their own, and only the last of these may have more than
    // one byte. Otherwise all code units come from the same bytes: a surrogate pair, or two characters in Big5.
    const next = malformed && malformed.offset + malformed.length;
    for (let j = 1; j < written; j++) places[units++] = next === undefined ? start : next + j - 1;
    // Escape sequences and byte order marks don't yield a code unit when they end.
    const mayHaveEnded = position - start === 2 || position <= 2;
    if (written > 0 && !malformed) start = position + 1;
    else if (malformed || mayHaveEnded) start = startOfHeld(decoder);
  }
  // At the source's end, only an escape sequence yields two code units: its second byte may be a character.
  places[units] = start;
  places[units + 1] = start + 1;
  return places;
}

/**
 * The number of bytes at `from`, where a character starts, that become one code unit each.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} from
 */
function lengthOfPlain(encoding, bytes, from) {
  if (isSingleByte(encoding)) return lengthOf(bytes) - from;
  let at = from;
  if (isASCIICompatible(encoding)) while (bytes[at] < 0x80) at += 1;
  return at - from;
}

/** Where the incomplete sequence that a decoder holds starts. @param {Decoder} decoder */
const startOfHeld = (decoder) => malformedIn(decoder, NOTHING, END.source)?.offset ?? decoder.position;

/**
 * The first malformed sequence in the next bytes, found without changing the decoder.
 * @param {Decoder} decoder
 * @param {Uint8Array} bytes
 * @param {number} end
 */
function malformedIn(decoder, bytes, end) {
  try {
    decoder.copy(true).transcode(bytes, end, () => {});
  } catch (error) {
    if (error instanceof Malformed) return error;
    throw error;
  }
  return undefined;
}
