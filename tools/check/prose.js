// Checks the English of documents, comments and messages: constructions that read like a translation (prose/rules.js), and spelling, by
// cspell with our words (prose/words.txt).

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installPackages } from '../lib/node-modules.js';
import { exitCode, fail, root } from '../lib/process.js';
import { lineAt, passagesOf, withoutCode } from './prose/passages.js';
import { findingsIn } from './prose/rules.js';

const FOLDERS = [
  '.ci',
  'bench',
  'cli',
  'docs',
  'fuzz',
  'js',
  'packages',
  'src',
  'tests',
  'tools',
  'types',
  'wasm',
  'www',
];
const FILES = ['www/strings/en.js'];
/** Generated, not ours, checked elsewhere, or wrong English on purpose. */
const SKIPPED = [
  ...['node_modules', 'target', 'generated', '.made', 'corpus', 'artifacts', 'coverage', 'www/dist', 'www/strings'],
  ...['tools/check/prose/rules.js', 'tests/js/prose.test.js', 'docs/encodings.md', 'docs/translit.md'],
];

const home = join(import.meta.dirname, 'prose');

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (SKIPPED.includes(entry.name) || SKIPPED.includes(path)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return /\.(?:md|js|cjs|ts|rs)$/.test(entry.name) ? [path] : [];
  });
}

const documents = readdirSync(root).filter((name) => name.endsWith('.md'));
const folders = FOLDERS.filter((folder) => readdirSync(root).includes(folder));
const texts = [...documents, ...folders.flatMap(filesIn), ...FILES].map((file) => {
  const passages = passagesOf(file, readFileSync(join(root, file), 'utf8'));
  return { file, passages: passages.map((passage) => ({ ...passage, text: withoutCode(passage.text) })) };
});

const problems = texts.flatMap(({ file, passages }) =>
  passages.flatMap(({ text, line }) =>
    findingsIn(text).map(
      ({ index, found, advice }) => `${file}:${line - 1 + lineAt(text, index)}: “${found}”. ${advice}`,
    ),
  ),
);
for (const problem of problems) console.error(problem);
const isSpelledRight = checkSpelling();
if (problems.length > 0) fail(`${problems.length} places don't read like English: rewrite them as advised above.`);
if (!isSpelledRight) fail('Some words are misspelled. Fix them, or add them to tools/check/prose/words.txt.');

/** cspell gets the prose only, on the same lines. */
function checkSpelling() {
  installPackages(home);
  const copies = mkdtempSync(join(tmpdir(), 'prose-'));
  try {
    for (const { file, passages } of texts) {
      mkdirSync(dirname(join(copies, file)), { recursive: true });
      writeFileSync(join(copies, file), spellingOf(passages, file));
    }
    const cspell = join(home, 'node_modules', 'cspell', 'bin.mjs');
    const options = ['--no-progress', '--no-summary', '--no-cache', '--dot', '--relative'];
    const config = ['--config', join(home, 'cspell.json'), '--root', copies];
    return exitCode(process.execPath, [cspell, 'lint', ...options, ...config, '**'], { cwd: copies }) === 0;
  } finally {
    rmSync(copies, { recursive: true });
  }
}

/** @param {import('./prose/passages.js').Passage[]} passages @param {string} file */
function spellingOf(passages, file) {
  /** @type {string[]} */
  const lines = [];
  for (const { text, line, kind } of passages) {
    // Strings of other files may be in any language.
    if (kind === 'string' && !/^(?:cli|js|tools|www)\//.test(file)) continue;
    for (const [index, part] of text.split('\n').entries()) {
      const at = line - 1 + index;
      lines[at] = `${lines[at] ?? ''} ${wordsOf(part)}`;
    }
  }
  return Array.from(lines, (line) => line ?? '').join('\n');
}

/** Leaves out names of code, files and options, and other languages. @param {string} line */
function wordsOf(line) {
  return line.replaceAll(/[^\s()[\]{},;:!?"“”*]+/g, (word) => {
    const isName = /[^A-Za-z'’.…—–-]|[a-z][A-Z]|^[A-Z]{2,}|[A-Za-z]\.[A-Za-z]|^-/.test(word);
    return isName ? ' ' : word;
  });
}
