// transcode: bytes in one encoding to bytes in another.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  decode,
  encode,
  encodeUTF16,
  encodings,
  getOutputEncoding,
  TextDecoder,
  TranscoderStream,
  transcode,
} from 'encoding-wasm';
import { bytes, VECTORS } from './vectors.js';

const names = encodings.map(({ name }) => name);

/** An error's message without the failed call. @param {any} error @returns {string} */
const reasonOf = ({ message }) => message.slice(message.indexOf(':'));

describe('transcode', () => {
  test('every pair of encodings is decoding and then encoding', () => {
    for (const from of names) {
      for (const to of names) {
        if (to === 'replacement') continue;
        for (const vector of VECTORS) {
          const text =
            from === 'replacement' ? decode(vector.subarray(0, 1), from) : new TextDecoder(from).decode(vector);
          const expected =
            getOutputEncoding(to) === to ? encode(text, to, { unmappable: 'html' }) : encodeUTF16(text, to);
          if (from === 'replacement' && vector.length === 0) continue;
          const input = from === 'replacement' ? vector.subarray(0, 1) : vector;
          assert.deepEqual(transcode(input, { from, to, unmappable: 'html' }), expected, `${from} to ${to}`);
        }
      }
    }
  });

  test('a few bytes become the same alone and in a stream', async () => {
    // Most of these bytes begin something: ASCII, leading and trailing bytes, escape sequences, and byte order marks.
    const few = bytes('aZ~\x80\x81\x8F\xA0\xA4\xB0\xE3\xEF\xFE\xFF\xBB\xBF\x1B$B(0\0');
    let seed = 1;
    const next = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return seed >>> 16;
    };
    for (const from of names) {
      for (const length of [0, 1, 2, 3, 4, 7, 17, 63, 64, 65]) {
        const input = Uint8Array.from({ length }, () => few[next() % few.length]);
        for (const fatal of [false, true]) {
          const to = ['utf-8', 'gb18030', 'windows-1252'][next() % 3];
          const options = { from, to, fatal, ignoreBOM: next() % 2 === 1, unmappable: /** @type {const} */ ('html') };
          const stream = new Blob([input]).stream().pipeThrough(new TranscoderStream(options));
          const outcome = await new Response(stream).arrayBuffer().then((buffer) => new Uint8Array(buffer), reasonOf);
          let alone;
          try {
            alone = transcode(input, options);
          } catch (error) {
            alone = reasonOf(error);
          }
          assert.deepEqual(alone, outcome, `${from} to ${to}, fatal: ${fatal}: ${input}`);
        }
      }
    }
  });

  test('UTF-8 is the default target', () => {
    assert.deepEqual(transcode(bytes('\xA4\xA4'), { from: 'big5' }), new Uint8Array(Buffer.from('中')));
    assert.deepEqual(transcode(new ArrayBuffer(0), { from: 'big5' }), new Uint8Array());
  });

  test('byte order marks', () => {
    const input = bytes('\xFF\xFEa\0');
    assert.deepEqual(transcode(input, { from: 'utf-16' }), bytes('a'));
    assert.deepEqual(transcode(input, { from: 'utf-16', ignoreBOM: true }), bytes('\xEF\xBB\xBFa'));
    assert.deepEqual(transcode(input, { from: 'utf-16', to: 'utf-16be', bom: true }), bytes('\xFE\xFF\0a'));
    assert.deepEqual(transcode(input, { from: 'utf-16', to: 'utf-16le', bom: true }), input);
    assert.deepEqual(transcode(input, { from: 'utf-16', to: 'utf-16le' }), bytes('a\0'));
    assert.deepEqual(transcode(bytes(''), { from: 'gbk', bom: true }), bytes('\xEF\xBB\xBF'));
    assert.throws(
      () => transcode(input, { from: 'utf-8', to: 'gbk', bom: true }),
      /^RangeError: .*GBK has no byte order mark/,
    );
  });

  test('errors', () => {
    assert.throws(() => transcode(bytes('ab\x82"'), { from: 'sjis', fatal: true }), {
      name: 'TypeError',
      message: /^Failed to execute 'transcode': .* a byte at offset 2 cannot be decoded as Shift_JIS/,
    });
    assert.throws(() => transcode(bytes('ab\xE2\x98\x83'), { from: 'utf-8', to: 'sjis' }), {
      name: 'UnmappableError',
      codePoint: 0x2603,
      index: 2,
      encoding: 'Shift_JIS',
    });
    assert.throws(() => transcode(bytes(''), /** @type {any} */ ({})), /^TypeError: .*'from' is missing/);
    assert.throws(() => transcode(bytes(''), /** @type {any} */ (undefined)), /^TypeError: .*'from' is missing/);
    assert.throws(() => transcode(bytes(''), { from: 'latin-1' }), /^RangeError: .*'latin-1'/);
    assert.throws(() => transcode(bytes(''), { from: 'gbk', to: 'latin-1' }), /^RangeError: .*'latin-1'/);
    assert.throws(
      () => transcode(bytes(''), { from: 'gbk', to: 'replacement' }),
      /^RangeError: .*: 'replacement' is a label of the encoding 'replacement', which can't be written; use UTF-8\.$/,
    );
    assert.throws(() => transcode(/** @type {any} */ ('text'), { from: 'gbk' }), TypeError);
    assert.throws(() => transcode(bytes(''), { from: 'gbk', unmappable: /** @type {any} */ ('skip') }), {
      name: 'TypeError',
      message:
        "Failed to execute 'transcode': The option 'unmappable' can't be 'skip'; use one of 'fatal', 'html', 'replacement', 'ignore', 'translit', 'translit-replacement'.",
    });
  });

  test('of two errors, the first is reported', () => {
    const input = bytes('A\xE2\x82\xACB\xFF');
    assert.throws(() => transcode(input, { from: 'utf-8', to: 'sjis', fatal: true }), {
      name: 'UnmappableError',
      index: 1,
    });
    assert.throws(() => transcode(input, { from: 'utf-8', to: 'gb18030', fatal: true }), {
      name: 'TypeError',
      message: /offset 5 /,
    });
  });

  test('long input, in which errors are found where they are', () => {
    const text = 'aé漢가'.repeat(60_000);
    const input = Buffer.from(text, 'utf16le');
    assert.deepEqual(transcode(input, { from: 'utf-16le' }), new Uint8Array(Buffer.from(text)));
    assert.deepEqual(transcode(Buffer.from(text), { from: 'utf-8', to: 'utf-16le' }), new Uint8Array(input));
    assert.deepEqual(transcode(input, { from: 'utf-16le', to: 'gb18030' }), encode(text, 'gb18030'));
    for (const index of [65_533, 65_536, 300_001]) {
      const broken = Buffer.concat([Buffer.alloc(index, 'x'), Buffer.from('☃')]);
      assert.throws(() => transcode(broken, { from: 'utf-8', to: 'sjis' }), { index });
    }
  });
});
