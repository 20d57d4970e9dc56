// Text in rows: lines, and parts of lines that are very long, so that no row is too long for the screen to lay out.

/** The most code units of a row. */
const LONGEST = 2000;

/** A long line is rather split after a space, if there is one among so many code units. */
const NEAR = 100;

/** Receives a row. @typedef {(start: number, end: number, line: number) => void} UseRow */

/**
 * Finds the rows of a text that comes in blocks. Places are in code units from the start of the text. It keeps no text, so
 * that a copy of it can be kept for many places of a file.
 */
export class RowSplitter {
  /** How many rows are complete. */
  rows = 0;
  /** How many lines have begun. */
  lines = 0;
  /** Where the row begins that isn't complete yet. */
  start = 0;
  /** How many code units there were. */
  length = 0;
  /** Whether the row is a part of a line that isn't its first. */
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
   * Goes through the next block.
   * @param {Uint16Array} units
   * @param {UseRow} use is called for each row that is complete, while `rows` is its number. `end` is without the line's
   *   end; `line` is the line's number, from 1 on, or 0 for a part of a line that isn't its first
   */
  split(units, use) {
    const before = this.length;
    let space = this.#lastSpace - before;
    let last = this.#lastUnit;
    let limit = this.start + LONGEST - before;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i];
      if (i === limit && unit !== LINE_FEED && unit !== CARRIAGE_RETURN) {
        const isPair = (last & 0xfc00) === 0xd800;
        const end = space >= i - NEAR && space < i ? space + 1 : isPair ? i - 1 : i;
        this.#addRow(before + end, before + end, false, use);
        limit = end + LONGEST;
      }
      if (unit <= SPACE) {
        if (unit === LINE_FEED && last === CARRIAGE_RETURN) {
          this.start = before + i + 1;
          limit = i + 1 + LONGEST;
        } else if (unit === LINE_FEED || unit === CARRIAGE_RETURN) {
          this.#addRow(before + i, before + i + 1, true, use);
          limit = i + 1 + LONGEST;
        } else if (unit === SPACE) space = i;
      }
      last = unit;
    }
    this.length += units.length;
    this.#lastSpace = before + space;
    this.#lastUnit = last;
  }

  /** Ends the text. @param {UseRow} use */
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
