// AutoDecoderStream, and TranscoderStream and transcode with `from: 'auto'`.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  AutoDecoderStream,
  decodeAuto,
  detectEncoding,
  encode,
  encodeUTF16,
  encodings,
  TextDecoder,
  TranscoderStream,
  transcode,
} from 'encoding-wasm';
import { bytes } from './vectors.js';

/** @typedef {ConstructorParameters<typeof AutoDecoderStream>[0]} Options */

const RUSSIAN = 'Съешь ещё этих мягких французских булок, да выпей чаю. ';
const JAPANESE = '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。';
const CHINESE = '我冒了严寒，回到相隔二千余里，别了二十余年的故乡去。';
const KOREAN = '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. ';

/** @param {{ writable: WritableStream, readable: ReadableStream }} stream @param {Uint8Array[]} chunks */
async function pipe(stream, chunks) {
  const source = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const results = [];
  for await (const result of /** @type {any} */ (source.pipeThrough(stream))) results.push(result);
  return results;
}

/** @param {Uint8Array[]} parts */
const joined = (...parts) => new Uint8Array(Buffer.concat(parts));

/** Decodes chunks, to the text and the decision. @param {Uint8Array[]} chunks @param {Options} [options] */
async function decode(chunks, options) {
  const stream = new AutoDecoderStream(options);
  const text = (await pipe(stream, chunks)).join('');
  return [text, stream.encoding, stream.confidence, stream.source];
}

/** @param {Uint8Array} whole @param {number} size */
function split(whole, size) {
  return Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.subarray(i * size, (i + 1) * size));
}

/** @type {[name: string, input: Uint8Array, options: Options, encoding: string, confidence: string, source: string][]} */
const CASES = [
  ['BOM', bytes('\xFF\xFEa\0'), {}, 'UTF-16LE', 'certain', 'BOM'],
  ['detection', encode(RUSSIAN.repeat(50), 'koi8-r'), {}, 'KOI8-R', 'tentative', 'detection'],
  ['detection of two bytes each', encode(KOREAN.repeat(50), 'euc-kr'), {}, 'EUC-KR', 'tentative', 'detection'],
  ['nothing but ASCII', bytes('text'), { defaultEncoding: 'gbk' }, 'GBK', 'tentative', 'default'],
  ['no bytes', bytes(''), { defaultEncoding: 'gbk' }, 'GBK', 'tentative', 'default'],
  ['HTML: meta', bytes('<meta charset=big5>\xA4\xA4'), { sniff: 'html' }, 'Big5', 'tentative', 'meta'],
  [
    'HTML: transport',
    bytes('<meta charset=big5>\xB0\xA1'),
    { sniff: 'html', transportLayerEncodingLabel: 'gbk' },
    'GBK',
    'certain',
    'transport',
  ],
  [
    'HTML: detection far behind',
    new Uint8Array([...bytes(' '.repeat(5000)), ...encode(RUSSIAN, 'windows-1251')]),
    { sniff: 'html', detect: true },
    'windows-1251',
    'tentative',
    'detection',
  ],
  [
    'HTML: a meta that comes too late',
    bytes(`${' '.repeat(1024)}<meta charset=big5>\xE9`),
    { sniff: 'html' },
    'windows-1252',
    'tentative',
    'default',
  ],
  ['HTML: replacement', bytes('<meta charset=iso-2022-kr>'), { sniff: 'html' }, 'replacement', 'tentative', 'meta'],
  [
    'XML',
    bytes("<?xml version='1.0' encoding='euc-jp'?><\xA4\xA2/>"),
    { sniff: 'xml' },
    'EUC-JP',
    'certain',
    'xml-declaration',
  ],
];

/** @param {Uint8Array} input @param {string} encoding */
function expectedText(input, encoding) {
  return encoding === 'replacement' ? '\uFFFD' : new TextDecoder(encoding).decode(input);
}

describe('AutoDecoderStream', () => {
  test('however it is split: the same decision, and the text of that encoding', async () => {
    for (const [name, input, options, encoding, confidence, source] of CASES) {
      const expected = [expectedText(input, encoding), encoding, confidence, source];
      for (const size of [1, 2, 3, 7, 1023, 1024, 1025, 100_000]) {
        assert.deepEqual(await decode(split(input, size), options), expected, `${name}, by ${size}`);
      }
      assert.deepEqual(await decode([bytes(''), input, bytes('')], options), expected, name);
    }
  });

  test('nothing is known or passed on before there are enough bytes', async () => {
    const stream = new AutoDecoderStream({ sniff: 'html' });
    const known = () => [stream.encoding, stream.confidence, stream.source];
    const writer = stream.writable.getWriter();
    const reader = stream.readable.getReader();
    const first = reader.read();
    await writer.write(bytes('<meta charset=gbk>'));
    await writer.write(bytes(' '.repeat(1005)));
    assert.deepEqual(known(), [null, null, null]);
    const last = writer.write(bytes('x'));
    const { value } = await first;
    await last;
    assert.deepEqual(known(), ['GBK', 'tentative', 'meta']);
    assert.equal(value, `<meta charset=gbk>${' '.repeat(1005)}x`);
    // Later chunks don't wait.
    const second = reader.read();
    await writer.write(bytes('\xB0\xA1'));
    assert.deepEqual(await second, { value: '啊', done: false });
  });

  test('sources before a declaration only hold as many bytes as a byte order mark', async () => {
    for (const options of [
      { sniff: 'html', userOverride: 'gbk' },
      { sniff: 'html', transportLayerEncodingLabel: 'gbk', detect: true },
      { sniff: 'xml', transportLayerEncodingLabel: 'gbk', maxPrescanBytes: 5000 },
    ]) {
      const decoder = new AutoDecoderStream(/** @type {Options} */ (options));
      const transcoder = new TranscoderStream({ .../** @type {Options} */ (options), from: 'auto', to: 'utf-16le' });
      for (const stream of [decoder, transcoder]) {
        const reader = /** @type {ReadableStream} */ (stream.readable).getReader();
        const writer = stream.writable.getWriter();
        const first = reader.read();
        await writer.write(bytes('<a'));
        assert.equal(stream.encoding, null);
        const second = writer.write(bytes('>'));
        const { value } = await first;
        await second;
        assert.equal(typeof value === 'string' ? value : Buffer.from(value).toString('utf16le'), '<a>');
        assert.equal(stream.encoding, 'GBK');
      }
    }
  });

  test("prefixBytes: later bytes don't matter", async () => {
    const cut = bytes(`${' '.repeat(10)}<meta charset=gbk>`);
    assert.equal((await decode([cut], { sniff: 'html', prefixBytes: 27 }))[3], 'default');
    assert.equal((await decode([cut], { sniff: 'html', prefixBytes: 28 }))[3], 'meta');
    assert.equal((await decode([cut], { sniff: 'html', prefixBytes: 0 }))[3], 'default');
    // For detection, bytes are counted from the first one that isn't ASCII.
    const late = joined(bytes('text '.repeat(100)), encode(RUSSIAN, 'koi8-r'), encode(JAPANESE.repeat(9), 'shift_jis'));
    for (const size of [1, 100, 10_000]) {
      assert.equal((await decode(split(late, size), { prefixBytes: RUSSIAN.length }))[1], 'KOI8-R');
      // More follows, and nothing shows the encoding, which is usually UTF-8 then.
      assert.deepEqual((await decode(split(late, size), { prefixBytes: 0 })).slice(1), [
        'UTF-8',
        'tentative',
        'default',
      ]);
    }
    assert.throws(
      () => new AutoDecoderStream({ prefixBytes: -1 }),
      /^TypeError: .*: The option 'prefixBytes' must be /,
    );
  });

  test('a character that is cut at the end of the prefix is not an error', async () => {
    const input = new Uint8Array(Buffer.from('漢字仮名 '.repeat(100)));
    for (const prefixBytes of [60, 61, 62, 63, 64, 65]) {
      for (const size of [1, 60, 10_000]) {
        const expected = ['漢字仮名 '.repeat(100), 'UTF-8', 'tentative', 'detection'];
        assert.deepEqual(await decode(split(input, size), { prefixBytes }), expected);
      }
    }
  });

  test('chunks may change after they were written', async () => {
    const stream = new AutoDecoderStream({ defaultEncoding: 'utf-8' });
    const writer = stream.writable.getWriter();
    const reader = stream.readable.getReader();
    const first = reader.read();
    const chunk = bytes('abc');
    await writer.write(chunk);
    chunk.fill(0);
    await writer.close();
    assert.deepEqual(await first, { value: 'abc', done: false });
  });

  test('fatal and ignoreBOM', async () => {
    assert.equal((await decode([bytes('\xEF\xBB\xBFa')]))[0], 'a');
    assert.equal((await decode([bytes('\xEF\xBB\xBFa')], { ignoreBOM: true }))[0], '\uFEFFa');
    const broken = bytes('\xEF\xBB\xBFa\xFF');
    assert.equal((await decode([broken]))[0], 'a\uFFFD');
    await assert.rejects(decode([broken], { fatal: true }), {
      name: 'TypeError',
      message:
        /^Failed to execute 'transform' on 'AutoDecoderStream': .* a byte at offset 4 cannot be decoded as UTF-8/,
    });
    const stream = new AutoDecoderStream({ fatal: true });
    assert.deepEqual([stream.fatal, stream.ignoreBOM], [true, false]);
  });

  test('is a platform object', () => {
    const stream = new AutoDecoderStream();
    assert.deepEqual(Reflect.ownKeys(stream), []);
    assert.equal(Object.prototype.toString.call(stream), '[object AutoDecoderStream]');
    assert.equal(AutoDecoderStream.name, 'AutoDecoderStream');
    assert.ok(stream.readable instanceof ReadableStream && stream.writable instanceof WritableStream);
    const { get } = /** @type {any} */ (Object.getOwnPropertyDescriptor(AutoDecoderStream.prototype, 'encoding'));
    assert.throws(() => get.call({}), TypeError);
  });

  test('wrong options and chunks', async () => {
    const create = (/** @type {any} */ options) => new AutoDecoderStream(options);
    assert.throws(
      () => create({ sniff: 'guess' }),
      /^TypeError: .*: The option 'sniff' can't be 'guess'; use one of 'detect', 'html', 'xml'\.$/,
    );
    assert.throws(() => create({ defaultEncoding: 'latin-1' }), RangeError);
    assert.throws(() => create({ sniff: 'html', userOverride: 'latin-1' }), RangeError);
    assert.throws(() => create('html'), TypeError);
    await assert.rejects(decode([/** @type {any} */ ('text')]), TypeError);
  });
});

/** An ASCII log, longer than any window. */
const LOG = '2026-11-21 12:00:00 INFO request handled in 12 ms\n'.repeat(1600);

/** @type {[name: string, input: Uint8Array, encoding: string, text: string][]} */
const BEHIND_ASCII = [
  ['UTF-8', 'größer – 日本語'],
  ['UTF-8', '\uFEFFé'],
  ['windows-1252', 'größer und schöner, für alle Fälle'],
  ['windows-1251', RUSSIAN],
  ['KOI8-R', RUSSIAN],
  ['Shift_JIS', JAPANESE],
  ['EUC-JP', JAPANESE],
  ['ISO-2022-JP', JAPANESE],
  ['GBK', CHINESE],
  ['EUC-KR', KOREAN],
].map(([encoding, text]) => [`${encoding}, ${text}`, encode(LOG + text, encoding), encoding, LOG + text]);

describe('ASCII says nothing about the encoding', () => {
  test('after a long ASCII start, the encoding is found', async () => {
    for (const [name, input, encoding, text] of BEHIND_ASCII) {
      for (const options of /** @type {Options[]} */ ([{}, { fatal: true }, { sniff: 'html', detect: true }])) {
        const expected = [text, encoding, 'tentative', 'detection'];
        for (const size of [1000, 65_536, input.length]) {
          assert.deepEqual(await decode(split(input, size), options), expected, `${name}, by ${size}`);
          const stream = new TranscoderStream({ from: 'auto', ...options });
          assert.equal(Buffer.concat(await pipe(stream, split(input, size))).toString(), text, name);
          assert.equal(stream.encoding, encoding);
        }
        assert.equal(Buffer.from(transcode(input, { from: 'auto', ...options })).toString(), text, name);
      }
      assert.equal(detectEncoding(input).encoding, encoding);
    }
  });

  test('it passes as it arrives, and the encoding stays unknown', async () => {
    for (const stream of [new AutoDecoderStream(), new TranscoderStream({ from: 'auto' })]) {
      const writer = stream.writable.getWriter();
      const reader = stream.readable.getReader();
      // Without the colours before it, the last sequence might begin ISO-2022-JP.
      for (const chunk of ['2026: all is well.\n', 'a', 'b\n', LOG, '\x1B[31mred\x1B[0m and \x1B(B']) {
        const written = writer.write(bytes(chunk));
        let text = '';
        while (text.length < chunk.length)
          text += Buffer.from(/** @type {any} */ ((await reader.read()).value)).toString();
        assert.equal(text, chunk);
        await written;
        assert.deepEqual([stream.encoding, stream.confidence, stream.source], [null, null, null]);
      }
      const closed = writer.close();
      assert.deepEqual(await reader.read(), { value: undefined, done: true });
      await closed;
      assert.deepEqual([stream.encoding, stream.confidence, stream.source], ['windows-1252', 'tentative', 'default']);
    }
  });

  test('the window is bounded', async () => {
    const stream = new AutoDecoderStream();
    const writer = stream.writable.getWriter();
    const reader = stream.readable.getReader();
    const first = reader.read();
    await writer.write(bytes('plain text, '));
    assert.equal((await first).value, 'plain text, ');
    const second = reader.read();
    await writer.write(encode('é', 'utf-8'));
    await writer.write(bytes('x'.repeat(65_533)));
    assert.equal(stream.encoding, null);
    await writer.write(bytes('x'));
    assert.equal((await second).value, `é${'x'.repeat(65_534)}`);
    assert.equal(stream.encoding, 'UTF-8');
  });

  test('a byte order mark is known at once', async () => {
    for (const [mark, encoding] of [
      ['\xEF\xBB\xBF', 'UTF-8'],
      ['\xFE\xFF\0a', 'UTF-16BE'],
      ['\xFF\xFEa\0', 'UTF-16LE'],
    ]) {
      const stream = new AutoDecoderStream();
      const read = stream.readable.getReader().read();
      const writer = stream.writable.getWriter();
      for (const byte of bytes(mark)) await writer.write(Uint8Array.of(byte));
      assert.deepEqual([stream.encoding, stream.source], [encoding, 'BOM']);
      await writer.close();
      await read;
    }
  });

  test('a stream gives the encoding of detectEncoding and its text, however it is split', async () => {
    /** @type {Uint8Array[]} */
    const inputs = [];
    for (const start of [
      '',
      'a',
      'ab',
      'Subject: ',
      '<html>\n<p>',
      'lowercase without a space',
      '\x1B[1mbold\x1B[m ',
    ]) {
      for (const text of [
        RUSSIAN,
        JAPANESE,
        CHINESE,
        KOREAN,
        'größer – schöner: ça va?',
        'ΑΒΓ ελληνικά κείμενα',
        'ascii',
      ]) {
        for (const { name } of encodings) {
          if (/replacement|UTF-16|x-user/.test(name)) continue;
          inputs.push(encode(start + text, name, { unmappable: 'replacement' }));
        }
        for (const name of ['UTF-16LE', 'UTF-16BE']) {
          if (!start.includes('case')) inputs.push(encodeUTF16(`${start}${text}\n`.repeat(3), name));
        }
      }
    }
    let detected = 0;
    for (const input of inputs) {
      const { encoding, isASCII } = detectEncoding(input);
      if (!isASCII) detected += 1;
      const text = new TextDecoder(encoding ?? 'windows-1252').decode(input);
      const source = isASCII || !encoding ? 'default' : 'detection';
      const expected = [text, encoding ?? 'windows-1252', 'tentative', source];
      for (const size of [1, 2, 5, 64, input.length]) {
        assert.deepEqual(
          await decode(split(input, size)),
          expected,
          `${Buffer.from(input).toString('latin1')} by ${size}`,
        );
      }
      assert.equal(Buffer.from(transcode(input, { from: 'auto' })).toString(), text);
    }
    assert.ok(detected > 500);
  });

  test('a whole buffer is detected as by detectEncoding', () => {
    // A copyright sign, and far after it evidence for its encoding
    const input = joined(encode(`© 2026\n${LOG}`, 'windows-1252'), encode(RUSSIAN.repeat(100), 'windows-1251'));
    const { encoding } = detectEncoding(input);
    assert.equal(encoding, 'windows-1251');
    assert.equal(Buffer.from(transcode(input, { from: 'auto' })).toString(), new TextDecoder(encoding).decode(input));
  });

  test('UTF-16 without a byte order mark', async () => {
    for (const text of [
      'plain text\r\n',
      'lowercase',
      RUSSIAN,
      `${JAPANESE}\n`,
      `${CHINESE}\n`,
      `${KOREAN}\n`,
      '中中中\nabc\n',
    ]) {
      for (const label of ['UTF-16LE', 'UTF-16BE']) {
        const input = encodeUTF16(text.repeat(20), label);
        for (const size of [1, 3, 16, 1000]) {
          const expected = [text.repeat(20), label, 'tentative', 'detection'];
          assert.deepEqual(await decode(split(input, size)), expected, `${text} in ${label}, by ${size}`);
        }
      }
    }
  });

  test('UTF-16 whose first bytes could be ASCII is held until that is decided', async () => {
    for (const start of [
      '…',
      '\u200C',
      '\u200D中',
      '‥”',
      '™',
      '※',
      '☥',
      '☥中',
      '■',
      '、',
      '⁠',
      '中',
      'ぁ'.repeat(15),
      'ぁ'.repeat(16),
    ]) {
      for (const text of ['ñ', 'abc\r\n', `${RUSSIAN}${CHINESE}`]) {
        for (const label of ['UTF-16LE', 'UTF-16BE']) {
          const input = encodeUTF16(start + text, label);
          const encoding = detectEncoding(input).encoding ?? 'windows-1252';
          const expected = new TextDecoder(encoding).decode(input);
          for (const size of [1, 2, 3, 1000]) {
            const [decoded, decision] = await decode(split(input, size));
            assert.deepEqual([decoded, decision], [expected, encoding], `${start + text} in ${label}, by ${size}`);
          }
        }
      }
    }
    assert.equal(detectEncoding(encodeUTF16(`‥”${RUSSIAN}`, 'UTF-16LE')).encoding, 'UTF-16LE');
  });

  test('earlier text in a long stretch of ASCII makes no difference', async () => {
    for (const distance of [1, 30, 33, 63, 65, 500]) {
      const input = bytes(`${'1'.repeat(2048)}k${' '.repeat(distance)}\x8A`);
      const { encoding } = detectEncoding(input);
      for (const size of [1, 512, 2049, 5000]) {
        assert.equal((await decode(split(input, size)))[1], encoding ?? 'windows-1252', `${distance} by ${size}`);
      }
    }
  });

  test('control bytes and escape sequences hold nothing up for longer than a window', async () => {
    const texts = [
      `${'\0'.repeat(10)}text${'\0'.repeat(300_000)}`,
      'over\b\b\b\b____struck text\n'.repeat(15_000),
      '\x1B(Breset\n'.repeat(30_000),
      `${'\x1B(B'.repeat(100_000)}`,
      `\x01${'x'.repeat(65_530)}\x1B(B\x1B`,
      '\x02\x01\x03\x7F'.repeat(50_000),
    ];
    for (const text of texts) {
      for (const size of [1000, 65_536, 1_000_000]) {
        for (const behind of ['', JAPANESE]) {
          const input = joined(bytes(text), Buffer.from(behind));
          const [decoded, encoding] = await decode(split(input, size));
          // Anything that begins like this is binary data, whatever follows.
          assert.equal(encoding, behind && !'\0\x02'.includes(text[0]) ? 'UTF-8' : 'windows-1252');
          assert.equal(detectEncoding(input).encoding ?? 'windows-1252', encoding);
          assert.ok(decoded === new TextDecoder(encoding).decode(input), `${text.slice(0, 20)} by ${size}`);
        }
      }
    }
  });

  test('ISO-2022-JP whose first character is cut by the end of a window', async () => {
    const japanese = encode(JAPANESE, 'iso-2022-jp');
    for (let length = 65_520; length < 65_545; length++) {
      const input = joined(bytes(`\x01${'x'.repeat(length)}`), japanese);
      const [text, encoding] = await decode(split(input, 10_000));
      assert.deepEqual([text?.slice(-JAPANESE.length), encoding], [JAPANESE, 'ISO-2022-JP'], `${length}`);
    }
  });

  test('an escape sequence of ISO-2022-JP is not in the text, or ISO-2022-JP is not the encoding', async () => {
    const [filler, japanese] = [bytes('x'.repeat(70_000)), encode(JAPANESE, 'iso-2022-jp')];
    for (const [start, decoded] of [
      ['\x1B(B', ''],
      ['\x1B(J\\~\x1B(B', '¥‾'],
    ]) {
      const input = joined(bytes(start), filler, japanese);
      for (const size of [1000, input.length]) {
        const [text, encoding] = await decode(split(input, size), { prefixBytes: 65_536 });
        assert.equal(encoding, 'windows-1252');
        assert.ok(text === Buffer.from(input).toString('latin1'));
      }
      assert.equal(decodeAuto(input).text, decoded + 'x'.repeat(70_000) + JAPANESE);
    }
  });

  test('however short the window: all of the text is in the encoding that is reported', async () => {
    const starts = [
      '',
      'a',
      '\0',
      '\x01\x02',
      '\x1B(B',
      '\x1B(Bhello',
      '\x1B(J\\~',
      '\x1B[1m',
      'plain \x1B',
      '\x1B(I',
      '\x0E',
    ];
    const texts = [
      ...['UTF-16LE', 'UTF-16BE'].flatMap((label) =>
        [JAPANESE, RUSSIAN, '…中ぁぁ', 'plain text\r\n', 'größer'].map((text) => encodeUTF16(text, label)),
      ),
      ...['iso-2022-jp', 'shift_jis', 'utf-8'].map((label) => encode(JAPANESE, label)),
      joined(bytes('x'.repeat(30)), encode(JAPANESE, 'iso-2022-jp')),
      bytes('\0 \x01a\x1B$B'),
    ];
    const encodingsSeen = new Set();
    for (const start of starts) {
      for (const text of texts) {
        const input = joined(bytes(start), text.subarray(0, 60));
        for (let prefixBytes = 1; prefixBytes <= 64; prefixBytes++) {
          const whole = decodeAuto(input, { prefixBytes });
          const what = `${Buffer.from(input).toString('latin1')} by ${prefixBytes} as ${whole.encoding}`;
          encodingsSeen.add(whole.encoding);
          assert.equal(whole.text, new TextDecoder(whole.encoding).decode(input), what);
          for (const size of prefixBytes % 7 === 1 ? [1, 2, 5, 33] : []) {
            const chunks = split(input, size);
            const [decoded, encoding] = await decode(chunks, { prefixBytes });
            assert.deepEqual([decoded, encoding], [whole.text, whole.encoding], `${what}, split by ${size}`);
            const transcoder = new TranscoderStream({ from: 'auto', prefixBytes });
            assert.equal(Buffer.concat(await pipe(transcoder, chunks)).toString(), whole.text, what);
          }
        }
      }
    }
    assert.ok(['UTF-16LE', 'UTF-16BE', 'ISO-2022-JP'].every((name) => encodingsSeen.has(name)));
  });

  test('positions in the text include what has passed', async () => {
    const broken = joined(bytes(LOG), Buffer.from('日本語'.repeat(50)), bytes('\xFF'));
    const message = new RegExp(`a byte at offset ${LOG.length + 450} cannot be decoded as UTF-8`);
    for (const size of [1000, broken.length]) {
      await assert.rejects(decode(split(broken, size), { fatal: true }), { name: 'TypeError', message });
      const stream = new TranscoderStream({ from: 'auto', fatal: true });
      await assert.rejects(pipe(stream, split(broken, size)), { name: 'TypeError', message });
      const toGreek = new TranscoderStream({ from: 'auto', to: 'windows-1253' });
      await assert.rejects(pipe(toGreek, split(broken, size)), { name: 'UnmappableError', index: LOG.length });
    }
  });

  test('nothing passes if ASCII is not ASCII in the default encoding', async () => {
    const input = encodeUTF16('中文'.repeat(10), 'UTF-16LE');
    for (const size of [1, 7, 100]) {
      const [text, encoding] = await decode(split(input, size), { candidates: [], defaultEncoding: 'utf-16le' });
      assert.deepEqual([text, encoding], ['中文'.repeat(10), 'UTF-16LE']);
      assert.equal((await decode(split(bytes('ab'), size), { defaultEncoding: 'utf-16le' }))[0], '扡');
      assert.equal((await decode(split(bytes('text'), size), { defaultEncoding: 'hz-gb-2312' }))[0], '\uFFFD');
    }
  });

  test('nothing passes if the default is a candidate in which ASCII is not ASCII', async () => {
    const input = bytes('\x1B(J\\~\x1B(B');
    for (const candidates of [['iso-2022-jp'], ['iso-2022-jp', 'shift_jis']]) {
      for (const size of [1, 3, 100])
        assert.deepEqual((await decode(split(input, size), { candidates })).slice(0, 2), ['¥‾', 'ISO-2022-JP']);
    }
  });

  test('maxBytes: the way the stream is split makes no difference', async () => {
    const inputs = [
      encodeUTF16('Größe naïve café', 'UTF-16BE'),
      encode('吾輩は猫である', 'iso-2022-jp'),
      encodeUTF16('\x1b(B\x1b(BHello world, the quick brown fox. '.repeat(8), 'UTF-16LE'),
      joined(bytes('\0\x1b(Btext\x1b '.repeat(9)), encode(RUSSIAN, 'koi8-r')),
      joined(bytes('a'.repeat(90)), encode(RUSSIAN, 'windows-1251')),
    ];
    for (const [i, input] of inputs.entries()) {
      for (const maxBytes of [0, 1, 2, 3, 4, 5, 7, 10, 31, 33, 64, 75, 91, 100, 150, 1000]) {
        for (const prefixBytes of [undefined, 20]) {
          const options = { maxBytes, prefixBytes };
          const expected = await decode([input], options);
          for (const size of [1, 2, 13, 90])
            assert.deepEqual(await decode(split(input, size), options), expected, `${i}, ${maxBytes} by ${size}`);
          if (prefixBytes || maxBytes >= input.length) continue;
          const encoding = detectEncoding(input, { maxBytes }).encoding ?? 'windows-1252';
          assert.equal(expected[1], encoding, `${i}, ${maxBytes}`);
          assert.equal(expected[0], expectedText(input, encoding), `${i}, ${maxBytes}`);
        }
      }
    }
  });

  test('maxBytes: after ASCII, the rest is usually UTF-8', async () => {
    const text = `${'plain '.repeat(20)}naïve`;
    for (const maxBytes of [0, 1, 100, text.length - 3, text.length - 2]) {
      for (const size of [1, 50, 1000]) {
        const [decoded, encoding] = await decode(split(new TextEncoder().encode(text), size), { maxBytes });
        assert.deepEqual([decoded, encoding], [text, 'UTF-8'], `${maxBytes} by ${size}`);
      }
    }
  });

  test("maxBytes: later bytes don't matter", async () => {
    const input = joined(bytes('plain text, '), encode(RUSSIAN, 'koi8-r'), encode(JAPANESE.repeat(9), 'shift_jis'));
    for (const size of [1, 20, 1000]) {
      for (const [maxBytes, source] of /** @type {const} */ ([
        [0, 'default'],
        [12, 'default'],
        [60, 'detection'],
      ])) {
        const [, encoding, , decided] = await decode(split(input, size), { maxBytes });
        assert.deepEqual([encoding, decided], [detectEncoding(input, { maxBytes }).encoding, source], `${maxBytes}`);
      }
    }
  });
});

describe("from: 'auto'", () => {
  test('TranscoderStream: the same decision, and the result of transcode', async () => {
    for (const [name, input, options, encoding, confidence, source] of CASES) {
      const expected = Buffer.from(expectedText(input, encoding));
      assert.deepEqual(Buffer.from(transcode(input, { from: 'auto', ...options })), expected, name);
      for (const size of [1, 7, 1024, 100_000]) {
        const stream = new TranscoderStream({ from: 'auto', ...options });
        assert.deepEqual([stream.encoding, stream.confidence, stream.source], [null, null, null]);
        assert.deepEqual(Buffer.concat(await pipe(stream, split(input, size))), expected, `${name}, by ${size}`);
        assert.deepEqual([stream.encoding, stream.confidence, stream.source], [encoding, confidence, source]);
      }
    }
  });

  test('a stream with a named encoding knows it at once', () => {
    const stream = new TranscoderStream({ from: 'sjis' });
    assert.deepEqual([stream.encoding, stream.confidence, stream.source], ['Shift_JIS', 'certain', 'user']);
  });

  test('with a target, a byte order mark and errors', () => {
    const options = /** @type {const} */ ({ from: 'auto', sniff: 'html' });
    const input = bytes('<meta charset=gbk>\xB0\xA1');
    assert.deepEqual(transcode(input, { ...options, to: 'utf-16be', bom: true }).slice(0, 4), bytes('\xFE\xFF\0<'));
    assert.deepEqual(transcode(bytes(''), { ...options, bom: true }), bytes('\xEF\xBB\xBF'));
    assert.throws(() => transcode(input, { ...options, to: 'latin1' }), { name: 'UnmappableError', index: 18 });
    assert.throws(
      () => transcode(bytes('<meta charset=gbk>\xFF'), { ...options, fatal: true }),
      /at offset 18 .* as GBK/,
    );
    assert.throws(() => transcode(input, { ...options, userOverride: 'latin-1' }), RangeError);
    assert.throws(() => transcode(input, { from: 'AUTO' }), RangeError);
  });
});
