// Packs the set of Hangul syllables in KS X 1001: see docs/tables.md.

import { bits } from './range-encoder.js';

/** Each syllable has an initial, a vowel and one of 28 finals, where 0 means no final. */
export const SYLLABLES = Array.from({ length: 11_172 }, (_, i) => 0xac00 + i);
const FINALS = 28;
const VOWELS = 21;

/**
 * @param {import('./range-encoder.js').RangeEncoder} encoder
 * @param {Set<number>} hangul
 */
export function packHangul(encoder, hangul) {
  encoder.uniform(Number(hangul.size > 0), 2);
  if (hangul.size === 0) return;
  const models = bits(FINALS * 8);
  for (const syllable of SYLLABLES) {
    const final = (syllable - SYLLABLES[0]) % FINALS;
    const before = Number(hangul.has(syllable - FINALS * VOWELS));
    const withFinal = (/** @type {number} */ other) => Number(final > other && hangul.has(syllable - final + other));
    // Whether there is a syllable with the previous initial; with the final ㄱ; and with the final ㄴ, or without one.
    const context = (before * 2 + withFinal(1)) * 2 + withFinal(final > 4 ? 4 : 0);
    encoder.bit(models[final * 8 + context], hangul.has(syllable));
  }
}
