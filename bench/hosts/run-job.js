// Runs a job, row by row, on any host.

import { allContenders } from '../contenders.js';
import { EFFORTS, measure, sink } from '../harness.js';
import { planRows } from '../rows.js';

/**
 * What a host measures.
 * @typedef {object} Job
 * @property {'full' | 'quick' | 'smoke'} effort
 * @property {string[]} groups
 * @property {number} largest the longest input, in bytes
 * @property {import('../corpus.js').Text[]} texts
 */

/**
 * One of a host's many reports.
 * @typedef {{ done: number, total: number, title: string, timed?: import('../harness.js').Timed }} Progress
 */

/**
 * @param {typeof import('../../types/index.js')} ours
 * @param {BufferSource | WebAssembly.Module | undefined} encodingRsWasm
 * @param {Job} job
 * @param {(progress: Progress) => void | Promise<void>} report
 */
export async function runJob(ours, encodingRsWasm, { effort, groups, largest, texts }, report) {
  const plans = planRows(ours, allContenders(ours, encodingRsWasm), texts, { groups, largest });
  const total = plans.length;
  if (total === 0) throw new Error('There is nothing to measure.');
  for (const [done, { title, make }] of plans.entries()) {
    await report({ done, total, title });
    await report({ done: done + 1, total, title, timed: measure(make(), EFFORTS[effort]) });
  }
  if (!Number.isInteger(sink)) throw new Error('Nothing was consumed.');
}
