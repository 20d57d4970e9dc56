// The three views of a document: its text, its bytes, and its invalid bytes.

import { button, element } from './dom.js';
import { hex } from './format.js';
import { t } from './language.js';
import { textSelection } from './selection.js';
import { elementViewport } from './viewports.js';
import { VirtualRows } from './virtual-rows.js';

/** @typedef {import('../worker/document.js').Row} Row */
/** @typedef {import('../worker/document.js').Malformed} Malformed */

/** How far down the screen a selected row is shown. */
const MIDDLE = 1 / 3;

/**
 * Line numbers are in attributes, so that they aren't copied with the text.
 * @param {HTMLElement} container
 * @param {import('./viewports.js').Viewport} viewport
 * @param {(first: number, count: number) => Promise<Row[]>} fetch
 */
export function textView(container, viewport, fetch) {
  /** The marked part, in code units. */
  let selected = { at: 0, length: 0 };
  /** Start and end of each part that a repair has changed. @type {Uint32Array} */
  let changes = new Uint32Array();
  /** @type {WeakMap<Element, Row>} */
  const shown = new WeakMap();
  const rows = new VirtualRows(container, viewport, fetch, (/** @type {Row} */ data) => {
    const { line, start, text, malformed } = data;
    const row = element('div', { className: 'line' });
    shown.set(row, data);
    if (line > 0) row.dataset.line = String(line);
    const marks = malformed.map(({ at, offset, bytes }) => {
      const title = t('invalidAt', { offset: String(offset), bytes: hex(bytes) });
      return {
        at,
        end: at + 1,
        properties: { title, className: selected.length > 0 && start + at === selected.at ? 'selected' : '' },
      };
    });
    const [from, to] = [selected.at - start, selected.at - start + selected.length];
    if (selected.length > 0 && from < text.length && to > 0 && !marks.some(({ at }) => at === from)) {
      marks.push({
        at: Math.max(0, from),
        end: Math.min(text.length, to),
        properties: { title: '', className: 'match' },
      });
      marks.sort((a, b) => a.at - b.at);
    }
    /** @param {HTMLElement} parent @param {number} partStart @param {number} partEnd */
    const add = (parent, partStart, partEnd) => {
      let end = partStart;
      for (const { at, end: markEnd, properties } of marks) {
        const [first, last] = [Math.max(at, partStart), Math.min(markEnd, partEnd)];
        if (first < end || first >= last) continue;
        parent.append(text.slice(end, first), element('mark', { textContent: text.slice(first, last), ...properties }));
        end = last;
      }
      parent.append(text.slice(end, partEnd));
    };
    let end = 0;
    for (let i = firstAfter(changes, start); i < changes.length && changes[i] < start + text.length; i += 2) {
      const [first, last] = [Math.max(0, changes[i] - start), Math.min(text.length, changes[i + 1] - start)];
      if (first >= last) continue;
      add(row, end, first);
      const changed = element('mark', { className: 'changed' });
      add(changed, first, last);
      row.append(changed);
      end = last;
    }
    add(row, end, text.length);
    row.append('\n');
    return row;
  });
  return {
    rows,
    selection: textSelection(container, (line) => shown.get(line)),
    /** Marks what a repair has changed. @param {Uint32Array} parts start and end of each */
    mark(parts) {
      if (parts === changes) return;
      changes = parts;
      rows.refresh();
    },
    /** @param {number} row @param {{ at: number, length: number }} part */
    select(row, part) {
      selected = part;
      const isOnScreen = part.length > 0 && rows.isOnScreen(row);
      rows.refresh();
      if (part.length > 0 && !isOnScreen) rows.show(row, MIDDLE);
    },
  };
}

/** The index of the first part that ends after a position. @param {Uint32Array} parts starts and ends @param {number} position */
function firstAfter(parts, position) {
  let [low, high] = [0, parts.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (parts[2 * middle + 1] > position) high = middle;
    else low = middle + 1;
  }
  return 2 * low;
}

/** On narrow screens, a row has 8 bytes instead of 16. */
const narrow = matchMedia('(max-width: 40rem)');

/** @param {HTMLElement} container @param {(part: Blob) => Promise<Uint8Array>} read */
export function hexView(container, read) {
  let file = new Blob();
  let selected = { start: 0, end: 0 };
  let length = 16;
  const fetch = async (/** @type {number} */ first, /** @type {number} */ count) => {
    const bytes = await read(file.slice(first * length, (first + count) * length));
    return Array.from({ length: count }, (_, i) => bytes.subarray(i * length, (i + 1) * length));
  };
  const rows = new VirtualRows(
    container,
    elementViewport(container),
    fetch,
    (/** @type {Uint8Array} */ bytes, index) => {
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
    },
  );
  /** Adapts the rows to the width. @param {number} start the first byte on the screen */
  const layOut = (start) => {
    length = narrow.matches ? 8 : 16;
    rows.reset(Math.ceil(file.size / length));
    rows.show(Math.floor(start / length));
  };
  narrow.addEventListener('change', () => layOut(rows.first * length));
  return {
    /** @param {Blob} shown */
    open(shown) {
      if (shown === file) return;
      file = shown;
      selected = { start: 0, end: 0 };
      layOut(0);
    },
    /** @param {number} start @param {number} end */
    select(start, end) {
      selected = { start, end };
      rows.refresh();
      rows.show(Math.floor(start / length), MIDDLE);
    },
  };
}

/**
 * @param {HTMLElement} container
 * @param {(one: Malformed) => void} onSelect
 */
export function invalidView(container, onSelect) {
  /** @type {Malformed[]} */
  let list = [];
  const fetch = async (/** @type {number} */ first, /** @type {number} */ count) => list.slice(first, first + count);
  const rows = new VirtualRows(container, elementViewport(container), fetch, (/** @type {Malformed} */ one) => {
    const text = t('offset', { offset: String(one.offset), bytes: hex(one.bytes) });
    return element(
      'div',
      { className: 'line' },
      button(text, () => onSelect(one), { className: 'place' }),
    );
  });
  return {
    get listed() {
      return list.length;
    },
    clear() {
      list = [];
      rows.reset(0);
    },
    /** @param {Malformed[]} more */
    add(more) {
      list = [...list, ...more];
      rows.grow(list.length);
    },
  };
}
