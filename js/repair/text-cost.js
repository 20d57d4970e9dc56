// Estimates how improbable a string is as text, in bits. The measure is rough: only characters other than ASCII cost anything.

import { decode } from '../api/hooks.js';
import { lazy } from '../common/lazy.js';

/** Kinds of characters. From `LETTER` on, they are letters: ten times the number of their script, plus one for capitals. */
const OTHER = 1;
const PUNCTUATION = 2;
const SYMBOL = 3;
const JUNK = 4;
const LETTER = 10;
/** Letters of East Asian scripts. */
const EAST_ASIAN = 1000;
const KANA = 1010;

// These characters are escaped because bundlers don't escape regular expressions. A script that is all ASCII is smaller, and
// engines parse it in less time.

/** No-break space and « · », Arabic ، ؛ ؟, dashes and ‘ ’ “ ” „ …, and the wide ones of East Asia: 、 。 《 》 「 」 『 』 ！ （ ） ， ： ； ？ */
const SEPARATORS =
  /[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/;
/** @param {string} character */
export const isSeparator = (character) => SEPARATORS.test(character);

/** Cyrillic letters that together make up less than a seventh of a text: б г ж з й, and ф to я. */
const RARE_CYRILLIC = /[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i;

/** Not literals: for these, Node would build the sets when it parses the script, which takes 0.3 ms. */
const unicodeSets = /* @__PURE__ */ lazy(() =>
  ['\\p{Cc}\\p{Co}\\p{Cn}\uFFFD', '\\p{L}\\p{M}', '\\p{Lu}'].map((set) => new RegExp(`[${set}]`, 'u')),
);

/** @param {string} character @param {number} codePoint */
function findKind(character, codePoint) {
  if (/[\t\n\f\r]/.test(character)) return OTHER;
  const [junk, letters, capitals] = unicodeSets();
  if (junk.test(character)) return JUNK;
  if (!letters.test(character)) {
    if (codePoint < 0x80) return OTHER;
    return isSeparator(character) ? PUNCTUATION : SYMBOL;
  }
  if (codePoint < 0x3000) {
    // A block of 256 code points stands for a script; everything up to the combining marks is Latin.
    const script = codePoint < 0x370 ? 1 : codePoint >> 8;
    return LETTER * script + Number(capitals.test(character));
  }
  return codePoint < 0x3100 || (codePoint >= 0xff61 && codePoint <= 0xff9f) ? KANA : EAST_ASIAN;
}

/** Kana above this code point are half-width, which are rare. */
const HALF_WIDTH = 0xff00;

/** The everyday characters of Japanese, Simplified Chinese, Traditional Chinese and Korean. @type {Set<string>[] | undefined} */
let everyday;

/**
 * The characters in some rows of a two-byte encoding.
 * @param {string} label
 * @param {number} first the lead byte of the first row
 * @param {number} last the lead byte of the last row
 * @param {number} [start] the first trail byte of each row
 */
function rowsOf(label, first, last, start = 0xa1) {
  const bytes = [];
  for (let lead = first; lead <= last; lead++) {
    for (let trail = start; trail < 0xff; trail++) bytes.push(lead, trail);
  }
  return new Set(decode(Uint8Array.from(bytes), label));
}

/** The kind of each character in the Basic Multilingual Plane; 0 if it is unknown yet. @type {Uint16Array | undefined} */
let kinds;

/** @param {string} text */
export function costOf(text) {
  kinds ??= new Uint16Array(0x10000);
  everyday ??= [
    rowsOf('shift_jis', 0x88, 0x97, 0x40),
    rowsOf('gbk', 0xb0, 0xd7),
    rowsOf('big5', 0xa4, 0xc6, 0x40),
    rowsOf('euc-kr', 0xb0, 0xc8),
  ];
  /** The cost of the East Asian characters in each of these languages. */
  const eastAsian = everyday.map(() => 0);
  let sum = 0;
  let previous = OTHER;
  for (const character of text) {
    const codePoint = Number(character.codePointAt(0));
    const kind = kinds[codePoint] || findKind(character, codePoint);
    kinds[codePoint] = kind;
    const isInWord = previous >= LETTER;
    if (kind === JUNK) sum += 22;
    else if (kind === SYMBOL) sum += isInWord ? 15 : previous === SYMBOL ? 7 : 11;
    else if (kind === PUNCTUATION) sum += isInWord ? 9 : 7;
    else if (kind >= EAST_ASIAN) {
      for (const [i, characters] of everyday.entries()) {
        if (kind === KANA) eastAsian[i] += i > 0 ? 13 : codePoint > HALF_WIDTH ? 9 : 5;
        else eastAsian[i] += characters.has(character) ? 9 : 14;
      }
      if (isInWord && previous < EAST_ASIAN) sum += 9;
    } else if (kind >= LETTER) {
      const isASCII = character < '\x80';
      if (!isASCII) sum += kind < 2 * LETTER ? 6 : RARE_CYRILLIC.test(character) ? 7 : 4;
      // Scripts don't mix within a word, nor do small letters and capitals.
      if (isInWord && previous !== kind) {
        if (previous >= EAST_ASIAN) sum += 6;
        else if (Math.trunc(previous / LETTER) !== Math.trunc(kind / LETTER)) sum += 12;
        else if (kind % LETTER === 1) sum += isASCII ? 3 : 11;
      } else if (isInWord && !isASCII) sum += kind % LETTER;
      if (previous === SYMBOL || previous === JUNK) sum += 4;
    }
    previous = kind;
  }
  return sum + Math.min(...eastAsian);
}
