// The option `unmappable`: what happens to code points that an encoding can't represent.

import { bytesOf, copyOf, enumeration, lengthOf, toBufferSource } from '../webidl/webidl.js';
import { omit } from './stream.js';
import { newTransliterator } from './translit.js';

/** Its values besides functions. The module implements the first three: see encode/stream.js. */
export const UNMAPPABLE_NAMES = /** @type {const} */ ([
  'fatal',
  'html',
  'replacement',
  'ignore',
  'translit',
  'translit-replacement',
]);

/**
 * Returns a code point's replacement: a string to encode, bytes to write as they are, or `null` for an error.
 * @typedef {(codePoint: number, index: number) => string | Uint8Array | null} UnmappableFunction
 */

/** @typedef {(typeof UNMAPPABLE_NAMES)[number] | UnmappableFunction} Unmappable */

/** @typedef {(codePoint: number, locate: () => number) => string | Uint8Array<ArrayBuffer> | null} Replacer */

const toName = /* @__PURE__ */ enumeration(UNMAPPABLE_NAMES);

/** @param {unknown} value @param {string} context @param {string} member @returns {Unmappable} */
export const toUnmappable = (value, context, member) =>
  typeof value === 'function' ? /** @type {UnmappableFunction} */ (value) : toName(value, context, member);

/**
 * Returns `undefined` for the values that the module implements.
 * @param {Unmappable} unmappable
 * @param {number} encoding
 * @param {string} context
 * @returns {Replacer | undefined}
 */
export function newReplacer(unmappable, encoding, context) {
  if (typeof unmappable === 'function') {
    return (codePoint, locate) => toReplacement(unmappable(codePoint, locate()), context);
  }
  if (unmappable === 'ignore') return omit;
  if (unmappable !== 'translit' && unmappable !== 'translit-replacement') return undefined;
  const fit = newTransliterator(encoding);
  return unmappable === 'translit' ? fit : (codePoint) => fit(codePoint) ?? '?';
}

/** @param {unknown} value @param {string} context */
function toReplacement(value, context) {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  const problem = "The function 'unmappable' returned neither a string, bytes nor null.";
  const bytes = bytesOf(toBufferSource(value, context, problem));
  return copyOf(bytes, 0, lengthOf(bytes));
}
