// UTF-7 and the variant that IMAP has for the names of mailboxes: https://www.rfc-editor.org/rfc/rfc2152,
// https://www.rfc-editor.org/rfc/rfc3501#section-5.1.3

import { currentBuffer, newBytes, newUnits, unitsToString } from './buffers.js';

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PRINTABLE = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join('');

const MINUS = 0x2d;
const REPLACEMENT = 0xfffd;

/** What differs between the two. */
class Variant {
  /** Begins Base64. In front of `-` it stands for itself. */
  shift;
  /** The bytes of the digits of Base64. */
  digits;
  /** The values of bytes as digits; -1 for others. */
  values = new Int8Array(256).fill(-1);
  /** Whether a character of ASCII stands for itself. */
  isDirect = new Uint8Array(128);

  /** @param {string} shift @param {string} lastDigits @param {string} direct */
  constructor(shift, lastDigits, direct) {
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
// It is not written, but understood.
IMAP.values['/'.charCodeAt(0)] = 63;

/** Bytes whose number is not known in advance. */
class Output {
  #bytes;
  #length = 0;

  /** @param {number} length a guess */
  constructor(length) {
    this.#bytes = new Uint8Array(length + 8);
  }

  /** @param {number} byte */
  push(byte) {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(2 * this.#length);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length++] = byte;
  }

  take() {
    const bytes = newBytes(this.#length);
    bytes.set(this.#bytes.subarray(0, this.#length));
    return bytes;
  }
}

/** Writes code units in Base64. */
class Base64Writer {
  #variant;
  isOpen = false;
  #bits = 0;
  /** How many bits are not yet written. */
  #count = 0;

  /** @param {Variant} variant */
  constructor(variant) {
    this.#variant = variant;
  }

  /** @param {number} unit @param {Output} output */
  write(unit, output) {
    if (!this.isOpen) output.push(this.#variant.shift);
    this.isOpen = true;
    this.#bits = (this.#bits << 16) | unit;
    for (this.#count += 16; this.#count >= 6; ) {
      this.#count -= 6;
      output.push(this.#variant.digits[(this.#bits >> this.#count) & 63]);
    }
  }

  /** @param {Output} output */
  close(output) {
    if (!this.isOpen) return;
    if (this.#count > 0) output.push(this.#variant.digits[(this.#bits << (6 - this.#count)) & 63]);
    output.push(MINUS);
    this.isOpen = false;
    this.#count = 0;
  }
}

/** @param {Variant} variant @returns {import('./codec.js').Codec['decoder']} */
function decoderOf({ shift, values }) {
  return class {
    #isInBase64 = false;
    /** Whether the character that begins Base64 was the last one. */
    #hasShifted = false;
    #bits = 0;
    #count = 0;

    /** @param {Uint8Array} bytes */
    write(bytes) {
      const units = newUnits(bytes.length);
      let written = 0;
      for (let i = 0; i < bytes.length; i++) {
        const byte = bytes[i];
        if (this.#isInBase64) {
          const value = values[byte];
          if (value >= 0) {
            this.#hasShifted = false;
            this.#bits = (this.#bits << 6) | value;
            this.#count += 6;
            if (this.#count >= 16) {
              this.#count -= 16;
              units[written++] = this.#bits >> this.#count;
            }
            continue;
          }
          this.end();
          if (byte === MINUS) {
            if (this.#hasShifted) units[written++] = shift;
            continue;
          }
        }
        if (byte === shift) {
          this.#isInBase64 = true;
          this.#hasShifted = true;
        } else units[written++] = byte < 0x80 ? byte : REPLACEMENT;
      }
      return unitsToString(units, written);
    }

    /** Bits that are left over are padding. */
    end() {
      this.#isInBase64 = false;
      this.#count = 0;
      return undefined;
    }
  };
}

/** Something that UTF-7 writes in Base64. */
const NOT_DIRECT = /[^A-Za-z0-9'(),./:? \t\r\n-]/;

/** @param {string} string */
function encodeUTF7(string) {
  const { shift, isDirect } = UTF_7;
  if (!NOT_DIRECT.test(string)) {
    const HostBuffer = currentBuffer();
    if (HostBuffer) return HostBuffer.from(string, 'latin1');
  }
  const output = new Output(string.length);
  const base64 = new Base64Writer(UTF_7);
  for (let i = 0; i < string.length; i++) {
    const unit = string.charCodeAt(i);
    if (isDirect[unit]) {
      base64.close(output);
      output.push(unit);
    } else if (unit === shift && !base64.isOpen && isDirectOrEnd(string.charCodeAt(i + 1))) {
      output.push(shift);
      output.push(MINUS);
    } else base64.write(unit, output);
  }
  base64.close(output);
  return output.take();
}

/** @param {number} unit */
const isDirectOrEnd = (unit) => Number.isNaN(unit) || UTF_7.isDirect[unit] === 1;

/** @type {import('./codec.js').Codec} */
export const utf7 = {
  bomAware: true,
  encode: encodeUTF7,
  decoder: decoderOf(UTF_7),

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

/** @type {import('./codec.js').Codec} */
export const utf7imap = {
  bomAware: true,
  decoder: decoderOf(IMAP),

  encoder: class {
    #base64 = new Base64Writer(IMAP);

    /** @param {string} string */
    write(string) {
      const { shift, isDirect } = IMAP;
      const base64 = this.#base64;
      const output = new Output(string.length);
      for (let i = 0; i < string.length; i++) {
        const unit = string.charCodeAt(i);
        if (!isDirect[unit] && unit !== shift) {
          base64.write(unit, output);
          continue;
        }
        base64.close(output);
        output.push(unit);
        if (unit === shift) output.push(MINUS);
      }
      return output.take();
    }

    end() {
      const output = new Output(0);
      this.#base64.close(output);
      const bytes = output.take();
      return bytes.length === 0 ? undefined : bytes;
    }
  },
};
