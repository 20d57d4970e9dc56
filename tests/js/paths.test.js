// The same results by every path between bytes and strings: with and without JS string builtins, Buffer, its search for bytes outside ASCII,
// and the host's own decoder and encoder.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const file = (/** @type {string} */ name) => fileURLToPath(new URL(`paths/${name}`, import.meta.url));
const major = Number.parseInt(process.versions.node, 10);

/** Node 20 doesn't have JS string builtins. */
const hasBuiltins = major >= 24;

const WITHOUT = [
  [],
  ['builtins'],
  ['buffer'],
  ['search'],
  ['classes'],
  ['builtins', 'buffer'],
  ['builtins', 'classes'],
  ['buffer', 'classes'],
  ['builtins', 'buffer', 'classes'],
];

for (const without of WITHOUT.filter((without) => hasBuiltins || !without.includes('builtins'))) {
  test(`without ${without.join(', ') || 'nothing'}`, () => {
    const output = execFileSync(process.execPath, ['--require', file('without.cjs'), file('program.cjs')], {
      encoding: 'utf8',
      env: { ...process.env, WITHOUT: without.join() },
    });
    const { passed, failures, wrong, uses } = JSON.parse(output);
    assert.deepEqual(failures, []);
    assert.deepEqual(wrong, []);
    assert.ok(passed > 10);
    const has = (/** @type {string} */ name) => !without.includes(name);
    assert.equal(uses.builtins > 0, has('builtins') && hasBuiltins, 'builtins');
    assert.equal(uses.buffer > 0, has('buffer'), 'buffer');
    assert.equal(uses.encoder > 10, has('classes'), 'encoder');
    // In Node 20, for ASCII, and for all text if nothing else is faster
    assert.equal(uses.decoder > 10, has('classes'), 'decoder');
  });
}
