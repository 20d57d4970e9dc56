// Measures how often detectors are right, and how fast they are:
//
//     npm run bench:detect [-- --each 12] [--half reporting] [--seed 1] [--json FILE]
//
// Every detector gets the same bytes and no hint. An answer is right if it decodes to the same text, or if it is `null` and no encoding of the
// standard is right. Means give languages, encodings and lengths equal weight.
//
// uchardet and ICU take part if Debian's `uchardet` and `python3-icu` are installed, and chardet if `python3 -m venv` works.

import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { decode, labelToName } from '../../pkg/index.js';
import { fail, output, root, run, say } from '../../tools/lib/process.js';
import { nativeToolchain } from '../../tools/lib/toolchain.js';
import { pythonWith } from '../python.js';
import { LENGTHS, samples, structured } from './samples.js';
import { ROWS } from './structured.js';

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '12' },
    half: { type: 'string', default: 'reporting' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
  },
});
if (values.half !== 'tuning' && values.half !== 'reporting') fail("--half is either 'tuning' or 'reporting'.");

const here = `${root}bench/detect`;
if (!existsSync(`${here}/node_modules`)) run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here });
const require = createRequire(`${here}/package.json`);
const jschardet = require('jschardet');
const chardet = require('chardet');

/** Names that aren't labels. @type {Record<string, string>} */
const aliases = {
  CP874: 'windows-874',
  CP932: 'Shift_JIS',
  CP949: 'EUC-KR',
  MacRoman: 'macintosh',
  'mac-roman': 'macintosh',
  MacCyrillic: 'x-mac-cyrillic',
  'mac-cyrillic': 'x-mac-cyrillic',
  'MAC-CYRILLIC': 'x-mac-cyrillic',
  'utf-16-le': 'UTF-16LE',
  'utf-16-be': 'UTF-16BE',
  'UTF-8-SIG': 'UTF-8',
  UHC: 'EUC-KR',
};
const toName = (/** @type {string | null} */ label) => labelToName(aliases[label ?? ''] ?? label ?? '');

say('Making the samples');
const amount = { each: Number(values.each), seed: Number(values.seed) };
/** @type {import('./samples.js').Sample[]} */
const all = [...samples({ half: values.half, ...amount }), ...structured({ half: values.half, ...amount })];
const input = Buffer.concat(all.flatMap(({ bytes, hint = '-' }) => [Buffer.from(`${bytes.length} ${hint}\n`), bytes]));

/** @typedef {{ answer: string | null, score: number, nanoseconds: number }} Answer */
/** @type {Record<string, Answer[]>} */
const detectors = {};

say('encoding-wasm and chardetng (native)');
const toolchain = nativeToolchain();
run(toolchain.cargo, ['build', '--locked', '--release', '--example', 'detect'], toolchain);
const native = lines(spawn(`${process.env.CARGO_TARGET_DIR ?? `${root}target`}/release/examples/detect`, []));
const column = (/** @type {number} */ answer, /** @type {number} */ score, /** @type {number} */ nanoseconds) =>
  native.map((line) => ({
    answer: labelToName(line[answer]),
    score: Number(line[score]),
    nanoseconds: Number(line[nanoseconds]),
  }));
detectors['encoding-wasm'] = column(0, 1, 2);
detectors.chardetng = column(3, 1, 4);

for (const [name, detect] of /** @type {[string, (bytes: Buffer) => string | null][]} */ ([
  ['chardet (npm)', (bytes) => chardet.detect(bytes)],
  ['jschardet', (bytes) => jschardet.detect(bytes).encoding],
])) {
  say(name);
  detectors[name] = all.map(({ bytes }) => {
    const buffer = Buffer.from(bytes);
    const start = process.hrtime.bigint();
    const answer = toName(detect(buffer));
    return { answer, score: 0, nanoseconds: Number(process.hrtime.bigint() - start) };
  });
}

const withChardet = pythonWith(`${here}/requirements.txt`, 'detection');
if (withChardet !== undefined) python('chardet (PyPI)', withChardet);
if (output('/usr/bin/python3', ['-c', 'import icu']) !== undefined) python('ICU', '/usr/bin/python3');
if (output('/usr/bin/python3', ['-c', 'import ctypes; ctypes.CDLL("libuchardet.so.0")']) !== undefined) {
  python('uchardet', '/usr/bin/python3');
}

/** @param {string} program @param {string[]} args */
function spawn(program, args) {
  const result = spawnSync(program, args, { input, maxBuffer: 1 << 30 });
  if (result.status !== 0) fail(`${program} failed: ${result.stderr}`);
  return result.stdout.toString();
}

/** @param {string} text */
function lines(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
}

/** @param {string} name @param {string} program */
function python(name, program) {
  say(name);
  detectors[name] = lines(spawn(program, [`${here}/peers.py`, name])).map(([label, nanoseconds]) => ({
    answer: toName(label),
    score: 0,
    nanoseconds: Number(nanoseconds),
  }));
}

const right = Object.fromEntries(
  Object.entries(detectors).map(([name, given]) => [
    name,
    given.map(({ answer }, i) => {
      const { encoding, bytes } = all[i];
      if (answer === null || encoding === null) return answer === encoding;
      return answer === encoding || decode(bytes, answer) === decode(bytes, encoding);
    }),
  ]),
);

/** Short lengths, ascending. */
const BYTES = [
  [2, 3],
  [4, 5],
  [6, 8],
  [9, 12],
  [13, 20],
  [21, 32],
];

/** chardetng never returns these, as its documentation says. */
const NOT_CHARDETNG = ['UTF-16LE', 'UTF-16BE', 'macintosh', 'x-mac-cyrillic', 'KOI8-R', 'ISO-8859-3', 'IBM866'];
const ofChardetng = (/** @type {string | null} */ encoding) => encoding !== null && !NOT_CHARDETNG.includes(encoding);

/** @typedef {(sample: import('./samples.js').Sample) => boolean} Filter */
/** @type {[string, Filter][]} */
const groups = [
  ['prose', ({ group }) => group === 'prose'],
  ...LENGTHS.map(
    (length) =>
      /** @type {[string, Filter]} */ ([
        `prose, ${length} characters`,
        (sample) => sample.group === 'prose' && sample.length === length,
      ]),
  ),
  ["prose, chardetng's encodings", ({ group, encoding }) => group === 'prose' && ofChardetng(encoding)],
  ['prose, windows-1252', ({ group, encoding }) => group === 'prose' && encoding === 'windows-1252'],
  ["short strings, chardetng's encodings", ({ group, encoding }) => group === 'short strings' && ofChardetng(encoding)],
  ["file names, chardetng's encodings", ({ group, encoding }) => group === 'file names' && ofChardetng(encoding)],
  ...[...new Set(all.map(({ group }) => group))]
    .filter((group) => group !== 'prose')
    .sort()
    .map((name) => /** @type {[string, Filter]} */ ([name, ({ group }) => group === name])),
  ...ROWS.map(
    (count) =>
      /** @type {[string, Filter]} */ ([`structured and symbols, ${count} rows`, (sample) => sample.rows === count]),
  ),
  ...by('encoding'),
  ...by('locale'),
];

/** Groups of prose. @param {'encoding' | 'locale'} field @returns {[string, Filter][]} */
function by(field) {
  const prose = all.filter(({ group }) => group === 'prose');
  const found = [...new Set(prose.map((sample) => String(sample[field])))].sort();
  return found.map((value) => [
    `prose, ${field} ${value}`,
    (sample) => sample.group === 'prose' && String(sample[field]) === value,
  ]);
}

const names = Object.keys(detectors);
const row = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
console.log(`\n${row(['right, %', 'samples', ...names])}\n${row(['---', '--:', ...names.map(() => '--:')])}`);
/** @type {Record<string, Record<string, number>>} */
const report = {};
for (const [title, includes] of groups) {
  const places = all.flatMap((sample, i) => (includes(sample) ? [i] : []));
  const shares = names.map((name) => (100 * places.filter((i) => right[name][i]).length) / places.length);
  console.log(row([title, places.length, ...shares.map((share) => share.toFixed(2))]));
  report[title] = Object.fromEntries(names.map((name, i) => [name, shares[i]]));
}

const ours = detectors['encoding-wasm'];
/** @type {[string, Filter][]} */
const kinds = [
  ['all', ({ group }) => !group.endsWith('hint')],
  ...['languages without a model', 'prose', 'short strings', 'one symbol', 'structured', 'structured, symbols'].map(
    (name) => /** @type {[string, Filter]} */ ([name, ({ group }) => group === name]),
  ),
];
console.log(
  `\n${row(['score', ...kinds.map(([kind]) => `right, %: ${kind}`)])}\n${row(['---', ...kinds.map(() => '--:')])}`,
);
for (const [least, most] of [0.5, 0.6, 0.7, 0.8, 0.9].map((score) => [score, score === 0.9 ? 1.01 : score + 0.1])) {
  const cells = kinds.map(([, includes]) => {
    const places = all.flatMap((sample, i) =>
      includes(sample) && ours[i].answer !== null && ours[i].score >= least && ours[i].score < most ? [i] : [],
    );
    const mean = (/** @type {(i: number) => number} */ of) =>
      (100 * places.reduce((sum, i) => sum + of(i), 0)) / places.length;
    return `${mean((i) => Number(right['encoding-wasm'][i])).toFixed(1)} of ${places.length}, mean score ${mean((i) => ours[i].score).toFixed(1)}`;
  });
  console.log(row([`${least} to ${Math.min(1, most).toFixed(1)}`, ...cells]));
}

console.log(
  `\n${row(['bytes', 'samples', 'score of 0.9 or more, %', 'right of these, %'])}\n${row(['---', '--:', '--:', '--:'])}`,
);
for (const [least, most] of BYTES) {
  const places = all.flatMap(({ bytes, group }, i) => {
    const isIncluded = bytes.length >= least && bytes.length <= most && !group.endsWith('hint');
    return isIncluded && ours[i].answer !== null ? [i] : [];
  });
  const sure = places.filter((i) => ours[i].score >= 0.9);
  const share = (/** @type {number[]} */ some, /** @type {number[]} */ of) =>
    ((100 * some.length) / of.length).toFixed(1);
  const isRight = sure.filter((i) => right['encoding-wasm'][i]);
  console.log(row([`${least} to ${most}`, places.length, share(sure, places), share(isRight, sure)]));
}

console.log(`\n${row(['microseconds, median', ...names])}\n${row(['---', ...names.map(() => '--:')])}`);
for (const length of LENGTHS) {
  const places = all.flatMap((sample, i) => (sample.group === 'prose' && sample.length === length ? [i] : []));
  const medians = names.map((name) => {
    const times = places.map((i) => detectors[name][i].nanoseconds).sort((a, b) => a - b);
    return times[times.length >> 1] / 1000;
  });
  console.log(row([`${length} characters`, ...medians.map((median) => median.toFixed(1))]));
  report[`microseconds, ${length} characters`] = Object.fromEntries(names.map((name, i) => [name, medians[i]]));
}

for (const name of names) {
  /** @type {Map<string, number>} */
  const confusions = new Map();
  all.forEach(({ encoding, group }, i) => {
    if (group !== 'prose' || right[name][i]) return;
    const key = `${encoding} as ${detectors[name][i].answer ?? 'none'}`;
    confusions.set(key, (confusions.get(key) ?? 0) + 1);
  });
  const most = [...confusions].sort((a, b) => b[1] - a[1]).slice(0, 20);
  console.log(`\n${name} took, in prose, ${most.map(([key, count]) => `${key} ${count}`).join(', ')}`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
