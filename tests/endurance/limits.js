// Inputs and results at the limits of the host.

import assert from 'node:assert/strict';
import { constants } from 'node:buffer';

/** @typedef {typeof import('encoding-wasm')} Api */

const TOO_LONG = /^RangeError: The text is too long for a string of this host/;

/** Texts as long as a string can be, and longer ones. @param {Api} api */
export function longestStrings(api) {
  const most = constants.MAX_STRING_LENGTH;
  const bytes = new Uint8Array(most + 2).fill(0x61);
  for (const name of ['windows-1252', 'shift_jis', 'utf-8']) {
    for (const fatal of [false, true]) {
      const decoder = new api.TextDecoder(name, { fatal });
      assert.equal(decoder.decode(bytes.subarray(0, most)).length, most, name);
      assert.throws(() => decoder.decode(bytes.subarray(0, most + 1)), TOO_LONG, name);
      assert.equal(decoder.decode(bytes.subarray(0, 2)), 'aa');
    }
  }
  assert.throws(() => api.decode(bytes, 'gbk'), TOO_LONG);
  const string = 'a'.repeat(most);
  assert.equal(api.encode(string, 'gbk').length, most);
  assert.equal(api.encode(string).length, most);
  assert.equal(api.encodeUTF16(string).length, 2 * most + 2);
  assert.throws(() => api.percentEncodeAfterEncoding('gbk', ' '.repeat(most >> 1), 'query'), TOO_LONG);
  assert.equal(api.percentEncodeAfterEncoding('gbk', string.slice(0, 1e8), 'query').length, 1e8);
}

/** Arrays of more than 2 GB and, if the host allows, 4 GB. @param {Api} api @returns {number} the longest */
export function longArrays(api) {
  let longest = 0;
  for (const length of [2 ** 31 + 70_000, 2 ** 32 + 70_000]) {
    if (length > constants.MAX_LENGTH) continue;
    const bytes = new Uint8Array(length);
    longest = length;
    assert.throws(() => new api.TextDecoder('shift_jis').decode(bytes), TOO_LONG);
    assert.throws(() => new api.TextDecoder('utf-8').decode(bytes), TOO_LONG);
    bytes[length - 1] = 0xff;
    // There is no result of that length: nothing is written before the whole input is known to be valid.
    assert.throws(() => api.transcode(bytes, { from: 'shift_jis', fatal: true }), {
      name: 'TypeError',
      message: new RegExp(`a byte at offset ${length - 1} cannot be decoded as Shift_JIS`),
    });
    assert.equal(api.bomSniff(bytes), null);
    assert.equal(api.detectEncoding(bytes, { maxBytes: 1000 }).isASCII, true);
    assert.equal(api.sniffHTMLEncoding(bytes, { maxPrescanBytes: length }).source, 'default');
    assert.deepEqual(new api.TextEncoder().encodeInto('漢字', bytes), { read: 2, written: 6 });
  }
  return longest;
}

/**
 * Streams many bytes through decoders, with an error at the end.
 * @param {Api} api @param {number} gigabytes
 */
export async function longStreams(api, gigabytes) {
  const chunk = api.encode('漢字かなｶﾅ abc\n'.repeat(60_000), 'shift_jis');
  const text = new api.TextDecoder('shift_jis').decode(chunk);
  const count = Math.ceil((gigabytes * 1e9) / chunk.length);
  const length = count * chunk.length;
  const source = (bytes = length) => {
    let left = bytes / chunk.length;
    return new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(chunk);
        else {
          controller.enqueue(Uint8Array.of(0xff));
          controller.close();
        }
      },
    });
  };
  let parts = 0;
  const decoded = async () => {
    for await (const part of source().pipeThrough(new api.TextDecoderStream('shift_jis', { fatal: true }))) {
      assert.equal(part.length, text.length);
      parts += 1;
    }
  };
  await assert.rejects(decoded(), { message: new RegExp(`a byte at offset ${length} cannot be decoded`) });
  assert.equal(parts, count);
  let bytes = 0;
  const transcoded = async () => {
    for await (const part of source().pipeThrough(new api.TranscoderStream({ from: 'shift_jis', fatal: true }))) {
      bytes += part.length;
    }
  };
  await assert.rejects(transcoded(), { message: new RegExp(`a byte at offset ${length} cannot be decoded`) });
  // A stream that errors drops its buffer.
  assert.ok(bytes > length);
  // This way is slower, so there are only as many bytes as overflow a signed 32-bit number.
  const some = Math.ceil(2 ** 31 / chunk.length) * chunk.length;
  let place = Number.NaN;
  const unmappable = (/** @type {number} */ _, /** @type {number} */ index) => {
    place = index;
    return '?';
  };
  const replacing = new api.TranscoderStream({ from: 'shift_jis', to: 'shift_jis', unmappable });
  for await (const part of source(some).pipeThrough(replacing)) bytes += part.length;
  assert.equal(place, some);
  return 2 * length + some;
}
