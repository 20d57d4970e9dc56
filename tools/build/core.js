// The WebAssembly modules of the core, one for each entry of the package: cargo compiles the parts that the entry needs,
// and wasm-opt makes the module smaller and faster.

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

/** The features that together make up the whole core. */
const ALL_FEATURES = ['transcode', 'sniffing'];

export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Builds an entry's module.
 * @param {import('./entries.js').Entry} entry
 */
export function buildModule({ path, features = ALL_FEATURES, wasm }) {
  const made = compile(features);
  // The names of all functions, for tools/build/size.js.
  if (features === ALL_FEATURES) copyFileSync(made, join(folder, 'named.wasm'));
  return finish(made, join(folder, wasm), path);
}

/**
 * Compiles the core.
 * @param {string[]} [features]
 * @param {{ simd?: boolean }} [options] whether to use SIMD instructions and the other extensions of WebAssembly
 * @returns {string} the module's file
 */
export function compile(features = ALL_FEATURES, { simd = true } = {}) {
  const { cargo, args, env } = moduleToolchain(simd);
  const selection = ['--no-default-features', '--features', ['boundary', ...features].join()];
  // The crate itself is a library for Rust only: a `cdylib` needs an allocator and more, which not all its users have.
  const library = ['--lib', '--crate-type', 'cdylib'];
  run(cargo, ['rustc', '--release', '--package', 'encoding-wasm', ...library, '--locked', ...selection, ...args], {
    env,
  });
  mkdirSync(folder, { recursive: true });
  const target = env.CARGO_TARGET_DIR ?? process.env.CARGO_TARGET_DIR ?? 'target';
  return resolve(root, target, 'wasm32-unknown-unknown/release/encoding_wasm.wasm');
}

/**
 * Optimizes a module, and adds the sections that its script expects.
 * @param {string} made its file
 * @param {string} optimized the file for the optimized module
 * @param {string} path how programs import the entry
 */
function finish(made, optimized, path) {
  optimize(made, optimized);
  const module = readFileSync(optimized);
  refusePaths(module);
  const withStrings = withSection(module, 'strings', buildStringsModule());
  // This detects a program's mistake of giving `initialize` the module of another entry or version.
  return withSection(withStrings, MAIN.path, Buffer.from(`${path} ${version}`));
}

/**
 * Makes a module smaller and faster.
 * @param {string} made its file
 * @param {string} optimized the file for the result
 * @param {string[]} [lowered] the extensions of WebAssembly to replace by other instructions
 */
export function optimize(made, optimized, lowered = []) {
  run(nodeTool('wasm-opt'), [
    // Rust's stack comes first in memory and grows down: its first kilobyte is only used just before an overflow.
    ...['-O3', '--one-caller-inline-max-function-size=0', '--converge', '--low-memory-unused'],
    ...['--strip-debug', '--strip-producers', '--strip-target-features'],
    ...['--enable-simd', '--enable-bulk-memory', '--enable-bulk-memory-opt', '--enable-nontrapping-float-to-int'],
    ...['--enable-sign-ext', '--enable-mutable-globals', '--enable-reference-types', '--enable-multivalue'],
    ...lowered.map((extension) => `--${extension}-lowering`),
    ...[made, '-o', optimized],
  ]);
}

/** Fails if a module names a file: it would then differ from machine to machine. @param {Buffer} module */
function refusePaths(module) {
  const text = module.toString('latin1');
  const path = [root, cargoHome, homedir(), '/rustc/', '.cargo', 'src/'].find(
    (path) => path.length > 1 && text.includes(path),
  );
  if (path) fail(`The module has a path in it: ${path}`);
}
