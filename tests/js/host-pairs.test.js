// The host's decoders of multi-byte encodings: used where they are quick, and only once they have proved to be right.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { importInFirefox } from './pretended-firefox.js';

/** Another copy of the package, which decodes for the host below. @type {typeof import('../../types/index.js')} */
const right = createRequire(import.meta.url)('../../pkg/index-commonjs.cjs');

/** So many short texts are enough for a proof. */
const MANY = 30_000;

const TEXT = {
  gbk: '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心',
  gb18030: '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心',
  big5: '人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心',
  'euc-jp': '人は皆、生まれながらに自由であり、尊厳と権利とについて平等である',
  shift_jis: '人は皆、生まれながらに自由であり、尊厳と権利とについて平等である',
  'euc-kr': '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다',
};

/** How often the host decoded each encoding, in calls since the last look. @type {Record<string, number>} */
let calls = {};

/** What is wrong with a host's decoder. @type {Record<string, (text: string, bytes: Uint8Array) => string>} */
const faults = {};

/** What is wrong with one in the error mode "fatal": it gets `undefined` where it has to throw. @type {Record<string, (text: string | undefined) => string | undefined>} */
const fatalFaults = {};

/** Encodings whose decoders begin the text after an error with this character, as Firefox's for gb18030 do. @type {Record<string, string>} */
const leftBehind = {};

/** Encodings whose decoders forget what a chunk ends with. @type {Set<string>} */
const isForgetful = new Set();

const HostDecoder = globalThis.TextDecoder;

class FakeDecoder {
  /** @param {string} label @param {object} options */
  constructor(label, options) {
    this.label = label.toLowerCase();
    this.held = '';
    this.decoder = Object.hasOwn(TEXT, this.label)
      ? new right.TextDecoder(label, options)
      : new HostDecoder(label, options);
  }

  /** @param {Uint8Array} bytes @param {TextDecodeOptions} [options] */
  decode(bytes, options) {
    const mode = this.decoder.fatal ? `${this.label}, fatal` : options ? `${this.label}, stream` : this.label;
    calls[mode] = (calls[mode] ?? 0) + 1;
    if (this.decoder.fatal) return this.decodeOrFail(bytes);
    const text = this.decoder.decode(bytes, options && !isForgetful.has(this.label) ? options : {});
    return faults[this.label]?.(text, bytes) ?? text;
  }

  /** @param {Uint8Array} bytes */
  decodeOrFail(bytes) {
    const start = this.held;
    this.held = '';
    /** @type {string | undefined} */
    let text;
    try {
      text = start + this.decoder.decode(bytes);
    } catch {
      this.held = leftBehind[this.label] ?? '';
    }
    const result = fatalFaults[this.label] ? fatalFaults[this.label](text) : text;
    if (result === undefined) throw new TypeError('The host says that this is malformed.');
    return result;
  }
}

/**
 * Decodes a text in three chunks, which the host gets if its decoder is right.
 * @param {typeof right} copy
 * @param {string} label
 * @returns how many of them it got
 */
function streamedByHost(copy, label) {
  const bytes = copy.encode(text(label), label);
  // The first stream may be preceded by a test.
  new copy.TextDecoder(label).decode(bytes, { stream: true });
  const stream = new copy.TextDecoder(label);
  calls = {};
  const parts = [[0, 16], [16, 60], [60]].map(([start, end]) => bytes.subarray(start, end));
  const chunks = parts.map((part, i) => stream.decode(part, { stream: i < 2 }));
  assert.equal(chunks.join(''), text(label), label);
  return calls[`${label}, stream`] ?? 0;
}

/** A copy of the package in a host that has these decoders, and calls itself Firefox. */
function inFirefox() {
  calls = {};
  return importInFirefox(FakeDecoder, (copy) => {
    for (const label of Object.keys(TEXT)) new copy.TextDecoder(label).decode(copy.encode(text(label), label));
  });
}

/** Longer than what is looked up without the host. @param {string} label */
const text = (label) => Object(TEXT)[label].repeat(2);

/** @param {TextDecoder} decoder @param {Uint8Array} bytes @param {string} expected @param {number} times @returns how often the host decoded */
function decodeOften(decoder, bytes, expected, times) {
  calls = {};
  for (let i = 0; i < times; i++) assert.equal(decoder.decode(bytes), expected);
  return calls[decoder.fatal ? `${decoder.encoding}, fatal` : decoder.encoding] ?? 0;
}

test('a decoder that is right is used after many texts, for short ones and for pages', async () => {
  const copy = await inFirefox();
  for (const label of Object.keys(TEXT)) {
    const bytes = copy.encode(text(label), label);
    const decoder = new copy.TextDecoder(label);
    decodeOften(decoder, bytes, text(label), MANY);
    assert.equal(decodeOften(decoder, bytes, text(label), 10), 10, label);
    const page = `<p class="text">${text(label)}</p>\n<div class="${'long '.repeat(20)}"></div>\n`.repeat(40);
    assert.equal(decodeOften(decoder, copy.encode(page, label), page, 1), 1, label);
    const prose = text(label).repeat(100);
    assert.equal(decodeOften(decoder, copy.encode(prose, label), prose, 1), 0, label);
    const few = [...text(label)].slice(0, 9).join('');
    assert.equal(decodeOften(decoder, copy.encode(few, label), few, 1), 0, label);
    assert.equal(streamedByHost(copy, label), 3, label);
    assert.equal(decoder.decode(Uint8Array.of(...bytes, 0xff)), `${text(label)}\uFFFD`);
    const fatal = new copy.TextDecoder(label, { fatal: true });
    assert.equal(fatal.decode(bytes), text(label));
    assert.throws(() => fatal.decode(Uint8Array.of(...bytes, 0xff)), { name: 'TypeError', message: /at offset \d+/ });
    const shared = new Uint8Array(new SharedArrayBuffer(200)).fill(0x41);
    shared.set(bytes);
    assert.ok(decoder.decode(shared).startsWith(text(label)));
  }
});

test('a stream of many chunks is enough for a proof', async () => {
  const copy = await inFirefox();
  for (const label of Object.keys(TEXT)) {
    const bytes = copy.encode(text(label), label);
    const decoder = new copy.TextDecoder(label);
    for (let i = 0; i < MANY; i++) assert.equal(decoder.decode(bytes, { stream: true }), text(label));
    assert.equal(streamedByHost(copy, label), 3, label);
  }
});

test('a few bytes are the same whether a host that makes only short strings quickly looks them up in pieces or not', async () => {
  const copy = await inFirefox();
  for (const label of Object.keys(TEXT)) {
    const stream = new copy.TextDecoder(label);
    for (const start of ['', 'a', 'all of it ASCII, and longer than a piece']) {
      const bytes = copy.encode(`${start}${text(label)}`, label).subarray(0, 80);
      for (let end = 0; end <= bytes.length; end++) {
        const few = bytes.subarray(0, end);
        const expected = new right.TextDecoder(label).decode(few);
        assert.equal(new copy.TextDecoder(label).decode(few), expected, `${label}, ${end} bytes`);
        const chunks = stream.decode(few, { stream: true }) + stream.decode(bytes.subarray(end));
        assert.equal(chunks, new right.TextDecoder(label).decode(bytes), `${label}, split at ${end}`);
      }
    }
  }
});

/** What may be wrong with a decoder. @type {[fault: string, label: string, spoil: (text: string, bytes: Uint8Array) => string][]} */
const FAULTS = [
  ['a pair', 'big5', (text) => text.replaceAll('\u7C72', '\u7C73')],
  ['a sequence of three bytes', 'euc-jp', (text) => text.replaceAll('\u9FA5', '?')],
  ['a sequence of four bytes', 'gb18030', (text) => text.replaceAll('\uFFE6', '?')],
  ['the last sequence of four bytes', 'gb18030', (text) => text.replaceAll('\u{10FFFF}', '?')],
  ['the length of malformed sequences', 'shift_jis', (text) => text.replaceAll('\uFFFD\uFFFD', '\uFFFD')],
  [
    'a character that the end cuts',
    'gbk',
    (text, bytes) => (bytes.at(-1) === 0x81 ? text.replace(/\uFFFD$/, '') : text),
  ],
  ['a byte order mark', 'euc-kr', (text, bytes) => (bytes[0] === 0xef && bytes[1] === 0xbb ? text.slice(2) : text)],
  // WebKit had this one.
  ['a state that is left behind', 'euc-jp', (text) => text.replaceAll('\uFFFDa\n\u3042', '\uFFFDa\n\uFFFD')],
  [
    'an exception',
    'shift_jis',
    (text, bytes) => {
      if (bytes[0] === 0x90) throw new TypeError('This host has its reasons.');
      return text;
    },
  ],
];

for (const [fault, label, spoil] of FAULTS) {
  test(`a decoder with this fault is never used: ${fault} (${label})`, async () => {
    const copy = await inFirefox();
    faults[label] = spoil;
    const decoder = new copy.TextDecoder(label);
    const bytes = copy.encode(text(label), label);
    assert.ok(decodeOften(decoder, bytes, text(label), MANY) > 0, 'it is tried');
    assert.equal(decodeOften(decoder, bytes, text(label), 1000), 0, label);
    delete faults[label];
  });
}

test('a decoder that forgets what a chunk ends with is never used for streams', async () => {
  const copy = await inFirefox();
  for (const label of Object.keys(TEXT)) {
    isForgetful.add(label);
    const bytes = copy.encode(text(label), label);
    decodeOften(new copy.TextDecoder(label), bytes, text(label), MANY);
    assert.equal(streamedByHost(copy, label), 0, label);
    isForgetful.delete(label);
  }
});

test('in the error mode "fatal", the host decodes, and no decoder of it is used again after an error', async () => {
  const copy = await inFirefox();
  for (const label of Object.keys(TEXT)) {
    leftBehind[label] = '0';
    const bytes = copy.encode(text(label), label);
    decodeOften(new copy.TextDecoder(label), bytes, text(label), MANY);
    const decoder = new copy.TextDecoder(label, { fatal: true });
    assert.equal(decodeOften(decoder, bytes, text(label), 10), 10, label);
    for (let i = 0; i < 3; i++) {
      calls = {};
      assert.throws(() => decoder.decode(Uint8Array.of(...bytes, 0xff)), {
        name: 'TypeError',
        message: /at offset \d+/,
      });
      assert.throws(() => decoder.decode(Uint8Array.of(0xff, ...bytes)), { name: 'TypeError', message: /at offset 0/ });
      assert.equal(calls[`${label}, fatal`], 1, 'it does not get the second text');
      assert.equal(decodeOften(decoder, bytes, text(label), 20), 4, label);
    }
    delete leftBehind[label];
  }
});

/** @type {[fault: string, label: string, spoil: (text: string | undefined) => string | undefined][]} */
const FATAL_FAULTS = [
  ['it replaces', 'shift_jis', (text) => text ?? '\uFFFD'],
  ['it throws for U+20AC', 'gbk', (text) => (text?.includes('\u20AC') ? undefined : text)],
];

for (const [fault, label, spoil] of FATAL_FAULTS) {
  test(`a decoder in the error mode "fatal" with this fault is never used: ${fault} (${label})`, async () => {
    const copy = await inFirefox();
    fatalFaults[label] = spoil;
    const bytes = copy.encode(text(label), label);
    decodeOften(new copy.TextDecoder(label), bytes, text(label), MANY);
    const decoder = new copy.TextDecoder(label, { fatal: true });
    assert.throws(() => decoder.decode(Uint8Array.of(...bytes, 0xff)), TypeError);
    assert.equal(decodeOften(decoder, bytes, text(label), 10), 0);
    delete fatalFaults[label];
  });
}
