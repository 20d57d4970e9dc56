// The standard's "decode" as a stream, in which a byte order mark has precedence over the label:
// https://encoding.spec.whatwg.org/#decode

import { BOMDecoderCommon } from '../decode/bom-decoder.js';
import { toEncoding } from '../encodings/to-encoding.js';
import { platformInterface } from '../webidl/platform-object.js';
import { toDecoderOptions, toDOMString } from '../webidl/webidl.js';
import { newDecoderTransform } from './streams.js';

export const DecoderStream = /* @__PURE__ */ platformInterface({
  DecoderStream: class {
    #common;
    #stream;

    /** @param {string} [fallbackLabel] @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] */
    constructor(fallbackLabel = 'utf-8', options = undefined) {
      const context = "Failed to construct 'DecoderStream'";
      const label = toDOMString(fallbackLabel);
      const { fatal, ignoreBOM } = toDecoderOptions(options, context);
      const common = new BOMDecoderCommon(toEncoding(label, context), fatal, ignoreBOM);
      this.#common = common;
      this.#stream = newDecoderTransform('DecoderStream', common);
    }

    get encoding() {
      return this.#common.name;
    }

    get fatal() {
      return this.#common.fatal;
    }

    get ignoreBOM() {
      return this.#common.ignoreBOM;
    }

    get readable() {
      return this.#stream.readable;
    }

    get writable() {
      return this.#stream.writable;
    }
  },
});
