// The host way: the host's own decoder, or a method of its Buffer, where they give exactly the standard's results.
//
// Hosts get no memory that another thread may change: they may read it twice.

import { isProbablyASCII } from '../common/ascii.js';
import { newList } from '../common/lazy.js';
import {
  ENCODINGS_COUNT,
  encodings,
  isASCIICompatible,
  UTF_8,
  UTF_16LE,
  WINDOWS_1252,
} from '../encodings/encodings.js';
import { attempt, latin1Slice, MOST_BYTES, newHostDecoder, ucs2Slice, utf8Slice } from '../host/functions.js';
import { stringLimits } from '../policy.js';
import { isFreeOf } from '../wasm/wasm.js';
import { CHEAP_COPY, copyOf, isOwnBytes, lengthOf, partOf, writeBytes } from '../webidl/webidl.js';
import { isRightDecoder } from './verify.js';

/**
 * @typedef {object} HostDecoder
 * @property {(bytes: Uint8Array, length: number) => boolean} [takes] whether it may be faster than the module for a text; if missing, it is
 * @property {(bytes: Uint8Array, length: number) => string | undefined} decode decodes with replacement, and keeps a byte order mark as text.
 *   The bytes are the text alone, and no other thread changes them. Returns `undefined` for text that it doesn't decode. Throws if the host does
 */

/** By encoding; null for those that the host lacks or decodes wrong. @type {(HostDecoder | null)[]} */
const decoders = /* @__PURE__ */ newList(ENCODINGS_COUNT);

/**
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length how many of them
 * @returns {string | undefined} with a byte order mark as text; `undefined` if the text needs another way
 */
export function decodeByHost(encoding, bytes, length) {
  if (decoders[encoding] === undefined) {
    // The host's decoder may be one that calls this package, and so this function.
    decoders[encoding] = null;
    decoders[encoding] = attempt(() => newDecoder(encoding)) ?? null;
  }
  const decoder = decoders[encoding];
  if (decoder === null || length > MOST_BYTES || decoder.takes?.(bytes, length) === false) return undefined;
  try {
    return decoder.decode(ownBytes(bytes, length), length);
  } catch {
    // The host refuses the memory, or the result is too long for a string: the module reports that.
    return undefined;
  }
}

/** Room for a copy. No program's code runs while anything uses it. */
const room = /* @__PURE__ */ new Uint8Array(CHEAP_COPY);
/** Views of its first bytes, by length. @type {Uint8Array[]} */
const views = /* @__PURE__ */ newList(CHEAP_COPY + 1);

/** A view of the text alone, which no other thread changes. @param {Uint8Array} bytes @param {number} length */
function ownBytes(bytes, length) {
  if (length > CHEAP_COPY) {
    if (!isOwnBytes(bytes)) return copyOf(bytes, 0, length);
    return lengthOf(bytes) === length ? bytes : partOf(bytes, 0, length);
  }
  writeBytes(room, 0, bytes, length);
  views[length] ??= partOf(room, 0, length);
  return views[length];
}

/** @param {number} encoding @returns {HostDecoder | undefined} */
function newDecoder(encoding) {
  if (encoding === UTF_8) return newUTF8Decoder();
  const { latin1 } = stringLimits();
  if (encoding === UTF_16LE && latin1) return newUTF16LEDecoder();
  return latin1 && isASCIICompatible(encoding) ? newLatin1Decoder(encoding) : newOwnDecoder(encoding);
}

/** The host's TextDecoder. @param {number} encoding @returns {HostDecoder | undefined} */
function newOwnDecoder(encoding) {
  const decoder = newHostDecoder(encodings[encoding].name);
  const decode = (/** @type {Uint8Array} */ bytes) => decoder.decode(bytes);
  return isRightDecoder(encoding, decode) ? { decode } : undefined;
}

/** @returns {HostDecoder | undefined} */
function newUTF8Decoder() {
  const own = newOwnDecoder(UTF_8);
  const slice = /** @type {Function} */ (utf8Slice);
  const { utf8Slice: maxSlice, samplesUTF8 } = stringLimits();
  if (!own || (maxSlice > 0 && !isRightDecoder(UTF_8, (bytes) => slice.call(bytes)))) return undefined;
  const isForModule = samplesUTF8 ? isForModuleByScript : isProbablyMalformed;
  return {
    takes: (bytes, length) => length <= maxSlice || !isForModule(bytes, length),
    decode: (bytes, length) => (length <= maxSlice ? slice.call(bytes) : own.decode(bytes, length)),
  };
}

/** How many bytes of a text are looked at to choose its way. */
const SAMPLES = 16;

/**
 * Whether a sample suggests that a long text isn't UTF-8: in at least two places, no continuation byte follows a leading byte. The module
 * decodes such text several times as fast as hosts do.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function isProbablyMalformed(bytes, length) {
  if (length < MIN_SAMPLED) return false;
  let count = 0;
  const step = Math.ceil(length / SAMPLES);
  for (let i = 0; i < length - 1; i += step) if (bytes[i] >= 0xc0 && (bytes[i + 1] & 0xc0) !== 0x80) count++;
  return count > 1;
}

/** After a sample, hosts take up to a tenth longer for shorter text. */
const MIN_SAMPLED = 1 << 17;

/**
 * Whether the module decodes a text faster than Chromium. It does, except for ASCII, for text that is mostly ASCII, such as a web page in any
 * language, and for text in Latin letters, Hangul and emoji: their leading bytes are below 0xCE, 0xEA to 0xED, and from 0xF0 on.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function isForModuleByScript(bytes, length) {
  let ascii = 0;
  let others = 0;
  const step = Math.ceil(length / SAMPLES);
  for (let i = 0; i < length; i += step) {
    const byte = bytes[i];
    if (byte < 0x80) ascii += 1;
    else if (byte >= 0xce && byte < 0xf0 && (byte < 0xea || byte > 0xed)) others += 1;
  }
  return others > 0 && ascii <= SAMPLES / 2;
}

/** Buffer's `ucs2Slice`, which keeps lone surrogates. @returns {HostDecoder | undefined} */
function newUTF16LEDecoder() {
  const slice = /** @type {Function} */ (ucs2Slice);
  const decode = (/** @type {Uint8Array} */ bytes) => slice.call(bytes).toWellFormed();
  if (!isRightDecoder(UTF_16LE, decode)) return undefined;
  return { takes: (_, length) => length % 2 === 0, decode };
}

/**
 * Buffer's `latin1Slice`, for text in an ASCII-compatible encoding that is ASCII, and for text in windows-1252 without bytes from 0x80 to 0x9F:
 * there, each byte is its code point.
 * @param {number} encoding
 * @returns {HostDecoder | undefined}
 */
function newLatin1Decoder(encoding) {
  const slice = /** @type {Function} */ (latin1Slice);
  const all = Uint8Array.from({ length: 0x100 }, (_, i) => i);
  if (slice.call(all) !== String.fromCharCode(...all)) return undefined;
  if (encoding === WINDOWS_1252) {
    return { decode: (bytes, length) => (isFreeOf(bytes, length, 0x80, 0xe0) ? slice.call(bytes) : undefined) };
  }
  return {
    takes: isProbablyASCII,
    decode: (bytes, length) => (isFreeOf(bytes, length, 0x80, 0x80) ? slice.call(bytes) : undefined),
  };
}
