// Formats the measurements as text.

/** @param {ReturnType<typeof import('./measure.js').measureLimits>} measured */
export function tableOf({ engine, kinds }) {
  const WAYS = ['lookUp', 'host', 'module'];
  const lines = kinds.flatMap(({ kind, times }) => [
    `${kind}, nanoseconds`,
    ['bytes', ...WAYS].map((cell) => cell.padStart(9)).join(''),
    ...times.map((row) =>
      [row.length, ...WAYS.map((way) => row[way]?.toFixed(0) ?? '–')].map((cell) => String(cell).padStart(9)).join(''),
    ),
    '',
  ]);
  const cellOf = (/** @type {{ lookUp: number, host: number }} */ { lookUp, host }) =>
    `cell(${[lookUp, host].map((limit) => (limit === Infinity ? 'NEVER' : limit)).join(', ')})`;
  const rows = kinds.map(
    ({ kind, limits, table }) => `  ${kind.padEnd(12)} ${cellOf(limits).padEnd(26)} now ${cellOf(table)}`,
  );
  return [...lines, `${engine}:`, ...rows].join('\n');
}
