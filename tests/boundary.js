// Tests the boundary between Rust and JavaScript in Node, with and without SIMD instructions.

import { join } from 'node:path';
import { root, run, say } from '../tools/lib/process.js';
import { wasmBindgen, wasmToolchain } from '../tools/lib/toolchain.js';

const { cargo, args, env } = wasmToolchain();
const test = [
  'test',
  '--locked',
  '--package',
  'encoding-wasm',
  '--test',
  'boundary',
  '--features',
  'boundary',
  ...args,
];
const withRunner = { ...env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: wasmBindgen().testRunner };

say('With SIMD instructions');
run(cargo, test, { env: withRunner });

say('Without SIMD instructions');
run(cargo, test, {
  env: {
    ...withRunner,
    CARGO_ENCODED_RUSTFLAGS: env.CARGO_ENCODED_RUSTFLAGS?.replace('+simd128,', ''),
    CARGO_TARGET_DIR: join(root, 'target/without-simd128'),
  },
});
