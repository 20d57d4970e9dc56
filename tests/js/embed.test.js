// Packing a WebAssembly module as text for a script, and unpacking it.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compress } from '../../tools/build/compress.js';
import { buildExpandModule } from '../../tools/build/strings-module.js';
import { embeddedModule } from './embedded-module.js';

const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'expand.wasm');
buildExpandModule(file);

const expander = new WebAssembly.Module(readFileSync(file));
/** As in js/wasm/embedded.js. */
const [FROM, TO] = [0x50000, 0x60000];

/** @param {Uint8Array} compressed @param {number} length */
function expand(compressed, length) {
  const { memory, expand } = /** @type {any} */ (new WebAssembly.Instance(expander).exports);
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(compressed, FROM);
  expand(FROM, TO, TO + length);
  return bytes.slice(TO, TO + length);
}

/** Numbers below 256 that look random, the same each time. @param {number} length */
function noise(length) {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 48_271) % 0x7fffffff;
    return state >> 8;
  });
}

const inputs = {
  'a byte': Uint8Array.of(7),
  zeros: new Uint8Array(1000),
  'an operand of each length after each opcode': Uint8Array.from({ length: 0x4000 }, (_, i) =>
    i % 2 ? (i >> 1) * 8 : i >> 6,
  ),
  'noise, with which all symbols come': noise(10_000),
  'long repetitions, and far ones': Uint8Array.from([...noise(2000), ...new Uint8Array(10_000), ...noise(2000)]),
  'short repetitions': noise(8000).map((byte, i) => (i % 5 ? byte & 3 : byte)),
  'the module': embeddedModule('single-byte'),
};

for (const [name, input] of Object.entries(inputs)) {
  test(name, () => {
    assert.deepEqual(expand(compress(input), input.length), Uint8Array.from(input));
  });
}

test('repetitions become short', () => {
  assert.ok(compress(new Uint8Array(4000)).length < 100);
});
