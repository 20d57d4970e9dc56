// Counts how often letters follow each other in the training texts, and how often ideographs occur.

import { paragraphs, sources, words } from './corpus.js';
import { asWrittenIn, halfWidth } from './languages.js';

/** How many characters of a source are read for a language, so that no source outweighs others. */
const MAX_OF_A_SOURCE = 400_000;
/** How many pairs a language's prose, its names, and each list of words weigh. */
const TOTAL = 1_000_000;

/** The typewriter's apostrophe and the right one, which is a letter in Afrikaans ’n. */
const apostrophes = /(?<=\p{L})['’]|['’](?=n )/gu;
const isLetter = (/** @type {string} */ character) => /[\p{L}\p{M}’ﾞﾟ]/u.test(character);

/** Like `fold` in src/detection/symbols.rs. @param {string} letter */
const fold = (letter) => (letter === 'İ' ? 'ı' : letter.toLowerCase());

/** @param {string} locale @param {boolean} short whether names instead of prose */
function* texts(locale, short) {
  for (const source of sources.training.filter((source) => Boolean(source.short) === short)) {
    let rest = MAX_OF_A_SOURCE;
    for (const paragraph of paragraphs(source, locale)) {
      rest -= paragraph.length;
      if (rest < 0) break;
      yield paragraph;
    }
  }
}

/** @typedef {Map<string, number>} Counts */

/** @param {Counts} counts @param {string} key @param {number} count */
const add = (counts, key, count) => counts.set(key, (counts.get(key) ?? 0) + count);

/** Adds counts, scaled to a total. @param {Counts} to @param {Counts} counts @param {number} total */
function mix(to, counts, total) {
  const sum = [...counts.values()].reduce((a, b) => a + b, 0);
  if (sum > 0) for (const [key, count] of counts) add(to, key, (count * total) / sum);
}

/**
 * How often a letter follows another. The keys are both letters; a space stands for anything between words.
 * @param {import('./languages.js').Language} language
 */
export function countPairs({ locales, visual = false, halfWidth: isHalfWidth = false }) {
  /** @type {Counts} */
  const all = new Map();
  for (const locale of locales) {
    const count = (/** @type {Counts} */ counts, /** @type {string} */ line, /** @type {number} */ times) => {
      let previous = ' ';
      for (const character of visual ? [...line].reverse() : line) {
        const letter = isLetter(character) ? fold(character) : ' ';
        if (letter !== ' ' || previous !== ' ') add(counts, previous + letter, times);
        previous = letter;
      }
      if (previous !== ' ') add(counts, `${previous} `, times);
    };
    const asWritten = (/** @type {string} */ line) => (isHalfWidth ? halfWidth(line) : asWrittenIn(locale, line));
    for (const short of [false, true]) {
      /** @type {Counts} */
      const inTexts = new Map();
      for (const line of texts(locale, short)) count(inTexts, asWritten(line).replace(apostrophes, '’'), 1);
      mix(all, inTexts, TOTAL / locales.length);
    }
    for (const source of sources.words) {
      /** @type {Counts} */
      const inWords = new Map();
      for (const [word, frequency] of words(source, locale)) count(inWords, asWritten(word), frequency);
      mix(all, inWords, TOTAL / locales.length);
    }
  }
  return all;
}

/** @param {string} locale */
export function countCharacters(locale) {
  /** @type {Counts} */
  const all = new Map();
  for (const short of [false, true]) {
    /** @type {Counts} */
    const inTexts = new Map();
    for (const line of texts(locale, short)) {
      for (const character of asWrittenIn(locale, line)) add(inTexts, character, 1);
    }
    mix(all, inTexts, TOTAL);
  }
  /** @type {Counts} */
  const inWords = new Map();
  for (const source of sources.words) {
    for (const [word, frequency] of words(source, locale)) {
      for (const character of word) add(inWords, character, frequency);
    }
  }
  mix(all, inWords, TOTAL);
  return all;
}
