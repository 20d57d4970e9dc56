// A WebAssembly module as text for a script, which js/embedded.js undoes: its packed tables, which can't be compressed, and
// everything else, compressed. gzip alone makes 11 KB more of the code, even as text that keeps its bytes apart, and 17 KB
// more if it is in Base64.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.js';
import { root } from './process.js';

/** Where the packed tables are. */
const FOLDERS = ['src/generated', 'src/detection/generated'];
/** Shorter ones aren't worth it. */
const SHORTEST = 200;

// The room that js/embedded.js has.
const FROM_LENGTH = 0x10000;
const TO_LENGTH = 0x40000;

/**
 * @param {Uint8Array} module
 * @returns {{ code: string, length: number, tables: string, places: [start: number, length: number][] }} what isn't tables,
 *   compressed, and the tables, both in Base64; the length of the former, and where the latter are in the module
 */
export function embed(module) {
  const bytes = Buffer.from(module);
  const places = packedTables()
    .map((table) => /** @type {[number, number]} */ ([bytes.indexOf(table), table.length]))
    .filter(([start]) => start >= 0)
    .sort(([a], [b]) => a - b);
  const ends = [...places.flatMap(([start, length]) => [start, start + length]), bytes.length];
  const parts = ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
  const [code, tables] = [0, 1].map((parity) => Buffer.concat(parts.filter((_, i) => i % 2 === parity)));
  const compressed = compress(code);
  if (compressed.length > FROM_LENGTH || bytes.length > TO_LENGTH) throw new Error('js/expand.wat needs more pages.');
  const base64 = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString('base64');
  return { code: base64(compressed), length: code.length, tables: base64(tables), places };
}

/** The files of packed tables; not all entries have all of them. */
function packedTables() {
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
