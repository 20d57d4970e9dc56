// The Rust core's tests under AddressSanitizer: those of `unsafe` code, and what the fuzzer has found with a number of
// inputs made of it. `npm run asan`.

import { join } from 'node:path';
import { output, root, run, say } from './process.js';
import { nativeToolchain, UNSTABLE_OPTIONS } from './toolchain.js';

const { cargo, env } = nativeToolchain();
const host = output(env.RUSTC ?? 'rustc', ['--print', 'host-tuple'], env) ?? '';

say('The Rust core under AddressSanitizer');
// With a target, what runs while it is built is built without.
run(cargo, ['test', '--locked', '--target', host, '--lib', '--test', 'fuzz', '--test', 'hooks'], {
  env: {
    ...env,
    ...UNSTABLE_OPTIONS,
    CARGO_ENCODED_RUSTFLAGS: '-Zsanitizer=address',
    CARGO_TARGET_DIR: join(root, 'target', 'asan'),
  },
});
