// Splits text into rows: lines, or parts of lines that are too long for browsers to lay out.

import { isLeadingSurrogate } from '../../js/common/code-points.js';

/** In code units. */
const MAX_LENGTH = 2000;

/** A long line is split after a space, if there is one this close, in code units. */
const SEARCHED_FOR_SPACE = 100;

/** Receives a row. @typedef {(start: number, end: number, line: number) => void} UseRow */

/**
 * Finds the rows of a text in blocks. Positions are in code units from the start of the text. It holds no text, so copies of it can be
 * stored for many positions.
 */
export class RowSplitter {
  /** How many rows are complete. */
  rows = 0;
  /** How many lines have begun. */
  lines = 0;
  /** Where the current row begins. */
  start = 0;
  /** How many code units were read. */
  length = 0;
  /** Whether the current row continues a line. */
  #isInLine = false;
  #lastSpace = -1;
  #lastUnit = 0;

  copy() {
    const copy = new RowSplitter();
    copy.rows = this.rows;
    copy.lines = this.lines;
    copy.start = this.start;
    copy.length = this.length;
    copy.#isInLine = this.#isInLine;
    copy.#lastSpace = this.#lastSpace;
    copy.#lastUnit = this.#lastUnit;
    return copy;
  }

  /**
   * @param {Uint16Array} units
   * @param {UseRow} use called for each complete row, while `rows` is its number. `end` excludes the line ending; `line` is
   *   the number of the line, from 1, or 0 for the later rows of a long line
   */
  split(units, use) {
    const before = this.length;
    let space = this.#lastSpace - before;
    let last = this.#lastUnit;
    let limit = this.start + MAX_LENGTH - before;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i];
      if (i === limit && unit !== LINE_FEED && unit !== CARRIAGE_RETURN) {
        const isPair = isLeadingSurrogate(last);
        const end = space >= i - SEARCHED_FOR_SPACE && space < i ? space + 1 : isPair ? i - 1 : i;
        this.#addRow(before + end, before + end, false, use);
        limit = end + MAX_LENGTH;
      }
      if (unit <= SPACE) {
        if (unit === LINE_FEED && last === CARRIAGE_RETURN) {
          this.start = before + i + 1;
          limit = i + 1 + MAX_LENGTH;
        } else if (unit === LINE_FEED || unit === CARRIAGE_RETURN) {
          this.#addRow(before + i, before + i + 1, true, use);
          limit = i + 1 + MAX_LENGTH;
        } else if (unit === SPACE) space = i;
      }
      last = unit;
    }
    this.length += units.length;
    this.#lastSpace = before + space;
    this.#lastUnit = last;
  }

  /** @param {UseRow} use */
  end(use) {
    const isIncomplete = this.start < this.length || this.#isInLine || this.rows === 0;
    if (isIncomplete) this.#addRow(this.length, this.length, true, use);
  }

  /**
   * @param {number} end
   * @param {number} next where the next row starts
   * @param {boolean} endsLine
   * @param {UseRow} use
   */
  #addRow(end, next, endsLine, use) {
    if (!this.#isInLine) this.lines += 1;
    use(this.start, end, this.#isInLine ? 0 : this.lines);
    this.rows += 1;
    this.start = next;
    this.#isInLine = !endsLine;
  }
}

const [LINE_FEED, CARRIAGE_RETURN, SPACE] = [0x0a, 0x0d, 0x20];
