// Each way of decoding gives the results of the standard's handler, byte by byte, for everything that it accepts.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { encode, encodeUTF16 } from 'encoding-wasm';
import { Random, randomBytes } from '../fuzz/random.js';

const require = createRequire(import.meta.url);
Object.assign(globalThis, { VERSION: require('../../package.json').version });
const instance = await import('../../js/wasm/instance.js');
instance.instantiate(readFileSync(require.resolve('encoding-wasm/encoding.wasm')));
/** Whether the host has JS string builtins. Node 20 doesn't. */
const canLookUp = instance.strings.readPairs !== undefined;

const { encodings, isOfPairs } = await import('../../js/encodings/encodings.js');
const { decodeByLookUp, leadBytesLeft } = await import('../../js/decode/look-up.js');
const { decodeByHost } = await import('../../js/decode/by-host.js');
const { decodeByModule } = await import('../../js/decode/by-module.js');
const { decodeWhole } = await import('../../js/decode/whole.js');
const { isRightDecoder } = await import('../../js/decode/verify.js');
const { decodingLimits } = await import('../../js/policy.js');
const { join, report, saveCodec } = await import('../../js/wasm/wasm.js');

/** @typedef {(encoding: number, bytes: Uint8Array, length: number) => string | undefined} Way */

/** The ways, and the most bytes that each accepts in UTF-16 and in other encodings. @type {Record<string, { way: Way, most: [number, number] }>} */
const WAYS = {
  'look-up': { way: (encoding, bytes, length) => decodeByLookUp(encoding, bytes, length, false), most: [0, 600] },
  host: { way: (encoding, bytes, length) => decodeByHost(encoding, bytes, length, false), most: [Infinity, Infinity] },
  module: {
    way: (encoding, bytes, length) => decodeByModule(encoding, null, bytes, length, false, true),
    most: [Infinity, Infinity],
  },
  chosen: {
    way: (encoding, bytes, length) => decodeWhole(bytes, length, encoding, false, true),
    most: [Infinity, Infinity],
  },
};

/** Ways that accept nothing in some encodings. @type {Record<string, (name: string) => boolean>} */
const ACCEPTS = {
  'look-up': (name) => canLookUp && !/^UTF|ISO-2022-JP|x-user-defined/.test(name),
  host: (name) => !/ISO-2022-JP|x-user-defined/.test(name),
  module: () => true,
  chosen: () => true,
};

/** The oracle decodes a byte at a time, which leaves no room for fast paths. @param {number} encoding @param {Uint8Array} bytes */
function decodeLiterally(encoding, bytes) {
  /** @type {Int32Array | null} */
  let state = null;
  let text = '';
  for (const byte of bytes) {
    text = join(text, decodeByModule(encoding, state, Uint8Array.of(byte), 1, false, false));
    state = saveCodec();
  }
  return text + decodeByModule(encoding, state, new Uint8Array(), 0, false, true);
}

/** @type {(text: string, name: string) => Uint8Array} */
const toBytes = (text, name) =>
  name.startsWith('UTF-16') ? encodeUTF16(text, name) : encode(text, name, { unmappable: 'html' });

/** Around the limits of every engine. */
const LENGTHS = [
  1, 2, 3, 8, 15, 16, 17, 24, 25, 31, 32, 33, 36, 37, 63, 64, 65, 255, 256, 257, 511, 512, 513, 600, 1100,
];

for (const [name, { way, most }] of Object.entries(WAYS)) {
  describe(`the way "${name}"`, () => {
    for (const [encoding, { name: encodingName }] of encodings.entries()) {
      if (encodingName === 'replacement') continue;
      test(encodingName, () => {
        const random = new Random(2028, encoding);
        let accepted = 0;
        for (const length of LENGTHS) {
          if (length > most[encodingName.startsWith('UTF-16') ? 0 : 1]) continue;
          for (const bytes of textsOf(random, encodingName, length)) {
            const text = way(encoding, bytes, bytes.length);
            if (text === undefined) continue;
            accepted += 1;
            assert.equal(text, decodeLiterally(encoding, bytes), `${bytes}`);
          }
        }
        assert.equal(accepted > 0, ACCEPTS[name](encodingName), `${accepted} texts`);
      });
    }
  });
}

/** ASCII, well-formed text, and anything. @param {InstanceType<typeof Random>} random @param {string} name @param {number} length */
function* textsOf(random, name, length) {
  yield new Uint8Array(length).fill(0x61);
  for (let i = 0; i < 6; i++) {
    const bytes = Buffer.concat(Array.from({ length: 1 + length / 8 }, () => randomBytes(random, name, toBytes)));
    if (bytes.length >= length) yield new Uint8Array(bytes.subarray(0, length));
    const whole = toBytes(
      decodeLiterally(
        encodings.findIndex((encoding) => encoding.name === name),
        bytes.subarray(0, length),
      ),
      name,
    );
    if (whole.length <= length) yield new Uint8Array(whole);
  }
}

test("bytes that aren't leading bytes in UTF-8", () => {
  for (let lead = 0xf5; lead <= 0xff; lead++) {
    for (const second of [0x80, 0x88, 0x8f, 0x90, 0xbf]) {
      const bytes = Uint8Array.of(lead, second, 0x80, 0x80);
      for (const { way } of Object.values(WAYS))
        assert.equal(way(0, bytes, 4) ?? '\uFFFD'.repeat(4), '\uFFFD'.repeat(4));
      assert.throws(() => decodeWhole(bytes, 4, 0, true, true));
    }
  }
});

test('the bytes after the text make no difference', () => {
  const bytes = Uint8Array.of(0x61, 0xb0, 0xa1, 0xb0, 0xff, ...new Uint8Array(600).fill(0xff));
  for (const encoding of encodings.keys()) {
    const expected = decodeLiterally(encoding, bytes.slice(0, 3));
    assert.equal(decodeWhole(bytes, 3, encoding, false, true), expected);
    assert.equal(decodeByModule(encoding, null, bytes, 3, false, true), expected);
  }
});

test('the look-up of each pair of bytes, between ASCII and behind a pair', { skip: !canLookUp }, () => {
  for (const [encoding, { name }] of encodings.entries()) {
    if (decodingLimits(encoding).lookUp === 0) continue;
    let lacking = 0;
    for (let lead = 0x80; lead <= 0xff; lead++) {
      for (let trail = 0; trail <= 0xff; trail++) {
        for (const bytes of [Uint8Array.of(0x61, lead, trail, 0x62), Uint8Array.of(0xb0, 0xa1, lead, trail)]) {
          const text = decodeByLookUp(encoding, bytes, 4, false);
          if (text === undefined) lacking++;
          else assert.equal(text, decodeByModule(encoding, null, bytes, 4, false, true), `${name} ${bytes}`);
        }
      }
    }
    assert.ok(lacking < 45_000, `${name} lacks ${lacking}`);
  }
});

test('the limits fit the ways', () => {
  for (const [encoding, { name }] of encodings.entries()) {
    const { lookUp, host } = decodingLimits(encoding);
    assert.ok(lookUp < host, name);
  }
});

test('the proof of a decoder accepts the right one, and no other', () => {
  for (const [encoding, { name }] of encodings.entries()) {
    if (!/^(UTF|IBM|ISO-8859|KOI8|macintosh|windows|x-mac)/.test(name)) continue;
    const decode = (/** @type {Uint8Array} */ bytes) =>
      decodeByModule(encoding, null, bytes, bytes.length, false, true);
    assert.ok(isRightDecoder(encoding, decode), name);
    assert.ok(!isRightDecoder(encoding, (bytes) => `${decode(bytes)}?`), name);
    if (!name.startsWith('UTF')) {
      assert.ok(!isRightDecoder(encoding, (bytes) => (bytes.includes(0xff) ? '' : decode(bytes))), name);
    }
  }
});

test('the look-up of chunks that end anywhere', { skip: !canLookUp }, () => {
  let left = 0;
  for (const [encoding, { name }] of encodings.entries()) {
    if (name.startsWith('UTF') || !isOfPairs(encoding)) continue;
    const random = new Random(2029, encoding);
    for (let i = 0; i < 2000; i++) {
      const bytes = randomBytes(random, name, toBytes);
      const length = Math.min(bytes.length, 1 + random.below(20));
      const text = decodeByLookUp(encoding, bytes, length, false, false);
      if (text === undefined) continue;
      const lead = leadBytesLeft(length);
      assert.equal(text, decodeByModule(encoding, null, bytes, length, false, false), `${name} ${bytes}`);
      assert.equal(lead, report().held, `${name} ${bytes}`);
      left += lead;
    }
  }
  assert.ok(left > 100, `${left} lead bytes`);
});
