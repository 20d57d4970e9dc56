// Runs the suite in Jest with CommonJS, the default without configuration.

const { runSuite, expected } = require('../suite.cjs');

test('the suite', async () => {
  const api = require('encoding-wasm');
  const { passed, failures } = await runSuite(api, expected);
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(10);
  for (const bytes of [api.encode('a', 'gbk'), new api.TextEncoder().encode('a')])
    expect(bytes).toBeInstanceOf(Uint8Array);
}, 120_000);
