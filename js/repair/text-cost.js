// Estimates in bits how improbable a string is as text. This is rough: only characters outside ASCII cost anything.

import { decode } from '../api/hooks.js';
import { lazy } from '../common/lazy.js';

/**
 * Kinds of characters. For those between `SEPARATOR` and `SIGN`, see `CHARACTERS`. From `LETTER` on, they are letters:
 * ten times the number of the script, plus one for capitals.
 */
const OTHER = 1;
const SEPARATOR = 2;
const SIGN = 7;
const RARE = 8;
const JUNK = 9;
const LETTER = 10;
const EAST_ASIAN = 1000;
const KANA = 1010;
/** Korean letters outside syllables, as in chats, and wide forms of ASCII. */
const FORMS = 1020;

/** What each kind up to `JUNK` costs after a letter, after another kind, and after a sign or a rare character. */
const COSTS = [
  [0, 0, 0],
  [0, 0, 0],
  [6, 5, 6],
  [6, 8, 7],
  [5, 8, 7],
  [8, 6, 9],
  [12, 6, 7],
  [13, 8, 7],
  [15, 15, 9],
  [22, 22, 22],
];
/** What a letter costs in addition after each of these. */
const BEFORE_LETTER = [0, 0, 0, 6, 0, 4, 0, 3, 5, 4];

// Escaped, because bundlers don't escape regular expressions, and a script in ASCII is smaller and faster to parse.

/** Each kind from `SEPARATOR` to `RARE`, outside ASCII. Other characters that aren't letters are rare, too. */
const CHARACTERS = [
  // No-break space, « and », which open or close, Arabic comma, dashes, bullet, middle dots, the punctuation of East Asia.
  /[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,
  // Closing quotation marks, ellipsis, Arabic semicolon and question mark.
  /[\u061B\u061F\u201D\u203A\u2026]/,
  // Apostrophe, and the quotation marks that open or close, depending on the language.
  /[\u2018\u2019\u201C]/,
  // Ordinals, powers, primes, degree, registered and trade mark.
  /[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,
  // Opening quotation marks, inverted marks.
  /[\xA1\xBF\u201A\u201E\u2039]/,
  // Currencies, section, copyright, fractions, operators, arrows, circled numbers, shapes and pictograms.
  /[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,
  // Soft hyphen.
  /\xAD/,
];

/** Ã, å, ß and ŝ: frequent in few languages, but in much mojibake and in many wrong repairs. */
const RARE_LATIN = /[\xC3\xDF\xE5\u015D]/;

/**
 * Cyrillic letters that together make up less than a seventh of a text: б г ж з й, ф to я, and those that Russian
 * lacks.
 */
const RARE_CYRILLIC = /[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i;

/** Letters of Latin, Greek, Cyrillic, Hebrew, Arabic and Thai in languages that have an encoding of their own. */
const COMMON =
  /[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/;

/** Greek letters that Kabyle, for example, has beside Latin ones. */
const BORROWED = /[\u0393\u0395\u03B3\u03B5]/;

/** Not literals, for which Node would build the sets when it parses the script. */
const unicodeSets = /* @__PURE__ */ lazy(() =>
  ['\\p{Cc}\\p{Co}\\p{Cn}\uFFFD', '\\p{L}\\p{M}', '\\p{Lu}'].map((set) => new RegExp(`[${set}]`, 'u')),
);

/** Whether a character stands between words, or at their ends. @param {string} character */
export const isPunctuation = (character) => CHARACTERS.slice(0, 5).some((pattern) => pattern.test(character));

/** @param {string} character @param {number} codePoint */
function findKind(character, codePoint) {
  if (/[\t\n\f\r]/.test(character)) return OTHER;
  const [junk, letters, capitals] = unicodeSets();
  if (junk.test(character)) return JUNK;
  const listed = CHARACTERS.findIndex((pattern) => pattern.test(character));
  if (listed >= 0) return SEPARATOR + listed;
  if ((codePoint >= 0x3130 && codePoint < 0x3190) || (codePoint > 0xff00 && codePoint < 0xff60)) return FORMS;
  if (!letters.test(character)) return codePoint < 0x80 ? OTHER : RARE;
  if (codePoint < 0x3000) {
    // 256 code points stand for a script; everything up to the combining marks is Latin.
    const script = codePoint < 0x370 || codePoint >> 8 === 0x1e ? 1 : codePoint >> 8 === 0x1f ? 3 : codePoint >> 8;
    return LETTER * script + Number(capitals.test(character));
  }
  return codePoint < 0x3100 || (codePoint >= 0xff61 && codePoint <= 0xff9f) ? KANA : EAST_ASIAN;
}

/** Kana above this code point are half-width, and rare. */
const HALF_WIDTH = 0xff00;

/** Japanese, Simplified Chinese, Traditional Chinese and Korean. @type {Set<string>[] | undefined} */
let everyday;

/**
 * The characters in some rows of a two-byte encoding.
 * @param {string} label
 * @param {number} first lead byte
 * @param {number} last lead byte
 * @param {number} [start] first trail byte
 */
function rowsOf(label, first, last, start = 0xa1) {
  const bytes = [];
  for (let lead = first; lead <= last; lead++) {
    for (let trail = start; trail < 0xff; trail++) bytes.push(lead, trail);
  }
  return new Set(decode(Uint8Array.from(bytes), label));
}

/** The kinds of the Basic Multilingual Plane; 0 if not known yet. @type {Uint16Array | undefined} */
let kinds;

/**
 * The cost of a letter outside ASCII and East Asian scripts, apart from its case.
 * @param {string} character
 * @param {number} kind
 * @param {string} last the character before it
 * @param {boolean} isSameScript
 */
function costOfLetter(character, kind, last, isSameScript) {
  const afterDigit = /[0-9]/.test(last) ? 4 : 0;
  if (kind < 2 * LETTER) {
    if (!COMMON.test(character)) return afterDigit + 15;
    if (isSameScript && last >= '\x80') return afterDigit + 10;
    return afterDigit + (RARE_LATIN.test(character) ? 9 : 6);
  }
  // The first letter of a script costs more, and much more if few texts are in it.
  if (!COMMON.test(character)) return afterDigit + (isSameScript && kind >= 5 * LETTER ? 6 : 12);
  return afterDigit + (RARE_CYRILLIC.test(character) ? 7 : 4) + (isSameScript ? 0 : 3);
}

/** @param {string} text */
export function costOf(text) {
  kinds ??= new Uint16Array(0x10000);
  everyday ??= [
    rowsOf('shift_jis', 0x88, 0x97, 0x40),
    rowsOf('gbk', 0xb0, 0xd7),
    rowsOf('big5', 0xa4, 0xc6, 0x40),
    rowsOf('euc-kr', 0xb0, 0xc8),
  ];
  /** The cost of the East Asian characters in each language. */
  const eastAsian = everyday.map(() => 0);
  let sum = 0;
  let previous = OTHER;
  let before = OTHER;
  let last = '';
  for (const character of text) {
    const codePoint = Number(character.codePointAt(0));
    let kind = kinds[codePoint] || findKind(character, codePoint);
    kinds[codePoint] = kind;
    if (BORROWED.test(character) && (previous === LETTER || previous === LETTER + 1)) kind = LETTER + (kind % LETTER);
    const isInWord = previous >= LETTER;
    if (character === last && kind !== JUNK) sum += kind > OTHER && codePoint > 0x80 ? 3 : 0;
    else if (kind < LETTER)
      sum += kind === RARE && previous === RARE ? 4 : COSTS[kind][isInWord ? 0 : previous < SIGN ? 1 : 2];
    else if (kind >= EAST_ASIAN) {
      if (kind === FORMS) sum += 8;
      else
        for (const [i, characters] of everyday.entries()) {
          if (kind === KANA) eastAsian[i] += i > 0 ? 13 : codePoint > HALF_WIDTH ? 7 : 5;
          else eastAsian[i] += characters.has(character) ? 9 : 14;
        }
      if (isInWord && previous < EAST_ASIAN) sum += last < '\x80' ? 7 : 9;
    } else {
      const isASCII = character < '\x80';
      const isSameScript = isInWord && Math.trunc(previous / LETTER) === Math.trunc(kind / LETTER);
      if (!isASCII) sum += costOfLetter(character, kind, last, isSameScript);
      // Scripts don't mix within a word, nor do lowercase letters and capitals.
      if (isInWord && previous !== kind) {
        if (previous >= EAST_ASIAN) sum += isASCII ? 5 : 9;
        else if (!isSameScript) sum += 12;
        else if (kind % LETTER === 1) sum += isASCII && last < '\x80' ? 3 : 11;
        else if (before === previous) sum += isASCII && last < '\x80' ? 2 : 6;
      } else if (!isASCII && !isInWord) sum += (kind < 2 * LETTER ? 2 : 1) * (kind % LETTER);
      if (previous < LETTER) sum += BEFORE_LETTER[previous];
    }
    before = previous;
    previous = kind;
    last = character;
  }
  return sum + Math.min(...eastAsian);
}
