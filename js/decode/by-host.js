// Decodes by the host's TextDecoder or Buffer, where these give exactly the standard's results.
//
// The host never gets shared memory: it may read a byte twice.

import { newList } from '../common/lazy.js';
import {
  ENCODINGS_COUNT,
  encodings,
  isASCIICompatible,
  UTF_8,
  UTF_16LE,
  WINDOWS_1252,
} from '../encodings/encodings.js';
import { attempt, latin1Slice, MAX_BYTES, newHostDecoder, ucs2Slice, utf8Slice } from '../host/functions.js';
import { stringLimits } from '../policy.js';
import { isFreeOf } from '../wasm/wasm.js';
import { CHEAP_COPY, copyOf, isOwnBytes, lengthOf, partOf, writeBytes } from '../webidl/webidl.js';
import { isRightDecoder } from './verify.js';

/**
 * Decodes with replacement, and keeps a byte order mark as text. Returns `undefined`, or throws, for text that it can't
 * decode.
 * @typedef {(bytes: Uint8Array, length: number) => string | undefined} HostDecoder
 */

/** The index is the encoding; null if the host lacks it or decodes it wrong. @type {(HostDecoder | null)[]} */
const decoders = /* @__PURE__ */ newList(ENCODINGS_COUNT);

/**
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} fatal
 * @returns {string | undefined} with a byte order mark as text; `undefined` if the host can't, or `fatal` is set and there
 *   is a U+FFFD, because the host doesn't say where malformed sequences are
 */
export function decodeByHost(encoding, bytes, length, fatal) {
  if (decoders[encoding] === undefined) {
    // The host's decoder may be this package's, and call this function during its test.
    decoders[encoding] = null;
    decoders[encoding] = attempt(() => newDecoder(encoding)) ?? null;
  }
  try {
    const string = length > MAX_BYTES ? undefined : decoders[encoding]?.(bytes, length);
    return fatal && string?.includes('\uFFFD') ? undefined : string;
  } catch {
    // The host refuses the memory, or the string would be too long: the module reports that.
    return undefined;
  }
}

/** Room for copies. No program's code runs while one is in use. */
const room = /* @__PURE__ */ new Uint8Array(CHEAP_COPY);
/** Views of its first bytes by length, because V8 takes long to make one. @type {Uint8Array[]} */
const views = /* @__PURE__ */ newList(CHEAP_COPY + 1);

/** A view or a copy that no other thread changes. @param {Uint8Array} bytes @param {number} length */
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

/** `ucs2Slice` keeps lone surrogates. @returns {HostDecoder | undefined} */
function newUTF16LEDecoder() {
  const slice = /** @type {Function} */ (ucs2Slice);
  const decode = (/** @type {Uint8Array} */ bytes) => slice.call(bytes).toWellFormed();
  if (!isRightDecoder(UTF_16LE, decode)) return undefined;
  return (bytes, length) => (length % 2 === 0 ? decode(ownBytes(bytes, length)) : undefined);
}

/**
 * `latin1Slice`, for ASCII in any ASCII-compatible encoding, and for windows-1252 without bytes from 0x80 to 0x9F:
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
    // If eight bytes pass, the rest nearly always does.
    const step = Math.ceil(length / 8);
    for (let i = 0; i < length; i += step) if ((bytes[i] & mask) === 0x80) return undefined;
    const own = ownBytes(bytes, length);
    return isFreeOf(own, length, mask) ? slice.call(own) : undefined;
  };
}
