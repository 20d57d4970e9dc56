// Converts files to one output, in constant memory.

import { createReadStream, fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { hasBOM } from '../js/encodings.js';
import { Malformed, nameOf, UnmappableError } from '../js/errors.js';
import { newTranscoder } from '../js/transcoding.js';
import { blockLength, END } from '../js/wasm.js';
import { EXIT } from './exit.js';
import { openOutput } from './output.js';
import { startProgress } from './progress.js';
import { TextPosition } from './text-position.js';

/**
 * @typedef {object} Job
 * @property {string[]} files paths, or '-' for standard input
 * @property {number | import('../js/sniffing.js').Sniffer} from an encoding, or how to find each file's
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
  const converter = new Converter(job);
  async function* converted() {
    for (const file of job.files) {
      try {
        for await (const chunk of open(file)) {
          yield* converter.convert(chunk, END.none);
          progress.add(chunk.length);
        }
        yield* converter.convert(new Uint8Array(), END.source);
      } catch (error) {
        progress.stop();
        exitCode = report(nameOfFile(file), error);
        if (job.output !== undefined) return;
      }
    }
    yield* converter.convert(new Uint8Array(), END.result);
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

/** Makes one text of all files: each is decoded by itself, and they are encoded together. */
class Converter {
  #transcoder;
  /** Where the result is, if a character can be unmappable there. @type {TextPosition | undefined} */
  #position;

  /** @param {Job} job */
  constructor({ from, to, bom, fatal, unmappable }) {
    this.#transcoder = newTranscoder(from, to, { fatal, ignoreBOM: false, bom, unmappable });
    this.#position = unmappable === 'fatal' && !hasBOM(to) ? new TextPosition(to) : undefined;
  }

  /**
   * Converts a chunk; gives what precedes an error before it throws.
   * @param {Uint8Array} chunk
   * @param {number} end one of `END`
   */
  *convert(chunk, end) {
    /** @type {Uint8Array[]} */
    const pieces = [];
    let error;
    try {
      this.#transcoder.transcode(chunk, end, (piece) => pieces.push(piece));
    } catch (thrown) {
      error = thrown;
    }
    this.#position?.advance(pieces);
    yield* pieces;
    const explained = error && explain(error, this.#position);
    if (error || end === END.source) this.#position?.startFile();
    if (error) throw explained;
  }
}

/** @param {string} file */
export function open(file) {
  if (file !== '-') return createReadStream(file, { highWaterMark: blockLength });
  if (fstatSync(process.stdin.fd).isDirectory()) throw new Error('it is a directory');
  return process.stdin;
}

/**
 * Says where an error is, and what users can do.
 * @param {unknown} error
 * @param {TextPosition | undefined} position
 */
function explain(error, position) {
  if (error instanceof Malformed) {
    const bytes = error.length === 1 ? 'byte' : 'bytes';
    return new Error(
      `malformed ${error.encoding} at offset ${error.offset}, ${error.length} ${bytes}; ` +
        'check --from, or leave --fatal out to get U+FFFD in such places',
    );
  }
  if (error instanceof UnmappableError && position) {
    const { line, column } = position;
    return new Error(
      `line ${line}, column ${column} (offset ${error.index}): ${nameOf(error.codePoint)} cannot be written in ` +
        `${error.encoding}; use --unmappable html or replacement, or --to utf-8`,
    );
  }
  return error;
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

/** @param {string} file */
export function nameOfFile(file) {
  return file === '-' ? 'standard input' : file;
}

/** Tells what went wrong. @param {string} what @param {unknown} error */
export function report(what, error) {
  process.stderr.write(`encoding-wasm: ${what}: ${error instanceof Error ? error.message : error}\n`);
  return EXIT.failure;
}
