import { labelToName, UnmappableError } from '../../js/index.js';
import { encode } from './encode.js';

/** Whether an encoding can represent all characters of a text. @param {string} text @param {string} label */
export function isMappable(text, label) {
  // UTF-16 can represent all characters, but the standard defines no encoder for it.
  if (labelToName(label)?.startsWith('UTF-16')) return true;
  try {
    encode(text, label);
    return true;
  } catch (error) {
    if (error instanceof UnmappableError) return false;
    throw error;
  }
}

/** Makes a function that checks single characters, and remembers the results. @param {string} label */
export function rememberMappable(label) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return (/** @type {string} */ character) => {
    const is = known.get(character) ?? isMappable(character, label);
    known.set(character, is);
    return is;
  };
}
