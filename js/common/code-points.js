// Reads and writes code points in UTF-16 and in UTF-8.

export const REPLACEMENT_UNIT = 0xfffd;
export const BOM = 0xfeff;

/** @param {number} unit */
export const isSurrogate = (unit) => (unit & 0xf800) === 0xd800;

/** @param {number} unit */
export const isLeadingSurrogate = (unit) => (unit & 0xfc00) === 0xd800;

/** @param {number} unit */
export const isTrailingSurrogate = (unit) => (unit & 0xfc00) === 0xdc00;

/** The code point at an index, U+FFFD for a lone surrogate. @param {string} string @param {number} index */
export function scalarValueAt(string, index) {
  // V8's optimized `codePointAt` reads beyond the end of a string that is a slice of a longer one.
  const isLast = index === string.length - 1;
  const codePoint = isLast ? string.charCodeAt(index) : /** @type {number} */ (string.codePointAt(index));
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? REPLACEMENT_UNIT : codePoint;
}

/** @param {number} codePoint */
export const utf8Length = (codePoint) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);

/** How long a multi-byte sequence with this first byte is; 0 if there is none. @param {number} byte */
export const lengthInUTF8 = (byte) => (byte < 0xc2 || byte > 0xf4 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4);

/**
 * Checks the standard's lower and upper boundary for the byte after a leading byte.
 * @param {number} lead
 * @param {number} byte
 */
export function isSecondByte(lead, byte) {
  const lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  return byte >= lower && byte <= upper;
}

/** Engines limit the number of arguments; all accept this many. */
const MAX_ARGUMENTS = 8192;

/** @param {ArrayBuffer} buffer @param {number} address @param {number} length */
export function stringOfUnits(buffer, address, length) {
  let string = '';
  for (let i = 0; i < length; i += MAX_ARGUMENTS) {
    const units = new Uint16Array(buffer, address + 2 * i, Math.min(MAX_ARGUMENTS, length - i));
    string += String.fromCharCode.apply(null, /** @type {any} */ (units));
  }
  return string;
}

/**
 * @param {number} codePoint
 * @param {Uint8Array} bytes
 * @param {number} start
 * @returns {number} the end of the written bytes
 */
export function writeCodePoint(codePoint, bytes, start) {
  let end = start;
  if (codePoint < 0x80) bytes[end++] = codePoint;
  else {
    if (codePoint < 0x800) bytes[end++] = 0xc0 | (codePoint >> 6);
    else {
      if (codePoint < 0x10000) bytes[end++] = 0xe0 | (codePoint >> 12);
      else {
        bytes[end++] = 0xf0 | (codePoint >> 18);
        bytes[end++] = 0x80 | ((codePoint >> 12) & 0x3f);
      }
      bytes[end++] = 0x80 | ((codePoint >> 6) & 0x3f);
    }
    bytes[end++] = 0x80 | (codePoint & 0x3f);
  }
  return end;
}
