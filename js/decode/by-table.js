// Decodes by a loop over the core's tables, where the core is a script: wasm2js makes slow loops.

import { Malformed } from '../common/errors.js';
import { isSingleByte } from '../encodings/encodings.js';
import { at, blockLength, run, strings, wasm } from '../wasm/instance.js';
import { join } from '../wasm/wasm.js';
import { partOf } from '../webidl/webidl.js';
import { decodeByModule } from './by-module.js';

/** Where the last text has its first sequence that isn't in the table. */
let end = 0;

/**
 * The core decodes the rest from the first sequence that isn't in the table. Each byte is read once, because another
 * thread may change shared memory.
 * @param {number} encoding a single-byte encoding, or one of pairs
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} fatal
 * @returns {string | undefined} `undefined` if `fatal` is set and a sequence before the end is malformed
 * @throws {Malformed} if one after it is
 */
export function decodeByTable(encoding, bytes, length, fatal) {
  const string = run('decoding', encoding, () => decodeStart(encoding, bytes, length));
  // The table doesn't tell where a malformed sequence ends.
  if (fatal && string.includes('\uFFFD')) return undefined;
  if (end === length) return string;
  const start = end;
  try {
    return join(string, decodeByModule(encoding, null, partOf(bytes, start, length), length - start, fatal, true));
  } catch (error) {
    if (error instanceof Malformed) error.offset += start;
    throw error;
  }
}

/** @param {number} encoding @param {Uint8Array} bytes @param {number} length */
function decodeStart(encoding, bytes, length) {
  const { buffer } = wasm.memory;
  const units = new Uint16Array(buffer, at.units, blockLength);
  const isSingle = isSingleByte(encoding);
  const table = isSingle
    ? new Uint16Array(buffer, wasm.byte_table(encoding), 0x100)
    : new Uint16Array(buffer, wasm.pair_table(encoding), 0x10000);
  let string = '';
  end = length;
  for (let i = 0; i < end; ) {
    let count = 0;
    if (isSingle) {
      for (const stop = Math.min(length, i + blockLength); i < stop; i++) units[count++] = table[bytes[i]];
    } else {
      while (count < blockLength && i < end) {
        const byte = bytes[i];
        let unit = table[byte];
        let next = i + 1;
        // A surrogate stands for a byte that isn't a character by itself. The table has pairs with their first byte in
        // the low place. `isSurrogate` isn't used, because interpreters call functions slowly.
        if ((unit & 0xf800) === 0xd800) {
          unit = next < length ? table[byte | (bytes[next] << 8)] : unit;
          if ((unit & 0xf800) === 0xd800) {
            end = i;
            break;
          }
          next++;
        }
        units[count++] = unit;
        i = next;
      }
    }
    string = join(string, strings.read(at.units, count));
  }
  return string;
}
