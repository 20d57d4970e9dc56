// TextDecoderCommon: https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon

import { BOM } from './code-points.js';
import {
  decodeFewPairs,
  decodeShortByTable,
  decodeShortUTF8,
  decodeShortUTF16,
  isShortForLoop,
  isShortForTable,
  keepEndOfUTF8,
  mostASCII,
  prefersSlice,
  rest,
} from './decoding-loops.js';
import { directDecoderFor } from './direct-decoders.js';
import {
  encodings,
  hasBOM,
  isASCIICompatible,
  isOfPairs,
  isSingleByte,
  REPLACEMENT,
  toEncoding,
  UTF_8,
  UTF_16BE,
  UTF_16LE,
  WINDOWS_1252,
} from './encodings.js';
import { Malformed } from './errors.js';
import { fewBytes, viewOfFew } from './few-bytes.js';
import { HAS_MULTI_BYTE, HAS_SINGLE_BYTE } from './groups.js';
import { decodeASCII, decodeByPreferred, decodeSingleByte } from './host-bytes.js';
import { decodePairs, isForModule } from './host-pairs.js';
import { decodeUTF8ByHost, decodeUTF16ByHost, hostDecoder, learnFromHost } from './host-unicode.js';
import { FEW, MANY } from './host-utf8.js';
import { decodeFew } from './lookup.js';
import { decodeByModule, decodeShortUTF8ByModule, decodeShortUTF8Whole, decodeSingles } from './short-decoders.js';
import { MOST_CHARACTERS } from './string-of-bytes.js';
import { MOST_IN_CHUNK, MOST_UNITS } from './string-of-few.js';
import { learn } from './utf8-choice.js';
import {
  blockLength,
  collectUnits,
  decodeBlock,
  explain,
  firstUnit,
  hasRoomFor,
  join,
  report,
  saveCodec,
  stateToKeep,
  unitsAddress,
  unitsString,
  useDecoder,
} from './wasm.js';
import { lengthOf, partOf, setBytes } from './webidl.js';

export { join } from './wasm.js';

/** Shorter chunks that start or end inside a character go to WebAssembly; of longer ones, the host decodes the complete characters. */
const LEAST_TO_SPLIT = 256;

/** The state that decoder objects keep between calls, and how they decode a chunk. */
export class TextDecoderCommon {
  encoding;
  fatal;
  ignoreBOM;
  /** The host's decoder that has the current stream: see `host-streams.js`. @type {import('./host.js').HostTextDecoder | undefined} */
  hostOfStream = undefined;
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #decoder = null;
  /** The incomplete character at the end of the last chunk, unless `#decoder` contains it: its bytes, like those of `rest`. */
  #held = 0;
  #heldLength = 0;
  #bomSeen = false;
  /** The position of the next chunk in the stream, in bytes. */
  #position;
  /** The error that ended the current call. @type {Malformed | null} */
  #malformed = null;

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
    this.#decoder = null;
    this.#heldLength = 0;
    this.#bomSeen = false;
    this.#position = 0;
  }

  /**
   * Decodes a chunk and serializes the result.
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
    const length = lengthOf(chunk);
    if (!this.#decoder) {
      // A few bytes of UTF-8 between whole characters, behind the place for a byte order mark: keeping nothing for the next chunk takes a
      // tenth less time.
      if (
        this.#bomSeen &&
        this.#heldLength === 0 &&
        this.encoding === UTF_8 &&
        length <= FEW &&
        chunk[length - 1] < 0x80
      ) {
        const string = decodeShortUTF8Whole(chunk, length, this.fatal);
        if (string !== undefined) {
          this.#position += length;
          return string;
        }
      }
      const string =
        this.#heldLength === 0
          ? this.#decodeQuickly(chunk, length, endOfQueue)
          : this.#decodeWithHeld(chunk, length, endOfQueue);
      if (string !== undefined) {
        if (!endOfQueue) this.#keepRest(length);
        return string;
      }
    }
    return this.#decodeSlowly(chunk, length, endOfQueue, context);
  }

  /**
   * Decodes a whole text, like `reset` and then `decode`, but with fewer steps for a short one.
   * @param {Uint8Array} bytes
   * @param {number} length the number of bytes
   * @param {string} [context] as for `decode`
   */
  decodeWhole(bytes, length, context) {
    // An object at position 0 is as new, and in Firefox each of the writes in `reset` takes 2 ns.
    if (this.#position !== 0) this.reset();
    const { encoding } = this;
    const isShort = length <= FEW;
    if (encoding === UTF_8 && length > 0) {
      const string = isShort
        ? (decodeShortUTF8Whole(bytes, length, this.fatal) ?? decodeByModule(encoding, bytes, length, this.fatal))
        : decodeUTF8ByHost(bytes, length, true, this.fatal);
      if (string !== undefined) return !isShort || bytes[0] === 0xef ? this.#withoutBOM(string) : string;
    } else {
      const few = length > 0 ? decodeByLookup(bytes, length, true, encoding) : undefined;
      const isForOthers = few === undefined && !(isShort && isForModule(encoding, bytes, length));
      const string = isForOthers ? this.#decodeByOthers(bytes, length, true) : this.#unlessMalformed(few);
      if (string !== undefined) return string;
      const byModule = isShort && !hasBOM(encoding) ? decodeByModule(encoding, bytes, length, this.fatal) : undefined;
      if (byModule !== undefined) return byModule;
    }
    return this.#decodeSlowly(bytes, length, true, context);
  }

  /**
   * Decodes a chunk for which `#decodeQuickly` returned `undefined`, or which follows held bytes or depends on `#decoder`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   * @param {string | undefined} context
   */
  #decodeSlowly(chunk, length, endOfQueue, context) {
    const decoder = this.#decoder;
    const held = this.#held;
    const heldLength = this.#heldLength;
    const bomSeen = this.#bomSeen;
    const position = this.#position;
    let isDecoded = false;
    try {
      const string = this.#decodePart(chunk, length, endOfQueue);
      const malformed = this.#malformed;
      const error = malformed && context !== undefined ? malformed.toTypeError(context) : malformed;
      isDecoded = true;
      if (!error) return string;
      this.#bomSeen = bomSeen;
      this.#position = position + length;
      throw error;
    } catch (error) {
      throw isDecoded ? error : explain(error);
    } finally {
      this.#malformed = null;
      if (!isDecoded) {
        // The call failed without decoding the chunk. Undoing its changes calls nothing, because the reason may be the end of the stack.
        this.#decoder = decoder;
        this.#held = held;
        this.#heldLength = heldLength;
        this.#bomSeen = bomSeen;
        this.#position = position;
      }
    }
  }

  /**
   * Does this without undoing changes. For malformed input in the error mode "fatal", sets `#malformed`, and returns the text before it.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   * @returns {string}
   */
  #decodePart(chunk, length, endOfQueue) {
    if (this.#heldLength > 0) {
      const string = this.#decodeAfterHeld(chunk, length, endOfQueue);
      if (string !== undefined) return string;
      const whole = this.#heldLength + length;
      if (length > 0 && whole <= fewBytes.length) {
        // As if the held bytes and the chunk were one, which saves a call of WebAssembly.
        const bytes = this.#joined(chunk, whole);
        this.#position -= this.#heldLength;
        this.#heldLength = 0;
        return this.#decodePart(bytes, whole, endOfQueue);
      }
      this.#passHeldOn();
    }
    return this.#decodeByHost(chunk, length, endOfQueue) ?? this.#decodeBlocks(chunk, length, endOfQueue);
  }

  /**
   * Decodes a chunk that doesn't depend on earlier ones in a faster way than by WebAssembly's decoder, if there is one; otherwise returns
   * `undefined`. Sets `rest`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeQuickly(chunk, length, endOfQueue) {
    const { encoding } = this;
    rest.length = 0;
    const few = length > 0 && encoding !== UTF_8 ? decodeByLookup(chunk, length, endOfQueue, encoding) : undefined;
    return few === undefined ? this.#decodeByOthers(chunk, length, endOfQueue) : this.#unlessMalformed(few);
  }

  /**
   * Does the same in other ways than `decodeFew`. The caller clears `rest` before a chunk.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeByOthers(chunk, length, endOfQueue) {
    const { encoding } = this;
    if (length === 0) return '';
    if (encoding === UTF_8) {
      const short = isShortForLoop(chunk, length) ? decodeShortUTF8(chunk, length, endOfQueue, this.fatal) : undefined;
      if (short !== undefined) return short;
      return this.#withoutBOM(this.#decodeLongUTF8(chunk, length, endOfQueue));
    }
    if (encoding === UTF_16LE || encoding === UTF_16BE) {
      const string =
        length <= 2 * MOST_UNITS
          ? decodeShortUTF16(chunk, length, encoding === UTF_16BE)
          : decodeUTF16ByHost(encoding, chunk, length);
      return this.#withoutBOM(string);
    }
    if (!isASCIICompatible(encoding)) return undefined;
    const isSingle = isSingleByte(encoding);
    const string =
      !isSingle && length <= (chunk[0] < 0x80 ? mostASCII() : MOST_UNITS)
        ? decodeShortByTable(chunk, length, endOfQueue, encoding)
        : decodeByFastest(encoding, isSingle, chunk, length, endOfQueue);
    return this.#unlessMalformed(string);
  }

  /**
   * Decodes UTF-8 for which a loop isn't the fastest way.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeLongUTF8(chunk, length, endOfQueue) {
    return (
      decodeUTF8ByHost(chunk, length, endOfQueue, this.fatal) ??
      (length <= FEW ? decodeShortUTF8ByModule(chunk, length, endOfQueue, this.fatal) : undefined)
    );
  }

  /**
   * In the error mode "fatal", returns `undefined` for text that may contain a replacement: the decoder then finds where that is.
   * @param {string | undefined} string
   */
  #unlessMalformed(string) {
    // In windows-1252, no byte is malformed.
    const mayBeMalformed = this.fatal && this.encoding !== WINDOWS_1252;
    return mayBeMalformed && string?.includes('\uFFFD') ? undefined : string;
  }

  /**
   * Serializes text that may be the start of a stream: https://encoding.spec.whatwg.org/#concept-td-serialize
   *
   * This checks the string, because after reading the first byte Node's decoder takes 1.2 times as long for 64 KB.
   * @template {string | undefined} Text
   * @param {Text} text
   * @returns {Text}
   */
  #withoutBOM(text) {
    const hasBOM = !this.#bomSeen && !this.ignoreBOM && text?.charCodeAt(0) === BOM;
    return hasBOM ? /** @type {Text} */ (text.slice(1)) : text;
  }

  /**
   * Decodes the held bytes and a chunk of at most a few hundred bytes together; `undefined` if the caller has to decode them in another way.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeWithHeld(chunk, length, endOfQueue) {
    const whole = this.#heldLength + length;
    if (length === 0 || whole > fewBytes.length) return undefined;
    rest.length = 0;
    if (length > MOST_IN_CHUNK) return this.#decodeLongWithHeld(chunk, whole, endOfQueue);
    this.#joinHeld(chunk, whole);
    return this.encoding === UTF_8
      ? decodeShortUTF8(fewBytes, whole, endOfQueue, this.fatal)
      : this.#unlessMalformed(
          decodeFew(fewBytes, whole, endOfQueue, this.encoding) ??
            decodeShortByTable(fewBytes, whole, endOfQueue, this.encoding),
        );
  }

  /** Does this for a chunk of more than `MOST_IN_CHUNK` bytes. @param {Uint8Array} chunk @param {number} whole @param {boolean} endOfQueue */
  #decodeLongWithHeld(chunk, whole, endOfQueue) {
    const bytes = this.#joined(chunk, whole);
    return this.encoding === UTF_8
      ? this.#decodeLongUTF8(bytes, whole, endOfQueue)
      : this.#unlessMalformed(decodeFew(bytes, whole, endOfQueue, this.encoding));
  }

  /**
   * Decodes a chunk of UTF-8 that completes the held character; otherwise returns `undefined`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeAfterHeld(chunk, length, endOfQueue) {
    if (this.encoding !== UTF_8) return undefined;
    const heldLength = this.#heldLength;
    const lead = this.#held & 0xff;
    const whole = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (heldLength + length <= whole) return undefined;
    this.#joinHeld(chunk, whole);
    const first = decodeShortUTF8(fewBytes, whole, true, true);
    if (first === undefined) return undefined;
    const start = whole - heldLength;
    this.#heldLength = 0;
    this.#position += start;
    this.#bomSeen = true;
    const after = partOf(chunk, start, length);
    const string = this.#decodeQuickly(after, length - start, endOfQueue);
    if (string === undefined) return join(first, this.#decodePart(after, length - start, endOfQueue));
    if (!endOfQueue) this.#keepRest(length - start);
    return join(first, string);
  }

  /** Copies the held bytes and the start of a chunk to `fewBytes`. @param {Uint8Array} chunk @param {number} whole the length of both */
  #joinHeld(chunk, whole) {
    // Assigning stores the low byte.
    fewBytes[0] = this.#held;
    fewBytes[1] = this.#held >> 8;
    fewBytes[2] = this.#held >> 16;
    const start = this.#heldLength;
    for (let i = start; i < whole; i++) fewBytes[i] = chunk[i - start];
  }

  /** Copies the held bytes and a whole chunk to `fewBytes`. @param {Uint8Array} chunk @param {number} whole the length of both */
  #joined(chunk, whole) {
    this.#joinHeld(chunk, this.#heldLength);
    setBytes(fewBytes, chunk, this.#heldLength);
    return viewOfFew(whole);
  }

  /** Makes `rest` the held bytes. @param {number} length how many bytes to add to the position */
  #keepRest(length) {
    this.#position += length;
    // Some of the bytes became text.
    this.#bomSeen ||= this.#heldLength + length > rest.length;
    this.#heldLength = rest.length;
    this.#held = rest.bytes;
  }

  /** Makes `#decoder` a decoder that has read the held bytes. */
  #passHeldOn() {
    const held = Uint8Array.of(this.#held, this.#held >> 8, this.#held >> 16);
    useDecoder(this.encoding, null);
    decodeBlock(held, this.#heldLength, 0, this.fatal, false);
    this.#decoder = saveCodec();
    this.#heldLength = 0;
  }

  /**
   * Decodes by the host if that is faster, except for characters that the chunk's start or end splits; otherwise returns `undefined`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeByHost(chunk, length, endOfQueue) {
    // Usually `decodeUTF8ByHost` has already tried and returned `undefined`, for example because the chunk is malformed.
    if (this.fatal && this.encoding === UTF_8 && length <= MANY) return undefined;
    const host = hostDecoder(this.encoding, chunk, length);
    if (!host) return undefined;
    let start = 0;
    let string = '';
    // Also at the end of the stream: hosts decode malformed input slowly, such as text that ends inside a character.
    const end = host.completeLength(chunk, length);
    if (length < LEAST_TO_SPLIT && (this.#decoder || end < length)) return undefined;
    if (this.#decoder) {
      // Only in UTF-8, the bytes show which of them complete a character of the previous chunk.
      if (this.encoding !== UTF_8) return undefined;
      while (start < 3 && (chunk[start] & 0xc0) === 0x80) start += 1;
      // The next chunk may continue the character.
      if (start === length) return undefined;
      string = this.#decodeBlocks(partOf(chunk, 0, start), start, true);
      if (this.#malformed) return string;
    }
    const whole = start === 0 && end === length ? chunk : partOf(chunk, start, end);
    const decoded = host.decode(whole, this.fatal);
    if (decoded === undefined) {
      string = join(string, this.#decodeBlocks(whole, end - start, true));
      if (this.#malformed) return string;
    } else {
      if (this.encoding === UTF_8) learnFromHost(whole, end - start, decoded);
      string = join(string, this.#withoutBOM(decoded));
      this.#position += end - start;
    }
    this.#bomSeen ||= end > 0;
    if (end === length) return string;
    if (this.encoding === UTF_8 && !endOfQueue && keepEndOfUTF8(chunk, end, length)) {
      this.#keepRest(length - end);
      return string;
    }
    return join(string, this.#decodeBlocks(partOf(chunk, end, length), length - end, endOfQueue));
  }

  /** @param {Uint8Array} chunk @param {number} chunkLength @param {boolean} endOfQueue */
  #decodeBlocks(chunk, chunkLength, endOfQueue) {
    useDecoder(this.encoding, this.#decoder);
    let string = '';
    const collection = collectUnits(chunkLength);
    let bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding);
    // The number of code units that aren't part of the string yet. Its parts are long, because joining them takes time.
    let written = 0;
    for (let start = 0; ; start += blockLength) {
      const isLast = chunkLength - start <= blockLength;
      const read = Math.min(blockLength, chunkLength - start);
      const block = start === 0 && isLast ? chunk : partOf(chunk, start, start + read);
      const length = decodeBlock(block, read, written, this.fatal, endOfQueue && isLast);
      if (length < 0) {
        this.#decoder = saveCodec();
        this.#malformed = new Malformed(this.name, this.#position + start + report.start(), report.length());
        return string;
      }
      written += length;
      if (written > 0 && (isLast || !hasRoomFor(written))) {
        // https://encoding.spec.whatwg.org/#concept-td-serialize
        const first = !bomSeen && firstUnit() === BOM ? 1 : 0;
        if (collection) collection.add(unitsAddress() + 2 * first, written - first);
        else string = join(string, unitsString(first, written));
        bomSeen = true;
        written = 0;
      }
      if (isLast) break;
    }
    this.#bomSeen = bomSeen;
    this.#decoder = endOfQueue ? null : stateToKeep();
    this.#position += chunkLength;
    if (collection) return collection.toText();
    if (this.encoding === UTF_8) learn(chunk, chunkLength, string);
    return string;
  }
}

/**
 * Decodes like `decodeFew`, or without WebAssembly if there are only a few bytes and each may be a character, or a part of a pair.
 * @type {typeof decodeFew}
 */
function decodeByLookup(bytes, length, endOfQueue, encoding) {
  if (length <= MOST_CHARACTERS) {
    let string;
    if (isSingleByte(encoding) || mayBeASCII(bytes, length, encoding)) string = decodeSingles(bytes, length, encoding);
    else if (HAS_MULTI_BYTE && isOfPairs(encoding) && !prefersSlice()) string = decodeFewPairs(bytes, length, encoding);
    if (string !== undefined) return string;
  }
  return decodeFew(bytes, length, endOfQueue, encoding);
}

/** Whether three bytes are ASCII, and so perhaps all. @param {Uint8Array} bytes @param {number} length @param {number} encoding */
const mayBeASCII = (bytes, length, encoding) =>
  (bytes[0] | bytes[length >> 1] | bytes[length - 1]) < 0x80 && isASCIICompatible(encoding);

/**
 * Decodes a chunk in an ASCII-compatible encoding with replacement, in the fastest way other than WebAssembly's decoder. Returns `undefined`
 * if there is none. May set `rest`.
 * @param {number} encoding
 * @param {boolean} isSingle whether it is a single-byte encoding
 * @param {Uint8Array} chunk
 * @param {number} length
 * @param {boolean} endOfQueue
 */
const decodeByFastest = (encoding, isSingle, chunk, length, endOfQueue) =>
  (HAS_SINGLE_BYTE && isSingle ? decodeByPreferred(encoding, chunk, length) : undefined) ??
  (chunk[0] < 0x80 ? decodeASCII(encoding, chunk, length) : undefined) ??
  (HAS_MULTI_BYTE && !isSingle && endOfQueue && length > MOST_UNITS
    ? decodePairs(encoding, chunk, length)
    : undefined) ??
  (isShortForTable(chunk, length, isSingle) ? decodeShortByTable(chunk, length, endOfQueue, encoding) : undefined) ??
  (HAS_SINGLE_BYTE && isSingle ? decodeSingleByte(encoding, chunk, length) : undefined);

/** @typedef {import('./direct-decoders.js').DirectDecoder} DirectDecoder */

/** Makes what decodes in the mode of a direct decoder. @param {DirectDecoder} direct */
export const newCommon = ({ encoding, fatal, ignoreBOM }) => new TextDecoderCommon(encoding, fatal, ignoreBOM);

/**
 * Returns what decodes whole texts in a mode where the host doesn't. All calls share it, because making one takes as long as decoding a few
 * bytes. No program's code runs during a call, so calls don't overlap.
 * @param {DirectDecoder} direct
 * @returns {TextDecoderCommon}
 */
export function commonOf(direct) {
  direct.common ??= newCommon(direct);
  return direct.common;
}

/**
 * Decodes a whole text.
 * @param {Uint8Array} bytes
 * @param {number} length the number of bytes, which the caller reads, because a program's subclass may have a getter `length`
 * @param {number} encoding
 * @param {boolean} fatal
 * @param {boolean} ignoreBOM
 * @param {string} [context] as for `TextDecoderCommon`'s method `decode`
 */
export const decodeWhole = (bytes, length, encoding, fatal, ignoreBOM, context) =>
  decodeWholeBy(directDecoderFor(encoding, fatal, ignoreBOM), bytes, length, context);

/**
 * Decodes a whole text by the host's decoder if that is the fastest way.
 * @param {DirectDecoder} direct
 * @param {Uint8Array} bytes
 * @param {number} length as for `decodeWhole`
 * @param {string} [context] as for `decodeWhole`
 */
export function decodeWholeBy(direct, bytes, length, context) {
  if (length < direct.leastOfAny) return commonOf(direct).decodeWhole(bytes, length, context);
  const directly = length <= direct.most ? direct.decode(bytes, length) : undefined;
  if (directly !== undefined) return directly;
  const string = commonOf(direct).decodeWhole(bytes, length, context);
  if (direct.most < 0) direct.reconsider(string, length);
  return string;
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
