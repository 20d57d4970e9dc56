// Values that are made at their first use, so that importing the package does nothing.

/**
 * Makes an empty list for values that are found later. It has all its elements, so that setting one calls no setter of Array.prototype.
 * @param {number} length
 * @returns {any[]}
 */
export const newList = (length) => Array(length).fill(undefined);

/**
 * Returns a function that makes a value at its first call, and returns the same value at each further call. If making the value
 * calls this function, that call returns `undefined`.
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
        // After a stack overflow, for example, the next use tries again.
        isMade = false;
        throw error;
      }
    }
    return value;
  };
}
