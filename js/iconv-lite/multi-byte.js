// The standard's multi-byte encodings, by the package's decoders and encoders.

import { TextDecoderCommon } from '../decoding.js';
import { EncoderCommon } from '../encoding.js';
import { toEncoding } from '../encodings.js';
import { asciiString, concatenate, toBuffer } from './buffers.js';
import { surrogateKeepingEncoder } from './surrogates.js';

/** @typedef {import('./codec.js').Defaults} Defaults */

/**
 * @param {string} label the standard's
 * @param {Defaults} defaults
 * @returns {import('./codec.js').Codec}
 */
export function multiByteCodec(label, defaults) {
  const encoding = toEncoding(label, 'iconv-lite');
  const newDecoder = () => new TextDecoderCommon(encoding, false, true);
  const decoder = newDecoder();
  const replacement = defaults.unicode.charAt(0);
  /** @param {string} string */
  const withDefault = (string) => (replacement === '\uFFFD' ? string : string.replaceAll('\uFFFD', replacement));
  const encode = encodeFunction(encoding, defaults.singleByte);

  return {
    decode: (bytes) => asciiString(bytes) ?? withDefault(decoder.decode(bytes, true)),
    encode,
    // None of these encodings has states, so a character is all that two parts of a text can share.
    encoder: surrogateKeepingEncoder(encode),

    decoder: class {
      #decoder = newDecoder();

      /** @param {Uint8Array} bytes */
      write(bytes) {
        return withDefault(this.#decoder.decode(bytes, false));
      }

      end() {
        return withDefault(this.#decoder.decode(new Uint8Array(), true));
      }
    },
  };
}

/**
 * @param {number} encoding
 * @param {string} replacement the character to write for an unmappable one, or `?` if it is unmappable itself
 * @returns {(string: string) => Uint8Array}
 */
function encodeFunction(encoding, replacement) {
  /** A lone surrogate is no character. @param {string} string */
  const replaceSurrogates = (string) => string.replace(/\p{Surrogate}/gu, replacement);

  if (replacement === '?') {
    const encoder = new EncoderCommon(encoding, 'replacement');
    return (string) => toBuffer(encoder.encode(string.isWellFormed() ? string : replaceSurrogates(string), true));
  }

  const encoder = new EncoderCommon(encoding, 'fatal');
  const replacementBytes = new EncoderCommon(encoding, 'replacement').encode(replacement, true);
  return (string) => {
    /** @type {Uint8Array[]} */
    const parts = [];
    const add = (/** @type {Uint8Array} */ part) => parts.push(part);
    encoder.encodeOrFail(replaceSurrogates(string), true, add, () => add(replacementBytes));
    return toBuffer(concatenate(parts));
  };
}
