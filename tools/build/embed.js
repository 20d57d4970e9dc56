// A WebAssembly module as text for a script, which js/wasm/embedded.js undoes: its packed tables, which can't be compressed, and
// everything else, compressed. gzip alone makes 11 KB more of the code, even as text that keeps its bytes apart, and 17 KB
// more if it is in Base64.
//
// It is one text, at the start of a script: gzip has a code for each part of its input, and where a part has both Base64 and
// program, both take more. So there is one such part, and it is usually smaller than if the text came last.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process.js';
import { compress } from './compress.js';
import { EXPAND_MODULE } from './strings-module.js';

/** Where the packed tables are. */
const FOLDERS = ['src/generated', 'src/detection/generated'];
/** Shorter tables aren't worth a place of their own. */
const SHORTEST = 200;

// The room that js/wasm/embedded.js has.
const FROM_LENGTH = 0x10000;
const TO_LENGTH = 0x40000;

/**
 * @typedef {object} Embedded
 * @property {string} packed a text
 * @property {[codeStart: number, tablesStart: number, length: number, places: [start: number, length: number][]]} description
 *   the other arguments of `unpackModule`, which undoes it
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

/** Where a module has tables, those that follow each other as one. @param {Buffer} module */
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

/** The files of packed tables; not all entries have all of them. */
export function packedTables() {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)));
  const tables = files.filter((file) => file.endsWith('.bin')).map((file) => readFileSync(file));
  return tables.filter(({ length }) => length >= SHORTEST);
}

/**
 * Adds a custom section at the end of a module.
 * @param {Uint8Array} module
 * @param {string} name
 * @param {Uint8Array} content
 */
export function withSection(module, name, content) {
  const body = Buffer.concat([Buffer.of(name.length), Buffer.from(name), content]);
  if (body.length > 0x3fff) throw new Error(`The section '${name}' is too long.`);
  // The length has seven bits in each byte. The first byte says that another one follows.
  return Buffer.concat([module, Buffer.of(0, (body.length & 0x7f) | 0x80, body.length >> 7), body]);
}
