// Decoding whole texts in multi-byte encodings by the host's own decoders, where they take less time: Firefox's and Bun's are quick to
// start, and Firefox's fills a string in place.

import { EUC_JP, encodings, GB18030, GBK } from './encodings.js';
import { ifRight, isBun, isFirefox, newHostDecoder } from './host.js';
import { quickDecoders, tried } from './host-bytes.js';
import { lazy } from './lazy.js';
import { decodeByModule } from './short-decoders.js';
import { isShared, lengthOf } from './webidl.js';

/** Up to this length a loop is quicker: it makes a string of 18 pairs at once. */
export const MOST_BY_LOOP = 36;

/**
 * The most bytes that the host decodes in less time than WebAssembly, in any text and in one that is mostly ASCII, such as a web
 * page. Other hosts' decoders always take longer.
 */
const limits = /* @__PURE__ */ lazy(() => {
  if (isFirefox()) return { any: 2048, markup: Infinity };
  return isBun() ? { any: 512, markup: 2048 } : { any: 0, markup: 0 };
});

/**
 * Decodes with replacement; `undefined` to leave it to WebAssembly.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodePairs(encoding, bytes, length) {
  const { any, markup } = limits();
  if (length > markup || length <= MOST_BY_LOOP || (length > any && !isMostlyASCII(bytes, length))) return undefined;
  const decode = quickDecoders[encoding];
  if (!decode) tryFurther(encoding);
  return decode && !isShared(bytes, length) ? tried(decode, bytes) : undefined;
}

/** Whether most of 32 bytes, spread over all, are ASCII. @param {Uint8Array} bytes @param {number} length */
function isMostlyASCII(bytes, length) {
  let count = 0;
  // Not by shifting: there are arrays of more than 2 GB.
  for (let i = 0; i < length; i += Math.ceil(length / 32)) if (bytes[i] < 0x80) count += 1;
  return count > 16;
}

/**
 * A decoder of the host's that isn't known to be right yet.
 * @typedef {object} Candidate
 * @property {(bytes: Uint8Array) => string} decode
 * @property {Iterator<Uint8Array>} sequences what it still has to decode
 * @property {number} texts how many it could have decoded so far
 */

/** By their encoding; null for those that are wrong. @type {(Candidate | null)[]} */
const candidates = [];

/** After each so many texts a candidate decodes some sequences, so that no call takes long: 20 to 200 µs. */
const TEXTS = 128;

/**
 * Tries the host's decoder a little further. In the end it is one of `quickDecoders`.
 * @param {number} encoding
 */
function tryFurther(encoding) {
  if (candidates[encoding] === undefined) candidates[encoding] = ifRight(() => newCandidate(encoding)) ?? null;
  const candidate = candidates[encoding];
  if (!candidate) return;
  candidate.texts += 1;
  if (candidate.texts % TEXTS !== 0) return;
  const { value: bytes } = candidate.sequences.next();
  if (!bytes) quickDecoders[encoding] = candidate.decode;
  else if (tried(candidate.decode, bytes) !== decodeByModule(encoding, bytes, lengthOf(bytes)))
    candidates[encoding] = null;
}

/** @param {number} encoding @returns {Candidate} */
const newCandidate = (encoding) => ({
  decode: newHostDecoder(encodings[encoding].name),
  sequences: sequencesOf(encoding),
  texts: 0,
});

const LINE_FEED = 0x0a;

/**
 * Everything after which a decoder has another state than before, with every byte that can follow, and the end. So a decoder is right
 * if it is for these: every pair, in EUC-JP every triple, and in gb18030 every sequence of four bytes in the Basic Multilingual
 * Plane. For the other planes, which are in order, it is ten of each 1,260.
 * @param {number} encoding
 */
function* sequencesOf(encoding) {
  const [all, digits, thirds] = [
    [0x00, 0xff],
    [0x30, 0x39],
    [0x81, 0xfe],
  ];
  for (let lead = 0x80; lead <= 0xff; lead++) yield productOf([lead, lead], all);
  if (encoding === EUC_JP) {
    for (let second = 0xa1; second <= 0xfe; second++) yield productOf([0x8f, 0x8f], [second, second], all);
  }
  if (encoding === GBK || encoding === GB18030) {
    for (let lead = 0x81; lead <= 0x84; lead++) yield productOf([lead, lead], digits, thirds, digits);
    yield productOf([0x85, 0xfe], digits, [0x81, 0x81], digits);
    yield productOf([0x81, 0x81], [0x30, 0x30], all);
    yield productOf([0x81, 0x81], [0x30, 0x30], [0x81, 0x81], all);
  }
}

/**
 * All sequences with a byte of each range, in order, and a line feed after each, which is in none of them and ends it. Then comes
 * the last sequence again, without its last byte.
 * @param {number[][]} ranges the first byte and the last one
 */
function productOf(...ranges) {
  const sizes = ranges.map(([first, last]) => last - first + 1);
  const count = sizes.reduce((product, size) => product * size);
  const length = ranges.length + 1;
  const end = count * length;
  const bytes = new Uint8Array(end + ranges.length - 1).fill(LINE_FEED);
  for (let i = 0; i < count; i++) {
    let rest = i;
    for (let place = ranges.length - 1; place >= 0; place--) {
      bytes[i * length + place] = ranges[place][0] + (rest % sizes[place]);
      rest = Math.trunc(rest / sizes[place]);
    }
  }
  bytes.copyWithin(end, end - length, end - 2);
  return bytes;
}
