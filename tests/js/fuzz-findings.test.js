// Bugs that the fuzzer found.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  detectEncoding,
  encode,
  percentEncodeAfterEncoding,
  sniffHTMLEncoding,
  TextDecoder,
  transcode,
} from 'encoding-wasm';

/**
 * Runs an action while a prototype has a property that doesn't belong to it.
 * @param {object} target @param {PropertyKey} key @param {PropertyDescriptor} descriptor @param {() => void} action
 */
function withProperty(target, key, descriptor, action) {
  const original = Object.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, Object.assign(Object.create(null), { configurable: true }, descriptor));
  try {
    action();
  } finally {
    if (original) Object.defineProperty(target, key, original);
    else Reflect.deleteProperty(target, key);
  }
}

const misuse = () => {
  throw new Error('this must not be called');
};
const TEST = Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67);

test('detectEncoding reads its bytes when its options are converted', () => {
  const bytes = encode('Привет, как дела? Спасибо, хорошо.', 'windows-1251');
  const options = {
    get allowUTF8() {
      structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
      return true;
    },
  };
  assert.equal(detectEncoding(bytes, options).isASCII, true);
});

test('properties added to Object.prototype are not taken for options', () => {
  withProperty(Object.prototype, 'member', { value: 'no conversion', enumerable: true }, () => {
    assert.equal(new TextDecoder('shift_jis', { fatal: true }).decode(TEST, { stream: false }), 'テスト');
    assert.equal(transcode(TEST, { from: 'shift_jis' }).length, 9);
  });
});

test('properties added to Object.prototype are not taken for exports', () => {
  const program = `
    Object.prototype.added = 'no function';
    Array.prototype.added = 1;
    for (const path of ['', '/decoder', '/single-byte', '/polyfill', '/iconv-lite']) {
      const entry = require('encoding-wasm' + path);
      if (Object.hasOwn(entry, 'added')) throw new Error(path);
    }
    console.log(require('encoding-wasm/iconv-lite').decode(Buffer.of(0xd6, 0xd0), 'gbk'));`;
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const args = ['--input-type=commonjs', '-e', program];
  assert.equal(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }), '中\n');
});

test('setters of Object.prototype and Array.prototype get nothing', () => {
  for (const target of [Array.prototype, Object.prototype]) {
    withProperty(target, '0', { get: () => undefined, set: misuse }, () => {
      assert.equal(encode('テスト', 'shift_jis').length, 6);
      assert.equal(detectEncoding(TEST).candidates.length > 0, true);
    });
  }
  for (const key of ['21', '40', '64']) {
    withProperty(Array.prototype, key, { get: () => undefined, set: misuse }, () => {
      assert.equal(new TextDecoder('windows-1252').decode(Uint8Array.of(0xe9)), 'é');
      for (const length of [40, 64]) assert.equal(new TextDecoder().decode(new Uint8Array(length)).length, length);
    });
  }
  for (const key of ['encoding', 'index', 'codePoint', 'fatal', 'length', 'offset']) {
    withProperty(Object.prototype, key, { get: () => undefined, set: misuse }, () => {
      let error;
      try {
        encode('a☃', 'latin1');
      } catch (thrown) {
        error = thrown;
      }
      const { encoding, index, codePoint } = /** @type {any} */ (error);
      assert.deepEqual([encoding, index, codePoint], ['windows-1252', 1, 0x2603]);
      assert.throws(() => new TextDecoder('big5', { fatal: true }).decode(Uint8Array.of(0xff)), TypeError);
    });
  }
});

test('methods of typed arrays that somebody has replaced', () => {
  const long = new Uint8Array(200_000).fill(0x61);
  for (const key of ['slice', 'subarray', 'set', Symbol.iterator]) {
    withProperty(Object.getPrototypeOf(Uint8Array.prototype), key, { value: misuse }, () => {
      assert.equal(new TextDecoder('shift_jis').decode(long).length, 200_000);
      assert.equal(new TextDecoder('shift_jis').decode(TEST.buffer, { stream: true }), 'テスト');
      assert.equal(transcode(long, { from: 'auto', to: 'utf-16le' }).length, 400_000);
      assert.equal(sniffHTMLEncoding(long, { detect: true }).source, 'default');
      assert.equal(percentEncodeAfterEncoding('euc-jp', 'テ', 'query'), '%A5%C6');
    });
  }
});

test('a length that somebody has replaced, while memory grows', () => {
  withProperty(Uint8Array.prototype, 'length', { value: 3, writable: true }, () => {
    for (const label of ['gb18030', 'big5', 'euc-kr', 'euc-jp']) {
      const text = new TextDecoder(label).decode(new Uint8Array(200_000).fill(0xb0));
      assert.equal(text.length, 100_000);
      assert.deepEqual([...encode(text.slice(0, 2), label)], [0xb0, 0xb0, 0xb0, 0xb0]);
    }
    assert.equal(detectEncoding(TEST, { candidates: ['shift_jis', 'gbk'] }).encoding, 'Shift_JIS');
  });
});

test('methods of the host that call ours', () => {
  const host = globalThis.TextDecoder.prototype;
  /** @this {globalThis.TextDecoder} @param {AllowSharedBufferSource} input */
  function decode(input) {
    return new TextDecoder(this.encoding).decode(input);
  }
  withProperty(host, 'decode', { value: decode, writable: true }, () => {
    assert.equal(new globalThis.TextDecoder().decode(new Uint8Array(1000).fill(0x61)).length, 1000);
  });
});

test('a method of the host that called ours before the package was loaded', async () => {
  const host = globalThis.TextDecoder.prototype;
  const { decode } = host;
  const ascii = new Uint8Array(70).fill(0x61);
  const expected = 'a'.repeat(70);
  /** @type {typeof import('encoding-wasm') | undefined} */
  let ours;
  let isInside = false;
  /** @this {globalThis.TextDecoder} @param {Parameters<typeof decode>} args */
  function decodeTwice(...args) {
    if (ours && !isInside) {
      isInside = true;
      assert.equal(new ours.TextDecoder().decode(ascii), expected);
      isInside = false;
    }
    return decode.apply(this, args);
  }
  Object.defineProperty(host, 'decode', { value: decodeTwice, writable: true, configurable: true });
  try {
    /** @type {typeof import('encoding-wasm')} */
    const again = await import(`${import.meta.resolve('encoding-wasm')}?again`);
    ours = again;
    assert.equal(new again.TextDecoder().decode(ascii), expected);
    assert.equal(new again.TextDecoder().decode(ascii), expected);
  } finally {
    Object.defineProperty(host, 'decode', { value: decode, writable: true, configurable: true });
  }
});

test('a getter of the length, which would decode with the same decoder, is not called', () => {
  const decoder = new TextDecoder();
  const input = Uint8Array.of(0x61);
  Object.defineProperty(input, 'length', {
    get() {
      decoder.decode(Uint8Array.of(0xe3, 0x81), { stream: true });
      return 1;
    },
  });
  assert.equal(decoder.decode(input), 'a');
  assert.equal(decoder.decode(input, { stream: true }), 'a');
  // The length comes from the internal slot, so nothing has called the getter.
  assert.equal(decoder.decode(Uint8Array.of(0x62)), 'b');
});

test('options that end a stream with the same decoder', () => {
  for (const label of ['utf-8', 'shift_jis', 'windows-1252']) {
    const outcomes = [TextDecoder, globalThis.TextDecoder].map((Decoder) => {
      const decoder = new Decoder(label);
      const start = decoder.decode(Uint8Array.of(0x61, 0xe3), { stream: true });
      let end = '';
      const options = {
        get stream() {
          end = decoder.decode();
          return true;
        },
      };
      return [start, decoder.decode(Uint8Array.of(0x62, 0xe3), options), end, decoder.decode(Uint8Array.of(0x63))];
    });
    assert.deepEqual(outcomes[0], outcomes[1], label);
  }
});

test('objects that only look like a chunk are refused, and the stream goes on', () => {
  const pretender = Object.create(Uint8Array.prototype, { length: { value: 1 }, 0: { value: 0x61 } });
  for (const label of ['utf-8', 'shift_jis', 'windows-1252']) {
    const decoder = new TextDecoder(label);
    const text = decoder.decode(Uint8Array.of(0x61, 0xe3), { stream: true });
    for (const stream of [true, false]) assert.throws(() => decoder.decode(pretender, { stream }), TypeError);
    const whole = new TextDecoder(label).decode(Uint8Array.of(0x61, 0xe3, 0x81, 0x82));
    assert.equal(text + decoder.decode(Uint8Array.of(0x81, 0x82)), whole, label);
  }
});
