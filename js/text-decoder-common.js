// TextDecoderCommon: https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon

import { encodings, getEncoding, REPLACEMENT, UTF_8, UTF_16BE, UTF_16LE } from './encodings.js';
import { stringFromUnits } from './strings.js';
import { blockLength, decodeBlock, malformed, newDecoder, outputUnits, restoreDecoder, saveDecoder } from './wasm.js';

const BOM = 0xfeff;

/** What decoder objects keep between calls, and how they decode a chunk. */
export class TextDecoderCommon {
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  decoder = null;
  bomSeen = false;
  /** How many bytes of the stream came before. */
  position = 0;
  /**
   * After an error: the malformed sequence, counted from the start of the stream.
   * @type {{ offset: number, length: number } | null}
   */
  malformed = null;

  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   */
  constructor(encoding, fatal, ignoreBOM) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }

  /** The encoding's name in lowercase. */
  get name() {
    return encodings[this.encoding].name.toLowerCase();
  }

  /** Makes the decoder a new instance, the I/O queue empty and BOM seen false. */
  reset() {
    this.decoder = null;
    this.bomSeen = false;
    this.position = 0;
  }

  /**
   * Decodes a chunk and serializes the result.
   *
   * After an error the rest of the chunk is dropped, and the decoder is as its handler left it: new, save for
   * ISO-2022-JP, where the character set that was last switched to is still in force.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @param {string} context the start of the error's message
   * @returns {string}
   * @throws {TypeError} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    if (this.decoder) restoreDecoder(this.decoder);
    else newDecoder(this.encoding);

    let string = '';
    const block = blockLength();
    for (let start = 0; ; start += block) {
      const isLast = chunk.length - start <= block;
      const bytes = start === 0 && isLast ? chunk : chunk.subarray(start, start + block);
      const length = decodeBlock(bytes, this.fatal, endOfQueue && isLast);
      if (length < 0) this.#fail(start, chunk.length, context);
      string += this.#serialize(length);
      if (isLast) break;
    }

    this.decoder = endOfQueue ? null : saveDecoder();
    this.position += chunk.length;
    return string;
  }

  /**
   * Serializes the I/O queue of code units: https://encoding.spec.whatwg.org/#concept-td-serialize
   * @param {number} length
   */
  #serialize(length) {
    if (length === 0) return '';
    let units = outputUnits(length);
    if (!this.bomSeen && !this.ignoreBOM && hasBOM(this.encoding)) {
      this.bomSeen = true;
      if (units[0] === BOM) units = units.subarray(1);
    }
    return stringFromUnits(units);
  }

  /**
   * @param {number} blockStart
   * @param {number} chunkLength
   * @param {string} context
   * @returns {never}
   */
  #fail(blockStart, chunkLength, context) {
    const { start, length } = malformed();
    const offset = this.position + blockStart + start;
    this.malformed = { offset, length };
    this.decoder = saveDecoder();
    this.position += chunkLength;
    const sequence = length === 1 ? 'a byte' : `${length} bytes`;
    throw new TypeError(
      `${context}: The encoded data was not valid: ${sequence} at offset ${offset} cannot be decoded as ` +
        `${encodings[this.encoding].name}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`,
    );
  }
}

/** Whether U+FEFF at the start of an encoding's text is a byte order mark. @param {number} encoding */
function hasBOM(encoding) {
  return encoding === UTF_8 || encoding === UTF_16BE || encoding === UTF_16LE;
}

/**
 * Gets the encoding of a new decoder object.
 * @param {string} label
 * @param {string} context the start of the error's message
 * @returns {number}
 * @throws {RangeError} if the label is none, or one of replacement
 */
export function getDecoderEncoding(label, context) {
  const encoding = getEncoding(label);
  if (encoding === undefined || encoding === REPLACEMENT) {
    const why = encoding === undefined ? 'is invalid' : "stands for the encoding 'replacement', which decodes nothing";
    throw new RangeError(`${context}: The encoding label provided ('${label}') ${why}.`);
  }
  return encoding;
}
