// Encodes strings to any encoding that has an encoder.

import { EncoderCommon } from '../encode/stream.js';
import { getEncoderEncoding } from '../encode/target.js';
import { newReplacer, toUnmappable } from '../encode/unmappable.js';
import { encodeWhole } from '../encode/whole.js';
import { platformInterface } from '../webidl/platform-object.js';
import { isStream, requireString, toDictionary, toDOMString } from '../webidl/webidl.js';

const CONSTRUCT = "Failed to construct 'LegacyTextEncoder'";
const ENCODE = "Failed to execute 'encode'";

/**
 * Encodes a string. Lone surrogates are U+FFFD.
 * @param {string} string
 * @param {string} [label] a label of any encoding but replacement and UTF-16; UTF-8 if it is not given
 * @param {{ unmappable?: import('../encode/unmappable.js').Unmappable } | null} [options]
 * @returns {Uint8Array<ArrayBuffer>}
 * @throws {TypeError} for anything but a string
 * @throws {UnmappableError} if the encoding can't represent a code point and `unmappable` is 'fatal', as by default
 * @throws {RangeError} for an unknown label, and for an encoding without an encoder
 * @example encode('가', 'euc-kr') // Uint8Array [0xb0, 0xa1]
 */
export function encode(string, label = 'utf-8', options = undefined) {
  const text = requireString(string, ENCODE);
  if (options === undefined) {
    const encoding = getEncoderEncoding(toDOMString(label), ENCODE);
    return encodeWhole(text, encoding) ?? new EncoderCommon(encoding, 'fatal').encode(text, true);
  }
  const encoder = newEncoderCommon(label, options, ENCODE);
  return encoder.encode(text, true);
}

/**
 * Converts the arguments of an encoder's constructor.
 * @param {unknown} label
 * @param {unknown} options
 * @param {string} context the start of the error's message
 */
export function newEncoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const unmappable =
    options === undefined ? 'fatal' : toDictionary(options, { unmappable: toUnmappable }, context).unmappable;
  const encoding = getEncoderEncoding(labelString, context);
  return new EncoderCommon(encoding, unmappable, newReplacer(unmappable, encoding, context));
}

/**
 * A `TextEncoder` with a label: it keeps ISO-2022-JP's state and a split surrogate pair between chunks.
 * @example
 * const encoder = new LegacyTextEncoder('shift_jis', { unmappable: 'html' });
 * write(encoder.encode('テス', { stream: true }));
 * write(encoder.encode('ト'));
 */
export const LegacyTextEncoder = /* @__PURE__ */ platformInterface({
  LegacyTextEncoder: class {
    #common;

    /**
     * @param {string} [label] a label of any encoding but replacement and UTF-16
     * @param {{ unmappable?: import('../encode/unmappable.js').Unmappable } | null} [options]
     * @throws {RangeError} if the label is unknown, or of an encoding without an encoder
     */
    constructor(label = 'utf-8', options = undefined) {
      this.#common = newEncoderCommon(label, options, CONSTRUCT);
    }

    /** The encoding's name in lowercase. */
    get encoding() {
      return this.#common.name.toLowerCase();
    }

    /** What happens to code points that the encoding can't represent. */
    get unmappable() {
      return this.#common.unmappable;
    }

    /**
     * Encodes a chunk. Without `stream`, the chunk is the last or only one, and ISO-2022-JP returns to ASCII.
     * @param {string} [string] may be omitted, to end the text
     * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
     * @returns {Uint8Array<ArrayBuffer>}
     * @throws {TypeError} for anything but a string
     * @throws {UnmappableError} with an `index` from the start of the stream; the failed call has no effect with `stream`
     */
    encode(string = undefined, options = undefined) {
      const common = this.#common;
      const context = "Failed to execute 'encode' on 'LegacyTextEncoder'";
      // biome-ignore lint/complexity/noArguments: `undefined` is a mistake, but no arguments end a text
      const text = arguments.length === 0 ? '' : requireString(string, context);
      return common.encode(text, !isStream(options, context));
    }
  },
});
