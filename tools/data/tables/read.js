// Reads the Encoding Standard's own data files.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An index of the standard: https://encoding.spec.whatwg.org/#indexes
 * @typedef {{ file: string, identifier: string, date: string, entries: Map<number, number> }} Index
 */

/**
 * Reads `index-NAME.txt`.
 * @param {string} directory
 * @param {string} name
 * @returns {Index}
 */
export function readIndex(directory, name) {
  const file = `index-${name}.txt`;
  const text = readFileSync(join(directory, file), 'utf8');
  const field = (/** @type {string} */ label) =>
    text.match(new RegExp(`^# ${label}: (\\S+)`, 'm'))?.[1] ?? fail(file, `has no "# ${label}:" line`);

  const entries = new Map();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const match = line.match(/^ *(\d+)\t0x([0-9A-F]+)/);
    if (!match) fail(file, `has a line that isn't an entry: ${JSON.stringify(line)}`);
    const pointer = Number(match[1]);
    if (entries.has(pointer)) fail(file, `lists pointer ${pointer} twice`);
    entries.set(pointer, parseInt(match[2], 16));
  }
  return { file, identifier: field('Identifier'), date: field('Date'), entries };
}

/**
 * The encodings with their labels, in the standard's order.
 * @typedef {{ name: string, labels: string[], singleByte: boolean }} Encoding
 */

/**
 * Reads `encodings.json`.
 * @param {string} directory
 * @returns {Encoding[]}
 */
export function readEncodings(directory) {
  /** @type {{ heading: string, encodings: { name: string, labels: string[] }[] }[]} */
  const sections = JSON.parse(readFileSync(join(directory, 'encodings.json'), 'utf8'));
  return sections.flatMap(({ heading, encodings }) =>
    encodings.map(({ name, labels }) => ({ name, labels, singleByte: heading === 'Legacy single-byte encodings' })),
  );
}

/**
 * @param {string} file
 * @param {string} problem
 * @returns {never}
 */
function fail(file, problem) {
  throw new Error(`${file} ${problem}; is this the standard's own file?`);
}
