// Encodes strings chunk by chunk, with the module's encoder for everything that no faster function encodes: unmappable
// code points, and ISO-2022-JP. https://encoding.spec.whatwg.org/#encode-or-fail

import { isLeadingSurrogate } from '../common/code-points.js';
import { UnmappableError } from '../common/errors.js';
import { encodings, ISO_2022_JP, UTF_8 } from '../encodings/encodings.js';
import { HAS_JAPANESE } from '../groups.js';
import { series } from '../wasm/instance.js';
import {
  blockLength,
  encodeBlock,
  explain,
  outputBytes,
  report,
  saveCodec,
  UNMAPPABLE,
  useEncoder,
  writeBlock,
} from '../wasm/wasm.js';
import { NOTHING, toScalarValueString } from '../webidl/webidl.js';
import { Pieces } from './pieces.js';
import { Shifts } from './shifts.js';
import { encodeUTF8 } from './utf-8-encoder.js';
import { encodeWhole } from './whole.js';

/**
 * What the module can do with an unmappable code point, in the order of its numbers. 'html' is for HTML forms: a reader
 * can't distinguish the reference from the same characters in the text.
 */
export const UNMAPPABLE_MODES = /** @type {const} */ (['fatal', 'html', 'replacement']);

/** Blocks are short, because they are written again after a replacer that uses the module. */
const REPLACING_BLOCK = 2048;

/** The replacer for 'ignore'. It is only compared, never called. */
export const omit = () => '';

/** Keeps an encoder's state between calls. */
export class EncoderCommon {
  encoding;
  unmappable;
  #replace;
  /** The module's encoder, with a leading surrogate at the last chunk's end; null for a new one. @type {Int32Array | null} */
  #encoder = null;
  /** The position of the next chunk, in code units. */
  #position = 0;
  /** The escape sequence that `Shifts` held at the end of the last chunk. @type {Uint8Array<ArrayBuffer>} */
  #shift = NOTHING;

  /** Converts an index in the stream to the one that an error reports; may be replaced. */
  locate = (/** @type {number} */ index) => index;

  /**
   * @param {number} encoding
   * @param {import('./unmappable.js').Unmappable} unmappable
   * @param {import('./unmappable.js').Replacer} [replace] implements the values of `unmappable` that aren't in `UNMAPPABLE_MODES`
   */
  constructor(encoding, unmappable, replace = undefined) {
    this.encoding = encoding;
    this.unmappable = unmappable;
    this.#replace = replace;
  }

  get name() {
    return encodings[this.encoding].name;
  }

  /**
   * If this throws in the middle of a stream, the encoder is as before, because the caller got none of the chunk's
   * bytes.
   * @param {string} string
   * @param {boolean} endOfQueue
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError}
   */
  encode(string, endOfQueue) {
    const isWhole = !this.#encoder && (endOfQueue || this.#isInitialAfter(string));
    const whole = isWhole ? encodeWhole(string, this.encoding) : undefined;
    if (!whole) return this.#encodePieces(string, endOfQueue);
    this.#position = endOfQueue ? 0 : this.#position + string.length;
    return whole;
  }

  /**
   * False if the encoder may be in another state of ISO-2022-JP, or hold half a surrogate pair.
   * @param {string} string
   */
  #isInitialAfter(string) {
    const { length } = string;
    return length > 0 && this.encoding !== ISO_2022_JP && !isLeadingSurrogate(string.charCodeAt(length - 1));
  }

  /** The module's number for `unmappable`. With a replacer it is that of 'fatal', which stops at each error. */
  get #mode() {
    return this.#replace ? 0 : UNMAPPABLE_MODES.indexOf(/** @type {any} */ (this.unmappable));
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
      // There isn't enough memory, or stack: restoring the state calls nothing.
      this.#encoder = encoder;
      this.#position = position;
      this.#shift = shift;
      throw error;
    }
  }

  /**
   * Encodes a chunk, and continues after each error, as https://encoding.spec.whatwg.org/#encode-or-fail tells its
   * callers. If this throws, the encoder is as before, except after an unmappable code point in a stream's last chunk.
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @param {(codePoint: number, index: number) => void} [fail] may throw
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
    let isDone = false;
    let isUnmappable = false;
    try {
      useEncoder(this.encoding, encoder);
      for (let start = 0; start === 0 || start < string.length; start += step) {
        const end = Math.min(start + step, string.length);
        writeBlock(string, start, end);
        const isLast = end === string.length;
        for (let read = 0, finished = false; !finished; ) {
          const length = encodeBlock(read, end - start, mode, endOfQueue && isLast);
          const details = report();
          emit(outputBytes(length === UNMAPPABLE ? details.written : length));
          const index = position + start + read + details.start;
          read += details.read;
          finished = length !== UNMAPPABLE && details.isFinished;
          if (length !== UNMAPPABLE || isIgnoring) continue;
          isUnmappable = true;
          const { codePoint } = details;
          if (replace) {
            const saved = saveCodec();
            const { count } = series;
            const locate = () => this.locate(index);
            const replacement = replace(codePoint, locate);
            // The replacer has used the module, too, perhaps for another encoding.
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

/** https://encoding.spec.whatwg.org/#utf-8-encode @param {string} string @returns {Uint8Array<ArrayBuffer>} */
export const utf8Encode = (string) => encodeUTF8(string) ?? new EncoderCommon(UTF_8, 'fatal').encode(string, true);

/**
 * A replacement is a text of its own: a surrogate at its end doesn't form a pair with the next code unit.
 * @param {string} replacement
 * @param {(bytes: Uint8Array<ArrayBuffer>) => void} emit
 * @param {(codePoint: number) => never} refuse throws for an unmappable code point
 */
function encodeReplacement(replacement, emit, refuse) {
  const text = toScalarValueString(replacement);
  for (let start = 0; start < text.length; start += REPLACING_BLOCK) {
    const end = Math.min(start + REPLACING_BLOCK, text.length);
    // After the block with the unmappable code point.
    writeBlock(text, start, end, REPLACING_BLOCK);
    const length = encodeBlock(REPLACING_BLOCK, REPLACING_BLOCK + end - start, 0, false);
    if (length === UNMAPPABLE) refuse(report().codePoint);
    emit(outputBytes(length));
  }
}
