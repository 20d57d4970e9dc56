// Measures this package's decoder and the browser's own.

import { TextDecoder as OurTextDecoder } from '../../js/index.js';
import { encode } from './encode.js';
import { texts as samples } from './samples.js';

/** In bytes. */
const LENGTH = 1 << 16;

/** How long each turn of a decoder takes, in milliseconds, and how many it gets. */
const TURN = 12;
const TURNS = 9;

/**
 * @typedef {object} Result
 * @property {string} label
 * @property {number} bytes
 * @property {number} ours in bytes per second
 * @property {number | null} browser null if the browser doesn't support the encoding
 * @property {boolean} isSame whether both decoded the same text
 */

/** Other encodings for the samples' texts. @type {Record<string, string[]>} */
const ALSO_IN = {
  Shift_JIS: ['EUC-JP', 'ISO-2022-JP'],
  GBK: ['gb18030', 'UTF-16LE'],
  'windows-1251': ['KOI8-R'],
};

/** Makes longer texts from pieces of the samples, in random order. */
export function raceTexts() {
  const texts = samples.flatMap(({ encoding, bytes }) => {
    const text = new OurTextDecoder(encoding).decode(bytes);
    return [encoding, ...(ALSO_IN[encoding] ?? [])].map((label) => ({ label, text }));
  });
  const all = texts.map(({ text }) => text).join('\n');
  return [{ label: 'UTF-8', text: all }, ...texts].map(({ label, text }) => ({ label, bytes: lengthen(text, label) }));
}

/** @param {string} text @param {string} label */
function lengthen(text, label) {
  const pieces = text.split(/(?<=[\s、。，,.])/u);
  let long = '';
  while (long.length < LENGTH) long += pieces[Math.floor(Math.random() * pieces.length)];
  return label === 'UTF-16LE'
    ? Uint8Array.from({ length: LENGTH }, (_, i) => (long.charCodeAt(i >> 1) >> (8 * (i & 1))) & 0xff)
    : withoutUnfinished(encode(long, label).subarray(0, LENGTH), label);
}

/**
 * Removes an incomplete sequence at the end. If ISO-2022-JP ends in an escape sequence, Chromium's result is wrong.
 * @param {Uint8Array} bytes
 * @param {string} label
 */
const withoutUnfinished = (bytes, label) =>
  encode(new OurTextDecoder(label).decode(bytes).replace(/\ufffd.*$/, ''), label);

/** @param {string} label @param {Uint8Array} bytes @returns {Promise<Result>} */
export async function race(label, bytes) {
  const ours = contender(new OurTextDecoder(label), bytes);
  const browser = browserDecoder(label);
  if (!browser)
    return { label, bytes: bytes.length, ours: await speedOf([ours]).then(first), browser: null, isSame: true };
  const isSame = new OurTextDecoder(label).decode(bytes) === browser.decode(bytes);
  const [ourSpeed, browserSpeed] = await speedOf([ours, contender(browser, bytes)]);
  return { label, bytes: bytes.length, ours: ourSpeed, browser: browserSpeed, isSame };
}

const first = (/** @type {number[]} */ [value]) => value;

/** @param {string} label */
function browserDecoder(label) {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** Keeps engines from optimizing the decoding away. */
// biome-ignore lint/correctness/noUnusedVariables: it only has to be written
let sink = 0;

/** @param {{ decode(bytes: Uint8Array): string }} decoder @param {Uint8Array} bytes */
function contender(decoder, bytes) {
  let times = 1;
  /** Runs for a turn; returns bytes per second. */
  return () => {
    for (;;) {
      const start = performance.now();
      for (let i = 0; i < times; i++) {
        const text = decoder.decode(bytes);
        // Reading characters makes engines flatten a concatenated string.
        sink ^= text.charCodeAt(0) ^ text.charCodeAt(text.length - 1);
      }
      const milliseconds = performance.now() - start;
      if (milliseconds >= TURN) return (1000 * times * bytes.length) / milliseconds;
      times = Math.ceil(times * Math.min(10, (1.2 * TURN) / Math.max(milliseconds, 0.1)));
    }
  };
}

/** The contenders' median speeds. @param {(() => number)[]} contenders */
async function speedOf(contenders) {
  for (const run of contenders) run();
  /** @type {number[][]} */
  const speeds = contenders.map(() => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, run] of contenders.entries()) speeds[i].push(run());
    // Let the page stop the worker.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return speeds.map((list) => list.sort((a, b) => a - b)[TURNS >> 1]);
}
