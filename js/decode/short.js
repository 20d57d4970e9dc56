// The short way: a loop in JavaScript that decodes up to 16 characters.
//
// It takes whole texts without anything unusual: no malformed sequence, no incomplete character. Each byte is read once, because
// another thread may change shared memory. For a few bytes, the loop takes less time than a call of WebAssembly or of the host.

import { isSurrogate } from '../common/code-points.js';
import { newList } from '../common/lazy.js';
import { ENCODINGS_COUNT, isASCIICompatible, isSingleByte, UTF_8, UTF_16BE, UTF_16LE } from '../encodings/encodings.js';
import { stringOfFew } from '../wasm/string-of-few.js';
import { decodingTable } from '../wasm/wasm.js';

/** The most code units of a result. */
const MAX_UNITS = 16;

const units = /* @__PURE__ */ new Uint16Array(MAX_UNITS);

/**
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length at most 16, or 32 in UTF-16
 * @returns {string | undefined} with a byte order mark as text; `undefined` if the text needs another way
 */
export function decodeShort(encoding, bytes, length) {
  const count =
    encoding === UTF_8
      ? decodeUTF8(bytes, length)
      : encoding === UTF_16LE || encoding === UTF_16BE
        ? decodeUTF16(bytes, length, encoding === UTF_16BE ? 8 : 0)
        : isASCIICompatible(encoding)
          ? decodeByTable(encoding, bytes, length)
          : UNUSUAL;
  return count < 0 ? undefined : stringOfFew(units, 0, count);
}

/** The result of the following functions for bytes that another way has to decode; otherwise it is the number of code units. */
const UNUSUAL = -1;

/** https://encoding.spec.whatwg.org/#utf-8-decoder @param {Uint8Array} bytes @param {number} length */
function decodeUTF8(bytes, length) {
  let count = 0;
  for (let i = 0; i < length; ) {
    const lead = bytes[i++];
    if (lead < 0x80) {
      units[count++] = lead;
      continue;
    }
    const needed = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if (lead < 0xc2 || lead > 0xf4 || i + needed > length) return UNUSUAL;
    let codePoint = lead & (0x3f >> needed);
    for (const end = i + needed; i < end; i++) {
      const byte = bytes[i];
      if ((byte & 0xc0) !== 0x80) return UNUSUAL;
      codePoint = (codePoint << 6) | (byte & 0x3f);
    }
    if (needed < 3) {
      if (isSurrogate(codePoint) || (needed === 2 && codePoint < 0x800)) return UNUSUAL;
      units[count++] = codePoint;
    } else {
      if (codePoint < 0x10000 || codePoint > 0x10ffff) return UNUSUAL;
      units[count++] = 0xd7c0 + (codePoint >> 10);
      units[count++] = 0xdc00 | (codePoint & 0x3ff);
    }
  }
  return count;
}

/**
 * https://encoding.spec.whatwg.org/#shared-utf-16-decoder
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {number} shift by how many bits to shift the first byte of a code unit
 */
function decodeUTF16(bytes, length, shift) {
  if (length % 2 > 0) return UNUSUAL;
  let count = 0;
  for (let i = 0; i < length; i += 2) {
    const unit = (bytes[i] << shift) | (bytes[i + 1] << (8 - shift));
    if (isSurrogate(unit)) return UNUSUAL;
    units[count++] = unit;
  }
  return count;
}

/** Decodes ASCII, which needs no table, and so no instance of the module. @param {Uint8Array} bytes @param {number} length */
function decodeASCII(bytes, length) {
  for (let i = 0; i < length; i++) {
    const byte = bytes[i];
    if (byte >= 0x80) return UNUSUAL;
    units[i] = byte;
  }
  return length;
}

/**
 * Decodes by `decodingTable`, which has the code units of bytes and, in multi-byte encodings, of pairs, under `lead | (trail << 8)`.
 * Surrogates in it stand for everything else, such as a lead byte alone.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function decodeByTable(encoding, bytes, length) {
  const ascii = decodeASCII(bytes, length);
  if (ascii !== UNUSUAL) return ascii;
  const table = isSingleByte(encoding) ? singleByteTable(encoding) : decodingTable(encoding);
  if (!table) return UNUSUAL;
  let count = 0;
  for (let i = 0; i < length; ) {
    const byte = bytes[i++];
    let unit = table[byte];
    if (isSurrogate(unit)) {
      if (i === length) return UNUSUAL;
      unit = table[byte | (bytes[i++] << 8)];
      if (isSurrogate(unit)) return UNUSUAL;
    }
    units[count++] = unit;
  }
  return count;
}

/** Copies of single-byte encodings' tables, by encoding: views of WebAssembly's memory are slower, and end when it grows. @type {Uint16Array[]} */
const tables = /* @__PURE__ */ newList(ENCODINGS_COUNT);

/** @param {number} encoding */
function singleByteTable(encoding) {
  tables[encoding] ??= new Uint16Array(/** @type {Uint16Array} */ (decodingTable(encoding)));
  return tables[encoding];
}
