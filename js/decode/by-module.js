// Decodes by the WebAssembly module, block by block.

import { Malformed } from '../common/errors.js';
import { encodings } from '../encodings/encodings.js';
import { at, strings, unitsLength } from '../wasm/instance.js';
import { blockLength, decodeBlock, explain, join, report, useDecoder } from '../wasm/wasm.js';
import { partOf } from '../webidl/webidl.js';

/** The longest incomplete sequence in any encoding, in bytes. */
const MAX_HELD = 3;

/** A longer result, in code units, might not fit in a string. */
const MAX_COLLECTED = 1 << 28;

/**
 * Keeps a byte order mark as text, and leaves the decoder's state in the current codec.
 * @param {number} encoding
 * @param {Int32Array | null} codec null for a new decoder
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} fatal
 * @param {boolean} endOfQueue
 * @returns {string}
 * @throws {Malformed} with an offset from the first of these bytes
 */
export function decodeByModule(encoding, codec, bytes, length, fatal, endOfQueue) {
  try {
    useDecoder(encoding, codec);
    const collects = length > unitsLength && length < MAX_COLLECTED;
    const collection = collects ? strings.collect?.(length + MAX_HELD) : undefined;
    let string = '';
    // How many code units wait to become a string: joining long strings takes less time than joining many.
    let written = 0;
    for (let start = 0; ; start += blockLength) {
      const isLast = length - start <= blockLength;
      const read = isLast ? length - start : blockLength;
      const block = read === length ? bytes : partOf(bytes, start, start + read);
      const count = decodeBlock(block, read, written, fatal, endOfQueue && isLast);
      if (count < 0) {
        const malformed = report();
        throw new Malformed(encodings[encoding].name, start + malformed.start, malformed.length);
      }
      written += count;
      if (!isLast && written + blockLength + MAX_HELD <= unitsLength) continue;
      if (collection) collection.add(at.units, written);
      else if (read === length) return strings.read(at.units, written);
      else string = join(string, strings.read(at.units, written));
      if (isLast) return collection ? collection.toText() : string;
      written = 0;
    }
  } catch (error) {
    throw explain(error);
  }
}
