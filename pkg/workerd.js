// js/hosts/workerd.js
import module from "./encoding.wasm";

// pkg/encoding.js
function block_length() {
  const ret = wasm.block_length();
  return ret >>> 0;
}
function byte_table(encoding) {
  const ret = wasm.byte_table(encoding);
  return ret >>> 0;
}
function code_point() {
  const ret = wasm.code_point();
  return ret >>> 0;
}
function codec() {
  const ret = wasm.codec();
  return ret >>> 0;
}
function codec_length() {
  const ret = wasm.codec_length();
  return ret >>> 0;
}
function decode_block(length2, at2, fatal, end_of_queue) {
  const ret = wasm.decode_block(length2, at2, fatal, end_of_queue);
  return ret;
}
function default_for(locale, _default) {
  const val2 = +_default;
  const ptr0 = passArray8ToWasm0(locale, wasm.__wbindgen_malloc);
  const len0 = WASM_VECTOR_LEN;
  const ret = wasm.default_for(ptr0, len0, val2);
  return ret;
}
function encode_block(from, to, mode, end_of_queue) {
  const ret = wasm.encode_block(from, to, mode, end_of_queue);
  return ret;
}
function feed_detector(bytes2, end_of_queue) {
  const val2 = +end_of_queue;
  const ptr0 = passArray8ToWasm0(bytes2, wasm.__wbindgen_malloc);
  const len0 = WASM_VECTOR_LEN;
  wasm.feed_detector(ptr0, len0, val2);
}
function finished() {
  const ret = wasm.finished();
  return ret !== 0;
}
function guess(candidates, locale, tld, allow_utf8) {
  const val4 = +allow_utf8;
  let ptr0, len0, ptr1, len1, ptr2, len2;
  try {
    ptr0 = isLikeNone(candidates) ? 0 : passArray8ToWasm0(candidates, wasm.__wbindgen_malloc);
    len0 = WASM_VECTOR_LEN;
    ptr1 = passArray8ToWasm0(locale, wasm.__wbindgen_malloc);
    len1 = WASM_VECTOR_LEN;
    ptr2 = passArray8ToWasm0(tld, wasm.__wbindgen_malloc);
    len2 = WASM_VECTOR_LEN;
  } catch (e) {
    if (ptr2) {
      wasm.__wbindgen_free(ptr2, len2 * 1, 1);
    }
    if (ptr1) {
      wasm.__wbindgen_free(ptr1, len1 * 1, 1);
    }
    if (ptr0) {
      wasm.__wbindgen_free(ptr0, len0 * 1, 1);
    }
    throw e;
  }
  const ret = wasm.guess(ptr0, len0, ptr1, len1, ptr2, len2, val4);
  var v5 = getArrayF32FromWasm0(ret[0], ret[1]).slice();
  wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
  return v5;
}
function input() {
  const ret = wasm.input();
  return ret >>> 0;
}
function labels() {
  const ret = wasm.labels();
  return ret >>> 0;
}
function labels_length() {
  const ret = wasm.labels_length();
  return ret >>> 0;
}
function length() {
  const ret = wasm.length();
  return ret >>> 0;
}
function names() {
  const ret = wasm.names();
  return ret >>> 0;
}
function names_length() {
  const ret = wasm.names_length();
  return ret >>> 0;
}
function new_decoder(encoding) {
  wasm.new_decoder(encoding);
}
function new_encoder(encoding) {
  wasm.new_encoder(encoding);
}
function new_transcoder(from, to, ignore_bom) {
  wasm.new_transcoder(from, to, ignore_bom);
}
function output() {
  const ret = wasm.output();
  return ret >>> 0;
}
function read() {
  const ret = wasm.read();
  return ret;
}
function set_source_encoding(from) {
  wasm.set_source_encoding(from);
}
function sniff_html(bytes2, max_prescan_bytes, user, transport, parent, likely) {
  const val2 = +max_prescan_bytes;
  const val3 = +user;
  const val4 = +transport;
  const val5 = +parent;
  const val6 = +likely;
  const ptr0 = passArray8ToWasm0(bytes2, wasm.__wbindgen_malloc);
  const len0 = WASM_VECTOR_LEN;
  const ret = wasm.sniff_html(ptr0, len0, val2, val3, val4, val5, val6);
  return ret;
}
function sniff_xml(bytes2, max_prescan_bytes, transport) {
  const val2 = +max_prescan_bytes;
  const val3 = +transport;
  const ptr0 = passArray8ToWasm0(bytes2, wasm.__wbindgen_malloc);
  const len0 = WASM_VECTOR_LEN;
  const ret = wasm.sniff_xml(ptr0, len0, val2, val3);
  return ret;
}
function start() {
  const ret = wasm.start();
  return ret;
}
function transcode_block(length2, fatal, mode, end) {
  const ret = wasm.transcode_block(length2, fatal, mode, end);
  return ret;
}
function units() {
  const ret = wasm.units();
  return ret >>> 0;
}
function units_length() {
  const ret = wasm.units_length();
  return ret >>> 0;
}
function written() {
  const ret = wasm.written();
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
function getArrayF32FromWasm0(ptr, len) {
  ptr = ptr >>> 0;
  return getFloat32ArrayMemory0().subarray(ptr / 4, ptr / 4 + len);
}
var cachedFloat32ArrayMemory0 = null;
function getFloat32ArrayMemory0() {
  if (cachedFloat32ArrayMemory0 === null || cachedFloat32ArrayMemory0.byteLength === 0) {
    cachedFloat32ArrayMemory0 = new Float32Array(wasm.memory.buffer);
  }
  return cachedFloat32ArrayMemory0;
}
var cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
  if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
    cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
  }
  return cachedUint8ArrayMemory0;
}
function isLikeNone(x) {
  return x === void 0 || x === null;
}
function passArray8ToWasm0(arg, malloc) {
  const ptr = malloc(arg.length * 1, 1) >>> 0;
  getUint8ArrayMemory0().set(arg, ptr / 1);
  WASM_VECTOR_LEN = arg.length;
  return ptr;
}
var WASM_VECTOR_LEN = 0;
var wasmModule;
var wasmInstance;
var wasm;
function __wbg_finalize_init(instance, module2) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module2;
  cachedFloat32ArrayMemory0 = null;
  cachedUint8ArrayMemory0 = null;
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

// js/encodings.js
var encodings = [];
var places = /* @__PURE__ */ new Map();
function setEncodings(names2, labels2) {
  const list = names2.trimEnd().split("\n").map((name) => ({ name, labels: (
    /** @type {string[]} */
    []
  ) }));
  const parts = labels2.split(/([\x80-\xff])/);
  for (let i = 1; i < parts.length; i += 2) {
    const label = parts[i - 1];
    const place = parts[i].charCodeAt(0) - 128;
    places.set(label, place);
    list[place].labels.push(label);
  }
  encodings = Object.freeze(list.map(({ name, labels: labels3 }) => Object.freeze({ name, labels: Object.freeze(labels3) })));
}
var [UTF_8, WINDOWS_1252, REPLACEMENT, UTF_16BE, UTF_16LE] = [0, 21, 36, 37, 38];
function getEncoding(label) {
  return places.get(label) ?? places.get(asciiLowercase(trim(label)));
}
function toEncoding(label, context) {
  const encoding = getEncoding(label);
  if (encoding === void 0) throw new RangeError(`${context}: The encoding label provided ('${label}') is invalid.`);
  return encoding;
}
var BOMS = [
  { encoding: UTF_8, bytes: [239, 187, 191] },
  { encoding: UTF_16BE, bytes: [254, 255] },
  { encoding: UTF_16LE, bytes: [255, 254] }
];
var LONGEST_BOM = 3;
function findBOM(bytes2) {
  return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes2[i] === byte));
}
function bomOf(encoding) {
  return BOMS.find((bom) => bom.encoding === encoding)?.bytes;
}
function hasBOM(encoding) {
  return encoding === UTF_8 || encoding === UTF_16BE || encoding === UTF_16LE;
}
function trim(string) {
  let [start2, end] = [0, string.length];
  while (start2 < end && isWhiteSpace(string[start2])) start2 += 1;
  while (end > start2 && isWhiteSpace(string[end - 1])) end -= 1;
  return string.slice(start2, end);
}
var isWhiteSpace = (character) => "	\n\f\r ".includes(character);
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

// target/strings.wasm
var strings_default = "AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";

// js/base64.js
var DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function decodeBase64(string) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(string);
  if (typeof globalThis.Buffer?.from === "function") return Buffer.from(string, "base64");
  const values = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i;
  const length2 = string.indexOf("=") < 0 ? string.length : string.indexOf("=");
  const bytes2 = new Uint8Array(length2 * 3 >> 2);
  let bits = 0;
  for (let i = 0, written2 = 0; i < length2; i++) {
    bits = bits << 6 | values[string.charCodeAt(i)];
    if (i % 4 > 0) bytes2[written2++] = bits >> 6 - 2 * (i % 4);
  }
  return bytes2;
}

// js/strings.js
var isFirefox = "InternalError" in globalThis;
var MOST_IN_ARRAY = 65539;
function chooseWay(memory2, address) {
  const byArray = ifRight(wayByArray, memory2, address);
  const byBuffer = ifRight(wayByBuffer, memory2, address);
  if (byArray && byBuffer) {
    return {
      read: (at2, length2) => (length2 < 128 ? byArray : byBuffer).read(at2, length2),
      write: (string, at2) => (string.length < 64 ? byArray : byBuffer).write(string, at2),
      readBytes: byArray.readBytes,
      most: byBuffer.most
    };
  }
  const byCharCode = wayByCharCode(memory2);
  if (byArray) {
    const byDecoder = isFirefox ? ifRight(wayByDecoder, memory2, address) : void 0;
    return byDecoder ? { ...byArray, read: (at2, length2) => (length2 < 4096 ? byArray : byDecoder).read(at2, length2) } : byArray;
  }
  const long = byBuffer ?? ifRight(wayByDecoder, memory2, address) ?? byCharCode;
  return {
    read: (at2, length2) => (length2 < 16 ? byCharCode : long).read(at2, length2),
    write: (string, at2) => (string.length < 16 ? byCharCode : long).write(string, at2),
    most: long.most
  };
}
function ifRight(makeWay, memory2, address) {
  const text = "\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
  try {
    const way = makeWay(memory2);
    way.write(text, address);
    return wayByCharCode(memory2).read(address, text.length) === text && way.read(address, text.length) === text ? way : void 0;
  } catch {
    return void 0;
  }
}
function wayByArray(memory2) {
  const module2 = new WebAssembly.Module(decodeBase64(
    /** @type {string} */
    strings_default
  ), { builtins: ["js-string"] });
  const { exports } = new WebAssembly.Instance(module2, { "encoding-wasm": { memory: memory2 } });
  return { .../** @type {any} */
  exports, most: MOST_IN_ARRAY };
}
function wayByBuffer(memory2) {
  let buffer = Buffer.from(memory2.buffer);
  const current = () => {
    if (buffer.length === 0) buffer = Buffer.from(memory2.buffer);
    return (
      /** @type {any} */
      buffer
    );
  };
  return {
    // What `toString` and `write` come to, without their conversions of arguments, which take longer than the copy.
    read: (address, length2) => current().ucs2Slice(address, address + 2 * length2),
    write: (string, address) => current().ucs2Write(string, address, 2 * string.length),
    most: Number.POSITIVE_INFINITY
  };
}
function wayByDecoder(memory2) {
  const decoder = new globalThis.TextDecoder("utf-16le", { ignoreBOM: true });
  const { write, most } = wayByCharCode(memory2);
  return { read: (address, length2) => decoder.decode(new Uint16Array(memory2.buffer, address, length2)), write, most };
}
function wayByCharCode(memory2) {
  let units2 = new Uint16Array(memory2.buffer);
  const current = () => {
    if (units2.length === 0) units2 = new Uint16Array(memory2.buffer);
    return units2;
  };
  return {
    read(address, length2) {
      const units3 = current();
      const [start2, end] = [address / 2, address / 2 + length2];
      let string = "";
      if (length2 < 16) {
        for (let i = start2; i < end; i++) string += String.fromCharCode(units3[i]);
      } else {
        for (let i = start2; i < end; i += 8192) {
          string += String.fromCharCode.apply(
            null,
            /** @type {any} */
            units3.subarray(i, Math.min(i + 8192, end))
          );
        }
      }
      return string;
    },
    write(string, address) {
      const units3 = current();
      for (let i = 0; i < string.length; i++) units3[address / 2 + i] = string.charCodeAt(i);
    },
    most: Number.POSITIVE_INFINITY
  };
}
function toScalarValueString(string) {
  return string.replace(/\p{Surrogate}/gu, "\uFFFD");
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
var lengthOf = (bytes2) => typedArray.byteLength.call(bytes2);
var partOf = (bytes2, start2, end = lengthOf(bytes2)) => new Uint8Array(typedArray.buffer.call(bytes2), typedArray.byteOffset.call(bytes2) + start2, end - start2);
function isShared(bytes2) {
  try {
    getArrayBufferLength.call(typedArray.buffer.call(bytes2));
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
  const get = getTypedArrayName.call(view) === void 0 ? dataView : typedArray;
  try {
    return new Uint8Array(get.buffer.call(view), get.byteOffset.call(view), get.byteLength.call(view));
  } catch {
    return NOTHING;
  }
}
var NOTHING = new Uint8Array();
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
    {}
  );
  for (const member in members) {
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
var optionalBoolean = (value) => value === void 0 ? void 0 : Boolean(value);
function requireArguments(given, required2, context) {
  if (given.length >= required2) return;
  const noun = required2 === 1 ? "argument" : "arguments";
  throw new TypeError(`${context}: ${required2} ${noun} required, but only ${given.length} present.`);
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

// js/wasm.js
var memory;
var bytesView = new Uint8Array();
var strings;
var at = { input: 0, units: 0, output: 0, codec: 0, codecEnd: 0 };
var MOST_HELD = 3;
var blockLength = 0;
var unitsLength = 0;
function instantiate(module2) {
  if (typeof WebAssembly !== "object") {
    throw new Error("encoding-wasm: This host has no WebAssembly, without which this package cannot work.");
  }
  try {
    ({ memory } = initSync({ module: module2 }));
  } catch (error) {
    throw new Error(`encoding-wasm: ${reasonOf(error)}`, { cause: error });
  }
  blockLength = block_length();
  at.input = input();
  at.units = units();
  at.output = output();
  at.codec = codec();
  at.codecEnd = at.codec + codec_length();
  strings = chooseWay(memory, at.units);
  unitsLength = Math.min(units_length(), strings.most);
  setEncodings(textAt(names(), names_length()), textAt(labels(), labels_length()));
}
function textAt(start2, length2) {
  return String.fromCharCode.apply(
    null,
    /** @type {any} */
    bytes().subarray(start2, start2 + length2)
  );
}
function reasonOf(error) {
  if (/content security policy|\bCSP\b/i.test(String(error))) {
    return "This page's Content Security Policy forbids WebAssembly: add 'wasm-unsafe-eval' to its script-src.";
  }
  return `This host cannot run the WebAssembly module, which needs SIMD: ${error}`;
}
function bytes() {
  if (bytesView.length === 0) bytesView = new Uint8Array(memory.buffer);
  return bytesView;
}
var saveCodec = () => bytes().slice(at.codec, at.codecEnd);
var restoreCodec = (saved) => bytes().set(saved, at.codec);
var MALFORMED = -1;
var UNMAPPABLE = -2;
function decodeBlock(block, at2, fatal, endOfQueue) {
  return check(decode_block(setInput(block), at2, fatal, endOfQueue));
}
var byteTable = { encoding: -1, at: 0 };
function hasQuickBytes(encoding, length2) {
  if (!strings.readBytes || length2 > blockLength && strings.most > unitsLength) return false;
  if (byteTable.encoding !== encoding) {
    byteTable.encoding = encoding;
    byteTable.at = byte_table(encoding);
  }
  return byteTable.at > 0;
}
var bytesString = (block) => (
  /** @type {Required<import('./strings.js').Way>} */
  strings.readBytes(at.input, setInput(block), byteTable.at)
);
var hasRoomFor = (written2) => written2 + blockLength + MOST_HELD <= unitsLength;
var firstUnit = () => bytes()[at.units] | bytes()[at.units + 1] << 8;
var unitsString = (start2, end) => strings.read(at.units + 2 * start2, end - start2);
var writeBlock = (string, start2, end) => strings.write(string.slice(start2, end), at.units);
var encodeBlock = (start2, end, mode, endOfQueue) => check(encode_block(start2, end, mode, endOfQueue));
var END = { none: 0, source: 1, result: 2 };
function transcodeBlock(block, fatal, mode, end) {
  return check(transcode_block(setInput(block), fatal, mode, end));
}
var SHORT = 8;
function setInput(block) {
  const length2 = lengthOf(block);
  const target = bytes();
  if (length2 > SHORT) target.set(block, at.input);
  else for (let i = 0; i < length2; i++) target[at.input + i] = block[i];
  return length2;
}
function check(result) {
  if (result < UNMAPPABLE) throw new Error("encoding-wasm: the current codec is another one. Please report this.");
  return result;
}
function outputBytes(length2) {
  const source = bytes();
  if (length2 > SHORT) return source.slice(at.output, at.output + length2);
  const copy = new Uint8Array(length2);
  for (let i = 0; i < length2; i++) copy[i] = source[at.output + i];
  return copy;
}
var report = {
  /** Whether all of the block was read, rather than there being no more room for the result. */
  finished,
  /**
   * How many bytes or code units of the block were read. After MALFORMED: where to go on, counted from the start of the
   * block; it may be negative.
   */
  read,
  /** After MALFORMED or UNMAPPABLE: how many items were written before. */
  written,
  /** After UNMAPPABLE: the code point. */
  codePoint: code_point,
  /** After MALFORMED or UNMAPPABLE: where it starts, counted from the start of the block; it may be negative. */
  start,
  /** After MALFORMED: how many bytes it has. */
  length
};

// js/errors.js
var Malformed = class {
  /** @param {string} encoding @param {number} offset @param {number} length */
  constructor(encoding, offset, length2) {
    this.encoding = encoding;
    this.offset = offset;
    this.length = length2;
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
var UnmappableError = class extends TypeError {
  /**
   * @param {number} codePoint
   * @param {number} index where it is: in code units of a string, in bytes of a source that is transcoded
   * @param {string} encoding the name of the encoding that has it not
   */
  constructor(codePoint, index, encoding) {
    super(
      `${nameOf(codePoint)} at index ${index} cannot be written in ${encoding}; use unmappable: 'html' or 'replacement', or UTF-8`
    );
    this.codePoint = codePoint;
    this.index = index;
    this.encoding = encoding;
  }
};
Object.defineProperty(UnmappableError.prototype, "name", {
  value: "UnmappableError",
  writable: true,
  configurable: true
});

// js/host-primitives.js
var SHORT2 = 24;
var utf8Decoder = ifRight2(newUTF8Decoder);
var utf16Decoder = ifRight2(newUTF16Decoder);
var encoder = ifRight2(newUTF8Encoder);
function hostDecoder(encoding, bytes2) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return void 0;
  if (lengthOf(bytes2) < SHORT2 || isShared(bytes2)) return void 0;
  return encoding === UTF_8 ? utf8Decoder : utf16Decoder;
}
var hostEncode = (string) => encoder?.encode(string);
function hostEncodeInto(string, destination) {
  try {
    return encoder?.encodeInto(string, destination);
  } catch {
    return void 0;
  }
}
function ifRight2(make) {
  try {
    return make();
  } catch {
    return void 0;
  }
}
function newUTF8Decoder() {
  if (Number.parseInt(globalThis.process?.versions?.node, 10) < 22) return void 0;
  const decoder = new globalThis.TextDecoder("utf-8", { ignoreBOM: true });
  const decodeQuickly = quickUTF8Decode() ?? ((bytes2) => decoder.decode(bytes2));
  const decode2 = (...bytes2) => {
    const string = decodeQuickly(Uint8Array.from(bytes2));
    return string === decoder.decode(Uint8Array.from(bytes2)) ? string : void 0;
  };
  const isRight = decode2(239, 187, 191, 97, 230, 188, 162, 240, 159, 146, 169) === "\uFEFFa\u6F22\u{1F4A9}" && decode2(192, 128, 237, 160, 128, 244, 144, 128, 128, 97) === `${"\uFFFD".repeat(9)}a` && decode2(240, 159, 146, 97, 230, 188) === "\uFFFDa\uFFFD";
  if (!isRight) return void 0;
  return {
    bom: [239, 187, 191],
    decode(bytes2, fatal) {
      try {
        const string = lengthOf(bytes2) < 256 ? decodeQuickly(bytes2) : decoder.decode(bytes2);
        return fatal && string.includes("\uFFFD") ? void 0 : string;
      } catch {
        return void 0;
      }
    },
    completeLength(bytes2) {
      const length2 = lengthOf(bytes2);
      for (let back = 1; back <= 3 && back <= length2; back++) {
        const byte = bytes2[length2 - back];
        if (byte < 128) break;
        if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? length2 - back : length2;
      }
      return length2;
    }
  };
}
function quickUTF8Decode() {
  if (!globalThis.process?.versions?.node || "Deno" in globalThis) return void 0;
  const { utf8Slice } = Buffer.prototype;
  return utf8Slice && ((bytes2) => utf8Slice.call(bytes2, 0, lengthOf(bytes2)));
}
function newUTF16Decoder() {
  const { ucs2Slice } = Buffer.prototype;
  const slice = (bytes3) => ucs2Slice.call(bytes3, 0, lengthOf(bytes3));
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
  const encoder2 = new globalThis.TextEncoder();
  const { read: read2, written: written2 } = encoder2.encodeInto("a\uD83D\u6F22\u{1F4A9}", new Uint8Array(8));
  const bytes2 = String([...encoder2.encode("\uDCA9\xE9\u6F22\u{1F4A9}")]);
  const isRight = read2 === 3 && written2 === 7 && bytes2 === "239,191,189,195,169,230,188,162,240,159,146,169";
  return isRight ? encoder2 : void 0;
}

// js/decoding.js
var BOM = 65279;
var TextDecoderCommon = class {
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
    const end = this.#position + lengthOf(chunk);
    const bomSeen = this.#bomSeen;
    try {
      const host = hostDecoder(this.encoding, chunk);
      if (host) return this.#decodeByHost(host, chunk, endOfQueue);
      return !this.fatal && hasQuickBytes(this.encoding, lengthOf(chunk)) ? decodeBytes(chunk) : this.#decodeBlocks(chunk, endOfQueue);
    } catch (error) {
      this.#bomSeen = bomSeen;
      throw error;
    } finally {
      this.#position = end;
    }
  }
  /**
   * Decodes by the host, all but the characters that are parted by the chunk's ends.
   * @param {import('./host-primitives.js').HostDecoder} host
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   */
  #decodeByHost(host, chunk, endOfQueue) {
    let start2 = 0;
    let string = "";
    if (this.#decoder) {
      if (this.encoding !== UTF_8) return this.#decodeBlocks(chunk, endOfQueue);
      while (start2 < 3 && (chunk[start2] & 192) === 128) start2 += 1;
      string = this.#decodeBlocks(partOf(chunk, 0, start2), true);
    }
    if (!this.#bomSeen && !this.ignoreBOM && chunk[start2] === host.bom[0]) {
      if (host.bom.every((byte, i) => chunk[start2 + i] === byte)) {
        start2 += host.bom.length;
        this.#position += host.bom.length;
      }
    }
    const length2 = lengthOf(chunk);
    const end = endOfQueue ? length2 : host.completeLength(chunk);
    this.#bomSeen ||= end > 0;
    const whole = start2 === 0 && end === length2 ? chunk : partOf(chunk, start2, end);
    const decoded = host.decode(whole, this.fatal);
    if (decoded === void 0) string += this.#decodeBlocks(whole, true);
    else {
      string += decoded;
      this.#position += end - start2;
    }
    return end < length2 ? string + this.#decodeBlocks(partOf(chunk, end), false) : string;
  }
  #decodeBlocks(chunk, endOfQueue) {
    if (this.#decoder) restoreCodec(this.#decoder);
    else new_decoder(this.encoding);
    let string = "";
    let bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding);
    const chunkLength = lengthOf(chunk);
    let written2 = 0;
    for (let start2 = 0; ; start2 += blockLength) {
      const isLast = chunkLength - start2 <= blockLength;
      const block = start2 === 0 && isLast ? chunk : partOf(chunk, start2, Math.min(start2 + blockLength, chunkLength));
      const length2 = decodeBlock(block, written2, this.fatal, endOfQueue && isLast);
      if (length2 < 0) {
        this.#decoder = saveCodec();
        throw new Malformed(this.name, this.#position + start2 + report.start(), report.length());
      }
      written2 += length2;
      if (written2 > 0 && (isLast || !hasRoomFor(written2))) {
        string += unitsString(!bomSeen && firstUnit() === BOM ? 1 : 0, written2);
        bomSeen = true;
        written2 = 0;
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
  const length2 = lengthOf(chunk);
  if (length2 <= blockLength) return bytesString(chunk);
  let string = "";
  for (let start2 = 0; start2 < length2; start2 += blockLength) {
    string += bytesString(partOf(chunk, start2, Math.min(start2 + blockLength, length2)));
  }
  return string;
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
var Given = class {
  /** @param {object} object */
  constructor(object) {
    return object;
  }
};
function platformInterface() {
  class WithInternals extends Given {
    /** @type {Internals} */
    #internals;
    /** @param {object} object @param {Internals} internals */
    constructor(object, internals5) {
      super(object);
      this.#internals = internals5;
    }
    /** @param {unknown} value @returns {Internals} */
    static get(value) {
      if (typeof value === "object" && value !== null && #internals in value) return value.#internals;
      throw new TypeError("Illegal invocation");
    }
  }
  function* newObject() {
  }
  return {
    /**
     * Creates an object. A constructor returns it.
     * @param {new (...args: any[]) => any} newTarget
     * @param {Internals} internals
     * @returns {any}
     */
    create(newTarget, internals5) {
      const object = newObject();
      const { prototype } = newTarget;
      if (prototype !== newObject.prototype && isObject(prototype)) Object.setPrototypeOf(object, prototype);
      new WithInternals(object, internals5);
      return object;
    },
    /** The internals of an object of the interface; a TypeError for anything else. */
    internals: WithInternals.get,
    /**
     * Gives the class what Web IDL gives an interface and a class declaration does not: enumerable members, a
     * `Symbol.toStringTag`, and a name that no minifier changes.
     * @param {new (...args: any[]) => object} Interface
     * @param {string} name
     */
    finish(Interface, name) {
      newObject.prototype = Interface.prototype;
      Object.defineProperty(Interface, "name", { value: name, configurable: true });
      for (const member of Object.getOwnPropertyNames(Interface.prototype)) {
        if (member !== "constructor") Object.defineProperty(Interface.prototype, member, { enumerable: true });
      }
      Object.defineProperty(Interface.prototype, Symbol.toStringTag, { value: name, configurable: true });
    }
  };
}
function isObject(value) {
  return typeof value === "function" || typeof value === "object" && value !== null;
}

// js/detection.js
var toOptionalString = (value) => value === void 0 || value === null ? void 0 : toDOMString(value);
function toOptionalCount(value, context) {
  if (value === void 0) return void 0;
  const count = Math.trunc(Number(value));
  if (!(count >= 0)) throw new TypeError(`${context}: The provided value '${value}' is not a number of bytes.`);
  return count;
}
function toOptionalEncodings(value, context) {
  if (value === void 0 || value === null) return void 0;
  if (typeof value !== "object" || !(Symbol.iterator in value)) {
    throw new TypeError(`${context}: The provided value cannot be converted to a sequence.`);
  }
  return Uint8Array.from(
    /** @type {Iterable<unknown>} */
    value,
    (label) => toEncoding(toDOMString(label), context)
  );
}
var DETECTION_MEMBERS = {
  allowUTF8: (value) => value === void 0 || Boolean(value),
  candidates: toOptionalEncodings,
  locale: toOptionalString,
  maxBytes: toOptionalCount,
  tld: toOptionalString
};
function detect(bytes2, isWhole, { allowUTF8, candidates, locale, maxBytes = Infinity, tld }) {
  const end = Math.min(bytes2.length, maxBytes);
  for (let start2 = 0; start2 < end; start2 += blockLength) {
    const blockEnd = Math.min(start2 + blockLength, end);
    feed_detector(bytes2.subarray(start2, blockEnd), isWhole && blockEnd === bytes2.length);
  }
  const [isASCII, encoding, score, ...rest] = guess(candidates, toASCII(locale), toASCII(tld), allowUTF8);
  const ranked = [];
  for (let i = 0; i < rest.length; i += 2) ranked.push({ encoding: rest[i], score: rest[i + 1] });
  return { isASCII: isASCII === 1, encoding: encoding < 0 ? void 0 : encoding, score, candidates: ranked };
}
function toASCII(tag = "") {
  return Uint8Array.from(tag, (character) => Math.min(character.charCodeAt(0), 255));
}
function detectEncoding(bytes2, options = void 0) {
  const context = "Failed to execute 'detectEncoding'";
  const source = toBufferSource(bytes2, context);
  const detected = detect(bytesOf(source), true, toDictionary(options, DETECTION_MEMBERS, context));
  return {
    encoding: detected.encoding === void 0 ? null : encodings[detected.encoding].name,
    score: detected.score,
    isASCII: detected.isASCII,
    candidates: detected.candidates.map(({ encoding, score }) => ({ encoding: encodings[encoding].name, score }))
  };
}

// js/sniffing.js
var SOURCES = (
  /** @type {const} */
  [
    "BOM",
    "user",
    "transport",
    "meta",
    "xml-declaration",
    "parent",
    "likely",
    "detection",
    "locale",
    "default"
  ]
);
var PRESCAN_BYTES = 1024;
var DETECTION_BYTES = 65536;
var NONE = -1;
var toOptionalEncoding = (value, context) => {
  const label = toOptionalString(value);
  return label === void 0 ? NONE : toEncoding(label, context);
};
var toTransportEncoding = (value) => getEncoding(toOptionalString(value) ?? "") ?? NONE;
function toDetection(value, context) {
  if (!value) return void 0;
  return toDictionary(value === true ? void 0 : value, DETECTION_MEMBERS, context);
}
var HTML_MEMBERS = {
  defaultEncoding: toOptionalEncoding,
  detect: toDetection,
  likelyEncoding: toOptionalEncoding,
  locale: toOptionalString,
  maxPrescanBytes: toOptionalCount,
  parentEncoding: toOptionalEncoding,
  transportLayerEncodingLabel: toTransportEncoding,
  userOverride: toOptionalEncoding
};
function newHTMLSniffer(options, context) {
  const given = toDictionary(options, HTML_MEMBERS, context);
  const { locale, maxPrescanBytes = PRESCAN_BYTES, transportLayerEncodingLabel } = given;
  const detection = given.detect && { ...given.detect, locale: given.detect.locale ?? locale };
  return {
    enough: Math.max(LONGEST_BOM, maxPrescanBytes, detection ? DETECTION_BYTES : 0),
    sniff(bytes2, isWhole) {
      const start2 = bytes2.subarray(0, Math.max(LONGEST_BOM, maxPrescanBytes));
      const { userOverride, parentEncoding, likelyEncoding } = given;
      const prescanned = Math.min(start2.length, maxPrescanBytes);
      const said = sniff_html(
        start2,
        prescanned,
        userOverride,
        transportLayerEncodingLabel,
        parentEncoding,
        likelyEncoding
      );
      if (said !== NONE) return toDecision(said);
      return (detection && sniffByDetection(detect(bytes2, isWhole, detection))) ?? defaultOf(locale, given.defaultEncoding);
    }
  };
}
function sniffByDetection({ encoding, isASCII, score }) {
  if (encoding === void 0 || isASCII) return void 0;
  return { encoding, confidence: "tentative", source: "detection", score };
}
function defaultOf(locale, defaultEncoding) {
  return toDecision(default_for(toASCII(locale), defaultEncoding === NONE ? WINDOWS_1252 : defaultEncoding));
}
var XML_MEMBERS = { maxPrescanBytes: toOptionalCount, transportLayerEncodingLabel: toTransportEncoding };
function newXMLSniffer(options, context) {
  const given = toDictionary(options, XML_MEMBERS, context);
  const { maxPrescanBytes = PRESCAN_BYTES, transportLayerEncodingLabel } = given;
  const enough = Math.max(LONGEST_BOM, maxPrescanBytes);
  return {
    enough,
    sniff(bytes2) {
      const start2 = bytes2.subarray(0, enough);
      return toDecision(sniff_xml(start2, Math.min(start2.length, maxPrescanBytes), transportLayerEncodingLabel));
    }
  };
}
function newDetectionSniffer(options, context) {
  const members = { ...DETECTION_MEMBERS, defaultEncoding: toOptionalEncoding };
  const { defaultEncoding, ...detection } = toDictionary(options, members, context);
  return {
    enough: DETECTION_BYTES,
    sniff(bytes2, isWhole) {
      const bom = findBOM(bytes2);
      if (bom) return { encoding: bom.encoding, confidence: "certain", source: "BOM", score: null };
      const detected = detect(bytes2, isWhole, detection);
      const fallback = defaultEncoding === NONE ? detected.encoding ?? WINDOWS_1252 : defaultEncoding;
      return sniffByDetection(detected) ?? { encoding: fallback, confidence: "tentative", source: "default", score: null };
    }
  };
}
var SNIFFERS = { detect: newDetectionSniffer, html: newHTMLSniffer, xml: newXMLSniffer };
var SNIFF_MODES = (
  /** @type {const} */
  ["detect", "html", "xml"]
);
var AUTO_MEMBERS = { prefixBytes: toOptionalCount, sniff: enumeration(SNIFF_MODES) };
function newSniffer(options, context) {
  const { prefixBytes, sniff: mode } = toDictionary(options, AUTO_MEMBERS, context);
  const { enough, sniff } = SNIFFERS[mode](options, context);
  return { enough: prefixBytes ?? enough, sniff };
}
function toDecision(number) {
  const confidence = number & 65536 ? "certain" : "tentative";
  return { encoding: number & 255, confidence, source: SOURCES[number >> 8 & 255], score: null };
}
var toResult = ({ encoding, confidence, source }) => ({ encoding: encodings[encoding].name, confidence, source });
function sniffHTMLEncoding(bytes2, options = void 0) {
  const context = "Failed to execute 'sniffHTMLEncoding'";
  const source = typeof bytes2 === "string" ? void 0 : toBufferSource(bytes2, context);
  const { sniff } = newHTMLSniffer(options, context);
  if (!source) return { encoding: "UTF-8", confidence: "irrelevant", source: "string" };
  return toResult(sniff(bytesOf(source), true));
}
function sniffXMLEncoding(bytes2, options = void 0) {
  const context = "Failed to execute 'sniffXMLEncoding'";
  const source = toBufferSource(bytes2, context);
  const { sniff } = newXMLSniffer(options, context);
  return toResult(sniff(bytesOf(source), true));
}
function localeDefaultEncoding(locale) {
  return encodings[defaultOf(toDOMString(locale), NONE).encoding].name;
}

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
);
var toUnmappableMode = enumeration(UNMAPPABLE_MODES);
var EncoderCommon = class {
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
    const pieces = [];
    this.encodeOrFail(
      string,
      endOfQueue,
      (piece) => pieces.push(piece),
      (codePoint, index) => {
        throw new UnmappableError(codePoint, index, this.name);
      }
    );
    return concatenate(pieces);
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
    const saved = this.#encoder;
    const position = this.#position;
    if (saved) restoreCodec(saved);
    else new_encoder(this.encoding);
    if (endOfQueue) {
      this.#encoder = null;
      this.#position = 0;
    }
    const mode = UNMAPPABLE_MODES.indexOf(this.unmappable);
    for (let start2 = 0; start2 === 0 || start2 < string.length; start2 += blockLength) {
      const end = Math.min(start2 + blockLength, string.length);
      writeBlock(string, start2, end);
      const isLast = end === string.length;
      for (let read2 = 0, finished2 = false; !finished2; ) {
        const length2 = encodeBlock(read2, end - start2, mode, endOfQueue && isLast);
        push(outputBytes(length2 === UNMAPPABLE ? report.written() : length2));
        const index = position + start2 + read2 + report.start();
        read2 += report.read();
        finished2 = length2 !== UNMAPPABLE && report.finished();
        if (length2 === UNMAPPABLE) fail(report.codePoint(), index);
      }
    }
    if (endOfQueue) return;
    this.#encoder = saveCodec();
    this.#position = position + string.length;
  }
};
function concatenate(pieces) {
  if (pieces.length === 1) return pieces[0];
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let position = 0;
  for (const piece of pieces) {
    whole.set(piece, position);
    position += piece.length;
  }
  return whole;
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

// js/start-of-stream.js
var StartOfStream = class {
  /** What was decided; null before. @type {import('./sniffing.js').Decision | null} */
  decision = null;
  /** @type {Uint8Array[]} */
  #held = [];
  #length = 0;
  #sniffer;
  /** @param {import('./sniffing.js').Sniffer} sniffer */
  constructor(sniffer) {
    this.#sniffer = sniffer;
  }
  /**
   * Adds a chunk while nothing is decided.
   * @param {Uint8Array} chunk
   * @param {boolean} isLast
   * @returns when it is decided: all that was held, and the decision
   */
  add(chunk, isLast) {
    const { enough, sniff } = this.#sniffer;
    this.#length += chunk.length;
    if (this.#length < enough && !isLast) {
      if (chunk.length > 0) this.#held.push(chunk.slice());
      return null;
    }
    const bytes2 = this.#held.length > 0 ? concatenate([...this.#held, chunk]) : chunk;
    this.#held = [];
    const decision = sniff(bytes2.subarray(0, enough), bytes2.length < enough);
    this.decision = decision;
    return { bytes: bytes2, decision };
  }
};

// js/text-encoder.js
var ENCODE_INTO = "Failed to execute 'encodeInto' on 'TextEncoder'";
var { create, internals, finish } = platformInterface();
var TextEncoder = class {
  constructor() {
    return create(new.target, {});
  }
  /** `'utf-8'` */
  get encoding() {
    internals(this);
    return "utf-8";
  }
  /**
   * https://encoding.spec.whatwg.org/#dom-textencoder-encode
   * @param {string} [input] lone surrogates become U+FFFD
   * @returns {Uint8Array<ArrayBuffer>}
   */
  encode(input2 = "") {
    internals(this);
    return utf8Encode(toDOMString(input2));
  }
  /**
   * Writes as much of a string as there is room for, and no part of a character.
   * https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto
   * @param {string} source lone surrogates become U+FFFD
   * @param {Uint8Array} destination
   * @returns {{ read: number, written: number }} how many code units were read and how many bytes written
   * @throws {TypeError} if `destination` is no Uint8Array
   */
  encodeInto(source, destination) {
    internals(this);
    requireArguments(arguments, 2, ENCODE_INTO);
    const string = toDOMString(source);
    const target = toUint8Array(destination, ENCODE_INTO);
    const { read: read2, written: written2 } = hostEncodeInto(string, target) ?? { read: 0, written: 0 };
    if (read2 === string.length || written2 === lengthOf(target)) return { read: read2, written: written2 };
    const rest = encodeInto(string.slice(read2), viewOf(target).subarray(written2));
    return { read: read2 + rest.read, written: written2 + rest.written };
  }
};
finish(TextEncoder, "TextEncoder");
var utf8Encode = (string) => hostEncode(string) ?? new EncoderCommon(UTF_8, "fatal").encode(string, true);
var SHORT3 = 32;
function encodeInto(string, destination) {
  let read2 = 0;
  let written2 = 0;
  const sure = () => wholeCharacters(string, read2, Math.min(read2 + Math.floor((destination.length - written2) / 3), string.length));
  for (let end = sure(); end - read2 >= SHORT3; end = sure()) {
    new EncoderCommon(UTF_8, "fatal").encodeOrFail(string.slice(read2, end), true, (bytes2) => {
      destination.set(bytes2, written2);
      written2 += bytes2.length;
    });
    read2 = end;
  }
  while (read2 < string.length) {
    const codePoint = scalarValueAt(string, read2);
    const length2 = codePoint < 128 ? 1 : codePoint < 2048 ? 2 : codePoint < 65536 ? 3 : 4;
    if (written2 + length2 > destination.length) break;
    for (let place = length2 - 1; place > 0; place--) {
      destination[written2 + place] = 128 | codePoint >> 6 * (length2 - 1 - place) & 63;
    }
    destination[written2] = codePoint >> 6 * (length2 - 1) | [0, 0, 192, 224, 240][length2];
    written2 += length2;
    read2 += codePoint < 65536 ? 1 : 2;
  }
  return { read: read2, written: written2 };
}
function wholeCharacters(string, start2, end) {
  const isLeading = end > start2 && end < string.length && (string.charCodeAt(end - 1) & 64512) === 55296;
  return isLeading ? end - 1 : end;
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
function encode(string, label = "utf-8", options = void 0) {
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
var { create: create2, internals: internals2, finish: finish2 } = platformInterface();
var LegacyTextEncoder = class {
  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./encoding.js').UnmappableMode } | null} [options]
   * @throws {RangeError} if the label is none, or of an encoding that has no encoder
   */
  constructor(label = "utf-8", options = void 0) {
    return create2(new.target, newEncoderCommon(label, options, CONSTRUCT));
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return internals2(this).name.toLowerCase();
  }
  /** What is done with code points that the encoding has not. */
  get unmappable() {
    return internals2(this).unmappable;
  }
  /**
   * Encodes a chunk, or with `stream` false the last or only one, which makes ISO-2022-JP return to ASCII.
   * @param {string} [string]
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more follows in later calls
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError} with an `index` from the start of the stream; a call with `stream` has then had no effect
   */
  encode(string = "", options = void 0) {
    const common = internals2(this);
    const text = toDOMString(string);
    const { stream } = toDictionary(options, { stream: Boolean }, "Failed to execute 'encode' on 'LegacyTextEncoder'");
    return common.encode(text, !stream);
  }
};
finish2(LegacyTextEncoder, "LegacyTextEncoder");

// js/text-decoder.js
var DECODE = "Failed to execute 'decode' on 'TextDecoder'";
var { create: create3, internals: internals3, finish: finish3 } = platformInterface();
var TextDecoder = class {
  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   *   `fatal`: whether malformed input throws instead of becoming U+FFFD;
   *   `ignoreBOM`: whether a byte order mark is kept as text
   * @throws {RangeError} if the label is none, or one of replacement
   */
  constructor(label = "utf-8", options = void 0) {
    const common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoder'");
    return create3(new.target, { common, doNotFlush: false });
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return internals3(this).common.name.toLowerCase();
  }
  /** Whether malformed input throws. */
  get fatal() {
    return internals3(this).common.fatal;
  }
  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return internals3(this).common.ignoreBOM;
  }
  /**
   * https://encoding.spec.whatwg.org/#dom-textdecoder-decode
   * @param {AllowSharedBufferSource} [input]
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
   * @returns {string}
   * @throws {TypeError} if the input is no buffer source, or malformed and `fatal` is set
   */
  decode(input2 = void 0, options = void 0) {
    const decoder = internals3(this);
    const source = input2 === void 0 ? NOTHING : toBufferSource(input2, DECODE);
    const stream = options !== void 0 && toDictionary(options, { stream: Boolean }, DECODE).stream;
    if (!decoder.doNotFlush) decoder.common.reset();
    decoder.doNotFlush = stream;
    return withTypeErrors(DECODE, () => decoder.common.decode(borrowBytes(source), !stream));
  }
};
finish3(TextDecoder, "TextDecoder");
function newTextDecoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
  return new TextDecoderCommon(getDecoderEncoding(labelString, context), fatal, ignoreBOM);
}

// js/transcoding.js
function transcode(bytes2, options) {
  const context = "Failed to execute 'transcode'";
  const source = toBufferSource(bytes2, context);
  const transcoder = newTranscoderCommon(options, context);
  const pieces = [];
  withTypeErrors(context, () => transcoder.transcode(bytesOf(source), END.result, (piece) => pieces.push(piece)));
  return concatenate(pieces);
}
function newTranscoderCommon(options, context) {
  const members = {
    bom: Boolean,
    fatal: Boolean,
    from: required("from"),
    ignoreBOM: Boolean,
    to: (value) => value === void 0 ? "utf-8" : toDOMString(value),
    unmappable: toUnmappableMode
  };
  const { from, to, ...rest } = toDictionary(options, members, context);
  const source = from === "auto" ? newSniffer(options, context) : toEncoding(from, context);
  const target = refuseReplacement(toEncoding(to, context), to, context);
  if (rest.bom && !hasBOM(target))
    throw new RangeError(`${context}: ${encodings[target].name} has no byte order mark.`);
  return newTranscoder(source, target, rest);
}
function newTranscoder(from, to, options) {
  if (typeof from === "number") return new TranscoderCommon(from, to, options);
  return new AutoTranscoderCommon(from, to, options);
}
function required(name) {
  return (value, context) => {
    if (value === void 0) throw new TypeError(`${context}: The option '${name}' is missing.`);
    return toDOMString(value);
  };
}
var TranscoderCommon = class {
  /** The saved state in the middle of a stream; null at its start. @type {Uint8Array | null} */
  #transcoder = null;
  /** How many bytes of the stream came before. */
  #position = 0;
  #options;
  /**
   * @param {number} from
   * @param {number} to any encoding but replacement
   * @param {Required<Pick<TranscodeOptions, 'fatal' | 'ignoreBOM' | 'bom' | 'unmappable'>>} options
   */
  constructor(from, to, options) {
    this.from = from;
    this.to = to;
    this.#options = options;
  }
  /** What decided on the encoding. @returns {import('./sniffing.js').Decision} */
  get decision() {
    return { encoding: this.from, confidence: "certain", source: "user", score: null };
  }
  /** Makes the next source one in another encoding. @param {number} from */
  setSource(from) {
    this.from = from;
    if (!this.#transcoder) return;
    restoreCodec(this.#transcoder);
    set_source_encoding(from);
    this.#transcoder = saveCodec();
  }
  /**
   * Transcodes a chunk. After an error the next chunk starts a new source.
   * @param {Uint8Array} chunk
   * @param {number} end one of `END`
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces, also what precedes an error
   * @throws {Malformed | UnmappableError}
   */
  transcode(chunk, end, push) {
    const { fatal, ignoreBOM, bom, unmappable } = this.#options;
    if (this.#transcoder) {
      restoreCodec(this.#transcoder);
    } else {
      if (bom) push(Uint8Array.from(bomOf(this.to) ?? []));
      new_transcoder(this.from, this.to, ignoreBOM);
    }
    const mode = UNMAPPABLE_MODES.indexOf(unmappable);
    for (let start2 = 0; ; ) {
      const block = chunk.subarray(start2, start2 + blockLength);
      const isLast = start2 + block.length === chunk.length;
      const length2 = transcodeBlock(block, fatal, mode, isLast ? end : END.none);
      const written2 = length2 < 0 ? report.written() : length2;
      if (written2 > 0) push(outputBytes(written2));
      if (length2 < 0) this.#fail(length2, start2);
      start2 += report.read();
      if (isLast && report.finished()) break;
    }
    this.#transcoder = saveCodec();
    this.#position = end === END.none ? this.#position + chunk.length : 0;
  }
  /**
   * @param {number} result
   * @param {number} start of the block
   * @returns {never}
   */
  #fail(result, start2) {
    const offset = this.#position + start2 + report.start();
    this.#transcoder = saveCodec();
    this.#position = 0;
    if (result === MALFORMED) throw new Malformed(encodings[this.from].name, offset, report.length());
    throw new UnmappableError(report.codePoint(), offset, encodings[this.to].name);
  }
};
var AutoTranscoderCommon = class {
  #sniffer;
  #start;
  #isInSource = true;
  #transcoder;
  /**
   * @param {import('./sniffing.js').Sniffer} sniffer
   * @param {number} to any encoding but replacement
   * @param {ConstructorParameters<typeof TranscoderCommon>[2]} options
   */
  constructor(sniffer, to, options) {
    this.#sniffer = sniffer;
    this.#start = new StartOfStream(sniffer);
    this.#transcoder = new TranscoderCommon(UTF_8, to, options);
  }
  /** What was decided for the current source; null before. */
  get decision() {
    return this.#start.decision;
  }
  /**
   * As `TranscoderCommon` does, once there is enough of the source.
   * @param {Uint8Array} chunk
   * @param {number} end one of `END`
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @throws {Malformed | UnmappableError}
   */
  transcode(chunk, end, push) {
    if (!this.#isInSource) this.#start = new StartOfStream(this.#sniffer);
    this.#isInSource = true;
    let bytes2 = chunk;
    if (!this.#start.decision) {
      const started = this.#start.add(chunk, end !== END.none);
      if (!started) return;
      this.#transcoder.setSource(started.decision.encoding);
      bytes2 = started.bytes;
    }
    this.#isInSource = false;
    this.#transcoder.transcode(bytes2, end, push);
    this.#isInSource = end === END.none;
  }
};

// js/streams.js
function newTransform(name, transform, flush) {
  if (typeof globalThis.TransformStream !== "function") {
    throw new TypeError(`Failed to construct '${name}': This host has no TransformStream.`);
  }
  return new globalThis.TransformStream({
    transform: (chunk, controller) => transform(chunk, (result) => result.length > 0 && controller.enqueue(result)),
    flush: (controller) => flush((result) => result.length > 0 && controller.enqueue(result))
  });
}
var textDecoderStream = platformInterface();
var TextDecoderStream = class {
  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   * @throws {RangeError} if the label is none, or one of replacement
   */
  constructor(label = "utf-8", options = void 0) {
    const common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoderStream'");
    const context = "Failed to execute 'transform' on 'TextDecoderStream'";
    const stream = newTransform(
      "TextDecoderStream",
      (chunk, push) => {
        const source = toBufferSource(chunk, context);
        push(withTypeErrors(context, () => common.decode(bytesOf(source), false)));
      },
      (push) => push(withTypeErrors(context, () => common.decode(NOTHING, true)))
    );
    return textDecoderStream.create(new.target, { common, stream });
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return textDecoderStream.internals(this).common.name.toLowerCase();
  }
  /** Whether malformed input errors the stream. */
  get fatal() {
    return textDecoderStream.internals(this).common.fatal;
  }
  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return textDecoderStream.internals(this).common.ignoreBOM;
  }
  /** The stream of strings. */
  get readable() {
    return textDecoderStream.internals(this).stream.readable;
  }
  /** The stream of bytes. */
  get writable() {
    return textDecoderStream.internals(this).stream.writable;
  }
};
textDecoderStream.finish(TextDecoderStream, "TextDecoderStream");
var textEncoderStream = platformInterface();
var TextEncoderStream = class {
  constructor() {
    const stream = newEncoderTransform("TextEncoderStream", new EncoderCommon(UTF_8, "fatal"));
    return textEncoderStream.create(new.target, stream);
  }
  /** `'utf-8'` */
  get encoding() {
    textEncoderStream.internals(this);
    return "utf-8";
  }
  /** The stream of bytes. */
  get readable() {
    return textEncoderStream.internals(this).readable;
  }
  /** The stream of strings. */
  get writable() {
    return textEncoderStream.internals(this).writable;
  }
};
textEncoderStream.finish(TextEncoderStream, "TextEncoderStream");
function newEncoderTransform(name, common) {
  return newTransform(
    name,
    (chunk, push) => push(common.encode(toDOMString(chunk), false)),
    (push) => push(common.encode("", true))
  );
}
var legacyTextEncoderStream = platformInterface();
var LegacyTextEncoderStream = class {
  /**
   * @param {string} [label] a label of any encoding but replacement and UTF-16
   * @param {{ unmappable?: import('./encoding.js').UnmappableMode } | null} [options]
   * @throws {RangeError} if the label is none, or of an encoding that has no encoder
   */
  constructor(label = "utf-8", options = void 0) {
    const common = newEncoderCommon(label, options, "Failed to construct 'LegacyTextEncoderStream'");
    const stream = newEncoderTransform("LegacyTextEncoderStream", common);
    return legacyTextEncoderStream.create(new.target, { common, stream });
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return legacyTextEncoderStream.internals(this).common.name.toLowerCase();
  }
  /** What is done with code points that the encoding has not. */
  get unmappable() {
    return legacyTextEncoderStream.internals(this).common.unmappable;
  }
  /** The stream of bytes. */
  get readable() {
    return legacyTextEncoderStream.internals(this).stream.readable;
  }
  /** The stream of strings. */
  get writable() {
    return legacyTextEncoderStream.internals(this).stream.writable;
  }
};
legacyTextEncoderStream.finish(LegacyTextEncoderStream, "LegacyTextEncoderStream");
var transcoderStream = platformInterface();
var TranscoderStream = class {
  /**
   * @param {import('./transcoding.js').TranscodeOptions} options
   * @throws {RangeError} if a label is none, or `to` cannot be written
   */
  constructor(options) {
    const common = newTranscoderCommon(options, "Failed to construct 'TranscoderStream'");
    const context = "Failed to execute 'transform' on 'TranscoderStream'";
    const transcode2 = (chunk, end, push) => withTypeErrors(context, () => common.transcode(bytesOf(chunk), end, push));
    const stream = newTransform(
      "TranscoderStream",
      (chunk, push) => transcode2(toBufferSource(chunk, context), END.none, push),
      (push) => transcode2(NOTHING, END.result, push)
    );
    return transcoderStream.create(new.target, { common, stream });
  }
  /** The name of the encoding of the input; null while it is not decided. */
  get encoding() {
    const { decision } = transcoderStream.internals(this).common;
    return decision && encodings[decision.encoding].name;
  }
  /** Whether that may prove to be wrong; null while it is not decided. */
  get confidence() {
    return transcoderStream.internals(this).common.decision?.confidence ?? null;
  }
  /** What decided; null before. */
  get source() {
    return transcoderStream.internals(this).common.decision?.source ?? null;
  }
  /** The stream of results. */
  get readable() {
    return transcoderStream.internals(this).stream.readable;
  }
  /** The stream of what is to be transcoded. */
  get writable() {
    return transcoderStream.internals(this).stream.writable;
  }
};
transcoderStream.finish(TranscoderStream, "TranscoderStream");

// js/auto-decoder-stream.js
var AutoDecoderCommon = class {
  /** @type {TextDecoderCommon | undefined} */
  #decoder;
  #start;
  /** @param {import('./sniffing.js').Sniffer} sniffer @param {boolean} fatal @param {boolean} ignoreBOM */
  constructor(sniffer, fatal, ignoreBOM) {
    this.#start = new StartOfStream(sniffer);
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }
  get decision() {
    return this.#start.decision;
  }
  /**
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue
   * @returns {string}
   * @throws {import('./errors.js').Malformed}
   */
  decode(chunk, endOfQueue) {
    if (this.#decoder) return this.#decoder.decode(chunk, endOfQueue);
    const started = this.#start.add(chunk, endOfQueue);
    if (!started) return "";
    this.#decoder = new TextDecoderCommon(started.decision.encoding, this.fatal, this.ignoreBOM);
    return this.#decoder.decode(started.bytes, endOfQueue);
  }
};
var { create: create4, internals: internals4, finish: finish4 } = platformInterface();
var AutoDecoderStream = class {
  /**
   * @param {object | null} [options] `sniff`, how to decide: 'detect', 'html' or 'xml'; `prefixBytes`, how many bytes to
   *   hold at most; `fatal` and `ignoreBOM` as for decoders; and the options of what decides
   * @throws {RangeError} if a label is none
   */
  constructor(options = void 0) {
    const context = "Failed to construct 'AutoDecoderStream'";
    const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
    const common = new AutoDecoderCommon(newSniffer(options, context), fatal, ignoreBOM);
    const transform = "Failed to execute 'transform' on 'AutoDecoderStream'";
    const stream = newTransform(
      "AutoDecoderStream",
      (chunk, push) => {
        const source = toBufferSource(chunk, transform);
        push(withTypeErrors(transform, () => common.decode(bytesOf(source), false)));
      },
      (push) => push(withTypeErrors(transform, () => common.decode(NOTHING, true)))
    );
    return create4(new.target, { common, stream });
  }
  /** The name of the encoding; null while it is not decided. */
  get encoding() {
    const { decision } = internals4(this).common;
    return decision && encodings[decision.encoding].name;
  }
  /** Whether that may prove to be wrong; null while it is not decided. */
  get confidence() {
    return internals4(this).common.decision?.confidence ?? null;
  }
  /** What decided; null before. */
  get source() {
    return internals4(this).common.decision?.source ?? null;
  }
  /** Whether malformed input errors the stream. */
  get fatal() {
    return internals4(this).common.fatal;
  }
  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return internals4(this).common.ignoreBOM;
  }
  /** The stream of strings. */
  get readable() {
    return internals4(this).stream.readable;
  }
  /** The stream of bytes. */
  get writable() {
    return internals4(this).stream.writable;
  }
};
finish4(AutoDecoderStream, "AutoDecoderStream");

// js/hooks.js
function bomSniff(bytes2) {
  const bom = findBOM(bytesOf(toBufferSource(bytes2, "Failed to execute 'bomSniff'")));
  return bom ? (
    /** @type {'UTF-8' | 'UTF-16BE' | 'UTF-16LE'} */
    encodings[bom.encoding].name
  ) : null;
}
function decode(bytes2, fallbackLabel = "utf-8") {
  const source = toBufferSource(bytes2, "Failed to execute 'decode'");
  const fallback = toEncoding(toDOMString(fallbackLabel), "Failed to execute 'decode'");
  const input2 = bytesOf(source);
  const bom = findBOM(input2);
  return bom ? run(bom.encoding, input2.subarray(bom.bytes.length)) : run(fallback, input2);
}
function utf8Decode(bytes2) {
  const input2 = bytesOf(toBufferSource(bytes2, "Failed to execute 'utf8Decode'"));
  const bom = findBOM(input2);
  return run(UTF_8, bom?.encoding === UTF_8 ? input2.subarray(bom.bytes.length) : input2);
}
function utf8DecodeWithoutBOM(bytes2) {
  return run(UTF_8, bytesOf(toBufferSource(bytes2, "Failed to execute 'utf8DecodeWithoutBOM'")));
}
function utf8DecodeWithoutBOMOrFail(bytes2) {
  const source = toBufferSource(bytes2, "Failed to execute 'utf8DecodeWithoutBOMOrFail'");
  try {
    return new TextDecoderCommon(UTF_8, true, true).decode(bytesOf(source), true);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}
function utf8Encode2(string) {
  requireArguments(arguments, 1, "Failed to execute 'utf8Encode'");
  return utf8Encode(toDOMString(string));
}
function run(encoding, bytes2) {
  return new TextDecoderCommon(encoding, false, true).decode(bytes2, true);
}

// js/percent-encoding.js
var extend = (base, characters) => /* @__PURE__ */ new Set([...base, ...Array.from(characters, (c) => c.charCodeAt(0))]);
var C0_CONTROL = /* @__PURE__ */ new Set([...Array(32).keys(), 127]);
var FRAGMENT = extend(C0_CONTROL, ' "<>`');
var QUERY = extend(C0_CONTROL, ' "#<>');
var SPECIAL_QUERY = extend(QUERY, "'");
var PATH = extend(QUERY, "?^`{}");
var USERINFO = extend(PATH, "/:;=@[\\]|");
var COMPONENT = extend(USERINFO, "$%&+,");
var FORM = extend(COMPONENT, "!'()~");
var FORM_NAME = "application/x-www-form-urlencoded";
var PERCENT_ENCODE_SETS = {
  "C0 control": C0_CONTROL,
  fragment: FRAGMENT,
  query: QUERY,
  "special-query": SPECIAL_QUERY,
  path: PATH,
  userinfo: USERINFO,
  component: COMPONENT,
  [FORM_NAME]: FORM
};
var toSetName = enumeration(Object.keys(PERCENT_ENCODE_SETS));
function percentEncodeAfterEncoding(label, string, percentEncodeSet, options = void 0) {
  const context = "Failed to execute 'percentEncodeAfterEncoding'";
  const encoding = getEncoderEncoding(toDOMString(label), context);
  const input2 = toDOMString(string);
  const setName = toSetName(toDOMString(percentEncodeSet), context);
  const members = { spaceAsPlus: optionalBoolean };
  const { spaceAsPlus = setName === FORM_NAME } = toDictionary(options, members, context);
  const encoded = PERCENT_ENCODE_SETS[setName];
  let output2 = "";
  new EncoderCommon(encoding, "fatal").encodeOrFail(
    input2,
    true,
    (bytes2) => {
      for (const byte of bytes2) {
        if (spaceAsPlus && byte === 32) output2 += "+";
        else if (byte > 126 || encoded.has(byte)) output2 += `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
        else output2 += String.fromCharCode(byte);
      }
    },
    (codePoint) => {
      output2 += `%26%23${codePoint}%3B`;
    }
  );
  return output2;
}

// js/utf-16.js
function encodeUTF16(string, label = "UTF-16", options = void 0) {
  const context = "Failed to execute 'encodeUTF16'";
  const text = toScalarValueString(toDOMString(string));
  const order = toByteOrder(label, context);
  const members = { bigEndian: optionalBoolean };
  const { bigEndian = order !== "little-endian" } = toDictionary(options, members, context);
  if (order && bigEndian !== (order === "big-endian")) {
    throw new RangeError(
      `${context}: The label provided ('${label}') is ${order}, whatever bigEndian says; leave it out.`
    );
  }
  const units2 = order ? text : `\uFEFF${text}`;
  const bytes2 = new Uint8Array(2 * units2.length);
  const [high, low] = bigEndian ? [0, 1] : [1, 0];
  for (let i = 0; i < units2.length; i++) {
    const unit = units2.charCodeAt(i);
    bytes2[2 * i + high] = unit >> 8;
    bytes2[2 * i + low] = unit;
  }
  return bytes2;
}
function decodeUTF16(bytes2, label = "UTF-16", options = void 0) {
  const context = "Failed to execute 'decodeUTF16'";
  const source = toBufferSource(bytes2, context);
  const order = toByteOrder(label, context);
  const { fatal } = toDictionary(options, { fatal: Boolean }, context);
  const input2 = bytesOf(source);
  const bom = byteOrderOf(input2);
  const encoding = (order ?? bom) === "little-endian" ? UTF_16LE : UTF_16BE;
  const common = new TextDecoderCommon(encoding, fatal, order !== null);
  return withTypeErrors(context, () => {
    if (!order || !bom || bom === order) return common.decode(input2, true);
    if (fatal) throw new Malformed(common.name, 0, 2);
    return `\uFFFD${common.decode(input2.subarray(2), true)}`;
  });
}
function byteOrderOf(bytes2) {
  const encoding = findBOM(bytes2)?.encoding;
  if (encoding === UTF_16BE) return "big-endian";
  return encoding === UTF_16LE ? "little-endian" : null;
}
function toByteOrder(label, context) {
  const string = toDOMString(label);
  switch (string.toUpperCase()) {
    case "UTF-16":
      return null;
    case "UTF-16BE":
      return "big-endian";
    case "UTF-16LE":
      return "little-endian";
    default:
      throw new RangeError(`${context}: The label provided ('${string}') is none of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`);
  }
}

// js/hosts/workerd.js
instantiate(
  /** @type {WebAssembly.Module} */
  module
);
export {
  AutoDecoderStream,
  LegacyTextEncoder,
  LegacyTextEncoderStream,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TranscoderStream,
  UnmappableError,
  bomSniff,
  decode,
  decodeUTF16,
  detectEncoding,
  encode,
  encodeUTF16,
  encodings,
  getOutputEncoding,
  labelToName,
  localeDefaultEncoding,
  percentEncodeAfterEncoding,
  sniffHTMLEncoding,
  sniffXMLEncoding,
  transcode,
  utf8Decode,
  utf8DecodeWithoutBOM,
  utf8DecodeWithoutBOMOrFail,
  utf8Encode2 as utf8Encode
};
