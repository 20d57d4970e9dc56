// The standard's multi-byte encodings, by the package's decoders and encoders.

import { TextDecoderCommon } from '../decoding.js';
import { EncoderCommon, UNMAPPABLE_MODES } from '../encoding.js';
import { toEncoding } from '../encodings.js';
import { at, bytes } from '../instance.js';
import { lazy } from '../lazy.js';
import { encodeBlock, explain, UNMAPPABLE, useEncoder, writeBlock } from '../wasm.js';
import { asciiString, concatenate, newBytes, toBuffer } from './buffers.js';
import { decodeOnly, pairsOf, startsPair } from './decode-only.js';
import { holdingEncoder, isLeadingSurrogate } from './surrogates.js';

/** @typedef {import('./codec.js').Defaults} Defaults */

/**
 * @param {string} name iconv-lite's
 * @param {string} label the standard's
 * @param {Defaults} defaults
 * @returns {import('./codec.js').OwnCodec}
 */
export function multiByteCodec(name, label, defaults) {
  const encoding = toEncoding(label, 'iconv-lite');
  const newDecoder = () => new TextDecoderCommon(encoding, false, true);
  const decoder = newDecoder();
  const replacement = defaults.unicode.charAt(0);
  /** @param {string} string */
  const withDefault = (string) => (replacement === '\uFFFD' ? string : string.replaceAll('\uFFFD', replacement));

  const more = lazy(() => decodeOnly(name, (bytes) => decoder.decode(bytes, true)));
  const encode = encodeFunction(encoding, defaults.singleByte.charAt(0) || '?', more, pairsOf(name));

  return {
    decode: (bytes) => asciiString(bytes) ?? withDefault(decoder.decode(bytes, true)),
    encode,
    // None of these encodings has states, so two parts of a text can only share characters.
    encoder: holdingEncoder(encode, (unit) => isLeadingSurrogate(unit) || startsPair(name, unit)),

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
 * @param {string} defaultCharacter to write for an unmappable one, or `?` if it is unmappable itself
 * @param {() => Map<string, Uint8Array>} more bytes of texts that the encoder doesn't write
 * @param {RegExp | undefined} pairs finds the ones that stand for two characters
 * @returns {(string: string) => Uint8Array}
 */
function encodeFunction(encoding, defaultCharacter, more, pairs) {
  const encoder = new EncoderCommon(encoding, 'fatal');
  const replacementBytes = lazy(() => new EncoderCommon(encoding, 'replacement').encode(defaultCharacter, true));

  return (string) => {
    // A lone surrogate isn't a character.
    const text = string.isWellFormed() ? string : string.replace(/[\uD800-\uDFFF]/gu, defaultCharacter);
    const short = encodeShort(encoding, text);
    if (short) return short;
    // Before an encoder is in use, because these use codecs themselves.
    const bytesOf = more();
    const replacement = replacementBytes();
    /** @type {Uint8Array[]} */
    const parts = [];
    const add = (/** @type {Uint8Array} */ part) => parts.push(part);
    for (const part of pairs ? text.split(pairs) : [text]) {
      if (pairs?.test(part)) add(/** @type {Uint8Array} */ (bytesOf.get(part)));
      else {
        encoder.encodeOrFail(part, true, add, (codePoint) =>
          add(bytesOf.get(String.fromCodePoint(codePoint)) ?? replacement),
        );
      }
    }
    return toBuffer(concatenate(parts));
  };
}

const FATAL = UNMAPPABLE_MODES.indexOf('fatal');

/** Up to this length, the result fits for any string. */
const SHORT = 1024;

/**
 * Encodes a string straight into a Buffer; `undefined` if it isn't short, or has an unmappable code point.
 * @param {number} encoding
 * @param {string} string
 */
function encodeShort(encoding, string) {
  if (string.length > SHORT) return undefined;
  try {
    useEncoder(encoding, null);
    writeBlock(string, 0, string.length);
    const length = encodeBlock(0, string.length, FATAL, true);
    if (length === UNMAPPABLE) return undefined;
    const result = newBytes(length);
    result.set(bytes().subarray(at.output, at.output + length));
    return result;
  } catch (error) {
    throw explain(error);
  }
}
