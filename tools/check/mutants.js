// Checks that the tests notice small changes to the core: `npm run mutants -- [FILE…] [--quick] [--all]`.
//
// A mutant is a copy of a source with one change, such as `<` for `<=`, a number that is one more, or a function that returns at once. If all
// tests pass, a test is missing, or the change makes no difference to results. tools/check/mutants/equivalent.txt lists mutants of the second
// kind with the reason; any other survivor is an error.
//
// Building takes longer than testing, so tools/check/mutants puts all mutants of a file into one program, which chooses one by an
// environment variable. cargo-mutants builds the crate for each mutant, and doesn't change numbers, although the standard consists of them.

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, output, root, run, say } from '../lib/process.js';
import { nativeToolchain } from '../lib/toolchain.js';

/** Folders with tests for every mutant. The other files of src/detection are weights, which may differ a little. */
const FOLDERS = [
  'src/codec',
  'src/index',
  'src/sniffing',
  ...['escapes', 'pairs', 'runs', 'utf_16', 'utf_8_cost'].map((name) => `src/detection/${name}.rs`),
];
/** What the core's tests read. */
const COPIED = ['Cargo.toml', 'Cargo.lock', 'src', 'wasm', 'tests', 'fuzz', 'examples', 'docs', 'bench/detect'];
/** Only for mutants that survive the others. */
const LONG_TESTS = [
  'exhaustive',
  'encoders::iso_2022_jp_states',
  'encoders::random_text',
  'round_trips::texts',
  'transcoder::every_pair_of_encodings',
  'transcoder::losses_of_malformed_sequences',
];
/** Arguments that choose the tests of a folder. */
const FILTERS = {
  'src/codec': ['--skip', 'sniffing', '--skip', 'detection'],
  'src/index': ['a_failure', 'indexes', 'html_detection', 'encoders::scalar_values', 'round_trips'],
  'src/sniffing': ['a_failure', 'sniffing'],
  'src/detection': ['a_failure', 'detection::'],
};
/** The encodings that use a file; all by default. */
const PAIRS = 'Big5 Shift_JIS EUC-KR GBK EUC-JP';
const SINGLE = 'windows-1252 windows-1253 windows-874 ISO-8859-8-I KOI8-U';
/** @type {Record<string, string>} */
const ENCODINGS = {
  batches: 'Shift_JIS gb18030 windows-1253',
  big5: 'Big5',
  euc_jp: 'EUC-JP ISO-2022-JP',
  euc_kr: 'EUC-KR',
  from_utf_8: `windows-1251 ${PAIRS} gb18030`,
  gb18030: 'gb18030 GBK',
  hangul: 'EUC-KR',
  iso_2022_jp: 'ISO-2022-JP',
  leading_bytes: 'Shift_JIS EUC-KR',
  longer_sequences: 'gb18030 EUC-JP',
  pair_table: 'Big5 Shift_JIS EUC-JP',
  ranges: 'gb18030 GBK',
  replacement: 'replacement UTF-8',
  shared_utf_16: 'UTF-16BE UTF-16LE',
  shift_jis: 'Shift_JIS',
  single_byte: SINGLE,
  single_byte_encoder: SINGLE,
  single_byte_indexes: `macintosh ${SINGLE}`,
  single_byte_pointers: `macintosh ${SINGLE}`,
  stateless: 'UTF-8 windows-1252',
  table_encoder: `${PAIRS} gb18030`,
  two_byte: 'Big5 Shift_JIS EUC-KR',
  unit_table: `${PAIRS} ISO-2022-JP gb18030`,
  utf_8: 'UTF-8 windows-1252',
  utf_8_pair_table: PAIRS,
  x_user_defined: 'x-user-defined',
};
/** A test hangs if it takes this many times as long as without a mutant. */
const PATIENCE = 8;
const MIN_PATIENCE = 2_000;

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
});
const { cargo, env } = nativeToolchain();
const target = join(root, 'target', 'mutants');
const copy = join(target, 'crate');
const EQUIVALENT = 'tools/check/mutants/equivalent.txt';
const equivalent = readEquivalent();

const sources = (output('git', ['ls-files', ...FOLDERS]) ?? fail("git doesn't list the sources.")).split('\n');
const unknown = positionals.find((file) => !sources.includes(file));
if (unknown) fail(`${unknown} isn't one of the files with mutants: ${sources.join(', ')}.`);

const tool = buildTool();
copySources();
/** @type {string[]} */
const survivors = [];
const counts = { killed: 0, endless: 0, survived: 0, equivalent: 0, lines: 0 };
for (const file of positionals.length > 0 ? positionals : sources) await tryFile(file);
say(
  `${counts.killed} mutants killed (${counts.endless} because a test didn't end), ${counts.equivalent} equivalent ones ` +
    `left out, ${counts.lines} lines whose mutants don't compile, ${counts.survived} survivors`,
);
for (const survivor of survivors) console.log(survivor);
if (survivors.length > 0) fail(`Please write a test that kills each, or explain it in ${EQUIVALENT}.`);

function buildTool() {
  const folder = join(target, 'tool');
  const manifest = join(import.meta.dirname, 'mutants', 'Cargo.toml');
  run(cargo, ['build', '--locked', '--quiet', '--release', '--manifest-path', manifest, '--target-dir', folder], {
    env,
  });
  return join(folder, 'release', 'mutants');
}

/** Copies the crate, and adds the switch between mutants. */
function copySources() {
  rmSync(copy, { recursive: true, force: true });
  const files = output('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...COPIED])?.split('\n') ?? [];
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true });
  }
  cpSync(join(root, 'tools/check/mutants/switch.rs'), join(copy, 'src/switch.rs'), { preserveTimestamps: true });
  const library = readFileSync(join(copy, 'src/lib.rs'), 'utf8');
  writeFileSync(join(copy, 'src/lib.rs'), library.replace('\nmod ascii;', '\n#[macro_use]\nmod switch;\nmod ascii;'));
}

/**
 * @typedef {object} Mutant
 * @property {string} number
 * @property {string} place line and column
 * @property {string} name as in equivalent.txt
 */

/** @param {string} file */
async function tryFile(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const built = build(file, source);
  writeFileSync(join(copy, file), source);
  if (built.mutants.length === 0) return;
  const folder = Object.keys(FILTERS).find((name) => file.startsWith(name));
  const filters = FILTERS[/** @type {keyof typeof FILTERS} */ (folder)] ?? [];
  const encodings = ENCODINGS[basename(file, '.rs')];
  const environment = encodings ? { ENCODINGS: encodings } : {};
  const skipped = encodings && !encodings.includes('gb18030') ? ['--skip', 'gb18030'] : [];
  const short = [...filters, ...skipped, ...LONG_TESTS.flatMap((name) => ['--skip', name])];
  const long = ['a_failure', ...skipped, ...LONG_TESTS];
  const stages = values.quick || folder === 'src/sniffing' || folder === 'src/detection' ? [short] : [short, long];
  /** @type {number[][]} */
  const patience = [];
  for (const args of stages) {
    const { passed, times } = await test(built.program, args, environment);
    if (!passed) fail(`The tests of ${file} fail without any mutant.`);
    patience.push(times.map((time) => Math.max(MIN_PATIENCE, PATIENCE * time)));
  }
  /** @param {Mutant} mutant */
  const survives = async ({ number }) => {
    for (const [i, args] of stages.entries()) {
      const { passed, ended } = await test(built.program, args, { ...environment, MUTANT: number }, patience[i]);
      if (!ended) counts.endless++;
      if (!passed) return false;
    }
    return true;
  };
  const before = { ...counts };
  for (const mutant of built.mutants) {
    if (!values.all && isEquivalent(mutant.name)) {
      counts.equivalent++;
    } else if (await survives(mutant)) {
      counts.survived++;
      survivors.push(`${file}:${mutant.place}\t${mutant.name}`);
      console.log(survivors.at(-1));
    } else {
      counts.killed++;
    }
  }
  /** @param {keyof typeof counts} what */
  const count = (what) => counts[what] - before[what];
  say(
    `${file}: ${count('killed')} killed (${count('endless')} because a test didn't end), ` +
      `${count('equivalent')} equivalent, ${count('survived')} survivors`,
  );
}

/**
 * Builds the tests with all mutants of a file that compile.
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
    const mutants = made.stderr
      .split('\n')
      .filter(Boolean)
      .map((line) => {
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
    const messages = result.stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    const program = messages.find((message) => message.executable && message.target.name === 'mutants')?.executable;
    if (result.status === 0 && program) {
      counts.lines += excluded.size;
      return { mutants, program };
    }
    const failed = messages
      .filter(({ message }) => message?.level === 'error')
      .flatMap(({ message }) => message.spans.map((/** @type {Span} */ span) => lineOf(span, file)))
      .filter((line) => line > 0 && !excluded.has(line));
    if (failed.length === 0)
      fail(`The tests don't compile with the mutants of ${file}:\n${result.stderr.slice(-3000)}`);
    for (const line of failed) excluded.add(line);
  }
}

/** @typedef {{ file_name: string, line_start: number, expansion: { span: Span } | null }} Span */

/** The line of a file with a macro call that doesn't compile; 0 for other files. @param {Span} span */
function lineOf(span, /** @type {string} */ file) {
  let outer = span;
  while (outer.expansion) outer = outer.expansion.span;
  return outer.file_name === file ? outer.line_start : 0;
}

/**
 * Runs tests, and measures how long each takes by the lines that they print.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @param {number[]} [patience] how long each test may take
 * @returns {Promise<{ passed: boolean, ended: boolean, times: number[] }>}
 */
function test(program, args, environment, patience) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['--test-threads=1', ...args], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, RUST_BACKTRACE: '0', ...environment },
    });
    /** @type {number[]} */
    const times = [];
    let start = Date.now();
    let ended = true;
    const end = () => {
      ended = false;
      child.kill('SIGKILL');
    };
    const wait = () => setTimeout(end, patience?.[times.length] ?? 2 ** 31 - 1);
    let timer = wait();
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      for (const _ of text.matchAll(/\n/g)) {
        times.push(Date.now() - start);
        start = Date.now();
      }
      clearTimeout(timer);
      timer = wait();
    });
    child.on('error', reject).on('close', (code) => {
      clearTimeout(timer);
      resolve({ passed: code === 0, ended, times });
    });
  });
}

/** The lines of equivalent.txt: file, function, line of the source, change. */
function readEquivalent() {
  const file = join(root, EQUIVALENT);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t'));
}

/** @param {string} name */
function isEquivalent(name) {
  const parts = name.split('\t');
  return equivalent.some((pattern) => parts.every((part, i) => matches(pattern[i], part)));
}

/** A `*` at an end of the pattern stands for anything. @param {string} pattern @param {string} part */
function matches(pattern, part) {
  if (pattern.length > 1 && pattern.startsWith('*') && pattern.endsWith('*'))
    return part.includes(pattern.slice(1, -1));
  return pattern.endsWith('*') ? part.startsWith(pattern.slice(0, -1)) : pattern === part;
}
