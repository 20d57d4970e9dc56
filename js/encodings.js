// Encodings, names and labels: https://encoding.spec.whatwg.org/#names-and-labels

/**
 * The standard's encodings with their names and labels, in the standard's order. An encoding's place in this list is also
 * its number in the WebAssembly module.
 * @type {readonly Readonly<{ name: string, labels: readonly string[] }>[]}
 */
export let encodings = [];

/** Labels to places in the list. @type {Map<string, number>} */
const places = new Map();

/**
 * Reads the list from the WebAssembly module, once.
 * @param {string} names a line for each encoding
 * @param {string} labels behind each of them a character, U+0080 and the place of its encoding in the list
 */
export function setEncodings(names, labels) {
  const list = names
    .trimEnd()
    .split('\n')
    .map((name) => ({ name, labels: /** @type {string[]} */ ([]) }));
  const parts = labels.split(/([\x80-\xff])/);
  for (let i = 1; i < parts.length; i += 2) {
    const label = parts[i - 1];
    const place = parts[i].charCodeAt(0) - 0x80;
    places.set(label, place);
    list[place].labels.push(label);
  }
  encodings = Object.freeze(list.map(({ name, labels }) => Object.freeze({ name, labels: Object.freeze(labels) })));
}

/** Places in the list. */
export const [UTF_8, WINDOWS_1252, ISO_2022_JP, REPLACEMENT, UTF_16BE, UTF_16LE] = [0, 21, 33, 36, 37, 38];

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

/** The length of the longest. */
export const LONGEST_BOM = 3;

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
