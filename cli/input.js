// Reads the input.

import { fstat } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { blockLength } from '../js/wasm.js';
import { toPath } from './file-name.js';
import { inWords, READING } from './problems.js';

/** @typedef {import('node:fs').BigIntStats} Stats */

/**
 * Reads a file in chunks.
 * @param {string} file its name, or '-' for standard input
 * @param {Stats} [output] the file that the result goes to, which cannot be read at the same time
 * @returns {AsyncGenerator<Uint8Array>}
 */
export async function* read(file, output) {
  try {
    if (file === '-') {
      yield* checked(process.stdin, () => promisify(fstat)(0, { bigint: true }), output);
      return;
    }
    const handle = await open(toPath(file));
    try {
      yield* checked(chunks(handle), () => handle.stat({ bigint: true }), output);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw inWords(error, READING);
  }
}

/**
 * Not a stream, which reads ahead: a pipe must not give more than was asked for.
 * @param {import('node:fs/promises').FileHandle} handle
 */
async function* chunks(handle) {
  for (;;) {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(blockLength), 0, blockLength, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * @param {AsyncIterable<Uint8Array>} source
 * @param {() => Promise<Stats>} stat
 * @param {Stats} [output]
 */
async function* checked(source, stat, output) {
  const before = await stat();
  if (before.isDirectory()) throw new Error(READING.EISDIR);
  if (output && before.ino === output.ino && before.dev === output.dev)
    throw new Error('it is the output as well; write to another file, or with -o, which may be the input');
  yield* source;
  if (before.isFile() && (await stat()).size < before.size)
    throw new Error('it was made shorter while it was read, so that its end is missing; convert it again');
}
