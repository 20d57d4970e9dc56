// Strings of a few code units, for which a call of WebAssembly or of the host takes longer than the work.

import { BIG5, EUC_JP, GB18030, GBK } from './encodings.js';
import { HAS_MULTI_BYTE } from './groups.js';
import {
  hasQuickDecoders,
  ifRight,
  isBun,
  isDeno,
  isFirefox,
  isOldNode,
  isWebKit,
  latin1Slice,
  nodeVersion,
  ucs2Slice,
  ucs2Write,
} from './host.js';
import { lazy } from './lazy.js';
import { MOST_UNITS, stringOfFew } from './string-of-few.js';
import { decodingTable } from './wasm.js';
import { copyOfShort, hasByte, partOf } from './webidl.js';

const REPLACEMENT_UNIT = 0xfffd;
export const BOM = 0xfeff;

/** The most bytes of a short result: engines make longer arrays in a slower way. */
export const MOST_BYTES = 64;

/** How many bytes fit into `room`: three for each of so many code units, and more. */
const ROOM = 4 * MOST_BYTES;
/** Room for a short result. */
export const room = /* @__PURE__ */ new Uint8Array(ROOM);

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
    } else if (unit < 0x800) {
      room[written++] = 0xc0 | (unit >> 6);
      room[written++] = 0x80 | (unit & 0x3f);
    } else if ((unit & 0xf800) !== 0xd800) {
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

/**
 * More code units than these are quicker to encode by WebAssembly, the first where they become bytes and the second where they
 * become pairs of bytes. Buffer brings them there quickly, and Firefox slowly.
 */
export const mostSingle = /* @__PURE__ */ lazy(() => (ucs2Write ? 96 : isFirefox() || hasQuickDecoders() ? 1024 : 128));
export const mostPaired = /* @__PURE__ */ lazy(() =>
  hasQuickDecoders() ? 0x10000 : isFirefox() || isBun() ? 4096 : 128,
);

const longRoom = /* @__PURE__ */ lazy(() => new Uint8Array(2 * mostPaired()));

/**
 * Encodes by a table of bytes, in which 0 is for code units that it lacks.
 * @param {string} string
 * @param {Uint8Array} table
 * @returns {Uint8Array<ArrayBuffer> | undefined} undefined if the table lacks one
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
 * Encodes a longer string by such a table, which has all code units.
 * @param {string} string
 * @param {Uint8Array} table
 * @returns {Uint8Array<ArrayBuffer> | undefined} undefined if the table may lack one
 */
export function encodeManyBytes(string, table) {
  const { length } = string;
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = table[string.charCodeAt(i)];
  // Asked once, not for each: 0.65 of the time.
  return hasByte(bytes, 0) ? undefined : bytes;
}

/**
 * Encodes by a table of bytes and pairs of bytes. An entry below 0x100 stands for one byte; 0 is for code units that the table
 * lacks.
 * @param {string} string of at most `mostPaired` code units
 * @param {Uint16Array} table
 * @returns {Uint8Array<ArrayBuffer> | undefined} undefined if the table lacks one
 */
export function encodePairs(string, table) {
  const { length } = string;
  const result = 2 * length <= ROOM ? room : longRoom();
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    const entry = unit < 0x80 ? unit : table[unit];
    if (!entry && unit > 0) return undefined;
    if (entry >= 0x100) result[written++] = entry >> 8;
    // The array keeps the low byte.
    result[written++] = entry;
  }
  return copyOfShort(result, 0, written);
}

/** The code point at an index, U+FFFD for a lone surrogate. @param {string} string @param {number} index */
export function scalarValueAt(string, index) {
  const codePoint = /** @type {number} */ (string.codePointAt(index));
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? REPLACEMENT_UNIT : codePoint;
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

/** Room for the code units of a result, as bytes and as code units. */
const unitBytes = /* @__PURE__ */ new Uint8Array(2 * MOST_BYTES);
const units = /* @__PURE__ */ unitsOf(unitBytes);

function unitsOf(/** @type {Uint8Array} */ bytes) {
  return new Uint16Array(bytes.buffer);
}

// The most bytes that a loop decodes faster than the host or WebAssembly.
/** ASCII in other encodings than UTF-8. */
export const mostASCII = /* @__PURE__ */ lazy(() => (isSlowToList() ? 0 : MOST_UNITS));
/** UTF-8 that may be mostly ASCII. */
const mostMixedUTF8 = /* @__PURE__ */ lazy(() => (nodeVersion() > 0 && !isDeno() && !isBun() ? 12 : MOST_UNITS));
/** A single-byte encoding. */
const mostLetters = /* @__PURE__ */ lazy(() => (isFirefox() || isOldNode() ? MOST_UNITS : 8));
/** UTF-8 that is rarely ASCII. */
const mostUTF8 = /* @__PURE__ */ lazy(() =>
  isDeno() || !(nodeVersion() >= 22 || hasQuickDecoders()) ? MOST_BYTES : 32,
);
/** A multi-byte encoding. */
const mostPairs = /* @__PURE__ */ lazy(() => (isFirefox() || isBun() || isWebKit() ? MOST_BYTES : 32));
/** The same of any text. */
const mostMixedPairs = /* @__PURE__ */ lazy(() => (isWebKit() ? 2 * MOST_UNITS : MOST_UNITS));

/** Whether there are probably few ASCII bytes, and so fewer code units: without Buffer at most 36 fit. @param {Uint8Array} bytes @param {number} length */
export const isRarelyASCII = (bytes, length) => (bytes[0] & bytes[length >> 1]) >= 0x80;

/**
 * Whether bytes are few enough for `decodeShortByTable`.
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} isSingle whether the encoding is a single-byte encoding
 */
export function areFew(bytes, length, isSingle) {
  if (isSingle) return length <= mostLetters();
  return length <= mostMixedPairs() || (length <= mostPairs() && (isRarelyASCII(bytes, length) || isSliceRight()));
}

/** The numbers of bytes in `areFewOfUTF8`. */
export const mostOfUTF8 = () => ({ mixed: mostMixedUTF8(), most: mostUTF8() });

/** Whether bytes are few enough for `decodeShortUTF8`. @param {Uint8Array} bytes @param {number} length */
export const areFewOfUTF8 = (bytes, length) =>
  length <= mostMixedUTF8() || (length <= MOST_BYTES && isRarelyASCII(bytes, length) && length <= mostUTF8());

/** The start of a character at the end of the last input: how many bytes, at most two, and which. */
export const rest = { length: 0, bytes: [0, 0] };

/**
 * Decodes a few bytes of UTF-8: as many as `areFewOfUTF8` says, or at most `MOST_UNITS`. Others decode U+FEFF, which may be a byte
 * order mark, and characters that a chunk's end splits and that may be one, or are too long to keep.
 * @param {Uint8Array} bytes
 * @param {number} length not 0
 * @param {boolean} endOfQueue
 * @param {boolean} fatal whether malformed sequences are left to others, which say where they are, instead of replaced
 * @returns {string | undefined} what comes before `rest`; `undefined` to leave it to others
 */
export function decodeShortUTF8(bytes, length, endOfQueue, fatal) {
  if (bytes[0] < 0x80 && isSlowToList()) {
    return isASCII(bytes, length) ? /** @type {Function} */ (latin1Slice).call(bytes, 0, length) : undefined;
  }
  let count = 0;
  for (let i = 0; i < length; ) {
    const start = i;
    let unit = bytes[i++];
    if (unit >= 0x80) {
      const lead = unit;
      const isPair = lead < 0xe0;
      // A continuation byte becomes less than 0x40.
      const second = bytes[i++] ^ 0x80;
      const third = isPair ? 0 : bytes[i++] ^ 0x80;
      unit = isPair ? ((lead & 0x1f) << 6) | second : ((lead & 0xf) << 12) | (second << 6) | third;
      const isWhole = lead >= 0xc2 && lead < 0xf0 && (second | third) < 0x40 && i <= length;
      if (!isWhole || (!isPair && (unit < 0x800 || (unit & 0xf800) === 0xd800 || unit === BOM))) {
        return decodeUnusual(bytes, start, length, endOfQueue, fatal, count);
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}

/**
 * Decodes a few bytes of UTF-16LE, with a byte order mark as text.
 * @param {Uint8Array} bytes
 * @param {number} length at most twice `MOST_UNITS`
 * @returns {string | undefined} undefined to leave it to others: surrogates, which may be malformed, and a byte that is left
 */
export function decodeShortUTF16(bytes, length) {
  if (length % 2 > 0) return undefined;
  let count = 0;
  for (let i = 0; i < length; i += 2) {
    const unit = bytes[i] | (bytes[i + 1] << 8);
    if ((unit & 0xf800) === 0xd800) return undefined;
    units[count++] = unit;
  }
  return stringOfUnits(count);
}

/**
 * Decodes the rest, which has something else than whole characters of up to three bytes: the same step by step, as the standard
 * has it. It reads each byte once, because another thread may change shared memory.
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} length
 * @param {boolean} endOfQueue
 * @param {boolean} fatal
 * @param {number} count how many code units there are already
 */
function decodeUnusual(bytes, start, length, endOfQueue, fatal, count) {
  const most = mostInString();
  for (let i = start; i < length && count <= most; ) {
    const lead = bytes[i++];
    const needed = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    let codePoint = needed > 0 ? lead & (0x3f >> needed) : lead;
    let isMalformed = needed === 0 && lead >= 0x80;
    let lowerBoundary = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    let upperBoundary = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    let seen = 0;
    for (; seen < needed && i < length; seen++, i++) {
      const byte = bytes[i];
      if (byte < lowerBoundary || byte > upperBoundary) break;
      lowerBoundary = 0x80;
      upperBoundary = 0xbf;
      codePoint = (codePoint << 6) | (byte & 0x3f);
    }
    if (seen < needed) {
      if (i === length && !endOfQueue) {
        // It may become a byte order mark, or is too long to keep.
        if (lead >= 0xef) return undefined;
        keep(lead, 0x80 | (codePoint & 0x3f), 1 + seen);
        break;
      }
      isMalformed = true;
    }
    if (isMalformed && fatal) return undefined;
    if (isMalformed) codePoint = REPLACEMENT_UNIT;
    if (codePoint === BOM) return undefined;
    if (codePoint > 0xffff) {
      units[count++] = 0xd7c0 + (codePoint >> 10);
      codePoint = 0xdc00 | (codePoint & 0x3ff);
    }
    units[count++] = codePoint;
  }
  return stringOfUnits(count);
}

/**
 * Decodes a few bytes with replacement by a table of code units: of bytes, or of pairs, whose second byte is the higher one of an
 * entry's place. There, 0 under a byte alone means that another follows, or in EUC-JP that none may. Others decode longer
 * sequences, and pairs of more than one code unit.
 * @param {Uint8Array} bytes
 * @param {number} length at most `MOST_BYTES`
 * @param {boolean} endOfQueue
 * @param {number} encoding one that is ASCII-compatible
 * @returns {string | undefined} what comes before `rest`; `undefined` to leave it to others
 */
export function decodeShortByTable(bytes, length, endOfQueue, encoding) {
  let table;
  let count = 0;
  for (let i = 0; i < length; ) {
    const start = i;
    const byte = bytes[i++];
    let unit = byte;
    if (byte >= 0x80) {
      table ??= decodingTable(encoding);
      if (!table) return undefined;
      unit = table[byte];
      if (HAS_MULTI_BYTE && unit === 0) {
        if (i < length) unit = table[byte | (bytes[i++] << 8)];
        if (unit === 0) return decodeUnusualPairs(bytes, start, length, endOfQueue, count, encoding, table);
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}

/**
 * Decodes the rest, which has something else than whole pairs that the table has: sequences that are malformed, or that the
 * chunk's end splits.
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} length
 * @param {boolean} endOfQueue
 * @param {number} count how many code units there are already
 * @param {number} encoding
 * @param {Uint16Array} table
 */
function decodeUnusualPairs(bytes, start, length, endOfQueue, count, encoding, table) {
  const most = mostInString();
  for (let i = start; i < length && count <= most; ) {
    const lead = bytes[i++];
    let unit = lead < 0x80 ? lead : table[lead];
    if (lead >= 0x80 && unit === 0) {
      if (i === length && !endOfQueue) {
        if (encoding === EUC_JP) return undefined;
        keep(lead, 0, 1);
        break;
      }
      // No pair ends with 0, which stands for the end.
      const second = i < length ? bytes[i] : 0;
      unit = table[lead | (second << 8)];
      if (unit > 0) i += 1;
      else if (isMalformedBefore(second, encoding)) unit = REPLACEMENT_UNIT;
      else return undefined;
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}

/**
 * Whether a leading byte is malformed, and this byte a character of its own, if the table has no pair of both. Others decode
 * gb18030's sequences of four bytes, which go on with a digit, and Big5's pairs of more than one code unit.
 * @param {number} second
 * @param {number} encoding
 */
function isMalformedBefore(second, encoding) {
  if (second >= 0x80) return false;
  const isDigit = second >= 0x30 && second <= 0x39;
  return isDigit ? encoding !== GBK && encoding !== GB18030 : second < 0x40 || encoding !== BIG5;
}

/**
 * Keeps the last bytes of UTF-8 as `rest`, if they are the start of a character of up to three bytes that doesn't begin as a
 * byte order mark does.
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} end
 * @returns {boolean} whether they are
 */
export function keepEndOfUTF8(bytes, start, end) {
  rest.length = 0;
  return decodeShortUTF8(partOf(bytes, start, end), end - start, false, true) === '';
}

/** @param {number} first @param {number} second @param {number} length */
function keep(first, second, length) {
  rest.length = length;
  rest.bytes[0] = first;
  rest.bytes[1] = second;
}

/**
 * Makes a string of the first code units of `units`; `undefined` if they are too many.
 * @param {number} count
 */
function stringOfUnits(count) {
  if (count < 3 || (count <= MOST_UNITS && !isSlowToList())) return stringOfFew(units, 0, count);
  if (isSliceRight()) return /** @type {Function} */ (ucs2Slice).call(unitBytes, 0, 2 * count);
  if (count > mostInString()) return undefined;
  return stringOfFew(units, 0, MOST_UNITS) + stringOfFew(units, MOST_UNITS, count - MOST_UNITS);
}

/** How many code units `stringOfUnits` takes. */
const mostInString = /* @__PURE__ */ lazy(() => (isSliceRight() ? Infinity : 2 * MOST_UNITS));

/** Whether Buffer's methods take less time than a list of arguments, and than a decoder, as in Bun: 30, 70 and 40 ns. */
const isSlowToList = /* @__PURE__ */ lazy(() => isBun() && isSliceRight());

/** Whether there are Buffer's methods, and they are right. */
const isSliceRight = /* @__PURE__ */ lazy(() => ifRight(trySlices) === true);

function trySlices() {
  const bytes = new Uint8Array(Uint16Array.of(0x61, 0xfeff, 0xd83d).buffer);
  const slice = (/** @type {any} */ method) => method.call(bytes, 0, bytes.length);
  return slice(ucs2Slice) === 'a\uFEFF\uD83D' && slice(latin1Slice) === 'a\0\xFF\xFE\x3D\xD8';
}

/** @param {Uint8Array} bytes @param {number} length */
export function isASCII(bytes, length) {
  for (let i = 0; i < length; i++) if (bytes[i] >= 0x80) return false;
  return true;
}

/** Whether about ten of the bytes, spread over all, are ASCII: in other text that is rare. @param {Uint8Array} bytes @param {number} length */
export function isProbablyASCII(bytes, length) {
  const step = Math.ceil(length / 8);
  for (let i = 0; i < length; i += step) if (bytes[i] >= 0x80) return false;
  return bytes[length - 1] < 0x80;
}
