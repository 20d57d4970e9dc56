// The URL Standard's percent-encode after encoding, and RFC 2781.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { decodeUTF16, encodeUTF16, percentEncodeAfterEncoding, TextDecoder } from 'encoding-wasm';
import { bytes } from './vectors.js';

describe('percentEncodeAfterEncoding', () => {
  const form = 'application/x-www-form-urlencoded';

  test('the examples of the URL Standard', () => {
    for (const [label, input, set, output] of /** @type {[string, string, any, string][]} */ ([
      ['Shift_JIS', ' ', 'special-query', '%20'],
      ['Shift_JIS', '≡', 'special-query', '%81%DF'],
      ['Shift_JIS', '‽', 'special-query', '%26%238253%3B'],
      ['ISO-2022-JP', '¥', 'special-query', '%1B(J\\%1B(B'],
      ['Shift_JIS', '1+1 ≡ 2%20‽', form, '1%2B1+%81%DF+2%2520%26%238253%3B'],
      ['UTF-8', '≡', 'userinfo', '%E2%89%A1'],
      ['UTF-8', '‽', 'userinfo', '%E2%80%BD'],
      ['UTF-8', 'Say what‽', 'userinfo', 'Say%20what%E2%80%BD'],
    ])) {
      assert.equal(percentEncodeAfterEncoding(label, input, set), output);
    }
  });

  test('all sets, over ASCII', () => {
    const ascii = Array.from({ length: 0x80 }, (_, i) => String.fromCharCode(i));
    /** @type {[any, string][]} */
    const encoded = [
      ['C0 control', ''],
      ['fragment', ' "<>`'],
      ['query', ' "#<>'],
      ['special-query', ' "#\'<>'],
      ['path', ' "#<>?^`{}'],
      ['userinfo', ' "#/:;<=>?@[\\]^`{|}'],
      ['component', ' "#$%&+,/:;<=>?@[\\]^`{|}'],
    ];
    for (const [set, characters] of encoded) {
      for (const character of ascii) {
        const isEncoded = character < ' ' || character === '\x7F' || characters.includes(character);
        const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
        assert.equal(percentEncodeAfterEncoding('utf-8', character, set), isEncoded ? `%${hex}` : character, set);
      }
    }
    for (const character of ascii) {
      const text = percentEncodeAfterEncoding('utf-8', character, form);
      assert.equal(text, new URLSearchParams([[character, '']]).toString().slice(0, -1));
      if (character < ' ' || character === '\x7F') continue;
      assert.equal(percentEncodeAfterEncoding('utf-8', character, 'component'), encodeURIComponent(character));
    }
  });

  test('a space as plus', () => {
    assert.equal(percentEncodeAfterEncoding('utf-8', 'a b', 'query', { spaceAsPlus: true }), 'a+b');
    assert.equal(percentEncodeAfterEncoding('utf-8', 'a b', form, { spaceAsPlus: false }), 'a%20b');
  });

  test('one encoder across errors, with ISO-2022-JP in either state', () => {
    const query = (/** @type {string} */ text) => percentEncodeAfterEncoding('iso-2022-jp', text, 'query');
    assert.equal(query('¥☃¥'), '%1B(J\\%26%239731%3B\\%1B(B');
    assert.equal(query('あ☃い'), '%1B$B$%22%1B(B%26%239731%3B%1B$B$$%1B(B');
    assert.equal(query('¥\x1B~'), '%1B(J\\%26%2365533%3B%1B(B~');
    assert.equal(query('☃☃'), '%26%239731%3B%26%239731%3B');
  });

  test('wrong arguments', () => {
    assert.throws(
      () => percentEncodeAfterEncoding('utf-16', '', 'query'),
      /^RangeError: .*UTF-16LE has no encoder.*getOutputEncoding/u,
    );
    assert.throws(() => percentEncodeAfterEncoding('latin-1', '', 'query'), RangeError);
    assert.throws(
      () => percentEncodeAfterEncoding('utf-8', '', /** @type {any} */ ('Query')),
      /^TypeError: .*: The argument 'percentEncodeSet' can't be 'Query'; use one of 'C0 control', 'fragment', /,
    );
  });

  test('long strings', () => {
    const text = 'é☃'.repeat(100_000);
    assert.equal(percentEncodeAfterEncoding('latin1', text, 'query'), '%E9%26%239731%3B'.repeat(100_000));
    const errors = '☃'.repeat(300_000);
    assert.equal(percentEncodeAfterEncoding('latin1', errors, 'query'), '%26%239731%3B'.repeat(300_000));
  });
});

describe('RFC 2781', () => {
  // Section 5: U+12345, then "=Ra"
  const text = '\u{12345}=Ra';
  const bigEndian = bytes('\xD8\x08\xDF\x45\x00\x3D\x00\x52\x00\x61');
  const littleEndian = bytes('\x08\xD8\x45\xDF\x3D\x00\x52\x00\x61\x00');

  test('its examples', () => {
    assert.equal(decodeUTF16(bigEndian, 'UTF-16BE'), text);
    assert.equal(decodeUTF16(littleEndian, 'UTF-16LE'), text);
    assert.equal(decodeUTF16(Buffer.concat([bytes('\xFE\xFF'), bigEndian]), 'UTF-16'), text);
    assert.equal(decodeUTF16(Buffer.concat([bytes('\xFF\xFE'), littleEndian]), 'UTF-16'), text);
    assert.deepEqual(encodeUTF16(text, 'UTF-16BE'), bigEndian);
    assert.deepEqual(encodeUTF16(text, 'UTF-16LE'), littleEndian);
    assert.deepEqual(encodeUTF16(text), new Uint8Array(Buffer.concat([bytes('\xFE\xFF'), bigEndian])));
    const little = encodeUTF16(text, 'utf-16', { bigEndian: false });
    assert.deepEqual(little, new Uint8Array(Buffer.concat([bytes('\xFF\xFE'), littleEndian])));
  });

  test('UTF-16 without a byte order mark is big-endian', () => {
    assert.equal(decodeUTF16(bigEndian, 'UTF-16'), text);
    assert.equal(decodeUTF16(bytes('')), '');
    // The Encoding Standard differs.
    assert.equal(new TextDecoder('utf-16').decode(littleEndian), text);
  });

  test('under an explicit label U+FEFF is text, and its swapped form malformed', () => {
    assert.equal(decodeUTF16(bytes('\xFE\xFF\0a'), 'UTF-16BE'), '\uFEFFa');
    assert.equal(decodeUTF16(bytes('\xFF\xFEa\0'), 'UTF-16LE'), '\uFEFFa');
    assert.equal(decodeUTF16(bytes('\xFF\xFE\0a'), 'UTF-16BE'), '\uFFFDa');
    assert.equal(decodeUTF16(bytes('\xFE\xFFa\0'), 'UTF-16LE'), '\uFFFDa');
    for (const [input, label] of [
      ['\xFF\xFE\0a', 'UTF-16BE'],
      ['\xFE\xFFa\0', 'UTF-16LE'],
    ]) {
      assert.throws(() => decodeUTF16(bytes(input), label, { fatal: true }), /^TypeError: .*2 bytes at offset 0/);
    }
    assert.deepEqual(encodeUTF16('\uFEFFa', 'UTF-16LE'), bytes('\xFF\xFEa\0'));
    assert.deepEqual(encodeUTF16('\uFEFF', 'UTF-16'), bytes('\xFE\xFF\xFE\xFF'));
  });

  test('lone surrogates', () => {
    assert.deepEqual(encodeUTF16('\uD83D\uD83D\uDCA9\uDCA9', 'UTF-16BE'), bytes('\xFF\xFD\xD8\x3D\xDC\xA9\xFF\xFD'));
    assert.equal(decodeUTF16(bytes('\xD8\x3D\0a\xDC\xA9')), '\uFFFDa\uFFFD');
    assert.throws(() => decodeUTF16(bytes('\xFE\xFF\0a\xD8\x3D'), 'UTF-16', { fatal: true }), /offset 4/);
    assert.throws(() => decodeUTF16(bytes('\0'), 'UTF-16', { fatal: true }), TypeError);
  });

  test('wrong arguments', () => {
    for (const label of ['utf-8', 'UTF16', ' UTF-16', 'unicode']) {
      assert.throws(() => encodeUTF16('', label), /^RangeError: .*isn't one of 'UTF-16'/);
      assert.throws(() => decodeUTF16(bytes(''), label), RangeError);
    }
    assert.throws(() => encodeUTF16('', 'UTF-16LE', { bigEndian: true }), /^RangeError: .*is little-endian/);
    assert.deepEqual(encodeUTF16('a', 'UTF-16LE', { bigEndian: false }), bytes('a\0'));
    assert.throws(() => decodeUTF16(/** @type {any} */ ('a')), TypeError);
    assert.throws(() => /** @type {any} */ (encodeUTF16)(), /^TypeError: .*1 argument required/);
  });
});
