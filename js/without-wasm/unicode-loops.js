// The standard's decoders of UTF-8 and UTF-16 in JavaScript, for hosts without WebAssembly and a correct decoder, and
// for the positions of malformed sequences, which hosts don't report.

import { isSecondByte, isSurrogate, lengthInUTF8, REPLACEMENT_UNIT, stringOfUnits } from '../common/code-points.js';
import { Malformed } from '../common/errors.js';
import { encodings, UTF_8, UTF_16BE } from '../encodings/encodings.js';
import { lengthOf } from '../webidl/webidl.js';

/**
 * Decodes a whole text, and keeps a byte order mark as text.
 * @param {number} encoding UTF-8 or UTF-16
 * @param {Uint8Array} bytes
 * @param {boolean} fatal
 * @throws {Malformed}
 */
export function decodeUnicode(encoding, bytes, fatal) {
  // No sequence has more code units than bytes.
  const buffer = new ArrayBuffer(2 * lengthOf(bytes));
  const units = new Uint16Array(buffer);
  const fail = (/** @type {number} */ start, /** @type {number} */ length) => {
    if (fatal) throw new Malformed(encodings[encoding].name, start, length);
    return REPLACEMENT_UNIT;
  };
  const count = encoding === UTF_8 ? readUTF8(bytes, units, fail) : readUTF16(bytes, units, fail, encoding);
  return stringOfUnits(buffer, 0, count);
}

/** What a malformed sequence becomes. @typedef {(start: number, length: number) => number} Fail */

/** https://encoding.spec.whatwg.org/#utf-8-decoder @param {Uint8Array} bytes @param {Uint16Array} units @param {Fail} fail */
function readUTF8(bytes, units, fail) {
  const end = lengthOf(bytes);
  let count = 0;
  for (let i = 0; i < end; ) {
    const start = i;
    const lead = bytes[i++];
    const length = lead < 0x80 ? 1 : lengthInUTF8(lead);
    let codePoint = length === 1 ? lead : lead & (0x7f >> length);
    const isNext = () => (i === start + 1 ? isSecondByte(lead, bytes[i]) : (bytes[i] & 0xc0) === 0x80);
    while (i < start + length && isNext()) codePoint = (codePoint << 6) | (bytes[i++] & 0x3f);
    if (i !== start + length) units[count++] = fail(start, i - start);
    else {
      if (codePoint > 0xffff) units[count++] = 0xd7c0 + (codePoint >> 10);
      units[count++] = codePoint > 0xffff ? 0xdc00 | (codePoint & 0x3ff) : codePoint;
    }
  }
  return count;
}

/**
 * https://encoding.spec.whatwg.org/#shared-utf-16-decoder
 * @param {Uint8Array} bytes
 * @param {Uint16Array} units
 * @param {Fail} fail
 * @param {number} encoding
 */
function readUTF16(bytes, units, fail, encoding) {
  const length = lengthOf(bytes);
  const unitAt = (/** @type {number} */ i) =>
    encoding === UTF_16BE ? (bytes[i] << 8) | bytes[i + 1] : bytes[i] | (bytes[i + 1] << 8);
  let count = 0;
  for (let i = 0; i < length; i += 2) {
    const unit = unitAt(i);
    const isLeading = (unit & 0xfc00) === 0xd800;
    if (i + 1 === length) units[count++] = fail(i, 1);
    else if (!isSurrogate(unit)) units[count++] = unit;
    else if (isLeading && i + 3 < length && (unitAt(i + 2) & 0xfc00) === 0xdc00) {
      units[count++] = unit;
      units[count++] = unitAt(i + 2);
      i += 2;
    } else if (isLeading && i + 3 === length) {
      // The last byte belongs to it.
      units[count++] = fail(i, 3);
      i += 1;
    } else units[count++] = fail(i, 2);
  }
  return count;
}
