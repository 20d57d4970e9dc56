// TextDecoder: https://encoding.spec.whatwg.org/#interface-textdecoder

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { decode, encodings, TextDecoder } from 'encoding-wasm';
import { bytes, VECTORS } from './vectors.js';

const decodable = encodings.filter(({ name }) => name !== 'replacement');

/** How a message must start. @param {string} name @param {string} start */
const error = (name, start) => (/** @type {Error} */ thrown) => {
  assert.equal(thrown.name, name);
  assert.ok(thrown.message.startsWith(start), thrown.message);
  return true;
};

describe('construction', () => {
  test('every label gives its encoding, in any case and with white space', () => {
    for (const { name, labels } of decodable) {
      for (const label of labels) {
        for (const spelling of [label, label.toUpperCase(), `\t\n\f\r ${label} \r\f\n\t`]) {
          assert.equal(new TextDecoder(spelling).encoding, name.toLowerCase());
        }
      }
    }
  });

  test('UTF-8 and false are the defaults', () => {
    for (const decoder of [new TextDecoder(), new TextDecoder(undefined, undefined), new TextDecoder('utf8', null)]) {
      assert.deepEqual([decoder.encoding, decoder.fatal, decoder.ignoreBOM], ['utf-8', false, false]);
    }
  });

  test('options are converted as a dictionary, in order, once', () => {
    /** @type {string[]} */
    const read = [];
    const options = new Proxy(
      { fatal: 1, ignoreBOM: 'yes' },
      {
        get: (target, key) => {
          read.push(String(key));
          return Reflect.get(target, key);
        },
      },
    );
    const decoder = new TextDecoder('utf-8', /** @type {any} */ (options));
    assert.deepEqual([decoder.fatal, decoder.ignoreBOM], [true, true]);
    assert.deepEqual(read, ['fatal', 'ignoreBOM']);
    for (const wrong of [1, 'fatal', true, Symbol('fatal'), 1n]) {
      assert.throws(() => new TextDecoder('utf-8', /** @type {any} */ (wrong)), TypeError);
    }
  });

  test('unknown labels throw a RangeError', () => {
    const wrong = [
      '',
      ' ',
      'latin-1',
      'utf-8\0',
      '\u00A0utf-8',
      'utf-8\u00A0',
      '\u212Aoi8-r',
      'euc-\u212Ar',
      '\vutf-8',
    ];
    for (const label of [...wrong, null, 5]) {
      assert.throws(
        () => new TextDecoder(/** @type {any} */ (label)),
        error('RangeError', `Failed to construct 'TextDecoder': The encoding label provided ('${label}') is invalid.`),
      );
    }
    assert.throws(() => new TextDecoder(/** @type {any} */ (Symbol('utf-8'))), TypeError);
  });

  test("so are replacement's labels", () => {
    for (const label of encodings.find(({ name }) => name === 'replacement')?.labels ?? assert.fail()) {
      assert.throws(
        () => new TextDecoder(label),
        error('RangeError', `Failed to construct 'TextDecoder': The encoding label provided ('${label}')`),
      );
    }
  });

  test('labels are converted to strings', () => {
    assert.equal(new TextDecoder(/** @type {any} */ ({ toString: () => 'sjis' })).encoding, 'shift_jis');
    assert.equal(new TextDecoder(/** @type {any} */ (866)).encoding, 'ibm866');
  });

  test('it is a class like the platform’s', () => {
    assert.throws(() => /** @type {any} */ (TextDecoder)(), TypeError);
    assert.equal(TextDecoder.length, 0);
    assert.equal(TextDecoder.prototype.decode.length, 0);
    assert.equal(Object.prototype.toString.call(new TextDecoder()), '[object TextDecoder]');
    assert.deepEqual(Object.keys(TextDecoder.prototype).sort(), ['decode', 'encoding', 'fatal', 'ignoreBOM']);
    assert.deepEqual(Reflect.ownKeys(new TextDecoder()), []);
    for (const value of [{}, TextDecoder.prototype, undefined, 1]) {
      assert.throws(() => TextDecoder.prototype.decode.call(value), TypeError);
      const get = Object.getOwnPropertyDescriptor(TextDecoder.prototype, 'encoding')?.get;
      assert.throws(() => get?.call(value), TypeError);
    }
  });
});

describe('input', () => {
  const decoder = new TextDecoder('shift_jis');
  const text = 'テスト!';
  const input = bytes('\x83\x65\x83\x58\x83\x67!\0');

  test('every buffer source, whole or in part', () => {
    const shared = new SharedArrayBuffer(input.length);
    new Uint8Array(shared).set(input);
    for (const buffer of [input.buffer, shared]) {
      assert.equal(decoder.decode(buffer), `${text}\0`);
      for (const View of [
        ...[Uint8Array, Int8Array, Uint8ClampedArray, Uint16Array, Int16Array, Uint32Array, Int32Array, Float32Array],
        ...[Float64Array, BigInt64Array, BigUint64Array, DataView],
      ]) {
        assert.equal(decoder.decode(new /** @type {any} */ (View)(buffer)), `${text}\0`, View.name);
      }
      assert.equal(decoder.decode(new DataView(buffer, 2, 4)), 'スト');
      assert.equal(decoder.decode(new Uint16Array(buffer, 2, 2)), 'スト');
    }
    assert.equal(decoder.decode(Buffer.from(input).subarray(0, 7)), text);
  });

  test('none', () => {
    assert.equal(decoder.decode(), '');
    assert.equal(decoder.decode(undefined, {}), '');
    assert.equal(decoder.decode(new ArrayBuffer(0)), '');
  });

  test('of another realm', () => {
    const foreign = runInNewContext('Uint8Array.of(0x83, 0x65)');
    assert.equal(decoder.decode(foreign), 'テ');
    assert.equal(decoder.decode(foreign.buffer), 'テ');
    assert.equal(decoder.decode(runInNewContext('new DataView(Uint8Array.of(0x83, 0x65).buffer)')), 'テ');
  });

  test('detached buffers and views that have gone out of bounds are empty', () => {
    for (const make of [() => new ArrayBuffer(4), () => new Uint8Array(4), () => new DataView(new ArrayBuffer(4))]) {
      const view = make();
      structuredClone(0, { transfer: [view instanceof ArrayBuffer ? view : view.buffer] });
      assert.equal(decoder.decode(view), '');
    }
    const buffer = new ArrayBuffer(8, { maxByteLength: 16 });
    const [fixed, tracking] = [new Uint8Array(buffer, 4, 4), new Uint8Array(buffer, 4)];
    buffer.resize(6);
    assert.equal(decoder.decode(fixed), '');
    assert.equal(decoder.decode(tracking), '\0\0');
    buffer.resize(0);
    assert.equal(decoder.decode(buffer), '');
    assert.equal(decoder.decode(tracking), '');
  });

  test('an object’s own properties do not change what is read', () => {
    const view = Uint8Array.of(0x61, 0x62);
    Object.defineProperty(view, 'byteLength', { value: 1 });
    Object.defineProperty(view, 'buffer', { value: new ArrayBuffer(9) });
    assert.equal(decoder.decode(view), 'ab');
    const long = new Uint8Array(9000).fill(0x61);
    Object.defineProperty(long, 'length', { value: 1 });
    for (const fatal of [false, true]) {
      const decoder = new TextDecoder('utf-8', { fatal });
      const texts = [decoder.decode(long), decoder.decode(long, { stream: true }), decoder.decode(long)];
      assert.deepEqual(texts, Array(3).fill('a'.repeat(9000)));
    }
  });

  test("conversions' changes to the buffer are seen", () => {
    const big = new TextDecoder('latin1');
    const detached = new Uint8Array(2);
    const detach = () => structuredClone(0, { transfer: [detached.buffer] });
    assert.equal(
      big.decode(
        detached,
        /** @type {any} */ ({
          get stream() {
            return detach();
          },
        }),
      ),
      '',
    );
    const whole = new ArrayBuffer(2, { maxByteLength: 8 });
    const grow = () => whole.resize(4);
    const options = /** @type {any} */ ({
      get stream() {
        return grow();
      },
    });
    assert.equal(big.decode(new Uint8Array(whole), options), '\0\0\0\0');
    const shrinking = new Uint8Array(new ArrayBuffer(8, { maxByteLength: 8 }), 4, 4);
    const shrink = () => /** @type {any} */ (shrinking.buffer).resize(2);
    assert.equal(
      big.decode(
        shrinking,
        /** @type {any} */ ({
          get stream() {
            return shrink();
          },
        }),
      ),
      '',
    );
    const source = new Uint8Array(2);
    const label = {
      toString() {
        structuredClone(0, { transfer: [source.buffer] });
        return 'latin1';
      },
    };
    assert.equal(decode(source, /** @type {any} */ (label)), '');
  });

  test('a call within a conversion does not disturb the outer one', () => {
    const outer = new TextDecoder('sjis');
    const inner = new TextDecoder('sjis');
    assert.equal(outer.decode(bytes('\x83'), { stream: true }), '');
    const options = /** @type {any} */ ({
      get stream() {
        inner.decode(bytes('\x82'), { stream: true });
        outer.decode(bytes('\x58\x83'), { stream: true });
        return false;
      },
    });
    assert.equal(outer.decode(bytes('\x67'), options), 'ト');
  });

  test('anything else is a TypeError, and leaves the decoder as it was', () => {
    const type = "The provided value is not of type '(ArrayBuffer or ArrayBufferView)'";
    const stream = new TextDecoder('shift_jis');
    assert.equal(stream.decode(bytes('\x83'), { stream: true }), '');
    for (const wrong of [
      null,
      1,
      'text',
      [],
      {},
      [0x61],
      true,
      Symbol('a'),
      () => {},
      Object.create(Uint8Array.prototype),
      Promise.resolve(bytes('a')),
      new Blob(['a']),
    ]) {
      assert.throws(
        () => stream.decode(/** @type {any} */ (wrong)),
        error('TypeError', `Failed to execute 'decode' on 'TextDecoder': ${type}: it is `),
      );
    }
    assert.throws(() => stream.decode(bytes('a'), /** @type {any} */ (1)), TypeError);
    assert.equal(stream.decode(bytes('\x65')), 'テ');
  });
});

describe('chunks', () => {
  test('every vector at every split into three gives the whole text, in both modes', () => {
    for (const { name } of decodable) {
      for (const ignoreBOM of [false, true]) {
        for (const vector of VECTORS) {
          const whole = new TextDecoder(name, { ignoreBOM }).decode(vector);
          const isMalformed = isFatal(name, [vector]);
          for (let first = 0; first <= vector.length; first++) {
            for (let second = first; second <= vector.length; second++) {
              const parts = [vector.subarray(0, first), vector.subarray(first, second), vector.subarray(second)];
              const decoder = new TextDecoder(name, { ignoreBOM });
              const text = parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
              assert.equal(text, whole, `${name} ${first} ${second}`);
              assert.equal(isFatal(name, parts), isMalformed, `${name} ${first} ${second}`);
            }
          }
        }
      }
    }
  });

  /** @param {string} label @param {Uint8Array[]} parts */
  function isFatal(label, parts) {
    const decoder = new TextDecoder(label, { fatal: true });
    try {
      for (const part of parts) decoder.decode(part, { stream: true });
      decoder.decode();
      return false;
    } catch {
      return true;
    }
  }

  test('input that is longer than a block, with characters across the ends of blocks', () => {
    for (const shift of [0, 1, 2, 3]) {
      const text = `${'x'.repeat(shift)}${'aé漢💩'.repeat(30_000)}`;
      assert.equal(new TextDecoder().decode(Buffer.from(text)), text);
      assert.equal(new TextDecoder('utf-16').decode(Buffer.from(text, 'utf16le')), text);
      const marked = `\uFEFF${text}`;
      const bigEndian = Buffer.from(marked, 'utf16le').swap16();
      assert.equal(new TextDecoder('utf-16be').decode(bigEndian), text);
      assert.equal(new TextDecoder('utf-16be', { ignoreBOM: true }).decode(bigEndian), marked);
    }
    const pairs = Buffer.alloc(300_001, '\x83\x65', 'latin1');
    for (const start of [0, 2]) {
      assert.equal(
        new TextDecoder('sjis').decode(pairs.subarray(start)),
        `${'テ'.repeat((300_000 - start) / 2)}\uFFFD`,
      );
    }
  });

  test('the caller’s buffer may change afterwards', () => {
    const decoder = new TextDecoder('sjis');
    const chunk = bytes('a\x83');
    assert.equal(decoder.decode(chunk, { stream: true }), 'a');
    chunk.fill(0);
    assert.equal(decoder.decode(bytes('\x65')), 'テ');
  });

  test('decoders do not disturb each other', () => {
    const decoders = decodable.map(({ name }) => new TextDecoder(name));
    const input = VECTORS[3];
    const texts = decoders.map(() => '');
    for (const byte of input) {
      decoders.forEach((decoder, i) => {
        texts[i] += decoder.decode(Uint8Array.of(byte), { stream: true });
      });
    }
    decoders.forEach((decoder, i) => {
      assert.equal(texts[i] + decoder.decode(), new TextDecoder(decoder.encoding).decode(input));
    });
  });
});

describe('byte order marks', () => {
  const encoded = { 'utf-8': '\xEF\xBB\xBF', 'utf-16le': '\xFF\xFE', 'utf-16be': '\xFE\xFF' };

  for (const [label, bom] of Object.entries(encoded)) {
    const a = { 'utf-8': 'a', 'utf-16le': 'a\0', 'utf-16be': '\0a' }[label];

    test(`${label}: one is removed, unless ignoreBOM`, () => {
      assert.equal(new TextDecoder(label).decode(bytes(bom)), '');
      assert.equal(new TextDecoder(label).decode(bytes(`${bom}${a}`)), 'a');
      assert.equal(new TextDecoder(label).decode(bytes(`${bom}${bom}${a}`)), '\uFEFFa');
      assert.equal(new TextDecoder(label).decode(bytes(`${a}${bom}`)), 'a\uFEFF');
      assert.equal(new TextDecoder(label, { ignoreBOM: true }).decode(bytes(`${bom}${a}`)), '\uFEFFa');
    });

    test(`${label}: once in a stream, and again in the next one`, () => {
      const decoder = new TextDecoder(label);
      for (let round = 0; round < 3; round++) {
        assert.equal(decoder.decode(bytes(''), { stream: true }), '');
        for (const byte of bytes(bom)) assert.equal(decoder.decode(Uint8Array.of(byte), { stream: true }), '');
        assert.equal(decoder.decode(bytes(bom), { stream: true }), '\uFEFF');
        assert.equal(decoder.decode(bytes(`${bom}${a}`)), '\uFEFFa');
      }
    });

    test(`${label}: a fatal error does not make the next text lose or keep one`, () => {
      const decoder = new TextDecoder(label, { fatal: true });
      assert.equal(decoder.decode(bytes(`${bom}${a}`)), 'a');
      assert.throws(() => decoder.decode(bytes('\xFF')), TypeError);
      assert.equal(decoder.decode(bytes(`${bom}${a}`)), 'a');
    });
  }

  test('an error behind the first block leaves BOM seen as it was', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const broken = new Uint8Array(70_000).fill(0x61).fill(0xff, 69_999);
    assert.throws(() => decoder.decode(broken, { stream: true }), TypeError);
    assert.equal(decoder.decode(bytes('\xEF\xBB\xBFb')), 'b');
  });

  test('after an error, a mark is removed as long as there was no text before it', () => {
    for (const start of [[0xe4], [0xf0], [0xc3], [0xf0, 0x9f], [0xf0, 0x9f, 0x92]]) {
      const decoder = new TextDecoder('utf-8', { fatal: true });
      assert.equal(decoder.decode(Uint8Array.from(start), { stream: true }), '');
      assert.throws(() => decoder.decode(Uint8Array.of(0xff), { stream: true }), TypeError);
      assert.equal(decoder.decode(bytes('\xEF\xBB\xBFa'), { stream: true }), 'a');
      assert.equal(decoder.decode(bytes('\xEF\xBB\xBFa')), '\uFEFFa');
    }
    const decoder = new TextDecoder();
    assert.equal(decoder.decode(bytes('\xE4'), { stream: true }), '');
    assert.equal(decoder.decode(bytes('\xB8\xAD\xEF\xBB\xBFa')), '中\uFEFFa');
  });

  test('other encodings have no byte order mark', () => {
    assert.equal(new TextDecoder('gb18030').decode(bytes('\x84\x31\x95\x33a')), '\uFEFFa');
    assert.equal(new TextDecoder('windows-1252').decode(bytes('\xEF\xBB\xBF')), 'ï»¿');
    assert.equal(new TextDecoder('utf-16be').decode(bytes('\xFF\xFE')), '\uFFFE');
  });
});

describe('errors', () => {
  test('a message says where, also across calls and blocks', () => {
    const start = "Failed to execute 'decode' on 'TextDecoder': The encoded data was not valid: ";
    const decoder = new TextDecoder('sjis', { fatal: true });
    const at = (/** @type {string} */ where) => error('TypeError', `${start}${where} cannot be decoded as Shift_JIS.`);
    assert.throws(() => decoder.decode(bytes('ab\x82"')), at('a byte at offset 2'));
    assert.throws(() => decoder.decode(bytes('ab\x82\xFF')), at('2 bytes at offset 2'));
    assert.throws(() => decoder.decode(new Uint8Array(200_000).fill(0xff, 199_999)), at('a byte at offset 199999'));
    decoder.decode(bytes('abc'), { stream: true });
    decoder.decode(bytes('d\x82'), { stream: true });
    assert.throws(() => decoder.decode(bytes('"'), { stream: true }), at('a byte at offset 4'));
    assert.throws(() => decoder.decode(bytes('ab\xFF')), at('a byte at offset 8'));
    assert.throws(() => decoder.decode(bytes('\xFF')), at('a byte at offset 0'));
  });

  test('a message says where, also in text that the host decodes', () => {
    const start = "Failed to execute 'decode' on 'TextDecoder': The encoded data was not valid: ";
    const text = '\xC3\xA9'.repeat(40);
    const bom = '\xEF\xBB\xBF';
    for (const [chunks, where] of /** @type {[string[], string][]} */ ([
      [[`${text}\xFF`], 'a byte at offset 80'],
      [[`${text}\xF0\x80`], 'a byte at offset 80'],
      [[`${bom}${text}\xFF${text}`], 'a byte at offset 83'],
      [[`${bom}${text}\xF0\x80`], 'a byte at offset 83'],
      [[text, `${text}\xFF`], 'a byte at offset 160'],
      [[`${text}\xC3`, `\xA9${text}\xFF`], 'a byte at offset 162'],
      [[`${text}\xE6\xBC`, `${text}`], '2 bytes at offset 80'],
      [[`${text}\xE6\xBC`, `\xA2${text}\xE6`, `\xBC\xA2${text}\xE6\x80`, text], '2 bytes at offset 246'],
      [[`${text}\xF0\x9F`, `\x92\xA9${text}\xF0\x9F\x92`, text], '3 bytes at offset 164'],
      [['a\xF0', '\x9F', '\x92', 'b'], '3 bytes at offset 1'],
      [[`${text}a`, 'b'.repeat(9), 'c'.repeat(90), `d${text}e\xFFf`], 'a byte at offset 262'],
    ])) {
      const decoder = new TextDecoder('utf-8', { fatal: true });
      assert.throws(
        () => chunks.map((chunk) => decoder.decode(bytes(chunk), { stream: true })),
        error('TypeError', `${start}${where} cannot be decoded as UTF-8.`),
      );
    }
    const decoder = new TextDecoder('utf-16le', { fatal: true });
    assert.throws(
      () => decoder.decode(bytes(`\xFF\xFE${'a\0'.repeat(40)}\0\xDCa\0`)),
      error('TypeError', `${start}2 bytes at offset 82 cannot be decoded as UTF-16LE.`),
    );
  });

  test('the decoder is usable afterwards', () => {
    for (const { name } of decodable) {
      const broken = VECTORS.filter((vector) => new TextDecoder(name).decode(vector).includes('\uFFFD'));
      const decoder = new TextDecoder(name, { fatal: true });
      const good = name.startsWith('UTF-16') ? bytes('a\0b\0') : bytes('good');
      const text = new TextDecoder(name).decode(good);
      for (const vector of broken) {
        assert.throws(() => decoder.decode(vector), TypeError);
        assert.equal(decoder.decode(good), text);
        assert.throws(() => {
          for (const byte of vector) decoder.decode(Uint8Array.of(byte), { stream: true });
          decoder.decode();
        }, TypeError);
        if (name !== 'ISO-2022-JP') assert.equal(decoder.decode(good), text);
        decoder.decode(new Uint8Array(), {});
      }
    }
  });

  test('in the middle of a stream, the rest of the chunk is dropped, and the stream continues', () => {
    const utf8 = new TextDecoder('utf-8', { fatal: true });
    assert.throws(() => utf8.decode(bytes('\xFD\xEF'), { stream: true }), TypeError);
    assert.equal(utf8.decode(), '');
    const gb18030 = new TextDecoder('gb18030', { fatal: true });
    for (const broken of ['\x81\x30\x21\x21', '\x81\x30\x81\x42\x42', '\x81\x30\x81']) {
      assert.throws(() => {
        gb18030.decode(bytes(broken), { stream: true });
        gb18030.decode();
      }, TypeError);
      assert.equal(gb18030.decode(bytes('\x80')), '€');
    }
  });

  test('ISO-2022-JP keeps its character set, as its handler does', () => {
    const decoder = new TextDecoder('iso-2022-jp', { fatal: true });
    assert.throws(() => decoder.decode(bytes('\x1B(J\xFF'), { stream: true }), TypeError);
    assert.equal(decoder.decode(bytes('~')), '‾');
    assert.equal(decoder.decode(bytes('~')), '~');
    assert.throws(() => decoder.decode(bytes('\x1B(J\xFF')), TypeError);
    assert.equal(decoder.decode(bytes('~')), '~');
  });

  test('without fatal, each is U+FFFD and no ASCII is lost', () => {
    for (const [label, input, text] of [
      ['shift_jis', '\x82"', '\uFFFD"'],
      ['gbk', '\x81\x30"', '\uFFFD0"'],
      ['gb18030', '\x81\x30\x81"', '\uFFFD0\uFFFD"'],
      ['gb18030', '\x81\x30\x81', '\uFFFD'],
      ['big5', '\x83\x5C', '\uFFFD\\'],
      ['euc-jp', '\x8F\xA1"', '\uFFFD"'],
      ['euc-kr', '\xAD\xAD', '\uFFFD'],
      ['iso-2022-jp', '\x1B$"', '\uFFFD$"'],
      ['utf-8', '\xE3\x81"', '\uFFFD"'],
      ['utf-16le', '\0\xD8"\0', '\uFFFD"'],
      ['windows-1253', '\xD2', '\uFFFD'],
    ]) {
      assert.equal(new TextDecoder(label).decode(bytes(input)), text, label);
    }
  });
});
