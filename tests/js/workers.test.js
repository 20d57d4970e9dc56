// Each thread has an instance of its own, of a module that is compiled once.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { digest } from './workers/digest.js';

const wasm = readFileSync(createRequire(import.meta.url).resolve('encoding-wasm/encoding.wasm'));
const THREADS = 4;

/** @param {unknown} workerData @returns {Promise<{ digests: string[], compilations: number }>} */
async function run(workerData) {
  const worker = new Worker(new URL('workers/thread.js', import.meta.url), { workerData });
  // Both at once, because a thread's last message and its end may come together.
  const [[result]] = await Promise.all([once(worker, 'message'), once(worker, 'exit')]);
  return result;
}

test('the same results in all threads, at the same time', async () => {
  const expected = digest(await import('encoding-wasm'));
  const results = await Promise.all(Array.from({ length: THREADS }, () => run({})));
  for (const { digests, compilations } of results) {
    assert.deepEqual(new Set(digests), new Set([expected]));
    assert.equal(compilations, 1);
  }
});

test('a module that was compiled once is shared', async () => {
  const expected = digest(await import('encoding-wasm'));
  const module = new WebAssembly.Module(wasm);
  const results = await Promise.all(Array.from({ length: THREADS }, () => run({ module })));
  for (const { digests, compilations } of results) {
    assert.deepEqual(new Set(digests), new Set([expected]));
    assert.equal(compilations, 0);
  }
});
