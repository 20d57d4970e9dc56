// Decodes the files in examples/ and shows them: `npm start`. With `npm start -- FILE --from LABEL`, decodes your own file by passing the
// arguments to the command.

import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './build/build-info.js';
import { bold, dim, exitCode, fail, root, say, succeeds } from './lib/process.js';

const command = join(root, 'pkg', 'cli.cjs');

if (!isBuilt()) {
  say('pkg/ is not what the sources make: building it');
  if (!succeeds(process.execPath, [join(root, 'tools', 'build', 'build.js')]))
    fail('pkg/ could not be built. If you have changed nothing on purpose, `git checkout .` brings it back.');
}

process.stdout.on('error', (error) => {
  // A reader such as `head` may close the pipe early.
  if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE') process.exit();
  fail(`The examples cannot be shown, for standard output cannot be written: ${error.message}`);
});

const args = process.argv.slice(2);
if (args.length > 0) {
  process.exitCode = exitCode(process.execPath, [command, ...args], { cwd: process.env.INIT_CWD }) ?? 1;
} else {
  showExamples();
}

function showExamples() {
  /** @type {{ file: string, label: string, title: string }[]} */
  const examples = JSON.parse(readFileSync(join(root, 'examples', 'examples.json'), 'utf8'));
  for (const { file, label, title } of examples) {
    const path = join(root, 'examples', file);
    const { status, stdout } = spawnSync(process.execPath, [command, '--quiet', '--from', label, path], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) process.exit(1);
    console.log(`\n${bold(title)}`);
    console.log(dim(`examples/${file}: ${label}, ${statSync(path).size} bytes`));
    for (const line of stdout.split('\n').slice(0, 3)) console.log(`  ${line}`);
  }
  console.log('\nYour own file: npm start -- FILE --from LABEL        All labels: npm start -- --list');
}
