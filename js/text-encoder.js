// TextEncoder: https://encoding.spec.whatwg.org/#interface-textencoder

import { EncoderCommon } from './encoding.js';
import { UTF_8 } from './encodings.js';
import { attempt, isBun, isChromium, isDeno, isFirefox, isOldNode, isWorkerd, newHostEncoder } from './host.js';
import { lazy } from './lazy.js';
import { ensurePrototype, illegalInvocation, platformInterface } from './platform-object.js';
import { encodeShortUTF8, MOST_BYTES, room, scalarValueAt, utf8Length, writeCodePoint } from './short-strings.js';
import { copyOfShort, lengthOf, partOf, requireArguments, toDOMString, toUint8Array, viewOf } from './webidl.js';

const ENCODE_INTO = "Failed to execute 'encodeInto' on 'TextEncoder'";

/** The platform's `TextEncoder`. */
export const TextEncoder = /* @__PURE__ */ platformInterface({
  TextEncoder: class {
    #encoding = 'utf-8';

    constructor() {
      if (new.target !== TextEncoder) ensurePrototype(this, new.target, TextEncoder);
    }

    /** `'utf-8'` */
    get encoding() {
      return this.#encoding;
    }

    /**
     * https://encoding.spec.whatwg.org/#dom-textencoder-encode
     * @param {string} [input] lone surrogates become U+FFFD
     * @returns {Uint8Array<ArrayBuffer>}
     */
    encode(input = '') {
      if (!(#encoding in this)) illegalInvocation();
      // `utf8Encode` would do the same, but calling it takes Firefox and Bun a tenth of the time for 16 code units.
      const bytes = isQuick && typeof input === 'string' && !isForLoop(input) ? hostEncode(input) : undefined;
      return bytes ?? utf8Encode(toDOMString(input));
    }

    /**
     * Writes as many whole characters of a string as fit.
     * https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto
     * @param {string} source lone surrogates become U+FFFD
     * @param {Uint8Array} destination
     * @returns {{ read: number, written: number }} the number of code units read and of bytes written
     * @throws {TypeError} if `destination` isn't a Uint8Array
     */
    encodeInto(source, destination) {
      if (!(#encoding in this)) illegalInvocation();
      let result;
      // Most calls are like this. The host checks the destination, too. Calling `hostEncodeInto` takes a twentieth of the time.
      if (encoder && typeof source === 'string' && destination instanceof Uint8Array) {
        try {
          result = encoder.encodeInto(source, destination);
          if (result.read === source.length) return result;
        } catch {
          // For example, the host refuses shared memory.
        }
      }
      // biome-ignore lint/complexity/noArguments: their number counts, not their values
      requireArguments(arguments.length, 2, ENCODE_INTO);
      const string = toDOMString(source);
      const target = toUint8Array(destination, ENCODE_INTO);
      const { read, written } = result ?? hostEncodeInto(string, target) ?? { read: 0, written: 0 };
      if (read === string.length || written === lengthOf(target)) return { read, written };
      const rest = encodeInto(string.slice(read), partOf(viewOf(target), written));
      return { read: read + rest.read, written: written + rest.written };
    }
  },
});

/** Up to this many code units, a loop encodes faster than any host. */
const FEW = 6;
/**
 * Up to this many, it probably encodes text that starts with ASCII faster than this host. In Firefox, ASCII takes 0.5 to 0.7 of the time, but
 * other text in Latin letters 1.3 of it.
 */
let mostASCII = FEW;
/** Up to this many, it encodes faster than hosts whose `encode` takes long to call. */
const SEVERAL = 21;

/** The host's encoder: null if it is incorrect, `undefined` until its test. @type {ReturnType<typeof newHostEncoder> | null | undefined} */
let encoder;
/** Whether its `encode` is the fastest way for more than `FEW` code units. */
let isQuick = false;

/** Sets these two. They aren't `lazy`, because calling such a function takes a twentieth of the time for a short text. */
function prepareEncoder() {
  // The host's encoder may be one that calls this package, and so this function, during the test.
  encoder = null;
  encoder = attempt(newTestedEncoder) ?? null;
  isQuick = encoder !== null && (isFirefox() || isBun());
  if (isFirefox()) mostASCII = 32;
}

/** Whether a loop is known to be the fastest way for a string. @param {string} string */
const isForLoop = (string) => string.length <= FEW || (string.length <= mostASCII && string.charCodeAt(0) < 0x80);

function newTestedEncoder() {
  const encoder = newHostEncoder();
  const { read, written } = encoder.encodeInto('a\uD83D漢💩', new Uint8Array(8));
  const text = '\uDCA9é漢💩';
  const bytes = encoder.encode(text);
  const isRight = read === 3 && written === 7 && `${[...bytes]}` === `${[...encodeShortUTF8(text)]}`;
  // In Jest, the host's classes belong to another realm, and so would the Uint8Arrays that they make.
  return isRight && Object.getPrototypeOf(bytes) === Uint8Array.prototype ? encoder : undefined;
}

/** Encodes by the host's `encode`. Returns `undefined` if it can't, for example because the result is too long. @param {string} string */
function hostEncode(string) {
  try {
    return encoder?.encode(string);
  } catch {
    return undefined;
  }
}

/**
 * Encodes as much as fits, or less: Node 26 omits the last character of a Latin-1 string if it would just fit. Returns `undefined` if
 * the host can't, for example because it refuses shared memory.
 * @param {string} string
 * @param {Uint8Array} destination
 */
function hostEncodeInto(string, destination) {
  if (encoder === undefined) prepareEncoder();
  try {
    return encoder?.encodeInto(string, destination);
  } catch {
    return undefined;
  }
}

/** https://encoding.spec.whatwg.org/#utf-8-encode @param {string} string @returns {Uint8Array<ArrayBuffer>} */
export function utf8Encode(string) {
  if (isForLoop(string)) return encodeShortUTF8(string);
  if (encoder === undefined) prepareEncoder();
  const bytes = (isQuick ? undefined : encodeByCopy(string)) ?? hostEncode(string);
  return bytes ?? new EncoderCommon(UTF_8, 'fatal').encode(string, true);
}

/**
 * Encodes without the host's `encode`: in Node and Chromium, calling that takes 350 to 800 ns, and calling `encodeInto` 100; in other
 * hosts, `encode` takes 50 to 100. Returns `undefined` if `encode` is faster.
 * @param {string} string
 */
function encodeByCopy(string) {
  const { length } = string;
  if (length <= SEVERAL) return encodeShortUTF8(string);
  if (length <= MOST_BYTES && makesShortArraysQuickly()) {
    const bytes = (isEncodeSlowest() || isProbablyShort(string)) && encodeTo(room, string);
    if (bytes) return bytes;
  }
  return length >= LONG && length <= MOST_COPIED && isCopyQuicker(string) ? encodeTo(longRoom(), string) : undefined;
}

/** Deno takes 150 ns to make a short array, because it stores the bytes outside V8's heap; other hosts take 20. */
const makesShortArraysQuickly = /* @__PURE__ */ lazy(() => !isDeno());

/** Whether `encode` is slower than `encodeInto` and a copy for any text of this length: 800 against 200 to 650 ns in Chromium. */
const isEncodeSlowest = /* @__PURE__ */ lazy(() => isChromium() || isWorkerd());

/**
 * Whether the result probably has at most about `MOST_BYTES`. Assumes that all code units are as long in UTF-8 as the longest of three,
 * and subtracts a quarter for ASCII between them.
 * @param {string} string
 */
function isProbablyShort(string) {
  return string.length * utf8Length(bitsOf(string)) * 0.75 <= MOST_BYTES;
}

/** Encodes into `room` and copies the result. @param {Uint8Array} room with three bytes for each code unit @param {string} string */
function encodeTo(room, string) {
  const result = hostEncodeInto(string, room);
  return result?.read === string.length ? copyOfShort(room, 0, result.written) : undefined;
}

/** Between these lengths, `encodeTo` may be faster than `encode`. */
const LONG = 1024;
const MOST_COPIED = 0x10000;
const longRoom = /* @__PURE__ */ lazy(() => new Uint8Array(3 * MOST_COPIED));

/** Whether it probably is for a string. In hosts where it never is, the string isn't read. @param {string} string */
const isCopyQuicker = (string) => leastCopied() <= 0xffff && bitsOf(string) >= leastCopied();

/** From this code unit on, `encodeTo` takes 0.6 to 0.7 times as long as `encode`: for any text in Node 20, beyond Latin-1 in Deno. */
const leastCopied = /* @__PURE__ */ lazy(() => (isDeno() ? 0x100 : isOldNode() ? 0 : Infinity));

/** The bitwise OR of three code units, which is as long in UTF-8 as the longest of them. @param {string} string */
function bitsOf(string) {
  const { length } = string;
  return string.charCodeAt(0) | string.charCodeAt(length >> 1) | string.charCodeAt(length - 1);
}

/** Encodes in JavaScript, for hosts that can't and for the characters that they omit. @param {string} string @param {Uint8Array} destination */
function encodeInto(string, destination) {
  let read = 0;
  let written = 0;
  while (read < string.length) {
    const codePoint = scalarValueAt(string, read);
    if (written + utf8Length(codePoint) > lengthOf(destination)) break;
    written = writeCodePoint(codePoint, destination, written);
    read += codePoint < 0x10000 ? 1 : 2;
  }
  return { read, written };
}
