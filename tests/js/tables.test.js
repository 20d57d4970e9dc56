// The generated tables are up to date. Needs the standard's data files in the directory that ENCODING_STANDARD_DIR names.

import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const directory = process.env.ENCODING_STANDARD_DIR;

test('the generator reproduces them byte for byte', { skip: !directory && 'ENCODING_STANDARD_DIR is not set' }, () => {
  const generator = fileURLToPath(new URL('../../tools/data/tables/generate.js', import.meta.url));
  execFileSync(process.execPath, [generator, String(directory), '--check'], { stdio: 'inherit' });
});
