// A file in an encoding: what it says, row by row. The text is never held as a whole. One pass through the file counts
// its rows and keeps the decoder's state at places not far from each other, from which any row can be decoded again.

import { MarkingDecoder } from './marking-decoder.js';
import { RowSplitter } from './rows.js';

/** How far the places are from each other, in bytes. */
const STEP = 1 << 19;

/** How many malformed sequences are listed. All are counted. */
const MOST_LISTED = 10_000;

/**
 * @typedef {object} Progress
 * @property {number} bytes how many were decoded
 * @property {number} rows
 * @property {number} lines
 * @property {number} malformed how many sequences
 * @property {number} milliseconds
 */

/**
 * @typedef {object} ListedMalformed
 * @property {number} offset
 * @property {Uint8Array} bytes
 * @property {number} row
 */

export class TextDocument {
  /** @type {Progress} */
  progress = { bytes: 0, rows: 0, lines: 0, malformed: 0, milliseconds: 0 };
  /** @type {ListedMalformed[]} */
  malformed = [];
  /** @type {{ row: number, decoder: MarkingDecoder, splitter: RowSplitter }[]} */
  #places = [];
  #decoder;
  #splitter = new RowSplitter();

  /** @param {File} file @param {string} label */
  constructor(file, label) {
    this.file = file;
    this.#decoder = new MarkingDecoder(label);
  }

  /**
   * Goes through the file.
   * @param {AbortSignal} signal
   * @param {(progress: Progress) => void} onProgress
   */
  async read(signal, onProgress) {
    const began = performance.now();
    for await (const { chunk, isLast } of chunks(this.file, 0)) {
      if (signal.aborted) break;
      this.#places.push({ row: this.#splitter.rows, decoder: this.#decoder.copy(), splitter: this.#splitter.copy() });
      const { text, malformed } = this.#decoder.decode(chunk, isLast);
      this.#splitter.split(text, malformed, isLast, (_row, inRow) => this.#list(inRow));
      this.progress = {
        bytes: this.progress.bytes + chunk.length,
        rows: this.#splitter.rows,
        lines: this.#splitter.lines,
        malformed: this.progress.malformed + malformed.length,
        milliseconds: performance.now() - began,
      };
      onProgress(this.progress);
    }
  }

  /** @param {import('./marking-decoder.js').Malformed[]} malformed in the row that is being added */
  #list(malformed) {
    for (const { offset, bytes } of malformed) {
      if (this.malformed.length === MOST_LISTED) return;
      this.malformed.push({ offset, bytes, row: this.#splitter.rows });
    }
  }

  /**
   * Decodes some rows, as many as there are.
   * @param {number} first
   * @param {number} count
   */
  async rows(first, count) {
    /** @type {import('./rows.js').Row[]} */
    const found = [];
    const end = Math.min(first + count, this.progress.rows);
    const index = this.#places.findLastIndex(({ row }) => row <= first);
    if (index < 0 || end <= first) return found;
    const decoder = this.#places[index].decoder.copy();
    const splitter = this.#places[index].splitter.copy();
    for await (const { chunk, isLast } of chunks(this.file, index * STEP)) {
      const { text, malformed } = decoder.decode(chunk, isLast);
      splitter.split(text, malformed, isLast, (row) => {
        if (splitter.rows >= first && splitter.rows < end) found.push(row());
      });
      if (splitter.rows >= end) break;
    }
    return found;
  }
}

/** A file's bytes from a place on; one empty chunk of an empty file. @param {File} file @param {number} start */
async function* chunks(file, start) {
  for (let at = start; at === start || at < file.size; at += STEP) {
    const chunk = new Uint8Array(await file.slice(at, at + STEP).arrayBuffer());
    yield { chunk, isLast: at + STEP >= file.size };
  }
}
