// The WebAssembly module that an entry has in its script. tools/embed.js makes what this reads.

import expandModule from '../target/expand.wasm';
import { decodeBase64 } from './base64.js';

/** Where js/expand.wat reads from, and where it writes to. */
const FROM = 0x50000;
const TO = 0x60000;

/**
 * @param {string} code everything but the tables, compressed
 * @param {number} length that of the code
 * @param {string} tables
 * @param {readonly (readonly [start: number, length: number])[]} places where the tables are in the module
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpackModule(code, length, tables, places) {
  const expander = new WebAssembly.Module(decodeBase64(/** @type {string} */ (expandModule)));
  const { memory, expand } = /** @type {any} */ (new WebAssembly.Instance(expander).exports);
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(decodeBase64(code), FROM);
  expand(FROM, TO, TO + length);
  const module = bytes.subarray(TO);
  let end = length;
  let rest = decodeBase64(tables);
  for (const [start, size] of places) {
    module.copyWithin(start + size, start, end);
    module.set(rest.subarray(0, size), start);
    rest = rest.subarray(size);
    end += size;
  }
  return module.subarray(0, end);
}
