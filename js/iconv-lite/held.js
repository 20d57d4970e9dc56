// The bytes of an incomplete sequence at the end of a part of a text.

const NOTHING = new Uint8Array();

export class Held {
  #bytes = NOTHING;

  /**
   * The bytes up to where the incomplete sequence at their end begins, with the held bytes before them. Holds the rest.
   * @param {Uint8Array} bytes
   * @param {(all: Uint8Array) => number} endOf where the incomplete sequence begins
   */
  join(bytes, endOf) {
    let all = bytes;
    if (this.#bytes.length > 0) {
      all = new Uint8Array(this.#bytes.length + bytes.length);
      all.set(this.#bytes);
      all.set(bytes, this.#bytes.length);
    }
    const end = endOf(all);
    // Most parts end with a character. The held bytes are a copy, because the program may use its Buffer again.
    if (end === all.length) {
      this.#bytes = NOTHING;
      return all;
    }
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
