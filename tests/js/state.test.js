// Decoders and encoders after failed calls, objects that pretend to be others, and programs' code in the middle of a call.

import assert from 'node:assert/strict';
import { constants } from 'node:buffer';
import { describe, test } from 'node:test';
import * as api from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';
import { isThorough } from '../large.js';
import { withoutRoom } from './without-room.js';

const { LegacyTextEncoder, TextDecoder, TextEncoder, decode, encode, encodeUTF16, encodings, transcode } = api;

const decodable = encodings.map(({ name }) => name).filter((name) => name !== 'replacement');
const encodable = decodable.filter((name) => !name.startsWith('UTF-16'));

/** In different scripts: each encoding can represent at least one of them. */
const TEXTS = ['a漢b字💩', 'a漢b字', 'a가b한', 'aЖbд', 'aλbώ', 'aกbข', 'aאbש', 'aعbل', 'aąbł', 'aéb'];

/** A text's bytes in an encoding: the first text of the list that it can represent. @param {string} name */
function textOf(name) {
  for (const text of TEXTS) {
    try {
      return { text, bytes: /^UTF-16/i.test(name) ? encodeUTF16(text, name) : encode(text, name) };
    } catch {
      // Try another script.
    }
  }
  return { text: 'ab', bytes: encode('ab', name) };
}

/** Whether an error says that the stack ended; V8's regular expressions have their own error. @param {unknown} error */
const isEndOfStack = (error) => /call stack|Stack overflow|too much recursion/.test(String(error));

/**
 * Calls an action again and again with less and less of the stack in use, until it succeeds. The first calls fail wherever the stack may
 * end.
 * @template T
 * @param {() => T} action
 * @returns {{ result: T, failed: number }}
 */
function atEndOfStack(action) {
  let failed = 0;
  /** @type {{ result: T } | undefined} */
  let done;
  const dive = (/** @type {number} */ depth) => {
    try {
      dive(depth + 1);
    } catch (error) {
      if (!isEndOfStack(error)) throw error;
    }
    if (done) return;
    try {
      done = { result: action() };
    } catch (error) {
      if (!isEndOfStack(error)) throw error;
      failed += 1;
    }
  };
  dive(0);
  return { .../** @type {{ result: T }} */ (/** @type {unknown} */ (done)), failed };
}

/** Encodings of each kind. */
const KINDS = ['UTF-8', 'UTF-16BE', 'windows-1251', 'Shift_JIS', 'gb18030', 'ISO-2022-JP', 'EUC-JP'];

/** V8 in Node 20 ends the process if it compiles a regular expression where the stack ends. */
const skip = process.versions.node.startsWith('20.');

describe('a call that fails for want of stack leaves no trace', { skip }, () => {
  for (const name of isThorough ? decodable : KINDS) {
    test(`decoding ${name}`, () => {
      const { text, bytes } = textOf(name);
      let failures = 0;
      for (const length of [0, 30, 600]) {
        const long = Uint8Array.from({ length: length * bytes.length }, (_, i) => bytes[i % bytes.length]);
        for (let split = 0; split <= bytes.length; split += isThorough ? 1 : 2) {
          for (const fatal of [false, true]) {
            const decoder = new TextDecoder(name, { fatal });
            const start = decoder.decode(bytes.subarray(0, split), { stream: true });
            const middle = atEndOfStack(() =>
              decoder.decode(Uint8Array.of(...bytes.subarray(split), ...long), { stream: true }),
            );
            const again = decoder.decode(bytes.subarray(0, split), { stream: true });
            const end = atEndOfStack(() => decoder.decode(bytes.subarray(split)));
            assert.equal(start + middle.result + again + end.result, text.repeat(length + 2));
            assert.equal(decoder.decode(bytes), text);
            failures += middle.failed + end.failed;
          }
        }
      }
      assert.ok(failures > 0);
    });
  }

  for (const name of isThorough ? encodable : KINDS.filter((kind) => encodable.includes(kind))) {
    test(`encoding ${name}`, () => {
      const { text, bytes } = textOf(name);
      for (const unmappable of /** @type {const} */ (['fatal', 'html', 'ignore'])) {
        for (let split = 0; split <= text.length; split++) {
          const encoder = new LegacyTextEncoder(name, { unmappable });
          const start = encoder.encode(text.slice(0, split), { stream: true });
          const middle = atEndOfStack(() => encoder.encode(text.slice(split) + text.slice(0, split), { stream: true }));
          const end = atEndOfStack(() => encoder.encode(text.slice(split)));
          assert.equal(decode(Buffer.concat([start, middle.result, end.result]), name), text.repeat(2));
          assert.deepEqual(encoder.encode(text), bytes);
        }
      }
    });
  }
});

test('a last chunk that is too long for a string does not end the stream', () => {
  const bytes = new Uint8Array(constants.MAX_STRING_LENGTH + 3);
  for (const [name, start, rest, text] of /** @type {const} */ ([
    ['utf-8', [0xe6, 0xbc], 0xa2, '漢'],
    ['gb18030', [0x61, 0xba], 0xba, '汉'],
  ])) {
    const decoder = new TextDecoder(name);
    const before = decoder.decode(Uint8Array.from(start), { stream: true });
    bytes[0] = rest;
    assert.throws(() => decoder.decode(bytes), { name: 'RangeError' }, name);
    assert.equal(before + decoder.decode(Uint8Array.of(rest)), (before === 'a' ? 'a' : '') + text, name);
  }
});

test('after malformed input in the last chunk, the next call starts afresh, also if it fails', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  assert.equal(decoder.decode(Uint8Array.of(0xe6, 0xbc), { stream: true }), '');
  assert.throws(() => decoder.decode(Uint8Array.of(0xff)), TypeError);
  assert.equal(decoder.decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)), 'a');
});

describe('the bytes of a result that the memory has no room for', () => {
  const text = '日本💩'.repeat(100_000);
  for (const stream of [true, false]) {
    test(stream ? 'in the middle of a text' : 'at its end', () => {
      const encoder = new LegacyTextEncoder('gb18030');
      const start = encoder.encode('a\ud83d', { stream: true });
      withoutRoom(() => assert.throws(() => encoder.encode(`\udca9${text}`, { stream }), RangeError));
      assert.equal(decode(Buffer.concat([start, encoder.encode('\udca9')]), 'gb18030'), 'a💩');
    });
  }
});

describe("a program's code in the middle of a call", () => {
  test('a getter of an option calls the same decoder', () => {
    for (const name of ['utf-8', 'gb18030', 'iso-2022-jp', 'utf-16be', 'windows-1252']) {
      const { text, bytes } = textOf(name);
      const decoder = new TextDecoder(name);
      const options = (/** @type {boolean} */ stream) => ({
        get stream() {
          inner += decoder.decode(bytes.subarray(0, 3), { stream: true });
          return stream;
        },
      });
      let inner = '';
      // The getter's call comes first.
      const outer = decoder.decode(bytes.subarray(3), options(false));
      assert.equal(inner + outer, text, name);
      assert.equal(decoder.decode(bytes), text, name);
    }
  });

  test('a getter detaches the bytes', () => {
    for (const length of [8, 40, 3000]) {
      const bytes = new Uint8Array(length).fill(0x41);
      const options = {
        get stream() {
          structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
          return false;
        },
      };
      assert.equal(new TextDecoder('shift_jis').decode(bytes, options), '');
    }
  });

  test('a function for unmappable code points calls the same encoder', () => {
    const encoder = new LegacyTextEncoder('iso-2022-jp', {
      unmappable: () => {
        encoder.encode('x\ud83d', { stream: true });
        return '?';
      },
    });
    encoder.encode('漢', { stream: true });
    assert.equal(decode(encoder.encode('é字'), 'iso-2022-jp').slice(-2), '?字');
    // The last chunk ended the text, and nothing of the other call remains.
    assert.equal(decode(encoder.encode('字'), 'iso-2022-jp'), '字');
  });

  test('constructors and species of subclasses are not called', () => {
    let calls = 0;
    class Own extends Uint8Array {
      static get [Symbol.species]() {
        calls += 1;
        return Uint16Array;
      }
    }
    for (const length of [5, 40, 200, 3000]) {
      for (const buffer of [new ArrayBuffer(length), new SharedArrayBuffer(length)]) {
        const bytes = new Own(/** @type {ArrayBuffer} */ (buffer)).fill(0x61);
        Object.defineProperty(bytes, 'constructor', {
          get() {
            calls += 1;
            return Own;
          },
        });
        const text = 'a'.repeat(length);
        for (const name of ['utf-8', 'windows-1252', 'koi8-r', 'shift_jis', 'euc-kr']) {
          assert.equal(new TextDecoder(name).decode(bytes), text);
          assert.equal(new TextDecoder(name).decode(bytes, { stream: true }), text);
          assert.equal(decode(bytes, name), text);
          assert.equal(iconv.decode(bytes, name), text);
        }
        assert.equal(String.fromCharCode(...transcode(bytes, { from: 'big5', unmappable: () => null })), text);
        assert.equal(api.decodeAuto(bytes).text, text);
        const own = encode('☃', 'latin1', { unmappable: () => bytes });
        assert.deepEqual([own.constructor, own.length], [Uint8Array, length]);
      }
    }
    assert.equal(calls, 0);
  });

  test('nor those that a program has replaced globally', () => {
    const { species } = Symbol;
    const TypedArray = Object.getPrototypeOf(Uint8Array);
    const original = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(TypedArray, species));
    let calls = 0;
    Object.defineProperty(TypedArray, species, {
      configurable: true,
      get() {
        calls += 1;
        return Uint16Array;
      },
    });
    try {
      const text = '漢字'.repeat(50);
      const bytes = encode(text, 'shift_jis');
      assert.equal(bytes.length, 200);
      const shared = new Uint8Array(new SharedArrayBuffer(200));
      shared.set(bytes);
      for (const input of [bytes, shared]) assert.equal(new TextDecoder('shift_jis').decode(input), text);
      assert.equal(new TextDecoder().decode(transcode(shared, { from: 'shift_jis' })), text);
    } finally {
      Object.defineProperty(TypedArray, species, original);
    }
    assert.equal(calls, 0);
  });
});

describe('objects that pretend', () => {
  // The pretenders below must never show this text.
  const secret = () => {
    for (const name of ['utf-8', 'gbk', 'windows-1252', 'utf-16le']) {
      decode(new Uint8Array(200).fill(0x53), name);
      transcode(new Uint8Array(200).fill(0x53), { from: name, to: 'utf-16le' });
    }
  };

  const prototypes = [Uint8Array, Uint16Array, Float64Array, DataView, ArrayBuffer, SharedArrayBuffer].map(
    ({ prototype }) => prototype,
  );
  /** @type {[string, (length: number) => any][]} */
  const kinds = [
    ['Uint16Array', (length) => new Uint16Array(length / 2).fill(0x6161)],
    ['Float64Array', (length) => new Float64Array(new Uint8Array(length).fill(0x61).buffer)],
    ['DataView', (length) => new DataView(new Uint8Array(length).fill(0x61).buffer)],
    ['Uint8Array', (length) => new Uint8Array(length).fill(0x61)],
    ['ArrayBuffer', (length) => new Uint8Array(length).fill(0x61).buffer],
    ['SharedArrayBuffer', (length) => new Uint8Array(new SharedArrayBuffer(length)).fill(0x61).buffer],
    ['shared Uint8Array', (length) => new Uint8Array(new SharedArrayBuffer(length)).fill(0x61)],
  ];

  for (const [kind, make] of kinds) {
    test(`${kind} with other prototypes and properties is what its internal slots say`, () => {
      for (const length of [8, 16, 40, 80, 320, 2048]) {
        for (const prototype of [...prototypes, null]) {
          for (const properties of [{}, { length: 3, byteLength: 5, byteOffset: 1, buffer: new ArrayBuffer(7) }]) {
            const input = Object.setPrototypeOf(make(length), prototype);
            for (const [name, value] of Object.entries(properties))
              Object.defineProperty(input, name, { value, configurable: true });
            Object.defineProperty(input, Symbol.toStringTag, { value: 'Uint8Array' });
            const text = 'a'.repeat(length);
            secret();
            for (const name of ['utf-8', 'windows-1252', 'koi8-r', 'gbk', 'gb18030', 'iso-2022-jp']) {
              for (const fatal of [false, true]) {
                const decoder = new TextDecoder(name, { fatal });
                assert.equal(decoder.decode(input), text, `${name} ${fatal} ${length}`);
                assert.equal(decoder.decode(input, { stream: true }) + decoder.decode(input), text + text);
              }
              assert.equal(decode(input, name), text);
              assert.equal(String.fromCharCode(...transcode(input, { from: name })), text);
              assert.equal(String.fromCharCode(...transcode(input, { from: name, to: 'big5' })), text);
            }
            assert.equal(new TextDecoder('utf-16le').decode(input), '慡'.repeat(length / 2));
            assert.equal(api.utf8DecodeWithoutBOMOrFail(input), text);
            assert.equal(api.detectEncoding(input).kind, 'ASCII');
            assert.equal(api.decodeAuto(input).text, text);
            assert.equal(String.fromCharCode(...encode('☃', 'latin1', { unmappable: () => input })), text);
            for (const name of ['utf8', 'win1252', 'cp437', 'gbk', 'utf16le', 'utf7'])
              assert.equal(iconv.decode(input, name), name === 'utf16le' ? '慡'.repeat(length / 2) : text, name);
          }
        }
      }
    });
  }

  test('proxies and objects that only inherit from a class are refused', () => {
    for (const { prototype } of [Uint8Array, ArrayBuffer, SharedArrayBuffer, DataView]) {
      for (const input of [
        Object.create(prototype),
        new Proxy(new Uint8Array(40), {}),
        { __proto__: prototype, length: 40 },
      ]) {
        assert.throws(() => new TextDecoder().decode(input), TypeError);
        assert.throws(() => new TextDecoder('gbk').decode(input, { stream: true }), TypeError);
        assert.throws(() => transcode(input, { from: 'gbk' }), TypeError);
        assert.throws(() => decode(input), TypeError);
      }
    }
  });

  test('the destination of encodeInto', () => {
    for (const length of [8, 80]) {
      const target = Object.setPrototypeOf(new Uint16Array(length), Uint8Array.prototype);
      assert.throws(() => new TextEncoder().encodeInto('aé漢', target), TypeError);
      const other = Object.setPrototypeOf(new Uint8Array(length), Uint16Array.prototype);
      assert.deepEqual(new TextEncoder().encodeInto('aé漢', other), { read: 3, written: 6 });
      const lying = Object.defineProperty(new Uint8Array(4), 'length', { value: 100 });
      assert.deepEqual(new TextEncoder().encodeInto('aé漢', lying), { read: 2, written: 3 });
    }
  });
});

describe('ISO-2022-JP with empty replacements', () => {
  for (const [what, replacement] of Object.entries({
    '': '',
    'no bytes': new Uint8Array(),
    'an empty buffer': new ArrayBuffer(0),
  })) {
    test(what, () => {
      const options = { unmappable: () => replacement };
      for (const text of ['漢é字', 'é漢', '漢é', '漢éé字é', 'aé漢é¥é字']) {
        const expected = text.replaceAll('é', '');
        assert.equal(decode(encode(text, 'iso-2022-jp', options), 'iso-2022-jp'), expected);
        const transcoded = transcode(encode(text), { from: 'utf-8', to: 'iso-2022-jp', ...options });
        assert.equal(decode(transcoded, 'iso-2022-jp'), expected);
        const encoder = new LegacyTextEncoder('iso-2022-jp', options);
        const parts = [...text].map((character) => encoder.encode(character, { stream: true }));
        assert.equal(decode(Buffer.concat([...parts, encoder.encode()]), 'iso-2022-jp'), expected);
      }
    });
  }
});
