// Values that are made at their first use, so that importing the package does nothing.

/**
 * Defers making a value until it is first asked for. While it is being made it counts as `undefined`, so that code that
 * asks again in the meantime gets an answer.
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
        // For example at the end of the stack: the next use tries again.
        isMade = false;
        throw error;
      }
    }
    return value;
  };
}
