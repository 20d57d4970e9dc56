// The loop way: loops in JavaScript over a string. For a few characters, calling WebAssembly or the host would take longer than the work itself;
// where copying a string to WebAssembly is slow, they are the fastest way for long text, too.

import { isSurrogate, scalarValueAt, writeCodePoint } from '../common/code-points.js';
import { lazy } from '../common/lazy.js';
import { copyOfShort, hasByte } from '../webidl/webidl.js';

/** The most bytes of a short result: engines take longer to make longer arrays. */
export const MAX_SHORT = 64;

/** The size of `room`: `encodeShortUTF8` needs three bytes for each of `MAX_SHORT` code units. */
const ROOM = 4 * MAX_SHORT;
/** Where short results are written before they are copied. */
export const room = /* @__PURE__ */ new Uint8Array(ROOM);

/**
 * https://encoding.spec.whatwg.org/#utf-8-encoder
 *
 * ASCII has a loop of its own, because V8 takes twice as long for ASCII in a loop that has seen other text, too.
 * @param {string} string of at most `MAX_SHORT` code units
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function encodeShortUTF8(string) {
  const { length } = string;
  if (string.charCodeAt(0) >= 0x80) return encodeShortAfter(room, 0, string);
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    if (unit >= 0x80) return encodeShortAfter(bytes, i, string);
    bytes[i] = unit;
  }
  return bytes;
}

/**
 * Continues `encodeShortUTF8` at the first code unit that isn't ASCII.
 * @param {Uint8Array} ascii the bytes before it
 * @param {number} start how many these are
 * @param {string} string
 * @returns {Uint8Array<ArrayBuffer>}
 */
function encodeShortAfter(ascii, start, string) {
  const { length } = string;
  for (let i = 0; i < start; i++) room[i] = ascii[i];
  let written = start;
  for (let i = start; i < length; i++) {
    const unit = string.charCodeAt(i);
    if (unit < 0x80) {
      room[written++] = unit;
    } else if (unit < 0x800) {
      room[written++] = 0xc0 | (unit >> 6);
      room[written++] = 0x80 | (unit & 0x3f);
    } else if (!isSurrogate(unit)) {
      room[written++] = 0xe0 | (unit >> 12);
      room[written++] = 0x80 | ((unit >> 6) & 0x3f);
      room[written++] = 0x80 | (unit & 0x3f);
    } else {
      const codePoint = scalarValueAt(string, i);
      if (codePoint >= 0x10000) i += 1;
      written = writeCodePoint(codePoint, room, written);
    }
  }
  return copyOfShort(room, 0, written);
}

/** The most code units of a string for `encodePairs`. */
export const MAX_LOOP = 1 << 16;

const longRoom = /* @__PURE__ */ lazy(() => new Uint8Array(2 * MAX_LOOP));

/**
 * Encodes to a single-byte encoding.
 * @param {string} string
 * @param {Uint8Array} table the byte of each code unit, 0 for unmappable ones; it may end before the last code unit
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if a code unit is unmappable
 */
export function encodeBytes(string, table) {
  const { length } = string;
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    const byte = unit < 0x80 ? unit : table[unit];
    if (!byte && unit > 0) return undefined;
    bytes[i] = byte;
  }
  return bytes;
}

/**
 * Encodes a longer string to a single-byte encoding.
 * @param {string} string
 * @param {Uint8Array} table like that of `encodeBytes`, but with an entry for every code unit
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if a code unit may be unmappable: U+0000 looks the same
 */
export function encodeManyBytes(string, table) {
  const { length } = string;
  const bytes = new Uint8Array(length);
  let i = 0;
  // Eight at a time take 0.7 to 0.85 times as long as one at a time.
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
 * @param {string} string of at most `MAX_LOOP` code units
 * @param {Uint16Array} table the byte (below 0x100) or pair of bytes of each code unit, 0 for those that it lacks
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if the table lacks a code unit
 */
export function encodePairs(string, table) {
  const { length } = string;
  const result = 2 * length <= ROOM ? room : longRoom();
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    if (unit < 0x80) {
      result[written] = unit;
      written += 1;
    } else {
      const entry = table[unit];
      // Assigning stores the low byte.
      if (entry >= 0x100) {
        result[written] = entry >> 8;
        result[written + 1] = entry;
        written += 2;
      } else if (entry) {
        result[written] = entry;
        written += 1;
      } else return undefined;
    }
  }
  return copyOfShort(result, 0, written);
}

/** The most code units for `encodeShifted`. For each, there may be two bytes and an escape sequence, and one more sequence at the end. */
export const MAX_SHIFTED = 48;

/** Starts the escape sequences of ISO-2022-JP. */
export const ESCAPE = 0x1b;

/** Whether ISO-2022-JP's encoder can't encode a character of ASCII. @param {number} unit */
const isShift = (unit) => unit === 0x0e || unit === 0x0f || unit === ESCAPE;

/**
 * Encodes to ISO-2022-JP: https://encoding.spec.whatwg.org/#iso-2022-jp-encoder
 * @param {string} string of at most `MAX_SHIFTED` code units
 * @param {Uint16Array} table like that of `encodePairs`, of EUC-JP: its pairs have 0x80 more in each byte
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if a code unit is unmappable, or neither in ASCII nor in JIS X 0208
 */
export function encodeShifted(string, table) {
  const { length } = string;
  let written = 0;
  let isPair = false;
  // One step more than there are code units, because a text ends in ASCII.
  for (let i = 0; i <= length; i++) {
    const unit = i < length ? string.charCodeAt(i) : 0;
    const entry = unit < 0x80 ? unit : table[unit];
    if (isPair !== unit >= 0x80) {
      isPair = !isPair;
      room[written] = ESCAPE;
      room[written + 1] = isPair ? 0x24 : 0x28;
      room[written + 2] = 0x42;
      written += 3;
    }
    if (isPair) {
      // Katakana of half width begin with 0x8E, and stay what they are only in EUC-JP.
      if (!(entry >= 0xa100)) return undefined;
      room[written] = (entry >> 8) & 0x7f;
      room[written + 1] = entry & 0x7f;
      written += 2;
    } else {
      if (isShift(unit)) return undefined;
      room[written] = entry;
      if (i < length) written += 1;
    }
  }
  return copyOfShort(room, 0, written);
}
