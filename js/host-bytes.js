// Decoding bytes that are a character each by the host's own functions, where they give exactly the right answer.

import { encodings, isScattered, isSingleByte, WINDOWS_1252 } from './encodings.js';
import { HAS_SINGLE_BYTE } from './groups.js';
import {
  hasQuickDecoders,
  ifRight,
  isBun,
  isChromium,
  isFirefox,
  isOldNode,
  isWebKit,
  isWorkerd,
  latin1Slice,
  newHostDecoder,
  nodeVersion,
} from './host.js';
import { FEW, hostIsASCII, MANY, utf8Decoder } from './host-primitives.js';
import { lazy } from './lazy.js';
import { isASCII, isProbablyASCII, mostASCII } from './short-strings.js';
import { MOST_UNITS } from './string-of-few.js';
import { decodingTable, isFreeOf, quickString } from './wasm.js';
import { isShared } from './webidl.js';

/**
 * Up to this length others take less time than the decoders of hosts that are `isQuickToStart`. Beyond it, Chromium's takes 0.7 of the
 * time for English and 1.1 for French.
 */
export const mostByOthers = /* @__PURE__ */ lazy(() => (hasQuickDecoders() ? 8 : isChromium() ? 352 : MOST_UNITS));

/** From how many bytes on the host's decoders of single-byte encodings are quicker than a table. */
export const LONG = 512;

/** Whether Buffer's method takes less time than a table for shorter strings as well: 0.75 in Bun; 1.15 in Node. */
const isQuickToSlice = /* @__PURE__ */ lazy(isBun);

/** Up to this length a loop finds out whether bytes are ASCII, or Latin-1, in less time than others. */
const SHORT = 64;

/**
 * Decodes ASCII; `undefined` if it isn't, or if others do it quicker.
 * @param {number} encoding one that is ASCII-compatible
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodeASCII(encoding, bytes, length) {
  if (length > SHORT) return isProbablyASCII(bytes, length) ? decodeLongASCII(encoding, bytes, length) : undefined;
  if (length <= mostASCII()) return undefined;
  // A look at two of them mostly suffices.
  if ((bytes[length >> 1] | bytes[length - 1]) >= 0x80 || !isASCII(bytes, length)) return undefined;
  const slice = sliceLatin1();
  return slice ? slice.call(bytes, 0, length) : quickString(encoding, bytes, length);
}

/** @param {number} encoding @param {Uint8Array} bytes @param {number} length */
function decodeLongASCII(encoding, bytes, length) {
  const slice = sliceLatin1();
  const isSingle = isSingleByte(encoding);
  // The search takes longer to start than the encoding's decoder takes for these.
  if (length < LONG && (isSingle || !slice)) return undefined;
  // The host decodes these itself, without a search.
  if (HAS_SINGLE_BYTE && isSingle && isQuickestForLong(encoding)) return undefined;
  if (isShared(bytes, length)) return undefined;
  try {
    const isAll = hostIsASCII()?.(bytes) ?? isFreeOf(bytes, length, 0x80, 0x80);
    if (!isAll) return undefined;
    return slice ? slice.call(bytes) : utf8Decoder()?.decodeQuickly(bytes, length);
  } catch {
    // The result is too long for a string, or there is no memory. WebAssembly's way reports that.
    return undefined;
  }
}

/** The host's decoders of single-byte encodings by their number; `undefined` is not tried yet. @type {(((bytes: Uint8Array | ArrayBuffer) => string) | null)[]} */
const decoders = [];

/**
 * The same where `isQuickToStart`, else null; and for multi-byte encodings those that host-pairs.js adds, which give `undefined` for
 * what they leave to others. Asking for all conditions each time takes 10 of 60 ns in Bun.
 * @type {(((bytes: Uint8Array | ArrayBuffer) => string | undefined) | null)[]}
 */
export const quickDecoders = [];

/**
 * Decodes a single-byte encoding with replacement by the host, if nothing else is as quick, whatever the text; `undefined` otherwise.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodeMiddle(encoding, bytes, length) {
  if (length <= mostByOthers() || (length >= LONG && !isQuickestForLong(encoding))) return undefined;
  if (quickDecoders[encoding] === undefined)
    quickDecoders[encoding] = isQuickToStart(encoding) ? decoderOf(encoding) : null;
  return decodeWith(quickDecoders[encoding], bytes, length);
}

/**
 * Decodes a single-byte encoding with replacement; `undefined` to leave it to the decoder.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodeBytes(encoding, bytes, length) {
  if (length < LONG) {
    return (
      (isQuickToSlice() ? latin1String(encoding, bytes, length) : undefined) ??
      quickString(encoding, bytes, length) ??
      latin1String(encoding, bytes, length) ??
      decodeByHost(encoding, bytes, length)
    );
  }
  return (
    latin1String(encoding, bytes, length) ??
    (isQuickForLong(encoding) ? decodeByHost(encoding, bytes, length) : undefined) ??
    quickString(encoding, bytes, length)
  );
}

// The host doesn't get shared memory that isn't short, because another thread may change it while it is read twice.

/**
 * How many of the next texts aren't searched for other bytes than those of Latin-1, because one had some. A program's texts mostly
 * are of one kind, and a useless search adds half of the time: to 1 KB where the host's decoder is quick, elsewhere to 128 bytes.
 */
let unsearched = 0;

/** Longer texts are always searched. */
const mostUnsearched = /* @__PURE__ */ lazy(() => (isQuickForWindows1252() ? MANY : LONG));

/** @param {number} encoding @param {Uint8Array} bytes @param {number} length */
function latin1String(encoding, bytes, length) {
  const slice = sliceLatin1();
  if (!slice || encoding !== WINDOWS_1252) return undefined;
  const isSpared = length < mostUnsearched();
  if (isSpared && unsearched > 0) {
    unsearched -= 1;
    return undefined;
  }
  if (!isLatin1(bytes, length)) {
    if (isSpared) unsearched = 15;
    return undefined;
  }
  if (isShared(bytes, length)) return undefined;
  try {
    return slice.call(bytes);
  } catch {
    // The result is too long for a string. WebAssembly's way reports that.
    return undefined;
  }
}

/** @param {number} encoding @param {Uint8Array} bytes @param {number} length */
const decodeByHost = (encoding, bytes, length) => decodeWith(decoderOf(encoding), bytes, length);

/** @param {((bytes: Uint8Array) => string | undefined) | null} decode @param {Uint8Array} bytes @param {number} length */
const decodeWith = (decode, bytes, length) =>
  decode && (length <= FEW || !isShared(bytes, length)) ? tried(decode, bytes) : undefined;

/**
 * @template {Uint8Array | ArrayBuffer} Bytes
 * @param {(bytes: Bytes) => string | undefined} decode
 * @param {Bytes} bytes
 */
export function tried(decode, bytes) {
  try {
    return decode(bytes);
  } catch {
    // It takes no shared memory, and `isShared` doesn't ask about few bytes; or the result is too long for a string.
    return undefined;
  }
}

/** @param {number} encoding */
function decoderOf(encoding) {
  // Not `??=`, which would try a wrong one again each time.
  if (decoders[encoding] === undefined) {
    // For a host whose decoder calls this package while it is tried.
    decoders[encoding] = null;
    decoders[encoding] = ifRight(() => newDecoder(encoding)) ?? null;
  }
  return decoders[encoding];
}

/** Buffer's method. With the search for other bytes it takes 0.2 to 0.5 of the table's time. */
const sliceLatin1 = /* @__PURE__ */ lazy(() => ifRight(newLatin1Slice));

function newLatin1Slice() {
  const slice = /** @type {Function} */ (latin1Slice);
  const bytes = Uint8Array.from({ length: 0x100 }, (_, i) => i);
  return slice.call(bytes) === String.fromCharCode(...bytes) ? slice : undefined;
}

/** Whether no byte is 0x80 to 0x9F: each is then the code point of the same value in windows-1252. @param {Uint8Array} bytes @param {number} length */
function isLatin1(bytes, length) {
  // Text with quotation marks mostly has one soon, and calling WebAssembly takes longer to start.
  const soon = Math.min(length, SHORT);
  for (let i = 0; i < soon; i++) if ((bytes[i] & 0xe0) === 0x80) return false;
  return soon === length || isFreeOf(bytes, length, 0x80, 0xe0);
}

/**
 * Firefox's decoders take 0.4 to 0.8 of the table's time, WebKit's 0.15 to 0.6, others' of windows-1252 0.6 to 0.9, and workerd's 0.75
 * where letters are looked up one by one; Node's and Deno's take longer.
 * @param {number} encoding
 */
const isQuickForLong = (encoding) =>
  encoding === WINDOWS_1252
    ? isQuickForWindows1252()
    : isQuickForAll() || (isQuickForScattered() && isScattered(encoding));

/**
 * Whether nothing else is quicker for long text that is ASCII either: WebKit's decoders take three times as long for it, except that of
 * windows-1252.
 * @param {number} encoding
 */
const isQuickestForLong = (encoding) =>
  !sliceLatin1() && (encoding === WINDOWS_1252 ? isQuickForWindows1252() : isQuickestForAll());

// Asked once: a page takes 200 ns to tell that it lacks a global name.
const isQuickForAll = /* @__PURE__ */ lazy(() => isFirefox() || isWebKit());
const isQuickForScattered = /* @__PURE__ */ lazy(isWorkerd);
const isQuickestForAll = /* @__PURE__ */ lazy(isFirefox);
const isQuickForWindows1252 = /* @__PURE__ */ lazy(() => isFirefox() || isBun() || !(nodeVersion() > 0));

/**
 * Whether the host's decoders are the quickest for text of more than a few bytes and less than `LONG`: in Firefox and WebKit, where making
 * strings that aren't short takes long to start, in Bun and workerd, where they take 0.6 to 0.95 and 0.3 to 0.6 of the table's time, in
 * Node 20, and for windows-1252 in Chromium.
 * @param {number} encoding
 */
const isQuickToStart = (encoding) =>
  isFirefox() || isBun() || hasQuickDecoders() || isOldNode() || (isChromium() && encoding === WINDOWS_1252);

/**
 * The host's decoder of a single-byte encoding. It has no state, so it is right if it is for each byte, alone and in a long
 * text.
 * @param {number} encoding
 */
function newDecoder(encoding) {
  const table = /** @type {Uint16Array} */ (decodingTable(encoding));
  const decode = newHostDecoder(encodings[encoding].name);
  const isRight = (/** @type {Uint8Array} */ bytes) =>
    decode(bytes) === String.fromCharCode(...Array.from(bytes, (byte) => table[byte]));
  const all = Uint8Array.from({ length: 0x1000 }, (_, i) => i);
  return all.subarray(0, 0x100).every((byte) => isRight(Uint8Array.of(byte))) && isRight(all) ? decode : undefined;
}
