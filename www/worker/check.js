// Counts the malformed sequences in files, and finds out whether their text is garbled.

import { chunks } from './document.js';
import { MarkingDecoder } from './marking-decoder.js';
import { findRepairs } from './repair.js';

/** Results are reported in groups. */
const MAX_REPORTED = 32;

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
 * @param {() => Promise<void>} turn waits until nothing more urgent is running
 * @param {(results: Checked[]) => Promise<void> | void} report
 */
export async function check(files, signal, turn, report) {
  /** @type {Checked[]} */
  let results = [];
  for (const [i, { file, encoding, detection }] of files.entries()) {
    const [malformed, found] = await Promise.all([
      count(file, encoding, signal, turn).catch(() => Number.NaN),
      findRepairs(file, detection).catch(() => ({ repairs: [], isLost: false })),
    ]);
    if (signal.aborted) return;
    results.push({ malformed, ...found });
    if (results.length === MAX_REPORTED || i === files.length - 1) {
      await report(results);
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
