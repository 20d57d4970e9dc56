// Composes and compares paths.

import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { toName, toPath } from './file-name.js';

/**
 * The path of a directory's entry. `path.join` would drop `link/..`, which is another directory if `link` is a symbolic link.
 * @param {string} directory
 * @param {string} name
 */
export function inDirectory(directory, name) {
  // '-' would mean standard input.
  if (directory === '.' && name !== '-') return name;
  const isSeparate = directory.endsWith('/') || (sep === '\\' && /[\\:]$/.test(directory));
  return `${directory}${isSeparate ? '' : sep}${name}`;
}

/** The path behind symbolic links, even if nothing is there; for a broken link, its own. @param {string} path @returns {string} */
export function realPath(path) {
  try {
    return toName(realpathSync.native(toPath(path), 'buffer'));
  } catch {
    const parent = dirname(path);
    return parent === path ? resolve(path) : join(realPath(parent), basename(path));
  }
}

/** The real paths of directories. @type {Map<string, string>} */
const directories = new Map();

/** Like `realPath`, but doesn't follow the entry itself. @param {string} path */
export function pathOfEntry(path) {
  const parent = dirname(path);
  const directory = directories.get(parent) ?? realPath(parent);
  directories.set(parent, directory);
  return join(directory, basename(path));
}
