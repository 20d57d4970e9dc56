// Builds a small WebAssembly module that uses the crate, as another project might: it must need no imports, and export
// nothing of ours.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, run, say } from '../../tools/process.js';
import { moduleToolchain } from '../../tools/toolchain.js';

const { cargo, args, env } = moduleToolchain();
const target = join(root, 'target', 'user');
run(cargo, ['build', '--release', '--locked', ...args], {
  cwd: import.meta.dirname,
  env: { ...env, CARGO_TARGET_DIR: target },
});

const bytes = readFileSync(join(target, 'wasm32-unknown-unknown', 'release', 'encoding_wasm_user.wasm'));
const module = new WebAssembly.Module(bytes);
assert.deepEqual(WebAssembly.Module.imports(module), []);
const exports = WebAssembly.Module.exports(module).map(({ name }) => name);
assert.deepEqual(exports.sort(), ['__data_end', '__heap_base', 'decode_pair', 'memory']);
const { decode_pair } = /** @type {any} */ (new WebAssembly.Instance(module).exports);
assert.equal(String.fromCharCode(decode_pair(0x83, 0x65)), 'テ');
say(`With one group of encodings it has ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
