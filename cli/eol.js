// Converts line endings: `--eol`.

import { UTF_16BE, UTF_16LE } from '../js/encodings/encodings.js';

const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

/**
 * Makes all line endings of encoded text the same. Except in UTF-16, the bytes of CR and LF never belong to another character.
 */
export class EndOfLineFixer {
  #end;
  #unit;
  #high;
  /** Whether the last character was a CR, to which a LF belongs. */
  #isBehindReturn = false;
  /** The first byte of a split code unit. @type {Uint8Array} */
  #held = new Uint8Array();

  /** @param {'lf' | 'crlf'} eol @param {number} encoding */
  constructor(eol, encoding) {
    this.#unit = encoding === UTF_16BE || encoding === UTF_16LE ? 2 : 1;
    this.#high = encoding === UTF_16BE ? 0 : 1;
    this.#end = (eol === 'lf' ? [LINE_FEED] : [CARRIAGE_RETURN, LINE_FEED]).flatMap((byte) =>
      this.#unit === 1 ? [byte] : encoding === UTF_16BE ? [0, byte] : [byte, 0],
    );
  }

  /** @param {Uint8Array} piece @returns {Uint8Array<ArrayBuffer>} */
  add(piece) {
    const bytes = this.#held.length > 0 ? Buffer.concat([this.#held, piece]) : piece;
    const length = bytes.length - (bytes.length % this.#unit);
    this.#held = bytes.slice(length);
    const result = new Uint8Array(length * this.#end.length);
    let written = 0;
    for (let at = 0; at < length; at += this.#unit) {
      const unit = this.#unit === 1 ? bytes[at] : bytes[at + 1 - this.#high] | (bytes[at + this.#high] << 8);
      const isReturn = unit === CARRIAGE_RETURN;
      if (isReturn || (unit === LINE_FEED && !this.#isBehindReturn)) {
        result.set(this.#end, written);
        written += this.#end.length;
      } else if (unit !== LINE_FEED) {
        for (let i = 0; i < this.#unit; i++) result[written++] = bytes[at + i];
      }
      this.#isBehindReturn = isReturn;
    }
    return result.subarray(0, written);
  }
}
