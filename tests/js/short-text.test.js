// Short texts and chunks take other ways than long ones, with the same results.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { encode, encodeUTF16, encodings, TextDecoder, TextEncoder } from 'encoding-wasm';
import { Random, randomBytes } from '../fuzz/random.js';

const decodable = encodings.filter(({ name }) => name !== 'replacement');
const encodable = decodable.filter(({ name }) => !name.startsWith('UTF-16'));

/** @type {(text: string, name: string) => Uint8Array} */
const toBytes = (text, name) =>
  name.startsWith('UTF-16') ? encodeUTF16(text, name) : encode(text, name, { unmappable: 'html' });

/** JavaScript never decodes this many bytes. */
const LONG = new Uint8Array(600).fill(0x61);

/** @param {string} name @param {Uint8Array} text @param {boolean} fatal */
function decodeBehindLong(name, text, fatal) {
  const decoder = new TextDecoder(name, { fatal });
  const start = decoder.decode(LONG);
  return outcome(() => decoder.decode(Buffer.concat([LONG, text])).slice(start.length), LONG.length);
}

/** @param {string} name @param {Uint8Array} text @param {boolean} fatal @param {number[]} ends of its chunks */
function decodeInChunks(name, text, fatal, ends) {
  const decoder = new TextDecoder(name, { fatal, ignoreBOM: true });
  return outcome(() => {
    let string = '';
    let start = 0;
    for (const end of ends) {
      string += decoder.decode(text.subarray(start, end), { stream: true });
      start = end;
    }
    return string + decoder.decode(text.subarray(start));
  }, 0);
}

/** @param {string} name @param {Uint8Array} text @param {boolean} fatal */
function decodeBuffer(name, text, fatal) {
  const decoder = new TextDecoder(name, { fatal, ignoreBOM: true });
  return outcome(() => decoder.decode(Uint8Array.from(text).buffer), 0);
}

/** What it returns or, if it fails, where, from a place on, and for how many bytes. @param {() => string} action @param {number} place */
function outcome(action, place) {
  try {
    return action();
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const [, sequence, offset] = /** @type {RegExpExecArray} */ (/(a byte|\d+ bytes) at offset (\d+)/.exec(message));
    return `error: ${sequence} at ${Number(offset) - place}`;
  }
}

describe('decoding', () => {
  for (const { name } of decodable) {
    test(name, () => {
      const random = new Random(2026, 0);
      for (let round = 0; round < 1500; round++) {
        const text = randomBytes(random, name, toBytes).subarray(0, random.below(round % 3 === 0 ? 300 : 65));
        const fatal = random.below(3) === 0;
        const expected = decodeBehindLong(name, text, fatal);
        assert.equal(decodeBuffer(name, text, fatal), expected, `${Buffer.from(text).toString('hex')} as a buffer`);
        const ends = [];
        for (let end = random.below(18); end < text.length; end += random.below(18)) ends.push(end);
        for (const chunks of [[], ends, [...text.keys()]]) {
          const told = `${Buffer.from(text).toString('hex')} in chunks that end at ${chunks}`;
          assert.equal(decodeInChunks(name, text, fatal, chunks), expected, told);
        }
      }
    });
  }

  test('every pair of bytes, whole and in two chunks', () => {
    for (const { name } of decodable) {
      for (let first = 0x80; first <= 0xff; first++) {
        for (let second = 0; second <= 0xff; second += 3) {
          const pair = Uint8Array.of(first, second);
          const expected = decodeBehindLong(name, pair, false);
          assert.equal(decodeInChunks(name, pair, false, []), expected, `${first} ${second} in ${name}`);
          assert.equal(decodeInChunks(name, pair, false, [1]), expected, `${first} ${second} in ${name}`);
        }
      }
    }
  });

  test('every sequence of four bytes at the limits of UTF-8, whole and in two chunks', () => {
    const limits = [
      0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbb, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0xff,
    ];
    const replacing = new TextDecoder('utf-8', { ignoreBOM: true });
    const fatal = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
    for (const first of limits) {
      for (const second of limits) {
        for (const third of limits) {
          for (const fourth of limits) {
            const bytes = Buffer.of(first, second, third, fourth);
            const expected = bytes.toString();
            const told = bytes.toString('hex');
            assert.equal(replacing.decode(bytes), expected, told);
            if (expected.includes('\uFFFD')) assert.throws(() => fatal.decode(bytes), TypeError, told);
            else assert.equal(fatal.decode(bytes), expected, told);
            for (const end of [1, 2, 3]) {
              const start = replacing.decode(bytes.subarray(0, end), { stream: true });
              assert.equal(start + replacing.decode(bytes.subarray(end)), expected, `${told} at ${end}`);
            }
          }
        }
      }
    }
  });

  test('every sequence of three bytes at the limits of pairs, whole and in two chunks', () => {
    const limits = [
      0x20, 0x2f, 0x30, 0x39, 0x3a, 0x40, 0x5c, 0x7e, 0x80, 0x81, 0x88, 0x8e, 0x8f, 0xa1, 0xa4, 0xc7, 0xe0, 0xfc, 0xff,
    ];
    for (const name of ['GBK', 'gb18030', 'Big5', 'EUC-JP', 'Shift_JIS', 'EUC-KR', 'windows-1253']) {
      for (const first of limits.filter((byte) => byte >= 0x80)) {
        for (const second of limits) {
          for (const third of limits) {
            const bytes = Uint8Array.of(first, second, third);
            const told = `${first} ${second} ${third} in ${name}`;
            for (const fatal of [false, true]) {
              const expected = decodeBehindLong(name, bytes, fatal);
              for (const ends of [[], [1], [2]]) {
                assert.equal(decodeInChunks(name, bytes, fatal, ends), expected, told);
              }
            }
          }
        }
      }
    }
  });

  test('UTF-8 that ends inside a character, of all lengths that are short', () => {
    const ends = ['c3', 'e6', 'e6bc', 'ed', 'eda0', 'ef', 'efbb', 'f0', 'f09f', 'f09f92', 'f4', 'f490', 'f8'];
    for (const end of ends) {
      for (const unit of ['a', 'é', '漢', 'a é']) {
        for (let length = 1; length <= 260; length += unit === 'a' ? 1 : 7) {
          const text = Buffer.concat([Buffer.from(unit.repeat(length).slice(0, length)), Buffer.from(end, 'hex')]);
          for (const fatal of [false, true])
            assert.equal(
              decodeInChunks('utf-8', text, fatal, []),
              decodeBehindLong('utf-8', text, fatal),
              `${length} ${end}`,
            );
        }
      }
    }
  });

  test('a byte order mark, in chunks', () => {
    const mark = Uint8Array.of(0xef, 0xbb, 0xbf);
    for (const text of ['', 'é', '漢\uFEFF字', '\uFEFF']) {
      const bytes = Buffer.concat([mark, Buffer.from(text)]);
      for (let end = 0; end <= bytes.length; end++) {
        const decoder = new TextDecoder();
        assert.equal(
          decoder.decode(bytes.subarray(0, end), { stream: true }) + decoder.decode(bytes.subarray(end)),
          text,
        );
      }
    }
  });

  test('a decoder that holds bytes goes on after the end, after an error, and with a long chunk', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    assert.equal(decoder.decode(Uint8Array.of(0xe6, 0xbc), { stream: true }), '');
    assert.throws(() => decoder.decode(), /offset 0/);
    assert.equal(decoder.decode(Uint8Array.of(0x61)), 'a');
    assert.equal(decoder.decode(Uint8Array.of(0x61, 0xe6, 0xbc), { stream: true }), 'a');
    assert.throws(() => decoder.decode(Uint8Array.of(0x62), { stream: true }), /2 bytes at offset 1/);
    const gbk = new TextDecoder('gbk');
    assert.equal(gbk.decode(Uint8Array.of(0x61, 0xc4), { stream: true }), 'a');
    const rest = Buffer.concat([Uint8Array.of(0xe3), encode('好'.repeat(1000), 'gbk')]);
    assert.equal(gbk.decode(rest), `你${'好'.repeat(1000)}`);
  });
});

test('short memory that another thread changes becomes well-formed text, and what follows is not lost', async () => {
  const bytes = new Uint8Array(new SharedArrayBuffer(4));
  // The second byte alternates between these.
  const turns = new Uint8Array(new SharedArrayBuffer(2));
  const program = `
    const { workerData: { bytes, turns } } = require('node:worker_threads');
    for (;;) bytes[1] = bytes[1] === turns[0] ? turns[1] : turns[0];`;
  const worker = new Worker(program, { eval: true, workerData: { bytes, turns } });
  const decoder = new TextDecoder();
  try {
    // Well-formed as a whole, or four malformed bytes
    turns.set([0x8f, 0xbf]);
    bytes.set([0xf4, 0x8f, 0x80, 0x80]);
    const seen = new Set();
    for (let round = 0; round < 300_000 || seen.size < 2; round++) {
      const text = decoder.decode(bytes);
      seen.add(text);
      assert.ok(text.isWellFormed(), JSON.stringify(text));
    }
    // The start of a character, or a malformed byte and a letter
    turns.set([0x41, 0xbf]);
    const start = bytes.subarray(0, 2);
    start[0] = 0xe6;
    for (let round = 0; round < 300_000; round++) {
      const text = decoder.decode(start, { stream: true }) + decoder.decode(LONG.subarray(0, 30));
      assert.ok(/^\uFFFD{1,2}A?a{30}$/.test(text), JSON.stringify(text));
    }
  } finally {
    await worker.terminate();
  }
});

describe('encoding', () => {
  for (const { name } of encodable) {
    test(name, () => {
      const random = new Random(2027, 0);
      const decoder = new TextDecoder(name);
      const long = encode('a'.repeat(600), name);
      for (let round = 0; round < 500; round++) {
        const text = decoder
          .decode(randomBytes(random, name, toBytes))
          .replaceAll('\uFFFD', '')
          .slice(0, random.below(300));
        // Some code points are only decoded.
        const whole = bytesOrNull(`${'a'.repeat(600)}${text}`, name);
        assert.deepEqual(bytesOrNull(text, name), whole?.subarray(long.length) ?? null, text);
      }
    });
  }

  test('a slice that ends inside a surrogate pair', () => {
    const encoder = new TextEncoder();
    // By then, Node 24 and 26 have compiled the encoder's loop, and their `codePointAt` would read the other half of the pair.
    for (let round = 0; round < 20_000; round++) {
      const text = 'a💩'.repeat(8).slice(0, 14 + 3 * (round % 3));
      assert.equal(encoder.encode(text).at(-1), 0xbd);
    }
  });

  test('UTF-8 of all code units', () => {
    for (let unit = 0; unit <= 0xffff; unit += 7) {
      const few = String.fromCharCode(unit, unit ^ 1, unit);
      for (const text of [few, few.repeat(6), few.repeat(7), few.repeat(21)]) {
        assert.deepEqual(new TextEncoder().encode(text), Uint8Array.from(Buffer.from(text)));
      }
    }
  });
});

/** @param {string} text @param {string} name */
function bytesOrNull(text, name) {
  try {
    return encode(text, name);
  } catch {
    return null;
  }
}
