// Decides where a batch's results go before any is written, so that none overwrites another file.

import { lstatSync } from 'node:fs';
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { nameOfFile, toPath } from './file-name.js';
import { inDirectory, pathOfEntry, realPath } from './paths.js';

/**
 * @typedef {object} Place
 * @property {string} file
 * @property {string} output
 * @property {string} [backup]
 * @property {string} [newer] the file whose old version an earlier run kept as this one
 * @property {Error} [problem] why it can't be converted
 */

/**
 * @param {string[]} files
 * @param {Pick<import('./batch.js').Batch, 'suffix' | 'directory'>} batch
 * @returns {Place[]} one for each file
 */
export function findPlaces(files, { suffix, directory }) {
  const sources = new Map(files.filter(isThere).map((file) => [file, realPath(file)]));
  /** Files by their real paths and by their own, which differ for symbolic links. @type {Map<string, string>} */
  const inputs = new Map();
  for (const [file, source] of sources) for (const path of [source, pathOfEntry(file)]) inputs.set(path, file);
  const placeOf = pathInDirectory(files);
  /** The file that goes to each output. @type {Map<string, string>} */
  const outputs = new Map();
  return files.flatMap((file) => {
    const output = directory === undefined ? file : inDirectory(directory, placeOf(file));
    /** @type {Place} */
    const place = { file, output, ...(suffix && { backup: `${file}${suffix}` }) };
    const source = sources.get(file);
    // The backup that the batch will make needn't exist yet.
    const newer = suffix && file.endsWith(suffix) ? inputs.get(pathOfEntry(file).slice(0, -suffix.length)) : undefined;
    if (newer !== undefined) return [{ ...place, newer }];
    // Converting it will report that there is no such file.
    if (source === undefined) return [place];
    const target = directory === undefined ? source : realPath(output);
    const other = outputs.get(target);
    if (other === source) return [];
    if (other === undefined) outputs.set(target, source);
    if (directory === undefined) return [place];
    const problem = other === undefined ? problemOf(inputs, target, source) : alreadyTaken(output);
    return [{ ...place, ...(problem && { problem: new Error(problem) }) }];
  });
}

/** @param {string} output */
export const alreadyTaken = (output) =>
  `another file already goes to ${nameOfFile(output)}; convert this one to another directory`;

/**
 * @param {Map<string, string>} inputs
 * @param {string} target the output
 * @param {string} source
 */
function problemOf(inputs, target, source) {
  if (target === source) return 'it would replace itself; name another directory, or use --in-place';
  const overwritten = inputs.get(target);
  if (overwritten === undefined) return undefined;
  return `it would overwrite ${nameOfFile(overwritten)}, which will be converted as well; name another directory`;
}

/**
 * Finds paths in the directory of results. Relative paths stay; absolute ones, and those that lead out of the current directory, become
 * relative to the directory that they share. If they share none, only the files' names remain.
 * @param {string[]} files
 * @returns {(file: string) => string}
 */
function pathInDirectory(files) {
  const isOutside = (/** @type {string} */ path) => isAbsolute(path) || path.split(sep)[0] === '..';
  const isElsewhere = (/** @type {string} */ file) => isAbsolute(file) || isOutside(relative('.', file));
  const elsewhere = files.filter(isElsewhere).map((file) => resolve(file));
  const isCommon = (/** @type {string} */ directory) =>
    elsewhere.every((path) => path.startsWith(directory.endsWith(sep) ? directory : directory + sep));
  let common = elsewhere.length > 0 ? dirname(elsewhere[0]) : '.';
  while (!isCommon(common) && dirname(common) !== common) common = dirname(common);
  return (file) => {
    const path = relative(isElsewhere(file) ? common : '.', file);
    return path === '' || isOutside(path) ? basename(file) : path;
  };
}

/** @param {string} file */
function isThere(file) {
  try {
    return lstatSync(toPath(file), { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
