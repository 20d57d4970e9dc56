// The module way: WebAssembly's decoder, block by block.

import { Malformed } from '../common/errors.js';
import { encodings } from '../encodings/encodings.js';
import { at, strings, unitsLength } from '../wasm/instance.js';
import { blockLength, decodeBlock, explain, join, report, useDecoder } from '../wasm/wasm.js';
import { partOf } from '../webidl/webidl.js';

/** The most bytes of an incomplete sequence that a decoder holds between calls. */
const MOST_HELD = 3;

/** The result of more bytes might be too long for a string. */
const MOST_COLLECTED = 1 << 28;

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
    const collects = length > unitsLength && length < MOST_COLLECTED;
    const collection = collects ? strings.collect?.(length + MOST_HELD) : undefined;
    let string = '';
    // The number of code units that aren't part of the string yet. Its parts are long, because joining them takes time.
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
      if (!isLast && written + blockLength + MOST_HELD <= unitsLength) continue;
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
