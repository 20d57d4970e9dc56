// A WebAssembly module as text for a script, which js/embedded.js undoes: its code, compressed, and its packed tables, which
// can't be compressed, as Base64. gzip makes 3 KB more of the code, even as text that keeps its bytes apart, and 12 KB more
// if it is in Base64.

import { compress } from './compress.js';

/** The section of a module that has the tables: https://webassembly.github.io/spec/core/binary/modules.html#data-section */
const DATA_SECTION = 11;

/** The room in js/expand.wat. */
const ROOM = 8 * 0x10000 - 0x30000;

/**
 * Parts a module where its packed tables start, and writes both parts as text.
 * @param {Uint8Array} module
 * @returns {{ code: string, length: number, tables: string }} `length` is that of the code in bytes
 */
export function embed(module) {
  const { bytes, start } = withTablesLast(module);
  const code = compress(bytes.subarray(0, start));
  if (code.length + module.length + 0x100 > ROOM) throw new Error('js/expand.wat needs more pages.');
  const tables = bytes.subarray(start);
  return { code: Buffer.from(code).toString('base64'), length: start, tables: Buffer.from(tables).toString('base64') };
}

/** Data of this length is packed tables. The rest is strings and short lists, which can be compressed. */
const TABLES = 1024;

/**
 * Moves the packed tables to the end of a module's data: it doesn't matter in which order data comes.
 * @param {Uint8Array} module
 * @returns {{ bytes: Uint8Array, start: number }} the same module, and where they start
 */
function withTablesLast(module) {
  const data = [...sections(module)].find(({ id }) => id === DATA_SECTION);
  if (!data) return { bytes: module, start: module.length };
  let [count, end] = number(module, data.content);
  const before = module.subarray(0, end);
  const segments = [];
  for (; count > 0; count--) {
    const start = end;
    // An active segment of the only memory, at a constant address: the opcodes are `i32.const` and `end`.
    const [, afterAddress] = number(module, start + 2);
    const [length, content] = number(module, afterAddress + 1);
    end = content + length;
    segments.push(module.subarray(start, end));
  }
  const isTables = (/** @type {Uint8Array} */ segment) => segment.length > TABLES;
  const others = segments.filter((segment) => !isTables(segment));
  const parts = [before, ...others, ...segments.filter(isTables), module.subarray(end)];
  return { bytes: Buffer.concat(parts), start: Buffer.concat([before, ...others]).length };
}

/** The length of what precedes the first section. */
const PREAMBLE = 8;

/** @param {Uint8Array} module */
function* sections(module) {
  for (let start = PREAMBLE; start < module.length; ) {
    const [length, content] = number(module, start + 1);
    yield { id: module[start], content };
    start = content + length;
  }
}

/**
 * Reads a number: https://webassembly.github.io/spec/core/binary/values.html#integers
 * @param {Uint8Array} module
 * @param {number} start
 * @returns {[number: number, end: number]}
 */
function number(module, start) {
  let number = 0;
  for (let position = start; ; position++) {
    number += (module[position] & 0x7f) * 2 ** (7 * (position - start));
    if (module[position] < 0x80) return [number, position + 1];
  }
}

/**
 * Adds a custom section at the end of a module.
 * @param {Uint8Array} module
 * @param {string} name
 * @param {string} content
 */
export function withSection(module, name, content) {
  const [nameBytes, contentBytes] = [Buffer.from(name), Buffer.from(content)];
  const body = Buffer.concat([Buffer.of(nameBytes.length), nameBytes, contentBytes]);
  if (body.length > 0x7f) throw new Error(`The section '${name}' is too long.`);
  return Buffer.concat([module, Buffer.of(0, body.length), body]);
}
