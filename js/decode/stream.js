// Decoding a stream chunk by chunk: the state between calls, and the character that a chunk's end splits.
// https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon

import { lengthInUTF8 } from '../common/code-points.js';
import { Malformed } from '../common/errors.js';
import {
  encodings,
  ISO_2022_JP,
  isOfPairs,
  isSingleByte,
  REPLACEMENT,
  UTF_8,
  UTF_16BE,
  UTF_16LE,
} from '../encodings/encodings.js';
import { decodingLimits } from '../policy.js';
import { wasm } from '../wasm/instance.js';
import { saveCodec } from '../wasm/wasm.js';
import { CHEAP_COPY, isOwnBytes, lengthOf, writeBytes } from '../webidl/webidl.js';
import { decodeByModule } from './by-module.js';
import { decodeByLookUp, leftOut } from './look-up.js';
import { decodeWhole, withoutBOM } from './whole.js';

/** The state that decoder objects keep between calls. A call that throws anything but `Malformed` changes nothing of it. */
export class TextDecoderCommon {
  encoding;
  fatal;
  ignoreBOM;
  /** The incomplete character at the end of the last chunk: up to three bytes as one number, the first in the lowest place. */
  #held = 0;
  #heldLength = 0;
  /** The state of a decoder that has more than such bytes: see `hasState`. @type {Int32Array | null} */
  #codec = null;
  #bomSeen = false;
  /** The position of the next chunk in the stream, in bytes. */
  #position;

  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   * @param {number} [position] the position of the first chunk in the stream, in bytes
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
    this.#heldLength = 0;
    this.#codec = null;
    this.#bomSeen = false;
    this.#position = 0;
  }

  /**
   * Decodes a chunk.
   *
   * An error discards the rest of the chunk. The decoder keeps the state in which its handler returned the error: the initial one,
   * except that ISO-2022-JP keeps its character set.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @param {string} [context] if given, malformed input throws a TypeError whose message starts with it
   * @returns {string}
   * @throws {Malformed | TypeError} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    const { encoding } = this;
    const chunkLength = lengthOf(chunk);
    const length = this.#heldLength + chunkLength;
    if (chunkLength === 0 && !endOfQueue) return '';
    const needsOwn = this.#heldLength > 0 || !(endOfQueue || isSingleByte(encoding));
    const bytes = needsOwn ? this.#ownBytes(chunk, chunkLength, length) : chunk;
    let string;
    let end = length;
    try {
      if (hasState(encoding)) string = this.#decodeWithState(bytes, length, endOfQueue);
      else if (!endOfQueue && isOfPairs(encoding)) {
        string = this.#decodePairs(bytes, length);
        end = length - leftInChunk;
      } else {
        if (!endOfQueue) end -= incompleteLength(encoding, bytes, length);
        string = decodeWhole(bytes, end, encoding, this.fatal, true);
      }
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      error.offset += this.#position - this.#heldLength;
      this.#heldLength = 0;
      this.#position += chunkLength;
      throw context === undefined ? error : error.toTypeError(context);
    }
    if (!this.#bomSeen && end > 0) {
      this.#bomSeen = true;
      if (!this.ignoreBOM) string = withoutBOM(string, encoding);
    }
    if (end < length) this.#hold(bytes, end, length);
    else this.#heldLength = 0;
    this.#position += chunkLength;
    return string;
  }

  /**
   * The held bytes and a chunk in memory that no other thread changes. The result may be longer than both.
   * @param {Uint8Array} chunk
   * @param {number} chunkLength
   * @param {number} length that of both
   */
  #ownBytes(chunk, chunkLength, length) {
    const start = this.#heldLength;
    if (start === 0 && chunkLength > CHEAP_COPY && isOwnBytes(chunk)) return chunk;
    const bytes = roomFor(length);
    bytes[0] = this.#held;
    bytes[1] = this.#held >> 8;
    bytes[2] = this.#held >> 16;
    writeBytes(bytes, start, chunk, chunkLength);
    return bytes;
  }

  /** Keeps the bytes from `end` on, which are at most three. @param {Uint8Array} bytes @param {number} end @param {number} length */
  #hold(bytes, end, length) {
    this.#heldLength = length - end;
    this.#held = 0;
    for (let i = length - 1; i >= end; i--) this.#held = (this.#held << 8) | bytes[i];
  }

  /**
   * Decodes the complete characters of an encoding that consists of pairs; `leftInChunk` says how many bytes follow them.
   * @param {Uint8Array} bytes
   * @param {number} length
   */
  #decodePairs(bytes, length) {
    const { encoding, fatal } = this;
    if (length <= decodingLimits(encoding).lookUp) {
      const string = decodeByLookUp(encoding, bytes, length, true);
      if (string !== undefined && !(fatal && string.includes('\uFFFD'))) {
        leftInChunk = leftOut;
        return string;
      }
    }
    const string = decodeByModule(encoding, null, bytes, length, fatal, false);
    leftInChunk = wasm.held();
    return string;
  }

  /** @param {Uint8Array} bytes @param {number} length @param {boolean} endOfQueue */
  #decodeWithState(bytes, length, endOfQueue) {
    try {
      const string = decodeByModule(this.encoding, this.#codec, bytes, length, this.fatal, endOfQueue);
      this.#codec = endOfQueue ? null : saveCodec();
      return string;
    } catch (error) {
      if (error instanceof Malformed) this.#codec = saveCodec();
      throw error;
    }
  }
}

/** How many bytes the last call of `#decodePairs` left. */
let leftInChunk = 0;

/** Whether a decoder has more state than the bytes of an incomplete character: ISO-2022-JP and replacement. @param {number} encoding */
const hasState = (encoding) => encoding === ISO_2022_JP || encoding === REPLACEMENT;

/** Room for a held character and a chunk. No program's code runs while anything uses it. */
let roomLength = 512;
let room = /* @__PURE__ */ new Uint8Array(roomLength);

/** Longer chunks get an array of their own. */
const MAX_ROOM = 1 << 17;

/** @param {number} length */
function roomFor(length) {
  if (length <= roomLength) return room;
  if (length > MAX_ROOM) return new Uint8Array(length);
  roomLength = MAX_ROOM;
  room = new Uint8Array(roomLength);
  return room;
}

/**
 * How many bytes at the end of a chunk are the start of a character that the next chunk may complete.
 * @param {number} encoding UTF-8, UTF-16 or a single-byte encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 */
function incompleteLength(encoding, bytes, length) {
  if (encoding === UTF_8) return incompleteLengthOfUTF8(bytes, length);
  if (encoding !== UTF_16LE && encoding !== UTF_16BE) return 0;
  const odd = length % 2;
  const high = bytes[length - odd - (encoding === UTF_16BE ? 2 : 1)];
  return (high & 0xfc) === 0xd8 ? odd + 2 : odd;
}

/** https://encoding.spec.whatwg.org/#utf-8-decoder @param {Uint8Array} bytes @param {number} length */
function incompleteLengthOfUTF8(bytes, length) {
  for (let back = 1; back <= 3 && back <= length; back++) {
    const lead = bytes[length - back];
    if (lead >= 0x80 && lead < 0xc0) continue;
    const needed = lengthInUTF8(lead);
    return back < needed && (back === 1 || isSecondByte(lead, bytes[length - back + 1])) ? back : 0;
  }
  return 0;
}

/** Whether a continuation byte may follow a leading byte: the standard's lower and upper boundary. @param {number} lead @param {number} byte */
function isSecondByte(lead, byte) {
  const lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  return byte >= lower && byte <= upper;
}
