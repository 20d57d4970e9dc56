// Which way decodes a whole text. A way is a function that makes the standard's result of the bytes that it accepts, and returns
// `undefined` for others, which then go to the module:
//
// - short (short.js): one loop in JavaScript, for a few bytes;
// - look-up (look-up.js): one call of WebAssembly that looks bytes up and makes the string;
// - host (by-host.js): the host's own decoder, after a proof that it is right;
// - module (by-module.js): WebAssembly's decoder, for everything else.
//
// The choice depends on the engine, the encoding and the length. `npm run bench:limits` measures the limits on an engine.

import { isOfPairs, isSingleByte, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252 } from '../encodings.js';
import { engine } from '../host.js';

/**
 * The lengths in bytes for which each way is used: up to `short`, the loop; above, up to `lookUp`, the look-up; from `host` on, the
 * host. Everything else is the module's.
 * @typedef {{ short: number, lookUp: number, host: number }} Limits
 */

const NEVER = Infinity;

/** For ISO-2022-JP, whose decoders have a state, and for replacement and x-user-defined. */
const MODULE_ONLY = { short: 0, lookUp: 0, host: NEVER };

/** @param {number} short @param {number} lookUp @param {number} host @returns {Limits} */
const limits = (short, lookUp, host) => ({ short, lookUp, host });

/**
 * A row for each engine, a column for each kind of encoding. `bench/NOTES.md` says what was measured.
 * @type {Record<import('../host.js').Engine, Record<'utf8' | 'utf16LE' | 'utf16BE' | 'windows1252' | 'singleByte' | 'multiByte', Limits>>}
 */
// biome-ignore format: a table
const POLICY = {
  node:     { utf8: limits(16, 0, 17), utf16LE: limits(32, 0, 33),    utf16BE: limits(32, 0, NEVER), windows1252: limits(16, 256, 513),   singleByte: limits(16, 256, 513),   multiByte: limits(16, 512, 513) },
  deno:     { utf8: limits(16, 0, 17), utf16LE: limits(32, 0, 33),    utf16BE: limits(32, 0, NEVER), windows1252: limits(16, 256, 513),   singleByte: limits(16, 256, 513),   multiByte: limits(16, 512, 513) },
  bun:      { utf8: limits(0, 0, 1),   utf16LE: limits(0, 0, 1),      utf16BE: limits(0, 0, NEVER),  windows1252: limits(0, 256, 513),    singleByte: limits(0, 256, 513),    multiByte: limits(16, 512, 513) },
  chromium: { utf8: limits(16, 0, 64), utf16LE: limits(32, 0, NEVER), utf16BE: limits(32, 0, NEVER), windows1252: limits(16, NEVER, NEVER), singleByte: limits(16, NEVER, NEVER), multiByte: limits(16, 512, NEVER) },
  firefox:  { utf8: limits(16, 0, 17), utf16LE: limits(32, 0, 33),    utf16BE: limits(32, 0, 33),    windows1252: limits(16, 36, 37),     singleByte: limits(16, 36, 37),     multiByte: limits(16, 36, 37) },
  other:    { utf8: limits(16, 0, 17), utf16LE: limits(32, 0, 33),    utf16BE: limits(32, 0, NEVER), windows1252: limits(16, 0, 17),      singleByte: limits(16, 0, 17),      multiByte: limits(16, 0, NEVER) },
};

/** The cells of this engine's row, by encoding. @type {Limits[]} */
const cells = [];

/** The limits for an encoding on this engine. @param {number} encoding */
export function limitsOf(encoding) {
  cells[encoding] ??= cellOf(encoding);
  return cells[encoding];
}

/** @param {number} encoding */
function cellOf(encoding) {
  const kind = kindOf(encoding);
  return kind === 'other' ? MODULE_ONLY : POLICY[engine()][kind];
}

/** @param {number} encoding */
function kindOf(encoding) {
  if (encoding === UTF_8) return 'utf8';
  if (encoding === UTF_16LE) return 'utf16LE';
  if (encoding === UTF_16BE) return 'utf16BE';
  if (encoding === WINDOWS_1252) return 'windows1252';
  if (isSingleByte(encoding)) return 'singleByte';
  return isOfPairs(encoding) ? 'multiByte' : 'other';
}
