// Encodes short strings by loops in JavaScript: calling WebAssembly would take longer than the work itself, and some
// hosts are slow to copy a string to it.

import { copyOf, hasByte } from '../webidl/webidl.js';

/** Strings up to this length are encoded in `room` and then copied. */
const MAX_SHORT = 128;
const room = /* @__PURE__ */ new Uint8Array(2 * MAX_SHORT);

/**
 * Encodes to a single-byte encoding.
 * @param {string} string
 * @param {Uint8Array} table the byte of each code unit, or 0; it may end before the last code unit
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if a byte is 0: the code unit is unmappable, or U+0000
 */
export function encodeBytes(string, table) {
  const { length } = string;
  const bytes = new Uint8Array(length);
  let i = 0;
  // Eight at a time is faster.
  for (; i + 7 < length; i += 8) {
    bytes[i] = table[string.charCodeAt(i)];
    bytes[i + 1] = table[string.charCodeAt(i + 1)];
    bytes[i + 2] = table[string.charCodeAt(i + 2)];
    bytes[i + 3] = table[string.charCodeAt(i + 3)];
    bytes[i + 4] = table[string.charCodeAt(i + 4)];
    bytes[i + 5] = table[string.charCodeAt(i + 5)];
    bytes[i + 6] = table[string.charCodeAt(i + 6)];
    bytes[i + 7] = table[string.charCodeAt(i + 7)];
  }
  for (; i < length; i++) bytes[i] = table[string.charCodeAt(i)];
  // One search is faster than a check in the loop.
  return hasByte(bytes, 0) ? undefined : bytes;
}

/**
 * Encodes to a multi-byte encoding.
 * @param {string} string
 * @param {Uint16Array} table the byte (below 0x100) or pair of bytes of each code unit, or 0
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if a code unit has neither
 */
export function encodePairs(string, table) {
  const { length } = string;
  const bytes = length <= MAX_SHORT ? room : new Uint8Array(2 * length);
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    const entry = unit < 0x80 ? unit : table[unit];
    if (entry === 0 && unit > 0) return undefined;
    if (entry >= 0x100) bytes[written++] = entry >> 8;
    // Assigning stores the low byte.
    bytes[written++] = entry;
  }
  return copyOf(bytes, 0, written);
}
