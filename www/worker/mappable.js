// Finds out whether an encoding can represent a text.

import { labelToName, UnmappableError } from '../../js/index.js';
import { encode } from './encode.js';

/** @param {string} text @param {string} label */
export function isMappable(text, label) {
  // UTF-16 can represent everything, but the standard has no encoder for it.
  if (labelToName(label)?.startsWith('UTF-16')) return true;
  try {
    encode(text, label);
    return true;
  } catch (error) {
    if (error instanceof UnmappableError) return false;
    throw error;
  }
}

/** Checks single characters, and remembers the results. @param {string} label */
export function rememberMappable(label) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return (/** @type {string} */ character) => {
    const is = known.get(character) ?? isMappable(character, label);
    known.set(character, is);
    return is;
  };
}
