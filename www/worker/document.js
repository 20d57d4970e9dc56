// Decodes a file's text row by row, without ever holding all of it. One pass through the file counts the rows, and saves the decoder's
// state at regular steps, so that any row can be decoded again.

import { MarkingDecoder } from './marking-decoder.js';
import { readPart } from './read-file.js';
import { RowSplitter } from './rows.js';

/** In bytes. */
const STEP = 1 << 19;

/** How many malformed sequences are listed. All are counted. */
const MAX_LISTED = 10_000;

export const MAX_FOUND = 10_000;

/**
 * @typedef {object} Found
 * @property {{ at: number, length: number }[]} places in code units from the start of the text
 * @property {boolean} isWhole whether the search has ended
 */

/** @typedef {import('./marking-decoder.js').Malformed} Malformed */

/**
 * @typedef {object} Progress
 * @property {number} bytes decoded so far
 * @property {number} rows
 * @property {number} lines
 * @property {number} malformed sequences
 * @property {number} milliseconds
 */

/**
 * @typedef {object} Row
 * @property {number} line from 1; 0 for the later rows of a long line
 * @property {number} start in code units from the start of the text
 * @property {number} end without the line ending
 * @property {string} text
 * @property {Malformed[]} malformed with positions in the row
 */

export class TextDocument {
  /** @type {Progress} */
  progress = { bytes: 0, rows: 0, lines: 0, malformed: 0, milliseconds: 0 };
  /** The first ones, with positions in the text. @type {Malformed[]} */
  malformed = [];
  /** The state at each step. @type {{ decoder: MarkingDecoder, splitter: RowSplitter }[]} */
  #places = [];
  #label;

  /** @param {File} file @param {string} label */
  constructor(file, label) {
    this.file = file;
    this.#label = label;
  }

  /**
   * @param {AbortSignal} signal
   * @param {(progress: Progress) => void} onProgress
   */
  async read(signal, onProgress) {
    const began = performance.now();
    const decoder = new MarkingDecoder(this.#label);
    const splitter = new RowSplitter();
    for await (const { chunk, isLast } of chunks(this.file, 0)) {
      if (signal.aborted) break;
      const place = { decoder: decoder.copy(), splitter: splitter.copy() };
      this.#places.push(place);
      const malformed = decoder.decode(chunk, isLast, (units) => splitter.split(units, NOTHING));
      if (isLast) splitter.end(NOTHING);
      const most = MAX_LISTED - this.malformed.length;
      if (malformed > 0 && most > 0) {
        const marks = place.decoder.mark(chunk, isLast, 0, Infinity, most);
        this.malformed.push(...moved(marks, place.splitter.length));
      }
      this.progress = {
        bytes: this.progress.bytes + chunk.length,
        rows: splitter.rows,
        lines: splitter.lines,
        malformed: this.progress.malformed + malformed,
        milliseconds: performance.now() - began,
      };
      onProgress(this.progress);
    }
  }

  /**
   * Decodes up to `count` rows.
   * @param {number} first
   * @param {number} count
   */
  async rows(first, count) {
    /** @type {Row[]} */
    const found = [];
    const end = Math.min(first + count, this.progress.rows);
    if (end <= first) return found;
    // A row that begins in the step before must be decoded from there.
    const index = this.#places.findLastIndex(
      ({ splitter: { rows, start, length } }) => rows < first || (rows === first && start === length),
    );
    const { decoder, splitter } = copyOf(this.#places[index]);
    /** The decoded text, which begins at `at`. */
    let text = '';
    let at = splitter.length;
    /** @type {Malformed[]} */
    const marks = [];
    for await (const { chunk, isLast } of chunks(this.file, index * STEP)) {
      const before = decoder.copy();
      const length = splitter.length;
      /** @type {Omit<Row, 'text' | 'malformed'>[]} */
      const complete = [];
      const add = (/** @type {number} */ start, /** @type {number} */ rowEnd, /** @type {number} */ line) => {
        if (splitter.rows >= first && splitter.rows < end) complete.push({ start, end: rowEnd, line });
      };
      const malformed = decoder.decode(chunk, isLast, (units, toText) => {
        text += toText();
        splitter.split(units, add);
      });
      if (isLast) splitter.end(add);
      for (const row of complete) found.push({ ...row, text: text.slice(row.start - at, row.end - at), malformed: [] });
      const isDone = splitter.rows >= end;
      if (malformed > 0 && splitter.rows >= first) {
        const from = Math.max(0, (found[0]?.start ?? splitter.start) - length);
        const to = isDone ? found[found.length - 1].end - length : Infinity;
        marks.push(...moved(before.mark(chunk, isLast, from, to), length));
      }
      if (isDone) break;
      text = text.slice(splitter.start - at);
      at = splitter.start;
    }
    let next = 0;
    for (const row of found) {
      while (next < marks.length && marks[next].at < row.start) next += 1;
      const first = next;
      while (next < marks.length && marks[next].at < row.end) next += 1;
      row.malformed = moved(marks.slice(first, next), -row.start);
    }
    return found;
  }

  /** Ignores case.
   * @param {string} wanted
   * @param {AbortSignal} signal
   * @param {(found: Found) => void} onProgress
   */
  async find(wanted, signal, onProgress) {
    const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
    const decoder = new MarkingDecoder(this.#label);
    /** @type {Found} */
    const found = { places: [], isWhole: false };
    let text = '';
    let start = 0;
    for await (const { chunk, isLast } of chunks(this.file, 0)) {
      if (signal.aborted) break;
      decoder.decode(chunk, isLast, (_units, toText) => {
        text += toText();
      });
      for (const { 0: match, index } of text.matchAll(pattern)) {
        if (found.places.length < MAX_FOUND) found.places.push({ at: start + index, length: match.length });
      }
      // A match may continue in the next chunk.
      const kept = Math.min(text.length, wanted.length - 1);
      start += text.length - kept;
      text = text.slice(text.length - kept);
      found.isWhole = isLast || found.places.length === MAX_FOUND;
      onProgress(found);
      if (found.isWhole) break;
    }
    return found;
  }

  /** @param {number} from its first code unit @param {number} to its end */
  async textBetween(from, to) {
    const index = Math.max(
      0,
      this.#places.findLastIndex(({ splitter }) => splitter.length <= from),
    );
    const { decoder, splitter } = copyOf(this.#places[index]);
    let at = splitter.length;
    /** @type {string[]} */
    const parts = [];
    for await (const { chunk, isLast } of chunks(this.file, index * STEP)) {
      decoder.decode(chunk, isLast, (_units, toText) => {
        const text = toText();
        parts.push(text.slice(Math.max(0, from - at), Math.max(0, to - at)));
        at += text.length;
      });
      if (at >= to) break;
    }
    return parts.join('');
  }

  /** @param {number} unit its position in the text */
  async rowOf(unit) {
    const index = this.#places.findLastIndex(({ splitter }) => splitter.start <= unit);
    const { decoder, splitter } = copyOf(this.#places[Math.max(0, index)]);
    let found = -1;
    const look = (/** @type {number} */ _start, /** @type {number} */ end) => {
      if (found < 0 && unit < end) found = splitter.rows;
    };
    for await (const { chunk, isLast } of chunks(this.file, Math.max(0, index) * STEP)) {
      decoder.decode(chunk, isLast, (units) => splitter.split(units, look));
      if (isLast) splitter.end(look);
      if (found >= 0) break;
    }
    return found;
  }
}

const NOTHING = () => {};

/** @param {{ decoder: MarkingDecoder, splitter: RowSplitter }} place */
const copyOf = ({ decoder, splitter }) => ({ decoder: decoder.copy(), splitter: splitter.copy() });

/** @param {Malformed[]} malformed @param {number} by the number of code units */
const moved = (malformed, by) => malformed.map((one) => ({ ...one, at: one.at + by }));

/**
 * Reads a file from a position on, in chunks, the next one while the caller decodes one. An empty file gives one empty chunk.
 * @param {File} file
 * @param {number} start
 */
export async function* chunks(file, start) {
  const read = (/** @type {number} */ at) => readPart(file, at, at + STEP);
  let next = read(start);
  for (let at = start; at === start || at < file.size; at += STEP) {
    const chunk = await next;
    const isLast = at + STEP >= file.size;
    if (!isLast) {
      next = read(at + STEP);
      // If the caller stops here, nobody else handles an error.
      next.catch(() => {});
    }
    yield { chunk, isLast };
  }
}
