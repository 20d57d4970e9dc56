// Hooks for standards: https://encoding.spec.whatwg.org/#specification-hooks

import { BOMDecoderCommon } from './bom-decoder.js';
import { decodeWhole } from './decoding.js';
import { encodings, findBOM, toEncoding, UTF_8 } from './encodings.js';
import { Malformed } from './errors.js';
import { utf8Encode as encodeUTF8 } from './text-encoder.js';
import {
  borrowBytes,
  lengthOf,
  partOf,
  requireArguments,
  requireDictionary,
  toBufferSource,
  toDOMString,
} from './webidl.js';

/**
 * BOM sniffs: the name of the encoding whose byte order mark the bytes start with, or `null`.
 * https://encoding.spec.whatwg.org/#bom-sniff
 * @param {AllowSharedBufferSource} bytes
 * @returns {'UTF-8' | 'UTF-16BE' | 'UTF-16LE' | null}
 * @throws {TypeError} if `bytes` isn't a buffer source
 * @example bomSniff(Uint8Array.of(0xff, 0xfe, 0x61, 0)) // 'UTF-16LE'
 */
export function bomSniff(bytes) {
  const bom = findBOM(borrowBytes(toBufferSource(bytes, "Failed to execute 'bomSniff'")));
  return bom ? /** @type {'UTF-8' | 'UTF-16BE' | 'UTF-16LE'} */ (encodings[bom.encoding].name) : null;
}

/**
 * Decodes bytes. A byte order mark has precedence over the label, and is not part of the text. Malformed input becomes U+FFFD.
 * https://encoding.spec.whatwg.org/#decode
 * @param {AllowSharedBufferSource} bytes
 * @param {string} [fallbackLabel] a label of any encoding; UTF-8 if it is not given
 * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
 *   `fatal`: whether malformed input throws;
 *   `ignoreBOM`: whether a byte order mark is kept as text; it chooses the encoding either way
 * @returns {string}
 * @throws {TypeError} if `bytes` isn't a buffer source, or malformed and `fatal` is set
 * @throws {RangeError} for an unknown label
 * @example decode(Uint8Array.of(0xb0, 0xa1), 'euc-kr') // '가'
 */
export function decode(bytes, fallbackLabel = 'utf-8', options = undefined) {
  const context = "Failed to execute 'decode'";
  const source = toBufferSource(bytes, context);
  const fallback = toEncoding(toDOMString(fallbackLabel), context);
  requireDictionary(options, context);
  const fatal = Boolean(options?.fatal);
  const ignoreBOM = Boolean(options?.ignoreBOM);
  const input = borrowBytes(source);
  if (!findBOM(input)) return decodeWhole(input, lengthOf(input), fallback, fatal, true, context);
  return new BOMDecoderCommon(fallback, fatal, ignoreBOM).decode(input, true, context);
}

/**
 * UTF-8 decodes: a byte order mark is not part of the text. Malformed input becomes U+FFFD.
 * https://encoding.spec.whatwg.org/#utf-8-decode
 * @param {AllowSharedBufferSource} bytes
 * @returns {string}
 * @throws {TypeError} if `bytes` isn't a buffer source
 */
export function utf8Decode(bytes) {
  const input = borrowBytes(toBufferSource(bytes, "Failed to execute 'utf8Decode'"));
  const bom = findBOM(input);
  return decodeUTF8(bom?.encoding === UTF_8 ? partOf(input, bom.bytes.length) : input);
}

/**
 * UTF-8 decodes without BOM: a byte order mark is text, U+FEFF. Malformed input becomes U+FFFD.
 * https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 * @param {AllowSharedBufferSource} bytes
 * @returns {string}
 * @throws {TypeError} if `bytes` isn't a buffer source
 */
export function utf8DecodeWithoutBOM(bytes) {
  return decodeUTF8(borrowBytes(toBufferSource(bytes, "Failed to execute 'utf8DecodeWithoutBOM'")));
}

/**
 * UTF-8 decodes without BOM or fails: `null` if the input is malformed.
 * https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail
 * @param {AllowSharedBufferSource} bytes
 * @returns {string | null}
 * @throws {TypeError} if `bytes` isn't a buffer source
 */
export function utf8DecodeWithoutBOMOrFail(bytes) {
  const source = toBufferSource(bytes, "Failed to execute 'utf8DecodeWithoutBOMOrFail'");
  try {
    const bytes = borrowBytes(source);
    return decodeWhole(bytes, lengthOf(bytes), UTF_8, true, true);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/**
 * UTF-8 encodes: lone surrogates become U+FFFD.
 * https://encoding.spec.whatwg.org/#utf-8-encode
 * @param {string} string
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function utf8Encode(string) {
  // biome-ignore lint/complexity/noArguments: their number counts, not their values
  requireArguments(arguments.length, 1, "Failed to execute 'utf8Encode'");
  return encodeUTF8(toDOMString(string));
}

/** @param {Uint8Array} bytes */
const decodeUTF8 = (bytes) => decodeWhole(bytes, lengthOf(bytes), UTF_8, false, true);
