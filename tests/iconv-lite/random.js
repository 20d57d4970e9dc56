// Inputs that look random, the same in each run.

/** @param {number} seed */
export function newRandom(seed) {
  let state = seed;

  /** A whole number below a limit. @param {number} limit */
  function below(limit) {
    // A linear congruential generator, whose higher bits are better
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  }

  return {
    below,

    /** @template T @param {readonly T[]} list @returns {T} */
    of: (list) => list[below(list.length)],

    /**
     * Cuts a string or bytes into parts of up to `most` items, some of them empty.
     * @template {string | Buffer} T
     * @param {T} whole
     * @param {number} most
     */
    cut(whole, most) {
      const parts = [];
      for (let start = 0; start < whole.length; ) {
        const end = Math.min(start + below(most + 1), whole.length);
        parts.push(/** @type {T} */ (typeof whole === 'string' ? whole.slice(start, end) : whole.subarray(start, end)));
        start = end;
      }
      return parts;
    },
  };
}
