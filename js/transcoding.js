// Bytes to bytes.

import { concatenate, toUnmappableMode, UNMAPPABLE_MODES } from './encoding.js';
import { encodings, getEncoding, hasBOM, REPLACEMENT } from './encodings.js';
import { Malformed, UnmappableError, withTypeErrors } from './errors.js';
import {
  blockLength,
  MALFORMED,
  newTranscoder,
  outputBytes,
  report,
  restoreCodec,
  saveCodec,
  transcodeBlock,
} from './wasm.js';
import { bytesOf, toBufferSource, toDictionary, toDOMString } from './webidl.js';

/**
 * @typedef {object} TranscodeOptions
 * @property {string} from a label of any encoding
 * @property {string} [to] a label of any encoding but replacement; UTF-8 if it is not given
 * @property {boolean} [fatal] whether malformed input throws instead of becoming U+FFFD
 * @property {boolean} [ignoreBOM] whether a byte order mark in the input is kept as text
 * @property {boolean} [bom] whether to write a byte order mark, in UTF-8 and UTF-16
 * @property {import('./encoding.js').UnmappableMode} [unmappable]
 */

/**
 * Converts bytes from one encoding to another, without a string between them.
 * @param {AllowSharedBufferSource} bytes
 * @param {TranscodeOptions} options
 * @returns {Uint8Array<ArrayBuffer>}
 * @throws {TypeError} if `bytes` is no buffer source, or malformed and `fatal` is set
 * @throws {UnmappableError} if `to` has not a code point and `unmappable` is 'fatal', as by default
 * @throws {RangeError} if a label is none, or `to` cannot be written
 * @example transcode(bytes, { from: 'big5' }) // in UTF-8
 */
export function transcode(bytes, options) {
  const context = "Failed to execute 'transcode'";
  const source = toBufferSource(bytes, context);
  const transcoder = newTranscoderCommon(options, context);
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const pieces = [];
  withTypeErrors(context, () => transcoder.transcode(bytesOf(source), true, (piece) => pieces.push(piece)));
  return concatenate(pieces);
}

/**
 * Converts the options of a transcoder.
 * @param {unknown} options
 * @param {string} context the start of the error's message
 */
export function newTranscoderCommon(options, context) {
  const members = {
    bom: Boolean,
    fatal: Boolean,
    from: required('from'),
    ignoreBOM: Boolean,
    to: (/** @type {unknown} */ value) => (value === undefined ? 'utf-8' : toDOMString(value)),
    unmappable: toUnmappableMode,
  };
  const { from, to, ...rest } = toDictionary(options, members, context);
  const [source, target] = [getEncoding(from), getEncoding(to)];
  if (source === undefined) throw new RangeError(`${context}: The encoding label provided ('${from}') is invalid.`);
  if (target === undefined) throw new RangeError(`${context}: The encoding label provided ('${to}') is invalid.`);
  if (target === REPLACEMENT) throw new RangeError(`${context}: '${to}' stands for no encoding to write; use UTF-8.`);
  if (rest.bom && !hasBOM(target))
    throw new RangeError(`${context}: ${encodings[target].name} has no byte order mark.`);
  return new TranscoderCommon(source, target, rest);
}

/** The conversion of a required member to a string. @param {string} name */
function required(name) {
  return (/** @type {unknown} */ value, /** @type {string} */ context) => {
    if (value === undefined) throw new TypeError(`${context}: The option '${name}' is missing.`);
    return toDOMString(value);
  };
}

/** What transcoders keep between calls, and how they transcode a chunk. */
export class TranscoderCommon {
  /** The saved state in the middle of a stream; null at its start. @type {Uint8Array | null} */
  #transcoder = null;
  /** How many bytes of the stream came before. */
  #position = 0;
  #options;

  /**
   * @param {number} from
   * @param {number} to any encoding but replacement
   * @param {Required<Pick<TranscodeOptions, 'fatal' | 'ignoreBOM' | 'bom' | 'unmappable'>>} options
   */
  constructor(from, to, options) {
    this.from = from;
    this.to = to;
    this.#options = options;
  }

  /**
   * Transcodes a chunk.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces, also what precedes an error
   * @throws {Malformed | UnmappableError} after which the transcoder is of no more use
   */
  transcode(chunk, endOfQueue, push) {
    const { fatal, ignoreBOM, bom, unmappable } = this.#options;
    if (this.#transcoder) {
      restoreCodec(this.#transcoder);
    } else {
      if (bom) push(byteOrderMark(encodings[this.to].name));
      newTranscoder(this.from, this.to, ignoreBOM);
    }
    const mode = UNMAPPABLE_MODES.indexOf(unmappable);
    for (let start = 0; ; ) {
      const block = chunk.subarray(start, start + blockLength);
      const isLast = start + block.length === chunk.length;
      const length = transcodeBlock(block, fatal, mode, endOfQueue && isLast);
      if (length < 0) this.#fail(length, start, push);
      if (length > 0) push(outputBytes(length));
      start += report.read();
      if (isLast && report.finished()) break;
    }
    this.#transcoder = saveCodec();
    this.#position += chunk.length;
  }

  /**
   * @param {number} result
   * @param {number} start of the block
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @returns {never}
   */
  #fail(result, start, push) {
    const offset = this.#position + start + report.start();
    if (result === MALFORMED) throw new Malformed(encodings[this.from].name, offset, report.length());
    push(outputBytes(report.written()));
    throw new UnmappableError(report.codePoint(), offset, encodings[this.to].name);
  }
}

/** @param {string} name */
function byteOrderMark(name) {
  if (name === 'UTF-8') return Uint8Array.of(0xef, 0xbb, 0xbf);
  return name === 'UTF-16BE' ? Uint8Array.of(0xfe, 0xff) : Uint8Array.of(0xff, 0xfe);
}
