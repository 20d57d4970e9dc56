// Holds the incomplete sequence at the end of a part of a text until the next part.

import { joined, NOTHING } from '../webidl/webidl.js';

export class Held {
  /** @type {Uint8Array} */
  #bytes = NOTHING;

  /**
   * Returns the held bytes and the next ones, and holds the incomplete sequence at their end.
   * @param {Uint8Array} bytes
   * @param {(all: Uint8Array) => number} endOf returns where that sequence begins
   */
  join(bytes, endOf) {
    const all = this.#bytes.length > 0 ? joined(this.#bytes, bytes) : bytes;
    const end = endOf(all);
    // Most parts end with a complete character.
    if (end === all.length) {
      this.#bytes = NOTHING;
      return all;
    }
    // Copied, because the program may reuse its Buffer.
    this.#bytes = Uint8Array.prototype.slice.call(all, end);
    return all.subarray(0, end);
  }

  take() {
    const bytes = this.#bytes;
    this.#bytes = NOTHING;
    return bytes;
  }
}
