// The package: its entries and sizes, and whether it was built from the current sources.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as imported from 'encoding-wasm';
import { build } from 'esbuild';
import { blockLength } from '../../js/wasm/wasm.js';
import { buildInfoFile, hashPackage, hashSources, SOURCES } from '../../tools/build/build-info.js';
import { HOOK } from '../../tools/build/bundle.js';
import { BY_NEED, ENTRIES, ICONV_LITE, NO_WASM } from '../../tools/build/entries.js';
import {
  documentsWithSizes,
  SIZES_IN_TEXT,
  sizeAfter,
  sizeOfEntry,
  sizeOfProgram,
  TYPICAL_IMPORTS,
} from '../../tools/build/size.js';
import { root } from '../../tools/lib/process.js';
import { embeddedModule } from './embedded-module.js';

const require = createRequire(import.meta.url);
/** The script for older Nodes. */
const commonJS = fileURLToPath(new URL('../../pkg/index-commonjs.cjs', import.meta.url));

test('pkg/ is built from these sources (if not: npm run build)', () => {
  const { sources, files } = JSON.parse(readFileSync(buildInfoFile, 'utf8'));
  assert.equal(sources, hashSources());
  assert.equal(files, hashPackage());
});

test('every script that builds pkg/ is among the sources', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['tools/build/build.js'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs);
  assert.ok(inputs.length > 5);
  assert.deepEqual(
    inputs.filter((file) => !SOURCES.includes(file)),
    [],
  );
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
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const exports = WebAssembly.Module.exports(module).map(({ kind, name }) => `${kind} ${name}`);
  assert.deepEqual(exports.sort(), [
    'function alloc',
    'function block_length',
    'function byte_table',
    'function codec',
    'function codec_length',
    'function decode_block',
    'function default_for',
    'function encode_block',
    'function feed_detector',
    'function find_declared_label',
    'function give_labels',
    'function guess',
    'function input',
    'function is_free_of',
    'function new_decoder',
    'function new_encoder',
    'function new_transcoder',
    'function output',
    'function pair_table',
    'function report',
    'function set_source_encoding',
    'function sniff_html',
    'function sniff_xml',
    'function transcode_block',
    'function unit_table',
    'function units',
    'function units_length',
    // From the linker
    'global __data_end',
    'global __heap_base',
    'memory memory',
  ]);
});

test('the blocks of each raw module have the length that the scripts assume', async () => {
  for (const { name } of [...ENTRIES, ICONV_LITE]) {
    const { instance } = await WebAssembly.instantiate(embeddedModule(name));
    assert.equal(/** @type {any} */ (instance.exports).block_length(), blockLength);
  }
});

/** In bytes, minified and gzipped, in a page. Lower them when you can; raise one only if a measurement shows what the bytes are worth. */
const MAX_ENTRY_SIZES = {
  'encoding-wasm': 126_700,
  'encoding-wasm/decoder': 74_800,
  'encoding-wasm/single-byte': 30_900,
  'encoding-wasm/chinese': 71_000,
  'encoding-wasm/japanese': 46_700,
  'encoding-wasm/korean': 48_300,
};
const MAX_NO_WASM_SIZE = 155_400;
const MAX_IMPORT_SIZES = {
  'labels and names': 1_300,
  TextDecoder: 108_400,
  encode: 108_200,
  transcode: 116_200,
  'the polyfill': 112_700,
};

describe('its size in a page stays small', () => {
  for (const [path, most] of Object.entries(MAX_ENTRY_SIZES)) {
    test(path, async () => {
      const size = await sizeOfEntry(path);
      assert.ok(size <= most, `it has ${size} bytes`);
    });
  }
  for (const [what, most] of Object.entries(MAX_IMPORT_SIZES)) {
    test(what, async () => {
      const size = await sizeOfProgram(Object(TYPICAL_IMPORTS)[what]);
      assert.ok(size <= most, `it has ${size} bytes`);
    });
  }

  test(NO_WASM.path, async () => {
    const size = await sizeOfEntry(NO_WASM.path);
    assert.ok(size <= MAX_NO_WASM_SIZE, `it has ${size} bytes`);
  });

  test('the documents say so (if not: npm run size -- --write)', async () => {
    // A page of text more or less makes no difference to readers.
    const sizesIn = (/** @type {string} */ text) => {
      const inTable = text.matchAll(/^\| (`encoding-wasm[^|]*|labels and names alone) \| ([\d.]+) \|$/gm);
      const inText = SIZES_IN_TEXT.map(({ before }) => sizeAfter(before).exec(text)).filter((match) => match !== null);
      return [...inTable, ...inText].map(([, what, size]) => ({ what, size: Number(size) }));
    };
    const current = Object.entries(await documentsWithSizes());
    const actual = current.flatMap(([, text]) => sizesIn(text));
    const documented = current.flatMap(([file]) => sizesIn(readFileSync(join(root, file), 'utf8')));
    assert.equal(documented.length, ENTRIES.length + 1 + SIZES_IN_TEXT.length);
    for (const [i, { what, size }] of actual.entries()) {
      assert.equal(documented[i].what, what);
      assert.ok(Math.abs(documented[i].size - size) <= 1, `${what}: ${size} KB, not ${documented[i].size}`);
    }
  });

  test('no size is left out', () => {
    assert.deepEqual(
      Object.keys(MAX_ENTRY_SIZES),
      ENTRIES.map(({ path }) => path),
    );
    assert.deepEqual(Object.keys(MAX_IMPORT_SIZES), Object.keys(TYPICAL_IMPORTS));
  });
});

test('package.json has every entry, for every kind of host', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const esm = (/** @type {string} */ file, types = file) => ({
    types: `./pkg/${types}.d.ts`,
    default: `./pkg/${file}.js`,
  });
  const commonJS = (/** @type {string} */ file, types = file) => ({
    types: `./pkg/${types}.d.cts`,
    default: `./pkg/${file}.cjs`,
  });
  const index = esm('index');
  const byNeed = (/** @type {import('../../tools/build/entries.js').Entry} */ { name, declarations }) => ({
    'react-native': esm('no-wasm', declarations),
    workerd: esm('index-workerd', declarations),
    // A bundle whose parts import and require it has one copy.
    module: esm(name, declarations),
    require: commonJS('index', declarations),
    default: esm(name, declarations),
  });
  const polyfill = (/** @type {string} */ name) => ({
    workerd: esm(`${name}-workerd`, 'polyfill'),
    deno: esm(name, 'polyfill'),
    bun: esm(name, 'polyfill'),
    module: esm(name, 'polyfill'),
    node: commonJS(name, 'polyfill'),
    require: commonJS(name, 'polyfill'),
    default: esm(name, 'polyfill'),
  });
  const noWasm = esm('no-wasm', 'index');
  const polyfillWithoutWasm = esm('polyfill-no-wasm', 'polyfill');
  const expected = {
    '.': {
      'react-native': noWasm,
      workerd: esm('index-workerd', 'index'),
      deno: index,
      bun: index,
      module: index,
      // Node has one copy: it can require ES modules since 20.19 and 22.12.
      'module-sync': esm('index-node', 'index'),
      // In older Nodes, `import` and `require` return the same classes.
      import: { types: index.types, node: './pkg/index-require.js', default: index.default },
      require: commonJS('index'),
    },
    ...Object.fromEntries(BY_NEED.map((entry) => [entry.path.replace('encoding-wasm', '.'), byNeed(entry)])),
    './no-wasm': noWasm,
    // One object for the whole program, so that a setting applies everywhere
    './iconv-lite': {
      workerd: esm('iconv-lite-workerd', 'iconv-lite'),
      import: {
        types: './pkg/iconv-lite.d.ts',
        deno: './pkg/iconv-lite.js',
        node: './pkg/iconv-lite-require.js',
        default: './pkg/iconv-lite.js',
      },
      require: commonJS('iconv-lite'),
    },
    './polyfill': { 'react-native': polyfillWithoutWasm, ...polyfill('polyfill') },
    './polyfill/force': polyfill('polyfill-force'),
    './polyfill/no-wasm': polyfillWithoutWasm,
    './encoding.wasm': './pkg/encoding.wasm',
    './package.json': './package.json',
  };
  // As text, because the order of conditions matters
  assert.equal(JSON.stringify(exports, null, 2), JSON.stringify(expected, null, 2));
});

test('package.json has the types of every path for compilers that read no exports', () => {
  for (const folder of ['../..', '../../packages/iconv-lite']) {
    const manifest = JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), 'utf8'));
    const paths = Object.entries(manifest.exports).filter(
      ([path, target]) => path !== '.' && typeof target === 'object',
    );
    const expected = paths.map(([path, { require, types }]) => [path.slice('./'.length), [require?.types ?? types]]);
    assert.deepEqual(manifest.typesVersions, { '*': Object.fromEntries(expected) });
  }
});

test('each entry exports what it should, by import and by require', async () => {
  const all = Object.keys(require('encoding-wasm')).sort();
  const isName = (/** @type {string} */ name) => !['default', 'module.exports', '__esModule'].includes(name);
  for (const { name, path, exports } of ENTRIES) {
    const names = (exports?.toSorted() ?? all).filter(isName);
    assert.deepEqual(Object.keys(await import(path)).filter(isName), names);
    // `require` gets the whole package for smaller entry points.
    assert.deepEqual(require(path), require('encoding-wasm'));
    // From the file for pages, which has an export that isn't part of the API
    const ofPages = Object.keys(await import(`../../pkg/${name}.js`)).filter((name) => name !== HOOK);
    assert.deepEqual(ofPages, names);
  }
  assert.deepEqual(Object.keys(await import('../../pkg/index-require.js')).filter(isName), all.filter(isName));
  assert.deepEqual(Object.keys(require(commonJS)).sort().filter(isName), all.filter(isName));
});

test('a class has its name where an engine says that `new` is missing', () => {
  for (const [name, Class] of Object.entries(imported)) {
    if (!/^(?!Unmappable)[A-Z]/.test(name)) continue;
    assert.throws(() => /** @type {any} */ (Class)(), {
      name: 'TypeError',
      message: `Class constructor ${name} cannot be invoked without 'new'`,
    });
  }
});

test('no script has a static block, which Metro doesn’t read', () => {
  const hasStaticBlock = (/** @type {string} */ script) => /\bstatic\s*\{/.test(script);
  assert.ok(
    hasStaticBlock('class{static{a()}}') && hasStaticBlock('  static {') && !hasStaticBlock('static get a(){}'),
  );
  const folder = new URL('../../pkg/', import.meta.url);
  const scripts = readdirSync(folder).filter((name) => /\.c?js$/.test(name));
  assert.ok(scripts.length > 20);
  assert.deepEqual(
    scripts.filter((name) => hasStaticBlock(readFileSync(new URL(name, folder), 'utf8'))),
    [],
  );
});

test('a script is ASCII, so that no minifier has to escape it', () => {
  for (const { name } of [...ENTRIES, ICONV_LITE]) {
    const script = readFileSync(new URL(`../../pkg/${name}.js`, import.meta.url), 'latin1');
    const text = /^const PACKED = "([^"]*)";$/m.exec(script)?.[1] ?? '';
    assert.ok(text.length > 1000);
    assert.match(text, /^[A-Za-z\d+/]*$/);
    assert.match(script, /^[\0-\x7F]+$/);
  }
});
