// Finds encodings by their names, languages, countries and scripts.

import { resolveEncoding } from '../../js/encodings/resolve-encoding.js';
import { CODE_PAGES } from '../code-pages.js';
import { displayName, knownOf } from './encodings.js';
import { LANGUAGES } from './language.js';

/** The searchable words of each encoding. @type {Map<string, string[]> | undefined} */
let index;

/**
 * Finds the encodings that a query may mean, best match first.
 * @param {string} query
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 * @returns {string[]} their names
 */
export function findEncodings(query, encodings) {
  const wanted = simplify(query);
  if (wanted === '') return [];
  index ??= new Map(encodings.map((encoding) => [encoding.name, wordsOf(encoding)]));
  const meant = resolveEncoding(query);
  const ranked = [...index].map(([name, words]) => ({
    name,
    rank: name === meant ? 0 : Math.min(...words.map((word) => rank(word, wanted))),
  }));
  return ranked
    .filter((one) => one.rank < NONE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
}

/** Finds code pages of DOS. @param {string} query @returns {string[]} their names */
export function findCodePages(query) {
  const wanted = simplify(query);
  const isMeant = (/** @type {string} */ page) => [page, `cp${page}`, `ibm${page}`, `dos${page}`].includes(wanted);
  return CODE_PAGES.filter((page) => (wanted === 'dos' && page.length === 3) || isMeant(page)).map(
    (page) => `CP${page}`,
  );
}

const NONE = 3;

/** @param {string} word @param {string} wanted */
function rank(word, wanted) {
  if (word === wanted) return 0;
  if (word.startsWith(wanted)) return 1;
  return word.includes(wanted) ? 2 : NONE;
}

/** An encoding's names, and its languages, countries and scripts in the page's and their own languages. @param {import('./encodings.js').Encoding} encoding */
function wordsOf({ name, labels }) {
  const { about, names } = knownOf(name);
  const purposes = about.flatMap((code) =>
    [...Object.keys(LANGUAGES), ...ownLanguage(code)].map((tag) => displayName(code, tag)),
  );
  return [name, ...labels, ...names.split(' '), ...purposes].map(simplify).filter((word) => word !== '');
}

/** @param {string} code */
const ownLanguage = (code) => (/^[a-z]/.test(code) ? [code] : []);

/** Leaves only digits and lowercase letters without accents. @param {string} text */
function simplify(text) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
