// The command `encoding-wasm`. The build bundles it as pkg/cli.cjs. Parsing it takes most of the start-up time, so what a plain
// conversion doesn't need is in full.js.

import { UNMAPPABLE_MODES } from '../js/encode/stream.js';
import { encodings, hasBOM, UTF_8, UTF_16LE } from '../js/encodings/encodings.js';
import { keyOf, parseArguments, UsageError } from './arguments.js';
import { nameOfTarget } from './encoding-names.js';
import { EXIT } from './exit.js';
import { argumentsOfCommand, nameOfFile } from './file-name.js';
import { findFiles, foundInDirectories, isThere } from './find-files.js';
import { loadModule } from './load-module.js';
import { COMMON_OPTIONS, HELP, HIDDEN_OPTIONS, OPTIONS } from './options.js';
import { print } from './output.js';
import { realPath } from './paths.js';
import { report, tell, warn } from './problems.js';
import { PLAIN, run } from './run.js';
import { visible } from './visible.js';

/** How long an unneeded read may delay the end, in milliseconds. */
const MAX_WAIT = 100;

/** @param {string[]} args */
function main(args) {
  try {
    const { values, files } = parseArguments(args, [...OPTIONS, ...COMMON_OPTIONS, ...HIDDEN_OPTIONS]);
    if (values.from?.unknown === undefined && values.to?.to.unknown === undefined) return begin(values, files);
    findOthers(values)
      .then(() => begin(values, files))
      .catch(end);
  } catch (error) {
    end(error);
  }
}

/** @param {Record<string, any>} options @param {string[]} files */
function begin(options, files) {
  const problem = options.help || options.version ? undefined : misuse(options, files);
  if (problem) throw new UsageError(problem);
  start(options, files).then(exit);
}

/** @param {unknown} error */
function end(error) {
  if (!(error instanceof UsageError)) throw error;
  exit(reportMisuse(error));
}

/**
 * Replaces the names of encodings outside the standard. They are converted by way of UTF-16.
 * @param {Record<string, any>} options
 */
async function findOthers(options) {
  const { adviceFor, findOther } = await import('./other-encodings.js');
  const { from, to } = options;
  /** @param {string} option @param {string} name */
  const find = (option, name) => {
    const other = findOther(name);
    if (other !== undefined) return other;
    const isAuto = option.startsWith('-t') && name === 'auto';
    const advice = isAuto ? ' auto is only for --from.' : adviceFor(name);
    const problem = `There is no such encoding; encoding-wasm --list shows all.${advice}`;
    throw new UsageError(`option '${option}' argument '${name}' is invalid. ${problem}`);
  };
  if (from?.unknown !== undefined) {
    const other = find('-f, --from <LABEL>', from.unknown);
    options.from = typeof other === 'number' ? other : UTF_16LE;
    if (typeof other !== 'number') options.fromOther = other;
  }
  if (to?.to.unknown !== undefined) {
    const other = find('-t, --to <LABEL>', to.to.unknown);
    options.to = { ...to, to: typeof other === 'number' ? other : UTF_16LE };
    if (typeof other !== 'number') options.toOther = other;
  }
}

/** @param {UsageError} error */
function reportMisuse({ message, suggestion }) {
  warn(`error: ${visible(message)}\n${suggestion ? `(${suggestion})\n` : ''}(see encoding-wasm --help)\n`);
  return EXIT.usage;
}

const CONVERTING = [
  '--from',
  '--to',
  '--in-place',
  '--out-dir',
  '--bom',
  '-c',
  '--dry-run',
  '--eol',
  '--fatal',
  '--fix-declaration',
  '--keep-binary',
  '--repair',
  '--skip-utf8',
  '--unmappable',
];

/** Options for `--from auto`. */
const FINDING = ['--sniff', '--locale'];

/** Options that need a result for each file. */
const FOR_BATCHES = ['--skip-utf8', '--keep-binary', '--dry-run'];

/**
 * Finds a contradiction between options.
 * @param {Record<string, any>} options
 * @param {string[]} files
 * @returns {string | undefined}
 */
function misuse(options, files) {
  const { from, fromOther, toOther, output, list, detect, json, bom, inPlace, outDir, recursive, completion, manual } =
    options;
  const isBatch = inPlace !== undefined || outDir !== undefined;
  /** The option for something other than a conversion. */
  const mode = list ? '--list' : detect ? '--detect' : completion ? '--completion' : manual && '--manual';
  if (output !== undefined && mode && !manual) return `--output is for conversions; write ${mode} … > FILE instead.`;
  if (json && !detect) return '--json works only with --detect.';
  if (mode) {
    if (!detect && files.length > 0) return `${mode} takes no files; leave them out.`;
    const given = CONVERTING.find((flag) => options[keyOf(flag)] !== undefined);
    return given && `${given} is for conversions; leave it out with ${mode}.`;
  }
  const finding = FINDING.find((flag) => options[keyOf(flag)] !== undefined);
  if (finding && typeof from === 'number')
    return `${finding} helps to find the encoding, but --from names it; leave it out, or use --from auto.`;
  if (options.sniff === 'xml' && options.locale !== undefined)
    return '--locale has no use with --sniff xml: without a declaration, XML is UTF-8. Leave it out.';
  if (options.repair && options.c) return "--repair and -c can't be combined.";
  if (options.fatal && options.c) return "--fatal and -c can't be combined.";
  const { to, unmappable, otherwise } = targetOf(options);
  const isLossy = unmappable !== undefined && ['ignore', 'replacement', 'translit'].includes(unmappable);
  if (inPlace === '' && (isLossy || otherwise !== undefined)) {
    const suffix = otherwise === '?' ? '//TRANSLIT' : '//IGNORE';
    const what = options.unmappable ? `--unmappable ${options.unmappable}` : options.c ? '-c' : suffix;
    return `${what} with --in-place needs a suffix, such as --in-place=.bak: without the old file, the characters that the encoding lacks would be lost.`;
  }
  if (outDir === '') return '--out-dir needs the name of a directory.';
  const result = recursive && outDir !== undefined ? realPath(outDir) : undefined;
  if (result !== undefined && files.some((name) => realPath(name) === result))
    return `--out-dir ${nameOfFile(outDir)}: the results would be in the directory that is converted, and a second run would convert them again; name another directory.`;
  if (from === undefined && !options.repair)
    return '--from LABEL is missing: which encoding is the input in? --from auto finds it.';
  if (options.unmappable && (options.to?.otherwise ?? options.to?.unmappable) !== undefined)
    return "--unmappable and a suffix of --to, //TRANSLIT or //IGNORE, can't be combined.";
  const target = { to: /** @type {number} */ (to), toOther };
  const mayHaveBOM = toOther ? toOther.isUnicode : hasBOM(target.to);
  if (bom === 'add' && !mayHaveBOM) return `--bom: ${nameOfTarget(target)} has no byte order mark.`;
  if (options.fixDeclaration && toOther)
    return `--fix-declaration: documents can't declare ${toOther.name}, which browsers don't know.`;
  if (options.repair && (fromOther || toOther))
    return `--repair: ${(fromOther ?? toOther).name} can't be repaired directly; convert to UTF-8 first.`;
  if (inPlace !== undefined && outDir !== undefined) return "--in-place and --out-dir can't be combined.";
  if (isBatch && output !== undefined)
    return '--output is for one result; --in-place and --out-dir write one for each file.';
  if (isBatch && (files.length === 0 || files.includes('-'))) {
    return '--in-place and --out-dir need the names of files.';
  }
  if (inPlace?.includes('/')) return "--in-place: a suffix can't contain '/'.";
  const suffix =
    inPlace === '' && files.length > 1 && files.find((name) => /^(~|[._]\w+~?)$/.test(name) && !isThere(name));
  if (suffix) return `There is no file ${nameOfFile(suffix)}. For a suffix, write --in-place=${nameOfFile(suffix)}.`;
  const forBatches = FOR_BATCHES.find((flag) => options[keyOf(flag)]);
  if (forBatches && !isBatch) return `${forBatches} works only with --in-place or --out-dir.`;
  if (recursive && !isBatch && output === undefined && files.length === 0) return '--recursive needs a directory.';
  return undefined;
}

/** @param {import('../js/encode/unmappable.js').Unmappable} unmappable */
const modeOf = (unmappable) =>
  unmappable === 'translit-replacement' ? { unmappable: undefined, otherwise: '?' } : { unmappable };

/** @param {Record<string, any>} options @returns {import('./options.js').Target & { unmappable?: import('../js/encode/unmappable.js').Unmappable }} */
const targetOf = ({ to: target = { to: UTF_8 }, c: drop, unmappable }) => ({
  ...(drop && { unmappable: 'ignore' }),
  ...target,
  ...(unmappable && modeOf(unmappable)),
});

async function list() {
  const standard = encodings.map(({ name, labels }) => `${name}: ${labels.join(', ')}\n`).join('');
  const { listOthers } = await import('./other-encodings.js');
  return `${standard}\nBeyond the standard, so browsers don't know them (case and punctuation don't matter):\n\n${listOthers()}`;
}

/**
 * Does what the options say.
 * @param {Record<string, any>} options
 * @param {string[]} names of files
 * @returns {Promise<number>} the exit code
 */
async function start(options, names) {
  if (options.help) return print(HELP);
  if (options.version) return print(`${VERSION}\n`);
  if (options.list) return print(await list());
  if (options.completion) return print((await import('./full.js')).completionFor(options.completion));
  if (options.manual) return print((await import('./full.js')).manual(VERSION));
  const { from, fromOther, toOther, recursive = false, inPlace, outDir, c: drop, repair, fixDeclaration } = options;
  const { to, unmappable = 'fatal', otherwise, ascii } = targetOf(options);
  const output = options.output === '-' ? undefined : options.output;
  const files = names.length > 0 ? findFiles(names, recursive, outDir ?? output) : ['-'];
  if (files.length === 0 && output !== undefined) {
    const leftOut = 'hidden ones, symbolic links and the output itself are left out';
    return report(`cannot write ${nameOfFile(output)}`, `the directories have no files for it; ${leftOut}`);
  }
  /** @type {import('./run.js').Job} */
  const job = {
    files,
    found: foundInDirectories,
    from,
    to: /** @type {number} */ (to),
    fromOther,
    toOther,
    bom: options.bom ?? 'strip',
    eol: options.eol,
    fatal: Boolean(options.fatal) || inPlace === '',
    isOnlyCopy: inPlace === '',
    unmappable,
    quiet: Boolean(options.quiet || options.silent),
    verbose: Boolean(options.verbose),
    output,
  };
  if (ascii !== undefined && !job.quiet)
    tell(
      `--to ${ascii}`,
      'this is a label of windows-1252, so characters such as é are written as bytes that are not ASCII',
    );
  const isPlain =
    typeof from === 'number' &&
    UNMAPPABLE_MODES.includes(/** @type {any} */ (unmappable)) &&
    [otherwise, inPlace, outDir].every((value) => value === undefined) &&
    ![options.detect, drop, repair, fixDeclaration, fromOther, toOther].some(Boolean);
  if (!isPlain) return (await import('./full.js')).runFully(job, { ...options, otherwise });
  return loadModule() ? run(job, PLAIN) : EXIT.failure;
}

/**
 * Ends the process, if possible by letting it finish: `process.exit` waits for V8's threads, which may wait for a garbage collection in
 * this one. It is only called if a read still waits for input that nobody needs.
 * @param {number} exitCode
 */
function exit(exitCode) {
  process.exitCode = exitCode;
  setTimeout(() => process.stderr.write('', () => process.exit(exitCode)), MAX_WAIT).unref();
}

main(argumentsOfCommand());
