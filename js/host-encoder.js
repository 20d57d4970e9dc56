// Encoding to UTF-8 by the host's TextEncoder, or without it where that is faster.

import { scalarValueAt, utf8Length, writeCodePoint } from './code-points.js';
import { encodeShortUTF8, MOST_BYTES, room } from './encoding-loops.js';
import { attempt, isBun, isChromium, isDeno, isFirefox, isWorkerd, newHostEncoder, nodeVersion } from './host.js';
import { canRun } from './instance.js';
import { lazy } from './lazy.js';
import { copyOf, copyOfShort } from './webidl.js';

/** Up to this many code units, a loop encodes faster than any host. */
const FEW = 6;
/**
 * Up to this many, it probably encodes text that starts with ASCII faster than Firefox. There, ASCII takes 0.5 to 0.7 of the time, but other text
 * in Latin letters 1.3 of it.
 */
const FEW_OF_ASCII = 32;
/** Up to this many, it encodes faster than hosts whose `encode` takes long to call. */
const SEVERAL = 21;

/** The host's encoder: null if it is incorrect, `undefined` until its test. @type {ReturnType<typeof newHostEncoder> | null | undefined} */
export let encoder;
/**
 * From these numbers of code units on, its `encode` is known to be the fastest way: for any string, and for one that doesn't start with ASCII. They
 * aren't `lazy`, because calling such a function takes a twentieth of the time for a short text.
 */
let leastForHost = Infinity;
let leastBeyondASCII = Infinity;

/** Sets `encoder`, `leastForHost` and `leastBeyondASCII`. */
function prepareEncoder() {
  // The host's encoder may be one that calls this package, and so this function, during the test.
  encoder = null;
  encoder = attempt(newTestedEncoder) ?? null;
  if (encoder && (isFirefox() || isBun())) {
    leastForHost = (isBun() ? FEW : FEW_OF_ASCII) + 1;
    leastBeyondASCII = FEW + 1;
  }
}

/** Whether the host's `encode` is known to be the fastest way for a string. @param {string} string */
export const isForHost = (string) =>
  string.length >= leastForHost || (string.length >= leastBeyondASCII && string.charCodeAt(0) >= 0x80);

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
export function hostEncodeInto(string, destination) {
  if (encoder === undefined) prepareEncoder();
  try {
    return encoder?.encodeInto(string, destination);
  } catch {
    return undefined;
  }
}

/**
 * Encodes to UTF-8 in the fastest way. Returns `undefined` if the host can't.
 * @param {string} string
 */
export function encodeByHost(string) {
  const { length } = string;
  if (length <= FEW) return encodeShortUTF8(string);
  if (encoder === undefined) prepareEncoder();
  if (isForHost(string)) return hostEncode(string);
  // In hosts that have such strings, a loop is faster for all others.
  if (length <= SEVERAL || leastForHost < Infinity) return encodeShortUTF8(string);
  return encodeByCopy(string) ?? hostEncode(string) ?? encodeAlone(string);
}

/** Encodes in JavaScript alone, where nothing else can. @param {string} string */
function encodeAlone(string) {
  if (encoder || canRun()) return undefined;
  const bytes = new Uint8Array(3 * string.length);
  let written = 0;
  for (let read = 0; read < string.length; ) {
    const codePoint = scalarValueAt(string, read);
    written = writeCodePoint(codePoint, bytes, written);
    read += codePoint < 0x10000 ? 1 : 2;
  }
  return copyOf(bytes, 0, written);
}

/**
 * Encodes without the host's `encode`: in Node and Chromium, calling that takes 350 to 800 ns, and calling `encodeInto` 100; in other
 * hosts, `encode` takes 50 to 100. Returns `undefined` if `encode` is faster.
 * @param {string} string
 */
function encodeByCopy(string) {
  const { length } = string;
  if (length <= MOST_BYTES && makesShortArraysQuickly()) {
    const bytes = (isEncodeSlowest() || lengthInBytes(string) <= MOST_BYTES) && encodeTo(room, string);
    if (bytes) return bytes;
  }
  return length <= MOST_COPIED && isCopyQuicker(string) ? encodeTo(longRoom(), string) : undefined;
}

/** Deno takes 150 ns to make a short array, because it stores the bytes outside V8's heap; other hosts take 20. */
const makesShortArraysQuickly = /* @__PURE__ */ lazy(() => !isDeno());

/** Whether `encode` is slower than `encodeInto` and a copy for any text of this length: 800 against 200 to 650 ns in Chromium. */
const isEncodeSlowest = /* @__PURE__ */ lazy(() => isChromium() || isWorkerd());

/**
 * About the length of the result, probably. Assumes that all code units are as long in UTF-8 as the longest of three, and subtracts a
 * quarter for ASCII between them.
 * @param {string} string
 */
const lengthInBytes = (string) => string.length * utf8Length(bitsOf(string)) * 0.75;

/** Encodes into `room` and copies the result. @param {Uint8Array} room with three bytes for each code unit @param {string} string */
function encodeTo(room, string) {
  const result = hostEncodeInto(string, room);
  return result?.read === string.length ? copyOfShort(room, 0, result.written) : undefined;
}

/** Up to this length, `encodeTo` may be faster than `encode`. */
const MOST_COPIED = 0x10000;
const longRoom = /* @__PURE__ */ lazy(() => new Uint8Array(3 * MOST_COPIED));

/** Whether it probably is for a string. In hosts where it never is, the string isn't read. @param {string} string */
function isCopyQuicker(string) {
  const { latin1, other } = leastCopied();
  return string.length >= other && (string.length >= latin1 || bitsOf(string) >= 0x100);
}

/**
 * From these lengths on, `encodeTo` takes less time than `encode` for Latin-1 and for other text: 0.65 to 0.95 in Node before 26, 0.6 to 0.7
 * in Deno.
 */
const leastCopied = /* @__PURE__ */ lazy(() => {
  if (isDeno()) return { latin1: Infinity, other: 1024 };
  return nodeVersion() < 26 ? { latin1: 512, other: 256 } : { latin1: Infinity, other: Infinity };
});

/** The bitwise OR of three code units, which is as long in UTF-8 as the longest of them. @param {string} string */
function bitsOf(string) {
  const { length } = string;
  return string.charCodeAt(0) | string.charCodeAt(length >> 1) | string.charCodeAt(length - 1);
}
