// The Rust core on ARM, whose vectors have code of their own: lints it, and runs tests of the fast paths in an emulated
// processor. `npm run check -- arm`.

import { fail, output, run, say } from './process.js';
import { aptInstall, nativeToolchain, UNSTABLE_OPTIONS, wasmToolchain, withLinters } from './toolchain.js';

const LINKER = 'aarch64-linux-gnu-gcc';
const EMULATOR = 'qemu-aarch64';
const DEBIAN_PACKAGES = ['gcc-aarch64-linux-gnu', 'libc6-dev-arm64-cross', 'qemu-user'];

/** Of the core's tests, those that compare the fast paths with the standard's steps on the most inputs. */
const TESTS = ['conformance', 'fuzz', 'strings', 'transcoder', 'windows'];

// It makes sure that the standard library's source is there, for a target that the toolchain may lack.
wasmToolchain();
const { cargo, env } = withLinters(nativeToolchain());
const target = ['--locked', '--target', 'aarch64-unknown-linux-gnu', '-Z', 'build-std'];

say('cargo clippy for ARM');
run(cargo, ['clippy', '--all-targets', ...target, '--', '-D', 'warnings'], { env: { ...env, ...UNSTABLE_OPTIONS } });

say('The Rust core on an emulated ARM processor');
const isThere = () => [LINKER, EMULATOR].every((program) => output(program, ['--version']));
if (!isThere()) aptInstall(DEBIAN_PACKAGES);
if (!isThere()) fail(`${LINKER} or ${EMULATOR} is missing. Debian has both in ${DEBIAN_PACKAGES.join(', ')}.`);
run(cargo, ['test', ...target, '--lib', ...TESTS.flatMap((test) => ['--test', test])], {
  env: {
    ...env,
    ...UNSTABLE_OPTIONS,
    CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER: LINKER,
    CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER: `${EMULATOR} -L /usr/aarch64-linux-gnu`,
  },
});
