// The scripts of package.json: each explains itself, even in a clone where nothing is installed.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SCRIPTS } from '../../tools/run.js';
import { isThorough } from '../large.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const clone = mkdtempSync(join(tmpdir(), 'encoding-wasm-scripts-'));
after(() => rmSync(clone, { recursive: true }));
// Without what is installed here, or being built
const filter = (/** @type {string} */ path) => !/[\\/](node_modules|target)$/.test(path);
cpSync(join(root, 'tools'), join(clone, 'tools'), { recursive: true, filter });
cpSync(join(root, 'package.json'), join(clone, 'package.json'));

/** @param {string[]} args */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, 'tools/run.js'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test("tools/run.js runs every script but `npm start`, which takes the command's options", () => {
  const { start, ...others } = scripts;
  assert.equal(start, 'node tools/start.js');
  assert.deepEqual(Object.keys(others).sort(), Object.keys(SCRIPTS).sort());
  for (const [name, command] of Object.entries(others)) {
    assert.match(command, new RegExp(`^node (--expose-gc )?tools/run\\.js ${name}( --advisories)?$`));
  }
});

for (const name of Object.keys(SCRIPTS)) {
  test(`npm run ${name}`, () => {
    const help = run(name, '--help');
    assert.equal(help.status, 0, help.stderr);
    assert.ok(help.stdout.startsWith(`npm run ${name}`));
    const { names, numbers = [] } = SCRIPTS[name];
    const wrong = [
      ['--nonsense'],
      ...(names === true ? [] : [['nonsense']]),
      ...numbers.map((option) => [`--${option}=x`]),
    ];
    // The last one is the strictest.
    for (const args of isThorough ? wrong : wrong.slice(-1)) {
      const { status, stdout, stderr } = run(name, ...args);
      assert.equal(status, 2);
      assert.equal(stdout, '');
      assert.ok(stderr.includes(args[0].replace('=x', '')));
      assert.ok(stderr.endsWith(help.stdout));
      assert.doesNotMatch(stderr, /^ +at /m);
    }
  });
}

test('an unknown script', () => {
  const { status, stderr } = run('nonsense');
  assert.equal(status, 2);
  assert.match(stderr, /^There is no script nonsense\. There are: asan, /);
});
