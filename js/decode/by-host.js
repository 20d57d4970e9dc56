// The host way: the host's own decoder, or a method of its Buffer, where they give exactly the standard's results.
//
// Hosts get no memory that another thread may change: they may read it twice.

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
 * Decodes with replacement, and keeps a byte order mark as text. Returns `undefined` for text that it doesn't decode. Throws if the host does.
 * @typedef {(bytes: Uint8Array, length: number) => string | undefined} HostDecoder
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
  try {
    return length > MOST_BYTES ? undefined : decoders[encoding]?.(bytes, length);
  } catch {
    // The host refuses the memory, or the result is too long for a string: the module reports that.
    return undefined;
  }
}

/** Room for a copy. No program's code runs while anything uses it. */
const room = /* @__PURE__ */ new Uint8Array(CHEAP_COPY);
/** Views of its first bytes, by length: an array of its own would take V8 four times as long. @type {Uint8Array[]} */
const views = /* @__PURE__ */ newList(CHEAP_COPY + 1);

/** The text alone, which no other thread changes. @param {Uint8Array} bytes @param {number} length */
function ownBytes(bytes, length) {
  if (length <= CHEAP_COPY) {
    writeBytes(room, 0, bytes, length);
    views[length] ??= partOf(room, 0, length);
    return views[length];
  }
  if (!isOwnBytes(bytes)) return copyOf(bytes, 0, length);
  return lengthOf(bytes) === length ? bytes : partOf(bytes, 0, length);
}

/** @param {number} encoding @returns {HostDecoder | undefined} */
function newDecoder(encoding) {
  const { latin1, utf8Slice: maxSlice } = stringLimits();
  if (latin1 && encoding === UTF_16LE) return newUTF16LEDecoder();
  if (latin1 && isASCIICompatible(encoding) && encoding !== UTF_8) return newLatin1Decoder(encoding);
  const decoder = newHostDecoder(encodings[encoding].name);
  const decode = (/** @type {Uint8Array} */ bytes) => decoder.decode(bytes);
  if (!isRightDecoder(encoding, decode)) return undefined;
  if (encoding !== UTF_8 || maxSlice === 0) return (bytes, length) => decode(ownBytes(bytes, length));
  const slice = /** @type {Function} */ (utf8Slice);
  if (!isRightDecoder(UTF_8, (bytes) => slice.call(bytes))) return undefined;
  return (bytes, length) =>
    length <= maxSlice ? slice.call(ownBytes(bytes, length)) : decode(ownBytes(bytes, length));
}

/** Buffer's `ucs2Slice`, which keeps lone surrogates. @returns {HostDecoder | undefined} */
function newUTF16LEDecoder() {
  const slice = /** @type {Function} */ (ucs2Slice);
  const decode = (/** @type {Uint8Array} */ bytes) => slice.call(bytes).toWellFormed();
  if (!isRightDecoder(UTF_16LE, decode)) return undefined;
  return (bytes, length) => (length % 2 === 0 ? decode(ownBytes(bytes, length)) : undefined);
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
  const mask = encoding === WINDOWS_1252 ? 0xe0 : 0x80;
  return (bytes, length) => {
    // A sample of nine bytes, because text that is ASCII there is rarely anything else.
    const step = Math.ceil(length / 8);
    for (let i = 0; i < length; i += step) if ((bytes[i] & mask) === 0x80) return undefined;
    const own = ownBytes(bytes, length);
    return isFreeOf(own, length, mask) ? slice.call(own) : undefined;
  };
}
