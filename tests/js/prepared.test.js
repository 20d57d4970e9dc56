// Prepared modules have the same tables as the packed ones, and scripts do without them where they can't be read.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { encodings } from 'encoding-wasm';
import { packedTables } from '../../tools/embed.js';
import { ICONV_LITE, MAIN } from '../../tools/entries.js';
import { root } from '../../tools/process.js';

const pkg = join(root, 'pkg');

/** How many bytes the tables of single-byte and of multi-byte encodings have. */
const LENGTHS = { byte_table: [0x200, 0x200], pair_table: [0, 0x20000], unit_table: [0x4000, 0x20000] };

/** The tables of all encodings, by function. @param {Uint8Array<ArrayBuffer>} module */
function tablesOf(module) {
  const exports = /** @type {any} */ (new WebAssembly.Instance(new WebAssembly.Module(module)).exports);
  return Object.entries(LENGTHS).flatMap(([table, lengths]) =>
    encodings.map(({ name }, encoding) => {
      const address = exports[table](encoding) >>> 0;
      const isMultiByte = exports.pair_table(encoding) > 0;
      const length = address > 0 ? lengths[Number(isMultiByte)] : 0;
      return { table, name, bytes: Buffer.from(exports.memory.buffer.slice(address, address + length)) };
    }),
  );
}

for (const { path, wasm, prepared } of [MAIN, ICONV_LITE]) {
  describe(path, () => {
    const file = readFileSync(join(pkg, /** @type {string} */ (prepared)));

    test('the tables are the same', () => {
      const packed = tablesOf(readFileSync(join(pkg, wasm)));
      for (const [i, { table, name, bytes }] of tablesOf(file).entries())
        assert.ok(bytes.equals(packed[i].bytes), `${table} of ${name}`);
      assert.ok(packed.filter(({ bytes }) => bytes.length > 0).length > 15);
    });

    test('they are unpacked: the module has no packed ones, and nothing to unpack them for the build', () => {
      assert.deepEqual(
        packedTables().map((table) => file.includes(table)),
        packedTables().map(() => false),
      );
      const names = WebAssembly.Module.exports(new WebAssembly.Module(file)).map(({ name }) => name);
      assert.ok(names.includes('pair_table') && !names.includes('prepare'));
    });
  });
}

describe('a script that is alone, as in a bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-prepared-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'index.cjs');
  copyFileSync(join(pkg, 'index.cjs'), script);
  const prepared = join(folder, 'encoding-prepared.wasm');
  const runCall = (/** @type {string} */ call) => {
    const program = `console.log(require(${JSON.stringify(script)}).${call})`;
    return spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  };
  const run = () => runCall("decode(Uint8Array.of(0x83, 0x65), 'shift_jis')");
  const initialize = () => runCall('initialize()');

  test('it has a module in it', () => {
    assert.equal(run().stdout, 'テ\n');
  });

  test('it takes a prepared module', () => {
    copyFileSync(join(pkg, 'encoding-prepared.wasm'), prepared);
    assert.equal(run().stdout, 'テ\n');
  });

  test('it refuses the module of another entry or version, and a broken one', () => {
    copyFileSync(join(pkg, 'decoder.wasm'), prepared);
    assert.match(run().stderr, /module belongs to encoding-wasm\/decoder \d+\.\d+\.\d+, not to encoding-wasm /);
    assert.match(initialize().stderr, /module belongs to encoding-wasm\/decoder \d+\.\d+\.\d+, not to encoding-wasm /);
    writeFileSync(prepared, 'broken');
    assert.match(run().stderr, /encoding-wasm: the WebAssembly module can't be compiled: it is damaged/);
    assert.match(initialize().stderr, /encoding-wasm: the WebAssembly module can't be compiled: it is damaged/);
  });
});
