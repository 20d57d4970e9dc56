// Packs the single-byte indexes as one message, because they are much alike.
//
// Each index begins with the number of the earlier index that is most like it, its *model*; the first has none. Then come guesses for each of
// the 128 pointers, each right or wrong: the model's code point; the one after the last code point; ISO-8859-1's; none. If all are wrong, the
// code point follows.

import { bits, RangeEncoder } from './range-encoder.js';
import { readIndex } from './read.js';

const POINTERS = 0x80;
const GUESSES = 4;
/** How many of a code point's lowest bits aren't learnt. */
const LOW = 3;

/**
 * @param {string} directory
 * @param {{ name: string }[]} encodings
 */
export function packSingleByte(directory, encodings) {
  const indexes = encodings.map(({ name }) =>
    // https://encoding.spec.whatwg.org/#legacy-single-byte-encodings: the two encodings share an index.
    readIndex(directory, name === 'ISO-8859-8-I' ? 'iso-8859-8' : name.toLowerCase()),
  );
  const tables = indexes.map(({ entries }) =>
    Array.from({ length: POINTERS }, (_, pointer) => entries.get(pointer) ?? 0),
  );
  const encoder = new RangeEncoder();
  // Indexed by which guesses were right for the last two pointers, and by the current guess.
  const isRight = Array.from({ length: 5 * 5 }, () => bits(GUESSES));
  const codePoints = bits(2 ** (16 - LOW));
  tables.forEach((table, i) => {
    const alike = tables
      .slice(0, i)
      .map((other) => other.filter((codePoint, pointer) => codePoint === table[pointer]).length);
    const model = Math.max(0, alike.indexOf(Math.max(...alike)));
    if (i > 0) encoder.uniform(model, i);
    let lastCodePoint = 0;
    let last = 0;
    let lastButOne = 0;
    table.forEach((codePoint, pointer) => {
      const guesses = [i > 0 ? tables[model][pointer] : 0, lastCodePoint + 1, POINTERS + pointer, 0];
      let right = 0;
      for (; right < GUESSES; right++) {
        // No guess is made twice.
        if (guesses.indexOf(guesses[right]) < right) continue;
        encoder.bit(isRight[last * 5 + lastButOne][right], guesses[right] === codePoint);
        if (guesses[right] === codePoint) break;
      }
      if (right === GUESSES) {
        encoder.tree(codePoints, 16 - LOW, codePoint >>> LOW);
        encoder.uniform(codePoint % 2 ** LOW, 2 ** LOW);
      }
      lastCodePoint = codePoint;
      [last, lastButOne] = [right, last];
    });
  });
  return { file: 'single-byte.bin', indexes, bytes: encoder.finish() };
}
