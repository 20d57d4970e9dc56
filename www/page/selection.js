// Selects and copies the text. A selection may include rows that have no elements because they aren't on the screen. Row numbers are
// never copied.

/** @typedef {import('../worker/document.js').Row} Row */

/**
 * @param {HTMLElement} container the element of the text
 * @param {(line: Element) => Row | undefined} rowOf
 */
export function textSelection(container, rowOf) {
  const lines = () => [...container.querySelectorAll('.line')];

  /**
   * The position in the text of one end of the selection.
   * @param {Node} node
   * @param {number} offset
   * @returns {number} in code units; 0 before the text, and Infinity after it
   */
  function positionOf(node, offset) {
    const range = document.createRange();
    const line = elementOf(node).closest('.line');
    const row = line && rowOf(line);
    if (row) {
      range.setStart(line, 0);
      range.setEnd(node, offset);
      return row.start + Math.min(range.toString().length, row.text.length);
    }
    if (elementOf(node).closest('.layer') && container.contains(node)) {
      // It is between two rows.
      range.setStart(node, offset);
      range.setEndAfter(container);
      const next = lines().find((one) => range.comparePoint(one, 0) === 0);
      return (next && rowOf(next)?.start) ?? rowOf(lines()[lines().length - 1])?.end ?? 0;
    }
    range.selectNodeContents(container);
    const side = range.comparePoint(node, offset);
    return side < 0 || (side === 0 && offset === 0) ? 0 : Infinity;
  }

  return {
    all: () => getSelection()?.selectAllChildren(/** @type {Element} */ (container.firstElementChild)),

    /** The selected part, in code units; undefined if nothing is selected. */
    get part() {
      const selection = getSelection();
      if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
      const range = selection.getRangeAt(0);
      if (!range.intersectsNode(container)) return undefined;
      const from = positionOf(range.startContainer, range.startOffset);
      const to = positionOf(range.endContainer, range.endOffset);
      return from < to ? { from, to } : undefined;
    },

    /** The text of a part that is on the screen. @param {{ from: number, to: number }} part */
    onScreen({ from, to }) {
      const rows = lines()
        .map(rowOf)
        .filter((row) => row !== undefined);
      const isWhole = rows.every((row, i) => i === 0 || row.start - rows[i - 1].end <= LONGEST_LINE_END);
      if (!isWhole || !(rows[0]?.start <= from) || !(rows[rows.length - 1].end >= to)) return undefined;
      return rows
        .map(
          (row, i) =>
            row.text.slice(Math.max(0, from - row.start), Math.max(0, to - row.start)) +
            endOf(row, rows[i + 1], from, to),
        )
        .join('');
    },
  };
}

const LONGEST_LINE_END = 2;

/** The line ending between two rows, if the part contains it. @param {Row} row @param {Row | undefined} next @param {number} from @param {number} to */
const endOf = ({ end }, next, from, to) => (next && next.start > end && from <= end && to > end ? '\n' : '');

/** @param {Node} node */
const elementOf = (node) => (node instanceof Element ? node : /** @type {Element} */ (node.parentElement));
