// DecoderStream and decodeAuto.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  AutoDecoderStream,
  DecoderStream,
  decode,
  decodeAuto,
  encode,
  sniffXMLEncoding,
  transcode,
} from 'encoding-wasm';
import { bytes } from './vectors.js';

/** @param {any} decoder @param {any[]} chunks */
async function decoded(decoder, chunks) {
  const stream = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  let text = '';
  for await (const string of /** @type {any} */ (stream.pipeThrough(decoder))) text += string;
  return text;
}

const INPUTS = [
  '',
  'a',
  'ab',
  '\xEF\xBB\xBF\xEA\xB0\x80',
  '\xEF\xBB',
  '\xEF\xBBa\xB0\xA1',
  '\xFE\xFFa\0',
  '\xFF\xFEa\0b',
  '\xFF',
  '\xFFa',
  '\xB0\xA1\xEF\xBB\xBF',
  '\xEF\xBB\xBF\xEF\xBB\xBFa',
];

describe('DecoderStream', () => {
  test('every split gives the result of decode', async () => {
    for (const input of INPUTS.map(bytes)) {
      for (const label of ['utf-8', 'euc-kr', 'utf-16', 'replacement']) {
        for (const options of [{}, { ignoreBOM: true }]) {
          const whole = decode(input, label, options);
          for (let first = 0; first <= input.length; first++) {
            for (let second = first; second <= input.length; second++) {
              const chunks = [input.subarray(0, first), input.subarray(first, second), input.subarray(second)];
              assert.equal(
                await decoded(new DecoderStream(label, options), chunks),
                whole,
                `${label} ${first} ${second}`,
              );
            }
          }
        }
      }
    }
  });

  test('chunks may be changed after they are written', async () => {
    const decoder = new DecoderStream();
    const writer = decoder.writable.getWriter();
    const reader = decoder.readable.getReader();
    const chunk = bytes('\xFF');
    const first = writer.write(chunk);
    const read = reader.read();
    await first;
    chunk[0] = 0x61;
    writer.write(bytes('\xFEa\0'));
    assert.equal((await read).value, 'a');
    assert.equal(decoder.encoding, 'UTF-16LE');
  });

  test('text that cannot be a byte order mark is not held', async () => {
    const decoder = new DecoderStream('gbk');
    assert.equal(decoder.encoding, null);
    decoder.writable.getWriter().write(bytes('a'));
    assert.equal((await decoder.readable.getReader().read()).value, 'a');
    assert.equal(decoder.encoding, 'GBK');
  });

  test('members and errors', async () => {
    const decoder = new DecoderStream('gbk', { fatal: true, ignoreBOM: true });
    assert.deepEqual([decoder.fatal, decoder.ignoreBOM], [true, true]);
    assert.ok(decoder.readable instanceof ReadableStream && decoder.writable instanceof WritableStream);
    assert.equal(Object.prototype.toString.call(decoder), '[object DecoderStream]');
    assert.deepEqual([DecoderStream.name, DecoderStream.length], ['DecoderStream', 0]);
    assert.throws(() => new DecoderStream('none'), /^RangeError: Failed to construct 'DecoderStream'/);
    assert.throws(() => new DecoderStream('gbk', /** @type {any} */ (1)), TypeError);
    const context = /^Failed to execute 'transform' on 'DecoderStream': .*2 bytes at offset 3 .* UTF-8/;
    const strict = new DecoderStream('gbk', { fatal: true });
    await assert.rejects(decoded(strict, [bytes('\xEF\xBB\xBF\xE2'), bytes('\x98')]), {
      name: 'TypeError',
      message: context,
    });
    await assert.rejects(decoded(new DecoderStream(), ['a']), TypeError);
  });
});

describe('decodeAuto', () => {
  const text = 'Съешь же ещё этих мягких французских булок, да выпей чаю';

  test('it gives the result of AutoDecoderStream', async () => {
    const inputs = [
      encode(text, 'koi8-r'),
      encode(text, 'windows-1251'),
      bytes('\xFF\xFEa\0'),
      bytes('plain'),
      bytes(''),
    ];
    for (const input of inputs) {
      for (const options of [{}, { sniff: 'html', locale: 'ja' }, { prefixBytes: 10 }, { ignoreBOM: true }]) {
        const result = decodeAuto(input, /** @type {any} */ (options));
        const stream = new AutoDecoderStream(/** @type {any} */ (options));
        assert.deepEqual(result, {
          text: await decoded(stream, [input.subarray(0, 7), input.subarray(7)]),
          encoding: stream.encoding,
          score: stream.score,
          source: stream.source,
          kind: stream.kind,
        });
      }
    }
  });

  test('the score comes from the detection', () => {
    const { score, ...others } = decodeAuto(encode(text, 'windows-1251'));
    assert.deepEqual(others, { text, encoding: 'windows-1251', source: 'detection', kind: 'text' });
    assert.ok(score !== null && score > 0.9 && score <= 1);
    const marked = { text: 'a', encoding: 'UTF-8', score: null, source: 'BOM', kind: 'text' };
    assert.deepEqual(decodeAuto(bytes('\xEF\xBB\xBFa')), marked);
    assert.equal(decodeAuto(bytes('<meta charset=gbk>'), { sniff: 'html' }).source, 'meta');
  });

  test('errors', () => {
    assert.throws(() => decodeAuto(/** @type {any} */ ('a')), /^TypeError: Failed to execute 'decodeAuto'/);
    assert.throws(() => decodeAuto(bytes('a'), { defaultEncoding: 'none' }), RangeError);
    const options = { fatal: true, candidates: ['utf-8'] };
    assert.throws(() => decodeAuto(bytes(`${'\xC3\xA9'.repeat(20)}\xC3`), options), /^TypeError: .*offset 40/);
  });
});

test('sniffXMLEncoding: defaultEncoding', () => {
  const options = { defaultEncoding: 'sjis' };
  assert.deepEqual(sniffXMLEncoding(bytes('<a/>'), options), {
    encoding: 'Shift_JIS',
    confidence: sniffXMLEncoding(bytes('<a/>')).confidence,
    source: 'default',
  });
  assert.equal(sniffXMLEncoding(bytes('<?xml version="1.0" encoding="gbk"?>'), options).encoding, 'GBK');
  assert.equal(sniffXMLEncoding(bytes('<a/>'), { defaultEncoding: null }).encoding, 'UTF-8');
  assert.throws(() => sniffXMLEncoding(bytes(''), { defaultEncoding: 'none' }), RangeError);
  const source = encode('<a>日本</a>', 'shift_jis');
  assert.deepEqual(transcode(source, { from: 'auto', sniff: 'xml', ...options }), encode('<a>日本</a>'));
});
