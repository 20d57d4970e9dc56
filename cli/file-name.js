// Names of files: bytes on the system's side, which need not be UTF-8, and strings on ours. In such a string, a byte
// that isn't UTF-8 is a lone surrogate, U+DC00 plus the byte, which UTF-8 never gives. So it passes through the parser
// of the arguments, and is the same byte again when the file is opened.

import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

const ESCAPE = 0xdc00;

/** The command's arguments. Node has U+FFFD for anything in them that isn't UTF-8; on Linux the original bytes can still be read. */
export function argumentsOfCommand() {
  const strings = process.argv.slice(2);
  if (process.platform !== 'linux' || !strings.some((string) => string.includes('\uFFFD'))) return strings;
  // A zero byte ends each argument. Those of Node come first.
  const all = readFileSync('/proc/self/cmdline', 'latin1').split('\0').slice(0, -1);
  return all.slice(all.length - strings.length).map((bytes) => toName(Buffer.from(bytes, 'latin1')));
}

/** The string for a name that the system gave. @param {Uint8Array} bytes */
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

/** @param {Uint8Array} bytes in UTF-8 */
const textOf = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();

/** The name to give to the system. @param {string} name @returns {string | Buffer} */
export function toPath(name) {
  const parts = name.split(/([\uDC80-\uDCFF])/u);
  if (parts.length === 1) return name;
  return Buffer.concat(
    parts.map((part, i) => (i % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPE))),
  );
}

/** The name to show to users: none of its bytes controls a terminal. @param {string} file */
export function nameOfFile(file) {
  if (file === '') return "''";
  if (file === '-') return 'standard input';
  return file.replace(/[\p{Cc}\uDC80-\uDCFF]/gu, (unit) => {
    const byte = unit.charCodeAt(0) & 0xff;
    return `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  });
}
