// Finds the line and column at which encoded text ends.

import { isTrailingSurrogate } from '../js/common/code-points.js';
import { at, wasm } from '../js/wasm/instance.js';
import { blockLength, decodeBlock, explain, saveCodec, useDecoder } from '../js/wasm/wasm.js';

const LINE_FEED = 0x0a;

/**
 * Counts the lines of encoded text. Only in UTF-16, which needs no positions, can the byte of a line feed belong to another character.
 * After a line feed, ISO-2022-JP may still be in its state Roman, but a new decoder counts its characters correctly.
 */
export class TextPosition {
  /** From 1. */
  line = 1;
  /** From 1, in code points. Valid after `settle`. */
  column = 1;
  #encoding;
  /** The decoder's state in a line; `null` for a new one. @type {Int32Array | null} */
  #decoder = null;
  /** The rest of the current line, not decoded yet. @type {Uint8Array[]} */
  #rest = [];

  /** @param {number} encoding */
  constructor(encoding) {
    this.#encoding = encoding;
  }

  /** Counts from the beginning, for the next of several files. */
  startFile() {
    this.line = 1;
    this.#startLine();
  }

  #startLine() {
    this.column = 1;
    this.#decoder = null;
    this.#rest = [];
  }

  /** Adds a piece of text. Doesn't decode it yet, because a conversion may be using the module. @param {Uint8Array} piece */
  advance(piece) {
    const lineStart = piece.lastIndexOf(LINE_FEED) + 1;
    if (lineStart > 0) {
      this.line += countOfLineFeeds(piece);
      this.#startLine();
    }
    this.#rest.push(piece.slice(lineStart));
  }

  /** Counts columns. Call it after each chunk, so that a long line isn't held. */
  settle() {
    for (const piece of this.#rest) {
      for (let start = 0; start < piece.length; start += blockLength)
        this.#read(piece.subarray(start, start + blockLength));
    }
    this.#rest = [];
  }

  /** Counts code points without making a string, which would need much more code. @param {Uint8Array} block */
  #read(block) {
    let length;
    try {
      useDecoder(this.#encoding, this.#decoder);
      length = decodeBlock(block, block.length, 0, false, false);
      this.#decoder = saveCodec();
    } catch (error) {
      throw explain(error);
    }
    for (const unit of new Uint16Array(wasm.memory.buffer, at.units, length)) {
      // A trailing surrogate isn't a code point of its own.
      if (!isTrailingSurrogate(unit)) this.column += 1;
    }
  }
}

/** A byte, four times. */
const EVERY_LINE_FEED = 0x0a0a0a0a;
const EVERY_LOW_BITS = 0x7f7f7f7f;

/** More words could overflow one of the sum's four bytes. */
const MAX_WORDS = 255;

/** Reads four bytes at a time, which is faster than searching. @param {Uint8Array} bytes */
function countOfLineFeeds(bytes) {
  const start = -bytes.byteOffset & 3;
  const wordCount = Math.max(0, bytes.length - start) >> 2;
  const words = wordCount > 0 ? new Int32Array(bytes.buffer, bytes.byteOffset + start, wordCount) : new Int32Array();
  const end = start + 4 * words.length;
  let count = countBetween(bytes, 0, Math.min(start, bytes.length)) + countBetween(bytes, end, bytes.length);
  for (let from = 0; from < words.length; from += MAX_WORDS) {
    const to = Math.min(from + MAX_WORDS, words.length);
    let sum = 0;
    for (let i = from; i < to; i++) {
      // `^` turns line feeds into zeros. In other bytes, the addition sets the high bit, or it is set already.
      const word = words[i] ^ EVERY_LINE_FEED;
      const others = ((word & EVERY_LOW_BITS) + EVERY_LOW_BITS) | word | EVERY_LOW_BITS;
      sum = (sum + (~others >>> 7)) | 0;
    }
    count += (sum & 0xff) + ((sum >>> 8) & 0xff) + ((sum >>> 16) & 0xff) + (sum >>> 24);
  }
  return count;
}

/** @param {Uint8Array} bytes @param {number} start @param {number} end */
function countBetween(bytes, start, end) {
  let count = 0;
  for (let i = start; i < end; i++) if (bytes[i] === LINE_FEED) count += 1;
  return count;
}
