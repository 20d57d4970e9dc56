// What all codecs share. Like iconv-lite's, a codec has constructors `decoder` and `encoder` of objects that convert a
// text in parts. It may also have faster functions for whole texts.

import { BOM } from '../common/code-points.js';
import { concatenate } from './buffers.js';

/**
 * @typedef {object} Options
 * @property {boolean | (() => void)} [stripBOM]
 * @property {boolean} [addBOM]
 * @property {string} [defaultEncoding]
 *
 * @typedef {{ write(bytes: Uint8Array): string, end(): string | undefined }} Decoder
 * @typedef {{ write(string: string): Uint8Array, end(): Uint8Array | undefined }} Encoder
 *
 * @typedef {object} CodecOfParts what programs' codecs have, too
 * @property {new (options?: Options, codec?: any) => Decoder} decoder
 * @property {new (options?: Options, codec?: any) => Encoder} encoder
 * @property {boolean} [bomAware] whether U+FEFF at the start is a byte order mark
 * @property {string} [enc] Buffer's name, if iconv-lite uses Buffer
 *
 * @typedef {object} WholeTextFunctions
 * @property {(bytes: Uint8Array, options?: Options) => string} [decode]
 * @property {(string: string, options?: Options) => Uint8Array} [encode]
 *
 * @typedef {CodecOfParts & WholeTextFunctions} OwnCodec
 * @typedef {CodecOfParts & { [WHOLE]?: WholeTextFunctions & CodecOfParts }} Codec
 */

/**
 * The replacements for malformed input and for unmappable code points, when a codec is made.
 * @typedef {{ unicode: string, singleByte: string }} Defaults
 */

/** A symbol, because a program's codec may have members of any name. */
export const WHOLE = Symbol('functions for whole texts');

/** @param {OwnCodec} own @returns {Codec} */
export function toCodec(own) {
  const { decode: _decode, encode: _encode, ...codec } = own;
  return { ...codec, [WHOLE]: own };
}

/** `undefined` if a program has replaced the constructor `decoder`. @param {Codec} codec */
const wholeDecode = (codec) => (codec[WHOLE]?.decoder === codec.decoder ? codec[WHOLE]?.decode : undefined);
/** @param {Codec} codec */
const wholeEncode = (codec) => (codec[WHOLE]?.encoder === codec.encoder ? codec[WHOLE]?.encode : undefined);

/** @param {Codec} codec @param {Uint8Array} bytes @param {Options} [options] @returns {string} */
export function decodeWhole(codec, bytes, options) {
  const decode = wholeDecode(codec);
  if (!decode) return decodeAtOnce(newDecoder(codec, options), bytes);
  const string = decode(bytes, options);
  return codec.bomAware && string.charCodeAt(0) === BOM ? stripBOM(string, options) : string;
}

/** @param {Codec} codec @param {string} string @param {Options} [options] @returns {Uint8Array} */
export function encodeWhole(codec, string, options) {
  const encode = wholeEncode(codec);
  if (encode) return encode(codec.bomAware && options?.addBOM ? `\uFEFF${string}` : string, options);
  return encodeAtOnce(newEncoder(codec, options), string);
}

/** @param {Decoder} decoder @param {Uint8Array} bytes */
export function decodeAtOnce(decoder, bytes) {
  const string = decoder.write(bytes);
  return string + (decoder.end() ?? '');
}

/** @param {Encoder} encoder @param {string} string */
export function encodeAtOnce(encoder, string) {
  const bytes = encoder.write(string);
  const rest = encoder.end();
  return rest && rest.length > 0 ? concatenate([bytes, rest]) : bytes;
}

/** @param {string} string starts with a byte order mark @param {Options} [options] */
function stripBOM(string, options) {
  const strip = options?.stripBOM;
  if (strip === false) return string;
  if (typeof strip === 'function') strip();
  return string.slice(1);
}

/** Removes a byte order mark. @param {Codec} codec @param {Options} [options] @returns {Decoder} */
export function newDecoder(codec, options) {
  const decoder = new codec.decoder(options, codec);
  if (!codec.bomAware || options?.stripBOM === false) return decoder;
  let hasStarted = false;
  return {
    write(bytes) {
      const string = decoder.write(bytes);
      if (hasStarted || !string) return string;
      hasStarted = true;
      return string.charCodeAt(0) === BOM ? stripBOM(string, options) : string;
    },
    end: () => decoder.end(),
  };
}

/** Writes a byte order mark first. @param {Codec} codec @param {Options} [options] @returns {Encoder} */
export function newEncoder(codec, options) {
  const encoder = new codec.encoder(options, codec);
  if (!codec.bomAware || !options?.addBOM) return encoder;
  let mark = '\uFEFF';
  return {
    write(string) {
      const marked = mark + string;
      mark = '';
      return encoder.write(marked);
    },
    end: () => encoder.end(),
  };
}

/**
 * Makes a codec that converts each part of a text by itself.
 * @param {(bytes: Uint8Array) => string} decode
 * @param {(string: string) => Uint8Array} encode
 * @param {''} [rest] what the decoder's `end` returns, as in iconv-lite
 * @returns {OwnCodec & { decode: typeof decode, encode: typeof encode }}
 */
export function statelessCodec(decode, encode, rest = undefined) {
  return {
    decode,
    encode,
    decoder: class {
      /** @param {Uint8Array} bytes */
      write(bytes) {
        return decode(bytes);
      }
      end() {
        return rest;
      }
    },
    encoder: class {
      /** @param {string} string */
      write(string) {
        return encode(string);
      }
      end() {
        return undefined;
      }
    },
  };
}
