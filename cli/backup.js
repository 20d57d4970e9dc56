// Keeps the old version of a file under another name: `--in-place=SUFFIX`.

import { closeSync, fstatSync, futimesSync, linkSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { nameOfFile, toPath } from './file-name.js';
import { isSame, MEANWHILE, statsAt } from './identity.js';
import { checkDirectory } from './in-place.js';
import { keepAccess, makeFile, remove, writeAll } from './output.js';
import { BackupError, inWords, WRITING } from './problems.js';

/** How many bytes are copied at once. */
const PART = 1 << 18;

/**
 * @param {string} path of the backup
 * @returns {import('./in-place.js').Backup}
 */
export const backupAt = (path) => ({
  check: () =>
    naming(path, () => {
      if (statsAt(path, true)) throw new BackupError(alreadyThere(path));
      checkDirectory(dirname(path));
    }),
  make(target, fd, old) {
    naming(path, () => keep(target, fd, old, path));
    return () => {
      // If the file has been replaced, only the backup has the old one.
      if (isSame(statsAt(target, true), old)) remove(path);
    };
  },
});

/** @param {string} path */
const alreadyThere = (path) =>
  `its backup ${nameOfFile(path)} already exists; use another suffix, or move that file away`;

/** @param {unknown} error */
const isTaken = (error) => /** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST';

/** Runs an action, and names the backup in its errors. @param {string} path @param {() => void} action */
function naming(path, action) {
  try {
    action();
  } catch (error) {
    if (isTaken(error)) throw new BackupError(alreadyThere(path));
    const problem = /** @type {Error} */ (inWords(error, WRITING));
    if (problem === error) throw error;
    throw new BackupError(`its backup ${nameOfFile(path)} can't be made: ${problem.message}`);
  }
}

/**
 * Gives a file a second name.
 * @param {string} file
 * @param {number} fd the same file
 * @param {import('./identity.js').Stats} old
 * @param {string} path
 */
function keep(file, fd, old, path) {
  try {
    // A link needs no copying, and keeps the owner, the times and all other attributes.
    linkSync(toPath(file), toPath(path));
  } catch (error) {
    if (isTaken(error)) throw error;
    // Some file systems have no links, and none leads to another file system.
    return copy(fd, old, path);
  }
  if (isSame(statsAt(path, true), old)) return;
  remove(path);
  throw new Error(MEANWHILE);
}

/** @param {number} fd @param {import('./identity.js').Stats} old @param {string} path */
function copy(fd, old, path) {
  // Nobody else may read it until it has the old file's permissions.
  const target = makeFile(path, 0o600);
  try {
    const part = new Uint8Array(PART);
    for (let position = 0, length = PART; length > 0; position += length) {
      length = readSync(fd, part, 0, PART, position);
      writeAll(target, part.subarray(0, length));
    }
    keepAccess(target, old);
    futimesSync(target, Number(old.atimeNs) / 1e9, Number(old.mtimeNs) / 1e9);
    const copied = fstatSync(target, { bigint: true });
    if (!isSame(statsAt(path, true), copied)) throw new Error(MEANWHILE);
  } catch (error) {
    remove(path);
    throw error;
  } finally {
    closeSync(target);
  }
}
