// Text in rows: lines, and parts of lines that are very long, so that no row is too long for the screen to lay out.

/**
 * @typedef {object} Row
 * @property {number} line the line's number, from 1 on; 0 for a part of a line that is not its first
 * @property {string} text without the line's end
 * @property {import('./marking-decoder.js').Malformed[]} malformed with their places in the row
 */

/** The most code units of a row. */
const LONGEST = 2000;

/** Splits a text that comes in parts. Its state is small, so that a copy of it can be kept for many places of a file. */
export class RowSplitter {
  /** How many rows are complete. */
  rows = 0;
  /** How many lines have begun. */
  lines = 0;
  #start = { text: '', malformed: /** @type {Row['malformed']} */ ([]) };
  #isInLine = false;
  #afterCarriageReturn = false;

  copy() {
    const copy = new RowSplitter();
    copy.rows = this.rows;
    copy.lines = this.lines;
    // A part of a string keeps all of it in memory, which here is a whole chunk's text.
    copy.#start = structuredClone(this.#start);
    copy.#isInLine = this.#isInLine;
    copy.#afterCarriageReturn = this.#afterCarriageReturn;
    return copy;
  }

  /**
   * Splits the next part of the text.
   * @param {string} part
   * @param {Row['malformed']} malformed with their places in the part
   * @param {boolean} isLast
   * @param {(row: () => Row, malformed: Row['malformed']) => void} use is called for each row that is complete
   */
  split(part, malformed, isLast, use) {
    const skip = this.#afterCarriageReturn && part[0] === '\n' ? 1 : 0;
    const before = this.#start.text.length;
    const text = this.#start.text + part.slice(skip);
    const marks = [...this.#start.malformed, ...malformed.map((one) => ({ ...one, at: one.at + before - skip }))];
    if (part.length > 0) this.#afterCarriageReturn = part.endsWith('\r');

    let start = 0;
    let mark = 0;
    const addRow = (/** @type {number} */ end, /** @type {boolean} */ endsLine) => {
      const [from, firstMark] = [start, mark];
      while (mark < marks.length && marks[mark].at < end) mark += 1;
      const own = firstMark === mark ? NONE : marks.slice(firstMark, mark);
      if (!this.#isInLine) this.lines += 1;
      const line = this.#isInLine ? 0 : this.lines;
      use(() => ({ line, text: text.slice(from, end), malformed: moved(own, -from) }), own);
      this.rows += 1;
      this.#isInLine = !endsLine;
    };
    const addLongRows = (/** @type {number} */ end) => {
      while (end - start > LONGEST) {
        const rowEnd = endOfRow(text, start + LONGEST);
        addRow(rowEnd, false);
        start = rowEnd;
      }
    };

    LINE_END.lastIndex = before;
    for (let match = LINE_END.exec(text); match; match = LINE_END.exec(text)) {
      addLongRows(match.index);
      addRow(match.index, true);
      start = LINE_END.lastIndex;
    }
    addLongRows(text.length);
    if (isLast && (start < text.length || this.#isInLine || this.rows === 0)) {
      addRow(text.length, true);
      start = text.length;
    }
    this.#start = { text: text.slice(start), malformed: moved(marks.slice(mark), -start) };
  }
}

/** @type {Row['malformed']} */
const NONE = [];

const LINE_END = /\r\n?|\n/g;

/** @param {Row['malformed']} malformed @param {number} by how much */
const moved = (malformed, by) => malformed.map((one) => ({ ...one, at: one.at + by }));

/** Where to end a row of a long line: behind a space if there is one near, and not in a surrogate pair. */
function endOfRow(/** @type {string} */ text, /** @type {number} */ most) {
  const space = text.lastIndexOf(' ', most - 1);
  if (space > most - 100) return space + 1;
  return (text.charCodeAt(most - 1) & 0xfc00) === 0xd800 ? most - 1 : most;
}
