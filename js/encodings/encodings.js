// The standard's encodings, their names, labels and byte order marks:
// https://encoding.spec.whatwg.org/#names-and-labels

import { lazy } from '../common/lazy.js';
import { ENCODINGS } from '../generated/encodings.js';
import { HAS_MULTI_BYTE } from '../groups.js';

/**
 * Listed in the standard's order. Elsewhere, "an encoding" is its index in this list, which is also its number in the
 * module.
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
export const ENCODINGS_COUNT = 40;

/** Whether bytes below 0x80 are ASCII wherever a character may start; false for x-user-defined, too. @param {number} encoding */
export const isASCIICompatible = (encoding) => encoding < REPLACEMENT && encoding !== ISO_2022_JP;

/** @param {number} encoding */
export const isSingleByte = (encoding) => encoding > UTF_8 && encoding < GBK;

/** Encodings of ASCII, pairs of bytes, and a few longer sequences. @param {number} encoding */
export const isOfPairs = (encoding) => HAS_MULTI_BYTE && encoding >= GBK && isASCIICompatible(encoding);

/**
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 * @param {string} label
 * @returns {number | undefined} `undefined` for failure
 */
export function getEncoding(label) {
  const map = places();
  return map.get(label) ?? map.get(asciiLowercase(trim(label)));
}

/** The first encoding that has a label with a key. */
const placesOfKeys = /* @__PURE__ */ lazy(
  () => new Map(Array.from(places(), ([label, place]) => /** @type {const} */ ([keyOf(label), place])).reverse()),
);

/**
 * Finds the encoding with a label that differs only in punctuation, or in the prefix of a code page's number.
 * @param {string} name
 */
export function findSimilar(name) {
  const key = keyOf(name);
  // The standard's labels have all other numbers of Windows' code pages.
  const place = placesOfKeys().get({ 936: 'gbk', 950: 'big5' }[key] ?? key);
  return place === REPLACEMENT ? undefined : place;
}

/**
 * A name without punctuation, spaces, the `x-` of private names, the `cs` of IANA's aliases, and the prefix of a code
 * page's number.
 * @param {string} name
 */
export const keyOf = (name) =>
  asciiLowercase(name)
    .replace(/[^a-z\d]/g, '')
    .replace(/^(x+|cs)/, '')
    .replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/, '')
    .replace(/^latin(?=\d)/, 'l');

/**
 * https://encoding.spec.whatwg.org/#bom-sniff
 * @type {readonly { encoding: number, bytes: readonly number[] }[]}
 */
const BOMS = [
  { encoding: UTF_8, bytes: [0xef, 0xbb, 0xbf] },
  { encoding: UTF_16BE, bytes: [0xfe, 0xff] },
  { encoding: UTF_16LE, bytes: [0xff, 0xfe] },
];

export const LONGEST_BOM = 3;
/** The lowest first byte. */
const LOWEST_BOM = 0xef;

/** @param {Uint8Array} bytes */
export function findBOM(bytes) {
  if (!(bytes[0] >= LOWEST_BOM)) return undefined;
  return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes[i] === byte));
}

/** @param {number} encoding */
export function bomOf(encoding) {
  return BOMS.find((bom) => bom.encoding === encoding)?.bytes;
}

/** Whether U+FEFF at the start of an encoding's text is a byte order mark. @param {number} encoding */
export function hasBOM(encoding) {
  return encoding === UTF_8 || encoding === UTF_16BE || encoding === UTF_16LE;
}

/** Removes ASCII white space. @param {string} string */
function trim(string) {
  let start = 0;
  let end = string.length;
  // `undefined`, beyond the string, isn't white space.
  while (isWhiteSpace(string[start])) start += 1;
  while (isWhiteSpace(string[end - 1])) end -= 1;
  return string.slice(start, end);
}

/** @param {string} character */
const isWhiteSpace = (character) => '\t\n\f\r '.includes(character);

/** `toLowerCase` would convert U+212A KELVIN SIGN to `k`. @param {string} string */
function asciiLowercase(string) {
  return string.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 * @param {string} label
 * @returns {string | null}
 */
export function labelToName(label) {
  const encoding = getEncoding(`${label}`);
  return encoding === undefined ? null : encodings[encoding].name;
}

/**
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
