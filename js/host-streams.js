// Decoding a stream by a decoder of the host, which then has the state between chunks. In Firefox, which takes long to make strings of what
// WebAssembly has decoded, that takes 0.3 to 0.9 times as long for chunks of 100 bytes to 2 KB, and for web pages in larger ones.

import { newCommon, TextDecoderCommon } from './decoding.js';
import { bomOf, encodings, hasBOM, isOfPairs } from './encodings.js';
import { attempt, isFirefox, newHostDecoder } from './host.js';
import { hasProved, isStartForHost, mayBeForHost } from './host-pairs.js';
import { lazy } from './lazy.js';
import { decodeBlock, saveCodec, tooLong, unitsString, useDecoder } from './wasm.js';
import { copyOf, lengthOf, partOf } from './webidl.js';

/** @typedef {import('./host.js').HostTextDecoder} HostTextDecoder */

/** For shorter chunks of UTF-8 and UTF-16, this package's loops are as fast. */
const LEAST_IN_STREAM = 40;

/** Whether the host's decoders are faster for UTF-8 and UTF-16. */
const isFaster = /* @__PURE__ */ lazy(isFirefox);

/**
 * Makes what decodes streams in the mode of a direct decoder.
 * @param {import('./direct-decoders.js').DirectDecoder} direct
 */
export function newStreamCommon(direct) {
  const { encoding, fatal, ignoreBOM } = direct;
  const mayBeByHost = isOfPairs(encoding) ? mayBeForHost() : hasBOM(encoding) && isFaster();
  // Where malformed input is, the host doesn't say.
  return mayBeByHost && !fatal ? new HostStreamCommon(encoding, fatal, ignoreBOM) : newCommon(direct);
}

/** A `TextDecoderCommon` that leaves a stream to a decoder of the host, if that is faster judging by the first chunk. */
class HostStreamCommon extends TextDecoderCommon {
  /** @type {HostTextDecoder | undefined} */
  #host = undefined;
  /** Whether this package's decoder has the current stream. If neither has it, the next chunk starts a stream. */
  #isByOwn = false;
  /** Whether it has it only because the host's decoder has not proved to be correct yet. */
  #isWaiting = false;

  reset() {
    super.reset();
    this.#isByOwn = false;
  }

  /** @type {TextDecoderCommon['decode']} */
  decode(chunk, endOfQueue, context) {
    if (this.hostOfStream) return this.#decodeByHost(chunk, endOfQueue);
    if (this.#isByOwn) {
      if (this.#isWaiting) this.#isWaiting = !hasProved(this.encoding, lengthOf(chunk));
    } else if (!endOfQueue && this.#takes(chunk)) return this.#decodeByHost(chunk, endOfQueue);
    return super.decode(chunk, endOfQueue, context);
  }

  /** Whether the host decodes the stream that a chunk starts. @param {Uint8Array} chunk */
  #takes(chunk) {
    const { encoding } = this;
    const length = lengthOf(chunk);
    const isPairs = isOfPairs(encoding);
    const isFaster = isPairs ? isStartForHost(chunk, length) : length >= LEAST_IN_STREAM;
    this.#isWaiting = isFaster && isPairs && !hasProved(encoding, length);
    const isForHost = isFaster && !this.#isWaiting && isRightInStreams(encoding);
    this.#isByOwn = !isForHost;
    if (isForHost) this.#host ??= newHostDecoder(this.name, false, this.ignoreBOM);
    return isForHost;
  }

  /** @param {Uint8Array} chunk @param {boolean} endOfQueue @returns {string} */
  #decodeByHost(chunk, endOfQueue) {
    const host = /** @type {HostTextDecoder} */ (this.#host);
    this.hostOfStream = endOfQueue ? undefined : host;
    try {
      return host.decode(chunk, endOfQueue ? LAST : NOT_LAST);
    } catch (error) {
      this.failUnlessRefused(chunk, error);
      return this.#decodeByHost(copyOf(chunk, 0, lengthOf(chunk)), endOfQueue);
    }
  }

  /**
   * After the host's decoder has thrown: does nothing if it refuses the chunk's memory. Otherwise the stream has ended, because the decoder may
   * have kept anything of it.
   * @param {Uint8Array} chunk
   * @param {unknown} error
   * @throws {RangeError}
   */
  failUnlessRefused(chunk, error) {
    if (isRefused(/** @type {HostTextDecoder} */ (this.#host), chunk)) return;
    this.#host = undefined;
    this.hostOfStream = undefined;
    throw tooLong(error);
  }
}

/**
 * Whether the host refuses a chunk's memory, as Firefox does if that is shared or resizable. An empty chunk changes nothing of a stream.
 * @param {HostTextDecoder} host
 * @param {Uint8Array} chunk
 */
const isRefused = (host, chunk) => attempt(() => host.decode(partOf(chunk, 0, 0), NOT_LAST)) === undefined;

/** The host gets the same objects each time, because making one takes Firefox 20 ns. */
export const NOT_LAST = { stream: true };
export const LAST = { stream: false };

/** Whether the host's decoder is correct for streams with replacement. @param {number} encoding */
function isRightInStreams(encoding) {
  results[encoding] ??= attempt(() => splitsCorrectly(encoding)) === true;
  return results[encoding];
}

/** Whether the host's decoders are correct for streams, by encoding. @type {(boolean | undefined)[]} */
const results = [];

/** Bytes that are text, leading, trailing, or malformed in different encodings; two of those that follow may complete a sequence. */
const FIRST = [0x61, 0x80, 0x81, 0x8e, 0x8f, 0xa1, 0xc3, 0xd8, 0xe3, 0xf0, 0xff];
const FOLLOWING = [0x20, 0x30, 0x81, 0xa1, 0xdc, 0xfe];

/**
 * Whether the host's decoder makes the same of each byte as WebAssembly's decoder if each is a chunk, and has its state also between longer
 * ones therefore. Other tests have shown what it makes of whole texts.
 * @param {number} encoding
 */
function splitsCorrectly(encoding) {
  const decoder = newHostDecoder(encodings[encoding].name);
  /** @type {Int32Array | null} */
  let state = null;
  const isRight = (/** @type {number} */ byte, /** @type {boolean} */ isLast) => {
    const chunk = Uint8Array.of(byte);
    useDecoder(encoding, state);
    const text = unitsString(0, decodeBlock(chunk, 1, 0, false, isLast));
    state = saveCodec();
    return decoder.decode(chunk, { stream: !isLast }) === text;
  };
  const bytes = FIRST.flatMap((first) =>
    FOLLOWING.flatMap((second) => FOLLOWING.flatMap((third) => [first, second, third])),
  );
  return bytes.every((byte) => isRight(byte, false)) && isRight(0x81, true) && removesBOM(encoding);
}

/** Whether the host's decoder removes a byte order mark in pieces, but only at the start. @param {number} encoding */
function removesBOM(encoding) {
  const decoder = newHostDecoder(encodings[encoding].name, false, false);
  const bytes = bomOf(encoding) ?? [];
  const text = [...bytes, ...bytes].map((byte) => decoder.decode(Uint8Array.of(byte), { stream: true }));
  return text.join('') + decoder.decode() === (hasBOM(encoding) ? '\uFEFF' : '');
}
