// Whole texts that the host decodes: the result depends neither on the way nor on earlier texts.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { encode, TextDecoder } from 'encoding-wasm';
import { importInFirefox } from './pretended-firefox.js';

const LENGTHS = [1, 12, 13, 18, 19, 32, 33, 48, 64, 65, 256, 257, 511, 512, 1023, 1024, 1025, 2048, 2049, 8191, 8192];

/** Texts of about a length: ASCII, well-formed, with U+FFFD in the text, with a byte order mark, and malformed at an end or in the middle. */
const KINDS = {
  ASCII: (/** @type {number} */ length) => Buffer.alloc(length, 'plain text, '),
  'well-formed': (/** @type {number} */ length) => Buffer.from('漢字 é 💩 '.repeat(Math.ceil(length / 14))),
  'with U+FFFD': (/** @type {number} */ length) => Buffer.from(`${'a'.repeat(length)}\uFFFD`),
  'with a byte order mark': (/** @type {number} */ length) => Buffer.from(`\uFEFF\uFEFF${'a'.repeat(length)}`),
  'cut at its end': (/** @type {number} */ length) => Buffer.concat([Buffer.alloc(length, 'a'), Buffer.of(0xe6, 0xbc)]),
  'malformed in the middle': (/** @type {number} */ length) =>
    Buffer.alloc(length, '漢').fill(0xff, length >> 1, (length >> 1) + 1),
};

/** A decoder's result, or its error's class. @param {() => string} decode */
function outcome(decode) {
  try {
    return decode();
  } catch (error) {
    return /** @type {Error} */ (error).constructor.name;
  }
}

for (const fatal of [false, true]) {
  test(`views and buffers in every order of texts, ${fatal ? 'fatal' : 'with replacement'}`, () => {
    for (const ignoreBOM of [false, true]) {
      const options = { fatal, ignoreBOM };
      const [ours, host] = [new TextDecoder('utf-8', options), new globalThis.TextDecoder('utf-8', options)];
      for (const length of LENGTHS) {
        for (const first of Object.values(KINDS)) {
          for (const [kind, second] of Object.entries(KINDS)) {
            outcome(() => ours.decode(first(length)));
            const bytes = Uint8Array.from(second(length));
            const expected = outcome(() => host.decode(bytes));
            const message = `${length} bytes ${kind}`;
            assert.equal(
              outcome(() => ours.decode(bytes)),
              expected,
              message,
            );
            assert.equal(
              outcome(() => ours.decode(bytes.buffer)),
              expected,
              `${message}, a buffer`,
            );
          }
        }
      }
    }
  });
}

test('buffers whose length changes from one to the next, empty and detached ones among them', () => {
  const decoder = new TextDecoder();
  const detached = new ArrayBuffer(8);
  structuredClone(detached, { transfer: [detached] });
  for (const [kind, make] of Object.entries(KINDS)) {
    for (const length of [40, 9000, 40, 40, 30_000, 1025, 4097, 9000, 40]) {
      const bytes = Uint8Array.from(make(length));
      const expected = new globalThis.TextDecoder().decode(bytes);
      assert.equal(decoder.decode(bytes.buffer), expected, `${length} bytes ${kind}`);
      assert.equal(decoder.decode(new ArrayBuffer(0)), '');
      assert.equal(decoder.decode(detached), '');
    }
  }
});

test('single-byte text, in which some bytes are malformed', () => {
  const text = 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι. '.repeat(20);
  for (let length = 1; length < text.length; length += 7) {
    const bytes = encode(text.slice(0, length), 'iso-8859-7');
    const malformed = bytes.with(length >> 1, 0xff);
    for (const input of [bytes, bytes.buffer]) {
      assert.equal(new TextDecoder('iso-8859-7', { fatal: true }).decode(input), text.slice(0, length));
    }
    for (const input of [malformed, malformed.buffer]) {
      assert.throws(() => new TextDecoder('iso-8859-7', { fatal: true }).decode(input), TypeError);
      assert.equal(new TextDecoder('iso-8859-7').decode(input)[length >> 1], '\uFFFD');
    }
  }
});

test('objects that only look like buffers are refused, and shared memory with the prototype of another class is decoded', () => {
  const decoder = new TextDecoder();
  const shared = new SharedArrayBuffer(40);
  new Uint8Array(shared).fill(0x61);
  assert.equal(decoder.decode(shared), 'a'.repeat(40));
  assert.equal(decoder.decode(Object.setPrototypeOf(shared, ArrayBuffer.prototype)), 'a'.repeat(40));
  const spoilsport = {
    get length() {
      return assert.fail('nothing reads this');
    },
  };
  const pretenders = [
    Object.create(ArrayBuffer.prototype),
    Object.create(Uint8Array.prototype),
    spoilsport,
    null,
    'text',
  ];
  for (const input of pretenders) assert.throws(() => decoder.decode(/** @type {any} */ (input)), TypeError);
});

test('views with a length of their own', () => {
  for (const fatal of [false, true]) {
    const decoder = new TextDecoder('utf-8', { fatal });
    decoder.decode(new Uint8Array(100));
    for (const text of ['a'.repeat(100), '漢'.repeat(100)]) {
      for (const length of [0, 20, 99, 101, 5000, undefined]) {
        const bytes = Object.defineProperty(Uint8Array.from(Buffer.from(text)), 'length', { value: length });
        assert.equal(decoder.decode(bytes), text, `${length}`);
      }
    }
  }
});

/** Prints how many of ten ASCII texts Buffer's `utf8Slice` decodes in each mode, before and after texts with U+FFFD. */
const COUNTING_SLICES = `
  const { utf8Slice } = Buffer.prototype;
  let calls = 0;
  Buffer.prototype.utf8Slice = function (...args) {
    if (args.length === 0) calls += 1;
    return utf8Slice.apply(this, args);
  };
  const { TextDecoder } = require(${JSON.stringify(fileURLToPath(new URL('../../pkg/index-commonjs.cjs', import.meta.url)))});
  for (const options of [{}, { ignoreBOM: true }, { fatal: true }]) {
    const decoder = new TextDecoder('utf-8', options);
    // Node 20 decodes the second text in another way.
    const counts = ['a', '\\uFFFD', 'a'].map((character) => {
      const text = 'b'.repeat(60) + character;
      const bytes = new TextEncoder().encode(text);
      for (let i = 0; i < 2; i++) decoder.decode(bytes);
      const before = calls;
      for (let i = 0; i < 10; i++) if (decoder.decode(bytes) !== text) throw new Error(text);
      return calls - before;
    });
    console.log(counts[0], counts[2]);
  }
`;

test('in Node, Buffer decodes whole texts, also behind those with U+FFFD', () => {
  assert.equal(execFileSync(process.execPath, ['-e', COUNTING_SLICES], { encoding: 'utf8' }), '10 10\n'.repeat(3));
});

const inFirefox = () =>
  importInFirefox(globalThis.TextDecoder, (copy) => {
    for (const label of LABELS) new copy.TextDecoder(label).decode(new Uint8Array(100));
  });

/** Node decodes both correctly; in the second, some bytes are malformed. */
const LABELS = ['koi8-r', 'iso-8859-7'];

test('in Firefox, views, buffers and wrong arguments among texts that go to the host', async () => {
  const copy = await inFirefox();
  for (const label of LABELS) {
    for (const fatal of [false, true]) {
      const decoders = [new copy.TextDecoder(label, { fatal }), new TextDecoder(label, { fatal })];
      const same = (/** @type {any} */ input, /** @type {any} */ options = undefined) => {
        const [actual, expected] = decoders.map((decoder) => outcome(() => decoder.decode(input, options)));
        assert.equal(actual, expected, `${label}, ${fatal}, ${Object.prototype.toString.call(input)}`);
      };
      const long = () => {
        for (let i = 0; i < 40; i++) same(new Uint8Array(100).fill(0x61 + i));
      };
      for (const length of [1, 2, 36, 100, 1025, 4096, 4097, 8192, 9000]) {
        for (const make of Object.values(KINDS)) {
          const bytes = Uint8Array.from(make(length));
          const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
          shared.set(bytes);
          const views = [new DataView(bytes.buffer), new Uint16Array(bytes.buffer.slice(0, bytes.length & ~1))];
          for (const input of [bytes, bytes.buffer, ...views, shared, shared.buffer]) {
            for (const options of [undefined, null, {}, { stream: false }]) {
              long();
              same(input, options);
            }
          }
        }
      }
      for (const input of [null, 1, 'text', [0x61], Object.create(Uint8Array.prototype), { length: 40 }]) {
        long();
        same(input);
      }
    }
  }
});

test('in Firefox, the options of chunks in a single-byte encoding are read once', async () => {
  const copy = await inFirefox();
  const decoder = new copy.TextDecoder('koi8-r');
  const bytes = encode('Все люди рождаются свободными и равными', 'koi8-r');
  for (let i = 0; i < 20; i++) decoder.decode(bytes, { stream: true });
  let reads = 0;
  const options = {
    get stream() {
      reads++;
      if (reads > 2) throw new SyntaxError('the own one');
      return reads === 1;
    },
  };
  for (let i = 0; i < 2; i++) assert.equal(decoder.decode(bytes, options), 'Все люди рождаются свободными и равными');
  assert.throws(() => decoder.decode(bytes, options), { message: 'the own one' });
  assert.equal(reads, 3);
  assert.equal(decoder.decode(bytes), 'Все люди рождаются свободными и равными');
});
