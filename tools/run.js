// Runs a script of package.json: `node tools/run.js NAME [OPTION…]`. First checks its options, and installs the packages that it imports.
// With --help, explains how to use it.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackages } from './lib/node-modules.js';
import { root } from './lib/process.js';

/**
 * @typedef {object} Script
 * @property {string} file
 * @property {string} what it does
 * @property {string} [usage] what may follow the name
 * @property {import('node:util').ParseArgsConfig['options']} [options]
 * @property {string[]} [numbers] options with numbers
 * @property {boolean | string[]} [names] whether it takes names, or which
 * @property {string[]} [packages] folders whose packages it imports
 */

const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });
const PEERS = ['.', 'tests/hosts', 'bench'];

/** @type {Record<string, Script>} */
export const SCRIPTS = {
  asan: { file: 'tools/check/asan.js', what: "Runs the core's tests under AddressSanitizer or Valgrind." },
  audit: {
    file: 'tools/check/dependencies.js',
    what: "Checks the dependencies' sources and licences; with --advisories, for known vulnerabilities.",
    usage: '[--advisories] [packages]',
    options: { advisories: flag },
    names: ['packages'],
  },
  bench: {
    file: 'bench/run.js',
    what: `Compares encoding-wasm with its peers. NAMES are the names of hosts or groups, or how these begin, separated by commas:
see bench/README.md. With --quick, a host takes about a minute.`,
    usage: '[--hosts NAMES] [--groups NAMES] [--quick] [--output FOLDER]',
    options: { hosts: text, groups: text, quick: flag, output: text },
    packages: PEERS,
  },
  'bench:command': {
    file: 'bench/command/run.js',
    what: `Compares the command with iconv, uconv and recode_rs on files of so many MB (500, or 64 with --quick), and its start-up
time with that of Node alone. --tasks selects the conversions whose names contain TEXT, such as "utf-8 to". The files go
to bench/.made, or to FOLDER, for example one in memory.`,
    usage: '[--size MB] [--tasks TEXT] [--quick] [--output FOLDER]',
    options: { size: text, tasks: text, quick: flag, output: text },
    numbers: ['size'],
    packages: PEERS,
  },
  'bench:detect': {
    file: 'bench/detect/run.js',
    what: 'Measures how often detectors are right, and how fast they are.',
    usage: '[--each NUMBER] [--half tuning|reporting] [--seed NUMBER] [--json FILE]',
    options: { each: text, half: text, seed: text, json: text },
    numbers: ['each', 'seed'],
    packages: ['bench/detect'],
  },
  'bench:exactness': {
    file: 'bench/exactness/run.js',
    what: 'Compares packages and hosts with the standard.',
    usage: '[native]',
    names: ['native'],
    packages: PEERS,
  },
  'bench:iconv-lite': {
    file: 'bench/iconv-lite/run.js',
    what: 'Compares encoding-wasm/iconv-lite with iconv-lite, in all versions of Node.',
    packages: ['.', 'tests/hosts', 'tests/iconv-lite/programs'],
  },
  'bench:limits': {
    file: 'bench/limits/run.js',
    what: `Measures from which lengths each way of decoding is the fastest in a host, and prints the rows of js/policy.js. HOSTS are
names such as node26, deno, bun, chromium and firefox, separated by commas.`,
    usage: '[--hosts HOSTS]',
    options: { hosts: text },
    packages: PEERS,
  },
  'bench:no-wasm': {
    file: 'bench/no-wasm/run.js',
    what: 'Compares encoding-wasm/no-wasm with @exodus/bytes, in all versions of Node, with and without just-in-time compilers, and in Hermes.',
    packages: PEERS,
  },
  'bench:repair': {
    file: 'bench/repair/run.js',
    what: 'Measures how often garbled text is repaired, and correct text left alone, beside ftfy.',
    usage: '[--half tuning|reporting] [--seed NUMBER] [--correct NUMBER] [--garbled NUMBER] [--failures FILE]',
    options: { half: text, seed: text, correct: text, garbled: text, failures: text },
    numbers: ['seed', 'correct', 'garbled'],
  },
  build: { file: 'tools/build/build.js', what: 'Builds pkg/ from the sources.' },
  check: {
    file: 'tools/check/check.js',
    what: "Runs every check that `npm test` doesn't: on all hosts, in browsers, with all inputs. All, or only the named ones.",
    usage: '[NAME…]',
    names: true,
  },
  'code-pages': {
    file: 'tools/data/code-pages/generate.js',
    what: "Makes the tables of the crate's feature `code-pages` from those of the drop-in.",
  },
  'detection-evaluation-set': {
    file: 'tools/data/detection/evaluation-set.js',
    what: 'Writes the texts on which the tests measure the detector.',
  },
  'detection-model': {
    file: 'tools/data/detection/train.js',
    what: "Makes the detector's model; with --check, checks that the one in the repository is the same.",
    usage: '[--check]',
    options: { check: flag },
  },
  encodings: {
    file: 'tools/data/encodings/document.js',
    what: "Makes docs/encodings.md, a page about every encoding, and the type of labels, from the package's data.",
  },
  endurance: {
    file: 'tests/endurance/run.js',
    what: 'Runs the tests that take long or need much memory, or only the named part.',
    usage: '[memory | limits]',
    names: ['memory', 'limits'],
  },
  fuzz: {
    file: 'tools/check/fuzz.js',
    what: `Fuzzes the core: all targets or only the named ones, each for so many minutes (10 by default) or executions.
--coverage shows how much of each source file the inputs reach. --unguided runs all targets together, and faster, with
random variations of the inputs that were found before.`,
    usage: '[TARGET…] [--minutes NUMBER | --executions NUMBER] [--coverage | --unguided]',
    options: { minutes: text, executions: text, coverage: flag, unguided: flag },
    numbers: ['minutes', 'executions'],
    names: true,
  },
  'fuzz:js': {
    file: 'tests/fuzz/run.js',
    what: 'Fuzzes the package through its public API.',
    usage: '[--minutes NUMBER | --cases NUMBER] [--seed NUMBER] [--case NUMBER]',
    options: { minutes: text, cases: text, seed: text, case: text },
    numbers: ['minutes', 'cases', 'seed', 'case'],
  },
  'iconv-lite-tables': {
    file: 'tools/data/iconv-lite/generate.js',
    what: 'Packs the tables of encoding-wasm/iconv-lite; with --collect, collects them from their sources first.',
    usage: '[--collect]',
    options: { collect: flag },
  },
  lint: {
    file: 'tools/check/lint.js',
    what: `Runs the linters and type checks; with "javascript", only those without Rust, and with "package", only those of what
is published. --fix fixes what it can.`,
    usage: '[--fix] [javascript | package]',
    options: { fix: flag },
    names: ['javascript', 'package'],
  },
  miri: { file: 'tools/check/miri.js', what: "Runs the core's unsafe code under Miri." },
  mutants: {
    file: 'tools/check/mutants.js',
    what: `Changes the core in thousands of small ways, in all files or the named ones, and fails if the tests pass with any of
the changes. --quick leaves out the tests that take long; --all also tries the changes that are known to make no
difference.`,
    usage: '[FILE…] [--quick] [--all]',
    options: { quick: flag, all: flag },
    names: true,
  },
  pack: {
    file: 'tools/build/tarballs.js',
    what: 'Makes the tarballs to publish, with a README whose links work on npm.',
  },
  size: {
    file: 'tools/build/size.js',
    what: 'Shows the size of each part; --write writes them into the documents.',
    usage: '[--write]',
    options: { write: flag },
    packages: ['.'],
  },
  tables: {
    file: 'tools/data/tables/generate.js',
    what: "Makes src/generated/ and js/generated/ from DIRECTORY, which holds the standard's data files.",
    usage: 'DIRECTORY [--check]',
    options: { check: flag },
    names: true,
  },
  test: { file: 'tools/check/test.js', what: 'Sets up and runs the tests that take a minute or two.' },
  'test:iconv-lite': {
    file: 'tests/iconv-lite/run.js',
    what: 'Tests encoding-wasm/iconv-lite in programs that use iconv-lite, and on all hosts.',
    packages: ['.', 'tests/hosts', 'tests/iconv-lite/programs'],
  },
  translit: {
    file: 'tools/data/translit/generate.js',
    what: "Makes the table of best fits and its document from FILE, CLDR's characterFallbacks.json.",
    usage: 'FILE [--check]',
    options: { check: flag },
    names: true,
  },
  'test:python': {
    file: 'tests/python/run.js',
    what: 'Tests the examples in Python; those of Spark need Java.',
    usage: '[module | spark]',
    names: ['module', 'spark'],
  },
  www: {
    file: 'tools/build/www.js',
    what: 'Builds the page and serves it; with --build, only builds it.',
    usage: '[--build] [--port NUMBER]',
    options: { build: flag, port: text },
    numbers: ['port'],
  },
};

const [name, ...args] = process.argv.slice(2);
if (import.meta.filename === process.argv[1]) await runScript(name, args);

/** @param {string} name @param {string[]} args */
async function runScript(name, args) {
  const script = SCRIPTS[name];
  if (!script) refuse(`There is no script ${name}. There are: ${Object.keys(SCRIPTS).join(', ')}.`);
  checkOptions(name, script, args);
  for (const folder of script.packages ?? []) installPackages(join(root, folder));
  const file = join(root, script.file);
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(file).href);
}

/** @param {string} name @param {Script} script @param {string[]} args */
function checkOptions(name, { what, usage = '', options = {}, numbers = [], names = false }, args) {
  const help = `npm run ${name}${usage && ` -- ${usage}`}\n${what}`;
  try {
    const config = { args, options: { ...options, help: flag }, allowPositionals: names !== false };
    /** @type {{ values: Record<string, unknown>, positionals: string[] }} */
    const { values, positionals } = parseArgs(config);
    for (const option of numbers) checkNumber(option, values[option]);
    const unknown = Array.isArray(names) && positionals.find((positional) => !names.includes(positional));
    if (unknown) throw new Error(`'${unknown}' isn't one of ${names.join(', ')}.`);
    if (!values.help) return;
  } catch (error) {
    refuse(`${/** @type {Error} */ (error).message}\n\n${help}`);
  }
  console.log(help);
  process.exit();
}

/** @param {string} option @param {unknown} value */
function checkNumber(option, value) {
  if (value === undefined || /^\d+(\.\d+)?(e\d+)?$/.test(String(value))) return;
  throw new Error(`--${option} takes a number, not '${value}'.`);
}

/** @param {string} message @returns {never} */
function refuse(message) {
  console.error(message);
  process.exit(2);
}
