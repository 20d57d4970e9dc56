// The WebAssembly module that an entry has in its script. tools/embed.js makes what this reads.

import expandModule from '../target/expand.wasm';
import { decodeBase64 } from './base64.js';

/** Where js/expand.wat has room for what it reads and writes. */
const ROOM = 0x30000;

/**
 * @param {string} code compressed
 * @param {number} length that of the code
 * @param {string} tables
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpackModule(code, length, tables) {
  const module = new WebAssembly.Module(decodeBase64(/** @type {string} */ (expandModule)));
  const { memory, expand } = /** @type {any} */ (new WebAssembly.Instance(module).exports);
  const bytes = new Uint8Array(memory.buffer);
  const data = decodeBase64(tables);
  const end = bytes.length - data.length;
  bytes.set(decodeBase64(code), ROOM);
  expand(ROOM, end - length, end);
  bytes.set(data, end);
  return bytes.subarray(end - length);
}
