"use strict";
const TABLES = "C84PIwBBgYAIC/IMAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnAIKV2UKNrMfCP9yKvP3BgNY18ts/EpV/jc4VdFmVg5OYAKUJp3aAvrsvpDq+LS77W0OHewYT4SRVfPM/ZRfG6fmfYJU2MlIcIUKsahm6ZAX9SuHwhioF3CD3GsekjrmAZq4/GBtqpOIltohyOkHKMISPIsrhD0cXp82zejr0X5EtHk46PYcG8Y1rYbgvweIObf0nj+F/yqz12B8S/e09unFnZfYCK1o6UDU50YN/ZM6NRcKjz/U/k14KGJq9FQdsd3TVmPGSn94KBYRCMi8Zjn+3lAtzarmwmlSnJjUSDuHwoqKiOIcAUbdF81o69UELKw01AjU6EA6RbRzsgsewe9DZj4T9GvXRh+wVkQw3/GKInhwTYJWDtDFqJIXEQc2feaHE7js/2Z0BgMzWjzyEKmsByraXm0+n//JJfjInx3o/gdiJaKnyg7pliEshb3+MhlJAu9QWE99VOYJbwM/3XoL6/86rMoFwXUXQnufcttxtSRkyustg8iHyuH0967f9mKbx3vvWqoa5Ai6Gr/BqiW8tcavJuXxTPkW45z2FK+HybQyo6kLkpq26mYFkMZwIm6oYrzeA2eIK4J4uzQ1DFQKFN4HkvB2BlYyNgaCNaBdS5XvBS2SQ/mthLTEAazFzZsA86K/WZUUZ7d+5PFKXfuJr89y+44rypgujvym9DNYFHMMzO/cEreepb6BhrvKU3rW4/ibcM2n8/FHhgk7nOKttvM17P9zLPdeJSKrygJTD2V3NtsSIzrC6I3vpEb+mk0wI0EzfeSaxQeMjfNCTEouD1f13c5/4BGBrX5XM9pO5+vfR00IZp/DrXOCh0/o/mF3SzdYEDJnG0yayVWi6ygrQN/sHvVEM138V/ITR+lcS6qdnTVyQBAF/9hI45G8ORfpZ+X2N4uxFfoOEnko9x2T4S0EHYxw/BIIKCpg8fZleWrxnJRpy0mGc0WColu45Hjyg1cy7zK74hcVt03y/TtLswOub6Hsugdnd37++4bBabAdadI0/rNVGzJI10Ar21C5glGCIqOQQmO/Dnt5jW1eOMEe7opCnVFD/9Ry8uYKj5zsWL7xkBh5uI8LbYz285eWUUHmj73TiyuzmAKOFAQNzBy1cpYT9jr0Ffz0xaXnw8bcG3ig0sAkDga0RnPFidDXpmZv6hJqjEO0jrG+doBZyROuAQldoB2/uRdpT0bBo2kljpI11w9oSVm8Vh9J0f16nxMo+Gr1WhFE8TfejeSAUQFF8gxW5qUgjx1OjxDH9TEuwzUw2LlrXBiq8P78fvpOXG2ImwhKv6+n0rVLBn1mDRlFwAa+M6cVvPXGgaUV0QwukQGelwsVKWDIQdN2IqftrDkP94Ql+ieZYwspHwXx/01PZT8/GSZtEGBlLjQ2K85KGmvWAD8gAre5PQaH1lsuE0MMeP/PlhE3/whAP3OnfBBwwuWJCiZ3/SITX/ndK5gHRzRayQ8oCYy/XQJuc7BZ4lDtRiR5Uv6UXA3SfH2Xw36KUvNUmXJpiuAtbWyK0qJCYuGNA/JTzJXBCHBWQGlMtUkagIUcuFzxIgP5hV9pxWy0++j3ub47P95+rEwDOvJ+xev6avlOsSl8oZuAswHxCCT1c9zC/9WPMytHrghb0PNnuttmI0iERxTZ/Rg4AHyVPo3W2P740wKvvVZH9NufB/Z4uu+6+9lu28PpDNZQ2hioNTxGb2bpVUG+nFYNTen4rWjWaOJyYyQUFYtD+BnkTn1QHsl2K3p7hIc7OkG120DjKfDDr5YkAHLsesjEzm/Sh9BdClmZqi/P9o3/YzdVrGj4lo2yMZGvkAAABAAIAAwAEAAUABgAHAAgACQAKAAsADAANAA4ADwAQABEAEgATABQAFQAWABcAGAAZABoAGwAcAB0AHgAfACAAIQAiACMAJAAlACYAJwAoACkAKgArACwALQAuAC8AMAAxADIAMwA0ADUANgA3ADgAOQA6ADsAPAA9AD4APwBAAEEAQgBDAEQARQBGAEcASABJAEoASwBMAE0ATgBPAFAAUQBSAFMAVABVAFYAVwBYAFkAWgBbAFwAXQBeAF8AYABhAGIAYwBkAGUAZgBnAGgAaQBqAGsAbABtAG4AbwBwAHEAcgBzAHQAdQB2AHcAeAB5AHoAewB8AH0AfgB/AEH2jggLGwECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGwBBnI8ICwEBAEG5jwgLCwIDBAUGBwgJCgsMAEHEjwgLAQUAQdCPCAsgAQAAAAAAAAACAAAAAAAAgAAAAAAAAAAAAwAAAAAAAIAAQfuPCAsBgABBi5AICwGAAEGbkAgLAYAAQauQCAsBgABBu5AICwGAAEHLkAgLAYAAQduQCAsBgABB65AICwGAAEH7kAgLAYAAQYuRCAsBgABBm5EICwGAAEGrkQgLAYAAQbuRCAsBgABBy5EICwGAAEHbkQgLAYAAQeuRCAsBgABB+5EICwGAAEGLkggLAYAAQZuSCAsBgABBq5IICwGAAEG7kggLAYAAQcuSCAsBgABB25IICwGAAEHrkggLAYAAQfuSCAsBgABBi5MICwGAAEGbkwgLAYAAQauTCAsBgABBu5MICwGAAC0NZW5jb2Rpbmctd2FzbWVuY29kaW5nLXdhc20vc2luZ2xlLWJ5dGUgMC4xLjA=";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// <stdin>
var stdin_exports = {};
__export(stdin_exports, {
  DecoderStream: () => DecoderStream,
  LegacyTextEncoder: () => LegacyTextEncoder,
  LegacyTextEncoderStream: () => LegacyTextEncoderStream,
  TextDecoder: () => TextDecoder,
  TextDecoderStream: () => TextDecoderStream,
  TextEncoder: () => TextEncoder,
  TextEncoderStream: () => TextEncoderStream,
  UnmappableError: () => UnmappableError,
  bomSniff: () => bomSniff,
  decode: () => decode2,
  encode: () => encode2,
  encodings: () => encodings,
  findUnmappable: () => findUnmappable,
  initialize: () => initialize,
  labelToName: () => labelToName
});
module.exports = __toCommonJS(stdin_exports);

// target/unescape.wasm
var unescape_default = "AGFzbQEAAAABCAFgA39/fwF/AwIBAAUDAQAIBxkCBm1lbW9yeQIADHVuZXNjYXBlVGV4dAAACkwBSgECfwNAIAAtAAAhAyAAQQFqIQAgAyAEckEiSQR/IANBH2tBB3QFIAIgAyAEai0AADoAACACQQFqIQJBAAshBCAAIAFJDQALIAIL";

// js/base64.js
var DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function decodeBase64(string) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(string);
  const { Buffer: Buffer2 } = globalThis;
  if (typeof Buffer2?.from === "function") return Buffer2.from(string, "base64");
  const values = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i;
  const length = string.indexOf("=") < 0 ? string.length : string.indexOf("=");
  const bytes2 = new Uint8Array(length * 3 >> 2);
  let bits = 0;
  for (let i = 0, written = 0; i < length; i++) {
    bits = bits << 6 | values[string.charCodeAt(i)];
    if (i % 4 > 0) bytes2[written++] = bits >> 6 - 2 * (i % 4);
  }
  return bytes2;
}

// js/code-text.js
var ALPHABET = " !#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
var DIGITS2 = 64;
function assignText(digits, assign) {
  let single = 2;
  let pair = 0;
  for (let byte = 0; byte < 256; byte++) {
    if (Number.parseInt(digits[byte >> 2], 16) >> (byte & 3) & 1) {
      assign(byte, 0, ALPHABET.charCodeAt(single++));
    } else {
      assign(byte, 1 + (pair & 1), ALPHABET.charCodeAt(pair >> 1));
      pair += 1;
    }
  }
}

// js/host.js
var bufferMethod = (name) => (
  /** @type {any} */
  globalThis.Buffer?.prototype?.[name]
);
var ucs2Slice = /* @__PURE__ */ bufferMethod("ucs2Slice");
var ucs2Write = /* @__PURE__ */ bufferMethod("ucs2Write");
var utf8Slice = /* @__PURE__ */ bufferMethod("utf8Slice");
var classOf = (name) => globalThis[name];
var Decoder = /* @__PURE__ */ classOf("TextDecoder");
var decode = /* @__PURE__ */ (() => Decoder?.prototype?.decode)();
var Encoder = /* @__PURE__ */ classOf("TextEncoder");
var encode = /* @__PURE__ */ (() => Encoder?.prototype?.encode)();
var encodeInto = /* @__PURE__ */ (() => Encoder?.prototype?.encodeInto)();
function newHostDecoder(label) {
  const decoder = new /** @type {typeof TextDecoder} */
  Decoder(label, { ignoreBOM: true });
  return (
    /** @type {any} */
    decode.bind(decoder)
  );
}
function newHostEncoder() {
  const encoder2 = new /** @type {typeof TextEncoder} */
  Encoder();
  const [boundEncode, boundEncodeInto] = [encode, encodeInto].map(
    (method) => (
      /** @type {any} */
      method.bind(encoder2)
    )
  );
  return { encode: boundEncode, encodeInto: boundEncodeInto };
}
var isFirefox = () => "InternalError" in globalThis;
var isDeno = () => "Deno" in globalThis;
var nodeVersion = () => Number.parseInt(globalThis.process?.versions?.node, 10);
var rightTransformStream;
function hostTransformStream() {
  const { process, TransformStream } = globalThis;
  if (TransformStream && TransformStream === rightTransformStream) return TransformStream;
  const modules = (
    /** @type {any} */
    process
  );
  rightTransformStream = [TransformStream, modules?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(
    (Class) => typeof Class === "function" && typeof new Class().readable?.getReader === "function"
  );
  return rightTransformStream;
}

// js/embedded.js
var TABLE = 128;
var TEXT = 3 * TABLE;
function unpackModule(code, tables) {
  const module2 = new WebAssembly.Module(decodeBase64(
    /** @type {string} */
    unescape_default
  ));
  const { memory, unescapeText } = (
    /** @type {any} */
    new WebAssembly.Instance(module2).exports
  );
  const bytes2 = new Uint8Array(memory.buffer);
  assignText(code, (byte, page, character) => {
    bytes2[TABLE * page + character] = byte;
  });
  writeText(code.slice(DIGITS2), bytes2.subarray(TEXT));
  const start = TEXT + code.length - DIGITS2;
  const end2 = unescapeText(TEXT, start, start);
  const data = decodeBase64(tables);
  bytes2.set(data, end2);
  return bytes2.subarray(start, end2 + data.length);
}
function writeText(text, bytes2) {
  try {
    if (newHostEncoder().encodeInto(text, bytes2).written === text.length) return;
  } catch {
  }
  for (let i = 0; i < text.length; i++) bytes2[i] = text.charCodeAt(i);
}

// js/entry.js
var ownModule = () => unpackModule(CODE, TABLES);
var ENTRY = "encoding-wasm/single-byte";
var GROUPS = ["single-byte"];

// js/generated/encodings.js
var ENCODINGS = `UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866 ibm866
ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
ISO-8859-8-I csiso88598i iso-8859-8-i logical
ISO-8859-10 csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso-8859-13 iso8859-13 iso885913
ISO-8859-14 iso-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16 iso-8859-16
KOI8-R cskoi8r koi koi8 koi8-r koi8_r
KOI8-U koi8-ru koi8-u
macintosh csmacintosh mac macintosh x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
windows-1250 cp1250 windows-1250 x-cp1250
windows-1251 cp1251 windows-1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
windows-1253 cp1253 windows-1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-1254 x-cp1254
windows-1255 cp1255 windows-1255 x-cp1255
windows-1256 cp1256 windows-1256 x-cp1256
windows-1257 cp1257 windows-1257 x-cp1257
windows-1258 cp1258 windows-1258 x-cp1258
x-mac-cyrillic x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
gb18030 gb18030
Big5 big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese euc-jp x-euc-jp
ISO-2022-JP csiso2022jp iso-2022-jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement
UTF-16BE unicodefffe utf-16be
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le
x-user-defined x-user-defined`;

// js/lazy.js
function lazy(make) {
  let value;
  let isMade = false;
  return () => {
    if (!isMade) {
      isMade = true;
      try {
        value = make();
      } catch (error) {
        isMade = false;
        throw error;
      }
    }
    return value;
  };
}

// js/encodings.js
var encodings = /* @__PURE__ */ readEncodings();
function readEncodings() {
  const list = ENCODINGS.split("\n").map((line) => {
    const labels = line.split(" ");
    const name = (
      /** @type {string} */
      labels.shift()
    );
    return Object.freeze({ name, labels: Object.freeze(labels) });
  });
  return Object.freeze(list);
}
var places = /* @__PURE__ */ lazy(
  () => new Map(encodings.flatMap(({ labels }, place) => labels.map((label) => [label, place])))
);
var UTF_8 = 0;
var ISO_2022_JP = 33;
var REPLACEMENT = 36;
var UTF_16BE = 37;
var UTF_16LE = 38;
var STARTS = [
  [REPLACEMENT, ""],
  [35, "korean"],
  [32, "japanese"],
  [29, "chinese"],
  [1, "single-byte"],
  [UTF_8, ""]
];
var groupOf = (encoding) => (
  /** @type {[number, string]} */
  STARTS.find(([first]) => encoding >= first)[1]
);
function getEncoding(label) {
  const map = places();
  return map.get(label) ?? map.get(asciiLowercase(trim(label)));
}
function toEncoding(label, context) {
  const encoding = getEncoding(label);
  if (encoding === void 0) {
    const similar = findSimilar(label);
    const question = similar === void 0 ? "" : ` Did you mean '${encodings[similar].name}'?`;
    throw new RangeError(`${context}: The encoding label provided ('${label}') is invalid.${question}`);
  }
  if (GROUPS) {
    const group = groupOf(encoding);
    if (group && !GROUPS.includes(group)) {
      throw new RangeError(
        `${context}: '${ENTRY}' doesn't include ${encodings[encoding].name}; import it from 'encoding-wasm/${group}' or 'encoding-wasm'.`
      );
    }
  }
  return encoding;
}
function findSimilar(name) {
  const key = keyOf(name);
  const number = { 936: "gbk", 950: "big5" }[key] ?? key;
  const place = encodings.findIndex(({ labels }) => labels.some((label) => keyOf(label) === number));
  return place < 0 || place === REPLACEMENT ? void 0 : place;
}
var keyOf = (name) => asciiLowercase(name).replace(/[^a-z\d]/g, "").replace(/^x+/, "").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/, "").replace(/^latin(?=\d)/, "l");
var BOMS = [
  { encoding: UTF_8, bytes: [239, 187, 191] },
  { encoding: UTF_16BE, bytes: [254, 255] },
  { encoding: UTF_16LE, bytes: [255, 254] }
];
function findBOM(bytes2) {
  return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes2[i] === byte));
}
function mayBecomeBOM({ length, 0: first, 1: second }) {
  return length === 0 || length === 1 && first >= 239 || length === 2 && first === 239 && second === 187;
}
function hasBOM(encoding) {
  return encoding === UTF_8 || encoding === UTF_16BE || encoding === UTF_16LE;
}
function trim(string) {
  let [start, end2] = [0, string.length];
  while (start < end2 && isWhiteSpace(string[start])) start += 1;
  while (end2 > start && isWhiteSpace(string[end2 - 1])) end2 -= 1;
  return string.slice(start, end2);
}
var isWhiteSpace = (character) => "	\n\f\r ".includes(character);
function asciiLowercase(string) {
  return string.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function labelToName(label) {
  const encoding = getEncoding(`${label}`);
  return encoding === void 0 ? null : encodings[encoding].name;
}

// js/errors.js
var Malformed = class {
  // Declared, here and in other classes, so that setting them calls no setter of Object.prototype.
  encoding;
  offset;
  length;
  /** @param {string} encoding @param {number} offset @param {number} length */
  constructor(encoding, offset, length) {
    this.encoding = encoding;
    this.offset = offset;
    this.length = length;
  }
  /** The error for users. @param {string} context the start of the message */
  toTypeError(context) {
    const sequence = this.length === 1 ? "a byte" : `${this.length} bytes`;
    return new TypeError(
      `${context}: The encoded data was not valid: ${sequence} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`
    );
  }
};
function withTypeErrors(context, action) {
  try {
    return action();
  } catch (error) {
    throw error instanceof Malformed ? error.toTypeError(context) : error;
  }
}
var nameOf = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
var BRAND = /* @__PURE__ */ Symbol.for("encoding-wasm.UnmappableError");
var UnmappableError = /* @__PURE__ */ (() => {
  class UnmappableError2 extends TypeError {
    codePoint;
    index;
    encoding;
    /**
     * @param {number} codePoint
     * @param {number} index its place: in code units of a string, or in bytes of a transcoded source
     * @param {string} encoding the name of the encoding
     */
    constructor(codePoint, index, encoding) {
      super(
        `${nameOf(codePoint)} at index ${index} cannot be written in ${encoding}; use unmappable: 'html' or 'replacement', or UTF-8`
      );
      this.codePoint = codePoint;
      this.index = index;
      this.encoding = encoding;
    }
  }
  function hasInstance2(value) {
    if (this !== UnmappableError2) return Function.prototype[Symbol.hasInstance].call(this, value);
    return typeof value === "object" && value !== null && BRAND in value;
  }
  const hidden = { writable: true, configurable: true };
  Object.defineProperty(UnmappableError2, Symbol.hasInstance, { value: hasInstance2, ...hidden });
  Object.defineProperty(UnmappableError2, "name", { value: "UnmappableError", configurable: true });
  Object.defineProperty(UnmappableError2.prototype, "name", { value: "UnmappableError", ...hidden });
  Object.defineProperty(UnmappableError2.prototype, BRAND, { value: true, ...hidden });
  return UnmappableError2;
})();

// js/webidl.js
var getter = (prototype, name) => (
  /** @type {any} */
  Object.getOwnPropertyDescriptor(prototype, name)?.get
);
var typedArrayPrototype = () => Object.getPrototypeOf(Uint8Array.prototype);
var typedArrayGetter = (name) => getter(typedArrayPrototype(), name);
var dataViewGetter = (name) => getter(DataView.prototype, name);
var typedArrayMethod = (name) => typedArrayPrototype()[name];
var getTypedArrayName = /* @__PURE__ */ typedArrayGetter(Symbol.toStringTag);
var getBuffer = /* @__PURE__ */ typedArrayGetter("buffer");
var getByteOffset = /* @__PURE__ */ typedArrayGetter("byteOffset");
var getByteLength = /* @__PURE__ */ typedArrayGetter("byteLength");
var typedArraySet = /* @__PURE__ */ typedArrayMethod("set");
var typedArraySlice = /* @__PURE__ */ typedArrayMethod("slice");
var getViewBuffer = /* @__PURE__ */ dataViewGetter("buffer");
var getViewByteOffset = /* @__PURE__ */ dataViewGetter("byteOffset");
var getViewByteLength = /* @__PURE__ */ dataViewGetter("byteLength");
var getArrayBufferLength = /* @__PURE__ */ (() => getter(ArrayBuffer.prototype, "byteLength"))();
var getSharedBufferLength = /* @__PURE__ */ (() => typeof SharedArrayBuffer === "function" ? getter(SharedArrayBuffer.prototype, "byteLength") : void 0)();
var lengthOf = (bytes2) => getByteLength.call(bytes2);
var partOf = (bytes2, start, end2 = lengthOf(bytes2)) => new Uint8Array(getBuffer.call(bytes2), getByteOffset.call(bytes2) + start, end2 - start);
var setBytes = (bytes2, source, start) => typedArraySet.call(bytes2, source, start);
var copyOf = (bytes2, start, end2) => typedArraySlice.call(bytes2, start, end2);
function isShared(bytes2) {
  try {
    getArrayBufferLength.call(getBuffer.call(bytes2));
    return false;
  } catch {
    return true;
  }
}
function toBufferSource(value, context) {
  if (!ArrayBuffer.isView(value) && bufferLength(value) === void 0) {
    throw new TypeError(`${context}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);
  }
  return (
    /** @type {AllowSharedBufferSource} */
    value
  );
}
function toUint8Array(value, context) {
  if (ArrayBuffer.isView(value) && getTypedArrayName.call(value) === "Uint8Array") {
    return (
      /** @type {Uint8Array} */
      value
    );
  }
  throw new TypeError(`${context}: The provided value is not of type 'Uint8Array'.`);
}
function bytesOf(source) {
  if (ArrayBuffer.isView(source)) return viewOf(source);
  return bufferLength(source) === 0 ? NOTHING : new Uint8Array(source);
}
function borrowBytes(source) {
  return ArrayBuffer.isView(source) && getTypedArrayName.call(source) === "Uint8Array" ? (
    /** @type {Uint8Array} */
    source
  ) : bytesOf(source);
}
function viewOf(view) {
  try {
    return getTypedArrayName.call(view) === void 0 ? new Uint8Array(getViewBuffer.call(view), getViewByteOffset.call(view), getViewByteLength.call(view)) : new Uint8Array(getBuffer.call(view), getByteOffset.call(view), getByteLength.call(view));
  } catch {
    return NOTHING;
  }
}
var NOTHING = /* @__PURE__ */ new Uint8Array();
function bufferLength(value) {
  for (const get of [getArrayBufferLength, getSharedBufferLength]) {
    try {
      return get?.call(value);
    } catch {
    }
  }
  return void 0;
}
function toDictionary(value, members, context) {
  if (value !== void 0 && value !== null && typeof value !== "object" && typeof value !== "function") {
    throw new TypeError(`${context}: The provided value is not of type 'object'.`);
  }
  const dictionary = (
    /** @type {any} */
    { ...members }
  );
  for (const member in members) {
    if (!Object.hasOwn(members, member)) continue;
    dictionary[member] = members[member](
      /** @type {any} */
      value?.[member],
      context
    );
  }
  return dictionary;
}
var toDOMString = (value) => `${/** @type {any} */
value}`;
function requireString(value, context) {
  if (typeof value === "string") return value;
  throw new TypeError(
    `${context}: The provided value is not a string. Decode bytes first, and convert other values with String().`
  );
}
function requireArguments(given, required, context) {
  if (given.length >= required) return;
  const noun = required === 1 ? "argument" : "arguments";
  throw new TypeError(`${context}: ${required} ${noun} required, but only ${given.length} present.`);
}
function enumeration(values) {
  return (value, context) => {
    const string = value === void 0 ? values[0] : toDOMString(value);
    const found = values.find((value2) => value2 === string);
    if (found === void 0) {
      throw new TypeError(`${context}: The provided value '${string}' is none of '${values.join("', '")}'.`);
    }
    return found;
  };
}

// js/host-primitives.js
var SHORT = 24;
var utf8Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Decoder));
var utf16Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF16Decoder));
var encoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Encoder));
function hostDecoder(encoding, bytes2) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return void 0;
  if (lengthOf(bytes2) < SHORT || isShared(bytes2)) return void 0;
  return encoding === UTF_8 ? utf8Decoder() : utf16Decoder();
}
function hostEncode(string) {
  try {
    return encoder()?.encode(string);
  } catch {
    return void 0;
  }
}
function hostEncodeInto(string, destination) {
  try {
    return encoder()?.encodeInto(string, destination);
  } catch {
    return void 0;
  }
}
function ifRight(make) {
  try {
    return make();
  } catch {
    return void 0;
  }
}
function newUTF8Decoder() {
  if (nodeVersion() < 22) return void 0;
  const decodeByHost = newHostDecoder("utf-8");
  const decodeQuickly = quickUTF8Decode() ?? decodeByHost;
  const decode3 = (...bytes2) => {
    const string = decodeQuickly(Uint8Array.from(bytes2));
    return string === decodeByHost(Uint8Array.from(bytes2)) ? string : void 0;
  };
  const isRight = decode3(239, 187, 191, 97, 230, 188, 162, 240, 159, 146, 169) === "\uFEFFa\u6F22\u{1F4A9}" && decode3(192, 128, 237, 160, 128, 244, 144, 128, 128, 97) === `${"\uFFFD".repeat(9)}a` && decode3(240, 159, 146, 97, 230, 188) === "\uFFFDa\uFFFD";
  if (!isRight) return void 0;
  return {
    bom: [239, 187, 191],
    decode(bytes2, fatal) {
      try {
        const string = lengthOf(bytes2) < 256 ? decodeQuickly(bytes2) : decodeByHost(bytes2);
        return fatal && string.includes("\uFFFD") ? void 0 : string;
      } catch {
        return void 0;
      }
    },
    completeLength(bytes2) {
      const length = lengthOf(bytes2);
      for (let back = 1; back <= 3 && back <= length; back++) {
        const byte = bytes2[length - back];
        if (byte < 128) break;
        if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? length - back : length;
      }
      return length;
    }
  };
}
function quickUTF8Decode() {
  if (Number.isNaN(nodeVersion()) || isDeno() || !utf8Slice) return void 0;
  const slice = (
    /** @type {Function} */
    utf8Slice
  );
  return (bytes2) => slice.call(bytes2, 0, lengthOf(bytes2));
}
function newUTF16Decoder() {
  const slice = (bytes3) => (
    /** @type {Function} */
    ucs2Slice.call(bytes3, 0, lengthOf(bytes3))
  );
  const text = "\uFEFFa\u6F22\u{1F4A9}\uFFFE";
  const bytes2 = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice(bytes2) !== text || "a\uD83D".toWellFormed() !== "a\uFFFD") return void 0;
  return {
    bom: [255, 254],
    decode(bytes3, fatal) {
      if (lengthOf(bytes3) % 2 === 1) return void 0;
      try {
        const string = slice(bytes3);
        if (string.isWellFormed()) return string;
        return fatal ? void 0 : string.toWellFormed();
      } catch {
        return void 0;
      }
    },
    completeLength(bytes3) {
      const even = lengthOf(bytes3) - lengthOf(bytes3) % 2;
      return (bytes3[even - 1] & 252) === 216 ? even - 2 : even;
    }
  };
}
function newUTF8Encoder() {
  const encoder2 = newHostEncoder();
  const { read, written } = encoder2.encodeInto("a\uD83D\u6F22\u{1F4A9}", new Uint8Array(8));
  const bytes2 = encoder2.encode("\uDCA9\xE9\u6F22\u{1F4A9}");
  const isRight = read === 3 && written === 7 && String([...bytes2]) === "239,191,189,195,169,230,188,162,240,159,146,169";
  return isRight && Object.getPrototypeOf(bytes2) === Uint8Array.prototype ? encoder2 : void 0;
}

// target/strings.wasm
var strings_default = "AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";

// js/strings.js
var MOST_IN_ARRAY = 65539;
function chooseWay(memory, address) {
  const byArray = ifRight2(wayByArray, memory, address);
  const byBuffer = ifRight2(wayByBuffer, memory, address);
  if (byArray && byBuffer) {
    const mostByArray = isDeno() ? Number.POSITIVE_INFINITY : 64;
    return {
      read: (at2, length) => (length < 128 ? byArray : byBuffer).read(at2, length),
      write: (string, at2) => (string.length < mostByArray ? byArray : byBuffer).write(string, at2),
      readBytes: byArray.readBytes,
      most: byBuffer.most
    };
  }
  const byCharCode = wayByCharCode(memory);
  if (byArray) {
    const byDecoder = isFirefox() ? ifRight2(wayByDecoder, memory, address) : void 0;
    return byDecoder ? { ...byArray, read: (at2, length) => (length < 4096 ? byArray : byDecoder).read(at2, length) } : byArray;
  }
  const long = byBuffer ?? ifRight2(wayByDecoder, memory, address) ?? byCharCode;
  return {
    read: (at2, length) => (length < 16 ? byCharCode : long).read(at2, length),
    write: (string, at2) => (string.length < 16 ? byCharCode : long).write(string, at2),
    most: long.most
  };
}
function ifRight2(makeWay, memory, address) {
  const text = "\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
  try {
    const way = makeWay(memory);
    way.write(text, address);
    return wayByCharCode(memory).read(address, text.length) === text && way.read(address, text.length) === text ? way : void 0;
  } catch {
    return void 0;
  }
}
function wayByArray(memory) {
  const module2 = new WebAssembly.Module(decodeBase64(
    /** @type {string} */
    strings_default
  ), { builtins: ["js-string"] });
  const { exports } = new WebAssembly.Instance(module2, { "encoding-wasm": { memory } });
  return { .../** @type {any} */
  exports, most: MOST_IN_ARRAY };
}
function wayByBuffer(memory) {
  const [slice, write] = (
    /** @type {Function[]} */
    [ucs2Slice, ucs2Write]
  );
  let bytes2 = new Uint8Array(memory.buffer);
  const current = () => {
    if (lengthOf(bytes2) === 0) bytes2 = new Uint8Array(memory.buffer);
    return bytes2;
  };
  return {
    read: (address, length) => slice.call(current(), address, address + 2 * length),
    write: (string, address) => write.call(current(), string, address, 2 * string.length),
    most: Number.POSITIVE_INFINITY
  };
}
function wayByDecoder(memory) {
  const decode3 = newHostDecoder("utf-16le");
  const { write, most } = wayByCharCode(memory);
  return { read: (address, length) => decode3(new Uint16Array(memory.buffer, address, length)), write, most };
}
function wayByCharCode(memory) {
  let units = new Uint16Array(memory.buffer);
  const current = () => {
    if (lengthOf(units) === 0) units = new Uint16Array(memory.buffer);
    return units;
  };
  return {
    read(address, length) {
      const units2 = current();
      const [start, end2] = [address / 2, address / 2 + length];
      let string = "";
      if (length < 16) {
        for (let i = start; i < end2; i++) string += String.fromCharCode(units2[i]);
      } else {
        for (let i = start; i < end2; i += 8192) {
          string += String.fromCharCode.apply(
            null,
            /** @type {any} */
            units2.subarray(i, Math.min(i + 8192, end2))
          );
        }
      }
      return string;
    },
    write(string, address) {
      const units2 = current();
      for (let i = 0; i < string.length; i++) units2[address / 2 + i] = string.charCodeAt(i);
    },
    most: Number.POSITIVE_INFINITY
  };
}

// js/instance.js
var compiled;
var wasm;
var bytesView;
var inputView;
var strings;
var at = { input: 0, units: 0, output: 0, codec: 0, codecEnd: 0 };
var NONE = -1;
var blockLength = 1 << 16;
var unitsLength = 0;
var task = { name: "", encoding: NONE };
var series = { isBusy: true };
function begin(name, encoding) {
  task.name = name;
  task.encoding = encoding;
  if (series.isBusy) newInstance();
  series.isBusy = true;
}
function newInstance() {
  try {
    requireWebAssembly();
    compiled ??= compile(ownModule());
    adopt(new WebAssembly.Instance(compiled));
  } catch (error) {
    throw explainStart(error);
  }
}
async function instantiateLater(getSource, isOwn) {
  try {
    requireWebAssembly();
    const source = getSource();
    const module2 = isModule(source) ? source : await WebAssembly.compile(bufferOf(source));
    if (!isOwn) checkModule(module2);
    const instance = await WebAssembly.instantiate(module2);
    if (hasInstance()) return;
    adopt(instance);
    compiled = module2;
  } catch (error) {
    throw explainStart(error);
  }
}
var bufferOf = (source) => (
  /** @type {BufferSource} */
  ArrayBuffer.isView(source) ? viewOf(source) : source
);
var hasInstance = () => !series.isBusy;
function compile(source) {
  return isModule(source) ? source : new WebAssembly.Module(source);
}
function isModule(value) {
  try {
    WebAssembly.Module.customSections(
      /** @type {any} */
      value,
      ENTRY
    );
    return true;
  } catch {
    return false;
  }
}
var SECTION = "encoding-wasm";
function checkModule(module2) {
  const [section] = WebAssembly.Module.customSections(module2, SECTION);
  const expected = `${ENTRY} ${"0.1.0"}`;
  const found = section ? String.fromCharCode(...new Uint8Array(section)) : "something else";
  if (found === expected) return module2;
  throw new TypeError(
    `encoding-wasm: the given module belongs to ${found}, not to ${expected}; use the module of this entry and version.`
  );
}
function adopt({ exports }) {
  wasm = /** @type {any} */
  exports;
  if (wasm.block_length() !== blockLength) throw new Error("The module has blocks of another length.");
  RuntimeError = WebAssembly.RuntimeError;
  at.input = wasm.input();
  at.units = wasm.units();
  at.output = wasm.output();
  at.codec = wasm.codec();
  at.codecEnd = at.codec + wasm.codec_length();
  viewMemory();
  strings = chooseWay(wasm.memory, at.units);
  unitsLength = Math.min(wasm.units_length(), strings.most);
  series.isBusy = false;
}
function requireWebAssembly() {
  if (typeof WebAssembly === "object") return;
  throw new Error(
    "encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host."
  );
}
function explainStart(error) {
  const { message } = error;
  const explained = (text) => new Error(`encoding-wasm: ${text}`, { cause: error });
  if (message.startsWith("encoding-wasm: ")) return error;
  if (isNoMemory(error)) return new RangeError(`encoding-wasm: ${NO_MEMORY} (${message})`, { cause: error });
  if (/content security policy|\bCSP\b/i.test(message)) {
    return explained(
      "this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src"
    );
  }
  if (/main thread|larger than \d+ ?[KM]B/i.test(message)) {
    return explained(
      `this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${message})`
    );
  }
  const { CompileError, LinkError } = WebAssembly;
  if (error instanceof CompileError || error instanceof LinkError) {
    return explained(`this host can't run the WebAssembly module, which needs SIMD: ${error}`);
  }
  return error;
}
var NO_MEMORY = "no memory for WebAssembly; free some, and call again";
var isNoMemory = (error) => error instanceof RangeError && /memory/i.test(error.message);
function bytes() {
  if (lengthOf(bytesView) === 0) viewMemory();
  return bytesView;
}
function viewMemory() {
  bytesView = new Uint8Array(wasm.memory.buffer);
  inputView = new Uint8Array(wasm.memory.buffer, at.input, blockLength);
}
var RuntimeError;
function explain(error) {
  if (!RuntimeError || !(error instanceof RuntimeError)) return error;
  const encoding = encodings[task.encoding]?.name;
  const failed = `${task.name}${encoding ? ` of ${encoding}` : ""} failed`;
  if (isMemoryFull()) return new RangeError(`encoding-wasm: ${failed}: ${NO_MEMORY}`, { cause: error });
  return new Error(
    `encoding-wasm ${"0.1.0"}: ${failed} (${error.message}) because of a bug in this package. Please report it, with the input if you can.`,
    { cause: error }
  );
}
var MANY_PAGES = 32;
function isMemoryFull() {
  try {
    wasm.memory.grow(MANY_PAGES);
    return false;
  } catch {
    return true;
  }
}

// js/wasm.js
var saveCodec = () => copyOf(bytes(), at.codec, at.codecEnd);
var restoreCodec = (saved) => setBytes(bytes(), saved, at.codec);
function useDecoder(encoding, saved) {
  begin("decoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_decoder(encoding);
}
function useEncoder(encoding, saved) {
  begin("encoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_encoder(encoding);
}
var UNMAPPABLE = -2;
function decodeBlock(block, length, at2, fatal, endOfQueue) {
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, at2, +fatal, +endOfQueue);
  series.isBusy = false;
  return check(result);
}
var byteTable = { encoding: NONE, at: 0, owner: (
  /** @type {typeof wasm | undefined} */
  void 0
) };
function hasQuickBytes(encoding, length) {
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm || series.isBusy) {
    begin("decoding", encoding);
    byteTable.owner = wasm;
    byteTable.at = strings.readBytes ? wasm.byte_table(encoding) : 0;
    byteTable.encoding = encoding;
    series.isBusy = false;
  }
  return byteTable.at > 0 && (length <= blockLength || strings.most <= unitsLength);
}
function bytesString(block, length) {
  setInput(block, length);
  return (
    /** @type {Required<import('./strings.js').Way>} */
    strings.readBytes(at.input, length, byteTable.at)
  );
}
var MOST_HELD = 3;
var hasRoomFor = (written) => written + blockLength + MOST_HELD <= unitsLength;
var firstUnit = () => bytes()[at.units] | bytes()[at.units + 1] << 8;
var unitsString = (start, end2) => strings.read(at.units + 2 * start, end2 - start);
var writeBlock = (string, start, end2) => strings.write(string.slice(start, end2), at.units);
function encodeBlock(start, end2, mode, endOfQueue) {
  series.isBusy = true;
  const result = wasm.encode_block(start, end2, mode, +endOfQueue);
  series.isBusy = false;
  return check(result);
}
var SHORT2 = 8;
function setInput(block, length) {
  const target = bytes();
  if (length > SHORT2) {
    try {
      setBytes(inputView, block);
    } catch {
      setBytes(inputView, partOf(block, 0, length));
    }
  } else for (let i = 0; i < length; i++) target[at.input + i] = block[i];
}
function check(result) {
  if (result < UNMAPPABLE) throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
  return result;
}
function outputBytes(length) {
  const source = bytes();
  if (length > SHORT2) return copyOf(source, at.output, at.output + length);
  const copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = source[at.output + i];
  return copy;
}
var report = {
  /** Whether all of the block was read; if not, there was no more room for the result. */
  finished: () => wasm.finished() !== 0,
  /**
   * How many bytes or code units of the block were read. After MALFORMED: where to go on, counted from the start of the
   * block; it may be negative.
   */
  read: () => wasm.read(),
  /** After MALFORMED or UNMAPPABLE: how many items were written before. */
  written: () => wasm.written(),
  /** After UNMAPPABLE: the code point. */
  codePoint: () => wasm.code_point(),
  /** After MALFORMED or UNMAPPABLE: where it starts, counted from the start of the block; it may be negative. */
  start: () => wasm.start(),
  /** After MALFORMED: how many bytes it has. */
  length: () => wasm.length()
};

// js/decoding.js
var BOM = 65279;
var TextDecoderCommon = class {
  encoding;
  fatal;
  ignoreBOM;
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #decoder = null;
  #bomSeen = false;
  /** How many bytes of the stream came before. */
  #position;
  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   * @param {number} [position] how many bytes of the stream came before the first chunk
   */
  constructor(encoding, fatal, ignoreBOM, position = 0) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
    this.#position = position;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /** Makes the decoder a new instance, the I/O queue empty and BOM seen false. */
  reset() {
    this.#decoder = null;
    this.#bomSeen = false;
    this.#position = 0;
  }
  /**
   * Decodes a chunk and serializes the result.
   *
   * After an error the rest of the chunk is dropped, and the decoder is as its handler left it: new, save for
   * ISO-2022-JP, where the character set that was last switched to is still in force.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {string}
   * @throws {Malformed} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue) {
    const decoder = this.#decoder;
    const bomSeen = this.#bomSeen;
    const position = this.#position;
    try {
      const host = hostDecoder(this.encoding, chunk);
      if (host) return this.#decodeByHost(host, chunk, endOfQueue);
      return !this.fatal && hasQuickBytes(this.encoding, lengthOf(chunk)) ? decodeBytes(chunk) : this.#decodeBlocks(chunk, endOfQueue);
    } catch (error) {
      this.#bomSeen = bomSeen;
      if (error instanceof Malformed) this.#position = position + lengthOf(chunk);
      else {
        this.#decoder = decoder;
        this.#position = position;
      }
      throw explain(error);
    }
  }
  /**
   * Decodes by the host, all but the characters that are parted by the chunk's ends.
   * @param {import('./host-primitives.js').HostDecoder} host
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   */
  #decodeByHost(host, chunk, endOfQueue) {
    let start = 0;
    let string = "";
    if (this.#decoder) {
      if (this.encoding !== UTF_8) return this.#decodeBlocks(chunk, endOfQueue);
      while (start < 3 && (chunk[start] & 192) === 128) start += 1;
      string = this.#decodeBlocks(partOf(chunk, 0, start), true);
    }
    if (!this.#bomSeen && !this.ignoreBOM && chunk[start] === host.bom[0]) {
      if (host.bom.every((byte, i) => chunk[start + i] === byte)) {
        start += host.bom.length;
        this.#position += host.bom.length;
      }
    }
    const length = lengthOf(chunk);
    const end2 = host.completeLength(chunk);
    this.#bomSeen ||= end2 > 0;
    const whole = start === 0 && end2 === length ? chunk : partOf(chunk, start, end2);
    const decoded = host.decode(whole, this.fatal);
    if (decoded === void 0) string = join(string, this.#decodeBlocks(whole, true));
    else {
      string = join(string, decoded);
      this.#position += end2 - start;
    }
    return end2 < length ? join(string, this.#decodeBlocks(partOf(chunk, end2), endOfQueue)) : string;
  }
  #decodeBlocks(chunk, endOfQueue) {
    useDecoder(this.encoding, this.#decoder);
    let string = "";
    let bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding);
    const chunkLength = lengthOf(chunk);
    let written = 0;
    for (let start = 0; ; start += blockLength) {
      const isLast = chunkLength - start <= blockLength;
      const read = Math.min(blockLength, chunkLength - start);
      const block = start === 0 && isLast ? chunk : partOf(chunk, start, start + read);
      const length = decodeBlock(block, read, written, this.fatal, endOfQueue && isLast);
      if (length < 0) {
        this.#decoder = saveCodec();
        throw new Malformed(this.name, this.#position + start + report.start(), report.length());
      }
      written += length;
      if (written > 0 && (isLast || !hasRoomFor(written))) {
        string = join(string, unitsString(!bomSeen && firstUnit() === BOM ? 1 : 0, written));
        bomSeen = true;
        written = 0;
      }
      if (isLast) break;
    }
    this.#bomSeen = bomSeen;
    this.#decoder = endOfQueue ? null : saveCodec();
    this.#position += chunkLength;
    return string;
  }
};
function decodeBytes(chunk) {
  const length = lengthOf(chunk);
  if (length <= blockLength) return bytesString(chunk, length);
  let string = "";
  for (let start = 0; start < length; start += blockLength) {
    const read = Math.min(blockLength, length - start);
    string = join(string, bytesString(partOf(chunk, start, start + read), read));
  }
  return string;
}
function join(start, rest) {
  try {
    return start + rest;
  } catch (error) {
    throw new RangeError(
      "The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",
      { cause: error }
    );
  }
}
function getDecoderEncoding(label, context) {
  const encoding = toEncoding(label, context);
  if (encoding === REPLACEMENT) {
    throw new RangeError(
      `${context}: The encoding label provided ('${label}') stands for the encoding 'replacement', which decodes nothing.`
    );
  }
  return encoding;
}

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
);
var REPLACING_BLOCK = 2048;
var EncoderCommon = class _EncoderCommon {
  encoding;
  unmappable;
  #replace;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #encoder = null;
  /** How many code units of the stream came before. */
  #position = 0;
  /** An escape sequence that is held: see `Shifts`. @type {Uint8Array<ArrayBuffer>} */
  #shift = NOTHING;
  /** The place of a code unit as users count. */
  locate = (index) => index;
  /**
   * @param {number} encoding one that has an encoder
   * @param {import('./unmappable.js').Unmappable} unmappable
   * @param {import('./unmappable.js').Replacer} [replace] for the values of `unmappable` that the module doesn't know
   */
  constructor(encoding, unmappable, replace = void 0) {
    this.encoding = encoding;
    this.unmappable = unmappable;
    this.#replace = replace;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /**
   * Encodes a chunk. After an error in the middle of a stream the encoder is as it was before the call, because nothing
   * of the chunk was given out.
   * @param {string} string
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError}
   */
  encode(string, endOfQueue) {
    const pieces = new Pieces();
    this.encodeOrFail(
      string,
      endOfQueue,
      (piece) => pieces.add(piece),
      (codePoint, index) => {
        throw new UnmappableError(codePoint, index, this.name);
      }
    );
    return pieces.concatenate();
  }
  /**
   * Encodes a chunk, going on with the same encoder after each error: the loop around "encode or fail".
   * https://encoding.spec.whatwg.org/#encode-or-fail
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces
   * @param {(codePoint: number, index: number) => void} [fail] is told of each error; it may throw
   */
  encodeOrFail(string, endOfQueue, push, fail = () => {
  }) {
    const position = this.#position;
    const encoder2 = this.#encoder;
    const shift = this.#shift;
    if (endOfQueue) {
      this.#shift = NOTHING;
      this.#encoder = null;
      this.#position = 0;
    }
    const replace = this.#replace;
    const mode = replace ? 0 : UNMAPPABLE_MODES.indexOf(
      /** @type {any} */
      this.unmappable
    );
    const step = replace ? REPLACING_BLOCK : blockLength;
    const shifts = replace && this.encoding === ISO_2022_JP ? new Shifts(shift, push) : void 0;
    const give = shifts ? (bytes2) => shifts.add(bytes2) : push;
    try {
      useEncoder(this.encoding, encoder2);
      for (let start = 0; start === 0 || start < string.length; start += step) {
        const end2 = Math.min(start + step, string.length);
        writeBlock(string, start, end2);
        const isLast = end2 === string.length;
        for (let read = 0, finished = false; !finished; ) {
          const length = encodeBlock(read, end2 - start, mode, endOfQueue && isLast);
          give(outputBytes(length === UNMAPPABLE ? report.written() : length));
          const index = position + start + read + report.start();
          read += report.read();
          finished = length !== UNMAPPABLE && report.finished();
          if (length !== UNMAPPABLE) continue;
          const codePoint = report.codePoint();
          if (replace) {
            const encoder3 = saveCodec();
            const locate = () => this.locate(index);
            const replacement = replace(codePoint, locate);
            const saved = this.#replaceOne(encoder3, replacement, give, codePoint, locate);
            useEncoder(this.encoding, saved);
            writeBlock(string, start, end2);
          } else fail(codePoint, index);
        }
      }
    } catch (error) {
      throw explain(error);
    }
    if (endOfQueue) {
      if (shifts) push(shifts.held);
      return;
    }
    if (shifts) this.#shift = shifts.held;
    this.#encoder = saveCodec();
    this.#position = position + string.length;
  }
  /**
   * Writes what takes the place of an unmappable code point.
   * @param {Uint8Array} encoder the state before
   * @param {string | Uint8Array<ArrayBuffer> | null} replacement
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @param {number} codePoint
   * @param {() => number} locate
   * @returns {Uint8Array | null} the state behind it
   * @throws {UnmappableError}
   */
  #replaceOne(encoder2, replacement, push, codePoint, locate) {
    if (replacement === null) throw new UnmappableError(codePoint, locate(), this.name);
    if (typeof replacement !== "string") {
      push(replacement);
      return encoder2;
    }
    const nested = new _EncoderCommon(this.encoding, "fatal");
    nested.#encoder = encoder2;
    nested.encodeOrFail(replacement, false, push, (codePoint2) => {
      throw new UnmappableError(codePoint2, locate(), this.name);
    });
    return nested.#encoder;
  }
};
var ESCAPE = 27;
var SHIFT = 3;
var Shifts = class {
  /** An escape sequence that may be left out. */
  held;
  #push;
  /** @param {Uint8Array<ArrayBuffer>} held @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  constructor(held, push) {
    this.held = held;
    this.#push = push;
  }
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    const length = lengthOf(bytes2);
    if (length === 0) return;
    if (bytes2[0] !== ESCAPE) this.#push(this.held);
    const end2 = bytes2[length - SHIFT] === ESCAPE ? length - SHIFT : length;
    this.#push(copyOf(bytes2, 0, end2));
    this.held = copyOf(bytes2, end2, length);
  }
};
var Pieces = class {
  /** @typedef {{ bytes: Uint8Array<ArrayBuffer>, next: Piece | null }} Piece */
  /** @type {Piece | null} */
  #first = null;
  /** @type {Piece | null} */
  #last = null;
  #length = 0;
  /** The length of all together. */
  get length() {
    return this.#length;
  }
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    const piece = { bytes: bytes2, next: null };
    if (this.#last) this.#last.next = piece;
    else this.#first = piece;
    this.#last = piece;
    this.#length += lengthOf(bytes2);
  }
  /** @param {(bytes: Uint8Array<ArrayBuffer>) => void} use */
  forEach(use) {
    for (let piece = this.#first; piece; piece = piece.next) use(piece.bytes);
  }
  /** All of them as one. */
  concatenate() {
    if (this.#first && !this.#first.next) return this.#first.bytes;
    const whole = newBytes(this.#length);
    let position = 0;
    this.forEach((bytes2) => {
      setBytes(whole, bytes2, position);
      position += lengthOf(bytes2);
    });
    return whole;
  }
};
function newBytes(length) {
  try {
    return new Uint8Array(length);
  } catch (error) {
    throw new RangeError(
      `This host has no room for ${length} bytes: encode in parts, with { stream: true } or by a stream.`,
      { cause: error }
    );
  }
}
function getEncoderEncoding(label, context) {
  const encoding = toEncoding(label, context);
  if (encoding === UTF_16BE || encoding === UTF_16LE) {
    const { name } = encodings[encoding];
    throw new RangeError(`${context}: ${name} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`);
  }
  return refuseReplacement(encoding, label, context);
}
function refuseReplacement(encoding, label, context) {
  if (encoding === REPLACEMENT) {
    throw new RangeError(`${context}: '${label}' stands for an encoding that cannot be written; use UTF-8.`);
  }
  return encoding;
}

// js/platform-object.js
function platformInterface(Interface5, name) {
  const { prototype } = Interface5;
  Object.defineProperty(Interface5, "name", { value: name, configurable: true });
  for (const member of Object.getOwnPropertyNames(prototype)) {
    if (member !== "constructor") Object.defineProperty(prototype, member, { enumerable: true });
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
  return Interface5;
}
function ensurePrototype(object, newTarget, Interface5) {
  const { prototype } = newTarget;
  const isObject = typeof prototype === "function" || typeof prototype === "object" && prototype !== null;
  if (!isObject) Object.setPrototypeOf(object, Interface5.prototype);
}
function illegalInvocation() {
  throw new TypeError("Illegal invocation");
}

// js/text-encoder.js
var ENCODE_INTO = "Failed to execute 'encodeInto' on 'TextEncoder'";
var Interface = class _Interface {
  #encoding = "utf-8";
  constructor() {
    if (new.target !== _Interface) ensurePrototype(this, new.target, _Interface);
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
  encode(input = "") {
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
    requireArguments(arguments, 2, ENCODE_INTO);
    const string = toDOMString(source);
    const target = toUint8Array(destination, ENCODE_INTO);
    const { read, written } = hostEncodeInto(string, target) ?? { read: 0, written: 0 };
    if (read === string.length || written === lengthOf(target)) return { read, written };
    const rest = encodeInto2(string.slice(read), partOf(viewOf(target), written));
    return { read: read + rest.read, written: written + rest.written };
  }
};
var TextEncoder = /* @__PURE__ */ platformInterface(Interface, "TextEncoder");
var utf8Encode = (string) => hostEncode(string) ?? new EncoderCommon(UTF_8, "fatal").encode(string, true);
var SHORT3 = 32;
function encodeInto2(string, destination) {
  let read = 0;
  let written = 0;
  const sure = () => wholeCharacters(string, read, Math.min(read + Math.floor((lengthOf(destination) - written) / 3), string.length));
  for (let end2 = sure(); end2 - read >= SHORT3; end2 = sure()) {
    new EncoderCommon(UTF_8, "fatal").encodeOrFail(string.slice(read, end2), true, (bytes2) => {
      setBytes(destination, bytes2, written);
      written += lengthOf(bytes2);
    });
    read = end2;
  }
  while (read < string.length) {
    const codePoint = scalarValueAt(string, read);
    const length = codePoint < 128 ? 1 : codePoint < 2048 ? 2 : codePoint < 65536 ? 3 : 4;
    if (written + length > lengthOf(destination)) break;
    for (let place = length - 1; place > 0; place--) {
      destination[written + place] = 128 | codePoint >> 6 * (length - 1 - place) & 63;
    }
    destination[written] = codePoint >> 6 * (length - 1) | [0, 0, 192, 224, 240][length];
    written += length;
    read += codePoint < 65536 ? 1 : 2;
  }
  return { read, written };
}
function wholeCharacters(string, start, end2) {
  const isLeading = end2 > start && end2 < string.length && (string.charCodeAt(end2 - 1) & 64512) === 55296;
  return isLeading ? end2 - 1 : end2;
}
function scalarValueAt(string, index) {
  const codePoint = (
    /** @type {number} */
    string.codePointAt(index)
  );
  return codePoint >= 55296 && codePoint <= 57343 ? 65533 : codePoint;
}

// js/generated/translit.js
var BEST_FITS = `\xA1	!
\xA2	\uFFE0	c
\xA3	\uFFE1	GBP
\xA5	\uFFE5	JPY
\xA6	\uFFE4	|
\xA8	"
\xA9	(C)
\xAB	<<
\xAC	\uFFE2
\xAD	
\xAE	(R)
\xB1	+-
\xB4	'
\xB7	\u30FB	\u2027	.
\xB8	,
\xBB	>>
\xBC	 1/4
\xBD	 1/2
\xBE	 3/4
\xC6	AE
\xD0	D
\xD7	x
\xD8	O
\xDE	TH
\xDF	ss
\xE6	ae
\xF0	d
\xF7	:
\xF8	o
\xFE	th
\u0110	D
\u0111	d
\u0126	H
\u0127	h
\u0131	i
\u0138	k
\u0141	L
\u0142	l
\u0149	'n
\u014A	NG
\u014B	ng
\u0152	OE
\u0153	oe
\u0166	T
\u0167	t
\u0180	b
\u0181	B
\u0182	B
\u0183	b
\u0186	O
\u0187	C
\u0188	c
\u0189	D
\u018A	D
\u018B	D
\u018C	d
\u018E	E
\u018F	E
\u0190	E
\u0191	F
\u0192	f
\u0193	G
\u0194	G
\u0196	I
\u0197	I
\u0198	K
\u0199	k
\u019A	l
\u019D	N
\u019E	n
\u019F	O
\u01A4	P
\u01A5	p
\u01A9	S
\u01AB	t
\u01AC	T
\u01AD	t
\u01AE	T
\u01B2	V
\u01B3	Y
\u01B4	y
\u01B5	Z
\u01B6	z
\u01B7	Z
\u01DD	e
\u01E4	G
\u01E5	g
\u0218	\u015E
\u0219	\u015F
\u021A	\u0162
\u021B	\u0163
\u0220	N
\u0221	d
\u0224	Z
\u0225	z
\u0234	l
\u0235	n
\u0236	t
\u0237	j
\u023A	A
\u023B	C
\u023C	c
\u023D	L
\u023E	T
\u023F	s
\u0240	z
\u0243	B
\u0246	E
\u0247	e
\u0248	J
\u0249	j
\u024B	q
\u024C	R
\u024D	r
\u024E	Y
\u024F	y
\u0254	o
\u0259	e
\u025B	e
\u0263	g
\u0269	i
\u0283	s
\u0292	z
\u02B9	'
\u02BA	"
\u02BB	'
\u02BC	'
\u02C6	^
\u02C7	^
\u02C8	'
\u02CB	\`
\u02DC	~
\u034F	
\u058F	AMD
\u05BE	\u2010	-
\u05F3	'
\u05F4	"
\u060B	AFN
\u061C	
\u066B	,
\u066C	'
\u09F3	BDT
\u0E3F	THB
\u17DB	KHR
\u180E	
\u1E9E	SS
\u200B	
\u200C	
\u200D	
\u200E	
\u200F	
\u2010	-
\u2011	-
\u2012	-
\u2013	-
\u2014	\u2015	-
\u2015	\u2014	-
\u2016	\u2225	||
\u2017	_
\u2018	'
\u2019	'
\u201A	,
\u201B	'
\u201C	"
\u201D	"
\u201E	,,
\u201F	"
\u2020	+
\u2022	\xB7	*
\u2023	>
\u2027	\xB7	\u30FB
\u202A	
\u202B	
\u202C	
\u202D	
\u202E	
\u2032	'
\u2033	''
\u2035	\`
\u2039	<
\u203A	>
\u203E	\uFFE3	\xAF
\u2043	-
\u2044	/
\u2060	
\u2066	
\u2067	
\u2068	
\u2069	
\u20A0	CE
\u20A1	CRC
\u20A2	Cr
\u20A3	Fr.
\u20A4	L.	\xA3
\u20A6	NGN
\u20A7	Pts
\u20A9	KRW
\u20AA	\u05E9\u05D7	ILS
\u20AB	\u0111	VND
\u20AC	EUR
\u20AD	LAK
\u20AE	MNT
\u20AF	GRD
\u20B1	PHP
\u20B2	PYG
\u20B4	UAH
\u20B5	\xA2	\u023B	GHS
\u20B8	KZT
\u20B9	INR
\u20BA	TL
\u20BC	AZN
\u20BD	RUB
\u20BE	GEL
\u211E	Rx
\u2153	 1/3
\u2154	 2/3
\u2155	 1/5
\u2156	 2/5
\u2157	 3/5
\u2158	 4/5
\u2159	 1/6
\u215A	 5/6
\u215B	 1/8
\u215C	 3/8
\u215D	 5/8
\u215E	 7/8
\u215F	 1/
\u2190	<-
\u2192	->
\u2194	<->
\u21D0	<=
\u21D2	=>
\u21D4	<=>
\u220F	\u03A0
\u2211	\u03A3
\u2212	\uFF0D	-
\u2215	/
\u2216	\\
\u2223	|
\u2225	\u2016	||
\u223C	\uFF5E	\u301C	~
\u2248	~=
\u2260	!=
\u2264	<=
\u2265	>=
\u22EF	\u2026	...
\u25E6	o
\u2713	\u221A
\u3001	\uFF64	,
\u3002	\uFF61	.
\u301C	\uFF5E	\u223C	~
\u30FB	\uFF65	\xB7	\u2027
\u3378	dm\xB2
\u3379	dm\xB3
\u339F	mm\xB2
\u33A0	cm\xB2
\u33A1	m\xB2
\u33A2	km\xB2
\u33A3	mm\xB3
\u33A4	cm\xB3
\u33A5	m\xB3
\u33A6	km\xB3
\u33A7	m/s
\u33A8	m\u2215s\xB2	m/s\xB2
\u33AE	rad/s
\u33AF	rad\u2215s\xB2	rad/s\xB2
\u33C4	CC
\u33C6	C/kg
\u33D7	pH
\u33DE	V/m
\u33DF	A/m
\uFB05	\u017Ft
\uFE0E	
\uFE0F	
\uFEFF	
\uFF0D	\u2212	-
\uFF5E	\u301C	\u223C	~
\uFF5F	((
\uFF60	))
\uFFE3	\u203E	\xAF
\uFFE4	\xA6	|
\uFFE6	KRW
\uFFFD	?`;

// js/translit.js
var fits = /* @__PURE__ */ lazy(
  () => new Map(
    BEST_FITS.split("\n").map((line) => {
      const [character, ...fits2] = line.split("	");
      return (
        /** @type {const} */
        [character, fits2]
      );
    })
  )
);
var MOST_STEPS = 3;
var isMark = (character) => /[\u0300-\u0336\u0339-\u036F]/.test(character);
function newTransliterator(encoding) {
  const encoder2 = new EncoderCommon(encoding, "fatal");
  const isMappable = (text) => {
    try {
      encoder2.encode(text, true);
      return true;
    } catch (error) {
      if (error instanceof UnmappableError) return false;
      throw error;
    }
  };
  const found = /* @__PURE__ */ new Map();
  return (codePoint) => {
    let fit = found.get(codePoint);
    if (fit === void 0) {
      fit = bestFit(String.fromCodePoint(codePoint), isMappable, MOST_STEPS);
      found.set(codePoint, fit);
    }
    return fit;
  };
}
function bestFit(character, isMappable, steps) {
  if (isMark(character)) return "";
  if (steps === 0) return null;
  const candidates = candidatesFor(character);
  const mappable = candidates.find(isMappable);
  if (mappable !== void 0) return mappable;
  for (const candidate of candidates) {
    const parts = Array.from(candidate, (part) => isMappable(part) ? part : bestFit(part, isMappable, steps - 1));
    if (!parts.includes(null)) return parts.join("");
  }
  return null;
}
function candidatesFor(character) {
  const candidates = [...fits().get(character) ?? [], ...recompositions(character)];
  const compatible = character.normalize("NFKD");
  if (compatible === character || /^ ./u.test(compatible)) return candidates;
  return [...candidates, compatible.normalize(), compatible];
}
function recompositions(character) {
  const decomposed = character.normalize("NFD");
  const [base, ...marks] = decomposed;
  const same = [];
  const without = [];
  for (let some = 2 ** marks.length - 2; some >= 0; some--) {
    const isTaken = (i) => some >> marks.length - 1 - i & 1;
    const taken = marks.filter((_, i) => isTaken(i));
    const left = marks.filter((_, i) => !isTaken(i));
    const composed = [base, ...taken].join("").normalize("NFC");
    const whole = composed + left.join("");
    if (whole.normalize("NFD") === decomposed) same.push(whole);
    if (left.every(isMark)) without.push(composed);
  }
  return [...same, ...without];
}

// js/unmappable.js
var UNMAPPABLE_NAMES = (
  /** @type {const} */
  ["fatal", "html", "replacement", "ignore", "translit"]
);
var toName = /* @__PURE__ */ enumeration(UNMAPPABLE_NAMES);
var toUnmappable = (value, context) => typeof value === "function" ? (
  /** @type {UnmappableFunction} */
  value
) : toName(value, context);
function newReplacer(unmappable, encoding, context) {
  if (typeof unmappable === "function") {
    return (codePoint, locate) => toReplacement(unmappable(codePoint, locate()), context);
  }
  if (unmappable === "ignore") return () => "";
  return unmappable === "translit" ? newTransliterator(encoding) : void 0;
}
function toReplacement(value, context) {
  if (typeof value === "string") return value;
  if (value === null || value === void 0) return null;
  const bytes2 = bytesOf(toBufferSource(value, context));
  return copyOf(bytes2, 0, lengthOf(bytes2));
}

// js/legacy-text-encoder.js
var CONSTRUCT = "Failed to construct 'LegacyTextEncoder'";
var ENCODE = "Failed to execute 'encode'";
function encode2(string, label = "utf-8", options = void 0) {
  const text = requireString(string, ENCODE);
  const encoder2 = newEncoderCommon(label, options, ENCODE);
  return encoder2.encoding === UTF_8 ? utf8Encode(text) : encoder2.encode(text, true);
}
function newEncoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const { unmappable } = toDictionary(options, { unmappable: toUnmappable }, context);
  const encoding = getEncoderEncoding(labelString, context);
  return new EncoderCommon(encoding, unmappable, newReplacer(unmappable, encoding, context));
}
var Interface2 = class {
  #common;
  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./unmappable.js').Unmappable } | null} [options]
   * @throws {RangeError} if the label is unknown, or of an encoding without an encoder
   */
  constructor(label = "utf-8", options = void 0) {
    this.#common = newEncoderCommon(label, options, CONSTRUCT);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** What happens to code points that the encoding can't represent. */
  get unmappable() {
    return this.#common.unmappable;
  }
  /**
   * Encodes a chunk, or with `stream` false the last or only one, which makes ISO-2022-JP return to ASCII.
   * @param {string} [string] may be left out, to end the text
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more follows in later calls
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {TypeError} for anything but a string
   * @throws {UnmappableError} with an `index` from the start of the stream; a call with `stream` has then had no effect
   */
  encode(string = void 0, options = void 0) {
    const common = this.#common;
    const context = "Failed to execute 'encode' on 'LegacyTextEncoder'";
    const text = arguments.length === 0 ? "" : requireString(string, context);
    const { stream } = toDictionary(options, { stream: Boolean }, context);
    return common.encode(text, !stream);
  }
};
var LegacyTextEncoder = /* @__PURE__ */ platformInterface(Interface2, "LegacyTextEncoder");

// js/text-decoder.js
var DECODE = "Failed to execute 'decode' on 'TextDecoder'";
var Interface3 = class _Interface {
  #common;
  #doNotFlush = false;
  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   *   `fatal`: whether malformed input throws instead of becoming U+FFFD;
   *   `ignoreBOM`: whether a byte order mark is kept as text
   * @throws {RangeError} if the label is unknown, or one of replacement
   */
  constructor(label = "utf-8", options = void 0) {
    this.#common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoder'");
    if (new.target !== _Interface) ensurePrototype(this, new.target, _Interface);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** Whether malformed input throws. */
  get fatal() {
    return this.#common.fatal;
  }
  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return this.#common.ignoreBOM;
  }
  /**
   * https://encoding.spec.whatwg.org/#dom-textdecoder-decode
   * @param {AllowSharedBufferSource} [input]
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
   * @returns {string}
   * @throws {TypeError} if the input isn't a buffer source, or if it is malformed and `fatal` is set
   */
  decode(input = NOTHING, options = void 0) {
    const common = this.#common;
    const source = toBufferSource(input, DECODE);
    const stream = options !== void 0 && toDictionary(options, { stream: Boolean }, DECODE).stream;
    if (!this.#doNotFlush) common.reset();
    this.#doNotFlush = stream;
    return withTypeErrors(DECODE, () => common.decode(borrowBytes(source), !stream));
  }
};
var TextDecoder = /* @__PURE__ */ platformInterface(Interface3, "TextDecoder");
function newTextDecoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
  return new TextDecoderCommon(getDecoderEncoding(labelString, context), fatal, ignoreBOM);
}

// js/streams.js
function newTransform(name, transform, flush) {
  const TransformStream = hostTransformStream();
  if (!TransformStream) throw new TypeError(`Failed to construct '${name}': This host has no TransformStream.`);
  return new TransformStream({
    // @ts-expect-error TypeScript does not know it here.
    __proto__: null,
    transform: (chunk, controller) => transform(chunk, (result) => result.length > 0 && controller.enqueue(result)),
    flush: (controller) => flush((result) => result.length > 0 && controller.enqueue(result))
  });
}
function newDecoderTransform(name, common) {
  const context = `Failed to execute 'transform' on '${name}'`;
  return newTransform(
    name,
    (chunk, push) => {
      const source = toBufferSource(chunk, context);
      push(withTypeErrors(context, () => common.decode(bytesOf(source), false)));
    },
    (push) => push(withTypeErrors(context, () => common.decode(NOTHING, true)))
  );
}
var TextDecoderStreamInterface = class _TextDecoderStreamInterface {
  #common;
  #stream;
  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   * @throws {RangeError} if the label is none, or one of replacement
   */
  constructor(label = "utf-8", options = void 0) {
    const common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoderStream'");
    this.#common = common;
    this.#stream = newDecoderTransform("TextDecoderStream", common);
    if (new.target !== _TextDecoderStreamInterface) ensurePrototype(this, new.target, _TextDecoderStreamInterface);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
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
};
var TextDecoderStream = /* @__PURE__ */ platformInterface(TextDecoderStreamInterface, "TextDecoderStream");
var TextEncoderStreamInterface = class _TextEncoderStreamInterface {
  #stream;
  constructor() {
    this.#stream = newEncoderTransform("TextEncoderStream", new EncoderCommon(UTF_8, "fatal"), toDOMString);
    if (new.target !== _TextEncoderStreamInterface) ensurePrototype(this, new.target, _TextEncoderStreamInterface);
  }
  /** `'utf-8'` */
  get encoding() {
    return this.#stream && "utf-8";
  }
  /** The stream of bytes. */
  get readable() {
    return this.#stream.readable;
  }
  /** The stream of strings. */
  get writable() {
    return this.#stream.writable;
  }
};
var TextEncoderStream = /* @__PURE__ */ platformInterface(TextEncoderStreamInterface, "TextEncoderStream");
function newEncoderTransform(name, common, convert) {
  const context = `Failed to execute 'transform' on '${name}'`;
  return newTransform(
    name,
    (chunk, push) => push(common.encode(convert(chunk, context), false)),
    (push) => push(common.encode("", true))
  );
}
var LegacyTextEncoderStreamInterface = class {
  #common;
  #stream;
  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./unmappable.js').Unmappable } | null} [options]
   * @throws {RangeError} if the label is none, or of an encoding that has no encoder
   */
  constructor(label = "utf-8", options = void 0) {
    const common = newEncoderCommon(label, options, "Failed to construct 'LegacyTextEncoderStream'");
    this.#common = common;
    this.#stream = newEncoderTransform("LegacyTextEncoderStream", common, requireString);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** What happens to code points that the encoding can't represent. */
  get unmappable() {
    return this.#common.unmappable;
  }
  /** The stream of bytes. */
  get readable() {
    return this.#stream.readable;
  }
  /** The stream of strings. */
  get writable() {
    return this.#stream.writable;
  }
};
var LegacyTextEncoderStream = /* @__PURE__ */ platformInterface(
  LegacyTextEncoderStreamInterface,
  "LegacyTextEncoderStream"
);

// js/decoder-stream.js
var BOMDecoderCommon = class {
  fatal;
  ignoreBOM;
  #fallback;
  /** @type {TextDecoderCommon | undefined} */
  #decoder;
  /** The start of what may become a byte order mark. @type {Uint8Array} */
  #held = NOTHING;
  /** @param {number} fallback @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(fallback, fatal, ignoreBOM) {
    this.#fallback = fallback;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }
  /** The encoding's name, as soon as it is known. */
  get name() {
    return this.#decoder?.name ?? null;
  }
  /**
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @returns {string}
   * @throws {import('./errors.js').Malformed}
   */
  decode(chunk, endOfQueue) {
    if (this.#decoder) return this.#decoder.decode(chunk, endOfQueue);
    const heldLength = lengthOf(this.#held);
    const bytes2 = new Uint8Array(heldLength + lengthOf(chunk));
    setBytes(bytes2, this.#held);
    setBytes(bytes2, chunk, heldLength);
    if (!endOfQueue && mayBecomeBOM(bytes2)) {
      this.#held = bytes2;
      return "";
    }
    const bom = findBOM(bytes2);
    const start = bom && !this.ignoreBOM ? bom.bytes.length : 0;
    this.#decoder = new TextDecoderCommon(bom?.encoding ?? this.#fallback, this.fatal, true, start);
    return this.#decoder.decode(partOf(bytes2, start), endOfQueue);
  }
};
var Interface4 = class {
  #common;
  #stream;
  /**
   * @param {string} [fallbackLabel] a label of any encoding
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] `ignoreBOM`: whether a byte order mark, which still
   *   decides on the encoding, is kept as text
   * @throws {RangeError} for an unknown label
   */
  constructor(fallbackLabel = "utf-8", options = void 0) {
    const context = "Failed to construct 'DecoderStream'";
    const label = toDOMString(fallbackLabel);
    const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
    const common = new BOMDecoderCommon(toEncoding(label, context), fatal, ignoreBOM);
    this.#common = common;
    this.#stream = newDecoderTransform("DecoderStream", common);
  }
  /** The name of the encoding; null until the first bytes decide. */
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
};
var DecoderStream = /* @__PURE__ */ platformInterface(Interface4, "DecoderStream");

// js/find-unmappable.js
function findUnmappable(string, label) {
  const context = "Failed to execute 'findUnmappable'";
  const text = requireString(string, context);
  const encoding = getEncoderEncoding(toDOMString(label), context);
  const found = /* @__PURE__ */ new Map();
  const add = (codePoint, index) => found.set(index, codePoint);
  new EncoderCommon(encoding, "fatal").encodeOrFail(text, true, () => {
  }, add);
  return Array.from(found, ([index, codePoint]) => ({ index, codePoint }));
}

// js/hooks.js
function bomSniff(bytes2) {
  const bom = findBOM(bytesOf(toBufferSource(bytes2, "Failed to execute 'bomSniff'")));
  return bom ? (
    /** @type {'UTF-8' | 'UTF-16BE' | 'UTF-16LE'} */
    encodings[bom.encoding].name
  ) : null;
}
function decode2(bytes2, fallbackLabel = "utf-8", options = void 0) {
  const context = "Failed to execute 'decode'";
  const source = toBufferSource(bytes2, context);
  const fallback = toEncoding(toDOMString(fallbackLabel), context);
  const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
  const input = bytesOf(source);
  const bom = findBOM(input);
  const start = bom && !ignoreBOM ? bom.bytes.length : 0;
  const common = new TextDecoderCommon(bom?.encoding ?? fallback, fatal, true, start);
  return withTypeErrors(context, () => common.decode(partOf(input, start), true));
}

// js/initialize.js
async function initialize(source = void 0) {
  const given = await source;
  if (given === void 0) {
    if (!hasInstance()) await instantiateLater(ownModule, true);
  } else {
    const module2 = isResponse(given) ? await bodyOf(given) : given;
    await instantiateLater(() => module2, false);
  }
}
var isResponse = (value) => typeof /** @type {any} */
value?.arrayBuffer === "function";
function bodyOf(response) {
  if (response.ok !== false) return response.arrayBuffer();
  throw new TypeError(`encoding-wasm: ${response.url} could not be loaded: ${response.status} ${response.statusText}`);
}
const CODE = "fffffff1f11b1cd87eba100893cde50a5008010000021000111300100400001a# 4j 7$###$!./_#$n_%nn#_$n#_(nnnnn#_$n$n_)nnnnnn#_'nnnn$n_&nnn#_%nn$n_'nnnn#_+nnnnnnnn#_*nnnnnnn#& ,Y$$((*,,%%&$&+$*)+%*'%+)$+%#'$$$&&&&%,$$*)''&&#%'((($$-.%'#'###))###%%######'($!7$''(&$#7);&n$Roo+.n#R{rx#.n#R!orx#.* u$9) 7b 7gi!9%#( 4eeg`#M/!4eg`d^ebf!5k 6#!(-!4!9kb^k 4!4eb#N-`gab^!7g!6fk#O(`gab`# )/`gab`^ebf!5k 6#!)/ab`gab^!4eg`d# */bf`gab^!4eg`d#P+ 5!6f!6j 6ba#Q(!6f!7 8k#R)ebf!5k 6#S.fb!8^ab`gabi#!*.fb!8^bf`gabi# +)g 8k!7 8k#T'ib 4a#U(jk 4ik#V( 8f!6kj#W/ 8f!6kj^ebf!5k 6#X*!8i!6kkbf#!+-^^a 4k 4^bfa&$.^^ 6b 4!7^!4 4jb&%,,$#R$.&H!%L/$D-!P!?$Y]$$nD#R3dC%E#A#F%#Roooo 9U'QA%R'cA$4%#A#F%#Roooo 9U'QA#A%F%/K%+A#A% $%'L%#..A%R3cE#.a$'n%QA#F%+C%R%Y0#A#A%R$cC&K%+A#R/cC'A%R$kcC(A$R+lN#$A(R$N##A%R%U0#A#A%R%cK%+A'A&R$kcC#A$N#$A#R$N##..!l+$1nD#RQcC)E#%Q%Q%QA&R'['QA)R#N# )A)R#N#NA)R#N#MA)R!jr+K%GA)R#K%!'A)A&R&dC*A$A$A*Y?C.K%JA&R%dB2A(A$A*ZC3hB/A)RMcB4A'R~$hC5TB0R#B$&QR#B'%Q%Q%QRvq+H##C-R$d1'%%#%$.R!^q+H##R ]q+I$#R$kiR&hB'/$.Ryq+H##T0#Rxq+H##R$cB'.%QA)F%!'C,A'iT'QA)F%JB(A)F%GB*A1'QR$B1A)RAcA*RAA(A(RA[?R%A%A$R$kcA$A&Y?A&A$dC+R#A&A+[?A03&A)R$A*A)F%AC+cA(A+X?C*K%GA)A(A+dC6R#A(A6[?C(K%JA)F%EA$cB$A+R@Z0%.R$B1A)R;cA*A(R%A%A$R$kcA$A&Y?A&A$dC+R#A&A+[?A03&A)R$A*A)F%;C+cA(A+X?K%GA)A(A+dC*R#A(A*[?C(K%JA)F%@A$cB$/$.A)F%JB(.%Q%Q%Q%Q%Q%Q%QA,T'QA(T0$A)A(R$dK%JR$B*A)A)F%GC+R$cK%GA+H##B+/&.A)A,R$dC*K%!'A,R'X0$.R#B*A/0$/%.A/A4A*R$kcC+H##C*iR$hT0$A+H#$B+.%n%Q%Q%Q%Q%QA-R$d1'#$%&'.A)R+cA*R$hA+3'A)F%+/'.A*R$hT0'R![q+H##R$h0'R![q+R$N##/*.A)R3cA)RGcA*R$hA+3(A)F%3/%.A+R~$hC-Ro!n&iA-A+uR#W?Roov#A*R$h?/$.A)A)RGcA*R$hA+3)A)F%#.C*Roov#X0%A*R =ov#d1&$&'#.A#A$K%+A#A.K%'A#R#K%#A#A3N#//*.#.A*R~~&Z'QA$A&[0%A%A$R$kcA*O$#A$R$cB$/%.A$A2Y0$A%A$R$kcC'A*R~*hRo V&iO$%A'A*Roo u*cR-lRot&iO$#A$R%cB$/$.%QA5T'QA.A'A,cA(cC%dB&R#B(%QRvq+H##R$d1'))#)%.R!^q+H##R ]q+I$#R$kiR&hB(/(.A$A&[0$A%A$R$kcR}~&O$#A$R$cB$/$..Ryq+H##0$/%.A#S#L#(A#S#L%#/%.Rxq+H##R$cB(.A)F%!'B'A)F%JB*A#A$K%/A#A&K%'A#R$K%#A#A%A'A(A*ccdK%+.A)RQdE#. F&%'n%!:D#RAdC+E#%Q%Q%Q%Q%QRvq+H##R$d1'$'%&#.A+R+cA$A%A&A'A(3JA+F%/B)A+F%+B*/&.A+R3cA$A%A&A'A(3 &A+F%7B)A+F%3B*/%.A+R;cA$A%A&A'A(3!&A+F%@B)A+F%;B*/$.%QA'A%A%A'Y?C,T0#R#B(A,R+['QA$B)A&B*A,R|~~~&hC(B'&QA*A)} 3##C-}!@$C.}/# s# s# s# s# s# s# s# s}]A.A-}/################}!!}!?$}!-}.$#A)R+cB)A*R3cB*A'R+dC'0#.A(A,U0$.A,A(dB'A$A(cB)A&A(R$kcB*&QA*A)G##C$R~$hC&Ro!n&iA&A$R#W?O$#A)R$cB)A*R%cB*A'R$dC'0#..A%C)B*.A#A)K%'A#A*K%#A+RAcE#.g#%nRoov#A$T0#>A%uR#W'QRpov#R![q+H##3!$A%R~$hR$kcI$#C$R}~&U0$>Rpov#A$A$Rot!YnjRo!C XnX?/$.A%R~$h.B$A#Roov#K%'A#A$K%#.z%$%nR!^q+H##B'%n%Q%QA%'QR!^q+R#N##A'R$hT0$R _q+H##B%R ]q+I$#R ]q+R#O$#A&R~$hA%A&R+kiC&R+kiA&Rxq+H##?C%Ro 9hB''QA'R~~&hRo V&V'QA$A&3$Rpov#/(.Rpov#A%R~~&hRwq+I$#R-kcRo V~>dC$A$Rot&jRoov#dRo!C XnX?/'.A'R~~&hRot&V'QRpov#A%R~~&hC$A$Rot!YnjRo!C XnX?/'.Rwq+A%O$#R ]q+R$O$#/%.R!^q+R#N##R ]q+I$#B$R ]q+R#O$#Rpov#Roov#A$A'i?/%.R _q+A&N##R!^q+A%N##.R!=ov#.B$A#Roov#K%'A#A$K%#.u'$$nRyq+H##B'%Q%QA%'Q%Q%Q%Q%Q%Q%Q%Q%QA'T'QA&uR#!,0$A&R *cR~$hR! X0%A&R!o$hR h$U0&A&R3cR~$hR(X0'Rpov#B%/..A&R~$hC%R!_q+H##['QA%R `q+H##Z0+.Rwq+Sooooooou!YnL%#Rpov#B%A$F%+C'R%Y0-A$A'R$cK%+A$A'R$kcC$A&N#0A$R$N#//-.A&R~$hB%/,.Ryq+R$N##Rwq+A&R !hK%#/*.A&R~$hR h$d11$&&&&&&&&&&&&%&.%Q%Q%QA&R~$hR!o$d1(#%%%$%.R!_q+R!C$N##/$.R `q+Rq$N##.Ryq+R&N##Rwq+A&R*hK%#/(.R!_q+R K$N##/$.R `q+R!J$N##.Ryq+R%N##Rwq+A&R2hK%#/%.R!_q+Ro~%O$#Rxq+Rxq+H##R$cC$N##Rwq+Rwq+F%#R)kC%A&RPhiC&K%#A$R~$hA'V0$R `q+R!Y$N##Rxq+R#O$#Rwq+R#K%#Rpov#A&A%Rot&jRoov#dRo!C XnX?B%/%.Rwq+Sooooooou!YnL%#Rpov#Roov#A'?B%/$.R!=ov#B%.A#Roov#K%'A#A%K%#. 2$%nD#R3dC$E#%QA#F%#C%T0#A$R+cR%A%R%k31A$F%+R$V0#A#F%'C#A$F%/R%kC%F%w E+K%#A%A#K%w E+.A$R3cE#.!($$nD#R3dC$E#A$R+cA#R#R j3R'3,A$F%+R =ooo 9V'QA$F%/#.A$R3cE#.!I$$$nD#R3dC(E#%nR#A&A%A&cC%Y0#>A(R'cA$A%A$F%#R$kC&A%A&Y?C%R+R'A'R$U?C&A%A&Y?C&A'3EA(F%'R$U'QA(F%/B%A(F%+/$.A(F%+B%A$A&K%#A$A%K%'R =ooo 9.B$A#A%K%'A#A$K%#A(R3cE#. 0$&nD#R3dC%E#A%R'cA$R$R$R$3.A%F%+B&A%F%'R$U'QA%F%/#.A%F%/B'A#A$K%+A#A'K%'A#A&K%#A%R3cE#. P$%$n$!;%Q%Q%QA'sA$s!;C)SA @!N0#A)!NC'Roooo 9A&dY0#A'0$A#A&K%+A#R#K%'A#R#K%#2.A#R#K%'/$.A&A'3/B(%Q%QA%T'QA(0$/%.A(T0$A'T0#A(R#A' u.#.A#A(K%+A#A$K%'A#R#K%#2.A#A'K%+A#A&K%'.A#R$K%#.!n$$'nD#R3dC&E#A&R+cA#A$31R#B$%QA&F%+R$V0#%Q%QA&F%/C#R%kC%F%w E+C$T'QR#B$Rxr+F%#C%R$A#kC'X0$Rwr+F%#B$/%.A%Rw E+cA$F%#K%#/%.R$A'R3lA#R2Z?C(Q#C#RnU0$A#R3kC#T0$%QRxr+F%#C%'QRwr+F%#C$A%cA#U0$.A#B$R#B%.A%A(R3kcB%.Rxr+A%A'dK%#Rwr+A$A'cK%#.A&R3cE#A$.p$$'n%Q%QA#F%#C%F%+C&T'QA%F%'C&A%F%#U0%A%A&R$dC'K%'/$.A%R#K%+A%A%F%'C(A&RnjcC'A%F%#C%A&A(A%dXC%?K%'A%T0$.A'A$N##A#F%'C#A#F%#R$dK%#..R#%QR3A%A%R3Z?R$d!5C%T'QR#B$/$.A%R$VA$R4XhB$RAA%dB%.A#A%K%'A#A$K%#.!U$$'nD#R3dC'E#A'R+cA%A$31A'F%/B(A'A%A&31A'F%#B)%Q%QA'F%+C*R$U'QA)R$V0$A(A'F%'V0$A#B%/%.A)0#A#B%/$.A%A&3/C%T'QR#B%/$.A&A$A$A&Y?C$'QA%A#A$ u-##.A*R$V0#A#A(R%kC$F%w E+K%#A$A#K%w E+.A'R3cE#A%. @&$)n%QA$A#F%+[0#A#F%'A$R%kcC'I$%C$R&cC(R~~&hT0#A#F%7B&A'I$#B%A'A$A$R  XcO$%A(R3k!5R2jB)%QA#F%;C(A%R'lR$iA&R/leC$[C*T'QA'A%Roo'A%dA)lcO$#A#F%/B%A#F%3B&&QA$R~~~*Y0%%QA&T'QR#B&R#B)/$.A#A&R$dC&K%3A#A%R$cC'K%/A%H##B)A'B%.A#A(R+kA)iC(K%;A$R+kB$/#.#.A#A(A$dC(K%;A'A%A%A)ldO$#A&A$dB$A#F%/B%A#F%3B&&QA$R~~~*Y0$%QA&T'QR#B&R#B)/$.A#A&R$dC&K%3A#A%R$cC'K%/A%H##B)A'B%.A#A(R+kA)iC(K%;A$R+kB$/#.#.A#A$K%7A*2.#.p$$(nRx-B$R Oo+B%A#R#K%+A#SooooAL%#A#RnK%7R'B&&QA&'Q%nA$T'QR#B'R#/$.A%H##B'A%R$cB%A$R$d.B$A&R$dB&A(R+kA'iB(/$..A#A(K%;A#A%K%/A#A$K%3. F$$'nA%'QA#A#F%;A#F%7A%fC%A$edC$K%;A#F%/B'A#F%3B&&QA%R~~~*Z'Q%QA&T'QR#B&R#B(/$.A#A&R$dC&K%3A#A'R$cC)K%/A'H##B(A)B'.A#A$R+kA(iC$K%;A%R+kB%/$..A#A%K%72.#.K$%nR.B%R$B$&nA%'nA#A$R j#c33A$R$kiB$A%R$dB%/$(A$Ro3d...a$&nA#R#K%+A#F%#R j3X'QA#3+A#F%+B%.R!i3B&A#F%'A%R%kcB$&QA$Roo%K$#A$R'cB$A&R$dC&0#.A$Roo%K$#A#A%R j3cK%+.!)$%n%QA$'QA$A#F%7C%Z0$.#.A#A$R$dC&A#F%;A%A$ffC#A#A&Y?C#A$35A#.!_&$7n%QA&R'lC'A$R'lC*A'A*X?C'T0#A'R'kB*A#B'&QA'I$! C+A'I$@C,A'I$>C-A'I$;C.A'I$9C/A'I$7C0A'I$5C1A'I$3C2A'I$1C3A'I$/C4A'I$-C5A'I$+C6A'I$)C7A'I$'C8A'I$%C9A'I$#C:iiiiiiiiiiiiiiiR~#Y0$A%A)cC(A:N##A(A+N#2A(A,N#1A(A-N#0A(A.N#/A(A/N#.A(A0N#-A(A1N#,A(A2N#+A(A3N#*A(A4N#)A(A5N#(A(A6N#'A(A7N#&A(A8N#%A(A9N#$A'RAcB'A*A)R3cC)V0#.A*B).%QA&A)dC'R#A&A'[?C'A$A)dC*R#A$A*[?C*A'A*X?C*T0#R$A%A)cA&A)X?B%R%A#A)R$kcA$A)X?B'A)A*c&QA'I$#C$Ro$[0$A%A$N##A%R$cB%A'R%cB'A)R$cB)A*R$dC*0#.B).A).!A%$,nD#R3dC%E#R$Ro!_#3;C'R#Ro!_# u.#A%SooooAL%#A%A'K%/R%B,&QA%A)K%+A%F%/B+&QA*B'%Q%QA-0#A(Ro'U0#RnA'R~$hR$cC*A*A*R~$hVC-?B*A$A(cI$#C&Ro!_#['QA&R}~&U0%A(R%cB(A%F%#A)U'QA%3=A%F%'B,.A,A)R%kcC+A'N#%A+A&O$#A)R$cB)/'.A&T0$A&A+cC&H##0$A&A'N##/$.A#A%}#%#}.%#A%R3cE#2.A(R%cB(/#.#.#.4#A#A$3/C#T'Q#.A#.O$$nD#R3dC$E#A$R+cA#A#F%#R$R'3,A$F%+R =ooo 9V'QA$F%/#.A$R3cE#. ,$$n%Q%Q%QRvq+H##R$d1'%%#%$.R!^q+H##R ]q+I$#R$kiR&h2.Ryq+H##T0#Rxq+H##R$cB#.A#.!q$$'nA#I$#B$A#R#O$#A#F%+B%%Q%Q%QA$'QA#I$%B$/$.A%T'QRoov#2.A#A%R$dC%K%+A#A#F%'C$R%cK%'A$I$#C$Rot!YnjR~q XnY0%A$R~!U&Y0$.A%T'QA#H#/0$A#A$O$%A#R$O$#Roov#2.A#F%'C&I$#C'Ro|&hRo V&V0#A#A%R$dK%+A#A&R%cK%'Roov#A$R-kA'cRo V~>dC#A#Rot&jRoov#dRo!C XnX?2.R}~&B$.A$.!;$$nD#R3dC%E#%Q%QA$Roov#V'QA$Ro$X0$A%R'cA$3 'A#%nA%F%''QA#A% $%+L%'R$/$.A#A$K%'R%.K%#/%.A#R#K%#/$.A#R$K%#A#A$sSoooo3 >L%'.A%R3cE#.!;$$nD#R3dC%E#%Q%QA$Roov#V'QA$Ro$X0$A%R'cA$3!'A#%nA%F%''QA#A% $%+L%'R$/$.A#A$K%'R%.K%#/%.A#R#K%#/$.A#R$K%#A#A$sSoooo3 >L%'.A%R3cE#.!X$$$nD#RJdC%E#A%R!W!r#O$3A%S!W!r!m!d!S k!_!IOL&+A%R,K%;A%R$K%EA%A%R5cK%AA%A%R+cK%@A%A%R;cK%GA%A%R@cK%F&QA$'QA%RFcA$A$R-fC$R-edRJi30/$(A%RFcC$RD30A$R #30A#R$A%F%;C#A%R+ccA#R-Y?R-A#dC#R#A#R-Z?3!#A%RJcE#... J,%,n%!;D#R!`#dC(E#%Q%nR ]q+F$#B)R ]q+R#O$#A(A'N#JA(A%K%GA(A$K%FA(A)K%EA(R#K%!'A(Roov#K%AA(Soovooou+L%;A(R#K%MA(REcB.R!^q+H##B-A&R~$hB/R#B&R#B)&Q%Q%Q%n%Q%Q%QA&T'QA(I$EC0'QA(F%MB&A(F%GB$/&.A(F%GB)A(F%MC&R}~2Y'QA)B$/%.R+A)A)R+[?A)A*?B$A&R{r7cB*R}~2A&dB,A(F%FB+A(%n%Q%Q%QA-R$d1%$%#.A(A+A$A*A,3AA(F%#B*A(F%'/%.A(R+cA+A$A*A,3BA(F%+B*A(F%//$.A(R3cA+A$A*A,3CA(F%3B*A(F%7.A&cC&K%MA(A)A*dC$R#A$A)Z?C$K%GA(R%A+A*R$kcA)A*X?K%FA*R*XB*/$.A(A&R$dC$K%!'A&R'['QRoov#B&A'T0)/(.A(R;cA$R%kcF%#/&.A$0#R#B$/$.Roo3A&dR2Y0#R#/(.A%A$A0cdB)A.3?.B&A'0#A&Roov#U0$.%Q%Q%Q%QA(%!;%Q%Q%Q%Q%QA-R$d1%#$%.A(R )cA&3@/%.A&Roov#U0+A&Ro$X0%A&Ro~~#hRo o&V0)A&R~$hsSoooo3 >/&.A(R )cA&3  .%QA(F% )R$d1&#')*.A( $%QB1/%.A&sSoooo3 >.C1L%Q.A(A1L&WA1SA @C2]0%A(F%MB&%QR'A2!NA2S'!1?C,R&hC+T'QA(Rw#cB$/$.A(Rw#cB$&QA&Roo3X'QA&R{r7cA$H##N##A&R$cB&.A$R$cB$A+R$dC+0#..A1Soooou#!1'QA(Rw#cA,iB+&QA&Roo3X'QA&R{r7cA$H##N##A&R$cB&.A&Roo3X'QA&R{r7cA$H#$N##A&R$cB&.A&Roo3X'QA&R{r7cA$H#%N##A&R$cB&.A&Roo3X'QA&R{r7cA$H#&N##A&R$cB&.A$R'cC$A+V0#..A(A&K%MA(F%!'B&/'.A(F%QB&.%Q%Q%QA/R$d1%$%#.A#A(F%MK%/A#A)K%'A#A&K%#A#A%A(F%GdK%+/).A(A(F%MC$Roo3X'nA$R{r7cRPN##A$R$c(A$.K%MA(F%!'B&/&.A(RMcA&3! .A(F%!'B&/$..R$.B$R ]q+A(F%EK$#A#A$N#/A#A(F%MK%+A#Roov#K%#A#A%A(F%GdK%'.A(R!`#cE#. b$$'nD#R3dC+E#&QA+R+cR%A$A(R$kcA%A(X?A%A(dC)R#A%A)[?R$A&A*cA'A*X?A'A*dC)R#A'A)[?3 %A+R%A$A+F%+A(cC(R$kcA%A(X?A%A(dC)R#A%A)[?R$A&A+F%/A*cC*cA'A*X?A'A*dC)R#A'A)[?3GA*A+F%'cB*A(A+F%#C)cB(A)RPY0#.A#A*K%'A#A(K%#A+R3cE#. j,%6n%!:R _q+H##3IB5%QA'T0#A'RPcR)lC-A%RPcR)lC(A(A-Y?C:T0#A$B-A&B.A%B2A'B3&QRu#A%A6R)kC(dC)A'A(dC*A)A*X?C)A)Ru#[?B9%Q%Q%QA)T0#Ru#R$A3A2A2A3Y?C0A0R$Z?C)A)Ru#[?B/A&A(cB*A$A6R*kcB,R#B+R#B(%QA0R+['QA*A,}#$#C;A;}0#%')+-/1########} 2###%QA/R|#hC(R+U0#A*A,}#$3C=A;}0#%')+-/1########} 2#+#A=A;}]B;A(R3U0#A*A,}#$AC=A;}0#%')+-/1########} 2#3#A=A;}]B;A(R;U0#A*A,}#$JC=A;}0#%')+-/1########} 2#;#A=A;}]B;A(RAU0#A*A,}#$QC=A;}0#%')+-/1########} 2#A#A=A;}]B;A(RFU0#A*A,}#$]C=A;}0#%')+-/1########} 2#F#A=A;}]B;A(RJU0#A*A,}#$_C=A;}0#%')+-/1########} 2#J#A=A;}]B;A(RMU0#A*A,}#$!7C=A;}0#%')+-/1########} 2#M#A=A;}]B;.A;A;A;}0+,-./012#$#$#$#$}]C;A;A;}0'()*#$#$#$#$#$#$}]C;A;A;}0%&#$#$#$#$#$#$#$}]}=#B+A(A/U0$.A(A.cB)A/A(dB4A-A(R$kcB(&QA)A(I$#C7N##A(R%cB(A)R$cB)A+A7iB+A4R$dC40#..A0Ru#XB4%QA+R~~&hRo$X0#R#B(A0R%['QA/R!u#hB7A/R$hA-B)&QR#B+A)I$#C8R~y#Z'QA5F%/A8cH##B+.A(A.cC8A+N##A8A)I$%C+R~y#Z'nA5F%/A+cH##(R#.N#$A)R'cB)A7A(R%cC(V0#.T0$.A(A*cA,A(R$kcI$#C(R~y#Z'nA5F%/A(cH##(R#.N##.A0Ru#A4?B*%Q%QA0R3X'QR$B(R#B)/$.A*R!o#hB)}/$$$$$$$$$$$$$$$$B;R#B(&QA;A(A.c}###}/################}E}!,B;A)A(R3cC(V0#.A;R*}dR*}e}`B(A)A*U0$.&QA(A)A.cH##R#VhB(A*A)R$cC)V0#..A(R$h0#R#B)A-B(&QA)A.cH##T'QA(I$#0&.A(R%cB(A*A)R$cC)V0#..A1A9cB1/$.A)A1cB1A)A9X0%.A-Ro$cB-A.RQdB.A2RQcB2A3RQcB3A6R$cC6A:V0#..A#A1K%'A#A1K%#.!4$$n%QA'A%A%A'Y?C%T0#&QA$I$#C'Ro$[A'Ro~&hRo o&Vh0$A&A(cA'N##A$R%cB$A%A(R$cC(V0#.A%B(.A#A(K%'A#A(K%#. )$$nD#R3dC$E#A$R+cA#A#F%#R$Ro'3,A$F%+R =ooo 9V'QA$F%/#.A$R3cE#. L$%%n$!;R$B(R'B'%QA&sA%s!;C)SA @S#!-'QR#B%/$.A)!NC%R!u~~~*Y'QR#B%/$.%Q%Q%nA$F%#C''QA$F%'A&A'eR%A%32/$.A%T'QR%B'/%.R%A%3/.C'0#A#R%K%'/$.A#A'K%'R#B(.R+B'.A#A'cA%K%#A#A(K%#. V$$&nD#R3dC%E#A%A$R~$hC$H#!q C+N#,A%A$H# Iq+N#+R%B$%Q%Q%Q%Q%Q%QA%H#+10#$((((((((%&'(.A%H#,B&R$B$/'.R#B$/&.R&B$R$B'/%.R&B$/$.R'B$.A#R!Y$N#.A#Roo%O#,A#A'N#+A#R#K%'A#R#O$%A#A&N#$A#A$N##A%R3cE#.!>$$&nD#R3dC%E#A%A$R~$hC'H#!q C+N#,A%A'H# Iq+N#+%Q%Q%Q%Q%QA%H#+10#%&&&&&&&&&&$&.A%H#,B$R$B&/$.R%B&.A#A$N#(A#A&N#'A#R#O$#/$.A#R%O$#.A%R3cE#. ^$$%n%QA%T0#A#F%#B&%QA%R$hT'QA$B'/$.A$R$cB'A&Roo3[0#A&R{r7cA$H##N##A#A&R$cC&K%#.A%R$U0#A$A%cB$&Q%QA&Roo3['QA&B%/$.A&R{r7cA'H##N##A#A&R$cC%K%#.%QA%Roo3['QA%B&/$.A#A%R$cC&K%#A%R{r7cA'H#$N##.A'R%cC'A$V0#...y&$6n%QA&R'lC'A$R'lC*A'A*X?C'T0#A'R'kB*A%B'&QA#A)cC(H#2C+A(H#1C,A(H#0C-A(H#/C.A(H#.C/A(H#-C0A(H#,C1A(H#+C2A(H#*C3A(H#)C4A(H#(C5A(H#'C6A(H#&C7A(H#%C8A(H#$C9A(H##C(iiiiiiiiiiiiiiiuR#W0$A'A+O$! A'A,O$@A'A-O$>A'A.O$;A'A/O$9A'A0O$7A'A1O$5A'A2O$3A'A3O$1A'A4O$/A'A5O$-A'A6O$+A'A7O$)A'A8O$'A'A9O$%A'A(O$#A'RAcB'A*A)R3cC)V0#.A*B).%QA&A)dC'R#A&A'[?C'A$A)dC*R#A$A*[?C*A'A*X?C*T0#R$A#A)cA$A)X?B'R%A%A)R$kcA&A)X?B%A)A*c&QA'G##C$R#W0$A%A$O$#A%R%cB%A'R$cB'A)R$cB)A*R$dC*0#.B).A).!0$%nD#R3dC$E#RFB%A#R!#Z'QA$A#H#oo+C#H#!q C+N#,A$A#H# Iq+N#+RFA#A$H#+R,dR~$hR!s$[?B%.A$R3cE#A%. &#R!mq+R!kq+F%#3#R!q A+R!oq+F%#A#R~$hC#R,kcR!qq+F%#A#Z?. e%$*n&Q%Q%QA%A,X0#A%A,dR3X0#A'A*X0#A'A*dR &X0#R#B(R#B)&QA(A$A)cI$#R~#YcB(A)R%cC)RAV0#.A(R~~&hR&X0#R#B(R#B)&QA(A$A)cI$#Ro!o&hRot&UiB(A)R%cC)RAV0#.A(R$h0#A&A*cB.R#B)R#B(&QA)RAU0%A$A)cI$#C-Ru~&hR&lR!bq+F%#C+'nA+(R!`q+F%#4##B+R!bq+F%#T'QR!bq+A+K%#.R!bq+F%#.cC+F%#A+F%'A-RPhecB-A(RHZ'QA(A.cA-K##.A)R%cB)A-R;lA(cB(/#.#.A#A*K%'A#A,K%#2.A$RAcB$A(A*cB*A,R3cB,/#.#. [&$*n&Q%QA*RPY0#A'A,X0#A%A*Z0#A'A,U0#A%A*dC(R#A%A([?B-A&A,cB(A'A,dB+%n%Q%Q%QR%A$A*R$kcA%A*X?C.I$#C)Ro$['QA+R$U0(A)R~2Y0$A(A)RPhRo$iN#$A(A)R)lRu$iN##R%B(R$/'.A-R$U0$A.I$%Ro$X0$A(A)N##R$B(R$/&.A+R%Y0$/&.A.A-A(A+39C(/$.A)RoQdR~~&hR~ o&Z'QA(A)RPhRo$iN#%A(A)R/lR h$iN##A(A)R)lRPhRo$iN#$R&B(R$/$.A+R&U0$A-R$U0$A)R~!U&Y0$A.I$%C+Ro|&hRo V&V0$A(A+RPhRo$iN#&A(A)R~*hR-kC)Roo'cC-R5lR!o$iN##A(A)A+Ru*hiR)lRPhRo$iN#%A(A-R/lRPhRo$iN#$R'B(R%.A(A,cB,A*cB*/$..A#A,K%'A#A*K%#. c$$)nD#RoQcC%E#&QA#Rou#V'QA#A%cS#L%#A#R+cB#/$..R'Rou#3;C(A%Rou# u-##A(B$R#B#&QA$%n%QA&Roo3V'QA#R%X0$A#RA['QRoo'B'A&Ro!u#hA#R)liR h =p@i/&.Ro%B'A#Ru =p3c/%.A%RoQdE#A(2.R$B'A#R)kRooo+i.K%#A$A'K%'A#R$cB#A$R+cB$A&Ro%cB&/#.#.!h'$3nD#Rt'dC$E#A$34A$37A$R#K%EA$SooooAL%@A$R O'cB,R%B'&Q%n%QA+R@V'QR!q A+A+T0%>A%A$A+38C&Y0$#.A#A$F%EK%+A#A$ $%@L%#A$3*A$Rt'cE#2.A'A&R,kc.B%A+R$cB+A$RFcC&A%Ro' u-##R#B%Ro$B)R#B'R#B-R#B(R#B*&Q%QA(B.%QA'R$h'QA&A,V0$/%.A&A,U0$A)R$cB'A%A)cB%A&A)R$kc&QA'R$dC''QA,A&R%cC&V0$/&..B&.A&T0#A%R$cA&R%cB0A&I$#B(R#B)A$R#O$!Q'A$A%O$ Q'A$A-R$cO$ P'A$A(O$ O'A.R(eA*cR%kB1R#B*A&%n%Q%Q&QA*C(R$cB*A$R O'cC%B'A(R$kA%cC&I$#B2A)B%%Q%Q&QA%'QA%R%dB%A'I$#B3A'R%cB'A2A3V0$/%..A$A(A1c330$.A)R%cB)R'B(A*R'V0$/%..A(R'X0$.A$36R(kA$RA38i/$.A&I$#.C%O$#A%A-A%R~~&h?B-R#B)R$B'B%A0B&A.B*/$..A$F%EC%A$F%@U'QA$R@c3D.A$F%AC'A%R,kcA$RFcRo' u-##A$A%R$cC%K%E/#.#.!4$%nD#R3dC%E#R|q+A#R~$hC$R'kR @!C+cA$R@[?C$F%#Roooo 9U'QA%A#3!$3:A$F%#Roooo 9U'QA$A%}#%#}.%#..A%R3cE#A$.y.$  n&Q%QA%A,U'QA%B,/$.A%A,dB0%n%QA$A,cC-G##C.R#W'QA0R$U0&A.R *cR~$hR! [0$A-G#$C)R!Yn!+0$A'A*Y'QA&A*R$kcA)RPhA.R !hR)kiO$#A*R$cB*.A,R%c/%.%Q%QA'A*X'QR%B+R#B)/$.A'A*dB)A&A*R$kcB+A0R%X0#A)T0#A-G#$R#!,0#A+A.O$#R$B)/$.A-A0A+A)3FC)T0&.A)A*cB*A)A,c/$.A0R%Z0$A.R~$hB2%QA.R!7hR_V0#A-G#%C+R!Yn!+0#A-G#$B)%Q%Q%Q%QA2R h$d11$############%#.A)RQ!,0&/%.A)R_hR KnV0%/$.A)R!Jn!+0$.A'A*Y'QA&A*R$kcA+RPhA)RPhR)kA.R/kiiO$#A*R$cB*.A,R&c/$.A0R&U0$%QA.R3cR~$hR([0#A-G#%C+R!Yn!+0#A-G#&C/R!Yn!+0#A-G#$B)%Q%Q%Q%QA2R!o$d1($###%#.A)RQ!,0&/%.A)R!o#cR~$hRJ[0%/$.A)Rqn!+0$.%QA'A*X0#A'A*dR%X0#A&A*R$kcA+RPhR)kC+A.R*hR5kiA)RPhR/kiRoo u*cR-lR~ `#hA+A/RPhiR3kiRot!= hmiK$#A*R%cB*.A,R'c/$.A(0$A-G#%B4%Q%QA-G#$C1RQWCB0#A4RQW0#A-G#&RQW0#A0R4X0#R%A&A*R$kcA'A*X?B)R#B/A'A*dC+R#A'A+[?CCB3&QA/ACY0%%QA3R3X0#A-A/cC+G#3RQW0#A+G#$C5RQW0#A+G#%C6RQW0#A+G#&C7RQW0#A+G#'C8RQW0#A+G#(C9RQW0#A+G#)C:RQW0#A+G#*C;RQW0#A+G#+C=RQW0#A+G#,C>RQW0#A+G#-C?RQW0#A+G#.C@RQW0#A+G#/C  RQW0#A+G#0C! RQW0#A+G#1C !RQW0#A+G#2CARQW0#A)RmAAAAR#W?O$! A)RmA !A !R#W?O$@A)RmA! A! R#W?O$>A)RmA  A  R#W?O$;A)RmA@A@R#W?O$9A)RmA?A?R#W?O$7A)RmA>A>R#W?O$5A)RmA=A=R#W?O$3A)RmA;A;R#W?O$1A)RmA:A:R#W?O$/A)RmA9A9R#W?O$-A)RmA8A8R#W?O$+A)RmA7A7R#W?O$)A)RmA6A6R#W?O$'A)RmA5A5R#W?O$%A)RmA+G##C+A+R#W?O$#A)RAcB)A3R3dB3A/R3cB/A0R3dC0R4[0$/&..A/0$.A'A*Y'QA&A*R$kcR}~&O$#A*R$cB*.%QA.R_X'QR$B)/$.A.R 8['QR$B)/$.%Q%Q%Q%Q%Q%Q%QA2R h$d18$############%##&###'#.AB0(R$B)/).A1R_hR KnU0&R$B)/(.A1R KnW0%R$B)/'.A1R!o#cR~$hRJX0%R$B)/&.A1R!CnW0$R$B)/%.R%B)/$.R%B)A.R!7X0#A4RQ!,0#R&B).A)A,cB,R#B/.A*A/cB*A,A/c.C,A%Z0$..A#A*K%'A#A,K%#.!A(%4n$!:D#RAdC+E#A+R![q+H##3!$K%@%QA%T0#A(R$jB7Ru#B4&QA+R3cA+R@cA$A/cC8A%A/dC6R%A&A-R$kcA'A-X?C0A'A-dC)R#A'A)[?C5A43KA6B)%QA+F%3C2'QA+F%7C3A5A3A5X?C.T0$R#B,R#B*%QA.R+XC9T'QA0B*A.R|~~~&hC,B)}/################B:&QA:A*}#$#}/################}H}]B:A*R3cB*A)R+dC)0#.A:R2}!A$R2} B$} .B*A,A.U0$.A.A,dB1A0A,R$kcB)&QA*A)I$#TiB*A)R%cB)A1R$dC10#..%QA*A7iR$h0#R#B,R#B*A9T'Q}/################B:A0B*A.R|~~~&hC,B)&QA:A*}#$#}/}~}~}~}~}~}~}~}~}H}]B:A*R3cB*A)R+dC)0#.A:R2}!A$R2} B$} .B*A,A.U0$.A.A,dB1A0A,R$kcB)&QA*A)I$#R}~&UiB*A)R%cB)A1R$dC10#..A2B)A*R$hT0$.A+R+cA+R@cA8A6A0A5A)A(3 (A+F%/B3A+F%+C2A)[0#A-A3cB-A/A2cB//%.Ro+A4R$kC)A)Ro+[?B4A-A3cB-A/A2cC/A%X0#..A#A-K%'A#A/K%#A+RAcE#.!g(&/n'!:$!;R ]q+ $$#Soooooou#!=B9&QR%A&A+R$kC/cA'A+X?B-A'A+dC)R#A'A)[?B0R$A$A/cA%A/X?B.%QA%A/dC)R#A%A)[?C,Ru#X0#A0RAX0#A-A.}###C5A5A5}0$#&%('*),+.-0/21A9]C)?C6}.$#A-A.}##3C5A5A5}0$#&%('*),+.-0/21A)?C7}.$3A-A.}##AC5A5A5}0$#&%('*),+.-0/21A)?C8}.$AA-A.}##JC5A5A5}0$#&%('*),+.-0/21A)?C5}.$JA6}/#|#|#|#|#|#|#|#|}!,}/#z#z#z#z#z#z#z#z}HA7}/#|#|#|#|#|#|#|#|}!,}/#z#z#z#z#z#z#z#z}H}]A8}/#|#|#|#|#|#|#|#|}!,}/#z#z#z#z#z#z#z#z}H}]A5}/#|#|#|#|#|#|#|#|}!,}/#z#z#z#z#z#z#z#z}H}]} .0#A+RAcB+/$.A,R$lB,R#B)%Q%Q&QA)A0Y0$%QA)A,[0#A)A0U0#A-A)R$kC*cC3R$A*A.cA)A,Y?C1I##C*A*R+kA*R+liA9]C4?C2O$#R$B*%QA2Ro|&hC2Ro V&V'QA2Rot&V0$A,A)dC*R#A*A,Z?R$U0%A0A)dR$U0%A3A1I#%C*A*R+kA*R+liA4?C1O$%R%B*A1Ro|&hRo V&U0$.A(0$A3R}~&O$#R$B*.A)A*cC)RAX0$/%..A)T0$.A)A+cB+/$..A#A+K%'A#A/K%#. H$$'n%QA$R~~&Y0#R _q+H##3IB%%QA$R~y#Z'QA%F%/A$cH##C&0$.A%F%+R%kB&A%F%'R%dB%A$R~~&hB'&QA&T0%A&R'dB&A%C$R'cB%A$I$%A'V0#.A%H##C&T0$.A#A&sSoooo3 >L%'R$B(.A#A(K%#.!Q$$$!;A#R$K%#A#%nA$Ro3['QA$Roo'['QSoooou#B%A$R'lRo!u#hA$R;kRooo|&hA$R-kRoo u$hA$R5liiiR!o =p > 9i/%.SooooJB%A$R3kRoo u$hA$R%kRo!u#hA$R/liiR h =p'i/$.SooooAB%A$R+kRo!u#hA$R)liRu =%i.sA% >L%'.o$$$n%QA(A)A&A&A)Y?C&A&A(Y?C&T0#A$F%#B$R}~&R#A*?B(&QA'A$A%A+cH##C)R$kcI$#C*O$#A)R#A(A*U?0$A'R%cB'A&A+R$cC+V0#.A&B+.A#A+K%'A#A+K%#. u&%*n$!;%QA)T0#A$F%#B-A'B.A%B$&QA(A,X0$A&A,dRu#X0$A(A,dRu#X0$%QA%A,cC*}##JR*}e}aR3kA*}##AR*}e}aisSA ?A*}##3R*}e}aR3ks >A*}###R*}e}as >S#!-'QR#B/A$B*&QA.A/cC+A-A* $##C1!NC0R~$hR$kcI$#O$#A+A-A0R*lR!u&hcI$#O$%A+A-A0R2lR!u&hcI$#O$'A+A-A0R:lR!u&hcI$#O$)A+A-A1SM @!NR$kcI$#O$1A+A-A1SA @!NR~$hR$kcI$#O$+A+A-A1SF @!NR~$hR$kcI$#O$-A+A-A1SJ @!NR~$hR$kcI$#O$/A*R+cB*A/R3cC/Ro$V0#./$.A'A,R$kcC+A*}%##}.$#A+A*}%#+}.$3A+A*}%#3}.$AA+A*}%#;}.$JA+A*}%#A}.$QA+A*}%#F}.$]A+A*}%#J}.$_A+A*}%#M}.$!7.A,RQdC,A)[0$A.Ro$cB.A$RQdB$A&A,[0#..A#A,K%'A#A,K%#.!q$$(nD#R3dC&E#R fq+Rzq+F%#3#R hq+F%#B'A&R'cR jq+F%#C%R#R%Ro'3.A&F%+B(A&F%'R$V'QA&F%/B$A#R#K%+A#A$K%'A#A(K%#A%'QA%R,kC('QA$A'A( u-##.A#A%K%+.A$A%R,kcB'R#B#&Q%QA#R#A#A$V?T'QA$A'V'QA$R'cB#A$R%cB%A$Ro'cB$/%.A&R3cE#2.A#C%R%cB#.A%I$#0#A%R}~&O$#/#.#.A&F%/#. D$$&nD#R3dC%E#A%R'cA#3-%QA%F%'C$A%F%/C#Z'QA%F%+B#/$.A%F%+B&A#T'QR$B#R3A$A$R3Z?R$d!5C$R$U0$A&RAA$dR%kC$F%w E+K%#A$A&K%w E+/$.A&A$R$A#32C#0##.A%R3cE#A#.)#Roo'.]$%nD#R3dC$E#%QA#3 $R~$hC#RFU0#A$A#H#!q C+N#,A$A#H# Iq+N#+A$H#+0#A$H#,3!$B%.A$R3cE#A%.,#Rzr+F%#.)#Rvq+.'#R/.y$$%nD#R3dC'E#RmB(Rvq+H##R'Z'QA'Roo'A#A#Roo'[?R%A$R$kR{r/cA$RooAY?RooAA$dC#R#A#RooAZ?A%R$VA&R#V3%A'F%+B(A'F%'B$%QA'F%#R$U'QA'F%/B#3>R hr+A(K%#R fr+A$K%#R!br+A#K%#A$A(ccB$RnB(/$.R jr+A'H#/N##.R!`r+A$K%#.A'R3cE#A(.![$$%nD#R3dC'E#RmB(Rvq+H##R*U'QA'A#R$kR{r/cR%A$R =o'XA#A$ZhC(?A$A#dR#A(?R$R%A%R%U?R#A%?A&R#V3 !A'F%+B#A'F%'B$%nA'F%#C%Roov#V'QRzr+A%K%#R fr+A$K%#R!br+A'F%/K%#A#B$R!;/$.R jr+A'H#/N##A#.B(R!`r+A$K%#.A'R3cE#A(.,#R jr+H##.)#R!jr+.,#R hr+F%#.i$$nD#RAdC$E#%QA#3 $R~$hC#RFV'QA$R'cA#3!!A$H#'B#A$A$F#/K#:A$A$ $#(L&3/$.R(B#.Rvq+A#N##R![q+A$ $&3L##Rxq+A$F#:K##A$RAcE#.l$%nD#R3dC$E#R(B%%QA#3 $R~$hC#RFU0#A$R%cA#3 #A$I$%R%U0#A$A$I$)O#1A$A$F$%K#-R*B%.Rvq+A%N##R![q+A$F#,K##Rwq+A$F#/K##A$R3cE#.)#R{r7.,#R!`r+F%#.,#R fr+F%#.)#R{r/.)#RooA.,#R!br+F%#.";
