// Streams in a host that calls itself Firefox, whose own decoders get them: the same results as without, wherever they are split.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as right from 'encoding-wasm';
import { importInFirefox } from './pretended-firefox.js';

/** The pretended host's decoders are another copy of the package: Node 20's convert their arguments in another order. */
const HostDecoder = /** @type {typeof globalThis.TextDecoder} */ (/** @type {unknown} */ (right.TextDecoder));

/** How many chunks of streams the host has decoded. */
let chunks = 0;

class CountingDecoder extends HostDecoder {
  /** @type {typeof HostDecoder.prototype.decode} */
  decode(bytes, options) {
    if (options) chunks++;
    return super.decode(bytes, options);
  }
}

/** A copy of the package in a host that has these decoders. @param {typeof CountingDecoder} Decoder */
const inFirefoxWith = (Decoder) =>
  importInFirefox(Decoder, (copy) => {
    for (const label of LABELS) new copy.TextDecoder(label).decode(encode(TEXTS[0], label), { stream: true });
  });

const LABELS = ['utf-8', 'utf-16be', 'utf-16le'];

/** @param {string} text @param {string} label */
const encode = (text, label) => (label === 'utf-8' ? right.encode(text) : right.encodeUTF16(text, label));

const LONG = 'longer than what this package would decode by a loop: ';
const TEXTS = [`${LONG}漢字💩é`, `\uFEFF${LONG}💩\uFEFF漢字`, LONG.repeat(40)];

// The copy asks what kind of host it is while that isn't a pretended one yet.
for (const label of LABELS) new right.TextDecoder(label).decode(encode(TEXTS[0], label), { stream: true });

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
  const start = right.encode(`${LONG}漢`).subarray(0, -1);
  for (const stream of [true, false]) {
    const decoder = new copy.TextDecoder();
    assert.equal(decoder.decode(start, { stream: true }), LONG);
    assert.throws(() => decoder.decode(new Uint8Array(ONE_TOO_MANY), { stream }), { name: 'RangeError' });
    assert.equal(decodeChunks(decoder, right.encode(TEXTS[0]), [50]).join(''), TEXTS[0]);
  }
});

test('options of later chunks are read once, after the input is converted', async () => {
  const copy = await inFirefoxWith(CountingDecoder);
  const decoder = new copy.TextDecoder();
  const [start, kanji] = [right.encode(LONG), right.encode('漢')];
  decoder.decode(start, { stream: true });
  let reads = 0;
  const options = {
    get stream() {
      reads++;
      return true;
    },
  };
  assert.equal(decoder.decode(kanji.subarray(0, 1), options), '');
  assert.equal(reads, 1);
  assert.throws(() => decoder.decode(/** @type {any} */ ('text'), options), TypeError);
  assert.throws(() => decoder.decode(kanji, /** @type {any} */ (1)), TypeError);
  assert.equal(reads, 1);
  const spoilsport = {
    get stream() {
      reads++;
      throw new SyntaxError('the own one');
    },
  };
  assert.throws(() => decoder.decode(kanji, /** @type {any} */ (spoilsport)), { message: 'the own one' });
  assert.equal(reads, 2);
  assert.equal(decoder.decode(kanji.subarray(1), options), '漢');
});

test('a getter among the options ends the stream, starts another one, or detaches the input', async () => {
  const copy = await inFirefoxWith(CountingDecoder);
  const kanji = right.encode('漢');
  /** @type {((decoder: any, input: Uint8Array<ArrayBuffer>) => void)[]} */
  const actions = [
    (decoder) => decoder.decode(),
    (decoder) => decoder.decode(kanji.subarray(0, 2), { stream: true }),
    (decoder) => [decoder.decode(), decoder.decode(kanji.subarray(0, 2), { stream: true })],
    (decoder) => [decoder.decode(), decoder.decode(right.encode(LONG), { stream: true })],
    (_, { buffer }) => structuredClone(buffer, { transfer: [buffer] }),
  ];
  for (const act of actions) {
    for (const stream of [true, false]) {
      const results = [copy, right].map(({ TextDecoder }) => {
        const decoder = new TextDecoder();
        decoder.decode(right.encode(LONG), { stream: true });
        const chunk = Uint8Array.of(0xa2, 0x62, 0xe6, 0xbc);
        const options = {
          get stream() {
            act(decoder, chunk);
            return stream;
          },
        };
        const chunks = [decoder.decode(chunk, options), decoder.decode(Uint8Array.of(0xa2), { stream: true })];
        return [...chunks, decoder.decode(), ...decodeChunks(decoder, right.encode(TEXTS[1]), [50])];
      });
      assert.deepEqual(results[0], results[1], String(act));
    }
  }
});

test('streams of any chunks that end in any way, one after another', async () => {
  const copy = await inFirefoxWith(CountingDecoder);
  const next = newRandom();
  const pick = (/** @type {any[]} */ list) => list[next(list.length)];
  const ways = [undefined, null, {}, { stream: false }, ...Array(4).fill({ stream: true })];
  for (const label of LABELS) {
    const text = encode(`\uFEFF${TEXTS[0].repeat(100)}`, label);
    for (const ignoreBOM of [false, true]) {
      const decoders = [copy, right].map(({ TextDecoder }) => new TextDecoder(label, { ignoreBOM }));
      chunks = 0;
      for (let call = 0; call < 3000; call++) {
        const at = pick([0, 0, next(text.length)]);
        const chunk = text.subarray(at, at + next(pick([4, 60, 200, 5000])));
        const input = pick([chunk, chunk, chunk, chunk.slice().buffer, new DataView(text.buffer, at, chunk.length)]);
        const options = pick(ways);
        const [result, expected] = decoders.map((decoder) => decoder.decode(input, options));
        assert.equal(result, expected, `${label}, call ${call}: ${chunk.length} bytes, ${JSON.stringify(options)}`);
      }
      assert.ok(chunks > 1000, `the host got ${chunks}`);
    }
  }
});

test('chunks of shared and resizable memory, which the host refuses or takes', async () => {
  class RefusingDecoder extends CountingDecoder {
    /** @type {typeof HostDecoder.prototype.decode} */
    decode(input, options) {
      const buffer = /** @type {any} */ (ArrayBuffer.isView(input) ? input.buffer : input);
      if (buffer instanceof SharedArrayBuffer || buffer?.resizable)
        throw new TypeError('The host refuses this memory.');
      return super.decode(input, options);
    }
  }
  for (const Decoder of [CountingDecoder, RefusingDecoder]) {
    const copy = await inFirefoxWith(Decoder);
    for (const label of LABELS) {
      const bytes = encode(TEXTS[0].repeat(20), label);
      const { length } = bytes;
      const resizable = new ArrayBuffer(length, /** @type {any} */ ({ maxByteLength: 2 * length }));
      for (const buffer of [new SharedArrayBuffer(length), resizable]) {
        const input = new Uint8Array(buffer);
        input.set(bytes);
        for (const places of [[1500], [50, 60], [60, 100, 300, 320], [500, 1700]]) {
          for (const end of [61, 400, length]) {
            const text = new right.TextDecoder(label).decode(bytes.subarray(0, end));
            chunks = 0;
            assert.equal(decodeChunks(new copy.TextDecoder(label), input.subarray(0, end), places).join(''), text);
            assert.equal(chunks, places.length + 2);
          }
        }
      }
    }
  }
});

/** The same numbers at each run. */
function newRandom() {
  let state = 1;
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
