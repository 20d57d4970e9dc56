// Gets the encoding of a label that a program passes. The errors say what is wrong with it.

import { ENTRY } from '../entry.js';
import { GROUPS } from '../groups.js';
import { encodings, GBK, getEncoding, REPLACEMENT, UTF_8 } from './encodings.js';
import { adviceFor } from './label-advice.js';

/**
 * The groups of encodings that smaller entry points may lack, with the first encoding of each. Entries are named after
 * groups.
 * @type {[first: number, group: string][]}
 */
const STARTS = [
  [REPLACEMENT, ''],
  [35, 'korean'],
  [32, 'japanese'],
  [GBK, 'chinese'],
  [1, 'single-byte'],
  [UTF_8, ''],
];

/** '' if every entry has the encoding. @param {number} encoding */
const groupOf = (encoding) => /** @type {[number, string]} */ (STARTS.find(([first]) => encoding >= first))[1];

/** How many characters of an unknown label are shown: it may be a whole text. */
const MAX_SHOWN = 80;

/**
 * @param {string} label
 * @param {string} context
 * @throws {RangeError} if the label is unknown, or this entry lacks the encoding
 */
export function toEncoding(label, context) {
  const encoding = getEncoding(label);
  if (encoding === undefined) {
    const shown = label.length > MAX_SHOWN ? `${label.slice(0, MAX_SHOWN)}…` : label;
    throw new RangeError(`${context}: The encoding label provided ('${shown}') is invalid.${adviceFor(label)}`);
  }
  if (GROUPS) {
    const group = groupOf(encoding);
    if (group && !GROUPS.includes(group)) {
      throw new RangeError(
        `${context}: '${ENTRY}' doesn't include ${encodings[encoding].name}; import it from ` +
          `'encoding-wasm/${group}' or 'encoding-wasm'.`,
      );
    }
  }
  return encoding;
}
