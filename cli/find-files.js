// Finds the files that arguments stand for: wildcards, which some shells leave to the command, and directories.

import { lstatSync, readdirSync, statSync } from 'node:fs';
import path, { join, resolve } from 'node:path';
import { toName, toPath } from './file-name.js';

/**
 * @param {string[]} names
 * @param {boolean} isRecursive whether directories mean the files in them
 * @param {string} [except] a directory in them to leave out
 * @returns {string[]}
 */
export function findFiles(names, isRecursive, except) {
  const found = names.flatMap((name) => (isThere(name) ? [name] : matches(name)));
  return isRecursive
    ? found.flatMap((name) => (isDirectory(name) ? filesIn(name, except && resolve(except)) : [name]))
    : found;
}

/** Whether there is such a file. Any other problem is reported when it is read. @param {string} name */
function isThere(name) {
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
 * All files in a directory, in order, without hidden ones; the directory itself if it can't be read, so that an error
 * names it.
 * @param {string} directory
 * @param {string} [except] the path of a directory to leave out
 * @returns {string[]}
 */
function filesIn(directory, except) {
  const entries = entriesOf(directory);
  if (!entries) return [directory];
  return entries.flatMap(({ name, isFolder, isFile }) => {
    if (name.startsWith('.')) return [];
    const full = join(directory, name);
    if (isFolder) return except === resolve(full) ? [] : filesIn(full, except);
    return isFile ? [full] : [];
  });
}

/** The contents of a directory, in order; undefined if it can't be read. @param {string} directory */
function entriesOf(directory) {
  try {
    return readdirSync(toPath(directory), { withFileTypes: true, encoding: 'buffer' })
      .map((entry) => ({ name: toName(entry.name), isFolder: entry.isDirectory(), isFile: entry.isFile() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return undefined;
  }
}

/** The files that a pattern matches; the pattern itself if there are none, so that an error names it. @param {string} pattern */
function matches(pattern) {
  if (!/[*?[]/.test(pattern)) return [pattern];
  const { start, parts } = partsOfPattern(pattern);
  const found = expand(start, parts);
  return found.length > 0 ? found : [pattern];
}

/**
 * The directory that a pattern starts in, and the pattern's parts.
 * @param {string} pattern
 * @param {Pick<typeof path, 'parse' | 'sep'>} [system] the system's paths
 */
export function partsOfPattern(pattern, { parse, sep } = path) {
  const { root } = parse(pattern);
  // Windows has both separators.
  const names = (sep === '/' ? pattern : pattern.replaceAll(sep, '/')).slice(root.length);
  return { start: root || '.', parts: names.split('/') };
}

/** @param {string} directory @param {string[]} parts of the pattern @returns {string[]} */
function expand(directory, [part, ...rest]) {
  if (part === '**') {
    const folders = (entriesOf(directory) ?? []).filter(({ name, isFolder }) => isFolder && !name.startsWith('.'));
    const below = folders.flatMap(({ name }) => expand(join(directory, name), [part, ...rest]));
    return [...(rest.length > 0 ? expand(directory, rest) : []), ...below];
  }
  if (!/[*?[]/.test(part)) {
    const full = join(directory, part);
    if (rest.length > 0) return isDirectory(full) ? expand(full, rest) : [];
    return isThere(full) ? [full] : [];
  }
  const regExp = toRegExp(part);
  if (!regExp) return [];
  return (entriesOf(directory) ?? []).flatMap(({ name, isFolder }) => {
    if (!regExp.test(name) || (name.startsWith('.') && !part.startsWith('.'))) return [];
    const full = join(directory, name);
    if (rest.length === 0) return [full];
    return isFolder ? expand(full, rest) : [];
  });
}

/** @param {string} part of a pattern @returns {RegExp | undefined} `undefined` for a range that ends before it starts */
function toRegExp(part) {
  const source = part.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g, (found, not, set) => {
    if (found === '*') return '.*';
    if (found === '?') return '.';
    if (set !== undefined) return `[${not && '^'}${set.replaceAll('\\', '\\\\')}]`;
    return `\\${found}`;
  });
  try {
    return new RegExp(`^${source}$`, 'su');
  } catch {
    return undefined;
  }
}
