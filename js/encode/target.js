// Gets the encoding that an encoder's label names, and refuses encodings without an encoder.

import { encodings, REPLACEMENT, UTF_16BE, UTF_16LE } from '../encodings/encodings.js';
import { toEncoding } from '../encodings/to-encoding.js';

/**
 * @param {string} label
 * @param {string} context
 * @param {string} [advice] what the error for UTF-16 recommends
 * @returns {number}
 * @throws {RangeError} if the label is unknown, or its encoding has no encoder
 */
export function getEncoderEncoding(label, context, advice = "encodeUTF16() of 'encoding-wasm', or UTF-8") {
  const encoding = toEncoding(label, context);
  if (encoding === UTF_16BE || encoding === UTF_16LE) {
    const { name } = encodings[encoding];
    throw new RangeError(`${context}: ${name} has no encoder in the standard; use ${advice}.`);
  }
  return refuseReplacement(encoding, label, context);
}

/**
 * @param {number} encoding
 * @param {string} label
 * @param {string} context
 * @throws {RangeError}
 */
export function refuseReplacement(encoding, label, context) {
  if (encoding === REPLACEMENT) {
    throw new RangeError(
      `${context}: '${label}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`,
    );
  }
  return encoding;
}
