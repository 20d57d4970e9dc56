// Decoding whole texts in multi-byte encodings by the host's own decoders, where they are faster: calling those of Firefox, Bun and
// workerd takes little time, and Firefox's write directly into the string.

import { hasMuchASCII } from './ascii.js';
import { MOST_IN_LOOP } from './decoding-loops.js';
import { offerDirectDecoder } from './direct-decoders.js';
import { EUC_JP, encodings, GB18030, GBK, isOfPairs, REPLACEMENT } from './encodings.js';
import { HAS_MULTI_BYTE } from './groups.js';
import { attempt, isBun, isFirefox, isWebKit, isWorkerd, newHostDecoder } from './host.js';
import { decodeWith } from './host-bytes.js';
import { lazy } from './lazy.js';
import { mostLookedUp } from './lookup.js';
import { decodeByModule } from './short-decoders.js';
import { MOST_UNITS } from './string-of-few.js';
import { lengthOf } from './webidl.js';

/** @typedef {import('./host.js').HostTextDecoder} HostTextDecoder */

/**
 * The most bytes that the host decodes faster than a loop in JavaScript or WebAssembly: of any text (mostly 0.6 to 1.0 times as long), and
 * of text with much ASCII, such as a web page (0.4 to 0.9). Other hosts' decoders are slower or incorrect. `leastInStream` is the fewest
 * bytes of a stream's first chunk for which the host decodes the stream faster.
 */
const limits = /* @__PURE__ */ lazy(() => {
  if (isFirefox()) return { any: 2048, markup: Infinity, leastInStream: 16 };
  if (isWorkerd()) return { any: 512, markup: 2048, leastInStream: 40 };
  return { any: 0, markup: isBun() ? 2048 : isWebKit() ? 112 : 0, leastInStream: 40 };
});

/** Whether there are texts that the host may decode. */
export const mayBeForHost = () => limits().markup > 0;

/**
 * Whether the host's decoders are faster for a stream that starts with a chunk.
 * @param {Uint8Array} chunk
 * @param {number} length
 */
export const isStartForHost = (chunk, length) => length >= limits().leastInStream && isForHost(chunk, length);

/**
 * Continues the test of the host's decoder for the text in an ArrayBuffer that it would decode faster. A view of such a text takes Firefox 60 ns,
 * so this is also for lengths that are looked up faster.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function tryForBuffer(encoding, bytes, length) {
  if (limits().any > 0 && isOfPairs(encoding) && isStartForHost(bytes, length)) hasProved(encoding, length);
}

/** From this length on, WebAssembly is the fastest way for a short text that doesn't start with ASCII. */
const leastForModule = /* @__PURE__ */ lazy(() => (mayBeForHost() ? Infinity : MOST_IN_LOOP + 1));

/**
 * Whether WebAssembly is known to be the fastest way. Looking for another one takes V8 40 of 250 ns for 64 bytes.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length a small one
 */
export const isForModule = (encoding, bytes, length) =>
  HAS_MULTI_BYTE && encoding >= GBK && encoding < REPLACEMENT && length >= leastForModule() && bytes[0] >= 0x80;

/** The host's decoders that proved to be correct, by encoding. @type {HostTextDecoder[]} */
const decoders = [];

/**
 * Decodes with replacement, if the host's decoder is known to be correct and faster; otherwise returns `undefined`.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length more than `MOST_UNITS`, up to which a loop is faster
 */
export const decodePairs = (encoding, bytes, length) =>
  isForHost(bytes, length) && hasProved(encoding, length) ? decodeWith(decoders[encoding], bytes) : undefined;

/** How many of 32 bytes are ASCII in a text with much of it. */
const MUCH_ASCII = 11;

/** Whether the host's decoders are faster. @param {Uint8Array} bytes @param {number} length */
function isForHost(bytes, length) {
  const { any, markup } = limits();
  return length <= any || (length <= markup && hasMuchASCII(bytes, length, MUCH_ASCII));
}

/**
 * Whether the host's decoder is known to be correct. If that isn't known yet, this continues the test.
 * @param {number} encoding
 * @param {number} length the length in bytes of a text, or a chunk, that it could decode
 */
export function hasProved(encoding, length) {
  if (decoders[encoding]) return true;
  tryFurther(encoding, length);
  return false;
}

/**
 * A decoder of the host that isn't known to be correct yet.
 * @typedef {object} Candidate
 * @property {HostTextDecoder} decoder
 * @property {Iterator<Uint8Array>} sequences the rest of its test
 * @property {number} credit the time that it would have saved since the last step of its test; the unit is what it saves for a short text
 */

/** By encoding; null for incorrect decoders, and during a step of the test. @type {(Candidate | null)[]} */
const candidates = [];

/** A step of the test takes about twice as much time as this credit would have saved: 20 to 200 µs, so that no call takes long. */
const CREDIT_PER_STEP = 64;
/** Shorter texts, and chunks of a stream, save less than the unit of credit. */
const LEAST_FOR_CREDIT = 64;
/** This many bytes of a web page save as much time as one short text. */
const BYTES_PER_CREDIT = 512;

/**
 * Continues the test of the host's decoder if it has enough credit. After the last step, the decoder is one of `decoders`.
 * @param {number} encoding
 * @param {number} length as for `hasProved`
 */
function tryFurther(encoding, length) {
  if (candidates[encoding] === undefined) candidates[encoding] = attempt(() => newCandidate(encoding)) ?? null;
  const candidate = candidates[encoding];
  if (!candidate) return;
  candidate.credit += Math.min(length / LEAST_FOR_CREDIT, 1) + length / BYTES_PER_CREDIT;
  if (candidate.credit < CREDIT_PER_STEP) return;
  candidate.credit = 0;
  // It stays null if a result is wrong or anything throws.
  candidates[encoding] = null;
  attempt(() => {
    const { value: bytes } = candidate.sequences.next();
    if (!bytes) adopt(encoding, candidate.decoder);
    else if (candidate.decoder.decode(bytes) === decodeByModule(encoding, bytes, lengthOf(bytes)))
      candidates[encoding] = candidate;
    return undefined;
  });
}

/** @param {number} encoding @param {HostTextDecoder} decoder */
function adopt(encoding, decoder) {
  decoders[encoding] = decoder;
  const { any, piece } = mostLookedUp(encoding);
  // Longer texts get to the decoder by `decodePairs`, which takes a few more steps.
  offerDirectDecoder(encoding, {
    newDecoder: (fatal) => (fatal ? newHostDecoder(encodings[encoding].name, true) : decoder),
    isRight: (fatal) => !fatal || failsForMalformedSequences(encoding),
    canFail: true,
    leastOfASCII: Math.max(MOST_UNITS, Math.min(any, piece)) + 1,
    leastBeyondASCII: Math.max(MOST_UNITS, any) + 1,
    leastOfBuffer: 1,
    most: limits().any,
    onlyASCII: false,
  });
}

/**
 * Whether a new decoder in the error mode "fatal" throws for malformed text, and only for that. The test has each kind of malformed
 * sequence: the decoder with replacement has proved that the host knows which sequences are malformed.
 * @param {number} encoding
 */
const failsForMalformedSequences = (encoding) =>
  LEADS.every((lead) =>
    FOLLOWERS.every((bytes) => {
      const decoder = newHostDecoder(encodings[encoding].name, true);
      const text = Uint8Array.of(0x61, lead, ...bytes);
      return attempt(() => decoder.decode(text)) === decodeByModule(encoding, text, text.length, true);
    }),
  );

/** Lead bytes, bytes that are text or malformed alone, and those before which EUC-JP's sequences are longer. */
const LEADS = [0x80, 0x81, 0x8e, 0x8f, 0xa1, 0xe0, 0xff];

/** What may follow them: nothing, bytes that are or aren't trail bytes, and complete and incomplete sequences of three and four bytes. */
const FOLLOWERS = [
  ...[[], [0x20], [0x40], [0x80], [0xa1], [0xff], [0xa1, 0x20], [0xa1, 0xa1]],
  ...[[0x30], [0x30, 0x20], [0x30, 0x81], [0x30, 0x81, 0x20], [0x30, 0x81, 0x30]],
];

/** @param {number} encoding @returns {Candidate} */
const newCandidate = (encoding) => ({
  decoder: newHostDecoder(encodings[encoding].name),
  sequences: sequencesOf(encoding),
  credit: 0,
});

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
