// Measures the native core against native encoding_rs, with Criterion: see native/.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, run } from '../tools/lib/process.js';
import { nativeToolchain } from '../tools/lib/toolchain.js';
import { summarize } from './harness.js';
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

/** The groups that native/ has, by name. @type {Record<string, string>} */
export const NATIVE_GROUPS = Object.fromEntries(
  Object.entries(TASKS).flatMap(([task, what]) =>
    Object.entries(FAMILIES).map(([family, which]) => [`rust-${task}-${family}`, `Rust: ${what}, ${which}`]),
  ),
);

/** With its version. */
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
  const effort = isQuick ? ['--quick'] : [];
  // Criterion takes a regular expression.
  const filter = `^(${groups.join('|')})/`;
  run(cargo, ['run', '--release', '--locked', '--', '--bench', '--noplot', ...effort, filter], {
    cwd: join(folder, 'native'),
    env: { ...env, BENCH_TEXTS: textsFolder, CRITERION_HOME: results },
  });
  return readResults(results);
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

/** The results in Criterion's folder. @param {string} results @returns {Measured[]} */
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
