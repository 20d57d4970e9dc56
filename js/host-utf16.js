// Decoding UTF-16 by the host's own functions. In this file, "takes 0.3" means 0.3 times as long as WebAssembly, for 64 KB.

import { hostIsASCII, isProbablyASCII } from './ascii.js';
import { attempt, isFirefox, isOldNode, isWebKitOrWorkerd, newHostDecoder, ucs2Slice } from './host.js';
import { lazy } from './lazy.js';

/** @typedef {import('./host-utf8.js').HostDecoder} HostDecoder */

export const utf16LEDecoder = /* @__PURE__ */ lazy(() => attempt(newUTF16LEDecoder));
export const utf16BEDecoder = /* @__PURE__ */ lazy(() => attempt(newUTF16BEDecoder));

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
