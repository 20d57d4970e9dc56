// Converts file names. For the system they are bytes, here they are strings. A byte that isn't UTF-8 becomes a lone surrogate, U+DC00 plus
// the byte, which no UTF-8 decodes to. It becomes the same byte again when the file is opened.

import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { visible } from './visible.js';

const ESCAPE = 0xdc00;

/** The command's arguments. Node replaces bytes that aren't UTF-8 with U+FFFD; Linux usually has the original bytes. */
export function argumentsOfCommand() {
  const strings = process.argv.slice(2);
  if (process.platform !== 'linux' || !strings.some((string) => string.includes('\uFFFD'))) return strings;
  try {
    // A zero byte ends each argument. Node's own arguments come first.
    const all = readFileSync('/proc/self/cmdline', 'latin1').split('\0').slice(0, -1);
    return all.slice(all.length - strings.length).map((bytes) => toName(Buffer.from(bytes, 'latin1')));
  } catch {
    // Some sandboxes have no /proc.
    return strings;
  }
}

/** @param {Uint8Array} bytes the system's */
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

/** The name as Node has to pass it to the system. @param {string} name @returns {string | Buffer} */
export function toPath(name) {
  const parts = name.split(/([\uDC80-\uDCFF])/u);
  if (parts.length === 1) return name;
  return Buffer.concat(
    parts.map((part, i) => (i % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPE))),
  );
}

/** The name for messages. @param {string} file */
export function nameOfFile(file) {
  if (file === '') return "''";
  return file === '-' ? 'standard input' : visible(file);
}
