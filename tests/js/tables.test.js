// The generated tables are up to date. Those of the standard need its files in the directory that ENCODING_STANDARD_DIR names.

import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const directory = process.env.ENCODING_STANDARD_DIR;

const generatorOf = (/** @type {string} */ folder) =>
  fileURLToPath(new URL(`../../tools/data/${folder}/generate.js`, import.meta.url));

test('the generator reproduces them byte for byte', { skip: !directory && 'ENCODING_STANDARD_DIR is not set' }, () => {
  execFileSync(process.execPath, [generatorOf('tables'), String(directory), '--check'], { stdio: 'inherit' });
});

test("the code pages' generator, too", () => {
  execFileSync(process.execPath, [generatorOf('code-pages'), '--check'], { stdio: 'inherit' });
});
