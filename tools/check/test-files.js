// The files of tests in JavaScript.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process.js';

/** @param {string} folder */
export const testsIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.js'))
    .map((name) => `${folder}/${name}`);

/** The tests of the package, including the drop-in for iconv-lite. */
export const ownTests = () => ['tests/js', 'tests/iconv-lite'].flatMap(testsIn);

/** Tests that take more than five seconds of processor time, or need other hosts or packages than the development tools. */
const LONG_TESTS = [
  ...['auto-decoder-stream', 'cli-batch', 'cli-encodings', 'cli-failures', 'cli-links', 'docs', 'no-wasm', 'paths'],
  ...['races', 'state', 'types', 'ways', 'without-webassembly'],
].map((name) => `tests/js/${name}.test.js`);

/** Those that take little time, with the parts of the page that need no browser. The drop-in's need iconv-lite. */
export const quickTests = () => [
  ...testsIn('tests/js').filter((file) => !LONG_TESTS.includes(file)),
  'tests/www/strings.test.js',
  'tests/www/worker.test.js',
];
