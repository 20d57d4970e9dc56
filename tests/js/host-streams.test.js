// Streams in a host that calls itself Firefox, whose own decoders get them: the same results as without, wherever they are split.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as right from 'encoding-wasm';
import { importInFirefox } from './pretended-firefox.js';

const HostDecoder = globalThis.TextDecoder;

/** How many chunks of streams the host has decoded. */
let chunks = 0;

class CountingDecoder extends HostDecoder {
  /** @type {typeof HostDecoder.prototype.decode} */
  decode(bytes, options) {
    if (options) chunks++;
    return super.decode(bytes, options);
  }
}

/** A copy of the package in a host that has these decoders. @param {typeof HostDecoder} Decoder */
const inFirefoxWith = (Decoder) =>
  importInFirefox(Decoder, (copy) => {
    for (const label of LABELS) new copy.TextDecoder(label).decode(encode(TEXTS[0], label), { stream: true });
  });

const LABELS = ['utf-8', 'utf-16be', 'utf-16le'];

/** @param {string} text @param {string} label */
const encode = (text, label) => (label === 'utf-8' ? right.encode(text) : right.encodeUTF16(text, label));

const LONG = 'longer than what this package would decode by a loop: ';
const TEXTS = [`${LONG}漢字💩é`, `\uFEFF${LONG}💩\uFEFF漢字`, LONG.repeat(40)];

/** @param {string} label */
function* inputs(label) {
  for (const text of TEXTS) {
    const bytes = encode(text, label);
    yield bytes;
    // Malformed at the end, and within.
    yield bytes.subarray(0, -1);
    yield Uint8Array.of(...bytes.subarray(0, 60), 0xff, 0xd8, 0xe3, ...bytes.subarray(60));
  }
}

/**
 * @param {InstanceType<typeof right.TextDecoder>} decoder
 * @param {Uint8Array} bytes
 * @param {number[]} places where to split them
 */
function decodeChunks(decoder, bytes, places) {
  const starts = [0, ...places];
  const parts = starts.map((start, i) => decoder.decode(bytes.subarray(start, starts[i + 1]), { stream: true }));
  return [...parts, decoder.decode()];
}

test('each chunk is the same by a decoder of the host', async () => {
  const copy = await inFirefoxWith(CountingDecoder);
  for (const label of LABELS) {
    for (const ignoreBOM of [false, true]) {
      const decoder = new copy.TextDecoder(label, { ignoreBOM });
      const expecting = new right.TextDecoder(label, { ignoreBOM });
      for (const bytes of inputs(label)) {
        for (let place = 41; place < Math.min(bytes.length, 130); place++) {
          const places = [place, place + 1, place + 4].filter((end) => end < bytes.length);
          chunks = 0;
          const result = decodeChunks(decoder, bytes, places);
          assert.deepEqual(result, decodeChunks(expecting, bytes, places), `${label}, split at ${place}`);
          assert.equal(chunks, places.length + 2, label);
        }
      }
    }
  }
});

test('short chunks at the start, and the error mode "fatal", are not for the host', async () => {
  const copy = await inFirefoxWith(CountingDecoder);
  chunks = 0;
  for (const label of LABELS) {
    const bytes = encode(TEXTS[0], label);
    const text = new right.TextDecoder(label).decode(bytes);
    assert.equal(decodeChunks(new copy.TextDecoder(label), bytes, [8]).join(''), text);
    assert.equal(decodeChunks(new copy.TextDecoder(label, { fatal: true }), bytes, [50]).join(''), text);
    const fatal = new copy.TextDecoder(label, { fatal: true });
    fatal.decode(bytes, { stream: true });
    assert.throws(() => fatal.decode(Uint8Array.of(0xff, 0xdc, 0xff)), { message: /at offset \d+/ });
  }
  assert.equal(chunks, 0);
});

test('a decoder that forgets what a chunk ends with is never used', async () => {
  class ForgetfulDecoder extends CountingDecoder {
    /** @type {typeof HostDecoder.prototype.decode} */
    decode(bytes, options) {
      if (options) chunks++;
      return super.decode(bytes);
    }
  }
  const copy = await inFirefoxWith(ForgetfulDecoder);
  chunks = 0;
  for (const label of LABELS) {
    const bytes = encode(TEXTS[0], label);
    const places = [bytes.length - 3, bytes.length - 1];
    const expected = decodeChunks(new right.TextDecoder(label), bytes, places);
    assert.deepEqual(decodeChunks(new copy.TextDecoder(label), bytes, places), expected);
  }
  assert.equal(chunks, 0);
});

test("a host's error ends the stream, and what follows is the next one", async () => {
  const ONE_TOO_MANY = 999;
  class LimitedDecoder extends CountingDecoder {
    /** @type {typeof HostDecoder.prototype.decode} */
    decode(bytes, options) {
      if (bytes?.byteLength === ONE_TOO_MANY) throw new RangeError('Invalid string length');
      return super.decode(bytes, options);
    }
  }
  const copy = await inFirefoxWith(LimitedDecoder);
  const decoder = new copy.TextDecoder();
  const start = right.encode(`${LONG}漢`).subarray(0, -1);
  assert.equal(decoder.decode(start, { stream: true }), LONG);
  assert.throws(() => decoder.decode(new Uint8Array(ONE_TOO_MANY), { stream: true }), { name: 'RangeError' });
  assert.equal(decodeChunks(decoder, right.encode(TEXTS[0]), [50]).join(''), TEXTS[0]);
});

test('another thread cannot change what the host reads of shared memory', async () => {
  const copy = await inFirefoxWith(CountingDecoder);
  const bytes = right.encode(TEXTS[0].repeat(20));
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  chunks = 0;
  assert.equal(decodeChunks(new copy.TextDecoder(), shared, [1500]).join(''), TEXTS[0].repeat(20));
  assert.equal(chunks, 3);
});
