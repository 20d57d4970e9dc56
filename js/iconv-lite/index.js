// iconv-lite's API, implemented by this package: https://github.com/pillarjs/iconv-lite

import { builtinModule } from '../host/functions.js';
import { toBytes } from './buffers.js';
import { decodeAtOnce, decodeWhole, encodeAtOnce, encodeWhole, newDecoder, newEncoder, WHOLE } from './codec.js';
import { definitions } from './definitions.js';
import { canonicalName } from './names.js';
import { streamClasses } from './stream-classes.js';

/** @typedef {import('./codec.js').Codec} Codec */
/** @typedef {import('./codec.js').Options} Options */
/** @typedef {import('./definitions.js').Definition} Definition */
/** @typedef {{ Transform: typeof import('node:stream').Transform }} StreamModule */

/** Makes the API's object. Like iconv-lite's, its functions call each other as members, which programs may replace. */
function newIconv() {
  const iconv = {
    /**
     * The definitions; `null` until one is needed. Programs may add their own.
     * @type {Record<string, Definition> | null}
     */
    encodings: null,
    /** Replaces malformed input. A change applies to encodings that are first used after it. */
    defaultCharUnicode: '\uFFFD',
    /** Replaces unmappable characters. */
    defaultCharSingleByte: '?',
    /** @type {boolean | undefined} */
    skipDecodeWarning: undefined,
    supportsStreams: false,
    /** @type {Record<string, Codec>} */
    _codecDataCache: Object.create(null),
    _canonicalizeEncoding: canonicalName,

    encode,
    decode,
    toEncoding: encode,
    fromEncoding: decode,
    encodingExists,
    getCodec,
    getEncoder,
    getDecoder,
    encodeStream,
    decodeStream,
    enableStreamingAPI,
    /** @type {ReturnType<typeof streamClasses>['IconvLiteEncoderStream'] | undefined} */
    IconvLiteEncoderStream: undefined,
    /** @type {ReturnType<typeof streamClasses>['IconvLiteDecoderStream'] | undefined} */
    IconvLiteDecoderStream: undefined,
  };
  const stream = builtinModule('node:stream');
  if (stream) enableStreamingAPI(stream);
  return iconv;

  /** @param {string} string @param {string} encoding @param {Options} [options] */
  function encode(string, encoding, options) {
    // biome-ignore lint/style/useTemplate: this calls `valueOf` before `toString`, as iconv-lite does
    const text = typeof string === 'string' ? string : '' + (string || '');
    if (iconv.getEncoder !== getEncoder) return encodeAtOnce(iconv.getEncoder(encoding, options), text);
    return encodeWhole(iconv.getCodec(encoding), text, options);
  }

  /** @param {Uint8Array | string} bytes @param {string} encoding @param {Options} [options] */
  function decode(bytes, encoding, options) {
    if (iconv.getDecoder !== getDecoder) return decodeAtOnce(iconv.getDecoder(encoding, options), bytesOf(bytes));
    return decodeWhole(iconv.getCodec(encoding), bytesOf(bytes), options);
  }

  /** In a string, each character stands for a byte. @param {unknown} input */
  function bytesOf(input) {
    if (typeof input !== 'string') return toBytes(input);
    if (!iconv.skipDecodeWarning) {
      console.error(
        'iconv-lite: a decoder was given a string. Pass a Buffer: some bytes may already have been lost when the string was made.',
      );
      iconv.skipDecodeWarning = true;
    }
    return encodeWhole(iconv.getCodec('binary'), input);
  }

  /**
   * Like iconv-lite's, the decoders of Buffer's encodings and of UTF-16 convert a string to UTF-8 first. So the UTF-8
   * decoder returns the string itself, and programs that read from a stream of strings rely on it.
   * @param {unknown} input
   * @param {Codec} codec
   */
  function bytesOfPart(input, codec) {
    const isText = typeof input === 'string' && (codec.enc || codec === iconv._codecDataCache.utf16);
    return isText ? encode(input, 'utf8') : bytesOf(input);
  }

  /** @param {string} encoding */
  function encodingExists(encoding) {
    try {
      iconv.getCodec(encoding);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} encoding */
  function getCodec(encoding) {
    const name = iconv._canonicalizeEncoding(encoding);
    return iconv._codecDataCache[name] ?? findCodec(name, encoding);
  }

  /**
   * Follows aliases and definitions.
   * @param {string} name
   * @param {string} asked by the program
   * @returns {Codec}
   * @throws {Error} for an unknown name
   */
  function findCodec(name, asked) {
    iconv.encodings ??= definitions(iconv);
    /** @type {{ encodingName?: string }} */
    const options = {};
    for (let current = name; ; ) {
      const codec = iconv._codecDataCache[current];
      if (codec) return codec;
      const definition = iconv.encodings[current];
      if (typeof definition === 'string') current = definition;
      else if (typeof definition === 'object') {
        Object.assign(options, definition);
        options.encodingName ??= current;
        current = definition.type;
      } else if (typeof definition === 'function') {
        options.encodingName ??= current;
        iconv._codecDataCache[options.encodingName] = new definition(options, iconv);
        current = options.encodingName;
      } else throw new Error(`Encoding not recognized: '${asked}' (searched as: '${current}')`);
    }
  }

  /** @param {string} encoding @param {Options} [options] */
  function getEncoder(encoding, options) {
    return newEncoder(iconv.getCodec(encoding), options);
  }

  /** @param {string} encoding @param {Options} [options] */
  function getDecoder(encoding, options) {
    const codec = iconv.getCodec(encoding);
    const decoder = newDecoder(codec, options);
    if (!codec[WHOLE]) return decoder;
    const { write } = decoder;
    decoder.write = (bytes) => write.call(decoder, bytesOfPart(bytes, codec));
    return decoder;
  }

  /** @param {string} encoding @param {Options} [options] */
  function encodeStream(encoding, options) {
    const { IconvLiteEncoderStream } = requireStreams();
    return new IconvLiteEncoderStream(iconv.getEncoder(encoding, options), /** @type {any} */ (options));
  }

  /** @param {string} encoding @param {Options} [options] */
  function decodeStream(encoding, options) {
    const { IconvLiteDecoderStream } = requireStreams();
    return new IconvLiteDecoderStream(iconv.getDecoder(encoding, options), /** @type {any} */ (options));
  }

  /** @param {StreamModule} stream */
  function enableStreamingAPI(stream) {
    if (iconv.supportsStreams) return;
    Object.assign(iconv, streamClasses(stream), { supportsStreams: true });
  }

  function requireStreams() {
    if (!iconv.supportsStreams) {
      throw new Error("There are no streams here: call enableStreamingAPI(require('stream')) first.");
    }
    return /** @type {ReturnType<typeof streamClasses>} */ (/** @type {unknown} */ (iconv));
  }
}

const iconv = newIconv();

export default iconv;
export const {
  _canonicalizeEncoding,
  _codecDataCache,
  decode,
  decodeStream,
  defaultCharSingleByte,
  defaultCharUnicode,
  enableStreamingAPI,
  encode,
  encodeStream,
  encodingExists,
  encodings,
  fromEncoding,
  getCodec,
  getDecoder,
  getEncoder,
  IconvLiteDecoderStream,
  IconvLiteEncoderStream,
  skipDecodeWarning,
  supportsStreams,
  toEncoding,
} = iconv;
