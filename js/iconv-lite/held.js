// Holds the bytes of an incomplete sequence at the end of a part of a text.

const NOTHING = new Uint8Array();

export class Held {
  #bytes = NOTHING;

  /**
   * Returns the held bytes and further ones together, except for an incomplete sequence at the end, which it holds.
   * @param {Uint8Array} bytes
   * @param {(all: Uint8Array) => number} endOf returns where the incomplete sequence begins
   */
  join(bytes, endOf) {
    let all = bytes;
    if (this.#bytes.length > 0) {
      all = new Uint8Array(this.#bytes.length + bytes.length);
      all.set(this.#bytes);
      all.set(bytes, this.#bytes.length);
    }
    const end = endOf(all);
    // Most parts end with a complete character.
    if (end === all.length) {
      this.#bytes = NOTHING;
      return all;
    }
    // A copy, because the program may reuse its Buffer.
    this.#bytes = Uint8Array.prototype.slice.call(all, end);
    return all.subarray(0, end);
  }

  /** Returns the held bytes, and forgets them. */
  take() {
    const bytes = this.#bytes;
    this.#bytes = NOTHING;
    return bytes;
  }
}
