// Loops in JavaScript that decode short text, where calling WebAssembly or the host would take longer than the work itself.

import { isASCII, isRarelyASCII } from './ascii.js';
import { BOM, isSurrogate, REPLACEMENT_UNIT } from './code-points.js';
import { EUC_JP, GB18030 } from './encodings.js';
import { HAS_MULTI_BYTE } from './groups.js';
import {
  attempt,
  isBun,
  isDeno,
  isOldNode,
  isWebKit,
  isWebKitOrWorkerd,
  latin1Slice,
  nodeVersion,
  ucs2Slice,
} from './host.js';
import { lazy } from './lazy.js';
import { MOST_UNITS, stringOfFew } from './string-of-few.js';
import { decodingTable } from './wasm.js';

/** The most bytes of a short text. */
const MOST_BYTES = 64;

/** The code units of a result, as bytes and as code units of the same buffer. */
const unitBytes = /* @__PURE__ */ new Uint8Array(2 * MOST_BYTES);
const units = /* @__PURE__ */ unitsOf(unitBytes);

function unitsOf(/** @type {Uint8Array} */ bytes) {
  return new Uint16Array(bytes.buffer);
}

// The most bytes that a loop decodes faster than the host or WebAssembly. Encodings other than UTF-8 come here only if `decodeFew` can't.
/** For ASCII in encodings other than UTF-8. */
export const mostASCII = /* @__PURE__ */ lazy(() => (prefersSlice() ? 0 : MOST_UNITS));
/** For single-byte encodings, in Bun: elsewhere, `decodeSingles` has them. */
const MOST_OF_SINGLE_BYTE = 8;
/** For UTF-8 that `isRarelyASCII` in Node 20, which makes a string of more than `MOST_UNITS` by Buffer. */
export const MOST_UTF8_IN_OLD_NODE = 54;
/** The same in any host. */
const mostUTF8 = /* @__PURE__ */ lazy(() => {
  if (isOldNode()) return MOST_UTF8_IN_OLD_NODE;
  return isDeno() || !(nodeVersion() >= 22 || isWebKitOrWorkerd()) ? MOST_BYTES : 32;
});
/** For multi-byte encodings in V8, if the text `isRarelyASCII` or `canSlice`. */
export const MOST_IN_LOOP = 32;
/** The same for any host. */
const mostOfMultiByte = /* @__PURE__ */ lazy(() => (isWebKit() ? MOST_BYTES : MOST_IN_LOOP));
/** For any text in multi-byte encodings. */
const mostMixedMultiByte = /* @__PURE__ */ lazy(() => (isWebKit() ? 2 * MOST_UNITS : MOST_UNITS));

/**
 * Whether bytes are few enough for `decodeShortByTable`.
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} isSingle whether the encoding is a single-byte encoding
 */
export function isShortForTable(bytes, length, isSingle) {
  if (isSingle) return length <= MOST_OF_SINGLE_BYTE;
  return (
    length <= mostMixedMultiByte() || (length <= mostOfMultiByte() && (isRarelyASCII(bytes, length) || canSlice()))
  );
}

/** Whether bytes are few enough for `decodeShortUTF8`. @param {Uint8Array} bytes @param {number} length */
export const isShortForLoop = (bytes, length) =>
  length <= MOST_UNITS || (length <= MOST_BYTES && isRarelyASCII(bytes, length) && length <= mostUTF8());

/** The incomplete character at the end of the last input: its length (at most 3), and its bytes as one number, the first in the lowest place. */
export const rest = { length: 0, bytes: 0 };

/**
 * Decodes a few bytes of UTF-8: those for which `isShortForLoop` holds, or at most one more than `MOST_UNITS`. Doesn't decode U+FEFF,
 * which may be a byte order mark, nor an incomplete character at a chunk's end if it may be one.
 * @param {Uint8Array} bytes
 * @param {number} length not 0
 * @param {boolean} endOfQueue
 * @param {boolean} fatal whether to return `undefined` for malformed sequences instead of replacing them: the decoder that the caller
 *   tries next finds where they are
 * @returns {string | undefined} the text before `rest`; `undefined` if the caller has to decode the bytes in another way
 */
export function decodeShortUTF8(bytes, length, endOfQueue, fatal) {
  if (bytes[0] < 0x80 && prefersSlice()) {
    return isASCII(bytes, length) ? /** @type {Function} */ (latin1Slice).call(bytes, 0, length) : undefined;
  }
  let count = 0;
  for (let i = 0; i < length; ) {
    const start = i;
    let unit = bytes[i++];
    if (unit >= 0x80) {
      const lead = unit;
      const isPair = lead < 0xe0;
      // Engines take longer for a loop that sometimes reads beyond an array's end.
      const isWhole = lead >= 0xc2 && lead < 0xf0 && start + (isPair ? 2 : 3) <= length;
      if (!isWhole) return decodeUnusual(bytes, start, length, endOfQueue, fatal, count);
      // After `^ 0x80`, only continuation bytes are below 0x40.
      const second = bytes[i++] ^ 0x80;
      const third = isPair ? 0 : bytes[i++] ^ 0x80;
      unit = isPair ? ((lead & 0x1f) << 6) | second : ((lead & 0xf) << 12) | (second << 6) | third;
      if ((second | third) >= 0x40 || (!isPair && (unit < 0x800 || isSurrogate(unit) || unit === BOM))) {
        return decodeUnusual(bytes, start, length, endOfQueue, fatal, count);
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}

/**
 * Decodes a few bytes of UTF-16, and keeps a byte order mark as text.
 * @param {Uint8Array} bytes
 * @param {number} length at most twice `MOST_UNITS`
 * @param {boolean} isBigEndian
 * @returns {string | undefined} `undefined` for surrogates, which may be lone, and for an odd number of bytes
 */
export function decodeShortUTF16(bytes, length, isBigEndian) {
  if (length % 2 > 0) return undefined;
  let count = 0;
  for (let i = 0; i < length; i += 2) {
    const unit = isBigEndian ? (bytes[i] << 8) | bytes[i + 1] : bytes[i] | (bytes[i + 1] << 8);
    if (isSurrogate(unit)) return undefined;
    units[count++] = unit;
  }
  return stringOfUnits(count);
}

/**
 * Continues `decodeShortUTF8` by the standard's steps from the first sequence that isn't a complete character of up to three bytes.
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} length
 * @param {boolean} endOfQueue
 * @param {boolean} fatal
 * @param {number} count the number of code units that are already in `units`
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
    let sequence = lead;
    let seen = 0;
    for (; seen < needed && i < length; seen++, i++) {
      const byte = bytes[i];
      if (byte < lowerBoundary || byte > upperBoundary) break;
      sequence |= byte << (8 * (seen + 1));
      lowerBoundary = 0x80;
      upperBoundary = 0xbf;
      codePoint = (codePoint << 6) | (byte & 0x3f);
    }
    if (seen < needed) {
      if (i === length && !endOfQueue) {
        // It may be the start of a byte order mark.
        if (lead === 0xef) return undefined;
        setRest(sequence, 1 + seen);
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
 * Decodes a few bytes with replacement by `decodingTable`, which has the code units of bytes and, in multi-byte encodings, of pairs,
 * under `lead | (trail << 8)`. Surrogates in the table stand for everything else, such as a lead byte alone. Doesn't decode longer
 * sequences for the Basic Multilingual Plane, nor pairs that stand for several code units.
 * @param {Uint8Array} bytes
 * @param {number} length at most `MOST_BYTES`
 * @param {boolean} endOfQueue
 * @param {number} encoding one that is ASCII-compatible
 * @returns {string | undefined} the text before `rest`; `undefined` if the caller has to decode the bytes in another way
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
      if (HAS_MULTI_BYTE && isSurrogate(unit)) {
        if (i < length) unit = table[byte | (bytes[i++] << 8)];
        else if (!endOfQueue && keepLead(byte, encoding)) break;
        if (isSurrogate(unit)) return decodeUnusualPairs(bytes, start, length, endOfQueue, count, encoding, table);
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}

/**
 * Does the same for a whole text of known characters in a multi-byte encoding, with fewer steps: it takes 0.6 to 0.8 times as long in Firefox.
 * @param {Uint8Array} bytes
 * @param {number} length from 1 to `MOST_UNITS`
 * @param {number} encoding
 * @returns {string | undefined} `undefined` if there is anything else
 */
export function decodeFewPairs(bytes, length, encoding) {
  const table = decodingTable(encoding);
  if (!table) return undefined;
  const last = length - 1;
  let count = 0;
  let i = 0;
  while (i < last) {
    const lead = bytes[i];
    const unit = table[lead | (bytes[i + 1] << 8)];
    if (isSurrogate(unit)) return undefined;
    i += isSurrogate(table[lead]) ? 2 : 1;
    units[count++] = unit;
  }
  if (i === last) {
    const unit = table[bytes[i]];
    if (isSurrogate(unit)) return undefined;
    units[count++] = unit;
  }
  return stringOfFew(units, 0, count);
}

/**
 * Continues `decodeShortByTable` from the first sequence that isn't a pair in the table: it is malformed, or split by the chunk's end.
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} length
 * @param {boolean} endOfQueue
 * @param {number} count the number of code units that are already in `units`
 * @param {number} encoding
 * @param {Uint16Array} table
 */
function decodeUnusualPairs(bytes, start, length, endOfQueue, count, encoding, table) {
  const most = mostInString();
  for (let i = start; i < length && count <= most; ) {
    const lead = bytes[i++];
    let unit = lead < 0x80 ? lead : table[lead];
    if (isSurrogate(unit)) {
      if (i === length && !endOfQueue && keepLead(lead, encoding)) break;
      // 0 stands for the end of the text, because it isn't a trail byte.
      const second = i < length ? bytes[i] : 0;
      unit = table[lead | (second << 8)];
      if (!isSurrogate(unit)) i += 1;
      else if (isMalformed(unit)) unit = REPLACEMENT_UNIT;
      else {
        const isWhole = i + 2 < length && encoding <= GB18030;
        const codePoint = isWhole ? astralCodePoint(lead, second, bytes[i + 1], bytes[i + 2]) : 0;
        if (codePoint === 0) return undefined;
        units[count++] = 0xd7c0 + (codePoint >> 10);
        unit = 0xdc00 | (codePoint & 0x3ff);
        i += 3;
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}

/**
 * The code point that four bytes in GBK or gb18030 stand for, if it is beyond the Basic Multilingual Plane; otherwise 0.
 * https://encoding.spec.whatwg.org/#index-gb18030-ranges-code-point
 * @param {number} first @param {number} second @param {number} third @param {number} fourth
 */
function astralCodePoint(first, second, third, fourth) {
  const isFour = second >= 0x30 && second <= 0x39 && third >= 0x81 && third <= 0xfe && fourth >= 0x30 && fourth <= 0x39;
  const pointer = (((first - 0x81) * 10 + (second - 0x30)) * 126 + (third - 0x81)) * 10 + (fourth - 0x30);
  return isFour && pointer >= 189_000 && pointer < 1_237_576 ? 0x10000 + pointer - 189_000 : 0;
}

/** Whether a surrogate in the table stands for a lead byte that is malformed by itself. @param {number} surrogate */
const isMalformed = (surrogate) => surrogate >= 0xdf00 && surrogate <= 0xdf80;

/** The length without an incomplete character at the end. @param {Uint8Array} bytes @param {number} length */
export function completeLengthOfUTF8(bytes, length) {
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = bytes[length - back];
    if (byte < 0x80) break;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? length - back : length;
  }
  return length;
}

/**
 * Stores the last bytes of UTF-8 as `rest` if they are the start of a character, but not of a byte order mark.
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} end
 * @returns {boolean} whether it stored them
 */
export function keepEndOfUTF8(bytes, start, end) {
  rest.length = 0;
  return decodeUnusual(bytes, start, end, false, true, 0) === '';
}

/**
 * Stores the last byte of a chunk in a multi-byte encoding as `rest`, unless it is malformed: the tables of EUC-JP have surrogates also for 0x90
 * to 0xA0, which are between its lead bytes.
 * @param {number} byte one that has a surrogate in the table
 * @param {number} encoding
 * @returns {boolean} whether it stored it
 */
export function keepLead(byte, encoding) {
  const isLead = encoding !== EUC_JP || byte < 0x90 || byte > 0xa0;
  if (isLead) setRest(byte, 1);
  return isLead;
}

/** @param {number} bytes as one number @param {number} length */
function setRest(bytes, length) {
  rest.length = length;
  rest.bytes = bytes;
}

/**
 * Makes a string of the first `count` code units in `units`; returns `undefined` if there are more than `mostInString`.
 * @param {number} count
 */
function stringOfUnits(count) {
  if (count < 3 || (count <= MOST_UNITS && !prefersSlice())) return stringOfFew(units, 0, count);
  if (canSlice()) return /** @type {Function} */ (ucs2Slice).call(unitBytes, 0, 2 * count);
  if (count > mostInString()) return undefined;
  return stringOfFew(units, 0, MOST_UNITS) + stringOfFew(units, MOST_UNITS, count - MOST_UNITS);
}

/** The most code units that `stringOfUnits` accepts. */
const mostInString = /* @__PURE__ */ lazy(() => (canSlice() ? Infinity : 2 * MOST_UNITS));

/** Whether Buffer's methods are the fastest way to make short strings. In Bun they take 30 ns, `stringOfFew` 70, and a decoder 40. */
export const prefersSlice = /* @__PURE__ */ lazy(() => isBun() && canSlice());

/** Whether the host has Buffer's methods, and they are correct. */
const canSlice = /* @__PURE__ */ lazy(() => attempt(trySlices) === true);

function trySlices() {
  const bytes = new Uint8Array(Uint16Array.of(0x61, 0xfeff, 0xd83d).buffer);
  const slice = (/** @type {any} */ method) => method.call(bytes, 0, bytes.length);
  return slice(ucs2Slice) === 'a\uFEFF\uD83D' && slice(latin1Slice) === 'a\0\xFF\xFE\x3D\xD8';
}
