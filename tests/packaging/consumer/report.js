// Runs the suite, and reports its result to the tests.

import { expected } from './expected.js';
import { runSuite } from './suite.js';

/** @param {any} api the package's exports */
export const report = async (api) => tell(await runSuite(api, expected));

/** @param {{ passed: number, failures: string[] }} result */
export function tell(result) {
  /** @type {any} */ (globalThis).report = result;
  console.log(`REPORT ${JSON.stringify(result)}`);
  return result;
}
