// The size of the drop-in in a page, minified and gzipped.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { names } from '../../js/iconv-lite/tables.js';
import { programs } from './peers.js';

/** @param {string} contents of a module @param {string} resolveDir */
function bundle(contents, resolveDir) {
  const stdin = { contents, resolveDir };
  // In a browser, iconv-lite has no streams unless it gets some.
  const options = { external: ['stream'], define: { global: 'globalThis' } };
  const { outputFiles } = buildSync({ stdin, bundle: true, minify: true, format: 'esm', write: false, ...options });
  const { contents: script, text } = outputFiles[0];
  return { text, size: gzipSync(script, { level: 9 }).length };
}

const root = fileURLToPath(new URL('../..', import.meta.url));

test('it is smaller than iconv-lite with its dependencies', () => {
  const ours = bundle("export { default } from 'encoding-wasm/iconv-lite';", root);
  const theirs = bundle("export { default } from 'iconv-lite';", programs);
  assert.ok(theirs.size > 180_000, `iconv-lite has ${theirs.size} bytes`);
  // Nearly all of it is the module and the tables, which are packed as in other entries.
  assert.ok(ours.size <= 88_800, `encoding-wasm/iconv-lite has ${ours.size} bytes`);
});

test('the main entry contains none of it', () => {
  const { text } = bundle("export * from 'encoding-wasm';", root);
  for (const name of names.filter((name) => /^(armscii8|georgianps|hproman8|maccroatian)$/.test(name))) {
    assert.ok(!text.includes(name), name);
  }
  assert.ok(bundle("export * from 'encoding-wasm/iconv-lite';", root).text.includes('armscii8'));
});
