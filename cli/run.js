// Converts files to one output, in constant memory.

import { stat } from 'node:fs/promises';
import { hasBOM } from '../js/encodings.js';
import { Malformed, nameOf, UnmappableError } from '../js/errors.js';
import { newTranscoder } from '../js/transcoding.js';
import { END } from '../js/wasm.js';
import { nameOfFile, toPath } from './file-name.js';
import { read } from './input.js';
import { deliver, openOutput, reportWriting } from './output.js';
import { report } from './problems.js';
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
  const isTextOnTerminal = job.output === undefined && process.stdout.isTTY;
  const progress = startProgress(await totalSize(job.files), isTextOnTerminal);
  /** @type {import('./output.js').Output | undefined} */
  let output;
  const cleanUp = () => {
    progress.stop();
    output?.discard();
  };
  const stopListening = onSignal(cleanUp);

  let exitCode = 0;
  const told = new Error('the input cannot be converted');
  const converter = new Converter(job);
  async function* converted() {
    for (const file of job.files) {
      try {
        for await (const chunk of read(file, output?.file)) {
          yield* converter.convert(chunk, END.none);
          progress.add(chunk.length);
        }
        yield* converter.convert(new Uint8Array(), END.source);
      } catch (error) {
        progress.stop();
        exitCode = report(nameOfFile(file), error);
        if (job.output !== undefined) throw told;
      }
    }
    yield* converter.convert(new Uint8Array(), END.result);
  }
  try {
    output = await openOutput(job.output);
    await deliver(converted(), output);
    progress.stop();
  } catch (error) {
    cleanUp();
    if (error !== told) exitCode = reportWriting(job.output, error) || exitCode;
  }
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
    const stats = file === '-' ? undefined : await stat(toPath(file)).catch(() => undefined);
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
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);
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
