// The packed form of an index. Its reader is src/index/packed.rs.
//
// A packed index is a byte sequence of two parts:
//
// 1. which pointers are mapped: the number of runs of consecutive pointers, then for each run the signed gap
//    from the previous run's end and the run's length;
// 2. their code points, in the same order, each as the signed difference from the expected code point: the first
//    one after the previous code point that no earlier entry has used. Zeros are common (most of Hangul and of
//    GBK's ideographs come in Unicode order), so a zero is followed by the number of further zeros.
//
// All numbers are little-endian base 128 ("LEB128"); signed ones are zigzagged first.

/**
 * @param {Map<number, number>} entries pointer to code point
 * @param {(pointer: number) => boolean} [first] pointers to write before all others; what they use is skipped by
 *   the expectation for the others
 * @returns {Uint8Array}
 */
export function pack(entries, first = () => false) {
  const pointers = [...entries.keys()].sort((a, b) => a - b);
  const ordered = [...pointers.filter(first), ...pointers.filter((pointer) => !first(pointer))];
  /** @type {number[]} */
  const bytes = [];
  packRuns(bytes, ordered);
  packCodePoints(
    bytes,
    ordered.map((pointer) => /** @type {number} */ (entries.get(pointer))),
  );
  return Uint8Array.from(bytes);
}

/**
 * @param {number[]} bytes
 * @param {number[]} pointers
 */
function packRuns(bytes, pointers) {
  /** @type {{ start: number, length: number }[]} */
  const runs = [];
  for (const pointer of pointers) {
    const last = runs.at(-1);
    if (last && pointer === last.start + last.length) last.length += 1;
    else runs.push({ start: pointer, length: 1 });
  }
  pushNumber(bytes, runs.length);
  let end = 0;
  for (const { start, length } of runs) {
    pushNumber(bytes, zigzag(start - end));
    pushNumber(bytes, length);
    end = start + length;
  }
}

/**
 * @param {number[]} bytes
 * @param {number[]} codePoints
 */
function packCodePoints(bytes, codePoints) {
  const used = new Set();
  let expected = 0;
  let zeros = 0;
  const flushZeros = () => {
    if (zeros === 0) return;
    pushNumber(bytes, 0);
    pushNumber(bytes, zeros - 1);
    zeros = 0;
  };
  for (const codePoint of codePoints) {
    if (codePoint === expected) {
      zeros += 1;
    } else {
      flushZeros();
      pushNumber(bytes, zigzag(codePoint - expected));
    }
    used.add(codePoint);
    expected = codePoint + 1;
    while (used.has(expected)) expected += 1;
  }
  flushZeros();
}

/** @param {number} number */
const zigzag = (number) => (number < 0 ? -2 * number - 1 : 2 * number);

/**
 * @param {number[]} bytes
 * @param {number} number
 */
function pushNumber(bytes, number) {
  while (number >= 0x80) {
    bytes.push((number & 0x7f) | 0x80);
    number >>>= 7;
  }
  bytes.push(number);
}
