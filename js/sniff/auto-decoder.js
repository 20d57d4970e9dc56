// decodeAuto, and the decoder of AutoDecoderStream: decodes in the encoding that the first bytes show.

import { TextDecoderCommon } from '../decode/stream.js';
import { encodings, UTF_8 } from '../encodings/encodings.js';
import { join } from '../wasm/wasm.js';
import { bytesOf, toBufferSource, toDecoderOptions } from '../webidl/webidl.js';
import { newSniffer } from './sniffing.js';
import { StartOfStream } from './start-of-stream.js';

/** A `TextDecoderCommon` that finds the encoding. */
class AutoDecoderCommon {
  fatal;
  ignoreBOM;
  /** Null until the encoding is known. @type {import('./sniffing.js').Decision | null} */
  decision = null;
  /** @type {TextDecoderCommon | undefined} */
  #decoder;
  /** Null after the decision, to free its bytes. @type {StartOfStream | null} */
  #start;
  /** How many bytes were decoded before the decision. */
  #position = 0;

  /** @param {import('./sniffing.js').Sniffer} sniffer @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(sniffer, fatal, ignoreBOM) {
    this.#start = new StartOfStream(sniffer);
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }

  /**
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @param {string} context
   * @returns {string}
   * @throws {TypeError} if `fatal` is set and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    if (this.#decoder) return this.#decoder.decode(chunk, endOfQueue, context);
    const start = /** @type {StartOfStream} */ (this.#start);
    const { passed, rest } = start.add(chunk, endOfQueue);
    const { length } = passed;
    const text = length > 0 ? new TextDecoderCommon(UTF_8, false, true).decode(passed.concatenate(), true) : '';
    this.#position += length;
    const { decision } = start;
    if (!decision || !rest) return text;
    this.decision = decision;
    this.#start = null;
    // A byte order mark can only be at the start.
    const ignoreBOM = this.ignoreBOM || this.#position > 0;
    this.#decoder = new TextDecoderCommon(decision.encoding, this.fatal, ignoreBOM, this.#position);
    return join(text, this.#decoder.decode(rest, endOfQueue, context));
  }
}

/** @param {any} options @param {string} context */
export function newAutoDecoderCommon(options, context) {
  const { fatal, ignoreBOM } = toDecoderOptions(options, context);
  return new AutoDecoderCommon(newSniffer(options, context), fatal, ignoreBOM);
}

/**
 * @param {AllowSharedBufferSource} bytes
 * @param {object | null} [options]
 * @returns {{ text: string, encoding: string, score: number | null, source: import('./sniffing.js').Decision['source'], kind:
 *   import('./sniffing.js').Decision['kind'] | null, }}
 */
export function decodeAuto(bytes, options = undefined) {
  const context = "Failed to execute 'decodeAuto'";
  const source = toBufferSource(bytes, context);
  const common = newAutoDecoderCommon(options, context);
  const text = common.decode(bytesOf(source), true, context);
  const decision = /** @type {import('./sniffing.js').Decision} */ (common.decision);
  const { encoding, score, kind = null } = decision;
  return { text, encoding: encodings[encoding].name, score, source: decision.source, kind };
}
