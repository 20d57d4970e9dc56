// Bytes that mails and addresses write in ASCII, and the text of bytes whose encoding may be declared.

import { charactersOf, names as singleByteNames, withASCII } from '../../js/iconv-lite/tables.js';
import { utf7 } from '../../js/iconv-lite/utf-7.js';
import { detectEncoding, labelToName, TextDecoder } from '../../js/index.js';

const SOFT_LINE_END = /=[ \t]*\r?\n/g;
export const QUOTED = /=([\da-f]{2})/gi;
export const PERCENT = /%([\da-f]{2})/gi;

/** @param {string} text */
export function fromBase64(text) {
  const digits = text.replace(/[^A-Za-z\d+/]/g, '');
  // The end may be missing.
  const complete = digits.slice(0, digits.length % 4 === 1 ? -1 : undefined);
  return bytesOf(atob(complete));
}

/** Replaces bytes in hexadecimal by themselves. @param {string} binary @param {RegExp} pattern */
export const fromEscapes = (binary, pattern) =>
  bytesOf(binary.replace(pattern, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))));

/** @param {string} binary */
export const fromQuoted = (binary) => fromEscapes(binary.replace(SOFT_LINE_END, ''), QUOTED);

/** Bytes as a string of characters up to U+00FF. @param {Uint8Array} bytes */
export function binaryOf(bytes) {
  const parts = [];
  for (let start = 0; start < bytes.length; start += MOST_ARGUMENTS)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + MOST_ARGUMENTS)));
  return parts.join('');
}

/** How many arguments engines pass to a function in any case. */
const MOST_ARGUMENTS = 0x4000;

/** @param {string} binary */
export function bytesOf(binary) {
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Decodes bytes in the encoding of a label, or in the one in which they seem to be. @param {Uint8Array} bytes @param {string} [label] */
export function toText(bytes, label = '') {
  const page = /^(?:cp|ibm)-?(\d+)$/i.exec(label)?.[1];
  const name = labelToName(label);
  if (page && name === null && singleByteNames.includes(`cp${page}`)) return readCodePage(page, bytes);
  if (/^(?:unicode-1-1-)?utf-7$/i.test(label)) {
    const decoder = new utf7.decoder();
    return decoder.write(bytes) + (decoder.end() ?? '');
  }
  // Programs that know no better declare ASCII.
  const isDeclared = name !== null && !/^(?:us-)?ascii$/i.test(label);
  const encoding = isDeclared ? name : (detectEncoding(bytes).encoding ?? 'windows-1252');
  return new TextDecoder(encoding).decode(bytes);
}

/** @param {string} page @param {Uint8Array} bytes */
export function readCodePage(page, bytes) {
  const characters = withASCII(charactersOf(`cp${page}`));
  return Array.from(bytes, (byte) => characters[byte]).join('');
}
