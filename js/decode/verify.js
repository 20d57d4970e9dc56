// The proof that a host's decoder gives exactly the standard's results: once for each encoding, before its first use.

import { EUC_JP, GB18030, GBK, isOfPairs, isSingleByte, UTF_8, UTF_16BE, UTF_16LE } from '../encodings.js';
import { lengthOf } from '../webidl.js';
import { decodeByModule } from './by-module.js';

/**
 * Whether a function decodes whole texts with replacement as the standard says, and keeps byte order marks as text.
 * @param {number} encoding
 * @param {(bytes: Uint8Array) => string} decode it may throw
 */
export function isRightDecoder(encoding, decode) {
  if (encoding === UTF_8) return decode(Uint8Array.from(UTF_8_BYTES)) === UTF_8_TEXT;
  if (encoding === UTF_16LE || encoding === UTF_16BE) {
    const bytes = UTF_16_UNITS.flatMap((unit) =>
      encoding === UTF_16BE ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8],
    );
    return decode(Uint8Array.from(bytes)) === UTF_16_TEXT;
  }
  const isRight = (/** @type {Uint8Array} */ bytes) =>
    decode(bytes) === decodeByModule(encoding, null, bytes, lengthOf(bytes), false, true);
  // Single-byte decoders have no state, so each byte alone and all in a long text are enough. ISO-2022-JP's has more than this proves.
  if (!isSingleByte(encoding) && !isOfPairs(encoding)) return false;
  for (const bytes of isSingleByte(encoding) ? singleBytes() : sequencesOf(encoding)) if (!isRight(bytes)) return false;
  return true;
}

/** A byte order mark, characters of each length, and each kind of malformed sequence; the last one is malformed only at the end. */
const UTF_8_BYTES = [
  ...[0xef, 0xbb, 0xbf, 0x61, 0x7f, 0xc3, 0xa9, 0xe6, 0xbc, 0xa2, 0xf0, 0x9f, 0x92, 0xa9, 0xef, 0xbb, 0xbf],
  ...[0xc0, 0x80, 0xed, 0xa0, 0x80, 0xf4, 0x90, 0x80, 0x80, 0x61, 0xf0, 0x9f, 0x92, 0x61, 0xe6, 0xbc],
];
const UTF_8_TEXT = `\uFEFFa\x7Fé漢💩\uFEFF${'\uFFFD'.repeat(9)}a\uFFFDa\uFFFD`;

/** A byte order mark, both kinds of lone surrogates, a pair, and what looks like a byte order mark in the other byte order. */
const UTF_16_UNITS = [0xfeff, 0x61, 0xd83d, 0x6f22, 0xdca9, 0xd83d, 0xdca9, 0xfffe, 0xfeff, 0xd83d];
const UTF_16_TEXT = '\uFEFFa\uFFFD漢\uFFFD💩\uFFFE\uFEFF\uFFFD';

function* singleBytes() {
  for (let byte = 0; byte < 0x100; byte++) yield Uint8Array.of(byte);
  yield Uint8Array.from({ length: 0x1000 }, (_, i) => i);
}
/** The byte order marks of UTF-8, UTF-16 and GB 18030: decoders of two-byte encodings must decode them like any other bytes. */
const STARTS = [
  [0xef, 0xbb, 0xbf],
  [0xfe, 0xff],
  [0xff, 0xfe],
  [0x84, 0x31, 0x95, 0x33],
];

/** A line feed, which never is a trail byte, and a pair, which decodes differently if the sequence before it left a state behind. */
const END = [0x0a, 0xa4, 0xa2];

/**
 * The test of a decoder: all kinds of byte order marks, every pair, in EUC-JP every sequence of three bytes, and in GBK and gb18030
 * every sequence of four bytes for the Basic Multilingual Plane. For the other planes, which gb18030 has in order, the test has ten of
 * each 1,260 sequences, and all of the last 1,260; for malformed third and fourth bytes, all those after the first sequence's start.
 * @param {number} encoding
 */
function* sequencesOf(encoding) {
  const [all, digits, thirds, third] = [
    [0x00, 0xff],
    [0x30, 0x39],
    [0x81, 0xfe],
    [0x81, 0x81],
  ];
  for (const start of STARTS) yield Uint8Array.of(...start, ...END);
  for (let lead = 0x80; lead <= 0xff; lead++) yield productOf([lead, lead], all);
  if (encoding === EUC_JP) {
    for (let second = 0xa1; second <= 0xfe; second++) yield productOf([0x8f, 0x8f], [second, second], all);
  }
  if (encoding === GBK || encoding === GB18030) {
    for (let lead = 0x81; lead <= 0x84; lead++) {
      for (let second = 0x30; second <= 0x39; second++) yield productOf([lead, lead], [second, second], thirds, digits);
    }
    for (let lead = 0x85; lead <= 0xfe; lead += 8)
      yield productOf([lead, Math.min(lead + 7, 0xfe)], digits, third, digits);
    yield productOf([0xe3, 0xe3], [0x32, 0x32], thirds, digits);
    yield productOf([0x81, 0x81], [0x30, 0x30], all);
    yield productOf([0x81, 0x81], [0x30, 0x30], third, all);
  }
}

/**
 * All sequences with one byte of each range, in order, each with `END` after it. At the end, the last sequence is repeated without its
 * last byte.
 * @param {number[][]} ranges the first and the last byte of each range
 */
function productOf(...ranges) {
  const sizes = ranges.map(([first, last]) => last - first + 1);
  const count = sizes.reduce((product, size) => product * size);
  const length = ranges.length + END.length;
  const bytes = new Uint8Array(count * length + ranges.length - 1);
  for (let i = 0; i < count; i++) {
    let rest = i;
    for (let place = ranges.length - 1; place >= 0; place--) {
      bytes[i * length + place] = ranges[place][0] + (rest % sizes[place]);
      rest = Math.trunc(rest / sizes[place]);
    }
    bytes.set(END, i * length + ranges.length);
  }
  const last = (count - 1) * length;
  bytes.copyWithin(last + length, last, last + ranges.length - 1);
  return bytes;
}
