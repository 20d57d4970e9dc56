// Packs single-byte tables as their differences from similar ones. js/iconv-lite/tables.js unpacks them.

import { ALPHABET, BASES, LAST, MORE } from '../../../js/iconv-lite/table-format.js';

/** @typedef {import('./mappings.js').Mapping} Mapping */

/** The contents of js/iconv-lite/generated/tables.js. @param {readonly Mapping[]} mappings */
export function tablesModule(mappings) {
  const { names, packed } = pack(mappings);
  return `// Made by \`npm run iconv-lite-tables\` from tools/data/iconv-lite/mappings.txt, which names where the tables are from. Do not edit.

/** Single-byte encodings, in the order in which they are packed, with spaces between. */
export const names =
  '${names.join(' ')}';

/** Their tables, see ../tables.js. */
export const packed =
  '${packed}';
`;
}

/** @param {readonly Mapping[]} mappings @returns {{ names: string[], packed: string }} */
function pack(mappings) {
  const waiting = new Map(mappings.map(({ name, table }) => [name, table]));
  /** The packed ones. @type {{ name: string, table: readonly number[] }[]} */
  const known = BASES.map((table) => ({ name: '', table }));
  let packed = '';
  while (waiting.size > 0) {
    // The table most similar to a known one comes next: a minimum spanning tree.
    let best = { cost: Number.POSITIVE_INFINITY, name: '', base: 0 };
    for (const [name, table] of waiting) {
      for (const [base, { table: other }] of known.entries()) {
        const cost = table.filter((unit, byte) => unit !== other[byte]).length;
        if (cost < best.cost) best = { cost, name, base };
      }
    }
    const table = /** @type {readonly number[]} */ (waiting.get(best.name));
    packed += packTable(table, best.base, known[best.base].table);
    known.push({ name: best.name, table });
    waiting.delete(best.name);
  }
  return { names: known.slice(BASES.length).map(({ name }) => name), packed };
}

/** @param {readonly number[]} table @param {number} base @param {readonly number[]} other */
function packTable(table, base, other) {
  /** Runs of differences. @type {{ start: number, units: number[] }[]} */
  const runs = [];
  for (let byte = 0; byte < 256; byte++) {
    if (table[byte] === other[byte]) continue;
    const last = runs.at(-1);
    if (last && last.start + last.units.length === byte) last.units.push(table[byte]);
    else runs.push({ start: byte, units: [table[byte]] });
  }
  const numbers = [base, runs.length];
  let position = 0;
  let previous = 0;
  for (const { start, units } of runs) {
    numbers.push(start - position, units.length);
    position = start + units.length;
    for (const unit of units) {
      const difference = unit - previous;
      // Small numbers stand for small differences of either sign.
      numbers.push(difference < 0 ? -2 * difference - 1 : 2 * difference);
      previous = unit;
    }
  }
  return numbers.map(packNumber).join('');
}

/** The digits of a number, lowest first. @param {number} number @returns {string} */
function packNumber(number) {
  if (number < LAST) return ALPHABET[number];
  return ALPHABET[LAST + (number % MORE)] + packNumber(Math.floor(number / MORE));
}
