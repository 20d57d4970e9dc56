// The module way: WebAssembly's decoder, block by block.

import { Malformed } from '../common/errors.js';
import { encodings } from '../encodings/encodings.js';
import {
  blockLength,
  collectUnits,
  decodeBlock,
  explain,
  hasRoomFor,
  join,
  report,
  unitsAddress,
  unitsString,
  useDecoder,
} from '../wasm/wasm.js';
import { partOf } from '../webidl/webidl.js';

/**
 * Decodes bytes, and keeps a byte order mark as text. The current codec then has the decoder's state.
 * @param {number} encoding
 * @param {Int32Array | null} codec the state of the decoder before these bytes; null for a new one
 * @param {Uint8Array} bytes
 * @param {number} length how many of them
 * @param {boolean} fatal whether the error mode is "fatal"
 * @param {boolean} endOfQueue
 * @returns {string}
 * @throws {Malformed} with an offset from the first of these bytes
 */
export function decodeByModule(encoding, codec, bytes, length, fatal, endOfQueue) {
  try {
    useDecoder(encoding, codec);
    if (length <= blockLength) return unitsString(0, decodeOne(encoding, bytes, length, 0, fatal, endOfQueue, 0));
    const collection = collectUnits(length);
    let string = '';
    // The number of code units that aren't part of the string yet. Its parts are long, because joining them takes time.
    let written = 0;
    for (let start = 0; ; start += blockLength) {
      const isLast = length - start <= blockLength;
      const read = isLast ? length - start : blockLength;
      const block = partOf(bytes, start, start + read);
      written += decodeOne(encoding, block, read, written, fatal, endOfQueue && isLast, start);
      if (!isLast && hasRoomFor(written)) continue;
      if (collection) collection.add(unitsAddress(), written);
      else string = join(string, unitsString(0, written));
      if (isLast) return collection ? collection.toText() : string;
      written = 0;
    }
  } catch (error) {
    throw explain(error);
  }
}

/**
 * Decodes a block behind `written` code units.
 * @param {number} encoding
 * @param {Uint8Array} block
 * @param {number} length how many of its bytes
 * @param {number} written
 * @param {boolean} fatal
 * @param {boolean} endOfQueue
 * @param {number} start the offset of the block
 */
function decodeOne(encoding, block, length, written, fatal, endOfQueue, start) {
  const count = decodeBlock(block, length, written, fatal, endOfQueue);
  if (count < 0) throw new Malformed(encodings[encoding].name, start + report.start(), report.length());
  return count;
}
