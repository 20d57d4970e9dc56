// A place for a few bytes: two chunks in a row, or the first bytes of one. Making a new view takes twice as long as copying them here.

import { partOf, setBytes } from './webidl.js';

/** The place. No program's code runs while anything uses it. */
export const place = /* @__PURE__ */ new Uint8Array(512);

/** Views of its first bytes, by length. @type {Uint8Array[]} */
const views = [];

/** A view of the first bytes of the place. @param {number} length */
export function viewOfPlace(length) {
  views[length] ??= partOf(place, 0, length);
  return views[length];
}

/**
 * A view of the first bytes of others: a copy, if they are few.
 * @param {Uint8Array} bytes they may be in the place already
 * @param {number} length the number of bytes
 * @param {number} end how many of them
 */
export function viewOfStart(bytes, length, end) {
  if (length > place.length) return partOf(bytes, 0, end);
  if (bytes !== views[length]) setBytes(place, bytes);
  return viewOfPlace(end);
}
