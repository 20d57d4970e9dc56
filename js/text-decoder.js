// TextDecoder: https://encoding.spec.whatwg.org/#interface-textdecoder

import { getDecoderEncoding, TextDecoderCommon } from './decoding.js';
import { decodeDirectly, leastDirect } from './direct-decoders.js';
import { ensurePrototype, platformInterface } from './platform-object.js';
import {
  borrowBytes,
  bufferLength,
  NOTHING,
  quickLengthOf,
  requireDictionary,
  toBufferSource,
  toDOMString,
} from './webidl.js';

const DECODE = "Failed to execute 'decode' on 'TextDecoder'";

/**
 * The platform's `TextDecoder`, for all encodings on all hosts.
 * @example new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67)) // 'テスト'
 */
export const TextDecoder = /* @__PURE__ */ platformInterface({
  TextDecoder: class {
    #common;
    #doNotFlush = false;

    /**
     * @param {string} [label] a label of any encoding but replacement
     * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
     *   `fatal`: whether malformed input throws instead of becoming U+FFFD;
     *   `ignoreBOM`: whether a byte order mark is kept as text
     * @throws {RangeError} if the label is unknown, or one of replacement
     */
    constructor(label = 'utf-8', options = undefined) {
      this.#common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoder'");
      if (new.target !== TextDecoder) ensurePrototype(this, new.target, TextDecoder);
    }

    /** The encoding's name in lowercase. */
    get encoding() {
      return this.#common.name.toLowerCase();
    }

    /** Whether malformed input throws. */
    get fatal() {
      return this.#common.fatal;
    }

    /** Whether a byte order mark is kept as text. */
    get ignoreBOM() {
      return this.#common.ignoreBOM;
    }

    /**
     * https://encoding.spec.whatwg.org/#dom-textdecoder-decode
     * @param {AllowSharedBufferSource} [input]
     * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
     * @returns {string}
     * @throws {TypeError} if the input isn't a buffer source, or if it is malformed and `fatal` is set
     */
    decode(input = NOTHING, options = undefined) {
      // Parcel's minifier would remove a first default of `undefined`, and so change the method's `length`.
      const common = this.#common;
      // Most calls are like this. For a short text, each further step would take a tenth more time.
      if (options === undefined && !this.#doNotFlush) {
        if (ArrayBuffer.isView(input) && input instanceof Uint8Array) {
          const { length } = input;
          const string = length >= leastDirect ? decodeDirectly(common, input, length, true) : undefined;
          return string ?? common.decodeWhole(input, quickLengthOf(input), DECODE);
        }
        if (input instanceof ArrayBuffer) {
          const length = bufferLength(input);
          if (length) {
            const string = decodeDirectly(common, input, length, false);
            return string ?? common.decodeWhole(new Uint8Array(input), length, DECODE);
          }
        }
      }
      const source = toBufferSource(input, DECODE);
      requireDictionary(options, DECODE);
      const stream = Boolean(options?.stream);
      const bytes = borrowBytes(source);
      if (!this.#doNotFlush) {
        if (!stream) return common.decodeWhole(bytes, quickLengthOf(bytes), DECODE);
        common.reset();
      }
      this.#doNotFlush = stream;
      return common.decode(bytes, !stream, DECODE);
    }
  },
});

/**
 * Converts the arguments of a decoder's constructor.
 * @param {unknown} label
 * @param {any} options
 * @param {string} context the start of the error's message
 */
export function newTextDecoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  // Web IDL converts a dictionary's members in alphabetical order.
  requireDictionary(options, context);
  const fatal = Boolean(options?.fatal);
  const ignoreBOM = Boolean(options?.ignoreBOM);
  return new TextDecoderCommon(getDecoderEncoding(labelString, context), fatal, ignoreBOM);
}
