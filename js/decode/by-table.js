// The table way, where the core is a script: a loop over the core's tables, several times as fast as what wasm2js makes of the
// core's own loops.

import { Malformed } from '../common/errors.js';
import { isSingleByte } from '../encodings/encodings.js';
import { at, blockLength, run, strings, wasm } from '../wasm/instance.js';
import { join } from '../wasm/wasm.js';
import { partOf } from '../webidl/webidl.js';
import { decodeByModule } from './by-module.js';

/** Where the last text has the first sequence that the table lacks. */
let end = 0;

/**
 * Decodes bytes up to the first sequence that the table lacks, and leaves the rest to the core. Each byte of the result is read once, because another
 * thread may change shared memory.
 * @param {number} encoding a single-byte encoding, or one of pairs
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} fatal whether the error mode is "fatal"
 * @param {boolean} [endOfQueue] if it's false, the core then says how many bytes at the end are incomplete
 * @returns {string | undefined} `undefined` if the error mode is "fatal" and something before the end is malformed
 * @throws {Malformed} if something after it is
 */
export function decodeByTable(encoding, bytes, length, fatal, endOfQueue = true) {
  const string = run('decoding', encoding, () => decodeStart(encoding, bytes, length));
  // The table doesn't tell where a malformed sequence ends.
  if (fatal && string.includes('\uFFFD')) return undefined;
  if (end === length && endOfQueue) return string;
  const start = end;
  try {
    const rest = partOf(bytes, start, length);
    return join(string, decodeByModule(encoding, null, rest, length - start, fatal, endOfQueue));
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
        // A surrogate stands for a byte that isn't a character by itself. The table has pairs of bytes with the first in the lower place.
        // Interpreters would take longer for calls of `isSurrogate` than for the rest.
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
