// Finding a document's encoding. tests/sniffing.rs tests every step of the algorithms.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  AutoDecoderStream,
  decodeAuto,
  detectEncoding,
  encode,
  encodings,
  localeDefaultEncoding,
  sniffHTMLEncoding,
  sniffXMLEncoding,
  TranscoderStream,
} from 'encoding-wasm';
import { bytes, VECTORS } from './vectors.js';

const RUSSIAN = 'Съешь ещё этих мягких французских булок, да выпей чаю. Широкая электрификация южных губерний.';
const russian = encode(RUSSIAN, 'windows-1251');

/** @param {WritableStream} writable @param {Uint8Array[]} chunks */
async function write(writable, chunks) {
  const writer = writable.getWriter();
  for (const chunk of chunks) await writer.write(chunk);
  await writer.close();
}

describe('sniffHTMLEncoding', () => {
  /**
   * The sources in the standard's order, each with what makes it decide.
   * @type {[source: string, encoding: string, confidence: string, prefix: string, options: object][]}
   */
  const SOURCES = [
    ['BOM', 'UTF-8', 'certain', '\xEF\xBB\xBF', {}],
    ['user', 'GBK', 'certain', '', { userOverride: 'gbk' }],
    ['transport', 'Big5', 'certain', '', { transportLayerEncodingLabel: 'big5' }],
    ['meta', 'EUC-KR', 'tentative', '<meta charset=euc-kr>', {}],
    ['parent', 'EUC-JP', 'tentative', '', { parentEncoding: 'euc-jp' }],
    ['likely', 'KOI8-R', 'tentative', '', { likelyEncoding: 'koi8-r' }],
    ['detection', 'windows-1251', 'tentative', String.fromCharCode(...russian), { detect: true }],
    ['locale', 'windows-874', 'tentative', '', { locale: 'th' }],
    ['default', 'IBM866', 'tentative', '', { defaultEncoding: 'ibm866' }],
  ];

  test('each source', () => {
    for (const [source, encoding, confidence, prefix, options] of SOURCES) {
      assert.deepEqual(sniffHTMLEncoding(bytes(`${prefix}text`), options), { encoding, confidence, source });
    }
    const nothing = { encoding: 'windows-1252', confidence: 'tentative', source: 'default' };
    assert.deepEqual(sniffHTMLEncoding(new ArrayBuffer(0)), nothing);
    assert.deepEqual(sniffHTMLEncoding(bytes('text'), null), nothing);
  });

  test('of any two sources, the first decides', () => {
    for (const [i, [source, encoding, , prefix, options]] of SOURCES.entries()) {
      for (const [other, , , otherPrefix, otherOptions] of SOURCES.slice(i + 1)) {
        const result = sniffHTMLEncoding(bytes(prefix + otherPrefix), { ...otherOptions, ...options });
        assert.deepEqual([result.source, result.encoding], [source, encoding], `${source} and ${other}`);
      }
    }
  });

  test('of three sources, with an XML declaration in place of a meta', () => {
    const declaration = bytes("<?xml encoding='gb18030'?>");
    assert.deepEqual(sniffHTMLEncoding(declaration, { parentEncoding: 'gbk' }), {
      encoding: 'gb18030',
      confidence: 'tentative',
      source: 'xml-declaration',
    });
    assert.equal(sniffHTMLEncoding(declaration, { transportLayerEncodingLabel: 'gbk' }).source, 'transport');
  });

  test('a string has no encoding', () => {
    assert.deepEqual(sniffHTMLEncoding('<meta charset=gbk>', { userOverride: 'big5' }), {
      encoding: 'UTF-8',
      confidence: 'irrelevant',
      source: 'string',
    });
    assert.throws(() => sniffHTMLEncoding('', { userOverride: 'latin-1' }), RangeError);
  });

  test('unknown labels', () => {
    for (const option of ['userOverride', 'parentEncoding', 'likelyEncoding', 'defaultEncoding']) {
      assert.throws(() => sniffHTMLEncoding(bytes(''), { [option]: 'latin-1' }), {
        name: 'RangeError',
        message:
          "Failed to execute 'sniffHTMLEncoding': The encoding label provided ('latin-1') is invalid. Did you mean 'windows-1252'?",
      });
      for (const nothing of [null, undefined]) {
        assert.equal(sniffHTMLEncoding(bytes(''), { [option]: nothing }).source, 'default');
      }
    }
    for (const label of ['latin-1', '', null, undefined]) {
      assert.equal(sniffHTMLEncoding(bytes(''), { transportLayerEncodingLabel: label }).source, 'default');
    }
    assert.equal(sniffHTMLEncoding(bytes(''), { transportLayerEncodingLabel: ' SJIS ' }).encoding, 'Shift_JIS');
  });

  test('a whole Content-Type', () => {
    for (const [header, encoding, source] of [
      ['text/html; charset=gb2312', 'GBK', 'transport'],
      ['text/html;charset="EUC-JP"; x=y', 'EUC-JP', 'transport'],
      ['text/html', 'windows-1252', 'default'],
      ['text/html; charset=cp932', 'windows-1252', 'default'],
      ['text/html; x="; charset=gbk"', 'windows-1252', 'default'],
    ]) {
      const transport = { transportLayerEncodingLabel: header };
      assert.deepEqual(
        [sniffHTMLEncoding(bytes('a'), transport).encoding, sniffHTMLEncoding(bytes('a'), transport).source],
        [encoding, source],
      );
      const xml = source === 'transport' ? [encoding, source] : ['UTF-8', 'default'];
      const { encoding: found, source: from } = sniffXMLEncoding(bytes('a'), transport);
      assert.deepEqual([found, from], xml, header);
      const { encoding: decoded } = decodeAuto(bytes('a'), { sniff: 'html', ...transport });
      assert.equal(decoded, encoding, header);
    }
  });

  test('UTF-16 is ignored from a parent, accepted from the transport layer, and UTF-8 from a meta', () => {
    assert.equal(sniffHTMLEncoding(bytes(''), { parentEncoding: 'utf-16be' }).source, 'default');
    assert.equal(sniffHTMLEncoding(bytes(''), { transportLayerEncodingLabel: 'utf-16' }).encoding, 'UTF-16LE');
    assert.equal(sniffHTMLEncoding(bytes('<meta charset=utf-16>')).encoding, 'UTF-8');
  });

  test('maxPrescanBytes', () => {
    const meta = '<meta charset=gbk>';
    const document = bytes(`${' '.repeat(1024 - meta.length)}${meta} `);
    const source = (/** @type {Uint8Array} */ input, /** @type {any} */ maxPrescanBytes = undefined) =>
      sniffHTMLEncoding(input, { maxPrescanBytes }).source;
    assert.equal(source(document), 'meta');
    for (const enough of [1024, 1024.9, '1024', 1e9, Infinity]) assert.equal(source(document, enough), 'meta');
    for (const few of [1023, 0]) assert.equal(source(document, few), 'default');
    const longer = bytes(` ${String.fromCharCode(...document)}`);
    assert.equal(source(longer), 'default');
    assert.equal(source(longer, 1025), 'meta');
    assert.equal(source(bytes('\xEF\xBB\xBF'), 0), 'BOM');
    const long = bytes(`${' '.repeat(200_000)}${meta}`);
    assert.equal(source(long, 300_000), 'meta');
    for (const wrong of [-1, Number.NaN, 'many', {}]) {
      assert.throws(() => source(document, wrong), {
        name: 'TypeError',
        message: `Failed to execute 'sniffHTMLEncoding': The option 'maxPrescanBytes' must be a number of bytes, not '${wrong}'.`,
      });
    }
  });

  test('detection: its options, with the locale as a hint', () => {
    const sniff = (/** @type {any} */ detect) => sniffHTMLEncoding(russian, { detect, locale: 'th' });
    for (const on of [true, {}, { candidates: ['windows-1251', 'big5'] }]) {
      assert.deepEqual(sniff(on), { encoding: 'windows-1251', confidence: 'tentative', source: 'detection' });
    }
    for (const off of [false, undefined, null]) assert.equal(sniff(off).source, 'locale');
    assert.equal(sniff({ candidates: ['koi8-r'] }).encoding, 'KOI8-R');
    assert.equal(sniff({ maxBytes: 0 }).source, 'locale');
    assert.throws(() => sniff('yes'), /^TypeError: .*option 'detect'/);
    assert.throws(() => sniff({ candidates: ['latin-1'] }), RangeError);
  });

  test('invalid input', () => {
    for (const wrong of [undefined, null, 1, {}, [60, 62]]) {
      assert.throws(() => sniffHTMLEncoding(/** @type {any} */ (wrong)), /^TypeError: .*'sniffHTMLEncoding'/);
      assert.throws(() => sniffXMLEncoding(/** @type {any} */ (wrong)), /^TypeError: .*'sniffXMLEncoding'/);
      assert.throws(() => detectEncoding(/** @type {any} */ (wrong)), /^TypeError: .*'detectEncoding'/);
    }
    assert.throws(() => sniffHTMLEncoding(bytes(''), /** @type {any} */ ('gbk')), TypeError);
    assert.throws(() => sniffXMLEncoding(/** @type {any} */ ('<?xml?>')), TypeError);
  });

  test('any buffer source', () => {
    const document = bytes('xx<meta charset=gbk>');
    const shared = new Uint8Array(new SharedArrayBuffer(document.length));
    shared.set(document);
    for (const source of [document.buffer, new DataView(document.buffer, 2), Buffer.from(document), shared.buffer]) {
      assert.equal(sniffHTMLEncoding(source).encoding, 'GBK');
    }
    assert.equal(sniffHTMLEncoding(document.subarray(0, 19)).source, 'default');
  });
});

describe('sniffXMLEncoding', () => {
  test('the sources and their order', () => {
    const declaration = "<?xml version='1.0' encoding='gbk'?>";
    const transport = { transportLayerEncodingLabel: 'big5' };
    const sniff = (/** @type {string} */ input, /** @type {object} */ options = {}) =>
      Object.values(sniffXMLEncoding(bytes(input), options));
    assert.deepEqual(sniff(`\xEF\xBB\xBF${declaration}`, transport), ['UTF-8', 'certain', 'BOM']);
    assert.deepEqual(sniff('\xEF\xBB\xBF'), ['UTF-8', 'certain', 'BOM']);
    assert.deepEqual(sniff(declaration, transport), ['Big5', 'certain', 'transport']);
    assert.deepEqual(sniff(declaration), ['GBK', 'certain', 'xml-declaration']);
    assert.deepEqual(sniff(''), ['UTF-8', 'tentative', 'default']);
    assert.deepEqual(sniff('', { transportLayerEncodingLabel: 'x' }), ['UTF-8', 'tentative', 'default']);
    assert.deepEqual(sniff(declaration, { maxPrescanBytes: 20 }), ['UTF-8', 'tentative', 'default']);
    assert.deepEqual(sniff('\0<\0?\0x\0m\0l'), ['UTF-16BE', 'certain', 'xml-declaration']);
    assert.deepEqual(sniff('<\0?\0x\0m\0l\0'), ['UTF-16LE', 'certain', 'xml-declaration']);
  });
});

test('localeDefaultEncoding', () => {
  for (const [locale, encoding] of [
    ['ru', 'windows-1251'],
    ['JA-jp', 'Shift_JIS'],
    ['zh-Hant', 'Big5'],
    ['zh-TW', 'Big5'],
    ['zh-HK', 'Big5'],
    ['zh-Hans', 'GBK'],
    ['zh-CN', 'GBK'],
    ['zh', 'windows-1252'],
    ['en', 'windows-1252'],
    ['', 'windows-1252'],
    // The last eight bits of these code units are ASCII letters.
    ['\u0172\u0175', 'windows-1252'],
    ['ｊａ', 'windows-1252'],
  ]) {
    assert.equal(localeDefaultEncoding(locale), encoding);
  }
  assert.throws(() => localeDefaultEncoding(/** @type {any} */ (Symbol('ja'))), TypeError);
});

describe('detectEncoding', () => {
  test('an encoding, a score and ranked candidates', () => {
    const { encoding, score, candidates, isASCII } = detectEncoding(russian);
    assert.deepEqual([encoding, isASCII], ['windows-1251', false]);
    assert.ok(score > 0 && score <= 1);
    assert.deepEqual(candidates[0], { encoding, score });
    const names = encodings.map(({ name }) => name);
    for (const [i, candidate] of candidates.entries()) {
      assert.ok(names.includes(String(candidate.encoding)));
      assert.ok(candidate.score >= 0 && candidate.score <= (candidates[i - 1]?.score ?? 1));
    }
  });

  test('candidates', () => {
    assert.equal(
      detectEncoding(russian, { candidates: ['koi8-r', 'ibm866'] }).encoding?.match(/KOI8-R|IBM866/)?.length,
      1,
    );
    const set = new Set(['cp1251', 'big5']);
    assert.equal(detectEncoding(russian, { candidates: set }).encoding, 'windows-1251');
    assert.equal(detectEncoding(bytes('\xFF\xFF\xFF'), { candidates: ['utf-8'] }).encoding, null);
    assert.throws(() => detectEncoding(russian, { candidates: ['latin-1'] }), RangeError);
    for (const wrong of ['koi8-r', 5]) {
      assert.throws(() => detectEncoding(russian, { candidates: /** @type {any} */ (wrong) }), {
        name: 'TypeError',
        message:
          "Failed to execute 'detectEncoding': The option 'candidates' must be a list of labels, such as ['gbk', 'big5'].",
      });
    }
  });

  test('allowUTF8', () => {
    const utf8 = new Uint8Array(Buffer.from(RUSSIAN));
    assert.equal(detectEncoding(utf8).encoding, 'UTF-8');
    assert.notEqual(detectEncoding(utf8, { allowUTF8: false }).encoding, 'UTF-8');
  });

  test('kinds', () => {
    const kind = (/** @type {Uint8Array} */ input, /** @type {any} */ options = undefined) => {
      const { encoding, kind, isASCII, score } = detectEncoding(input, options);
      assert.equal(isASCII, kind === 'ASCII' || kind === 'empty');
      assert.equal(encoding === null, ['binary', 'unknown', 'UTF-32'].includes(kind));
      assert.equal(score > 0, encoding !== null);
      if (isASCII) assert.equal(score, 1);
      return kind;
    };
    assert.equal(kind(russian), 'text');
    assert.equal(kind(bytes('plain text')), 'ASCII');
    assert.equal(kind(bytes('')), 'empty');
    for (const candidates of [['euc-jp', 'shift_jis'], ['koi8-r', 'utf-8'], ['gbk']]) {
      assert.equal(kind(bytes('plain text'), { candidates }), 'ASCII');
      assert.equal(kind(bytes(''), { candidates }), 'empty');
    }
    assert.equal(kind(bytes('SQLite format 3\0\x10\0\x01\x01\0\x40\x20\x20\0\0\0\x0C\x9B')), 'binary');
    assert.equal(kind(bytes('Gr\x81\xE1e aus M\x81nchen und sch\x94ne Gr\x81\xE1e aus K\x94ln')), 'unknown');
    assert.equal(kind(bytes('\xFF\xFF\xFF'), { candidates: ['utf-8'] }), 'unknown');
    for (const utf32 of ['\xFF\xFE\0\0G\0\0\0', '\0\0\xFE\xFF\0\0\0G']) assert.equal(kind(bytes(utf32)), 'UTF-32');
  });

  test('automatic decoding has the same kinds', async () => {
    const utf32 = bytes('\xFF\xFE\0\0G\0\0\0r\0\0\0');
    for (const input of [russian, bytes('plain text'), bytes(''), bytes('\x01\x02\xE9'.repeat(9)), utf32]) {
      const { kind } = detectEncoding(input);
      assert.equal(decodeAuto(input).kind, kind);
      assert.equal(decodeAuto(input, { sniff: 'html', detect: true }).kind, kind === 'UTF-32' ? null : kind);
      for (const stream of [new AutoDecoderStream(), new TranscoderStream({ from: 'auto' })]) {
        assert.equal(stream.kind, null);
        const written = write(stream.writable, [input.subarray(0, 3), input.subarray(3)]);
        for await (const _ of /** @type {any} */ (stream.readable));
        await written;
        assert.equal(stream.kind, kind);
      }
    }
    assert.equal(decodeAuto(bytes('\xEF\xBB\xBFa')).kind, 'text');
    assert.equal(decodeAuto(bytes('<meta charset=gbk>'), { sniff: 'html' }).kind, null);
    assert.equal(decodeAuto(bytes('a'), { sniff: 'xml' }).kind, null);
  });

  test('a page that prints an escape sequence stays as it is', () => {
    const page = "<script>const path = 'C:\\new', clear = '\x1B(J', wide = '\x1B$B';</script>";
    assert.deepEqual([decodeAuto(bytes(page)).text, decodeAuto(bytes(page)).kind], [page, 'ASCII']);
  });

  test('encodings that give the same text share its score', () => {
    const { encoding, score, candidates } = detectEncoding(encode(RUSSIAN, 'koi8-r'));
    assert.equal(encoding, 'KOI8-R');
    assert.ok(score > 0.8);
    assert.equal(candidates.find((candidate) => candidate.encoding === 'KOI8-U')?.score, score);
  });

  test('ASCII says nothing', () => {
    assert.equal(detectEncoding(bytes('plain text')).isASCII, true);
    assert.equal(detectEncoding(bytes('')).isASCII, true);
  });

  test('maxBytes: no more are read, and a sequence that is split there is not an error', () => {
    const utf8 = Buffer.concat([Buffer.from('é'.repeat(100)), Buffer.alloc(100_000, 0xff)]);
    for (const maxBytes of [100, 101, 199, 200]) assert.equal(detectEncoding(utf8, { maxBytes }).encoding, 'UTF-8');
    assert.notEqual(detectEncoding(utf8, { maxBytes: 1000 }).encoding, 'UTF-8');
    assert.notEqual(detectEncoding(utf8).encoding, 'UTF-8');
    assert.equal(detectEncoding(utf8, { maxBytes: 0 }).isASCII, true);
  });

  test('input longer than a block is one text', () => {
    const long = new Uint8Array(Buffer.from('漢字 '.repeat(20_000)));
    assert.equal(detectEncoding(long).encoding, 'UTF-8');
    // The next call starts without its state.
    assert.equal(detectEncoding(bytes('plain text')).isASCII, true);
  });

  test('every input has an answer', () => {
    for (const vector of VECTORS) {
      for (const input of [vector, vector.subarray(1), vector.subarray(0, -1)]) {
        const { encoding, score } = detectEncoding(input);
        assert.ok(encoding === null || encodings.some(({ name }) => name === encoding));
        assert.ok(score >= 0 && score <= 1);
        assert.ok(sniffHTMLEncoding(input, { detect: true }).encoding);
        assert.ok(sniffXMLEncoding(input).encoding);
      }
    }
  });
});
