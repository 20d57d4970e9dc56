// Which way encodes a text: the counterpart of decode/policy.js. The ways are
//
// - loop (loops.js): a loop in JavaScript over the string;
// - host (utf-8.js): the host's TextEncoder, for UTF-8, and for ASCII in other encodings;
// - table (table.js): one call of WebAssembly that reads the string and looks bytes up, for single-byte encodings;
// - module (stream.js): WebAssembly's encoder, for everything else.

import { isSingleByte, UTF_8 } from '../encodings.js';
import { engine } from '../host.js';

/**
 * The lengths in code units for which each way is used. Up to `loop`: a loop. In UTF-8, then up to `into`: the host's `encodeInto`, and then
 * its `encode`; in other encodings, from `ascii` on: the host, if a sample is ASCII.
 * @typedef {{ loop: number, into: number, ascii: number, long: 'loop' | 'table' | 'module' }} Limits
 * `long`: how longer text is encoded to a single-byte encoding
 */

const NEVER = Infinity;

/**
 * A row for each engine. Copying a string to WebAssembly is fast with Buffer and in Chromium, and slow in Firefox and WebKit.
 * `bench/NOTES.md` says what was measured.
 */
// biome-ignore format: a table
const POLICY = {
  node:     { utf8Loop: 16, into: 64, ascii: 48,    singleByteLoop: 96,  multiByteLoop: 128,     long: 'module' },
  deno:     { utf8Loop: 16, into: 0,  ascii: 48,    singleByteLoop: 96,  multiByteLoop: 128,     long: 'table' },
  bun:      { utf8Loop: 6,  into: 0,  ascii: 32,    singleByteLoop: 96,  multiByteLoop: 0x10000, long: 'loop' },
  chromium: { utf8Loop: 16, into: 64, ascii: 1024,  singleByteLoop: 128, multiByteLoop: 128,     long: 'table' },
  firefox:  { utf8Loop: 16, into: 0,  ascii: 400,   singleByteLoop: 96,  multiByteLoop: 0x10000, long: 'loop' },
  other:    { utf8Loop: 16, into: 64, ascii: NEVER, singleByteLoop: 96,  multiByteLoop: 0x10000, long: 'loop' },
};

/** @type {Limits[]} */
const cells = [];

/** The limits for an encoding on this engine. @param {number} encoding @returns {Limits} */
export function limitsOf(encoding) {
  cells[encoding] ??= cellOf(encoding);
  return cells[encoding];
}

/** @param {number} encoding @returns {Limits} */
function cellOf(encoding) {
  const { utf8Loop, into, ascii, singleByteLoop, multiByteLoop, long } = POLICY[engine()];
  const loop = encoding === UTF_8 ? utf8Loop : isSingleByte(encoding) ? singleByteLoop : multiByteLoop;
  return { loop, into, ascii, long: /** @type {Limits['long']} */ (long) };
}
