// Removes superfluous escape sequences of ISO-2022-JP around the replacements of unmappable code points.

import { copyOf, lengthOf, NOTHING } from '../webidl/webidl.js';

const ESCAPE = 0x1b;
/** The length of an escape sequence. */
const SHIFT = 3;

/**
 * Drops an escape sequence that another one follows directly, because decoders treat such pairs as malformed. At
 * unmappable code points, the encoder is in ASCII or Roman, but what follows may be in JIS X 0208.
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

  /** Escape sequences in a program's own bytes stay as they are. @param {Uint8Array<ArrayBuffer>} bytes */
  addUnchanged(bytes) {
    // Nothing would separate the escape sequences before and after.
    if (lengthOf(bytes) === 0) return;
    this.#push(this.held);
    this.held = NOTHING;
    this.#push(bytes);
  }
}
