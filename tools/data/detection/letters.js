// Packs the models of languages with alphabets. src/detection/language_unpacker.rs unpacks them, with the same contexts.

import { TextDecoder } from '../../../pkg/index.js';
import { bits } from '../tables/range-encoder.js';

/** The step of the costs of single letters, in eighths of a bit. */
export const ALONE = 4;
/** The step of differences between a pair's cost and that of its second letter alone, in eighths of a bit. */
export const STEP = 12;
const MAX_STEPS = 8;
const MAX_PAIR_COST = 104;
/**
 * Differences that matter less aren't stored, in eighths of a bit for each pair of a text. Latin scripts are harder to distinguish than
 * others; pairs of ASCII letters only distinguish languages.
 */
const WORTH = { ascii: 0.047, latin: 0.025, other: 0.063 };
/** How strongly the cost of rare pairs is drawn to that of their second letter alone. */
const SMOOTHING = 150;
/** A letter with a smaller share of a language's non-ASCII letters is foreign. */
const MIN_SHARE = 0.0001;

const ASCII = [...'abcdefghijklmnopqrstuvwxyz'];
const CELL_KINDS = 3;
const TENDENCIES = 5;
const MAX_COST = 31;
/** The step of how rare a cell's letters are together, in eighths of a bit. */
const RARITY = 12;
const RARITIES = 16;

/** Like `is_letter` in src/detection/symbols.rs, with the apostrophe. */
const LETTERS = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x17f],
  [0x1a0, 0x1b0],
  [0x300, 0x323],
  [0x386, 0x386],
  [0x388, 0x481],
  [0x490, 0x4ff],
  [0x5b0, 0x5ea],
  [0x621, 0x63a],
  [0x641, 0x652],
  [0x671, 0x6d3],
  [0xe01, 0xe3a],
  [0xe40, 0xe4e],
  [0x2019, 0x2019],
  [0xff66, 0xff9f],
];
const isLetter = (/** @type {string} */ character) => {
  const codePoint = character.codePointAt(0) ?? 0;
  return LETTERS.some(([first, last]) => first <= codePoint && codePoint <= last);
};
/** Like `fold` there. @param {string} letter */
const isLowercase = (letter) => letter.toLowerCase() === letter;

/** The characters of bytes from 0x80 on; in Shift_JIS, only half-width ones. @param {string} encoding */
const repertoire = (encoding) =>
  encoding === 'Shift_JIS'
    ? Array.from({ length: 63 }, (_, i) => String.fromCharCode(0xff61 + i))
    : [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, i) => i + 128))].filter(
        (character) => character !== '\ufffd',
      );

const sum = (/** @type {Iterable<number>} */ numbers) => [...numbers].reduce((a, b) => a + b, 0);

/** Packs languages one after the other, with the statistics of those before. */
export class LanguagePacker {
  #encoder;
  #letter = bits(2);
  /** How much more a letter costs than expected: first ASCII letters and separators, then others. */
  #alone = [bits(2 * MAX_COST), bits(2 * MAX_COST)];
  #zero = Array.from({ length: CELL_KINDS * TENDENCIES }, () => Array.from({ length: RARITIES }, () => bits(2)));
  #sign = Array.from({ length: CELL_KINDS * TENDENCIES }, () => bits(3));
  #magnitude = Array.from({ length: 2 * CELL_KINDS * RARITIES }, () => bits(MAX_STEPS - 1));
  /** The averages of cells between ASCII letters, in eighths of a step. */
  #averages = Array.from({ length: 27 * 27 }, () => 0);
  /** The average costs of separators, each ASCII letter and others alone, in eighths of a step. */
  #averagesAlone = Array.from({ length: 28 }, () => 0);

  /** @param {import('../tables/range-encoder.js').RangeEncoder} encoder */
  constructor(encoder) {
    this.#encoder = encoder;
  }

  /**
   * @param {import('./languages.js').Language} language
   * @param {import('./counts.js').Counts} pairs
   */
  pack({ locales, encodings, latin = false, visual = false }, pairs) {
    const alphabet = this.#packAlphabet(encodings, pairs);
    // Class 0 is everything between words.
    const classes = [' ', ...(latin ? ASCII : []), ...alphabet];
    const firstSpecial = latin ? 27 : 1;
    const counts = classes.map((first) => classes.map((second) => pairs.get(first + second) ?? 0));
    const all = sum(counts.map(sum));
    const alone = classes.map((_, second) => (sum(counts.map((row) => row[second])) + 1) / all);
    const costs = alone.map(
      (probability) => ALONE * Math.min(MAX_COST, Math.round((-Math.log2(probability) * 8) / ALONE)),
    );
    for (const [place, cost] of costs.entries()) this.#packAlone(place < firstSpecial ? place : 27, cost / ALONE);
    const isASCII = (/** @type {number} */ first, /** @type {number} */ second) =>
      first < firstSpecial && second < firstSpecial;
    const special = sum(counts.flatMap((row, first) => row.filter((_, second) => !isASCII(first, second))));
    let stored = 0;
    for (let first = 0; first < classes.length; first += 1) {
      const of = sum(counts[first]);
      let left = 0;
      for (let second = 0; second < classes.length; second += 1) {
        if (first + second === 0) continue;
        const kind = isASCII(first, second) ? 'ascii' : latin ? 'latin' : 'other';
        const probability = (counts[first][second] + SMOOTHING * alone[second]) / (of + SMOOTHING);
        const difference = Math.min(-Math.log2(probability) * 8, MAX_PAIR_COST) - costs[second];
        const weight = (counts[first][second] + of * alone[second]) / (kind === 'ascii' ? all : special);
        let steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(difference / STEP)));
        if (weight * Math.abs(difference) < WORTH[kind]) steps = 0;
        if (steps !== 0) stored += 1;
        this.#packSteps(kind, first * 27 + second, costs[first] + costs[second], left, steps);
        left = steps;
      }
    }
    return `${locales.join(' ')}${visual ? ' visual' : ''}: ${alphabet.join('')}, ${stored} cells`;
  }

  /** @param {string[]} encodings @param {import('./counts.js').Counts} pairs */
  #packAlphabet(encodings, pairs) {
    const characters = new Set(encodings.flatMap(repertoire));
    /** @type {Map<string, number>} */
    const frequency = new Map();
    for (const [[, letter], count] of pairs) {
      if (isLetter(letter) && characters.has(letter)) frequency.set(letter, (frequency.get(letter) ?? 0) + count);
    }
    const total = sum(frequency.values());
    let isIn = false;
    return repertoire(encodings[0])
      .filter((letter) => isLetter(letter) && isLowercase(letter))
      .filter((letter) => {
        const wasIn = isIn;
        isIn = (frequency.get(letter) ?? 0) > total * MIN_SHARE;
        this.#encoder.bit(this.#letter[wasIn ? 1 : 0], isIn);
        return isIn;
      });
  }

  /**
   * The same as `LanguageUnpacker::next` in src/detection/language_unpacker.rs.
   * @param {number} place of the average
   * @param {number} cost in steps
   */
  #packAlone(place, cost) {
    const average = this.#averagesAlone[place];
    const models = this.#alone[place < 27 ? 0 : 1].slice(MAX_COST - (average >> 3));
    this.#encoder.unary(models, MAX_COST, cost);
    this.#averagesAlone[place] = (average + cost * 8) >> 1;
  }

  /**
   * The same as `LanguageUnpacker::steps` in src/detection/language_unpacker.rs.
   * @param {'ascii' | 'latin' | 'other'} kind
   * @param {number} cell
   * @param {number} rarity how rare the two letters are
   * @param {number} left the steps of the cell before
   * @param {number} steps
   */
  #packSteps(kind, cell, rarity, left, steps) {
    const place = ['ascii', 'latin', 'other'].indexOf(kind);
    const tendency = kind === 'ascii' ? Math.max(-2, Math.min(2, (this.#averages[cell] + 2) >> 2)) : 0;
    const group = place * TENDENCIES + tendency + 2;
    const rareness = Math.min(Math.floor(rarity / RARITY), RARITIES - 1);
    this.#encoder.bit(this.#zero[group][rareness][left ? 1 : 0], steps !== 0);
    if (steps !== 0) {
      this.#encoder.bit(this.#sign[group][Math.sign(left) + 1], steps < 0);
      // Differences of rare pairs are only stored if they are large.
      const magnitude = this.#magnitude[(place * 2 + (steps < 0 ? 1 : 0)) * RARITIES + rareness];
      this.#encoder.unary(magnitude, MAX_STEPS - 1, Math.abs(steps) - 1);
    }
    if (kind === 'ascii') this.#averages[cell] += (steps * 8 - this.#averages[cell]) >> 1;
  }
}
