// Lints the Rust core for 64-bit ARM, whose vectors have code of their own, and tests its fast paths in an emulated processor:
// `npm run check -- arm`.

import { existsSync } from 'node:fs';
import { fail, output, run, say } from '../lib/process.js';
import { aptInstall, wasmToolchain, withLinters } from '../lib/toolchain.js';

const LINKER = 'aarch64-linux-gnu-gcc';
const EMULATOR = 'qemu-aarch64';
const LIBRARIES = '/usr/aarch64-linux-gnu';
const DEBIAN_PACKAGES = ['gcc-aarch64-linux-gnu', 'libc6-dev-arm64-cross', 'qemu-user'];

/** These compare the fast paths with the standard's steps on the most inputs. */
const TESTS = ['conformance', 'fuzz', 'strings', 'transcoder', 'windows'];

if (process.arch === 'arm64') {
  say('This is an ARM processor: cargo test runs its code');
  process.exit();
}

const isThere = () =>
  [LINKER, EMULATOR].every((program) => output(program, ['--version'])) && existsSync(`${LIBRARIES}/lib/crt1.o`);
if (!isThere()) aptInstall(DEBIAN_PACKAGES);
if (!isThere()) {
  fail(`${LINKER}, ${EMULATOR} or ${LIBRARIES} is missing. On Debian: apt-get install ${DEBIAN_PACKAGES.join(' ')}`);
}

// This toolchain can compile the standard library for a target that it lacks.
const { cargo, env } = withLinters(wasmToolchain());
const target = ['--locked', '--target', 'aarch64-unknown-linux-gnu', '-Z', 'build-std'];
const options = {
  env: {
    ...env,
    CARGO_ENCODED_RUSTFLAGS: '',
    CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER: LINKER,
    CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER: `${EMULATOR} -L ${LIBRARIES}`,
  },
};

say('cargo clippy for ARM');
run(cargo, ['clippy', '--all-targets', ...target, '--', '-D', 'warnings'], options);

say('The Rust core on an emulated ARM processor');
run(cargo, ['test', ...target, '--lib', ...TESTS.flatMap((test) => ['--test', test])], options);
