// Whether the host's UTF-8 decoder is faster than WebAssembly, which depends on the host and on the text.
// In this file, "takes 0.3" means 0.3 times as long as WebAssembly, for 64 KB.

import { isProbablyASCII } from './ascii.js';
import { attempt, isChromium, isFirefox, isWorkerd } from './host.js';
import { lazy } from './lazy.js';
import { isFreeOf } from './wasm.js';

/** Up to this many bytes, all UTF-8 decoders take about the same time. */
export const SHORT_TEXT = 64;

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

/**
 * The question whether the host's decoder is faster than WebAssembly; `undefined` if it always is.
 * @returns {((bytes: Uint8Array, length: number) => boolean) | undefined}
 */
export function choiceOfHost() {
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
export const LONG_IN_WORKERD = 1024;
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
