// Says what went wrong, where, and what to do about it.

import { getSystemErrorMap } from 'node:util';
import { EXIT } from './exit.js';
import { visible } from './visible.js';

/** Words for errors with any file. @type {Record<string, string>} */
const ANY = {
  ELOOP: 'its symbolic links form a loop; check where they point',
  ENAMETOOLONG: 'its name is longer than the file system allows; use a shorter one',
  ENOTDIR: 'part of its path is a file, not a directory; check the path',
};

export const READING = {
  ...ANY,
  EACCES: 'its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner',
  EIO: 'its device failed while it was read; check the device',
  EISDIR: 'it is a directory; name the files in it, or the directory with --recursive',
  ENOENT: 'there is no such file; check its name and its directory',
  EPERM: 'the system does not let you read it; ask its owner',
};

export const BROKEN_LINK = 'it is a symbolic link to a file that does not exist; check where it points';

export const NO_MATCH = 'there is no such file, and no file matches it as a pattern; check its name and its directory';

/** Why data may not be text, by the kind that was detected. @type {Record<string, string | undefined>} */
export const DOUBTS = {
  binary: 'it looks like binary data',
  unknown: "its encoding can't be recognized",
  'UTF-32': 'it is in UTF-32, which is not detected automatically',
};

/** With a lower score, at least one file in ten is in another encoding. */
const CERTAIN = 0.9;

/** @param {import('../js/sniff/sniffing.js').Decision} decision */
export const doubtAbout = ({ score, kind }) =>
  (kind && DOUBTS[kind]) ?? (score !== null && score < CERTAIN ? 'this is uncertain' : undefined);

export const WRITING = {
  ...ANY,
  EACCES: 'its permissions, or those of its directory, do not let you write it; change them, or write elsewhere',
  EBUSY: 'it is in use, or something is mounted on it, so it cannot be replaced; write elsewhere',
  EEXIST: 'a file has the same name as a directory that it needs; name another directory',
  EDQUOT: 'your disk quota is used up; free some space, or write elsewhere',
  EFBIG: 'it would be larger than the file system or "ulimit -f" allows; write elsewhere',
  EIO: 'its device failed while it was written; check the device, or write elsewhere',
  EISDIR: 'it is a directory; name a file in it',
  ENOENT: 'its directory does not exist, or accepts no new files; create it first, or write elsewhere',
  ENOSPC: 'no space is left on its device; free some space, or write elsewhere',
  EPERM: 'the system does not let you write it; write elsewhere',
  EROFS: 'its file system is read-only; write elsewhere',
};

/** An error about the copy of a file. */
export class BackupError extends Error {}

/**
 * Puts the system's errors into words; returns other errors as they are.
 * @param {unknown} error
 * @param {Record<string, string>} words
 */
export function inWords(error, words) {
  const { code = '', errno } = /** @type {NodeJS.ErrnoException} */ (error);
  const message = errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1];
  return message === undefined ? error : new Error(words[code] ?? `${message} (${code})`);
}

/** @param {string} what what it is about @param {unknown} error */
export function report(what, error) {
  tell(what, error instanceof Error ? error.message : String(error));
  return EXIT.failure;
}

/** @param {string} what what it is about @param {string} message */
export const tell = (what, message) => say(`${what}: ${message}`);

/** A line about the whole command. @param {string} message */
export const say = (message) => warn(`encoding-wasm: ${visible(message)}\n`);

let isHandled = false;

/** Writes to standard error. If that fails, the exit code stays. @param {string} text */
export function warn(text) {
  if (!isHandled) process.stderr.on('error', () => {});
  isHandled = true;
  process.stderr.write(text);
}

/** @param {number} count @param {string} noun */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
