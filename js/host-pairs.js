// Decoding whole texts in multi-byte encodings by the host's own decoders, where they take less time: those of Firefox, Bun and
// workerd are quick to start, and Firefox's fills a string in place.

import { EUC_JP, encodings, GB18030, GBK, SHIFT_JIS } from './encodings.js';
import { ifRight, isBun, isFirefox, isWebKit, isWorkerd, newHostDecoder } from './host.js';
import { quickDecoders, tried } from './host-bytes.js';
import { lazy } from './lazy.js';
import { decodeByModule } from './short-decoders.js';
import { isShared, lengthOf } from './webidl.js';

/**
 * The most bytes that the host decodes in less time than a loop or WebAssembly: in any text, where it takes 0.6 to 0.95, in text of
 * Shift_JIS, and in one that has much ASCII, such as a web page, 0.4 to 0.9. Other hosts' decoders take longer, or aren't right.
 */
const limits = /* @__PURE__ */ lazy(() => {
  if (isFirefox()) return { any: 768, shiftJIS: 224, markup: Infinity };
  if (isWorkerd()) return { any: 512, shiftJIS: 512, markup: 2048 };
  return { any: 0, shiftJIS: 0, markup: isBun() ? 2048 : isWebKit() ? 112 : 0 };
});

/** The most bytes of any text in an encoding. @param {number} encoding */
const mostOf = (encoding) => (encoding === SHIFT_JIS ? limits().shiftJIS : limits().any);

/** The hosts' decoders that proved to be right, by their encoding. @type {((bytes: Uint8Array | ArrayBuffer) => string)[]} */
const decoders = [];

/**
 * Decodes with replacement; `undefined` to leave it to others.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length more than `MOST_UNITS`, up to which a loop is quicker
 */
export function decodePairs(encoding, bytes, length) {
  if (length > limits().markup || (length > mostOf(encoding) && !hasMuchASCII(bytes, length))) return undefined;
  const decode = decoders[encoding];
  if (decode) return isShared(bytes, length) ? undefined : tried(decode, bytes);
  tryFurther(encoding, length);
  return undefined;
}

/** Whether a third of 32 bytes, spread over all, is ASCII. @param {Uint8Array} bytes @param {number} length */
function hasMuchASCII(bytes, length) {
  // For most other text two suffice. The first byte of all would be that of a character.
  if ((bytes[1] & bytes[length >> 1]) >= 0x80) return false;
  let count = 0;
  // An odd step, because every fourth byte may be the first one of a sequence. Not by shifting: there are arrays of more than 2 GB.
  const step = Math.ceil(length / 32) | 1;
  for (let i = 0; i < length; i += step) if (bytes[i] < 0x80) count += 1;
  return count > 10;
}

/**
 * A decoder of the host's that isn't known to be right yet.
 * @typedef {object} Candidate
 * @property {(bytes: Uint8Array | ArrayBuffer) => string} decode
 * @property {Iterator<Uint8Array>} sequences what it still has to decode
 * @property {number} credit how much time it would have saved since it last went on, in that of a short text
 */

/** By their encoding; null for those that are wrong, or in the middle of a step. @type {(Candidate | null)[]} */
const candidates = [];

/** When it would have saved as much as 128 short texts do, it goes on for about that time: 20 to 200 µs, so that no call takes long. */
const ENOUGH = 128;
/** So many bytes of a page save as much as a short text. */
const BYTES = 1024;

/**
 * Tries the host's decoder a little further. In the end it is one of `decoders`.
 * @param {number} encoding
 * @param {number} length of a text that it could have decoded
 */
function tryFurther(encoding, length) {
  if (candidates[encoding] === undefined) candidates[encoding] = ifRight(() => newCandidate(encoding)) ?? null;
  const candidate = candidates[encoding];
  if (!candidate) return;
  candidate.credit += 1 + length / BYTES;
  if (candidate.credit < ENOUGH) return;
  candidate.credit = 0;
  // If anything throws, it stays that way.
  candidates[encoding] = null;
  ifRight(() => {
    const { value: bytes } = candidate.sequences.next();
    if (!bytes) adopt(encoding, candidate.decode);
    else if (candidate.decode(bytes) === decodeByModule(encoding, bytes, lengthOf(bytes)))
      candidates[encoding] = candidate;
    return undefined;
  });
}

/** @param {number} encoding @param {(bytes: Uint8Array | ArrayBuffer) => string} decode */
function adopt(encoding, decode) {
  decoders[encoding] = decode;
  const most = mostOf(encoding);
  // Longer texts come to the host after some steps more.
  if (most > 0) quickDecoders[encoding] = (bytes) => (bytes.byteLength <= most ? decode(bytes) : undefined);
}

/** @param {number} encoding @returns {Candidate} */
const newCandidate = (encoding) => ({
  decode: newHostDecoder(encodings[encoding].name),
  sequences: sequencesOf(encoding),
  credit: 0,
});

/** Two-byte encodings have all of these, and the standard's decoders take none of them for the start of a text. */
const STARTS = [
  [0xef, 0xbb, 0xbf],
  [0xfe, 0xff],
  [0xff, 0xfe],
  [0x84, 0x31, 0x95, 0x33],
];

/** A line feed, which never belongs to a longer sequence, and a pair, which has another meaning if the sequence before left a state behind. */
const END = [0x0a, 0xa4, 0xa2];

/**
 * What a decoder must decode correctly to be right: byte order marks of all kinds, every pair, in EUC-JP every triple, and in gb18030
 * every sequence of four bytes in the Basic Multilingual Plane. For its other planes, which are in order, it is ten of each 1,260, and
 * all of the last; and for malformed third and fourth bytes, those after the first sequence.
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
 * All sequences with a byte of each range, in order, each with `END` after it. Then comes the last sequence again, without its last
 * byte.
 * @param {number[][]} ranges the first byte and the last one
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
