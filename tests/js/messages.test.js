// Error messages say what was given, and what to do instead.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ReadableStream } from 'node:stream/web';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import * as api from 'encoding-wasm';

const { decode, decodeAuto, detectEncoding, encode, resolveEncoding, sniffHTMLEncoding, TextDecoder, transcode } = api;
const bytes = Uint8Array.of(0x83, 0x65);

/** @param {() => unknown} call @returns {Error} */
function errorOf(call) {
  try {
    call();
  } catch (error) {
    return /** @type {Error} */ (error);
  }
  return assert.fail('it throws nothing');
}

describe("arguments that aren't bytes", () => {
  /** A value, and the rest of its message. @type {[unknown, string][]} */
  const GIVEN = [
    [undefined, 'it is undefined.'],
    [null, 'it is null.'],
    ['text', 'it is a string, which is already decoded.'],
    ['', 'it is a string, which is already decoded.'],
    [' Shift_JIS', "it is the label ' Shift_JIS'; pass the bytes first, and the label after them."],
    [[0x61], 'it is an array; make a Uint8Array of it.'],
    [Promise.resolve(bytes), 'it is a promise; await it.'],
    [new Blob(['a']), 'it is a Blob; await its arrayBuffer().'],
    [new File(['a'], 'a'), 'it is a File; await its arrayBuffer().'],
    [new Response('a'), 'it is a Response; await its arrayBuffer().'],
    [new Request('http://localhost'), 'it is a Request; await its arrayBuffer().'],
    [new ReadableStream(), 'it is a ReadableStream; pipe it through a TextDecoderStream, or read it first.'],
    [5, 'it is a number.'],
    [5n, 'it is a bigint.'],
    [true, 'it is a boolean.'],
    [Symbol('a'), 'it is a symbol.'],
    [() => bytes, 'it is a function.'],
    [{ from: 'gbk' }, 'it is an object.'],
    [new Map(), 'it is a Map.'],
    [Object.create(Uint8Array.prototype), 'it is an object.'],
    [{ [Symbol.toStringTag]: 'constructor' }, 'it is a constructor.'],
    [{ [Symbol.toStringTag]: '__proto__' }, 'it is a __proto__.'],
    [runInNewContext('Promise.resolve()'), 'it is a promise; await it.'],
    [runInNewContext('[1]'), 'it is an array; make a Uint8Array of it.'],
    [new Proxy({}, { get: () => assert.fail('of the program') }), 'it is an object.'],
  ];

  /** @type {Record<string, (value: any) => unknown>} */
  const CALLS = {
    decode,
    decodeAuto,
    detectEncoding,
    bomSniff: api.bomSniff,
    utf8Decode: api.utf8Decode,
    transcode: (value) => transcode(value, { from: 'gbk' }),
    sniffXMLEncoding: api.sniffXMLEncoding,
    "decode' on 'TextDecoder": (value) => new TextDecoder('gbk').decode(value),
  };

  for (const [name, call] of Object.entries(CALLS)) {
    test(name, () => {
      for (const [value, text] of GIVEN) {
        // Here, no input is valid.
        if (value === undefined && name.includes('TextDecoder')) continue;
        const { name: type, message } = errorOf(() => call(value));
        const start = `Failed to execute '${name}': The provided value is not of type '(ArrayBuffer or ArrayBufferView)'`;
        assert.deepEqual([type, message], ['TypeError', `${start}: ${text}`]);
      }
    });
  }

  test('encodeInto', () => {
    const call = (/** @type {any} */ value) => errorOf(() => new api.TextEncoder().encodeInto('a', value)).message;
    const start = "Failed to execute 'encodeInto' on 'TextEncoder': The provided value is not of type 'Uint8Array'";
    assert.equal(call('text'), `${start}: it is a string.`);
    assert.equal(call(undefined), `${start}: it is undefined.`);
    assert.equal(call([1]), `${start}: it is an array; make a Uint8Array of it.`);
    assert.equal(call(new ArrayBuffer(8)), `${start}: it is an ArrayBuffer; make a Uint8Array of it.`);
    assert.equal(call(new Uint16Array(8)), `${start}: it is a Uint16Array; make a Uint8Array of its buffer.`);
  });
});

describe("arguments that aren't strings", () => {
  /** @type {[unknown, string][]} */
  const GIVEN = [
    [undefined, 'it is undefined.'],
    [null, 'it is null.'],
    [bytes, 'it is bytes; decode them first.'],
    [bytes.buffer, 'it is bytes; decode them first.'],
    [new DataView(bytes.buffer), 'it is bytes; decode them first.'],
    [5, 'it is a number; convert it with String().'],
    [['a'], 'it is an array; convert it with String().'],
    [{}, 'it is an object; convert it with String().'],
    [Promise.resolve('a'), 'it is a promise; await it.'],
    [new Response('a'), 'it is a Response; await its text().'],
  ];
  /** @type {Record<string, (value: any) => unknown>} */
  const CALLS = {
    encode: (value) => encode(value, 'gbk'),
    findUnmappable: (value) => api.findUnmappable(value, 'gbk'),
    repairMojibake: api.repairMojibake,
    "encode' on 'LegacyTextEncoder": (value) => new api.LegacyTextEncoder('gbk').encode(value),
  };
  for (const [name, call] of Object.entries(CALLS)) {
    test(name, () => {
      for (const [value, text] of GIVEN) {
        if (value === undefined && name.includes('LegacyTextEncoder')) continue;
        const { name: type, message } = errorOf(() => call(value));
        assert.deepEqual(
          [type, message],
          ['TypeError', `Failed to execute '${name}': The provided value is not a string: ${text}`],
        );
      }
    });
  }
});

describe('unknown labels', () => {
  /** Everything that takes a label of a known encoding. @type {Record<string, (label: any) => unknown>} */
  const TAKING = {
    TextDecoder: (label) => new TextDecoder(label),
    TextDecoderStream: (label) => new api.TextDecoderStream(label),
    DecoderStream: (label) => new api.DecoderStream(label),
    LegacyTextEncoder: (label) => new api.LegacyTextEncoder(label),
    LegacyTextEncoderStream: (label) => new api.LegacyTextEncoderStream(label),
    decode: (label) => decode(bytes, label),
    encode: (label) => encode('a', label),
    findUnmappable: (label) => api.findUnmappable('a', label),
    percentEncodeAfterEncoding: (label) => api.percentEncodeAfterEncoding(label, 'a', 'query'),
    'transcode from': (label) => transcode(bytes, { from: label }),
    'transcode to': (label) => transcode(bytes, { from: 'gbk', to: label }),
    TranscoderStream: (label) => new api.TranscoderStream({ from: label }),
    'detectEncoding candidates': (label) => detectEncoding(bytes, { candidates: [label] }),
    'sniffHTMLEncoding userOverride': (label) => sniffHTMLEncoding(bytes, { userOverride: label }),
    'sniffXMLEncoding defaultEncoding': (label) => api.sniffXMLEncoding(bytes, { defaultEncoding: label }),
    'decodeAuto defaultEncoding': (label) => decodeAuto(bytes, { defaultEncoding: label }),
  };

  /** The end of each label's message. @type {[string, string][]} */
  const ADVICE = [
    ['cp65001', " Did you mean 'UTF-8'?"],
    ['utf8mb4', " Did you mean 'UTF-8'?"],
    ['utf-8-sig', " Did you mean 'UTF-8'?"],
    ['sjis-win', " Did you mean 'Shift_JIS'?"],
    ['text/html; charset=gb2312', " Did you mean 'GBK'?"],
    ['sjs', " Did you mean 'Shift_JIS'?"],
    ['shfit-jis', " Did you mean 'Shift_JIS'?"],
    ['windws-1251', " Did you mean 'windows-1251'?"],
    ['uft-8', " Did you mean 'UTF-8'?"],
    ['euc-krr', " Did you mean 'EUC-KR'?"],
    ['\u00A0utf-8', " Did you mean 'UTF-8'?"],
    ['shift_jis\0', " Did you mean 'Shift_JIS'?"],
    ['\uFEFFgbk', " Did you mean 'GBK'?"],
    ['cp437', " 'encoding-wasm/iconv-lite' has this encoding."],
    ['IBM-850', " 'encoding-wasm/iconv-lite' has this encoding."],
    ['utf-7', " 'encoding-wasm/iconv-lite' has this encoding."],
    ['UTF-32LE', " 'encoding-wasm/iconv-lite' has this encoding."],
    ['MacGreek', " 'encoding-wasm/iconv-lite' has this encoding."],
    ['[object Object]', " An object isn't a label; options come after the label."],
    ['131,101', ' These are bytes, not a label; check the order of the arguments.'],
    ['これはラベルではない。', " This doesn't look like a label; check the order of the arguments."],
    ['undefined', ''],
    ['', ''],
    ['latin99', ''],
    ['iso-8859-12', ''],
    ['utf-9', ''],
    ['koi8-x', ''],
    ['hz', ''],
  ];

  for (const [name, take] of Object.entries(TAKING))
    test(name, () => {
      for (const [label, advice] of ADVICE) {
        const { name: type, message } = errorOf(() => take(label));
        const end = `The encoding label provided ('${label}') is invalid.${advice}`;
        assert.equal(type, 'RangeError', label);
        assert.equal(message.slice(message.indexOf('The encoding label')), end);
      }
    });

  test('auto', () => {
    const advice =
      "'auto' isn't an encoding: to find the encoding of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'.";
    for (const label of ['auto', 'AUTO']) {
      assert.ok(errorOf(() => new TextDecoder(label)).message.endsWith(`('${label}') is invalid. ${advice}`));
      assert.ok(errorOf(() => encode('a', label)).message.endsWith(`('${label}') is invalid. ${advice}`));
    }
  });

  test('options where the label belongs', () => {
    const end = "('[object Object]') is invalid. An object isn't a label; options come after the label.";
    const options = /** @type {any} */ ({ fatal: true });
    assert.ok(errorOf(() => decode(bytes, options)).message.endsWith(end));
    assert.ok(errorOf(() => new TextDecoder(options)).message.endsWith(end));
    assert.ok(errorOf(() => encode('a', options)).message.endsWith(end));
  });

  test('bytes where the label belongs don’t fill the message', () => {
    const { message } = errorOf(() => encode('sjis', /** @type {any} */ (new Uint8Array(1e6))));
    assert.ok(
      message.endsWith("0,0,…') is invalid. These are bytes, not a label; check the order of the arguments."),
      message.slice(0, 200),
    );
    assert.ok(message.length < 250);
  });

  test('every name that resolveEncoding knows is suggested', () => {
    const source = readFileSync(new URL('../../js/encodings/resolve-encoding.js', import.meta.url), 'utf8');
    const names = [...source.matchAll(/^ {2}'([^']*)', \/\/ (.*)$/gm)].flatMap(([, keys]) => keys.split(' '));
    assert.ok(names.length > 150);
    for (const name of names.filter((name) => name !== '-' && api.labelToName(name) === null)) {
      const suggestion = `Did you mean '${resolveEncoding(name)}'?`;
      assert.ok(errorOf(() => new TextDecoder(name)).message.endsWith(suggestion), name);
    }
  });

  test('every encoding that only the drop-in has leads to it', async () => {
    const { default: iconv } = await import('encoding-wasm/iconv-lite');
    iconv.encodingExists('utf8');
    const isOwn = (/** @type {string} */ name) => typeof iconv.encodings?.[name] !== 'string' && !name.startsWith('_');
    const names = Object.keys(iconv.encodings ?? {}).filter((name) => isOwn(name) && resolveEncoding(name) === null);
    assert.ok(names.length > 50);
    for (const name of names.filter((name) => !['base64', 'hex', 'binary'].includes(name))) {
      assert.ok(
        errorOf(() => new TextDecoder(name)).message.endsWith("'encoding-wasm/iconv-lite' has this encoding."),
        name,
      );
    }
    // It doesn't lead to anything that the drop-in doesn't have.
    const exists = (/** @type {number} */ page) => iconv.encodingExists(`cp${page}`) || iconv.encodingExists(`${page}`);
    for (let page = 1; page < 12_000; page++) {
      if (resolveEncoding(`cp${page}`)) continue;
      const { message } = errorOf(() => new TextDecoder(`cp${page}`));
      assert.equal(message.endsWith('has this encoding.'), exists(page), `${page}`);
    }
  });
});

test('labels of replacement are not suggested', () => {
  for (const name of ['iso2022kr', 'hzgb2312', 'replacment']) {
    assert.ok(!/Did you mean 'replacement'/.test(errorOf(() => new TextDecoder(name)).message), name);
  }
});
