// Errors for malformed sequences and unmappable code points.

/** A malformed sequence and its position in the stream. Programs get a TypeError instead. */
export class Malformed {
  // Classes declare their fields, because assigning to an undeclared one could call a setter of Object.prototype.
  encoding;
  offset;
  length;

  /**
   * @param {string} encoding
   * @param {number} offset NaN if it was found by a host's decoder, which doesn't report positions
   * @param {number} length
   */
  constructor(encoding, offset, length) {
    this.encoding = encoding;
    this.offset = offset;
    this.length = length;
  }

  /** @param {string} context */
  toTypeError(context) {
    const sequence = this.length === 1 ? 'a byte' : `${this.length} bytes`;
    const where = Number.isNaN(this.offset) ? 'some bytes' : `${sequence} at offset ${this.offset}`;
    return new TypeError(
      `${context}: The encoded data was not valid: ${where} cannot be decoded as ` +
        `${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`,
    );
  }
}

/**
 * Throws a TypeError where `action` throws `Malformed`.
 * @template T
 * @param {string} context
 * @param {() => T} action
 * @returns {T}
 */
export function withTypeErrors(context, action) {
  try {
    return action();
  } catch (error) {
    throw error instanceof Malformed ? error.toTypeError(context) : error;
  }
}

/** Returns `U+1F4A9`, for example. @param {number} codePoint */
export const nameOf = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** Marks the errors of every copy of this package, such as another entry's. */
const BRAND = /* @__PURE__ */ Symbol.for('encoding-wasm.UnmappableError');

export const UnmappableError = /* @__PURE__ */ (() => {
  class UnmappableError extends TypeError {
    codePoint;
    index;
    encoding;

    /**
     * @param {number} codePoint
     * @param {number} index in code units of a string, or in bytes of a transcoded source
     * @param {string} encoding
     */
    constructor(codePoint, index, encoding) {
      super(
        `${encoding} can't represent ${nameOf(codePoint)} at index ${index}; use unmappable: 'replacement', or ` +
          "'html' in HTML, or UTF-8",
      );
      this.codePoint = codePoint;
      this.index = index;
      this.encoding = encoding;
    }

    /** @param {any} value */
    static [Symbol.hasInstance](value) {
      // Derived classes have the usual `instanceof`.
      // biome-ignore lint/complexity/noThisInStatic: `this` may be a derived class
      if (this !== UnmappableError) return super[Symbol.hasInstance](value);
      return typeof value === 'object' && value !== null && BRAND in value;
    }

    [BRAND]() {}
  }
  // Minifiers rename the class.
  const name = { value: 'UnmappableError', configurable: true };
  Object.defineProperty(UnmappableError, 'name', name);
  Object.defineProperty(UnmappableError.prototype, 'name', { ...name, writable: true });
  return UnmappableError;
})();
