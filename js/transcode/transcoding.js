// transcode, and the transcoders of streams: bytes in one encoding to bytes in another.

import { Malformed, UnmappableError, withTypeErrors } from '../common/errors.js';
import { decodeWhole } from '../decode/whole.js';
import { Pieces } from '../encode/pieces.js';
import { UNMAPPABLE_MODES, utf8Encode } from '../encode/stream.js';
import { refuseReplacement } from '../encode/target.js';
import { newReplacer, toUnmappable } from '../encode/unmappable.js';
import { bomOf, encodings, hasBOM, UTF_8, UTF_16BE, UTF_16LE } from '../encodings/encodings.js';
import { toEncoding } from '../encodings/to-encoding.js';
import { encodingLimits } from '../policy.js';
import { newSniffer } from '../sniff/sniffing.js';
import { StartOfStream } from '../sniff/start-of-stream.js';
import {
  blockLength,
  END,
  explain,
  MALFORMED,
  outputBytes,
  report,
  saveCodec,
  setSourceEncoding,
  transcodeBlock,
  UNMAPPABLE,
  useTranscoder,
} from '../wasm/wasm.js';
import { bytesOf, copyOf, lengthOf, partOf, requireDictionary, toBufferSource, toDOMString } from '../webidl/webidl.js';
import { ReplacingTranscoder } from './replacing-transcoder.js';

/**
 * @typedef {object} TranscodeOptions
 * @property {string} from a label, or 'auto', which has more options
 * @property {string} [to] UTF-8 by default
 * @property {boolean} [fatal]
 * @property {boolean} [ignoreBOM]
 * @property {boolean} [bom] whether to write a byte order mark, in UTF-8 and UTF-16
 * @property {import('../encode/unmappable.js').Unmappable} [unmappable]
 */

/**
 * @param {AllowSharedBufferSource} bytes
 * @param {TranscodeOptions} options
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function transcode(bytes, options) {
  const context = "Failed to execute 'transcode'";
  const source = toBufferSource(bytes, context);
  const job = toTranscoderOptions(options, context);
  const { from, to, bom, fatal, ignoreBOM } = job;
  const input = bytesOf(source);
  return withTypeErrors(context, () => {
    const isFromUTF16 = from === UTF_16LE || from === UTF_16BE;
    if (isFromUTF16 && to === UTF_8 && !bom && lengthOf(input) <= encodingLimits().utf16ByString) {
      return utf8Encode(decodeWhole(input, lengthOf(input), from, fatal, ignoreBOM));
    }
    // Most texts need no replacement, and replacers work by way of strings, which is much slower.
    const direct = typeof from === 'number' ? transcodeAtOnce(new TranscoderCommon(from, to, job), input) : null;
    if (direct) return direct;
    const transcoder = newTranscoder(from, to, job, context);
    return /** @type {Uint8Array<ArrayBuffer>} */ (transcodeAtOnce(transcoder, bytesFor(job, input)));
  });
}

/**
 * Returns null at an unmappable code point that needs a replacer.
 * @param {Pick<TranscoderCommon, 'transcode'>} transcoder
 * @param {Uint8Array} bytes
 */
function transcodeAtOnce(transcoder, bytes) {
  const pieces = new Pieces();
  const isWhole = transcoder.transcode(bytes, END.result, (piece) => pieces.add(piece));
  return isWhole === false ? null : pieces.concatenate();
}

/**
 * A copy if a program's function replaces code points, because it may change or detach the bytes.
 * @param {Pick<Job, 'unmappable'>} job
 * @param {Uint8Array} bytes
 */
function bytesFor({ unmappable }, bytes) {
  return typeof unmappable === 'function' ? copyOf(bytes, 0, lengthOf(bytes)) : bytes;
}

/**
 * Makes a transcoder, and the function that converts chunks to bytes for it.
 * @param {unknown} options
 * @param {string} context
 */
export function newTranscoderCommon(options, context) {
  const job = toTranscoderOptions(options, context);
  return {
    common: newTranscoder(job.from, job.to, job, context),
    toBytes: (/** @type {AllowSharedBufferSource} */ chunk) => bytesFor(job, bytesOf(chunk)),
  };
}

/**
 * @param {unknown} options
 * @param {string} context
 * @returns {Job}
 */
function toTranscoderOptions(options, context) {
  requireDictionary(options, context);
  const given = /** @type {Record<string, unknown> | null | undefined} */ (options);
  // In alphabetical order, as Web IDL converts a dictionary's members. A loop over them would be slow for short input.
  const bom = Boolean(given?.bom);
  const fatal = Boolean(given?.fatal);
  const fromLabel = requiredString(given?.from, context);
  const ignoreBOM = Boolean(given?.ignoreBOM);
  const toLabel = optionalString(given?.to);
  const unmappable = toUnmappable(given?.unmappable, context, 'unmappable');
  const from = fromLabel === 'auto' ? newSniffer(options, context) : toEncoding(fromLabel, context);
  const to = toLabel === undefined ? UTF_8 : refuseReplacement(toEncoding(toLabel, context), toLabel, context);
  if (bom && !hasBOM(to)) throw new RangeError(`${context}: ${encodings[to].name} has no byte order mark.`);
  return { from, to, bom, fatal, ignoreBOM, unmappable };
}

/**
 * @param {number | import('../sniff/sniffing.js').Sniffer} from
 * @param {number} to any encoding but replacement
 * @param {TranscoderOptions} options
 * @param {string} context
 */
export function newTranscoder(from, to, options, context) {
  if (typeof from === 'number') return newKnownTranscoder(from, to, options, context);
  return new AutoTranscoderCommon(from, newKnownTranscoder(UTF_8, to, options, context));
}

/** @param {number} from @param {number} to @param {TranscoderOptions} options @param {string} context */
function newKnownTranscoder(from, to, options, context) {
  const { unmappable, losses } = options;
  const replace = newReplacer(unmappable, to, context);
  // In UTF-8 and UTF-16, no code point is unmappable.
  if (!replace || hasBOM(to)) return new TranscoderCommon(from, to, options);
  const decoder = newDecodingTranscoder(from, options);
  return new ReplacingTranscoder(decoder, to, unmappable, losses?.counting(replace) ?? replace);
}

/** @param {number} from @param {TranscoderOptions} options */
export function newDecodingTranscoder(from, options) {
  return new TranscoderCommon(from, UTF_16LE, { ...options, bom: false, unmappable: 'fatal' });
}

/**
 * @typedef {Required<Pick<TranscodeOptions, 'fatal' | 'ignoreBOM' | 'bom' | 'unmappable'>> & {
 *   take?: typeof outputBytes, losses?: import('../../cli/loss-counter.js').LossCounter }} TranscoderOptions `take` may return bytes that
 *   the next piece overwrites; `losses` counts replacements
 */

/** @typedef {{ from: number | import('../sniff/sniffing.js').Sniffer, to: number } & TranscoderOptions} Job */

/** @param {unknown} value */
const optionalString = (value) => (value === undefined ? undefined : toDOMString(value));

/** @param {unknown} value @param {string} context */
function requiredString(value, context) {
  if (value === undefined) throw new TypeError(`${context}: The option 'from' is missing.`);
  return toDOMString(value);
}

/** Keeps a transcoder's state between calls. */
export class TranscoderCommon {
  from;
  to;
  /** Saved in the middle of a stream; null at its start. @type {Int32Array | null} */
  #transcoder = null;
  /** The position of the next chunk in its source, in bytes. */
  #position = 0;
  #options;

  /**
   * @param {number} from
   * @param {number} to
   * @param {TranscoderOptions} options
   */
  constructor(from, to, options) {
    this.from = from;
    this.to = to;
    this.#options = options;
  }

  /** @returns {import('../sniff/sniffing.js').Decision} */
  get decision() {
    return { encoding: this.from, confidence: 'certain', source: 'user', score: null };
  }

  /**
   * Changes the encoding of the next source, or of the rest of the current one, which was ASCII so far.
   * @param {number} from
   * @param {boolean} rest
   */
  setSource(from, rest) {
    this.from = from;
    if (!this.#transcoder) return;
    useTranscoder(from, this.to, this.#options.ignoreBOM, this.#transcoder);
    setSourceEncoding(from, rest);
    this.#transcoder = saveCodec();
  }

  get position() {
    return this.#position;
  }

  /** The copy doesn't count losses. */
  copy(fatal = this.#options.fatal) {
    const copy = new TranscoderCommon(this.from, this.to, { ...this.#options, fatal, losses: undefined });
    copy.#transcoder = this.#transcoder;
    copy.#position = this.#position;
    return copy;
  }

  /** Makes the next chunk start a new source. */
  abandonSource() {
    this.setSource(this.from, false);
    this.#position = 0;
  }

  /**
   * After an error, the next chunk starts a new source. `push` must not run a program's code.
   * @param {Uint8Array} chunk
   * @param {number} end a value of `END`
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push also receives the result before an error
   * @returns {boolean | void} false at an unmappable code point that needs a replacer
   * @throws {Malformed | UnmappableError}
   */
  transcode(chunk, end, push) {
    const { fatal, ignoreBOM, bom, unmappable, take = outputBytes, losses } = this.#options;
    if (bom && !this.#transcoder) push(Uint8Array.from(bomOf(this.to) ?? []));
    const mode = Math.max(0, UNMAPPABLE_MODES.indexOf(/** @type {any} */ (unmappable)));
    const chunkLength = lengthOf(chunk);
    try {
      useTranscoder(this.from, this.to, ignoreBOM, this.#transcoder);
      for (let start = 0; ; ) {
        const isLast = chunkLength - start <= blockLength;
        const block = isLast && start === 0 ? chunk : partOf(chunk, start, isLast ? chunkLength : start + blockLength);
        const length = transcodeBlock(block, fatal, mode, isLast ? end : END.none);
        const details = report();
        losses?.addBlock(this.#position + start, details);
        const written = length < 0 ? details.written : length;
        if (written > 0) push(take(written));
        if (length === UNMAPPABLE && unmappable !== 'fatal') return false;
        if (length < 0) this.#fail(length, start, details);
        start += details.read;
        if (isLast && details.isFinished) break;
      }
    } catch (error) {
      throw explain(error);
    }
    this.#transcoder = end === END.result ? null : saveCodec();
    this.#position = end === END.none ? this.#position + chunkLength : 0;
  }

  /**
   * @param {number} result
   * @param {number} start of the block in the chunk
   * @param {ReturnType<typeof report>} details
   * @returns {never}
   */
  #fail(result, start, details) {
    const offset = this.#position + start + details.start;
    this.#transcoder = saveCodec();
    this.#position = 0;
    if (result === MALFORMED) throw new Malformed(encodings[this.from].name, offset, details.length);
    throw new UnmappableError(details.codePoint, offset, encodings[this.to].name);
  }
}

/** A `TranscoderCommon` that finds the encoding of each source. */
export class AutoTranscoderCommon {
  #sniffer;
  /** The start of the current source; null after its decision, to free its bytes. @type {StartOfStream | null} */
  #start = null;
  /** Whether the current source has started, and its encoding is known. */
  #isKnown = false;
  /** The last decision. @type {import('../sniff/sniffing.js').Decision | null} */
  #decision = null;
  /** Whether a part of the current source was transcoded. */
  #hasPassed = false;
  #transcoder;

  /** @param {import('../sniff/sniffing.js').Sniffer} sniffer @param {Pick<TranscoderCommon, 'transcode' | 'setSource'>} transcoder */
  constructor(sniffer, transcoder) {
    this.#sniffer = sniffer;
    this.#transcoder = transcoder;
  }

  /** Null until the current source's encoding is known. */
  get decision() {
    return this.#decision;
  }

  /**
   * Until the source's encoding is known, this transcodes only its leading ASCII, and holds the bytes after it.
   * @param {Uint8Array} chunk
   * @param {number} end a value of `END`
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @throws {Malformed | UnmappableError}
   */
  transcode(chunk, end, push) {
    const start = this.#isKnown ? null : (this.#start ?? this.#startSource());
    // An error ends the source.
    this.#start = null;
    this.#isKnown = false;
    if (start) this.#transcodeStart(start, chunk, end, push);
    else this.#transcoder.transcode(chunk, end, push);
    if (end !== END.none) return;
    if (this.#decision) this.#isKnown = true;
    else this.#start = start;
  }

  #startSource() {
    this.#decision = null;
    this.#hasPassed = false;
    // The leading ASCII is decoded as UTF-8.
    this.#transcoder.setSource(UTF_8, false);
    return new StartOfStream(this.#sniffer);
  }

  /**
   * @param {StartOfStream} start
   * @param {Uint8Array} chunk
   * @param {number} end
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   */
  #transcodeStart(start, chunk, end, push) {
    const { passed, rest } = start.add(chunk, end !== END.none);
    if (passed.length > 0) {
      this.#transcoder.transcode(passed.concatenate(), END.none, push);
      this.#hasPassed = true;
    }
    this.#decision = start.decision;
    if (!start.decision || !rest) return;
    this.#transcoder.setSource(start.decision.encoding, this.#hasPassed);
    this.#transcoder.transcode(rest, end, push);
  }
}
