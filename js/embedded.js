// The WebAssembly module that an entry has in its script. tools/embed.js makes what this reads.

import { decodeBase64 } from './base64.js';

/**
 * @param {string} code
 * @param {string} tables
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpackModule(code, tables) {
  const [start, end] = [decodeBase64(code), decodeBase64(tables)];
  const bytes = new Uint8Array(start.length + end.length);
  bytes.set(start);
  bytes.set(end, start.length);
  return bytes;
}
