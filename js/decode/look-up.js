// The look-up way: one call of WebAssembly looks up a few hundred bytes in a table and makes the string (`readBytes` and `readPairs`
// in strings.wat). It takes half of the time of decoding first and then making a string. Hosts without JS string builtins and without
// Buffer have no such call.

import { EUC_JP, isOfPairs, isSingleByte } from '../encodings/encodings.js';
import { HAS_MULTI_BYTE } from '../groups.js';
import { at, begin, end, input, NONE, series, strings, wasm } from '../wasm/instance.js';
import { blockLength, join, setInput } from '../wasm/wasm.js';
import { partOf } from '../webidl/webidl.js';

/** The table of the last encoding, and the instance that has it. */
const table = {
  encoding: NONE,
  /** @type {typeof wasm | undefined} */
  owner: undefined,
  /** What gets the table: its address, or its encoding. 0 if the encoding has none. */
  source: 0,
};

/** How many bytes of a lead byte at the end of a chunk the last call left out: 0 or 1. */
export let leftOut = 0;

/**
 * Decodes a few bytes that don't depend on earlier ones, with replacement.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length from 1; in multi-byte encodings, at most that of a block
 * @param {boolean} [isChunk] whether more bytes may follow, so that a lead byte at the end is left out: see `leftOut`
 * @returns {string | undefined} `undefined` if the host can't, or the table lacks a character
 */
export function decodeByLookUp(encoding, bytes, length, isChunk = false) {
  if (table.encoding !== encoding || table.owner !== wasm || series.isBusy) prepare(encoding);
  if (table.source === 0) return undefined;
  const { readBytes, readPairs } = /** @type {Required<import('../wasm/strings.js').StringCopier>} */ (strings);
  leftOut = 0;
  // Some hosts' look-ups write into the room of an encoder's block.
  series.count += 1;
  if (!HAS_MULTI_BYTE || isSingleByte(encoding)) {
    let string = '';
    for (let start = 0; start < length; start += blockLength) {
      const read = Math.min(blockLength, length - start);
      setInput(read === length ? bytes : partOf(bytes, start, start + read), read);
      string = join(string, readBytes(at.input, read, table.source));
    }
    return string;
  }
  setInput(bytes, length);
  const string = readPairs(at.input, length, table.source, +isChunk, length);
  if (string === null) return undefined;
  if (isChunk) {
    // After the bytes, `readPairs` writes how many it left out.
    const copied = input();
    leftOut = copied[length];
    if (leftOut > 0 && isMalformedAlone(copied[length - 1], encoding)) return undefined;
  }
  return string;
}

/** Changes the table to that of an encoding. @param {number} encoding */
function prepare(encoding) {
  begin('decoding', encoding);
  end(() => {
    const address = isSingleByte(encoding)
      ? wasm.byte_table(encoding)
      : isOfPairs(encoding)
        ? wasm.pair_table(encoding)
        : 0;
    table.source = !strings.readPairs || address === 0 ? 0 : strings.readsInput ? encoding : address;
    table.owner = wasm;
    table.encoding = encoding;
  });
}

/** EUC-JP's table has surrogates also for the bytes between its lead bytes. @param {number} byte @param {number} encoding */
const isMalformedAlone = (byte, encoding) => encoding === EUC_JP && byte >= 0x90 && byte <= 0xa0;
