// Values that are made at their first use: importing the package does nothing.

/**
 * Makes a list to be filled later. It already has all its elements: adding one could call a setter of Array.prototype.
 * @param {number} length
 * @returns {any[]}
 */
export const newList = (length) => Array(length).fill(undefined);

/**
 * Returns a function that calls `make` once and always returns its result; `undefined` if `make` itself calls it.
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function lazy(make) {
  /** @type {any} */
  let value;
  let isMade = false;
  return () => {
    if (!isMade) {
      isMade = true;
      try {
        value = make();
      } catch (error) {
        // After a stack overflow, for example, the next call tries again.
        isMade = false;
        throw error;
      }
    }
    return value;
  };
}
