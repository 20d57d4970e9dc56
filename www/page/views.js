// The three views of a document: its text, its bytes, and what is malformed.

import { counted, element, hex } from './dom.js';
import { VirtualRows } from './virtual-rows.js';

/** @typedef {import('../worker/document.js').Row} Row */
/** @typedef {import('../worker/document.js').Malformed} ListedMalformed */

/**
 * The text. Line numbers are in attributes, so that they are not part of what is copied.
 * @param {HTMLElement} container
 * @param {(first: number, count: number) => Promise<Row[]>} fetch
 */
export function textView(container, fetch) {
  /** @type {number | undefined} */
  let selected;
  const rows = new VirtualRows(container, fetch, (/** @type {Row} */ { line, text, malformed }) => {
    const row = element('div', { className: 'line' });
    if (line > 0) row.dataset.line = String(line);
    let end = 0;
    for (const { at, offset, bytes } of malformed) {
      const mark = element('mark', { textContent: '\uFFFD', title: `Malformed at offset ${offset}: ${hex(bytes)}` });
      mark.classList.toggle('selected', offset === selected);
      row.append(text.slice(end, at), mark);
      end = at + 1;
    }
    row.append(`${text.slice(end)}\n`);
    return row;
  });
  return {
    rows,
    /** @param {number} row @param {number} offset of a malformed sequence in it */
    select(row, offset) {
      selected = offset;
      rows.refresh();
      rows.show(row);
    },
  };
}

/** Where there is not much room, rows are shorter. */
const narrow = matchMedia('(max-width: 40rem)');

/** @param {HTMLElement} container */
export function hexView(container) {
  let file = new Blob();
  let selected = { start: 0, end: 0 };
  /** How many bytes there are in a row. */
  let length = 16;
  const fetch = async (/** @type {number} */ first, /** @type {number} */ count) => {
    const bytes = new Uint8Array(await file.slice(first * length, (first + count) * length).arrayBuffer());
    return Array.from({ length: count }, (_, i) => bytes.subarray(i * length, (i + 1) * length));
  };
  const rows = new VirtualRows(container, fetch, (/** @type {Uint8Array} */ bytes, index) => {
    const start = index * length;
    const isSelected = (/** @type {number} */ i) => start + i >= selected.start && start + i < selected.end;
    const cells = [...bytes].map((byte, i) => element(isSelected(i) ? 'mark' : 'span', { textContent: hex([byte]) }));
    const ascii = [...bytes].map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join('');
    const padding = '   '.repeat(length - bytes.length);
    return element(
      'div',
      { className: 'line' },
      element('span', { className: 'offset', textContent: start.toString(16).toUpperCase().padStart(8, '0') }),
      ...cells.flatMap((cell) => [' ', cell]),
      `${padding}  `,
      element('span', { className: 'ascii', textContent: ascii }),
    );
  });
  /** Lays the rows out for the width. @param {number} start the first byte on the screen */
  const layOut = (start) => {
    length = narrow.matches ? 8 : 16;
    rows.reset(Math.ceil(file.size / length));
    rows.show(Math.floor(start / length), 0);
  };
  narrow.addEventListener('change', () => layOut(rows.first * length));
  return {
    /** @param {Blob} shown */
    open(shown) {
      file = shown;
      selected = { start: 0, end: 0 };
      layOut(0);
    },
    /** @param {number} start @param {number} end */
    select(start, end) {
      selected = { start, end };
      rows.refresh();
      rows.show(Math.floor(start / length));
    },
  };
}

/**
 * @param {HTMLElement} container
 * @param {HTMLElement} summary
 * @param {(one: ListedMalformed) => void} onSelect
 */
export function malformedView(container, summary, onSelect) {
  /** @type {ListedMalformed[]} */
  let list = [];
  const fetch = async (/** @type {number} */ first, /** @type {number} */ count) => list.slice(first, first + count);
  const rows = new VirtualRows(container, fetch, (/** @type {ListedMalformed} */ one) => {
    const button = element('button', { type: 'button', className: 'place' }, `Offset ${one.offset}: ${hex(one.bytes)}`);
    button.addEventListener('click', () => onSelect(one));
    return element('div', { className: 'line' }, button);
  });
  return {
    get listed() {
      return list.length;
    },
    clear() {
      list = [];
      rows.reset(0);
      summary.textContent = '';
    },
    /** @param {ListedMalformed[]} more @param {number} total how many there are, listed or not */
    add(more, total) {
      list = [...list, ...more];
      rows.grow(list.length);
      const rest =
        total > list.length && list.length > 0 ? ` The first ${list.length.toLocaleString('en')} are listed.` : '';
      summary.textContent = total === 0 ? 'None.' : `${counted(total, 'malformed sequence')}.${rest}`;
    },
  };
}
