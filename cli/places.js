// Where the files of a batch go: decided before any is written, so that none of them overwrites another one.

import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { nameOfFile, toName, toPath } from './file-name.js';

/**
 * @typedef {object} Place
 * @property {string} file
 * @property {string} output
 * @property {string} [backup] where the old file is kept
 * @property {Error} [problem] why it can't be converted
 */

/**
 * @param {string[]} files
 * @param {Pick<import('./batch.js').Batch, 'suffix' | 'directory'>} batch
 * @returns {Place[]} a file that is named twice and has one output has one place
 */
export function findPlaces(files, { suffix, directory }) {
  const sources = new Map(files.filter(isThere).map((file) => [file, realPath(file)]));
  /** The files by what they are and by where they are: a symbolic link isn't where the file is. @type {Map<string, string>} */
  const inputs = new Map();
  for (const [file, source] of sources) for (const path of [source, pathOfEntry(file)]) inputs.set(path, file);
  const placeOf = pathInDirectory(files);
  /** The file that each output is made of. @type {Map<string, string>} */
  const outputs = new Map();
  return files.flatMap((file) => {
    const output = directory === undefined ? file : join(directory, placeOf(file));
    /** @type {Place} */
    const place = { file, output, ...(suffix && { backup: `${file}${suffix}` }) };
    const source = sources.get(file);
    // Also if it isn't there yet, because it will be.
    const newer = suffix && file.endsWith(suffix) ? inputs.get(pathOfEntry(file).slice(0, -suffix.length)) : undefined;
    if (newer !== undefined) return [{ ...place, problem: new Error(oldVersionOf(newer)) }];
    // An error will say that there is no such file.
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

/** @param {string} newer */
const oldVersionOf = (newer) =>
  `it is the old version of ${nameOfFile(newer)}, which an earlier run kept; use another suffix, or leave it out`;

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
 * Where in the directory of results each file goes: relative paths stay as they are; absolute ones, and those that lead out of
 * the current directory, are taken from the directory that these have in common. If they have none, only their names remain.
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

/** Whether there is such a file. @param {string} file */
function isThere(file) {
  try {
    return lstatSync(toPath(file), { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** The path of what a path leads to, whether there is something yet or not; a link to nothing is itself. @param {string} path @returns {string} */
function realPath(path) {
  try {
    return toName(realpathSync.native(toPath(path), 'buffer'));
  } catch {
    const parent = dirname(path);
    return parent === path ? resolve(path) : join(realPath(parent), basename(path));
  }
}

/** The real paths of directories, most of which many files are in. @type {Map<string, string>} */
const directories = new Map();

/** The path of an entry in a directory, which may be a symbolic link. @param {string} path */
function pathOfEntry(path) {
  const parent = dirname(path);
  const directory = directories.get(parent) ?? realPath(parent);
  directories.set(parent, directory);
  return join(directory, basename(path));
}
