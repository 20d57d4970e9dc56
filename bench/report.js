// Evaluates measurements: ratios, geometric means, tables.

/** @typedef {import('./harness.js').Measured} Measured */
/** @typedef {import('./harness.js').Time} Time */

import { OURS } from './harness.js';

export { OURS } from './harness.js';
export const NATIVE = 'native';

/**
 * How many times as fast as others this package is.
 * @typedef {object} Comparison
 * @property {number} [peer] the best package, or encoding_rs
 * @property {number} [native] the host's own classes
 */

/** @param {Measured} measured @param {string} name @returns {Time | undefined} */
function timeOf({ outcomes }, name) {
  const outcome = outcomes[name];
  return outcome && 'median' in outcome ? outcome : undefined;
}

/** A host with its major version, such as `Node 26`. @param {string} name */
export function shortNameOf(name) {
  return name.replace(/ v?(\d+)[.\d]*$/, ' $1');
}

/** How many times as fast as another contender this package is. @param {Measured} measured @param {string} name @returns {number | undefined} */
function ratioTo(measured, name) {
  const [own, other] = [timeOf(measured, OURS), timeOf(measured, name)];
  return own && other && (other.ratio ?? other.median / own.median);
}

/** @param {Measured} measured @returns {Comparison} */
export function compare(measured) {
  const names = Object.keys(measured.outcomes).filter((name) => name !== OURS && name !== NATIVE);
  const peers = names.flatMap((name) => ratioTo(measured, name) ?? []);
  const native = ratioTo(measured, NATIVE);
  return {
    ...(peers.length > 0 && { peer: Math.min(...peers) }),
    ...(native !== undefined && { native }),
  };
}

/** A row is lost if another contender is more than 5 % faster; less is noise. */
const LOST = 0.95;

/**
 * Counts the rows in which another contender is faster, and finds the worst one.
 * @param {Measured[]} rows
 * @param {keyof Comparison} opponent
 */
export function countLost(rows, opponent) {
  const compared = rows
    .filter(({ unit }) => !unit)
    .flatMap((row) => {
      const ratio = compare(row)[opponent];
      return ratio === undefined ? [] : [{ title: row.title, ratio: round(ratio) }];
    });
  const worst = compared.toSorted((a, b) => a.ratio - b.ratio)[0];
  return { rows: compared.length, lost: compared.filter(({ ratio }) => ratio < LOST).length, worst };
}

/** A sentence about lost rows for each opponent. @param {Measured[]} rows */
export function describeLost(rows) {
  const opponents = /** @type {const} */ ({ peer: 'the best peer', native: 'the host' });
  return Object.entries(opponents).flatMap(([opponent, name]) => {
    const { rows: count, lost, worst } = countLost(rows, /** @type {keyof Comparison} */ (opponent));
    return worst
      ? [`Lost to ${name}: ${lost} of ${count} rows; the worst is ${worst.title}, ${ratioOf(worst.ratio)}.`]
      : [];
  });
}

/** @param {number[]} ratios */
export function geometricMean(ratios) {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/**
 * The geometric means of a group's ratios to each opponent, and to the best peer of each row.
 * @param {Measured[]} rows
 * @returns {Record<string, number>}
 */
export function summarizeGroup(rows) {
  /** @type {Record<string, number[]>} */
  const ratios = {};
  const note = (/** @type {string} */ name, /** @type {number | undefined} */ ratio) => {
    if (ratio === undefined) return;
    ratios[name] ??= [];
    ratios[name].push(ratio);
  };
  for (const row of rows) {
    note('best peer', compare(row).peer);
    for (const name of Object.keys(row.outcomes)) {
      if (name !== OURS) note(name, ratioTo(row, name));
    }
  }
  return Object.fromEntries(Object.entries(ratios).map(([name, all]) => [name, round(geometricMean(all))]));
}

/** @param {number} ratio */
const round = (ratio) => Number(ratio.toPrecision(4));

/**
 * A group's table: MB/s for each contender, or nanoseconds for few bytes, and half the interquartile range in percent; then how many times as fast
 * as the others this package is.
 * @param {string} title
 * @param {Measured[]} rows
 * @returns {string}
 */
export function tableOf(title, rows) {
  const names = [...new Set(rows.flatMap(({ outcomes }) => Object.keys(outcomes)))];
  const means = summarizeGroup(rows);
  const lines = rows.map((row) => {
    const { peer, native } = compare(row);
    const cells = names.map((name) => cellOf(row, row.outcomes[name]));
    return [row.title, ...cells, ratioOf(peer), ratioOf(native)];
  });
  const wrong = rows.flatMap(({ title, outcomes }) =>
    Object.entries(outcomes).flatMap(([name, outcome]) =>
      'wrong' in outcome ? `  ${name} is wrong in ${title}: ${outcome.wrong}` : [],
    ),
  );
  const geometric = names.map((name) => (name === OURS ? '' : ratioOf(means[name])));
  return [
    title,
    ...layOut([
      ['', ...names, 'to best peer', 'to native'],
      ...lines,
      ...(rows.length > 1 && !rows[0].unit
        ? [['geometric mean', ...geometric, ratioOf(means['best peer']), ratioOf(means[NATIVE])]]
        : []),
    ]),
    ...wrong,
  ].join('\n');
}

/** With fewer bytes, calls matter more than throughput. */
const SMALL = 1024;

/** @param {Measured} row @param {import('./harness.js').Outcome | undefined} outcome */
function cellOf({ bytes, unit }, outcome) {
  if (!outcome) return '';
  if ('wrong' in outcome) return 'wrong';
  const { median, low, high, rounds } = outcome;
  const spread = rounds > 1 ? ` ±${((50 * (high - low)) / median).toFixed(0)}%` : '';
  if (unit === 'bytes') return `${(median / 2 ** 20).toFixed(1)} MB${spread}`;
  return (bytes < SMALL ? formatTime(median) : `${((bytes / median) * 1000).toFixed(0)} MB/s`) + spread;
}

/** @param {number} nanoseconds */
function formatTime(nanoseconds) {
  if (nanoseconds < 1e4) return `${nanoseconds.toFixed(0)} ns`;
  return nanoseconds < 1e6 ? `${(nanoseconds / 1e3).toFixed(1)} µs` : `${(nanoseconds / 1e6).toFixed(1)} ms`;
}

/** @param {number | undefined} ratio */
const ratioOf = (ratio) => (ratio === undefined ? '' : `${ratio.toFixed(2)}×`);

/** @param {string[][]} table @returns {string[]} */
function layOut(table) {
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
  );
}
