// Transform streams around what encodes and transcodes chunks.

import { withTypeErrors } from './errors.js';
import { newEncoderCommon } from './legacy-text-encoder.js';
import { newTranscoderCommon } from './transcoding.js';
import { bytesOf, finishInterface, NOTHING, toBufferSource, toDOMString } from './webidl.js';

/**
 * Makes the real TransformStream whose ends a stream class shows.
 * @param {string} name of the class
 * @param {(chunk: any, push: (result: any) => void) => void} transform
 * @param {(push: (result: any) => void) => void} flush
 */
function newTransform(name, transform, flush) {
  if (typeof globalThis.TransformStream !== 'function') {
    throw new Error(`Failed to construct '${name}': This host has no TransformStream.`);
  }
  return new globalThis.TransformStream({
    transform: (chunk, controller) => transform(chunk, (result) => result.length > 0 && controller.enqueue(result)),
    flush: (controller) => flush((result) => result.length > 0 && controller.enqueue(result)),
  });
}

/**
 * `LegacyTextEncoder` as a transform stream: strings to bytes.
 * @example stringStream.pipeThrough(new LegacyTextEncoderStream('euc-jp', { unmappable: 'html' }))
 */
export class LegacyTextEncoderStream {
  #common;
  #transform;

  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./encoding.js').UnmappableMode } | null} [options]
   * @throws {RangeError} if the label is none, or of an encoding that has no encoder
   */
  constructor(label = 'utf-8', options = undefined) {
    const common = newEncoderCommon(label, options, "Failed to construct 'LegacyTextEncoderStream'");
    this.#common = common;
    this.#transform = newTransform(
      'LegacyTextEncoderStream',
      (chunk, push) => push(common.encode(toDOMString(chunk), false)),
      (push) => push(common.encode('', true)),
    );
  }

  /** The encoding's name in lowercase. */
  get encoding() {
    return LegacyTextEncoderStream.#brand(this).#common.name.toLowerCase();
  }

  /** What is done with code points that the encoding has not. */
  get unmappable() {
    return LegacyTextEncoderStream.#brand(this).#common.unmappable;
  }

  /** The stream of bytes. */
  get readable() {
    return LegacyTextEncoderStream.#brand(this).#transform.readable;
  }

  /** The stream of strings. */
  get writable() {
    return LegacyTextEncoderStream.#brand(this).#transform.writable;
  }

  /** @param {unknown} value @returns {LegacyTextEncoderStream} */
  static #brand(value) {
    if (typeof value === 'object' && value !== null && #common in value) return value;
    throw new TypeError('Illegal invocation');
  }
}

finishInterface(LegacyTextEncoderStream, 'LegacyTextEncoderStream', [
  ...['encoding', 'unmappable', 'readable', 'writable'],
]);

/**
 * `transcode` as a transform stream: bytes to bytes.
 * @example response.body.pipeThrough(new TranscoderStream({ from: 'gbk' }))
 */
export class TranscoderStream {
  #transform;

  /**
   * @param {import('./transcoding.js').TranscodeOptions} options
   * @throws {RangeError} if a label is none, or `to` cannot be written
   */
  constructor(options) {
    const context = "Failed to construct 'TranscoderStream'";
    const common = newTranscoderCommon(options, context);
    /** @type {(chunk: AllowSharedBufferSource, endOfQueue: boolean, push: (result: any) => void) => void} */
    const transcode = (chunk, endOfQueue, push) =>
      withTypeErrors('Failed to transcode', () => common.transcode(bytesOf(chunk), endOfQueue, push));
    this.#transform = newTransform(
      'TranscoderStream',
      (chunk, push) => transcode(toBufferSource(chunk, 'Failed to transcode'), false, push),
      (push) => transcode(NOTHING, true, push),
    );
  }

  /** The stream of results. */
  get readable() {
    return TranscoderStream.#brand(this).#transform.readable;
  }

  /** The stream of what is to be transcoded. */
  get writable() {
    return TranscoderStream.#brand(this).#transform.writable;
  }

  /** @param {unknown} value @returns {TranscoderStream} */
  static #brand(value) {
    if (typeof value === 'object' && value !== null && #transform in value) return value;
    throw new TypeError('Illegal invocation');
  }
}

finishInterface(TranscoderStream, 'TranscoderStream', ['readable', 'writable']);
