// Compiles the crate with the oldest Rust that Cargo.toml allows, which rustup installs: `npm run check -- msrv`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURE_SELECTIONS } from '../lib/features.js';
import { fail, output, root, run, say, succeeds } from '../lib/process.js';

const TARGET = 'wasm32-unknown-unknown';
const version = readFileSync(join(root, 'Cargo.toml'), 'utf8').match(/^rust-version = "([^"]+)"/m)?.[1];
if (!version) fail('Cargo.toml declares no rust-version.');

const install = ['toolchain', 'install', version, '--profile', 'minimal', '--target', TARGET];
const isThere = () =>
  output('rustup', ['target', 'list', '--installed', '--toolchain', version])?.split('\n').includes(TARGET);
if (!isThere()) {
  say(`Installing Rust ${version} with rustup`);
  succeeds('rustup', install);
}
if (!isThere()) fail(`Rust ${version} is missing: please install rustup, and then: rustup ${install.join(' ')}`);

// Without the tests, whose dependencies may need a newer Rust.
const check = (/** @type {string[]} */ ...args) =>
  run('rustup', ['run', version, 'cargo', 'check', '--locked', '--lib', ...args]);
say(`The crate with Rust ${version}`);
check();
for (const features of FEATURE_SELECTIONS) check('--no-default-features', '--features', features);
check('--package', 'encoding-wasm', '--all-features', '--target', TARGET);
