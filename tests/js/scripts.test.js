// The scripts of package.json in a fresh clone: without packages, without other programs.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-'));
after(() => rmSync(folder, { recursive: true }));

const clone = join(folder, 'clone');
const leftOut = ['.git', '.made', '.tools', 'corpus', 'dist', 'node_modules', 'target'];
cpSync(root, clone, { recursive: true, filter: (path) => path === root || !leftOut.includes(basename(path)) });

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @param {string} script @param {string[]} args */
function run(script, ...args) {
  const [program, ...own] = script.split(' ');
  assert.equal(program, 'node');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...own, ...args], {
    cwd: clone,
    // Nothing can be installed or run.
    env: { ...process.env, PATH: '', INIT_CWD: clone },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** What `npm start` gives to the command gets the command's answers. @param {string} name */
const usageOf = (name) =>
  name === 'start' ? 'Usage: encoding-wasm ' : `Usage: ${name === 'test' ? 'npm test' : `npm run ${name}`}`;

describe('every script', { concurrency: 2 }, () => {
  for (const [name, script] of Object.entries(scripts)) {
    test(`${name}: --help`, () => {
      for (const option of ['--help', '-h']) {
        const { status, stdout, stderr } = run(script, option);
        assert.deepEqual([status, stderr], [0, ''], stdout);
        assert.ok(stdout.startsWith(usageOf(name)), stdout);
        assert.ok(stdout.includes('--help'), stdout);
      }
    });

    test(`${name}: wrong options`, () => {
      for (const wrong of ['--nonsense', '--help=1']) {
        const { status, stdout, stderr } = run(script, wrong);
        assert.deepEqual([status, stdout], [2, ''], stderr);
        assert.match(stderr, /^error: .*(?:nonsense|help)/);
        assert.match(stderr, name === 'start' ? /see encoding-wasm --help/ : /\nUsage: /);
        assert.doesNotMatch(stderr, /^ {4}at /m);
      }
    });
  }
});

test('wrong values', () => {
  for (const [name, ...args] of [
    ['fuzz', '--minutes', 'x'],
    ['fuzz', '--minutes', '-1'],
    ['fuzz', '--minutes=-1'],
    ['fuzz', 'nonsense'],
    ['fuzz:js', '--cases', ''],
    ['bench', '--hosts', 'nonsense'],
    ['bench', '--groups'],
    ['bench:detect', '--each', 'many'],
    ['bench:exactness', 'nonsense'],
    ['endurance', 'nonsense'],
    ['tables'],
    ['tables', 'one', 'two'],
    ['www', '--port', 'x'],
    ['lint', 'nonsense'],
  ]) {
    const { status, stderr } = run(scripts[name], ...args);
    assert.equal(status, 2, `${name} ${args}: ${stderr}`);
    assert.match(stderr, /^error: [^\n]+\n\nUsage: npm run /);
  }
});
