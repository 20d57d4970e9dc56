// The standard's multi-byte encodings, by the package's decoders and encoders.

import { concatenate, toBuffer } from './buffers.js';
import { surrogateKeepingEncoder } from './surrogates.js';

/** @typedef {import('./platform.js').Platform} Platform */
/** @typedef {import('./codec.js').Defaults} Defaults */

/**
 * @param {Platform} platform
 * @param {string} label the standard's
 * @param {Defaults} defaults
 * @returns {import('./codec.js').Codec}
 */
export function multiByteCodec(platform, label, defaults) {
  const { TextDecoder } = platform;
  const newDecoder = () => new TextDecoder(label, { ignoreBOM: true });
  const decoder = newDecoder();
  const replacement = defaults.unicode.charAt(0);
  /** @param {string} string */
  const withDefault = (string) => (replacement === '\uFFFD' ? string : string.replaceAll('\uFFFD', replacement));
  const encode = encodeFunction(platform, label, defaults.singleByte);

  return {
    decode: (bytes) => withDefault(decoder.decode(bytes)),
    encode,
    // None of these encodings has states, so a character is all that parts of a text can share.
    encoder: surrogateKeepingEncoder(encode),

    decoder: class {
      #decoder = newDecoder();

      /** @param {Uint8Array} bytes */
      write(bytes) {
        return withDefault(this.#decoder.decode(bytes, { stream: true }));
      }

      end() {
        return withDefault(this.#decoder.decode());
      }
    },
  };
}

/**
 * @param {Platform} platform
 * @param {string} label
 * @param {string} replacement the character to write for an unmappable one, or `?` if it is unmappable itself
 * @returns {(string: string) => Uint8Array}
 */
function encodeFunction({ LegacyTextEncoder, UnmappableError }, label, replacement) {
  /** A lone surrogate is no character. @param {string} string */
  const replaceSurrogates = (string) => string.replace(/\p{Surrogate}/gu, replacement);

  if (replacement === '?') {
    const encoder = new LegacyTextEncoder(label, { unmappable: 'replacement' });
    return (string) => toBuffer(encoder.encode(string.isWellFormed() ? string : replaceSurrogates(string)));
  }

  const encoder = new LegacyTextEncoder(label);
  const replacementBytes = new LegacyTextEncoder(label, { unmappable: 'replacement' }).encode(replacement);
  return (string) => {
    const parts = [];
    for (let rest = replaceSurrogates(string); ; ) {
      try {
        parts.push(encoder.encode(rest));
        return concatenate(parts);
      } catch (error) {
        if (!(error instanceof UnmappableError)) throw error;
        parts.push(encoder.encode(rest.slice(0, error.index)), replacementBytes);
        rest = rest.slice(error.index + String.fromCodePoint(error.codePoint).length);
      }
    }
  };
}
