"use strict";
const TABLES = "C8gPIwBBgYAIC/QMAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnJiMAgpXZQo2sx8I/3Iq8/cGA1jXy2z8SlX+NzhV0WZWDk5gApQmndoC+uy+kOr4tLvtbQ4d7BhPhJFV88z9lF8bp+Z9glTYyUhwhQqxqGbpkBf1K4fCGKgXcIPcax6SOuYBmrj8YG2qk4iW2iHI6QcowhI8iyuEPRxenzbN6OvRfkS0eTjo9hwbxjWthuC/B4g5t/SeP4X/KrPXYHxL97T26cWdl9gIrWjpQNTnRg39kzo1FwqPP9T+TXgoYmr0VB2x3dNWY8ZKf3goFhEIyLxmOf7eUC3NqubCaVKcmNRIO4fCioqI4hwBRt0XzWjr1QQsrDTUCNToQDpFtHOyCx7B70NmPhP0a9dGH7BWRDDf8YoieHBNglYO0MWokhcRBzZ95ocTuOz/ZnQGAzNaPPIQqawHKtpebT6f/8kl+MifHej+B2IloqfKDumWISyFvf4yGUkC71BYT31U5glvAz/degvr/zqsygXBdRdCe59y23G1JGTK6y2DyIfK4fT3rt/2YpvHe+9aqhrkCLoav8GqJby1xq8m5fFM+RbjnPYUr4fJtDKjqQuSmrbqZgWQxnAibqhivN4DZ4grgni7NDUMVAoU3geS8HYGVjI2BoI1oF1Lle8FLZJD+a2EtMQBrMXNmwDzor9ZlRRnt37k8Upd+4mvz3L7jivKmC6O/Kb0M1gUcwzM79wSt56lvoGGu8pTetbj+Jtwzafz8UeGCTuc4q228zXs/3Ms914lIqvKAlMPZXc22xIjOsLoje+kRv6aTTAjQTN95JrFB4yN80JMSi4PV/Xdzn/gEYGtflcz2k7n699HTQhmn8Otc4KHT+j+YXdLN1gQMmcbTJrJVaLrKCtA3+we9UQzXfxX8hNH6VxLqp2dNXJAEAX/2Ejjkbw5F+ln5fY3i7EV+g4SeSj3HZPhLQQdjHD8EggoKmDx9mV5avGclGnLSYZzRYKiW7jkePKDVzLvMrviFxW3TfL9O0uzA65voey6B2d3fv77hsFpsB1p0jT+s1UbMkjXQCvbULmCUYIio5BCY78Oe3mNbV44wR7uikKdUUP/1HLy5gqPnOxYvvGQGHm4jwttjPbzl5ZRQeaPvdOLK7OYAo4UBA3MHLVylhP2OvQV/PTFpefDxtwbeKDSwCQOBrRGc8WJ0NemZm/qEmqMQ7SOsb52gFnJE64BCV2gHb+5F2lPRsGjaSWOkjXXD2hJWbxWH0nR/XqfEyj4avVaEUTxN96N5IBRAUXyDFbmpSCPHU6PEMf1MS7DNTDYuWtcGKrw/vx++k5cbYibCEq/r6fStUsGfWYNGUXABr4zpxW89caBpRXRDC6RAZ6XCxUpYMhB03Yip+2sOQ/3hCX6J5ljCykfBfH/TU9lPz8ZJm0QYGUuNDYrzkoaa9YAPyACt7k9BofWWy4TQwx4/8+WETf/CEA/c6d8EHDC5YkKJnf9IhNf+d0rmAdHNFrJDygJjL9dAm5zsFniUO1GJHlS/pRcDdJ8fZfDfopS81SZcmmK4C1tbIrSokJi4Y0D8lPMlcEIcFZAaUy1SRqAhRy4XPEiA/mFX2nFbLT76Pe5vjs/3n6sTAM68n7F6/pq+U6xKXyhm4CzAfEIJPVz3ML/1Y8zK0euCFvQ82e622YjSIRHFNn9GDgAfJU+jdbY/vjTAq+9Vkf0258H9ni677r72W7bw+kM1lDaGKg1PEZvZulVQb6cVg1N6fitaNZo4nJjJBQVi0P4GeROfVAeyXYrenuEhzs6QbXbQOMp8MOvliQAcux6yMTOb9KH0F0KWZmqL8/2jf9jN1WsaPiWjbIxka+QAAAEAAgADAAQABQAGAAcACAAJAAoACwAMAA0ADgAPABAAEQASABMAFAAVABYAFwAYABkAGgAbABwAHQAeAB8AIAAhACIAIwAkACUAJgAnACgAKQAqACsALAAtAC4ALwAwADEAMgAzADQANQA2ADcAOAA5ADoAOwA8AD0APgA/AEAAQQBCAEMARABFAEYARwBIAEkASgBLAEwATQBOAE8AUABRAFIAUwBUAFUAVgBXAFgAWQBaAFsAXABdAF4AXwBgAGEAYgBjAGQAZQBmAGcAaABpAGoAawBsAG0AbgBvAHAAcQByAHMAdAB1AHYAdwB4AHkAegB7AHwAfQB+AH8AQfiOCAsbAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobAEGejwgLAQEAQbuPCAsLAgMEBQYHCAkKCwwAQciPCAsBBQBB1I8ICxgBAAAAAAAAgAAAAAAAAAAAAgAAAAAAAIAAQfePCAsBgABBh5AICwGAAEGXkAgLAYAAQaeQCAsBgABBt5AICwGAAEHHkAgLAYAAQdeQCAsBgABB55AICwGAAEH3kAgLAYAAQYeRCAsBgABBl5EICwGAAEGnkQgLAYAAQbeRCAsBgABBx5EICwGAAEHXkQgLAYAAQeeRCAsBgABB95EICwGAAEGHkggLAYAAQZeSCAsBgABBp5IICwGAAEG3kggLAYAAQceSCAsBgABB15IICwGAAEHnkggLAYAAQfeSCAsBgABBh5MICwGAAEGXkwgLAYAAQaeTCAsBgABBt5MICwGAAC0NZW5jb2Rpbmctd2FzbWVuY29kaW5nLXdhc20vc2luZ2xlLWJ5dGUgMC4xLjA=";
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
  if (encoding === void 0) throw new RangeError(`${context}: The encoding label provided ('${label}') is invalid.`);
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
var BOMS = [
  { encoding: UTF_8, bytes: [239, 187, 191] },
  { encoding: UTF_16BE, bytes: [254, 255] },
  { encoding: UTF_16LE, bytes: [255, 254] }
];
function findBOM(bytes2) {
  return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes2[i] === byte));
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
  #position = 0;
  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   */
  constructor(encoding, fatal, ignoreBOM) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
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
    const end2 = endOfQueue ? length : host.completeLength(chunk);
    this.#bomSeen ||= end2 > 0;
    const whole = start === 0 && end2 === length ? chunk : partOf(chunk, start, end2);
    const decoded = host.decode(whole, this.fatal);
    if (decoded === void 0) string = join(string, this.#decodeBlocks(whole, true));
    else {
      string = join(string, decoded);
      this.#position += end2 - start;
    }
    return end2 < length ? join(string, this.#decodeBlocks(partOf(chunk, end2), false)) : string;
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

// js/platform-object.js
function platformInterface(Interface4, name) {
  const { prototype } = Interface4;
  Object.defineProperty(Interface4, "name", { value: name, configurable: true });
  for (const member of Object.getOwnPropertyNames(prototype)) {
    if (member !== "constructor") Object.defineProperty(prototype, member, { enumerable: true });
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
  return Interface4;
}
function ensurePrototype(object, newTarget, Interface4) {
  const { prototype } = newTarget;
  const isObject = typeof prototype === "function" || typeof prototype === "object" && prototype !== null;
  if (!isObject) Object.setPrototypeOf(object, Interface4.prototype);
}
function illegalInvocation() {
  throw new TypeError("Illegal invocation");
}

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
);
var toUnmappableMode = /* @__PURE__ */ enumeration(UNMAPPABLE_MODES);
var EncoderCommon = class {
  encoding;
  unmappable;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #encoder = null;
  /** How many code units of the stream came before. */
  #position = 0;
  /** @param {number} encoding one that has an encoder @param {UnmappableMode} unmappable */
  constructor(encoding, unmappable) {
    this.encoding = encoding;
    this.unmappable = unmappable;
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
    if (endOfQueue) {
      this.#encoder = null;
      this.#position = 0;
    }
    const mode = UNMAPPABLE_MODES.indexOf(this.unmappable);
    try {
      useEncoder(this.encoding, encoder2);
      for (let start = 0; start === 0 || start < string.length; start += blockLength) {
        const end2 = Math.min(start + blockLength, string.length);
        writeBlock(string, start, end2);
        const isLast = end2 === string.length;
        for (let read = 0, finished = false; !finished; ) {
          const length = encodeBlock(read, end2 - start, mode, endOfQueue && isLast);
          push(outputBytes(length === UNMAPPABLE ? report.written() : length));
          const index = position + start + read + report.start();
          read += report.read();
          finished = length !== UNMAPPABLE && report.finished();
          if (length === UNMAPPABLE) fail(report.codePoint(), index);
        }
      }
    } catch (error) {
      throw explain(error);
    }
    if (endOfQueue) return;
    this.#encoder = saveCodec();
    this.#position = position + string.length;
  }
};
var Pieces = class {
  /** @typedef {{ bytes: Uint8Array<ArrayBuffer>, next: Piece | null }} Piece */
  /** @type {Piece | null} */
  #first = null;
  /** @type {Piece | null} */
  #last = null;
  #length = 0;
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

// js/legacy-text-encoder.js
var CONSTRUCT = "Failed to construct 'LegacyTextEncoder'";
var ENCODE = "Failed to execute 'encode'";
function encode2(string, label = "utf-8", options = void 0) {
  requireArguments(arguments, 1, ENCODE);
  const text = toDOMString(string);
  const encoder2 = newEncoderCommon(label, options, ENCODE);
  return encoder2.encoding === UTF_8 ? utf8Encode(text) : encoder2.encode(text, true);
}
function newEncoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const { unmappable } = toDictionary(options, { unmappable: toUnmappableMode }, context);
  return new EncoderCommon(getEncoderEncoding(labelString, context), unmappable);
}
var Interface2 = class {
  #common;
  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./encoding.js').UnmappableMode } | null} [options]
   * @throws {RangeError} if the label is none, or of an encoding that has no encoder
   */
  constructor(label = "utf-8", options = void 0) {
    this.#common = newEncoderCommon(label, options, CONSTRUCT);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** What is done with code points that the encoding has not. */
  get unmappable() {
    return this.#common.unmappable;
  }
  /**
   * Encodes a chunk, or with `stream` false the last or only one, which makes ISO-2022-JP return to ASCII.
   * @param {string} [string]
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more follows in later calls
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError} with an `index` from the start of the stream; a call with `stream` has then had no effect
   */
  encode(string = "", options = void 0) {
    const common = this.#common;
    const text = toDOMString(string);
    const { stream } = toDictionary(options, { stream: Boolean }, "Failed to execute 'encode' on 'LegacyTextEncoder'");
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
    const context = "Failed to execute 'transform' on 'TextDecoderStream'";
    this.#common = common;
    this.#stream = newTransform(
      "TextDecoderStream",
      (chunk, push) => {
        const source = toBufferSource(chunk, context);
        push(withTypeErrors(context, () => common.decode(bytesOf(source), false)));
      },
      (push) => push(withTypeErrors(context, () => common.decode(NOTHING, true)))
    );
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
    this.#stream = newEncoderTransform("TextEncoderStream", new EncoderCommon(UTF_8, "fatal"));
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
function newEncoderTransform(name, common) {
  return newTransform(
    name,
    (chunk, push) => push(common.encode(toDOMString(chunk), false)),
    (push) => push(common.encode("", true))
  );
}
var LegacyTextEncoderStreamInterface = class {
  #common;
  #stream;
  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./encoding.js').UnmappableMode } | null} [options]
   * @throws {RangeError} if the label is none, or of an encoding that has no encoder
   */
  constructor(label = "utf-8", options = void 0) {
    const common = newEncoderCommon(label, options, "Failed to construct 'LegacyTextEncoderStream'");
    this.#common = common;
    this.#stream = newEncoderTransform("LegacyTextEncoderStream", common);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** What is done with code points that the encoding has not. */
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

// js/hooks.js
function bomSniff(bytes2) {
  const bom = findBOM(bytesOf(toBufferSource(bytes2, "Failed to execute 'bomSniff'")));
  return bom ? (
    /** @type {'UTF-8' | 'UTF-16BE' | 'UTF-16LE'} */
    encodings[bom.encoding].name
  ) : null;
}
function decode2(bytes2, fallbackLabel = "utf-8") {
  const source = toBufferSource(bytes2, "Failed to execute 'decode'");
  const fallback = toEncoding(toDOMString(fallbackLabel), "Failed to execute 'decode'");
  const input = bytesOf(source);
  const bom = findBOM(input);
  return bom ? run(bom.encoding, partOf(input, bom.bytes.length)) : run(fallback, input);
}
function run(encoding, bytes2) {
  return new TextDecoderCommon(encoding, false, true).decode(bytes2, true);
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
const CODE = "ffffffb1f13b1cd87eaa100893cde50c5008010000021000111110105000001a#!4i!7$###$ //^#$m^%mm#^$m#^$m$m^(mmmmm#^'mmmm$m^)mmmmmm#^&mmm#^%mm$m^'mmmm#^+mmmmmmmm#^*mmmmmmm#&!+V$$%%'$'+*(+%*&%+($#%*,,#))&$$$''''%,$$*(&&%&)))$$-.%&#&###((###%%######'($ 8$&&(&$#7);&m$Rnn+.m#R{qw#.m#R!oqw#.* u$9)!7a!7fh :%#(!4ddf_#!'/ 5df_c]dae 6j!6# (- 5 :ja]j!4 5da#K-_f`a] 8f 7ej#L(_f`a_#M/_f`a_]dae 6j!6#!(/`a_f`a] 5df_c#N/ae_f`a] 5df_c#O+!5 7e 7i!6a`# )( 7e 8!8j#!))dae 6j!6# *.ea 9]`a_f`ah#P.ea 9]ae_f`ah#Q)f!8j 8!8j#R'ha!4`#S(ij!4hj#!*(!8e 7ji# +/!8e 7ji]dae 6j!6#T* 9h 7jjae#U-]]`!4j!4]ae`&$.]]!6a!4 8] 5!4ia&%,+$#R$.%!$ '/$C- t!;V[$$mC#R3cB%D#@#E%#Rnnnn!9U'Q@%R'b@$4%#@#E%#Rnnnn!9U'Q@#@%E%/K%+@#@%F%'L%#..@%R3bD#.`$'m%Q@#E%+B%R%X0#@#@%R$bB&K%+@#R/bB'@%R$jbB(@$R+kN#$@(R$N##@%R%U0#@#@%R%bK%+@'@&R$jbB#@$N#$@#R$N##..!2$%mC#R3cB$D#%Q@#E%#B%T0#@$R+bR%@%R%j3+@$E%+R$V0#@#E%'B#@$E%/R%jB%E%u!E+K%#@%@#K%u!E+.@$R3bD#.!($$mC#R3cB$D#@$R+b@#R#R!i3R'3'@$E%+R!=nnn!9V'Q@$E%/#.@$R3bD#. J$$$mC#R3cB(D#%mR#@&@%@&bB%X0#  @(R'b@$@%@$E%#R$jB&@%@&X>B%R+R'@'R$U>B&@%@&X>B&@'3C@(E%'R$U'Q@(E%/A%@(E%+/$.@(E%+A%@$@&K%#@$@%K%'R!=nnn!9.A$@#@%K%'@#@$K%#@(R3bD#.!0$&mC#R3cB%D#@%R'b@$R$R$R$3)@%E%+A&@%E%'R$U'Q@%E%/#.@%E%/A'@#@$K%+@#@'K%'@#@&K%#@%R3bD#.!P$%$m$l%Q%Q%Q@'r@$rlB)S@!@ O0#@) OB'Rnnnn!9@&cX0#@'0$@#@&K%+@#R#K%'@#R#K%#2.@#R#K%'/$.@&@'3*A(%Q%Q@%T'Q@(0$/%.@(T0$@'T0#@(R#@' u.#.@#@(K%+@#@$K%'@#R#K%#2.@#@'K%+@#@&K%'.@#R$K%#.!n$$'mC#R3cB&D#@&R+b@#@$3+R#A$%Q@&E%+R$V0#%Q%Q@&E%/B#R%jB%E%u!E+B$T'QR#A$Rvq+E%#B%R$@#jB'W0$Ruq+E%#A$/%.@%Ru!E+b@$E%#K%#/%.R$@'R3k@#R2Y>B(Q#B#RmU0$@#R3jB#T0$%QRvq+E%#B%'QRuq+E%#B$@%b@#U0$.@#A$R#A%.@%@(R3jbA%.Rvq+@%@'cK%#Ruq+@$@'bK%#.@&R3bD#@$.R#%QR3@%@%R3Y>R$c 6B%T'QR#A$/$.@%R$V@$R4WgA$R@@%cA%.@#@%K%'@#@$K%#. V$$'mC#R3cB'D#@'R+b@%@$3+@'E%/A(@'@%@&3+@'E%#A)%Q%Q@'E%+B*R$U'Q@)R$V0$@(@'E%'V0$@#A%/%.@)0#@#A%/$.@%@&3*B%T'QR#A%/$.@&@$@$@&X>B$'Q@%@#@$ u-##.@*R$V0#@#@(R%jB$E%u!E+K%#@$@#K%u!E+.@'R3bD#@%.!@&$)m%Q@$@#E%+Z0#@#E%'@$R%jbB'I$%B$R&bB(R~~&gT0#@#E%7A&@'I$#A%@'@$@$R! WbO$%@(R3j 6R2iA)%Q@#E%;B(@%R'kR$h@&R/kdB$ZB*T'Q@'@%Rnn'@%c@)kbO$#@#E%/A%@#E%3A&&Q@$R~~~*X0%%Q@&T'QR#A&R#A)/$.@#@&R$cB&K%3@#@%R$bB'K%/@%H##A)@'A%.@#@(R+j@)hB(K%;@$R+jA$/#.#.@#@(@$cB(K%;@'@%@%@)kcO$#@&@$cA$@#E%/A%@#E%3A&&Q@$R~~~*X0$%Q@&T'QR#A&R#A)/$.@#@&R$cB&K%3@#@%R$bB'K%/@%H##A)@'A%.@#@(R+j@)hB(K%;@$R+jA$/#.#.@#@$K%7@*2.#.o$$(mRw-A$R!Pn+A%@#R#K%+@#Snnnn@L%#@#RmK%7R'A&&Q@&'Q%m@$T'QR#A'R#/$.@%H##A'@%R$bA%@$R$c.A$@&R$cA&@(R+j@'hA(/$..@#@(K%;@#@%K%/@#@$K%3.!F$$'m@%'Q@#@#E%;@#E%7@%eB%@$dcB$K%;@#E%/A'@#E%3A&&Q@%R~~~*Y'Q%Q@&T'QR#A&R#A(/$.@#@&R$cB&K%3@#@'R$bB)K%/@'H##A(@)A'.@#@$R+j@(hB$K%;@%R+jA%/$..@#@%K%72.#.K$%mR.A%R$A$&m@%'m@#@$R!i#b3-@$R$jhA$@%R$cA%/$(@$Rn3c...`$&m@#R#K%+@#E%#R!i3W'Q@#3&@#E%+A%.R i3A&@#E%'@%R%jbA$&Q@$Rnn%K$#@$R'bA$@&R$cB&0#.@$Rnn%K$#@#@%R!i3bK%+.!)$%m%Q@$'Q@$@#E%7B%Y0$.#.@#@$R$cB&@#E%;@%@$eeB#@#@&X>B#@$3/@#.!`&$7m%Q@&R'kB'@$R'kB*@'@*W>B'T0#@'R'jA*@#A'&Q@'I$ !B+@'I$?B,@'I$  B-@'I$;B.@'I$9B/@'I$7B0@'I$5B1@'I$3B2@'I$1B3@'I$/B4@'I$-B5@'I$+B6@'I$)B7@'I$'B8@'I$%B9@'I$#B:hhhhhhhhhhhhhhhR~#X0$@%@)bB(@:N##@(@+N#2@(@,N#1@(@-N#0@(@.N#/@(@/N#.@(@0N#-@(@1N#,@(@2N#+@(@3N#*@(@4N#)@(@5N#(@(@6N#'@(@7N#&@(@8N#%@(@9N#$@'R@bA'@*@)R3bB)V0#.@*A).%Q@&@)cB'R#@&@'Z>B'@$@)cB*R#@$@*Z>B*@'@*W>B*T0#R$@%@)b@&@)W>A%R%@#@)R$jb@$@)W>A'@)@*b&Q@'I$#B$Rn$Z0$@%@$N##@%R$bA%@'R%bA'@)R$bA)@*R$cB*0#.A).@). ?%$,mC#R3cB%D#35B'R#Rn!`# u.#@%Snnnn@L%#@%@'K%/R%A,&Q@%@)K%+@%E%/A+&Q@*A'%Q%Q@-0#@(Rn'U0#Rm@'R~$gR$bB*@*@*R~$gVB->A*@$@(bI$#B&Rn!`#Z'Q@&R}~&U0%@(R%bA(@%E%#@)U'Q@%36@%E%'A,.@,@)R%jbB+@'N#%@+@&O$#@)R$bA)/'.@&T0$@&@+bB&H##0$@&@'N##/$.@#@%}#%#}.%#@%R3bD#2.@(R%bA(/#.#.#.8$$mR$Rn!`#3*B#T'Q#.@#.O$$mC#R3cB$D#@$R+b@#@#E%#R$R'3'@$E%+R!=nnn!9V'Q@$E%/#.@$R3bD#.f#%mRnnu#@$T0#  @%tR#!+'QRonu#R!^p+H##3F@%R~$gR$jbI$#B$R}~&U0$  Ronu#@$@$Rns ZmiRn D!XmW>/$.@%R~$g.A$@#Rnnu#K%'@#@$K%#.y%$%mR!`p+H##A'%m%Q%Q@%'QR!`p+R#N##@'R$gT0$R ap+H##A%R _p+I$#R _p+R#O$#@&R~$g@%@&R+jhB&R+jh@&Rxp+H##>B%Rn!9gA''Q@'R~~&gRn!V&V'Q@$@&3$Ronu#/(.Ronu#@%R~~&gRwp+I$#R-jbRn!V~  cB$@$Rns&iRnnu#cRn D!XmW>/'.@'R~~&gRns&V'QRonu#@%R~~&gB$@$Rns ZmiRn D!XmW>/'.Rwp+@%O$#R _p+R$O$#/%.R!`p+R#N##R _p+I$#A$R _p+R#O$#Ronu#Rnnu#@$@'h>/%.R ap+@&N##R!`p+@%N##.R >nu#.A$@#Rnnu#K%'@#@$K%#.t'$$mR!ap+H##A'%Q%Q@%'Q%Q%Q%Q%Q%Q%Q%Q%Q@'T'Q@&tR# -0$@&R *bR~$gR !W0%@&R!o$gRz$U0&@&R3bR~$gR(W0'Ronu#A%/..@&R~$gB%R bp+H##Z'Q@%R!bp+H##Y0+.Rwp+Snnnnnnnt ZmL%#Ronu#A%@$E%+B'R%X0-@$@'R$bK%+@$@'R$jbB$@&N#0@$R$N#//-.@&R~$gA%/,.R!ap+R$N##Rwp+@&R!!gK%#/*.@&R~$gRz$c11$&&&&&&&&&&&&%&.%Q%Q%Q@&R~$gR!o$c1(#%%%$%.R bp+R D$N##/$.R!bp+Rp$N##.R!ap+R&N##Rwp+@&R*gK%#/(.R bp+R!K$N##/$.R!bp+R K$N##.R!ap+R%N##Rwp+@&R2gK%#/%.R bp+Rn~%O$#Rxp+Rxp+H##R$bB$N##Rwp+Rwp+E%#R)jB%@&RPghB&K%#@$R~$g@'V0$R!bp+R Z$N##Rxp+R#O$#Rwp+R#K%#Ronu#@&@%Rns&iRnnu#cRn D!XmW>A%/%.Rwp+Snnnnnnnt ZmL%#Ronu#Rnnu#@'>A%/$.R >nu#A%.@#Rnnu#K%'@#@%K%#.!,$$m%Q%Q%QRvp+H##R$c1'%%#%$.R!`p+H##R _p+I$#R$jhR&g2.R!ap+H##T0#Rxp+H##R$bA#.@#.!l+$1mC#RQbB)D#%Q%Q%Q@&R'Z'Q@)R#N# )@)R#N#N@)R#N#M@)R!hq+K%G@)R#K%!'@)@&R&cB*@$@$@*X>B.K%J@&R%cA2@(@$@*YB3gA/@)RMbA4@'R~$gB5TA0R#A$&QR#A'%Q%Q%QRvp+H##B-R$c1'%%#%$.R!`p+H##R _p+I$#R$jhR&gA'/$.R!ap+H##T0#Rxp+H##R$bA'.%Q@)E%!'B,@'hT'Q@)E%JA(@)E%GA*@1'QR$A1@)R@b@*R@@(@(R@Z>R%@%@$R$jb@$@&X>@&@$cB+R#@&@+Z>@03=@)R$@*@)E%@B+b@(@+W>B*K%G@)@(@+cB6R#@(@6Z>B(K%J@)E%D@$bA$@+R?Y0%.R$A1@)R;b@*@(R%@%@$R$jb@$@&X>@&@$cB+R#@&@+Z>@03=@)R$@*@)E%;B+b@(@+W>K%G@)@(@+cB*R#@(@*Z>B(K%J@)E%?@$bA$/$.@)E%JA(.%Q%Q%Q%Q%Q%Q%Q@,T'Q@(T0$@)@(R$cK%JR$A*@)@)E%GB+R$bK%G@+H##A+/&.@)@,R$cB*K%!'@,R'W0$.R#A*@/0$/%.@/@4@*R$jbB+H##B*hR$gT0$@+H#$A+.%m%Q%Q%Q%Q%Q@-R$c1'#$%&'.@)R+b@*R$g@+37@)E%+/'.@*R$gT0'R!^p+H##R$g0'R!^p+R$N##/*.@)R3b@)RGb@*R$g@+38@)E%3/%.@+R~$gB-Rn!n&h@-@+tR#!+>Rnnu#@*R$g>/$.@)@)RGb@*R$g@+39@)E%#.B*Rnnu#W0%@*R!=nu#c1&$&'#.@#@$K%+@#@.K%'@#R#K%#@#@3N#//*.#.@*R~~&Y'Q@$@&Z0%@%@$R$jb@*O$#@$R$bA$/%.@$@2X0$@%@$R$jbB'@*R~*gRn!V&hO$%@'@*Rnn u*bR-kRns&hO$#@$R%bA$/$.%Q@5T'Q@.@'@,b@(bB%cA&R#A(%QRvp+H##R$c1'))#)%.R!`p+H##R _p+I$#R$jhR&gA(/(.@$@&Z0$@%@$R$jbR}~&O$#@$R$bA$/$..R!ap+H##0$/%.@#S#L#(@#S#L%#/%.Rxp+H##R$bA(.@)E%!'A'@)E%JA*@#@$K%/@#@&K%'@#R$K%#@#@%@'@(@*bbcK%+.@)RQcD#.!F&%'m% ;C#R@cB+D#%Q%Q%Q%Q%QRvp+H##R$c1'$'%&#.@+R+b@$@%@&@'@(3G@+E%/A)@+E%+A*/&.@+R3b@$@%@&@'@(3H@+E%7A)@+E%3A*/%.@+R;b@$@%@&@'@(3!%@+E%?A)@+E%;A*/$.%Q@'@%@%@'X>B,T0#R#A(@,R+Z'Q@$A)@&A*@,R|~~~&gB(A'&Q@*@)}!3##B-} A$B.}/# s# s# s# s# s# s# s# s}[@.@-}/################} #} @$} .}.$#@)R+bA)@*R3bA*@'R+cB'0#.@(@,U0$.@,@(cA'@$@(bA)@&@(R$jbA*&Q@*@)G##B$R~$gB&Rn!n&h@&@$R#!+>O$#@)R$bA)@*R%bA*@'R$cB'0#..@%B)A*.@#@)K%'@#@*K%#@+R@bD#.!q$$'m@#I$#A$@#R#O$#@#E%+A%%Q%Q%Q@$'Q@#I$%A$/$.@%T'QRnnu#2.@#@%R$cB%K%+@#@#E%'B$R%bK%'@$I$#B$Rns ZmiR~p!XmX0%@$R~ V&X0$.@%T'Q@#H#/0$@#@$O$%@#R$O$#Rnnu#2.@#E%'B&I$#B'Rn|&gRn!V&V0#@#@%R$cK%+@#@&R%bK%'Rnnu#@$R-j@'bRn!V~  cB#@#Rns&iRnnu#cRn D!XmW>2.R}~&A$.@$.l$$mC#R3cB%D#%Q%Q@$Rnnu#V'Q@$Rn$W0$@%R'b@$3I@#%m@%E%''Q@#@%F%+L%'R$/$.@#@$K%'R%.K%#/%.@#R#K%#/$.@#R$K%#@#@$rSnnnn3!>L%'.@%R3bD#.l$$mC#R3cB%D#%Q%Q@$Rnnu#V'Q@$Rn$W0$@%R'b@$3J@#%m@%E%''Q@#@%F%+L%'R$/$.@#@$K%'R%.K%#/%.@#R#K%#/$.@#R$K%#@#@$rSnnnn3!>L%'.@%R3bD#. J%$(mC#R3cB&D#@&Rszt!=&K#.@&Rszt!=&K%+R)A%&Q@%RmU'QR#A%&Q%Q@&R+b@%bH##RJV'Q@%A'/$.R*A'@%R$bB%R*V0$..@#E%#A%R#A$&Q@%Rnn3W'Q@#@%R$bB(K%#@%R{q7b@)H#!On+N##@(A%.R$A)@$R$gR$A$T0#.@#R)@'@'R)Z>B$@&R+bb@$R*i3!#@#E%#B$Rnn3W'Q@#@$R$bK%#@$R{q7bRON##.@&R3bD#(@&R+b@%bB'@'H##@$@$R-eB$R-dcbN##@%R$cA%/$...!?,%+m%lC#Rx#cB(D#%Q%mR _p+E$#A*R _p+R#O$#@(@'N#J@(@%K%G@(@$K%E@(@*K%D@(R#K%!'@(Rnnu#K%@@(Snnunnnt+L%;@(R#K%M@(RDbA-R!`p+H##A,@&R~$gA.R#A&R#A*&Q%Q%Q%m%Q%Q%Q@&T'Q@(I$DB/'Q@(E%MA&@(E%GA$/&.@(E%GA*@(E%MB&R}~2X'Q@*A$/%.@&R{q7bA$R}~2@&cA)@(E%EA+@(%m%Q%Q%Q@,R$c1%$%#.@(@+@*@$@)3!!@(E%#A)@(E%'/%.@(R+b@+@*@$@)3@@(E%+A)@(E%//$.@(R3b@+@*@$@)3A@(E%3A)@(E%7.@&bB&K%M@(@*@)cB$R#@$@*Y>B$K%G@(R%@+@)R$jb@)@*X>K%E/$.@(@&R$cB$K%!'@&R'Z'QRnnu#A&@'T0)/(.@(R;b@$R%jbE%#/&.@$0#R#A$/$.Rnn3@&cR2X0#R#/(.@%@$@/bcA*@-3  .A&@'0#@&Rnnu#U0$.%Q%Q%Q%Q@(%l%Q%Q%Q%Q%Q@,R$c1%#$%.@(R )b@&3>/%.@&Rnnu#U0+@&Rn$W0%@&Rn~~#gRn o&V0)@&R~$grSnnnn3!>/&.@(R )b@&3?.%Q@(E% )R$c1&#')*.@(F%QA0/%.@&rSnnnn3!>.B0L%Q.@(@0L&!+@0S@!@B1[0%@(E%MA&%QR'@1 O@1S' 2>B+R&gB)T'Q@(Rv#bA$/$.@(Rv#bA$&Q@&Rnn3W'Q@&R{q7b@$H##N##@&R$bA&.@$R$bA$@)R$cB)0#..@0Snnnnt# 2'Q@(Rv#b@+hA)&Q@&Rnn3W'Q@&R{q7b@$H##N##@&R$bA&.@&Rnn3W'Q@&R{q7b@$H#$N##@&R$bA&.@&Rnn3W'Q@&R{q7b@$H#%N##@&R$bA&.@&Rnn3W'Q@&R{q7b@$H#&N##@&R$bA&.@$R'bB$@)V0#..@(@&K%M@(E%!'A&/'.@(E%QA&.%Q%Q%Q@.R$c1%$%#.@#@(E%MK%/@#@*K%'@#@&K%#@#@%@(E%GcK%+/).@(@(E%MB$Rnn3W'm@$R{q7bRPN##@$R$b(@$.K%M@(E%!'A&/&.@(RMb@&3! .@(E%!'A&/$..R$.A$R _p+@(E%DK$#@#@$N#/@#@(E%MK%+@#Rnnu#K%#@#@%@(E%GcK%'.@(Rx#bD#.w&$*m@$A+@%A,&Q%Q@'@(U0#@%@-Y0#@&@(bA*@'@(cA.R%@$%m@+I$#B)Rn$Z'Q@.R$U0%@)R~2Y'Q@*@)RPgRn$hN#$@*@)R)kRt$hN##@(R%bA(@-R$b/%.@.R%Y0%@)RnQcR~~&gR~ o&Y'Q@*@)RPgRn$hN#%@*@)R/kRz$hN##@*@)R)kRPgRn$hN#$@(R&bA(@-R$b/%.@.R&U0%@,R$U0%@)R~ V&X0%@+I$%B+Rn|&gRn!V&V0%@*@+RPgRn$hN#&@*@)R~*gR-jB,Rnn'bB)R5kR!o$hN##@*@,@+Rt*ghR)kRPgRn$hN#%@*@)R/kRPgRn$hN#$@(R'bA(@-R%b/$.%m%Q@,R$U0#@+I$%Rn$W0#@*@)N##R$/$.@+@,@*@.33.B+@(bA(@+@-b.B-R$jb@%@-W>A+@%@-cB,R#@%@,Z>A,@'@(Z0$..@#@(K%'@#@-K%#.!i,%6m% ;R ap+H##3 %A5%Q@'T0#@'RPbR)kB-@%RPbR)kB(@(@-X>B:T0#@$A-@&A.@%A2@'A3&QRt#@%@6R)jB(cB)@'@(cB*@)@*W>B)@)Rt#Z>A9%Q%Q%Q@)T0#Rt#R$@3@2@2@3X>B0@0R$Y>B)@)Rt#Z>A/@&@(bA*@$@6R*jbA,R#A+R#A(%Q@0R+Z'Q@*@,}#$#B;@;}0#%')+-/1########}!2###%Q@/R|#gB(R+U0#@*@,}#$3B=@;}0#%')+-/1########}!2#+#@=@;}[A;@(R3U0#@*@,}#$@B=@;}0#%')+-/1########}!2#3#@=@;}[A;@(R;U0#@*@,}#$JB=@;}0#%')+-/1########}!2#;#@=@;}[A;@(R@U0#@*@,}#$QB=@;}0#%')+-/1########}!2#@#@=@;}[A;@(REU0#@*@,}#$[B=@;}0#%')+-/1########}!2#E#@=@;}[A;@(RJU0#@*@,}#$^B=@;}0#%')+-/1########}!2#J#@=@;}[A;@(RMU0#@*@,}#$ 8B=@;}0#%')+-/1########}!2#M#@=@;}[A;.@;@;@;}0+,-./012#$#$#$#$}[B;@;@;}0'()*#$#$#$#$#$#$}[B;@;@;}0%&#$#$#$#$#$#$#$}[}=#A+@(@/U0$.@(@.bA)@/@(cA4@-@(R$jbA(&Q@)@(I$#B7N##@(R%bA(@)R$bA)@+@7hA+@4R$cB40#..@0Rt#WA4%Q@+R~~&gRn$W0#R#A(@0R%Z'Q@/R!u#gA7@/R$g@-A)&QR#A+@)I$#B8R~ `#Y'Q@5E%/@8bH##A+.@(@.bB8@+N##@8@)I$%B+R~ `#Y'm@5E%/@+bH##(R#.N#$@)R'bA)@7@(R%bB(V0#.T0$.@(@*b@,@(R$jbI$#B(R~ `#Y'm@5E%/@(bH##(R#.N##.@0Rt#@4>A*%Q%Q@0R3W'QR$A(R#A)/$.@*R!o#gA)}/$$$$$$$$$$$$$$$$A;R#A(&Q@;@(@.b}###}/################}D} -A;@)@(R3bB(V0#.@;R*}cR*}d}_A(@)@*U0$.&Q@(@)@.bH##R#VgA(@*@)R$bB)V0#..@(R$g0#R#A)@-A(&Q@)@.bH##T'Q@(I$#0&.@(R%bA(@*@)R$bB)V0#..@1@9bA1/$.@)@1bA1@)@9W0%.@-Rn$bA-@.RQcA.@2RQbA2@3RQbA3@6R$bB6@:V0#..@#@1K%'@#@1K%#. 5$$m%Q@'@%@%@'X>B%T0#&Q@$I$#B'Rn$Z@'Rn~&gRn o&Vg0$@&@(b@'N##@$R%bA$@%@(R$bB(V0#.@%A(.@#@(K%'@#@(K%#. )$$mC#R3cB$D#@$R+b@#@#E%#R$Rn'3'@$E%+R!=nnn!9V'Q@$E%/#.@$R3bD#.!L$%%m$lR$A(R'A'%Q@&r@%rlB)S@!@S# .'QR#A%/$.@) OB%R!u~~~*X'QR#A%/$.%Q%Q%m@$E%#B''Q@$E%'@&@'dR%@%3,/$.@%T'QR%A'/%.R%@%3*.B'0#@#R%K%'/$.@#@'K%'R#A(.R+A'.@#@'b@%K%#@#@(K%#.!V$$&mC#R3cB%D#@%@$R~$gB$H#!r!C+N#,@%@$H#!Jp+N#+R%A$%Q%Q%Q%Q%Q%Q@%H#+10#$((((((((%&'(.@%H#,A&R$A$/'.R#A$/&.R&A$R$A'/%.R&A$/$.R'A$.@#R Z$N#.@#Rnn%O#,@#@'N#+@#R#K%'@#R#O$%@#@&N#$@#@$N##@%R3bD#. ?$$&mC#R3cB%D#@%@$R~$gB'H#!r!C+N#,@%@'H#!Jp+N#+%Q%Q%Q%Q%Q@%H#+10#%&&&&&&&&&&$&.@%H#,A$R$A&/$.R%A&.@#@$N#(@#@&N#'@#R#O$#/$.@#R%O$#.@%R3bD#. X%$$m%Q@%T0#@#E%#B&Rnn3W'Q@&R{q7b@$H##N##@#@&R$bB&K%#.@%R$U0#@&Rnn3W'Q@&R{q7b@$H#$N##@#@&R$bB&K%#.@%R%U0#@&Rnn3W'Q@&R{q7b@$H#%N##@#@&R$bB&K%#.@%R&U0#@&Rnn3W'Q@&R{q7b@$H#&N##@#@&R$bB&K%#.@%R'U0#@&Rnn3W'Q@&R{q7b@$H#'N##@#@&R$bB&K%#.@%R(U0#@&Rnn3W'Q@&R{q7b@$H#(N##@#@&R$bB&K%#.@%R)U0#@&Rnn3Z0#@&R{q7b@$H#)N##@#@&R$bK%#.. `&$6m%Q@&R'kB'@$R'kB*@'@*W>B'T0#@'R'jA*@%A'&Q@#@)bB(H#2B+@(H#1B,@(H#0B-@(H#/B.@(H#.B/@(H#-B0@(H#,B1@(H#+B2@(H#*B3@(H#)B4@(H#(B5@(H#'B6@(H#&B7@(H#%B8@(H#$B9@(H##B(hhhhhhhhhhhhhhhtR#!+0$@'@+O$ !@'@,O$?@'@-O$  @'@.O$;@'@/O$9@'@0O$7@'@1O$5@'@2O$3@'@3O$1@'@4O$/@'@5O$-@'@6O$+@'@7O$)@'@8O$'@'@9O$%@'@(O$#@'R@bA'@*@)R3bB)V0#.@*A).%Q@&@)cB'R#@&@'Z>B'@$@)cB*R#@$@*Z>B*@'@*W>B*T0#R$@#@)b@$@)W>A'R%@%@)R$jb@&@)W>A%@)@*b&Q@'G##B$R#!+0$@%@$O$#@%R%bA%@'R$bA'@)R$bA)@*R$cB*0#.A).@). 1$%mC#R3cB$D#REA%@#R $Y'Q@$@#H#nn+B#H#!r!C+N#,@$@#H#!Jp+N#+RE@#@$H#+R,cR~$gR!s$Z>A%.@$R3bD#@%. &#R!kp+R!ip+E%#3#R!r!A+R!mp+E%#@#R~$gB#R,jbR!op+E%#@#Y>.!h'$3mC#Rs'cB$D#@$3.@$31@$R#K%D@$Snnnn@L%?@$R!O'bA,R%A'&Q%m%Q@+R?V'QR!r!A+@+T0%  @%@$@+32B&X0$#.@#@$E%DK%+@#@$F%?L%#@$3%@$Rs'bD#2.@'@&R,jb.A%@+R$bA+@$REbB&@%Rn' u-##R#A%Rn$A)R#A'R#A-R#A(R#A*&Q%Q@(A.%Q@'R$g'Q@&@,V0$/%.@&@,U0$@)R$bA'@%@)bA%@&@)R$jb&Q@'R$cB''Q@,@&R%bB&V0$/&..A&.@&T0#@%R$b@&R%bA0@&I$#A(R#A)@$R#O$ R'@$@%O$!Q'@$@-R$bO$!P'@$@(O$!O'@.R(d@*bR%jA1R#A*@&%m%Q%Q&Q@*B(R$bA*@$R!O'bB%A'@(R$j@%bB&I$#A2@)A%%Q%Q&Q@%'Q@%R%cA%@'I$#A3@'R%bA'@2@3V0$/%..@$@(@1b3-0$.@)R%bA)R'A(@*R'V0$/%..@(R'W0$.@$30R(j@$R@32h/$.@&I$#.B%O$#@%@-@%R~~&g>A-R#A)R$A'A%@0A&@.A*/$..@$E%DB%@$E%?U'Q@$R?b3B.@$E%@B'@%R,jb@$REbRn' u-##@$@%R$bB%K%D/#.#. 5$%mC#R3cB%D#R!qp+@#R~$gB$R'jR!> D+b@$R?Z>B$E%#Rnnnn!9U'Q@%@#3F34@$E%#Rnnnn!9U'Q@$@%}#%#}.%#..@%R3bD#@$. l)$+m&Q%Q@%@/U'Q@%A//$.@%@/cA,%Q%Q@$@/bB)G##B-R#!+'Q@,R$U0&@-R *bR~$gR !Z0$@)G#$B+R Zm ,0$R%A)@'@*Y0%@&@*R$jb@+RPg@-R!!gR)jhO$#@*R$bA*/%.%Q%Q@'@*W'QR%A+R#A./$.@'@*cA.@&@*R$jbA+@,R%W0#@.T0#@)G#$R# -0#@+@-O$#R$A)/$.@)@,@+@.3 $B)T0&.@)@*bA*/$.@,R%Y0$@-R~$gA.%Q@-R 8gR^V0#@)G#%B0R Zm ,0#@)G#$A+%Q%Q%Q%Q@.Rz$c11$############%#.@+RQ -0&/%.@+R^gR!KmV0%/$.@+R Km ,0$.R&A)@'@*Y0$@&@*R$jb@0RPg@+RPgR)j@-R/jhhO$#@*R$bA*/$.@,R&U0$%Q@-R3bR~$gR(Z0#@)G#%B+R Zm ,0#@)G#&B0R Zm ,0#@)G#$A,%Q%Q%Q%Q@.R!o$c1($###%#.@,RQ -0&/%.@,R!o#bR~$gRJZ0%/$.@,Rpm ,0$.R'A)@'@*W0$@'@*cR%W0$@&@*R$jb@+RPgR)jB+@-R*gR5jh@,RPgR/jhRnn u*bR-kR~ a#g@+@0RPghR3jhRns >z =hK$#@*R%bA*/$.@(0$@'@*X'Q@&@*R$jbR}~&O$#@*R$bA*.@-R^W'QR$A)/$.@-R!8Z'QR$A)/$.@)G#%@)G#$A)%Q%Q%Q%Q%Q%Q%Q@.Rz$c18$############%##&###'#.@)RQ!+0(R$A)/).@)R^gR!KmU0&R$A)/(.@)R!Km!+0%R$A)/'.@)R!o#bR~$gRJW0%R$A)/&.@)R Dm!+0$R$A)/%.R%A)/$.R%A)@-R 8W0#RQ -0#R&A).@%@)@/bB/Z0$..@#@*K%'@#@/K%#. B(%4m$ ;C#R@cB+D#@+R!^p+H##3FK%?%Q@%T0#@(R$iA7Rt#A4&Q@+R3b@+R?b@$@/bB8@%@/cB6R%@&@-R$jb@'@-W>B0@'@-cB)R#@'@)Z>B5@43!&@6A)%Q@+E%3B2'Q@+E%7B3@5@3@5W>B.T0$R#A,R#A*%Q@.R+WB9T'Q@0A*@.R|~~~&gB,A)}/################A:&Q@:@*}#$#}/################}H}[A:@*R3bA*@)R+cB)0#.@:R2} B$R2}!B$}!.A*@,@.U0$.@.@,cA1@0@,R$jbA)&Q@*@)I$#ThA*@)R%bA)@1R$cB10#..%Q@*@7hR$g0#R#A,R#A*@9T'Q}/################A:@0A*@.R|~~~&gB,A)&Q@:@*}#$#}/}~}~}~}~}~}~}~}~}H}[A:@*R3bA*@)R+cB)0#.@:R2} B$R2}!B$}!.A*@,@.U0$.@.@,cA1@0@,R$jbA)&Q@*@)I$#R}~&UhA*@)R%bA)@1R$cB10#..@2A)@*R$gT0$.@+R+b@+R?b@8@6@0@5@)@(3 &@+E%/A3@+E%+B2@)Z0#@-@3bA-@/@2bA//%.Rn+@4R$jB)@)Rn+Z>A4@-@3bA-@/@2bB/@%W0#..@#@-K%'@#@/K%#@+R@bD#. h(&/m' ;$lR _p+F$#Snnnnnnt# >A9&QR%@&@+R$jB/b@'@+W>A-@'@+cB)R#@'@)Z>A0R$@$@/b@%@/W>A.%Q@%@/cB)R#@%@)Z>B,Rt#W0#@0R@W0#@-@.}###B5@5@5}0$#&%('*),+.-0/21@9[B)>B6}.$#@-@.}##3B5@5@5}0$#&%('*),+.-0/21@)>B7}.$3@-@.}##@B5@5@5}0$#&%('*),+.-0/21@)>B8}.$@@-@.}##JB5@5@5}0$#&%('*),+.-0/21@)>B5}.$J@6}/#|#|#|#|#|#|#|#|} -}/#y#y#y#y#y#y#y#y}H@7}/#|#|#|#|#|#|#|#|} -}/#y#y#y#y#y#y#y#y}H}[@8}/#|#|#|#|#|#|#|#|} -}/#y#y#y#y#y#y#y#y}H}[@5}/#|#|#|#|#|#|#|#|} -}/#y#y#y#y#y#y#y#y}H}[}!.0#@+R@bA+/$.@,R$kA,R#A)%Q%Q&Q@)@0X0$%Q@)@,Z0#@)@0U0#@-@)R$jB*bB3R$@*@.b@)@,X>B1I##B*@*R+j@*R+kh@9[B4>B2O$#R$A*%Q@2Rn|&gB2Rn!V&V'Q@2Rns&V0$@,@)cB*R#@*@,Y>R$U0%@0@)cR$U0%@3@1I#%B*@*R+j@*R+kh@4>B1O$%R%A*@1Rn|&gRn!V&U0$.@(0$@3R}~&O$#R$A*.@)@*bB)R@W0$/%..@)T0$.@)@+bA+/$..@#@+K%'@#@/K%#.!H$$'m%Q@$R~~&X0#R ap+H##3 %A%%Q@$R~ `#Y'Q@%E%/@$bH##B&0$.@%E%+R%jA&@%E%'R%cA%@$R~~&gA'&Q@&T0%@&R'cA&@%B$R'bA%@$I$%@'V0#.@%H##B&T0$.@#@&rSnnnn3!>L%'R$A(.@#@(K%#. R$$$l@#R$K%#@#%m@$Rn3Z'Q@$Rnn'Z'QSnnnnt#A%@$R'kRn!u#g@$R;jRnnn|&g@$R-jRnn u$g@$R5khhhR!o!=o!>!9h/%.SnnnnJA%@$R3jRnn u$g@$R%jRn!u#g@$R/khhRz!=o'h/$.Snnnn@A%@$R+jRn!u#g@$R)khRt!=%h.r@%!>L%'.n$$$m%Q@(@)@&@&@)X>B&@&@(X>B&T0#@$E%#A$R}~&R#@*>A(&Q@'@$@%@+bH##B)R$jbI$#B*O$#@)R#@(@*U>0$@'R%bA'@&@+R$bB+V0#.@&A+.@#@+K%'@#@+K%#. u&%*m$l%Q@)T0#@$E%#A-@'A.@%A$&Q@(@,W0$@&@,cRt#W0$@(@,cRt#W0$%Q@%@,bB*}##JR*}d}`R3j@*}##@R*}d}`hrS@!?@*}##3R*}d}`R3jr!>@*}###R*}d}`r!>S# .'QR#A/@$A*&Q@.@/bB+@-@*F##B1 OB0R~$gR$jbI$#O$#@+@-@0R*kR!u&gbI$#O$%@+@-@0R2kR!u&gbI$#O$'@+@-@0R:kR!u&gbI$#O$)@+@-@1SM!@ OR$jbI$#O$1@+@-@1S@!@ OR~$gR$jbI$#O$+@+@-@1SE!@ OR~$gR$jbI$#O$-@+@-@1SJ!@ OR~$gR$jbI$#O$/@*R+bA*@/R3bB/Rn$V0#./$.@'@,R$jbB+@*}%##}.$#@+@*}%#+}.$3@+@*}%#3}.$@@+@*}%#;}.$J@+@*}%#@}.$Q@+@*}%#E}.$[@+@*}%#J}.$^@+@*}%#M}.$ 8.@,RQcB,@)Z0$@.Rn$bA.@$RQcA$@&@,Z0#..@#@,K%'@#@,K%#.!q$$(mC#R3cB&D#Ryp+R cp+E%#3#R!fp+E%#A'@&R'bRzp+E%#B%R#R%Rn'3)@&E%+A(@&E%'R$V'Q@&E%/A$@#R#K%+@#@$K%'@#@(K%#@%'Q@%R,jB('Q@$@'@( u-##.@#@%K%+.@$@%R,jbA'R#A#&Q%Q@#R#@#@$V>T'Q@$@'V'Q@$R'bA#@$R%bA%@$Rn'bA$/%.@&R3bD#2.@#B%R%bA#.@%I$#0#@%R}~&O$#/#.#.@&E%/#.!D$$&mC#R3cB%D#@%R'b@#3(%Q@%E%'B$@%E%/B#Y'Q@%E%+A#/$.@%E%+A&@#T'QR$A#R3@$@$R3Y>R$c 6B$R$U0$@&R@@$cR%jB$E%u!E+K%#@$@&K%u!E+/$.@&@$R$@#3,B#0##.@%R3bD#@#.)#Rnn'.[$%mC#R3cB$D#%Q@#3ER~$gB#REU0#@$@#H#!r!C+N#,@$@#H#!Jp+N#+@$H#+0#@$H#,3FA%.@$R3bD#@%.,#R cq+E%#.)#Rvp+.'#R/.!_$$%mC#R3cB'D#R =A(Rvp+H##R'Y'Q@'Rnn'@#@#Rnn'Z>R%@$R$jR{q/b@$Rnn@X>Rnn@@$cB#R#@#Rnn@Y>@%T@&R#V3;@'E%+A(@'E%'A$%Q@'E%#R$U'Q@'E%/A#3:R!fq+@(K%#Ryq+@$K%#Rxq+@#K%#@$@(bbA$RmA(/$.Rzq+@'H#/N##.Rwq+@$K%#.@'R3bD#@(. ]$$%mC#R3cB'D#R =A(Rvp+H##R*U'Q@'@#R$jR{q/bR%@$R!=n'W@#@$YgB(>@$@#cR#@(>R$R%@%R%U>R#@%>@&R#V3 !@'E%+A#@'E%'A$%m@'E%#B%Rnnu#V'QR cq+@%K%#Ryq+@$K%#Rxq+@'E%/K%#@#A$Rl/$.Rzq+@'H#/N##@#.A(Rwq+@$K%#.@'R3bD#@(.,#Rzq+H##.)#R!hq+.,#R!fq+E%#.h$$mC#R@cB$D#%Q@#3ER~$gB#REV'Q@$R'b@#3D@$H#'A#@$@$E#/K#:@$@$F#(L&3/$.R(A#.Rvp+@#N##R!^p+@$F&3L##Rxp+@$E#:K##@$R@bD#.k$%mC#R3cB$D#R(A%%Q@#3ER~$gB#REU0#@$R%b@#3 #@$I$%R%U0#@$@$I$)O#1@$@$E$%K#-R*A%.Rvp+@%N##R!^p+@$E#,K##Rwp+@$E#/K##@$R3bD#.)#R{q7.,#Rwq+E%#.,#Ryq+E%#.)#R{q/.)#Rnn@.,#Rxq+E%#.";
