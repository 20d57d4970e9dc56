// Decoding short texts in one piece, without the steps that chunks of a stream need.

import {
  completeLengthOfUTF8,
  decodeShortUTF8,
  isShortForLoop,
  keepEndOfUTF8,
  prefersSlice,
  rest,
} from './decoding-loops.js';
import { isSingleByte, UTF_8 } from './encodings.js';
import { isBun } from './host.js';
import { utf8Decoder } from './host-utf8.js';
import { MOST_CHARACTERS, stringOfASCII, stringOfSingles } from './string-of-bytes.js';
import { decodeBlock, decodingTable, explain, unitsString, useDecoder } from './wasm.js';

/** @typedef {(bytes: Uint8Array, length: number, fatal: boolean) => string | undefined} ShortDecoder */

/**
 * Chosen at its first use; not by `lazy`, because engines don't inline a function that another function returns.
 * @type {ShortDecoder | undefined}
 */
let decodeUTF8;

/**
 * Decodes UTF-8, and keeps a byte order mark as text. Returns `undefined` if the caller has to decode the bytes in another way, for
 * example if they may be malformed and the error mode is "fatal".
 * @type {ShortDecoder}
 */
export function decodeShortUTF8Whole(bytes, length, fatal) {
  decodeUTF8 ??= newShortUTF8Decoder();
  return decodeUTF8(bytes, length, fatal);
}

/** @returns {ShortDecoder} */
function newShortUTF8Decoder() {
  const decoder = utf8Decoder();
  // Bun's decoder takes no longer than a loop.
  const usesLoop = !(decoder && isBun());
  return (bytes, length, fatal) => {
    if (usesLoop && isShortForLoop(bytes, length)) {
      const string =
        (length <= MOST_CHARACTERS && bytes[0] < 0x80 ? stringOfASCII(bytes, length) : undefined) ??
        decodeShortUTF8(bytes, length, true, fatal);
      if (string !== undefined) return string;
    }
    if (decoder?.takesQuickly?.(bytes, length) === false) return undefined;
    try {
      return fatal ? decoder?.decodeOrFail(bytes, length) : decoder?.decodeQuickly(bytes, length);
    } catch {
      // The bytes are malformed.
      return undefined;
    }
  };
}

/** The tables of single-byte encodings for `stringOfSingles`, by encoding. @type {Uint16Array[]} */
const tables = [];

/**
 * Decodes a few bytes with replacement, if each is a character. Returns `undefined` if one may not be, and where other ways are faster.
 * @param {Uint8Array} bytes
 * @param {number} length from 1 to `MOST_CHARACTERS`
 * @param {number} encoding one that is ASCII-compatible
 */
export function decodeSingles(bytes, length, encoding) {
  if (prefersSlice()) return undefined;
  const known = tables[encoding];
  if (known) return stringOfSingles(bytes, length, known);
  // ASCII alone needs no instance of the module.
  const ascii = stringOfASCII(bytes, length);
  if (ascii !== undefined || !isSingleByte(encoding)) return ascii;
  const table = decodingTable(encoding);
  if (!table) return undefined;
  // A copy, because a view becomes empty when the memory grows.
  tables[encoding] = new Uint16Array(table);
  return stringOfSingles(bytes, length, tables[encoding]);
}

/**
 * Decodes by WebAssembly, without a stream's state, and keeps a byte order mark as text.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length at most that of a block
 * @param {boolean} [fatal] whether to return `undefined` for malformed bytes instead of replacing them
 */
export function decodeByModule(encoding, bytes, length, fatal = false) {
  try {
    useDecoder(encoding, null);
    const count = decodeBlock(bytes, length, 0, fatal, true);
    return count < 0 ? undefined : unitsString(0, count);
  } catch (error) {
    throw explain(error);
  }
}

/**
 * Decodes a chunk of UTF-8 by WebAssembly, and keeps an incomplete character at its end as `rest`: saving the decoder's state takes longer.
 * Returns `undefined` if the caller has to decode the chunk in another way.
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} endOfQueue
 * @param {boolean} fatal
 */
export function decodeShortUTF8ByModule(bytes, length, endOfQueue, fatal) {
  rest.length = 0;
  const end = endOfQueue ? length : completeLengthOfUTF8(bytes, length);
  return end === length || keepEndOfUTF8(bytes, end, length) ? decodeByModule(UTF_8, bytes, end, fatal) : undefined;
}
