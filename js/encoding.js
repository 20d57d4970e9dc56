// What encoder objects share.

import { encodings, REPLACEMENT, toEncoding, UTF_16BE, UTF_16LE } from './encodings.js';
import { UnmappableError } from './errors.js';
import {
  blockLength,
  encodeBlock,
  explain,
  outputBytes,
  report,
  saveCodec,
  UNMAPPABLE,
  useEncoder,
  writeBlock,
} from './wasm.js';
import { enumeration, lengthOf, setBytes } from './webidl.js';

/**
 * What to do with a code point that the encoding has not: throw, write it as in HTML (`&#128169;`), or write `?`. What
 * 'html' writes cannot be told from the same characters in the text, so it is for HTML forms, and loses data elsewhere.
 */
export const UNMAPPABLE_MODES = /** @type {const} */ (['fatal', 'html', 'replacement']);

/** @typedef {(typeof UNMAPPABLE_MODES)[number]} UnmappableMode */

export const toUnmappableMode = /* @__PURE__ */ enumeration(UNMAPPABLE_MODES);

/** What encoder objects keep between calls, and how they encode a chunk. */
export class EncoderCommon {
  encoding;
  unmappable;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #encoder = null;
  /** How many code units of the stream came before. */
  #position = 0;

  /** @param {number} encoding one that has an encoder @param {UnmappableMode} unmappable */
  constructor(encoding, unmappable) {
    this.encoding = encoding;
    this.unmappable = unmappable;
  }

  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }

  /**
   * Encodes a chunk. After an error in the middle of a stream the encoder is as it was before the call, because nothing
   * of the chunk was given out.
   * @param {string} string
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError}
   */
  encode(string, endOfQueue) {
    return (endOfQueue && this.#encodeBlock(string)) || this.#encodePieces(string, endOfQueue);
  }

  /**
   * Encodes a string that is a whole text in one call, if it is so short and the encoding has all of it.
   * @param {string} string
   */
  #encodeBlock(string) {
    if (this.#encoder || string.length > blockLength) return undefined;
    try {
      useEncoder(this.encoding, null);
      writeBlock(string, 0, string.length);
      const length = encodeBlock(0, string.length, UNMAPPABLE_MODES.indexOf(this.unmappable), true);
      if (length === UNMAPPABLE || !report.finished()) return undefined;
      this.#position = 0;
      return outputBytes(length);
    } catch (error) {
      throw explain(error);
    }
  }

  /** @param {string} string @param {boolean} endOfQueue */
  #encodePieces(string, endOfQueue) {
    const pieces = new Pieces();
    this.encodeOrFail(
      string,
      endOfQueue,
      (piece) => pieces.add(piece),
      (codePoint, index) => {
        throw new UnmappableError(codePoint, index, this.name);
      },
    );
    return pieces.concatenate();
  }

  /**
   * Encodes a chunk, going on with the same encoder after each error: the loop around "encode or fail".
   * https://encoding.spec.whatwg.org/#encode-or-fail
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces
   * @param {(codePoint: number, index: number) => void} [fail] is told of each error; it may throw
   */
  encodeOrFail(string, endOfQueue, push, fail = () => {}) {
    const position = this.#position;
    const encoder = this.#encoder;
    if (endOfQueue) {
      this.#encoder = null;
      this.#position = 0;
    }

    const mode = UNMAPPABLE_MODES.indexOf(this.unmappable);
    try {
      useEncoder(this.encoding, encoder);
      for (let start = 0; start === 0 || start < string.length; start += blockLength) {
        const end = Math.min(start + blockLength, string.length);
        writeBlock(string, start, end);
        const isLast = end === string.length;
        for (let read = 0, finished = false; !finished; ) {
          const length = encodeBlock(read, end - start, mode, endOfQueue && isLast);
          push(outputBytes(length === UNMAPPABLE ? report.written() : length));
          const index = position + start + read + report.start();
          read += report.read();
          finished = length !== UNMAPPABLE && report.finished();
          if (length === UNMAPPABLE) fail(report.codePoint(), index);
        }
      }
    } catch (error) {
      throw explain(error);
    }
    if (endOfQueue) return;
    this.#encoder = saveCodec();
    this.#position = position + string.length;
  }
}

/** A result in pieces: a linked list, because setters on Array.prototype would see what is pushed to an array. */
export class Pieces {
  /** @typedef {{ bytes: Uint8Array<ArrayBuffer>, next: Piece | null }} Piece */
  /** @type {Piece | null} */
  #first = null;
  /** @type {Piece | null} */
  #last = null;
  #length = 0;

  /** The length of all together. */
  get length() {
    return this.#length;
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes) {
    const piece = { bytes, next: null };
    if (this.#last) this.#last.next = piece;
    else this.#first = piece;
    this.#last = piece;
    this.#length += lengthOf(bytes);
  }

  /** @param {(bytes: Uint8Array<ArrayBuffer>) => void} use */
  forEach(use) {
    for (let piece = this.#first; piece; piece = piece.next) use(piece.bytes);
  }

  /** All of them as one. */
  concatenate() {
    if (this.#first && !this.#first.next) return this.#first.bytes;
    const whole = newBytes(this.#length);
    let position = 0;
    this.forEach((bytes) => {
      setBytes(whole, bytes, position);
      position += lengthOf(bytes);
    });
    return whole;
  }
}

/** Room for a result. @param {number} length */
export function newBytes(length) {
  try {
    return new Uint8Array(length);
  } catch (error) {
    throw new RangeError(
      `This host has no room for ${length} bytes: encode in parts, with { stream: true } or by a stream.`,
      { cause: error },
    );
  }
}

/**
 * Gets the encoding of a new encoder object.
 * @param {string} label
 * @param {string} context the start of the error's message
 * @returns {number}
 * @throws {RangeError} if the label is none, or of an encoding that has no encoder
 */
export function getEncoderEncoding(label, context) {
  const encoding = toEncoding(label, context);
  if (encoding === UTF_16BE || encoding === UTF_16LE) {
    const { name } = encodings[encoding];
    throw new RangeError(`${context}: ${name} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`);
  }
  return refuseReplacement(encoding, label, context);
}

/**
 * @param {number} encoding
 * @param {string} label
 * @param {string} context the start of the error's message
 * @throws {RangeError}
 */
export function refuseReplacement(encoding, label, context) {
  if (encoding === REPLACEMENT) {
    throw new RangeError(`${context}: '${label}' stands for an encoding that cannot be written; use UTF-8.`);
  }
  return encoding;
}
