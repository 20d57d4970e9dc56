// Composes and compares paths.

import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { toName, toPath } from './file-name.js';

/**
 * The path of an entry in a directory. `path.join` would remove `link/..`, which isn't the current directory if `link`
 * is a symbolic link to a directory.
 * @param {string} directory
 * @param {string} name
 */
export function inDirectory(directory, name) {
  // A '-' alone would stand for standard input.
  if (directory === '.' && name !== '-') return name;
  const isSeparate = directory.endsWith('/') || (sep === '\\' && /[\\:]$/.test(directory));
  return `${directory}${isSeparate ? '' : sep}${name}`;
}

/** The path behind symbolic links, whether something exists there or not; a broken link is its own path. @param {string} path @returns {string} */
export function realPath(path) {
  try {
    return toName(realpathSync.native(toPath(path), 'buffer'));
  } catch {
    const parent = dirname(path);
    return parent === path ? resolve(path) : join(realPath(parent), basename(path));
  }
}

/** A cache of the real paths of directories. @type {Map<string, string>} */
const directories = new Map();

/** The real path of an entry in a directory; if the entry is a symbolic link, of the link itself. @param {string} path */
export function pathOfEntry(path) {
  const parent = dirname(path);
  const directory = directories.get(parent) ?? realPath(parent);
  directories.set(parent, directory);
  return join(directory, basename(path));
}
