// Decodes a short text by one call of WebAssembly, which looks bytes up in a table and makes the string: `readBytes`
// and `readPairs` in strings.wat. This is faster than two steps, but needs JS string builtins.

import { isSingleByte } from '../encodings/encodings.js';
import { HAS_MULTI_BYTE } from '../groups.js';
import { at, input, run, strings, wasm } from '../wasm/instance.js';
import { writeBytes } from '../webidl/webidl.js';

/**
 * Decodes with replacement.
 * @param {number} encoding a single-byte encoding, or one of pairs
 * @param {Uint8Array} bytes
 * @param {number} length at most that of a block
 * @returns {string | undefined} `undefined` if the host can't, or a character isn't in the table
 */
export function decodeByLookUp(encoding, bytes, length) {
  return run('decoding', encoding, () => {
    const { readBytes, readPairs } = strings;
    if (!readBytes || !readPairs) return undefined;
    const table = !HAS_MULTI_BYTE || isSingleByte(encoding) ? wasm.byte_table(encoding) : wasm.pair_table(encoding);
    if (table === 0) return undefined;
    writeBytes(input(), 0, bytes, length);
    return (HAS_MULTI_BYTE && !isSingleByte(encoding) ? readPairs : readBytes)(at.input, length, table) ?? undefined;
  });
}
