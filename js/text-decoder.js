// TextDecoder: https://encoding.spec.whatwg.org/#interface-textdecoder

import { commonOf, decodeWholeBy, getDecoderEncoding } from './decoding.js';
import { directDecoderFor } from './direct-decoders.js';
import { encodings } from './encodings.js';
import { isFirefox } from './host.js';
import { tryForBuffer } from './host-pairs.js';
import { LAST, NOT_LAST, newStreamCommon } from './host-streams.js';
import { ensurePrototype, platformInterface } from './platform-object.js';
import {
  borrowBytes,
  bufferLength,
  isArrayBuffer,
  isOwnBytes,
  lengthOf,
  NOTHING,
  requireDictionary,
  toBufferSource,
  toDOMString,
  viewOf,
} from './webidl.js';

const DECODE = "Failed to execute 'decode' on 'TextDecoder'";

/** Makes the class when it is called, because bundlers keep unused classes that have a static block. */
const namedClass = () => ({
  TextDecoder: class {
    #direct;
    /** Made for the first stream. @type {import('./decoding.js').TextDecoderCommon | undefined} */
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
      this.#direct = toDirectDecoder(label, options, "Failed to construct 'TextDecoder'");
      if (new.target !== TextDecoder) ensurePrototype(this, new.target, TextDecoder);
    }

    /** The encoding's name in lowercase. */
    get encoding() {
      return encodings[this.#direct.encoding].name.toLowerCase();
    }

    /** Whether malformed input throws. */
    get fatal() {
      return this.#direct.fatal;
    }

    /** Whether a byte order mark is kept as text. */
    get ignoreBOM() {
      return this.#direct.ignoreBOM;
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
      // Most calls are like this. For a short text, each further step would take a twentieth more time, and so would one branch for both kinds
      // of input, in Bun.
      if (options === undefined && !this.#doNotFlush) {
        const direct = this.#direct;
        if (isOwnBytes(input)) {
          const length = lengthOf(input);
          try {
            if (
              length <= direct.mostAtOnce &&
              length >= (input[0] < 0x80 ? direct.leastOfASCII : direct.leastBeyondASCII)
            ) {
              const string = direct.viewDecoder.decode(input);
              if (direct.isWatched) direct.watch(string, length);
              return string;
            }
          } catch {
            // The text is malformed: the next steps report it.
            direct.pauseLong();
          }
          if (length < direct.leastOfAny) return commonOf(direct).decodeWhole(input, length, DECODE);
        } else if (input instanceof ArrayBuffer && isArrayBuffer(input)) {
          const string = decodeArrayBuffer(direct, input);
          if (string !== undefined) return string;
        }
      }
      return this.#decodeChunk(input, options);
    }

    /**
     * Does the same for any arguments. Engines inline `decode` only while it is short.
     * @param {AllowSharedBufferSource} input
     * @param {{ stream?: boolean } | null} [options]
     */
    #decodeChunk(input, options) {
      // Most chunks of a stream are Uint8Arrays, and their options objects. For these, Firefox takes 20 of 280 ns to call the functions.
      const isUsual = isOwnBytes(input);
      if (!isUsual || typeof options !== 'object') requireTypes(input, options);
      const stream = Boolean(options?.stream);
      const bytes = isUsual ? input : borrowBytes(input);
      const direct = this.#direct;
      if (direct.isStateless || (!this.#doNotFlush && !stream))
        return decodeWholeBy(direct, bytes, lengthOf(bytes), DECODE);
      if (!this.#doNotFlush) this.#startStream();
      try {
        const common = /** @type {import('./decoding.js').TextDecoderCommon} */ (this.#common);
        const string = common.decode(bytes, !stream, DECODE);
        this.#doNotFlush = stream;
        return string;
      } catch (error) {
        // Malformed input ends the call as the standard says; after any other error, the stream is where it was.
        if (error instanceof TypeError) this.#doNotFlush = stream;
        throw error;
      }
    }

    #startStream() {
      this.#common ??= newStreamCommon(this.#direct);
      this.#common.reset();
    }

    /**
     * In Firefox, replaces `decode` by a method that passes what follows in a stream to the host's decoder, and texts if the last ones were for
     * it, with fewer steps: these would take 30 of 250 ns for a chunk, and 5 to 15 of 150 ns for a whole text. In other hosts, this method would
     * take longer.
     */
    static {
      // biome-ignore lint/complexity/noThisInStatic: the class has no name here
      const { prototype } = this;
      const { decode } = prototype;
      // A method of an object isn't a constructor either, and it has the right name.
      const passing = {
        /** @this {any} @param {any} input @param {any} options */
        decode(input = NOTHING, options = undefined) {
          let optionsRead = options;
          if (typeof options === 'object' && ArrayBuffer.isView(input)) {
            // This may run a program's code, so it happens once, and before this object's state is read.
            optionsRead = options?.stream ? NOT_LAST : LAST;
            const common = this.#common;
            const host = common?.hostOfStream;
            if (host !== undefined) {
              try {
                const string = host.decode(input, optionsRead);
                if (optionsRead === LAST) {
                  common.hostOfStream = undefined;
                  this.#doNotFlush = false;
                }
                return string;
              } catch (error) {
                common.failUnlessRefused(viewOf(input), error);
                // The other method copies it.
              }
            }
          }
          const direct = this.#direct;
          const isWhole = options === undefined ? !this.#doNotFlush : direct.isStateless && optionsRead !== options;
          if (isWhole) {
            if (direct.takesAnything) {
              try {
                const string = direct.decoder.decode(input);
                const { length } = string;
                const isTooShort = 2 * length < direct.leastOfASCII && length > 0;
                if (isTooShort || 2 * length > direct.mostAtOnce) direct.distrust();
                return string;
              } catch {
                direct.pauseLong();
              }
            }
            // Calling the other method would add a tenth.
            if (isOwnBytes(input) && lengthOf(input) < direct.leastOfASCII) {
              return commonOf(direct).decodeWhole(input, lengthOf(input), DECODE);
            }
          }
          return decode.call(this, input, optionsRead);
        },
      };
      if (isFirefox()) prototype.decode = passing.decode;
    }
  },
});

/**
 * The platform's `TextDecoder`, for all encodings on all hosts.
 * @example new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67)) // 'テスト'
 */
export const TextDecoder = /* @__PURE__ */ platformInterface(/* @__PURE__ */ namedClass());

/** Throws a TypeError for arguments of `decode` that aren't of its types. @param {unknown} input @param {unknown} options */
function requireTypes(input, options) {
  toBufferSource(input, DECODE);
  requireDictionary(options, DECODE);
}

/**
 * Decodes the whole text in a buffer. Returns `undefined` if the caller has to decode it in another way, or report what is wrong with it.
 * @param {import('./direct-decoders.js').DirectDecoder} direct
 * @param {ArrayBuffer} buffer
 * @returns {string | undefined}
 */
function decodeArrayBuffer(direct, buffer) {
  if (direct.takesAnyBuffer) {
    try {
      const string = direct.decoder.decode(buffer);
      // A string is never longer than the text's bytes, and mostly at least half as long.
      if (2 * string.length > direct.mostAtOnce) direct.takesAnyBuffer = false;
      return string;
    } catch {
      direct.pauseLong();
    }
  }
  const string = direct.decodeBuffer(buffer);
  if (string !== undefined) return string;
  const length = bufferLength(buffer);
  if (!length) return undefined;
  const bytes = new Uint8Array(buffer);
  tryForBuffer(direct.encoding, bytes, length);
  return decodeWholeBy(direct, bytes, length, DECODE);
}

/**
 * Converts the arguments of a decoder's constructor.
 * @param {unknown} label
 * @param {any} options
 * @param {string} context the start of the error's message
 */
function toDirectDecoder(label, options, context) {
  const labelString = toDOMString(label);
  // Web IDL converts a dictionary's members in alphabetical order.
  requireDictionary(options, context);
  const fatal = Boolean(options?.fatal);
  const ignoreBOM = Boolean(options?.ignoreBOM);
  return directDecoderFor(getDecoderEncoding(labelString, context), fatal, ignoreBOM);
}

/**
 * The same for an interface that decodes only streams.
 * @param {unknown} label
 * @param {any} options
 * @param {string} context the start of the error's message
 */
export const newTextDecoderCommon = (label, options, context) =>
  newStreamCommon(toDirectDecoder(label, options, context));
