// Runs the tests that take too much time or memory for every run: `npm run endurance`, or a part: `npm run endurance -- memory`. Arrays of
// more than 4 GB need 10 GB of memory.

import assert from 'node:assert/strict';
import { api, instances, memory } from '../js/instances.js';
import { longArrays, longestStrings, longStreams } from './limits.js';
import { abandonInTheMiddle, breakStreams, decodeMany, openMany } from './memory.js';

const MILLION = 1_000_000;
const GIGABYTES = 10;

/** @type {Record<string, () => unknown>} */
const PARTS = {
  'memory: a million times a decoder, an encoder and a transcoding, in one turn': () => decodeMany(api, MILLION),
  'memory: three million objects left in the middle of a sequence, in one turn': () => abandonInTheMiddle(api, MILLION),
  // The host keeps its streams, and so ours, to the end of the turn.
  'memory: a million streams made and dropped, 50,000 in a turn': async () => {
    for (let i = 1; i <= MILLION; i++) {
      new api.TextDecoderStream('shift_jis');
      if (i % 50_000 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  },
  'memory: 100,000 streams, unused, errored, cancelled and aborted': () => breakStreams(api, 25_000),
  [`memory: ${GIGABYTES} GB by streams`]: () => longStreams(api, GIGABYTES / 2),
  'limits: 100,000 open decoders and streams': () => openMany(api, 100_000),
  'limits: the longest strings': () => longestStrings(api),
  'limits: arrays of more than 2 and 4 GB': () => longArrays(api),
};

const chosen = process.argv[2] ?? '';
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
async function used() {
  // The host may hold a finished part's objects for another turn.
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    globalThis.gc?.();
  }
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

console.log(`Node ${process.versions.node}`);
await decodeMany(api, 10_000);
await breakStreams(api, 100);
// The memory for the longest prescan is allocated once.
api.sniffHTMLEncoding(new Uint8Array(1 << 21), { maxPrescanBytes: 1 << 21 });
const wasm = memory().buffer.byteLength;
for (const [name, run] of Object.entries(PARTS)) {
  if (!name.startsWith(chosen)) continue;
  const before = await used();
  const start = performance.now();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 100);
  await run();
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage.rss());
  const grown = (await used()) - before;
  console.log(
    `${name}: ${((performance.now() - start) / 1000).toFixed(0)} s, the process has at most ${megabytes(most)}, ` +
      `${megabytes(grown)} stay, WebAssembly ${megabytes(memory().buffer.byteLength)}`,
  );
  assert.equal(memory().buffer.byteLength, wasm, "WebAssembly's memory has grown");
  assert.ok(grown < 20e6, 'something stays');
}
assert.equal(instances.length, 1, 'an instance was replaced');
