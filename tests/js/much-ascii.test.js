// How long text is decoded in encodings whose letters are in an order of their own: web pages by vectors and then Buffer's `ucs2Slice`,
// and prose by a table, which makes the string itself where the host has JS string builtins.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** Prints how often `ucs2Slice` is called for each text. */
const PROGRAM = `
  const { ucs2Slice } = Buffer.prototype;
  let calls = 0;
  Buffer.prototype.ucs2Slice = function (...args) { calls += 1; return ucs2Slice.apply(this, args); };
  const { TextDecoder, encode } = require(${JSON.stringify(fileURLToPath(new URL('../../pkg/index-commonjs.cjs', import.meta.url)))});
  const decoder = new TextDecoder('koi8-r');
  const page = '<p class="text" lang="ru">Привет, мир</p>\\n';
  for (const text of [page.repeat(200), 'Все счастливые семьи похожи друг на друга. '.repeat(200), page.repeat(20)]) {
    const bytes = encode(text, 'koi8-r');
    decoder.decode(bytes);
    calls = 0;
    if (decoder.decode(bytes) !== text) throw new Error(text);
    console.log(calls);
  }
`;

const hasBuiltins = Number.parseInt(process.versions.node, 10) >= 24;

test('pages in KOI8-R of more than 1 KB go to vectors, other text to a table', () => {
  const expected = hasBuiltins ? '1\n0\n0\n' : '1\n1\n1\n';
  assert.equal(execFileSync(process.execPath, ['-e', PROGRAM], { encoding: 'utf8' }), expected);
});
