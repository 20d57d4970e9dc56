// Decodes bytes that mails and URLs write in ASCII, and text whose encoding may be declared.

import { charactersOf, names as singleByteNames, withASCII } from '../../js/iconv-lite/tables.js';
import { utf7 } from '../../js/iconv-lite/utf-7.js';
import { detectEncoding, labelToName, TextDecoder } from '../../js/index.js';

const SOFT_LINE_END = /=[ \t]*\r?\n/g;
export const QUOTED = /=([\da-f]{2})/gi;
export const PERCENT = /%([\da-f]{2})/gi;

/** @param {string} text */
export function fromBase64(text) {
  const digits = text.replace(/[^A-Za-z\d+/]/g, '');
  const complete = digits.slice(0, digits.length % 4 === 1 ? -1 : undefined);
  return bytesOf(atob(complete));
}

/** @param {string} binary @param {RegExp} pattern */
export const fromEscapes = (binary, pattern) =>
  bytesOf(binary.replace(pattern, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))));

/** @param {string} binary */
export const fromQuoted = (binary) => fromEscapes(binary.replace(SOFT_LINE_END, ''), QUOTED);

/** Bytes as a string of characters up to U+00FF. @param {Uint8Array} bytes */
export function binaryOf(bytes) {
  const parts = [];
  for (let start = 0; start < bytes.length; start += MAX_ARGUMENTS)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + MAX_ARGUMENTS)));
  return parts.join('');
}

/** Every engine can pass this many to a function. */
const MAX_ARGUMENTS = 0x4000;

/** @param {string} binary */
export function bytesOf(binary) {
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Decodes bytes in a labelled encoding, or else in the detected one. @param {Uint8Array} bytes @param {string} [label] */
export function toText(bytes, label = '') {
  const page = /^(?:cp|ibm)-?(\d+)$/i.exec(label)?.[1];
  const name = labelToName(label);
  if (page && name === null && singleByteNames.includes(`cp${page}`)) return readCodePage(page, bytes);
  if (/^(?:unicode-1-1-)?utf-7$/i.test(label)) {
    const decoder = new utf7.decoder();
    return decoder.write(bytes) + (decoder.end() ?? '');
  }
  // Some programs declare ASCII whatever it is.
  const isDeclared = name !== null && !/^(?:us-)?ascii$/i.test(label);
  const encoding = isDeclared ? name : (detectEncoding(bytes).encoding ?? 'windows-1252');
  return new TextDecoder(encoding).decode(bytes);
}

/** @param {string} page @param {Uint8Array} bytes */
export function readCodePage(page, bytes) {
  const characters = withASCII(charactersOf(`cp${page}`));
  return Array.from(bytes, (byte) => characters[byte]).join('');
}
