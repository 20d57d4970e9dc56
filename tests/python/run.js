// Tests the examples in Python: `npm run test:python`. `module` compares encoding.wasm, used as in examples/python, with the package; `spark` runs
// the job of examples/spark, and compares its result with the command's.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, output, root, run, say } from '../../tools/lib/process.js';
import { testModule } from './module.js';
import { testSpark } from './spark.js';

const PARTS = {
  module: { requirements: 'examples/python/requirements.txt', test: testModule },
  spark: { requirements: 'examples/spark/requirements.txt', test: testSpark },
};

const names = /** @type {(keyof typeof PARTS)[]} */ (process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-python-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
  const { requirements, test } = PARTS[/** @type {keyof typeof PARTS} */ (name)];
  test(pythonWith(requirements, name), folder);
}

/** Python with a file's packages, in a new environment. @param {string} requirements @param {string} name */
function pythonWith(requirements, name) {
  const environment = join(root, '.tools', 'python', name);
  const python = join(environment, 'bin', 'python');
  if (!existsSync(python)) {
    if (output('python3', ['--version']) === undefined) fail('There is no python3: install Python 3.10 or newer.');
    run('python3', ['-m', 'venv', environment]);
  }
  say(`Installing the packages of ${requirements} with pip`);
  run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements]);
  return python;
}
