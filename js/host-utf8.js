// Decoding UTF-8 by the host's own functions. In this file, "takes 0.3" means 0.3 times as long as WebAssembly, for 64 KB.

import { hostIsASCII, isProbablyASCII, isRarelyASCII } from './ascii.js';
import { completeLengthOfUTF8, MOST_UTF8_IN_OLD_NODE } from './decoding-loops.js';
import { offerDirectDecoder } from './direct-decoders.js';
import { encodeShortUTF8 } from './encoding-loops.js';
import { UTF_8 } from './encodings.js';
import {
  attempt,
  isBun,
  isChromium,
  isDeno,
  isOldNode,
  isWebKitOrWorkerd,
  isWorkerd,
  latin1Slice,
  newHostDecoder,
  nodeVersion,
  utf8Slice,
} from './host.js';
import { lazy } from './lazy.js';
import { SlicingDecoder } from './slicing-decoder.js';
import { MOST_UNITS } from './string-of-few.js';
import { choiceOfHost, LONG_IN_WORKERD, SHORT_TEXT } from './utf8-choice.js';
import { lengthOf } from './webidl.js';

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

/** From this length on, Node's decoder is faster than Buffer's `utf8Slice`. */
export const MANY = 8192;

export const utf8Decoder = /* @__PURE__ */ lazy(() => attempt(newUTF8Decoder));

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
  const newViewDecoder = hasQuickSlice()
    ? (/** @type {HostTextDecoder} */ decoder) => new SlicingDecoder(decoder)
    : undefined;
  offerDirectDecoder(UTF_8, {
    newDecoder,
    newViewDecoder,
    isRight: (fatal, ignoreBOM) => {
      const decoder = newDecoder(fatal, ignoreBOM);
      return treatsBOMRightly(decoder) && (!newViewDecoder || treatsBOMRightly(newViewDecoder(decoder)));
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

/**
 * Whether text is that short, or probably ASCII of at most `FEW` bytes: the `utf8Slice` of Deno and Node 20 is slow for other text.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
const isShortOrASCII = (bytes, length) => length <= SHORT_TEXT || (length <= FEW && isProbablyASCII(bytes, length));
