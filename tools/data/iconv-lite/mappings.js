// Reads and writes mappings.txt: the character for each byte in each of iconv-lite's single-byte encodings.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UNDEFINED } from '../../../js/iconv-lite/table-format.js';

export { UNDEFINED };

/**
 * @typedef {object} Mapping
 * @property {string} name iconv-lite's canonical name
 * @property {string} source where the table comes from
 * @property {string} [changes] how it differs from the source
 * @property {readonly number[]} table a code unit for each byte
 */

export const mappingsFile = fileURLToPath(new URL('mappings.txt', import.meta.url));

const HEADER = `Single-byte encodings: the code points of the bytes in rows of 16, rows that are ASCII left out.
Made by \`npm run iconv-lite-tables -- --collect\` from the sources that are named.
`;

/** @param {readonly Mapping[]} mappings */
export function writeMappings(mappings) {
  const parts = mappings.map(({ name, source, changes, table }) => {
    const rows = Array.from({ length: 16 }, (_, row) => table.slice(16 * row, 16 * row + 16)).flatMap((units, row) => {
      if (units.every((unit, i) => unit === 16 * row + i && unit < 0x80)) return [];
      return `${(16 * row).toString(16)}: ${units.map(writeUnit).join(' ')}`;
    });
    return [name, `from: ${source}`, ...(changes ? [`changes: ${changes}`] : []), ...rows, ''].join('\n');
  });
  return [HEADER, ...parts].join('\n');
}

/** @param {number} unit */
const writeUnit = (unit) => (unit === UNDEFINED ? '----' : unit.toString(16).padStart(4, '0'));

/** @returns {Mapping[]} */
export function readMappings() {
  const [, ...parts] = readFileSync(mappingsFile, 'utf8').split('\n\n');
  return parts.map((part) => {
    const [name, ...lines] = part.trimEnd().split('\n');
    const table = Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? byte : UNDEFINED));
    let source = '';
    let changes;
    for (const line of lines) {
      const [key, value] = line.split(/: (.*)/);
      if (key === 'from') source = value;
      else if (key === 'changes') changes = value;
      else
        value.split(' ').forEach((unit, i) => {
          table[Number.parseInt(key, 16) + i] = unit === '----' ? UNDEFINED : Number.parseInt(unit, 16);
        });
    }
    return { name, source, changes, table };
  });
}
