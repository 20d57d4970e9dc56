// The fuzzer's loop: runs cases until told to stop, and reports failures.

import { makeCases } from './cases.js';
import { Random } from './random.js';

/**
 * Runs cases, and counts the failures.
 * @param {typeof import('encoding-wasm')} api
 * @param {{
 *   seed: number, first?: number, goesOn: (number: number) => boolean,
 *   tell: (number: number, name: string, error: unknown) => void,
 * }} options
 */
export async function fuzz(api, { seed, first = 0, goesOn, tell }) {
  const cases = makeCases(api).flatMap(([run, weight]) => Array(weight).fill(run));
  let findings = 0;
  let number = first;
  for (; goesOn(number); number++) {
    const random = new Random(seed, number);
    const run = random.pick(cases);
    try {
      await run(random);
    } catch (error) {
      findings += 1;
      tell(number, run.name, error);
    }
  }
  return { cases: number - first, findings };
}
