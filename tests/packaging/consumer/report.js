// Runs the suite, and gives the report to whoever waits for it.

import { expected } from './expected.js';
import { runSuite } from './suite.js';

/** @param {any} api the package's exports */
export async function report(api) {
  const result = await runSuite(api, expected);
  /** @type {any} */ (globalThis).report = result;
  console.log(`REPORT ${JSON.stringify(result)}`);
  return result;
}
