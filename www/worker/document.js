// A file in an encoding: its text, row by row. The text is never held as a whole. One pass through the file counts its
// rows and keeps the decoder's state at places not far from each other, from which any row can be decoded again.

import { MarkingDecoder } from './marking-decoder.js';
import { RowSplitter } from './rows.js';

/** How far the places are from each other, in bytes. */
const STEP = 1 << 19;

/** How many malformed sequences are listed. All are counted. */
const MOST_LISTED = 10_000;

/** How many places of a text that is looked for are found. */
export const MOST_FOUND = 10_000;

/**
 * @typedef {object} Found
 * @property {{ at: number, length: number }[]} places in code units from the start of the text
 * @property {boolean} isWhole whether these are all, or as many as are looked for
 */

/** A malformed sequence. @typedef {import('./marking-decoder.js').Malformed} Malformed */

/**
 * @typedef {object} Progress
 * @property {number} bytes how many were decoded
 * @property {number} rows
 * @property {number} lines
 * @property {number} malformed how many sequences
 * @property {number} milliseconds
 */

/**
 * @typedef {object} Row
 * @property {number} line the line's number, from 1 on; 0 for a part of a line that isn't its first
 * @property {number} start where it begins, in code units from the start of the text
 * @property {number} end where it ends, without the line's end
 * @property {string} text
 * @property {Malformed[]} malformed with their places in the row
 */

export class TextDocument {
  /** @type {Progress} */
  progress = { bytes: 0, rows: 0, lines: 0, malformed: 0, milliseconds: 0 };
  /** The first malformed sequences, with their places in the text. @type {Malformed[]} */
  malformed = [];
  /** What was known at each step. @type {{ decoder: MarkingDecoder, splitter: RowSplitter }[]} */
  #places = [];
  #label;

  /** @param {File} file @param {string} label */
  constructor(file, label) {
    this.file = file;
    this.#label = label;
  }

  /**
   * Goes through the file.
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
      const most = MOST_LISTED - this.malformed.length;
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
   * Decodes some rows, as many as there are.
   * @param {number} first
   * @param {number} count
   */
  async rows(first, count) {
    /** @type {Row[]} */
    const found = [];
    const end = Math.min(first + count, this.progress.rows);
    if (end <= first) return found;
    // A row that begins in the step before is also found there.
    const index = this.#places.findLastIndex(
      ({ splitter: { rows, start, length } }) => rows < first || (rows === first && start === length),
    );
    const { decoder, splitter } = copyOf(this.#places[index]);
    /** The text from `at` on. */
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

  /**
   * Finds a text, in any case.
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
        if (found.places.length < MOST_FOUND) found.places.push({ at: start + index, length: match.length });
      }
      // A match may begin in this chunk and end in the next one.
      const kept = Math.min(text.length, wanted.length - 1);
      start += text.length - kept;
      text = text.slice(text.length - kept);
      found.isWhole = isLast || found.places.length === MOST_FOUND;
      onProgress(found);
      if (found.isWhole) break;
    }
    return found;
  }

  /** The number of the row that a code unit is in. @param {number} unit its place in the text */
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

/** @param {Malformed[]} malformed @param {number} by how much */
const moved = (malformed, by) => malformed.map((one) => ({ ...one, at: one.at + by }));

/**
 * A file's bytes from a place on; one empty chunk of an empty file. The next chunk is read while one is decoded.
 * @param {File} file
 * @param {number} start
 */
export async function* chunks(file, start) {
  const read = (/** @type {number} */ at) => file.slice(at, at + STEP).arrayBuffer();
  let next = read(start);
  for (let at = start; at === start || at < file.size; at += STEP) {
    const chunk = new Uint8Array(await next);
    const isLast = at + STEP >= file.size;
    if (!isLast) {
      next = read(at + STEP);
      // If nobody waits for it.
      next.catch(() => {});
    }
    yield { chunk, isLast };
  }
}
