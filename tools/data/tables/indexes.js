// Tells pack.js which parts of the indexes of multi-byte encodings are sorted, and how. It only makes the packed form smaller.

import { cutIntoClasses, inOrderBy } from './classes.js';
import { FIRST, LAST } from './ideographs.js';
import { pack } from './pack.js';
import { readIndex } from './read.js';

/** The first ideograph of each radical: the one that its Kangxi radical is compatible with. */
const RADICALS = Array.from({ length: 214 }, (_, i) =>
  Number(
    String.fromCharCode(0x2f00 + i)
      .normalize('NFKC')
      .codePointAt(0),
  ),
);

/** The leading byte of a pointer in index gb18030 or index EUC-KR. @param {number} pointer */
const leading = (pointer) => Math.floor(pointer / 190) + 0x81;

/**
 * Whether a pointer is in the 94 by 94 set that these indexes extend, GB 2312 or KS X 1001: both bytes are at least 0xA1.
 * @param {number} pointer
 */
const isInOlderSet = (pointer) => leading(pointer) >= 0xa1 && pointer % 190 >= 0xa1 - 0x41;

/**
 * Packs the indexes of the multi-byte encodings.
 * @param {string} directory
 */
export function packIndexes(directory) {
  const packed = (
    /** @type {string} */ name,
    /** @type {(index: import('./read.js').Index) => import('./pack.js').Shape} */ shape,
  ) => {
    const index = readIndex(directory, name);
    return { file: `${name}.bin`, indexes: [index], ...pack(index.entries, shape(index)) };
  };
  // The first level by reading, the second by radical, then NEC's and IBM's extensions, also by radical.
  const jis0208 = packed('jis0208', ({ entries }) => ({
    sections: [
      {
        classes: cutIntoClasses(
          ideographs(entries, (pointer) => pointer < 47 * 94),
          1.5,
        ),
      },
      { classes: [ideographs(entries, (pointer) => pointer >= 47 * 94 && pointer < 84 * 94)] },
      { classes: [ideographs(entries, (pointer) => pointer >= 84 * 94)] },
    ],
  }));
  // By reading.
  const eucKr = packed('euc-kr', ({ entries }) => ({
    kin: jis0208.kin,
    sections: [{ classes: cutIntoClasses(ideographs(entries), 0.5) }],
    isKsX1001: isInOlderSet,
  }));
  // By radical.
  const jis0212 = packed('jis0212', ({ entries }) => ({
    kin: jis0208.kin,
    sections: [{ classes: [ideographs(entries)] }],
  }));
  // GB 2312's first level by reading, its second by its own radicals.
  const gb18030 = packed('gb18030', ({ entries }) => ({
    kin: jis0208.kin,
    sections: [
      {
        classes: cutIntoClasses(
          ideographs(entries, (pointer) => isInOlderSet(pointer) && leading(pointer) < 0xd8),
          5,
        ),
        shuffled: true,
      },
      {
        classes: cutIntoClasses(
          ideographs(entries, (pointer) => isInOlderSet(pointer) && leading(pointer) >= 0xd8),
          5,
        ),
      },
    ],
    otherIdeographs: true,
  }));
  // Two levels, each by strokes, then by radical
  const big5 = packed('big5', ({ entries }) => ({
    kin: gb18030.kin,
    radicals: RADICALS,
    sections: [
      { classes: strokeClasses(ideographs(entries, (pointer) => pointer >= 5495 && pointer < 10896)), shuffled: true },
      {
        // The empty class makes class numbers equal stroke counts in both levels.
        classes: [[], ...strokeClasses(ideographs(entries, (pointer) => pointer >= 10896 && pointer < 18963))],
        shuffled: true,
      },
    ],
  }));
  return [big5, eucKr, gb18030, packed('iso-2022-jp-katakana', () => ({})), jis0208, jis0212];
}

/**
 * The ideographs of a part of an index that come first there, in order.
 * @param {Map<number, number>} entries
 * @param {(pointer: number) => boolean} [isPart]
 */
function ideographs(entries, isPart = () => true) {
  const first = new Map();
  for (const [pointer, codePoint] of [...entries].sort(([a], [b]) => a - b)) {
    if (codePoint >= FIRST && codePoint <= LAST && !first.has(codePoint)) first.set(codePoint, pointer);
  }
  return [...first].filter(([, pointer]) => isPart(pointer)).map(([codePoint]) => codePoint);
}

/**
 * Classes by strokes, without ideographs that are out of order by radical.
 * @param {number[]} sequence
 */
function strokeClasses(sequence) {
  const radicalOf = (/** @type {number} */ ideograph) => RADICALS.findLastIndex((start) => start <= ideograph);
  return cutIntoClasses(sequence, 10).map((ideographs) => inOrderBy(ideographs, radicalOf));
}
