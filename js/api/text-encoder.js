// TextEncoder: https://encoding.spec.whatwg.org/#interface-textencoder

import { scalarValueAt, utf8Length, writeCodePoint } from '../common/code-points.js';
import { EncoderCommon } from '../encode/stream.js';
import { encodeUTF8, hostEncodeInto } from '../encode/utf-8.js';
import { UTF_8 } from '../encodings/encodings.js';
import { ensurePrototype, illegalInvocation, platformInterface } from '../webidl/platform-object.js';
import { lengthOf, partOf, requireArguments, toDOMString, toUint8Array, viewOf } from '../webidl/webidl.js';

const ENCODE_INTO = "Failed to execute 'encodeInto' on 'TextEncoder'";

/** The platform's `TextEncoder`. */
export const TextEncoder = /* @__PURE__ */ platformInterface({
  TextEncoder: class {
    #encoding = 'utf-8';

    constructor() {
      if (new.target !== TextEncoder) ensurePrototype(this, new.target, TextEncoder);
    }

    /** `'utf-8'` */
    get encoding() {
      return this.#encoding;
    }

    /**
     * https://encoding.spec.whatwg.org/#dom-textencoder-encode
     * @param {string} [input] lone surrogates become U+FFFD
     * @returns {Uint8Array<ArrayBuffer>}
     */
    encode(input = '') {
      if (!(#encoding in this)) illegalInvocation();
      return utf8Encode(toDOMString(input));
    }

    /**
     * Writes as many whole characters of a string as fit.
     * https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto
     * @param {string} source lone surrogates become U+FFFD
     * @param {Uint8Array} destination
     * @returns {{ read: number, written: number }} the number of code units read and of bytes written
     * @throws {TypeError} if `destination` isn't a Uint8Array
     */
    encodeInto(source, destination) {
      if (!(#encoding in this)) illegalInvocation();
      // biome-ignore lint/complexity/noArguments: their number counts, not their values
      requireArguments(arguments.length, 2, ENCODE_INTO);
      const string = toDOMString(source);
      const target = toUint8Array(destination, ENCODE_INTO);
      const { read, written } = hostEncodeInto(string, target) ?? { read: 0, written: 0 };
      if (read === string.length || written === lengthOf(target)) return { read, written };
      const rest = encodeInto(string.slice(read), partOf(viewOf(target), written));
      return { read: read + rest.read, written: written + rest.written };
    }
  },
});

/** https://encoding.spec.whatwg.org/#utf-8-encode @param {string} string @returns {Uint8Array<ArrayBuffer>} */
export function utf8Encode(string) {
  return encodeUTF8(string) ?? new EncoderCommon(UTF_8, 'fatal').encode(string, true);
}

/** Encodes in JavaScript, for hosts that can't and for the characters that they omit. @param {string} string @param {Uint8Array} destination */
function encodeInto(string, destination) {
  let read = 0;
  let written = 0;
  while (read < string.length) {
    const codePoint = scalarValueAt(string, read);
    if (written + utf8Length(codePoint) > lengthOf(destination)) break;
    written = writeCodePoint(codePoint, destination, written);
    read += codePoint < 0x10000 ? 1 : 2;
  }
  return { read, written };
}
