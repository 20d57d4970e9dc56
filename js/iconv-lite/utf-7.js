// UTF-7, and IMAP's variant for the names of mailboxes: https://www.rfc-editor.org/rfc/rfc2152,
// https://www.rfc-editor.org/rfc/rfc3501#section-5.1.3

import { binary } from './binary.js';
import { asciiString, concatenate, newBytes, newUnits, unitsToString } from './buffers.js';
import { encodeAtOnce } from './codec.js';

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PRINTABLE = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join('');

const MINUS = 0x2d;
const REPLACEMENT = 0xfffd;

class Variant {
  /** The character that begins Base64. Followed by `-`, it stands for itself. */
  shift;
  digits;
  /** Each byte's value as a digit, or -1. */
  values = new Int8Array(0x100).fill(-1);
  /** Whether an ASCII character stands for itself. */
  isDirect = new Uint8Array(0x80);
  /** Matches a character that doesn't stand for itself. */
  notDirect;

  /** @param {string} shift @param {string} lastDigits @param {string} direct */
  constructor(shift, lastDigits, direct) {
    this.notDirect = new RegExp(`[^${direct.replace(/[\]\\^-]/g, '\\$&')}]`);
    this.shift = shift.charCodeAt(0);
    this.digits = Uint8Array.from(ALPHANUMERIC + lastDigits, (digit) => digit.charCodeAt(0));
    this.digits.forEach((digit, value) => {
      this.values[digit] = value;
    });
    for (let i = 0; i < direct.length; i++) this.isDirect[direct.charCodeAt(i)] = 1;
  }
}

const UTF_7 = new Variant('+', '+/', `${ALPHANUMERIC}'(),-./:? \t\r\n`);
const IMAP = new Variant('&', '+,', PRINTABLE.replace('&', ''));
// Encoders don't write this digit, but decoders accept it.
IMAP.values['/'.charCodeAt(0)] = 63;

/** How many code units are encoded at once. */
const PART = 4096;
/** A code unit takes at most the last digit and `-` of a run before it, the shift character, and three digits. */
const MAX_BYTES = 6;

const output = new Uint8Array(PART * MAX_BYTES);

/** Encodes a text in parts. */
class Writer {
  #variant;
  #isInBase64 = false;
  #bits = 0;
  /** How many of the bits aren't written yet. */
  #count = 0;

  /** @param {Variant} variant */
  constructor(variant) {
    this.#variant = variant;
  }

  /** @param {string} string */
  write(string) {
    if (!this.#isInBase64 && !this.#variant.notDirect.test(string)) return binary.encode(string);
    /** @type {Uint8Array[]} */
    const parts = [];
    for (let start = 0; start < string.length; start += PART) {
      parts.push(this.#writePart(string, start, Math.min(start + PART, string.length)));
    }
    return concatenate(parts);
  }

  /** @param {string} string @param {number} start @param {number} end */
  #writePart(string, start, end) {
    const { shift, digits, isDirect } = this.#variant;
    const isIMAP = this.#variant === IMAP;
    let isInBase64 = this.#isInBase64;
    let bits = this.#bits;
    let count = this.#count;
    let written = 0;
    for (let i = start; i < end; i++) {
      const unit = string.charCodeAt(i);
      if (isDirect[unit] || (unit === shift && (isIMAP || (!isInBase64 && !isBase64(string.charCodeAt(i + 1)))))) {
        if (isInBase64) {
          if (count > 0) output[written++] = digits[(bits << (6 - count)) & 63];
          output[written++] = MINUS;
          isInBase64 = false;
          count = 0;
        }
        output[written++] = unit;
        if (unit === shift) output[written++] = MINUS;
      } else {
        if (!isInBase64) output[written++] = shift;
        isInBase64 = true;
        bits = (bits << 16) | unit;
        for (count += 16; count >= 6; ) {
          count -= 6;
          output[written++] = digits[(bits >> count) & 63];
        }
      }
    }
    this.#isInBase64 = isInBase64;
    this.#bits = bits;
    this.#count = count;
    return copyOutput(written);
  }

  end() {
    let written = 0;
    if (this.#count > 0) output[written++] = this.#variant.digits[(this.#bits << (6 - this.#count)) & 63];
    if (this.#isInBase64) output[written++] = MINUS;
    this.#isInBase64 = false;
    this.#count = 0;
    return copyOutput(written);
  }
}

/** False for NaN, which `charCodeAt` returns at the end. @param {number} unit */
const isBase64 = (unit) => unit >= 0 && !UTF_7.isDirect[unit];

/** @param {number} length */
function copyOutput(length) {
  const bytes = newBytes(length);
  bytes.set(output.subarray(0, length));
  return bytes;
}

/** Decodes a text in parts. */
class Reader {
  #variant;
  #isInBase64 = false;
  /** Whether the last character began Base64. */
  #hasShifted = false;
  #bits = 0;
  #count = 0;

  /** @param {Variant} variant */
  constructor(variant) {
    this.#variant = variant;
  }

  /** @param {Uint8Array} bytes */
  write(bytes) {
    const { shift, values } = this.#variant;
    if (!this.#isInBase64 && !bytes.includes(shift)) {
      const ascii = asciiString(bytes);
      if (ascii !== undefined) return ascii;
    }
    const units = newUnits(bytes.length);
    let written = 0;
    let isInBase64 = this.#isInBase64;
    let hasShifted = this.#hasShifted;
    let bits = this.#bits;
    let count = this.#count;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i];
      if (isInBase64) {
        const value = values[byte];
        if (value >= 0) {
          hasShifted = false;
          bits = (bits << 6) | value;
          count += 6;
          if (count >= 16) {
            count -= 16;
            units[written++] = bits >> count;
          }
          continue;
        }
        // The remaining bits are padding.
        isInBase64 = false;
        count = 0;
        if (byte === MINUS) {
          if (hasShifted) units[written++] = shift;
          continue;
        }
      }
      if (byte === shift) {
        isInBase64 = true;
        hasShifted = true;
      } else units[written++] = byte < 0x80 ? byte : REPLACEMENT;
    }
    this.#isInBase64 = isInBase64;
    this.#hasShifted = hasShifted;
    this.#bits = bits;
    this.#count = count;
    return unitsToString(units, written);
  }

  end() {
    this.#isInBase64 = false;
    this.#count = 0;
    return '';
  }
}

/** @param {Variant} variant */
const readerOf = (variant) =>
  class extends Reader {
    constructor() {
      super(variant);
    }
  };

/** @param {string} string */
const encodeUTF7 = (string) => encodeAtOnce(new Writer(UTF_7), string);

/** Like iconv-lite's encoder, this one ends Base64 after each part of a text. @type {import('./codec.js').OwnCodec} */
export const utf7 = {
  bomAware: true,
  encode: encodeUTF7,
  decoder: readerOf(UTF_7),

  encoder: class {
    /** @param {string} string */
    write(string) {
      return encodeUTF7(string);
    }

    end() {
      return undefined;
    }
  },
};

/** @type {import('./codec.js').OwnCodec} */
export const utf7imap = {
  bomAware: true,
  decoder: readerOf(IMAP),

  encoder: class extends Writer {
    constructor() {
      super(IMAP);
    }
  },
};
