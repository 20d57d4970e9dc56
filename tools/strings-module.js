// Builds the small modules of js/*.wat, which the bundles include.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTool } from './node-modules.js';
import { root, run } from './process.js';

/** Assembles js/strings.wat. */
export function buildStringsModule() {
  mkdirSync(join(root, 'target'), { recursive: true });
  run(nodeTool('wasm-as'), [
    ...['--enable-gc', '--enable-reference-types', 'js/strings.wat'],
    ...['-o', join(root, 'target/strings.wasm')],
  ]);
}

/** Assembles js/expand.wat. @param {string} [file] where the module goes */
export function buildExpandModule(file = join(root, 'target/expand.wasm')) {
  mkdirSync(join(root, 'target'), { recursive: true });
  run(nodeTool('wasm-opt'), ['-O3', '--enable-simd', 'js/expand.wat', '-o', file]);
}
