// CESU-8, in which each half of a surrogate pair has three bytes: https://www.unicode.org/reports/tr26/

import { newBytes } from './buffers.js';

/** @param {import('./codec.js').Defaults} defaults @returns {import('./codec.js').Codec} */
export function cesu8Codec(defaults) {
  /** @param {string} string */
  function encode(string) {
    const bytes = newBytes(3 * string.length);
    let written = 0;
    for (let i = 0; i < string.length; i++) {
      const unit = string.charCodeAt(i);
      if (unit < 0x80) bytes[written++] = unit;
      else {
        if (unit < 0x800) bytes[written++] = 0xc0 | (unit >> 6);
        else {
          bytes[written++] = 0xe0 | (unit >> 12);
          bytes[written++] = 0x80 | ((unit >> 6) & 0x3f);
        }
        bytes[written++] = 0x80 | (unit & 0x3f);
      }
    }
    return bytes.subarray(0, written);
  }

  return {
    bomAware: true,
    encode,

    encoder: class {
      /** @param {string} string */
      write(string) {
        return encode(string);
      }

      end() {
        return undefined;
      }
    },

    decoder: class {
      /** The bits of an incomplete sequence, and how many bytes it still needs. */
      #unit = 0;
      #missing = 0;
      /** The smallest code unit that needs a sequence of this length. */
      #least = 0;

      /** @param {Uint8Array} bytes */
      write(bytes) {
        let string = '';
        for (let i = 0; i < bytes.length; i++) {
          const byte = bytes[i];
          const continues = (byte & 0xc0) === 0x80;
          if (continues !== this.#missing > 0) {
            string += defaults.unicode;
            this.#missing = 0;
          }
          if (continues) {
            if (this.#missing === 0) continue;
            this.#unit = (this.#unit << 6) | (byte & 0x3f);
            this.#missing -= 1;
            if (this.#missing === 0) string += this.#isShortest() ? String.fromCharCode(this.#unit) : defaults.unicode;
          } else if (byte < 0x80) string += String.fromCharCode(byte);
          else if (byte < 0xe0) this.#begin(byte & 0x1f, 1, 0x80);
          else if (byte < 0xf0) this.#begin(byte & 0x0f, 2, 0x800);
          else string += defaults.unicode;
        }
        return string;
      }

      end() {
        const isComplete = this.#missing === 0;
        this.#missing = 0;
        return isComplete ? '' : defaults.unicode;
      }

      /** @param {number} unit @param {number} missing @param {number} least */
      #begin(unit, missing, least) {
        this.#unit = unit;
        this.#missing = missing;
        this.#least = least;
      }

      /** Java's modified UTF-8 has two bytes for U+0000. */
      #isShortest() {
        return this.#unit >= this.#least || (this.#unit === 0 && this.#least === 0x80);
      }
    },
  };
}
