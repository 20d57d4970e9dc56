// Chooses the way to decode or encode a text by the engine, the encoding, the length and a sample of the text, never by
// earlier texts. A way is a function that gives the standard's result for what it accepts, and `undefined` for the
// rest, which then goes to the module:
//
// - look-up: one call of WebAssembly makes a string by looking up bytes;
// - loop: a loop in JavaScript that encodes a few code units;
// - host: the host's own decoder or encoder, if proven right;
// - module: WebAssembly's decoder or encoder, for everything else.
//
// `npm run bench:limits` measures an engine's row of DECODING; bench/NOTES.md has the figures behind these tables.

import { newList } from './common/lazy.js';
import { ENCODINGS_COUNT, isOfPairs, isSingleByte, UTF_8, UTF_16LE } from './encodings/encodings.js';
import { HAS_WASM } from './groups.js';
import { engine } from './host/engine.js';

const NEVER = Infinity;

/**
 * Up to `lookUp` bytes, the look-up decodes; from `host` bytes on, the host.
 * @typedef {{ lookUp: number, host: number }} DecodingLimits
 */

/** Each cell is `[lookUp, host]`. */
// biome-ignore format: a table
const DECODING = {
  node:     { utf8: [0, 1],  utf16LE: [0, 33],    singleByte: [256, 513],    multiByte: [512, 513] },
  deno:     { utf8: [0, 1],  utf16LE: [0, 33],    singleByte: [256, 513],    multiByte: [512, 513] },
  bun:      { utf8: [0, 1],  utf16LE: [0, 1],     singleByte: [0, 513],      multiByte: [0, 513] },
  chromium: { utf8: [0, 64], utf16LE: [0, NEVER], singleByte: [4096, NEVER], multiByte: [512, NEVER] },
  firefox:  { utf8: [0, 17], utf16LE: [0, 33],    singleByte: [256, 257],    multiByte: [512, NEVER] },
  other:    { utf8: [0, 1],  utf16LE: [0, 1],     singleByte: [0, 1],        multiByte: [0, NEVER] },
};

/**
 * Text that may be ASCII goes to the host from `ascii` code units on. Up to `loop` code units, a loop encodes to
 * single-byte and multi-byte encodings, because copying a string to WebAssembly is slow in some hosts. Up to
 * `utf16ByString` bytes, UTF-16 becomes UTF-8 by way of a string, which some hosts make and encode very fast.
 */
// biome-ignore format: a table
const ENCODING = {
  node:     { ascii: 48,    loop: 128,   utf16ByString: 0x1000000 },
  deno:     { ascii: 48,    loop: 128,   utf16ByString: 0 },
  bun:      { ascii: 32,    loop: NEVER, utf16ByString: 0x1000000 },
  chromium: { ascii: 1024,  loop: 128,   utf16ByString: 0 },
  firefox:  { ascii: 400,   loop: NEVER, utf16ByString: 0 },
  other:    { ascii: NEVER, loop: NEVER, utf16ByString: 0 },
};

/**
 * How strings are made and read. Buffer's `utf8Slice` decodes up to `utf8Slice` bytes. `latin1`: whether Latin-1 text
 * goes to Buffer. From `readByHost` code units on, Buffer or a TextDecoder makes strings, and from `writeByHost` on,
 * Buffer writes them.
 */
// biome-ignore format: a table
const STRINGS = {
  node:     { utf8Slice: 8191, latin1: true,  readByHost: 128,   writeByHost: 64 },
  deno:     { utf8Slice: 64,   latin1: true,  readByHost: 128,   writeByHost: NEVER },
  bun:      { utf8Slice: 0,    latin1: true,  readByHost: 16,    writeByHost: 16 },
  chromium: { utf8Slice: 0,    latin1: false, readByHost: NEVER, writeByHost: NEVER },
  firefox:  { utf8Slice: 0,    latin1: false, readByHost: 1024,  writeByHost: NEVER },
  other:    { utf8Slice: 0,    latin1: false, readByHost: 16,    writeByHost: NEVER },
};

/** UTF-16BE; ISO-2022-JP, whose decoder has a state; replacement and x-user-defined. */
const MODULE_ONLY = [0, NEVER];

/** Where the core is a script. */
const BY_TABLE = [NEVER, NEVER];

/** @type {DecodingLimits[]} */
const decodingCells = /* @__PURE__ */ newList(ENCODINGS_COUNT);

/** @param {number} encoding @returns {DecodingLimits} */
export function decodingLimits(encoding) {
  if (decodingCells[encoding] === undefined) {
    const [lookUp, host] = cellOf(encoding);
    decodingCells[encoding] = { lookUp, host };
  }
  return decodingCells[encoding];
}

/** @param {number} encoding */
function cellOf(encoding) {
  const { utf8, utf16LE, singleByte, multiByte } = DECODING[engine()];
  if (encoding === UTF_8) return utf8;
  if (encoding === UTF_16LE) return utf16LE;
  if (!HAS_WASM && (isSingleByte(encoding) || isOfPairs(encoding))) return BY_TABLE;
  if (isSingleByte(encoding)) return singleByte;
  return isOfPairs(encoding) ? multiByte : MODULE_ONLY;
}

export const encodingLimits = () => ENCODING[engine()];

export const stringLimits = () => STRINGS[engine()];
