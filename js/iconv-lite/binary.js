// Node's base64, hex and binary, which decode to text. The host's Buffer does the work, or else the functions here.

import { currentBuffer, newBytes, newUnits, unitsToString } from './buffers.js';
import { encodeAtOnce, statelessCodec } from './codec.js';
import { Held } from './held.js';

/** @typedef {'base64' | 'hex' | 'latin1'} Name Buffer's name */
/** @typedef {{ decode: (bytes: Uint8Array) => string, encode: (string: string) => Uint8Array }} Functions */

const BASE64_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** @type {Record<Name, Functions>} */
const withoutBuffer = {
  latin1: {
    decode(bytes) {
      const units = newUnits(bytes.length);
      units.set(bytes);
      return unitsToString(units, bytes.length);
    },
    // Storing a code unit keeps its low byte.
    encode: (string) => Uint8Array.from({ length: string.length }, (_, i) => string.charCodeAt(i)),
  },

  hex: {
    decode: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    // A single digit at the end is ignored.
    encode(string) {
      const pairs = /^(?:[\da-f]{2})*/i.exec(string)?.[0].match(/../g) ?? [];
      return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
    },
  },

  base64: {
    decode(bytes) {
      let string = '';
      for (let i = 0; i < bytes.length; i += 3) {
        const bits = (bytes[i] << 16) | (bytes[i + 1] << 8) | bytes[i + 2];
        const digits = [18, 12, 6, 0].map((shift) => BASE64_DIGITS[(bits >> shift) & 63]).join('');
        const length = Math.min(bytes.length - i, 3) + 1;
        string += digits.slice(0, length).padEnd(4, '=');
      }
      return string;
    },
    // The digits end at the first `=`, and may be those of base64url. Other characters are ignored.
    encode(string) {
      const digits = string
        .split('=', 1)[0]
        .replaceAll('-', '+')
        .replaceAll('_', '/')
        .replace(/[^A-Za-z\d+/]/g, '');
      const bytes = newBytes((digits.length * 3) >> 2);
      let bits = 0;
      for (let i = 0, written = 0; i < digits.length; i++) {
        bits = (bits << 6) | BASE64_DIGITS.indexOf(digits[i]);
        // The first of four digits doesn't complete a byte.
        if (i % 4 > 0) bytes[written++] = bits >> (6 - 2 * (i % 4));
      }
      return bytes;
    },
  },
};

/** @param {Name} name @returns {Functions} */
function functionsFor(name) {
  return {
    decode(bytes) {
      const HostBuffer = currentBuffer();
      if (!HostBuffer) return withoutBuffer[name].decode(bytes);
      const buffer =
        bytes instanceof HostBuffer ? bytes : HostBuffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      return buffer.toString(name);
    },
    encode: (string) => currentBuffer()?.from(string, name) ?? withoutBuffer[name].encode(string),
  };
}

const latin1Functions = functionsFor('latin1');
const hexFunctions = functionsFor('hex');
const base64Functions = functionsFor('base64');

/** ISO-8859-1. Encoding writes the low byte of each code unit. */
export const binary = statelessCodec(latin1Functions.decode, latin1Functions.encode, '');

/** Like Buffer's: decoding ignores the high bit of each byte. */
export const ascii = statelessCodec((bytes) => binary.decode(bytes.map((byte) => byte & 0x7f)), binary.encode, '');

export const hex = statelessCodec(hexFunctions.decode, hexFunctions.encode, '');

/** @type {import('./codec.js').OwnCodec} */
export const base64 = {
  decode: base64Functions.decode,
  // Like iconv-lite: first the complete groups of four digits, then the rest.
  encode: (string) =>
    string.length % 4 === 0 ? base64Functions.encode(string) : encodeAtOnce(new base64.encoder(), string),

  decoder: class {
    #held = new Held();

    /** Decodes complete groups of three bytes. @param {Uint8Array} bytes */
    write(bytes) {
      return base64Functions.decode(this.#held.join(bytes, (all) => all.length - (all.length % 3)));
    }

    end() {
      return base64Functions.decode(this.#held.take());
    }
  },

  encoder: class {
    #rest = '';

    /** @param {string} string */
    write(string) {
      const all = this.#rest + string;
      const end = all.length - (all.length % 4);
      this.#rest = all.slice(end);
      return base64Functions.encode(all.slice(0, end));
    }

    end() {
      const rest = this.#rest;
      this.#rest = '';
      return base64Functions.encode(rest);
    }
  },
};
