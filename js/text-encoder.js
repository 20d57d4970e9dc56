// TextEncoder: https://encoding.spec.whatwg.org/#interface-textencoder

import { EncoderCommon } from './encoding.js';
import { UTF_8 } from './encodings.js';
import { hostEncode, hostEncodeInto } from './host-primitives.js';
import { ensurePrototype, illegalInvocation, platformInterface } from './platform-object.js';
import { lengthOf, partOf, requireArguments, setBytes, toDOMString, toUint8Array, viewOf } from './webidl.js';

const ENCODE_INTO = "Failed to execute 'encodeInto' on 'TextEncoder'";

/** The platform's `TextEncoder`. */
class Interface {
  #encoding = 'utf-8';

  constructor() {
    if (new.target !== Interface) ensurePrototype(this, new.target, Interface);
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
   * Writes as much of a string as there is room for, and no part of a character.
   * https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto
   * @param {string} source lone surrogates become U+FFFD
   * @param {Uint8Array} destination
   * @returns {{ read: number, written: number }} how many code units were read and how many bytes written
   * @throws {TypeError} if `destination` isn't a Uint8Array
   */
  encodeInto(source, destination) {
    if (!(#encoding in this)) illegalInvocation();
    // biome-ignore lint/complexity/noArguments: their number counts, not their values
    requireArguments(arguments, 2, ENCODE_INTO);
    const string = toDOMString(source);
    const target = toUint8Array(destination, ENCODE_INTO);
    const { read, written } = hostEncodeInto(string, target) ?? { read: 0, written: 0 };
    if (read === string.length || written === lengthOf(target)) return { read, written };
    const rest = encodeInto(string.slice(read), partOf(viewOf(target), written));
    return { read: read + rest.read, written: written + rest.written };
  }
}

export const TextEncoder = /* @__PURE__ */ platformInterface(Interface, 'TextEncoder');

/** https://encoding.spec.whatwg.org/#utf-8-encode @param {string} string @returns {Uint8Array<ArrayBuffer>} */
export const utf8Encode = (string) => hostEncode(string) ?? new EncoderCommon(UTF_8, 'fatal').encode(string, true);

/** Below this length a call into WebAssembly costs more than it saves. */
const SHORT = 32;

/** @param {string} string @param {Uint8Array} destination */
function encodeInto(string, destination) {
  let read = 0;
  let written = 0;
  // A part that surely fits, because no code unit becomes more than three bytes.
  const sure = () =>
    wholeCharacters(string, read, Math.min(read + Math.floor((lengthOf(destination) - written) / 3), string.length));
  for (let end = sure(); end - read >= SHORT; end = sure()) {
    new EncoderCommon(UTF_8, 'fatal').encodeOrFail(string.slice(read, end), true, (bytes) => {
      setBytes(destination, bytes, written);
      written += lengthOf(bytes);
    });
    read = end;
  }
  while (read < string.length) {
    const codePoint = scalarValueAt(string, read);
    const length = codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
    if (written + length > lengthOf(destination)) break;
    // https://encoding.spec.whatwg.org/#utf-8-encoder
    for (let place = length - 1; place > 0; place--) {
      destination[written + place] = 0x80 | ((codePoint >> (6 * (length - 1 - place))) & 0x3f);
    }
    destination[written] = (codePoint >> (6 * (length - 1))) | [0, 0x00, 0xc0, 0xe0, 0xf0][length];
    written += length;
    read += codePoint < 0x10000 ? 1 : 2;
  }
  return { read, written };
}

/** The end of a part of a string, moved so that it doesn't split a surrogate pair. @param {string} string @param {number} start @param {number} end */
function wholeCharacters(string, start, end) {
  const isLeading = end > start && end < string.length && (string.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return isLeading ? end - 1 : end;
}

/** The code point at an index, U+FFFD for a lone surrogate. @param {string} string @param {number} index */
function scalarValueAt(string, index) {
  const codePoint = /** @type {number} */ (string.codePointAt(index));
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? 0xfffd : codePoint;
}
