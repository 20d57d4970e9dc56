// Compares the native core with native encoding_rs, with the programs in native/. Criterion measures long texts.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, run } from '../tools/lib/process.js';
import { nativeToolchain } from '../tools/lib/toolchain.js';
import { combine, EFFORTS, OURS, summarize } from './harness.js';
import { familiesOf, ORDINARY, samplesWith } from './rows.js';
import { folder, made, ours } from './set-up.js';

/** @typedef {import('./harness.js').Measured} Measured */

const TASKS = {
  decode: 'decode to UTF-16',
  encode: 'encode UTF-16',
  transcode: 'transcode to UTF-8',
  string: 'decode to a string',
  'from-str': 'encode a string',
  stream: 'decode a stream to UTF-8',
};
const FAMILIES = {
  'multi-byte': 'multi-byte encodings, prose',
  markup: 'multi-byte encodings, markup',
  'single-byte': 'single-byte encodings',
  unicode: 'UTF-8 and UTF-16',
};

/** Encodings for `native/src/first.rs`, one of each kind that has tables of its own. */
const FIRST_CALLS = {
  decode: [
    'windows-1252',
    'gbk',
    'gb18030',
    'big5',
    'shift_jis',
    'euc-jp',
    'iso-2022-jp',
    'euc-kr',
    'utf-8',
    'utf-16le',
  ],
  'decode-long': ['windows-1252', 'gbk', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'iso-2022-jp', 'euc-kr'],
  encode: ['windows-1252', 'gbk', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'iso-2022-jp', 'euc-kr'],
  detect: ['shift_jis'],
};

/** @type {Record<string, string>} */
const LONG_GROUPS = Object.fromEntries(
  Object.entries(TASKS).flatMap(([task, what]) =>
    Object.entries(FAMILIES).map(([family, which]) => [`rust-${task}-${family}`, `Rust: ${what}, ${which}`]),
  ),
);

/** @type {Record<string, string>} */
export const NATIVE_GROUPS = {
  ...LONG_GROUPS,
  'rust-short': 'Rust: decode a few bytes to a string',
  'rust-first': 'Rust: the first call of a process',
};

/** The compiler with its version. */
export const nativeName = () => output(nativeToolchain().cargo, ['--version'], nativeToolchain().env) ?? 'cargo';

/**
 * @param {import('./corpus.js').Text[]} texts
 * @param {string[]} groups
 * @param {boolean} isQuick
 * @returns {Measured[]}
 */
export function measureNative(texts, groups, isQuick) {
  const { cargo, env } = nativeToolchain();
  const [textsFolder, results] = [join(made, 'texts'), join(made, 'criterion')];
  for (const each of [textsFolder, results]) rmSync(each, { recursive: true, force: true });
  writeTexts(textsFolder, texts);
  const cwd = join(folder, 'native');
  run(cargo, ['build', '--release', '--locked'], { cwd, env: { ...env, CARGO_TARGET_DIR: 'target' } });
  const options = { cwd, env: { ...env, BENCH_TEXTS: textsFolder, CRITERION_HOME: results } };
  const program = join(cwd, 'target/release/encoding-wasm-native-bench');
  const { processes, rounds } = EFFORTS[isQuick ? 'quick' : 'full'];
  const measured = [];
  const long = groups.filter((group) => group in LONG_GROUPS);
  if (long.length > 0) {
    const effort = isQuick ? ['--quick'] : [];
    // Criterion's filter is a regular expression.
    run(program, ['--bench', '--noplot', ...effort, `^(${long.join('|')})/`], options);
    measured.push(...readResults(results));
  }
  if (groups.includes('rust-short')) {
    const lines = outputOf(
      program,
      ['short', String(SHORT_ROUNDS * processes * rounds), String(SHORT_ROUND)],
      options,
    ).split('\n');
    measured.push(...lines.map((line) => combine([JSON.parse(line)])));
  }
  if (groups.includes('rust-first')) measured.push(...measureFirstCalls(program, processes * rounds, options));
  return measured;
}

/** The length of a round of a short text, in milliseconds: thousands of calls, and seldom interrupted. */
const SHORT_ROUND = 1;

/** Short texts get this many times as many rounds. */
const SHORT_ROUNDS = 3;

/**
 * Measures first calls in turns, each in a new process.
 * @param {string} program
 * @param {number} rounds
 * @param {Options} options
 */
function measureFirstCalls(program, rounds, options) {
  return Object.entries(FIRST_CALLS).flatMap(([task, labels]) =>
    labels.map((label) => {
      /** @type {Record<string, number[]>} */
      const times = { [OURS]: [], encoding_rs: [] };
      for (let round = 0; round < rounds; round++) {
        for (const name of Object.keys(times)) {
          times[name].push(Number(outputOf(program, ['first', name, task, label], options)));
        }
      }
      return combine([{ group: 'rust-first', title: `${task} ${label}`, bytes: 0, rounds: times }]);
    }),
  );
}

/** @typedef {{ cwd: string, env: NodeJS.ProcessEnv }} Options */

/** @param {string} program @param {string[]} args @param {Options} options */
function outputOf(program, args, options) {
  return execFileSync(program, args, {
    ...options,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).trim();
}

/** @param {string} target @param {import('./corpus.js').Text[]} texts */
function writeTexts(target, texts) {
  const { makeSample } = samplesWith(ours, texts);
  for (const [family, members] of Object.entries(familiesOf(texts))) {
    mkdirSync(join(target, family), { recursive: true });
    for (const text of members) {
      const file = join(target, family, `${text.label} ${text.language.slice(0, 3)}.txt`);
      writeFileSync(file, makeSample(text, ORDINARY).string);
    }
  }
}

/** Reads Criterion's results. @param {string} results @returns {Measured[]} */
function readResults(results) {
  /** @type {Map<string, Measured>} */
  const rows = new Map();
  const files = readdirSync(results, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /[/\\]new[/\\]benchmark\.json$/.test(name)).sort()) {
    const path = join(results, file);
    const { group_id: group, function_id: name, value_str: title, throughput } = JSON.parse(readFileSync(path, 'utf8'));
    const { iters, times } = JSON.parse(readFileSync(join(path, '..', 'sample.json'), 'utf8'));
    const key = `${group} ${title}`;
    /** @type {Measured} */
    const row = rows.get(key) ?? { group, title, bytes: throughput.Bytes, outcomes: {} };
    rows.set(key, row);
    row.outcomes[name] = summarize(times.map((/** @type {number} */ time, /** @type {number} */ i) => time / iters[i]));
  }
  if (rows.size === 0) throw new Error('Criterion has measured nothing.');
  return [...rows.values()];
}
