// Measures processes in turns, so that other programs on the machine affect all of them.

/** In milliseconds. @typedef {{ min: number, median: number }} Time */

/**
 * @param {Record<string, () => unknown>} runs
 * @param {number} rounds
 * @returns {Record<string, Time>}
 */
export function measureInTurns(runs, rounds) {
  const names = Object.keys(runs);
  /** @type {Map<string, number[]>} */
  const measured = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(round + i) % names.length];
      const start = performance.now();
      runs[name]();
      measured.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries([...measured].map(([name, list]) => [name, summarize(list)]));
}

/** @param {number[]} list @returns {Time} */
function summarize(list) {
  const sorted = list.toSorted((a, b) => a - b);
  return { min: sorted[0], median: sorted[sorted.length >> 1] };
}

/** In seconds. @param {Time} time */
export const times = ({ min, median }) => `${(min / 1000).toFixed(2)}, ${(median / 1000).toFixed(2)}`;

/** In milliseconds, with the ratio to another time. @param {Time} time @param {Time} base */
export const figures = ({ min, median }, base) =>
  `${min.toFixed(0)}, ${median.toFixed(0)} (${(min / base.min).toFixed(2)}, ${(median / base.median).toFixed(2)})`;
