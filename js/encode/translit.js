// Transliteration: finds the best fit for a character that an encoding can't represent. docs/translit.md lists all
// fits.

import { UnmappableError } from '../common/errors.js';
import { lazy } from '../common/lazy.js';
import { BEST_FITS, STEPS } from '../generated/translit.js';
import { EncoderCommon } from './stream.js';

/** The fits of characters that don't decompose well, the best first. */
const fits = /* @__PURE__ */ lazy(() => {
  const lines = BEST_FITS.split('\n');
  let codePoint = 0;
  return new Map(
    STEPS.split(',').map((step, i) => {
      codePoint += Number.parseInt(step || '1', 36);
      return [String.fromCodePoint(codePoint), lines[i].split('\t')];
    }),
  );
});

/** The longest path from a character to its fit, such as Ǽ → Æ → AE. */
const MAX_STEPS = 3;

/** Marks that may be omitted: those of Latin, Greek and Cyrillic letters, except strokes through a letter. */
const isMark = (/** @type {string} */ character) => /[\u0300-\u0336\u0339-\u036F]/.test(character);

/**
 * Returns a function that finds the best fit of a code point, or `null`.
 * @param {number} encoding
 * @param {(text: string) => boolean} [isMappable]
 * @returns {(codePoint: number) => string | null}
 */
export function newTransliterator(encoding, isMappable = newMappableTest(encoding)) {
  /** @type {Map<number, string | null>} */
  const found = new Map();
  return (codePoint) => {
    let fit = found.get(codePoint);
    if (fit === undefined) {
      fit = bestFit(String.fromCodePoint(codePoint), isMappable, MAX_STEPS);
      found.set(codePoint, fit);
    }
    return fit;
  };
}

/** @param {number} encoding */
function newMappableTest(encoding) {
  const encoder = new EncoderCommon(encoding, 'fatal');
  return (/** @type {string} */ text) => {
    try {
      encoder.encode(text, true);
      return true;
    } catch (error) {
      if (error instanceof UnmappableError) return false;
      throw error;
    }
  };
}

/**
 * @param {string} character
 * @param {(text: string) => boolean} isMappable
 * @param {number} steps how many are left
 * @returns {string | null}
 */
function bestFit(character, isMappable, steps) {
  if (isMark(character)) return '';
  if (steps === 0) return null;
  const candidates = candidatesFor(character);
  const mappable = candidates.find(isMappable);
  if (mappable !== undefined) return mappable;
  for (const candidate of candidates) {
    const parts = Array.from(candidate, (part) => (isMappable(part) ? part : bestFit(part, isMappable, steps - 1)));
    if (!parts.includes(null)) return parts.join('');
  }
  return null;
}

/** The fits in any encoding, the best first. @param {string} character */
function candidatesFor(character) {
  const candidates = [...(fits().get(character) ?? []), ...recompositions(character)];
  const compatible = character.normalize('NFKD');
  // A spacing accent decomposes to a space and a mark, which isn't a good fit.
  if (compatible === character || /^ ./u.test(compatible)) return candidates;
  return [...candidates, compatible.normalize(), compatible];
}

/**
 * A letter's partial compositions, with its other marks and then without them: for ế, ê and U+0301, …, ê, é.
 * @param {string} character
 */
function recompositions(character) {
  const decomposed = character.normalize('NFD');
  const [base, ...marks] = decomposed;
  const same = [];
  const without = [];
  for (let some = 2 ** marks.length - 2; some >= 0; some--) {
    const isTaken = (/** @type {number} */ i) => (some >> (marks.length - 1 - i)) & 1;
    const taken = marks.filter((_, i) => isTaken(i));
    const left = marks.filter((_, i) => !isTaken(i));
    const composed = [base, ...taken].join('').normalize('NFC');
    const whole = composed + left.join('');
    if (whole.normalize('NFD') === decomposed) same.push(whole);
    if (left.every(isMark)) without.push(composed);
  }
  return [...same, ...without];
}
