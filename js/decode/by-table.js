// The table way, where the core is a script: a loop over the core's tables, with which interpreters are five times as fast as with
// what wasm2js makes of the core's own loops.

import { isSingleByte } from '../encodings/encodings.js';
import { at, blockLength, run, strings, wasm } from '../wasm/instance.js';
import { join } from '../wasm/wasm.js';

/**
 * Decodes a whole text, with replacement. Each byte is read once, because another thread may change shared memory.
 * @param {number} encoding a single-byte encoding, or one of pairs
 * @param {Uint8Array} bytes
 * @param {number} length
 * @returns {string | undefined} `undefined` if the table lacks a character
 */
export function decodeByTable(encoding, bytes, length) {
  return run('decoding', encoding, () => {
    const { buffer } = wasm.memory;
    const units = new Uint16Array(buffer, at.units, blockLength);
    const isSingle = isSingleByte(encoding);
    const table = isSingle
      ? new Uint16Array(buffer, wasm.byte_table(encoding), 0x100)
      : new Uint16Array(buffer, wasm.pair_table(encoding), 0x10000);
    let string = '';
    for (let i = 0; i < length; ) {
      let count = 0;
      if (isSingle) {
        for (const end = Math.min(length, i + blockLength); i < end; i++) units[count++] = table[bytes[i]];
      } else {
        while (count < blockLength && i < length) {
          const byte = bytes[i++];
          let unit = table[byte];
          // A surrogate stands for a byte that isn't a character by itself. The table has pairs of bytes with the first in the lower place.
          // Interpreters would take longer for calls of `isSurrogate` than for the rest.
          if ((unit & 0xf800) === 0xd800) {
            if (i === length) return undefined;
            unit = table[byte | (bytes[i++] << 8)];
            if ((unit & 0xf800) === 0xd800) return undefined;
          }
          units[count++] = unit;
        }
      }
      string = join(string, strings.read(at.units, count));
    }
    return string;
  });
}
