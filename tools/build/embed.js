// Writes a WebAssembly module as text for a script, which js/wasm/embedded.js undoes: packed tables as they are, because they can't be
// compressed further, and everything else compressed.
//
// It is one text at the start of the script. gzip makes codes for each block of its input; program text and Base64 in one block take more.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process.js';
import { compress } from './compress.js';
import { EXPAND_MODULE } from './strings-module.js';

/** The packed tables are in these folders. */
const FOLDERS = ['src/generated', 'src/detection/generated'];
/** Shorter tables are compressed with the code. */
const MIN_TABLE = 200;

// The limits of js/wasm/embedded.js.
const FROM_LENGTH = 0x10000;
const TO_LENGTH = 0x40000;

/**
 * @typedef {object} Embedded
 * @property {string} packed
 * @property {[codeStart: number, tablesStart: number, length: number, places: [start: number, length: number][]]} description
 *   the other arguments of `unpackModule`
 */

/** @param {Uint8Array} module @returns {Embedded} */
export function embed(module) {
  const bytes = Buffer.from(module);
  const places = placesOfTables(bytes);
  const ends = [...places.flatMap(([start, length]) => [start, start + length]), bytes.length];
  const parts = ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
  const [code, tables] = [0, 1].map((parity) => Buffer.concat(parts.filter((_, i) => i % 2 === parity)));
  const compressed = compress(code);
  if (compressed.length > FROM_LENGTH || bytes.length > TO_LENGTH)
    throw new Error('js/wasm/expand.wat needs more pages.');
  const expander = readFileSync(EXPAND_MODULE);
  const packed = Buffer.concat([expander, compressed, tables]).toString('base64').replaceAll('=', '');
  const tablesStart = expander.length + compressed.length;
  return { packed, description: [expander.length, tablesStart, code.length, places] };
}

/** Where a module contains tables; adjacent ones are joined. @param {Buffer} module */
function placesOfTables(module) {
  const places = packedTables()
    .map((table) => /** @type {[number, number]} */ ([module.indexOf(table), table.length]))
    .filter(([start]) => start >= 0)
    .sort(([a], [b]) => a - b);
  return places.reduce((/** @type {[start: number, length: number][]} */ joined, [start, length]) => {
    const last = joined.at(-1);
    if (last && last[0] + last[1] === start) last[1] += length;
    else joined.push([start, length]);
    return joined;
  }, []);
}

/** The contents of all packed tables. */
export function packedTables() {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)));
  const tables = files.filter((file) => file.endsWith('.bin')).map((file) => readFileSync(file));
  return tables.filter(({ length }) => length >= MIN_TABLE);
}

/**
 * Adds a custom section to a module.
 * @param {Uint8Array} module
 * @param {string} name
 * @param {Uint8Array} content
 */
export function withSection(module, name, content) {
  const body = Buffer.concat([Buffer.of(name.length), Buffer.from(name), content]);
  if (body.length > 0x3fff) throw new Error(`The section '${name}' is too long.`);
  // The length in LEB128, in two bytes.
  return Buffer.concat([module, Buffer.of(0, (body.length & 0x7f) | 0x80, body.length >> 7), body]);
}
