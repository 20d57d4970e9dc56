// The command `encoding-wasm`. The build bundles it with its libraries as pkg/cli.cjs, beside encoding.wasm.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodings, hasBOM } from '../js/encodings.js';
import { instantiate } from '../js/instance.js';
import { newSniffer } from '../js/sniffing.js';
import { parseArguments, UsageError } from './arguments.js';
import { runBatch } from './batch.js';
import { completionFor } from './completion.js';
import { detectFiles } from './detect.js';
import { EXIT } from './exit.js';
import { argumentsOfCommand, nameOfFile } from './file-name.js';
import { findFiles } from './find-files.js';
import { manual } from './manual.js';
import { COMMON_OPTIONS, HELP, HIDDEN_OPTIONS, OPTIONS } from './options.js';
import { print } from './output.js';
import { inWords, report, warn } from './problems.js';
import { run } from './run.js';

/** How long a read that is no longer needed may delay the end, in milliseconds. */
const MOST_WAIT = 100;

main(argumentsOfCommand());

/** @param {string[]} args */
function main(args) {
  try {
    const { values, files } = parseArguments(args, [...OPTIONS, ...COMMON_OPTIONS, ...HIDDEN_OPTIONS]);
    const problem = values.help || values.version ? undefined : misuse(values, files);
    if (problem) throw new UsageError(problem);
    start(values, files).then(exit);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    warn(`error: ${error.message}\n(see encoding-wasm --help)\n`);
    exit(EXIT.usage);
  }
}

/**
 * Describes a contradiction between the options.
 * @param {Record<string, any>} options
 * @param {string[]} files
 * @returns {string | undefined}
 */
function misuse(options, files) {
  const { from, output, list, detect, json, bom, inPlace, outDir, recursive, skipUtf8, dryRun, completion } = options;
  const isBatch = inPlace !== undefined || outDir !== undefined;
  if (output !== undefined && (list || detect || completion)) {
    return `--output is for conversions; write ${list ? '--list' : detect ? '--detect' : '--completion'} … > FILE instead.`;
  }
  if (json && !detect) return '--json is for --detect.';
  if (list || detect || completion || options.manual) return undefined;
  if (options.repair && options.c) return '--repair and -c exclude each other.';
  if (from === undefined && !options.repair)
    return '--from LABEL is missing: which encoding is the input in? --from auto finds it.';
  const { to } = targetOf(options);
  if (bom === 'add' && !hasBOM(to)) return `--bom: ${encodings[to].name} has no byte order mark.`;
  if (inPlace !== undefined && outDir !== undefined) return '--in-place and --out-dir exclude each other.';
  if (isBatch && output !== undefined)
    return '--output is for one result; --in-place and --out-dir have one for each file.';
  if (isBatch && (files.length === 0 || files.includes('-'))) {
    return '--in-place and --out-dir need the names of files.';
  }
  if (inPlace?.includes('/')) return "--in-place: a suffix can't contain '/'.";
  if ((skipUtf8 || dryRun) && !isBatch) return '--skip-utf8 and --dry-run are for --in-place and --out-dir.';
  if (recursive && !isBatch && output === undefined && files.length === 0)
    return '--recursive needs a directory.';
  return undefined;
}

/** @param {Record<string, any>} options @returns {{ to: number, unmappable: import('./run.js').Job['unmappable'] }} */
function targetOf({ to: target, c: drop, unmappable }) {
  const { to, unmappable: suffix } = target ?? { to: 0 };
  return { to, unmappable: unmappable ?? suffix ?? (drop ? 'ignore' : 'fatal') };
}

/**
 * Does what the options say.
 * @param {Record<string, any>} options
 * @param {string[]} names of files
 * @returns {Promise<number>} the exit code
 */
async function start(options, names) {
  const { from, output, list, detect, json, sniff, locale, completion, inPlace, outDir, recursive = false } = options;
  if (options.help) return print(HELP);
  if (options.version) return print(`${VERSION}\n`);
  if (list) return print(encodings.map(({ name, labels }) => `${name}: ${labels.join(', ')}\n`).join(''));
  if (completion) return print(completionFor(completion));
  if (options.manual) return print(manual(VERSION));
  if (!loadModule()) return EXIT.failure;
  const sniffing = { sniff, locale, detect: true };
  const quiet = Boolean(options.quiet || options.silent);
  const files = names.length > 0 ? findFiles(names, recursive) : ['-'];
  if (detect) return detectFiles({ files, sniffing, json, quiet });
  const job = {
    files,
    from: from === 'auto' || from === undefined ? newSniffer(sniffing, '--from auto') : from,
    ...targetOf(options),
    bom: options.bom ?? 'strip',
    eol: options.eol,
    drop: Boolean(options.c),
    repair: Boolean(options.repair),
    // Without the old file, lost bytes couldn't be recovered.
    fatal: Boolean(options.fatal) || inPlace === '',
    fixDeclaration: Boolean(options.fixDeclaration),
    quiet,
    verbose: Boolean(options.verbose),
    output: output === '-' ? undefined : output,
  };
  if (inPlace === undefined && outDir === undefined) return run(job);
  const { skipUtf8: skipUTF8 = false, dryRun = false } = options;
  return runBatch(job, { suffix: inPlace, directory: outDir, skipUTF8, dryRun });
}

/**
 * Ends the process. It ends by itself unless a read still waits for input that is no longer needed: `process.exit` may hang,
 * because it waits for V8's threads, and one of them may wait for a garbage collection of this thread.
 * @param {number} exitCode
 */
function exit(exitCode) {
  process.exitCode = exitCode;
  setTimeout(() => process.stderr.write('', () => process.exit(exitCode)), MOST_WAIT).unref();
}

/** Loads the WebAssembly module, which everything needs that converts or detects. @returns {boolean} whether it succeeded */
function loadModule() {
  const path = join(__dirname, 'encoding.wasm');
  try {
    instantiate(readFileSync(path));
    return true;
  } catch (error) {
    const { message } = /** @type {Error} */ (inWords(error, {}));
    const advice = 'install encoding-wasm again, or use a newer Node';
    report(`its part ${nameOfFile(path)} cannot be loaded`, `${message}; ${advice}`);
    return false;
  }
}
