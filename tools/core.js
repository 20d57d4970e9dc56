// The WebAssembly modules of the core, one for each entry of the package: cargo compiles the parts that the entry needs,
// wasm-bindgen makes the glue's types, and wasm-opt makes the module smaller and faster.

import { copyFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withSection } from './embed.js';
import { MAIN } from './entries.js';
import { nodeTool } from './node-modules.js';
import { root, run } from './process.js';
import { wasmBindgen, wasmToolchain } from './toolchain.js';

const folder = join(root, 'target', 'modules');

/** Whether the core can be built in parts. Without that every entry has the whole of it. */
const hasFeatures = /^\[features\]$/m.test(readFileSync(join(root, 'Cargo.toml'), 'utf8'));

export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @type {Map<string, Buffer>} */
const built = new Map();

/**
 * Builds an entry's module.
 * @param {import('./entries.js').Entry} entry
 */
export function buildModule({ path, features }) {
  const selection = hasFeatures && features ? ['--no-default-features', '--features', features.join()] : [];
  const key = selection.join(' ');
  const module = built.get(key) ?? compile(selection);
  built.set(key, module);
  // By this a program's mistake is recognized, to give the module of another entry or version to `initialize`.
  return withSection(module, MAIN.path, `${path} ${version}`);
}

/** @param {string[]} selection of features */
function compile(selection) {
  const { cargo, args, env } = wasmToolchain();
  run(cargo, ['build', '--release', '--lib', '--locked', ...selection, ...args], { env });
  mkdirSync(folder, { recursive: true });
  const made = join(process.env.CARGO_TARGET_DIR ?? 'target', 'wasm32-unknown-unknown/release/encoding_wasm.wasm');
  run(wasmBindgen().command, [
    ...['--target', 'web', '--omit-default-module-path', '--remove-name-section', '--remove-producers-section'],
    ...['--out-dir', folder, '--out-name', 'encoding'],
    made,
  ]);
  // The types of all exports, and the names of all functions for tools/size.js.
  if (selection.length === 0) {
    copyFileSync(resolve(root, made), join(folder, 'named.wasm'));
    for (const file of ['encoding.js', 'encoding.d.ts']) renameSync(join(folder, file), join(root, 'pkg', file));
  }
  run(nodeTool('wasm-opt'), [
    // Rust's stack comes first in memory, and grows down: its first kilobyte would be used before an overflow alone.
    ...['-O3', '--converge', '--low-memory-unused'],
    ...['--enable-simd', '--enable-bulk-memory', '--enable-bulk-memory-opt', '--enable-nontrapping-float-to-int'],
    ...['--enable-sign-ext', '--enable-mutable-globals', '--enable-reference-types', '--enable-multivalue'],
    ...[join(folder, 'encoding_bg.wasm'), '-o', join(folder, 'optimized.wasm')],
  ]);
  return readFileSync(join(folder, 'optimized.wasm'));
}
