// Finds the parts of a text that a repair changed.

import { isLeadingSurrogate } from '../common/code-points.js';

/** A part of the given text, and its repair. @typedef {{ start: number, end: number, text: string }} Segment */

const LINES = /[^\r\n]+/g;

/** Unless UTF-16 was read in another encoding, repairs don't change line breaks and ASCII white space. */
const WORDS = /[^\t\f ]+/g;

/**
 * Changed words in succession are one part, up to the end of a line.
 * @param {string} given
 * @param {string} repaired
 */
export function changedSegments(given, repaired) {
  /** @type {Segment[]} */
  const segments = [];
  const repairedLines = repaired.matchAll(LINES);
  for (const { 0: line, index } of given.matchAll(LINES)) {
    const [repairedLine] = /** @type {RegExpExecArray} */ (repairedLines.next().value);
    if (line === repairedLine) continue;
    const wordsOf = (/** @type {RegExp} */ pattern) => [line, repairedLine].map((text) => [...text.matchAll(pattern)]);
    let [words, others] = wordsOf(WORDS);
    if (words.length !== others.length) [words, others] = wordsOf(LINES);
    for (let i = 0; i < words.length; i++) {
      const first = i;
      while (i < words.length && words[i][0] !== others[i][0]) i++;
      if (i === first) continue;
      const [from, to] = [words, others].map((list) => {
        const last = list[i - 1];
        return list[0].input.slice(list[first].index, last.index + last[0].length);
      });
      segments.push(trim(index + words[first].index, from, to));
    }
  }
  return segments;
}

/**
 * Removes the common start and end.
 * @param {number} at
 * @param {string} from
 * @param {string} to
 * @returns {Segment}
 */
function trim(at, from, to) {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  if (start > 0 && isLead(from, start - 1)) start--;
  let same = 0;
  while (same < shorter - start && from[from.length - 1 - same] === to[to.length - 1 - same]) same++;
  // The other half of the first character that is the same.
  if (same > 0 && (isLead(from, from.length - same - 1) || isLead(to, to.length - same - 1))) same--;
  return { start: at + start, end: at + from.length - same, text: to.slice(start, to.length - same) };
}

/** @param {string} text @param {number} at */
const isLead = (text, at) => isLeadingSurrogate(text.charCodeAt(at));
