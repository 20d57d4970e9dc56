// Builds small WebAssembly modules that use the crate without std, as another project might. They must need no imports, export nothing of
// ours, decode, and be small. Without std and alloc, compiling fails with the error that says so. With each selection of features, the other
// encodings are missing. All features compile with a stable compiler, and without std for the smallest processors.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FEATURE_SELECTIONS } from '../../tools/lib/features.js';
import { root, run, say } from '../../tools/lib/process.js';
import { moduleToolchain, nativeToolchain } from '../../tools/lib/toolchain.js';

/**
 * The parts of the crate: what the table of sizes in docs/crate.md calls a module with only this part; an encoding in it, by its place in
 * `Encoding::all()`, which depends on the part; and bytes with their text.
 * @type {Record<string, { encodings: string, encoding: number, bytes: number[], text: string }>}
 */
const PARTS = {
  '': { encodings: 'UTF-8, UTF-16', encoding: 0, bytes: [0xc3, 0xa9, 0xff], text: 'é\uFFFD' },
  'single-byte': {
    encodings: 'UTF-8, UTF-16, single-byte',
    encoding: 20,
    bytes: [0xc5, 0xe2, 0xf0],
    text: 'Евр',
  },
  japanese: { encodings: 'UTF-8, UTF-16, Japanese', encoding: 3, bytes: [0x83, 0x65, 0x83, 0x58], text: 'テス' },
  korean: { encodings: 'UTF-8, UTF-16, Korean', encoding: 1, bytes: [0xb0, 0xa1], text: '가' },
  chinese: { encodings: 'UTF-8, UTF-16, Chinese', encoding: 1, bytes: [0xd6, 0xd0], text: '中' },
};
const documentation = readFileSync(join(root, 'docs', 'crate.md'), 'utf8');

const { cargo, args, env } = moduleToolchain();
const target = join(root, 'target', 'user');
const made = join(target, 'wasm32-unknown-unknown', 'release', 'encoding_wasm_user.wasm');

for (const [part, { encodings, encoding, bytes, text }] of Object.entries(PARTS)) {
  run(cargo, ['build', '--release', '--locked', '--features', part, ...args], {
    cwd: import.meta.dirname,
    env: { ...env, CARGO_TARGET_DIR: target },
  });
  const code = readFileSync(made);
  const module = new WebAssembly.Module(code);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  assert.deepEqual(names.sort(), ['__data_end', '__heap_base', 'allocate', 'decode', 'memory']);
  const { allocate, decode, memory } = /** @type {any} */ (new WebAssembly.Instance(module).exports);
  // Shorter and longer than a block.
  for (const count of [1, 1000]) {
    const source = Array.from({ length: count }, () => bytes).flat();
    const address = allocate(source.length);
    new Uint8Array(memory.buffer).set(source, address);
    const result = BigInt.asUintN(64, decode(encoding, address, source.length));
    const decoded = new Uint8Array(memory.buffer, Number(result & 0xffffffffn), Number(result >> 32n));
    assert.equal(new TextDecoder().decode(decoded), text.repeat(count));
  }
  const gzipped = gzipSync(code, { level: 9 }).length;
  say(`A module with ${part || 'UTF-8 and UTF-16'} has ${code.length} bytes, ${gzipped} gzipped`);
  const row = documentation.split('\n').find((line) => line.startsWith(`| ${encodings} | `));
  const documented = Number(row?.split('|')[2]);
  assert.ok(
    Number((code.length / 1000).toFixed(1)) <= documented,
    `docs/crate.md says ${documented} KB for ${encodings}`,
  );
}

const check = spawnSync(cargo, ['check', '--no-default-features', '--locked', ...args], {
  cwd: root,
  env: { ...process.env, ...env, CARGO_TARGET_DIR: target },
});
const errors = check.stderr.toString().match(/^error.*$/gm);
assert.equal(errors?.length, 2, check.stderr.toString());
assert.match(errors[0], /^error: the crate needs the feature `std`, or `alloc`/);
assert.match(errors[1], /^error: could not compile/);

const native = nativeToolchain();
for (const features of FEATURE_SELECTIONS) {
  say(`The crate with ${features}`);
  run(native.cargo, ['test', '--locked', '--no-default-features', '--features', features, '--test', 'features'], {
    cwd: root,
    env: native.env,
  });
}

say('All features, with a stable compiler');
run(native.cargo, ['check', '--locked', '--workspace', '--all-features'], { cwd: root, env: native.env });
run(
  native.cargo,
  ['test', '--locked', '--features', 'serde,code-pages', '--test', 'serde_feature', '--test', 'code_pages'],
  { cwd: root, env: native.env },
);

// A processor without an operating system or compare-and-exchange
say('The crate for thumbv6m-none-eabi');
const small = ['--target', 'thumbv6m-none-eabi', '-Z', 'build-std=core,alloc'];
const features = ['--no-default-features', '--features', 'alloc,transcode,sniffing,code-pages,serde'];
run(cargo, ['check', '--locked', ...features, ...small], {
  cwd: root,
  env: { ...env, CARGO_ENCODED_RUSTFLAGS: '', CARGO_TARGET_DIR: target },
});
