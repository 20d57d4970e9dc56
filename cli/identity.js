// Tells whether a path still leads to the same file. Between two steps, another program may have put another file in its place.

import { lstatSync, statSync } from 'node:fs';
import { toPath } from './file-name.js';

/** @typedef {import('node:fs').BigIntStats} Stats */

export const MEANWHILE = 'it has changed in the meantime, and that change would be lost; convert again';

/**
 * The properties of the file at a path; `undefined` if there is none.
 * @param {string} path
 * @param {boolean} [ofLink] whether to return the properties of a symbolic link, not those of the file that it leads to
 * @returns {Stats | undefined}
 */
export const statsAt = (path, ofLink = false) =>
  (ofLink ? lstatSync : statSync)(toPath(path), { throwIfNoEntry: false, bigint: true });

/** Whether both are the same file. @param {Stats | undefined} a @param {Stats | undefined} b */
export const isSame = (a, b) => a?.dev === b?.dev && a?.ino === b?.ino;

/**
 * Whether another program has written, removed or made a file.
 * @param {string} path not that of a symbolic link
 * @param {Stats} [before] the file's earlier properties
 */
export function hasChanged(path, before) {
  const now = statsAt(path, true);
  return !isSame(now, before) || now?.size !== before?.size || now?.mtimeNs !== before?.mtimeNs;
}
