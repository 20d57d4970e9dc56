// Installs and builds what the benchmark needs: the peers, encoding_rs as WebAssembly, and the texts.

import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installNodeModules, installPackages, nodeTool } from '../tools/lib/node-modules.js';
import { root, run, say } from '../tools/lib/process.js';
import { wasmToolchain } from '../tools/lib/toolchain.js';
import { makeTexts } from './corpus.js';

export const folder = join(root, 'bench');

/** For files that aren't tracked. */
export const made = join(folder, '.made');

const FEATURES = [
  ...['--enable-simd', '--enable-bulk-memory', '--enable-bulk-memory-opt', '--enable-nontrapping-float-to-int'],
  ...['--enable-sign-ext', '--enable-mutable-globals', '--enable-reference-types', '--enable-multivalue'],
];

/** @returns {{ encodingRs: string, texts: import('./corpus.js').Text[] }} */
export function setUp() {
  mkdirSync(made, { recursive: true });
  installNodeModules();
  installPackages(folder);
  return { encodingRs: buildEncodingRs(), texts: readTexts() };
}

/** Builds encoding_rs with the same settings as our own module. @returns {string} the module's path */
function buildEncodingRs() {
  const { cargo, args, env } = wasmToolchain();
  const cwd = join(folder, 'encoding_rs');
  say('Building encoding_rs as WebAssembly');
  // With the same flags as our own code
  run(cargo, ['build', '--release', '--locked', ...args], { cwd, env: { ...env, CARGO_TARGET_DIR: 'target' } });
  const built = join(cwd, 'target/wasm32-unknown-unknown/release/encoding_rs_peer.wasm');
  const optimized = join(made, 'encoding_rs.wasm');
  run(nodeTool('wasm-opt'), ['-O3', ...FEATURES, built, '-o', optimized]);
  return optimized;
}

export function readTexts() {
  return makeTexts((text, label) => keepMappable(text, label));
}

/** Our own package, for this process. @type {typeof import('../types/index.js')} */
export const ours = createRequire(import.meta.url)('../pkg/index.cjs');

/** @param {string} text @param {string} label */
function keepMappable(text, label) {
  if (label.startsWith('utf-')) return text;
  const mappable = Array.from(text).filter((character) => {
    try {
      ours.encode(character, label);
      return true;
    } catch {
      return false;
    }
  });
  return mappable.join('');
}
