// Recognizes files: another program may put another file in a file's place at any time.

import { lstatSync, statSync } from 'node:fs';
import { toPath } from './file-name.js';

/** @typedef {import('node:fs').BigIntStats} Stats */

export const MEANWHILE = 'it has changed in the meantime, and that change would be lost; convert again';

/**
 * What is at a path; `undefined` for nothing.
 * @param {string} path
 * @param {boolean} [ofLink] whether to look at a symbolic link itself
 * @returns {Stats | undefined}
 */
export const statsAt = (path, ofLink = false) =>
  (ofLink ? lstatSync : statSync)(toPath(path), { throwIfNoEntry: false, bigint: true });

/** @param {Stats | undefined} a @param {Stats | undefined} b */
export const isSame = (a, b) => a?.dev === b?.dev && a?.ino === b?.ino;

/**
 * Whether another program has made, written or removed a file.
 * @param {string} path not of a symbolic link
 * @param {Stats} [before]
 */
export function hasChanged(path, before) {
  const now = statsAt(path, true);
  return !isSame(now, before) || now?.size !== before?.size || now?.mtimeNs !== before?.mtimeNs;
}
