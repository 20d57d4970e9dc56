// Where the result goes. A file appears under its name only when it is complete.

import { randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { chmod, readlink, realpath, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';

/**
 * @typedef {object} Output
 * @property {NodeJS.WritableStream} stream
 * @property {() => Promise<void>} finish makes the result appear
 * @property {() => void} discard leaves what was there before
 */

/**
 * @param {string} [path] standard output if it is not given
 * @returns {Promise<Output>}
 */
export async function openOutput(path) {
  if (path === undefined) return { stream: process.stdout, finish: async () => {}, discard: () => {} };
  const present = await stat(path).catch(() => undefined);
  if (present?.isDirectory()) throw new Error('it is a directory');
  if (present && !present.isFile()) {
    // A device or a named pipe cannot be replaced.
    const stream = createWriteStream(path);
    return { stream, finish: () => end(stream), discard: () => stream.destroy() };
  }
  return replacing(await linked(path), present?.mode);
}

/** The file that a path names through symbolic links, whether there is one yet or not. @param {string} path */
async function linked(path) {
  const target = await readlink(path).catch(() => undefined);
  return target === undefined ? path : realpath(path).catch(() => resolve(dirname(path), target));
}

/**
 * Writes beside a file, and then puts the result in its place.
 * @param {string} path
 * @param {number} [mode] the permissions of the file that was there before
 * @returns {Promise<Output>}
 */
async function replacing(path, mode) {
  const temporary = join(dirname(path), `.encoding-wasm-${randomUUID()}.tmp`);
  const stream = createWriteStream(temporary, { flags: 'wx' });
  await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
  return {
    stream,
    async finish() {
      await end(stream);
      if (mode !== undefined) await chmod(temporary, mode);
      await rename(temporary, path);
    },
    discard() {
      stream.destroy();
      rmSync(temporary, { force: true });
    },
  };
}

/** @param {NodeJS.WritableStream} stream */
async function end(stream) {
  stream.end();
  await finished(stream);
}
