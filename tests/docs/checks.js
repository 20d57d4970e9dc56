// Checks an example's claims: see examples.js.

import { AssertionError, deepStrictEqual } from 'node:assert/strict';
import { inspect } from 'node:util';

/** @param {unknown} actual @param {unknown} expected @param {string} where */
export function equal(actual, expected, where) {
  try {
    deepStrictEqual(actual, expected);
  } catch {
    throw new AssertionError({ message: `${where}: It is ${inspect(actual)}, not ${inspect(expected)}.` });
  }
}

/**
 * @param {() => Promise<unknown>} action
 * @param {string} name the error's name
 * @param {string | undefined} message
 * @param {string} where
 */
export async function fails(action, name, message, where) {
  try {
    await action();
  } catch (error) {
    const { name: actualName, message: actualMessage } = /** @type {Error} */ (error);
    equal(actualName, name, where);
    if (message !== undefined) equal(actualMessage, message, where);
    return;
  }
  throw new AssertionError({ message: `${where}: It throws nothing.` });
}
