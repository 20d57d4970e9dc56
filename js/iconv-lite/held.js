// Holds the incomplete sequence at the end of a part of a text until the next part.

const NOTHING = new Uint8Array();

export class Held {
  #bytes = NOTHING;

  /**
   * Returns the held bytes and the next ones, and holds the incomplete sequence at their end.
   * @param {Uint8Array} bytes
   * @param {(all: Uint8Array) => number} endOf returns where that sequence begins
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
