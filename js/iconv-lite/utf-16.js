// UTF-16 in either byte order. Lone surrogates aren't replaced.

import { currentBuffer, littleEndianString, newBytes, newUnits, unitsToString } from './buffers.js';
import { Held } from './held.js';

/** @param {boolean} bigEndian @returns {import('./codec.js').OwnCodec} */
export function utf16Codec(bigEndian) {
  /** Where a code unit's bytes are. */
  const [high, low] = bigEndian ? [0, 1] : [1, 0];

  /** Decodes complete code units. @param {Uint8Array} bytes */
  function decode(bytes) {
    if (littleEndianString && !bigEndian) return littleEndianString(bytes);
    const length = Math.floor(bytes.length / 2);
    const units = newUnits(length);
    for (let i = 0; i < length; i++) units[i] = (bytes[2 * i + high] << 8) | bytes[2 * i + low];
    return unitsToString(units, length);
  }

  /** @param {string} string */
  function encode(string) {
    const HostBuffer = littleEndianString && currentBuffer();
    if (HostBuffer) {
      const bytes = HostBuffer.from(string, 'ucs2');
      return bigEndian ? bytes.swap16() : bytes;
    }
    const bytes = newBytes(2 * string.length);
    for (let i = 0; i < string.length; i++) {
      const unit = string.charCodeAt(i);
      bytes[2 * i + high] = unit >> 8;
      bytes[2 * i + low] = unit;
    }
    return bytes;
  }

  return {
    bomAware: true,
    decode,
    encode,

    decoder: class {
      #held = new Held();

      /** @param {Uint8Array} bytes */
      write(bytes) {
        return decode(
          this.#held.join(bytes, (all) => {
            const end = all.length & ~1;
            // A leading surrogate waits for the trailing one.
            return end > 0 && (all[end - 2 + high] & 0xfc) === 0xd8 ? end - 2 : end;
          }),
        );
      }

      end() {
        return decode(this.#held.take());
      }
    },

    encoder: class {
      /** @param {string} string */
      write(string) {
        return encode(string);
      }

      end() {
        return undefined;
      }
    },
  };
}

/**
 * The evidence for a byte order: a zero byte is the high one of an ASCII character.
 * @param {readonly number[]} unit
 */
export const weighUTF16 = ([a, b]) => Number(a === 0 && b !== 0) - Number(a !== 0 && b === 0);
