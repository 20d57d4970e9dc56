// A stream that finds its encoding from its first bytes.

import { encodings } from '../encodings/encodings.js';
import { newAutoDecoderCommon } from '../sniff/auto-decoder.js';
import { platformInterface } from '../webidl/platform-object.js';
import { newDecoderTransform } from './streams.js';

export const AutoDecoderStream = /* @__PURE__ */ platformInterface({
  AutoDecoderStream: class {
    #common;
    #stream;

    /** @param {object | null} [options] */
    constructor(options = undefined) {
      const common = newAutoDecoderCommon(options, "Failed to construct 'AutoDecoderStream'");
      this.#common = common;
      this.#stream = newDecoderTransform('AutoDecoderStream', common);
    }

    get encoding() {
      const { decision } = this.#common;
      return decision && encodings[decision.encoding].name;
    }

    get confidence() {
      return this.#common.decision?.confidence ?? null;
    }

    get source() {
      return this.#common.decision?.source ?? null;
    }

    get score() {
      return this.#common.decision?.score ?? null;
    }

    get kind() {
      return this.#common.decision?.kind ?? null;
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
