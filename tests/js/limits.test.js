// Inputs and results that are too long: an error says what to do, and the next call works. `npm run endurance` uses more memory and time.

import assert from 'node:assert/strict';
import { constants } from 'node:buffer';
import { describe, test } from 'node:test';
import { encode, encodeUTF16, TextDecoder, transcode } from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';
import { withoutRoom } from './without-room.js';

const TOO_LONG = {
  name: 'RangeError',
  message:
    'The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.',
};

test('a text longer than a string can be', () => {
  const bytes = new Uint8Array(constants.MAX_STRING_LENGTH + 1);
  for (const label of ['windows-1252', 'utf-8']) {
    assert.throws(() => new TextDecoder(label).decode(bytes), TOO_LONG);
    assert.equal(new TextDecoder(label).decode(bytes.subarray(0, 3)), '\0\0\0');
  }
  // In the middle of a stream, the failed chunk changes nothing.
  const decoder = new TextDecoder('shift_jis', { fatal: true });
  assert.equal(decoder.decode(Uint8Array.of(0x61, 0x83), { stream: true }), 'a');
  bytes[0] = 0x65;
  assert.throws(() => decoder.decode(bytes, { stream: true }), TOO_LONG);
  assert.equal(decoder.decode(Uint8Array.of(0x65), { stream: true }), 'テ');
  assert.throws(() => decoder.decode(Uint8Array.of(0xff)), /a byte at offset 3 cannot/);
});

test('an array of more than 2 GB, whose length overflows a signed 32-bit number', () => {
  const bytes = new Uint8Array(2 ** 31 + 70_000);
  for (const label of ['shift_jis', 'utf-8']) assert.throws(() => new TextDecoder(label).decode(bytes), TOO_LONG);
  assert.throws(() => iconv.decode(bytes, 'utf8'), TOO_LONG);
});

describe('bytes without room in memory', () => {
  const text = '漢字'.repeat(200_000);
  const bytes = encode(text, 'big5');
  for (const [name, action] of Object.entries({
    encode: () => encode(text, 'big5'),
    transcode: () => transcode(bytes, { from: 'big5' }),
    encodeUTF16: () => encodeUTF16(text),
  })) {
    test(name, () => {
      withoutRoom(() =>
        assert.throws(action, {
          name: 'RangeError',
          message: /^This host has no room for \d+ bytes: encode in parts, with \{ stream: true \} or with a stream\.$/,
        }),
      );
      assert.ok(action().length >= bytes.length);
    });
  }
});
