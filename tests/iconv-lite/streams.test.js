// iconv-lite's streams, in Node's pipelines.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { encodings, MULTI_BYTE, ours, theirs } from './peers.js';
import { newRandom } from './random.js';

const both = { theirs, ours };
const TEXT = 'Hello, Привет, テスト, 漢字, 💩, ﾃｽﾄ; é\n'.repeat(20);

/** All chunks of a stream. @param {import('node:stream').Readable} stream */
async function chunksOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

/** The error of a stream. @param {import('node:stream').Readable} stream */
const errorOf = (stream) =>
  chunksOf(stream).then(
    () => null,
    (/** @type {Error} */ error) => error.message,
  );

for (const [name, iconv] of Object.entries(both)) {
  describe(name, () => {
    test('both kinds are transforms, of exported classes', () => {
      const { IconvLiteDecoderStream: Decoder, IconvLiteEncoderStream: Encoder } = iconv;
      assert.ok(iconv.supportsStreams);
      assert.deepEqual([Decoder.name, Encoder.name], ['IconvLiteDecoderStream', 'IconvLiteEncoderStream']);
      assert.ok(iconv.decodeStream('utf8') instanceof Decoder);
      assert.ok(iconv.encodeStream('utf8') instanceof Encoder);
      assert.ok(Decoder.prototype instanceof Transform);
      assert.ok(new Decoder(iconv.getDecoder('utf8')) instanceof Decoder);
      iconv.enableStreamingAPI({ Transform });
      assert.equal(iconv.IconvLiteDecoderStream, Decoder);
    });

    test('collect gives the whole result', async () => {
      const bytes = theirs.encode(TEXT, 'utf16');
      const source = Readable.from([bytes.subarray(0, 17), bytes.subarray(17, 18), bytes.subarray(18)]);
      const text = await new Promise((resolve, reject) => {
        const stream = iconv.decodeStream('utf16');
        assert.equal(
          stream.collect((error, text) => (error ? reject(error) : resolve(text))),
          stream,
        );
        source.pipe(stream);
      });
      assert.equal(text, TEXT);
      const encoded = await new Promise((resolve, reject) => {
        Readable.from(['a', 'é'])
          .pipe(iconv.encodeStream('cp850'))
          .collect((error, bytes) => (error ? reject(error) : resolve(bytes)));
      });
      assert.deepEqual(encoded, Buffer.of(0x61, 0x82));
    });

    test('collect passes on an error', async () => {
      const error = await new Promise((resolve) => {
        iconv.encodeStream('utf8').collect(resolve).end(Buffer.from('a'));
      });
      assert.equal(error.message, 'Iconv encoding stream needs strings as its input.');
    });

    test('the wrong kind of chunk is an error', async () => {
      const objects = Readable.from(['a', {}]);
      const message = 'Iconv decoding stream needs buffers as its input.';
      assert.equal(await errorOf(objects.pipe(iconv.decodeStream('utf8', { objectMode: true }))), message);
      const strings = iconv.decodeStream('utf8', { decodeStrings: false });
      strings.end('abc');
      assert.equal(await errorOf(strings), message);
    });

    test('a string is decoded as UTF-8, or the encoding that write gets', async () => {
      const stream = iconv.decodeStream('windows-1251');
      stream.write('cfe0', 'hex');
      stream.end('abc');
      assert.equal((await chunksOf(stream)).join(''), 'Паabc');
    });

    test('chunks have whole characters', async () => {
      for (const encoding of ['utf8', 'ucs2', 'utf16be', 'gbk', 'gb18030']) {
        const bytes = iconv.encode('💩漢', encoding);
        const stream = Readable.from(Array.from(bytes, (byte) => Buffer.of(byte))).pipe(iconv.decodeStream(encoding));
        for (const chunk of await chunksOf(stream)) {
          // iconv-lite splits the pair in UTF-16BE, and loses its second half in gb18030.
          if (iconv === ours) assert.ok(chunk.isWellFormed(), encoding);
          assert.equal(typeof chunk, 'string');
        }
      }
    });

    test("streams take Node's options, too", async () => {
      const stream = iconv.decodeStream('utf8', { highWaterMark: 7 });
      assert.equal(stream.readableHighWaterMark, 7);
      assert.equal(stream.readableEncoding, 'utf8');
      const hex = iconv.encodeStream('utf8', { encoding: 'hex' });
      hex.end('é');
      assert.deepEqual(await chunksOf(hex), ['c3a9']);
      const later = iconv.encodeStream('utf8', { objectMode: true }).setEncoding('hex');
      later.end('é');
      assert.deepEqual(await chunksOf(later), ['c3a9']);
    });
  });
}

test('in another realm than the bytes, as in Jest with jsdom', async () => {
  const require = createRequire(import.meta.url);
  const file = fileURLToPath(new URL('../../pkg/iconv-lite-commonjs.cjs', import.meta.url));
  const source = readFileSync(file, 'utf8');
  const module = { exports: {} };
  const context = vm.createContext({ module, require, __dirname: dirname(file), process, Buffer, console });
  vm.runInContext(source, context);
  /** @type {import('./peers.js').Iconv} */
  const iconv = context.module.exports;
  for (const encoding of encodings) {
    const bytes = ours.encode(TEXT, encoding);
    const expected = ours.decode(bytes, encoding);
    const decoded = await chunksOf(
      Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]).pipe(iconv.decodeStream(encoding)),
    );
    assert.equal(decoded.join(''), expected, encoding);
    assert.equal(iconv.decode(bytes, encoding), expected, encoding);
    assert.equal(iconv.decode(vm.runInContext(`Uint8Array.of(${[...bytes]})`, context), encoding), expected, encoding);
    const encoded = await chunksOf(Readable.from([TEXT]).pipe(iconv.encodeStream(encoding)));
    assert.deepEqual(Buffer.concat(encoded), bytes, encoding);
    assert.ok(Buffer.isBuffer(iconv.encode(TEXT, encoding)), encoding);
  }
});

describe('through both', () => {
  for (const encoding of encodings) {
    test(encoding, async () => {
      const random = newRandom(6);
      const text = theirs.decode(theirs.encode(TEXT, encoding), encoding).replaceAll('\uFFFD', '?');
      /** @param {import('./peers.js').Iconv} iconv */
      const encode = (iconv) => {
        const source = Readable.from(
          newRandom(7)
            .cut(text, 9)
            .filter((part) => part !== ''),
        );
        return chunksOf(source.pipe(iconv.encodeStream(encoding))).then(Buffer.concat);
      };
      const [bytes, expected] = await Promise.all([encode(ours), encode(theirs)]);
      if (!MULTI_BYTE.includes(encoding)) assert.deepEqual(bytes, expected);
      /** @type {string[]} */
      const result = [];
      await pipeline(
        Readable.from(random.cut(bytes, 9).filter((part) => part.length > 0)),
        ours.decodeStream(encoding),
        async (/** @type {AsyncIterable<string>} */ chunks) => {
          for await (const chunk of chunks) result.push(chunk);
        },
      );
      assert.equal(result.join(''), ours.decode(bytes, encoding));
    });
  }
});
