// Knowledge about the indexes of the multi-byte encodings for pack.js: which parts of them are sorted, and how. It only
// makes the packed form smaller.

import { cutIntoClasses, inOrderBy } from './classes.js';
import { FIRST, LAST } from './ideographs.js';
import { pack } from './pack.js';
import { readIndex } from './read.js';

/** The first ideograph of each of the 214 radicals: the one that a Kangxi radical is compatible with. */
const RADICALS = Array.from({ length: 214 }, (_, i) =>
  Number(
    String.fromCharCode(0x2f00 + i)
      .normalize('NFKC')
      .codePointAt(0),
  ),
);

/** The leading byte of a pointer of index gb18030 or index EUC-KR. @param {number} pointer */
const leading = (pointer) => Math.floor(pointer / 190) + 0x81;

/**
 * Whether a pointer is in the 94 by 94 set that these indexes extend: GB 2312, KS X 1001. There both bytes are at least
 * 0xA1.
 * @param {number} pointer
 */
const isInOlderSet = (pointer) => leading(pointer) >= 0xa1 && pointer % 190 >= 0xa1 - 0x41;

/**
 * The indexes of the multi-byte encodings in packed form.
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
  // The first level by reading, the second by radical, then the extensions of NEC and IBM, by radical too.
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
  // GB 2312's first level by reading, its second by radicals of its own.
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
  // Two levels, each by strokes, then by radical.
  const big5 = packed('big5', ({ entries }) => ({
    kin: gb18030.kin,
    radicals: RADICALS,
    sections: [
      { classes: strokeClasses(ideographs(entries, (pointer) => pointer >= 5495 && pointer < 10896)), shuffled: true },
      {
        // The empty class makes the numbers of strokes those of the first level.
        classes: [[], ...strokeClasses(ideographs(entries, (pointer) => pointer >= 10896 && pointer < 18963))],
        shuffled: true,
      },
    ],
  }));
  return [big5, eucKr, gb18030, packed('iso-2022-jp-katakana', () => ({})), jis0208, jis0212];
}

/**
 * The ideographs of an index's part that no earlier part has, in order.
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
 * Classes by strokes, without the ideographs whose radical is not that of the place they are at.
 * @param {number[]} sequence
 */
function strokeClasses(sequence) {
  const radicalOf = (/** @type {number} */ ideograph) => RADICALS.findLastIndex((start) => start <= ideograph);
  return cutIntoClasses(sequence, 10).map((ideographs) => inOrderBy(ideographs, radicalOf));
}
