// The API is iconv-lite's: names, errors, options, objects.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { afterEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { encodings as standard, TextDecoder } from 'encoding-wasm';
import { decodeParts, encodings, MULTI_BYTE, names, ours, theirs } from './peers.js';

const both = [theirs, ours];

/** The standard's encodings that iconv-lite doesn't have. */
const ABSENT = ['ISO-2022-JP', 'replacement', 'x-user-defined'];

const canonical = theirs._canonicalizeEncoding;

/** The standard's encodings that both packages have. */
const PRESENT = standard.filter(({ name }) => !ABSENT.includes(name));

/** Labels that iconv-lite doesn't know. */
const addedNames = PRESENT.flatMap(({ labels }) => labels.map(canonical)).filter((name) => !names.includes(name));

/** A function's result or error. @param {() => unknown} run */
function outcome(run) {
  try {
    return { value: run() };
  } catch (error) {
    return { error: /** @type {Error} */ (error).name };
  }
}

/** Asserts that a function does the same with both packages. @param {(iconv: import('./peers.js').Iconv) => unknown} run */
const assertSame = (run) =>
  assert.deepEqual(
    outcome(() => run(ours)),
    outcome(() => run(theirs)),
  );

test('it has the same members', () => {
  assert.deepEqual(new Set(Object.keys(ours)), new Set([...Object.keys(theirs), 'skipDecodeWarning']));
  for (const [name, value] of Object.entries(theirs)) {
    assert.equal(typeof (/** @type {any} */ (ours)[name]), typeof value, name);
  }
});

test('import and require give the same object and the same members', async () => {
  const imported = await import('encoding-wasm/iconv-lite');
  assert.equal(imported.default, ours);
  const their = await import(String(new URL('programs/node_modules/iconv-lite/lib/index.js', import.meta.url)));
  const exported = (/** @type {object} */ module) => Object.keys(module).filter((name) => name !== 'module.exports');
  assert.deepEqual(exported(imported), exported(their));
  assert.equal(imported.decode, ours.decode);
});

describe('names', () => {
  test('all names stand for the same encodings', () => {
    ours.encodingExists('utf8');
    const listed = Object.keys(/** @type {{}} */ (ours.encodings)).filter((name) => !name.startsWith('_'));
    assert.deepEqual(new Set(listed), new Set([...names, ...addedNames]));
    // Every byte, so that encodings differ. iconv-lite's CESU-8 writes the digit 0 at the end: see differences.js.
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    for (const name of names) {
      const own = encodings.find((encoding) => theirs.getCodec(encoding) === theirs.getCodec(name));
      assert.ok(own, name);
      assert.equal(ours.getCodec(name), ours.getCodec(own), name);
      if (!MULTI_BYTE.includes(own) && own !== 'cesu8') {
        assert.equal(ours.decode(bytes, name), theirs.decode(bytes, name), name);
      }
    }
  });

  test("the standard's labels stand for the encodings that iconv-lite has", () => {
    for (const { name, labels } of PRESENT) {
      // iconv-lite's own labels keep their meaning, even if it has two encodings for one of the standard's.
      const added = labels.filter((label) => !theirs.encodingExists(label));
      for (const label of added) assert.equal(ours.getCodec(label), ours.getCodec(name), label);
    }
  });

  test("x-mac-cyrillic is the standard's", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    for (const label of ['x-mac-cyrillic', 'X-Mac-Ukrainian']) {
      const text = ours.decode(bytes, label);
      assert.equal(text, new TextDecoder('x-mac-cyrillic').decode(bytes));
      assert.deepEqual(Uint8Array.from(ours.encode(text, label)), bytes);
    }
    assert.equal(ours.encode('Ґ€', 'x-mac-cyrillic').toString('hex'), 'a2ff');
  });

  test('they are compared in the same way', () => {
    const written = ['UTF-8', 'utf8:1999', 'ISO_8859-1:1987', 'x:1234y', ' : 1987', ' win 1251 ', 'ISO 8859:15 :1998'];
    const odd = ['__proto__', 'constructor', 'toString', '_sbcs', '_internal', 'ﬀ', 'K', 'İ', '', 'cp1252\n', 'nope'];
    for (const name of [...written, ...odd, 1250, null, undefined, {}]) {
      assertSame((iconv) => iconv._canonicalizeEncoding(/** @type {any} */ (name)));
      assertSame((iconv) => iconv.encodingExists(/** @type {any} */ (name)));
    }
  });

  test('no other encoding exists', () => {
    for (const name of [...ABSENT, 'utf-16-be-le']) {
      assertSame((iconv) => iconv.encodingExists(name));
    }
  });

  test('unknown encodings give the same error', () => {
    for (const run of both) {
      const error = { name: 'Error', message: "Encoding not recognized: 'Foo-Bar' (searched as: 'foobar')" };
      assert.throws(() => run.getCodec('Foo-Bar'), error);
      assert.throws(() => run.decode(Buffer.of(0x61), 'Foo-Bar'), error);
      assert.throws(() => run.encode('a', 'Foo-Bar'), error);
      assert.throws(() => run.getDecoder('Foo-Bar'), error);
      assert.throws(() => run.getEncoder('Foo-Bar'), error);
      assert.throws(() => run.decodeStream('Foo-Bar'), error);
      assert.throws(() => run.encodeStream('Foo-Bar'), error);
    }
  });

  test("many unknown names don't fill the memory", () => {
    for (let i = 0; i < 5000; i++) assert.ok(ours.encodingExists(`utf${'-'.repeat(i)}8`));
  });
});

describe('arguments', () => {
  test('anything is encoded as a string', () => {
    for (const value of ['é', '', null, undefined, 0, 12, true, Buffer.from('é'), { toString: () => 'é' }]) {
      assertSame((iconv) => iconv.encode(/** @type {any} */ (value), 'cp1252'));
    }
    const number = { valueOf: () => 5, toString: () => 'x' };
    for (const value of [number, new Date(0), Symbol('a')])
      assertSame((iconv) => iconv.encode(/** @type {any} */ (value), 'utf8'));
    assert.equal(ours.encode(/** @type {any} */ (number), 'utf8').toString(), '5');
  });

  test('an encoder refuses anything else', () => {
    for (const encoding of encodings) {
      for (const value of [undefined, null, 0, true]) {
        const [their, our] = both.map((iconv) =>
          outcome(() => iconv.getEncoder(encoding).write(/** @type {any} */ (value))),
        );
        // With a byte order mark, and in Base64, both packages convert it to a string.
        assert.equal('error' in our, !/^(utf16|utf32|base64)$/.test(encoding), encoding);
        assert.equal('error' in our, 'error' in their, encoding);
      }
    }
  });

  test("`end` gives an empty string or Buffer where iconv-lite's does", () => {
    for (const encoding of encodings) {
      const [text, bytes] = [theirs.getDecoder(encoding).end(), theirs.getEncoder(encoding).end()];
      if (text === '') assert.equal(ours.getDecoder(encoding).end(), '', encoding);
      if (bytes) assert.deepEqual(ours.getEncoder(encoding).end(), bytes, encoding);
    }
  });

  test('results are Buffers', () => {
    for (const encoding of encodings) {
      for (const string of ['', '616263', '616263'.repeat(1000), 'é漢💩'.repeat(1000)]) {
        assert.ok(Buffer.isBuffer(ours.encode(string, encoding)), encoding);
        const encoder = ours.getEncoder(encoding);
        assert.ok(Buffer.isBuffer(encoder.write(string)), encoding);
        const end = encoder.end();
        assert.ok(end === undefined || Buffer.isBuffer(end), encoding);
      }
    }
  });

  test('bytes may be in any buffer or array', () => {
    const bytes = Buffer.from('aé漢');
    const shifted = new Uint8Array([0, 0, ...bytes]).subarray(2);
    for (const encoding of ['utf8', 'cp1252', 'utf16le', 'utf7', 'hex', 'shiftjis']) {
      const expected = ours.decode(bytes, encoding);
      const { buffer, byteOffset, byteLength } = shifted;
      for (const input of [
        shifted,
        [...bytes],
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
      ]) {
        assert.equal(ours.decode(/** @type {any} */ (input), encoding), expected);
      }
      assert.equal(ours.decode(/** @type {any} */ (new DataView(buffer, byteOffset, byteLength)), encoding), expected);
      const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
      shared.set(bytes);
      assert.equal(ours.decode(shared, encoding), expected);
    }
    // Like a file's promise that nobody awaited
    for (const input of [undefined, null, 1, true, Promise.resolve(), {}, new Map(), new String('abc')]) {
      for (const encoding of ['utf8', 'gbk', 'cp437', 'hex']) {
        const error = {
          name: 'TypeError',
          message: /^The input is of type \w+\. Pass a Buffer or Uint8Array\.$/,
        };
        assert.throws(() => ours.decode(/** @type {any} */ (input), encoding), error);
        assert.throws(() => ours.getDecoder(encoding).write(/** @type {any} */ (input)), error);
      }
    }
  });

  test('the input stays as it is', () => {
    for (const encoding of encodings) {
      const bytes = Buffer.from('feff0061d83ddca900610061', 'hex');
      const before = bytes.toString('hex');
      ours.decode(bytes, encoding);
      assert.equal(bytes.toString('hex'), before);
      // A program may reuse its Buffer while a decoder waits for more.
      const decoder = ours.getDecoder(encoding);
      const text = decoder.write(bytes.subarray(0, 5));
      bytes.fill(0x41, 0, 5);
      const rest = decoder.write(Buffer.from(before, 'hex').subarray(5)) + (decoder.end() ?? '');
      const whole = ours.getDecoder(encoding);
      assert.equal(text + rest, whole.write(Buffer.from(before, 'hex')) + (whole.end() ?? ''), encoding);
    }
  });

  test('options stay as they are', () => {
    const options = Object.freeze({ highWaterMark: 10, addBOM: undefined });
    for (const encoding of ['utf16', 'utf32', 'utf8']) ours.encode('a', encoding, options);
    ours.decodeStream('utf8', options);
  });

  test('a string is decoded as bytes, with one warning', (context) => {
    const error = context.mock.method(console, 'error', () => {});
    assert.equal(ours.decode(/** @type {any} */ ('aé'), 'cp1251'), 'aй');
    assert.equal(ours.decode(/** @type {any} */ ('aé'), 'cp1251'), 'aй');
    assert.equal(error.mock.callCount(), 1);
    assert.equal(ours.skipDecodeWarning, true);
    assertSame((iconv) => iconv.decode(/** @type {any} */ ('aé'), 'utf8'));
    assert.equal(ours.getDecoder('cp1251').write(/** @type {any} */ ('aé')), 'aй');
  });

  test("decoders of Buffer's encodings take the UTF-8 bytes of a string", (context) => {
    const error = context.mock.method(console, 'error', () => {});
    ours.skipDecodeWarning = false;
    const parts = /** @type {any} */ (['\uFEFFabc', 'é漢', '', '💩']);
    for (const encoding of ['utf8', 'utf16le', 'utf16', 'hex', 'base64', 'binary']) {
      for (const options of [undefined, { stripBOM: false }]) {
        assertSame((iconv) => decodeParts(iconv, encoding, parts, options));
      }
    }
    const decoder = ours.getDecoder('utf8');
    assert.deepEqual(
      [decoder.write(/** @type {any} */ ('é漢')), decoder.write(/** @type {any} */ ('💩'))],
      ['é漢', '💩'],
    );
    assert.equal(error.mock.callCount(), 0);
  });
});

describe('byte order marks', () => {
  test('the callback gets one', () => {
    for (const encoding of ['utf8', 'utf16le', 'utf16be', 'utf16', 'utf32', 'utf7', 'cesu8']) {
      for (const start of ['', '\uFEFF']) {
        /** @param {import('./peers.js').Iconv} iconv */
        const count = (iconv) => {
          let calls = 0;
          const stripBOM = () => {
            calls += 1;
          };
          const bytes = iconv.encode(`${start}abc`, encoding, { addBOM: false });
          const decoder = iconv.getDecoder(encoding, { stripBOM });
          const text = decoder.write(bytes) + (decoder.end() || '');
          return [iconv.decode(bytes, encoding, { stripBOM }), text, calls];
        };
        // By then, iconv-lite's UTF-7 has lost it: see differences.js.
        if (encoding !== 'utf7') assertSame(count);
        assert.deepEqual(count(ours), ['abc', 'abc', 2 * start.length], encoding);
      }
    }
  });

  test('codecs say the same about them', () => {
    for (const encoding of encodings) {
      assert.equal(Boolean(ours.getCodec(encoding).bomAware), Boolean(theirs.getCodec(encoding).bomAware), encoding);
    }
  });
});

describe('default characters', () => {
  /** @type {[string, string][]} */
  const DEFAULTS = [
    ['?', '!'],
    ['□', '_'],
    ['ab', '~'],
    ['\uFFFD', 'é'],
  ];

  afterEach(() => {
    for (const iconv of both) set(iconv, '\uFFFD', '?');
  });

  /** @param {import('./peers.js').Iconv} iconv @param {string} unicode @param {string} singleByte */
  function set(iconv, unicode, singleByte) {
    iconv.defaultCharUnicode = unicode;
    iconv.defaultCharSingleByte = singleByte;
    iconv._codecDataCache = Object.create(null);
  }

  const isUnicode = (/** @type {string} */ encoding) => /^(utf|ucs|cesu|base64|hex)/.test(encoding);
  const characterOf = (/** @type {string} */ singleByte, /** @type {string} */ encoding) =>
    theirs.decode(Buffer.of(singleByte.charCodeAt(0)), encoding);

  for (const [unicode, singleByte] of DEFAULTS) {
    test(`${unicode} and ${singleByte}`, () => {
      for (const iconv of both) set(iconv, unicode, singleByte);
      for (const encoding of encodings) {
        // iconv-lite writes the byte with the default character's number, whatever that means in the encoding.
        if (!isUnicode(encoding) && characterOf(singleByte, encoding) !== singleByte) continue;
        assertSame((iconv) => iconv.encode('aé漢\u{10fffd}\u{1d173}\u1234z', encoding));
        if (encoding !== 'cesu8') assertSame((iconv) => iconv.decode(Buffer.from('61ff0110', 'hex'), encoding));
      }
      assertSame((iconv) => iconv.decode(Buffer.from('c061e4b8', 'hex').subarray(0, 2), 'cesu8'));
      assertSame((iconv) => iconv.decode(Buffer.from('ffffffff61', 'hex'), 'utf32le'));
    });
  }

  test('only the first character counts', () => {
    for (const iconv of both) set(iconv, '\uFFFD', 'ab');
    for (const encoding of encodings) assertSame((iconv) => iconv.encode('x\u{10fffd}\ud800y', encoding));
    assert.equal(ours.encode('x💩\ud800y', 'shift_jis').toString(), 'xaay');
  });

  test('an empty default gives no U+0000', () => {
    for (const iconv of both) set(iconv, '', '');
    for (const encoding of encodings.filter((name) => !MULTI_BYTE.includes(name))) {
      const [their, our] = both.map((iconv) => iconv.encode('x\u{10fffd}\ud800y', encoding));
      if (their.toString('latin1') === 'x\0\0\0y') assert.equal(our.toString('latin1'), 'x???y', encoding);
      else assert.deepEqual(our, their, encoding);
      if (encoding !== 'cesu8') assertSame((iconv) => iconv.decode(Buffer.from('61ff0110', 'hex'), encoding));
    }
    for (const encoding of MULTI_BYTE) {
      assert.equal(theirs.encode('x\ud800y', encoding).toString(), 'x\0\0\0\0y');
      assert.equal(ours.encode('x\ud800y', encoding).toString(), 'x?y');
      assert.equal(theirs.decode(Buffer.from('61ff62', 'hex'), encoding), 'a\0b');
      assert.equal(ours.decode(Buffer.from('61ff62', 'hex'), encoding), 'ab');
    }
  });

  test('an unmappable default is a question mark', () => {
    set(ours, '\uFFFD', 'é');
    assert.equal(ours.encode('a€b', 'shift_jis').toString(), 'a?b');
    assert.equal(ours.encode('a€b', 'gb18030').toString('hex'), '61a2e362');
    assert.equal(ours.encode('a\u{10ffff}b', 'gbk').toString('hex'), '61a8a662');
    // In each of these, iconv-lite writes 0xE9.
    assert.equal(ours.encode('a€b', 'cp437').toString('hex'), '618262');
    assert.equal(ours.encode('a漢b', 'windows-1252').toString('hex'), '61e962');
    for (const encoding of ['ascii', 'windows-1251', 'tis620']) {
      assert.equal(ours.encode('a漢b', encoding).toString(), 'a?b', encoding);
    }
    set(ours, '\uFFFD', '\uFFFD');
    for (const encoding of ['ascii', 'windows-1252', 'gbk']) {
      assert.equal(ours.encode('a\u{10ffff}b', encoding).toString().replace('??', '?'), 'a?b', encoding);
    }
  });

  test('they apply to encodings that are used for the first time', () => {
    for (const iconv of both) {
      set(iconv, '\uFFFD', '?');
      iconv.encode('a', 'cp437');
      iconv.defaultCharSingleByte = '!';
      assert.equal(iconv.encode('漢', 'cp437').toString(), '?');
      assert.equal(iconv.encode('漢', 'cp850').toString(), '!');
    }
  });

  test("GB 18030's own U+FFFD is replaced like the others, which iconv-lite distinguishes", () => {
    for (const iconv of both) set(iconv, '□', '?');
    const bytes = Buffer.from('8431a437ff', 'hex');
    assert.equal(theirs.decode(bytes, 'gb18030'), '\uFFFD□');
    assert.equal(ours.decode(bytes, 'gb18030'), '□□');
  });
});

test('definitions are the same, except for those of multi-byte encodings', () => {
  for (const name of names) {
    const [their, our] = both.map((iconv) => iconv.encodings?.[name]);
    if (MULTI_BYTE.includes(name) || typeof their === 'function') assert.equal(typeof our, 'function', name);
    else if (typeof their === 'string') assert.equal(our, their, name);
    // iconv-lite omits some that are false.
    else
      for (const [key, value] of Object.entries(their ?? {})) assert.equal(/** @type {any} */ (our)[key], value, name);
  }
});

describe('encodings of programs', () => {
  /** @param {import('./peers.js').Iconv} iconv @param {Record<string, any>} definitions */
  function define(iconv, definitions) {
    iconv.encodingExists('utf8');
    Object.assign(/** @type {{}} */ (iconv.encodings), definitions);
  }

  test('by their characters', () => {
    const chars = `€${'x'.repeat(127)}`;
    for (const iconv of both) {
      define(iconv, { mine: { type: '_sbcs', chars }, mytoo: 'mine', all: { type: '_sbcs', chars: chars + chars } });
    }
    assertSame((iconv) => iconv.encode('a€x!', 'mine'));
    assertSame((iconv) => iconv.decode(Buffer.of(0x61, 0x80, 0xff), 'My Too'));
    assertSame((iconv) => iconv.decode(Buffer.of(0, 0x61, 0x80, 0xff), 'all'));
  });

  test('by a changed definition', () => {
    for (const iconv of both) {
      iconv.encodingExists('utf8');
      const { windows1252, utf32be } = /** @type {Record<string, any>} */ (iconv.encodings);
      define(iconv, {
        yen: { ...windows1252, chars: windows1252.chars.replace('€', '¥') },
        wide: { ...utf32be, isLE: true },
      });
      // As programs do for MySQL's names. iconv-lite says that it exists, but can't use it.
      define(iconv, { utf8mb3: iconv.encodings?.utf8 });
    }
    assertSame((iconv) => iconv.encode('¥€é', 'yen'));
    assertSame((iconv) => iconv.encode('é', 'wide'));
    assertSame((iconv) => iconv.encodingExists('utf8mb3'));
    assert.equal(ours.decode(Buffer.from('\uFEFFé'), 'utf8mb3'), 'é');
  });

  test('with too few characters', () => {
    for (const iconv of both) define(iconv, { few: { type: '_sbcs', chars: 'abc' }, none: { type: '_sbcs' } });
    assertSame((iconv) => iconv.encode('a', 'few'));
    assertSame((iconv) => iconv.encode('a', 'none'));
  });

  test('by the types of other encodings', () => {
    for (const iconv of both) {
      define(iconv, {
        buffer: { type: '_internal', encodingName: 'utf16le', bomAware: true },
        wide: { type: '_utf32', isLE: true },
        other: { type: '_utf32', isLE: false },
        unnamed: { type: '_internal' },
        plain: { type: '_internal', encodingName: 'ascii' },
        western: { type: '_internal', encodingName: 'latin1' },
        short: { type: '_internal', encodingName: 'UCS-2' },
        marked: { type: '_internal', encodingName: 'utf-8', bomAware: true },
      });
    }
    for (const options of [undefined, { addBOM: true }]) {
      for (const name of ['buffer', 'wide', 'other', 'plain', 'western', 'short', 'marked']) {
        assertSame((iconv) => iconv.encode('é💩', name, options).toString('hex'));
        assertSame((iconv) => iconv.decode(iconv.encode('é💩', name, options), name));
        assertSame((iconv) => iconv.getCodec(name).enc);
      }
    }
    const message = /^An encoding of type '_internal' needs `encodingName`, one of: utf8, .+; not 'unnamed'\.$/;
    assert.throws(() => ours.getCodec('unnamed'), { name: 'Error', message });
    for (const name of encodings) assertSame((iconv) => iconv.getCodec(name).enc);
  });

  test('an alias for an unknown encoding is an error with its name', () => {
    for (const iconv of both) {
      define(iconv, { al: 'missing', typed: { type: 'missing' } });
      for (const [name, asked] of [
        ['A-L', 'A-L'],
        ['typed', 'typed'],
      ]) {
        const message = `Encoding not recognized: '${asked}' (searched as: 'missing')`;
        assert.throws(() => iconv.getCodec(name), { message });
      }
    }
  });

  test('by a codec whose decoder takes anything', () => {
    for (const iconv of both) {
      const codec = /** @this {any} */ function () {
        this.decoder = function Decoder() {
          return Object.freeze({ write: String, end: () => '.' });
        };
      };
      define(iconv, { text: codec });
    }
    for (const value of ['é', 1, [0x61, 0x62], null]) {
      assertSame((iconv) => iconv.getDecoder('text').write(/** @type {any} */ (value)));
    }
    assertSame((iconv) => iconv.decode(Buffer.from('abc'), 'text'));
    assertSame((iconv) => iconv.decode(/** @type {any} */ ('é'), 'text'));
  });

  test('by a codec that has members with the names of functions', () => {
    for (const iconv of both) {
      const codec = /** @this {any} */ function () {
        this.decode = this.encode = () => assert.fail('nobody asks for it');
        this.encoder = class {
          write = (/** @type {string} */ string) => Buffer.from(string.toUpperCase());
          end = () => undefined;
        };
        this.decoder = class {
          write = (/** @type {Buffer} */ bytes) => bytes.toString().toLowerCase();
          end = () => undefined;
        };
      };
      define(iconv, { upper: codec });
    }
    assertSame((iconv) => iconv.encode('abc', 'upper').toString());
    assertSame((iconv) => iconv.decode(Buffer.from('ABC'), 'upper'));
    assert.equal(ours.decode(Buffer.from('ABC'), 'upper'), 'abc');
  });

  test('by a codec derived from another, with its own decoder and encoder', () => {
    for (const iconv of both) {
      const codec = /** @this {any} */ function () {
        const other = iconv.getCodec('cp1252');
        Object.assign(this, other, {
          decoder: class {
            write = (/** @type {Buffer} */ bytes) => `(${bytes.length})`;
            end = () => undefined;
          },
          encoder: class {
            write = (/** @type {string} */ string) => Buffer.from(`(${string.length})`);
            end = () => undefined;
          },
        });
      };
      define(iconv, { counting: codec });
    }
    assert.equal(ours.encode('abc', 'counting').toString(), '(3)');
    assertSame((iconv) => iconv.encode('abc', 'counting').toString());
    assertSame((iconv) => iconv.decode(Buffer.from('ABC'), 'counting'));
  });

  test('by a codec', () => {
    for (const iconv of both) {
      const codec = /** @this {any} */ function (/** @type {{ shift: number }} */ { shift }) {
        const move = (/** @type {Buffer | string} */ text, /** @type {number} */ by) =>
          Buffer.from(text).map((byte) => byte + by);
        this.bomAware = false;
        this.encoder = class {
          write = (/** @type {string} */ string) => move(string, shift);
          end = () => Buffer.from('.');
        };
        this.decoder = class {
          write = (/** @type {Buffer} */ bytes) => move(bytes, -shift).toString();
          end = () => '!';
        };
      };
      define(iconv, { rot: codec, rot1: { type: 'rot', shift: 1 } });
    }
    assertSame((iconv) => iconv.encode('abc', 'rot-1'));
    assertSame((iconv) => iconv.decode(Buffer.from('bcd'), 'rot-1'));
    assert.equal(ours.decode(Buffer.from('bcd'), 'rot-1'), 'abc!');
  });
});

describe('members that a program replaces', () => {
  /** Calls everything that takes an encoding's name. @param {import('./peers.js').Iconv} iconv */
  const useAll = (iconv) => [
    iconv.encodingExists('mine'),
    iconv.encode('é', 'mine'),
    iconv.decode(Buffer.of(0xe9), 'mine'),
    iconv.getEncoder('mine').write('é'),
    iconv.getDecoder('mine').write(Buffer.of(0xe9)),
    iconv.encodeStream('mine').conv.write('é'),
    iconv.decodeStream('mine').conv.write(Buffer.of(0xe9)),
  ];

  for (const member of /** @type {const} */ (['_canonicalizeEncoding', 'getCodec'])) {
    test(member, () => {
      assertSame((iconv) => {
        const original = iconv[member];
        iconv[member] = /** @type {any} */ (
          (/** @type {string} */ name) => original(name === 'mine' ? 'latin1' : name)
        );
        try {
          return useAll(iconv);
        } finally {
          iconv[member] = /** @type {any} */ (original);
        }
      });
    });
  }

  test('getEncoder and getDecoder', () => {
    assertSame((iconv) => {
      const { getEncoder, getDecoder } = iconv;
      iconv.getEncoder = (_, options) => getEncoder('latin1', options);
      iconv.getDecoder = (_, options) => getDecoder('latin1', options);
      try {
        return [
          iconv.encode('é', 'mine'),
          iconv.decode(Buffer.of(0xe9), 'mine'),
          iconv.encodeStream('mine').conv.write('é'),
          iconv.decodeStream('mine').conv.write(Buffer.of(0xe9)),
        ];
      } finally {
        Object.assign(iconv, { getEncoder, getDecoder });
      }
    });
  });
});

test('it is there when everything on globalThis is replaced, and loads nothing until it is used', () => {
  const program = `
    const { Module, Instance } = WebAssembly;
    let made = 0;
    for (const name of ['Module', 'Instance']) {
      WebAssembly[name] = new Proxy(WebAssembly[name], { construct(...all) { made += 1; return Reflect.construct(...all); } });
    }
    const iconv = require('encoding-wasm/iconv-lite');
    iconv.decode(Buffer.from('616263e9', 'hex'), 'latin1');
    iconv.encode('abc', 'utf8');
    iconv.encodingExists('shift_jis');
    console.log(made);
    iconv.decode(Buffer.from('8365', 'hex'), 'shift_jis');
    console.log(made > 0);`;
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const args = ['--input-type=commonjs', '-e', program];
  assert.equal(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }), '0\ntrue\n');
});

describe('where there is no WebAssembly', () => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const PROGRAM = `
    const iconv = require('encoding-wasm/iconv-lite');
    const attempt = (action) => { try { return action(); } catch (error) { return error.message; } };
    console.log(JSON.stringify([
      iconv.encodingExists('sjis'),
      iconv.decode(iconv.encode('Привет', 'win1251'), 'win1251'),
      iconv.decode(Buffer.from('a', 'utf16le'), 'utf16'),
      attempt(() => iconv.decode(Buffer.of(0x83, 0x65), 'sjis')),
      attempt(() => iconv.encode('テ', 'sjis')),
    ]));`;

  /** @param {string} start @param {string[]} flags @returns {unknown[]} */
  const run = (start, flags = []) =>
    JSON.parse(execFileSync(process.execPath, [...flags, '-e', start + PROGRAM], { cwd, encoding: 'utf8' }));

  const refused = (/** @type {string} */ message) => `
    WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError(${JSON.stringify(message)}); } };`;

  const absent =
    'this host has no WebAssembly, which this call needs. Turn it on, or use another host; single-byte encodings work without it.';
  const onlyLater = 'WebAssembly.Compile is disallowed on the main thread, if the buffer size is larger than 8MB.';
  const forbidden = 'WebAssembly.Module(): Wasm code generation disallowed by embedder';

  for (const [how, start, flags, expected] of /** @type {[string, string, string[], string][]} */ ([
    ['--jitless', '', ['--jitless'], absent],
    ['without the global', 'delete globalThis.WebAssembly;', [], absent],
    [
      'a page whose thread compiles only asynchronously',
      refused(onlyLater),
      [],
      `this host compiles WebAssembly only asynchronously here; call it in a Worker (${onlyLater})`,
    ],
    [
      'a host that lets nobody compile',
      refused(forbidden),
      [],
      `this host doesn't let this code compile WebAssembly; single-byte encodings work without it (${forbidden})`,
    ],
  ])) {
    test(`${how}: single-byte encodings work, and others say what is missing`, () => {
      const error = `encoding-wasm: ${expected}`;
      const decoding = `${error.replace(/\.?$/, '.')} The host's own TextDecoder gets Shift_JIS wrong.`;
      assert.deepEqual(run(start, flags), [true, 'Привет', 'a', decoding, error]);
    });
  }
});
