// The WebAssembly module that an entry has in its script. tools/embed.js describes and makes the text that this reads.

import unescapeModule from '../target/unescape.wasm';
import { decodeBase64 } from './base64.js';
import { assignText, DIGITS } from './code-text.js';
import { newHostEncoder } from './host.js';

/** The length of a table of characters: for single ones, and after each of the two that start a pair. */
const TABLE = 0x80;
/** The address at which the text is written. */
const TEXT = 3 * TABLE;

/**
 * @param {string} code
 * @param {string} tables
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpackModule(code, tables) {
  const module = new WebAssembly.Module(decodeBase64(/** @type {string} */ (unescapeModule)));
  const { memory, unescapeText } = /** @type {any} */ (new WebAssembly.Instance(module).exports);
  const bytes = new Uint8Array(memory.buffer);
  assignText(code, (byte, page, character) => {
    bytes[TABLE * page + character] = byte;
  });
  writeText(code.slice(DIGITS), bytes.subarray(TEXT));
  const start = TEXT + code.length - DIGITS;
  const end = unescapeText(TEXT, start, start);
  const data = decodeBase64(tables);
  bytes.set(data, end);
  return bytes.subarray(start, end + data.length);
}

/** Writes a string of ASCII characters. @param {string} text @param {Uint8Array} bytes */
function writeText(text, bytes) {
  try {
    if (newHostEncoder().encodeInto(text, bytes).written === text.length) return;
  } catch {
    // The host has no encoder, or one of another realm that doesn't take this realm's arrays.
  }
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
}
