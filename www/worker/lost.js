// Text whose characters were replaced by � or ? before it was saved, so that nothing brings them back.

import { TextDecoder } from '../../js/index.js';

/** How much of a file is examined, in bytes, from the first one on that isn't ASCII. */
const EXAMINED = 8192;

/** One word in so many must have lost its letters. A few question marks may be meant. */
const WORDS = 20;

/**
 * @param {File} file
 * @param {string} encoding
 * @param {number} at the first byte that isn't ASCII, or the end
 */
export async function isLost(file, encoding, at) {
  const start = at === file.size ? 0 : at - (at % 2);
  const bytes = new Uint8Array(await file.slice(start, start + EXAMINED).arrayBuffer());
  try {
    // U+FFFD for malformed bytes isn't in the file, and another encoding may be the right one.
    return hasLostCharacters(new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true }));
  } catch {
    return false;
  }
}

/** @param {string} text */
export function hasLostCharacters(text) {
  const words = text.match(/\S+/g) ?? [];
  const lost = words.filter(isWordLost);
  return text.includes('\uFFFD') || lost.length * WORDS > words.length;
}

/** Whether a word consists of question marks, or has some between letters and isn't an address. @param {string} word */
function isWordLost(word) {
  if (/^\p{P}+$/u.test(word)) return word.includes('??');
  return /\p{L}\?+\p{L}/u.test(word) && !/[:/=&.]/.test(word);
}
