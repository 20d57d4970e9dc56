import { labelToName, UnmappableError } from '../../js/index.js';
import { encode } from './encode.js';

/** Whether an encoding has all characters of a text. @param {string} text @param {string} label */
export function isMappable(text, label) {
  // UTF-16 has no encoder in the standard, and all characters.
  if (labelToName(label)?.startsWith('UTF-16')) return true;
  try {
    encode(text, label);
    return true;
  } catch (error) {
    if (error instanceof UnmappableError) return false;
    throw error;
  }
}

/** The same for single characters, each of which is tried once. @param {string} label */
export function rememberMappable(label) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return (/** @type {string} */ character) => {
    const is = known.get(character) ?? isMappable(character, label);
    known.set(character, is);
    return is;
  };
}
