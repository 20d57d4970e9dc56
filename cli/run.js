// Converts files to one output, in constant memory.

import { createReadStream, fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { encodings } from '../js/encodings.js';
import { Malformed, UnmappableError } from '../js/errors.js';
import { TranscoderCommon } from '../js/transcoding.js';
import { blockLength } from '../js/wasm.js';
import { EXIT } from './exit.js';
import { openOutput } from './output.js';
import { startProgress } from './progress.js';
import { TextPosition } from './text-position.js';

/**
 * @typedef {object} Job
 * @property {string[]} files paths, or '-' for standard input
 * @property {number} from
 * @property {number} to
 * @property {boolean} bom
 * @property {boolean} fatal
 * @property {import('../js/encoding.js').UnmappableMode} unmappable
 * @property {string} [output] a path; standard output if there is none
 */

/**
 * Runs the command. What goes wrong is told on standard error. With an output file the first problem ends all; on
 * standard output, as with `cat`, the other files follow.
 * @param {Job} job
 * @returns {Promise<number>} the exit code
 */
export async function run(job) {
  const name = job.output ?? 'standard output';
  let output;
  try {
    output = await openOutput(job.output);
  } catch (error) {
    return report(`cannot write ${name}`, error);
  }
  const isTextOnTerminal = job.output === undefined && process.stdout.isTTY;
  const progress = startProgress(await totalSize(job.files), isTextOnTerminal);
  const stopListening = onSignal(() => {
    progress.stop();
    output.discard();
  });

  let exitCode = 0;
  async function* converted() {
    for (const file of job.files) {
      try {
        yield* convert(file, job, progress);
      } catch (error) {
        progress.stop();
        exitCode = report(file === '-' ? 'standard input' : file, explain(error, job));
        if (job.output !== undefined) return;
      }
    }
  }
  try {
    await pipeline(converted, output.stream, { end: false });
    if (exitCode === 0) await output.finish();
  } catch (error) {
    progress.stop();
    exitCode = report(`cannot write ${name}`, error);
  }
  progress.stop();
  if (exitCode !== 0) output.discard();
  stopListening();
  return exitCode;
}

/**
 * The converted contents of a file, piece by piece.
 * @param {string} file
 * @param {Job} job
 * @param {import('./progress.js').Progress} progress
 */
async function* convert(file, { from, to, bom, fatal, unmappable }, progress) {
  const transcoder = new TranscoderCommon(from, to, { fatal, ignoreBOM: false, bom, unmappable });
  const position = new TextPosition(to);
  /** @type {Uint8Array[]} */
  let pieces = [];
  const transcode = (/** @type {Uint8Array} */ chunk, /** @type {boolean} */ endOfQueue) => {
    try {
      transcoder.transcode(chunk, endOfQueue, (piece) => pieces.push(piece));
    } catch (error) {
      if (error instanceof UnmappableError) throw new UnmappableAt(error, position.advance(pieces));
      throw error;
    }
    // Only there can a character be unmappable, and its place be asked for.
    if (unmappable === 'fatal') position.advance(pieces);
  };
  for await (const chunk of open(file)) {
    transcode(chunk, false);
    yield* pieces;
    pieces = [];
    progress.add(chunk.length);
  }
  transcode(new Uint8Array(), true);
  yield* pieces;
}

/** @param {string} file */
function open(file) {
  if (file !== '-') return createReadStream(file, { highWaterMark: blockLength });
  if (fstatSync(process.stdin.fd).isDirectory()) throw new Error('it is a directory');
  return process.stdin;
}

/** An unmappable character with its place in the text. */
class UnmappableAt extends Error {
  /** @param {UnmappableError} error @param {TextPosition} position */
  constructor({ codePoint, index, encoding }, { line, column }) {
    const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
    super(
      `line ${line}, column ${column} (offset ${index}): ${name} cannot be written in ${encoding}; ` +
        'use --unmappable html or replacement, or --to utf-8',
    );
  }
}

/** Says what users can do. @param {unknown} error @param {Job} job */
function explain(error, job) {
  if (!(error instanceof Malformed)) return error;
  const bytes = error.length === 1 ? 'byte' : 'bytes';
  return new Error(
    `malformed ${encodings[job.from].name} at offset ${error.offset}, ${error.length} ${bytes}; ` +
      'check --from, or leave --fatal out to get U+FFFD in such places',
  );
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
 * Cleans up before a signal ends the process.
 * @param {() => void} cleanUp
 * @returns {() => void} stops listening
 */
function onSignal(cleanUp) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const stop = () => {
    for (const signal of signals) process.off(signal, listener);
  };
  const listener = (/** @type {NodeJS.Signals} */ signal) => {
    cleanUp();
    stop();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, listener);
  return stop;
}

/** @param {string} what @param {unknown} error */
function report(what, error) {
  process.stderr.write(`encoding-wasm: ${what}: ${error instanceof Error ? error.message : error}\n`);
  return EXIT.failure;
}
