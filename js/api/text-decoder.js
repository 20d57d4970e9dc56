// TextDecoder: https://encoding.spec.whatwg.org/#interface-textdecoder

import { Malformed } from '../common/errors.js';
import { TextDecoderCommon } from '../decode/stream.js';
import { decodeWhole } from '../decode/whole.js';
import { encodings, REPLACEMENT } from '../encodings/encodings.js';
import { toEncoding } from '../encodings/to-encoding.js';
import { ensurePrototype, platformInterface } from '../webidl/platform-object.js';
import {
  bytesOf,
  isStream,
  isUint8Array,
  lengthOf,
  NOTHING,
  toBufferSource,
  toDecoderOptions,
  toDOMString,
} from '../webidl/webidl.js';

const DECODE = "Failed to execute 'decode' on 'TextDecoder'";

export const TextDecoder = /* @__PURE__ */ platformInterface({
  TextDecoder: class {
    #encoding;
    #fatal;
    #ignoreBOM;
    #doNotFlush = false;
    /** The state of the current stream. @type {import('../decode/stream.js').TextDecoderCommon | undefined} */
    #stream = undefined;

    /** @param {string} [label] @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] */
    constructor(label = 'utf-8', options = undefined) {
      const { encoding, fatal, ignoreBOM } = toDecoderArguments(label, options, "Failed to construct 'TextDecoder'");
      this.#encoding = encoding;
      this.#fatal = fatal;
      this.#ignoreBOM = ignoreBOM;
      if (new.target !== TextDecoder) ensurePrototype(this, new.target, TextDecoder);
    }

    get encoding() {
      return encodings[this.#encoding].name.toLowerCase();
    }

    get fatal() {
      return this.#fatal;
    }

    get ignoreBOM() {
      return this.#ignoreBOM;
    }

    /**
     * https://encoding.spec.whatwg.org/#dom-textdecoder-decode
     * @param {AllowSharedBufferSource} [input]
     * @param {{ stream?: boolean } | null} [options]
     * @returns {string}
     */
    decode(input = NOTHING, options = undefined) {
      // First, because this throws for an object of another class.
      const encoding = this.#encoding;
      const isBytes = isUint8Array(input);
      if (!isBytes) toBufferSource(input, DECODE);
      const stream = options !== undefined && isStream(options, DECODE);
      // Converting the options may have run code that changes the buffer.
      const bytes = isBytes ? /** @type {Uint8Array} */ (input) : bytesOf(input);
      const startsStream = !this.#doNotFlush;
      try {
        if (startsStream && !stream) {
          return decodeWhole(bytes, lengthOf(bytes), encoding, this.#fatal, this.#ignoreBOM);
        }
        this.#stream ??= new TextDecoderCommon(encoding, this.#fatal, this.#ignoreBOM);
        if (startsStream) this.#stream.reset();
        const text = this.#stream.decode(bytes, !stream);
        this.#doNotFlush = stream;
        return text;
      } catch (error) {
        // Any other error leaves the object unchanged.
        if (!(error instanceof Malformed)) throw error;
        this.#doNotFlush = stream;
        throw error.toTypeError(DECODE);
      }
    }
  },
});

/**
 * @param {unknown} label
 * @param {any} options
 * @param {string} context
 * @throws {RangeError} if the label is unknown, or a label of replacement
 */
export function toDecoderArguments(label, options, context) {
  const labelString = toDOMString(label);
  const { fatal, ignoreBOM } = toDecoderOptions(options, context);
  const encoding = toEncoding(labelString, context);
  if (encoding === REPLACEMENT) {
    throw new RangeError(
      `${context}: The encoding label provided ('${labelString}') stands for the encoding 'replacement', which decodes nothing.`,
    );
  }
  return { encoding, fatal, ignoreBOM };
}
