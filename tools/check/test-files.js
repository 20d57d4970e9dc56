// The files of tests in JavaScript.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process.js';

/** The tests of the package, including the drop-in for iconv-lite. */
export const ownTests = () => ['tests/js', 'tests/iconv-lite'].flatMap(testsIn);

/** The tests of the package's promises on each version of a host. */
export const conformanceTests = () =>
  ['conformance', 'lazy', 'paths', 'polyfill', 'races', 'start', 'streams', 'text-decoder', 'workers'].map(
    (name) => `tests/js/${name}.test.js`,
  );

/** @param {string} folder */
export const testsIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.js'))
    .map((name) => `${folder}/${name}`);
