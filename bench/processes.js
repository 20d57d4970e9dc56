// Measures what needs a process of its own, which no browser gives: cold starts and memory.

import { join } from 'node:path';
import { EFFORTS, summarize } from './harness.js';
import { FIRST_WORDS } from './hosts/first-words.js';
import { runProgram } from './hosts/launch.js';
import { folder } from './set-up.js';

/** @typedef {import('./harness.js').Measured} Measured */
/** @typedef {{ done: number, total: number, title: string, measured?: Measured }} Progress */

/** The groups measured this way, by name. */
export const PROCESS_GROUPS = {
  cold: 'Cold start, in a process of its own',
  memory: 'Memory, decoding 256 MB of Shift_JIS; 4 MB if it is quick',
};

const CONTENDERS = ['encoding-wasm', 'native', '@exodus/bytes', 'iconv-lite', 'text-encoding', 'encoding_rs'];

/**
 * @param {string[]} program how the host runs a program
 * @param {string} encodingRs its module's path
 * @param {'full' | 'quick' | 'smoke'} effort
 * @param {(progress: Progress) => void} report
 */
export async function measureColdStart(program, encodingRs, effort, report) {
  const { processes, rounds: inEach } = EFFORTS[effort];
  const rounds = processes * inEach;
  const words = Object.entries(FIRST_WORDS);
  for (const [row, [label, { bytes }]] of words.entries()) {
    const { length } = bytes;
    const title = `import and decode ${label}, ${length} B`;
    const progress = (/** @type {number} */ round) => ({
      done: row * rounds + round,
      total: words.length * rounds,
      title,
    });
    /** @type {Record<string, number[]>} */
    const times = Object.fromEntries(CONTENDERS.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const name of CONTENDERS) {
        const [line] = await linesOf([...program, join(folder, 'hosts', 'cold.js'), name, encodingRs, label]);
        times[name].push(Number(line) * 1e6);
      }
      report(progress(round));
    }
    const outcomes = Object.fromEntries(CONTENDERS.map((name) => [name, summarize(times[name])]));
    report({ ...progress(rounds), measured: { group: 'cold', title, bytes: length, outcomes } });
  }
}

/**
 * @param {string[]} program how the host runs a program
 * @param {string} job the path of a job, for its texts
 * @param {string} encodingRs its module's path
 * @param {(progress: Progress) => void} report
 */
export async function measureMemory(program, job, encodingRs, report) {
  // text-encoding would take minutes.
  const names = CONTENDERS.filter((name) => name !== 'text-encoding');
  /** @type {Record<'whole' | 'stream' | 'wasm', Measured>} */
  const rows = {
    whole: rowOf('growth of the process, at once'),
    stream: rowOf('growth of the process, in chunks of 64 KB'),
    wasm: rowOf('WebAssembly memory after any call'),
  };
  for (const [done, name] of names.entries()) {
    report({ done, total: names.length, title: `memory of ${name}` });
    const [line] = await linesOf([...program, join(folder, 'hosts', 'memory.js'), name, job, encodingRs]);
    /** @type {import('./hosts/memory.js').MemoryUse} */
    const use = JSON.parse(line);
    for (const what of /** @type {const} */ (['whole', 'stream', 'wasm'])) {
      const bytes = use[what];
      if (bytes !== undefined) rows[what].outcomes[name] = summarize([bytes]);
    }
  }
  for (const measured of Object.values(rows)) {
    report({ done: names.length, total: names.length, title: measured.title, measured });
  }
}

/** @param {string} title @returns {Measured} */
const rowOf = (title) => ({ group: 'memory', title, bytes: 0, unit: 'bytes', outcomes: {} });

/** @param {string[]} command */
async function linesOf(command) {
  /** @type {string[]} */
  const lines = [];
  await runProgram(command, (line) => lines.push(line));
  return lines;
}
