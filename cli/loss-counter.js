// Counts what transcoders replace. Only the command does that; the package has no API for it.

const REPLACEMENT_CHARACTER = 0xfffd;

/**
 * What was replaced. Positions are in bytes of the source.
 * @typedef {object} Losses
 * @property {number} malformed sequences that became U+FFFD
 * @property {number} firstMalformed where the first starts
 * @property {number} unmappable code points that the target can't represent
 * @property {number} firstUnmappable where the first is; NaN if unknown
 * @property {number} codePoint the first
 */

/** @type {Readonly<Losses>} */
const NO_LOSSES = { malformed: 0, firstMalformed: 0, unmappable: 0, firstUnmappable: 0, codePoint: 0 };

/** Counts the replacements of the transcoders that get it as an option. */
export class LossCounter {
  #losses = { ...NO_LOSSES };
  /** How many U+FFFD of malformed sequences the encoder still has to get. */
  #decoded = 0;

  /** The number since the last call of `take`. */
  get malformed() {
    return this.#losses.malformed;
  }

  get firstMalformed() {
    return this.#losses.firstMalformed;
  }

  /** @param {number} position where the sequence starts in the source */
  addMalformed(position) {
    if (this.#losses.malformed === 0) this.#losses.firstMalformed = position;
    this.#losses.malformed += 1;
    this.#decoded += 1;
  }

  /**
   * Adds what was replaced in a block.
   * @param {number} position the block's position in the source
   * @param {ReturnType<typeof import('../js/wasm/wasm.js').report>} details
   */
  addBlock(position, details) {
    const losses = this.#losses;
    const { replaced, firstReplaced, unmapped, firstUnmapped, unmappedCodePoint } = details;
    if (losses.malformed === 0) losses.firstMalformed = position + firstReplaced;
    losses.malformed += replaced;
    this.#decoded += replaced;
    if (losses.unmappable === 0) {
      losses.firstUnmappable = position + firstUnmapped;
      losses.codePoint = unmappedCodePoint;
    }
    losses.unmappable += unmapped;
  }

  /**
   * Makes a replacer that also counts unmappable code points, without the U+FFFD of malformed sequences.
   * @param {import('../js/encode/unmappable.js').Replacer} replace
   * @returns {import('../js/encode/unmappable.js').Replacer}
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
        // Any U+FFFD so far may be the source's own; the others come from malformed sequences.
        losses.firstUnmappable = codePoint === REPLACEMENT_CHARACTER && losses.malformed > 0 ? NaN : locate();
        losses.codePoint = codePoint;
      }
      losses.unmappable += 1;
      return replacement;
    };
  }

  /** Forgets the U+FFFD of malformed sequences, because they were left out of the text. */
  forgetDecoded() {
    this.#decoded = 0;
  }

  /** What was replaced since the last call. @returns {Losses} */
  take() {
    const losses = this.#losses;
    this.#losses = { ...NO_LOSSES };
    this.#decoded = 0;
    return losses;
  }
}
