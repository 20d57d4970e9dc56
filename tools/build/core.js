// Builds the core's WebAssembly modules, one for each entry of the package: cargo compiles what the entry needs, and wasm-opt makes the
// module smaller and faster.

import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { nodeTool } from '../lib/node-modules.js';
import { fail, root, run } from '../lib/process.js';
import { cargoHome, moduleToolchain } from '../lib/toolchain.js';
import { withSection } from './embed.js';
import { MAIN } from './entries.js';
import { buildStringsModule } from './strings-module.js';

const folder = join(root, 'target', 'modules');

/** These features make up the whole core. */
const ALL_FEATURES = ['transcode', 'sniffing'];

export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * @param {import('./entries.js').Entry} entry
 */
export function buildModule({ path, features = ALL_FEATURES, wasm }) {
  const made = compile(features);
  // It still has the names of functions, for tools/build/size.js.
  if (features === ALL_FEATURES) copyFileSync(made, join(folder, 'named.wasm'));
  return finish(made, join(folder, wasm), path);
}

/**
 * Compiles the core.
 * @param {string[]} [features]
 * @param {{ simd?: boolean }} [options] whether to use extensions of WebAssembly that wasm2js doesn't translate
 * @returns {string} the module's file
 */
export function compile(features = ALL_FEATURES, { simd = true } = {}) {
  const { cargo, args, env } = moduleToolchain(simd);
  const selection = ['--no-default-features', '--features', ['boundary', ...features].join()];
  // Cargo.toml only declares a library for Rust: a `cdylib` needs an allocator, which not all users of the crate have.
  const library = ['--lib', '--crate-type', 'cdylib'];
  run(cargo, ['rustc', '--release', '--package', 'encoding-wasm', ...library, '--locked', ...selection, ...args], {
    env,
  });
  mkdirSync(folder, { recursive: true });
  const target = env.CARGO_TARGET_DIR ?? process.env.CARGO_TARGET_DIR ?? 'target';
  return resolve(root, target, 'wasm32-unknown-unknown/release/encoding_wasm.wasm');
}

/**
 * Optimizes a module, and adds what its script expects.
 * @param {string} made its file
 * @param {string} optimized the file for the optimized module
 * @param {string} path the entry's import specifier
 */
function finish(made, optimized, path) {
  optimize(made, optimized);
  const module = readFileSync(optimized);
  refusePaths(module);
  const withStrings = withSection(module, 'strings', buildStringsModule());
  // By this section, `initialize` recognizes modules of other entries or versions.
  return withSection(withStrings, MAIN.path, Buffer.from(`${path} ${version}`));
}

/**
 * Makes a module smaller and faster.
 * @param {string} made its file
 * @param {string} optimized the file for the result
 * @param {string[]} [lowered] extensions of WebAssembly to replace with other instructions
 */
export function optimize(made, optimized, lowered = []) {
  run(nodeTool('wasm-opt'), [
    // Rust's stack comes first in memory and grows down, so the first kilobyte is only used just before an overflow.
    ...['-O3', '--one-caller-inline-max-function-size=0', '--converge', '--low-memory-unused'],
    ...['--strip-debug', '--strip-producers', '--strip-target-features'],
    ...['--enable-simd', '--enable-bulk-memory', '--enable-bulk-memory-opt', '--enable-nontrapping-float-to-int'],
    ...['--enable-sign-ext', '--enable-mutable-globals', '--enable-reference-types', '--enable-multivalue'],
    ...lowered.map((extension) => `--${extension}-lowering`),
    ...[made, '-o', optimized],
  ]);
}

/** Fails if a module contains a path, which would differ between machines. @param {Buffer} module */
function refusePaths(module) {
  const text = module.toString('latin1');
  const path = [root, cargoHome, homedir(), '/rustc/', '.cargo', 'src/'].find(
    (path) => path.length > 1 && text.includes(path),
  );
  if (path) fail(`The module has a path in it: ${path}`);
}
