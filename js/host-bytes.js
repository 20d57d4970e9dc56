// Decoding single-byte encodings, and ASCII in others, by the host's own functions, where they give exactly the standard's results.
// "The table" is `stringByTable`, which looks up each byte in WebAssembly.

import { hostIsASCII, isASCII, isProbablyASCII } from './ascii.js';
import { mostASCII } from './decoding-loops.js';
import { offerDirectDecoder } from './direct-decoders.js';
import { encodings, isScattered, isSingleByte, WINDOWS_1252 } from './encodings.js';
import { HAS_SINGLE_BYTE } from './groups.js';
import {
  attempt,
  isBun,
  isChromium,
  isFirefox,
  isOldNode,
  isWebKit,
  isWebKitOrWorkerd,
  isWorkerd,
  latin1Slice,
  newHostDecoder,
  nodeVersion,
} from './host.js';
import { MANY, utf8Decoder } from './host-utf8.js';
import { lazy } from './lazy.js';
import { mostLookedUp } from './lookup.js';
import { MOST_UNITS } from './string-of-few.js';
import { decodingTable, isFreeOf, stringByTable } from './wasm.js';
import { partOf } from './webidl.js';

/**
 * Up to this length, `preferredDecoders` take longer than this package's loops. For longer text, Chromium's windows-1252 decoder takes
 * 0.7 times as long as these loops for English, and 1.1 times as long for French.
 */
const mostWithoutHost = /* @__PURE__ */ lazy(() =>
  isBun() ? 0 : isWebKitOrWorkerd() || isOldNode() ? 8 : isChromium() ? 352 : MOST_UNITS,
);

/** @typedef {import('./host.js').HostTextDecoder} HostTextDecoder */

/** From this length on, the decoders that satisfy `beatsTable` are faster than the table. */
const LONG = 512;

/** Whether Buffer's `latin1Slice` beats the table for shorter text, too: it takes 0.75 times as long in Bun, but 1.15 times in Node. */
const sliceBeatsTable = /* @__PURE__ */ lazy(isBun);

/** Up to this length, a loop is the fastest way to check whether bytes are ASCII or Latin-1. */
const SHORT = 64;

/**
 * Decodes ASCII. Returns `undefined` for other text, and for ASCII that the caller's other decoders decode faster.
 * @param {number} encoding one that is ASCII-compatible
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodeASCII(encoding, bytes, length) {
  if (length > SHORT) return isProbablyASCII(bytes, length) ? decodeLongASCII(encoding, bytes, length) : undefined;
  if (length <= mostASCII()) return undefined;
  // Two bytes are enough to reject most other text.
  if ((bytes[length >> 1] | bytes[length - 1]) >= 0x80 || !isASCII(bytes, length)) return undefined;
  const slice = sliceLatin1();
  return slice ? slice.call(bytes, 0, length) : stringByTable(encoding, bytes, length);
}

/** @param {number} encoding @param {Uint8Array} bytes @param {number} length */
function decodeLongASCII(encoding, bytes, length) {
  const slice = sliceLatin1();
  const isSingle = isSingleByte(encoding);
  // Calling the search for other bytes would take longer than decoding.
  if (length < LONG && (isSingle || !slice)) return undefined;
  // Text that isn't Latin-1 isn't ASCII either. Where it is searched for Latin-1 nevertheless, that finds ASCII, too.
  if (encoding === WINDOWS_1252 && searchesToSkip > 0) return undefined;
  // The host's decoder for the encoding is faster than the search.
  if (HAS_SINGLE_BYTE && isSingle && beatsASCIISearch(encoding)) return undefined;
  try {
    const isAll = hostIsASCII()?.(bytes) ?? isFreeOf(bytes, length, 0x80, 0x80);
    if (!isAll) return undefined;
    return slice ? slice.call(bytes) : utf8Decoder()?.decodeQuickly(bytes, length);
  } catch {
    // The result is too long for a string, or there is no memory: the caller's next decoder reports it.
    return undefined;
  }
}

/** The host's decoders of single-byte encodings: null if incorrect, `undefined` until tested. @type {(HostTextDecoder | null)[]} */
const decoders = [];

/**
 * The decoders for which `isPreferred` holds; null for the others. They are a list because checking all conditions at each call takes
 * 10 of 60 ns in Bun.
 * @type {(HostTextDecoder | null)[]}
 */
const preferredDecoders = [];

/**
 * Decodes a single-byte encoding with replacement if the host's decoder is the fastest way for any text; otherwise returns `undefined`.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodeByPreferred(encoding, bytes, length) {
  if (preferredDecoders[encoding] === null || length <= mostWithoutHost()) return undefined;
  if (length >= LONG && length > mostPreferred(encoding)) return undefined;
  preferredDecoders[encoding] ??= newPreferredDecoder(encoding);
  return decodeWith(preferredDecoders[encoding], bytes);
}

/**
 * Decodes a single-byte encoding with replacement. Returns `undefined` if WebAssembly's decoder is the fastest way.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodeSingleByte(encoding, bytes, length) {
  if (length < LONG) {
    return (
      (sliceBeatsTable() ? latin1String(encoding, bytes, length) : undefined) ??
      stringByTable(encoding, bytes, length) ??
      latin1String(encoding, bytes, length) ??
      decodeByHost(encoding, bytes)
    );
  }
  return (
    latin1String(encoding, bytes, length) ??
    (beatsTable(encoding) ? decodeByHost(encoding, bytes) : undefined) ??
    stringByTable(encoding, bytes, length)
  );
}

/**
 * How many of the next texts count as other than Latin-1 without a search, because the last search ended so. A program's texts are
 * mostly alike, and a useless search adds half of the time: for 1 KB if the host's decoder is fast, otherwise for 128 bytes.
 */
let searchesToSkip = 0;

/** From this length on, the search is never skipped. */
const leastAlwaysSearched = /* @__PURE__ */ lazy(() => (windows1252BeatsTable() ? MANY : LONG));

/** @param {number} length */
const isSearchSkipped = (length) => searchesToSkip > 0 && length < leastAlwaysSearched();

/** @param {number} encoding @param {Uint8Array} bytes @param {number} length */
function latin1String(encoding, bytes, length) {
  const slice = sliceLatin1();
  if (!slice || encoding !== WINDOWS_1252) return undefined;
  if (isSearchSkipped(length)) {
    searchesToSkip -= 1;
    return undefined;
  }
  const isAll = isLatin1(bytes, length);
  searchesToSkip = isAll ? 0 : 15;
  if (!isAll) return undefined;
  try {
    return slice.call(bytes);
  } catch {
    // The result is too long for a string: the caller's next decoder reports it.
    return undefined;
  }
}

/**
 * A view, because Node's own single-byte decoders read properties such as `buffer`, which a program may have defined.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 */
const decodeByHost = (encoding, bytes) => decodeWith(decoderOf(encoding), partOf(bytes, 0));

/**
 * Calls a host's decoder; returns `undefined` if there is none, or if it throws.
 * @param {HostTextDecoder | null} decoder
 * @param {Uint8Array} bytes
 */
export function decodeWith(decoder, bytes) {
  if (!decoder) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    // The result is too long for a string.
    return undefined;
  }
}

/**
 * Up to this length, Bun's decoders mostly take less time than the table, or a search for ASCII and then `latin1Slice`: 0.6 to 0.95 for 700
 * bytes of text. The one for windows-1252 takes 0.6 for 1 KB of ASCII and 0.85 for text with quotation marks, but 1.25 for other Latin-1.
 */
const mostWithoutSearch = /* @__PURE__ */ lazy(() =>
  isBun() ? { windows1252: 2048, other: 1536 } : { windows1252: LONG - 1, other: LONG - 1 },
);

/** Up to this length, the host's decoder is the fastest way for any text. @param {number} encoding one that `isPreferred` */
function mostPreferred(encoding) {
  if (beatsASCIISearch(encoding)) return MANY;
  const { windows1252, other } = mostWithoutSearch();
  return encoding === WINDOWS_1252 ? windows1252 : other;
}

/** @param {number} encoding */
function newPreferredDecoder(encoding) {
  const decoder = isPreferred(encoding) ? decoderOf(encoding) : null;
  if (decoder) {
    const canFail = textOf(encoding, allBytes()).includes('\uFFFD');
    const least = Math.max(mostWithoutHost(), mostLookedUp(encoding).any) + 1;
    offerDirectDecoder(encoding, {
      newDecoder: (fatal) => (fatal && canFail ? newHostDecoder(encodings[encoding].name, true) : decoder),
      isRight: (fatal) => !(fatal && canFail) || failsForMalformedBytes(encoding),
      canFail,
      leastOfASCII: least,
      leastBeyondASCII: least,
      // Firefox takes 60 ns to make a view.
      leastOfBuffer: isFirefox() ? 1 : mostWithoutHost() + 1,
      most: mostPreferred(encoding),
      onlyASCII: false,
    });
  }
  return decoder;
}

/** @param {number} encoding */
function decoderOf(encoding) {
  // `??=` would test an incorrect decoder again at each call.
  if (decoders[encoding] === undefined) {
    // The host's decoder may be one that calls this package, and so this function, during the test.
    decoders[encoding] = null;
    decoders[encoding] = attempt(() => newDecoder(encoding)) ?? null;
  }
  return decoders[encoding];
}

/** Buffer's `latin1Slice`, if it is correct. With the search for other bytes, it takes 0.2 to 0.5 times as long as the table. */
const sliceLatin1 = /* @__PURE__ */ lazy(() => attempt(newLatin1Slice));

function newLatin1Slice() {
  const slice = /** @type {Function} */ (latin1Slice);
  const bytes = Uint8Array.from({ length: 0x100 }, (_, i) => i);
  return slice.call(bytes) === String.fromCharCode(...bytes) ? slice : undefined;
}

/** Whether no byte is 0x80 to 0x9F. In windows-1252, all other bytes are their own code points. @param {Uint8Array} bytes @param {number} length */
function isLatin1(bytes, length) {
  // Text with curly quotation marks mostly has one near its start, and calling WebAssembly takes longer than finding that one.
  const soon = Math.min(length, SHORT);
  for (let i = 0; i < soon; i++) if ((bytes[i] & 0xe0) === 0x80) return false;
  return soon === length || isFreeOf(bytes, length, 0x80, 0xe0);
}

/**
 * Whether the host's decoder is faster than the table for long text. Firefox's decoders take 0.4 to 0.8 times as long, WebKit's 0.15
 * to 0.6, workerd's 0.75 and Bun's 0.55 to 1.0 for `isScattered` encodings, those of other hosts 0.6 to 0.9 for windows-1252; Node's and
 * Deno's take longer.
 * @param {number} encoding
 */
const beatsTable = (encoding) =>
  encoding === WINDOWS_1252
    ? windows1252BeatsTable()
    : allBeatTable() || (scatteredBeatTable() && isScattered(encoding));

/**
 * Whether the host's decoder is the fastest way for long text of any kind, ASCII included. For ASCII, WebKit's decoders other than
 * that of windows-1252 take three times as long as searching for other bytes first.
 * @param {number} encoding
 */
const beatsASCIISearch = (encoding) =>
  !sliceLatin1() && (encoding === WINDOWS_1252 ? windows1252BeatsTable() : allBeatASCIISearch());

// These are lazy because finding out that a page lacks a global name takes 200 ns each time.
const allBeatTable = /* @__PURE__ */ lazy(() => isFirefox() || isWebKit());
const scatteredBeatTable = /* @__PURE__ */ lazy(() => isWorkerd() || isBun());
const allBeatASCIISearch = /* @__PURE__ */ lazy(isFirefox);
const windows1252BeatsTable = /* @__PURE__ */ lazy(() => isFirefox() || isBun() || !(nodeVersion() > 0));

/**
 * Whether the host's decoder is the fastest way for texts between `mostWithoutHost` and `LONG`: in Firefox and WebKit, where making such
 * a string in another way takes long to start; in Bun and workerd, where it takes 0.6 to 0.95 and 0.3 to 0.6 times as long as the table;
 * in Node 20; and for windows-1252 in Chromium.
 * @param {number} encoding
 */
const isPreferred = (encoding) =>
  isFirefox() || isBun() || isWebKitOrWorkerd() || isOldNode() || (isChromium() && encoding === WINDOWS_1252);

/** All bytes. */
const allBytes = () => Uint8Array.from({ length: 0x100 }, (_, i) => i);

/** What the standard's decoder makes of bytes in a single-byte encoding, by its table. @param {number} encoding @param {Uint8Array} bytes */
function textOf(encoding, bytes) {
  const table = /** @type {Uint16Array} */ (decodingTable(encoding));
  return String.fromCharCode(...Array.from(bytes, (byte) => table[byte]));
}

/**
 * Makes the host's decoder of a single-byte encoding, if it is correct. Because it has no state, testing each byte is enough, alone
 * and in a long text.
 * @param {number} encoding
 */
function newDecoder(encoding) {
  const decoder = newHostDecoder(encodings[encoding].name);
  const isRight = (/** @type {Uint8Array} */ bytes) => decoder.decode(bytes) === textOf(encoding, bytes);
  const long = Uint8Array.from({ length: 0x1000 }, (_, i) => i);
  return allBytes().every((byte) => isRight(Uint8Array.of(byte))) && isRight(long) ? decoder : undefined;
}

/**
 * Whether the host's decoder in the error mode "fatal" throws for each malformed byte, and only for those.
 * @param {number} encoding
 */
function failsForMalformedBytes(encoding) {
  const text = textOf(encoding, allBytes());
  const wellFormed = allBytes().filter((byte) => text[byte] !== '\uFFFD');
  const decoder = newHostDecoder(encodings[encoding].name, true);
  const decode = (/** @type {Uint8Array} */ bytes) => attempt(() => decoder.decode(bytes));
  const isRight = (/** @type {Uint8Array} */ bytes) => decode(bytes) === textOf(encoding, bytes);
  const long = Uint8Array.from({ length: 0x1000 }, (_, i) => wellFormed[i % wellFormed.length]);
  const fails = (/** @type {number} */ byte) =>
    decode(Uint8Array.of(byte)) === undefined && decode(Uint8Array.of(...long, byte)) === undefined;
  return (
    isRight(long) &&
    allBytes().every((byte) => (wellFormed.includes(byte) ? isRight(Uint8Array.of(byte)) : fails(byte)))
  );
}
