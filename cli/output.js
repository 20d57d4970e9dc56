// Writes the result. A file appears under its name only when it is complete.

import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, createWriteStream, fstatSync, openSync, renameSync, rmSync } from 'node:fs';
import { access, constants, readlink, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { isatty } from 'node:tty';
import { nameOfFile, toName, toPath } from './file-name.js';
import { inWords, report, WRITING } from './problems.js';

/**
 * @typedef {object} Output
 * @property {NodeJS.WritableStream} stream
 * @property {() => Promise<void>} finish makes the result appear
 * @property {() => void} discard leaves the old file there
 * @property {import('./input.js').Stats} [file] the file that standard output goes to
 */

/**
 * @param {string} [path] standard output if it is not given
 * @returns {Promise<Output>}
 */
export async function openOutput(path) {
  if (path === undefined) return standardOutput();
  if (path === '') throw new Error('its name has no characters; give it one');
  const present = await stat(toPath(path)).catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (present?.isDirectory() || path.endsWith('/') || path.endsWith(sep)) throw new Error(WRITING.EISDIR);
  if (present && !present.isFile()) {
    // A device or a named pipe cannot be replaced.
    const stream = createWriteStream(toPath(path));
    return { stream, finish: () => end(stream), discard: () => stream.destroy() };
  }
  // The directory's permissions allow replacing it nevertheless, but that is hardly intended.
  if (present) await access(toPath(path), constants.W_OK);
  return replacing(await linked(path), present);
}

/** @returns {Output} */
function standardOutput() {
  const file = fstatSync(1, { bigint: true });
  const discard = () => {};
  if (isatty(1) || file.isFIFO() || file.isSocket()) {
    const stream = process.stdout;
    return { stream, finish: () => new Promise((resolve) => stream.write('', () => resolve())), discard };
  }
  // Node's own stream to a file silently loses bytes that don't fit on a nearly full disk.
  const stream = createWriteStream('', { fd: 1, autoClose: false });
  return { stream, finish: () => end(stream), discard, file: file.isFile() ? file : undefined };
}

/** The file that a path names through symbolic links, whether there is one yet or not. @param {string} path */
async function linked(path) {
  const target = await readlink(toPath(path), 'buffer').then(toName, () => undefined);
  if (target === undefined) return path;
  if (isAbsolute(target)) return linked(target);
  return linked(`${toName(await realpath(toPath(dirname(path)), 'buffer'))}${sep}${target}`);
}

/**
 * Writes beside a file, and then puts the result in its place.
 * @param {string} path
 * @param {import('node:fs').Stats} [present] the file that was there before, whose permissions and owner stay
 * @returns {Output}
 */
function replacing(path, present) {
  const temporary = toPath(join(dirname(path), `.encoding-wasm-${randomUUID()}.tmp`));
  // Users who may not read the file may not read this one, either.
  const fd = openSync(temporary, 'wx', present ? 0o600 : 0o666);
  const stream = createWriteStream('', { fd });
  return {
    stream,
    async finish() {
      await end(stream);
      if (present) {
        keepOwner(temporary, present);
        chmodSync(temporary, present.mode);
      }
      renameSync(temporary, toPath(path));
    },
    discard() {
      stream.destroy();
      rmSync(temporary, { force: true });
    },
  };
}

/** @param {string | Buffer} temporary @param {import('node:fs').Stats} present */
function keepOwner(temporary, { uid, gid }) {
  try {
    chownSync(temporary, uid, gid);
  } catch {
    // Only the superuser may give files away. As with other editors, the file then belongs to the user who writes it.
  }
}

/** @param {NodeJS.WritableStream} stream */
async function end(stream) {
  stream.end();
  await finished(stream);
}

/**
 * Writes everything from a source, and then makes the file appear. Rejects as soon as writing fails, even if the source
 * is waiting for more.
 * @param {AsyncIterable<Uint8Array> | Iterable<string>} source
 * @param {Output} output
 */
export async function deliver(source, output) {
  const failed = new Promise((_, reject) => output.stream.once('error', reject));
  await Promise.race([pipeline(source, output.stream, { end: false }).then(output.finish), failed]);
}

/** Writes a text to standard output. @param {string} text @returns {Promise<number>} the exit code */
export async function print(text) {
  try {
    await deliver([text], await openOutput());
    return 0;
  } catch (error) {
    return reportWriting(undefined, error);
  }
}

/**
 * Reports that an output can't be written. It isn't an error if a reader closes the pipe early, as in `encoding-wasm … | head`.
 * @param {string | undefined} path standard output if it is not given
 * @param {unknown} error
 * @returns {number} the exit code
 */
export function reportWriting(path, error) {
  if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE') return 0;
  const name = path === undefined ? 'standard output' : nameOfFile(path);
  return report(`cannot write ${name}`, inWords(error, WRITING));
}
