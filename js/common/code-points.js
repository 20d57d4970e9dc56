// Code points, in UTF-16 and in UTF-8.

export const REPLACEMENT_UNIT = 0xfffd;
export const BOM = 0xfeff;

/** @param {number} unit */
export const isSurrogate = (unit) => (unit & 0xf800) === 0xd800;

/** The code point at an index, U+FFFD for a lone surrogate. @param {string} string @param {number} index */
export function scalarValueAt(string, index) {
  // In V8's optimized code, `codePointAt` reads beyond the end of a string that is a slice of a longer one.
  const isLast = index === string.length - 1;
  const codePoint = isLast ? string.charCodeAt(index) : /** @type {number} */ (string.codePointAt(index));
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? REPLACEMENT_UNIT : codePoint;
}

/** The number of bytes of a code point in UTF-8. @param {number} codePoint */
export const utf8Length = (codePoint) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);

/** The length of the sequence that a byte starts in UTF-8; 0 if it starts none of several bytes. @param {number} byte */
export const lengthInUTF8 = (byte) => (byte < 0xc2 || byte > 0xf4 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4);

/**
 * Writes a code point as UTF-8.
 * @param {number} codePoint
 * @param {Uint8Array} bytes
 * @param {number} start
 * @returns {number} the end of the written bytes
 */
export function writeCodePoint(codePoint, bytes, start) {
  if (codePoint < 0x80) {
    bytes[start] = codePoint;
    return start + 1;
  }
  const length = utf8Length(codePoint);
  for (let place = length - 1; place > 0; place--) {
    bytes[start + place] = 0x80 | ((codePoint >> (6 * (length - 1 - place))) & 0x3f);
  }
  bytes[start] = (codePoint >> (6 * (length - 1))) | (length === 2 ? 0xc0 : length === 3 ? 0xe0 : 0xf0);
  return start + length;
}
