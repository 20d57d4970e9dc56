// Runs the Rust core's `unsafe` code under Miri, which finds undefined behaviour: `npm run miri`. Miri needs nightly Rust, which rustup
// installs.

import { fail, output, run, say, succeeds } from '../lib/process.js';

const hasMiri = () => output('cargo', ['+nightly', 'miri', '--version']) !== undefined;
if (!hasMiri()) {
  say('Installing Miri with rustup');
  succeeds('rustup', ['toolchain', 'install', 'nightly', '--profile', 'minimal', '--component', 'miri,rust-src']);
}
if (!hasMiri()) {
  fail('Miri is missing: please install rustup, and then: rustup toolchain install nightly --component miri,rust-src');
}

say('The `unsafe` code under Miri');
for (const [crate, tests] of [
  ['encoding-standard', 'simd::'],
  ['encoding-wasm', 'allocator::'],
])
  run('cargo', ['+nightly', 'miri', 'test', '--locked', '--package', crate, '--lib', tests]);
