// Unpacks the WebAssembly module that an entry's script contains; tools/build/embed.js packs it.

import { decodeBase64 } from './base64.js';

/** Where expand.wat reads from, and where it writes to. */
const FROM = 0x50000;
const TO = 0x60000;

/**
 * @param {string} packed in Base64: the module made from expand.wat; everything but the tables, compressed; the tables
 * @param {number} codeStart of the second part
 * @param {number} tablesStart of the third part
 * @param {number} length of the second part, expanded
 * @param {readonly (readonly [start: number, length: number])[]} places of the tables in the module
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpackModule(packed, codeStart, tablesStart, length, places) {
  const bytes = decodeBase64(packed);
  const expander = new WebAssembly.Module(bytes.subarray(0, codeStart));
  const { memory, expand } = /** @type {any} */ (new WebAssembly.Instance(expander).exports);
  const room = new Uint8Array(memory.buffer);
  room.set(bytes.subarray(codeStart, tablesStart), FROM);
  expand(FROM, TO, TO + length);
  const module = room.subarray(TO);
  let end = length;
  let next = tablesStart;
  for (const [start, size] of places) {
    module.copyWithin(start + size, start, end);
    module.set(bytes.subarray(next, next + size), start);
    next += size;
    end += size;
  }
  return module.subarray(0, end);
}
