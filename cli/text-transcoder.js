// Converts text by way of UTF-16, where it can be changed: `-c` leaves out invalid bytes and unmappable code points.

import { encodings, UTF_16LE } from '../js/encodings/encodings.js';
import { END } from '../js/wasm/wasm.js';
import { EndOfLineFixer } from './eol.js';

/**
 * U+FFFD, in the encodings that can represent it. In others, a decoded U+FFFD always stands for a malformed sequence.
 * @type {Record<string, number[]>}
 */
const REPLACEMENT_CHARACTERS = {
  'UTF-8': [0xef, 0xbf, 0xbd],
  'UTF-16LE': [0xfd, 0xff],
  'UTF-16BE': [0xff, 0xfd],
  GBK: [0x84, 0x31, 0xa4, 0x37],
  gb18030: [0x84, 0x31, 0xa4, 0x37],
};

/**
 * Decodes to UTF-16, and encodes the result. In between, it can leave out the U+FFFD of malformed sequences and convert line endings: a CR
 * and a LF around such a sequence stay two line endings.
 */
export class TextTranscoder {
  #decoder;
  #encoder;
  #losses;
  #drop;
  #eol;
  #isStart = true;

  /**
   * @param {Pick<ReturnType<typeof import('../js/transcode/transcoding.js').newDecodingTranscoder>, 'from' | 'decision' | 'setSource' | 'transcode'>} decoder to UTF-16LE
   * @param {Pick<import('./other-transcoders.js').OtherTarget, 'transcode'> & Partial<import('./other-transcoders.js').OtherTarget>} encoder from UTF-16LE
   * @param {import('./loss-counter.js').LossCounter} losses
   * @param {{ drop: boolean, eol?: 'lf' | 'crlf' }} changes
   */
  constructor(decoder, encoder, losses, { drop, eol }) {
    this.#losses = losses;
    this.#drop = drop;
    this.#eol = eol && new EndOfLineFixer(eol, UTF_16LE);
    this.#decoder = decoder;
    this.#encoder = encoder;
  }

  /** Where an error is in the result, if the encoder knows. */
  get place() {
    return this.#encoder.place;
  }

  get decision() {
    return this.#decoder.decision;
  }

  /** @param {number} from @param {boolean} rest */
  setSource(from, rest) {
    this.#decoder.setSource(from, rest);
  }

  /** @param {Uint8Array} chunk @param {number} end @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  transcode(chunk, end, push) {
    const parts = this.#drop ? partsOf(chunk, REPLACEMENT_CHARACTERS[encodings[this.#decoder.from].name]) : [];
    const last = parts.pop() ?? chunk;
    if (this.#isStart) this.#encoder.startFile?.();
    // If there is an error, the source ends.
    this.#isStart = true;
    for (const part of parts) this.#transcodePart(part, END.none, push);
    this.#transcodePart(last, end, push);
    this.#isStart = end !== END.none;
  }

  /** @param {Uint8Array} part @param {number} end @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  #transcodePart(part, end, push) {
    /** @type {Uint8Array[]} */
    const pieces = [];
    const before = this.#losses.malformed;
    let error;
    try {
      this.#decoder.transcode(part, end, (piece) => pieces.push(piece));
    } catch (thrown) {
      // Convert the text before the error.
      error = thrown;
    }
    let replaced = this.#drop ? this.#losses.malformed - before : 0;
    if (this.#drop) this.#losses.forgetDecoded();
    for (const decoded of pieces) {
      const piece = this.#eol?.add(decoded) ?? decoded;
      const kept = withoutFirstReplacements(piece, replaced);
      replaced -= (piece.length - kept.length) / 2;
      this.#encoder.transcode(kept, END.none, push);
    }
    if (end === END.result) this.#encoder.transcode(new Uint8Array(), end, push);
    if (error) throw error;
  }
}

/**
 * Splits a chunk into parts in whose text the U+FFFD of malformed sequences precede those of the source: each byte that may belong to a
 * U+FFFD of the source is a part, and the further U+FFFD directly after it are one part.
 * @param {Uint8Array} chunk
 * @param {number[]} [character] the bytes of U+FFFD
 */
function partsOf(chunk, character) {
  if (!character) return [chunk];
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
  const pattern = Buffer.from(character);
  /** @type {Uint8Array[]} */
  const parts = [];
  let end = 0;
  const addBytes = (/** @type {number} */ until) => {
    for (; end < until; end++) parts.push(chunk.subarray(end, end + 1));
  };
  // A U+FFFD may have begun in the last chunk.
  addBytes(Math.min(pattern.length - 1, chunk.length));
  for (
    let found = bytes.indexOf(pattern);
    found >= 0;
    found = bytes.indexOf(pattern, Math.max(end, found + pattern.length))
  ) {
    if (found > end) parts.push(chunk.subarray(end, found));
    end = Math.max(end, found);
    addBytes(found + pattern.length);
    let runEnd = end;
    while (bytes.subarray(runEnd, runEnd + pattern.length).equals(pattern)) runEnd += pattern.length;
    if (runEnd > end) parts.push(chunk.subarray(end, runEnd));
    end = runEnd;
  }
  if (end < chunk.length) parts.push(chunk.subarray(end));
  return parts;
}

/** @param {Uint8Array} bytes UTF-16LE @param {number} count how many U+FFFD to leave out */
function withoutFirstReplacements(bytes, count) {
  if (count === 0) return bytes;
  const result = new Uint8Array(bytes.length);
  let written = 0;
  let left = count;
  for (let at = 0; at < bytes.length; at += 2) {
    if (left > 0 && bytes[at] === 0xfd && bytes[at + 1] === 0xff) {
      left -= 1;
      continue;
    }
    result[written++] = bytes[at];
    result[written++] = bytes[at + 1];
  }
  return result.subarray(0, written);
}
