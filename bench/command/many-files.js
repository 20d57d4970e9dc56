// Measures the command with many small files in one call.

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from '../../tools/lib/process.js';
import { measureInTurns, times } from './turns.js';

const FILES = 2000;

/** The least work for replacing files safely: each is read, written under another name, and put in its place. */
const FILE_OPERATIONS = `
const fs = require('node:fs');
for (const file of process.argv.slice(1)) {
  fs.writeFileSync(file + '.tmp', fs.readFileSync(file));
  fs.renameSync(file + '.tmp', file);
}`;

/**
 * @param {{ name: string, command: string }} node
 * @param {string} command
 * @param {string} folder
 * @param {number} rounds
 */
export function compareMany(node, command, folder, rounds) {
  say(`${FILES} files in one call, in ${node.name}: seconds (minimum, median)`);
  const files = Array.from({ length: FILES }, (_, i) => join(folder, `${i}.txt`));
  const prepare = () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of files) copyFileSync(join(root, 'examples', 'cat.shift_jis.txt'), file);
  };
  const run = (/** @type {string[]} */ args) => {
    const { status } = spawnSync(node.command, args, { cwd: folder, stdio: 'ignore' });
    if (status !== 0) fail(`This failed: ${args.slice(0, 6).join(' ')} …`);
  };
  prepare();
  const measured = measureInTurns(
    {
      // The text keeps its length, so that each run does the same work.
      '--in-place': () => run([command, '-f', 'shift_jis', '-t', 'shift_jis', '--in-place', ...files]),
      '--out-dir': () => run([command, '-f', 'shift_jis', '--out-dir', join(folder, 'out'), ...files]),
      'file operations alone': () => run(['-e', FILE_OPERATIONS, ...files]),
    },
    rounds,
  );
  console.table(Object.fromEntries(Object.entries(measured).map(([what, time]) => [what, { seconds: times(time) }])));
  rmSync(folder, { recursive: true, force: true });
}
