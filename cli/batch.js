// Converts each file by itself: in place, or to a directory.

import { isAscii } from 'node:buffer';
import { accessSync, constants, copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { TextDecoderCommon } from '../js/decoding.js';
import { encodings, UTF_8 } from '../js/encodings.js';
import { Malformed } from '../js/errors.js';
import { EXIT } from './exit.js';
import { nameOfFile, toPath } from './file-name.js';
import { read } from './input.js';
import { print } from './output.js';
import { counted, inWords, READING, report, WRITING, warn } from './problems.js';

/**
 * @typedef {object} Batch
 * @property {string} [suffix] of the files that are replaced; none if it is empty
 * @property {string} [directory] where the results go, if not in the files' place
 * @property {boolean} skipUTF8
 * @property {boolean} dryRun
 */

/** Runs a job with some differences. @typedef {(difference: Partial<import('./run.js').Job>) => Promise<number>} Run */

/**
 * Converts files one after the other. A file that can't be converted stays as it was; the others follow.
 * @param {import('./run.js').Job} job
 * @param {Batch} batch
 * @param {Run} run
 * @returns {Promise<number>} the exit code
 */
export async function runBatch(job, batch, run) {
  /** @type {string[]} */
  const failed = [];
  /** @type {Set<string>} */
  const outputs = new Set();
  let converted = 0;
  let skipped = 0;
  let exitCode = 0;
  const say = async (/** @type {string} */ file, /** @type {string} */ what) => {
    exitCode = (await print(`${nameOfFile(file)}: ${what}\n`)) || exitCode;
  };
  for (const file of job.files) {
    try {
      if (batch.skipUTF8 && (await isUTF8(file))) {
        skipped += 1;
        if (batch.dryRun) await say(file, 'would be left alone: it is UTF-8');
      } else if (await convert(file, job, batch, outputs, { run, say })) converted += 1;
      else failed.push(file);
    } catch (error) {
      report(nameOfFile(file), error);
      failed.push(file);
    }
  }
  if (!job.quiet) {
    const done = batch.dryRun ? 'would be converted' : 'converted';
    const left = skipped > 0 ? `, ${skipped} left alone` : '';
    const wrong = failed.length > 0 ? `, ${failed.length} failed: ${failed.map(nameOfFile).join(', ')}` : '';
    warn(`encoding-wasm: ${counted(converted, 'file')} ${done}${left}${wrong}\n`);
  }
  return failed.length > 0 ? EXIT.failure : exitCode;
}

/**
 * @param {string} file
 * @param {import('./run.js').Job} job
 * @param {Batch} batch
 * @param {Set<string>} outputs where files went before
 * @param {{ run: Run, say: (file: string, what: string) => Promise<void> }} actions
 * @returns {Promise<boolean>} whether the conversion succeeded
 */
async function convert(file, job, { suffix, directory, dryRun }, outputs, { run, say }) {
  const output = directory === undefined ? file : join(directory, placeOf(file));
  if (directory !== undefined) {
    const place = resolve(output);
    if (place === resolve(file)) throw new Error('it would replace itself; name another directory, or use --in-place');
    if (outputs.has(place)) throw new Error(`${nameOfFile(output)} is the place of another file; convert it by itself`);
    outputs.add(place);
  }
  const toName = encodings[job.to].name;
  if (dryRun) {
    let fromName = '';
    const setFrom = (/** @type {number} */ from) => {
      fromName = encodings[from].name;
    };
    if ((await run({ files: [file], output, isDry: true, onDecision: setFrom })) !== 0) return false;
    const where = output === file ? '' : `, to ${nameOfFile(output)}`;
    const backup = suffix ? `, and kept as ${nameOfFile(file + suffix)}` : '';
    await say(file, `would be converted from ${fromName} to ${toName}${where}${backup}`);
    return true;
  }
  try {
    if (directory !== undefined) makeDirectory(dirname(output));
    if (!suffix) return (await run({ files: [file], output })) === 0;
    return await withBackup(file, suffix, () => run({ files: [file], output }));
  } catch (error) {
    throw inWords(error, WRITING);
  }
}

/**
 * Keeps the old file only if a new one replaces it.
 * @param {string} file
 * @param {string} suffix
 * @param {() => Promise<number>} replace
 */
async function withBackup(file, suffix, replace) {
  // A copy, so that no file is missing at any time. The old file stays where it is until the new one takes its place.
  const temporary = toPath(`${file}${suffix}.tmp`);
  try {
    accessSync(toPath(file), constants.R_OK);
  } catch (error) {
    throw inWords(error, READING);
  }
  copyFileSync(toPath(file), temporary);
  const isConverted = (await replace()) === 0;
  if (isConverted) renameSync(temporary, toPath(`${file}${suffix}`));
  else rmSync(temporary, { force: true });
  return isConverted;
}

/** The directories that are there. @type {Set<string>} */
const made = new Set();

/** @param {string} directory */
function makeDirectory(directory) {
  if (!made.has(directory)) mkdirSync(toPath(directory), { recursive: true });
  made.add(directory);
}

/** The file's place in the directory: its path, unless that leads out of the directory. @param {string} file */
function placeOf(file) {
  const path = isAbsolute(file) ? basename(file) : relative('.', file);
  return path.startsWith('..') ? basename(file) : path;
}

/** Whether a file is UTF-8 already: well-formed, and nothing that looks like UTF-16 or ISO-2022-JP. @param {string} file */
async function isUTF8(file) {
  const decoder = new TextDecoderCommon(UTF_8, true, true);
  let isASCII = true;
  let hasEscape = false;
  try {
    for await (const chunk of read(file)) {
      decoder.decode(chunk, false);
      if (chunk.includes(0)) return false;
      isASCII &&= isAscii(chunk);
      hasEscape ||= chunk.includes(0x1b);
    }
    decoder.decode(new Uint8Array(), true);
    return !(isASCII && hasEscape);
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}
