// js/entry.js
import module from "./decoder.wasm";
var ownModule = () => module;
var ENTRY = "encoding-wasm/decoder";
var GROUPS = void 0;

// js/generated/encodings.js
var ENCODINGS = `UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866
ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
ISO-8859-8-I csiso88598i logical
ISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso8859-13 iso885913
ISO-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16
KOI8-R cskoi8r koi koi8 koi8_r
KOI8-U koi8-ru
macintosh csmacintosh mac x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620
windows-1250 cp1250 x-cp1250
windows-1251 cp1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252
windows-1253 cp1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254
windows-1255 cp1255 x-cp1255
windows-1256 cp1256 x-cp1256
windows-1257 cp1257 x-cp1257
windows-1258 cp1258 x-cp1258
x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk
gb18030
Big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese x-euc-jp
ISO-2022-JP csiso2022jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr
UTF-16BE unicodefffe
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16
x-user-defined`;

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
    const [name, ...labels] = line.split(" ");
    return Object.freeze({ name, labels: Object.freeze([...labels, name.toLowerCase()].sort()) });
  });
  return Object.freeze(list);
}
var places = /* @__PURE__ */ lazy(
  () => new Map(encodings.flatMap(({ labels }, place) => labels.map((label) => [label, place])))
);
var UTF_8 = 0;
var WINDOWS_1252 = 21;
var FIRST_MULTI_BYTE = 29;
var EUC_JP = 32;
var ISO_2022_JP = 33;
var REPLACEMENT = 36;
var UTF_16BE = 37;
var UTF_16LE = 38;
var STARTS = [
  [REPLACEMENT, ""],
  [35, "korean"],
  [32, "japanese"],
  [FIRST_MULTI_BYTE, "chinese"],
  [1, "single-byte"],
  [UTF_8, ""]
];
var isASCIICompatible = (encoding) => encoding < REPLACEMENT && encoding !== ISO_2022_JP;
var isSingleByte = (encoding) => encoding > UTF_8 && encoding < FIRST_MULTI_BYTE;
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

// js/host.js
var bufferMethod = (name) => (
  /** @type {any} */
  globalThis.Buffer?.prototype?.[name]
);
var ucs2Slice = /* @__PURE__ */ bufferMethod("ucs2Slice");
var ucs2Write = /* @__PURE__ */ bufferMethod("ucs2Write");
var utf8Slice = /* @__PURE__ */ bufferMethod("utf8Slice");
var latin1Slice = /* @__PURE__ */ bufferMethod("latin1Slice");
var classOf = (name) => globalThis[name];
var Decoder = /* @__PURE__ */ classOf("TextDecoder");
var decode = /* @__PURE__ */ (() => Decoder?.prototype?.decode)();
function newHostDecoder(label) {
  const decoder = new /** @type {typeof TextDecoder} */
  Decoder(label, { ignoreBOM: true });
  Object.defineProperty(decoder, "decode", { value: decode });
  return (bytes2) => decoder.decode(bytes2);
}
function ifRight(make) {
  try {
    return make();
  } catch {
    return void 0;
  }
}
var isFirefox = () => "InternalError" in globalThis;
var isBun = () => "Bun" in globalThis;
var isDeno = () => "Deno" in globalThis;
var nodeVersion = () => Number.parseInt(globalThis.process?.versions?.node, 10);
var hostIsASCII = () => (
  /** @type {any} */
  globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii
);
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
var getViewBuffer = /* @__PURE__ */ dataViewGetter("buffer");
var getViewByteOffset = /* @__PURE__ */ dataViewGetter("byteOffset");
var getViewByteLength = /* @__PURE__ */ dataViewGetter("byteLength");
var getArrayBufferLength = /* @__PURE__ */ (() => getter(ArrayBuffer.prototype, "byteLength"))();
var getSharedBufferLength = /* @__PURE__ */ (() => typeof SharedArrayBuffer === "function" ? getter(SharedArrayBuffer.prototype, "byteLength") : void 0)();
var lengthOf = (bytes2) => getByteLength.call(bytes2);
var partOf = (bytes2, start, end2 = lengthOf(bytes2)) => new Uint8Array(getBuffer.call(bytes2), getByteOffset.call(bytes2) + start, end2 - start);
function joined(first, second) {
  const bytes2 = new Uint8Array(lengthOf(first) + lengthOf(second));
  setBytes(bytes2, first);
  setBytes(bytes2, second, lengthOf(first));
  return bytes2;
}
function wordsOf(bytes2, from) {
  const offset = getByteOffset.call(bytes2);
  const start = from + (-(offset + from) & 3);
  const count = Math.max(0, lengthOf(bytes2) - start) >> 2;
  const words = count > 0 ? new Int32Array(getBuffer.call(bytes2), offset + start, count) : new Int32Array();
  return { start, words };
}
var setBytes = (bytes2, source, start) => typedArraySet.call(bytes2, source, start);
var MOST_WITHOUT_BUFFER = 64;
function isShared(bytes2, length) {
  if (length <= MOST_WITHOUT_BUFFER) return false;
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
function bytesOf(source) {
  if (ArrayBuffer.isView(source)) return viewOf(source);
  return bufferLength(source) === 0 ? NOTHING : new Uint8Array(source);
}
var borrowBytes = (source) => source instanceof Uint8Array ? source : bytesOf(source);
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
  requireDictionary(value, context);
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
function booleanMember(value, member, context) {
  if (value === void 0) return false;
  requireDictionary(value, context);
  return Boolean(value?.[member]);
}
function requireDictionary(value, context) {
  if (value !== void 0 && value !== null && typeof value !== "object" && typeof value !== "function") {
    throw new TypeError(`${context}: The provided value is not of type 'object'.`);
  }
}
var toDOMString = (value) => `${/** @type {any} */
value}`;

// js/strings.js
var MOST_IN_ARRAY = 65539;
function chooseWay(memory, address, module2) {
  const byArray = ifRight2((memory2) => wayByArray(memory2, module2), memory, address);
  const byBuffer = ifRight2(wayByBuffer, memory, address);
  if (byArray && byBuffer) {
    const mostByArray = isDeno() ? Number.POSITIVE_INFINITY : 64;
    return {
      ...byBuffer,
      read: (at2, length) => (length < 128 ? byArray : byBuffer).read(at2, length),
      write: (string, at2) => (string.length < mostByArray ? byArray : byBuffer).write(string, at2),
      readBytes: byArray.readBytes
    };
  }
  const byCharCode = wayByCharCode(memory);
  if (byArray) {
    const byDecoder = isFirefox() ? ifRight2(wayByDecoder, memory, address) : void 0;
    return byDecoder ? { ...byArray, read: (at2, length) => (length < 4096 ? byArray : byDecoder).read(at2, length) } : byArray;
  }
  const long = byBuffer ?? ifRight2(wayByDecoder, memory, address) ?? byCharCode;
  const most = byBuffer ? MOST_UNITS : 15;
  return {
    ...long,
    read: (at2, length) => (length <= most ? byCharCode : long).read(at2, length),
    write: (string, at2) => (string.length < 16 ? byCharCode : long).write(string, at2)
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
var SECTION = "strings";
function wayByArray(memory, module2) {
  const [bytes2] = WebAssembly.Module.customSections(module2, SECTION);
  const strings2 = new WebAssembly.Module(bytes2, { builtins: ["js-string"] });
  const { exports } = new WebAssembly.Instance(strings2, { "encoding-wasm": { memory } });
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
    if (bytes2.length === 0) bytes2 = new Uint8Array(memory.buffer);
    return bytes2;
  };
  return {
    read: (address, length) => slice.call(current(), address, address + 2 * length),
    write: (string, address) => write.call(current(), string, address, 2 * string.length),
    most: Number.POSITIVE_INFINITY,
    collect: isBun() || isDeno() ? void 0 : collect
  };
  function collect(length) {
    const all = new Uint8Array(2 * length);
    let end2 = 0;
    return {
      add(address, length2) {
        setBytes(all, new Uint8Array(memory.buffer, address, 2 * length2), end2);
        end2 += 2 * length2;
      },
      toText: () => slice.call(all, 0, end2)
    };
  }
}
function wayByDecoder(memory) {
  const decode3 = newHostDecoder("utf-16le");
  const { write, most } = wayByCharCode(memory);
  return { read: (address, length) => decode3(new Uint16Array(memory.buffer, address, length)), write, most };
}
function wayByCharCode(memory) {
  let units2 = new Uint16Array(memory.buffer);
  const current = () => {
    if (units2.length === 0) units2 = new Uint16Array(memory.buffer);
    return units2;
  };
  return {
    read(address, length) {
      const units3 = current();
      const [start, end2] = [address / 2, address / 2 + length];
      if (length <= MOST_UNITS) return stringOfFew(units3, start, length);
      let string = "";
      for (let i = start; i < end2; i += 8192) {
        string += String.fromCharCode.apply(
          null,
          /** @type {any} */
          units3.subarray(i, Math.min(i + 8192, end2))
        );
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

// js/instance.js
var compiled;
var wasm;
var bytesView;
var inputView;
var codecView;
var strings;
var at = { input: 0, units: 0, output: 0 };
var NONE = -1;
var blockLength = 1 << 16;
var unitsLength = 0;
var task = { name: "", encoding: NONE };
var series = {
  isBusy: true,
  /** The encoding of the current codec if that is a decoder as good as new, or ~encoding if it is an encoder; or `NOT_NEW`. */
  newCodec: Number.NaN
};
var NOT_NEW = Number.NaN;
function begin(name, encoding) {
  task.name = name;
  task.encoding = encoding;
  series.newCodec = NOT_NEW;
  if (series.isBusy) newInstance();
  series.isBusy = true;
}
function newInstance() {
  try {
    requireWebAssembly();
    compiled ??= compile(ownModule());
    adopt(new WebAssembly.Instance(compiled), compiled);
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
    adopt(instance, module2);
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
var SECTION2 = "encoding-wasm";
function checkModule(module2) {
  const [section] = WebAssembly.Module.customSections(module2, SECTION2);
  const expected = `${ENTRY} ${"0.1.0"}`;
  const found = section ? String.fromCharCode(...new Uint8Array(section)) : "something else";
  if (found === expected) return module2;
  throw new TypeError(
    `encoding-wasm: the given module belongs to ${found}, not to ${expected}; use the module of this entry and version.`
  );
}
function adopt({ exports }, module2) {
  wasm = /** @type {any} */
  exports;
  if (wasm.block_length() !== blockLength) throw new Error("The module has blocks of another length.");
  RuntimeError = WebAssembly.RuntimeError;
  at.input = wasm.input();
  at.units = wasm.units();
  at.output = wasm.output();
  viewMemory();
  strings = chooseWay(wasm.memory, at.units, module2);
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
  refreshViews();
  return bytesView;
}
function input() {
  refreshViews();
  return inputView;
}
function codecState() {
  refreshViews();
  return codecView;
}
function refreshViews() {
  if (bytesView.length === 0) viewMemory();
}
function viewMemory() {
  const { buffer } = wasm.memory;
  bytesView = new Uint8Array(buffer);
  inputView = new Uint8Array(buffer, at.input, blockLength);
  codecView = new Int32Array(buffer, wasm.codec(), wasm.codec_length() >> 2);
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
function saveCodec() {
  const state = codecState();
  return copyState(state, new Int32Array(state.length));
}
function stateToKeep() {
  if (wasm.held() !== 0) return saveCodec();
  series.newCodec = codec;
  return null;
}
var restoreCodec = (saved) => copyState(saved, codecState());
function copyState(source, target) {
  for (let i = 0; i < source.length; i++) target[i] = source[i];
  return target;
}
function useDecoder(encoding, saved) {
  if (reuse(encoding, saved)) return;
  begin("decoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_decoder(encoding);
  codec = encoding === ISO_2022_JP || encoding === REPLACEMENT ? NOT_NEW : encoding;
}
var codec = NOT_NEW;
function reuse(kind, saved) {
  if (saved || series.newCodec !== kind || series.isBusy) return false;
  series.newCodec = NOT_NEW;
  series.isBusy = true;
  return true;
}
var UNMAPPABLE = -2;
function decodeBlock(block, length, at2, fatal, endOfQueue) {
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, at2, +fatal, +endOfQueue);
  series.isBusy = false;
  if (endOfQueue && result >= 0) series.newCodec = codec;
  return check(result);
}
var byteTable = { encoding: NONE, at: 0, owner: (
  /** @type {typeof wasm | undefined} */
  void 0
) };
function quickString(encoding, chunk, length) {
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm || series.isBusy) {
    try {
      begin("decoding", encoding);
      byteTable.owner = wasm;
      byteTable.at = strings.readBytes ? wasm.byte_table(encoding) : 0;
      byteTable.encoding = encoding;
    } catch (error) {
      throw explain(error);
    }
    series.isBusy = false;
  }
  if (byteTable.at === 0) return void 0;
  if (length <= blockLength) {
    setInput(chunk, length);
    return bytesString(length);
  }
  if (strings.most > unitsLength) return void 0;
  let string = "";
  for (let start = 0; start < length; start += blockLength) {
    const read = Math.min(blockLength, length - start);
    setInput(partOf(chunk, start, start + read), read);
    string = join(string, bytesString(read));
  }
  return string;
}
function lastTable(name, getTable) {
  let lastEncoding = NONE;
  let table;
  let owner;
  function replace(encoding) {
    try {
      begin(name, encoding);
      lastEncoding = encoding;
      owner = wasm;
      table = getTable(encoding);
      series.isBusy = false;
      return table;
    } catch (error) {
      throw explain(error);
    }
  }
  return (encoding) => {
    const isCurrent = encoding === lastEncoding && owner === wasm && !series.isBusy;
    return isCurrent && (!table || lengthOf(table) > 0) ? table : replace(encoding);
  };
}
var decodingTable = /* @__PURE__ */ lastTable("decoding", (encoding) => {
  const isSingle = isSingleByte(encoding);
  const address = (isSingle ? wasm.byte_table(encoding) : wasm.pair_table?.(encoding) ?? 0) >>> 0;
  return address > 0 ? new Uint16Array(wasm.memory.buffer, address, isSingle ? 256 : 65536) : void 0;
});
var bytesString = (length) => (
  /** @type {Required<import('./strings.js').Way>} */
  strings.readBytes(at.input, length, byteTable.at)
);
function join(start, rest2) {
  try {
    return start + rest2;
  } catch (error) {
    throw new RangeError(
      "The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",
      { cause: error }
    );
  }
}
var MOST_HELD = 3;
var hasRoomFor = (written) => written + blockLength + MOST_HELD <= unitsLength;
var MOST_COLLECTED = 1 << 28;
var collectUnits = (length) => length > unitsLength && length < MOST_COLLECTED ? strings.collect?.(length + MOST_HELD) : void 0;
var unitsAddress = () => at.units;
var firstUnit = () => bytes()[at.units] | bytes()[at.units + 1] << 8;
var unitsString = (start, end2) => strings.read(at.units + 2 * start, end2 - start);
var SHORT = 8;
function setInput(block, length) {
  const view = input();
  if (length > SHORT) {
    try {
      setBytes(view, block);
    } catch {
      setBytes(view, partOf(block, 0, length));
    }
  } else for (let i = 0; i < length; i++) view[i] = block[i];
}
function check(result) {
  if (result < UNMAPPABLE) throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
  return result;
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

// js/short-strings.js
var MOST_BYTES = 64;
var room = /* @__PURE__ */ new Uint8Array(4 * MOST_BYTES);
var MOST_UNITS = 18;
var unitBytes = /* @__PURE__ */ new Uint8Array(new ArrayBuffer(2 * MOST_UNITS));
var units = /* @__PURE__ */ (() => new Uint16Array(unitBytes.buffer))();
var mostASCII = /* @__PURE__ */ lazy(() => latin1Slice ? isSlowToList() ? 0 : 8 : MOST_UNITS);
var rest = { length: 0, bytes: [0, 0] };
function decodeShortUTF8(bytes2, length, endOfQueue) {
  if (length > MOST_UNITS || bytes2[0] < 128 && length > mostASCII()) return void 0;
  let count = 0;
  for (let i = 0; i < length; ) {
    const byte = bytes2[i++];
    let unit = byte;
    if (byte >= 128) {
      if (byte < 194 || byte >= 240) return void 0;
      const isSplit = i + (byte < 224 ? 1 : 2) > length;
      if (isSplit && (endOfQueue || byte === 239)) return void 0;
      if (isSplit && i === length) {
        keep(byte, 0, 1);
        break;
      }
      const second = bytes2[i++] ^ 128;
      if (second >= 64) return void 0;
      if (byte < 224) unit = (byte & 31) << 6 | second;
      else {
        unit = (byte & 15) << 12 | second << 6;
        if (unit < 2048 || (unit & 63488) === 55296) return void 0;
        if (isSplit) {
          keep(byte, second ^ 128, 2);
          break;
        }
        const third = bytes2[i++] ^ 128;
        unit |= third;
        if (third >= 64 || unit === 65279) return void 0;
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function decodeShortByTable(bytes2, length, endOfQueue, encoding) {
  let table;
  let count = 0;
  for (let i = 0; i < length; ) {
    const byte = bytes2[i++];
    let unit = byte;
    if (byte >= 128) {
      table ??= decodingTable(encoding);
      if (!table) return void 0;
      unit = table[byte];
      if (unit === 0) {
        if (i < length) unit = table[byte | bytes2[i++] << 8];
        else if (!endOfQueue && encoding !== EUC_JP) {
          keep(byte, 0, 1);
          break;
        }
      }
      if (unit === 0 || unit === 65533) return void 0;
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function keep(first, second, length) {
  rest.length = length;
  rest.bytes[0] = first;
  rest.bytes[1] = second;
}
function stringOfUnits(count) {
  if (count < 3 || !isSlowToList()) return stringOfFew(units, 0, count);
  return (
    /** @type {Function} */
    ucs2Slice.call(unitBytes, 0, 2 * count)
  );
}
var isSlowToList = /* @__PURE__ */ lazy(() => isBun() && ifRight(isSliceRight) === true);
function isSliceRight() {
  const bytes2 = new Uint8Array(Uint16Array.of(97, 65279, 55357).buffer);
  return (
    /** @type {Function} */
    ucs2Slice.call(bytes2, 0, 6) === "a\uFEFF\uD83D"
  );
}
function isASCII(bytes2, length) {
  for (let i = 0; i < length; i++) if (bytes2[i] >= 128) return false;
  return true;
}
function stringOfFew(u, at2, length) {
  const { fromCharCode } = String;
  switch (length) {
    case 0:
      return "";
    case 1:
      return fromCharCode(u[at2]);
    case 2:
      return fromCharCode(u[at2], u[at2 + 1]);
    case 3:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2]);
    case 4:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3]);
    case 5:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4]);
    case 6:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5]);
    case 7:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6]);
    case 8:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7]);
    case 9:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8]);
    case 10:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9]);
    case 11:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10]);
    case 12:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11]);
    case 13:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12]);
    case 14:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13]);
    case 15:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13], u[at2 + 14]);
    case 16:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13], u[at2 + 14], u[at2 + 15]);
    case 17:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13], u[at2 + 14], u[at2 + 15], u[at2 + 16]);
    default:
      return fromCharCode(u[at2], u[at2 + 1], u[at2 + 2], u[at2 + 3], u[at2 + 4], u[at2 + 5], u[at2 + 6], u[at2 + 7], u[at2 + 8], u[at2 + 9], u[at2 + 10], u[at2 + 11], u[at2 + 12], u[at2 + 13], u[at2 + 14], u[at2 + 15], u[at2 + 16], u[at2 + 17]);
  }
}

// js/host-bytes.js
var LONG = 512;
var isMiddle = (length) => length > 32 && length <= 96 && isQuickForMiddle();
var isQuickForMiddle = /* @__PURE__ */ lazy(isFirefox);
var SHORT_ASCII = 64;
function shortASCII(encoding, bytes2, length) {
  if (length > SHORT_ASCII || length <= mostASCII()) return void 0;
  if ((bytes2[0] | bytes2[length >> 1] | bytes2[length - 1]) >= 128 || !isASCII(bytes2, length)) return void 0;
  const slice = sliceLatin1();
  return slice ? slice.call(bytes2, 0, length) : quickString(encoding, bytes2, length);
}
var decoders = [];
function decodeBytes(encoding, bytes2, length) {
  if (length < LONG) {
    const string = isMiddle(length) ? decodeByHost(encoding, bytes2, length) : void 0;
    if (string !== void 0) return string;
    return quickString(encoding, bytes2, length) ?? latin1String(encoding, bytes2, length) ?? decodeByHost(encoding, bytes2, length);
  }
  return latin1String(encoding, bytes2, length) ?? (isQuickForLong(encoding) ? decodeByHost(encoding, bytes2, length) : void 0) ?? quickString(encoding, bytes2, length);
}
function latin1String(encoding, bytes2, length) {
  const slice = sliceLatin1();
  if (!slice || encoding !== WINDOWS_1252 || !isLatin1(bytes2, length) || isShared(bytes2, length)) return void 0;
  try {
    return slice.call(bytes2, 0, length);
  } catch {
    return void 0;
  }
}
function decodeByHost(encoding, bytes2, length) {
  if (isShared(bytes2, length)) return void 0;
  if (decoders[encoding] === void 0) decoders[encoding] = ifRight(() => newDecoder(encoding)) ?? null;
  return decoders[encoding]?.(bytes2);
}
var sliceLatin1 = /* @__PURE__ */ lazy(() => ifRight(newLatin1Slice));
function newLatin1Slice() {
  const slice = (
    /** @type {Function} */
    latin1Slice
  );
  const bytes2 = Uint8Array.from({ length: 256 }, (_, i) => i);
  return slice.call(bytes2, 0, 256) === String.fromCharCode(...bytes2) ? slice : void 0;
}
function isLatin1(bytes2, length) {
  if (length < LONG) return isLatin1Between(bytes2, 0, length);
  const { start, words } = wordsOf(bytes2, 0);
  const end2 = start + 4 * words.length;
  if (!isLatin1Between(bytes2, 0, start) || !isLatin1Between(bytes2, end2, length)) return false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if ((word & ~(word << 1) & ~(word << 2) & 2155905152) !== 0) return false;
  }
  return true;
}
function isLatin1Between(bytes2, start, end2) {
  for (let i = start; i < end2; i++) if ((bytes2[i] & 224) === 128) return false;
  return true;
}
var isQuickForLong = (encoding) => isFirefox() || encoding === WINDOWS_1252 && (isBun() || !(nodeVersion() > 0));
function newDecoder(encoding) {
  const table = (
    /** @type {Uint16Array} */
    decodingTable(encoding)
  );
  const decode3 = newHostDecoder(encodings[encoding].name);
  const isRight = (bytes2) => decode3(bytes2) === String.fromCharCode(...Array.from(bytes2, (byte) => table[byte]));
  const all = Uint8Array.from({ length: 4096 }, (_, i) => i);
  return all.subarray(0, 256).every((byte) => isRight(Uint8Array.of(byte))) && isRight(all) ? decode3 : void 0;
}

// js/host-primitives.js
var SHORT2 = 24;
var utf8Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Decoder));
var utf16Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF16Decoder));
function hostDecoder(encoding, bytes2, length) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return void 0;
  if (length < SHORT2 || isShared(bytes2, length)) return void 0;
  return encoding === UTF_8 ? utf8Decoder() : utf16Decoder();
}
var FEW = 256;
function decodeFewUTF8(bytes2, length, fatal) {
  if (length > FEW || bytes2[0] === 239 || isShared(bytes2, length)) return void 0;
  const decoder = utf8Decoder();
  if (!decoder || bytes2[length - 1] >= 128 && decoder.completeLength(bytes2, length) < length) return void 0;
  const string = decoder.decodeFew(bytes2, length);
  return fatal && string?.includes("\uFFFD") ? void 0 : string;
}
function newUTF8Decoder() {
  const isASCII2 = nodeVersion() < 22 ? hostIsASCII() : () => true;
  if (!isASCII2) return void 0;
  const decodeByHost2 = newHostDecoder("utf-8");
  const decodeFew = newFewUTF8Decoder(decodeByHost2);
  const decode3 = (...bytes2) => {
    const string = decodeFew(Uint8Array.from(bytes2), bytes2.length);
    return string === decodeByHost2(Uint8Array.from(bytes2)) ? string : void 0;
  };
  const isRight = decode3(239, 187, 191, 97, 230, 188, 162, 240, 159, 146, 169) === "\uFEFFa\u6F22\u{1F4A9}" && decode3(192, 128, 237, 160, 128, 244, 144, 128, 128, 97) === `${"\uFFFD".repeat(9)}a` && decode3(240, 159, 146, 97, 230, 188) === "\uFFFDa\uFFFD";
  if (!isRight) return void 0;
  return {
    bom: [239, 187, 191],
    decode(bytes2, _length, fatal) {
      try {
        if (!isASCII2(bytes2)) return void 0;
        const string = decodeByHost2(bytes2);
        return fatal && string.includes("\uFFFD") ? void 0 : string;
      } catch {
        return void 0;
      }
    },
    decodeFew,
    completeLength(bytes2, length) {
      for (let back = 1; back <= 3 && back <= length; back++) {
        const byte = bytes2[length - back];
        if (byte < 128) break;
        if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? length - back : length;
      }
      return length;
    }
  };
}
function newFewUTF8Decoder(decodeByHost2) {
  const version = nodeVersion();
  if (version < 22)
    return (bytes2, length) => length <= 64 || isProbablyASCII(bytes2, length) ? decodeByHost2(bytes2) : void 0;
  const most = isDeno() ? 64 : version > 0 ? FEW : 0;
  const slice = (
    /** @type {Function} */
    utf8Slice
  );
  return slice && most ? (bytes2, length) => length <= most ? slice.call(bytes2, 0, length) : decodeByHost2(bytes2) : decodeByHost2;
}
function isProbablyASCII(bytes2, length) {
  let all = 0;
  for (let i = 0; i < length; i += 16) all |= bytes2[i];
  return all < 128;
}
function newUTF16Decoder() {
  const most = nodeVersion() < 22 ? 512 : Number.POSITIVE_INFINITY;
  const slice = (bytes3) => (
    /** @type {Function} */
    ucs2Slice.call(bytes3, 0, lengthOf(bytes3))
  );
  const text = "\uFEFFa\u6F22\u{1F4A9}\uFFFE";
  const bytes2 = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice(bytes2) !== text || "a\uD83D".toWellFormed() !== "a\uFFFD") return void 0;
  return {
    bom: [255, 254],
    decode(bytes3, length, fatal) {
      if (length % 2 === 1 || length > most) return void 0;
      try {
        const string = slice(bytes3);
        if (string.isWellFormed()) return string;
        return fatal ? void 0 : string.toWellFormed();
      } catch {
        return void 0;
      }
    },
    completeLength(bytes3, length) {
      const even = length - length % 2;
      return (bytes3[even - 1] & 252) === 216 ? even - 2 : even;
    }
  };
}

// js/decoding.js
var BOM = 65279;
var SHORT3 = 256;
var FEW2 = 8;
var joined2 = /* @__PURE__ */ new Uint8Array(MOST_UNITS);
var TextDecoderCommon = class {
  encoding;
  fatal;
  ignoreBOM;
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #decoder = null;
  /** The start of a character that the last chunk ended with, if no decoder has it. */
  #held = [0, 0];
  #heldLength = 0;
  #bomSeen = false;
  /** How many bytes of the stream came before. */
  #position;
  /** What ended the current call. @type {Malformed | null} */
  #malformed = null;
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
    this.#heldLength = 0;
    this.#bomSeen = false;
    this.#position = 0;
  }
  /**
   * Decodes a chunk and serializes the result.
   *
   * After an error the rest of the chunk is dropped, and the decoder is as its handler left it: in its initial state,
   * except for ISO-2022-JP, which keeps its current character set.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @param {string} [context] makes the error for malformed input a TypeError, whose message it starts
   * @returns {string}
   * @throws {Malformed | TypeError} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    const length = lengthOf(chunk);
    if (!this.#decoder) {
      const hasHeld = this.#heldLength > 0;
      const string2 = hasHeld ? this.#decodeWithHeld(chunk, length, endOfQueue) : this.#decodeQuickly(chunk, length, endOfQueue);
      if (string2 !== void 0) {
        if (!endOfQueue) this.#keepRest(length);
        return string2;
      }
      if (hasHeld) this.#giveHeld();
    }
    const decoder = this.#decoder;
    const bomSeen = this.#bomSeen;
    const position = this.#position;
    let string = "";
    try {
      string = this.#decodeByHost(chunk, length, endOfQueue) ?? this.#decodeBlocks(chunk, length, endOfQueue);
    } catch (error) {
      this.#decoder = decoder;
      this.#bomSeen = bomSeen;
      this.#position = position;
      throw explain(error);
    }
    const malformed = this.#malformed;
    if (malformed) {
      this.#malformed = null;
      this.#bomSeen = bomSeen;
      this.#position = position + length;
      throw context === void 0 ? malformed : malformed.toTypeError(context);
    }
    return string;
  }
  /**
   * Decodes a chunk that is short or has a byte for each character; `undefined` to leave it to others.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeQuickly(chunk, length, endOfQueue) {
    const { encoding } = this;
    rest.length = 0;
    if (length === 0) return "";
    if (encoding === UTF_8) {
      return decodeShortUTF8(chunk, length, endOfQueue) ?? decodeFewUTF8(chunk, length, this.fatal);
    }
    if (!isASCIICompatible(encoding)) return void 0;
    const isSingle = isSingleByte(encoding);
    const string = shortASCII(encoding, chunk, length) ?? (length <= (isSingle ? FEW2 : MOST_UNITS) ? decodeShortByTable(chunk, length, endOfQueue, encoding) : void 0) ?? (isSingle ? decodeBytes(encoding, chunk, length) : void 0);
    return string !== void 0 && this.fatal && string.includes("\uFFFD") ? void 0 : string;
  }
  /**
   * The same for a chunk that the bytes that are held belong before.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeWithHeld(chunk, length, endOfQueue) {
    const held = this.#heldLength;
    const whole = held + length;
    if (length === 0 || whole > MOST_UNITS) return void 0;
    rest.length = 0;
    joined2[0] = this.#held[0];
    joined2[1] = this.#held[1];
    for (let i = 0; i < length; i++) joined2[held + i] = chunk[i];
    return this.encoding === UTF_8 ? decodeShortUTF8(joined2, whole, endOfQueue) : decodeShortByTable(joined2, whole, endOfQueue, this.encoding);
  }
  /** Keeps what a chunk leaves to the next one. @param {number} length of the chunk */
  #keepRest(length) {
    this.#position += length;
    this.#bomSeen ||= length > 0;
    this.#heldLength = rest.length;
    if (rest.length > 0) this.#held = [rest.bytes[0], rest.bytes[1]];
  }
  /** Gives the bytes that are held to a decoder. */
  #giveHeld() {
    const held = Uint8Array.from(this.#held);
    try {
      useDecoder(this.encoding, null);
      decodeBlock(held, this.#heldLength, 0, this.fatal, false);
      this.#decoder = saveCodec();
      this.#heldLength = 0;
    } catch (error) {
      throw explain(error);
    }
  }
  /**
   * Decodes with the host's decoder, if it is the quicker one, except for characters that are split by the chunk's ends.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeByHost(chunk, length, endOfQueue) {
    const host = hostDecoder(this.encoding, chunk, length);
    if (!host) return void 0;
    let start = 0;
    let string = "";
    const end2 = host.completeLength(chunk, length);
    if (length < SHORT3 && (this.#decoder || end2 < length)) return void 0;
    if (this.#decoder) {
      if (this.encoding !== UTF_8) return void 0;
      while (start < 3 && (chunk[start] & 192) === 128) start += 1;
      if (start === length) return void 0;
      string = this.#decodeBlocks(partOf(chunk, 0, start), start, true);
      if (this.#malformed) return string;
    }
    if (!this.#bomSeen && !this.ignoreBOM && chunk[start] === host.bom[0]) {
      if (host.bom.every((byte, i) => chunk[start + i] === byte)) {
        start += host.bom.length;
        this.#position += host.bom.length;
      }
    }
    this.#bomSeen ||= end2 > 0;
    const whole = start === 0 && end2 === length ? chunk : partOf(chunk, start, end2);
    const decoded = host.decode(whole, end2 - start, this.fatal);
    if (decoded === void 0) {
      string = join(string, this.#decodeBlocks(whole, end2 - start, true));
      if (this.#malformed) return string;
    } else {
      string = join(string, decoded);
      this.#position += end2 - start;
    }
    return end2 < length ? join(string, this.#decodeBlocks(partOf(chunk, end2), length - end2, endOfQueue)) : string;
  }
  /** @param {Uint8Array} chunk @param {number} chunkLength @param {boolean} endOfQueue */
  #decodeBlocks(chunk, chunkLength, endOfQueue) {
    useDecoder(this.encoding, this.#decoder);
    let string = "";
    const collection = collectUnits(chunkLength);
    let bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding);
    let written = 0;
    for (let start = 0; ; start += blockLength) {
      const isLast = chunkLength - start <= blockLength;
      const read = Math.min(blockLength, chunkLength - start);
      const block = start === 0 && isLast ? chunk : partOf(chunk, start, start + read);
      const length = decodeBlock(block, read, written, this.fatal, endOfQueue && isLast);
      if (length < 0) {
        this.#decoder = saveCodec();
        this.#malformed = new Malformed(this.name, this.#position + start + report.start(), report.length());
        return string;
      }
      written += length;
      if (written > 0 && (isLast || !hasRoomFor(written))) {
        const first = !bomSeen && firstUnit() === BOM ? 1 : 0;
        if (collection) collection.add(unitsAddress() + 2 * first, written - first);
        else string = join(string, unitsString(first, written));
        bomSeen = true;
        written = 0;
      }
      if (isLast) break;
    }
    this.#bomSeen = bomSeen;
    this.#decoder = endOfQueue ? null : stateToKeep();
    this.#position += chunkLength;
    return collection ? collection.toText() : string;
  }
};
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
function platformInterface(Interface3, name) {
  const { prototype } = Interface3;
  Object.defineProperty(Interface3, "name", { value: name, configurable: true });
  for (const member of Object.getOwnPropertyNames(prototype)) {
    if (member !== "constructor") Object.defineProperty(prototype, member, { enumerable: true });
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
  return Interface3;
}
function ensurePrototype(object, newTarget, Interface3) {
  const { prototype } = newTarget;
  const isObject = typeof prototype === "function" || typeof prototype === "object" && prototype !== null;
  if (!isObject) Object.setPrototypeOf(object, Interface3.prototype);
}

// js/text-decoder.js
var DECODE = "Failed to execute 'decode' on 'TextDecoder'";
var Interface = class _Interface {
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
  decode(input2 = NOTHING, options = void 0) {
    const common = this.#common;
    const source = toBufferSource(input2, DECODE);
    const stream = booleanMember(options, "stream", DECODE);
    if (!this.#doNotFlush) common.reset();
    this.#doNotFlush = stream;
    return common.decode(borrowBytes(source), !stream, DECODE);
  }
};
var TextDecoder = /* @__PURE__ */ platformInterface(Interface, "TextDecoder");
function newTextDecoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const fatal = booleanMember(options, "fatal", context);
  const ignoreBOM = booleanMember(options, "ignoreBOM", context);
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
   * @throws {RangeError} if the label is unknown, or a label of replacement
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
    const bytes2 = joined(this.#held, chunk);
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
var Interface2 = class {
  #common;
  #stream;
  /**
   * @param {string} [fallbackLabel] a label of any encoding
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] `ignoreBOM`: whether a byte order mark is kept as text; it chooses the encoding either way
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
var DecoderStream = /* @__PURE__ */ platformInterface(Interface2, "DecoderStream");

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
  const input2 = bytesOf(source);
  const bom = findBOM(input2);
  const start = bom && !ignoreBOM ? bom.bytes.length : 0;
  const common = new TextDecoderCommon(bom?.encoding ?? fallback, fatal, true, start);
  return withTypeErrors(context, () => common.decode(partOf(input2, start), true));
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
export {
  DecoderStream,
  TextDecoder,
  TextDecoderStream,
  bomSniff,
  decode2 as decode,
  encodings,
  initialize,
  labelToName
};
