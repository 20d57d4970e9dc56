// Runs the suite in Jest with ES modules.

import * as api from 'encoding-wasm';
import { expected } from '../../expected.js';
import { runSuite } from '../../suite.js';

test('the suite', async () => {
  const { passed, failures } = await runSuite(api, expected);
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(10);
  for (const bytes of [api.encode('a', 'gbk'), new api.TextEncoder().encode('a')])
    expect(bytes).toBeInstanceOf(Uint8Array);
}, 120_000);
