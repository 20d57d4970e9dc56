// Converts files to one output, in constant memory.

import { stat } from 'node:fs/promises';
import { DeclarationFixer } from '../js/declaration.js';
import { encodings, hasBOM } from '../js/encodings.js';
import { Malformed, UnmappableError } from '../js/errors.js';
import { newTranscoder } from '../js/transcoding.js';
import { END } from '../js/wasm.js';
import { DroppingTranscoder } from './dropping.js';
import { EndOfLineFixer } from './eol.js';
import { nameOfFile, toPath } from './file-name.js';
import { read } from './input.js';
import { characterInWords, lossesInWords } from './losses.js';
import { deliver, openOutput, reportWriting } from './output.js';
import { counted, report, tell } from './problems.js';
import { startProgress } from './progress.js';
import { RepairingTranscoder } from './repairing.js';
import { TextPosition } from './text-position.js';

/**
 * @typedef {object} Job
 * @property {string[]} files paths, or '-' for standard input
 * @property {number | import('../js/sniffing.js').Sniffer} from an encoding, or how to find each file's
 * @property {number} to
 * @property {'add' | 'keep' | 'strip'} bom
 * @property {'lf' | 'crlf'} [eol]
 * @property {boolean} drop whether to leave out invalid bytes and unmappable code points
 * @property {boolean} repair whether to repair text that was decoded in the wrong encoding
 * @property {boolean} fatal
 * @property {import('../js/unmappable.js').Unmappable} unmappable
 * @property {boolean} fixDeclaration whether to rewrite the encodings that documents declare
 * @property {boolean} quiet whether to suppress messages about replacements
 * @property {boolean} verbose whether to say which encoding "auto" chose
 * @property {string} [output] a path; standard output if there is none
 * @property {boolean} [isDry] whether to write nothing
 * @property {(encoding: number) => void} [onDecision] is called with the encoding of each file
 */

/**
 * Runs the command, and reports problems on standard error. With an output file, the first problem ends the command; on standard output, as with `cat`, the other files follow.
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
  const tellAbout = (/** @type {string} */ file) => {
    for (const message of converter.takeMessages()) {
      progress.stop();
      tell(nameOfFile(file), message);
    }
  };
  async function* converted() {
    for (const file of job.files) {
      try {
        for await (const chunk of read(file, output?.file)) {
          yield* converter.convert(chunk, END.none);
          progress.add(chunk.length);
        }
        yield* converter.convert(new Uint8Array(), END.source);
        if (converter.encoding !== undefined) job.onDecision?.(converter.encoding);
        tellAbout(file);
      } catch (error) {
        yield* converter.abandon();
        tellAbout(file);
        progress.stop();
        exitCode = report(nameOfFile(file), error);
        if (job.output !== undefined) throw told;
      }
    }
    yield* converter.convert(new Uint8Array(), END.result);
  }
  try {
    if (job.isDry) for await (const _ of converted());
    else {
      output = await openOutput(job.output);
      await deliver(converted(), output);
    }
    progress.stop();
  } catch (error) {
    cleanUp();
    if (error !== told) exitCode = reportWriting(job.output, error) || exitCode;
  }
  stopListening();
  return exitCode;
}

/** Makes one text from all files: they are decoded separately and encoded together. */
class Converter {
  #job;
  #transcoder;
  /** @type {DeclarationFixer | undefined} */
  #fixer;
  /** @type {EndOfLineFixer | undefined} */
  #eol;
  /** Whether a file has begun, and not ended. */
  #isInFile = false;
  /** Whether there may be something to report about a file. */
  #hasMessages = false;
  /** Where the result is, if a character can be unmappable there. @type {TextPosition | undefined} */
  #position;

  /** @param {Job} job */
  constructor(job) {
    const { from, to, bom, fatal, unmappable, drop, repair, eol } = job;
    this.#job = job;
    // If several files become one text, none of them keeps its byte order mark.
    const ignoreBOM = bom === 'keep' && hasBOM(to) && job.files.length === 1;
    const options = { fatal, ignoreBOM, bom: bom === 'add', unmappable };
    if (repair) this.#transcoder = new RepairingTranscoder(from, to, options);
    else this.#transcoder = drop ? new DroppingTranscoder(from, to, options) : newTranscoder(from, to, options, '');
    const mayFail = unmappable === 'fatal' || unmappable === 'translit';
    this.#position = mayFail && !hasBOM(to) ? new TextPosition(to) : undefined;
    this.#eol = eol && new EndOfLineFixer(eol, to);
  }

  /** The encoding of the last file, once it is known. */
  get encoding() {
    return this.#transcoder.decision?.encoding;
  }

  /**
   * Converts a chunk; yields the text before an error, and then throws.
   * @param {Uint8Array} chunk
   * @param {number} end one of `END`
   */
  *convert(chunk, end) {
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const pieces = [];
    let error;
    this.#hasMessages = true;
    // No file begins at the end of the result.
    if (end !== END.result && !this.#isInFile && this.#job.fixDeclaration)
      this.#fixer = new DeclarationFixer(this.#job.to);
    try {
      this.#transcoder.transcode(chunk, end, (piece) => pieces.push(piece));
    } catch (thrown) {
      error = thrown;
    }
    this.#position?.advance(pieces);
    this.#isInFile = !error && end === END.none;
    for (const piece of this.#fixed(pieces)) yield this.#eol ? this.#eol.add(piece) : piece;
    const explained = error && explain(error, this.#position);
    if (!this.#isInFile) this.#position?.startFile();
    if (error) throw explained;
  }

  /** @param {Uint8Array<ArrayBuffer>[]} pieces */
  *#fixed(pieces) {
    if (!this.#fixer) {
      yield* pieces;
      return;
    }
    for (const piece of pieces) yield* this.#fixer.add(piece);
    if (this.#isInFile) return;
    yield* this.#fixer.end();
    this.#fixer = undefined;
  }

  /** Ends a file that can't be read any further, so that the next one is separate from it. */
  *abandon() {
    if (!this.#isInFile) return;
    try {
      yield* this.convert(new Uint8Array(), END.source);
    } catch {
      // A message says why it can't be read any further.
    }
  }

  /** The messages about the last file. */
  takeMessages() {
    const { from, quiet, verbose } = this.#job;
    const { decision } = this.#transcoder;
    const losses = this.#transcoder.takeLosses();
    if (!decision || !this.#hasMessages) return [];
    this.#hasMessages = false;
    const messages = quiet ? [] : lossesInWords(losses, decision.encoding, this.#job);
    const { path = [] } = /** @type {{ path?: string[] }} */ (this.#transcoder);
    if (path.length > 0 && !quiet) messages.unshift(`it was ${path.join(', and then ')}; that is repaired`);
    if (verbose && typeof from === 'object') messages.unshift(decisionInWords(decision));
    return messages;
  }
}

/** @param {import('../js/sniffing.js').Decision} decision */
function decisionInWords({ encoding, source, score }) {
  const why = score === null ? source : `${source}, ${score.toFixed(2)}`;
  return `it is taken for ${encodings[encoding].name} (${why})`;
}

/**
 * Says where an error is, and what users can do.
 * @param {unknown} error
 * @param {TextPosition | undefined} position
 */
function explain(error, position) {
  if (error instanceof Malformed) {
    const verb = error.length === 1 ? 'is' : 'are';
    return new Error(
      `${counted(error.length, 'byte')} at offset ${error.offset} ${verb} invalid in ${error.encoding}; ` +
        'check --from, or leave out --fatal to replace such bytes with U+FFFD',
    );
  }
  if (error instanceof UnmappableError && position) {
    const { line, column } = position;
    return new Error(
      `line ${line}, column ${column} (offset ${error.index}): ${error.encoding} can't represent ` +
        `${characterInWords(error.codePoint)}; use --unmappable translit, html or replacement, or --to utf-8`,
    );
  }
  return error;
}

/** The size of all files together; undefined if one isn't a regular file. @param {string[]} files */
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
