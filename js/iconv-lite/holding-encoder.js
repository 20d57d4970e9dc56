// Encodes a text in parts between which characters are split, such as surrogate pairs.

import { isLeadingSurrogate } from '../common/code-points.js';

/**
 * Makes an encoder class that holds an incomplete character until the next part.
 * @param {(string: string) => Uint8Array} encode
 * @param {(unit: number) => boolean} isIncomplete whether the next code unit may belong to this one
 */
export function holdingEncoder(encode, isIncomplete = isLeadingSurrogate) {
  return class {
    #held = '';

    /** @param {string} part */
    write(part) {
      let string = this.#held ? this.#held + part : part;
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
