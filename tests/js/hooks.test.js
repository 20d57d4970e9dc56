// Encodings and hooks: https://encoding.spec.whatwg.org/#encodings, https://encoding.spec.whatwg.org/#specification-hooks

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bomSniff,
  decode,
  encodings,
  getOutputEncoding,
  labelToName,
  TextDecoder,
  utf8Decode,
  utf8DecodeWithoutBOM,
  utf8DecodeWithoutBOMOrFail,
} from 'encoding-wasm';
import { bytes, VECTORS } from './vectors.js';

test('encodings', () => {
  assert.equal(encodings.length, 40);
  assert.equal(encodings.flatMap(({ labels }) => labels).length, 228);
  assert.deepEqual(encodings.at(0), {
    name: 'UTF-8',
    labels: ['unicode-1-1-utf-8', 'unicode11utf8', 'unicode20utf8', 'utf-8', 'utf8', 'x-unicode20utf8'],
  });
  assert.equal(encodings.at(-1)?.name, 'x-user-defined');
  for (const object of [encodings, ...encodings, ...encodings.map(({ labels }) => labels)]) {
    assert.ok(Object.isFrozen(object));
  }
});

test('labelToName', () => {
  for (const { name, labels } of encodings) {
    for (const label of labels) assert.equal(labelToName(` ${label.toUpperCase()}\n`), name);
  }
  assert.equal(labelToName(' SJIS '), 'Shift_JIS');
  assert.equal(labelToName('csiso2022kr'), 'replacement');
  for (const wrong of ['', 'latin-1', '\u212Aoi8-r', 'utf-8\0', '\u00A0utf-8', '__proto__', 'constructor']) {
    assert.equal(labelToName(wrong), null);
  }
  assert.throws(() => labelToName(/** @type {any} */ (Symbol('utf-8'))), TypeError);
});

test('getOutputEncoding', () => {
  for (const { name } of encodings) {
    const expected = ['replacement', 'UTF-16BE', 'UTF-16LE'].includes(name) ? 'UTF-8' : name;
    assert.equal(getOutputEncoding(name), expected);
  }
  assert.equal(getOutputEncoding('latin-1'), null);
});

test('bomSniff', () => {
  for (const [input, name] of /** @type {[string, string | null][]} */ ([
    ['', null],
    ['\xEF\xBB', null],
    ['\xEF\xBB\xBF', 'UTF-8'],
    ['\xFE\xFFa', 'UTF-16BE'],
    ['\xFF\xFE\0\0', 'UTF-16LE'],
    ['a\xFF\xFE', null],
  ])) {
    assert.equal(bomSniff(bytes(input)), name);
    assert.equal(bomSniff(bytes(input).buffer), name);
  }
  assert.throws(() => bomSniff(/** @type {any} */ ('\xFF\xFE')), TypeError);
});

test('decode: a byte order mark has precedence over the label', () => {
  for (const { name } of encodings) {
    assert.equal(decode(bytes('\xEF\xBB\xBF\xC3\xA9'), name), 'é');
    assert.equal(decode(bytes('\xFE\xFF\0\xE9'), name), 'é');
    assert.equal(decode(bytes('\xFF\xFE\xE9\0\xFF\xFE'), name), 'é\uFEFF');
  }
  assert.equal(decode(bytes('\xEF\xBB'), 'latin1'), 'ï»');
  assert.equal(decode(bytes('\xC3\xA9')), 'é');
});

test('decode: without one it is the label’s decoder', () => {
  for (const { name } of encodings) {
    if (name === 'replacement') continue;
    for (const vector of VECTORS) {
      if (bomSniff(vector)) continue;
      assert.equal(decode(vector, name), new TextDecoder(name, { ignoreBOM: true }).decode(vector));
    }
  }
  assert.equal(decode(bytes('anything'), 'iso-2022-kr'), '\uFFFD');
  assert.equal(decode(bytes(''), 'replacement'), '');
  assert.throws(() => decode(bytes(''), 'latin-1'), RangeError);
  assert.throws(() => decode(/** @type {any} */ (undefined), 'utf-8'), TypeError);
});

test('decode: fatal and ignoreBOM', () => {
  const mark = '\xEF\xBB\xBF';
  for (const { name } of encodings) {
    assert.throws(
      () => decode(bytes(`${mark}ab\xFF`), name, { fatal: true }),
      /^TypeError: Failed to execute 'decode': .*: a byte at offset 5 cannot be decoded as UTF-8/,
    );
    assert.equal(decode(bytes(`${mark}ab`), name, { fatal: true }), 'ab');
    assert.equal(decode(bytes(`${mark}ab`), name, { ignoreBOM: true }), '\uFEFFab');
    assert.equal(decode(bytes('\xFE\xFF\0a'), name, { ignoreBOM: true, fatal: true }), '\uFEFFa');
  }
  assert.throws(
    () => decode(bytes('\xB0'), 'euc-kr', { fatal: true }),
    /a byte at offset 0 cannot be decoded as EUC-KR/,
  );
  assert.equal(decode(bytes('\xB0\xA1'), 'euc-kr', { fatal: true }), '가');
  assert.throws(() => decode(bytes('a'), 'hz-gb-2312', { fatal: true }), TypeError);
  for (const options of [undefined, null, {}, { fatal: false, ignoreBOM: undefined }]) {
    assert.equal(decode(bytes(`${mark}\xFF`), 'gbk', /** @type {any} */ (options)), '\uFFFD');
  }
  assert.throws(() => decode(bytes(''), 'gbk', /** @type {any} */ ('fatal')), TypeError);
});

test('utf8Decode and similar functions', () => {
  const input = bytes('\xEF\xBB\xBFa\xFF');
  assert.equal(utf8Decode(input), 'a\uFFFD');
  assert.equal(utf8DecodeWithoutBOM(input), '\uFEFFa\uFFFD');
  assert.equal(utf8DecodeWithoutBOMOrFail(input), null);
  assert.equal(utf8DecodeWithoutBOMOrFail(input.subarray(0, 4)), '\uFEFFa');
  assert.equal(utf8DecodeWithoutBOMOrFail(bytes('\xE3\x81')), null);
  assert.equal(utf8Decode(bytes('\xFF\xFEa')), '\uFFFD\uFFFDa');
  for (const hook of [utf8Decode, utf8DecodeWithoutBOM, utf8DecodeWithoutBOMOrFail]) {
    assert.throws(() => hook(/** @type {any} */ ('a')), TypeError);
    assert.throws(() => hook(/** @type {any} */ (undefined)), TypeError);
  }
});
