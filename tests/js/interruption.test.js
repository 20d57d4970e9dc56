// Calls that don't return: traps, no memory, the end of the stack, time limits. The next call works.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { api, breakInstance, instances } from './instances.js';

const { TextDecoder, TextDecoderStream, LegacyTextEncoder, encode, transcode, detectEncoding } = api;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const TEST = Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67);

/** A string that only WebAssembly encodes. */
const LONG = '가'.repeat(1000);

/** The error for users. @param {string} what */
const trapped = (what) => (/** @type {Error} */ error) => {
  assert.equal(error.constructor, Error);
  assert.ok(error.message.startsWith(`encoding-wasm ${version}: ${what} failed (`), error.message);
  assert.match(error.message, /because of a bug in this package\. Please report it, with the input if you can\./);
  assert.ok(error.cause instanceof WebAssembly.RuntimeError);
  return true;
};

describe('a trap', () => {
  test('it says what to report, and all decoders continue', () => {
    const first = new TextDecoder('shift_jis');
    const second = new TextDecoder('iso-2022-jp');
    const encoder = new LegacyTextEncoder('iso-2022-jp');
    assert.equal(first.decode(TEST.subarray(0, 3), { stream: true }), 'テ');
    assert.equal(second.decode(Uint8Array.of(0x1b, 0x24, 0x42, 0x25), { stream: true }), '');
    const start = encoder.encode('テ', { stream: true });
    const made = instances.length;
    breakInstance();
    const rest = Uint8Array.of(0x46, 0x1b, 0x28, 0x42, 0x61);
    assert.throws(() => second.decode(rest, { stream: true }), trapped('decoding of ISO-2022-JP'));
    // The chunk was not decoded.
    assert.equal(second.decode(rest), 'テa');
    assert.equal(first.decode(TEST.subarray(3)), 'スト');
    assert.equal(new TextDecoder('iso-2022-jp').decode(Buffer.concat([start, encoder.encode('スト')])), 'テスト');
    assert.equal(instances.length, made + 1);
  });

  test('leaves no table of bytes behind', () => {
    const decoder = new TextDecoder('windows-1251');
    assert.equal(decoder.decode(Uint8Array.of(0xcf)), 'П');
    breakInstance();
    assert.throws(() => encode('П', 'windows-1251'), trapped('encoding of windows-1251'));
    assert.equal(decoder.decode(Uint8Array.of(0xcf)), 'П');
  });

  test('leaves no table of code units behind', () => {
    assert.deepEqual(encode('가', 'euc-kr'), Uint8Array.of(0xb0, 0xa1));
    breakInstance();
    assert.throws(() => encode(LONG, 'euc-kr'), trapped('encoding of EUC-KR'));
    assert.deepEqual(encode('가', 'euc-kr'), Uint8Array.of(0xb0, 0xa1));
  });

  test('leaves no table of pairs behind', () => {
    const decoder = new TextDecoder('shift_jis');
    assert.equal(decoder.decode(TEST), 'テスト');
    breakInstance();
    assert.throws(() => encode(LONG, 'euc-kr'), trapped('encoding of EUC-KR'));
    assert.equal(decoder.decode(TEST), 'テスト');
  });

  for (const [what, call] of Object.entries({
    // A short text would be looked up in a table, without a call.
    'decoding of Big5': () => new TextDecoder('big5', { fatal: true }).decode(new Uint8Array(1000).fill(0xa4)),
    'encoding of EUC-KR': () => encode(LONG, 'euc-kr'),
    'transcoding of EUC-JP': () => transcode(new Uint8Array(1000).fill(0xb4), { from: 'euc-jp' }),
    detection: () => detectEncoding(TEST),
  })) {
    test(`in ${what}`, () => {
      const expected = call();
      breakInstance();
      assert.throws(call, trapped(what));
      assert.deepEqual(call(), expected);
      assert.deepEqual(call(), expected);
    });
  }

  test('errors a stream, and no other', async () => {
    const [broken, other] = [new TextDecoderStream('shift_jis'), new TextDecoderStream('shift_jis')];
    const read = async (/** @type {ReadableStream<string>} */ stream) => {
      let text = '';
      for await (const part of stream) text += part;
      return text;
    };
    const [brokenText, otherText] = [read(broken.readable), read(other.readable)];
    const [brokenWriter, otherWriter] = [broken.writable.getWriter(), other.writable.getWriter()];
    await brokenWriter.write(TEST.subarray(0, 3));
    await otherWriter.write(TEST.subarray(0, 3));
    breakInstance();
    const failed = assert.rejects(brokenWriter.write(new Uint8Array(1000)), trapped('decoding of Shift_JIS'));
    await assert.rejects(brokenText, trapped('decoding of Shift_JIS'));
    await failed;
    await otherWriter.write(TEST.subarray(3));
    await otherWriter.close();
    assert.equal(await otherText, 'テスト');
  });
});

test('if memory cannot grow, a RangeError says so, and calls that need less work', () => {
  const program = fileURLToPath(new URL('no-memory.js', import.meta.url));
  const run = (/** @type {number} */ pages) =>
    JSON.parse(execFileSync(process.execPath, [`--wasm-max-mem-pages=${pages}`, program], { encoding: 'utf8' }));
  const least = run(65_536).initial;
  /** @type {number[]} */
  const failed = [];
  for (const more of [0, 3, 6, 12, 200]) {
    const { messages, wrong, rightAtLast } = run(least + more);
    assert.deepEqual(wrong, []);
    assert.ok(rightAtLast > 0);
    for (const message of messages) {
      assert.match(
        message,
        /^RangeError: encoding-wasm: .+ failed: no memory for WebAssembly; free some, and call again$/,
      );
    }
    failed.push(messages.length);
  }
  assert.ok(failed[0] > 0, 'no memory was refused');
  assert.equal(failed.at(-1), 0);
  assert.throws(() => run(least - 1), /no memory for WebAssembly/);
});

test('the end of the stack, at every place', () => {
  const decoder = new TextDecoder('gb18030');
  decoder.decode(Uint8Array.of(0xba), { stream: true });
  let calls = 0;
  const right = () => {
    calls += 1;
    assert.deepEqual(encode('漢字', 'euc-jp'), Uint8Array.of(0xb4, 0xc1, 0xbb, 0xfa));
    assert.equal(new TextDecoder('big5').decode(Uint8Array.of(0xa4, 0xa4)), '中');
    assert.equal(Buffer.from(transcode(TEST, { from: 'shift_jis' })).toString(), 'テスト');
    assert.equal(detectEncoding(encode('Привет, как дела? Спасибо, хорошо.', 'windows-1251')).encoding, 'windows-1251');
  };
  right();
  /** @param {number} left how much of the stack to leave */
  const deep = (left) => {
    let reached = -1;
    const down = (/** @type {number} */ depth) => {
      try {
        down(depth + 1);
      } catch (error) {
        if (reached < 0) reached = depth;
        if (reached - depth === left) right();
        throw error;
      }
    };
    assert.throws(
      () => down(0),
      (error) => error instanceof RangeError && /call stack/.test(error.message),
    );
  };
  for (let left = 0; left < 150; left += 4) {
    deep(left);
    right();
  }
  assert.ok(calls > 60);
  assert.equal(decoder.decode(Uint8Array.of(0xba)), '汉');
});

test('a time limit of the host, which runs no catch', () => {
  const long = encode('漢字かな'.repeat(20_000), 'shift_jis');
  const expected = '漢字かな'.repeat(20_000);
  const decoder = new TextDecoder('euc-kr');
  decoder.decode(Uint8Array.of(0xb0), { stream: true });
  const actions = {
    decode: () => new TextDecoder('shift_jis').decode(long),
    encode: () => encode(expected, 'shift_jis'),
    transcode: () => transcode(long, { from: 'shift_jis', to: 'gb18030' }),
    detect: () => detectEncoding(long),
  };
  for (const action of Object.values(actions)) {
    for (let timeout = 1; timeout < 6; timeout++) {
      assert.throws(() => vm.runInNewContext('for (;;) action()', { action }, { timeout }), {
        code: 'ERR_SCRIPT_EXECUTION_TIMEOUT',
      });
      assert.equal(new TextDecoder('shift_jis').decode(long), expected);
      assert.equal(
        detectEncoding(encode('Привет, как дела? Спасибо, хорошо.', 'windows-1251')).encoding,
        'windows-1251',
      );
    }
  }
  assert.equal(decoder.decode(Uint8Array.of(0xa1)), '가');
});
