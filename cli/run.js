// Converts files to one output, in constant memory.

import { isAscii, isUtf8 } from 'node:buffer';
import { Malformed, UnmappableError } from '../js/common/errors.js';
import { encodings, findBOM, hasBOM, UTF_8, UTF_16BE, UTF_16LE } from '../js/encodings/encodings.js';
import { TranscoderCommon } from '../js/transcode/transcoding.js';
import { END, outputView } from '../js/wasm/wasm.js';
import { nameOfDecision, nameOfSource } from './encoding-names.js';
import { EndOfLineFixer } from './eol.js';
import { nameOfFile } from './file-name.js';
import { NO_OUTPUT, replacingItself } from './in-place.js';
import { openSource, statsOf } from './input.js';
import { listen, onInterruption } from './interruption.js';
import { LossCounter } from './loss-counter.js';
import { characterInWords, lossesInWords } from './losses.js';
import { descriptorOf, openOutput, reportWriting } from './output.js';
import { counted, doubtAbout, report, tell } from './problems.js';
import { startProgress } from './progress.js';
import { TextPosition } from './text-position.js';

/**
 * @typedef {object} Job
 * @property {string[]} files paths, or '-' for standard input
 * @property {ReadonlySet<string>} found files from directories, which mustn't be symbolic links
 * @property {number | import('../js/sniff/sniffing.js').Sniffer} from an encoding, or what finds each file's
 * @property {number} to
 * @property {import('./other-encodings.js').OtherEncoding} [fromOther] an encoding outside the standard, instead of `from`
 * @property {import('./other-encodings.js').OtherEncoding} [toOther] the same for `to`
 * @property {'add' | 'keep' | 'strip'} bom
 * @property {'lf' | 'crlf'} [eol]
 * @property {boolean} [drop] whether to leave out invalid bytes and unmappable code points
 * @property {boolean} [isChanged] whether the text changes between decoding and encoding, so that offsets in the file are unknown
 * @property {boolean} fatal
 * @property {boolean} [isOnlyCopy] whether no copy of the input is kept, so that lost bytes couldn't be recovered
 * @property {import('../js/encode/unmappable.js').Unmappable} unmappable
 * @property {string} [otherwise] the replacement for characters that //TRANSLIT has no best fit for
 * @property {boolean} quiet whether to hide messages about replacements
 * @property {boolean} verbose whether to say what `auto` chose
 * @property {string} [output] standard output by default
 * @property {number} [mode] a new file's permissions
 * @property {import('./identity.js').Stats} [old] the only file, before it was looked at
 * @property {import('./in-place.js').Backup} [backup] keeps the file that the result replaces
 * @property {() => void} [onUnchanged] called if the result is the same as the file that it would replace
 * @property {boolean} [isDry]
 * @property {(decision: import('../js/sniff/sniffing.js').Decision) => void} [onDecision] called after each file
 */

/** @typedef {import('./output.js').Output} Output */

/**
 * What differs between conversions.
 * @typedef {object} Parts
 * @property {(job: Job, options: import('../js/transcode/transcoding.js').TranscoderOptions) => Pick<
 *   ReturnType<typeof import('../js/transcode/transcoding.js').newTranscoder>, 'decision' | 'transcode'>} newTranscoder
 * @property {boolean} isLending whether pieces of the result are views of the module's memory,
 *   which are written at once; possible only if nothing else converts them
 * @property {boolean} [convertsLineEndings] whether the transcoder does that
 * @property {() => import('./declaration.js').DeclarationFixer} [newFixer]
 */

/** The conversion of files in a known encoding. @type {Parts} */
export const PLAIN = {
  isLending: true,
  newTranscoder: ({ from, to }, options) =>
    new TranscoderCommon(/** @type {number} */ (from), to, { ...options, take: outputView }),
};

const REPLACEMENT_CHARACTER = 0xfffd;

/** Ends the command; other errors only end a file. */
class OutputError extends Error {}

/**
 * Runs the command, and reports problems. With an output file, the first problem ends the command; on standard output, the next file
 * follows, as with `cat`.
 * @param {Job} job
 * @param {Parts} parts
 * @returns {Promise<number>} the exit code
 */
export async function run(job, parts) {
  const isOnStdout = job.output === undefined;
  /** @type {Output | undefined} */
  let output;
  let stopListening = () => {};
  const cleanUp = () => {
    progress.stop();
    output?.discard();
  };
  const progress = startProgress(job.files, isOnStdout, () => {
    output?.keepListening?.();
    if (isOnStdout) stopListening = onInterruption(cleanUp);
  });
  let exitCode = 0;
  try {
    if (!isOnStdout) stopListening = onInterruption(cleanUp);
    output = openOutputOf(job);
    const conversion = new Conversion(job, parts, output, progress);
    for (const file of job.files) {
      exitCode = (await conversion.add(file)) || exitCode;
      if (exitCode !== 0 && !isOnStdout) break;
    }
    if (exitCode !== 0 && !isOnStdout) output.discard();
    else await conversion.end();
    progress.stop();
  } catch (error) {
    cleanUp();
    exitCode = reportWriting(job.output, error instanceof OutputError ? error.cause : error) || exitCode;
  }
  stopListening();
  return exitCode;
}

/** @param {Job} job @returns {Output} */
function openOutputOf(job) {
  const { output: path, files, isDry, mode, quiet } = job;
  if (path !== undefined && files.length === 1 && files[0] === path) {
    const old = job.old ?? statsOf(path);
    // Other files, such as devices, aren't replaced.
    if (old?.isFile() && descriptorOf(path) === undefined) return replacingItself(path, old, job);
  }
  return isDry ? NO_OUTPUT : openOutput(path, mode, quiet);
}

class Conversion {
  #job;
  #output;
  #progress;
  #converter;

  /**
   * @param {Job} job
   * @param {Parts} parts
   * @param {Output} output
   * @param {import('./progress.js').Progress} progress
   */
  constructor(job, parts, output, progress) {
    this.#job = job;
    this.#output = output;
    this.#progress = progress;
    this.#converter = new Converter(job, parts, (bytes) => {
      try {
        output.write(bytes);
      } catch (cause) {
        throw new OutputError('The output failed.', { cause });
      }
    });
  }

  /**
   * Converts a file, and reports its problems.
   * @param {string} file
   * @returns {Promise<number>} the exit code
   */
  async add(file) {
    try {
      await this.#convert(file);
      this.#tellAbout(file);
      return 0;
    } catch (error) {
      if (error instanceof OutputError) throw error;
      this.#converter.abandon();
      await this.#written();
      this.#tellAbout(file);
      this.#progress.stop();
      return report(nameOfFile(file), error);
    }
  }

  async end() {
    this.#converter.convert(new Uint8Array(), END.result);
    await this.#output.finish();
  }

  /** @param {string} file */
  async #convert(file) {
    const { output, old, found } = this.#job;
    const { file: forbidden, present } = this.#output;
    const source = await openSource(file, {
      output: forbidden,
      expected: file === output ? present : old,
      isFound: found.has(file),
    });
    try {
      for (let chunk = await source.next(); chunk; chunk = await source.next()) {
        this.#converter.convert(chunk, END.none);
        await this.#written();
        this.#progress.add(chunk.length);
        await listen();
      }
    } finally {
      await source.close();
    }
    this.#converter.convert(new Uint8Array(), END.source);
    await this.#written();
    const { decision } = this.#converter;
    if (decision) this.#job.onDecision?.(decision);
  }

  /** Waits for a slow reader, so that the text doesn't fill the memory. */
  #written() {
    return this.#output.wait()?.catch((/** @type {unknown} */ cause) => {
      throw new OutputError('The output failed.', { cause });
    });
  }

  /** @param {string} file */
  #tellAbout(file) {
    for (const message of this.#converter.takeMessages()) {
      this.#progress.stop();
      tell(nameOfFile(file), message);
    }
  }
}

/** Makes one text from all files, which are decoded separately and encoded together. */
class Converter {
  #job;
  #parts;
  #put;
  #transcoder;
  #losses = new LossCounter();
  /** @type {import('./declaration.js').DeclarationFixer | undefined} */
  #fixer;
  /** @type {EndOfLineFixer | undefined} */
  #eol;
  #isInFile = false;
  /** The file's first bytes. @type {number[]} */
  #start = [];
  /** Whether the file looks like UTF-8, although it should be in another encoding. */
  #looksLikeUTF8 = false;
  /** Whether there may be messages about the last file. */
  #hasMessages = false;
  /** Where an error is; `undefined` if unmappable characters aren't errors. @type {TextPosition | undefined} */
  #position;

  /**
   * @param {Job} job
   * @param {Parts} parts
   * @param {(bytes: Uint8Array) => void} put receives pieces, which are valid during the call
   */
  constructor(job, parts, put) {
    const { to, toOther, bom, fatal, unmappable, eol } = job;
    this.#job = job;
    this.#parts = parts;
    this.#put = put;
    // If several files become one text, none keeps its byte order mark.
    const mayHaveBOM = toOther ? toOther.isUnicode : hasBOM(to);
    const ignoreBOM = bom === 'keep' && mayHaveBOM && job.files.length === 1;
    const options = { fatal, ignoreBOM, bom: bom === 'add', unmappable, losses: this.#losses };
    this.#transcoder = parts.newTranscoder(job, options);
    const mayFail = unmappable === 'fatal' || unmappable === 'translit';
    this.#position = mayFail && !hasBOM(to) && !toOther ? new TextPosition(to) : undefined;
    this.#eol = parts.convertsLineEndings ? undefined : eol && new EndOfLineFixer(eol, to);
  }

  /** The decision on the last file's encoding. */
  get decision() {
    return this.#transcoder.decision;
  }

  /**
   * Converts a chunk. Before an error is thrown, the text before it is written.
   * @param {Uint8Array} chunk
   * @param {number} end a value of `END`
   */
  convert(chunk, end) {
    let error;
    this.#hasMessages = true;
    // At the end of the result, no file begins.
    if (end !== END.result && !this.#isInFile) {
      this.#fixer = this.#parts.newFixer?.();
      this.#start = [];
      const { from, fromOther, isOnlyCopy } = this.#job;
      const enough = isOnlyCopy ? 1 : MIN_EVIDENCE;
      const other = fromOther ? undefined : from;
      this.#looksLikeUTF8 = typeof from === 'number' && other !== UTF_8 && looksLikeUTF8(chunk, other, enough);
    }
    this.#start.push(...chunk.subarray(0, UTF_32_BOM.length - this.#start.length));
    // An earlier run may have converted it, for example.
    const doubt = this.#job.isOnlyCopy && !this.#isInFile && this.#doubtAboutSource(OTHER_WAYS);
    if (doubt) throw new Error(doubt);
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const pieces = [];
    try {
      this.#transcoder.transcode(chunk, end, (piece) => {
        this.#position?.advance(piece);
        if (this.#parts.isLending) this.#write(piece);
        else pieces.push(piece);
      });
    } catch (thrown) {
      if (thrown instanceof OutputError) throw thrown;
      error = thrown;
    }
    for (const piece of pieces) {
      if (!this.#fixer) this.#write(piece);
      else for (const fixed of this.#fixer.add(piece)) this.#write(fixed);
    }
    this.#isInFile = !error && end === END.none;
    if (this.#fixer && !this.#isInFile) {
      for (const piece of this.#fixer.end()) this.#write(piece);
      this.#fixer = undefined;
    }
    this.#position?.settle();
    const { place } = /** @type {Partial<import('./text-transcoder.js').TextTranscoder>} */ (this.#transcoder);
    const explained = error && explain(this.#withCause(error), this.#job, this.#position ?? place);
    if (!this.#isInFile) this.#position?.startFile();
    if (error) throw explained;
  }

  /** Explains an unmappable U+FFFD that stands for invalid bytes; returns other errors as they are. @param {unknown} error */
  #withCause(error) {
    const { malformed, firstMalformed } = this.#losses;
    const isCause = malformed > 0 && error instanceof UnmappableError && error.codePoint === REPLACEMENT_CHARACTER;
    if (!isCause || !(this.#job.isChanged || firstMalformed === error.index)) return error;
    const name = nameOfSource(this.#job, /** @type {number} */ (this.decision?.encoding));
    return new Error(
      `the bytes at offset ${firstMalformed} are invalid in ${name}; check --from, or use --unmappable replacement to ` +
        'write ? in their place, or -c to leave such bytes out',
    );
  }

  /** Writes a piece; if `isLending`, while the conversion is still under way. @param {Uint8Array<ArrayBuffer>} piece */
  #write(piece) {
    this.#put(this.#eol ? this.#eol.add(piece) : piece);
  }

  /** Ends a file that can't be read to its end, so that the next is separate. */
  abandon() {
    if (!this.#isInFile) return;
    try {
      this.convert(new Uint8Array(), END.source);
    } catch (error) {
      // That error has been reported.
      if (error instanceof OutputError) throw error;
    }
  }

  /** Why the file may not be in its encoding. @param {string} advice */
  #doubtAboutSource(advice) {
    const { from, fromOther } = this.#job;
    if (fromOther?.isUnicode) return undefined;
    const start = Uint8Array.from(this.#start);
    // In UTF-16, the file would begin with a byte order mark and U+0000.
    if (UTF_32_BOM.every((byte, i) => byte === start[i])) return 'it looks like UTF-32; use --from utf-32';
    const bom = findBOM(start);
    if (typeof from === 'object' || (from === bom?.encoding && !fromOther)) return undefined;
    if (bom) return `it begins with the byte order mark of ${encodings[bom.encoding].name}; check --from, ${advice}`;
    return this.#looksLikeUTF8 ? `it looks like UTF-8; check --from, ${advice}` : undefined;
  }

  /** The messages about the last file. */
  takeMessages() {
    const { from, isOnlyCopy, quiet, verbose } = this.#job;
    const { decision } = this.#transcoder;
    const losses = this.#losses.take();
    if (!decision || !this.#hasMessages) return [];
    this.#hasMessages = false;
    const messages = quiet ? [] : lossesInWords(losses, decision.encoding, this.#job);
    const { path = [], lost = 0 } = /** @type {{ path?: string[], lost?: number }} */ (this.#transcoder);
    if (path.length > 0 && !quiet) {
      const but = lost > 0 ? `; ${counted(lost, 'character')} could not be recovered` : '';
      messages.unshift(`repaired: it was ${path.join(', and then ')}${but}`);
    }
    // `#doubtAboutSource` reports UTF-32.
    const isDoubtful = decision.kind !== 'UTF-32' && doubtAbout(decision);
    if (typeof from === 'object' && (verbose || (!quiet && isDoubtful))) messages.unshift(decisionInWords(decision));
    const doubt = quiet || isOnlyCopy ? undefined : this.#doubtAboutSource('or use --from auto');
    if (doubt) messages.unshift(doubt);
    return messages;
  }
}

const UTF_32_BOM = [0xff, 0xfe, 0, 0];

const OTHER_WAYS = 'use --from auto or --skip-utf8, or keep the old file with --in-place=.bak';

/**
 * This many bytes outside ASCII are hardly UTF-8 by chance. If a file has no copy, a single one is enough to ask the user.
 */
const MIN_EVIDENCE = 6;

/**
 * Whether a file looks more like UTF-8 than like its encoding.
 * @param {Uint8Array} chunk the start of the file
 * @param {unknown} other its encoding
 * @param {number} enough how many bytes are enough evidence
 */
function looksLikeUTF8(chunk, other, enough) {
  const isUTF16 = other === UTF_16BE || other === UTF_16LE;
  // In UTF-16, ASCII characters have zero bytes, and two bytes of ASCII are usually an ideograph.
  if (isUTF16 ? chunk.includes(0) : isAscii(chunk)) return false;
  return [0, 1, 2, 3].some((cut) => {
    const bytes = chunk.subarray(0, Math.max(chunk.length - cut, 0));
    let left = isUTF16 ? MIN_EVIDENCE : enough;
    return isUtf8(bytes) && bytes.some((byte) => (isUTF16 || byte >= 0x80) && --left === 0);
  });
}

/** @param {import('../js/sniff/sniffing.js').Decision} decision */
function decisionInWords(decision) {
  const { source, score } = decision;
  const why = score === null ? source : `${source}, ${score.toFixed(2)}`;
  const doubt = doubtAbout(decision);
  const advice = doubt ? `; ${doubt}: check the result, or name the encoding with --from` : '';
  return `decoded as ${nameOfDecision({}, decision)} (${why})${advice}`;
}

/**
 * Says where an error is, and what to do.
 * @param {unknown} error
 * @param {Job} job
 * @param {{ line: number, column: number } | undefined} position
 */
function explain(error, { isChanged, isOnlyCopy, unmappable }, position) {
  if (error instanceof Malformed) {
    const verb = error.length === 1 ? 'is' : 'are';
    const way = isOnlyCopy ? 'keep the old file with --in-place=.bak' : 'leave out --fatal';
    return new Error(
      `${counted(error.length, 'byte')} at offset ${error.offset} ${verb} invalid in ${error.encoding}; ` +
        `check --from, or ${way} to replace such bytes with U+FFFD`,
    );
  }
  if (error instanceof UnmappableError && position) {
    const { line, column } = position;
    const offset = isChanged ? '' : ` (offset ${error.index})`;
    const modes = unmappable === 'translit' ? 'replacement' : 'translit or replacement';
    return new Error(
      `line ${line}, column ${column}${offset}: ${error.encoding} can't represent ` +
        `${characterInWords(error.codePoint)}; use --unmappable ${modes}, or html in HTML, or --to utf-8`,
    );
  }
  return error;
}
