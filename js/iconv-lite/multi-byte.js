// The standard's multi-byte encodings, by this package's decoders and encoders.

import { isLeadingSurrogate } from '../common/code-points.js';
import { lazy } from '../common/lazy.js';
import { TextDecoderCommon } from '../decode/stream.js';
import { decodeWhole } from '../decode/whole.js';
import { EncoderCommon, UNMAPPABLE_MODES } from '../encode/stream.js';
import { getEncoding } from '../encodings/encodings.js';
import { at, views } from '../wasm/instance.js';
import { blockLength, encodeBlock, explain, UNMAPPABLE, unitTable, useEncoder, writeBlock } from '../wasm/wasm.js';
import { partOf, setBytes } from '../webidl/webidl.js';
import { asciiString, concatenate, newBytes } from './buffers.js';
import { decodeOnly, startsPair } from './decode-only.js';
import { holdingEncoder } from './holding-encoder.js';
import { tableEncoder } from './table-encoder.js';

/** @typedef {import('./codec.js').Defaults} Defaults */
/** @typedef {(string: string, start: number, end: number) => Uint8Array} PartEncoder */

/**
 * @param {string} name iconv-lite's name
 * @param {string} label
 * @param {Defaults} defaults
 * @returns {import('./codec.js').OwnCodec}
 */
export function multiByteCodec(name, label, defaults) {
  const encoding = /** @type {number} */ (getEncoding(label));
  const decode = (/** @type {Uint8Array} */ bytes) => decodeWhole(bytes, bytes.length, encoding, false, true);
  const replacement = defaults.unicode.charAt(0);
  /** @param {string} string */
  const withDefault = (string) => (replacement === '\uFFFD' ? string : string.replaceAll('\uFFFD', replacement));

  /** Whether a code unit and the next one may be one character. @param {number} unit */
  const isIncomplete = (unit) => isLeadingSurrogate(unit) || startsPair(name, unit);
  const defaultCharacter = defaults.singleByte.charAt(0) || '?';
  const encodeAny = lazy(() => {
    const replacement = new EncoderCommon(encoding, 'replacement').encode(defaultCharacter, true);
    // Few characters are unmappable, and sequences of four bytes are too long for `tableEncoder`.
    if (name === 'gb18030') return stoppingEncoder(encoding, replacement);
    return tableEncoder({
      more: decodeOnly(name, decode),
      table: /** @type {Uint16Array | undefined} */ (unitTable(encoding)),
      bytesOf: (character) => encodeMappable(encoding, character, 0, character.length),
      replacement,
    });
  });
  const encode = encodeFunction(encoding, defaultCharacter, encodeAny, isIncomplete);

  return {
    decode: (bytes) => asciiString(bytes) ?? withDefault(decode(bytes)),
    encode,
    // These encodings have no state, so parts of a text only depend on each other if they share a character.
    encoder: holdingEncoder(encode, isIncomplete),

    decoder: class {
      #decoder = new TextDecoderCommon(encoding, false, true);

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
 * @param {string} defaultCharacter or `?` if this is unmappable itself
 * @param {() => PartEncoder} encodeAny returns the encoder for texts with characters that the module can't encode
 * @param {(unit: number) => boolean} isIncomplete
 * @returns {(string: string) => Uint8Array}
 */
function encodeFunction(encoding, defaultCharacter, encodeAny, isIncomplete) {
  const encodePart = (/** @type {string} */ text, /** @type {number} */ start, /** @type {number} */ end) =>
    encodeMappable(encoding, text, start, end) ?? encodeAny()(text, start, end);

  return (string) => {
    // Lone surrogates are unmappable, too.
    const text = string.isWellFormed() ? string : string.replace(/[\uD800-\uDFFF]/gu, () => defaultCharacter);
    if (text.length <= blockLength) return encodePart(text, 0, text.length);
    /** @type {Uint8Array[]} */
    const parts = [];
    for (let start = 0, end = 0; start < text.length; start = end) {
      end = Math.min(start + blockLength, text.length);
      if (end < text.length && isIncomplete(text.charCodeAt(end - 1))) end -= 1;
      parts.push(encodePart(text, start, end));
    }
    return concatenate(parts);
  };
}

const FATAL = UNMAPPABLE_MODES.indexOf('fatal');

/**
 * Encodes into a Buffer; returns `undefined` if a code point is unmappable.
 * @param {number} encoding
 * @param {string} string
 * @param {number} start
 * @param {number} end at most `blockLength` code units after `start`, so that the result fits
 */
function encodeMappable(encoding, string, start, end) {
  try {
    useEncoder(encoding, null);
    writeBlock(string, start, end);
    const length = encodeBlock(0, end - start, FATAL, true);
    if (length === UNMAPPABLE) return undefined;
    const result = newBytes(length);
    setBytes(result, partOf(views().bytes, at.output, at.output + length));
    return result;
  } catch (error) {
    throw explain(error);
  }
}

/**
 * Uses only the module, which stops at each unmappable code point.
 * @param {number} encoding
 * @param {Uint8Array} replacement
 * @returns {PartEncoder}
 */
function stoppingEncoder(encoding, replacement) {
  const encoder = new EncoderCommon(encoding, 'fatal');
  return (string, start, end) => {
    /** @type {Uint8Array[]} */
    const parts = [];
    const add = (/** @type {Uint8Array} */ part) => parts.push(part);
    encoder.encodeOrFail(string.slice(start, end), true, add, () => add(replacement));
    return concatenate(parts);
  };
}
