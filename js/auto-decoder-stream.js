// A stream that decodes whatever encoding its first bytes say it is in.

import { join, TextDecoderCommon } from './decoding.js';
import { encodings, UTF_8 } from './encodings.js';
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
  /** How many bytes were decoded before the decision. */
  #position = 0;

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
    const { passed, rest } = this.#start.add(chunk, endOfQueue);
    let text = '';
    const ascii = new TextDecoderCommon(UTF_8, false, true);
    passed.forEach((bytes) => {
      text = join(text, ascii.decode(bytes, true));
    });
    this.#position += passed.length;
    const { decision } = this.#start;
    if (!decision || !rest) return text;
    // A byte order mark is at the start or nowhere.
    const ignoreBOM = this.ignoreBOM || this.#position > 0;
    this.#decoder = new TextDecoderCommon(decision.encoding, this.fatal, ignoreBOM, this.#position);
    return join(text, this.#decoder.decode(rest, endOfQueue));
  }
}

/**
 * `TextDecoderStream` for a stream in an unknown encoding. ASCII passes as it comes; the first bytes that aren't ASCII are
 * held until there are enough of them to decide.
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
   * @throws {RangeError} for an unknown label
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

  /** The name of the encoding; null until it is decided. */
  get encoding() {
    const { decision } = this.#common;
    return decision && encodings[decision.encoding].name;
  }

  /** 'certain', or 'tentative' if it may prove to be wrong; null until it is decided. */
  get confidence() {
    return this.#common.decision?.confidence ?? null;
  }

  /** What decided; null until then. */
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
