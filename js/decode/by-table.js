// Decodes by a loop over the core's tables, where the core is a script: wasm2js makes slow loops.

import { Malformed } from '../common/errors.js';
import { isSingleByte } from '../encodings/encodings.js';
import { at, blockLength, run, strings, wasm } from '../wasm/instance.js';
import { join, report } from '../wasm/wasm.js';
import { partOf } from '../webidl/webidl.js';
import { decodeByModule } from './by-module.js';

/** Where the last part has its first sequence that isn't in the table. */
let end = 0;

/** How many bytes the core decodes after a sequence that isn't in the table, because similar ones may follow. */
const PART = 1 << 10;

/**
 * The core decodes each sequence that isn't in the table. Each byte is read once, because another thread may change shared
 * memory.
 * @param {number} encoding a single-byte encoding, or one of pairs
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} fatal
 * @param {boolean} [endOfQueue] if false, the core then knows how many bytes at the end are incomplete
 * @returns {string | undefined} `undefined` if `fatal` is set and the table finds a malformed sequence
 * @throws {Malformed} if the core finds one
 */
export function decodeByTable(encoding, bytes, length, fatal, endOfQueue = true) {
  let string = '';
  for (let start = 0, isLast = false; !isLast; ) {
    const part = run('decoding', encoding, () => decodeStart(encoding, bytes, start, length));
    // The table doesn't say where a malformed sequence ends.
    if (fatal && part.includes('\uFFFD')) return undefined;
    string = join(string, part);
    if (end === length && endOfQueue) break;
    start = Math.min(length, end + PART);
    isLast = start === length;
    const rest = partOf(bytes, end, start);
    try {
      string = join(string, decodeByModule(encoding, null, rest, start - end, fatal, endOfQueue && isLast));
    } catch (error) {
      if (error instanceof Malformed) error.offset += end;
      throw error;
    }
    if (!isLast) start -= report().held;
  }
  return string;
}

/** @param {number} encoding @param {Uint8Array} bytes @param {number} start @param {number} length */
function decodeStart(encoding, bytes, start, length) {
  const { buffer } = wasm.memory;
  const units = new Uint16Array(buffer, at.units, blockLength);
  const isSingle = isSingleByte(encoding);
  const table = isSingle
    ? new Uint16Array(buffer, wasm.byte_table(encoding), 0x100)
    : new Uint16Array(buffer, wasm.pair_table(encoding), 0x10000);
  let string = '';
  end = length;
  for (let i = start; i < end; ) {
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
