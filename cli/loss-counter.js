// Counts what transcoders replace. The package has no API for these counts; only the command imports this module.

const REPLACEMENT_CHARACTER = 0xfffd;

/**
 * What was replaced in a source. Positions are in bytes of the source.
 * @typedef {object} Losses
 * @property {number} malformed how many malformed sequences became U+FFFD
 * @property {number} firstMalformed where the first of them starts
 * @property {number} unmappable how many code points the target can't represent
 * @property {number} firstUnmappable where the first of them is; NaN if that isn't known
 * @property {number} codePoint the first of them
 */

/** @type {Readonly<Losses>} */
const NO_LOSSES = { malformed: 0, firstMalformed: 0, unmappable: 0, firstUnmappable: 0, codePoint: 0 };

/** Counts the replacements of the transcoders that have this counter as an option. */
export class LossCounter {
  #losses = { ...NO_LOSSES };
  /** How many U+FFFD of malformed sequences weren't encoded yet. */
  #decoded = 0;

  /** How many malformed sequences became U+FFFD since the last call of `take`. */
  get malformed() {
    return this.#losses.malformed;
  }

  /** Where the first of these sequences starts. */
  get firstMalformed() {
    return this.#losses.firstMalformed;
  }

  /** Adds a malformed sequence that became U+FFFD. @param {number} position where it starts in the source */
  addMalformed(position) {
    if (this.#losses.malformed === 0) this.#losses.firstMalformed = position;
    this.#losses.malformed += 1;
    this.#decoded += 1;
  }

  /**
   * Adds the replacements in a block.
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
   * Makes a replacer that also counts unmappable code points, except for as many U+FFFD as malformed sequences became.
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
        // Any of the U+FFFD so far may be the one of the source, and the others come from malformed sequences.
        losses.firstUnmappable = codePoint === REPLACEMENT_CHARACTER && losses.malformed > 0 ? NaN : locate();
        losses.codePoint = codePoint;
      }
      losses.unmappable += 1;
      return replacement;
    };
  }

  /** Forgets the U+FFFD of all malformed sequences so far, because they were left out of the text. */
  forgetDecoded() {
    this.#decoded = 0;
  }

  /** Returns what was replaced since the last call, and starts counting again. @returns {Losses} */
  take() {
    const losses = this.#losses;
    this.#losses = { ...NO_LOSSES };
    this.#decoded = 0;
    return losses;
  }
}
