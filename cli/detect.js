// Tells the encodings of files.

import { encodings } from '../js/encodings.js';
import { StartOfStream } from '../js/start-of-stream.js';
import { nameOfFile } from './file-name.js';
import { read } from './input.js';
import { print } from './output.js';
import { report } from './problems.js';

/**
 * Tells, for each file, what `--from auto` would take it for, from the same first bytes. What cannot be read is told on
 * standard error.
 * @param {string[]} files paths, or '-' for standard input
 * @param {import('../js/sniffing.js').Sniffer} sniffer
 * @param {boolean} [json] whether to tell it in JSON rather than as a table
 * @returns {Promise<number>} the exit code
 */
export async function detectFiles(files, sniffer, json) {
  let exitCode = 0;
  const found = [];
  for (const file of files) {
    try {
      const { encoding, ...decision } = await decide(file, sniffer);
      found.push({ file, encoding: encodings[encoding].name, ...decision });
    } catch (error) {
      exitCode = report(nameOfFile(file), error);
    }
  }
  return (await print(json ? `${JSON.stringify(found, null, 2)}\n` : table(found))) || exitCode;
}

/** @param {string} file @param {import('../js/sniffing.js').Sniffer} sniffer */
async function decide(file, sniffer) {
  const start = new StartOfStream(sniffer);
  for await (const chunk of read(file)) {
    start.add(chunk, false);
    if (start.decision) return start.decision;
  }
  start.add(new Uint8Array(), true);
  return /** @type {import('../js/sniffing.js').Decision} */ (start.decision);
}

/** @param {{ file: string, encoding: string, score: number | null, source: string }[]} found */
function table(found) {
  const rows = found.map(({ file, encoding, score, source }) => [
    encoding,
    score === null ? '-' : score.toFixed(2),
    source,
    nameOfFile(file),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('');
}
