// The option `unmappable`, for code points that an encoding can't represent.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  decode,
  encode,
  encodings,
  findUnmappable,
  getOutputEncoding,
  LegacyTextEncoder,
  LegacyTextEncoderStream,
  TranscoderStream,
  transcode,
  UnmappableError,
  utf8Encode,
} from 'encoding-wasm';
import { bytes } from './vectors.js';

const encodable = encodings.map(({ name }) => name).filter((name) => getOutputEncoding(name) === name);

/** @param {string} text @param {string} label @param {any} unmappable */
const written = (text, label, unmappable = 'translit') => decode(encode(text, label, { unmappable }), label);

describe('a function', () => {
  test('its bytes are written as they are, also escape sequences in ISO-2022-JP', () => {
    const written = (/** @type {string} */ text, /** @type {string} */ replacement) =>
      encode(text, 'iso-2022-jp', { unmappable: () => bytes(replacement) });
    assert.deepEqual(written('あ☃あ', '\x1B[m'), bytes('\x1B$B$"\x1B(B\x1B[m\x1B$B$"\x1B(B'));
    assert.deepEqual(written('a☃☃', '\x1B[m'), bytes('a\x1B[m\x1B[m'));
    assert.deepEqual(written('あ☃b', '\x1BNA'), bytes('\x1B$B$"\x1B(B\x1BNAb'));
    assert.deepEqual(written('☃あ', '\x1B(B'), bytes('\x1B(B\x1B$B$"\x1B(B'));
  });

  test('its own error reaches the caller as it is, also one from another WebAssembly module', () => {
    const mine = new WebAssembly.RuntimeError('mine');
    const unmappable = () => {
      throw mine;
    };
    assert.equal(
      capture(() => encode('☃', 'gbk', { unmappable })),
      mine,
    );
    assert.equal(
      capture(() => transcode(utf8Encode('☃'), { from: 'utf-8', to: 'gbk', unmappable })),
      mine,
    );
    assert.deepEqual(encode('é', 'latin1'), bytes('\xE9'));
  });

  test('it gets the code point and its place, and returns a string, bytes or null', () => {
    /** @type {unknown[]} */
    const calls = [];
    const unmappable = (/** @type {number} */ codePoint, /** @type {number} */ index) => {
      calls.push([codePoint, index]);
      if (codePoint === 0x2603) return 'snow';
      return codePoint === 0x1f4a9 ? Uint8Array.of(0xff, 0xfe) : '';
    };
    assert.deepEqual(encode('a☃é💩☂z', 'latin1', { unmappable }), bytes('asnow\xE9\xFF\xFEz'));
    assert.deepEqual(calls, [
      [0x2603, 1],
      [0x1f4a9, 3],
      [0x2602, 5],
    ]);
    for (const nothing of [null, undefined]) {
      const refuse = /** @type {any} */ (() => nothing);
      assert.throws(() => encode('a☃', 'gbk', { unmappable: refuse }), { codePoint: 0x2603, index: 1 });
    }
    for (const wrong of [1, {}, ['a'], true]) {
      const unmappable = /** @type {any} */ (() => wrong);
      const problem = "The function 'unmappable' returned neither a string, bytes nor null.";
      assert.throws(() => encode('☃', 'gbk', { unmappable }), {
        name: 'TypeError',
        message: `Failed to execute 'encode': ${problem}`,
      });
      assert.throws(() => transcode(bytes('\xE2\x98\x83'), { from: 'utf-8', to: 'gbk', unmappable }), {
        name: 'TypeError',
        message: `Failed to execute 'transcode': ${problem}`,
      });
    }
  });

  test('a replacement that has no bytes itself is an error, and so is what the function throws', () => {
    assert.throws(() => encode('ab☃', 'latin1', { unmappable: () => '☂' }), { codePoint: 0x2602, index: 2 });
    const thrown = new Error('stop');
    const unmappable = () => {
      throw thrown;
    };
    assert.throws(() => encode('☃', 'latin1', { unmappable }), thrown);
    assert.deepEqual(encode('é', 'latin1'), bytes('\xE9'));
  });

  test('a surrogate at the end of a replacement is not half of a pair with what follows', () => {
    const half = { unmappable: () => 'x\ud83d' };
    for (const label of ['gbk', 'koi8-r', 'iso-2022-jp']) {
      assert.throws(() => encode('a💩b', label, half), { codePoint: 0xfffd, index: 1 }, label);
      const source = utf8Encode('a💩b');
      assert.throws(() => transcode(source, { from: 'utf-8', to: label, ...half }), { codePoint: 0xfffd }, label);
    }
    assert.deepEqual(encode('\ue5e5\udca9', 'gb18030', half), encode('x\ufffd\ufffd', 'gb18030'));
    const encoder = new LegacyTextEncoder('gb18030', half);
    assert.deepEqual(encoder.encode('\ue5e5', { stream: true }), encode('x\ufffd', 'gb18030'));
    assert.deepEqual(encoder.encode('\udca9'), encode('\ufffd', 'gb18030'));
  });

  test('it may use the package itself, and even the same encoder', () => {
    const nested = () => decode(encode('☃'.repeat(3), 'latin1', { unmappable: 'html' }), 'gbk');
    assert.deepEqual(encode('あ☃い', 'iso-2022-jp', { unmappable: nested }), encode(`あ${nested()}い`, 'iso-2022-jp'));
    const encoder = new LegacyTextEncoder('shift_jis', { unmappable: () => String(encoder.encode('あ').length) });
    assert.deepEqual(encoder.encode('い☃い', { stream: true }), encode('い2い', 'shift_jis'));
    assert.deepEqual(encoder.encode('☃'), bytes('2'));
  });

  test('ISO-2022-JP is in the right state for the replacement, and behind it', () => {
    const unmappable = () => 'あa';
    for (const text of ['い☃う', '¥☃\\', '☃', 'a☃¥☃い', 'い\x1Bう', 'い☃', 'い☃☃¥', '☃☃い']) {
      const expected = text.replaceAll('☃', 'あa').replaceAll('\x1B', 'あa');
      assert.equal(written(text, 'iso-2022-jp', unmappable), expected);
      assert.equal(written(text, 'iso-2022-jp', 'ignore'), text.replaceAll('☃', '').replaceAll('\x1B', ''));
    }
  });

  test('long replacements', () => {
    for (const [label, long] of [
      ['iso-2022-jp', 'あ'.repeat(5000)],
      ['gb18030', `a${'💩'.repeat(5000)}`],
    ]) {
      assert.equal(
        written('い\uE5E5い\uE5E5', label, () => long),
        `い${long}い${long}`,
      );
    }
  });

  test('long texts, and everything unmappable', () => {
    const text = 'é☃'.repeat(100_000);
    assert.deepEqual(encode(text, 'latin1', { unmappable: () => '!' }), bytes('\xE9!'.repeat(100_000)));
  });
});

describe('every split into three gives the whole', () => {
  const texts = ['a¥あ‾い~\\b', '💩𠀀€é가\u{E5E5}ｱ−', '\uD83D\uD83D\uDCA9\uDCA9a\uD83D', '☃あ“é”'];
  const functions = [(/** @type {number} */ codePoint, /** @type {number} */ index) => `[${codePoint} ${index}]`];
  for (const unmappable of /** @type {any[]} */ (['ignore', 'translit', 'translit-replacement', ...functions])) {
    test(`${unmappable}`, () => {
      for (const name of encodable) {
        for (const text of texts) {
          const whole = capture(() => encode(text, name, { unmappable }));
          for (let first = 0; first <= text.length; first++) {
            for (let second = first; second <= text.length; second++) {
              const encoder = new LegacyTextEncoder(name, { unmappable });
              const parts = capture(() => {
                const chunks = [text.slice(0, first), text.slice(first, second), text.slice(second)];
                const results = chunks.map((chunk) => encoder.encode(chunk, { stream: true }));
                return new Uint8Array(Buffer.concat([...results, encoder.encode()]));
              });
              assert.deepEqual(parts, whole, `${name} ${first} ${second}`);
            }
          }
        }
      }
    });
  }
});

describe('ignore', () => {
  test('it leaves them out', () => {
    assert.equal(written('a☃é💩b', 'latin1', 'ignore'), 'aéb');
    assert.equal(new LegacyTextEncoder('gbk', { unmappable: 'ignore' }).unmappable, 'ignore');
  });
});

describe('translit', () => {
  test('punctuation, ligatures, digraphs and fractions', () => {
    assert.equal(written('“It’s” – ﬁne… 1½ ǆ Ŀ Ǽ ™', 'ascii').normalize(), '“It’s” – fine… 1½ dž L· Æ ™');
    assert.equal(written('“It’s” – ﬁne… 1½ ǆ Ǽ ™ € ≠ Ａ①', 'koi8-r'), `"It's" - fine... 1 1/2 dz AE TM EUR != A1`);
    assert.equal(
      written('Łódź, Ærøskøbing, Straße, İstanbul, Þór', 'koi8-r'),
      'Lodz, AEroskobing, Strasse, Istanbul, THor',
    );
    assert.equal(written('a\u00ADb\u200Bc\uFEFFd', 'koi8-r'), 'abcd');
  });

  test('letters keep as many marks as the encoding can represent', () => {
    assert.equal(written('ế ệ Ș ș', 'latin1'), 'ê ê S s');
    assert.equal(written('ế ệ ữ', 'windows-1258'), 'ê\u0301 ê\u0323 ư\u0303');
    assert.equal(written('ế ệ ữ', 'windows-1258').normalize(), 'ế ệ ữ');
    assert.equal(written('Ș ț', 'iso-8859-2'), 'Ş ţ');
    assert.equal(written('e\u0301', 'koi8-r'), 'e');
  });

  test('Japanese and Korean vendors', () => {
    assert.equal(written('〜‖−¢£¬—¦', 'shift_jis'), '～∥－￠￡￢―￤');
    assert.equal(written('〜', 'euc-kr'), '～');
    assert.equal(written('ｱ', 'iso-2022-jp'), 'ア');
  });

  test('a code point without a fit is an error', () => {
    for (const [text, codePoint] of /** @type {[string, number][]} */ ([
      ['a漢', 0x6f22],
      ['a가', 0xac00],
      ['aが', 0x304c],
      ['a💩', 0x1f4a9],
      ['aก', 0x0e01],
    ])) {
      assert.throws(() => written(text, 'latin1'), { codePoint, index: 1, encoding: 'windows-1252' });
    }
    // A crossed-out sign never becomes the sign that isn't.
    assert.throws(() => written('∄', 'koi8-r'), UnmappableError);
  });

  test('with replacement, it is a question mark', () => {
    const text = '“Łódź” 漢☃💩';
    for (const [label, expected] of [
      ['koi8-r', '"Lodz" ???'],
      ['latin1', '“Lódz” ???'],
      ['gbk', '“Lódz” 漢??'],
      ['iso-2022-jp', '“Lodz” 漢??'],
    ]) {
      assert.equal(written(text, label, 'translit-replacement'), expected, label);
      const options = { from: 'utf-8', to: label, unmappable: /** @type {const} */ ('translit-replacement') };
      assert.equal(decode(transcode(utf8Encode(text), options), label), expected, label);
    }
    const encoder = new LegacyTextEncoder('koi8-r', { unmappable: 'translit-replacement' });
    assert.equal(encoder.unmappable, 'translit-replacement');
    assert.equal(decode(encoder.encode('“\uD83D', { stream: true }), 'koi8-r'), '"');
    assert.equal(decode(encoder.encode('\uDCA9\uDCA9'), 'koi8-r'), '??');
  });

  test('every row of the document', () => {
    const table = readFileSync(new URL('../../docs/translit.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1);
    const counts = { table: 0, decomposition: 0 };
    const toText = (/** @type {string} */ cell) =>
      cell === 'nothing' ? '' : cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');
    for (const line of table) {
      const [codePoint, , step, ...cells] = line.split('\t');
      const character = String.fromCodePoint(Number.parseInt(codePoint.slice(2), 16));
      const fits = cells.filter((cell) => cell !== '').map(toText);
      for (const name of encodable) {
        if (findUnmappable(character, name).length === 0) continue;
        const best = fits.find((fit) => findUnmappable(fit, name).length === 0);
        if (best === undefined) continue;
        const where = `${codePoint} in ${name}`;
        if (step === 'table') assert.equal(written(character, name), best, where);
        // An encoding that can represent the letter with some of its marks gets these.
        else
          assert.equal(
            written(character, name).normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('\u2044', '/'),
            best,
            where,
          );
        counts[/** @type {'table' | 'decomposition'} */ (step)] += 1;
      }
    }
    assert.ok(counts.table > 5000 && counts.decomposition > 5000, JSON.stringify(counts));
  });
});

describe('findUnmappable', () => {
  test('it lists code points with their places', () => {
    assert.deepEqual(findUnmappable('a☃é💩', 'latin1'), [
      { index: 1, codePoint: 0x2603 },
      { index: 3, codePoint: 0x1f4a9 },
    ]);
    assert.deepEqual(findUnmappable('☃💩\uDC00', 'utf-8'), []);
    assert.deepEqual(findUnmappable('a\uD83D', 'gbk'), [{ index: 1, codePoint: 0xfffd }]);
    assert.equal(findUnmappable('é☃'.repeat(100_000), 'latin1').length, 100_000);
    assert.deepEqual(findUnmappable('é☃'.repeat(100_000), 'latin1')[99_999], { index: 199_999, codePoint: 0x2603 });
  });

  test('errors', () => {
    assert.throws(() => findUnmappable('a', 'utf-16'), RangeError);
    assert.throws(() => findUnmappable('a', 'cp932'), /^RangeError: .*'findUnmappable'.*Did you mean 'Shift_JIS'\?/);
    assert.throws(() => findUnmappable(/** @type {any} */ (bytes('a')), 'gbk'), TypeError);
    assert.throws(() => /** @type {any} */ (findUnmappable)('a'), RangeError);
  });
});

describe('transcode', () => {
  test('ignore, translit and functions', () => {
    const source = utf8Encode('a☃“é”💩');
    assert.throws(() => transcode(source, { from: 'utf-8', to: 'koi8-r', unmappable: 'translit' }), {
      codePoint: 0x2603,
      index: 1,
    });
    assert.deepEqual(transcode(source, { from: 'utf-8', to: 'koi8-r', unmappable: 'ignore' }), bytes('a'));
    const unmappable = (/** @type {number} */ codePoint, /** @type {number} */ index) => `<${codePoint}@${index}>`;
    assert.deepEqual(
      transcode(source, { from: 'utf-8', to: 'latin1', unmappable }),
      bytes('a<9731@1>\x93\xE9\x94<128169@12>'),
    );
    assert.deepEqual(
      transcode(source, { from: 'utf-8', to: 'utf-8', unmappable, bom: true }),
      utf8Encode('\uFEFFa☃“é”💩'),
    );
    assert.deepEqual(
      transcode(utf8Encode('\uFEFF“'), { from: 'utf-8', to: 'koi8-r', unmappable: 'ignore', ignoreBOM: true }),
      bytes(''),
    );
  });

  test('malformed input is replaced or an error, as without', () => {
    const source = bytes('\xD6\xD0\xFF\xE2');
    assert.deepEqual(transcode(source, { from: 'gbk', to: 'shift_jis', unmappable: 'translit' }), bytes('\x92\x86??'));
    for (const label of ['utf-8', 'gbk']) {
      const offset = capture(() => transcode(source, { from: label, to: 'big5', fatal: true })).message;
      const options = { from: label, to: 'big5', fatal: true, unmappable: /** @type {const} */ ('ignore') };
      assert.equal(capture(() => transcode(source, options)).message, offset);
    }
  });

  test('the places are those of `fatal`, however a stream is split', async () => {
    const texts = ['a☃b', 'あ☃い\u{1F4A9}う☃', '☃', '\u{20000}é가', '¥あ‾い☃'];
    const sources = ['utf-8', 'gb18030', 'utf-16', 'iso-2022-jp', 'shift_jis', 'euc-jp', 'big5', 'x-user-defined'];
    let count = 0;
    for (const from of sources) {
      for (const text of texts) {
        const source =
          from === 'utf-16'
            ? new Uint8Array(Buffer.from(text, 'utf16le'))
            : encode(text, from, { unmappable: 'ignore' });
        for (const to of ['koi8-r', 'iso-2022-jp', 'shift_jis', 'big5']) {
          const error = capture(() => transcode(source, { from, to }));
          /** @type {number[][]} */
          const whole = [];
          const add =
            (/** @type {number[][]} */ list) => (/** @type {number} */ codePoint, /** @type {number} */ index) => {
              list.push([codePoint, index]);
              return '!';
            };
          const result = transcode(source, { from, to, unmappable: add(whole) });
          if (error instanceof UnmappableError) assert.deepEqual([error.codePoint, error.index], whole[0]);
          else assert.deepEqual([result, whole], [error, []]);
          count += whole.length;
          for (let split = 1; split < source.length; split++) {
            /** @type {number[][]} */
            const calls = [];
            const stream = new TranscoderStream({ from, to, unmappable: add(calls) });
            const writer = stream.writable.getWriter();
            for (const chunk of [source.subarray(0, split), source.subarray(split)])
              writer.write(chunk).catch(() => {});
            writer.close().catch(() => {});
            const parts = new Uint8Array(await new Response(/** @type {any} */ (stream.readable)).arrayBuffer());
            assert.deepEqual([parts, calls], [result, whole], `${from} ${to} ${text} ${split}`);
          }
        }
      }
    }
    assert.ok(count > 100);
  });

  // A byte may end a malformed sequence and start the next character; escape sequences and byte order marks give no text; two bytes of Big5 may be
  // two characters.
  test('places after malformed sequences, escape sequences and byte order marks, and of pairs', async () => {
    const escapes = bytes(`${'a'.repeat(4094)}\x1B$B$"\x1B(Ba`);
    for (const [from, source, ...expected] of /** @type {[string, Uint8Array, ...number[][]][]} */ ([
      ['utf-8', bytes('\xE3\xE2\x98\x83'), [0xfffd, 0], [0x2603, 1]],
      ['utf-8', bytes('a\xF0\x9F\xE2\x98\x83'), [0xfffd, 1], [0x2603, 3]],
      ['utf-8', bytes('\xEF\xBB\xBF\xE2\x98\x83'), [0x2603, 3]],
      ['utf-16le', bytes('\x3D\xD8\x3D\xD8\xA9\xDC'), [0xfffd, 0], [0x1f4a9, 2]],
      ['utf-16le', bytes('\x3D\xD8\x03\x26a\0'), [0xfffd, 0], [0x2603, 2]],
      ['utf-16le', bytes('\xFF\xFE\x03\x26'), [0x2603, 2]],
      ['gb18030', bytes('\x81\x30\x81\x81\xD6\xD0'), [0xfffd, 0], [0x4e96, 2], [0x4e2d, 4]],
      ['iso-2022-jp', bytes('\x1B$\x1B$B$"'), [0xfffd, 0], [0x3042, 5]],
      ['iso-2022-jp', bytes('\x1B(I\x1B$'), [0xfffd, 3], [0xff64, 4]],
      ['iso-2022-jp', bytes('\x1B$B$"\x1B('), [0x3042, 3], [0xfffd, 5], [0xfffd, 6]],
      ['big5', bytes('a\x88\x62\x88\xA5'), [0xca, 1], [0x304, 1], [0xea, 3], [0x30c, 3]],
      ['iso-2022-jp', escapes, [0x3042, 4097]],
    ])) {
      /** @type {number[][]} */
      const calls = [];
      const unmappable = (/** @type {number} */ codePoint, /** @type {number} */ index) => {
        calls.push([codePoint, index]);
        return '?';
      };
      for (const size of [source.length, 1, 2, 3]) {
        calls.length = 0;
        const stream = new TranscoderStream({ from, to: 'koi8-r', unmappable });
        const writer = stream.writable.getWriter();
        for (let at = 0; at < source.length; at += size) writer.write(source.subarray(at, at + size)).catch(() => {});
        writer.close().catch(() => {});
        await new Response(/** @type {any} */ (stream.readable)).arrayBuffer();
        assert.deepEqual(calls, expected, `${from} in pieces of ${size}`);
      }
      if (/^(\xEF\xBB\xBF|\xFF\xFE)/.test(String.fromCharCode(...source.subarray(0, 3)))) continue;
      // The bytes are at each end of a separately decoded part of a block.
      for (const before of [61, 62, 63, 64, 126, 4094, 4095, 4096]) {
        if (from === 'utf-16le' && before % 2 === 1) continue;
        calls.length = 0;
        const padding = bytes(from === 'utf-16le' ? 'a\0'.repeat(before / 2) : 'a'.repeat(before));
        transcode(Buffer.concat([padding, source]), { from, to: 'koi8-r', unmappable });
        const shifted = expected.map(([codePoint, index]) => [codePoint, index + before]);
        assert.deepEqual(calls, shifted, `${from} after ${before} bytes`);
      }
    }
  });

  test('long input, longer than a block', () => {
    const source = utf8Encode('é☃漢'.repeat(20_000));
    /** @type {number[]} */
    const places = [];
    const unmappable = (/** @type {number} */ _, /** @type {number} */ index) => {
      places.push(index);
      return '';
    };
    assert.deepEqual(transcode(source, { from: 'utf-8', to: 'latin1', unmappable }), bytes('\xE9'.repeat(20_000)));
    assert.deepEqual(places.slice(-2), [8 * 19_999 + 2, 8 * 19_999 + 5]);
    assert.equal(places.length, 40_000);
  });

  // Text without unmappable code points makes no strings.
  test('long input in which at most the end is unmappable', () => {
    for (const from of /** @type {const} */ (['utf-8', 'utf-16le'])) {
      for (const to of ['shift_jis', 'iso-2022-jp']) {
        for (const end of ['', '“é', 'é', 'あé', 'é漢é']) {
          const text = 'a漢'.repeat(50_000) + end;
          const source = new Uint8Array(Buffer.from(text, from));
          for (const unmappable of /** @type {const} */ (['translit', 'ignore'])) {
            const expected = encode(text, to, { unmappable });
            assert.deepEqual(transcode(source, { from, to, unmappable }), expected, `${from} ${to} ${end}`);
          }
          /** @type {number[]} */
          const places = [];
          const unmappable = (/** @type {number} */ _, /** @type {number} */ index) => {
            places.push(index);
            return '!';
          };
          const expected = encode(text, to, { unmappable: () => '!' });
          assert.deepEqual(transcode(source, { from, to, unmappable }), expected);
          const before = [...text.matchAll(/é/g)].map(({ index }) => Buffer.byteLength(text.slice(0, index), from));
          assert.deepEqual(places, before);
        }
        const malformed = Buffer.concat([Buffer.from('漢'.repeat(50_000)), Buffer.of(0xff)]);
        const options = { from: 'utf-8', to, fatal: true, unmappable: /** @type {const} */ ('ignore') };
        assert.throws(() => transcode(malformed, options), { name: 'TypeError', message: /offset 150000 / });
      }
    }
  });

  test('the function may change or detach the bytes without effect', async () => {
    const source = () => utf8Encode(`☃${'a'.repeat(6000)}`.repeat(3));
    const expected = bytes(`?${'a'.repeat(6000)}`.repeat(3));
    for (const change of [
      (/** @type {Uint8Array} */ input) => input.fill(0x62),
      (/** @type {Uint8Array} */ input) => input.buffer.byteLength && structuredClone(0, { transfer: [input.buffer] }),
    ]) {
      for (const from of ['utf-8', 'auto']) {
        const input = source();
        const unmappable = () => {
          change(input);
          return '?';
        };
        assert.deepEqual(transcode(input, { from, to: 'koi8-r', unmappable }), expected, from);
        const chunk = source();
        const stream = new TranscoderStream({
          from,
          to: 'koi8-r',
          unmappable() {
            change(chunk);
            return '?';
          },
        });
        const writer = stream.writable.getWriter();
        const written = Promise.all([writer.write(chunk), writer.close()]);
        const results = [];
        for await (const result of /** @type {any} */ (stream.readable)) results.push(result);
        await written;
        assert.deepEqual(Buffer.concat(results), Buffer.from(expected), from);
      }
    }
  });

  test('with from: auto', () => {
    const options = { from: 'auto', to: 'koi8-r', unmappable: /** @type {const} */ ('translit') };
    assert.deepEqual(transcode(utf8Encode('plain “Привет”'), options), encode('plain "Привет"', 'koi8-r'));
  });
});

describe('LegacyTextEncoderStream', () => {
  test('it supports them, too, and an error says where', async () => {
    const unmappable = () => '?!';
    const stream = new LegacyTextEncoderStream('gbk', { unmappable });
    assert.equal(stream.unmappable, unmappable);
    const writer = stream.writable.getWriter();
    for (const chunk of ['a\uD83D', '\uDCA9b']) writer.write(chunk).catch(() => {});
    writer.close().catch(() => {});
    assert.equal(await new Response(/** @type {any} */ (stream.readable)).text(), 'a?!b');
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
