// Which way decodes and encodes a text. The modules in decode, encode and transcode read it, and `wasm/strings.js` does.
//
// A way is a function that gives the standard's result for what it accepts, and `undefined` for the rest, which then goes to the module. The
// choice depends on the engine, the encoding, the length and a sample of the text, never on earlier texts:
//
// - short: a loop in JavaScript, for a few characters;
// - look-up: one call of WebAssembly that looks bytes up and makes the string;
// - host: the host's own decoder or encoder, after a proof that it is right;
// - module: WebAssembly's decoder or encoder, for everything else.
//
// `npm run bench:limits` measures the limits in an engine and prints its row; bench/NOTES.md has the figures behind the table.

import { newList } from './common/lazy.js';
import { ENCODINGS_COUNT, isOfPairs, isSingleByte, UTF_8, UTF_16BE, UTF_16LE } from './encodings/encodings.js';
import { engine } from './host/engine.js';

const NEVER = Infinity;

/**
 * The lengths in bytes for which each way decodes: up to `short`, the loop; above, up to `lookUp`, the look-up; from `host` on, the host.
 * @typedef {{ short: number, lookUp: number, host: number }} DecodingLimits
 */

/** The three of each cell, in this order. */
// biome-ignore format: a table
const DECODING = {
  node:     { utf8: [16, 0, 17], utf16LE: [32, 0, 33],    utf16BE: [32, 0, NEVER], singleByte: [16, 256, 513],     multiByte: [16, 512, 513] },
  deno:     { utf8: [16, 0, 17], utf16LE: [32, 0, 33],    utf16BE: [32, 0, NEVER], singleByte: [16, 256, 513],     multiByte: [16, 512, 513] },
  bun:      { utf8: [0, 0, 1],   utf16LE: [0, 0, 1],      utf16BE: [0, 0, NEVER],  singleByte: [0, 256, 513],      multiByte: [16, 512, 513] },
  chromium: { utf8: [16, 0, 64], utf16LE: [32, 0, NEVER], utf16BE: [32, 0, NEVER], singleByte: [16, NEVER, NEVER], multiByte: [16, 512, NEVER] },
  firefox:  { utf8: [16, 0, 17], utf16LE: [32, 0, 33],    utf16BE: [32, 0, 33],    singleByte: [16, 256, 257],     multiByte: [16, 512, NEVER] },
  other:    { utf8: [16, 0, 17], utf16LE: [32, 0, 33],    utf16BE: [32, 0, NEVER], singleByte: [16, 0, 17],        multiByte: [16, 0, NEVER] },
};

/**
 * The lengths in code units for which each way encodes. Up to the loop's: the loop. UTF-8, up to `into`: the host's `encodeInto`, which some
 * hosts call faster than `encode`. Other encodings, from `ascii` on: the host, if a sample is ASCII. `long` says how longer text in a
 * single-byte encoding is encoded: copying a string to WebAssembly is slow in some hosts.
 *
 * Up to `throughString` and `utf16ThroughString` bytes, transcoding makes a string, which is slower for long text, except from UTF-16 to UTF-8
 * where the host's encoder is very fast.
 */
// biome-ignore format: a table
const ENCODING = {
  node:     { utf8Loop: 16, into: 64, ascii: 48,    singleByteLoop: 96,  multiByteLoop: 128,     long: 'module', throughString: 160, utf16ThroughString: 0x1000000 },
  deno:     { utf8Loop: 16, into: 0,  ascii: 48,    singleByteLoop: 96,  multiByteLoop: 128,     long: 'table',  throughString: 160, utf16ThroughString: 320 },
  bun:      { utf8Loop: 6,  into: 0,  ascii: 32,    singleByteLoop: 96,  multiByteLoop: 0x10000, long: 'loop',   throughString: 400, utf16ThroughString: 0x1000000 },
  chromium: { utf8Loop: 16, into: 64, ascii: 1024,  singleByteLoop: 128, multiByteLoop: 128,     long: 'table',  throughString: 64,  utf16ThroughString: 64 },
  firefox:  { utf8Loop: 16, into: 0,  ascii: 400,   singleByteLoop: 96,  multiByteLoop: 0x10000, long: 'loop',   throughString: 80,  utf16ThroughString: 160 },
  other:    { utf8Loop: 16, into: 64, ascii: NEVER, singleByteLoop: 96,  multiByteLoop: 0x10000, long: 'loop',   throughString: 64,  utf16ThroughString: 64 },
};

/**
 * How strings are made and read. `utf8Slice` is the greatest length in bytes for Buffer's method. `latin1` says whether text that is Latin-1 goes
 * to Buffer, `samplesUTF8` whether only UTF-8 of some scripts goes to the host. Buffer writes strings from `bufferWrite` code units on, a
 * TextDecoder reads them from `decoderRead` code units on.
 */
// biome-ignore format: a table
const STRINGS = {
  node:     { utf8Slice: 8191, latin1: true,  samplesUTF8: false, bufferWrite: 64,    decoderRead: NEVER },
  deno:     { utf8Slice: 64,   latin1: true,  samplesUTF8: false, bufferWrite: NEVER, decoderRead: NEVER },
  bun:      { utf8Slice: 0,    latin1: true,  samplesUTF8: false, bufferWrite: 64,    decoderRead: NEVER },
  chromium: { utf8Slice: 0,    latin1: false, samplesUTF8: true,  bufferWrite: NEVER, decoderRead: NEVER },
  firefox:  { utf8Slice: 0,    latin1: false, samplesUTF8: false, bufferWrite: NEVER, decoderRead: 1024 },
  other:    { utf8Slice: 0,    latin1: false, samplesUTF8: false, bufferWrite: NEVER, decoderRead: NEVER },
};

/** For ISO-2022-JP, whose decoder has a state, and for replacement and x-user-defined. */
const MODULE_ONLY = [0, 0, NEVER];

/** By encoding. @type {DecodingLimits[]} */
const decodingCells = /* @__PURE__ */ newList(ENCODINGS_COUNT);

/** @param {number} encoding @returns {DecodingLimits} */
export function decodingLimits(encoding) {
  if (decodingCells[encoding] === undefined) {
    const [short, lookUp, host] = cellOf(encoding);
    decodingCells[encoding] = { short, lookUp, host };
  }
  return decodingCells[encoding];
}

/** @param {number} encoding */
function cellOf(encoding) {
  const row = DECODING[engine()];
  if (encoding === UTF_8) return row.utf8;
  if (encoding === UTF_16LE) return row.utf16LE;
  if (encoding === UTF_16BE) return row.utf16BE;
  if (isSingleByte(encoding)) return row.singleByte;
  return isOfPairs(encoding) ? row.multiByte : MODULE_ONLY;
}

export const encodingLimits = () => ENCODING[engine()];

export const stringLimits = () => STRINGS[engine()];
