// Reads the input.

import { closeSync, fstatSync, openSync, promises, readSync, statSync } from 'node:fs';
import { toPath } from './file-name.js';
import { inWords, READING } from './problems.js';

/** @typedef {import('node:fs').BigIntStats} Stats */

/**
 * A file that is being read. A regular file never keeps its reader waiting, so it is read synchronously, which costs far
 * less than a promise for each chunk. Pipes, terminals and devices may wait for long, and give promises.
 * @typedef {object} Source
 * @property {() => Uint8Array | undefined | Promise<Uint8Array | undefined>} next gives the next chunk, which is valid up
 *   to the next call, or undefined at the end
 * @property {() => unknown} close
 */

/** The maximum length of a chunk: long enough that calls cost little, short enough for the processor's cache. */
const CHUNK = 1 << 18;

/** For the chunks of all files, which are read one after the other. @type {Uint8Array | undefined} */
let buffer;

const STDIN = 0;

/**
 * Opens a file.
 * @param {string} file its name, or '-' for standard input
 * @param {Stats} [output] the file that the result goes to, which cannot be read at the same time
 * @returns {Source | Promise<Source>}
 */
export function openSource(file, output) {
  if (file === '-') {
    const stats = tried(() => checked(fstatSync(STDIN, { bigint: true }), output));
    return stats.isFile() ? regularFile(STDIN, stats, () => {}) : standardInput();
  }
  const path = toPath(file);
  // Opening a named pipe waits for a writer.
  if (!tried(() => statSync(path)).isFile()) return openWaiting(path, output);
  const fd = tried(() => openSync(path, 'r'));
  try {
    const stats = checked(fstatSync(fd, { bigint: true }), output);
    return regularFile(fd, stats, () => closeSync(fd));
  } catch (error) {
    closeSync(fd);
    throw inWords(error, READING);
  }
}

/**
 * Reads a file in chunks.
 * @param {string} file its name, or '-' for standard input
 * @returns {AsyncGenerator<Uint8Array>}
 */
export async function* read(file) {
  const source = await openSource(file);
  try {
    for (let chunk = await source.next(); chunk; chunk = await source.next()) yield chunk;
  } finally {
    await source.close();
  }
}

/**
 * @param {number} fd
 * @param {Stats} stats
 * @param {() => void} close
 * @returns {Source}
 */
function regularFile(fd, { size }, close) {
  buffer ??= new Uint8Array(CHUNK);
  const chunks = /** @type {Uint8Array} */ (buffer);
  let done = 0;
  const next = () => {
    const length = readSync(fd, chunks, 0, CHUNK, null);
    done += length;
    if (length > 0) return chunks.subarray(0, length);
    // Standard input may have been read to some place before.
    if (done < size && fstatSync(fd, { bigint: true }).size < size)
      throw new Error('it was made shorter while it was read, so that its end is missing; convert it again');
    return undefined;
  };
  return { next: () => tried(next), close };
}

/** @returns {Source} */
function standardInput() {
  const chunks = process.stdin[Symbol.asyncIterator]();
  return {
    next: () =>
      chunks.next().then(
        ({ done, value }) => (done ? undefined : value),
        (error) => {
          throw inWords(error, READING);
        },
      ),
    close: () => chunks.return?.(),
  };
}

/**
 * Opens a file that is read in the background. It isn't a stream, which reads ahead: a pipe must not give more than was
 * asked for.
 * @param {string | Buffer} path
 * @param {Stats} [output]
 * @returns {Promise<Source>}
 */
async function openWaiting(path, output) {
  try {
    const handle = await promises.open(path);
    checked(await handle.stat({ bigint: true }), output);
    const chunks = new Uint8Array(CHUNK);
    const next = async () => {
      try {
        const { bytesRead } = await handle.read(chunks, 0, CHUNK, null);
        return bytesRead > 0 ? chunks.subarray(0, bytesRead) : undefined;
      } catch (error) {
        throw inWords(error, READING);
      }
    };
    return { next, close: () => handle.close() };
  } catch (error) {
    throw inWords(error, READING);
  }
}

/**
 * Rejects what can't be read.
 * @param {Stats} stats
 * @param {Stats} [output]
 */
function checked(stats, output) {
  if (stats.isDirectory()) throw new Error(READING.EISDIR);
  if (output && stats.ino === output.ino && stats.dev === output.dev)
    throw new Error('it is the output as well; write to another file, or with -o, which may be the input');
  return stats;
}

/** @template T @param {() => T} action @returns {T} */
function tried(action) {
  try {
    return action();
  } catch (error) {
    throw inWords(error, READING);
  }
}
