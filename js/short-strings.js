// Strings of a few code units, for which a call of WebAssembly or of the host takes longer than the work.

import { copyOfShort } from './webidl.js';

/** The most bytes of a short result: engines make longer arrays in a slower way. */
export const MOST_BYTES = 64;

/** Room for a result: for three bytes of each of so many code units. */
export const room = /* @__PURE__ */ new Uint8Array(3 * MOST_BYTES);

/**
 * https://encoding.spec.whatwg.org/#utf-8-encoder
 * @param {string} string of at most `MOST_BYTES` code units
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function encodeShortUTF8(string) {
  const { length } = string;
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    if (unit < 0x80) {
      room[written++] = unit;
      continue;
    }
    const codePoint = (unit & 0xf800) === 0xd800 ? scalarValueAt(string, i) : unit;
    if (codePoint >= 0x10000) i += 1;
    written = writeCodePoint(codePoint, room, written);
  }
  return copyOfShort(room, 0, written);
}

/**
 * Encodes by a table of bytes. An entry below 0x100 stands for one byte, others for two; 0 is for code units that the table
 * lacks.
 * @param {string} string of at most `MOST_BYTES` code units
 * @param {Uint8Array | Uint16Array} table
 * @returns {Uint8Array<ArrayBuffer> | undefined} undefined if the table lacks one
 */
export function encodeShortByTable(string, table) {
  const { length } = string;
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    const entry = unit < 0x80 ? unit : table[unit];
    if (!entry && unit > 0) return undefined;
    if (entry >= 0x100) room[written++] = entry >> 8;
    // The array keeps the low byte.
    room[written++] = entry;
  }
  return copyOfShort(room, 0, written);
}

/** The code point at an index, U+FFFD for a lone surrogate. @param {string} string @param {number} index */
export function scalarValueAt(string, index) {
  const codePoint = /** @type {number} */ (string.codePointAt(index));
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? 0xfffd : codePoint;
}

/** How many bytes a code point has in UTF-8. @param {number} codePoint */
export const utf8Length = (codePoint) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);

/**
 * Writes a code point as UTF-8.
 * @param {number} codePoint
 * @param {Uint8Array} bytes
 * @param {number} start
 * @returns {number} the end of what was written
 */
export function writeCodePoint(codePoint, bytes, start) {
  if (codePoint < 0x80) {
    bytes[start] = codePoint;
    return start + 1;
  }
  const length = utf8Length(codePoint);
  for (let place = length - 1; place > 0; place--) {
    bytes[start + place] = 0x80 | ((codePoint >> (6 * (length - 1 - place))) & 0x3f);
  }
  bytes[start] = (codePoint >> (6 * (length - 1))) | (length === 2 ? 0xc0 : length === 3 ? 0xe0 : 0xf0);
  return start + length;
}

/** The most code units that `stringOfFew` takes. */
export const MOST_UNITS = 8;

/**
 * Makes a string with as many arguments as there are code units: a list of them, or a loop, takes several times as long.
 * @param {Uint8Array | Uint16Array} units
 * @param {number} at where the first one is
 * @param {number} length at most `MOST_UNITS`
 */
export function stringOfFew(units, at, length) {
  const { fromCharCode } = String;
  const u = units;
  switch (length) {
    case 0:
      return '';
    case 1:
      return fromCharCode(u[at]);
    case 2:
      return fromCharCode(u[at], u[at + 1]);
    case 3:
      return fromCharCode(u[at], u[at + 1], u[at + 2]);
    case 4:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3]);
    case 5:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4]);
    case 6:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5]);
    case 7:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6]);
    default:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7]);
  }
}
