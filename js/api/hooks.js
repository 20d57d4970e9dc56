// Hooks for other standards: https://encoding.spec.whatwg.org/#specification-hooks

import { Malformed } from '../common/errors.js';
import { decodeWhole } from '../decode/whole.js';
import { utf8Encode as encodeUTF8 } from '../encode/stream.js';
import { encodings, findBOM, UTF_8 } from '../encodings/encodings.js';
import { toEncoding } from '../encodings/to-encoding.js';
import {
  bytesOf,
  lengthOf,
  partOf,
  requireArguments,
  toBufferSource,
  toDecoderOptions,
  toDOMString,
} from '../webidl/webidl.js';

/**
 * https://encoding.spec.whatwg.org/#bom-sniff
 * @param {AllowSharedBufferSource} bytes
 * @returns {'UTF-8' | 'UTF-16BE' | 'UTF-16LE' | null}
 */
export function bomSniff(bytes) {
  const bom = findBOM(bytesOf(toBufferSource(bytes, "Failed to execute 'bomSniff'")));
  return bom ? /** @type {'UTF-8' | 'UTF-16BE' | 'UTF-16LE'} */ (encodings[bom.encoding].name) : null;
}

/**
 * https://encoding.spec.whatwg.org/#decode
 * @param {AllowSharedBufferSource} bytes
 * @param {string} [fallbackLabel]
 * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
 * @returns {string}
 */
export function decode(bytes, fallbackLabel = 'utf-8', options = undefined) {
  const context = "Failed to execute 'decode'";
  const source = toBufferSource(bytes, context);
  const fallback = toEncoding(toDOMString(fallbackLabel), context);
  const { fatal, ignoreBOM } = toDecoderOptions(options, context);
  const input = bytesOf(source);
  const bom = findBOM(input);
  const start = bom && !ignoreBOM ? bom.bytes.length : 0;
  try {
    return decodeFrom(input, start, bom?.encoding ?? fallback, fatal);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    error.offset += start;
    throw error.toTypeError(context);
  }
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-decode
 * @param {AllowSharedBufferSource} bytes
 * @returns {string}
 */
export function utf8Decode(bytes) {
  const input = bytesOf(toBufferSource(bytes, "Failed to execute 'utf8Decode'"));
  const bom = findBOM(input);
  return decodeFrom(input, bom?.encoding === UTF_8 ? bom.bytes.length : 0, UTF_8, false);
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-decode-without-bom: a byte order mark is kept as text.
 * @param {AllowSharedBufferSource} bytes
 * @returns {string}
 */
export function utf8DecodeWithoutBOM(bytes) {
  const input = bytesOf(toBufferSource(bytes, "Failed to execute 'utf8DecodeWithoutBOM'"));
  return decodeFrom(input, 0, UTF_8, false);
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail: `null` for malformed input.
 * @param {AllowSharedBufferSource} bytes
 * @returns {string | null}
 */
export function utf8DecodeWithoutBOMOrFail(bytes) {
  const source = toBufferSource(bytes, "Failed to execute 'utf8DecodeWithoutBOMOrFail'");
  try {
    return decodeFrom(bytesOf(source), 0, UTF_8, true);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-encode
 * @param {string} string
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function utf8Encode(string) {
  // biome-ignore lint/complexity/noArguments: their number counts, not their values
  requireArguments(arguments.length, 1, "Failed to execute 'utf8Encode'");
  return encodeUTF8(toDOMString(string));
}

/**
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} encoding
 * @param {boolean} fatal
 */
function decodeFrom(bytes, start, encoding, fatal) {
  const text = start > 0 ? partOf(bytes, start) : bytes;
  return decodeWhole(text, lengthOf(text), encoding, fatal, true);
}
