// Another thread changes bytes while the package reads them. tests/packaging runs the same races on other hosts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as api from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';
import { runRaces } from '../conformance/races.js';
import { timesOf } from '../large.js';

test('changing bytes give the result of one of their states', async () => {
  // On each host, every race takes place with another part of the others.
  const { passed, calls, failures } = await runRaces(api, { calls: 100, every: timesOf(8, 100), iconv });
  assert.deepEqual(failures, []);
  assert.ok(passed > 10 && calls > 100_000);
});

test('a decoder that reads bytes twice is found', async () => {
  /** Like the package, but asks whether bytes are ASCII, and then makes a string of whatever they are. */
  class TextDecoder extends api.TextDecoder {
    /** @type {api.TextDecoder['decode']} */
    decode(input, options) {
      const text = super.decode(input, options);
      const { buffer, byteOffset, byteLength } = /** @type {DataView} */ (input);
      return /[^\0-\x7F]/.test(text) ? text : String.fromCharCode(...new Uint8Array(buffer, byteOffset, byteLength));
    }
  }
  // Only the races that always take place
  const { failures } = await runRaces({ ...api, TextDecoder }, { calls: 200, every: Number.MAX_SAFE_INTEGER });
  assert.match(failures.join(), /^ASCII with one byte .* isn't one of/);
});
