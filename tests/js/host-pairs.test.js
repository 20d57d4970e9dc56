// The host's decoders of multi-byte encodings: used where they are quick, and only if they prove to be right.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { importInFirefox } from './pretended-firefox.js';

/** Another copy of the package, which decodes for the host below. @type {typeof import('../../types/index.js')} */
const right = createRequire(import.meta.url)('../../pkg/index.cjs');

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

const HostDecoder = globalThis.TextDecoder;

class FakeDecoder {
  /** @param {string} label @param {object} options */
  constructor(label, options) {
    this.label = label.toLowerCase();
    this.decoder = Object.hasOwn(TEXT, this.label)
      ? new right.TextDecoder(label, options)
      : new HostDecoder(label, options);
  }

  /** @param {Uint8Array} bytes */
  decode(bytes) {
    calls[this.label] = (calls[this.label] ?? 0) + 1;
    const text = this.decoder.decode(bytes);
    return faults[this.label]?.(text, bytes) ?? text;
  }
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

/** @param {TextDecoder} decoder @param {Uint8Array} bytes @param {string} expected @returns how often the host decoded */
function callsFor(decoder, bytes, expected) {
  calls = {};
  assert.equal(decoder.decode(bytes), expected);
  return calls[decoder.encoding] ?? 0;
}

test('a decoder that is right is used, also in the error mode "fatal"', async () => {
  const copy = await inFirefox();
  for (const label of Object.keys(TEXT)) {
    const bytes = copy.encode(text(label), label);
    const decoder = new copy.TextDecoder(label);
    assert.equal(callsFor(decoder, bytes, text(label)), 1, label);
    const few = [...text(label)].slice(0, 9).join('');
    assert.equal(callsFor(decoder, copy.encode(few, label), few), 0, label);
    assert.equal(decoder.decode(Uint8Array.of(...bytes, 0xff)), `${text(label)}\uFFFD`);
    const fatal = new copy.TextDecoder(label, { fatal: true });
    assert.equal(callsFor(fatal, bytes, text(label)), 1, label);
    for (const malformed of [Uint8Array.of(...bytes, 0xff), Uint8Array.of(0xff, ...bytes)]) {
      assert.throws(() => fatal.decode(malformed), { name: 'TypeError', message: /at offset \d+/ });
    }
    const shared = new Uint8Array(new SharedArrayBuffer(200)).fill(0x41);
    shared.set(bytes);
    assert.ok(decoder.decode(shared).startsWith(text(label)));
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
    faults[label] = spoil;
    const copy = await inFirefox();
    assert.ok(calls[label] > 0, 'it is tried');
    const bytes = copy.encode(text(label), label);
    assert.equal(callsFor(new copy.TextDecoder(label), bytes, text(label)), 0, label);
    delete faults[label];
  });
}
