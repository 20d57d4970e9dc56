// Surrogate pairs that are cut between two parts of a text.

/** @param {number} unit */
export const isLeadingSurrogate = (unit) => (unit & 0xfc00) === 0xd800;

/** @param {number} unit */
export const isTrailingSurrogate = (unit) => (unit & 0xfc00) === 0xdc00;

/**
 * The constructor of encoders that keep a leading surrogate at the end of a part until they have what follows it.
 * @param {(string: string) => Uint8Array} encode
 */
export function surrogateKeepingEncoder(encode) {
  return class {
    #leading = '';

    /** @param {string} part */
    write(part) {
      let string = this.#leading + part;
      this.#leading = '';
      if (isLeadingSurrogate(string.charCodeAt(string.length - 1))) {
        this.#leading = string.slice(-1);
        string = string.slice(0, -1);
      }
      return encode(string);
    }

    end() {
      const leading = this.#leading;
      this.#leading = '';
      return leading === '' ? undefined : encode(leading);
    }
  };
}
