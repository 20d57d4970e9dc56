// Finds the test files in JavaScript.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process.js';

/** @param {string} folder */
export const testsIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.js'))
    .map((name) => `${folder}/${name}`);

/** Including the drop-in's. */
export const ownTests = () => ['tests/js', 'tests/iconv-lite'].flatMap(testsIn);

/** These take more than five seconds of processor time, or need other hosts or packages than the development tools. */
const LONG_TESTS = [
  ...['auto-decoder-stream', 'cli-batch', 'cli-encodings', 'cli-failures', 'cli-links', 'docs', 'no-wasm', 'paths'],
  ...['races', 'state', 'types', 'ways', 'without-webassembly'],
].map((name) => `tests/js/${name}.test.js`);

/** With the parts of the page that need no browser, but without the drop-in, whose tests need iconv-lite. */
export const quickTests = () => [
  ...testsIn('tests/js').filter((file) => !LONG_TESTS.includes(file)),
  'tests/www/strings.test.js',
  'tests/www/worker.test.js',
];
