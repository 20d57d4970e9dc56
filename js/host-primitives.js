// Decoding by the host's own functions, where they give exactly the standard's results. They save the copy through
// WebAssembly's memory. In this file, "takes 0.3" means 0.3 times as long as WebAssembly, for 64 KB.

import { offerDirectDecoder, UNGUARDED } from './direct-decoders.js';
import { UTF_8, UTF_16BE, UTF_16LE } from './encodings.js';
import { viewOfStart } from './few-bytes.js';
import {
  attempt,
  builtinModule,
  isBun,
  isChromium,
  isDeno,
  isFirefox,
  isOldNode,
  isWebKit,
  isWebKitOrWorkerd,
  isWorkerd,
  latin1Slice,
  newHostDecoder,
  nodeVersion,
  ucs2Slice,
  utf8Slice,
} from './host.js';
import { lazy } from './lazy.js';
import {
  completeLengthOfUTF8,
  encodeShortUTF8,
  isProbablyASCII,
  isRarelyASCII,
  keepEndOfUTF8,
  MOST_UTF8_IN_OLD_NODE,
  rest,
} from './short-strings.js';
import { SlicingDecoder } from './slicing-decoder.js';
import { MOST_UNITS } from './string-of-few.js';
import { isFreeOf } from './wasm.js';
import { isShared, lengthOf } from './webidl.js';

/** @typedef {import('./host.js').HostTextDecoder} HostTextDecoder */

/**
 * @typedef {object} HostDecoder
 * @property {(bytes: Uint8Array, fatal: boolean) => string | undefined} decode decodes a chunk that starts and ends with
 *   complete characters, and keeps a byte order mark as text; `undefined` if WebAssembly has to decode the chunk, for example because
 *   it is malformed and `fatal` is set
 * @property {(bytes: Uint8Array, length: number) => boolean} [takes] whether it is faster than WebAssembly; if missing, it always is
 * @property {(bytes: Uint8Array, length: number) => number} completeLength the length without an incomplete sequence at the end
 */

/**
 * @typedef {object} QuickDecoder
 * @property {(bytes: Uint8Array, length: number) => string} decodeQuickly decodes with replacement; throws if the host does
 * @property {boolean} decodesStart whether `decodeQuickly` can also decode the first bytes of more, if these are fewer than `MANY`
 * @property {(bytes: Uint8Array, length: number) => string | undefined} decodeOrFail decodes well-formed text; for other text it
 *   throws or returns `undefined`
 * @property {(bytes: Uint8Array, length: number) => boolean} [takesQuickly] like `takes`, for `decodeQuickly` and `decodeOrFail`
 */

/** For so few bytes, decoding malformed ones a second time doesn't take long. */
export const FEW = 256;

/** For fewer bytes, WebAssembly is as fast as the host. */
const LEAST_FOR_HOST = 24;

/** Node's function that checks whether bytes are ASCII, several times as fast as any decoder. */
export const hostIsASCII = /* @__PURE__ */ lazy(() => attempt(newIsASCII));
export const utf8Decoder = /* @__PURE__ */ lazy(() => attempt(newUTF8Decoder));
const utf16LEDecoder = /* @__PURE__ */ lazy(() => attempt(newUTF16LEDecoder));
const utf16BEDecoder = /* @__PURE__ */ lazy(() => attempt(newUTF16BEDecoder));

/**
 * Returns the host's decoder if it decodes a chunk faster than WebAssembly. It doesn't get shared memory, because it may read the
 * bytes twice, and another thread may change them in between.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function hostDecoder(encoding, bytes, length) {
  const decoder = decoderOf(encoding);
  if (!decoder || length < LEAST_FOR_HOST || isShared(bytes, length)) return undefined;
  if (encoding === UTF_8 && isProbablyMalformed(bytes, length)) return undefined;
  return decoder.takes?.(bytes, length) === false ? undefined : decoder;
}

/** @param {number} encoding @returns {HostDecoder | undefined} */
function decoderOf(encoding) {
  if (encoding === UTF_8) return utf8Decoder();
  if (encoding === UTF_16LE) return utf16LEDecoder();
  return encoding === UTF_16BE ? utf16BEDecoder() : undefined;
}

/**
 * Decodes UTF-8 with few preparations; keeps a byte order mark as text, and an incomplete character at the end as `rest`. Returns
 * `undefined` if the caller has to decode the bytes in another way.
 * @param {Uint8Array} bytes
 * @param {number} length not 0
 * @param {boolean} endOfQueue
 * @param {boolean} fatal
 */
export function decodeUTF8ByHost(bytes, length, endOfQueue, fatal) {
  rest.length = 0;
  if (fatal && length > MANY) return undefined;
  if (length > UNGUARDED && (isShared(bytes, length) || isProbablyMalformed(bytes, length))) return undefined;
  const decoder = utf8Decoder();
  if (!decoder || decoder.takesQuickly?.(bytes, length) === false) return undefined;
  const end = completeLengthOfUTF8(bytes, length);
  if (end < length && (endOfQueue || !keepEndOfUTF8(bytes, end, length))) return undefined;
  try {
    const isForPart = decoder.decodesStart && end < MANY && !fatal;
    const part = end === length || isForPart ? bytes : viewOfStart(bytes, length, end);
    const string = fatal ? decoder.decodeOrFail(part, end) : decoder.decodeQuickly(part, end);
    if (length > FEW && string !== undefined) learnFromHost(part, end, string);
    return string;
  } catch {
    // The bytes are malformed or shared, or the result is too long for a string: the decoder that the caller tries next reports it.
    return undefined;
  }
}

/**
 * Decodes a chunk of well-formed UTF-16, and keeps a byte order mark as text. Returns `undefined` for other chunks, and where
 * WebAssembly is faster.
 * @param {number} encoding UTF-16BE or UTF-16LE
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodeUTF16ByHost(encoding, bytes, length) {
  const decoder = decoderOf(encoding);
  if (length % 2 > 0 || !decoder?.takes?.(bytes, length) || isShared(bytes, length)) return undefined;
  return decoder.decode(bytes, true);
}

/** From this length on, Node's decoder is faster than Buffer's `utf8Slice`, and a text may be sampled. */
export const MANY = 8192;

/** Shorter texts are sampled only after a malformed one: after a sample, hosts take up to a tenth longer to decode the text. */
const LEAST_TO_SAMPLE = 1 << 17;

/** How many texts are sampled after a malformed one. */
const TEXTS_AFTER_MALFORMED = 16;
let textsToSample = 0;

/**
 * Whether a sample suggests that the text isn't UTF-8: in at least two places, no continuation byte follows a leading byte.
 * WebAssembly decodes such text 1.5 to 6 times as fast as the decoders of hosts other than WebKit. Texts that aren't long are expected to be
 * well-formed, without a sample, unless one of the last ones wasn't.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function isProbablyMalformed(bytes, length) {
  if (length < MANY || isQuickWithMalformed() || (length < LEAST_TO_SAMPLE && textsToSample === 0)) return false;
  let count = 0;
  // Shifting would overflow, because arrays can be longer than 2 GB.
  const step = Math.ceil(length / 8);
  for (let i = 0; i < length - 1; i += step) if (bytes[i] >= 0xc0 && (bytes[i + 1] & 0xc0) !== 0x80) count++;
  const isMalformed = count > 1;
  textsToSample = isMalformed ? TEXTS_AFTER_MALFORMED : Math.max(textsToSample - 1, 0);
  return isMalformed;
}

const isQuickWithMalformed = /* @__PURE__ */ lazy(isWebKit);

/** Takes note of what the host has decoded from UTF-8. @param {Uint8Array} bytes @param {number} length @param {string} text */
export function learnFromHost(bytes, length, text) {
  if (length >= MANY && hasReplacements(text)) textsToSample = TEXTS_AFTER_MALFORMED;
  learn(bytes, length, text);
}

/** Whether two of eight code units are U+FFFD. @param {string} text of at least eight code units */
function hasReplacements(text) {
  let count = 0;
  const step = Math.floor(text.length / 8);
  for (let i = 0; i < 8; i++) if (text.charCodeAt(i * step) === 0xfffd) count++;
  return count > 1;
}

/** @returns {((bytes: Uint8Array | ArrayBuffer) => boolean) | undefined} */
function newIsASCII() {
  const { isAscii } = builtinModule('node:buffer');
  const bytes = new Uint8Array(100).fill(0x7f);
  const isRight = isAscii(bytes) && bytes.every((_, i) => !isAscii(bytes.with(i, 0x80)));
  return isRight ? isAscii : undefined;
}

/**
 * Takes 0.3 in Node 26; in Chromium 0.2 to 0.9 for Latin letters, Hangul and emoji, but 1.1 to 2.3 for other characters. In Node 20, it would
 * take 3 for text other than ASCII, and for ASCII Buffer's `latin1Slice` takes 0.1 to 0.5 times as long as the decoder.
 * @returns {HostDecoder & QuickDecoder | undefined}
 */
function newUTF8Decoder() {
  const isOld = isOldNode();
  const isASCII = isOld ? hostIsASCII() : undefined;
  if (isOld && !isASCII) return undefined;
  const decoder = newHostDecoder('utf-8');
  const fatalDecoder = attempt(newFatalUTF8Decoder);
  const decodeByHost = (/** @type {Uint8Array} */ bytes) => decoder.decode(bytes);
  const decodeQuickly = quickestUTF8Decoder(decodeByHost);
  const decodeOrFail = quickestFatalUTF8Decoder(decodeQuickly, fatalDecoder);
  /** @type {HostDecoder['takes']} */
  const takesASCII = isASCII && ((bytes, length) => isProbablyASCII(bytes, length) && isASCII(bytes));
  const takes = takesASCII ?? choiceOfHost();
  /** @type {QuickDecoder['takesQuickly']} */
  const takesQuickly = takesASCII
    ? (bytes, length) =>
        length > FEW
          ? takesASCII(bytes, length)
          : isShortOrASCII(bytes, length) && !(length > MOST_UTF8_IN_OLD_NODE && isRarelyASCII(bytes, length))
    : takes;
  const bytes = Uint8Array.of(...WELL_FORMED, ...MALFORMED.flat());
  const text = `${WELL_FORMED_TEXT}${'\uFFFD'.repeat(9)}a\uFFFDa\uFFFD`;
  const ascii = Uint8Array.of(0x61, 0x7f);
  const isRight =
    decodeQuickly(bytes, bytes.length) === text &&
    decodeByHost(bytes) === text &&
    decoder.decode(bytes.buffer) === text &&
    decodeQuickly(ascii, 2) === 'a\x7F' &&
    failsRightly((bytes) => decodeOrFail(bytes, bytes.length));
  const latin1 = /** @type {Function} */ (latin1Slice);
  if (!isRight || (isASCII && latin1.call(ascii) !== 'a\x7F')) return undefined;
  const newDecoder = (/** @type {boolean} */ fatal, /** @type {boolean} */ ignoreBOM) =>
    newHostDecoder('utf-8', fatal && fatalDecoder !== undefined, ignoreBOM);
  const newViewDecoder = (/** @type {HostTextDecoder} */ decoder) =>
    hasQuickSlice() ? new SlicingDecoder(decoder) : decoder;
  offerDirectDecoder(UTF_8, {
    newDecoder,
    newViewDecoder,
    isRight: (fatal, ignoreBOM) => {
      const decoder = newDecoder(fatal, ignoreBOM);
      return [decoder, newViewDecoder(decoder)].every(treatsBOMRightly);
    },
    canFail: true,
    ...directRange(),
  });
  return {
    decode(bytes, fatal) {
      try {
        if (isASCII) return latin1.call(bytes);
        return (fatal ? decodeOrFail : decodeByHost)(bytes, lengthOf(bytes));
      } catch {
        // The bytes are malformed, or the result is too long for a string: WebAssembly's decoder reports that.
        return undefined;
      }
    },
    decodeQuickly,
    decodesStart: hasQuickSlice(),
    decodeOrFail,
    takesQuickly,
    takes,
    completeLength: completeLengthOfUTF8,
  };
}

/**
 * The lengths for which the host's UTF-8 decoder, or Buffer's `utf8Slice` in Node, is the fastest way: see `Offer`. For shorter views, that
 * is a loop, and in Deno also `utf8Slice`. For longer text, another step may find out whether WebAssembly is faster. Deno's decoder
 * takes longer for a buffer than for a view and making it.
 */
function directRange() {
  if (isBun()) return rangeFrom(1);
  if (isDeno()) return { ...rangeFrom(FEW + 1), leastBeyondASCII: SHORT_TEXT + 1, leastOfBuffer: MANY };
  if (isOldNode()) return { ...rangeFrom(MOST_UNITS + 1), most: 2048, onlyASCII: true };
  if (isChromium()) return { ...rangeFrom(48), leastOfBuffer: 48, onlyASCII: true };
  if (isWorkerd()) return { ...rangeFrom(33), most: LONG_IN_WORKERD - 1 };
  return hasQuickSlice() ? { ...rangeFrom(33), leastOfASCII: MOST_UNITS + 1 } : rangeFrom(33);
}

/** @param {number} least for all views */
const rangeFrom = (least) => ({
  leastOfASCII: least,
  leastBeyondASCII: least,
  leastOfBuffer: 1,
  most: MANY - 1,
  onlyASCII: false,
});

/**
 * A fatal decoder takes as long as one that replaces malformed sequences, and no search for replacements has to follow; but in other hosts
 * than those of JavaScriptCore and workerd it takes 1.2 to 4 times as long for text other than ASCII.
 * @param {QuickDecoder['decodeQuickly']} decodeQuickly
 * @param {HostTextDecoder | undefined} fatalDecoder
 * @returns {QuickDecoder['decodeOrFail']}
 */
function quickestFatalUTF8Decoder(decodeQuickly, fatalDecoder) {
  const decodeAndSearch = refusingReplacements(decodeQuickly);
  const isQuick = isBun() || isWebKitOrWorkerd();
  return fatalDecoder && isQuick ? (bytes) => fatalDecoder.decode(bytes) : decodeAndSearch;
}

/** Makes a decoder in the error mode "fatal", if it is correct and no slower than one that replaces malformed sequences. */
function newFatalUTF8Decoder() {
  const decoder = newHostDecoder('utf-8', true);
  const isRight =
    failsRightly((bytes) => decoder.decode(bytes)) && failsRightly(({ buffer }) => decoder.decode(buffer));
  return isRight && !isDeno() ? decoder : undefined;
}

/**
 * Whether a decoder treats byte order marks correctly, in short and in long text.
 * @param {{ ignoreBOM: boolean, decode: (bytes: Uint8Array) => string }} decoder
 */
const treatsBOMRightly = (decoder) =>
  ['', 'a', '\uFEFF', 'a'.repeat(64), '漢'.repeat(64)].every((text) => {
    const bytes = Uint8Array.of(...encodeShortUTF8('\uFEFF'), ...encodeShortUTF8(text));
    return decoder.decode(bytes) === (decoder.ignoreBOM ? `\uFEFF${text}` : text);
  });

/** Whether a decoder fails for malformed text, and only for that. @param {(bytes: Uint8Array) => string | undefined} decode */
const failsRightly = (decode) =>
  decode(Uint8Array.from(WELL_FORMED)) === WELL_FORMED_TEXT &&
  MALFORMED.every((sequence) => attempt(() => decode(Uint8Array.from(sequence))) === undefined);

/** A byte order mark, which stays text, and characters of several lengths. */
const WELL_FORMED = [0xef, 0xbb, 0xbf, 0x61, 0xe6, 0xbc, 0xa2, 0xf0, 0x9f, 0x92, 0xa9];
const WELL_FORMED_TEXT = '\uFEFFa漢💩';

/** Each kind of malformed sequence; the last one is malformed only at the end of a text. */
const MALFORMED = [
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80, 0x61],
  [0xf0, 0x9f, 0x92, 0x61],
  [0xe6, 0xbc],
];

/**
 * Makes a decoder that returns `undefined` for text that may be malformed: U+FFFD may also be part of the text.
 * @param {(bytes: Uint8Array, length: number) => string} decode
 */
const refusingReplacements = (decode) => (/** @type {Uint8Array} */ bytes, /** @type {number} */ length) => {
  const string = decode(bytes, length);
  return string.includes('\uFFFD') ? undefined : string;
};

/**
 * Chooses the fastest way in which the host decodes UTF-8 with replacement.
 * @param {(bytes: Uint8Array) => string} decodeByHost
 * @returns {(bytes: Uint8Array, length: number) => string}
 */
function quickestUTF8Decoder(decodeByHost) {
  const [slice, latin1] = /** @type {Function[]} */ ([utf8Slice, latin1Slice]);
  // For a few bytes, Buffer's `utf8Slice` takes 60 ns in Node and 70 in Deno, and the decoder 75 and 110 ns. In Deno, `utf8Slice` is
  // slower for more bytes; in Bun, it always is. Node 26's StringDecoder would take 55 ns, but it crashes if another thread changes the bytes.
  if (isOldNode()) return (bytes, length) => (length > FEW ? latin1.call(bytes) : slice.call(bytes, 0, length));
  if (hasQuickSlice()) {
    return (bytes, length) => (length < MANY ? slice.call(bytes, 0, length) : decodeByHost(bytes));
  }
  if (!slice || !isDeno()) return decodeByHost;
  return (bytes, length) => (isShortOrASCII(bytes, length) ? slice.call(bytes) : decodeByHost(bytes));
}

/** Whether Buffer's `utf8Slice` takes less time than the decoder, as in Node. */
const hasQuickSlice = () => utf8Slice !== undefined && nodeVersion() > 0 && !isDeno() && !isBun();

/** Up to this many bytes, all UTF-8 decoders take about the same time. */
const SHORT_TEXT = 64;

/**
 * Whether text is that short, or probably ASCII of at most `FEW` bytes: the `utf8Slice` of Deno and Node 20 is slow for other text.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
const isShortOrASCII = (bytes, length) => length <= SHORT_TEXT || (length <= FEW && isProbablyASCII(bytes, length));

/**
 * Whether Chromium's decoder is faster than WebAssembly, judging by a sample of the bytes. It is for ASCII that isn't short, for longer text
 * that is mostly ASCII, such as a web page in any language, and for long text in Latin letters, Hangul and emoji: their leading bytes are
 * below 0xCE, 0xEA to 0xED, and from 0xF0 on.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function isQuickInChromium(bytes, length) {
  if (length < SHORT_TEXT) return false;
  if (isProbablyASCII(bytes, length)) return true;
  if (length < 256) return false;
  let ascii = 0;
  let vietnamese = 0;
  let others = 0;
  const step = Math.ceil(length / 16);
  for (let i = 0; i < length; i += step) {
    const byte = bytes[i];
    if (byte < 0x80) ascii += 1;
    // In Vietnamese, this byte occurs among many ASCII letters; in other scripts that have it, ASCII is rare.
    else if (byte === 0xe1) vietnamese += 1;
    else if (byte >= 0xce && byte < 0xf0 && (byte < 0xea || byte > 0xed)) others += 1;
  }
  return ascii > 8 || (length >= 768 && others === 0 && ascii >= 3 * vietnamese);
}

/** The question whether the host's decoder is faster than WebAssembly; `undefined` if it always is. @returns {HostDecoder['takes']} */
function choiceOfHost() {
  if (isChromium()) return isQuickInChromium;
  if (isWorkerd()) return isQuickInWorkerd;
  return isFirefox() ? isQuickInFirefox : undefined;
}

/** From this length on, collecting what WebAssembly has decoded can be faster in Firefox. */
const LONG_IN_FIREFOX = 1 << 19;
/** How many bytes of a long text show whether it is ASCII. */
const START = 1 << 16;

/**
 * Whether Firefox's decoder is faster than WebAssembly. It is, except for long text in Latin letters that isn't all ASCII: for this, WebAssembly
 * takes 0.65 to 0.8, but for ASCII 1.4.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function isQuickInFirefox(bytes, length) {
  if (length < LONG_IN_FIREFOX) return true;
  let others = 0;
  const step = Math.ceil(length / 64);
  // A few may be punctuation.
  for (let i = 0; i < length; i += step) if (bytes[i] >= 0xce) others += 1;
  return others > 4 || attempt(() => isFreeOf(bytes, START, 0x80, 0x80)) !== false;
}

/** From this length on, it matters in workerd which decoder gets the text. */
const LONG_IN_WORKERD = 1024;
/** WebAssembly decodes longer text to several strings, and joining them takes longer than it saves. */
const MOST_ALMOST_ASCII = 1 << 19;

/** Reading the user agent takes Chromium 500 ns. */
const learns = /* @__PURE__ */ lazy(isWorkerd);

/** How many of the last long texts looked like ASCII in a sample, but weren't. */
let almostASCII = 0;

/**
 * Takes note of a decoded text, for `isQuickInWorkerd`.
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {string} text
 */
export function learn(bytes, length, text) {
  if (length < LONG_IN_WORKERD || !learns() || !isProbablyASCII(bytes, length)) return;
  // Other characters have fewer code units than bytes.
  almostASCII = text.length === length ? 0 : almostASCII + 1;
}

/**
 * Whether workerd's decoder is faster than WebAssembly. It is, except for
 * - long text in kana and ideographs, whose leading bytes are 0xE3 to 0xE9: for these it takes 1.2 to 1.4;
 * - long text that is nearly ASCII, such as English with a few quotation marks: for this it takes 1.6, but for ASCII 0.3. A sample can't
 *   tell them apart, but the texts of a program are mostly alike.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function isQuickInWorkerd(bytes, length) {
  if (length < LONG_IN_WORKERD) return true;
  if (isProbablyASCII(bytes, length)) return almostASCII < 2 || length > MOST_ALMOST_ASCII;
  let count = 0;
  const step = Math.ceil(length / 16);
  for (let i = 0; i < length; i += step) if (bytes[i] >= 0xe3 && bytes[i] < 0xea) count += 1;
  return count < 3;
}

function newUTF16LEDecoder() {
  return isFirefox() || isWebKitOrWorkerd() ? newUTF16DecoderByHost(false) : newUTF16LEDecoderByBuffer();
}

/** Takes 0.9 in Firefox; in other hosts, as long as WebAssembly or longer. */
function newUTF16BEDecoder() {
  return isFirefox() ? newUTF16DecoderByHost(true) : undefined;
}

/**
 * Buffer's `ucs2Slice` and a check for lone surrogates. Takes 0.6 in Node 26. In Node 20, the check takes 1.8 for long text, which therefore
 * goes to WebAssembly, unless all bytes are ASCII: surrogates have others.
 */
function newUTF16LEDecoderByBuffer() {
  const slice = /** @type {Function} */ (ucs2Slice);
  const text = '\uFEFFa漢💩\uFFFE';
  const bytes = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice.call(bytes) !== text || 'a\uD83D'.toWellFormed() !== 'a\uFFFD') return undefined;
  const most = isOldNode() ? 512 : Infinity;
  /** @type {HostDecoder['takes']} */
  const takes = (bytes, length) =>
    length <= most || (isProbablyASCII(bytes, length) && hostIsASCII()?.(bytes) === true);
  return utf16DecoderOf(false, takes, (bytes, fatal) => {
    const string = slice.call(bytes);
    if (2 * string.length > most || string.isWellFormed()) return string;
    return fatal ? undefined : string.toWellFormed();
  });
}

/** The host's decoder. For UTF-16LE, takes 0.3 to 0.9 in Firefox. @param {boolean} isBigEndian */
function newUTF16DecoderByHost(isBigEndian) {
  const decoder = newHostDecoder(isBigEndian ? 'utf-16be' : 'utf-16le');
  const units = [0xfeff, 0xd83d, 0x6f22];
  const bytes = units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8]));
  if (decoder.decode(Uint8Array.from(bytes)) !== '\uFEFF\uFFFD漢') return undefined;
  return utf16DecoderOf(
    isBigEndian,
    () => true,
    (bytes, fatal) => {
      const string = decoder.decode(bytes);
      return fatal && string.includes('\uFFFD') ? undefined : string;
    },
  );
}

/**
 * Makes a UTF-16 decoder.
 * @param {boolean} isBigEndian
 * @param {HostDecoder['takes']} takes
 * @param {HostDecoder['decode']} decode
 * @returns {HostDecoder}
 */
const utf16DecoderOf = (isBigEndian, takes, decode) => ({
  takes,
  decode(bytes, fatal) {
    try {
      return decode(bytes, fatal);
    } catch {
      // The result is too long for a string: WebAssembly's decoder reports that.
      return undefined;
    }
  },
  completeLength(bytes, length) {
    const even = length - (length % 2);
    const highByte = bytes[isBigEndian ? even - 2 : even - 1];
    return (highByte & 0xfc) === 0xd8 ? even - 2 : even;
  },
});
