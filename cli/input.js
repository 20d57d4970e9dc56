// Reads files and standard input in chunks: regular files synchronously, others without blocking.

import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  open,
  opendirSync,
  openSync,
  read as readLater,
  readSync,
  statSync,
} from 'node:fs';
import { toPath } from './file-name.js';
import { isPattern } from './find-files.js';
import { isSame, statsAt } from './identity.js';
import { BROKEN_LINK, inWords, NO_MATCH, READING } from './problems.js';

/** @typedef {import('./identity.js').Stats} Stats */

/**
 * A file that is being read.
 * @typedef {object} Source
 * @property {() => Promise<Uint8Array | undefined>} next returns the next chunk, which is valid until the next call;
 *   `undefined` at the end
 * @property {() => unknown} close
 */

/** In bytes: enough that calls cost little, and few enough for the processor's cache. */
const CHUNK = 1 << 18;

/** For all regular files, one after the other. @type {Uint8Array | undefined} */
let buffer;

export const STDIN = 0;

/**
 * @typedef {object} Conditions
 * @property {Stats} [output] where the result goes: it can't be read at the same time
 * @property {Stats} [expected] the file that it must be, because its permissions are used for the result
 * @property {boolean} [isFound] whether it mustn't be a symbolic link
 */

/**
 * @param {string} file '-' for standard input
 * @param {Conditions} [conditions]
 * @returns {Promise<Source>}
 */
export async function openSource(file, conditions = {}) {
  /** @template T @param {() => T | Promise<T>} action @returns {Promise<T>} */
  const tried = async (action) => {
    try {
      return await action();
    } catch (error) {
      throw inWords(error, wordsFor(file));
    }
  };
  const { next, close } = await tried(() =>
    file === '-' ? openInput(conditions.output) : openFile(toPath(file), conditions),
  );
  return { next: () => tried(next), close };
}

/**
 * The chunks of a file.
 * @param {string} file '-' for standard input
 * @param {Conditions} [conditions]
 * @returns {AsyncGenerator<Uint8Array>}
 */
export async function* read(file, conditions) {
  const source = await openSource(file, conditions);
  try {
    for (let chunk = await source.next(); chunk; chunk = await source.next()) yield chunk;
  } finally {
    await source.close();
  }
}

/**
 * `undefined` if there is a problem, which reading the file will report.
 * @param {string} file
 * @param {boolean} [ofLink] whether to look at a symbolic link itself
 */
export function statsOf(file, ofLink = false) {
  try {
    return statsAt(file, ofLink);
  } catch {
    return undefined;
  }
}

/** @param {Stats} [output] */
function openInput(output) {
  const stats = fstatSync(STDIN, { bigint: true });
  refuse(stats, output);
  return stats.isFile() ? regularFile(STDIN, stats, () => {}) : standardInput();
}

/** @param {string | Buffer} path @param {Conditions} conditions */
function openFile(path, { output, expected, isFound = false }) {
  const stats = examine(path, output, isFound);
  if (stats.isSymbolicLink()) throw new Error(REPLACED);
  if (expected && !isSame(stats, expected)) throw new Error(REPLACED);
  // Opening a named pipe waits for a writer.
  if (!stats.isFile()) return openWaiting(path);
  // If a named pipe has taken the file's place, opening it mustn't wait.
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const opened = fstatSync(fd, { bigint: true });
  if (isSame(opened, stats)) return regularFile(fd, opened, () => closeSync(fd));
  closeSync(fd);
  throw new Error(REPLACED);
}

export const REPLACED = 'another file took its place meanwhile; convert again';

/** @param {string | Buffer} path @param {Stats} [output] @param {boolean} [ofLink] */
function examine(path, output, ofLink = false) {
  const stats = (ofLink ? lstatSync : statSync)(path, { bigint: true });
  // This reports an unreadable directory as such.
  if (stats.isDirectory()) opendirSync(path).closeSync();
  refuse(stats, output);
  return stats;
}

/** Throws if a file can't be read, as far as can be known without opening it. @param {string} file */
export function checkInput(file) {
  try {
    examine(toPath(file));
    accessSync(toPath(file), constants.R_OK);
  } catch (error) {
    throw inWords(error, wordsFor(file));
  }
}

/** @param {string} file */
const wordsFor = (file) => ({
  ...READING,
  get ENOENT() {
    if (lstatSync(toPath(file), { throwIfNoEntry: false })?.isSymbolicLink()) return BROKEN_LINK;
    return isPattern(file) ? NO_MATCH : READING.ENOENT;
  },
});

/**
 * Reads synchronously, which is faster, and never has to wait.
 * @param {number} fd
 * @param {Stats} stats
 * @param {() => void} close
 * @returns {Source}
 */
function regularFile(fd, { size }, close) {
  buffer ??= new Uint8Array(CHUNK);
  const chunks = /** @type {Uint8Array} */ (buffer);
  let done = 0;
  return {
    async next() {
      const length = readSync(fd, chunks, 0, CHUNK, null);
      done += length;
      if (length > 0) return chunks.subarray(0, length);
      // Another process may have read a part of standard input: then `done` stays below `size`.
      if (done < size && fstatSync(fd, { bigint: true }).size < size)
        throw new Error('it became shorter while it was read, so its end is missing; convert it again');
      return undefined;
    },
    close,
  };
}

/** @returns {Source} */
function standardInput() {
  const waiting = waitingFile(STDIN, () => {});
  // On Windows, Node's stream converts the console's input, and knows when a pipe is ready.
  let stream = process.platform === 'win32' ? streamedInput() : undefined;
  return {
    async next() {
      try {
        if (!stream) return await waiting.next();
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EAGAIN') throw error;
        // Another process has made this pipe non-blocking. A stream can wait for it, but is slow to start.
        stream = streamedInput();
      }
      return stream.next();
    },
    close: () => stream?.close(),
  };
}

/** @returns {Source} */
function streamedInput() {
  const chunks = process.stdin[Symbol.asyncIterator]();
  return {
    next: () => chunks.next().then(({ done, value }) => (done ? undefined : value)),
    close: () => chunks.return?.(),
  };
}

/**
 * Opens a file that may make its reader wait, as a named pipe does.
 * @param {string | Buffer} path
 * @returns {Promise<Source>}
 */
async function openWaiting(path) {
  const fd = await inBackground((/** @type {Done<number>} */ done) => open(path, done));
  return waitingFile(fd, () => closeSync(fd));
}

/**
 * Reads in the background. A stream would read ahead, but only as much as needed may be taken from a pipe.
 * @param {number} fd
 * @param {() => void} close
 * @returns {Source}
 */
function waitingFile(fd, close) {
  const chunks = new Uint8Array(CHUNK);
  const next = async () => {
    const length = await inBackground((/** @type {Done<number>} */ done) =>
      readLater(fd, chunks, 0, CHUNK, null, done),
    );
    return length > 0 ? chunks.subarray(0, length) : undefined;
  };
  return { next, close };
}

/** @template T @typedef {(error: NodeJS.ErrnoException | null, result: T) => void} Done */

/** @template T @param {(done: Done<T>) => void} start @returns {Promise<T>} */
const inBackground = (start) =>
  new Promise((resolve, reject) => start((error, result) => (error ? reject(error) : resolve(result))));

/**
 * Throws if an input can't be read, or is also the output.
 * @param {Stats} stats
 * @param {Stats} [output]
 */
function refuse(stats, output) {
  if (stats.isDirectory()) throw new Error(READING.EISDIR);
  if (!output || stats.ino !== output.ino || stats.dev !== output.dev) return;
  if (stats.isFIFO()) throw new Error('it is also the output, so it would wait for itself; write to something else');
  throw new Error('it is also the output; write to another file, or use -o, which may name the input');
}
