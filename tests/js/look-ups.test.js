// The module's functions that decode a few bytes by tables alone: the same as its decoders, or nothing.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { encodings } from 'encoding-wasm';

const file = createRequire(import.meta.url).resolve('encoding-wasm/encoding.wasm');
/** @type {import('../../types/wasm-exports.js').WasmExports} */
const wasm = /** @type {any} */ (new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file))).exports);

/** @param {number[]} bytes */
const give = (bytes) => new Uint8Array(wasm.memory.buffer, wasm.input(), bytes.length + 1).set(bytes);

/** @param {number} count */
const text = (count) => String.fromCharCode(...new Uint16Array(wasm.memory.buffer, wasm.units(), count));

/** @param {number} encoding @param {number[]} bytes @param {boolean} endOfQueue */
function decode(encoding, bytes, endOfQueue) {
  give(bytes);
  wasm.new_decoder(encoding);
  return text(wasm.decode_block(bytes.length, 0, 0, +endOfQueue));
}

/** The text, null if the table isn't enough, and how many bytes are left. @param {number} encoding @param {number[]} bytes @param {boolean} isChunk */
function lookUp(encoding, bytes, isChunk) {
  give(bytes);
  const count = wasm.look_up_pairs(encoding, bytes.length, +isChunk);
  const left = new Uint8Array(wasm.memory.buffer)[wasm.input() + bytes.length];
  return { string: count < 0 ? null : text(count), left };
}

const all = Array.from({ length: 0x100 }, (_, byte) => byte);

test('each byte of the single-byte encodings', () => {
  for (const [number, { name }] of encodings.entries()) {
    if (wasm.byte_table(number) === 0 || wasm.pair_table(number) > 0) continue;
    const bytes = name === 'UTF-8' || name === 'replacement' || name === 'x-user-defined' ? all.slice(0, 0x80) : all;
    const expected = decode(number, bytes, true);
    give(bytes);
    wasm.look_up_bytes(number, bytes.length);
    assert.equal(text(bytes.length), name === 'replacement' ? String.fromCharCode(...bytes) : expected, name);
  }
});

test('each pair of the multi-byte encodings, between ASCII and after a pair', () => {
  for (const [number, { name }] of encodings.entries()) {
    if (wasm.pair_table(number) === 0) continue;
    let lacking = 0;
    for (let lead = 0x80; lead <= 0xff; lead++) {
      for (const trail of all) {
        for (const bytes of [
          [0x61, lead, trail, 0x62],
          [0xb0, 0xa1, lead, trail],
        ]) {
          const { string, left } = lookUp(number, bytes, false);
          if (string === null) lacking++;
          else assert.deepEqual([string, left], [decode(number, bytes, true), 0], `${name} ${bytes}`);
        }
      }
    }
    assert.ok(lacking < 5000, `${name} lacks ${lacking}`);
  }
});

test('a chunk that ends in a lead byte leaves it', () => {
  for (const [number, { name }] of encodings.entries()) {
    if (wasm.pair_table(number) === 0) continue;
    for (const last of all) {
      const bytes = [0x61, 0xb0, 0xa1, last];
      const { string, left } = lookUp(number, bytes, true);
      assert.ok(string !== null && left <= 1, name);
      assert.equal(string, decode(number, left ? bytes.slice(0, -1) : bytes, true), `${name} ${last}`);
      if (!left) assert.equal(string, decode(number, bytes, false), `${name} ${last}`);
    }
  }
});

test('other encodings have no such tables', () => {
  assert.equal(wasm.look_up_pairs(0, 1, 0), -1);
  assert.equal(wasm.look_up_pairs(1000, 1, 0), -1);
});
