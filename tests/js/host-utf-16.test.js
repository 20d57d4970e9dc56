// UTF-16 by the host's own decoders, as in Firefox: the same results as without them, wherever the text is split.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as right from 'encoding-wasm';
import { importInFirefox } from './pretended-firefox.js';

const HostDecoder = globalThis.TextDecoder;
let calls = 0;

class CountingDecoder extends HostDecoder {
  /** @type {typeof HostDecoder.prototype.decode} */
  decode(...args) {
    calls++;
    return super.decode(...args);
  }
}

/** The package on that host. */
const inFirefox = () =>
  importInFirefox(CountingDecoder, (copy) => {
    for (const label of LABELS) new copy.TextDecoder(label).decode(right.encodeUTF16(TEXTS[0], label));
  });

const LABELS = ['utf-16be', 'utf-16le'];

/** Well-formed text, with and without a byte order mark, and lone surrogates at the start, in the middle and at the end. */
const TEXTS = [
  '漢字💩かな💩💩, and longer than what a loop decodes 💩.',
  '\uFEFF漢字💩かな💩💩, and longer than what a loop decodes 💩.',
  '\uDCA9漢字\uD83Dかな\uDCA9\uD83D, and longer than what a loop decodes \uD83D',
];

/** The bytes of code units, which may be lone surrogates. @param {string} text @param {string} label */
const bytesOf = (text, label) =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).flatMap((unit) =>
      label === 'utf-16be' ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8],
    ),
  );

/** @param {typeof right} ours @param {string} label @param {boolean} fatal @param {Uint8Array[]} chunks */
function decodeChunks(ours, label, fatal, chunks) {
  const decoder = new ours.TextDecoder(label, { fatal });
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
  } catch (error) {
    return String(error);
  }
}

test('UTF-16 is the same by decoders of the host, whole and in two or three chunks', async () => {
  const copy = await inFirefox();
  for (const label of LABELS) {
    calls = 0;
    for (const text of TEXTS) {
      for (const bytes of [bytesOf(text, label), bytesOf(text, label).subarray(0, -1)]) {
        for (const fatal of [false, true]) {
          for (let split = 0; split <= bytes.length; split++) {
            for (const second of [0, 1, 2, 30]) {
              const [first, rest] = [bytes.subarray(0, split), bytes.subarray(split)];
              const chunks = [first, rest.subarray(0, second), rest.subarray(second)];
              const expected = decodeChunks(right, label, fatal, chunks);
              assert.equal(decodeChunks(copy, label, fatal, chunks), expected, `${label} ${fatal} ${split} ${second}`);
            }
          }
        }
      }
    }
    assert.equal(calls > 100, label === 'utf-16le', label);
  }
});

test('long UTF-16 that is ASCII, or nearly, is decoded like the rest', () => {
  const ascii = 'All human beings are born free and equal in dignity and rights. '.repeat(600);
  for (const label of LABELS) {
    for (const length of [255, 256, 257, 4096, 4097, 35_000]) {
      for (const other of ['', 'é', '漢', '\uFEFF', '💩', '\uD83D', '\uDCA9']) {
        for (const at of [0, 1, length >> 1, length - 1]) {
          const text = ascii.slice(0, at) + other + ascii.slice(at, length);
          const bytes = bytesOf(text, label);
          const expected = text.toWellFormed();
          const where = `${label} ${length} ${JSON.stringify(other)} ${at}`;
          const ignoreBOM = true;
          assert.ok(new right.TextDecoder(label, { ignoreBOM }).decode(bytes) === expected, where);
          const fatal = new right.TextDecoder(label, { ignoreBOM, fatal: true });
          if (text.isWellFormed()) assert.ok(fatal.decode(bytes) === expected, where);
          else assert.throws(() => fatal.decode(bytes), TypeError, where);
          const decoder = new right.TextDecoder(label, { ignoreBOM });
          const parts = [bytes.subarray(0, 1501), bytes.subarray(1501)].map((part) =>
            decoder.decode(part, { stream: true }),
          );
          assert.ok(parts.join('') + decoder.decode() === expected, where);
        }
      }
    }
  }
});
