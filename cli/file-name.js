// Converts file names. For the system, they are bytes, which may not be UTF-8; in this program, they are strings. A byte that isn't
// UTF-8 becomes a lone surrogate, U+DC00 plus the byte, to which nothing in UTF-8 decodes. It passes through the parser of the
// arguments, and becomes the same byte when the file is opened.

import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { visible } from './visible.js';

const ESCAPE = 0xdc00;

/** Returns the command's arguments. Node replaces bytes that aren't UTF-8 with U+FFFD; Linux usually has the original bytes. */
export function argumentsOfCommand() {
  const strings = process.argv.slice(2);
  if (process.platform !== 'linux' || !strings.some((string) => string.includes('\uFFFD'))) return strings;
  try {
    // A zero byte ends each argument. Node's own arguments come first.
    const all = readFileSync('/proc/self/cmdline', 'latin1').split('\0').slice(0, -1);
    return all.slice(all.length - strings.length).map((bytes) => toName(Buffer.from(bytes, 'latin1')));
  } catch {
    // In some sandboxes, /proc isn't mounted.
    return strings;
  }
}

/** Converts a file name from the system's bytes. @param {Uint8Array} bytes */
export function toName(bytes) {
  if (isUtf8(bytes)) return textOf(bytes);
  let name = '';
  for (let at = 0; at < bytes.length; ) {
    const character = [1, 2, 3, 4].map((length) => bytes.subarray(at, at + length)).find((part) => isUtf8(part));
    name += character ? textOf(character) : String.fromCharCode(ESCAPE + bytes[at]);
    at += character?.length ?? 1;
  }
  return name;
}

/** @param {Uint8Array} bytes UTF-8 */
const textOf = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();

/** Converts a file name to one that Node passes to the system as it was. @param {string} name @returns {string | Buffer} */
export function toPath(name) {
  const parts = name.split(/([\uDC80-\uDCFF])/u);
  if (parts.length === 1) return name;
  return Buffer.concat(
    parts.map((part, i) => (i % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPE))),
  );
}

/** Converts a file name to one for messages. @param {string} file */
export function nameOfFile(file) {
  if (file === '') return "''";
  return file === '-' ? 'standard input' : visible(file);
}
