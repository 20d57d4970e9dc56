// The standard's "decode" as a stream: https://encoding.spec.whatwg.org/#decode

import { BOMDecoderCommon } from '../decode/bom-decoder.js';
import { toEncoding } from '../encodings/to-encoding.js';
import { platformInterface } from '../webidl/platform-object.js';
import { toDecoderOptions, toDOMString } from '../webidl/webidl.js';
import { newDecoderTransform } from './streams.js';

/**
 * `TextDecoderStream` whose label is a fallback: a byte order mark has precedence over it, as in `decode`.
 * @example response.body.pipeThrough(new DecoderStream('shift_jis'))
 */
export const DecoderStream = /* @__PURE__ */ platformInterface({
  DecoderStream: class {
    #common;
    #stream;

    /**
     * @param {string} [fallbackLabel] a label of any encoding
     * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] `ignoreBOM`: whether a byte order mark is kept as text; it chooses the encoding either way
     * @throws {RangeError} for an unknown label
     */
    constructor(fallbackLabel = 'utf-8', options = undefined) {
      const context = "Failed to construct 'DecoderStream'";
      const label = toDOMString(fallbackLabel);
      const { fatal, ignoreBOM } = toDecoderOptions(options, context);
      const common = new BOMDecoderCommon(toEncoding(label, context), fatal, ignoreBOM);
      this.#common = common;
      this.#stream = newDecoderTransform('DecoderStream', common);
    }

    /** The name of the encoding; `null` until the first bytes have shown whether there is a byte order mark. */
    get encoding() {
      return this.#common.name;
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
