// Texts in parts, split anywhere, with all options.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TextDecoder } from 'encoding-wasm';
import { timesOf } from '../large.js';
import { decodeParts, encodeParts, encodings, MULTI_BYTE, ours, theirs } from './peers.js';
import { newRandom } from './random.js';

const ROUNDS = timesOf(400, 150);

/** Some encodings treat these specially. Among them are lone surrogates. */
const CHARACTERS = [
  ...'aA1 \n+-&~,/=\\_@\0\x7f\x80\xa0é¥ßЖΩשعก한漢テﾃ一丂€—≈ﾺ�\ufeff\u0304\u030c\xca\xea￥‾',
  ...['\ud83d', '\udca9', '💩', '𠀋', '\udfff', '\ud800'],
];

/** Some encodings treat these specially. */
const BYTES = [...Buffer.from('00fffe2b2d26412c2f3dd8dcefbbbfc080eda010110a5b8e8f81308430fdf4', 'hex')];

/** @type {any[]} */
const OPTIONS = [
  undefined,
  {},
  { stripBOM: false },
  { stripBOM: true },
  { addBOM: true },
  { addBOM: false },
  { addBOM: null },
  { defaultEncoding: 'utf-16be' },
  { defaultEncoding: 'utf-32be' },
  { defaultEncoding: 'utf-32be', stripBOM: false, addBOM: false },
];

/** @param {ReturnType<typeof newRandom>} random */
const randomBytes = (random) =>
  Buffer.from(
    Array.from({ length: random.below(random.of([6, 40, 300])) }, () =>
      random.below(2) === 0 ? random.of(BYTES) : random.below(256),
    ),
  );

/** @param {ReturnType<typeof newRandom>} random @param {readonly string[]} characters */
const randomString = (random, characters) =>
  Array.from({ length: random.below(random.of([4, 20, 200])) }, () => random.of(characters)).join('');

/** Whether iconv-lite loses text here: see differences.js. @param {string} encoding @param {Buffer[]} parts */
const isFaulty = (encoding, parts) =>
  encoding === 'cesu8'
    ? theirs.decode(Buffer.concat(parts), 'cesu8').endsWith('0�')
    : encoding.startsWith('utf7') &&
      (parts.some((part) => part[0] === 0x2d) ||
        ours.decode(Buffer.concat(parts), encoding, { stripBOM: false }).includes('\uFEFF'));

describe('decoding in parts', () => {
  for (const encoding of encodings.filter((name) => !MULTI_BYTE.includes(name))) {
    test(encoding, () => {
      const random = newRandom(1);
      let compared = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const bytes = random.below(2)
          ? randomBytes(random)
          : theirs.encode(randomString(random, CHARACTERS), encoding, { addBOM: random.below(2) === 0 });
        const options = random.of(OPTIONS);
        const parts = random.cut(bytes, random.of([1, 2, 5, 50]));
        if (isFaulty(encoding, parts)) continue;
        compared += 1;
        const message = JSON.stringify([parts.map((part) => part.toString('hex')), options]);
        assert.equal(ours.decode(bytes, encoding, options), theirs.decode(bytes, encoding, options), message);
        assert.equal(
          decodeParts(ours, encoding, parts, options),
          decodeParts(theirs, encoding, parts, options),
          message,
        );
      }
      assert.ok(compared > ROUNDS / 4);
    });
  }
});

describe('encoding in parts', () => {
  for (const encoding of encodings) {
    // In multi-byte encodings, iconv-lite loses text after a lone surrogate, or after what may start a pair: see differences.js.
    const isAlike = (/** @type {string} */ text) =>
      theirs.encode(text, encoding).equals(ours.encode(text, encoding)) &&
      !(MULTI_BYTE.includes(encoding) && (!text.isWellFormed() || /[Êê]/.test(text)));
    const characters = CHARACTERS.filter(isAlike);
    test(encoding, () => {
      assert.ok(characters.length > CHARACTERS.length / 2);
      const random = newRandom(2);
      for (let round = 0; round < ROUNDS; round++) {
        const string = randomString(random, characters);
        const options = random.of(OPTIONS);
        const parts = random.cut(string, random.of([1, 2, 5, 50]));
        const message = JSON.stringify([parts, options]);
        assert.deepEqual(ours.encode(string, encoding, options), theirs.encode(string, encoding, options), message);
        assert.deepEqual(
          encodeParts(ours, encoding, parts, options),
          encodeParts(theirs, encoding, parts, options),
          message,
        );
      }
    });
  }
});

// mysql2 keeps a decoder for each encoding.
describe('used again after their end', () => {
  const TEXTS = ['aé', '漢字', '', '💩b', '\uFEFFc', 'Ж', 'd'];
  const WITHOUT_MARK = TEXTS.filter((text) => !text.startsWith('\uFEFF'));

  for (const encoding of encodings) {
    // iconv-lite's Base64 encoder doesn't forget the last digits, and its UTF-7 loses U+FEFF: see differences.js.
    const texts =
      { base64: ['YWJj', 'ZA==', '', 'ZWY='], utf7: WITHOUT_MARK, utf7imap: WITHOUT_MARK }[encoding] ?? TEXTS;
    test(encoding, () => {
      // Multi-byte encodings differ in a few characters: see differences.js.
      const alike = texts.filter((text) => theirs.encode(text, encoding).equals(ours.encode(text, encoding)));
      assert.ok(alike.length > texts.length / 2);
      for (const option of ['', 'stripBOM', 'addBOM']) {
        const [expected, actual] = [theirs, ours].map((iconv) => {
          // iconv-lite changes the options, so each needs its own.
          const newOptions = () => ({ [option]: option === 'addBOM' });
          const encoder = iconv.getEncoder(encoding, newOptions());
          const decoder = iconv.getDecoder(encoding, newOptions());
          return alike.map((text) => {
            const bytes = Buffer.concat([encoder.write(text), encoder.end() ?? Buffer.alloc(0)]);
            return [bytes.toString('hex'), decoder.write(bytes) + (decoder.end() || '')];
          });
        });
        assert.deepEqual(actual, expected);
      }
    });
  }
});

describe('multi-byte encodings', () => {
  const LABELS = {
    shiftjis: 'shift_jis',
    eucjp: 'euc-jp',
    cp936: 'gbk',
    cp949: 'euc-kr',
    cp950: 'big5',
    big5hkscs: 'big5',
  };

  for (const encoding of MULTI_BYTE) {
    test(`${encoding}: any bytes are decoded as in the standard, also in parts`, () => {
      const random = newRandom(3);
      const decoder = new TextDecoder(/** @type {Record<string, string>} */ (LABELS)[encoding] ?? encoding);
      for (let round = 0; round < ROUNDS; round++) {
        const bytes = randomBytes(random);
        const expected = decoder.decode(bytes);
        assert.equal(ours.decode(bytes, encoding), expected);
        assert.equal(decodeParts(ours, encoding, random.cut(bytes, random.of([1, 2, 5, 50]))), expected);
      }
    });

    test(`${encoding}: texts are decoded alike, in parts`, () => {
      const random = newRandom(4);
      /** Characters that both packages write and read alike. @type {string[]} */
      const characters = [];
      for (let codePoint = 0; codePoint < 0x20000; codePoint += 1 + random.below(20)) {
        const character = String.fromCodePoint(codePoint);
        const bytes = theirs.encode(character, encoding);
        if (!bytes.equals(ours.encode(character, encoding))) continue;
        if ([theirs, ours].every((iconv) => iconv.decode(bytes, encoding) === character)) characters.push(character);
      }
      assert.ok(characters.length > 500);
      for (let round = 0; round < ROUNDS; round++) {
        const string = randomString(random, characters);
        const bytes = theirs.encode(string, encoding);
        const parts = random.cut(bytes, random.of([1, 2, 5, 50]));
        assert.equal(ours.decode(bytes, encoding), string);
        assert.equal(theirs.decode(bytes, encoding), string);
        assert.equal(decodeParts(ours, encoding, parts), string);
      }
    });
  }

  // One encoder encodes all characters together, another one each of them.
  for (const encoding of MULTI_BYTE) {
    test(`${encoding}: a text with unmappable characters is encoded as each of its characters`, () => {
      const plane = (/** @type {number} */ first) =>
        Array.from({ length: 0x10000 }, (_, i) => String.fromCodePoint(first + i));
      const characters = [...plane(0), ...plane(0x20000), '\u{10ffff}', '漢', '\u{1f4a9}'].filter((text) =>
        text.isWellFormed(),
      );
      const each = characters.map((character) => ours.encode(character, encoding));
      assert.deepEqual(ours.encode(characters.join(''), encoding), Buffer.concat(each));
    });

    test(`${encoding}: a long text is encoded as a short one, wherever a character is`, () => {
      const text = '中a💩𠀋𣎴\xca\u0304\ud83d\xea漢';
      const expected = ours.encode(text, encoding);
      for (const filling of ['a', '中', '\uE5E5']) {
        const unit = ours.encode(filling, encoding);
        for (let before = 0x10000 - text.length; before <= 0x10000; before++) {
          const bytes = ours.encode(filling.repeat(before) + text, encoding);
          assert.deepEqual(bytes.subarray(unit.length * before), expected);
          assert.ok(bytes.subarray(0, unit.length).equals(unit));
        }
      }
    });
  }

  test('a pair of characters that has one sequence in Big5 may be cut', () => {
    for (const pair of ['\xca\u0304', '\xca\u030c', '\xea\u0304', '\xea\u030c']) {
      const expected = theirs.encode(`a${pair}b`, 'big5');
      assert.equal(expected.length, 4);
      assert.deepEqual(ours.encode(`a${pair}b`, 'big5'), expected);
      assert.deepEqual(encodeParts(ours, 'big5', ['a', pair[0], `${pair[1]}b`]), expected);
    }
  });
});
