// Compares the command with iconv, uconv and recode_rs, and its start with Node's alone: `npm run bench:command`.

import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nodeHosts } from '../../tools/lib/hosts.js';
import { fail, output, root, say } from '../../tools/lib/process.js';
import { aptInstall, recodeRs } from '../../tools/lib/toolchain.js';
import { samplesWith } from '../rows.js';
import { made, ours, readTexts } from '../set-up.js';
import { compareMany } from './many-files.js';
import { figures, measureInTurns, times } from './turns.js';

const MB = 1 << 20;
/** How much of the input differs; the rest repeats it. */
const PART = 4 * MB;

const command = join(root, 'pkg', 'cli.cjs');

/**
 * What is converted, with other programs' names of encodings.
 * @type {{ from: string, to: string, language?: string, iconv?: string, uconv?: string }[]}
 */
const TASKS = [
  { from: 'windows-1251', to: 'utf-8' },
  { from: 'windows-1252', to: 'utf-8' },
  { from: 'koi8-u', to: 'utf-8' },
  { from: 'shift_jis', to: 'utf-8', iconv: 'cp932', uconv: 'ibm-943' },
  { from: 'gbk', to: 'utf-8' },
  { from: 'big5', to: 'utf-8' },
  { from: 'euc-kr', to: 'utf-8', iconv: 'uhc', uconv: 'windows-949' },
  { from: 'utf-16le', to: 'utf-8', language: 'jpn' },
  { from: 'utf-8', to: 'windows-1251', language: 'rus' },
  { from: 'utf-8', to: 'shift_jis', language: 'jpn', iconv: 'cp932', uconv: 'ibm-943' },
];

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    size: { type: 'string' },
    tasks: { type: 'string', default: '' },
    output: { type: 'string' },
  },
});
const size = Number(values.size ?? (values.quick ? 64 : 500)) * MB;
const rounds = values.quick ? 5 : 11;
const folder = values.output ?? made;
mkdirSync(folder, { recursive: true });
const [inputFile, outputFile] = [join(folder, 'input'), join(folder, 'output')];

const nodes = nodeHosts();
const newest = nodes[nodes.length - 1];
if (!output('uconv', ['--version'])) aptInstall(['icu-devtools']);

const recode = recodeRs();

/** Ours first. @type {Record<string, (task: typeof TASKS[number]) => string[]>} */
const PROGRAMS = {
  'encoding-wasm': ({ from, to }) => [newest.command, command, '-f', from, '-t', to, inputFile],
  recode_rs: ({ from, to }) => [recode, '-f', from, '-t', to, inputFile],
  iconv: (task) => ['iconv', ...namesFor(task, task.iconv), inputFile],
  uconv: (task) => ['uconv', ...namesFor(task, task.uconv), inputFile],
};

/** @param {typeof TASKS[number]} task @param {string | undefined} name of the encoding that isn't UTF-8 */
const namesFor = ({ from, to }, name) =>
  to === 'utf-8' ? ['-f', name ?? from, '-t', to] : ['-f', from, '-t', name ?? to];

compareThroughput();
compareStarts();
compareMany(newest, command, join(folder, 'many'), rounds);
for (const file of [inputFile, outputFile]) rmSync(file, { force: true });

function compareThroughput() {
  say(`${size / MB} MB from file to file, in ${newest.name}: seconds (minimum, median)`);
  const present = Object.keys(PROGRAMS).filter((name) => isPresent(name));
  const chosen = TASKS.filter(({ from, to }) => `${from} to ${to}`.includes(values.tasks));
  const table = chosen.map((task) => {
    writeInput(task);
    const expected = contentsAfter(PROGRAMS['encoding-wasm'](task));
    if (!expected) return fail(`This package's command doesn't convert ${task.from} to ${task.to}.`);
    const right = present.filter((name) => contentsAfter(PROGRAMS[name](task))?.equals(expected));
    repeatInput();
    const measured = measureInTurns(
      Object.fromEntries(right.map((name) => [name, () => runTo(outputFile, PROGRAMS[name](task))])),
      rounds,
    );
    const peers = right.filter((name) => name !== 'encoding-wasm');
    const best = Math.min(...peers.map((name) => measured[name].min));
    return {
      task: `${task.from} to ${task.to}`,
      ...Object.fromEntries(present.map((name) => [name, measured[name] ? times(measured[name]) : 'differs'])),
      'to the best': (best / measured['encoding-wasm'].min).toFixed(2),
    };
  });
  console.table(table);
}

function compareStarts() {
  say('Start: milliseconds of the whole process (minimum, median), and the ratio to `node -e 0` of both');
  const small = join(root, 'examples', 'bronze-horseman.windows-1251.txt');
  const kanji = join(root, 'examples', 'cat.shift_jis.txt');
  const table = nodes.map(({ name, command: node }) => {
    const runs = {
      'node -e 0': [node, '-e', '0'],
      '--version': [node, command, '--version'],
      'windows-1251': [node, command, '-f', 'windows-1251', small],
      Shift_JIS: [node, command, '-f', 'shift_jis', kanji],
      auto: [node, command, '-f', 'auto', small],
    };
    const measured = measureInTurns(
      Object.fromEntries(Object.entries(runs).map(([what, args]) => [what, () => runTo('/dev/null', args)])),
      2 * rounds,
    );
    const bare = measured['node -e 0'];
    return {
      node: name,
      ...Object.fromEntries(Object.entries(measured).map(([what, time]) => [what, figures(time, bare)])),
    };
  });
  console.table(table);
}

/** Whether a program is installed. If this repository doesn't choose its version, prints that. @param {string} name */
function isPresent(name) {
  const program = PROGRAMS[name](TASKS[0])[0];
  const { error, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (error) console.log(`${name} is not installed: left out`);
  else if (program === name) console.log(stdout.split('\n')[0]);
  return !error;
}

/** @param {typeof TASKS[number]} task */
function writeInput({ from, language }) {
  const texts = readTexts();
  const text = texts.find(
    (text) => text.kind === 'prose' && text.label === from && text.language.startsWith(language ?? ''),
  );
  if (!text) return fail(`There is no text in ${from}.`);
  const { bytes } = samplesWith(ours, texts).makeSample(text, PART);
  const fd = openSync(inputFile, 'w');
  writeSync(fd, bytes);
  closeSync(fd);
}

function repeatInput() {
  const part = readFileSync(inputFile);
  const fd = openSync(inputFile, 'a');
  while (statSync(inputFile).size < size) writeSync(fd, part);
  closeSync(fd);
}

/** A program's result; `undefined` if it fails. @param {string[]} args */
function contentsAfter(args) {
  return runTo(outputFile, args) ? readFileSync(outputFile) : undefined;
}

/** Runs a program, with its output in a file. @param {string} file @param {string[]} args */
function runTo(file, [program, ...args]) {
  const fd = openSync(file, 'w');
  const { status } = spawnSync(program, args, { stdio: ['ignore', fd, 'ignore'] });
  closeSync(fd);
  return status === 0;
}
