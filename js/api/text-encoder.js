// TextEncoder: https://encoding.spec.whatwg.org/#interface-textencoder

import { utf8Encode } from '../encode/stream.js';
import { encodeIntoAlone, hostEncodeInto } from '../encode/utf-8-encoder.js';
import { ensurePrototype, illegalInvocation, platformInterface } from '../webidl/platform-object.js';
import { lengthOf, partOf, requireArguments, toDOMString, toUint8Array, viewOf } from '../webidl/webidl.js';

const ENCODE_INTO = "Failed to execute 'encodeInto' on 'TextEncoder'";

export const TextEncoder = /* @__PURE__ */ platformInterface({
  TextEncoder: class {
    #encoding = 'utf-8';

    constructor() {
      if (new.target !== TextEncoder) ensurePrototype(this, new.target, TextEncoder);
    }

    get encoding() {
      return this.#encoding;
    }

    /** https://encoding.spec.whatwg.org/#dom-textencoder-encode @param {string} [input] @returns {Uint8Array<ArrayBuffer>} */
    encode(input = '') {
      if (!(#encoding in this)) illegalInvocation();
      return utf8Encode(toDOMString(input));
    }

    /**
     * https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto
     * @param {string} source
     * @param {Uint8Array} destination
     * @returns {{ read: number, written: number }}
     */
    encodeInto(source, destination) {
      if (!(#encoding in this)) illegalInvocation();
      // biome-ignore lint/complexity/noArguments: their number counts, not their values
      requireArguments(arguments.length, 2, ENCODE_INTO);
      const string = toDOMString(source);
      const target = toUint8Array(destination, ENCODE_INTO);
      const { read, written } = hostEncodeInto(string, target) ?? { read: 0, written: 0 };
      if (read === string.length || written === lengthOf(target)) return { read, written };
      // The host can't, or left out characters.
      const rest = encodeIntoAlone(string.slice(read), partOf(viewOf(target), written));
      return { read: read + rest.read, written: written + rest.written };
    }
  },
});
