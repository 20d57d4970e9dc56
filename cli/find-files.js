// Finds the files that arguments stand for: directories, and wildcards, which not all shells expand.

import { lstatSync, readdirSync, statSync } from 'node:fs';
import path, { basename, dirname } from 'node:path';
import { toName, toPath } from './file-name.js';
import { inDirectory, realPath } from './paths.js';

/** Files that were found in directories. If a symbolic link takes the place of one, it isn't followed. @type {Set<string>} */
export const foundInDirectories = new Set();

/**
 * @param {string[]} names
 * @param {boolean} isRecursive whether directories stand for the files in them
 * @param {string} [result] where the result goes: skipped unless it is named
 * @returns {string[]}
 */
export function findFiles(names, isRecursive, result) {
  const except = result && realPath(result);
  const found = names.flatMap((name) => (isThere(name) ? [name] : matches(name, except)));
  return isRecursive ? found.flatMap((name) => (isDirectory(name) ? filesIn(name, except) : [name])) : found;
}

/** Whether a file may exist: other problems are reported when it is read. @param {string} name */
export function isThere(name) {
  try {
    return name === '-' || lstatSync(toPath(name), { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/** @param {string} name */
function isDirectory(name) {
  try {
    return name !== '-' && statSync(toPath(name)).isDirectory();
  } catch {
    return false;
  }
}

/**
 * The files in a directory, sorted, without hidden ones. If it can't be read, the directory itself, so that an error names it.
 * @param {string} directory
 * @param {string} [except] the real path of what to skip
 * @returns {string[]}
 */
function filesIn(directory, except) {
  const entries = entriesOf(directory, except);
  if (!entries) return [directory];
  return entries.flatMap(({ name, isFolder, isFile }) => {
    if (name.startsWith('.')) return [];
    const full = inDirectory(directory, name);
    if (isFolder) return filesIn(full, except);
    if (isFile) foundInDirectories.add(full);
    return isFile ? [full] : [];
  });
}

/**
 * The entries of a directory, sorted; `undefined` if it can't be read.
 * @param {string} directory
 * @param {string} [except] the real path of what to skip
 */
function entriesOf(directory, except) {
  try {
    const skipped = except && dirname(except) === realPath(directory) ? basename(except) : undefined;
    return readdirSync(toPath(directory), { withFileTypes: true, encoding: 'buffer' })
      .map((entry) => ({ name: toName(entry.name), isFolder: entry.isDirectory(), isFile: entry.isFile() }))
      .filter(({ name }) => name !== skipped)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return undefined;
  }
}

/** Whether a name is a pattern; a single bracket doesn't make one. @param {string} name */
export const isPattern = (name) => /[*?]|^[^[]*\[.+\]/su.test(name);

/**
 * The files that a pattern matches; if there are none, the pattern itself, so that an error names it.
 * @param {string} pattern
 * @param {string} [except] the real path of what to skip
 */
function matches(pattern, except) {
  if (!isPattern(pattern)) return [pattern];
  const { start, parts } = partsOfPattern(pattern);
  const found = expand(start, parts, except);
  return found.length > 0 ? found : [pattern];
}

/**
 * The directory in which a pattern starts, and its parts.
 * @param {string} pattern
 * @param {Pick<typeof path, 'parse' | 'sep'>} [system]
 */
export function partsOfPattern(pattern, { parse, sep } = path) {
  const { root } = parse(pattern);
  // Windows has both separators.
  const names = (sep === '/' ? pattern : pattern.replaceAll(sep, '/')).slice(root.length);
  return { start: root || '.', parts: names.split('/') };
}

/**
 * The files that a pattern matches, and directories that can't be read, so that errors name them.
 * @param {string} directory
 * @param {string[]} parts of the pattern
 * @param {string} [except] the real path of what to skip
 * @returns {string[]}
 */
function expand(directory, [part, ...rest], except) {
  const full = inDirectory(directory, part);
  if (!isPattern(part) || (!/[*?]/.test(part) && isThere(full))) {
    if (rest.length > 0) return isDirectory(full) ? expand(full, rest, except) : [];
    return isThere(full) ? [full] : [];
  }
  if (part === '**' && rest.length === 0) return filesIn(directory, except);
  // A second `**` would only find every file again.
  if (part === '**' && rest[0] === '**') return expand(directory, rest, except);
  const entries = entriesOf(directory, except);
  if (!entries) return [directory];
  if (part === '**') {
    const folders = entries.filter(({ name, isFolder }) => isFolder && !name.startsWith('.'));
    const below = folders.flatMap(({ name }) => expand(inDirectory(directory, name), [part, ...rest], except));
    return [...expand(directory, rest, except), ...below];
  }
  const isMatch = newMatcher(part);
  if (!isMatch) return [];
  return entries.flatMap(({ name, isFolder }) => {
    if (!isMatch(name) || (name.startsWith('.') && !part.startsWith('.'))) return [];
    const full = inDirectory(directory, name);
    if (rest.length === 0) return [full];
    return isFolder ? expand(full, rest, except) : [];
  });
}

/** Matches any number of characters. */
const ANY = '*';

/**
 * Makes a function that matches names, in a time that is at most proportional to the product of the lengths.
 * @param {string} part of a pattern
 * @returns {((name: string) => boolean) | undefined} `undefined` if a range ends before it starts
 */
function newMatcher(part) {
  const steps = (part.match(/\*|\[[!^]?[^\]]+\]|./gsu) ?? []).map((step) => (step === ANY ? ANY : toRegExp(step)));
  if (steps.includes(undefined)) return undefined;
  return (name) => {
    const characters = [...name];
    let [at, step] = [0, 0];
    /** The indexes of the last `*`, and of the first character that it doesn't match yet. */
    let [lastAny, behind] = [-1, 0];
    while (at < characters.length) {
      const next = steps[step];
      if (next === ANY) [lastAny, behind, step] = [step, at, step + 1];
      else if (next instanceof RegExp && next.test(characters[at])) [at, step] = [at + 1, step + 1];
      else if (lastAny >= 0) [behind, at, step] = [behind + 1, behind + 1, lastAny + 1];
      else return false;
    }
    return steps.slice(step).every((rest) => rest === ANY);
  };
}

/** @param {string} step a character, `?` or a set of characters @returns {RegExp | undefined} */
function toRegExp(step) {
  if (step === '?') return /./su;
  const [, not, set] = /^\[([!^]?)(.+)\]$/su.exec(step) ?? [];
  const source =
    set === undefined ? step.replace(/[\\^$.|+(){}[\]]/, '\\$&') : `[${not && '^'}${set.replaceAll('\\', '\\\\')}]`;
  try {
    return new RegExp(source, 'su');
  } catch {
    return undefined;
  }
}
