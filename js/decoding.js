// TextDecoderCommon: https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon

import { encodings, hasBOM, REPLACEMENT, toEncoding, UTF_8 } from './encodings.js';
import { Malformed } from './errors.js';
import { hostDecoder } from './host-primitives.js';
import {
  blockLength,
  bytesString,
  decodeBlock,
  explain,
  firstUnit,
  hasQuickBytes,
  hasRoomFor,
  report,
  saveCodec,
  unitsString,
  useDecoder,
} from './wasm.js';
import { lengthOf, partOf } from './webidl.js';

const BOM = 0xfeff;

/** The state that decoder objects keep between calls, and how they decode a chunk. */
export class TextDecoderCommon {
  encoding;
  fatal;
  ignoreBOM;
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #decoder = null;
  #bomSeen = false;
  /** How many bytes of the stream came before. */
  #position;

  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   * @param {number} [position] how many bytes of the stream came before the first chunk
   */
  constructor(encoding, fatal, ignoreBOM, position = 0) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
    this.#position = position;
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
   * After an error the rest of the chunk is dropped, and the decoder is as its handler left it: in its initial state,
   * except for ISO-2022-JP, which keeps its current character set.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {string}
   * @throws {Malformed} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue) {
    const decoder = this.#decoder;
    const bomSeen = this.#bomSeen;
    const position = this.#position;
    try {
      const host = hostDecoder(this.encoding, chunk);
      if (host) return this.#decodeByHost(host, chunk, endOfQueue);
      return !this.fatal && hasQuickBytes(this.encoding, lengthOf(chunk))
        ? decodeBytes(chunk)
        : this.#decodeBlocks(chunk, endOfQueue);
    } catch (error) {
      this.#bomSeen = bomSeen;
      if (error instanceof Malformed) this.#position = position + lengthOf(chunk);
      else {
        // The chunk is not decoded, as if there had been no call.
        this.#decoder = decoder;
        this.#position = position;
      }
      throw explain(error);
    }
  }

  /**
   * Decodes with the host's decoder, except for characters that are split by the chunk's ends.
   * @param {import('./host-primitives.js').HostDecoder} host
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   */
  #decodeByHost(host, chunk, endOfQueue) {
    let start = 0;
    let string = '';
    if (this.#decoder) {
      // Only UTF-8 shows which bytes still belong to the chunk before.
      if (this.encoding !== UTF_8) return this.#decodeBlocks(chunk, endOfQueue);
      while (start < 3 && (chunk[start] & 0xc0) === 0x80) start += 1;
      string = this.#decodeBlocks(partOf(chunk, 0, start), true);
    }
    if (!this.#bomSeen && !this.ignoreBOM && chunk[start] === host.bom[0]) {
      if (host.bom.every((byte, i) => chunk[start + i] === byte)) {
        start += host.bom.length;
        this.#position += host.bom.length;
      }
    }
    const length = lengthOf(chunk);
    // At the end of the stream, too: hosts are slow at malformed input, such as text that is cut inside a character.
    const end = host.completeLength(chunk);
    this.#bomSeen ||= end > 0;
    const whole = start === 0 && end === length ? chunk : partOf(chunk, start, end);
    const decoded = host.decode(whole, this.fatal);
    if (decoded === undefined) string = join(string, this.#decodeBlocks(whole, true));
    else {
      string = join(string, decoded);
      this.#position += end - start;
    }
    return end < length ? join(string, this.#decodeBlocks(partOf(chunk, end), endOfQueue)) : string;
  }

  #decodeBlocks(/** @type {Uint8Array} */ chunk, /** @type {boolean} */ endOfQueue) {
    useDecoder(this.encoding, this.#decoder);
    let string = '';
    let bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding);
    const chunkLength = lengthOf(chunk);
    // How many code units aren't part of the string yet. The string is made in long parts, because joining them costs
    // time.
    let written = 0;
    for (let start = 0; ; start += blockLength) {
      const isLast = chunkLength - start <= blockLength;
      const read = Math.min(blockLength, chunkLength - start);
      const block = start === 0 && isLast ? chunk : partOf(chunk, start, start + read);
      const length = decodeBlock(block, read, written, this.fatal, endOfQueue && isLast);
      if (length < 0) {
        this.#decoder = saveCodec();
        throw new Malformed(this.name, this.#position + start + report.start(), report.length());
      }
      written += length;
      if (written > 0 && (isLast || !hasRoomFor(written))) {
        // https://encoding.spec.whatwg.org/#concept-td-serialize
        string = join(string, unitsString(!bomSeen && firstUnit() === BOM ? 1 : 0, written));
        bomSeen = true;
        written = 0;
      }
      if (isLast) break;
    }
    this.#bomSeen = bomSeen;
    this.#decoder = endOfQueue ? null : saveCodec();
    this.#position += chunkLength;
    return string;
  }
}

/** Decodes a single-byte encoding with replacement, which needs no state. @param {Uint8Array} chunk */
function decodeBytes(chunk) {
  const length = lengthOf(chunk);
  if (length <= blockLength) return bytesString(chunk, length);
  let string = '';
  for (let start = 0; start < length; start += blockLength) {
    const read = Math.min(blockLength, length - start);
    string = join(string, bytesString(partOf(chunk, start, start + read), read));
  }
  return string;
}

/** Joins two parts of a text. @param {string} start @param {string} rest */
export function join(start, rest) {
  try {
    return start + rest;
  } catch (error) {
    throw new RangeError(
      'The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.',
      { cause: error },
    );
  }
}

/**
 * Gets the encoding of a new decoder object.
 * @param {string} label
 * @param {string} context the start of the error's message
 * @returns {number}
 * @throws {RangeError} if the label is unknown, or a label of replacement
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
