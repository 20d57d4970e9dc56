// CESU-8, which encodes each surrogate of a pair in three bytes: https://www.unicode.org/reports/tr26/

import { newBytes, newUnits, unitsToString } from './buffers.js';
import { statelessCodec } from './codec.js';

/** @param {import('./codec.js').Defaults} defaults @returns {import('./codec.js').OwnCodec} */
export function cesu8Codec(defaults) {
  const { encoder } = statelessCodec(() => '', encode);
  return { encode, encoder, decoder: decoderFor(defaults.unicode) };
}

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

/** @param {string} replacement */
function decoderFor(replacement) {
  return class {
    /** The bits of an incomplete sequence, and how many bytes are missing. */
    #bits = 0;
    #missing = 0;
    /** The lowest code unit that needs a sequence of this length. */
    #lowest = 0;

    /** @param {Uint8Array} bytes */
    write(bytes) {
      // A byte yields at most one code unit, and a replacement for the sequence before it.
      const units = newUnits(bytes.length * (1 + replacement.length));
      let written = 0;
      let bits = this.#bits;
      let missing = this.#missing;
      let lowest = this.#lowest;
      const replace = () => {
        for (let i = 0; i < replacement.length; i++) units[written++] = replacement.charCodeAt(i);
      };
      for (let i = 0; i < bytes.length; i++) {
        const byte = bytes[i];
        if ((byte & 0xc0) === 0x80) {
          if (missing === 0) {
            replace();
            continue;
          }
          bits = (bits << 6) | (byte & 0x3f);
          missing -= 1;
          if (missing > 0) continue;
          // U+0000 may have two bytes, as in Java's modified UTF-8.
          if (bits >= lowest || (bits === 0 && lowest === 0x80)) units[written++] = bits;
          else replace();
          continue;
        }
        if (missing > 0) replace();
        missing = 0;
        if (byte < 0x80) units[written++] = byte;
        else if (byte < 0xe0) [bits, missing, lowest] = [byte & 0x1f, 1, 0x80];
        else if (byte < 0xf0) [bits, missing, lowest] = [byte & 0x0f, 2, 0x800];
        else replace();
      }
      this.#bits = bits;
      this.#missing = missing;
      this.#lowest = lowest;
      return unitsToString(units, written);
    }

    end() {
      const isComplete = this.#missing === 0;
      this.#missing = 0;
      return isComplete ? '' : replacement;
    }
  };
}
