// Decoding and encoding by the host's own functions, where they give exactly the right answer: they copy from the input into
// the string and back, without WebAssembly's memory between. Times are relative to those by WebAssembly, for 64 KB.

import { UTF_8, UTF_16LE } from './encodings.js';
import {
  builtinModule,
  hasQuickDecoders,
  ifRight,
  isBun,
  isChromium,
  isDeno,
  isFirefox,
  isOldNode,
  isWebKit,
  isWorkerd,
  latin1Slice,
  newHostDecoder,
  newHostEncoder,
  nodeVersion,
  ucs2Slice,
  utf8Slice,
} from './host.js';
import { lazy } from './lazy.js';
import { encodeShortUTF8, isProbablyASCII, keepEndOfUTF8, rest } from './short-strings.js';
import { isShared, partOf } from './webidl.js';

/**
 * @typedef {object} HostDecoder
 * @property {(bytes: Uint8Array, fatal: boolean) => string | undefined} decode decodes a chunk that starts and ends with
 *   whole characters, with a byte order mark as text; `undefined` to leave it to WebAssembly, such as malformed input if
 *   that is fatal
 * @property {(bytes: Uint8Array, length: number) => boolean} [takes] whether it is the quicker one for them
 * @property {(bytes: Uint8Array, length: number) => number} completeLength where the incomplete sequence at the end of a chunk starts
 */

/**
 * @typedef {object} QuickDecoder
 * @property {(bytes: Uint8Array, length: number) => string} decodeQuickly decodes with replacement
 * @property {(bytes: Uint8Array, length: number) => string | undefined} decodeOrFail the same for well-formed text; for other text it
 *   throws, or gives `undefined`
 * @property {(bytes: Uint8Array, length: number) => boolean} [takesQuickly] whether it is the quicker one for them
 * @property {(buffer: ArrayBuffer) => string} decodeBuffer the same
 * @property {(buffer: ArrayBuffer, length: number) => boolean} takesBuffer whether it takes less time for it than others with a view
 */

/** Below this many bytes WebAssembly is as quick. */
const SHORT = 24;

/** Node's function that finds out whether bytes are ASCII, several times as fast as any decoder. */
export const hostIsASCII = /* @__PURE__ */ lazy(() => ifRight(newIsASCII));
export const utf8Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Decoder));
const utf16Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF16Decoder));
const encoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Encoder));

/**
 * The host's decoder for a chunk, if it is the quicker one. It doesn't get shared memory, which another thread may change
 * while it is read twice.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function hostDecoder(encoding, bytes, length) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return undefined;
  if (length < SHORT || isShared(bytes, length)) return undefined;
  if (encoding === UTF_8 && isProbablyMalformed(bytes, length)) return undefined;
  const decoder = encoding === UTF_8 ? utf8Decoder() : utf16Decoder();
  return decoder?.takes?.(bytes, length) === false ? undefined : decoder;
}

/** For so few bytes, finding out whether they are shared takes too long, and decoding again what is malformed doesn't. */
export const FEW = 256;

/**
 * Decodes UTF-8 with few preparations, with a byte order mark as text, and keeps the start of a character at its end as `rest`;
 * `undefined` to leave it to others.
 * @param {Uint8Array} bytes
 * @param {number} length not 0
 * @param {boolean} endOfQueue
 * @param {boolean} fatal
 */
export function decodeQuicklyByHost(bytes, length, endOfQueue, fatal) {
  rest.length = 0;
  if (fatal && length > MANY) return undefined;
  if (length > FEW && (isShared(bytes, length) || isProbablyMalformed(bytes, length))) return undefined;
  const decoder = utf8Decoder();
  if (!decoder || decoder.takesQuickly?.(bytes, length) === false) return undefined;
  const end = bytes[length - 1] >= 0x80 ? decoder.completeLength(bytes, length) : length;
  if (end < length && (endOfQueue || !keepEndOfUTF8(bytes, end, length))) return undefined;
  try {
    const part = end < length ? partOf(bytes, 0, end) : bytes;
    return fatal ? decoder.decodeOrFail(part, end) : decoder.decodeQuickly(part, end);
  } catch {
    // It is malformed, this host's decoder takes no shared memory, or the result is too long for a string. Others find out.
    return undefined;
  }
}

/**
 * Decodes UTF-8 with replacement, with a byte order mark as text; `undefined` to leave it to others.
 * @param {ArrayBuffer} buffer
 * @param {number} length
 */
export function decodeUTF8Buffer(buffer, length) {
  const decoder = utf8Decoder();
  if (!decoder?.takesBuffer(buffer, length)) return undefined;
  try {
    return decoder.decodeBuffer(buffer);
  } catch {
    // It is something else.
    return undefined;
  }
}

/**
 * Decodes a chunk of UTF-16LE that is well formed, with a byte order mark as text; `undefined` to leave it to others.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function decodeQuicklyUTF16ByHost(bytes, length) {
  const decoder = utf16Decoder();
  if (length % 2 > 0 || !decoder?.takes?.(bytes, length) || isShared(bytes, length)) return undefined;
  return decoder.decode(bytes, true);
}

/** From so many bytes on, looking at a few of them costs little: 8 ns. */
export const MANY = 8192;

/**
 * Whether some of the bytes show text in another encoding: at two places or more, a leading byte has no continuation byte after
 * it. As UTF-8, WebAssembly decodes such text 1.5 to 6 times as fast as hosts do, but for WebKit.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function isProbablyMalformed(bytes, length) {
  if (length < MANY || isQuickAtMalformed()) return false;
  let count = 0;
  // Not by shifting: there are arrays of more than 2 GB.
  const step = Math.ceil(length / 8);
  for (let i = 0; i < length - 1; i += step) if (bytes[i] >= 0xc0 && (bytes[i + 1] & 0xc0) !== 0x80) count++;
  return count > 1;
}

const isQuickAtMalformed = /* @__PURE__ */ lazy(isWebKit);

/** Gets a function that encodes a string by the host; it returns `undefined` if the host can't. */
export function hostEncoder() {
  const host = encoder();
  return (/** @type {string} */ string) => {
    try {
      return host?.encode(string);
    } catch {
      return undefined;
    }
  };
}

/**
 * Encodes as much as fits, or less: Node 26 omits a last character that would just fit, if the string is Latin-1.
 * `undefined` if the host can't, as some can't encode into shared memory.
 * @param {string} string
 * @param {Uint8Array} destination
 */
export function hostEncodeInto(string, destination) {
  try {
    return encoder()?.encodeInto(string, destination);
  } catch {
    return undefined;
  }
}

/** @returns {((bytes: Uint8Array | ArrayBuffer) => boolean) | undefined} */
function newIsASCII() {
  const { isAscii } = builtinModule('node:buffer');
  const bytes = new Uint8Array(100).fill(0x7f);
  const isRight = isAscii(bytes) && bytes.every((_, i) => !isAscii(bytes.with(i, 0x80)));
  return isRight ? isAscii : undefined;
}

/**
 * Takes 0.3 in Node 26, and in Chromium 0.2 to 0.8 for Latin letters and emoji, but 1.1 to 2.3 for others. In Node 20 text that
 * isn't ASCII would take 3, and ASCII takes 0.1 to 0.5 of the decoder's time by Buffer's method for Latin-1.
 * @returns {HostDecoder & QuickDecoder | undefined}
 */
function newUTF8Decoder() {
  const isOld = isOldNode();
  const isASCII = isOld ? hostIsASCII() : undefined;
  if (isOld && !isASCII) return undefined;
  const decodeByHost = newHostDecoder('utf-8');
  const decodeQuickly = quickerUTF8Decoder(decodeByHost);
  // Other hosts' fatal decoders take 1.5 times as long as the other ones.
  const decodeOrFail = hasQuickDecoders() ? newHostDecoder('utf-8', true) : checked(decodeQuickly);
  /** @type {HostDecoder['takes']} */
  const takesASCII = isASCII && ((bytes, length) => isProbablyASCII(bytes, length) && isASCII(bytes));
  const takes = takesASCII ?? (isChromium() ? isQuickInChromium : isWorkerd() ? isQuickInWorkerd : undefined);
  /** @type {QuickDecoder['takesQuickly']} */
  const takesQuickly = takesASCII
    ? (bytes, length) => isShortOrASCII(bytes, length) || (length > FEW && takesASCII(bytes, length))
    : takes;
  // Chromium's takes long to start, and Deno's takes longer for a buffer than for a view.
  const [least, most] = isChromium() ? [48, 128] : [0, isDeno() ? -1 : isOld ? 2048 : MANY];
  const takesBuffer = (/** @type {ArrayBuffer} */ buffer, /** @type {number} */ length) =>
    length >= least && length <= most && (!isASCII || length <= SHORT_TEXT || isASCII(buffer));
  // A byte order mark as text, and each kind of malformed sequence, also at the end.
  const whole = [0xef, 0xbb, 0xbf, 0x61, 0xe6, 0xbc, 0xa2, 0xf0, 0x9f, 0x92, 0xa9];
  const bytes = Uint8Array.of(...whole, ...MALFORMED.flat());
  const text = `\uFEFFa漢💩${'\uFFFD'.repeat(9)}a\uFFFDa\uFFFD`;
  const ascii = Uint8Array.of(0x61, 0x7f);
  const isRight =
    decodeQuickly(bytes, bytes.length) === text &&
    decodeByHost(bytes) === text &&
    decodeByHost(bytes.buffer) === text &&
    decodeQuickly(ascii, 2) === 'a\x7F' &&
    decodeOrFail(bytes.subarray(0, whole.length), whole.length) === text.slice(0, 5) &&
    MALFORMED.every((one) => ifRight(() => decodeOrFail(Uint8Array.from(one), one.length)) === undefined);
  const latin1 = /** @type {Function} */ (latin1Slice);
  if (!isRight || (isASCII && latin1.call(ascii) !== 'a\x7F')) return undefined;
  return {
    decode(bytes, fatal) {
      try {
        if (isASCII) return latin1.call(bytes);
        return (fatal ? decodeOrFail : decodeByHost)(bytes, bytes.length);
      } catch {
        // It is malformed, or the result is too long for a string. WebAssembly's way reports that.
        return undefined;
      }
    },
    decodeQuickly,
    decodeOrFail,
    takesQuickly,
    decodeBuffer: decodeByHost,
    takesBuffer,
    takes,
    completeLength(bytes, length) {
      for (let back = 1; back <= 3 && back <= length; back++) {
        const byte = bytes[length - back];
        if (byte < 0x80) break;
        if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? length - back : length;
      }
      return length;
    },
  };
}

/** Each kind of malformed sequence, the last one at the end of the text. */
const MALFORMED = [
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80, 0x61],
  [0xf0, 0x9f, 0x92, 0x61],
  [0xe6, 0xbc],
];

/**
 * Makes a decoder that leaves what may be malformed to others. The text itself may have a U+FFFD.
 * @param {(bytes: Uint8Array, length: number) => string} decode
 */
const checked = (decode) => (/** @type {Uint8Array} */ bytes, /** @type {number} */ length) => {
  const string = decode(bytes, length);
  return string.includes('\uFFFD') ? undefined : string;
};

/**
 * Chooses the host's quickest decoder.
 * @param {(bytes: Uint8Array) => string} decodeByHost
 * @returns {(bytes: Uint8Array, length: number) => string}
 */
function quickerUTF8Decoder(decodeByHost) {
  const [slice, latin1] = /** @type {Function[]} */ ([utf8Slice, latin1Slice]);
  // Buffer's method always takes longer in Bun. Elsewhere it starts faster than the decoder, 60 and 75 ns in Node, 70 and 110 in
  // Deno, where it is slower for more bytes.
  if (isOldNode()) return (bytes, length) => (length > FEW ? latin1.call(bytes) : decodeByHost(bytes));
  if (!slice || isBun() || !(nodeVersion() >= 22)) return decodeByHost;
  const isQuick = isDeno() ? isShortOrASCII : () => true;
  return (bytes, length) => (isQuick(bytes, length) ? slice.call(bytes) : decodeByHost(bytes));
}

/** Up to so many bytes all decoders of UTF-8 take about the same time. */
const SHORT_TEXT = 64;

/**
 * Whether text is so short, or is ASCII: Deno's method of Buffer and Node 20's decoder are slow at other text.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
const isShortOrASCII = (bytes, length) => length <= SHORT_TEXT || (length <= FEW && isProbablyASCII(bytes, length));

/**
 * Whether Chromium's decoder is quicker, as a sample of the bytes suggests: for ASCII that isn't short, and for long text in Latin
 * letters, which begin with less than 0xCE, and emoji, with 0xF0.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function isQuickInChromium(bytes, length) {
  if (length < SHORT_TEXT) return false;
  if (isProbablyASCII(bytes, length)) return true;
  if (length < 768) return false;
  let balance = 0;
  const step = Math.ceil(length / 16);
  for (let i = 0; i < length; i += step) {
    const byte = bytes[i];
    if (byte < 0x80) balance += 1;
    // Vietnamese has it between many ASCII letters; the text of other scripts has little else.
    else if (byte === 0xe1) balance -= 3;
    else if (byte >= 0xce && byte < 0xf0) return false;
  }
  return balance >= 0;
}

/**
 * Whether workerd's decoder is quicker: for all but text in kana and ideographs that isn't short, where it takes 1.2 to 1.4. These begin
 * with 0xE3 to 0xE9.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function isQuickInWorkerd(bytes, length) {
  if (length < 1024) return true;
  let count = 0;
  const step = Math.ceil(length / 16);
  for (let i = 0; i < length; i += step) if (bytes[i] >= 0xe3 && bytes[i] < 0xea) count += 1;
  return count < 3;
}

function newUTF16Decoder() {
  return isFirefox() || hasQuickDecoders() ? newUTF16DecoderByHost() : newUTF16DecoderByBuffer();
}

/** Buffer's copy and a check for lone surrogates. Takes 0.6 in Node 26. Node 20's check is slow: it gets short text alone, because other text takes 1.8. */
function newUTF16DecoderByBuffer() {
  const slice = /** @type {Function} */ (ucs2Slice);
  const text = '\uFEFFa漢💩\uFFFE';
  const bytes = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice.call(bytes) !== text || 'a\uD83D'.toWellFormed() !== 'a\uFFFD') return undefined;
  return utf16DecoderOf(isOldNode() ? 512 : Infinity, (bytes, fatal) => {
    const string = slice.call(bytes);
    if (string.isWellFormed()) return string;
    return fatal ? undefined : string.toWellFormed();
  });
}

/** The host's decoder. Takes 0.3 to 0.9 in Firefox. */
function newUTF16DecoderByHost() {
  const decode = newHostDecoder('utf-16le');
  if (decode(Uint8Array.of(0xff, 0xfe, 0x3d, 0xd8, 0x22, 0x6f)) !== '\uFEFF\uFFFD漢') return undefined;
  return utf16DecoderOf(Infinity, (bytes, fatal) => {
    const string = decode(bytes);
    return fatal && string.includes('\uFFFD') ? undefined : string;
  });
}

/**
 * Makes a decoder of UTF-16LE from one for whole code units.
 * @param {number} most the most bytes that it gets
 * @param {HostDecoder['decode']} decode
 * @returns {HostDecoder}
 */
const utf16DecoderOf = (most, decode) => ({
  takes: (_bytes, length) => length <= most,
  decode(bytes, fatal) {
    try {
      return decode(bytes, fatal);
    } catch {
      // As above.
      return undefined;
    }
  },
  completeLength(bytes, length) {
    const even = length - (length % 2);
    return (bytes[even - 1] & 0xfc) === 0xd8 ? even - 2 : even;
  },
});

function newUTF8Encoder() {
  const encoder = newHostEncoder();
  const { read, written } = encoder.encodeInto('a\uD83D漢💩', new Uint8Array(8));
  const text = '\uDCA9é漢💩';
  const bytes = encoder.encode(text);
  const isRight = read === 3 && written === 7 && `${[...bytes]}` === `${[...encodeShortUTF8(text)]}`;
  // The results of a host that has its classes from another realm, as Jest does, aren't this realm's Uint8Arrays.
  return isRight && Object.getPrototypeOf(bytes) === Uint8Array.prototype ? encoder : undefined;
}
