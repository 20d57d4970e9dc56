// Runs the Rust core's tests under AddressSanitizer: the tests of `unsafe` code, and inputs derived from the fuzzer's findings:
// `npm run asan`. Debian's Rust has no AddressSanitizer; there Valgrind runs the tests of `unsafe` code.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, output, root, run, say } from '../lib/process.js';
import { aptInstall, nativeToolchain, UNSTABLE_OPTIONS } from '../lib/toolchain.js';

const { cargo, env } = nativeToolchain();
const rustc = env.RUSTC ?? 'rustc';
const printed = (/** @type {string} */ what) => output(rustc, ['--print', what], env) ?? fail(`${rustc} is missing.`);
const host = printed('host-tuple');
// With --target, these options don't apply to programs that run during the build.
const test = ['test', '--locked', '--target', host, '--workspace', '--lib', '--test', 'hooks'];

if (readdirSync(printed('target-libdir')).some((file) => file.includes('_rt.asan.'))) {
  say('The Rust core under AddressSanitizer');
  run(cargo, [...test, '--test', 'fuzz'], {
    env: {
      ...env,
      ...UNSTABLE_OPTIONS,
      CARGO_ENCODED_RUSTFLAGS: '-Zsanitizer=address',
      CARGO_TARGET_DIR: join(root, 'target', 'asan'),
    },
  });
} else {
  if (!output('valgrind', ['--version'])) aptInstall(['valgrind']);
  if (!output('valgrind', ['--version'])) fail('Please install Valgrind, or Rust with AddressSanitizer by rustup.');
  say('The Rust core under Valgrind');
  const runner = `CARGO_TARGET_${host.toUpperCase().replaceAll('-', '_')}_RUNNER`;
  run(cargo, test, { env: { ...env, [runner]: 'valgrind --quiet --error-exitcode=1' } });
}
