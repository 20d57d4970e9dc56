// Builds the core as a script, for hosts without WebAssembly: cargo compiles it without extensions other than bulk memory, and wasm2js
// translates it.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTool } from '../lib/node-modules.js';
import { fail, root, run } from '../lib/process.js';
import { compile, optimize } from './core.js';

const folder = join(root, 'target', 'modules');

/** Of 64 KB. Hosts only use memory for pages that are written. */
const MAX_PAGES = 256;

/**
 * Changes to what wasm2js writes. Its memory would grow by moving, which would silently detach views of the old one, so all of it is
 * reserved at the start.
 * @type {[RegExp, string][]}
 */
const CHANGES = [
  [/var buffer = new ArrayBuffer\((\d+)\);/, `var buffer = new ArrayBuffer(${MAX_PAGES} << 16); var pages = $1 >> 16;`],
  [/return buffer\.byteLength >> 16;/, 'return pages;'],
  [
    /(function __wasm_memory_grow\(pagesToAdd\)) \{[\s\S]*?\n \}/,
    `$1 {
  if (pages + pagesToAdd > ${MAX_PAGES}) return -1;
  pages += pagesToAdd;
  return pages - pagesToAdd;
 }`,
  ],
  // Like WebAssembly.Memory.
  [
    /"value": __wasm_memory_grow/,
    "value: (count) => { if (__wasm_memory_grow(count) < 0) throw new RangeError('The memory is full.'); }",
  ],
  // The name distinguishes a trap from other errors.
  [/throw new Error\('abort'\)/, "throw Object.assign(new Error('unreachable'), { name: 'RuntimeError' })"],
  // The host's method is the fastest way to copy many bytes in an interpreter, and a loop for few bytes in a compiler.
  [
    /bufferView\.copyWithin\(dest, source, source \+ size\);/,
    `if (size > 32) bufferView.copyWithin(dest, source, source + size);
    else if (dest <= source) for (var i = 0; i < size; i++) bufferView[dest + i] = bufferView[source + i];
    else for (var j = size; j-- > 0; ) bufferView[dest + j] = bufferView[source + j];`,
  ],
  [/var retasmFunc = asmFunc\([\s\S]*$/, 'export const newScript = () => asmFunc({});\n'],
];

/**
 * Makes an ES module that exports `newScript`, which returns the core's exports.
 * @param {import('./entries.js').Entry} entry
 * @returns {string} its file
 */
export function buildScript({ name, features }) {
  mkdirSync(folder, { recursive: true });
  const [module, script] = [join(folder, `${name}.wasm`), join(folder, `${name}.js`)];
  optimize(compile(features, { simd: false }), module, ['signext', 'llvm-nontrapping-fptoint']);
  run(nodeTool('wasm2js'), ['-O3', '--enable-bulk-memory', '--enable-bulk-memory-opt', module, '-o', script]);
  let source = readFileSync(script, 'utf8');
  for (const [pattern, replacement] of CHANGES) {
    if (!pattern.test(source)) fail(`wasm2js writes something else than ${pattern}.`);
    source = source.replace(pattern, replacement);
  }
  writeFileSync(script, source);
  return script;
}
