// Assembles the hand-written modules of js/wasm/*.wat: strings.wat goes into each entry's module, expand.wat into the scripts.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTool } from '../lib/node-modules.js';
import { root, run } from '../lib/process.js';

export function buildStringsModule() {
  const file = join(root, 'target/strings.wasm');
  mkdirSync(join(root, 'target'), { recursive: true });
  run(nodeTool('wasm-as'), ['--enable-gc', '--enable-reference-types', 'js/wasm/strings.wat', '-o', file]);
  return readFileSync(file);
}

/** The file that `buildExpandModule` makes. */
export const EXPAND_MODULE = join(root, 'target/expand.wasm');

/** @param {string} [file] where the module goes */
export function buildExpandModule(file = EXPAND_MODULE) {
  mkdirSync(join(root, 'target'), { recursive: true });
  run(nodeTool('wasm-opt'), ['-O3', '--enable-simd', 'js/wasm/expand.wat', '-o', file]);
}
