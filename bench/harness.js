// Measures contenders against each other, on any host.
//
// All contenders of a row take turns in short rounds, so that disturbances of the machine affect all of them, and are compared within each
// round. Before timing, their results are checked, in short rows also for a longer text. While timing, results are consumed.

/** The others are compared with this one. */
export const OURS = 'encoding-wasm';

/** @typedef {string | Uint8Array | number} Result */

/**
 * A contender in a row.
 * @typedef {object} Runner
 * @property {string} name
 * @property {(emit: (piece: Result) => void) => Result} run does the work once and returns the result. If it makes
 *   several pieces, the others go to `emit` before
 * @property {Runner['run']} [runLonger] the same with a longer text, for rows with a short one
 */

/**
 * @typedef {object} Row
 * @property {string} group
 * @property {string} title
 * @property {number} bytes read, or written by encoders, in one run
 * @property {Result} expected
 * @property {Result} [expectedOfLonger] of `runLonger`
 * @property {Runner[]} runners
 */

/**
 * The time of a run in nanoseconds, or bytes if the row says so.
 * @typedef {object} Time
 * @property {number} median
 * @property {number} low the first quartile
 * @property {number} high the third quartile
 * @property {number} rounds
 * @property {number} [ratio] the median of its times divided by ours in the same round
 */

/** @typedef {Time | { wrong: string }} Outcome */

/**
 * What a process measures in a row.
 * @typedef {object} Timed
 * @property {string} group
 * @property {string} title
 * @property {number} bytes
 * @property {Record<string, number[] | { wrong: string }>} rounds the nanoseconds of a run in each round, by contender
 */

/**
 * What all processes measure in a row.
 * @typedef {object} Measured
 * @property {string} group
 * @property {string} title
 * @property {number} bytes
 * @property {'bytes'} [unit] if the outcomes aren't nanoseconds
 * @property {Record<string, Outcome>} outcomes by contender
 */

/**
 * @typedef {object} Effort
 * @property {number} processes how many measure a row, one after another: the place of a
 *   process's memory can make a difference between contenders that call the same function of the host
 * @property {number} rounds of each process
 * @property {number} roundTime the least length of a round, in milliseconds. Runs in memory that is new
 *   to the process are slower, and would weigh more in shorter rounds
 * @property {number} patience how long a contender may take for a row in a process before it gets
 *   fewer rounds, in milliseconds
 */

/** @type {Record<'full' | 'quick' | 'smoke', Effort>} */
export const EFFORTS = {
  full: { processes: 5, rounds: 5, roundTime: 11, patience: 500 },
  quick: { processes: 1, rounds: 7, roundTime: 6, patience: 300 },
  smoke: { processes: 1, rounds: 1, roundTime: 0, patience: 0 },
};

/** Exported, so that no engine can discard results. */
export let sink = 0;

/**
 * Uses a result. An engine that has deferred a string must build it when its characters are read.
 * @param {Result} result
 */
function consume(result) {
  if (typeof result === 'string') {
    const last = result.length - 1;
    if (last >= 0) sink ^= result.charCodeAt(0) ^ result.charCodeAt(last >> 1) ^ result.charCodeAt(last);
  } else if (typeof result === 'number') {
    sink ^= result;
  } else {
    const last = result.length - 1;
    if (last >= 0) sink ^= result[0] ^ result[last >> 1] ^ result[last];
  }
}

/**
 * @param {Row} row
 * @param {Effort} effort
 * @returns {Timed}
 */
export function measure({ group, title, bytes, expected, expectedOfLonger, runners }, { roundTime, ...rest }) {
  const effort = { ...rest, roundTime: roundTime && Math.max(roundTime, STEPS * clockStep()) };
  // Sorted by contender, whatever the order of measuring.
  /** @type {Timed['rounds']} */
  const timed = Object.fromEntries(runners.map(({ name }) => [name, []]));
  const racers = [];
  // In Bun, the first contender that makes long strings stays slower in all rounds.
  for (const { name, run, runLonger } of shuffled(runners)) {
    // A contender that is wrong about other characters has done less work.
    const wrong =
      whatIsWrong(run, expected) ?? (runLonger && whatIsWrong(runLonger, expectedOfLonger ?? '', IN_LONGER));
    const times = /** @type {number[]} */ ([]);
    timed[name] = wrong ? { wrong } : times;
    if (!wrong) racers.push({ run, ...calibrate(run, effort), times });
  }
  for (let round = 0; round < effort.rounds; round++) {
    // Each contender finds memory as the last one left it, which mustn't always be the same one.
    for (const { run, runs, rounds, times } of shuffled(racers)) {
      if (times.length === rounds) continue;
      collectGarbage();
      times.push(timeOfOne(run, runs, effort));
    }
  }
  return { group, title, bytes, rounds: timed };
}

/**
 * Combines what processes measured in a row.
 * @param {Timed[]} processes
 * @returns {Measured}
 */
export function combine(processes) {
  const [{ group, title, bytes, rounds }] = processes;
  const names = Object.keys(rounds);
  return { group, title, bytes, outcomes: Object.fromEntries(names.map((name) => [name, outcomeOf(name, processes)])) };
}

/** @param {string} name @param {Timed[]} processes @returns {Outcome} */
function outcomeOf(name, processes) {
  const times = [];
  const ratios = [];
  for (const { rounds } of processes) {
    const [own, others] = [rounds[OURS], rounds[name]];
    if ('wrong' in others) return others;
    times.push(...others);
    // Slow contenders have fewer rounds.
    if (Array.isArray(own)) ratios.push(...others.slice(0, own.length).map((time, round) => time / own[round]));
  }
  return { ...summarize(times), ...(ratios.length > 0 && { ratio: summarize(ratios).median }) };
}

const IN_LONGER = 'in a longer text, ';

/**
 * Does the work once, and checks it.
 * @param {Runner['run']} run
 * @param {Result} expected
 * @param {string} [where] how the answer begins
 * @returns {string | undefined} what is wrong; `undefined` if nothing is
 */
function whatIsWrong(run, expected, where = '') {
  /** @type {Result[]} */
  const pieces = [];
  try {
    const last = run((piece) => pieces.push(piece));
    if (typeof expected === 'number') return last === expected ? undefined : `${where}${last} instead of ${expected}`;
    pieces.push(last);
    const wrong =
      typeof expected === 'string' ? firstWrongUnit(pieces.join(''), expected) : firstWrongByte(pieces, expected);
    return wrong && where + wrong;
  } catch (error) {
    return where + String(error);
  }
}

/** @param {string} actual @param {string} expected */
function firstWrongUnit(actual, expected) {
  if (actual === expected) return undefined;
  let at = 0;
  while (actual[at] === expected[at]) at++;
  return `at ${at}: ${JSON.stringify(actual.slice(at, at + 4))} instead of ${JSON.stringify(expected.slice(at, at + 4))}`;
}

/** @param {Result[]} pieces @param {Uint8Array} expected */
function firstWrongByte(pieces, expected) {
  let at = 0;
  for (const piece of /** @type {Uint8Array[]} */ (pieces)) {
    for (const byte of piece) {
      if (byte !== expected[at]) return `at ${at}: ${byte} instead of ${expected[at]}`;
      at++;
    }
  }
  return at === expected.length ? undefined : `${at} bytes instead of ${expected.length}`;
}

/**
 * Warms up, and finds how many runs to make between two looks at the clock, and how many rounds there is time for.
 * @param {Runner['run']} run
 * @param {Effort} effort
 */
function calibrate(run, { rounds, roundTime, patience }) {
  const enough = roundTime * 1e6;
  let runs = 1;
  let time = timeOf(run, runs);
  while (time < enough) {
    // One measured time may be short by chance, or by a coarse clock, so approach step by step.
    runs = Math.ceil(runs * Math.min(Math.max((1.2 * enough) / Math.max(time, 1), 1.2), 50));
    time = timeOf(run, runs);
  }
  const affordable = Math.floor((patience * 1e6) / time);
  return {
    runs: Math.ceil(runs / LOOKS),
    rounds: Math.min(rounds, Math.max(affordable, time < patience * 1e6 ? 3 : 1)),
  };
}

/** @template T @param {T[]} items @returns {T[]} */
function shuffled(items) {
  const places = items.map((item) => ({ item, place: Math.random() }));
  return places.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

/**
 * The nanoseconds of a run: the mean of a round.
 * @param {Runner['run']} run
 * @param {number} runs between two looks at the clock; increased if they are too few
 * @param {Effort} effort
 */
function timeOfOne(run, runs, { roundTime }) {
  const start = performance.now();
  let time = 0;
  let done = 0;
  let batch = runs;
  while (time < roundTime || done === 0) {
    for (let i = 0; i < batch; i++) consume(run(consume));
    done += batch;
    const before = time;
    time = performance.now() - start;
    if (time - before < roundTime / LOOKS / 2) batch *= 2;
  }
  return (time * 1e6) / done;
}

/**
 * The nanoseconds of some runs.
 * @param {Runner['run']} run
 * @param {number} runs
 */
function timeOf(run, runs) {
  const start = performance.now();
  for (let i = 0; i < runs; i++) consume(run(consume));
  return (performance.now() - start) * 1e6;
}

/** About how often a round looks at the clock. */
const LOOKS = 8;

/** A round takes at least this many steps of the clock, so that half a step is a small error. */
const STEPS = 32;

/** @type {number | undefined} */
let step;

/** The step of the host's clock in milliseconds: 0.001 in Node, 1 in workerd. */
function clockStep() {
  if (step !== undefined) return step;
  const start = nextTick();
  step = nextTick() - start;
  return step;
}

/** Waits for the next step of the clock. */
function nextTick() {
  const before = performance.now();
  let now = before;
  while (now === before) now = performance.now();
  return now;
}

/** Where the host allows this, no contender pays for another's garbage. */
const collectGarbage = (() => {
  const { gc, Bun } = /** @type {any} */ (globalThis);
  if (Bun) return () => Bun.gc(true);
  // A collection of V8's old generation would drop compiled code, too.
  return gc ? () => gc({ type: 'minor' }) : () => {};
})();

/** @param {number[]} times @returns {Time} */
export function summarize(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) => {
    const place = part * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return below + (above - below) * (place % 1);
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75), rounds: times.length };
}
