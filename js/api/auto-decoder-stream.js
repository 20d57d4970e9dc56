// A stream that finds its encoding from its first bytes.

import { encodings } from '../encodings/encodings.js';
import { newAutoDecoderCommon } from '../sniff/auto-decoder.js';
import { platformInterface } from '../webidl/platform-object.js';
import { newDecoderTransform } from './streams.js';

/**
 * `TextDecoderStream` for a stream in an unknown encoding. ASCII passes through as it arrives; the first bytes that
 * aren't ASCII are held until there are enough of them to decide.
 * @example
 * const decoder = new AutoDecoderStream({ sniff: 'html', transportLayerEncodingLabel: charset });
 * for await (const string of response.body.pipeThrough(decoder)) …
 */
export const AutoDecoderStream = /* @__PURE__ */ platformInterface({
  AutoDecoderStream: class {
    #common;
    #stream;

    /**
     * @param {object | null} [options] `sniff`, how to decide: 'detect', 'html' or 'xml'; `prefixBytes`, how many bytes to
     *   decide by at most; `fatal` and `ignoreBOM` as for decoders; and the options of the algorithm that decides
     * @throws {RangeError} for an unknown label
     */
    constructor(options = undefined) {
      const common = newAutoDecoderCommon(options, "Failed to construct 'AutoDecoderStream'");
      this.#common = common;
      this.#stream = newDecoderTransform('AutoDecoderStream', common);
    }

    /** The name of the encoding; null until it is known. */
    get encoding() {
      const { decision } = this.#common;
      return decision && encodings[decision.encoding].name;
    }

    /** 'certain', or 'tentative' if it may prove to be wrong; null until it is known. */
    get confidence() {
      return this.#common.decision?.confidence ?? null;
    }

    /** The source of the decision; null until then. */
    get source() {
      return this.#common.decision?.source ?? null;
    }

    /** The score of the detection, from 0 to 1, if it decided. */
    get score() {
      return this.#common.decision?.score ?? null;
    }

    /** What the bytes look like; null until it is known, and if a declaration decided. */
    get kind() {
      return this.#common.decision?.kind ?? null;
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
  },
});
