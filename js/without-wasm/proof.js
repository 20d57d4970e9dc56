// Proves that a host's decoder gives the standard's results. Unlike decode/verify.js, this works without WebAssembly.

import { attempt } from '../host/functions.js';

/** @typedef {Pick<import('../host/functions.js').HostTextDecoder, 'decode'>} Decoder */

/** @param {Decoder} decoder @param {Uint8Array} bytes @param {number} length of a chunk */
export function decodeInChunks(decoder, bytes, length) {
  let text = '';
  for (let i = 0; i < bytes.length; i += length) text += decoder.decode(bytes.slice(i, i + length), { stream: true });
  return text + decoder.decode();
}

/** @typedef {readonly [first: number, last: number]} Range of bytes */

/** @type {Range} */
const ANY = [0x00, 0xff];
/** @type {Range} */
const DIGIT = [0x30, 0x39];
/** A character after a sequence, or after the start of one. @type {Range} */
const A = [0x41, 0x41];
/** @type {Range} */
const ESC = [0x1b, 0x1b];
/** @type {Range} */
const TO_94 = [0x21, 0x7e];

const BYTES = [[ANY]];

/** For all other encodings, with the sequences in `LONGER`. @type {Range[][]} */
const PAIRS = [[[0x7f, 0xff], ANY, A]];

/** gb18030: all for the Basic Multilingual Plane, and some for each other plane. @type {Range[][]} */
const FOUR = [
  [[0x81, 0x84], DIGIT, [0x81, 0xfe], DIGIT],
  [[0x85, 0xfe], DIGIT, [0x81, 0x82], DIGIT],
];

/** Two surrogates in either byte order. @type {Range[][]} */
const SURROGATES = [
  [
    [0xd8, 0xdf],
    [0xd8, 0xdf],
    [0xd8, 0xdf],
    [0xd8, 0xdf],
  ],
];

/** @type {Record<string, Range[][]>} */
const LONGER = {
  'UTF-8': [[[0xe0, 0xf5], [0x7f, 0xc0], [0xbf, 0xc0], [0x80, 0x80], A]],
  'UTF-16BE': SURROGATES,
  'UTF-16LE': SURROGATES,
  GBK: FOUR,
  gb18030: FOUR,
  'EUC-JP': [
    [
      [0x8f, 0x8f],
      [0xa1, 0xfe],
      [0xa1, 0xfe],
    ],
  ],
  // All of JIS X 0208, and each byte after each escape sequence.
  'ISO-2022-JP': [
    [ESC, [0x24, 0x24], [0x42, 0x42], TO_94, TO_94, ESC, [0x28, 0x28], [0x42, 0x42]],
    [ESC, [0x28, 0x28], [0x40, 0x4a], ANY, ESC, [0x28, 0x28], [0x42, 0x42]],
    [ESC, [0x24, 0x24], [0x40, 0x43], ANY, [0x21, 0x21], ESC, [0x28, 0x28], [0x42, 0x42]],
  ],
};

/** All sequences with one byte of each range, joined. @param {readonly Range[]} ranges */
function sequencesOf(ranges) {
  const count = ranges.reduce((product, [first, last]) => product * (last - first + 1), 1);
  const bytes = new Uint8Array(count * ranges.length);
  for (let i = 0; i < count; i++) {
    let rest = i;
    for (let place = ranges.length - 1; place >= 0; place--) {
      const [first, last] = ranges[place];
      const size = last - first + 1;
      bytes[i * ranges.length + place] = first + (rest % size);
      rest = Math.floor(rest / size);
    }
  }
  return bytes;
}

/** Continues an FNV-1a hash. @param {number} start @param {string} text */
function hashOf(start, text) {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** The hash of an empty text. */
const NO_TEXT = 0x811c9dc5;

/** Chunks of this many bytes split the sequences at every place. */
const CHUNK = 61;

/**
 * The hash, in base 36, of what a decoder makes of an encoding's sequences; `undefined` if chunks give another result
 * than whole texts.
 * @param {Decoder} decoder with replacement; keeps byte order marks
 * @param {string} name
 * @param {boolean} isSingle
 */
function hashOfDecoder(decoder, name, isSingle) {
  let hash = NO_TEXT;
  for (const ranges of rangesOf(name, isSingle)) {
    const bytes = sequencesOf(ranges);
    const text = decoder.decode(bytes);
    if (decodeInChunks(decoder, bytes, CHUNK) !== text) return undefined;
    hash = hashOf(hash, text);
  }
  return (hash >>> 0).toString(36);
}

/** @param {string} name @param {boolean} isSingle */
const rangesOf = (name, isSingle) => (isSingle ? BYTES : [...PAIRS, ...(LONGER[name] ?? [])]);

/** Every 97th sequence is tested in the error mode "fatal", where each needs a call. */
const STEP = 97;

/**
 * Whether the fatal decoder throws for those sequences that are malformed for the other one, and only for those.
 * @param {Decoder} decoder
 * @param {() => Decoder} newFatal
 * @param {string} name
 * @param {boolean} isSingle
 */
function failsRightly(decoder, newFatal, name, isSingle) {
  const step = isSingle ? 1 : STEP;
  return rangesOf(name, isSingle).every((ranges) => {
    const bytes = sequencesOf(ranges);
    let fatal = newFatal();
    for (let i = 0; i < bytes.length; i += step * ranges.length) {
      const sequence = bytes.slice(i, i + ranges.length);
      const text = decoder.decode(sequence);
      const result = attempt(() => fatal.decode(sequence));
      if (result !== (text.includes('\uFFFD') ? undefined : text)) return false;
      if (result === undefined) fatal = newFatal();
    }
    return true;
  });
}

/** `hashOfDecoder` of this package's decoders, in the standard's order, without replacement. */
const HASHES =
  '1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon ' +
  '1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme ' +
  '3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud';

/**
 * Whether a host's decoders are correct for every byte, every pair of bytes, longer sequences of all kinds, and in
 * streams.
 * @param {number} encoding
 * @param {string} name
 * @param {boolean} isSingle whether it is a single-byte encoding
 * @param {(fatal: boolean) => Decoder} newDecoder
 */
export function isProvenRight(encoding, name, isSingle, newDecoder) {
  const decoder = newDecoder(false);
  return (
    hashOfDecoder(decoder, name, isSingle) === HASHES.split(' ')[encoding] &&
    failsRightly(decoder, () => newDecoder(true), name, isSingle)
  );
}
