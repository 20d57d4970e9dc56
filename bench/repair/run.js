// Measures how often garbled text is repaired, and correct text stays as it is, beside ftfy:
//
//     npm run bench:repair [-- --half reporting] [--seed 1] [--correct 20000] [--garbled 10000] [--failures FILE]
//
// ftfy takes part if `python3 -m venv` works.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { repairMojibake } from '../../pkg/index.js';
import { fail, root, say } from '../../tools/lib/process.js';
import { pythonWith } from '../python.js';
import { correctTexts, garbledTexts } from './samples.js';

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'reporting' },
    seed: { type: 'string', default: '1' },
    correct: { type: 'string', default: '20000' },
    garbled: { type: 'string', default: '10000' },
    failures: { type: 'string' },
  },
});
const { half } = values;
if (half !== 'tuning' && half !== 'reporting') fail("--half is either 'tuning' or 'reporting'.");

say('Making the texts');
const seed = Number(values.seed);
const correct = [...correctTexts({ half, seed, count: Number(values.correct) })];
const garbled = [...garbledTexts({ half, seed, count: Number(values.garbled) })];
const texts = [...correct.map(({ text }) => text), ...garbled.map(({ garbled: text }) => text)];

say('encoding-wasm');
const start = performance.now();
/** @type {Record<string, string[]>} */
const results = { 'encoding-wasm': texts.map((text) => repairMojibake(text)[0]?.text ?? text) };
console.log(`${((performance.now() - start) / texts.length).toFixed(3)} ms for each text`);

const here = `${root}bench/repair`;
const withFtfy = pythonWith(`${here}/requirements.txt`, 'repair');
if (withFtfy !== undefined) {
  say('ftfy');
  const input = texts.map((text) => `${JSON.stringify(text)}\n`).join('');
  const { status, stdout, stderr } = spawnSync(withFtfy, [`${here}/peer.py`], {
    input,
    maxBuffer: 1 << 30,
  });
  if (status !== 0) fail(`ftfy failed: ${stderr}`);
  results.ftfy = stdout
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** @type {Record<string, Record<string, { right: number, wrong: number, left: number }>>} */
const counts = {};
const failures = [];
for (const [name, repaired] of Object.entries(results)) {
  for (const [i, result] of repaired.entries()) {
    const isCorrect = i < correct.length;
    const { kind, text } = isCorrect ? correct[i] : garbled[i - correct.length];
    const outcome = result === text ? 'right' : result === texts[i] ? 'left' : 'wrong';
    const ground = isCorrect ? [] : [garbled[i - correct.length].isLatin ? 'Garbled Latin' : 'Garbled, other scripts'];
    const groups = [isCorrect ? 'All correct' : 'All garbled', ...ground, `${isCorrect ? '  correct: ' : '  '}${kind}`];
    for (const group of groups) {
      counts[group] ??= {};
      counts[group][name] ??= { right: 0, wrong: 0, left: 0 };
      counts[group][name][outcome] += 1;
    }
    if (outcome !== 'right') failures.push({ name, outcome, isCorrect, kind, text, given: texts[i], result });
  }
}
if (values.failures) writeFileSync(values.failures, failures.map((failure) => `${JSON.stringify(failure)}\n`).join(''));

const names = Object.keys(results);
console.log(`${'right, wrong, left alone'.padEnd(60)}${names.map((name) => name.padStart(24)).join('')}`);
for (const group of Object.keys(counts).sort(
  (a, b) => Number(a.startsWith(' ')) - Number(b.startsWith(' ')) || (a < b ? -1 : 1),
)) {
  const columns = names.map((name) => {
    const { right, wrong, left } = counts[group][name];
    return `${right} ${wrong} ${left}`.padStart(24);
  });
  console.log(`${group.padEnd(60)}${columns.join('')}`);
}
