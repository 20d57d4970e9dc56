// Decoding whole texts by the host's decoders with as few steps as possible: for a few bytes, each step takes a twentieth of the time.

import { isSingleByte } from './encodings.js';
import { attempt, isFirefox } from './host.js';

/** @typedef {import('./host.js').HostTextDecoder} HostTextDecoder */

/** What decodes views of whole texts. @typedef {{ decode: (bytes: Uint8Array) => string }} ViewDecoder */

/**
 * What a host's decoder for an encoding is good for. There is one if the decoder proved to be correct.
 * @typedef {object} Offer
 * @property {(fatal: boolean, ignoreBOM: boolean) => HostTextDecoder} newDecoder makes a decoder for a mode. In the error mode "fatal" it may
 *   be one that replaces malformed sequences: texts are then searched for replacements
 * @property {(decoder: HostTextDecoder) => ViewDecoder} [newViewDecoder] makes what decodes views faster than such
 *   a decoder, in its mode, if anything does
 * @property {(fatal: boolean, ignoreBOM: boolean) => boolean} isRight tests what isn't proved yet about the decoders for a mode
 * @property {boolean} canFail whether there are malformed sequences in the encoding
 * @property {number} leastOfASCII the least length in bytes for which the decoder is the fastest way, for text that starts with ASCII
 * @property {number} leastBeyondASCII the same for other text
 * @property {number} leastOfBuffer the same for an ArrayBuffer, which other ways need a view of
 * @property {number} most the greatest such length
 * @property {boolean} onlyASCII whether it is the fastest way for ASCII alone
 */

/** More than the length of any text that a direct decoder gets. */
const NEVER = 1e9;

/**
 * How many texts are decoded in other ways after one that the host's decoder threw for: its errors take longer than decoding, and a program's
 * texts are mostly alike.
 */
const TEXTS_AFTER_ERROR = 15;

/** After so many texts in a row for which the decoder is the fastest way, that is expected of the next ones. */
const FIRST_TEXTS = 8;
/** So many are enough even if that was often wrong. */
const MOST_TEXTS = 1024;

/**
 * The host's decoder for an encoding in one mode: with its error mode, and with byte order marks as text or not. All objects in this mode
 * share it. It pauses after a text that it isn't the fastest way for, until it would be again.
 */
export class DirectDecoder {
  encoding;
  fatal;
  ignoreBOM;
  /** Whether each chunk of a stream is decoded like a whole text: no state of the decoder nor a position in an error depends on others. */
  isStateless;
  /** Decodes the other whole texts: see `commonOf`. @type {import('./decoding.js').TextDecoderCommon | undefined} */
  common = undefined;
  /** Decodes ArrayBuffers, and all input while `takesAnything`. Always there while `most` isn't -1. @type {HostTextDecoder} */
  decoder = /** @type {any} */ (undefined);
  /** Decodes views: the same one, except in Node. @type {ViewDecoder} */
  viewDecoder = /** @type {any} */ (undefined);
  leastOfASCII = NEVER;
  leastBeyondASCII = NEVER;
  /** The greater one of both. */
  leastOfAny = NEVER;
  #leastOfBuffer = NEVER;
  /**
   * Whether an ArrayBuffer goes to the decoder without a look at its length, which would take V8 a tenth of the time for a short one. True if
   * the last one was at most half as long as `mostAtOnce`, and no shorter one would be decoded in another way.
   */
  takesAnyBuffer = false;
  /**
   * Whether all input goes to the decoder as it is, because that was the fastest way for several texts in a row. Ends with a text that is too
   * short or too long.
   */
  takesAnything = false;
  /** Whether `watch` gets what the decoder makes of texts. */
  isWatched = false;
  /** How many texts `watch` has got in a row, and how many it takes. */
  #textsInRow = 0;
  #textsNeeded = FIRST_TEXTS;
  /** The greatest length of a text that the decoder gets; -1 during a pause. */
  most = -1;
  /** The same where no search for replacements has to follow. */
  mostAtOnce = -1;
  onlyASCII = false;
  /** @type {Offer | undefined} */
  #offer = undefined;
  /** How many of the next texts it doesn't get at least. */
  #textsToSkip = 0;
  #mustSearch = false;

  /** @param {number} encoding @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(encoding, fatal, ignoreBOM) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
    this.isStateless = isSingleByte(encoding) && !fatal;
  }

  /** @param {Offer} offer */
  accept(offer) {
    if (!attempt(() => offer.isRight(this.fatal, this.ignoreBOM))) return;
    this.leastOfASCII = offer.leastOfASCII;
    this.leastBeyondASCII = offer.leastBeyondASCII;
    this.leastOfAny = Math.max(offer.leastOfASCII, offer.leastBeyondASCII);
    this.#leastOfBuffer = offer.leastOfBuffer;
    this.onlyASCII = offer.onlyASCII;
    this.#offer = offer;
    if (!this.onlyASCII) this.#activate(offer);
  }

  /** @param {Offer} offer */
  #activate({ newDecoder, newViewDecoder, canFail, most }) {
    this.decoder ??= newDecoder(this.fatal, this.ignoreBOM);
    this.viewDecoder ??= newViewDecoder?.(this.decoder) ?? this.decoder;
    this.#mustSearch = this.fatal && canFail && !this.decoder.fatal;
    this.most = most;
    this.mostAtOnce = this.#mustSearch ? -1 : most;
    // Only in Firefox, whose decoders refuse shared memory, `takesAnything` may become true.
    this.isWatched = this.onlyASCII || isFirefox();
  }

  /** Decides about the next texts. @param {string} string what the decoder made of a text @param {number} length the text's length in bytes */
  watch(string, length) {
    if (this.onlyASCII) {
      if (string.length !== length) this.pause();
      return;
    }
    this.#textsInRow = 2 * length <= this.mostAtOnce ? this.#textsInRow + 1 : 0;
    this.takesAnything = this.#textsInRow >= this.#textsNeeded;
    this.isWatched = !this.takesAnything;
  }

  /** Ends `takesAnything` after a text for which another way was faster. This took time, so it takes more texts until the next time. */
  distrust() {
    this.takesAnything = false;
    this.isWatched = true;
    this.#textsInRow = 0;
    this.#textsNeeded = Math.min(2 * this.#textsNeeded, MOST_TEXTS);
  }

  /** The next texts are decoded in other ways, and passed to `reconsider`. */
  pause() {
    this.most = -1;
    this.mostAtOnce = -1;
    this.takesAnyBuffer = false;
    this.takesAnything = false;
    this.#textsInRow = 0;
  }

  /** Pauses after an error, and forgets the decoder: Firefox's one for gb18030 would put what it had read before the next text. */
  pauseLong() {
    this.pause();
    this.#textsToSkip = TEXTS_AFTER_ERROR;
    this.decoder = /** @type {any} */ (undefined);
    this.viewDecoder = /** @type {any} */ (undefined);
  }

  /** Ends a pause if this is the fastest way for a text that was decoded in another way. @param {string} string @param {number} length in bytes */
  reconsider(string, length) {
    const offer = this.#offer;
    if (this.#textsToSkip > 0) this.#textsToSkip -= 1;
    else if (offer && length <= offer.most && (string.length === length || !offer.onlyASCII)) this.#activate(offer);
  }

  /**
   * Decodes a whole text if this is the fastest way for its length; otherwise, or if something is wrong with it, returns `undefined`.
   * @param {ArrayBuffer} buffer
   * @returns {string | undefined}
   */
  decodeBuffer(buffer) {
    try {
      const { byteLength } = buffer;
      if (byteLength < this.#leastOfBuffer || byteLength > this.mostAtOnce) return undefined;
      const string = this.decoder.decode(buffer);
      if (this.isWatched) this.watch(string, byteLength);
      else this.takesAnyBuffer = this.#leastOfBuffer === 1 && 2 * byteLength <= this.mostAtOnce;
      return string;
    } catch {
      // The text is malformed, or the object only looks like a buffer.
      this.pauseLong();
      return undefined;
    }
  }

  /**
   * Decodes a whole text of one of the lengths up to `most`. Returns `undefined` if the caller has to decode it in another way, or report
   * what is wrong with it.
   * @param {Uint8Array} bytes
   * @param {number} length the number of bytes
   * @returns {string | undefined}
   */
  decode(bytes, length) {
    try {
      const string = this.viewDecoder.decode(bytes);
      const isMalformed = this.#mustSearch && string.includes('\uFFFD');
      if (isMalformed) this.pauseLong();
      else if (this.isWatched) this.watch(string, length);
      return isMalformed ? undefined : string;
    } catch {
      // The text is malformed, or the result is too long for a string.
      this.pauseLong();
      return undefined;
    }
  }
}

/** By encoding. @type {(Offer | undefined)[]} */
const offers = [];

/** By encoding and mode. @type {(DirectDecoder | undefined)[]} */
const directDecoders = [];

/** The number of modes. */
const MODES = 4;

/**
 * Returns the decoder for a mode, which accepts no text before there is an offer.
 * @param {number} encoding
 * @param {boolean} fatal
 * @param {boolean} ignoreBOM
 */
export function directDecoderFor(encoding, fatal, ignoreBOM) {
  const place = MODES * encoding + (fatal ? 2 : 0) + (ignoreBOM ? 1 : 0);
  const known = directDecoders[place];
  if (known) return known;
  const decoder = new DirectDecoder(encoding, fatal, ignoreBOM);
  directDecoders[place] = decoder;
  const offer = offers[encoding];
  if (offer) decoder.accept(offer);
  return decoder;
}

/** The modules that test the host's decoders call this. @param {number} encoding @param {Offer} offer */
export function offerDirectDecoder(encoding, offer) {
  offers[encoding] = offer;
  for (let mode = 0; mode < MODES; mode++) directDecoders[MODES * encoding + mode]?.accept(offer);
}
