// The escape sequences of ISO-2022-JP around replacements for unmappable code points.

import { copyOf, lengthOf, NOTHING } from '../webidl/webidl.js';

/** Starts an escape sequence. */
const ESCAPE = 0x1b;
/** The length of an escape sequence. */
const SHIFT = 3;

/**
 * Omits escape sequences of ISO-2022-JP that are directly followed by another one, because decoders treat such pairs as malformed. They
 * arise at unmappable code points: there the encoder is in ASCII or Roman, and the replacement or the next character may be in JIS X 0208.
 */
export class Shifts {
  /** The escape sequence at the end of the last bytes. */
  held;
  #push;

  /** @param {Uint8Array<ArrayBuffer>} held @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  constructor(held, push) {
    this.held = held;
    this.#push = push;
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes) {
    const length = lengthOf(bytes);
    if (length === 0) return;
    if (bytes[0] !== ESCAPE) this.#push(this.held);
    const end = bytes[length - SHIFT] === ESCAPE ? length - SHIFT : length;
    this.#push(copyOf(bytes, 0, end));
    this.held = copyOf(bytes, end, length);
  }

  /** Adds a program's own bytes, in which escape sequences stay as they are. @param {Uint8Array<ArrayBuffer>} bytes */
  addUnchanged(bytes) {
    // Between two escape sequences there must be something.
    if (lengthOf(bytes) === 0) return;
    this.#push(this.held);
    this.held = NOTHING;
    this.#push(bytes);
  }
}
