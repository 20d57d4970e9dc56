// Runs the conformance suite, which is for every host, in this Node.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as api from 'encoding-wasm';
import { runSuite } from '../conformance/suite.js';

test('conformance', async () => {
  const expected = JSON.parse(readFileSync(new URL('../conformance/expected.json', import.meta.url), 'utf8'));
  const { passed, failures } = await runSuite(api, expected);
  assert.deepEqual(failures, []);
  assert.ok(passed > 10);
});
