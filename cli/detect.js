// Prints the encodings of files: `--detect`.

import { fstatSync } from 'node:fs';
import { encodings } from '../js/encodings/encodings.js';
import { newSniffer } from '../js/sniff/sniffing.js';
import { StartOfStream } from '../js/sniff/start-of-stream.js';
import { Examination } from './examination.js';
import { nameOfFile } from './file-name.js';
import { read, STDIN, statsOf } from './input.js';
import { print } from './output.js';
import { counted, DOUBTS, report, tell } from './problems.js';
import { visibleJSON } from './visible.js';

/** How many bytes are read only to check a declaration. */
const MAX_EXAMINED = 1 << 20;

/** How many bytes are read from pipes and devices, which may never end. */
const MAX_OF_ENDLESS = 100e6;

/**
 * @typedef {object} DetectionJob
 * @property {string[]} files paths, or '-' for standard input
 * @property {ReadonlySet<string>} found the files that were found in directories
 * @property {Record<string, unknown>} sniffing the options of `--from auto`
 * @property {boolean} json whether to print JSON
 * @property {boolean} quiet whether to hide doubts
 */

/**
 * Prints the encoding that `--from auto` would choose for each file from the same first bytes. On standard error, reports unreadable files
 * and declarations that the bytes contradict.
 * @param {DetectionJob} job
 * @returns {Promise<number>} the exit code
 */
export async function detectFiles({ files, found: foundFiles, sniffing, json, quiet }) {
  let exitCode = 0;
  const found = [];
  for (const file of files) {
    try {
      const maxBytes = isRegular(file) ? Infinity : MAX_OF_ENDLESS;
      const options = { ...sniffing, maxBytes, detect: { maxBytes } };
      const examination = new Examination(newSniffer({ ...options, sniff: 'detect' }, '--detect'));
      const start = sniffing.sniff === 'detect' ? examination : new StartOfStream(newSniffer(options, '--detect'));
      const { decision, length } = await examine(read(file, { isFound: foundFiles.has(file) }), start, examination);
      const { encoding, ...others } = decision;
      const doubt = examination.doubt && named(examination.doubt);
      // Empty files and files with a byte order mark need no detection.
      const kind = examination.detected?.kind ?? (others.source === 'default' ? 'empty' : 'text');
      // The default encoding says nothing about other data than text.
      const isText = others.source !== 'default' || DOUBTS[kind] === undefined;
      const name = isText ? encodings[encoding].name : null;
      found.push({ file, encoding: name, ...others, kind, doubt: doubt ?? null });
      if (doubt && !quiet) tell(nameOfFile(file), doubtInWords(doubt));
      if (kind === 'ASCII' && length > maxBytes && !quiet) tell(nameOfFile(file), UNREAD);
    } catch (error) {
      exitCode = report(nameOfFile(file), error);
    }
  }
  return (await print(json ? `${visibleJSON(found)}\n` : table(found), quiet)) || exitCode;
}

const UNREAD = `its first ${MAX_OF_ENDLESS / 1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it to a file`;

/** @param {string} file */
const isRegular = (file) => (file === '-' ? fstatSync(STDIN).isFile() : (statsOf(file)?.isFile() ?? true));

/**
 * Reads a file until its encoding is known.
 * @param {AsyncIterable<Uint8Array>} chunks
 * @param {StartOfStream | Examination} start makes the decision
 * @param {Examination} examination
 */
async function examine(chunks, start, examination) {
  const readers = new Set([start, examination]);
  const add = (/** @type {Uint8Array} */ chunk, /** @type {boolean} */ isLast) => {
    for (const reader of readers) if (!reader.decision) reader.add(chunk, isLast);
  };
  let length = 0;
  for await (const chunk of chunks) {
    add(chunk, false);
    length += chunk.length;
    if (start.decision && (examination.decision || length > MAX_EXAMINED)) break;
  }
  add(new Uint8Array(), true);
  return { decision: /** @type {import('../js/sniff/sniffing.js').Decision} */ (start.decision), length };
}

/** @param {import('./examination.js').Doubt} doubt */
function named({ declared, detected, ...others }) {
  const name = detected === undefined ? null : encodings[detected].name;
  return { declared: encodings[declared].name, detected: name, ...others };
}

/** @param {ReturnType<typeof named>} doubt */
function doubtInWords({ declared, detected, score, malformed }) {
  const invalid = `has ${counted(malformed, 'byte sequence')} that ${malformed === 1 ? 'is' : 'are'} invalid in ${declared}`;
  if (detected === null) return `it declares ${declared}, but ${invalid}`;
  return `it declares ${declared}, but looks like ${detected} (${score.toFixed(2)})${malformed > 0 ? `, and ${invalid}` : ''}`;
}

/** @param {{ file: string, encoding: string | null, score: number | null, source: string, kind: string }[]} found */
function table(found) {
  const rows = found.map(({ file, encoding, score, source, kind }) => [
    // The default encoding says little about ASCII and empty files, either.
    encoding === null || (source === 'default' && kind !== 'text') ? kind : encoding,
    score === null ? '-' : score.toFixed(2),
    source,
    nameOfFile(file),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('');
}
