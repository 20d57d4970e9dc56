// The quickest ways to decode short texts whole, without the steps that other input needs.

import { hasBOM, isASCIICompatible, isSingleByte, UTF_8 } from './encodings.js';
import { HAS_SINGLE_BYTE } from './groups.js';
import { isBun } from './host.js';
import { decodeASCII, decodeBytes, decodeMiddle, middleDecoder } from './host-bytes.js';
import { utf8Decoder } from './host-primitives.js';
import { areFew, decodeShortByTable, decodeShortUTF8, isRarelyASCII, mostOfUTF8 } from './short-strings.js';
import { MOST_UNITS } from './string-of-few.js';
import { decodeBlock, explain, unitsString, useDecoder } from './wasm.js';

/** @typedef {(bytes: Uint8Array, length: number) => string | undefined} ShortDecoder */

/** Chosen at its first use: asking each time what the host is like takes longer. @type {ShortDecoder | undefined} */
let wholeUTF8;

/**
 * Decodes a text of at most `FEW` bytes with replacement; `undefined` to leave it to others.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodeShort(encoding, bytes, length) {
  if (encoding === UTF_8) {
    wholeUTF8 ??= newShortUTF8Decoder();
    return wholeUTF8(bytes, length);
  }
  if (HAS_SINGLE_BYTE && isSingleByte(encoding)) {
    const decode = middleDecoder(encoding);
    if (decode) return decodeShortBytes(encoding, decode, bytes, length);
  }
  return decodeCompatible(encoding, bytes, length, true) ?? decodeShortByModule(encoding, bytes, length);
}

/** @param {number} encoding @param {(bytes: Uint8Array) => string} decode @param {Uint8Array} bytes @param {number} length */
function decodeShortBytes(encoding, decode, bytes, length) {
  fewBytes ??= isBun() ? 0 : MOST_UNITS;
  if (length <= fewBytes) return decodeShortByTable(bytes, length, true, encoding);
  try {
    return decode(bytes);
  } catch {
    // It takes no shared memory.
    return undefined;
  }
}

/** Up to so many, a loop is quicker. @type {number | undefined} */
let fewBytes;

/** @returns {ShortDecoder} */
function newShortUTF8Decoder() {
  const decoder = utf8Decoder();
  // Bun's decoder takes no longer than a loop.
  const { mixed, most } = decoder && isBun() ? { mixed: 0, most: 0 } : mostOfUTF8();
  return (bytes, length) => {
    if (length <= mixed || (length <= most && isRarelyASCII(bytes, length))) {
      const string = decodeShortUTF8(bytes, length, true);
      if (string !== undefined) return string;
    }
    // It may be a byte order mark.
    if (bytes[0] === 0xef || decoder?.takesQuickly?.(bytes, length) === false) return undefined;
    try {
      return decoder?.decodeQuickly(bytes, length);
    } catch {
      // As above.
      return undefined;
    }
  };
}

/**
 * Decodes a chunk in another encoding than UTF-8 with replacement, if it is short or has a byte for each character; `undefined` to
 * leave it to others.
 * @param {number} encoding
 * @param {Uint8Array} chunk
 * @param {number} length
 * @param {boolean} endOfQueue
 */
export function decodeCompatible(encoding, chunk, length, endOfQueue) {
  if (!isASCIICompatible(encoding)) return undefined;
  const isSingle = isSingleByte(encoding);
  return (
    (HAS_SINGLE_BYTE && isSingle ? decodeMiddle(encoding, chunk, length) : undefined) ??
    (chunk[0] < 0x80 ? decodeASCII(encoding, chunk, length) : undefined) ??
    (areFew(chunk, length, isSingle) ? decodeShortByTable(chunk, length, endOfQueue, encoding) : undefined) ??
    (HAS_SINGLE_BYTE && isSingle ? decodeBytes(encoding, chunk, length) : undefined)
  );
}

/** WebAssembly's way without a stream's state. @param {number} encoding @param {Uint8Array} bytes @param {number} length */
function decodeShortByModule(encoding, bytes, length) {
  if (hasBOM(encoding)) return undefined;
  try {
    useDecoder(encoding, null);
    return unitsString(0, decodeBlock(bytes, length, 0, false, true));
  } catch (error) {
    throw explain(error);
  }
}
