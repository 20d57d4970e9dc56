// Recognizes text whose characters were replaced with � or ? before it was saved: they can't be recovered.

import { TextDecoder } from '../../js/index.js';
import { readPart } from './read-file.js';

/** How many bytes are examined, from the first non-ASCII one on. */
const EXAMINED_LENGTH = 8192;

/** More than one word in this many must have question marks, because a few may be intended. */
const WORDS = 20;

/**
 * @param {File} file
 * @param {string} encoding
 * @param {number} at the position of the first non-ASCII byte, or the end
 */
export async function isLost(file, encoding, at) {
  const start = at === file.size ? 0 : at - (at % 2);
  const bytes = await readPart(file, start, start + EXAMINED_LENGTH);
  try {
    // Malformed bytes aren't lost: they are still in the file, and another encoding may be right.
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

/** Whether a word is punctuation with `??` in it, or isn't a URL and has question marks between letters. @param {string} word */
function isWordLost(word) {
  if (/^\p{P}+$/u.test(word)) return word.includes('??');
  return /\p{L}\?+\p{L}/u.test(word) && !/[:/=&.]/.test(word);
}
