// UTF-32 in either byte order. Surrogates aren't replaced.

import { isLeadingSurrogate, isTrailingSurrogate } from '../common/code-points.js';
import { newBytes, newUnits, unitsToString } from './buffers.js';
import { Held } from './held.js';
import { holdingEncoder } from './holding-encoder.js';

/**
 * @param {boolean} bigEndian
 * @param {import('./codec.js').Defaults} defaults
 * @returns {import('./codec.js').OwnCodec}
 */
export function utf32Codec(bigEndian, defaults) {
  const replacement = defaults.unicode.charCodeAt(0);
  /** The shift of each byte of a code unit, in bits. */
  const [a, b, c, d] = bigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24];

  /** Decodes complete code units. @param {Uint8Array} bytes */
  function decode(bytes) {
    // A code point has 4 bytes and at most two UTF-16 code units.
    const units = newUnits(Math.floor(bytes.length / 2));
    let written = 0;
    for (let i = 0; i + 4 <= bytes.length; i += 4) {
      const codePoint = ((bytes[i] << a) | (bytes[i + 1] << b) | (bytes[i + 2] << c) | (bytes[i + 3] << d)) >>> 0;
      if (codePoint < 0x10000) units[written++] = codePoint;
      else if (codePoint > 0x10ffff) units[written++] = replacement;
      else {
        units[written++] = 0xd7c0 + (codePoint >> 10);
        units[written++] = 0xdc00 | (codePoint & 0x3ff);
      }
    }
    return unitsToString(units, written);
  }

  /** @param {string} string */
  function encode(string) {
    const bytes = newBytes(4 * string.length);
    let written = 0;
    for (let i = 0; i < string.length; i++) {
      let codePoint = string.charCodeAt(i);
      if (isLeadingSurrogate(codePoint) && isTrailingSurrogate(string.charCodeAt(i + 1))) {
        codePoint = ((codePoint - 0xd7c0) << 10) | (string.charCodeAt(++i) & 0x3ff);
      }
      bytes[written++] = codePoint >> a;
      bytes[written++] = codePoint >> b;
      bytes[written++] = codePoint >> c;
      bytes[written++] = codePoint >> d;
    }
    return bytes.subarray(0, written);
  }

  return {
    bomAware: true,
    encode,
    decode: (bytes) => (bytes.length % 4 === 0 ? decode(bytes) : decode(bytes) + String.fromCharCode(replacement)),

    decoder: class {
      #held = new Held();

      /** @param {Uint8Array} bytes */
      write(bytes) {
        return decode(this.#held.join(bytes, (all) => all.length & ~3));
      }

      end() {
        return this.#held.take().length > 0 ? String.fromCharCode(replacement) : undefined;
      }
    },

    encoder: holdingEncoder(encode),
  };
}

/**
 * The evidence for a byte order: in which one the unit is a code point of the Basic Multilingual Plane.
 * @param {readonly number[]} unit
 */
export function weighUTF32([a, b, c, d]) {
  const invalidBE = a !== 0 || b > 0x10;
  const invalidLE = d !== 0 || c > 0x10;
  const commonBE = a === 0 && b === 0 && (c !== 0 || d !== 0);
  const commonLE = d === 0 && c === 0 && (a !== 0 || b !== 0);
  return Number(commonBE) - Number(invalidBE) - Number(commonLE) + Number(invalidLE);
}
