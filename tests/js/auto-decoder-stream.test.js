// AutoDecoderStream, and TranscoderStream and transcode with `from: 'auto'`.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AutoDecoderStream, encode, TextDecoder, TranscoderStream, transcode } from 'encoding-wasm';
import { bytes } from './vectors.js';

/** @typedef {ConstructorParameters<typeof AutoDecoderStream>[0]} Options */

const RUSSIAN = 'Съешь ещё этих мягких французских булок, да выпей чаю. ';
const KOREAN = '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. ';

/** @param {{ writable: WritableStream, readable: ReadableStream }} stream @param {Uint8Array[]} chunks */
async function pipe(stream, chunks) {
  const source = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const results = [];
  for await (const result of /** @type {any} */ (source.pipeThrough(stream))) results.push(result);
  return results;
}

/** Decodes chunks, to the text and the decision. @param {Uint8Array[]} chunks @param {Options} [options] */
async function decode(chunks, options) {
  const stream = new AutoDecoderStream(options);
  const text = (await pipe(stream, chunks)).join('');
  return [text, stream.encoding, stream.confidence, stream.source];
}

/** @param {Uint8Array} whole @param {number} size */
function split(whole, size) {
  return Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.subarray(i * size, (i + 1) * size));
}

/** @type {[name: string, input: Uint8Array, options: Options, encoding: string, confidence: string, source: string][]} */
const CASES = [
  ['BOM', bytes('\xFF\xFEa\0'), {}, 'UTF-16LE', 'certain', 'BOM'],
  ['detection', encode(RUSSIAN.repeat(50), 'koi8-r'), {}, 'KOI8-R', 'tentative', 'detection'],
  ['detection of two bytes each', encode(KOREAN.repeat(50), 'euc-kr'), {}, 'EUC-KR', 'tentative', 'detection'],
  ['nothing but ASCII', bytes('text'), { defaultEncoding: 'gbk' }, 'GBK', 'tentative', 'default'],
  ['no bytes', bytes(''), { defaultEncoding: 'gbk' }, 'GBK', 'tentative', 'default'],
  ['HTML: meta', bytes('<meta charset=big5>\xA4\xA4'), { sniff: 'html' }, 'Big5', 'tentative', 'meta'],
  [
    'HTML: transport',
    bytes('<meta charset=big5>\xB0\xA1'),
    { sniff: 'html', transportLayerEncodingLabel: 'gbk' },
    'GBK',
    'certain',
    'transport',
  ],
  [
    'HTML: detection far behind',
    new Uint8Array([...bytes(' '.repeat(5000)), ...encode(RUSSIAN, 'windows-1251')]),
    { sniff: 'html', detect: true },
    'windows-1251',
    'tentative',
    'detection',
  ],
  [
    'HTML: a meta that comes too late',
    bytes(`${' '.repeat(1024)}<meta charset=big5>\xE9`),
    { sniff: 'html' },
    'windows-1252',
    'tentative',
    'default',
  ],
  ['HTML: replacement', bytes('<meta charset=iso-2022-kr>'), { sniff: 'html' }, 'replacement', 'tentative', 'meta'],
  [
    'XML',
    bytes("<?xml version='1.0' encoding='euc-jp'?><\xA4\xA2/>"),
    { sniff: 'xml' },
    'EUC-JP',
    'certain',
    'xml-declaration',
  ],
];

/** @param {Uint8Array} input @param {string} encoding */
function expectedText(input, encoding) {
  return encoding === 'replacement' ? '\uFFFD' : new TextDecoder(encoding).decode(input);
}

describe('AutoDecoderStream', () => {
  test('however it is split: the same decision, and the text of that encoding', async () => {
    for (const [name, input, options, encoding, confidence, source] of CASES) {
      const expected = [expectedText(input, encoding), encoding, confidence, source];
      for (const size of [1, 2, 3, 7, 1023, 1024, 1025, 100_000]) {
        assert.deepEqual(await decode(split(input, size), options), expected, `${name}, by ${size}`);
      }
      assert.deepEqual(await decode([bytes(''), input, bytes('')], options), expected, name);
    }
  });

  test('nothing is known, or given out, before there are enough bytes; and then it is', async () => {
    const stream = new AutoDecoderStream({ sniff: 'html' });
    const known = () => [stream.encoding, stream.confidence, stream.source];
    const writer = stream.writable.getWriter();
    const reader = stream.readable.getReader();
    const first = reader.read();
    await writer.write(bytes('<meta charset=gbk>'));
    await writer.write(bytes(' '.repeat(1005)));
    assert.deepEqual(known(), [null, null, null]);
    const last = writer.write(bytes('x'));
    const { value } = await first;
    await last;
    assert.deepEqual(known(), ['GBK', 'tentative', 'meta']);
    assert.equal(value, `<meta charset=gbk>${' '.repeat(1005)}x`);
    // What follows does not wait.
    const second = reader.read();
    await writer.write(bytes('\xB0\xA1'));
    assert.deepEqual(await second, { value: '啊', done: false });
  });

  test('prefixBytes: no byte behind them matters', async () => {
    const cut = bytes(`${' '.repeat(10)}<meta charset=gbk>`);
    assert.equal((await decode([cut], { sniff: 'html', prefixBytes: 27 }))[3], 'default');
    assert.equal((await decode([cut], { sniff: 'html', prefixBytes: 28 }))[3], 'meta');
    assert.equal((await decode([cut], { sniff: 'html', prefixBytes: 0 }))[3], 'default');
    const late = new Uint8Array([...bytes('text '.repeat(100)), ...encode(RUSSIAN, 'koi8-r')]);
    assert.equal((await decode([late], { prefixBytes: 500 }))[3], 'default');
    assert.equal((await decode([late]))[1], 'KOI8-R');
    assert.throws(() => new AutoDecoderStream({ prefixBytes: -1 }), TypeError);
  });

  test('a character that the end of the prefix cuts is no error', async () => {
    const input = new Uint8Array(Buffer.from('漢字仮名 '.repeat(100)));
    for (const prefixBytes of [60, 61, 62, 63, 64, 65]) {
      for (const size of [1, 60, 10_000]) {
        const expected = ['漢字仮名 '.repeat(100), 'UTF-8', 'tentative', 'detection'];
        assert.deepEqual(await decode(split(input, size), { prefixBytes }), expected);
      }
    }
  });

  test('chunks may change when they were taken', async () => {
    const stream = new AutoDecoderStream({ defaultEncoding: 'utf-8' });
    const writer = stream.writable.getWriter();
    const reader = stream.readable.getReader();
    const first = reader.read();
    const chunk = bytes('abc');
    await writer.write(chunk);
    chunk.fill(0);
    await writer.close();
    assert.deepEqual(await first, { value: 'abc', done: false });
  });

  test('fatal and ignoreBOM', async () => {
    assert.equal((await decode([bytes('\xEF\xBB\xBFa')]))[0], 'a');
    assert.equal((await decode([bytes('\xEF\xBB\xBFa')], { ignoreBOM: true }))[0], '\uFEFFa');
    const broken = bytes('\xEF\xBB\xBFa\xFF');
    assert.equal((await decode([broken]))[0], 'a\uFFFD');
    await assert.rejects(decode([broken], { fatal: true }), {
      name: 'TypeError',
      message:
        /^Failed to execute 'transform' on 'AutoDecoderStream': .* a byte at offset 4 cannot be decoded as UTF-8/,
    });
    const stream = new AutoDecoderStream({ fatal: true });
    assert.deepEqual([stream.fatal, stream.ignoreBOM], [true, false]);
  });

  test('is a platform object', () => {
    const stream = new AutoDecoderStream();
    assert.deepEqual(Reflect.ownKeys(stream), []);
    assert.equal(Object.prototype.toString.call(stream), '[object AutoDecoderStream]');
    assert.equal(AutoDecoderStream.name, 'AutoDecoderStream');
    assert.ok(stream.readable instanceof ReadableStream && stream.writable instanceof WritableStream);
    const { get } = /** @type {any} */ (Object.getOwnPropertyDescriptor(AutoDecoderStream.prototype, 'encoding'));
    assert.throws(() => get.call({}), TypeError);
  });

  test('wrong options and chunks', async () => {
    const create = (/** @type {any} */ options) => new AutoDecoderStream(options);
    assert.throws(() => create({ sniff: 'guess' }), /^TypeError: .*'detect', 'html', 'xml'/);
    assert.throws(() => create({ defaultEncoding: 'latin-1' }), RangeError);
    assert.throws(() => create({ sniff: 'html', userOverride: 'latin-1' }), RangeError);
    assert.throws(() => create('html'), TypeError);
    await assert.rejects(decode([/** @type {any} */ ('text')]), TypeError);
  });
});

describe("from: 'auto'", () => {
  test('TranscoderStream: the same decision, and what transcode gives', async () => {
    for (const [name, input, options, encoding, confidence, source] of CASES) {
      const expected = Buffer.from(expectedText(input, encoding));
      assert.deepEqual(Buffer.from(transcode(input, { from: 'auto', ...options })), expected, name);
      for (const size of [1, 7, 1024, 100_000]) {
        const stream = new TranscoderStream({ from: 'auto', ...options });
        assert.deepEqual([stream.encoding, stream.confidence, stream.source], [null, null, null]);
        assert.deepEqual(Buffer.concat(await pipe(stream, split(input, size))), expected, `${name}, by ${size}`);
        assert.deepEqual([stream.encoding, stream.confidence, stream.source], [encoding, confidence, source]);
      }
    }
  });

  test('one that is told its encoding knows it', () => {
    const stream = new TranscoderStream({ from: 'sjis' });
    assert.deepEqual([stream.encoding, stream.confidence, stream.source], ['Shift_JIS', 'certain', 'user']);
  });

  test('with a target, a byte order mark and errors', () => {
    const options = /** @type {const} */ ({ from: 'auto', sniff: 'html' });
    const input = bytes('<meta charset=gbk>\xB0\xA1');
    assert.deepEqual(transcode(input, { ...options, to: 'utf-16be', bom: true }).slice(0, 4), bytes('\xFE\xFF\0<'));
    assert.deepEqual(transcode(bytes(''), { ...options, bom: true }), bytes('\xEF\xBB\xBF'));
    assert.throws(() => transcode(input, { ...options, to: 'latin1' }), { name: 'UnmappableError', index: 18 });
    assert.throws(
      () => transcode(bytes('<meta charset=gbk>\xFF'), { ...options, fatal: true }),
      /at offset 18 .* as GBK/,
    );
    assert.throws(() => transcode(input, { ...options, userOverride: 'latin-1' }), RangeError);
    assert.throws(() => transcode(input, { from: 'AUTO' }), RangeError);
  });
});
