// `npm start` in a clone that is new, in an unusual place, or broken.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SOURCES } from '../../tools/build/build-info.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-'));
after(() => rmSync(folder, { recursive: true }));

// A fresh clone has no installed packages, and nothing was built.
const filter = (/** @type {string} */ path) => !/[\\/](node_modules|target)$/.test(path);
const clone = join(folder, 'a clone, with a náme 漢');
for (const path of [...SOURCES, 'package.json', 'tools', 'pkg', 'examples'])
  cpSync(join(root, path), join(clone, path), { recursive: true, filter });

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function start(args, env = {}) {
  const options = { encoding: /** @type {const} */ ('utf8'), env: { ...process.env, INIT_CWD: clone, ...env } };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, 'tools/start.js'), ...args], options);
  return { status, stdout, stderr };
}

test('shows every example', () => {
  const { status, stdout, stderr } = start([]);
  assert.deepEqual([status, stderr], [0, '']);
  for (const { title, firstLine } of JSON.parse(readFileSync(join(root, 'examples/examples.json'), 'utf8'))) {
    assert.ok(stdout.includes(`\n${title}\n`), title);
    assert.ok(stdout.includes(`\n  ${firstLine}\n`), firstLine);
  }
});

test('gives the command its arguments, and its exit code back', () => {
  const stderr =
    'encoding-wasm: examples: it is a directory; name the files in it, or the directory with --recursive\n';
  assert.deepEqual(start(['--detect', 'examples']), { status: 1, stdout: '', stderr });
  assert.equal(start(['--detect', 'examples/cat.shift_jis.txt']).stdout.split(' ')[0], 'Shift_JIS');
  assert.equal(start(['--nonsense']).status, 2);
});

test('says so if standard output takes no more', { skip: process.platform !== 'linux' }, () => {
  const script = '"$0" "$1" > /dev/full';
  const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, join(clone, 'tools/start.js')], {
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, /^\nThe examples cannot be shown, for standard output cannot be written: ENOSPC/);
});

test('says how to restore a broken package if it cannot be built', () => {
  writeFileSync(join(clone, 'pkg/encoding.wasm'), 'broken');
  const { status, stdout, stderr } = start([], { PATH: '' });
  assert.equal(status, 1);
  assert.match(stdout, /^==> pkg\/ is not what the sources make: building it\n/);
  assert.match(stderr, /\n\npkg\/ could not be built\. .* `git checkout \.` brings it back\.\n$/);
});
