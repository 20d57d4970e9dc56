// LegacyTextEncoderStream and TranscoderStream.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { encode, LegacyTextEncoderStream, TextEncoderStream, TranscoderStream, transcode } from 'encoding-wasm';
import { bytes, VECTORS } from './vectors.js';

/** @param {any[]} chunks */
const streamOf = (chunks) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

/** @param {ReadableStream<Uint8Array>} stream */
async function collect(stream) {
  const chunks = [];
  for await (const chunk of /** @type {any} */ (stream)) {
    assert.ok(chunk instanceof Uint8Array && chunk.length > 0);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

describe('LegacyTextEncoderStream', () => {
  test('its ends are the real stream’s', () => {
    const stream = new LegacyTextEncoderStream('SJIS', { unmappable: 'html' });
    assert.ok(stream.readable instanceof ReadableStream && stream.writable instanceof WritableStream);
    assert.equal(stream.readable, stream.readable);
    assert.deepEqual([stream.encoding, stream.unmappable], ['shift_jis', 'html']);
    assert.deepEqual(Reflect.ownKeys(stream), []);
    assert.throws(() => new LegacyTextEncoderStream('utf-16'), RangeError);
  });

  test('keeps state and surrogate pairs between chunks, and returns to ASCII', async () => {
    const text = 'aあ\uD83D\uDCA9い';
    const chunks = ['a', '', 'あ\uD83D', '\uDCA9い'];
    const stream = streamOf(chunks).pipeThrough(new LegacyTextEncoderStream('iso-2022-jp', { unmappable: 'html' }));
    assert.deepEqual(await collect(stream), encode(text, 'iso-2022-jp', { unmappable: 'html' }));
  });

  test('chunks must be strings', async () => {
    for (const chunk of [
      bytes('abc'),
      new ArrayBuffer(1),
      1,
      null,
      undefined,
      new String('a'),
      { toString: () => 'é' },
    ]) {
      const stream = streamOf(['a', chunk]).pipeThrough(new LegacyTextEncoderStream('latin1'));
      await assert.rejects(collect(stream), {
        name: 'TypeError',
        message: /^Failed to execute 'transform' on 'LegacyTextEncoderStream': The provided value is not a string/,
      });
    }
    // A recipe made this mistake: a file's bytes without a decoder.
    const blob = new Blob(['日']).stream().pipeThrough(/** @type {any} */ (new LegacyTextEncoderStream('shift_jis')));
    await assert.rejects(collect(blob), TypeError);
  });

  test('the platform’s class converts them', async () => {
    const stream = streamOf([1, null, { toString: () => 'é' }]).pipeThrough(new TextEncoderStream());
    assert.deepEqual(await collect(stream), bytes('1null\xC3\xA9'));
  });

  test('chunks that cannot be written error both ends', async () => {
    const stream = new LegacyTextEncoderStream('gbk');
    const writer = stream.writable.getWriter();
    const error = { name: 'UnmappableError', index: 4 };
    const collected = assert.rejects(collect(stream.readable), error);
    await writer.write('abc');
    await assert.rejects(writer.write('d💩'), error);
    await assert.rejects(writer.closed, error);
    await collected;
  });

  test('a lone surrogate at the end', async () => {
    const stream = streamOf(['a\uD83D']).pipeThrough(new LegacyTextEncoderStream('utf-8'));
    assert.deepEqual(await collect(stream), bytes('a\xEF\xBF\xBD'));
  });
});

describe('TranscoderStream', () => {
  test('is transcode, however the input is split', async () => {
    for (const vector of VECTORS) {
      for (const options of /** @type {const} */ ([
        { from: 'utf-8', to: 'utf-16le', bom: true },
        { from: 'gb18030', to: 'iso-2022-jp', unmappable: 'html' },
        { from: 'utf-16', to: 'shift_jis', unmappable: 'replacement' },
      ])) {
        const chunks = Array.from(vector, (byte) => Uint8Array.of(byte));
        const stream = streamOf(chunks).pipeThrough(new TranscoderStream(options));
        assert.deepEqual(await collect(stream), transcode(vector, options));
      }
    }
  });

  test('bad chunks, malformed and unmappable input error both ends', async () => {
    for (const [options, chunk, error] of /** @type {[any, any, any][]} */ ([
      [{ from: 'gbk' }, 'text', { name: 'TypeError', message: /not of type/ }],
      [
        { from: 'gbk', fatal: true },
        bytes('a\xFF'),
        { name: 'TypeError', message: /offset 1 cannot be decoded as GBK/ },
      ],
      [{ from: 'utf-8', to: 'gbk' }, bytes('a\xF0\x9F\x92\xA9'), { name: 'UnmappableError', index: 1 }],
    ])) {
      const stream = new TranscoderStream(options);
      const writer = stream.writable.getWriter();
      const collected = assert.rejects(collect(stream.readable), error);
      await assert.rejects(writer.write(chunk), error);
      await assert.rejects(writer.closed, error);
      await collected;
    }
    const cut = streamOf([bytes('a\x81')]).pipeThrough(new TranscoderStream({ from: 'gbk', fatal: true }));
    await assert.rejects(collect(cut), { name: 'TypeError', message: /offset 1 / });
  });

  test('options are checked when it is made', () => {
    assert.throws(
      () => new TranscoderStream({ from: 'latin-1' }),
      /^RangeError: Failed to construct 'TranscoderStream'/,
    );
    assert.throws(() => new TranscoderStream(/** @type {any} */ (undefined)), TypeError);
  });

  test('back-pressure: nothing is taken before it can be read', async () => {
    const { readable, writable } = new TranscoderStream({ from: 'utf-8' });
    const writer = writable.getWriter();
    let written = 0;
    const writes = [1, 2, 3].map(() => writer.write(bytes('chunk')).then(() => written++));
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal(written, 0);
    const reader = readable.getReader();
    assert.deepEqual((await reader.read()).value, bytes('chunk'));
    await writes[0];
    assert.ok(written < 3);
    reader.releaseLock();
    const rest = collect(readable);
    await Promise.all([...writes, writer.close()]);
    assert.deepEqual(await rest, bytes('chunkchunk'));
  });

  test('cancel and abort end a stream, and leave others alone', async () => {
    const cancelled = new TranscoderStream({ from: 'gbk' });
    const writer = cancelled.writable.getWriter();
    const write = writer.write(bytes('\x81')).catch(() => {});
    await cancelled.readable.cancel(new Error('enough'));
    await write;
    await assert.rejects(writer.write(bytes('a')));

    const aborted = new LegacyTextEncoderStream('iso-2022-jp');
    const reading = assert.rejects(collect(aborted.readable), /no more/);
    const abortedWriter = aborted.writable.getWriter();
    await abortedWriter.write('あ');
    await abortedWriter.abort(new Error('no more'));
    await reading;

    const other = streamOf([bytes('\xB0'), bytes('\xA1')]).pipeThrough(new TranscoderStream({ from: 'gbk' }));
    assert.deepEqual(await collect(other), new Uint8Array(Buffer.from('啊')));
  });
});

test('the WebAssembly memory is the same after any input and any number of objects', () => {
  const program = `
    let memory;
    const { Instance } = WebAssembly;
    WebAssembly.Instance = function (...args) {
      const instance = new Instance(...args);
      memory ??= instance.exports.memory;
      return instance;
    };
    const { detectEncoding, encodings, encode, decode, getOutputEncoding, transcode, TextDecoder, LegacyTextEncoder, TranscoderStream } = require('encoding-wasm');
    const labels = encodings.map(({ name }) => name).filter((name) => getOutputEncoding(name) === name);
    const drop = (rounds) => {
      for (let i = 0; i < rounds; i++) {
        const label = labels[i % labels.length];
        new TextDecoder(label).decode(Uint8Array.of(0x81), { stream: true });
        new LegacyTextEncoder(label, { unmappable: 'html' }).encode('a\\uD83D', { stream: true });
        if (i % 1000 === 0) new TranscoderStream({ from: label, to: 'utf-16le' });
      }
    };
    // All tables are made.
    for (const label of labels) {
      const bytes = encode('漢é가', label, { unmappable: 'html' });
      transcode(bytes, { from: label, to: label });
      transcode(bytes, { from: label });
    }
    detectEncoding(encode('漢é가', 'euc-kr', { unmappable: 'replacement' }));
    drop(1000);
    const before = memory.buffer.byteLength;
    drop(1_000_000);
    const text = 'aé漢가💩'.repeat(2_000_000);
    decode(transcode(encode(text), { from: 'utf-8', to: 'gb18030' }), 'gb18030');
    console.log(memory.buffer.byteLength - before, before <= 8 * 1024 * 1024);`;
  const cwd = new URL('../..', import.meta.url);
  const output = execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], { cwd, encoding: 'utf8' });
  assert.equal(output, '0 true\n');
});
