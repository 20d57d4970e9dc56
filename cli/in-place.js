// Replaces a file with its own conversion: `--in-place`, and `--output` if it names the input. Files that don't change aren't written.

import { accessSync, closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { toPath } from './file-name.js';
import { isSame, MEANWHILE } from './identity.js';
import { findTarget, replacing } from './output.js';
import { WRITING } from './problems.js';

/**
 * Keeps the old file.
 * @typedef {object} Backup
 * @property {() => void} check throws if the file can't be kept, as far as can be known
 * @property {(target: string, fd: number, old: import('./identity.js').Stats) => () => void} make keeps the file,
 *   which is open at `fd`; returns a function that undoes this
 */

/** How many bytes are compared at once. */
const PART = 1 << 16;

/** @type {Uint8Array | undefined} */
let buffer;

/**
 * Compares the result with the file. Only the first difference makes a temporary file.
 * @param {string} path
 * @param {import('./identity.js').Stats} old
 * @param {object} options
 * @param {Backup} [options.backup]
 * @param {boolean} [options.isDry]
 * @param {() => void} [options.onUnchanged] called if nothing was different
 * @returns {import('./output.js').Output}
 */
export function replacingItself(path, old, { backup, isDry = false, onUnchanged }) {
  /** @type {number | undefined} */
  let fd;
  /** @type {import('./output.js').Output | undefined} */
  let output;
  let same = 0;
  buffer ??= new Uint8Array(PART);
  const part = buffer;

  const openOld = () => {
    if (fd !== undefined) return fd;
    fd = openRegular(path);
    if (!isSame(fstatSync(fd, { bigint: true }), old)) throw new Error(MEANWHILE);
    return fd;
  };

  const close = () => {
    if (fd !== undefined) closeSync(fd);
    fd = undefined;
  };

  /** @param {number} position @param {number} length */
  const read = (position, length) => part.subarray(0, readSync(openOld(), part, 0, Math.min(length, PART), position));

  /** @param {Uint8Array} bytes */
  const isNext = (bytes) => {
    for (let start = 0; start < bytes.length; ) {
      const next = read(same + start, bytes.length - start);
      if (next.length === 0 || !isEqual(next, bytes.subarray(start, start + next.length))) return false;
      start += next.length;
    }
    return true;
  };

  const begin = () => {
    const { target, present } = findTarget(path);
    if (!isSame(present, old)) throw new Error(MEANWHILE);
    checkDirectory(dirname(target));
    backup?.check();
    const source = openOld();
    const begun = isDry ? NO_OUTPUT : replacing(target, old, 0, backup && (() => backup.make(target, source, old)));
    output = begun;
    for (let position = 0; position < same && !isDry; ) {
      const bytes = read(position, same - position);
      if (bytes.length === 0) throw new Error(MEANWHILE);
      begun.write(bytes);
      position += bytes.length;
    }
    return begun;
  };

  return {
    present: old,
    write(bytes) {
      if (!output && isNext(bytes)) same += bytes.length;
      else (output ?? begin()).write(bytes);
    },
    wait() {},
    async finish() {
      // The file may be longer than the result.
      if (!output && read(same, 1).length > 0) begin();
      await output?.finish();
      close();
      if (!output) onUnchanged?.();
    },
    discard() {
      close();
      output?.discard();
    },
  };
}

/** @type {import('./output.js').Output} */
export const NO_OUTPUT = { write() {}, wait() {}, finish() {}, discard() {} };

/** @param {Uint8Array} a @param {Uint8Array} b */
const isEqual = (a, b) => Buffer.compare(a, b) === 0;

/** Opens a file for reading. If a named pipe has taken its place, doesn't wait for a writer. @param {string} path */
function openRegular(path) {
  try {
    return openSync(toPath(path), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    // The file existed a moment ago.
    throw /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT' ? new Error(MEANWHILE) : error;
  }
}

/** Throws if no file can be made in a directory. @param {string} directory */
export function checkDirectory(directory) {
  const stats = statSync(toPath(directory), { throwIfNoEntry: false });
  if (!stats) return checkDirectory(dirname(directory));
  if (!stats.isDirectory()) throw new Error(WRITING.EEXIST);
  accessSync(toPath(directory), constants.W_OK | constants.X_OK);
}
