// Decodes a short text by one call of WebAssembly, which looks bytes up in a table and makes the string: `readBytes`
// and `readPairs` in strings.wat. This is faster than two steps, but needs JS string builtins.

import { EUC_JP, isSingleByte } from '../encodings/encodings.js';
import { HAS_MULTI_BYTE } from '../groups.js';
import { at, run, strings, views, wasm } from '../wasm/instance.js';
import { writeBytes } from '../webidl/webidl.js';

/**
 * Doesn't find where malformed sequences are.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length at most that of a block
 * @param {boolean} fatal
 * @param {boolean} [endOfQueue] if false, a lead byte at the end is left: see `leadBytesLeft`
 * @returns {string | undefined} `undefined` if the host can't, a character isn't in the table, or `fatal` is set and there
 *   is a U+FFFD
 */
export function decodeByLookUp(encoding, bytes, length, fatal, endOfQueue = true) {
  return run('decoding', encoding, () => {
    const { readBytes, readPairs } = strings;
    if (!readBytes || !readPairs) return undefined;
    const isSingle = !HAS_MULTI_BYTE || isSingleByte(encoding);
    const table = isSingle ? wasm.byte_table(encoding) : wasm.pair_table(encoding);
    if (table === 0) return undefined;
    writeBytes(views().input, 0, bytes, length);
    const string = (isSingle ? readBytes : readPairs)(at.input, length, table);
    if (string === null || (fatal && string.includes('\uFFFD'))) return undefined;
    const isLeft = !isSingle && leadBytesLeft(length) === 1;
    return isLeft && (endOfQueue || leadsNothing(encoding, views().input[length - 1])) ? undefined : string;
  });
}

/**
 * EUC-JP's table takes these for lead bytes, because vectors compare with one range.
 * @param {number} encoding
 * @param {number} byte
 */
const leadsNothing = (encoding, byte) => encoding === EUC_JP && byte >= 0x90 && byte <= 0xa0;

/** How many bytes at the end of the last text of pairs, 0 or 1, were left. @param {number} length of that text */
export const leadBytesLeft = (length) => views().input[length];
