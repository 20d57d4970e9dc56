// Encodings, names and labels: https://encoding.spec.whatwg.org/#names-and-labels

import { lazy } from '../common/lazy.js';
import { ENCODINGS } from '../generated/encodings.js';
import { HAS_MULTI_BYTE } from '../groups.js';

/**
 * The standard's encodings with their names and labels, in the standard's order. Elsewhere, "an encoding" is its index in this
 * list, which is also its number in the WebAssembly module.
 * @type {readonly Readonly<{ name: string, labels: readonly string[] }>[]}
 */
export const encodings = /* @__PURE__ */ readEncodings();

function readEncodings() {
  const list = ENCODINGS.split('\n').map((line) => {
    const [name, ...labels] = line.split(' ');
    return Object.freeze({ name, labels: Object.freeze([...labels, name.toLowerCase()].sort()) });
  });
  return Object.freeze(list);
}

/** The index of each label's encoding. */
const places = /* @__PURE__ */ lazy(
  () => new Map(encodings.flatMap(({ labels }, place) => labels.map((label) => [label, place]))),
);

// Indexes in the list. GBK is the first multi-byte encoding.
export const UTF_8 = 0;
export const WINDOWS_1252 = 21;
export const GBK = 29;
export const EUC_JP = 32;
export const ISO_2022_JP = 33;
export const REPLACEMENT = 36;
export const UTF_16BE = 37;
export const UTF_16LE = 38;
/** How many there are. */
export const ENCODINGS_COUNT = 40;

/** Whether bytes below 0x80 are ASCII wherever a character may start. @param {number} encoding */
export const isASCIICompatible = (encoding) => encoding < REPLACEMENT && encoding !== ISO_2022_JP;

/** @param {number} encoding */
export const isSingleByte = (encoding) => encoding > UTF_8 && encoding < GBK;

/** Whether an encoding consists of ASCII and pairs of bytes, beside a few longer sequences. @param {number} encoding */
export const isOfPairs = (encoding) => HAS_MULTI_BYTE && encoding >= GBK && isASCIICompatible(encoding);

/**
 * Gets an encoding: https://encoding.spec.whatwg.org/#concept-encoding-get
 * @param {string} label
 * @returns {number | undefined} `undefined` for failure
 */
export function getEncoding(label) {
  const map = places();
  return map.get(label) ?? map.get(asciiLowercase(trim(label)));
}

/** The index of the first encoding that has a label with a key. */
const placesOfKeys = /* @__PURE__ */ lazy(
  () => new Map(Array.from(places(), ([label, place]) => /** @type {const} */ ([keyOf(label), place])).reverse()),
);

/**
 * Finds the encoding with a label that differs only in punctuation, or in the prefix of a code page number.
 * @param {string} name
 */
export function findSimilar(name) {
  const key = keyOf(name);
  // All other code page numbers of Windows are in the standard's labels.
  const place = placesOfKeys().get({ 936: 'gbk', 950: 'big5' }[key] ?? key);
  return place === REPLACEMENT ? undefined : place;
}

/**
 * Reduces a name to a key: without punctuation and spaces, without the `x-` of private names and the `cs` of IANA's aliases, and without
 * a prefix before the number of a code page.
 * @param {string} name
 */
export const keyOf = (name) =>
  asciiLowercase(name)
    .replace(/[^a-z\d]/g, '')
    .replace(/^(x+|cs)/, '')
    .replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/, '')
    .replace(/^latin(?=\d)/, 'l');

/**
 * The byte order marks: https://encoding.spec.whatwg.org/#bom-sniff
 * @type {readonly { encoding: number, bytes: readonly number[] }[]}
 */
const BOMS = [
  { encoding: UTF_8, bytes: [0xef, 0xbb, 0xbf] },
  { encoding: UTF_16BE, bytes: [0xfe, 0xff] },
  { encoding: UTF_16LE, bytes: [0xff, 0xfe] },
];

/** The length of the longest byte order mark. */
export const LONGEST_BOM = 3;
/** The lowest first byte of a byte order mark. */
const LOWEST_BOM = 0xef;

/** Finds the byte order mark at the start of bytes. @param {Uint8Array} bytes */
export function findBOM(bytes) {
  if (!(bytes[0] >= LOWEST_BOM)) return undefined;
  return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes[i] === byte));
}

/** The byte order mark of an encoding; undefined for most encodings. @param {number} encoding */
export function bomOf(encoding) {
  return BOMS.find((bom) => bom.encoding === encoding)?.bytes;
}

/** Whether U+FEFF at the start of an encoding's text is a byte order mark. @param {number} encoding */
export function hasBOM(encoding) {
  return encoding === UTF_8 || encoding === UTF_16BE || encoding === UTF_16LE;
}

/** Removes ASCII white space around a string. @param {string} string */
function trim(string) {
  let start = 0;
  let end = string.length;
  // Beyond the string, `undefined` isn't white space, so the loops end.
  while (isWhiteSpace(string[start])) start += 1;
  while (isWhiteSpace(string[end - 1])) end -= 1;
  return string.slice(start, end);
}

/** @param {string} character */
const isWhiteSpace = (character) => '\t\n\f\r '.includes(character);

/** `toLowerCase` would also convert U+212A KELVIN SIGN to `k`. @param {string} string */
function asciiLowercase(string) {
  return string.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Returns the name of the encoding that a label stands for, or `null` for an unknown label.
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 * @param {string} label
 * @returns {string | null}
 */
export function labelToName(label) {
  const encoding = getEncoding(`${label}`);
  return encoding === undefined ? null : encodings[encoding].name;
}

/**
 * Returns the name of the encoding that forms and URLs use in a document with a label's encoding: UTF-8 for encodings without an encoder.
 * https://encoding.spec.whatwg.org/#get-an-output-encoding
 * @param {string} label
 * @returns {string | null}
 */
export function getOutputEncoding(label) {
  const encoding = getEncoding(`${label}`);
  if (encoding === undefined) return null;
  const hasEncoder = encoding !== REPLACEMENT && encoding !== UTF_16BE && encoding !== UTF_16LE;
  return encodings[hasEncoder ? encoding : UTF_8].name;
}
