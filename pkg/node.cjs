// The entry for require(), and for import in Node. Made by `npm run build`.
"use strict";
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

// js/hosts/node.js
var node_exports = {};
__export(node_exports, {
  TextDecoder: () => TextDecoder,
  bomSniff: () => bomSniff,
  decode: () => decode2,
  encodings: () => encodings,
  getOutputEncoding: () => getOutputEncoding,
  labelToName: () => labelToName,
  utf8Decode: () => utf8Decode,
  utf8DecodeWithoutBOM: () => utf8DecodeWithoutBOM,
  utf8DecodeWithoutBOMOrFail: () => utf8DecodeWithoutBOMOrFail
});
module.exports = __toCommonJS(node_exports);
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

// pkg/encoding.js
function decode(length, fatal, end_of_queue) {
  const ret = wasm.decode(length, fatal, end_of_queue);
  return ret;
}
function decoder() {
  const ret = wasm.decoder();
  return ret >>> 0;
}
function decoder_length() {
  const ret = wasm.decoder_length();
  return ret >>> 0;
}
function input() {
  const ret = wasm.input();
  return ret >>> 0;
}
function input_length() {
  const ret = wasm.input_length();
  return ret >>> 0;
}
function malformed_length() {
  const ret = wasm.malformed_length();
  return ret >>> 0;
}
function malformed_start() {
  const ret = wasm.malformed_start();
  return ret;
}
function new_decoder(encoding) {
  wasm.new_decoder(encoding);
}
function output() {
  const ret = wasm.output();
  return ret >>> 0;
}
function __wbg_get_imports() {
  const import0 = {
    __proto__: null,
    __wbindgen_init_externref_table: function() {
      const table = wasm.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./encoding_bg.js": import0
  };
}
var wasmModule;
var wasmInstance;
var wasm;
function __wbg_finalize_init(instance, module2) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module2;
  wasm.__wbindgen_start();
  return wasm;
}
function initSync(module2) {
  if (wasm !== void 0) return wasm;
  if (module2 !== void 0) {
    if (Object.getPrototypeOf(module2) === Object.prototype) {
      ({ module: module2 } = module2);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports();
  if (!(module2 instanceof WebAssembly.Module)) {
    module2 = new WebAssembly.Module(module2);
  }
  const instance = new WebAssembly.Instance(module2, imports);
  return __wbg_finalize_init(instance, module2);
}

// js/wasm.js
var memory;
var view = new Uint8Array();
var input2 = 0;
var inputLength = 0;
var output2 = 0;
var decoder2 = 0;
var decoderLength = 0;
function instantiate(module2) {
  ({ memory } = initSync({ module: module2 }));
  input2 = input();
  inputLength = input_length();
  output2 = output();
  decoder2 = decoder();
  decoderLength = decoder_length();
}
function bytes() {
  if (view.buffer !== memory.buffer) view = new Uint8Array(memory.buffer);
  return view;
}
var blockLength = () => inputLength;
var newDecoder = (encoding) => new_decoder(encoding);
var saveDecoder = () => bytes().slice(decoder2, decoder2 + decoderLength);
var restoreDecoder = (saved) => bytes().set(saved, decoder2);
function decodeBlock(block, fatal, endOfQueue) {
  bytes().set(block, input2);
  return decode(block.length, fatal, endOfQueue);
}
var malformed = () => ({ start: malformed_start(), length: malformed_length() });
var outputUnits = (length) => new Uint16Array(bytes().buffer, output2, length);

// js/generated/encodings.js
var ENCODINGS = [
  ["UTF-8", ["unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "utf-8", "utf8", "x-unicode20utf8"]],
  ["IBM866", ["866", "cp866", "csibm866", "ibm866"]],
  ["ISO-8859-2", ["csisolatin2", "iso-8859-2", "iso-ir-101", "iso8859-2", "iso88592", "iso_8859-2", "iso_8859-2:1987", "l2", "latin2"]],
  ["ISO-8859-3", ["csisolatin3", "iso-8859-3", "iso-ir-109", "iso8859-3", "iso88593", "iso_8859-3", "iso_8859-3:1988", "l3", "latin3"]],
  ["ISO-8859-4", ["csisolatin4", "iso-8859-4", "iso-ir-110", "iso8859-4", "iso88594", "iso_8859-4", "iso_8859-4:1988", "l4", "latin4"]],
  ["ISO-8859-5", ["csisolatincyrillic", "cyrillic", "iso-8859-5", "iso-ir-144", "iso8859-5", "iso88595", "iso_8859-5", "iso_8859-5:1988"]],
  ["ISO-8859-6", ["arabic", "asmo-708", "csiso88596e", "csiso88596i", "csisolatinarabic", "ecma-114", "iso-8859-6", "iso-8859-6-e", "iso-8859-6-i", "iso-ir-127", "iso8859-6", "iso88596", "iso_8859-6", "iso_8859-6:1987"]],
  ["ISO-8859-7", ["csisolatingreek", "ecma-118", "elot_928", "greek", "greek8", "iso-8859-7", "iso-ir-126", "iso8859-7", "iso88597", "iso_8859-7", "iso_8859-7:1987", "sun_eu_greek"]],
  ["ISO-8859-8", ["csiso88598e", "csisolatinhebrew", "hebrew", "iso-8859-8", "iso-8859-8-e", "iso-ir-138", "iso8859-8", "iso88598", "iso_8859-8", "iso_8859-8:1988", "visual"]],
  ["ISO-8859-8-I", ["csiso88598i", "iso-8859-8-i", "logical"]],
  ["ISO-8859-10", ["csisolatin6", "iso-8859-10", "iso-ir-157", "iso8859-10", "iso885910", "l6", "latin6"]],
  ["ISO-8859-13", ["iso-8859-13", "iso8859-13", "iso885913"]],
  ["ISO-8859-14", ["iso-8859-14", "iso8859-14", "iso885914"]],
  ["ISO-8859-15", ["csisolatin9", "iso-8859-15", "iso8859-15", "iso885915", "iso_8859-15", "l9"]],
  ["ISO-8859-16", ["iso-8859-16"]],
  ["KOI8-R", ["cskoi8r", "koi", "koi8", "koi8-r", "koi8_r"]],
  ["KOI8-U", ["koi8-ru", "koi8-u"]],
  ["macintosh", ["csmacintosh", "mac", "macintosh", "x-mac-roman"]],
  ["windows-874", ["dos-874", "iso-8859-11", "iso8859-11", "iso885911", "tis-620", "windows-874"]],
  ["windows-1250", ["cp1250", "windows-1250", "x-cp1250"]],
  ["windows-1251", ["cp1251", "windows-1251", "x-cp1251"]],
  ["windows-1252", ["ansi_x3.4-1968", "ascii", "cp1252", "cp819", "csisolatin1", "ibm819", "iso-8859-1", "iso-ir-100", "iso8859-1", "iso88591", "iso_8859-1", "iso_8859-1:1987", "l1", "latin1", "us-ascii", "windows-1252", "x-cp1252"]],
  ["windows-1253", ["cp1253", "windows-1253", "x-cp1253"]],
  ["windows-1254", ["cp1254", "csisolatin5", "iso-8859-9", "iso-ir-148", "iso8859-9", "iso88599", "iso_8859-9", "iso_8859-9:1989", "l5", "latin5", "windows-1254", "x-cp1254"]],
  ["windows-1255", ["cp1255", "windows-1255", "x-cp1255"]],
  ["windows-1256", ["cp1256", "windows-1256", "x-cp1256"]],
  ["windows-1257", ["cp1257", "windows-1257", "x-cp1257"]],
  ["windows-1258", ["cp1258", "windows-1258", "x-cp1258"]],
  ["x-mac-cyrillic", ["x-mac-cyrillic", "x-mac-ukrainian"]],
  ["GBK", ["chinese", "csgb2312", "csiso58gb231280", "gb2312", "gb_2312", "gb_2312-80", "gbk", "iso-ir-58", "x-gbk"]],
  ["gb18030", ["gb18030"]],
  ["Big5", ["big5", "big5-hkscs", "cn-big5", "csbig5", "x-x-big5"]],
  ["EUC-JP", ["cseucpkdfmtjapanese", "euc-jp", "x-euc-jp"]],
  ["ISO-2022-JP", ["csiso2022jp", "iso-2022-jp"]],
  ["Shift_JIS", ["csshiftjis", "ms932", "ms_kanji", "shift-jis", "shift_jis", "sjis", "windows-31j", "x-sjis"]],
  ["EUC-KR", ["cseuckr", "csksc56011987", "euc-kr", "iso-ir-149", "korean", "ks_c_5601-1987", "ks_c_5601-1989", "ksc5601", "ksc_5601", "windows-949"]],
  ["replacement", ["csiso2022kr", "hz-gb-2312", "iso-2022-cn", "iso-2022-cn-ext", "iso-2022-kr", "replacement"]],
  ["UTF-16BE", ["unicodefffe", "utf-16be"]],
  ["UTF-16LE", ["csunicode", "iso-10646-ucs-2", "ucs-2", "unicode", "unicodefeff", "utf-16", "utf-16le"]],
  ["x-user-defined", ["x-user-defined"]]
];

// js/encodings.js
var encodings = Object.freeze(
  ENCODINGS.map(([name, labels]) => Object.freeze({ name, labels: Object.freeze([...labels]) }))
);
var places = new Map(encodings.flatMap(({ labels }, place2) => labels.map((label) => [label, place2])));
var UTF_8 = place("utf-8");
var UTF_16BE = place("utf-16be");
var UTF_16LE = place("utf-16le");
var REPLACEMENT = place("replacement");
function getEncoding(label) {
  return places.get(label) ?? places.get(asciiLowercase(label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "")));
}
function asciiLowercase(string) {
  return string.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function labelToName(label) {
  const encoding = getEncoding(`${label}`);
  return encoding === void 0 ? null : encodings[encoding].name;
}
function getOutputEncoding(label) {
  const encoding = getEncoding(`${label}`);
  if (encoding === void 0) return null;
  const hasEncoder = encoding !== REPLACEMENT && encoding !== UTF_16BE && encoding !== UTF_16LE;
  return encodings[hasEncoder ? encoding : UTF_8].name;
}
function place(label) {
  return (
    /** @type {number} */
    places.get(label)
  );
}

// js/strings.js
var stringFromUnits = choose();
function choose() {
  if (typeof Buffer === "function" && isRight(fromBuffer)) return fromBuffer;
  if (typeof globalThis.TextDecoder === "function") {
    const decoder3 = new globalThis.TextDecoder("utf-16le", { ignoreBOM: true });
    const fromDecoder = (units) => decoder3.decode(units);
    if (isRight(fromDecoder)) return fromDecoder;
  }
  return fromCharCodes;
}
function fromBuffer(units) {
  return Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString("utf16le");
}
function fromCharCodes(units) {
  let string = "";
  for (let start = 0; start < units.length; start += 8192) {
    string += String.fromCharCode.apply(
      null,
      /** @type {any} */
      units.subarray(start, start + 8192)
    );
  }
  return string;
}
function isRight(make) {
  const text = "\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF";
  try {
    return make(Uint16Array.from(text, (_, i) => text.charCodeAt(i))) === text;
  } catch {
    return false;
  }
}

// js/text-decoder-common.js
var BOM = 65279;
var TextDecoderCommon = class {
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  decoder = null;
  bomSeen = false;
  /** How many bytes of the stream came before. */
  position = 0;
  /**
   * After an error: the malformed sequence, counted from the start of the stream.
   * @type {{ offset: number, length: number } | null}
   */
  malformed = null;
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
  /** The encoding's name in lowercase. */
  get name() {
    return encodings[this.encoding].name.toLowerCase();
  }
  /** Makes the decoder a new instance, the I/O queue empty and BOM seen false. */
  reset() {
    this.decoder = null;
    this.bomSeen = false;
    this.position = 0;
  }
  /**
   * Decodes a chunk and serializes the result.
   *
   * After an error the rest of the chunk is dropped, and the decoder is as its handler left it: new, save for
   * ISO-2022-JP, where the character set that was last switched to is still in force.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @param {string} context the start of the error's message
   * @returns {string}
   * @throws {TypeError} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    if (this.decoder) restoreDecoder(this.decoder);
    else newDecoder(this.encoding);
    let string = "";
    const block = blockLength();
    for (let start = 0; ; start += block) {
      const isLast = chunk.length - start <= block;
      const bytes2 = start === 0 && isLast ? chunk : chunk.subarray(start, start + block);
      const length = decodeBlock(bytes2, this.fatal, endOfQueue && isLast);
      if (length < 0) this.#fail(start, chunk.length, context);
      string += this.#serialize(length);
      if (isLast) break;
    }
    this.decoder = endOfQueue ? null : saveDecoder();
    this.position += chunk.length;
    return string;
  }
  /**
   * Serializes the I/O queue of code units: https://encoding.spec.whatwg.org/#concept-td-serialize
   * @param {number} length
   */
  #serialize(length) {
    if (length === 0) return "";
    let units = outputUnits(length);
    if (!this.bomSeen && !this.ignoreBOM && hasBOM(this.encoding)) {
      this.bomSeen = true;
      if (units[0] === BOM) units = units.subarray(1);
    }
    return stringFromUnits(units);
  }
  /**
   * @param {number} blockStart
   * @param {number} chunkLength
   * @param {string} context
   * @returns {never}
   */
  #fail(blockStart, chunkLength, context) {
    const { start, length } = malformed();
    const offset = this.position + blockStart + start;
    this.malformed = { offset, length };
    this.decoder = saveDecoder();
    this.position += chunkLength;
    const sequence = length === 1 ? "a byte" : `${length} bytes`;
    throw new TypeError(
      `${context}: The encoded data was not valid: ${sequence} at offset ${offset} cannot be decoded as ${encodings[this.encoding].name}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`
    );
  }
};
function hasBOM(encoding) {
  return encoding === UTF_8 || encoding === UTF_16BE || encoding === UTF_16LE;
}
function getDecoderEncoding(label, context) {
  const encoding = getEncoding(label);
  if (encoding === void 0 || encoding === REPLACEMENT) {
    const why = encoding === void 0 ? "is invalid" : "stands for the encoding 'replacement', which decodes nothing";
    throw new RangeError(`${context}: The encoding label provided ('${label}') ${why}.`);
  }
  return encoding;
}

// js/webidl.js
var getter = (prototype, name) => (
  /** @type {() => any} */
  Object.getOwnPropertyDescriptor(prototype, name)?.get
);
var TypedArray = Object.getPrototypeOf(Uint8Array.prototype);
var getTypedArrayName = getter(TypedArray, Symbol.toStringTag);
var typedArray = getters(TypedArray);
var dataView = getters(DataView.prototype);
var getArrayBufferLength = getter(ArrayBuffer.prototype, "byteLength");
var getSharedBufferLength = typeof SharedArrayBuffer === "function" ? getter(SharedArrayBuffer.prototype, "byteLength") : void 0;
function getters(prototype) {
  return {
    buffer: getter(prototype, "buffer"),
    byteOffset: getter(prototype, "byteOffset"),
    byteLength: getter(prototype, "byteLength")
  };
}
function toBufferSource(value, context) {
  if (ArrayBuffer.isView(value)) {
    const get = getTypedArrayName.call(value) === void 0 ? dataView : typedArray;
    try {
      return new Uint8Array(get.buffer.call(value), get.byteOffset.call(value), get.byteLength.call(value));
    } catch {
      return new Uint8Array();
    }
  }
  const length = bufferLength(value);
  if (length === void 0) {
    throw new TypeError(`${context}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);
  }
  return length === 0 ? new Uint8Array() : new Uint8Array(
    /** @type {ArrayBufferLike} */
    value
  );
}
function bufferLength(value) {
  for (const get of [getArrayBufferLength, getSharedBufferLength]) {
    try {
      return get?.call(value);
    } catch {
    }
  }
  return void 0;
}
function toBooleanDictionary(value, members, context) {
  const dictionary = (
    /** @type {Record<Member, boolean>} */
    {}
  );
  if (value !== void 0 && value !== null && typeof value !== "object" && typeof value !== "function") {
    throw new TypeError(`${context}: The provided value is not of type 'object'.`);
  }
  for (const member of members) dictionary[member] = Boolean(
    /** @type {any} */
    value?.[member]
  );
  return dictionary;
}
function finishInterface(Interface, name, members) {
  Object.defineProperty(Interface, "name", { value: name });
  Object.defineProperty(Interface.prototype, Symbol.toStringTag, { value: name, configurable: true });
  for (const member of members) Object.defineProperty(Interface.prototype, member, { enumerable: true });
}

// js/hooks.js
function bomSniff(bytes2) {
  const bom = findBOM(toBufferSource(bytes2, "Failed to execute 'bomSniff'"));
  return bom && /** @type {'UTF-8' | 'UTF-16BE' | 'UTF-16LE'} */
  encodings[bom.encoding].name;
}
function decode2(bytes2, fallbackLabel = "utf-8") {
  const input3 = toBufferSource(bytes2, "Failed to execute 'decode'");
  const label = `${fallbackLabel}`;
  const fallback = getEncoding(label);
  if (fallback === void 0) {
    throw new RangeError(`Failed to execute 'decode': The encoding label provided ('${label}') is invalid.`);
  }
  const bom = findBOM(input3);
  return bom ? run(bom.encoding, input3.subarray(bom.length)) : run(fallback, input3);
}
function utf8Decode(bytes2) {
  const input3 = toBufferSource(bytes2, "Failed to execute 'utf8Decode'");
  const bom = findBOM(input3);
  return run(UTF_8, bom?.encoding === UTF_8 ? input3.subarray(bom.length) : input3);
}
function utf8DecodeWithoutBOM(bytes2) {
  return run(UTF_8, toBufferSource(bytes2, "Failed to execute 'utf8DecodeWithoutBOM'"));
}
function utf8DecodeWithoutBOMOrFail(bytes2) {
  const context = "Failed to execute 'utf8DecodeWithoutBOMOrFail'";
  const input3 = toBufferSource(bytes2, context);
  const common = new TextDecoderCommon(UTF_8, true, true);
  try {
    return common.decode(input3, true, context);
  } catch (error) {
    if (common.malformed) return null;
    throw error;
  }
}
function findBOM(bytes2) {
  if (bytes2[0] === 239 && bytes2[1] === 187 && bytes2[2] === 191) return { encoding: UTF_8, length: 3 };
  if (bytes2[0] === 254 && bytes2[1] === 255) return { encoding: UTF_16BE, length: 2 };
  if (bytes2[0] === 255 && bytes2[1] === 254) return { encoding: UTF_16LE, length: 2 };
  return null;
}
function run(encoding, bytes2) {
  return new TextDecoderCommon(encoding, false, true).decode(bytes2, true, "");
}

// js/text-decoder.js
var CONSTRUCT = "Failed to construct 'TextDecoder'";
var DECODE = "Failed to execute 'decode' on 'TextDecoder'";
var TextDecoder = class _TextDecoder {
  #common;
  #doNotFlush = false;
  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   *   `fatal`: whether malformed input throws instead of becoming U+FFFD;
   *   `ignoreBOM`: whether a byte order mark is kept as text
   * @throws {RangeError} if the label is none, or one of replacement
   */
  constructor(label = "utf-8", options = void 0) {
    const labelString = `${label}`;
    const { fatal, ignoreBOM } = toBooleanDictionary(options, ["fatal", "ignoreBOM"], CONSTRUCT);
    this.#common = new TextDecoderCommon(getDecoderEncoding(labelString, CONSTRUCT), fatal, ignoreBOM);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return _TextDecoder.#brand(this).#common.name;
  }
  /** Whether malformed input throws. */
  get fatal() {
    return _TextDecoder.#brand(this).#common.fatal;
  }
  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return _TextDecoder.#brand(this).#common.ignoreBOM;
  }
  /**
   * https://encoding.spec.whatwg.org/#dom-textdecoder-decode
   * @param {AllowSharedBufferSource} [input]
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
   * @returns {string}
   * @throws {TypeError} if the input is no buffer source, or malformed and `fatal` is set
   */
  decode(input3 = void 0, options = void 0) {
    const decoder3 = _TextDecoder.#brand(this);
    const chunk = input3 === void 0 ? void 0 : toBufferSource(input3, DECODE);
    const { stream } = toBooleanDictionary(options, ["stream"], DECODE);
    const common = decoder3.#common;
    if (!decoder3.#doNotFlush) common.reset();
    decoder3.#doNotFlush = stream;
    return common.decode(chunk ?? NOTHING, !stream, DECODE);
  }
  /** @param {unknown} value @returns {TextDecoder} */
  static #brand(value) {
    if (typeof value === "object" && value !== null && #common in value) return value;
    throw new TypeError("Illegal invocation");
  }
};
var NOTHING = new Uint8Array();
finishInterface(TextDecoder, "TextDecoder", ["encoding", "fatal", "ignoreBOM", "decode"]);

// js/hosts/node.js
instantiate((0, import_node_fs.readFileSync)((0, import_node_path.join)(__dirname, "encoding.wasm")));
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  TextDecoder,
  bomSniff,
  decode,
  encodings,
  getOutputEncoding,
  labelToName,
  utf8Decode,
  utf8DecodeWithoutBOM,
  utf8DecodeWithoutBOMOrFail
});
