// TextDecoderCommon: https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon

import { encodings, hasBOM, REPLACEMENT, toEncoding } from './encodings.js';
import { Malformed } from './errors.js';
import { blockLength, decodeBlock, newDecoder, firstUnit, report, restoreCodec, saveCodec, unitsString } from './wasm.js';

const BOM = 0xfeff;

/** What decoder objects keep between calls, and how they decode a chunk. */
export class TextDecoderCommon {
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #decoder = null;
  #bomSeen = false;
  /** How many bytes of the stream came before. */
  #position = 0;

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

  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }

  /** Makes the decoder a new instance, the I/O queue empty and BOM seen false. */
  reset() {
    this.#decoder = null;
    this.#bomSeen = false;
    this.#position = 0;
  }

  /**
   * Decodes a chunk and serializes the result.
   *
   * After an error the rest of the chunk is dropped, and the decoder is as its handler left it: new, save for
   * ISO-2022-JP, where the character set that was last switched to is still in force.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {string}
   * @throws {Malformed} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue) {
    if (this.#decoder) restoreCodec(this.#decoder);
    else newDecoder(this.encoding);

    let string = '';
    let bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding);
    for (let start = 0; ; start += blockLength) {
      const isLast = chunk.length - start <= blockLength;
      const block = start === 0 && isLast ? chunk : chunk.subarray(start, start + blockLength);
      const length = decodeBlock(block, this.fatal, endOfQueue && isLast);
      if (length < 0) {
        this.#decoder = saveCodec();
        const offset = this.#position + start + report.start();
        this.#position += chunk.length;
        throw new Malformed(this.name, offset, report.length());
      }
      if (length > 0) {
        // https://encoding.spec.whatwg.org/#concept-td-serialize
        string += unitsString(!bomSeen && firstUnit() === BOM ? 1 : 0, length);
        bomSeen = true;
      }
      if (isLast) break;
    }
    this.#bomSeen = bomSeen;
    this.#decoder = endOfQueue ? null : saveCodec();
    this.#position += chunk.length;
    return string;
  }
}

/**
 * Gets the encoding of a new decoder object.
 * @param {string} label
 * @param {string} context the start of the error's message
 * @returns {number}
 * @throws {RangeError} if the label is none, or one of replacement
 */
export function getDecoderEncoding(label, context) {
  const encoding = toEncoding(label, context);
  if (encoding === REPLACEMENT) {
    throw new RangeError(
      `${context}: The encoding label provided ('${label}') stands for the encoding 'replacement', which decodes nothing.`,
    );
  }
  return encoding;
}
