// js/hosts/workerd.js
import module from "./encoding.wasm";

// js/encodings.js
var encodings = [];
var places = /* @__PURE__ */ new Map();
function setEncodings(names, labels) {
  const list = names.trimEnd().split("\n").map((name) => ({ name, labels: (
    /** @type {string[]} */
    []
  ) }));
  const parts = labels.split(/([\x80-\xff])/);
  for (let i = 1; i < parts.length; i += 2) {
    const label = parts[i - 1];
    const place = parts[i].charCodeAt(0) - 128;
    places.set(label, place);
    list[place].labels.push(label);
  }
  encodings = Object.freeze(list.map(({ name, labels: labels2 }) => Object.freeze({ name, labels: Object.freeze(labels2) })));
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
  const length = string.indexOf("=") < 0 ? string.length : string.indexOf("=");
  const bytes2 = new Uint8Array(length * 3 >> 2);
  let bits = 0;
  for (let i = 0, written = 0; i < length; i++) {
    bits = bits << 6 | values[string.charCodeAt(i)];
    if (i % 4 > 0) bytes2[written++] = bits >> 6 - 2 * (i % 4);
  }
  return bytes2;
}

// js/webidl.js
var getter = (prototype, name) => (
  /** @type {() => any} */
  Object.getOwnPropertyDescriptor(prototype, name)?.get
);
var TypedArray = Object.getPrototypeOf(Uint8Array.prototype);
var { set: typedArraySet, slice: typedArraySlice } = TypedArray;
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
var partOf = (bytes2, start, end2 = lengthOf(bytes2)) => new Uint8Array(typedArray.buffer.call(bytes2), typedArray.byteOffset.call(bytes2) + start, end2 - start);
var startOf = (bytes2, most) => partOf(bytes2, 0, Math.min(most, lengthOf(bytes2)));
var setBytes = (bytes2, source, start) => typedArraySet.call(bytes2, source, start);
var copyOf = (bytes2, start, end2) => typedArraySlice.call(bytes2, start, end2);
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

// js/strings.js
var isFirefox = "InternalError" in globalThis;
var isDeno = "Deno" in globalThis;
var MOST_IN_ARRAY = 65539;
function chooseWay(memory, address) {
  const byArray = ifRight(wayByArray, memory, address);
  const byBuffer = ifRight(wayByBuffer, memory, address);
  if (byArray && byBuffer) {
    return {
      read: (at2, length) => (length < 128 ? byArray : byBuffer).read(at2, length),
      write: (string, at2) => (string.length < 64 || isDeno ? byArray : byBuffer).write(string, at2),
      readBytes: byArray.readBytes,
      most: byBuffer.most
    };
  }
  const byCharCode = wayByCharCode(memory);
  if (byArray) {
    const byDecoder = isFirefox ? ifRight(wayByDecoder, memory, address) : void 0;
    return byDecoder ? { ...byArray, read: (at2, length) => (length < 4096 ? byArray : byDecoder).read(at2, length) } : byArray;
  }
  const long = byBuffer ?? ifRight(wayByDecoder, memory, address) ?? byCharCode;
  return {
    read: (at2, length) => (length < 16 ? byCharCode : long).read(at2, length),
    write: (string, at2) => (string.length < 16 ? byCharCode : long).write(string, at2),
    most: long.most
  };
}
function ifRight(makeWay, memory, address) {
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
  let buffer = Buffer.from(memory.buffer);
  const current = () => {
    if (lengthOf(buffer) === 0) buffer = Buffer.from(memory.buffer);
    return buffer;
  };
  const { ucs2Slice, ucs2Write } = (
    /** @type {any} */
    Buffer.prototype
  );
  return {
    read: (address, length) => ucs2Slice.call(current(), address, address + 2 * length),
    write: (string, address) => ucs2Write.call(current(), string, address, 2 * string.length),
    most: Number.POSITIVE_INFINITY
  };
}
function wayByDecoder(memory) {
  const decoder = new globalThis.TextDecoder("utf-16le", { ignoreBOM: true });
  const decode2 = decoder.decode.bind(decoder);
  const { write, most } = wayByCharCode(memory);
  return { read: (address, length) => decode2(new Uint16Array(memory.buffer, address, length)), write, most };
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
function toScalarValueString(string) {
  return string.replace(/\p{Surrogate}/gu, "\uFFFD");
}

// js/instance.js
var compiled;
var wasm;
var bytesView = new Uint8Array();
var inputView = new Uint8Array();
var strings;
var at = { input: 0, units: 0, output: 0, codec: 0, codecEnd: 0 };
var NONE = -1;
var blockLength = 0;
var unitsLength = 0;
function instantiate(module2) {
  if (typeof WebAssembly !== "object") {
    throw new Error("encoding-wasm: This host has no WebAssembly, without which this package cannot work.");
  }
  try {
    compiled = module2 instanceof Uint8Array ? new WebAssembly.Module(module2) : module2;
    newInstance();
  } catch (error) {
    throw new Error(`encoding-wasm: ${reasonOf(error)}`, { cause: error });
  }
  setEncodings(textAt(wasm.names(), wasm.names_length()), textAt(wasm.labels(), wasm.labels_length()));
}
function newInstance() {
  const imports = { "./encoding_bg.js": { __wbindgen_init_externref_table() {
  } } };
  wasm = /** @type {any} */
  new WebAssembly.Instance(compiled, imports).exports;
  blockLength = wasm.block_length();
  at.input = wasm.input();
  at.units = wasm.units();
  at.output = wasm.output();
  at.codec = wasm.codec();
  at.codecEnd = at.codec + wasm.codec_length();
  bytesView = new Uint8Array();
  strings = chooseWay(wasm.memory, at.units);
  unitsLength = Math.min(wasm.units_length(), strings.most);
}
function textAt(start, length) {
  return String.fromCharCode.apply(
    null,
    /** @type {any} */
    partOf(bytes(), start, start + length)
  );
}
function reasonOf(error) {
  if (/content security policy|\bCSP\b/i.test(String(error))) {
    return "This page's Content Security Policy forbids WebAssembly: add 'wasm-unsafe-eval' to its script-src.";
  }
  if (error instanceof RangeError && /memory/i.test(error.message)) return `${NO_MEMORY} (${error.message})`;
  return `This host cannot run the WebAssembly module, which needs SIMD: ${error}`;
}
var NO_MEMORY = "no memory for WebAssembly";
function bytes() {
  if (lengthOf(bytesView) === 0) {
    bytesView = new Uint8Array(wasm.memory.buffer);
    inputView = new Uint8Array(wasm.memory.buffer, at.input, blockLength);
  }
  return bytesView;
}
var task = { name: "", encoding: NONE };
var series = { isBusy: false };
function begin(name, encoding) {
  if (series.isBusy) replaceInstance();
  series.isBusy = true;
  task.name = name;
  task.encoding = encoding;
}
function replaceInstance() {
  try {
    newInstance();
  } catch (error) {
    throw error instanceof RangeError && /memory/i.test(error.message) ? new RangeError(`encoding-wasm: ${NO_MEMORY}; free some, and call again`, { cause: error }) : error;
  }
  series.isBusy = false;
}
function once(name, call) {
  begin(name, NONE);
  return end(call);
}
function end(call) {
  try {
    const result = call();
    series.isBusy = false;
    return result;
  } catch (error) {
    throw explain(error);
  }
}
var { RuntimeError } = globalThis.WebAssembly ?? {};
function explain(error) {
  if (!(error instanceof RuntimeError)) return error;
  const encoding = encodings[task.encoding]?.name;
  const failed = `${task.name}${encoding ? ` of ${encoding}` : ""} failed`;
  if (isMemoryFull()) {
    return new RangeError(`encoding-wasm: ${failed}: ${NO_MEMORY}; free some, and call again`, { cause: error });
  }
  return new Error(
    `encoding-wasm ${"0.1.0"}: ${failed} (${error.message}) by a mistake of this package. Please report it, with the input if you can.`,
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
var UnmappableError = class extends TypeError {
  codePoint;
  index;
  encoding;
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
var SHORT = 24;
var utf8Decoder = ifRight2(newUTF8Decoder);
var utf16Decoder = ifRight2(newUTF16Decoder);
var encoder = ifRight2(newUTF8Encoder);
function hostDecoder(encoding, bytes2) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return void 0;
  if (lengthOf(bytes2) < SHORT || isShared(bytes2)) return void 0;
  return encoding === UTF_8 ? utf8Decoder : utf16Decoder;
}
function hostEncode(string) {
  try {
    return encoder?.encode(string);
  } catch {
    return void 0;
  }
}
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
  const decodeByHost = decoder.decode.bind(decoder);
  const decodeQuickly = quickUTF8Decode() ?? decodeByHost;
  const decode2 = (...bytes2) => {
    const string = decodeQuickly(Uint8Array.from(bytes2));
    return string === decodeByHost(Uint8Array.from(bytes2)) ? string : void 0;
  };
  const isRight = decode2(239, 187, 191, 97, 230, 188, 162, 240, 159, 146, 169) === "\uFEFFa\u6F22\u{1F4A9}" && decode2(192, 128, 237, 160, 128, 244, 144, 128, 128, 97) === `${"\uFFFD".repeat(9)}a` && decode2(240, 159, 146, 97, 230, 188) === "\uFFFDa\uFFFD";
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
  const { read, written } = encoder2.encodeInto("a\uD83D\u6F22\u{1F4A9}", new Uint8Array(8));
  const bytes2 = String([...encoder2.encode("\uDCA9\xE9\u6F22\u{1F4A9}")]);
  const isRight = read === 3 && written === 7 && bytes2 === "239,191,189,195,169,230,188,162,240,159,146,169";
  if (!isRight) return void 0;
  return { encode: encoder2.encode.bind(encoder2), encodeInto: encoder2.encodeInto.bind(encoder2) };
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
function useTranscoder(from, to, ignoreBOM, saved) {
  begin("transcoding", from);
  if (saved) restoreCodec(saved);
  else wasm.new_transcoder(from, to, +ignoreBOM);
}
function setSourceEncoding(from) {
  wasm.set_source_encoding(from);
  series.isBusy = false;
}
function pass(source) {
  const length = lengthOf(source);
  const address = wasm.__wbindgen_malloc(length, 1) >>> 0;
  setBytes(bytes(), source, address);
  return [address, length];
}
var sniffHTML = (source, prescanned, ...labels) => once("sniffing", () => wasm.sniff_html(...pass(source), prescanned, ...labels));
var sniffXML = (source, prescanned, transport) => once("sniffing", () => wasm.sniff_xml(...pass(source), prescanned, transport));
var defaultFor = (locale, encoding) => once("sniffing", () => wasm.default_for(...pass(locale), encoding));
var useDetector = () => begin("detection", NONE);
function feedDetector(block, endOfQueue) {
  try {
    wasm.feed_detector(...pass(block), +endOfQueue);
  } catch (error) {
    throw explain(error);
  }
}
var guess = (candidates, locale, tld, allowUTF8) => end(() => {
  const all = candidates ? pass(candidates) : [0, 0];
  const [address, length] = wasm.guess(...all, ...pass(locale), ...pass(tld), +allowUTF8);
  const guessed = new Float32Array(new Float32Array(wasm.memory.buffer, address, length));
  wasm.__wbindgen_free(address, 4 * length, 4);
  return guessed;
});
var MALFORMED = -1;
var UNMAPPABLE = -2;
function decodeBlock(block, length, at2, fatal, endOfQueue) {
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, at2, +fatal, +endOfQueue);
  series.isBusy = false;
  return check(result);
}
var byteTable = { encoding: NONE, at: 0, owner: wasm };
function hasQuickBytes(encoding, length) {
  if (!strings.readBytes || length > blockLength && strings.most > unitsLength) return false;
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm) {
    begin("decoding", encoding);
    byteTable.owner = wasm;
    byteTable.at = wasm.byte_table(encoding);
    byteTable.encoding = encoding;
    series.isBusy = false;
  }
  return byteTable.at > 0;
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
var END = { none: 0, source: 1, result: 2 };
function transcodeBlock(block, fatal, mode, end2) {
  const length = lengthOf(block);
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.transcode_block(length, +fatal, mode, end2);
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
  if (result < UNMAPPABLE) throw new Error("encoding-wasm: the codec is another one. Please report it.");
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
  /** Whether all of the block was read, rather than there being no more room for the result. */
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
  const [localeBytes, tldBytes] = [toASCII(locale), toASCII(tld)];
  const length = lengthOf(bytes2);
  const end2 = Math.min(length, maxBytes);
  useDetector();
  for (let start = 0; start < end2; start += blockLength) {
    const blockEnd = Math.min(start + blockLength, end2);
    feedDetector(partOf(bytes2, start, blockEnd), isWhole && blockEnd === length);
  }
  const guessed = guess(candidates, localeBytes, tldBytes, allowUTF8);
  const { 0: isASCII, 1: encoding, 2: score } = guessed;
  const candidateAt = (i) => ({ encoding: guessed[3 + 2 * i], score: guessed[4 + 2 * i] });
  return {
    isASCII: isASCII === 1,
    encoding: encoding < 0 ? void 0 : encoding,
    score,
    candidates: Array.from({ length: (guessed.length - 3) / 2 }, (_, i) => candidateAt(i))
  };
}
function toASCII(tag = "") {
  return Uint8Array.from(tag, (character) => Math.min(character.charCodeAt(0), 255));
}
function detectEncoding(bytes2, options = void 0) {
  const context = "Failed to execute 'detectEncoding'";
  const source = toBufferSource(bytes2, context);
  const given = toDictionary(options, DETECTION_MEMBERS, context);
  const detected = detect(bytesOf(source), true, given);
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
var MOST_PRESCANNED = 1 << 20;
var DETECTION_BYTES = 65536;
var toOptionalEncoding = (value, context) => {
  const label = toOptionalString(value);
  return label === void 0 ? NONE : toEncoding(label, context);
};
var toPrescanBytes = (value, context) => Math.min(toOptionalCount(value, context) ?? PRESCAN_BYTES, MOST_PRESCANNED);
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
  maxPrescanBytes: toPrescanBytes,
  parentEncoding: toOptionalEncoding,
  transportLayerEncodingLabel: toTransportEncoding,
  userOverride: toOptionalEncoding
};
function newHTMLSniffer(options, context) {
  const given = toDictionary(options, HTML_MEMBERS, context);
  const { locale, maxPrescanBytes, transportLayerEncodingLabel } = given;
  const detection = given.detect && { ...given.detect, locale: given.detect.locale ?? locale };
  return {
    enough: Math.max(LONGEST_BOM, maxPrescanBytes, detection ? DETECTION_BYTES : 0),
    sniff(bytes2, isWhole) {
      const start = startOf(bytes2, Math.max(LONGEST_BOM, maxPrescanBytes));
      const { userOverride, parentEncoding, likelyEncoding } = given;
      const prescanned = Math.min(lengthOf(start), maxPrescanBytes);
      const said = sniffHTML(
        start,
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
  return toDecision(defaultFor(toASCII(locale), defaultEncoding === NONE ? WINDOWS_1252 : defaultEncoding));
}
var XML_MEMBERS = { maxPrescanBytes: toPrescanBytes, transportLayerEncodingLabel: toTransportEncoding };
function newXMLSniffer(options, context) {
  const given = toDictionary(options, XML_MEMBERS, context);
  const { maxPrescanBytes, transportLayerEncodingLabel } = given;
  const enough = Math.max(LONGEST_BOM, maxPrescanBytes);
  return {
    enough,
    sniff(bytes2) {
      const start = startOf(bytes2, enough);
      return toDecision(sniffXML(start, Math.min(lengthOf(start), maxPrescanBytes), transportLayerEncodingLabel));
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

// js/start-of-stream.js
var StartOfStream = class {
  /** What was decided; null before. @type {import('./sniffing.js').Decision | null} */
  decision = null;
  #held = new Pieces();
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
    const length = lengthOf(chunk);
    this.#length += length;
    if (this.#length < enough && !isLast) {
      if (length > 0) this.#held.add(copyOf(chunk, 0, length));
      return null;
    }
    this.#held.add(
      /** @type {Uint8Array<ArrayBuffer>} */
      chunk
    );
    const bytes2 = this.#held.concatenate();
    this.#held = new Pieces();
    const decision = sniff(startOf(bytes2, enough), lengthOf(bytes2) < enough);
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
  encode(input = "") {
    internals(this);
    return utf8Encode(toDOMString(input));
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
    const { read, written } = hostEncodeInto(string, target) ?? { read: 0, written: 0 };
    if (read === string.length || written === lengthOf(target)) return { read, written };
    const rest = encodeInto(string.slice(read), partOf(viewOf(target), written));
    return { read: read + rest.read, written: written + rest.written };
  }
};
finish(TextEncoder, "TextEncoder");
var utf8Encode = (string) => hostEncode(string) ?? new EncoderCommon(UTF_8, "fatal").encode(string, true);
var SHORT3 = 32;
function encodeInto(string, destination) {
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
  decode(input = void 0, options = void 0) {
    const decoder = internals3(this);
    const source = input === void 0 ? NOTHING : toBufferSource(input, DECODE);
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
  const pieces = new Pieces();
  withTypeErrors(context, () => transcoder.transcode(bytesOf(source), END.result, (piece) => pieces.add(piece)));
  return pieces.concatenate();
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
  from;
  to;
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
    useTranscoder(from, this.to, this.#options.ignoreBOM, this.#transcoder);
    setSourceEncoding(from);
    this.#transcoder = saveCodec();
  }
  /**
   * Transcodes a chunk. After an error the next chunk starts a new source. `push` must run nobody else's code.
   * @param {Uint8Array} chunk
   * @param {number} end one of `END`
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces, also what precedes an error
   * @throws {Malformed | UnmappableError}
   */
  transcode(chunk, end2, push) {
    const { fatal, ignoreBOM, bom, unmappable } = this.#options;
    if (bom && !this.#transcoder) push(Uint8Array.from(bomOf(this.to) ?? []));
    const mode = UNMAPPABLE_MODES.indexOf(unmappable);
    const chunkLength = lengthOf(chunk);
    try {
      useTranscoder(this.from, this.to, ignoreBOM, this.#transcoder);
      for (let start = 0; ; ) {
        const isLast = chunkLength - start <= blockLength;
        const block = isLast && start === 0 ? chunk : partOf(chunk, start, isLast ? chunkLength : start + blockLength);
        const length = transcodeBlock(block, fatal, mode, isLast ? end2 : END.none);
        const written = length < 0 ? report.written() : length;
        if (written > 0) push(outputBytes(written));
        if (length < 0) this.#fail(length, start);
        start += report.read();
        if (isLast && report.finished()) break;
      }
    } catch (error) {
      throw explain(error);
    }
    this.#transcoder = saveCodec();
    this.#position = end2 === END.none ? this.#position + chunkLength : 0;
  }
  /**
   * @param {number} result
   * @param {number} start of the block
   * @returns {never}
   */
  #fail(result, start) {
    const offset = this.#position + start + report.start();
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
  transcode(chunk, end2, push) {
    if (!this.#isInSource) this.#start = new StartOfStream(this.#sniffer);
    this.#isInSource = true;
    let bytes2 = chunk;
    if (!this.#start.decision) {
      const started = this.#start.add(chunk, end2 !== END.none);
      if (!started) return;
      this.#transcoder.setSource(started.decision.encoding);
      bytes2 = started.bytes;
    }
    this.#isInSource = false;
    this.#transcoder.transcode(bytes2, end2, push);
    this.#isInSource = end2 === END.none;
  }
};

// js/streams.js
function newTransform(name, transform, flush) {
  if (typeof globalThis.TransformStream !== "function") {
    throw new TypeError(`Failed to construct '${name}': This host has no TransformStream.`);
  }
  return new globalThis.TransformStream({
    // @ts-expect-error TypeScript does not know it here.
    __proto__: null,
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
    const transcode2 = (chunk, end2, push) => {
      const pieces = new Pieces();
      try {
        withTypeErrors(context, () => common.transcode(bytesOf(chunk), end2, (piece) => pieces.add(piece)));
      } finally {
        pieces.forEach(push);
      }
    };
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
  fatal;
  ignoreBOM;
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
  const input = bytesOf(source);
  const bom = findBOM(input);
  return bom ? run(bom.encoding, partOf(input, bom.bytes.length)) : run(fallback, input);
}
function utf8Decode(bytes2) {
  const input = bytesOf(toBufferSource(bytes2, "Failed to execute 'utf8Decode'"));
  const bom = findBOM(input);
  return run(UTF_8, bom?.encoding === UTF_8 ? partOf(input, bom.bytes.length) : input);
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
var lastRead = 0;
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
  const input = toDOMString(string);
  const setName = toSetName(toDOMString(percentEncodeSet), context);
  const members = { spaceAsPlus: optionalBoolean };
  const { spaceAsPlus = setName === FORM_NAME } = toDictionary(options, members, context);
  const encoded = PERCENT_ENCODE_SETS[setName];
  let output = "";
  let part = "";
  const flush = () => {
    lastRead = part.charCodeAt(0);
    output = join(output, part);
    part = "";
  };
  new EncoderCommon(encoding, "fatal").encodeOrFail(
    input,
    true,
    (bytes2) => {
      for (let i = 0; i < lengthOf(bytes2); i++) {
        const byte = bytes2[i];
        if (spaceAsPlus && byte === 32) part += "+";
        else if (byte > 126 || encoded.has(byte)) part += `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
        else part += String.fromCharCode(byte);
      }
      if (part.length > PART) flush();
    },
    (codePoint) => {
      part += `%26%23${codePoint}%3B`;
    }
  );
  flush();
  return output;
}
var PART = 1 << 16;

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
  const start = order ? 0 : 2;
  const bytes2 = newBytes(start + 2 * text.length);
  const [high, low] = bigEndian ? [0, 1] : [1, 0];
  const write = (unit, at2) => {
    bytes2[at2 + high] = unit >> 8;
    bytes2[at2 + low] = unit;
  };
  if (!order) write(65279, 0);
  for (let i = 0; i < text.length; i++) write(text.charCodeAt(i), start + 2 * i);
  return bytes2;
}
function decodeUTF16(bytes2, label = "UTF-16", options = void 0) {
  const context = "Failed to execute 'decodeUTF16'";
  const source = toBufferSource(bytes2, context);
  const order = toByteOrder(label, context);
  const { fatal } = toDictionary(options, { fatal: Boolean }, context);
  const input = bytesOf(source);
  const bom = byteOrderOf(input);
  const encoding = (order ?? bom) === "little-endian" ? UTF_16LE : UTF_16BE;
  const common = new TextDecoderCommon(encoding, fatal, order !== null);
  return withTypeErrors(context, () => {
    if (!order || !bom || bom === order) return common.decode(input, true);
    if (fatal) throw new Malformed(common.name, 0, 2);
    return `\uFFFD${common.decode(partOf(input, 2), true)}`;
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
