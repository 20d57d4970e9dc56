// How often detectors are right, and how fast they are:
//
//     npm run bench:detect [-- --each 4] [--seed 1] [--json FILE]
//
// Every detector gets the same bytes and no hint. An answer is right if it decodes to the same text.

import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { decode, labelToName } from '../../pkg/index.js';
import { fail, root, run, say } from '../../tools/process.js';
import { nativeToolchain } from '../../tools/toolchain.js';
import { LENGTHS, samples } from './samples.js';

const { values } = parseArgs({
  options: { each: { type: 'string', default: '4' }, seed: { type: 'string', default: '1' }, json: { type: 'string' } },
});

const here = `${root}bench/detect`;
if (!existsSync(`${here}/node_modules`)) run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here });
const require = createRequire(`${here}/package.json`);
const jschardet = require('jschardet');
const chardet = require('chardet');

/** Names that are no labels of the standard. @type {Record<string, string>} */
const aliases = {
  CP874: 'windows-874',
  CP932: 'Shift_JIS',
  CP949: 'EUC-KR',
  MacRoman: 'macintosh',
  MacCyrillic: 'x-mac-cyrillic',
  'utf-16-le': 'UTF-16LE',
  'utf-16-be': 'UTF-16BE',
};

say('Making the samples');
const all = [...samples({ each: Number(values.each), seed: Number(values.seed) })];

/** @typedef {{ answer: string | null, nanoseconds: number }} Answer */
/** @type {Record<string, Answer[]>} */
const detectors = {};

say('encoding-wasm and chardetng (native)');
const toolchain = nativeToolchain();
run(toolchain.cargo, ['build', '--locked', '--release', '--example', 'detect'], toolchain);
const native = spawnSync(`${process.env.CARGO_TARGET_DIR ?? `${root}target`}/release/examples/detect`, {
  input: Buffer.concat(all.flatMap(({ bytes }) => [Buffer.from(`${bytes.length}\n`), bytes])),
  maxBuffer: 1 << 30,
});
if (native.status !== 0) fail(native.stderr.toString());
const answers = native.stdout
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '));
const column = (/** @type {number} */ place) =>
  answers.map((line) => ({ answer: labelToName(line[place]), nanoseconds: Number(line[place + 1]) }));
detectors['encoding-wasm'] = column(0);
detectors.chardetng = column(2);

for (const [name, detect] of /** @type {[string, (bytes: Buffer) => string | null][]} */ ([
  ['chardet', (bytes) => chardet.detect(bytes)],
  ['jschardet', (bytes) => jschardet.detect(bytes).encoding],
])) {
  say(name);
  detectors[name] = all.map(({ bytes }) => {
    const buffer = Buffer.from(bytes);
    const start = process.hrtime.bigint();
    const label = detect(buffer);
    return {
      answer: labelToName(aliases[label ?? ''] ?? label ?? ''),
      nanoseconds: Number(process.hrtime.bigint() - start),
    };
  });
}

/** What chardetng never answers, by its documentation. */
const notChardetng = ['UTF-16LE', 'UTF-16BE', 'macintosh', 'x-mac-cyrillic', 'KOI8-R'];
const isUnicode = (/** @type {string} */ encoding) => encoding.startsWith('UTF');

const right = Object.fromEntries(
  Object.entries(detectors).map(([name, given]) => [
    name,
    given.map(({ answer }, i) => {
      const { encoding, bytes } = all[i];
      return answer === encoding || (answer !== null && decode(bytes, answer) === decode(bytes, encoding));
    }),
  ]),
);

/** @type {[string, (sample: import('./samples.js').Sample) => boolean][]} */
const groups = [
  ['legacy encodings', ({ encoding }) => !isUnicode(encoding)],
  ...LENGTHS.map(
    (length) =>
      /** @type {(typeof groups)[number]} */ ([
        `  ${length} characters`,
        (sample) => sample.length === length && !isUnicode(sample.encoding),
      ]),
  ),
  ["chardetng's encodings", ({ encoding }) => !isUnicode(encoding) && !notChardetng.includes(encoding)],
  ...LENGTHS.map(
    (length) =>
      /** @type {(typeof groups)[number]} */ ([
        `  ${length} characters`,
        (sample) => sample.length === length && !isUnicode(sample.encoding) && !notChardetng.includes(sample.encoding),
      ]),
  ),
  ['UTF-8', ({ encoding }) => encoding === 'UTF-8'],
  ['UTF-16', ({ encoding }) => encoding.startsWith('UTF-16')],
  ...['prose', 'html', 'csv', 'subtitles', 'source'].map(
    (form) =>
      /** @type {(typeof groups)[number]} */ ([form, (sample) => sample.form === form && !isUnicode(sample.encoding)]),
  ),
  ...byField('encoding'),
  ...byField('locale'),
];

/** @param {'encoding' | 'locale'} field @returns {typeof groups} */
function byField(field) {
  return [...new Set(all.map((sample) => sample[field]))].map((value) => [value, (sample) => sample[field] === value]);
}

const names = Object.keys(detectors);
const row = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
console.log(`\n${row(['right, %', 'samples', ...names])}\n${row(['---', '--:', ...names.map(() => '--:')])}`);
/** @type {Record<string, Record<string, number>>} */
const report = {};
for (const [title, includes] of groups) {
  const places = all.flatMap((sample, i) => (includes(sample) ? [i] : []));
  if (places.length === 0) continue;
  const shares = names.map((name) => (100 * places.filter((i) => right[name][i]).length) / places.length);
  console.log(row([title, places.length, ...shares.map((share) => share.toFixed(2))]));
  report[title] = Object.fromEntries(names.map((name, i) => [name, shares[i]]));
}
for (const length of LENGTHS) {
  const places = all.flatMap((sample, i) => (sample.length === length ? [i] : []));
  const bytes = places.reduce((sum, i) => sum + all[i].bytes.length, 0);
  const speeds = names.map(
    (name) => (1000 * bytes) / places.reduce((sum, i) => sum + detectors[name][i].nanoseconds, 0),
  );
  console.log(row([`MB/s, ${length} characters`, places.length, ...speeds.map((speed) => speed.toFixed(1))]));
  report[`MB/s, ${length} characters`] = Object.fromEntries(names.map((name, i) => [name, speeds[i]]));
}

for (const name of names) {
  /** @type {Map<string, number>} */
  const confusions = new Map();
  all.forEach(({ encoding }, i) => {
    const key = `${encoding} as ${detectors[name][i].answer ?? 'none'}`;
    if (!right[name][i]) confusions.set(key, (confusions.get(key) ?? 0) + 1);
  });
  const most = [...confusions].sort((a, b) => b[1] - a[1]).slice(0, 20);
  console.log(`\n${name} took ${most.map(([key, count]) => `${key} ${count}`).join(', ')}`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
