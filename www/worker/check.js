// Examines many files: their malformed sequences, and whether their text is garbled.

import { chunks } from './document.js';
import { MarkingDecoder } from './marking-decoder.js';
import { findRepairs } from './repair.js';

/** How many results are reported at once. */
const MOST_TOLD = 32;

/** @typedef {{ file: File, encoding: string, detection: import('./detect.js').Detection }} Source */

/**
 * @typedef {object} Checked
 * @property {number} malformed the number of malformed sequences; NaN for a file that can't be read
 * @property {import('./repair.js').Repair[]} repairs
 * @property {boolean} isLost
 */

/**
 * @param {Source[]} files
 * @param {AbortSignal} signal
 * @param {() => Promise<void>} turn waits until the worker has nothing more urgent to do
 * @param {(results: Checked[]) => Promise<void> | void} tell receives a few results at a time, in order
 */
export async function check(files, signal, turn, tell) {
  /** @type {Checked[]} */
  let results = [];
  for (const [i, { file, encoding, detection }] of files.entries()) {
    const [malformed, found] = await Promise.all([
      count(file, encoding, signal, turn).catch(() => Number.NaN),
      findRepairs(file, detection).catch(() => ({ repairs: [], isLost: false })),
    ]);
    if (signal.aborted) return;
    results.push({ malformed, ...found });
    if (results.length === MOST_TOLD || i === files.length - 1) {
      await tell(results);
      results = [];
    }
  }
}

/** @param {File} file @param {string} encoding @param {AbortSignal} signal @param {() => Promise<void>} turn */
async function count(file, encoding, signal, turn) {
  const decoder = new MarkingDecoder(encoding);
  let sum = 0;
  for await (const { chunk, isLast } of chunks(file, 0)) {
    await turn();
    if (signal.aborted) break;
    sum += decoder.decode(chunk, isLast, () => {});
  }
  return sum;
}
