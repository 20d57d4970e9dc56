// Room for a few bytes: for two chunks in a row, or for the start of one. Copying them here takes half as long as making a view.

import { partOf, setBytes } from './webidl.js';

/** The room. No program's code runs while anything uses it. */
export const fewBytes = /* @__PURE__ */ new Uint8Array(512);

/** Views of its first bytes, by length. @type {Uint8Array[]} */
const views = [];

/** A view of the first bytes there. @param {number} length */
export function viewOfFew(length) {
  views[length] ??= partOf(fewBytes, 0, length);
  return views[length];
}

/**
 * A view of the first bytes of others: of a copy, if they are few.
 * @param {Uint8Array} bytes they may be what `viewOfFew` returned
 * @param {number} length the number of bytes
 * @param {number} end how many of them
 */
export function viewOfStart(bytes, length, end) {
  if (length > fewBytes.length) return partOf(bytes, 0, end);
  if (bytes !== views[length]) setBytes(fewBytes, bytes);
  return viewOfFew(end);
}
