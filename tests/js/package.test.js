// The package: its entries, and whether what is built is what the sources say.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as imported from 'encoding-wasm';
import { buildInfoFile, hashPackage, hashSources } from '../../tools/build-info.js';

const require = createRequire(import.meta.url);

test('pkg/ is built from these sources (if not: npm run build)', () => {
  const { sources, files } = JSON.parse(readFileSync(buildInfoFile, 'utf8'));
  assert.equal(sources, hashSources());
  assert.equal(files, hashPackage());
});

test('import and require give the same', () => {
  /** @type {Record<string, unknown>} */
  const required = require('encoding-wasm');
  const { default: whole, 'module.exports': same, ...names } = /** @type {Record<string, unknown>} */ (imported);
  assert.deepEqual(names, { ...required });
});

test('require works in a CommonJS program, without a promise', () => {
  const program = "console.log(new (require('encoding-wasm').TextDecoder)('big5').decode(Uint8Array.of(0xa4, 0xa4)))";
  const cwd = new URL('../..', import.meta.url);
  assert.equal(
    execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], { cwd, encoding: 'utf8' }),
    '中\n',
  );
});

test('the raw module is exported', async () => {
  const module = await WebAssembly.compile(readFileSync(require.resolve('encoding-wasm/encoding.wasm')));
  assert.ok(WebAssembly.Module.exports(module).some(({ name }) => name === 'decode_block'));
});

test('the raw module imports and exports this, and nothing else', async () => {
  const module = await WebAssembly.compile(readFileSync(require.resolve('encoding-wasm/encoding.wasm')));
  assert.deepEqual(WebAssembly.Module.imports(module), [
    // wasm-bindgen's, for values that are no numbers.
    { module: './encoding_bg.js', name: '__wbindgen_init_externref_table', kind: 'function' },
  ]);
  const exports = WebAssembly.Module.exports(module).map(({ kind, name }) => `${kind} ${name}`);
  assert.deepEqual(exports.sort(), [
    'function __wbindgen_free',
    'function __wbindgen_malloc',
    'function __wbindgen_start',
    'function block_length',
    'function byte_table',
    'function code_point',
    'function codec',
    'function codec_length',
    'function decode_block',
    'function default_for',
    'function encode_block',
    'function feed_detector',
    'function find_declared_label',
    'function finished',
    'function first_replaced',
    'function first_unmapped',
    'function guess',
    'function input',
    'function labels',
    'function labels_length',
    'function length',
    'function names',
    'function names_length',
    'function new_decoder',
    'function new_encoder',
    'function new_transcoder',
    'function output',
    'function read',
    'function replaced',
    'function set_source_encoding',
    'function sniff_html',
    'function sniff_xml',
    'function start',
    'function transcode_block',
    'function units',
    'function units_length',
    'function unmapped',
    'function written',
    'global __abort_handler',
    'global __instance_terminated',
    'memory memory',
    'table __wbindgen_externrefs',
  ]);
});

test('the whole of it, as a page has it, stays small', async () => {
  const { buildSync } = await import('esbuild');
  const { gzipSync } = await import('node:zlib');
  const entryPoints = [fileURLToPath(new URL('../../pkg/index.js', import.meta.url))];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, minify: true, format: 'esm', write: false });
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length;
  // This number only goes down.
  assert.ok(size <= 125_000, `minified and gzipped it has ${size} bytes`);
});
