// The loop way: loops in JavaScript over a string. Calling WebAssembly with a short string would take longer than the work itself, and some
// hosts take long to copy a string to WebAssembly.

import { copyOf, hasByte } from '../webidl/webidl.js';

/** Where `encodePairs` writes before it copies, if the string has at most `MAX_SHORT` code units. */
const MAX_SHORT = 128;
const room = /* @__PURE__ */ new Uint8Array(2 * MAX_SHORT);

/**
 * Encodes to a single-byte encoding.
 * @param {string} string
 * @param {Uint8Array} table the byte of each code unit, 0 for unmappable ones; it may end before the last code unit
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if a code unit may be unmappable: U+0000 looks the same
 */
export function encodeBytes(string, table) {
  const { length } = string;
  const bytes = new Uint8Array(length);
  let i = 0;
  // Eight at a time, which is quicker than one at a time.
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
  // One search at the end takes less time than a check of each byte in the loop.
  return hasByte(bytes, 0) ? undefined : bytes;
}

/**
 * Encodes to a multi-byte encoding.
 * @param {string} string
 * @param {Uint16Array} table the byte (below 0x100) or pair of bytes of each code unit, 0 for those that it lacks
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if the table lacks a code unit
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
