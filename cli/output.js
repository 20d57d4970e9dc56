// Where the result goes. A file appears under its name only when it is complete.

import { createWriteStream, rmSync } from 'node:fs';
import { chmod, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';

/**
 * @typedef {object} Output
 * @property {NodeJS.WritableStream} stream
 * @property {() => Promise<void>} finish makes the result appear
 * @property {() => Promise<void>} abandon leaves what was there before
 */

/**
 * @param {string} [path] standard output if it is not given
 * @returns {Promise<Output>}
 */
export async function openOutput(path) {
  if (path === undefined) return plain(process.stdout);
  const present = await stat(path).catch(() => undefined);
  if (present?.isDirectory()) throw new Error('it is a directory');
  // A device or a named pipe cannot be replaced.
  if (present && !present.isFile()) return plain(createWriteStream(path));
  return replacing(present ? await realpath(path) : path, present?.mode);
}

/** @param {NodeJS.WritableStream} stream @returns {Output} */
function plain(stream) {
  const abandon = async () => {};
  if (stream === process.stdout) return { stream, finish: async () => {}, abandon };
  return { stream, finish: () => end(stream), abandon };
}

/**
 * Writes beside a file, and then puts the result in its place.
 * @param {string} path
 * @param {number} [mode] the permissions of the file that was there before
 * @returns {Promise<Output>}
 */
async function replacing(path, mode) {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  const stream = createWriteStream(temporary, { flags: 'wx' });
  await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));

  const remove = () => rmSync(temporary, { force: true });
  const removeAndDie = (/** @type {NodeJS.Signals} */ signal) => {
    remove();
    process.kill(process.pid, signal);
  };
  process.once('exit', remove);
  for (const signal of SIGNALS) process.once(signal, removeAndDie);
  const forget = () => {
    process.off('exit', remove);
    for (const signal of SIGNALS) process.off(signal, removeAndDie);
  };

  return {
    stream,
    async finish() {
      await end(stream);
      if (mode !== undefined) await chmod(temporary, mode);
      await rename(temporary, path);
      forget();
    },
    async abandon() {
      stream.destroy();
      await rm(temporary, { force: true });
      forget();
    },
  };
}

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {NodeJS.WritableStream} stream */
async function end(stream) {
  stream.end();
  await finished(stream);
}
