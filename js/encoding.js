// The encoding of strings, which all encoder objects and functions share.

import { encodeASCII, isMostlyASCII, LEAST_ASCII } from './ascii-writer.js';
import {
  ESCAPE,
  encodeBytes,
  encodeManyBytes,
  encodePairs,
  encodeShifted,
  MOST_BYTES,
  MOST_SHIFTED,
  mostToMultiByte,
  mostToSingleByte,
} from './encoding-loops.js';
import {
  EUC_JP,
  encodings,
  ISO_2022_JP,
  isSingleByte,
  REPLACEMENT,
  toEncoding,
  UTF_8,
  UTF_16BE,
  UTF_16LE,
} from './encodings.js';
import { UnmappableError } from './errors.js';
import { HAS_JAPANESE, HAS_MULTI_BYTE, HAS_SINGLE_BYTE } from './groups.js';
import { attempt, isBun, isFirefox, isWebKit, isWorkerd, ucs2Write } from './host.js';
import { encodeByHost } from './host-encoder.js';
import { series } from './instance.js';
import { lazy } from './lazy.js';
import {
  blockLength,
  bytesByTable,
  encodeBlock,
  explain,
  fullUnitTable,
  outputBytes,
  report,
  saveCodec,
  UNMAPPABLE,
  unitTable,
  useEncoder,
  writeBlock,
} from './wasm.js';
import { copyOf, lengthOf, NOTHING, setBytes, toScalarValueString } from './webidl.js';

/**
 * What the WebAssembly module can do with an unmappable code point, in the order of its numbers: throw, write an HTML reference
 * (`&#128169;`), or write `?`. A reader can't distinguish the output of 'html' from the same characters in the text, so
 * it is for HTML forms, and loses data elsewhere.
 */
export const UNMAPPABLE_MODES = /** @type {const} */ (['fatal', 'html', 'replacement']);

/** If a replacer uses the module, the block is written again after the call. So these blocks are short. */
const REPLACING_BLOCK = 2048;

/** For fewer code units, calling WebAssembly takes longer than it saves. */
const LEAST_TO_EXAMINE = 512;

/** Whether WebAssembly encodes ASCII and some other characters faster than a loop in JavaScript that is faster for other text. */
const isFasterForASCII = /* @__PURE__ */ lazy(() => isBun() || isFirefox());

/**
 * Encodes a short text without an encoder. Returns `undefined` if the text isn't short, or a table can't encode it.
 * @param {string} string
 * @param {number} encoding one that has an encoder
 */
export function encodeShort(string, encoding) {
  const { length } = string;
  const ascii = length < LEAST_ASCII ? undefined : encodeASCII(string, encoding);
  if (ascii) return ascii;
  const isSingle = isSingleByte(encoding);
  // The first comparison saves the calls for most strings.
  if (length > MOST_BYTES && length > (isSingle ? mostToSingleByte() : mostToMultiByte())) return undefined;
  if (HAS_SINGLE_BYTE && isSingle) return encodeBytes(string, /** @type {Uint8Array} */ (unitTable(encoding)));
  if (HAS_JAPANESE && encoding === ISO_2022_JP) {
    return length <= MOST_SHIFTED ? encodeShifted(string, /** @type {Uint16Array} */ (unitTable(EUC_JP))) : undefined;
  }
  if (!HAS_MULTI_BYTE || (length > LEAST_TO_EXAMINE && isFasterForASCII() && isMostlyASCII(string))) return undefined;
  const table = /** @type {Uint16Array | undefined} */ (unitTable(encoding));
  return table && encodePairs(string, table);
}

/**
 * Whether a loop in JavaScript over a string is faster than WebAssembly's over a copy: it takes 0.5 to 0.7 times as long in Bun, Firefox
 * and WebKit, and 3 to 4 in other hosts.
 */
const loopBeatsWebAssembly = /* @__PURE__ */ lazy(
  () => isBun() || isFirefox() || isWebKit() || (isWorkerd() && !ucs2Write),
);

/**
 * Encodes in one loop. Returns `undefined` if the host has no fast one, or a code point may be unmappable.
 * @param {string} string of at most `blockLength` code units
 * @param {number} encoding a single-byte encoding
 */
function encodeByTable(string, encoding) {
  return loopBeatsWebAssembly()
    ? encodeManyBytes(string, /** @type {Uint8Array} */ (fullUnitTable(encoding)))
    : bytesByTable(string, encoding);
}

/**
 * Encodes a block, or less, without an encoder. Returns `undefined` if there is no such way, or a code point may be unmappable.
 * @param {string} string
 * @param {number} encoding one that has an encoder
 */
function encodeQuickly(string, encoding) {
  const short = encodeShort(string, encoding);
  return short ?? (HAS_SINGLE_BYTE && isSingleByte(encoding) ? encodeByTable(string, encoding) : undefined);
}

/** The replacer for 'ignore'. It only marks the mode: because its result is known, nothing calls it. */
export const omit = () => '';

/** The state that encoder objects keep between calls, and how they encode a chunk. */
export class EncoderCommon {
  encoding;
  unmappable;
  #replace;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #encoder = null;
  /** The position of the next chunk in the stream, in code units. */
  #position = 0;
  /** The escape sequence that `Shifts` held back at the end of the last chunk. @type {Uint8Array<ArrayBuffer>} */
  #shift = NOTHING;

  /** Converts an index in the stream to the index that an error reports; users of this class may replace it. */
  locate = (/** @type {number} */ index) => index;

  /**
   * @param {number} encoding one that has an encoder
   * @param {import('./unmappable.js').Unmappable} unmappable
   * @param {import('./unmappable.js').Replacer} [replace] implements the values of `unmappable` that aren't in `UNMAPPABLE_MODES`
   */
  constructor(encoding, unmappable, replace = undefined) {
    this.encoding = encoding;
    this.unmappable = unmappable;
    this.#replace = replace;
  }

  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }

  /**
   * Encodes a chunk. If it throws in the middle of a stream, the encoder is as before the call, because the caller got none of the
   * chunk's bytes.
   * @param {string} string
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError}
   */
  encode(string, endOfQueue) {
    const whole = endOfQueue || this.#isInitialAfter(string) ? this.#encodeWhole(string) : undefined;
    if (!whole) return this.#encodePieces(string, endOfQueue);
    this.#position = endOfQueue ? 0 : this.#position + string.length;
    return whole;
  }

  /**
   * Whether the encoder is in its initial state after a chunk: only ISO-2022-JP has other states, and a surrogate may be half of a pair.
   * @param {string} string
   */
  #isInitialAfter(string) {
    const { length } = string;
    return length > 0 && this.encoding !== ISO_2022_JP && (string.charCodeAt(length - 1) & 0xfc00) !== 0xd800;
  }

  /** The module's number for `unmappable`. With a replacer, it is that of 'fatal', so that the module stops at each error. */
  get #mode() {
    return this.#replace ? 0 : UNMAPPABLE_MODES.indexOf(/** @type {any} */ (this.unmappable));
  }

  /**
   * Encodes in one piece a whole text, or a chunk that starts and ends in the initial state. Returns `undefined` for other chunks, for
   * most of more than one block, and for unmappable code points that the module doesn't replace.
   * @param {string} string
   */
  #encodeWhole(string) {
    if (this.#encoder) return undefined;
    const bytes = this.encoding === UTF_8 ? encodeByHost(string) : undefined;
    if (bytes) return bytes;
    if (string.length > blockLength) return this.#encodeLong(string);
    try {
      const quick = encodeQuickly(string, this.encoding);
      if (quick) return quick;
      useEncoder(this.encoding, null);
      writeBlock(string, 0, string.length);
      const length = encodeBlock(0, string.length, this.#mode, true);
      if (length === UNMAPPABLE || !report.finished()) return undefined;
      return outputBytes(length);
    } catch (error) {
      throw explain(error);
    }
  }

  /** Does the same for more than one block, where no joining of pieces is the faster way. @param {string} string */
  #encodeLong(string) {
    const usesLoop =
      HAS_SINGLE_BYTE && isSingleByte(this.encoding) && this.unmappable === 'fatal' && loopBeatsWebAssembly();
    // Without memory for one array, the pieces report that.
    const encode = () => (usesLoop ? encodeByTable(string, this.encoding) : undefined);
    return encodeASCII(string, this.encoding) ?? attempt(encode);
  }

  /** @param {string} string @param {boolean} endOfQueue */
  #encodePieces(string, endOfQueue) {
    const encoder = this.#encoder;
    const position = this.#position;
    const shift = this.#shift;
    const pieces = new Pieces();
    this.encodeOrFail(
      string,
      endOfQueue,
      (piece) => pieces.add(piece),
      (codePoint, index) => {
        throw new UnmappableError(codePoint, index, this.name);
      },
    );
    try {
      return pieces.concatenate();
    } catch (error) {
      // There is no room for the result. Undoing the chunk's changes calls nothing, because the reason may also be the end of the stack.
      this.#encoder = encoder;
      this.#position = position;
      this.#shift = shift;
      throw error;
    }
  }

  /**
   * Encodes a chunk, and continues with the same encoder after each error, as the standard tells the callers of "encode or fail". If this
   * throws, the encoder is as before, unless the reason is an unmappable code point in the last chunk, with which the stream ends.
   * https://encoding.spec.whatwg.org/#encode-or-fail
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push receives the result in pieces
   * @param {(codePoint: number, index: number) => void} [fail] receives each error; it may throw
   */
  encodeOrFail(string, endOfQueue, push, fail = () => {}) {
    const position = this.#position;
    const encoder = this.#encoder;
    const shift = this.#shift;
    const replace = this.#replace;
    const mode = this.#mode;
    const isIgnoring = replace === omit;
    const step = replace && !isIgnoring ? REPLACING_BLOCK : blockLength;
    const shifts = HAS_JAPANESE && replace && this.encoding === ISO_2022_JP ? new Shifts(shift, push) : undefined;
    const emit = shifts ? (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => shifts.add(bytes) : push;
    const emitUnchanged = shifts ? (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => shifts.addUnchanged(bytes) : push;
    let start = 0;
    /** @type {Int32Array | null} */
    let saved = null;
    let isDone = false;
    let isUnmappable = false;
    try {
      if (!encoder) {
        for (; start + blockLength < string.length; start += blockLength) {
          const quick = encodeQuickly(string.slice(start, start + blockLength), this.encoding);
          if (!quick) break;
          push(quick);
        }
      }
      useEncoder(this.encoding, encoder);
      for (; start === 0 || start < string.length; start += step) {
        const end = Math.min(start + step, string.length);
        writeBlock(string, start, end);
        const isLast = end === string.length;
        for (let read = 0, finished = false; !finished; ) {
          const length = encodeBlock(read, end - start, mode, endOfQueue && isLast);
          emit(outputBytes(length === UNMAPPABLE ? report.written() : length));
          const index = position + start + read + report.start();
          read += report.read();
          finished = length !== UNMAPPABLE && report.finished();
          if (length !== UNMAPPABLE || isIgnoring) continue;
          isUnmappable = true;
          const codePoint = report.codePoint();
          if (replace) {
            saved = saveCodec(saved);
            const { count } = series;
            const locate = () => this.locate(index);
            const replacement = replace(codePoint, locate);
            // A replacer may have used the module, too, even for another encoding.
            if (series.count !== count) {
              useEncoder(this.encoding, saved);
              writeBlock(string, start, end);
            }
            const refuse = (/** @type {number} */ codePoint) => {
              throw new UnmappableError(codePoint, locate(), this.name);
            };
            if (typeof replacement === 'string') encodeReplacement(replacement, emit, refuse);
            else if (replacement) emitUnchanged(replacement);
            else refuse(codePoint);
          } else fail(codePoint, index);
          isUnmappable = false;
        }
      }
      if (!endOfQueue) {
        this.#encoder = this.#isInitialAfter(string) ? null : saveCodec();
        this.#position = position + string.length;
        this.#shift = shifts?.held ?? NOTHING;
      } else if (shifts) push(shifts.held);
      isDone = true;
    } catch (error) {
      throw explain(error);
    } finally {
      if (endOfQueue && (isDone || isUnmappable)) {
        this.#encoder = null;
        this.#position = 0;
        this.#shift = NOTHING;
      }
    }
  }
}

/**
 * Encodes the replacement for an unmappable code point with the current encoder. The replacement is a text of its own: a surrogate at its
 * end doesn't form a pair with the code unit that follows.
 * @param {string} replacement
 * @param {(bytes: Uint8Array<ArrayBuffer>) => void} emit receives the result in pieces
 * @param {(codePoint: number) => never} refuse throws the error if a code point of the replacement is unmappable, too
 */
function encodeReplacement(replacement, emit, refuse) {
  const text = toScalarValueString(replacement);
  for (let start = 0; start < text.length; start += REPLACING_BLOCK) {
    const end = Math.min(start + REPLACING_BLOCK, text.length);
    // Behind the block with the unmappable code point.
    writeBlock(text, start, end, REPLACING_BLOCK);
    const length = encodeBlock(REPLACING_BLOCK, REPLACING_BLOCK + end - start, 0, false);
    if (length === UNMAPPABLE) refuse(report.codePoint());
    emit(outputBytes(length));
  }
}

/** The length of an escape sequence. */
const SHIFT = 3;

/**
 * Omits escape sequences of ISO-2022-JP that are directly followed by another one, because decoders treat such pairs as malformed. They
 * arise at unmappable code points: there the encoder is in ASCII or Roman, and the replacement or the next character may be in JIS X 0208.
 */
class Shifts {
  /** The escape sequence at the end of the last bytes. */
  held;
  #push;

  /** @param {Uint8Array<ArrayBuffer>} held @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  constructor(held, push) {
    this.held = held;
    this.#push = push;
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes) {
    const length = lengthOf(bytes);
    if (length === 0) return;
    if (bytes[0] !== ESCAPE) this.#push(this.held);
    const end = bytes[length - SHIFT] === ESCAPE ? length - SHIFT : length;
    this.#push(copyOf(bytes, 0, end));
    this.held = copyOf(bytes, end, length);
  }

  /** Adds a program's own bytes, in which escape sequences stay as they are. @param {Uint8Array<ArrayBuffer>} bytes */
  addUnchanged(bytes) {
    // Between two escape sequences there must be something.
    if (lengthOf(bytes) === 0) return;
    this.#push(this.held);
    this.held = NOTHING;
    this.#push(bytes);
  }
}

/** Pieces up to this length are copied to blocks, because a separate array takes 200 bytes more. */
const SMALL_PIECE = 1024;
const PIECE_BLOCK = 4096;

/** A result in pieces. It is a linked list, because values that are pushed to an array can reach a program's setters on Array.prototype. */
export class Pieces {
  /** @typedef {{ bytes: Uint8Array<ArrayBuffer>, length: number, isBlock: boolean, next: Piece | null }} Piece a block's bytes after `length` are unused */
  /** @type {Piece | null} */
  #first = null;
  /** @type {Piece | null} */
  #last = null;
  #length = 0;

  /** The total length. */
  get length() {
    return this.#length;
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes) {
    const length = lengthOf(bytes);
    if (length === 0) return;
    this.#length += length;
    const last = this.#last;
    if (last && !last.isBlock && Math.max(length, last.length) <= SMALL_PIECE) {
      const block = new Uint8Array(PIECE_BLOCK);
      setBytes(block, last.bytes);
      last.bytes = block;
      last.isBlock = true;
    }
    if (last?.isBlock && last.length + length <= PIECE_BLOCK) {
      setBytes(last.bytes, bytes, last.length);
      last.length += length;
      return;
    }
    this.#last = { bytes, length, isBlock: false, next: null };
    if (last) last.next = this.#last;
    else this.#first = this.#last;
  }

  /** @param {(bytes: Uint8Array<ArrayBuffer>) => void} use */
  forEach(use) {
    for (let piece = this.#first; piece; piece = piece.next) {
      const { bytes, length, isBlock } = piece;
      use(isBlock ? copyOf(bytes, 0, length) : bytes);
    }
  }

  concatenate() {
    const first = this.#first;
    if (first && !first.next && !first.isBlock) return first.bytes;
    const whole = newBytes(this.#length);
    let position = 0;
    this.forEach((bytes) => {
      setBytes(whole, bytes, position);
      position += lengthOf(bytes);
    });
    return whole;
  }
}

/** Makes an array for a result; the error says what to do if there is no memory. @param {number} length */
export function newBytes(length) {
  try {
    return new Uint8Array(length);
  } catch (error) {
    throw new RangeError(
      `This host has no room for ${length} bytes: encode in parts, with { stream: true } or with a stream.`,
      { cause: error },
    );
  }
}

/**
 * Gets the encoding of a new encoder object.
 * @param {string} label
 * @param {string} context the start of the error's message
 * @param {string} [advice] what the error for UTF-16 recommends
 * @returns {number}
 * @throws {RangeError} if the label is unknown, or its encoding has no encoder
 */
export function getEncoderEncoding(label, context, advice = "encodeUTF16() of 'encoding-wasm', or UTF-8") {
  const encoding = toEncoding(label, context);
  if (encoding === UTF_16BE || encoding === UTF_16LE) {
    const { name } = encodings[encoding];
    throw new RangeError(`${context}: ${name} has no encoder in the standard; use ${advice}.`);
  }
  return refuseReplacement(encoding, label, context);
}

/**
 * @param {number} encoding
 * @param {string} label
 * @param {string} context the start of the error's message
 * @throws {RangeError}
 */
export function refuseReplacement(encoding, label, context) {
  if (encoding === REPLACEMENT) {
    throw new RangeError(
      `${context}: '${label}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`,
    );
  }
  return encoding;
}
