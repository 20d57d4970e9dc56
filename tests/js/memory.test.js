// Objects that are made and dropped leak nothing, although nobody frees them and they have no finalizer. `npm run endurance` does more of it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { abandonInTheMiddle, breakStreams, decodeMany, openMany } from '../endurance/memory.js';
import { api, instances, memory } from './instances.js';

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collectGarbage = runInNewContext('gc');

/** Bytes that this process uses. */
function used() {
  // Another thread frees buffers; the second time waits for that.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

/** @param {(count: number) => unknown} action */
async function staysFlat(action) {
  // Tables and compiled code are made only once.
  await action(2000);
  const [wasmBefore, before] = [memory().buffer.byteLength, used()];
  await action(20_000);
  assert.equal(memory().buffer.byteLength, wasmBefore);
  // A leak of 100 bytes each would be 2 MB.
  const grown = used() - before;
  assert.ok(grown < 1_500_000, `${grown} bytes more are used`);
  assert.equal(instances.length, 1);
}

test('decoders, encoders and their calls, without a turn of the event loop', () =>
  staysFlat((count) => decodeMany(api, count)));

test('objects left in the middle of a sequence', () => staysFlat((count) => abandonInTheMiddle(api, count)));

test('streams that nobody uses, and that are errored, cancelled and aborted', () =>
  staysFlat((count) => breakStreams(api, count / 20)));

test('a thousand open streams, and decoders in the middle of a sequence', async () => {
  const before = memory().buffer.byteLength;
  await openMany(api, 1000);
  assert.equal(memory().buffer.byteLength, before);
});

test('many unmappable characters', () => {
  const main = new URL('../../pkg/index.js', import.meta.url);
  const program = `
    import { encode, transcode, utf8Encode } from ${JSON.stringify(main.href)};
    const text = '☃'.repeat(300_000);
    for (const unmappable of ['ignore', () => '', () => 'xy']) {
      const { length } = encode(text, 'koi8-r', { unmappable });
      const transcoded = transcode(utf8Encode(text), { from: 'utf-8', to: 'koi8-r', unmappable });
      console.log(length, transcoded.length);
    }`;
  const limit = '--max-old-space-size=48';
  const { stdout } = spawnSync(process.execPath, [limit, '--input-type=module', '--eval', program]);
  assert.equal(stdout.toString(), '0 0\n0 0\n600000 600000\n');
});

test('prescanning far more than necessary', () => {
  const bytes = new Uint8Array(50_000_000).fill(0x20);
  const before = memory().buffer.byteLength;
  const options = { maxPrescanBytes: Number.POSITIVE_INFINITY };
  assert.equal(api.sniffHTMLEncoding(bytes, options).source, 'default');
  bytes.set(Buffer.from('<meta charset=gbk>'), 1_000_000);
  assert.equal(api.sniffHTMLEncoding(bytes, options).encoding, 'GBK');
  bytes.copyWithin(2_000_000, 1_000_000, 1_000_100).fill(0x20, 1_000_000, 1_000_100);
  assert.equal(api.sniffHTMLEncoding(bytes, options).encoding, 'windows-1252');
  assert.equal(api.sniffXMLEncoding(bytes, options).encoding, 'UTF-8');
  const grown = memory().buffer.byteLength - before;
  assert.ok(grown < 4_000_000, `WebAssembly has ${grown} bytes more`);
});

test('streams that have found their encoding no longer hold the bytes that decided', async () => {
  const streams = [];
  const before = used();
  for (let i = 0; i < 200; i++) {
    for (const Stream of [api.AutoDecoderStream, api.TranscoderStream]) {
      const stream = new Stream({ from: 'auto', prefixBytes: 100_000 });
      const writer = stream.writable.getWriter();
      const reader = stream.readable.getReader();
      streams.push(stream, writer, reader);
      // ASCII after the bytes that decide is short when it is encoded again.
      const written = writer.write(new Uint8Array(100_000).fill(0x61, 1).fill(0xe4, 0, 1));
      while (!stream.encoding) await reader.read();
      reader.cancel();
      await written.catch(() => {});
    }
  }
  const grown = used() - before;
  assert.ok(grown < 200 * 2 * 30_000, `${grown} bytes more are used`);
  assert.equal(streams.length, 200 * 6);
});
