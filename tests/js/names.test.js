// The names that people and other systems use for the encodings.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { encode, encodings, labelToName, resolveEncoding, TextDecoder } from 'encoding-wasm';
import { findSimilar, keyOf } from '../../js/encodings/encodings.js';

/** Names of several origins, and what they mean. */
const KNOWN = {
  'UTF-8': 'UTF8 utf utf_8 ISO-10646/UTF8/ cp65001 65001 utf8mb4 utf_8_sig u8 IBM-1208',
  IBM866: 'cp866 IBM-866 866 dos866',
  'ISO-8859-2': 'latin2 ISO8859_2 iso8859-2 28592',
  'ISO-8859-13': 'latin7 L7 iso-ir-179',
  'ISO-8859-15': 'latin9 Latin-9 iso8859_15 28605 ISO_8859-15:1998',
  'ISO-8859-16': 'latin10 ISO-8859-16 8859-16 ISO_8859-16:2001',
  'KOI8-R': 'koi8_r KOI8R cp20866 20866 cp878',
  'KOI8-U': 'koi8_u KOI8U cp21866',
  'windows-1251': 'win1251 cp1251 1251 WIN-1251 MS-CYRL Cp1251 windows1251 ms1251 ibm-5347',
  'windows-1252': 'latin latin1 Latin-1 csASCII cp1252 ISO8859_1 8859_1 28591 us-ascii 819',
  'windows-874': 'tis620 TIS-620 cp874 MS874 x-windows-874 ISO8859-11',
  macintosh: 'mac MacRoman mac_roman x-mac-roman 10000',
  GBK: 'cp936 936 windows-936 MS936 gb2312 EUC_CN euc-cn x-mswin-936',
  gb18030: 'GB18030 gb18030-2000 54936 GB18030:2022',
  Big5: 'cp950 950 MS950 big5-hkscs Big5_HKSCS BIG5-HKSCS:2004 BIG-FIVE big5_tw MS950_HKSCS',
  'EUC-JP': 'eucJP euc_jp ujis eucjpms eucJP-ms 51932 cp51932 20932',
  'ISO-2022-JP': 'iso2022jp ISO2022_JP csISO2022JP x-windows-iso2022jp jis 50220',
  Shift_JIS: 'cp932 932 sjis ms932 MS932 windows-31j shift_jis ShiftJIS SJIS-win IBM943 CP932',
  'EUC-KR': 'euckr euc_kr cp949 949 ms949 UHC x-windows-949 ks_c_5601-1987 51949',
  'x-mac-cyrillic': 'MS-MAC-CYRILLIC mac_cyrillic 10007',
  'UTF-16LE': 'utf16le utf16 u16 utf_16_le ucs2 UCS-2LE UnicodeLittle 1200',
  'UTF-16BE': 'utf16be utf_16_be UnicodeBig UCS-2BE 1201',
};

test('resolveEncoding knows the names of other systems', () => {
  for (const [name, others] of Object.entries(KNOWN)) {
    for (const other of others.split(' ')) assert.equal(resolveEncoding(other), name, other);
  }
});

test("resolveEncoding knows iconv's names", () => {
  const [, ...lines] = readFileSync(new URL('iconv-names.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  assert.ok(lines.length > 30);
  const wrong = lines.flatMap((line) => {
    const [encoding, ...names] = line.split(/:? /);
    assert.equal(labelToName(encoding), encoding);
    return names.filter((name) => resolveEncoding(name) !== encoding);
  });
  assert.deepEqual(wrong, []);
});

test('resolveEncoding takes the charset of a whole Content-Type', () => {
  for (const [header, name] of /** @type {[string, string | null][]} */ ([
    ['text/html; charset=gb2312', 'GBK'],
    ['text/html;charset="cp932"', 'Shift_JIS'],
    ["text/html; Charset = 'utf8' ; format=flowed", 'UTF-8'],
    ['text/plain; format=flowed; CHARSET=latin1', 'windows-1252'],
    ['text/plain; charset=koi8-r; charset=gbk', 'KOI8-R'],
    ['text/plain; name="a; charset=gbk"; charset=koi8-r', 'KOI8-R'],
    ['text/plain; name="a\\"; charset=gbk"; charset=koi8-r', 'KOI8-R'],
    ['multipart/mixed; boundary="charset=gbk', null],
    ['text/html', null],
    ['text/html; charset=', null],
    ['text/html; charset=none', null],
    ['text/html; charset="', null],
    ['text/html; x-charset=gbk', null],
  ])) {
    assert.equal(resolveEncoding(header), name, header);
  }
});

test('resolveEncoding knows every label, as labelToName does', () => {
  for (const { name, labels } of encodings) {
    for (const label of labels) {
      assert.equal(resolveEncoding(` ${label.toUpperCase()}\n`), labelToName(label), label);
      assert.equal(resolveEncoding(label), name);
    }
  }
});

test('names outside the standard give null', () => {
  for (const name of 'cp437 cp850 437 utf-7 utf-32 hz iso-2022-cn-3 johab euc-tw armscii-8 viscii cp037 latin99 100 8859 x'.split(
    ' ',
  )) {
    assert.equal(resolveEncoding(name), null, name);
    assert.throws(() => new TextDecoder(name), {
      name: 'RangeError',
      message: /is invalid\.( 'encoding-wasm\/iconv-lite' has this encoding\.)?$/,
    });
  }
  for (const name of ['', ' ', '-', 'é', '日本語', 'constructor', '__proto__', 'toString']) {
    assert.equal(resolveEncoding(name), null, name);
    assert.throws(() => new TextDecoder(name), RangeError);
  }
  assert.equal(resolveEncoding(/** @type {any} */ (932)), 'Shift_JIS');
  assert.throws(() => resolveEncoding(/** @type {any} */ (Symbol('a'))), TypeError);
});

test('errors suggest the result of resolveEncoding if that needs no table', () => {
  for (const name of 'cp932 cp936 cp949 cp950 win1251 euckr utf16le latin9 ISO8859_2 UTF16 8859-1'.split(' ')) {
    const suggestion = `Did you mean '${resolveEncoding(name)}'?`;
    assert.throws(
      () => new TextDecoder(name),
      (error) => error instanceof RangeError && error.message.endsWith(suggestion),
    );
    assert.throws(
      () => encode('', name),
      (/** @type {any} */ error) => error.message.endsWith(suggestion),
    );
  }
});

test("the table only has names that aren't labels, and none twice", () => {
  const source = readFileSync(new URL('../../js/encodings/resolve-encoding.js', import.meta.url), 'utf8');
  const lines = [...source.matchAll(/^ {2}'([^']*)', \/\/ (.*)$/gm)];
  const names = encodings.map(({ name }) => name);
  assert.deepEqual(
    lines.map(([, , name]) => name),
    names.slice(0, lines.length),
  );
  const seen = new Set();
  for (const [, keys, name] of lines) {
    if (name === 'replacement') continue;
    for (const key of keys.split(' ')) {
      assert.equal(keyOf(key), key);
      assert.equal(findSimilar(key), undefined, key);
      assert.ok(!seen.has(key), key);
      seen.add(key);
    }
  }
  assert.ok(seen.size > 100);
});

test('no two encodings have labels that only differ in punctuation', () => {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const { name, labels } of encodings) {
    for (const label of labels) {
      const key = keyOf(label);
      assert.equal(names.get(key) ?? name, name, label);
      names.set(key, name);
    }
  }
});
