// Decoding UTF-8 and UTF-16 by the host's own functions, where they give exactly the standard's results. They save the copy
// through WebAssembly's memory.

import { completeLengthOfUTF8, keepEndOfUTF8, rest } from './decoding-loops.js';
import { UTF_8, UTF_16BE, UTF_16LE } from './encodings.js';
import { viewOfStart } from './few-bytes.js';
import { FEW, MANY, utf8Decoder } from './host-utf8.js';
import { utf16BEDecoder, utf16LEDecoder } from './host-utf16.js';
import { countSample, isProbablyMalformed } from './malformed-samples.js';
import { learn } from './utf8-choice.js';

/** @typedef {import('./host-utf8.js').HostDecoder} HostDecoder */

/** For fewer bytes, WebAssembly is as fast as the host. */
const LEAST_FOR_HOST = 24;

/**
 * Returns the host's decoder if it decodes a chunk faster than WebAssembly.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function hostDecoder(encoding, bytes, length) {
  const decoder = decoderOf(encoding);
  if (!decoder || length < LEAST_FOR_HOST) return undefined;
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
  if (isProbablyMalformed(bytes, length)) return undefined;
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
    // The bytes are malformed, or the result is too long for a string: the decoder that the caller tries next reports it.
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
  if (length % 2 > 0 || !decoder?.takes?.(bytes, length)) return undefined;
  return decoder.decode(bytes, true);
}

/** Takes note of what the host has decoded from UTF-8. @param {Uint8Array} bytes @param {number} length @param {string} text */
export function learnFromHost(bytes, length, text) {
  countSample(text, length);
  learn(bytes, length, text);
}
