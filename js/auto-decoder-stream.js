// A stream that decodes whatever encoding its first bytes say it is in.

import { TextDecoderCommon } from './decoding.js';
import { encodings } from './encodings.js';
import { withTypeErrors } from './errors.js';
import { platformInterface } from './platform-object.js';
import { newSniffer } from './sniffing.js';
import { StartOfStream } from './start-of-stream.js';
import { newTransform } from './streams.js';
import { bytesOf, NOTHING, toBufferSource, toDictionary } from './webidl.js';

/** A `TextDecoderCommon` for the encoding that is decided. */
class AutoDecoderCommon {
  fatal;
  ignoreBOM;
  /** @type {TextDecoderCommon | undefined} */
  #decoder;
  #start;

  /** @param {import('./sniffing.js').Sniffer} sniffer @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(sniffer, fatal, ignoreBOM) {
    this.#start = new StartOfStream(sniffer);
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }

  get decision() {
    return this.#start.decision;
  }

  /**
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @returns {string}
   * @throws {import('./errors.js').Malformed}
   */
  decode(chunk, endOfQueue) {
    if (this.#decoder) return this.#decoder.decode(chunk, endOfQueue);
    const started = this.#start.add(chunk, endOfQueue);
    if (!started) return '';
    this.#decoder = new TextDecoderCommon(started.decision.encoding, this.fatal, this.ignoreBOM);
    return this.#decoder.decode(started.bytes, endOfQueue);
  }
}

/**
 * `TextDecoderStream` for a stream whose encoding is not known: it holds the first bytes until it can decide.
 * @example
 * const decoder = new AutoDecoderStream({ sniff: 'html', transportLayerEncodingLabel: charset });
 * for await (const string of response.body.pipeThrough(decoder)) …
 */
class Interface {
  #common;
  #stream;

  /**
   * @param {object | null} [options] `sniff`, how to decide: 'detect', 'html' or 'xml'; `prefixBytes`, how many bytes to
   *   hold at most; `fatal` and `ignoreBOM` as for decoders; and the options of what decides
   * @throws {RangeError} if a label is none
   */
  constructor(options = undefined) {
    const context = "Failed to construct 'AutoDecoderStream'";
    const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
    const common = new AutoDecoderCommon(newSniffer(options, context), fatal, ignoreBOM);
    const transform = "Failed to execute 'transform' on 'AutoDecoderStream'";
    this.#common = common;
    this.#stream = newTransform(
      'AutoDecoderStream',
      (chunk, push) => {
        const source = toBufferSource(chunk, transform);
        push(withTypeErrors(transform, () => common.decode(bytesOf(source), false)));
      },
      (push) => push(withTypeErrors(transform, () => common.decode(NOTHING, true))),
    );
  }

  /** The name of the encoding; null while it is not decided. */
  get encoding() {
    const { decision } = this.#common;
    return decision && encodings[decision.encoding].name;
  }

  /** Whether that may prove to be wrong; null while it is not decided. */
  get confidence() {
    return this.#common.decision?.confidence ?? null;
  }

  /** What decided; null before. */
  get source() {
    return this.#common.decision?.source ?? null;
  }

  /** Whether malformed input errors the stream. */
  get fatal() {
    return this.#common.fatal;
  }

  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return this.#common.ignoreBOM;
  }

  /** The stream of strings. */
  get readable() {
    return this.#stream.readable;
  }

  /** The stream of bytes. */
  get writable() {
    return this.#stream.writable;
  }
}

export const AutoDecoderStream = /* @__PURE__ */ platformInterface(Interface, 'AutoDecoderStream');
