// Decodes files to one output, in constant memory.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { TextDecoderCommon } from '../js/text-decoder-common.js';
import { EXIT } from './exit.js';
import { openOutput } from './output.js';
import { startProgress } from './progress.js';

/** How much is read at a time: what one call into WebAssembly takes. */
const CHUNK = 1 << 16;

/**
 * @typedef {object} Job
 * @property {string[]} files paths, or '-' for standard input
 * @property {number} encoding
 * @property {boolean} fatal
 * @property {string} [output] a path; standard output if there is none
 */

/**
 * Runs the command. What goes wrong is told on standard error. With an output file the first problem ends all; on
 * standard output, as with `cat`, the other files follow.
 * @param {Job} job
 * @returns {Promise<number>} the exit code
 */
export async function run({ files, encoding, fatal, output: path }) {
  let output;
  try {
    output = await openOutput(path);
  } catch (error) {
    return report(`cannot write ${path}`, error);
  }
  const progress = startProgress(await totalSize(files));
  let exitCode = 0;
  for (const file of files) {
    try {
      await pipeline(source(file), (chunks) => decoded(chunks, encoding, fatal, progress), output.stream, {
        end: false,
      });
    } catch (error) {
      progress.clear();
      if (isClosedPipe(error, output.stream)) return exitCode;
      exitCode = report(file === '-' ? 'standard input' : file, error);
      if (path !== undefined) break;
    }
  }
  progress.stop();
  try {
    if (exitCode === 0) await output.finish();
    else await output.abandon();
  } catch (error) {
    exitCode = report(`cannot write ${path}`, error);
    await output.abandon();
  }
  return exitCode;
}

/** @param {string} file */
function source(file) {
  return file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK });
}

/**
 * @param {AsyncIterable<Buffer>} chunks
 * @param {number} encoding
 * @param {boolean} fatal
 * @param {import('./progress.js').Progress} progress
 */
async function* decoded(chunks, encoding, fatal, progress) {
  const decoder = new TextDecoderCommon(encoding, fatal, false);
  const decode = (/** @type {Uint8Array} */ chunk, /** @type {boolean} */ endOfQueue) => {
    try {
      return decoder.decode(chunk, endOfQueue, '');
    } catch (error) {
      if (!decoder.malformed) throw error;
      const { offset, length } = decoder.malformed;
      throw new Error(
        `malformed ${decoder.name} at offset ${offset}, ${length} ${length === 1 ? 'byte' : 'bytes'}; ` +
          'check --from, or leave --fatal out to get U+FFFD in such places',
      );
    }
  };
  for await (const chunk of chunks) {
    yield decode(chunk, false);
    progress.add(chunk.length);
  }
  yield decode(new Uint8Array(), true);
}

/** The size of all files together; undefined if one is no regular file. @param {string[]} files */
async function totalSize(files) {
  let total = 0;
  for (const file of files) {
    const stats = file === '-' ? undefined : await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    total += stats.size;
  }
  return total;
}

/**
 * Whoever read our standard output has had enough, as in `encoding-wasm … | head`.
 * @param {unknown} error
 * @param {NodeJS.WritableStream} stream
 */
function isClosedPipe(error, stream) {
  return stream === process.stdout && /** @type {NodeJS.ErrnoException} */ (error)?.code === 'EPIPE';
}

/** @param {string} what @param {unknown} error */
function report(what, error) {
  process.stderr.write(`encoding-wasm: ${what}: ${error instanceof Error ? error.message : error}\n`);
  return EXIT.failure;
}
