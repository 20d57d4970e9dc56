// encoding-wasm/polyfill and encoding-wasm/polyfill/force, each in a new process.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { transformSync } from 'esbuild';

const root = new URL('../..', import.meta.url);
const NAMES = ['TextDecoder', 'TextDecoderStream', 'TextEncoder', 'TextEncoderStream'];

/**
 * Runs a program after `prepare`, and returns which globals are ours, and how they are defined.
 * @param {string} polyfill
 * @param {string} prepare
 * @returns {{ ours: string[], asThePlatform: boolean }}
 */
function run(polyfill, prepare = '') {
  const load = {
    module: [`await import('${polyfill}')`, `await import('encoding-wasm')`],
    commonjs: [`require('${polyfill}')`, `require('encoding-wasm')`],
  };
  const results = Object.entries(load).map(([type, [first, api]]) => {
    const program = `${prepare};
      ${first};
      const api = ${api};
      const names = ${JSON.stringify(NAMES)};
      const descriptors = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
      console.log(JSON.stringify({
        ours: names.filter((name) => globalThis[name] === api[name]),
        asThePlatform: names.every((name, i) => globalThis[name] !== api[name] ||
          (descriptors[i].writable && descriptors[i].configurable && !descriptors[i].enumerable)),
      }));`;
    return execFileSync(process.execPath, [`--input-type=${type}`, '-e', program], { cwd: root, encoding: 'utf8' });
  });
  assert.equal(results[0], results[1]);
  return JSON.parse(results[0]);
}

test('force replaces all four, as the platform defines them', () => {
  assert.deepEqual(run('encoding-wasm/polyfill/force'), { ours: NAMES, asThePlatform: true });
});

test('without force, missing and wrong classes are replaced', () => {
  const missing = run(
    'encoding-wasm/polyfill',
    'for (const name of Object.getOwnPropertyNames(globalThis)) if (/^Text/.test(name)) delete globalThis[name]',
  );
  assert.deepEqual(missing, { ours: NAMES, asThePlatform: true });
  const wrong = run(
    'encoding-wasm/polyfill',
    'globalThis.TextDecoder = class {}; globalThis.TextEncoder = class { encode() { return new Uint8Array() } }',
  );
  assert.deepEqual(wrong.ours, NAMES);
});

test('globals that cannot be redefined are set, and irreplaceable ones are named after the others are installed', () => {
  const fix = (/** @type {boolean} */ writable) =>
    `Object.defineProperty(globalThis, 'TextDecoder', { value: undefined, configurable: false, writable: ${writable} });
     Object.defineProperty(globalThis, 'TextEncoder', { value: undefined, configurable: true })`;
  assert.ok(run('encoding-wasm/polyfill', fix(true)).ours.includes('TextDecoder'));
  const program = `${fix(false)};
    try { require('encoding-wasm/polyfill'); } catch ({ message }) { console.log(message); }
    console.log(typeof TextDecoder, TextEncoder === require('encoding-wasm').TextEncoder)`;
  assert.equal(
    execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], { cwd: root, encoding: 'utf8' }),
    "encoding-wasm: this host doesn't let TextDecoder be replaced; import what you need from 'encoding-wasm'.\nundefined true\n",
  );
});

test('correct classes are kept', () => {
  const right =
    "const ours = require('encoding-wasm'); for (const name of Object.keys(ours)) if (/^Text/.test(name)) globalThis[name] = class extends ours[name] {}";
  const program = `${right}; const before = [TextDecoder, TextEncoder, TextDecoderStream, TextEncoderStream];
    require('encoding-wasm/polyfill');
    console.log([TextDecoder, TextEncoder, TextDecoderStream, TextEncoderStream].every((value, i) => value === before[i]))`;
  const output = execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(output, 'true\n');
});

test('in a realm without streams, Node provides them', () => {
  const program = `delete globalThis.TransformStream;
    delete globalThis.TextDecoderStream;
    require('encoding-wasm/polyfill');
    const stream = new TextDecoderStream('gbk');
    const writer = stream.writable.getWriter();
    writer.write(Uint8Array.of(0xd6, 0xd0));
    stream.readable.getReader().read().then(({ value }) => console.log(value));`;
  const output = execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(output, '中\n');
});

test('without streams the package can still be imported, and a stream class says what is missing', () => {
  const program = `delete globalThis.TransformStream;
    delete globalThis.TextDecoderStream;
    process.getBuiltinModule = undefined;
    require('encoding-wasm/polyfill/force');
    if (typeof globalThis.TextDecoderStream !== 'undefined') console.log('it was defined all the same');
    const { TextDecoder, TextDecoderStream } = require('encoding-wasm');
    try { new TextDecoderStream() } catch (error) { console.log(new TextDecoder().encoding, error.name, error.message) }`;
  const output = execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(output, "utf-8 TypeError Failed to construct 'TextDecoderStream': This host has no TransformStream.\n");
});

test('a host whose TextDecoder knows only UTF-8, and whose Buffer is not a real one', () => {
  const program = `const { readFileSync } = require('node:fs');
    globalThis.TextDecoder = class { constructor(label) { if (label !== 'utf-8') throw new RangeError('only UTF-8'); } };
    globalThis.Buffer = function () {};
    require('encoding-wasm/polyfill');
    const { encode } = require('encoding-wasm');
    const text = new TextDecoder('gbk').decode(encode('汉字'.repeat(1000), 'gbk'));
    process.stdout.write(String(text === '汉字'.repeat(1000)) + '\\n');`;
  const output = execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(output, 'true\n');
});

test('without the host’s TextDecoder, TextEncoder and Buffer it works all the same', () => {
  const { code } = transformSync(readFileSync(new URL('pkg/index.js', root), 'utf8'), { format: 'cjs' });
  const file = join(mkdtempSync(join(tmpdir(), 'encoding-wasm-polyfill-')), 'script.cjs');
  writeFileSync(file, code);
  const program = `const source = require('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8');
    for (const name of ['TextDecoder', 'TextEncoder', 'Buffer', 'atob', 'btoa']) delete globalThis[name];
    const module = { exports: {} };
    new Function('module', 'exports', source)(module, module.exports);
    const { TextDecoder, encode } = module.exports;
    const text = new TextDecoder('gbk').decode(encode('汉字'.repeat(50000), 'gbk'));
    console.log(text.length, text.slice(-2));`;
  const output = execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(dirname(file), { recursive: true });
  assert.equal(output, '100000 汉字\n');
});
