// Licences: every manifest names the same ones, and the packages contain their texts.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/process.js';

/** Users choose between ours, and the standard's data keeps its own. */
const OURS = 'MIT OR Apache-2.0';
const WITH_DATA = `(${OURS}) AND BSD-3-Clause`;

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');
/** @param {string} file */
const licenceOfCrate = (file) => read(file).match(/^license = "([^"]+)"$/m)?.[1];

test('the manifests name the licences of what they publish', () => {
  assert.equal(JSON.parse(read('package.json')).license, WITH_DATA);
  assert.equal(JSON.parse(read('package-lock.json')).packages[''].license, WITH_DATA);
  assert.equal(licenceOfCrate('Cargo.toml'), WITH_DATA);
  assert.equal(licenceOfCrate('wasm/Cargo.toml'), OURS);
});

test('each licence has its text, and each package all of its texts', () => {
  const texts = readdirSync(root).filter((file) => file.startsWith('LICENSE'));
  assert.deepEqual(texts.sort(), ['LICENSE-APACHE', 'LICENSE-MIT', 'LICENSE-WHATWG']);
  assert.match(read('LICENSE-APACHE'), /Apache License\s+Version 2\.0, January 2004/);
  assert.match(read('LICENSE-MIT'), /^MIT License/);
  assert.match(read('LICENSE-WHATWG'), /Copyright © WHATWG \(Apple, Google, Mozilla, Microsoft\)\./);
  assert.match(read('LICENSE-WHATWG'), /Neither the name of the copyright holder/);
  assert.ok(JSON.parse(read('package.json')).files.includes('LICENSE-*'));
  assert.match(read('Cargo.toml'), /^include = .*"\/LICENSE-\*"/m);
  for (const text of ['LICENSE-APACHE', 'LICENSE-MIT']) assert.equal(read(`wasm/${text}`), read(text));
  for (const text of texts) assert.match(read('README.md'), new RegExp(`\`${text}\``));
});
