// Converts each file by itself, in place or to a directory.

import { isAscii } from 'node:buffer';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Malformed } from '../js/common/errors.js';
import { TextDecoderCommon } from '../js/decode/stream.js';
import { encodings, UTF_8 } from '../js/encodings/encodings.js';
import { newSniffer } from '../js/sniff/sniffing.js';
import { StartOfStream } from '../js/sniff/start-of-stream.js';
import { backupAt } from './backup.js';
import { DeclarationFixer, SEARCHED_LENGTH } from './declaration.js';
import { nameOfDecision, nameOfTarget } from './encoding-names.js';
import { EXIT } from './exit.js';
import { nameOfFile, toPath } from './file-name.js';
import { checkDirectory } from './in-place.js';
import { checkInput, REPLACED, read, statsOf } from './input.js';
import { listen, onInterruption } from './interruption.js';
import { findTarget, print, reportWriting } from './output.js';
import { alreadyTaken, findPlaces } from './places.js';
import { counted, DOUBTS, inWords, report, say, tell, WRITING } from './problems.js';
import { isPDF } from './sniffer.js';

/**
 * @typedef {object} Batch
 * @property {string} [suffix] without it, no backups are made
 * @property {string} [directory] where the results go; by default, they replace the files
 * @property {boolean} skipUTF8
 * @property {boolean} keepBinary
 * @property {boolean} dryRun
 * @property {boolean} findDeclarations whether to name documents that declare another encoding than their new one
 */

/**
 * Runs the batch's job, with some properties and parts changed.
 * @typedef {(difference: Partial<import('./run.js').Job>, parts?: import('./run.js').Parts) => Promise<number>} Run
 */

/** @type {import('./run.js').Parts} */
const COPYING = {
  isLending: true,
  newTranscoder: () => ({
    decision: null,
    transcode: (chunk, _, push) => push(/** @type {Uint8Array<ArrayBuffer>} */ (chunk)),
  }),
};

/**
 * Converts files one after the other. Files that can't be converted stay as they were.
 * @param {import('./run.js').Job} job
 * @param {Batch} batch
 * @param {Run} run
 * @returns {Promise<number>} the exit code
 */
export async function runBatch(job, batch, run) {
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const declaring = [];
  let converted = 0;
  let copied = 0;
  let skipped = 0;
  let unchanged = 0;
  let exitCode = 0;
  const list = async (/** @type {string} */ file, /** @type {string} */ what) => {
    exitCode = (await print(`${nameOfFile(file)}: ${what}\n`, job.quiet)) || exitCode;
  };
  /** @param {string[]} unreached */
  const summarize = (unreached = []) => {
    if (job.quiet) return;
    const done = batch.dryRun ? 'would be converted' : 'converted';
    const kept = copied > 0 ? `, ${copied} copied` : '';
    const same = unchanged > 0 ? `, ${unchanged} unchanged` : '';
    const left = skipped > 0 ? `, ${skipped} left alone` : '';
    const wrong = failed.length > 0 ? `, ${failed.length} failed: ${failed.map(nameOfFile).join(', ')}` : '';
    const others = unreached.length > 1 ? ' and those after it' : '';
    const rest = unreached.length > 0 ? `, ${unreached.length} not reached: ${nameOfFile(unreached[0])}${others}` : '';
    say(`${rest && 'interrupted: '}${counted(converted, 'file')} ${done}${kept}${same}${left}${wrong}${rest}`);
  };
  const places = findPlaces(job.files, batch);
  let reached = 0;
  // Converting a file twice would damage it, so users must know where to continue.
  const stopListening = onInterruption(() => summarize(places.slice(reached).map(({ file }) => file)));
  for (const [index, place] of places.entries()) {
    const { file, problem } = place;
    reached = index;
    try {
      if (problem) throw problem;
      // Taken before the file is read, to notice if another takes its place.
      const old = statsOf(file, job.found.has(file));
      if (old?.isSymbolicLink()) throw new Error(REPLACED);
      const reason = await reasonToSkip(place, batch);
      // The directory of results must be complete.
      const isCopied = reason !== undefined && batch.directory !== undefined;
      if (reason !== undefined && job.verbose)
        tell(nameOfFile(file), `${isCopied ? 'not converted' : 'left alone'}: ${reason}`);
      if (reason !== undefined && !isCopied) {
        skipped += 1;
        if (batch.dryRun) await list(file, `would be left alone: ${reason}`);
      } else if (place.output === file && isResult(file)) {
        // The file was converted under another path, through another mount.
      } else {
        const done = await convert(place, job, batch.dryRun, { run, list, old, reason });
        if (done === 'failed') failed.push(file);
        else if (isCopied) copied += 1;
        else if (done === 'unchanged') unchanged += 1;
        else converted += 1;
        if (done === 'failed' || isCopied) continue;
        const result = batch.dryRun ? file : place.output;
        if (batch.findDeclarations && !job.toOther && (await declaresOther(result, job.to))) declaring.push(result);
      }
    } catch (error) {
      report(nameOfFile(file), error);
      failed.push(file);
    }
  }
  reached = places.length;
  stopListening();
  if (declaring.length > 0) tellAboutDeclarations(declaring, job.to, batch.dryRun);
  summarize();
  return failed.length > 0 ? EXIT.failure : exitCode;
}

/**
 * Why a file is left alone; `undefined` if it isn't.
 * @param {import('./places.js').Place} place
 * @param {Batch} batch
 */
async function reasonToSkip({ file, newer }, { skipUTF8, keepBinary }) {
  if (newer !== undefined) return `it is the old version of ${nameOfFile(newer)}`;
  if (!skipUTF8 && !keepBinary) return undefined;
  const option = skipUTF8 ? '--skip-utf8' : '--keep-binary';
  // Looking at a pipe would leave nothing for the conversion.
  if (!isReplaceable(file))
    throw new Error(`it can be read only once; leave out ${option}, or write it to a file first`);
  if (skipUTF8 && (await isUTF8(file))) return 'it is UTF-8';
  return keepBinary && (await isBinary(file)) ? DOUBTS.binary : undefined;
}

/**
 * @param {import('./places.js').Place} place
 * @param {import('./run.js').Job} job
 * @param {boolean} dryRun
 * @param {{ run: Run, list: (file: string, what: string) => Promise<void>, old?: import('./identity.js').Stats, reason?: string }} actions
 *   `old`: the file's properties; `reason`: why the file is only copied
 * @returns {Promise<'done' | 'unchanged' | 'failed'>}
 */
async function convert({ file, output, backup }, job, dryRun, { run, list, old, reason }) {
  const isInPlace = output === file;
  if (isInPlace && !isReplaceable(file))
    throw new Error('it is not a regular file, so it cannot be replaced; write the result to a file with -o');
  checkInput(file);
  try {
    // A file that doesn't change isn't written, and may be read-only.
    if (!isInPlace) checkOutput(output);
  } catch (error) {
    reportWriting(output, error);
    return 'failed';
  }
  const toName = nameOfTarget(job);
  const parts = reason ? COPYING : undefined;
  let isUnchanged = false;
  const onUnchanged = () => {
    isUnchanged = true;
  };
  const difference = {
    files: [file],
    output,
    old,
    backup: backup === undefined ? undefined : backupAt(backup),
    onUnchanged,
    ...(reason && { from: UTF_8, to: UTF_8, fromOther: undefined, toOther: undefined, eol: undefined }),
  };
  if (dryRun) {
    let fromName = '';
    const setFrom = (/** @type {import('../js/sniff/sniffing.js').Decision} */ decision) => {
      fromName = nameOfDecision(job, decision);
    };
    if ((await run({ ...difference, isDry: true, onDecision: setFrom }, parts)) !== 0) return 'failed';
    if (isUnchanged) {
      await list(file, 'would stay as it is');
      return 'unchanged';
    }
    const where = isInPlace ? '' : `, to ${nameOfFile(output)}`;
    const kept = backup === undefined ? '' : `, and kept as ${nameOfFile(backup)}`;
    const what = reason ? 'copied' : `converted from ${fromName} to ${toName}`;
    await list(file, `would be ${what}${where}${kept}${reason ? `: ${reason}` : ''}`);
    return 'done';
  }
  if (!isInPlace) {
    const mode = Number(old?.mode ?? 0n) & PERMISSIONS;
    return (await addResult(output, () => run({ ...difference, mode }, parts))) ? 'done' : 'failed';
  }
  if ((await run(difference)) !== 0) return 'failed';
  addToResults(file);
  return isUnchanged ? 'unchanged' : 'done';
}

/** All but setuid and setgid. */
const PERMISSIONS = 0o777;

/** Whether a file isn't a named pipe or a device. Directories and missing files are reported later. @param {string} file */
function isReplaceable(file) {
  const stats = statsOf(file);
  return !stats || stats.isFile() || stats.isDirectory();
}

/** The files that this batch has written. @type {Set<string | undefined>} */
const results = new Set();

/** Whether this batch has written a file, under any name. @param {string} path */
const isResult = (path) => results.has(identityOf(path));

/** @param {string} path */
function addToResults(path) {
  const identity = identityOf(path);
  if (identity !== undefined) results.add(identity);
}

/**
 * Writes to the directory of results, unless the batch has already written that file under another name: through a symbolic link, or
 * because the file system ignores case. `findPlaces` can't notice that before the file exists.
 * @param {string} output
 * @param {() => Promise<number>} write
 */
async function addResult(output, write) {
  try {
    makeDirectory(dirname(output));
  } catch (error) {
    throw inWords(error, WRITING);
  }
  if (isResult(output)) throw new Error(alreadyTaken(output));
  if ((await write()) !== 0) return false;
  addToResults(output);
  return true;
}

/** Identifies a file under any name; `undefined` if there is none. @param {string} path */
function identityOf(path) {
  const stats = statsOf(path);
  return stats?.isFile() ? `${stats.dev} ${stats.ino}` : undefined;
}

/** Throws if an output can't be written, as far as can be known. @param {string} output */
function checkOutput(output) {
  const { target, present } = findTarget(output);
  if (!present || present.isFile()) checkDirectory(dirname(target));
}

/** Directories that exist. @type {Set<string>} */
const made = new Set();

/**
 * Makes a directory and its parents, one by one: Node's option `recursive` never ends where the system says that an existing parent
 * doesn't exist, as in /proc.
 * @param {string} directory
 */
function makeDirectory(directory) {
  if (made.has(directory)) return;
  const isThere = () => statSync(toPath(directory), { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isThere()) {
    const parent = dirname(directory);
    if (parent !== directory) makeDirectory(parent);
    try {
      mkdirSync(toPath(directory));
    } catch (error) {
      // Another program may have made it meanwhile.
      if (!isThere()) throw error;
    }
  }
  made.add(directory);
}

/** Whether a file is well-formed UTF-8, and not ASCII bytes that may be UTF-16 or ISO-2022-JP. @param {string} file */
async function isUTF8(file) {
  const decoder = new TextDecoderCommon(UTF_8, true, true);
  let isASCII = true;
  // ISO-2022-JP contains escape bytes, and UTF-16 zero bytes.
  let mayBeOther = false;
  try {
    for await (const chunk of read(file)) {
      await listen();
      decoder.decode(chunk, false);
      isASCII &&= isAscii(chunk);
      mayBeOther ||= chunk.includes(0x1b) || chunk.includes(0);
    }
    decoder.decode(new Uint8Array(), true);
    return !(isASCII && mayBeOther);
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}

/** @param {string} file */
async function isBinary(file) {
  const start = new StartOfStream(newSniffer({}, '--keep-binary'));
  let isStart = true;
  for await (const chunk of read(file)) {
    if (isStart && isPDF(chunk)) return true;
    isStart = false;
    await listen();
    start.add(chunk, false);
    if (start.decision) break;
  }
  if (!start.decision) start.add(new Uint8Array(), true);
  return start.detected?.kind === 'binary';
}

/** Whether a document declares another encoding than its new one. @param {string} file @param {number} to */
async function declaresOther(file, to) {
  if (!isReplaceable(file)) return false;
  const fixer = new DeclarationFixer(to);
  try {
    for await (const chunk of read(file)) {
      const start = /** @type {Uint8Array<ArrayBuffer>} */ (chunk.subarray(0, 2 * SEARCHED_LENGTH));
      return [...fixer.add(start), ...fixer.end()].length > 1;
    }
  } catch {
    // Like the file that it replaced, a result may be write-only.
  }
  return false;
}

/** @param {string[]} files that declare another encoding @param {number} to @param {boolean} isDry */
function tellAboutDeclarations([file, ...others], to, isDry) {
  const { name } = encodings[to];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const declare = isDry ? 'would still declare' : `still declare${others.length > 0 ? '' : 's'}`;
  const label = name.toLowerCase();
  const again = isDry ? '' : `--from ${label} ${to === UTF_8 ? '' : `--to ${label} `}`;
  const option = `${again}--fix-declaration${isDry ? '' : ' --in-place'}`;
  say(`${nameOfFile(file)}${more} ${declare} another encoding than ${name}: to correct that, use ${option}`);
}
