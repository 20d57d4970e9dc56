// Changes the core, a little at a time, and looks whether a test fails: `npm run mutants -- [FILE…] [--quick] [--all]`.
//
// A mutant is a copy of a source with one change, such as `<` for `<=`, a number that is one more, or a function that
// returns at once. If all tests pass with it, then either a test is missing, or the change makes no difference to
// results. tools/mutants/equivalent.txt lists the mutants of the second kind and says why. It fails if others survive.
//
// Building takes longer than testing. So tools/mutants puts all mutants of a file into one program, which reads from its
// environment which one to use.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, output, root, run, say } from './process.js';
import { nativeToolchain } from './toolchain.js';

/** What needs to be tested so far. */
const FOLDERS = ['src/codec', 'src/index', 'src/sniffing'];
/** What the tests of the core read. */
const COPIED = ['Cargo.toml', 'Cargo.lock', 'src', 'tests', 'fuzz', 'examples', 'docs', 'bench/detect'];
/** Tests that take long, for mutants that survive the others. */
const LONG = [
  'exhaustive',
  'encoders::iso_2022_jp_states',
  'encoders::scalar_values',
  'encoders::random_text',
  'round_trips::texts',
  'transcoder::every_pair_of_encodings',
  'transcoder::losses_of_malformed_sequences',
];
/** The tests that look at a folder. */
const FILTERS = { 'src/sniffing': ['a_failure', 'sniffing'] };
/** A test that takes this many times as long as without a mutant doesn't end. */
const PATIENCE = 4;
const LEAST_PATIENCE = 10_000;

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
});
const { cargo, env } = nativeToolchain();
const target = join(root, 'target', 'mutants');
const copy = join(target, 'crate');
const EQUIVALENT = 'tools/mutants/equivalent.txt';
const equivalent = readEquivalent();

const sources = (output('git', ['ls-files', ...FOLDERS]) ?? fail("git doesn't list the sources.")).split('\n');
const unknown = positionals.find((file) => !sources.includes(file));
if (unknown) fail(`${unknown} isn't one of the files with mutants: ${sources.join(', ')}.`);

const tool = buildTool();
copySources();
/** @type {string[]} */
const survivors = [];
const counts = { killed: 0, survived: 0, equivalent: 0, lines: 0 };
for (const file of positionals.length > 0 ? positionals : sources) tryFile(file);
say(
  `${counts.killed} mutants killed, ${counts.equivalent} equivalent ones left out, ${counts.lines} lines that no mutant ` +
    `of compiles, ${counts.survived} survivors`,
);
for (const survivor of survivors) console.log(survivor);
if (survivors.length > 0) fail(`Please write a test that kills each, or explain it in ${EQUIVALENT}.`);

/** The program that puts mutants into a file. */
function buildTool() {
  const folder = join(target, 'tool');
  const manifest = join(root, 'tools', 'mutants', 'Cargo.toml');
  run(cargo, ['build', '--locked', '--quiet', '--release', '--manifest-path', manifest, '--target-dir', folder], { env });
  return join(folder, 'release', 'mutants');
}

/** Copies the crate, with the switch between mutants. */
function copySources() {
  rmSync(copy, { recursive: true, force: true });
  const files = output('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...COPIED])?.split('\n') ?? [];
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true });
  }
  cpSync(join(root, 'tools/mutants/switch.rs'), join(copy, 'src/switch.rs'), { preserveTimestamps: true });
  const library = readFileSync(join(copy, 'src/lib.rs'), 'utf8');
  writeFileSync(join(copy, 'src/lib.rs'), library.replace('\nmod ascii;', '\n#[macro_use]\nmod switch;\nmod ascii;'));
}

/**
 * @typedef {object} Mutant
 * @property {string} number
 * @property {string} place line and column
 * @property {string} name as in the list of equivalent mutants
 */

/** @param {string} file */
function tryFile(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const built = build(file, source);
  writeFileSync(join(copy, file), source);
  if (built.mutants.length === 0) return;
  const folder = FOLDERS.find((name) => file.startsWith(name));
  const filters = FILTERS[/** @type {keyof typeof FILTERS} */ (folder)] ?? [];
  const short = [...filters, ...LONG.flatMap((name) => ['--skip', name])];
  const long = ['a_failure', ...LONG];
  const stages = values.quick || filters.length > 0 ? [short] : [short, long];
  const patience = stages.map((args) => {
    const start = Date.now();
    if (!passes(built.program, args)) fail(`The tests of ${file} fail without any mutant.`);
    return Math.max(LEAST_PATIENCE, PATIENCE * (Date.now() - start));
  });
  const before = { ...counts };
  for (const mutant of built.mutants) {
    if (!values.all && isEquivalent(mutant.name)) {
      counts.equivalent++;
    } else if (stages.every((args, i) => passes(built.program, args, mutant.number, patience[i]))) {
      counts.survived++;
      survivors.push(`${file}:${mutant.place}\t${mutant.name}`);
      console.log(survivors.at(-1));
    } else {
      counts.killed++;
    }
  }
  say(`${file}: ${counts.killed - before.killed} killed, ${counts.survived - before.survived} survivors`);
}

/**
 * Builds the tests with all mutants of a file, except those that don't compile.
 * @param {string} file
 * @param {string} source
 * @returns {{ mutants: Mutant[], program: string }}
 */
function build(file, source) {
  const lines = source.split('\n');
  /** @type {Set<number>} */
  const excluded = new Set();
  for (;;) {
    const made = spawnSync(tool, [join(root, file), ...[...excluded].map(String)], { encoding: 'utf8' });
    if (made.status !== 0) fail(made.stderr);
    writeFileSync(join(copy, file), made.stdout);
    const mutants = made.stderr.split('\n').filter(Boolean).map((line) => {
      const [number, place, name, change] = line.split('\t');
      const text = lines[Number(place.split(':')[0]) - 1].trim();
      return { number, place, name: [file, name, text, change].join('\t') };
    });
    const args = ['test', '--locked', '--no-run', '--profile', 'mutants', '--test', 'mutants', '--message-format=json'];
    const result = spawnSync(cargo, args, {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      env: { ...process.env, ...env, CARGO_TARGET_DIR: join(target, 'build'), RUSTFLAGS: '--cap-lints=warn' },
    });
    const messages = result.stdout.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    const program = messages.find((message) => message.executable && message.target.name === 'mutants')?.executable;
    if (result.status === 0 && program) {
      counts.lines += excluded.size;
      return { mutants, program };
    }
    const failed = messages
      .filter(({ message }) => message?.level === 'error')
      .flatMap(({ message }) => message.spans.map((/** @type {Span} */ span) => lineOf(span, file)))
      .filter((line) => line > 0 && !excluded.has(line));
    if (failed.length === 0) fail(`The tests don't compile with the mutants of ${file}:\n${result.stderr.slice(-3000)}`);
    for (const line of failed) excluded.add(line);
  }
}

/** @typedef {{ file_name: string, line_start: number, expansion: { span: Span } | null }} Span */

/** The line of a file in which a macro is called that doesn't compile; 0 if it is another file. @param {Span} span */
function lineOf(span, /** @type {string} */ file) {
  let outer = span;
  while (outer.expansion) outer = outer.expansion.span;
  return outer.file_name === file ? outer.line_start : 0;
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} [mutant]
 * @param {number} [timeout]
 */
function passes(program, args, mutant, timeout) {
  const result = spawnSync(program, ['--test-threads=1', '--quiet', ...args], {
    cwd: copy,
    stdio: 'ignore',
    timeout,
    killSignal: 'SIGKILL',
    env: { ...process.env, RUST_BACKTRACE: '0', ...(mutant && { MUTANT: mutant }) },
  });
  return result.status === 0;
}

/** The lines of the list: file, function, line of the source and change, of which the last ones may be `*`. */
function readEquivalent() {
  const file = join(root, EQUIVALENT);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t'));
}

/** @param {string} name */
function isEquivalent(name) {
  const parts = name.split('\t');
  return equivalent.some((pattern) => parts.every((part, i) => pattern[i] === '*' || pattern[i] === part));
}
