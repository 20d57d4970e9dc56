// The standard's decoders of UTF-8 and UTF-16 in JavaScript, step by step, for hosts that have neither WebAssembly nor a correct decoder.

import { BOM } from '../common/code-points.js';
import { Malformed } from '../common/errors.js';
import { encodings, UTF_8, UTF_16BE } from '../encodings/encodings.js';

/** The most arguments of `String.fromCharCode`. */
const MOST_ARGUMENTS = 4096;

/** Collects code units. */
class Units {
  #text = '';
  #units = new Uint16Array(MOST_ARGUMENTS);
  #count = 0;

  /** @param {number} unit */
  add(unit) {
    this.#units[this.#count++] = unit;
    if (this.#count === MOST_ARGUMENTS) this.#flush();
  }

  #flush() {
    const units = /** @type {any} */ (new Uint16Array(this.#units.buffer, 0, this.#count));
    this.#text += String.fromCharCode.apply(null, units);
    this.#count = 0;
  }

  toText() {
    this.#flush();
    return this.#text;
  }
}

/** What both decoders share: byte order marks, where sequences start, and what a malformed one becomes. */
class UnicodeLoop {
  #encoding;
  #fatal;
  #bomSeen;
  /** Where the next byte and the current sequence start in the stream. */
  position = 0;
  start = 0;

  /** @param {number} encoding @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(encoding, fatal, ignoreBOM) {
    this.#encoding = encoding;
    this.#fatal = fatal;
    this.#bomSeen = ignoreBOM;
  }

  /** @param {Units} units @param {number} end where the sequence ends */
  fail(units, end) {
    if (this.#fatal) throw new Malformed(encodings[this.#encoding].name, this.start, end - this.start);
    units.add(0xfffd);
  }

  /**
   * @param {Uint8Array} bytes
   * @param {{ stream: boolean }} options
   * @throws {Malformed}
   */
  decode(bytes, { stream }) {
    const units = new Units();
    const next = this.position + bytes.length;
    try {
      for (let i = 0; i < bytes.length; i++) {
        this.read(bytes[i], units);
        this.position += 1;
      }
      if (!stream) this.end(units);
    } finally {
      // An error discards the rest of the chunk.
      this.position = next;
    }
    const text = units.toText();
    const startsWithBOM = !this.#bomSeen && text.charCodeAt(0) === BOM;
    this.#bomSeen ||= text.length > 0;
    return startsWithBOM ? text.slice(1) : text;
  }

  /** Reads a byte. @param {number} _byte @param {Units} _units */
  read(_byte, _units) {}

  /** Reads the end of the queue. @param {Units} _units */
  end(_units) {}
}

/** https://encoding.spec.whatwg.org/#utf-8-decoder */
class UTF8Loop extends UnicodeLoop {
  #codePoint = 0;
  #needed = 0;
  #lower = 0x80;
  #upper = 0xbf;

  /** @param {number} byte @param {Units} units */
  read(byte, units) {
    if (this.#needed > 0) {
      if (byte >= this.#lower && byte <= this.#upper) {
        this.#lower = 0x80;
        this.#upper = 0xbf;
        this.#codePoint = (this.#codePoint << 6) | (byte & 0x3f);
        this.#needed -= 1;
        if (this.#needed > 0) return;
        if (this.#codePoint > 0xffff) units.add(0xd7c0 + (this.#codePoint >> 10));
        units.add(this.#codePoint > 0xffff ? 0xdc00 | (this.#codePoint & 0x3ff) : this.#codePoint);
        return;
      }
      this.#needed = 0;
      this.fail(units, this.position);
    }
    this.start = this.position;
    if (byte < 0x80) units.add(byte);
    else if (byte < 0xc2 || byte > 0xf4) this.fail(units, this.position + 1);
    else {
      this.#needed = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
      this.#codePoint = byte & (0x3f >> this.#needed);
      this.#lower = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
      this.#upper = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
    }
  }

  /** @param {Units} units */
  end(units) {
    if (this.#needed > 0) this.fail(units, this.position);
  }
}

/** https://encoding.spec.whatwg.org/#shared-utf-16-decoder */
class UTF16Loop extends UnicodeLoop {
  #isBigEndian;
  /** The first byte of a code unit, and a leading surrogate; -1 for none. */
  #first = -1;
  #leading = -1;

  /** @param {number} encoding @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(encoding, fatal, ignoreBOM) {
    super(encoding, fatal, ignoreBOM);
    this.#isBigEndian = encoding === UTF_16BE;
  }

  /** @param {number} byte @param {Units} units */
  read(byte, units) {
    if (this.#first < 0) {
      if (this.#leading < 0) this.start = this.position;
      this.#first = byte;
      return;
    }
    const unit = this.#isBigEndian ? (this.#first << 8) | byte : this.#first | (byte << 8);
    this.#first = -1;
    const leading = this.#leading;
    this.#leading = -1;
    const isTrailing = (unit & 0xfc00) === 0xdc00;
    if (leading >= 0) {
      if (isTrailing) {
        units.add(leading);
        units.add(unit);
        return;
      }
      this.fail(units, this.position - 1);
      this.start = this.position - 1;
    }
    if ((unit & 0xfc00) === 0xd800) this.#leading = unit;
    else if (isTrailing) this.fail(units, this.position + 1);
    else units.add(unit);
  }

  /** @param {Units} units */
  end(units) {
    if (this.#first >= 0 || this.#leading >= 0) this.fail(units, this.position);
  }
}

/**
 * Makes a decoder for one text or stream.
 * @param {number} encoding UTF-8 or UTF-16
 * @param {boolean} fatal
 * @param {boolean} ignoreBOM whether byte order marks are kept as text
 */
export const newUnicodeLoop = (encoding, fatal, ignoreBOM) =>
  encoding === UTF_8 ? new UTF8Loop(encoding, fatal, ignoreBOM) : new UTF16Loop(encoding, fatal, ignoreBOM);
