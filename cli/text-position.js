// Finds where in a text its encoded bytes end, in lines and columns.

import { TextDecoderCommon } from '../js/decoding.js';

const LINE_FEED = 0x0a;

/**
 * Counts the lines of encoded text. No encoding but UTF-16, in which everything can be written, has the byte of a line
 * feed in another character. After a line feed, ISO-2022-JP may still be in its state Roman, whose characters are as
 * long as ASCII's, so a new decoder counts them correctly.
 */
export class TextPosition {
  /** From 1. */
  line = 1;
  /** From 1, in code points, after `settle`. */
  column = 1;
  #decoder;
  /** What isn't decoded yet, in the current line. @type {Uint8Array[]} */
  #rest = [];

  /** @param {number} encoding */
  constructor(encoding) {
    this.#decoder = new TextDecoderCommon(encoding, false, true);
  }

  /** Starts counting from the beginning, for the next of several files. */
  startFile() {
    this.line = 1;
    this.column = 1;
    this.#rest = [];
  }

  /** Advances by a piece of text. This decodes nothing, because a conversion may be under way. @param {Uint8Array} piece */
  advance(piece) {
    let lineStart = 0;
    for (let at = piece.indexOf(LINE_FEED); at >= 0; at = piece.indexOf(LINE_FEED, lineStart)) {
      lineStart = at + 1;
      this.line += 1;
    }
    if (lineStart > 0) {
      this.column = 1;
      this.#decoder.reset();
      this.#rest = [];
    }
    this.#rest.push(piece.slice(lineStart));
  }

  /** Counts the columns of what `advance` got. Call it after each chunk, so that a long line isn't held. */
  settle() {
    for (const piece of this.#rest) for (const _ of this.#decoder.decode(piece, false)) this.column += 1;
    this.#rest = [];
  }
}
