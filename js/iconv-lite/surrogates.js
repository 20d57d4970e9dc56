// Surrogate pairs, and characters that are cut between two parts of a text.

/** @param {number} unit */
export const isLeadingSurrogate = (unit) => (unit & 0xfc00) === 0xd800;

/** @param {number} unit */
export const isTrailingSurrogate = (unit) => (unit & 0xfc00) === 0xdc00;

/**
 * The constructor of encoders that keep the last code unit of a part until they have the next one.
 * @param {(string: string) => Uint8Array} encode
 * @param {(unit: number) => boolean} isIncomplete whether a code unit may belong to the next one
 */
export function holdingEncoder(encode, isIncomplete = isLeadingSurrogate) {
  return class {
    #held = '';

    /** @param {string} part */
    write(part) {
      let string = this.#held + part;
      this.#held = '';
      if (isIncomplete(string.charCodeAt(string.length - 1))) {
        this.#held = string.slice(-1);
        string = string.slice(0, -1);
      }
      return encode(string);
    }

    end() {
      const held = this.#held;
      this.#held = '';
      return held === '' ? undefined : encode(held);
    }
  };
}
