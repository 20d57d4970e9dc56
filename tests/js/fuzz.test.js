// Runs the fuzzer for a short time; `npm run fuzz:js` runs it as long as you like.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as api from 'encoding-wasm';
import { fuzz } from '../fuzz/fuzz.js';

test('1000 random cases', async () => {
  /** @type {string[]} */
  const told = [];
  const { cases, findings } = await fuzz(api, {
    seed: 20_261_121,
    goesOn: (number) => number < 1000,
    tell: (number, name, error) =>
      told.push(`case ${number}, ${name}: ${/** @type {Error} */ (error)?.stack ?? error}`),
  });
  assert.deepEqual(told, []);
  assert.deepEqual([cases, findings], [1000, 0]);
});

test('a mistake is found', async () => {
  /** Like the package, but loses one character in a thousand. */
  class TextDecoder extends api.TextDecoder {
    /** @type {api.TextDecoder['decode']} */
    decode(input, options) {
      const text = super.decode(input, options);
      return text.length > 1 && text.charCodeAt(0) % 10 === 0 ? text.slice(1) : text;
    }
  }
  const { findings } = await fuzz(
    { ...api, TextDecoder },
    { seed: 1, goesOn: (number) => number < 100, tell: () => {} },
  );
  assert.ok(findings > 10);
});
