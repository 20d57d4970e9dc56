// Encodings, names and labels: https://encoding.spec.whatwg.org/#names-and-labels
//
// The Rust core has the same for its own users. The WebAssembly module leaves it out: a map here costs fewer bytes and
// less time than strings across the boundary.

import { ENCODINGS } from './generated/encodings.js';

/**
 * The standard's encodings with their names and labels, in the standard's order.
 * @type {readonly Readonly<{ name: string, labels: readonly string[] }>[]}
 */
export const encodings = Object.freeze(
  ENCODINGS.map(([name, labels]) => Object.freeze({ name, labels: Object.freeze([...labels]) })),
);

/** Labels to places in the list. */
const places = new Map(encodings.flatMap(({ labels }, place) => labels.map((label) => [label, place])));

export const UTF_8 = place('utf-8');
export const UTF_16BE = place('utf-16be');
export const UTF_16LE = place('utf-16le');
export const REPLACEMENT = place('replacement');

/**
 * Gets an encoding: https://encoding.spec.whatwg.org/#concept-encoding-get
 * @param {string} label
 * @returns {number | undefined} the encoding's place in the list, or undefined for failure
 */
export function getEncoding(label) {
  return places.get(label) ?? places.get(asciiLowercase(trim(label)));
}

/**
 * Gets an encoding that must be one.
 * @param {string} label
 * @param {string} context the start of the error's message
 * @throws {RangeError}
 */
export function toEncoding(label, context) {
  const encoding = getEncoding(label);
  if (encoding === undefined) throw new RangeError(`${context}: The encoding label provided ('${label}') is invalid.`);
  return encoding;
}

/**
 * The byte order marks: https://encoding.spec.whatwg.org/#bom-sniff
 * @type {{ encoding: number, bytes: readonly number[] }[]}
 */
const BOMS = [
  { encoding: UTF_8, bytes: [0xef, 0xbb, 0xbf] },
  { encoding: UTF_16BE, bytes: [0xfe, 0xff] },
  { encoding: UTF_16LE, bytes: [0xff, 0xfe] },
];

/** The byte order mark that bytes start with. @param {Uint8Array} bytes */
export function findBOM(bytes) {
  return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes[i] === byte));
}

/** The byte order mark of an encoding; undefined for most. @param {number} encoding */
export function bomOf(encoding) {
  return BOMS.find((bom) => bom.encoding === encoding)?.bytes;
}

/** Whether U+FEFF at the start of an encoding's text is a byte order mark. @param {number} encoding */
export function hasBOM(encoding) {
  return encoding === UTF_8 || encoding === UTF_16BE || encoding === UTF_16LE;
}

/** Removes ASCII white space around a string. @param {string} string */
function trim(string) {
  let [start, end] = [0, string.length];
  while (start < end && isWhiteSpace(string[start])) start += 1;
  while (end > start && isWhiteSpace(string[end - 1])) end -= 1;
  return string.slice(start, end);
}

/** @param {string} character */
const isWhiteSpace = (character) => '\t\n\f\r '.includes(character);

/** `toLowerCase` would also make a `k` of U+212A KELVIN SIGN. @param {string} string */
function asciiLowercase(string) {
  return string.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * The name of the encoding that a label stands for, or `null`.
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 * @param {string} label
 * @returns {string | null}
 * @example labelToName(' SJIS ') // 'Shift_JIS'
 */
export function labelToName(label) {
  const encoding = getEncoding(`${label}`);
  return encoding === undefined ? null : encodings[encoding].name;
}

/**
 * The name of the encoding that a form or a URL would be written in, given a label: UTF-8 for the encodings that have
 * no encoder. `null` for what is no label.
 * https://encoding.spec.whatwg.org/#get-an-output-encoding
 * @param {string} label
 * @returns {string | null}
 * @example getOutputEncoding('utf-16') // 'UTF-8'
 */
export function getOutputEncoding(label) {
  const encoding = getEncoding(`${label}`);
  if (encoding === undefined) return null;
  const hasEncoder = encoding !== REPLACEMENT && encoding !== UTF_16BE && encoding !== UTF_16LE;
  return encodings[hasEncoder ? encoding : UTF_8].name;
}

/** @param {string} label */
function place(label) {
  return /** @type {number} */ (places.get(label));
}
