// Encoders: https://encoding.spec.whatwg.org/#encoders-and-decoders

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  decode,
  encode,
  encodings,
  getOutputEncoding,
  LegacyTextEncoder,
  percentEncodeAfterEncoding,
  TextDecoder,
  UnmappableError,
  utf8Encode,
} from 'encoding-wasm';
import { isThorough } from '../large.js';
import { bytes } from './vectors.js';

const encodable = encodings.map(({ name }) => name).filter((name) => getOutputEncoding(name) === name);

const ASCII = 'All human beings are born free and equal in dignity & rights. <p>\r\n0123456789\t~\\'.repeat(2500);

const TEXTS = [
  '',
  'ASCII only, and longer than a block of sixteen code units',
  'a¥あ‾い~\\b',
  '💩𠀀€é가\u{E5E5}ｱ−',
  '\uD83D\uD83D\uDCA9\uDCA9a\uD83D',
];

describe('encode', () => {
  test('decoded text is encoded to the same bytes', () => {
    for (const name of encodable) {
      const input = bytes(
        name === 'ISO-2022-JP' ? '\x1B$B$"\x1B(J\\a\x1B(B' : name === 'UTF-8' ? '\xE3\x81\x82a' : '\xB1\xB1a',
      );
      const text = decode(input, name);
      if (!text.includes('\uFFFD')) assert.deepEqual(encode(text, name), input, name);
    }
  });

  test('UTF-8 is the default, and lone surrogates are U+FFFD as in a USVString', () => {
    const native = new globalThis.TextEncoder();
    for (const text of TEXTS) {
      assert.deepEqual(encode(text), native.encode(text));
      assert.deepEqual(utf8Encode(text), native.encode(text));
    }
    assert.throws(() => encode('\uD83D', 'gbk'), { codePoint: 0xfffd, index: 0 });
  });

  test('labels in turn, unknown ones and objects among them', () => {
    const expected = { gbk: '\x9Dh', big5: '\xBA~', GBK: '\x9Dh', 'euc-kr': '\xF9\xD3', 'utf-8': '\xE6\xBC\xA2' };
    for (let round = 0; round < 2; round++) {
      for (const [label, result] of Object.entries(expected)) {
        for (const other of ['big5', 'gbk', 'no label', 'utf-16le', 'replacement', Symbol('gbk')]) {
          // Twice: the second call mustn't assume that the label is known.
          for (let call = 0; call < 2; call++) {
            if (other === 'big5' || other === 'gbk') assert.deepEqual(encode('漢', other), bytes(expected[other]));
            else assert.throws(() => encode('漢', /** @type {any} */ (other)));
          }
          let answers = 0;
          const object = {
            toString() {
              encode('漢', 'big5');
              answers += 1;
              return answers % 2 > 0 ? label : 'big5';
            },
          };
          assert.deepEqual(encode('漢', /** @type {any} */ (object)), bytes(result));
          assert.deepEqual(encode('漢', /** @type {any} */ (object)), bytes(expected.big5));
          assert.deepEqual(encode('漢', label), bytes(result));
          assert.deepEqual(encode('漢', label), bytes(result));
          assert.deepEqual(encode('漢', label.toUpperCase()), bytes(result));
        }
      }
    }
  });

  test('a string of a few code units gives the same bytes as in a long one', () => {
    const pairs = Array.from({ length: 0x400 }, (_, i) => String.fromCodePoint(0x10000 + i * 0x3fd));
    const short = [...Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)), ...pairs];
    // ISO-2022-JP has a state. In other encodings, the byte of U+000A belongs to no other sequence.
    const stateless = encodable.filter((name) => name !== 'ISO-2022-JP');
    const isOneOfAKind = (/** @type {string} */ name) =>
      !/^(windows|ISO|KOI8|x-mac)-/.test(name) || name === 'windows-1251';
    for (const label of isThorough ? stateless : stateless.filter(isOneOfAKind)) {
      const long = encode(short.join('\n'), label, { unmappable: 'html' });
      let start = 0;
      for (const string of short) {
        const actual = encode(string, label, { unmappable: 'html' });
        const end = start + actual.length;
        if (Buffer.compare(long.subarray(start, end), actual) !== 0) assert.fail(`${label}, ${escape(string)}`);
        start = end + 1;
      }
      assert.equal(start, long.length + 1, label);
    }
    // The same text in several lengths around the limit of short texts
    for (const text of ['a', 'é', '漢', '💩', '\uD83D']) {
      for (let length = 0; length < 80; length++) {
        const string = text.repeat(length);
        assert.deepEqual(encode(string), Uint8Array.from(Buffer.from(string)));
        assert.deepEqual(encode(`${string}a`), Uint8Array.from(Buffer.from(`${string}a`)));
        if (!text.isWellFormed() || text === 'é') continue;
        const whole = encode(text.repeat(100), 'gb18030');
        assert.deepEqual(encode(string, 'gb18030'), whole.slice(0, (whole.length / 100) * length));
      }
    }
  });

  test("labels, and the hooks' arguments, are converted to strings", () => {
    assert.deepEqual(utf8Encode(/** @type {any} */ (null)), bytes('null'));
    assert.deepEqual(encode('é', /** @type {any} */ ({ toString: () => 'latin1' })), bytes('\xE9'));
    assert.throws(() => /** @type {any} */ (utf8Encode)(), TypeError);
  });

  test('an unmappable code point says what, where and what to do', () => {
    const thrown = capture(() => encode('twelve units💩', 'sjis'));
    assert.ok(thrown instanceof UnmappableError && thrown instanceof TypeError);
    assert.equal(thrown.name, 'UnmappableError');
    assert.equal(
      thrown.message,
      "Shift_JIS can't represent U+1F4A9 at index 12; use unmappable: 'replacement', or 'html' in HTML, or UTF-8",
    );
    assert.deepEqual([thrown.codePoint, thrown.index, thrown.encoding], [0x1f4a9, 12, 'Shift_JIS']);
    assert.match(
      String(capture(() => encode('é', 'big5'))),
      /^UnmappableError: Big5 can't represent U\+00E9 at index 0; /,
    );
  });

  test('unmappable: html and replacement', () => {
    const text = 'a💩é☃\uDC00';
    assert.deepEqual(encode(text, 'latin1', { unmappable: 'html' }), bytes('a&#128169;\xE9&#9731;&#65533;'));
    assert.deepEqual(encode(text, 'latin1', { unmappable: 'replacement' }), bytes('a?\xE9??'));
    assert.deepEqual(encode('あ☃', 'iso-2022-jp', { unmappable: 'html' }), bytes('\x1B$B$"\x1B(B&#9731;'));
    // The ambiguity that the standard warns of
    assert.deepEqual(encode('☃', 'latin1', { unmappable: 'html' }), encode('&#9731;', 'latin1'));
    for (const wrong of ['ignored', '', null, 1]) {
      assert.throws(() => encode('', 'gbk', { unmappable: /** @type {any} */ (wrong) }), {
        name: 'TypeError',
        message: `Failed to execute 'encode': The option 'unmappable' can't be '${wrong}'; use one of 'fatal', 'html', 'replacement', 'ignore', 'translit', 'translit-replacement'.`,
      });
    }
  });

  test('ISO-2022-JP refuses U+000E, U+000F and U+001B, and outputs do not concatenate', () => {
    for (const text of ['\x0E', '\x0F', '\x1B', 'あ\x1B', '¥\x0E']) {
      assert.throws(() => encode(text, 'iso-2022-jp'), { codePoint: 0xfffd, index: text.length - 1 });
    }
    const yen = encode('¥', 'iso-2022-jp');
    assert.deepEqual(yen, bytes('\x1B(J\\\x1B(B'));
    assert.equal(decode(Buffer.concat([yen, yen]), 'iso-2022-jp'), '¥\uFFFD¥');
  });

  test('an encoding without an encoder throws a RangeError that says what to use', () => {
    for (const label of ['utf-16', 'utf-16be'])
      assert.throws(() => encode('', label), /^RangeError: .*encodeUTF16\(\)/);
    assert.throws(
      () => encode('', 'iso-2022-kr'),
      /'iso-2022-kr' is a label of the encoding 'replacement', which can't be written; use UTF-8\.$/,
    );
    assert.throws(() => encode('', 'latin-1'), /^RangeError: .*'latin-1'.* is invalid/);
  });

  test('nothing but strings', () => {
    const all = [bytes('abc'), 1, null, undefined, new String('a'), { toString: () => 'é' }, Symbol('a'), ['a']];
    for (const value of /** @type {any[]} */ (all)) {
      assert.throws(() => encode(value, 'gbk'), /^TypeError: Failed to execute 'encode': .* not a string: it is /);
      const encoder = new LegacyTextEncoder('gbk');
      for (const options of [undefined, { stream: true }]) {
        assert.throws(
          () => encoder.encode(value, options),
          /^TypeError: Failed to execute 'encode' on 'LegacyTextEncoder': .* not a string/,
        );
      }
    }
    assert.throws(() => /** @type {any} */ (encode)(), TypeError);
    assert.deepEqual(new LegacyTextEncoder('gbk').encode(), bytes(''));
    assert.deepEqual([encode.length, LegacyTextEncoder.prototype.encode.length], [1, 0]);
  });

  test('long strings', () => {
    const text = 'aé漢💩가'.repeat(50_000);
    assert.deepEqual(utf8Encode(text), new Uint8Array(Buffer.from(text)));
    assert.equal(new TextDecoder('gb18030').decode(encode(text, 'gb18030')), text);
    assert.equal(encode('☃'.repeat(200_000), 'latin1', { unmappable: 'html' }).length, 7 * 200_000);
    for (const index of [65_535, 65_536, 200_001]) {
      assert.throws(() => encode(`${'x'.repeat(index)}💩`, 'sjis'), { index });
    }
  });

  test('each result has a buffer of its own', () => {
    const first = encode('first');
    assert.equal(first.buffer.byteLength, 5);
    encode('second');
    assert.deepEqual(first, bytes('first'));
  });
});

describe('LegacyTextEncoder', () => {
  test('it is a class like the platform’s', () => {
    const encoder = new LegacyTextEncoder();
    assert.deepEqual([encoder.encoding, encoder.unmappable], ['utf-8', 'fatal']);
    const { encoding, unmappable } = new LegacyTextEncoder('SJIS', { unmappable: 'html' });
    assert.deepEqual([encoding, unmappable], ['shift_jis', 'html']);
    assert.equal(Object.prototype.toString.call(encoder), '[object LegacyTextEncoder]');
    assert.equal(LegacyTextEncoder.name, 'LegacyTextEncoder');
    assert.deepEqual(Reflect.ownKeys(encoder), []);
    assert.throws(() => LegacyTextEncoder.prototype.encode.call({}), TypeError);
    assert.throws(
      () => new LegacyTextEncoder('utf-16'),
      /^RangeError: Failed to construct 'LegacyTextEncoder': .*encodeUTF16/,
    );
    assert.throws(() => new LegacyTextEncoder('gbk', /** @type {any} */ (1)), TypeError);
  });

  test('every split into three gives the same bytes, in all modes', () => {
    for (const name of encodable) {
      for (const unmappable of /** @type {const} */ (['fatal', 'html', 'replacement'])) {
        for (const text of TEXTS) {
          const whole = capture(() => encode(text, name, { unmappable }));
          for (let first = 0; first <= text.length; first++) {
            for (let second = first; second <= text.length; second++) {
              const encoder = new LegacyTextEncoder(name, { unmappable });
              const parts = capture(() => {
                const chunks = [text.slice(0, first), text.slice(first, second), text.slice(second)];
                const results = chunks.map((chunk) => encoder.encode(chunk, { stream: true }));
                return new Uint8Array(Buffer.concat([...results, encoder.encode()]));
              });
              assert.deepEqual(parts, whole, `${name} ${unmappable} ${first} ${second}`);
            }
          }
        }
      }
    }
  });

  test('text that is ASCII, or nearly, is encoded like its characters', () => {
    const ascii = bytes(ASCII);
    for (const name of encodable) {
      const encoder = new LegacyTextEncoder(name);
      for (const length of [1, 31, 32, 47, 48, 49, 64, 65, 97, 399, 400, 512, 513, 1024, 65_536, 65_537, 200_000]) {
        const text = ASCII.slice(0, length);
        assert.ok(Buffer.from(encoder.encode(text)).equals(ascii.subarray(0, length)), `${name} ${length}`);
        // Most encodings represent one of U+00A7 and U+0416; a sample may miss the character that isn't ASCII.
        for (const other of ['§', 'Ж', '가'].filter(
          (other) => capture(() => encode(other, name)) instanceof Uint8Array,
        )) {
          for (const at of new Set(
            [0, 1, 9, length >> 1, length - 2, length - 1].filter((at) => at >= 0 && at < length),
          )) {
            const expected = Buffer.concat([
              ascii.subarray(0, at),
              encode(other, name),
              ascii.subarray(at + 1, length),
            ]);
            const nearly = text.slice(0, at) + other + text.slice(at + 1);
            assert.ok(Buffer.from(encoder.encode(nearly)).equals(expected), `${name} ${length} ${other} ${at}`);
          }
        }
      }
    }
  });

  test('short texts in ISO-2022-JP are what longer ones contain', () => {
    const characters = [...'aB~あア漢‐−～', '\uFF0D', 'ｱ', '¥', '‾', '\x0E', '\x1B', '\x7F', '\0', '가', '\uD83D'];
    const padding = 'あ'.repeat(100);
    const [start, end] = [encode(padding, 'iso-2022-jp').slice(0, -3), bytes('\x1B(B')];
    for (const first of characters) {
      for (const second of characters) {
        const text = `あ${first}${second}`;
        const long = capture(() => encode(padding + text, 'iso-2022-jp', { unmappable: 'html' }).slice(start.length));
        const short = capture(() => encode(text, 'iso-2022-jp', { unmappable: 'html' }).slice(3));
        assert.deepEqual(short, long, JSON.stringify(text));
        const whole = capture(() => encode(text.repeat(16), 'iso-2022-jp'));
        const parts = capture(() => {
          const encoder = new LegacyTextEncoder('iso-2022-jp');
          const units = text
            .repeat(16)
            .split('')
            .map((unit) => encoder.encode(unit, { stream: true }));
          return new Uint8Array(Buffer.concat([...units, encoder.encode()]));
        });
        assert.deepEqual(whole, parts, JSON.stringify(text));
      }
    }
    assert.deepEqual(encode('あ'.repeat(47), 'iso-2022-jp').slice(-3), end);
  });

  test('a call in a stream that fails has no effect; after the end a new text starts', () => {
    const encoder = new LegacyTextEncoder('iso-2022-jp');
    assert.deepEqual(encoder.encode('あ', { stream: true }), bytes('\x1B$B$"'));
    assert.throws(() => encoder.encode('い¥💩', { stream: true }), { index: 3 });
    assert.deepEqual(encoder.encode('う', { stream: true }), bytes('$&'));
    assert.throws(() => encoder.encode('💩'), { index: 2 });
    assert.deepEqual(encoder.encode('あ'), bytes('\x1B$B$"\x1B(B'));
    assert.deepEqual(encoder.encode('\uD83D', { stream: true }), bytes(''));
    assert.throws(() => encoder.encode(), { codePoint: 0xfffd, index: 0 });
    assert.throws(() => encoder.encode('💩', { stream: true }), { codePoint: 0x1f4a9, index: 0 });
    assert.deepEqual(encoder.encode(), bytes(''));
  });
});

/** A function's result or error. @param {() => any} action */
function capture(action) {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

test('a surrogate pair at the end of a block stays one', () => {
  for (const label of ['utf-8', 'gb18030']) {
    for (const start of [65_534, 65_535, 131_071]) {
      const text = `${'a'.repeat(start)}💩b`;
      const expected = encode(text, label);
      assert.equal(decode(expected, label), text);
      const encoder = new LegacyTextEncoder(label);
      const chunks = [encoder.encode(`${text}\uD83D`, { stream: true }), encoder.encode('\uDCA9')];
      assert.deepEqual(Buffer.concat(chunks), Buffer.from(encode(`${text}💩`, label)));
    }
  }
  assert.ok(percentEncodeAfterEncoding('utf-8', `${'a'.repeat(65_535)}💩`, 'query').endsWith('%F0%9F%92%A9'));
});
