// Counts what transcoders replace. The package has no API for these counts; only the command imports this module.

import { replacements } from './wasm.js';

const REPLACEMENT_CHARACTER = 0xfffd;

/**
 * What was replaced in a source, with places in it.
 * @typedef {object} Losses
 * @property {number} malformed how many malformed sequences became U+FFFD
 * @property {number} firstMalformed where the first of them starts
 * @property {number} unmappable how many code points of the source the target can't represent
 * @property {number} firstUnmappable where the first of them is; NaN if that isn't known
 * @property {number} codePoint which it is
 */

/** @type {Readonly<Losses>} */
const NO_LOSSES = { malformed: 0, firstMalformed: 0, unmappable: 0, firstUnmappable: 0, codePoint: 0 };

/** Counts what is replaced by the transcoders that have it as an option. */
export class LossCounter {
  #losses = { ...NO_LOSSES };
  /** How many malformed sequences became U+FFFD that was not encoded yet. */
  #decoded = 0;

  /** How many malformed sequences became U+FFFD since the last call of `take`. */
  get malformed() {
    return this.#losses.malformed;
  }

  /** Where the first of these starts. */
  get firstMalformed() {
    return this.#losses.firstMalformed;
  }

  /** Adds what the last block replaced. @param {number} position of the block */
  addBlock(position) {
    const losses = this.#losses;
    if (losses.malformed === 0) losses.firstMalformed = position + replacements.firstMalformed();
    losses.malformed += replacements.malformed();
    this.#decoded += replacements.malformed();
    if (losses.unmappable === 0) {
      losses.firstUnmappable = position + replacements.firstUnmappable();
      losses.codePoint = replacements.codePoint();
    }
    losses.unmappable += replacements.unmappable();
  }

  /**
   * Makes a function that replaces unmappable code points count them, except as many U+FFFD as stand for malformed sequences.
   * @param {import('./unmappable.js').Replacer} replace
   * @returns {import('./unmappable.js').Replacer}
   */
  counting(replace) {
    return (codePoint, locate) => {
      const losses = this.#losses;
      const replacement = replace(codePoint, locate);
      if (replacement === null) return replacement;
      if (codePoint === REPLACEMENT_CHARACTER && this.#decoded > 0) {
        this.#decoded -= 1;
        return replacement;
      }
      if (losses.unmappable === 0) {
        // Malformed sequences may be any U+FFFD before it.
        losses.firstUnmappable = codePoint === REPLACEMENT_CHARACTER && losses.malformed > 0 ? NaN : locate();
        losses.codePoint = codePoint;
      }
      losses.unmappable += 1;
      return replacement;
    };
  }

  /** Says that U+FFFD of all malformed sequences so far was left out. */
  forgetDecoded() {
    this.#decoded = 0;
  }

  /** What was replaced since the last call of this. @returns {Losses} */
  take() {
    const losses = this.#losses;
    this.#losses = { ...NO_LOSSES };
    this.#decoded = 0;
    return losses;
  }
}
