// Counts the malformed sequences of many files.

import { chunks } from './document.js';
import { MarkingDecoder } from './marking-decoder.js';

/** How many counts are reported at once. */
const MOST_TOLD = 32;

/**
 * @param {{ file: File, encoding: string }[]} files
 * @param {AbortSignal} signal
 * @param {() => Promise<void>} turn waits until the worker has nothing more urgent to do
 * @param {(counts: number[]) => Promise<void> | void} tell receives a few counts at a time, in order; NaN for a file that
 *   can't be read
 */
export async function check(files, signal, turn, tell) {
  /** @type {number[]} */
  let counts = [];
  for (const [i, { file, encoding }] of files.entries()) {
    counts.push(await count(file, encoding, signal, turn).catch(() => Number.NaN));
    if (signal.aborted) return;
    if (counts.length === MOST_TOLD || i === files.length - 1) {
      await tell(counts);
      counts = [];
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
