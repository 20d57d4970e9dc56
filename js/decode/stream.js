// Decodes a stream chunk by chunk: the state between calls, and characters that are split between chunks.
// https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon

import { isSecondByte, lengthInUTF8 } from '../common/code-points.js';
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
import { HAS_WASM } from '../groups.js';
import { canRun } from '../wasm/instance.js';
import { saveCodec } from '../wasm/wasm.js';
import {
  CHEAP_COPY,
  copyOf,
  isOwnBytes,
  joined,
  lengthOf,
  NOTHING,
  partOf,
  setBytes,
  writeBytes,
} from '../webidl/webidl.js';
import { decodeChunkByHost, newRightDecoder } from '../without-wasm/host-decoder.js';
import { decodeByModule } from './by-module.js';
import { decodeChunkOfPairs, incomplete } from './chunk-of-pairs.js';
import { decodeWhole, withoutBOM } from './whole.js';

/** A decoder's state between calls. A call that throws anything but `Malformed` doesn't change it. */
export class TextDecoderCommon {
  encoding;
  fatal;
  ignoreBOM;
  /** An incomplete character at the end of the last chunk. @type {Uint8Array} */
  #held = NOTHING;
  /** The state of a decoder that has more than that: see `hasState`. @type {Int32Array | null} */
  #codec = null;
  /** The host's decoder, where WebAssembly can't run. @type {import('../without-wasm/proof.js').Decoder | undefined} */
  #host = undefined;
  #bomSeen = false;
  /** The position of the next chunk, in bytes. */
  #position;

  /**
   * @param {number} encoding
   * @param {boolean} fatal
   * @param {boolean} ignoreBOM
   * @param {number} [position] of the first chunk in the stream, in bytes
   */
  constructor(encoding, fatal, ignoreBOM, position = 0) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
    this.#position = position;
  }

  get name() {
    return encodings[this.encoding].name;
  }

  reset() {
    this.#held = NOTHING;
    this.#codec = null;
    this.#host = undefined;
    this.#bomSeen = false;
    this.#position = 0;
  }

  /**
   * An error discards the rest of the chunk. The decoder keeps the state in which its handler returned the error: the
   * initial one, except that ISO-2022-JP keeps its character set.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @param {string} [context] if given, malformed input throws a TypeError whose message starts with it
   * @returns {string}
   * @throws {Malformed | TypeError} if `fatal` is set
   */
  decode(chunk, endOfQueue, context) {
    const { encoding } = this;
    const chunkLength = lengthOf(chunk);
    const heldLength = lengthOf(this.#held);
    const length = heldLength + chunkLength;
    if (chunkLength === 0 && !endOfQueue) return '';
    // Otherwise a byte is read twice, so no other thread may change the bytes.
    const needsNoCopy = endOfQueue || isSingleByte(encoding) || (chunkLength > CHEAP_COPY && isOwnBytes(chunk));
    const bytes = heldLength === 0 && needsNoCopy ? chunk : this.#ownBytes(chunk, chunkLength, heldLength);
    let string;
    let end = length;
    try {
      if (HAS_WASM && this.#needsHost(endOfQueue)) string = this.#decodeByHost(bytes, length, endOfQueue);
      else if (hasState(encoding)) string = this.#decodeWithState(bytes, length, endOfQueue);
      else if (!endOfQueue && isOfPairs(encoding)) {
        string = decodeChunkOfPairs(encoding, bytes, length, this.fatal);
        end -= incomplete;
      } else {
        if (!endOfQueue) end -= incompleteLength(encoding, bytes, length);
        string = decodeWhole(bytes, end, encoding, this.fatal, true);
      }
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      error.offset += this.#position - heldLength;
      this.#held = NOTHING;
      this.#position += chunkLength;
      throw context === undefined ? error : error.toTypeError(context);
    }
    if (!this.#bomSeen && end > 0) {
      this.#bomSeen = true;
      if (!this.ignoreBOM) string = withoutBOM(string, encoding);
    }
    this.#held = end < length ? copyOf(bytes, end, length) : NOTHING;
    this.#position += chunkLength;
    return string;
  }

  /**
   * Joins the held bytes and a chunk; there may be unused bytes after these.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {number} heldLength
   */
  #ownBytes(chunk, length, heldLength) {
    // Another thread may make the chunk longer, but not this view.
    if (heldLength + length > MAX_ROOM) return joined(this.#held, partOf(chunk, 0, length));
    if (heldLength > 0) setBytes(room, this.#held);
    writeBytes(room, heldLength, chunk, length);
    return room;
  }

  /** Whether only the host can decode a chunk and knows where its characters end. @param {boolean} endOfQueue */
  #needsHost(endOfQueue) {
    const { encoding } = this;
    return this.#host !== undefined || (!canRun() && (hasState(encoding) || (!endOfQueue && isOfPairs(encoding))));
  }

  /** @param {Uint8Array} bytes @param {number} length @param {boolean} endOfQueue */
  #decodeByHost(bytes, length, endOfQueue) {
    const host = this.#host ?? newRightDecoder(this.encoding, this.fatal);
    // After an error, Firefox's decoder of gb18030 would put bytes from before it into the next text.
    this.#host = undefined;
    const string = decodeChunkByHost(host, this.encoding, bytes, length, !endOfQueue);
    if (!endOfQueue) this.#host = host;
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

/**
 * Only ISO-2022-JP and replacement have more state than the bytes of an incomplete character.
 * @param {number} encoding
 */
const hasState = (encoding) => encoding === ISO_2022_JP || encoding === REPLACEMENT;

/** Room for a held character and a short chunk. No program's code runs while it is in use. */
const MAX_ROOM = 512;
const room = /* @__PURE__ */ new Uint8Array(MAX_ROOM);

/**
 * The length of the incomplete character at the end of a chunk.
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
