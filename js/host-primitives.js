// UTF-8 and UTF-16LE by the host's own functions, where they give exactly the right answer: they copy from the input into
// the string and back, without WebAssembly's memory between. Ratios are of ours by WebAssembly to the host's, for 64 KB.

import { UTF_8, UTF_16LE } from './encodings.js';
import { isShared, lengthOf } from './webidl.js';

/**
 * @typedef {object} HostDecoder
 * @property {readonly number[]} bom the encoding's byte order mark
 * @property {(bytes: Uint8Array, fatal: boolean) => string | undefined} decode decodes what no other chunk's bytes belong
 *   to, with a byte order mark as text; undefined for what is left to WebAssembly, as what is malformed and fatal
 * @property {(bytes: Uint8Array) => number} completeLength where the incomplete sequence at the end of a chunk starts
 */

/** Below this many bytes WebAssembly is as quick. */
const SHORT = 24;

const utf8Decoder = ifRight(newUTF8Decoder);
const utf16Decoder = ifRight(newUTF16Decoder);
const encoder = ifRight(newUTF8Encoder);

/**
 * The host's decoder for a chunk, if it is the quicker one. It is not asked for shared memory, which another thread may
 * change between two looks at it.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 */
export function hostDecoder(encoding, bytes) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return undefined;
  if (lengthOf(bytes) < SHORT || isShared(bytes)) return undefined;
  return encoding === UTF_8 ? utf8Decoder : utf16Decoder;
}

/** Encodes a string; undefined where the host cannot. @param {string} string */
export function hostEncode(string) {
  try {
    return encoder?.encode(string);
  } catch {
    return undefined;
  }
}

/**
 * Encodes as much as there is room for, or less: Node 26 leaves the last character out that would just fit, if the string
 * is Latin-1. Undefined where the host cannot, as into shared memory on some.
 * @param {string} string
 * @param {Uint8Array} destination
 */
export function hostEncodeInto(string, destination) {
  try {
    return encoder?.encodeInto(string, destination);
  } catch {
    return undefined;
  }
}

/** @template T @param {() => T | undefined} make */
function ifRight(make) {
  try {
    return make();
  } catch {
    // The host has it not.
    return undefined;
  }
}

/** In Node 26 0.3, in Chromium 0.7. Not in Node 20, whose decoder is slow where the text is not ASCII: there 3. @returns {HostDecoder | undefined} */
function newUTF8Decoder() {
  if (Number.parseInt(globalThis.process?.versions?.node, 10) < 22) return undefined;
  const decoder = new globalThis.TextDecoder('utf-8', { ignoreBOM: true });
  // Programs may replace methods, even by ones that call ours.
  const decodeByHost = decoder.decode.bind(decoder);
  const decodeQuickly = quickUTF8Decode() ?? decodeByHost;
  const decode = (/** @type {number[]} */ ...bytes) => {
    const string = decodeQuickly(Uint8Array.from(bytes));
    return string === decodeByHost(Uint8Array.from(bytes)) ? string : undefined;
  };
  // A byte order mark that is text, and one of each kind of malformed sequence, among them one at the end.
  const isRight =
    decode(0xef, 0xbb, 0xbf, 0x61, 0xe6, 0xbc, 0xa2, 0xf0, 0x9f, 0x92, 0xa9) === '\uFEFFa漢💩' &&
    decode(0xc0, 0x80, 0xed, 0xa0, 0x80, 0xf4, 0x90, 0x80, 0x80, 0x61) === `${'\uFFFD'.repeat(9)}a` &&
    decode(0xf0, 0x9f, 0x92, 0x61, 0xe6, 0xbc) === '\uFFFDa\uFFFD';
  if (!isRight) return undefined;
  return {
    bom: [0xef, 0xbb, 0xbf],
    decode(bytes, fatal) {
      try {
        const string = lengthOf(bytes) < 256 ? decodeQuickly(bytes) : decodeByHost(bytes);
        // That is 1.5 times as fast as the host's fatal decoder. U+FFFD may also be what the text says.
        return fatal && string.includes('\uFFFD') ? undefined : string;
      } catch {
        // The result is too long for a string, which the other way says as well.
        return undefined;
      }
    },
    completeLength(bytes) {
      const length = lengthOf(bytes);
      for (let back = 1; back <= 3 && back <= length; back++) {
        const byte = bytes[length - back];
        if (byte < 0x80) break;
        if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? length - back : length;
      }
      return length;
    },
  };
}

/** What Node's Buffer does is quicker to start than its TextDecoder: 70 and 100 ns. It is another thing in Deno. */
function quickUTF8Decode() {
  if (!globalThis.process?.versions?.node || 'Deno' in globalThis) return undefined;
  /** @type {any} */
  const { utf8Slice } = Buffer.prototype;
  return utf8Slice && ((/** @type {Uint8Array} */ bytes) => utf8Slice.call(bytes, 0, lengthOf(bytes)));
}

/** Buffer's copy and a look for lone surrogates. In Node 26 0.6. @returns {HostDecoder | undefined} */
function newUTF16Decoder() {
  /** @type {any} */
  const { ucs2Slice } = Buffer.prototype;
  const slice = (/** @type {Uint8Array} */ bytes) => ucs2Slice.call(bytes, 0, lengthOf(bytes));
  const text = '\uFEFFa漢💩\uFFFE';
  const bytes = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice(bytes) !== text || 'a\uD83D'.toWellFormed() !== 'a\uFFFD') return undefined;
  return {
    bom: [0xff, 0xfe],
    decode(bytes, fatal) {
      if (lengthOf(bytes) % 2 === 1) return undefined;
      try {
        const string = slice(bytes);
        if (string.isWellFormed()) return string;
        return fatal ? undefined : string.toWellFormed();
      } catch {
        // As above.
        return undefined;
      }
    },
    completeLength(bytes) {
      const even = lengthOf(bytes) - (lengthOf(bytes) % 2);
      return (bytes[even - 1] & 0xfc) === 0xd8 ? even - 2 : even;
    },
  };
}

function newUTF8Encoder() {
  const encoder = new globalThis.TextEncoder();
  const { read, written } = encoder.encodeInto('a\uD83D漢💩', new Uint8Array(8));
  const bytes = String([...encoder.encode('\uDCA9é漢💩')]);
  const isRight = read === 3 && written === 7 && bytes === '239,191,189,195,169,230,188,162,240,159,146,169';
  if (!isRight) return undefined;
  return { encode: encoder.encode.bind(encoder), encodeInto: encoder.encodeInto.bind(encoder) };
}
