// Memory that another thread changes while we read it: the result is some text, and the next call is right.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const LENGTH = 200_000;

/** @param {typeof import('encoding-wasm')} api */
export function startRacing(api) {
  const buffer = new SharedArrayBuffer(1, { maxByteLength: LENGTH });
  const program = `
    const { workerData: buffer } = require('node:worker_threads');
    const random = () => Math.floor(Math.random() * 256);
    for (;;) {
      if (buffer.byteLength < buffer.maxByteLength) buffer.grow(Math.min(buffer.maxByteLength, buffer.byteLength + random()));
      const bytes = new Uint8Array(buffer);
      for (let i = 0; i < 1000; i++) bytes[Math.floor(Math.random() * bytes.length)] = random();
    }`;
  const worker = new Worker(program, { eval: true, workerData: buffer });
  const view = new Uint8Array(buffer);
  const decodable = api.encodings.filter(({ name }) => name !== 'replacement');
  let count = 0;
  return {
    race() {
      const { name } = decodable[count % decodable.length];
      count += 1;
      const text = new api.TextDecoder(name).decode(view);
      assert.ok(text.length <= LENGTH);
      for (const action of [
        () => new api.TextDecoder(name, { fatal: true }).decode(view),
        () => api.decodeUTF16(view, 'UTF-16', { fatal: true }),
      ]) {
        try {
          action();
        } catch (error) {
          assert.match(String(error), /^TypeError: .*The encoded data was not valid/);
        }
      }
      assert.ok(api.transcode(view, { from: name, unmappable: 'html' }).length >= 0);
      assert.ok(api.decode(view, name).length <= LENGTH);
      api.detectEncoding(view);
      api.sniffHTMLEncoding(view);
      new api.TextEncoder().encodeInto('漢字 and more than a few characters', view);
      assert.equal(new api.TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65)), 'テ');
    },
    count: () => count,
    async stop() {
      const exit = once(worker, 'exit');
      await worker.terminate();
      await exit.catch(() => {});
    },
  };
}
