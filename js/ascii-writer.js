// Encoding text that is ASCII, which nearly all encodings write alike, by the host's UTF-8 encoder: 64 KB take it 0.05 to 0.5 of the time
// that WebAssembly or a loop takes, except in WebKit, and for strings that the engine stores with two bytes for each character.

import { isASCIICompatible } from './encodings.js';
import { isBun, isChromium, isFirefox, nodeVersion } from './host.js';
import { encodeByHost } from './host-encoder.js';
import { lazy } from './lazy.js';
import { lengthOf } from './webidl.js';

/** For fewer code units, a loop is faster in any host. */
export const LEAST_ASCII = 32;

/** For fewer code units, it is faster in this host. */
const leastForHost = /* @__PURE__ */ lazy(() => {
  if (isBun()) return LEAST_ASCII;
  if (nodeVersion() > 0) return 48;
  if (isFirefox()) return 400;
  return isChromium() ? 1024 : Infinity;
});

/** How many texts are encoded in other ways after one that only looked like ASCII: a program's texts are mostly alike. */
const TEXTS_AFTER_ERROR = 15;
let textsToSkip = 0;

/**
 * Encodes a text, or a part of one at whose start the encoder is in its initial state. Returns `undefined` if the text isn't ASCII, or this
 * wouldn't be the fastest way.
 * @param {string} string
 * @param {number} encoding one that has an encoder
 */
export function encodeASCII(string, encoding) {
  const { length } = string;
  if (length < leastForHost() || !isASCIICompatible(encoding) || !isProbablyASCII(string)) return undefined;
  if (textsToSkip > 0) {
    textsToSkip -= 1;
    return undefined;
  }
  const bytes = encodeByHost(string);
  // Any other code unit takes two bytes or more.
  if (bytes && lengthOf(bytes) === length) return bytes;
  textsToSkip = TEXTS_AFTER_ERROR;
  return undefined;
}

/** How far apart the samples of a string are: there are about 16 in a long one, and fewer in a short one. @param {number} length */
const stepOf = (length) => Math.max(8, length >> 4);

/** Whether a sample is ASCII. @param {string} string */
function isProbablyASCII(string) {
  const { length } = string;
  const step = stepOf(length);
  for (let i = 0; i < length; i += step) if (string.charCodeAt(i) >= 0x80) return false;
  return true;
}

/** Whether most of a sample is ASCII. @param {string} string */
export function isMostlyASCII(string) {
  const { length } = string;
  const step = stepOf(length);
  let balance = 0;
  for (let i = 0; i < length; i += step) balance += string.charCodeAt(i) < 0x80 ? 1 : -1;
  return balance > 0;
}
