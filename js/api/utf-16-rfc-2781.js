// UTF-16, UTF-16BE and UTF-16LE as RFC 2781 defines them. Its rules for byte order marks differ from the Encoding
// Standard's: https://www.rfc-editor.org/rfc/rfc2781

import { Malformed } from '../common/errors.js';
import { TextDecoderCommon } from '../decode/stream.js';
import { newBytes } from '../encode/pieces.js';
import { findBOM, UTF_8, UTF_16BE, UTF_16LE } from '../encodings/encodings.js';
import {
  bytesOf,
  optionalBoolean,
  partOf,
  requireArguments,
  requireDictionary,
  toBufferSource,
  toDictionary,
  toDOMString,
  toScalarValueString,
} from '../webidl/webidl.js';

/**
 * @param {string} string
 * @param {string} [label]
 * @param {{ bigEndian?: boolean } | null} [options]
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function encodeUTF16(string, label = 'UTF-16', options = undefined) {
  const context = "Failed to execute 'encodeUTF16'";
  // biome-ignore lint/complexity/noArguments: their number counts, not their values
  requireArguments(arguments.length, 1, context);
  const text = toScalarValueString(toDOMString(string));
  const encoding = toUTF16(label, context);
  const members = { bigEndian: optionalBoolean };
  const { bigEndian = encoding !== UTF_16LE } = toDictionary(options, members, context);
  if (encoding && bigEndian !== (encoding === UTF_16BE)) {
    throw new RangeError(
      `${context}: The label provided ('${label}') is ${bigEndian ? 'little' : 'big'}-endian, whatever bigEndian says; ` +
        'leave it out.',
    );
  }

  const start = encoding ? 0 : 2;
  const bytes = newBytes(start + 2 * text.length);
  const [high, low] = bigEndian ? [0, 1] : [1, 0];
  const write = (/** @type {number} */ unit, /** @type {number} */ at) => {
    bytes[at + high] = unit >> 8;
    bytes[at + low] = unit;
  };
  if (!encoding) write(0xfeff, 0);
  for (let i = 0; i < text.length; i++) write(text.charCodeAt(i), start + 2 * i);
  return bytes;
}

/**
 * @param {AllowSharedBufferSource} bytes
 * @param {string} [label]
 * @param {{ fatal?: boolean } | null} [options]
 * @returns {string}
 */
export function decodeUTF16(bytes, label = 'UTF-16', options = undefined) {
  const context = "Failed to execute 'decodeUTF16'";
  const source = toBufferSource(bytes, context);
  const encoding = toUTF16(label, context);
  requireDictionary(options, context);
  const fatal = Boolean(options?.fatal);
  const input = bytesOf(source);
  const bom = encodingOfBOM(input);
  // In UTF-16BE and UTF-16LE, U+FEFF at the start is text.
  const common = new TextDecoderCommon(encoding ?? bom ?? UTF_16BE, fatal, encoding !== undefined);
  if (!encoding || !bom || bom === encoding) return common.decode(input, true, context);
  // The text starts with U+FFFE in the label's byte order.
  if (fatal) throw new Malformed(common.name, 0, 2).toTypeError(context);
  return `\uFFFD${common.decode(partOf(input, 2), true, context)}`;
}

/** UTF-16BE or UTF-16LE by the byte order mark. @param {Uint8Array} bytes */
function encodingOfBOM(bytes) {
  const encoding = findBOM(bytes)?.encoding;
  return encoding === UTF_8 ? undefined : encoding;
}

/**
 * @param {unknown} label
 * @param {string} context
 * @returns {number | undefined} `undefined` for 'UTF-16', whose byte order isn't fixed
 */
function toUTF16(label, context) {
  const string = toDOMString(label);
  switch (string.toUpperCase()) {
    case 'UTF-16':
      return undefined;
    case 'UTF-16BE':
      return UTF_16BE;
    case 'UTF-16LE':
      return UTF_16LE;
    default:
      throw new RangeError(
        `${context}: The label provided ('${string}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`,
      );
  }
}
