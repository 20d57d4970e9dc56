// js/entry.js
import module from "./iconv-lite-prepared.wasm";
var ownModule = () => module, ENTRY = "encoding-wasm/iconv-lite";

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

// js/groups.js
var GROUPS = ["chinese", "japanese", "korean"];

// js/lazy.js
function lazy(make) {
  let value, isMade = !1;
  return () => {
    if (!isMade) {
      isMade = !0;
      try {
        value = make();
      } catch (error) {
        throw isMade = !1, error;
      }
    }
    return value;
  };
}

// js/encodings.js
var encodings = /* @__PURE__ */ readEncodings();
function readEncodings() {
  let list = ENCODINGS.split(`
`).map((line) => {
    let [name, ...labels] = line.split(" ");
    return Object.freeze({ name, labels: Object.freeze([...labels, name.toLowerCase()].sort()) });
  });
  return Object.freeze(list);
}
var places = /* @__PURE__ */ lazy(
  () => new Map(encodings.flatMap(({ labels }, place) => labels.map((label) => [label, place])))
), STARTS = [
  [36, ""],
  [35, "korean"],
  [32, "japanese"],
  [29, "chinese"],
  [1, "single-byte"],
  [0, ""]
], isASCIICompatible = (encoding) => encoding < 36 && encoding !== 33, isSingleByte = (encoding) => encoding > 0 && encoding < 29, isOfPairs = (encoding) => encoding >= 29 && isASCIICompatible(encoding), isScattered = (encoding) => /^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(encodings[encoding].name), groupOf = (encoding) => (
  /** @type {[number, string]} */
  STARTS.find(([first]) => encoding >= first)[1]
);
function getEncoding(label) {
  let map = places();
  return map.get(label) ?? map.get(asciiLowercase(trim(label)));
}
function toEncoding(label, context) {
  let encoding = getEncoding(label);
  if (encoding === void 0) {
    let similar = findSimilar(label), question = similar === void 0 ? "" : ` Did you mean '${encodings[similar].name}'?`;
    throw new RangeError(`${context}: The encoding label provided ('${label}') is invalid.${question}`);
  }
  if (GROUPS) {
    let group = groupOf(encoding);
    if (group && !GROUPS.includes(group))
      throw new RangeError(
        `${context}: '${ENTRY}' doesn't include ${encodings[encoding].name}; import it from 'encoding-wasm/${group}' or 'encoding-wasm'.`
      );
  }
  return encoding;
}
var placesOfKeys = /* @__PURE__ */ lazy(
  () => new Map(Array.from(places(), ([label, place]) => (
    /** @type {const} */
    [keyOf(label), place]
  )).reverse())
);
function findSimilar(name) {
  let key = keyOf(name), place = placesOfKeys().get({ 936: "gbk", 950: "big5" }[key] ?? key);
  return place === 36 ? void 0 : place;
}
var keyOf = (name) => asciiLowercase(name).replace(/[^a-z\d]/g, "").replace(/^x+/, "").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/, "").replace(/^latin(?=\d)/, "l");
function hasBOM(encoding) {
  return encoding === 0 || encoding === 37 || encoding === 38;
}
function trim(string) {
  let start = 0, end2 = string.length;
  for (; isWhiteSpace(string[start]); ) start += 1;
  for (; isWhiteSpace(string[end2 - 1]); ) end2 -= 1;
  return string.slice(start, end2);
}
var isWhiteSpace = (character) => `	
\f\r `.includes(character);
function asciiLowercase(string) {
  return string.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

// js/host.js
var methodOf = (Class, name) => Class?.prototype?.[name], bufferMethod = (name) => methodOf(globalThis.Buffer, name), ucs2Slice = /* @__PURE__ */ bufferMethod("ucs2Slice"), ucs2Write = /* @__PURE__ */ bufferMethod("ucs2Write"), utf8Slice = /* @__PURE__ */ bufferMethod("utf8Slice"), latin1Slice = /* @__PURE__ */ bufferMethod("latin1Slice"), classOf = (name) => globalThis[name], Decoder = /* @__PURE__ */ classOf("TextDecoder"), decode = /* @__PURE__ */ methodOf(Decoder, "decode"), Encoder = /* @__PURE__ */ classOf("TextEncoder"), encode = /* @__PURE__ */ methodOf(Encoder, "encode"), encodeInto = /* @__PURE__ */ methodOf(Encoder, "encodeInto");
function newHostDecoder(label, fatal = !1, ignoreBOM = !0) {
  let decoder = new /** @type {typeof TextDecoder} */
  Decoder(label, { fatal, ignoreBOM });
  return Object.defineProperty(decoder, "decode", { value: decode });
}
function newHostEncoder() {
  let encoder2 = new /** @type {typeof TextEncoder} */
  Encoder();
  return Object.defineProperties(encoder2, { encode: { value: encode }, encodeInto: { value: encodeInto } }), encoder2;
}
function attempt(make) {
  try {
    return make();
  } catch {
    return;
  }
}
var isFirefox = () => "InternalError" in globalThis, isBun = () => "Bun" in globalThis, isChromium = () => userAgent().includes("Chrome/"), isWebKit = () => userAgent().includes("AppleWebKit/") && !isChromium() && !(nodeVersion() > 0);
function userAgent() {
  try {
    return `${globalThis.navigator?.userAgent}`;
  } catch {
    return "";
  }
}
var isDeno = () => "Deno" in globalThis, isWorkerd = () => userAgent() === "Cloudflare-Workers", isWebKitOrWorkerd = () => isWebKit() || isWorkerd(), nodeVersion = () => isWorkerd() ? Number.NaN : Number.parseInt(globalThis.process?.versions?.node, 10), isOldNode = () => nodeVersion() < 22, builtinModule = (name) => (
  /** @type {any} */
  globalThis.process?.getBuiltinModule?.(name)
);

// js/webidl.js
var getter = (prototype, name) => (
  /** @type {any} */
  Object.getOwnPropertyDescriptor(prototype, name)?.get
), typedArrayPrototype = () => Object.getPrototypeOf(Uint8Array.prototype), typedArrayGetter = (name) => getter(typedArrayPrototype(), name);
var arrayBufferLengthGetter = () => getter(ArrayBuffer.prototype, "byteLength"), typedArrayMethod = (name) => typedArrayPrototype()[name];
var getBuffer = /* @__PURE__ */ typedArrayGetter("buffer"), getByteOffset = /* @__PURE__ */ typedArrayGetter("byteOffset"), getByteLength = /* @__PURE__ */ typedArrayGetter("byteLength"), typedArrayIncludes = /* @__PURE__ */ typedArrayMethod("includes"), typedArraySet = /* @__PURE__ */ typedArrayMethod("set"), typedArraySlice = /* @__PURE__ */ typedArrayMethod("slice"), typedArraySubarray = /* @__PURE__ */ typedArrayMethod("subarray");
var getArrayBufferLength = /* @__PURE__ */ arrayBufferLengthGetter(), lengthOf = (bytes2) => getByteLength.call(bytes2);
function quickLengthOf(bytes2) {
  let { length } = bytes2;
  return typeof length == "number" && bytes2[length - 1] !== void 0 && bytes2[length] === void 0 ? length : lengthOf(bytes2);
}
var partOf = (bytes2, start, end2 = lengthOf(bytes2)) => new Uint8Array(getBuffer.call(bytes2), getByteOffset.call(bytes2) + start, end2 - start);
var setBytes = (bytes2, source, start) => typedArraySet.call(bytes2, source, start), hasByte = (bytes2, byte) => typedArrayIncludes.call(bytes2, byte), mostToSlice = /* @__PURE__ */ lazy(() => isFirefox() ? 96 : isWebKit() ? 1024 : 1 / 0);
function copyOf(bytes2, start, end2) {
  if (end2 - start <= mostToSlice()) return typedArraySlice.call(bytes2, start, end2);
  let copy = new Uint8Array(end2 - start);
  return setBytes(copy, typedArraySubarray.call(bytes2, start, end2)), copy;
}
function copyOfShort(bytes2, start, length) {
  if (length > 24) return copyOf(bytes2, start, start + length);
  let copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = bytes2[start + i];
  return copy;
}
function isShared(bytes2, length) {
  if (length <= 64) return !1;
  try {
    return getArrayBufferLength.call(getBuffer.call(bytes2)), !1;
  } catch {
    return !0;
  }
}
var NOTHING = /* @__PURE__ */ new Uint8Array();
function toScalarValueString(string) {
  return string.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
}

// js/code-points.js
var isSurrogate = (unit) => (unit & 63488) === 55296;
function scalarValueAt(string, index) {
  let codePoint = index === string.length - 1 ? string.charCodeAt(index) : (
    /** @type {number} */
    string.codePointAt(index)
  );
  return codePoint >= 55296 && codePoint <= 57343 ? 65533 : codePoint;
}
var utf8Length = (codePoint) => codePoint < 128 ? 1 : codePoint < 2048 ? 2 : codePoint < 65536 ? 3 : 4;
function writeCodePoint(codePoint, bytes2, start) {
  if (codePoint < 128)
    return bytes2[start] = codePoint, start + 1;
  let length = utf8Length(codePoint);
  for (let place = length - 1; place > 0; place--)
    bytes2[start + place] = 128 | codePoint >> 6 * (length - 1 - place) & 63;
  return bytes2[start] = codePoint >> 6 * (length - 1) | (length === 2 ? 192 : length === 3 ? 224 : 240), start + length;
}

// js/ascii.js
function isASCII(bytes2, length) {
  for (let i = 0; i < length; i++) if (bytes2[i] >= 128) return !1;
  return !0;
}
function isProbablyASCII(bytes2, length) {
  let step = Math.ceil(length / 8);
  for (let i = 0; i < length; i += step) if (bytes2[i] >= 128) return !1;
  return bytes2[length - 1] < 128;
}
var isRarelyASCII = (bytes2, length) => (bytes2[0] & bytes2[length >> 1]) >= 128;
function hasMuchASCII(bytes2, length, least2) {
  if ((bytes2[1] & bytes2[length >> 1]) >= 128) return !1;
  let count = 0, step = Math.ceil(length / 32) | 1;
  for (let i = 0; i < length; i += step) bytes2[i] < 128 && (count += 1);
  return count >= least2;
}
var hostIsASCII = /* @__PURE__ */ lazy(() => attempt(newIsASCII));
function newIsASCII() {
  let { isAscii } = builtinModule("node:buffer"), bytes2 = new Uint8Array(100).fill(127);
  return isAscii(bytes2) && bytes2.every((_, i) => !isAscii(bytes2.with(i, 128))) ? isAscii : void 0;
}

// js/string-of-few.js
function stringOfFew(u, at2, length) {
  let { fromCharCode } = String;
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

// js/strings.js
function chooseCopier(wasm2, address, module2) {
  let { memory } = wasm2, byArray = copierIfCorrect((memory2) => newArrayCopier(memory2, module2), memory, address), byBuffer = copierIfCorrect(newBufferCopier, memory, address);
  if (byArray && byBuffer) {
    let mostByArray = isDeno() ? 1 / 0 : 64;
    return {
      ...byBuffer,
      read: (at2, length) => (length < 128 ? byArray : byBuffer).read(at2, length),
      write: (string, at2) => (string.length < mostByArray ? byArray : byBuffer).write(string, at2),
      readBytes: byArray.readBytes,
      readPairs: byArray.readPairs,
      writeBytes: isDeno() ? byArray.writeBytes : void 0,
      mostByTable: 512
    };
  }
  let byCharCode = newCharCodeCopier(memory);
  if (byArray)
    return isFirefox() ? newFirefoxCopier(byArray, copierIfCorrect(newDecoderCopier, memory, address)) : byArray;
  let long = byBuffer ?? copierIfCorrect(newDecoderCopier, memory, address) ?? byCharCode, most = byBuffer ? 18 : 15, copier = {
    ...long,
    read: (at2, length) => (length <= most ? byCharCode : long).read(at2, length),
    write: (string, at2) => (string.length < 16 ? byCharCode : long).write(string, at2),
    // WebKit and workerd have no Buffer, and collecting by a decoder isn't measured there.
    collect: byBuffer?.collect
  };
  return byBuffer ? withLookUps(copier, wasm2, address) : copier;
}
var withLookUps = (copier, wasm2, units2) => ({
  ...copier,
  readBytes(_, length, encoding) {
    return wasm2.look_up_bytes(encoding, length), copier.read(units2, length);
  },
  readPairs(_, length, encoding, isChunk) {
    let count = wasm2.look_up_pairs(encoding, length, isChunk);
    return count < 0 ? null : copier.read(units2, count);
  },
  readsInput: !0,
  mostByTable: 512
});
function copierIfCorrect(makeCopier, memory, address) {
  let text = "\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
  try {
    let copier = makeCopier(memory);
    return copier.write(text, address), newCharCodeCopier(memory).read(address, text.length) === text && copier.read(address, text.length) === text ? copier : void 0;
  } catch {
    return;
  }
}
var SECTION = "strings";
function newArrayCopier(memory, module2) {
  let [bytes2] = WebAssembly.Module.customSections(module2, SECTION), strings2 = new WebAssembly.Module(bytes2, { builtins: ["js-string"] }), { exports } = new WebAssembly.Instance(strings2, { "encoding-wasm": { memory } });
  return { .../** @type {any} */
  exports, most: 65539 };
}
function newFirefoxCopier(byArray, byDecoder) {
  let { read, readBytes } = (
    /** @type {Required<StringCopier>} */
    byArray
  );
  return {
    ...byArray,
    collect: byDecoder?.collect,
    read(at2, length) {
      if (length > 108) return (length >= 1024 && byDecoder ? byDecoder.read : read)(at2, length);
      let string = read(at2, Math.min(length, 36));
      for (let i = 36; i < length; i += 36) string += read(at2 + 2 * i, Math.min(length - i, 36));
      return string;
    },
    readBytes(at2, length, table2) {
      if (length > 108) return readBytes(at2, length, table2);
      let string = readBytes(at2, Math.min(length, 36), table2);
      for (let i = 36; i < length; i += 36) string += readBytes(at2 + i, Math.min(length - i, 36), table2);
      return string;
    }
  };
}
function newBufferCopier(memory) {
  let [slice, write] = (
    /** @type {Function[]} */
    [ucs2Slice, ucs2Write]
  ), bytes2 = new Uint8Array(memory.buffer), current = () => (bytes2[0] === void 0 && (bytes2 = new Uint8Array(memory.buffer)), bytes2);
  return {
    read: (address, length) => slice.call(current(), address, address + 2 * length),
    write: (string, address) => write.call(current(), string, address, 2 * string.length),
    most: 1 / 0,
    collect: newCollector(memory, (all, end2) => slice.call(all, 0, end2))
  };
}
function newCollector(memory, makeString) {
  let room3;
  return typeof WeakRef != "function" ? void 0 : collect;
  function collect(length) {
    let all = roomFor(2 * length), end2 = 0;
    return {
      add(address, length2) {
        setBytes(all, new Uint8Array(memory.buffer, address, 2 * length2), end2), end2 += 2 * length2;
      },
      toText: () => makeString(all, end2)
    };
  }
  function roomFor(size) {
    let last = room3?.deref();
    if (last && last[size - 1] !== void 0) return last;
    let made = new Uint8Array(2 ** Math.ceil(Math.log2(size)));
    return room3 = new WeakRef(made), made;
  }
}
function newDecoderCopier(memory) {
  let decoder = newHostDecoder("utf-16le"), { write, most } = newCharCodeCopier(memory), read = (address, length) => decoder.decode(new Uint16Array(memory.buffer, address, length)), collect = newCollector(memory, (all, end2) => decoder.decode(new Uint16Array(all.buffer, 0, end2 / 2)));
  return { read, write, most, collect };
}
function newCharCodeCopier(memory) {
  let units2 = new Uint16Array(memory.buffer), current = () => (units2[0] === void 0 && (units2 = new Uint16Array(memory.buffer)), units2);
  return {
    read(address, length) {
      let units3 = current(), [start, end2] = [address / 2, address / 2 + length];
      if (length <= 18) return stringOfFew(units3, start, length);
      let string = "";
      for (let i = start; i < end2; i += 8192)
        string += String.fromCharCode.apply(
          null,
          /** @type {any} */
          units3.subarray(i, Math.min(i + 8192, end2))
        );
      return string;
    },
    write(string, address) {
      let units3 = current();
      for (let i = 0; i < string.length; i++) units3[address / 2 + i] = string.charCodeAt(i);
    },
    most: 1 / 0
  };
}

// js/instance.js
var compiled, wasm, bytesView, inputView, codecView, strings, at = { input: 0, units: 0, output: 0 }, unitsLength = 0, task = { name: "", encoding: -1 }, series = {
  isBusy: !0,
  /** The encoding of the current codec if that is a decoder as good as new, or ~encoding if it is an encoder; or `NOT_NEW`. */
  newCodec: NaN,
  /** How many series have begun, except for those that reuse the codec. */
  count: 0
};
function begin(name, encoding) {
  task.name = name, task.encoding = encoding, series.newCodec = NaN, series.count += 1, series.isBusy && newInstance(), series.isBusy = !0;
}
function newInstance() {
  try {
    requireWebAssembly(), compiled ??= checkModule(compile(ownModule())), adopt(new WebAssembly.Instance(compiled), compiled);
  } catch (error) {
    throw explainStart(error);
  }
}
function compile(source) {
  return isModule(source) ? source : new WebAssembly.Module(source);
}
function isModule(value) {
  try {
    return WebAssembly.Module.customSections(
      /** @type {any} */
      value,
      SECTION2
    ), !0;
  } catch {
    return !1;
  }
}
var SECTION2 = "encoding-wasm";
function checkModule(module2) {
  let [section] = WebAssembly.Module.customSections(module2, SECTION2), expected = `${ENTRY} 0.1.0`, found = section ? String.fromCharCode(...new Uint8Array(section)) : "something else";
  if (found === expected) return module2;
  throw new TypeError(
    `encoding-wasm: the given module belongs to ${found}, not to ${expected}; use the module of this entry and version.`
  );
}
function adopt({ exports }, module2) {
  wasm = /** @type {any} */
  exports, RuntimeError = WebAssembly.RuntimeError, at.input = wasm.input(), at.units = wasm.units(), at.output = wasm.output(), viewMemory(), strings = chooseCopier(wasm, at.units, module2), unitsLength = Math.min(wasm.units_length(), strings.most), series.isBusy = !1;
}
function requireWebAssembly() {
  if (typeof WebAssembly != "object")
    throw new Error(
      "encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it."
    );
}
function explainStart(error) {
  let { message } = error, explained = (text) => new Error(`encoding-wasm: ${text}`, { cause: error });
  if (message.startsWith("encoding-wasm: ")) return error;
  if (isNoMemory(error)) return new RangeError(`encoding-wasm: ${NO_MEMORY} (${message})`, { cause: error });
  if (/content security policy|\bCSP\b|: $/i.test(message))
    return explained(
      "this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src"
    );
  if (/main thread|larger than \d+ ?[KM]B/i.test(message))
    return explained(
      `this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${message})`
    );
  if (/disallowed by embedder/.test(message))
    return explained(
      `this host doesn't let this code compile WebAssembly; call initialize() with a compiled module first (${message})`
    );
  let { CompileError, LinkError } = WebAssembly;
  return error instanceof CompileError || error instanceof LinkError ? explained(
    `the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${error})`
  ) : error;
}
var NO_MEMORY = "no memory for WebAssembly; free some, and call again", isNoMemory = (error) => error instanceof RangeError && /memory/i.test(error.message);
function bytes() {
  return refreshViews(), bytesView;
}
function input() {
  return refreshViews(), inputView;
}
function codecState() {
  return refreshViews(), codecView;
}
function refreshViews() {
  bytesView[0] === void 0 && viewMemory();
}
function viewMemory() {
  let { buffer } = wasm.memory;
  bytesView = new Uint8Array(buffer), inputView = new Uint8Array(buffer, at.input, 65536), codecView = new Int32Array(buffer, wasm.codec(), wasm.codec_length() >> 2);
}
function once(name, call) {
  return begin(name, -1), end(call);
}
function end(call) {
  try {
    let result = call();
    return series.isBusy = !1, result;
  } catch (error) {
    throw explain(error);
  }
}
var RuntimeError;
function explain(error) {
  if (!series.isBusy || !RuntimeError || !(error instanceof RuntimeError)) return error;
  let encoding = encodings[task.encoding]?.name, failed = `${task.name}${encoding ? ` of ${encoding}` : ""} failed`;
  return isMemoryFull() ? new RangeError(`encoding-wasm: ${failed}: ${NO_MEMORY}`, { cause: error }) : new Error(
    `encoding-wasm 0.1.0: ${failed} (${error.message}) because of a bug in this package. Please report it, with the input if you can.`,
    { cause: error }
  );
}
function isMemoryFull() {
  try {
    return wasm.memory.grow(32), !1;
  } catch {
    return !0;
  }
}

// js/wasm.js
function saveCodec(target = null) {
  let state = codecState();
  return copyState(state, target ?? new Int32Array(state.length));
}
function stateToKeep() {
  return wasm.held() !== 0 ? saveCodec() : (series.newCodec = codec, null);
}
var restoreCodec = (saved) => copyState(saved, codecState());
function copyState(source, target) {
  for (let i = 0; i < source.length; i++) target[i] = source[i];
  return target;
}
function useDecoder(encoding, saved) {
  reuse(encoding, saved) || (begin("decoding", encoding), saved ? restoreCodec(saved) : wasm.new_decoder(encoding), codec = encoding === 33 || encoding === 36 ? NaN : encoding);
}
var codec = NaN;
function reuse(kind, saved) {
  return saved || series.newCodec !== kind || series.isBusy ? !1 : (series.newCodec = NaN, series.isBusy = !0, !0);
}
function useEncoder(encoding, saved) {
  reuse(~encoding, saved) || (begin("encoding", encoding), saved ? restoreCodec(saved) : wasm.new_encoder(encoding), codec = ~encoding);
}
function decodeBlock(block, length, at2, fatal, endOfQueue) {
  setInput(block, length), series.isBusy = !0;
  let result = wasm.decode_block(length, at2, +fatal, +endOfQueue);
  return series.isBusy = !1, endOfQueue && result >= 0 && (series.newCodec = codec), check(result);
}
var byteTable = {
  encoding: -1,
  source: 0,
  mostWithMuchASCII: 0,
  mostWithLittleASCII: 0,
  owner: (
    /** @type {typeof wasm | undefined} */
    void 0
  )
};
function stringByTable(encoding, chunk, length) {
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm || series.isBusy) {
    try {
      begin("decoding", encoding), byteTable.owner = wasm;
      let address = strings.readBytes ? wasm.byte_table(encoding) : 0;
      byteTable.source = strings.readsInput ? encoding : address;
      let most = address === 0 ? 0 : strings.mostByTable ?? 1 / 0;
      byteTable.mostWithMuchASCII = isScattered(encoding) ? 2 * most : most, byteTable.mostWithLittleASCII = most > 0 && isScattered(encoding) ? 1 / 0 : most, byteTable.encoding = encoding;
    } catch (error) {
      throw explain(error);
    }
    series.isBusy = !1;
  }
  let { mostWithMuchASCII, mostWithLittleASCII } = byteTable;
  if (length > mostWithMuchASCII && (length > mostWithLittleASCII || hasMuchASCII(chunk, length, 17)))
    return;
  if (length <= 65536)
    return setInput(chunk, length), bytesString(length);
  if (strings.most > unitsLength) return;
  let string = "";
  for (let start = 0; start < length; start += 65536) {
    let read = Math.min(65536, length - start);
    setInput(partOf(chunk, start, start + read), read), string = join(string, bytesString(read));
  }
  return string;
}
function isFreeOf(chunk, length, bits, mask) {
  return once("decoding", () => {
    let read = Math.min(length, 1024);
    for (let start = 0; start < length; start += read)
      if (start > 0 && (read = Math.min(4 * read, 65536, length - start)), setInput(read === length ? chunk : partOf(chunk, start, start + read), read), !wasm.is_free_of(read, bits, mask)) return !1;
    return !0;
  });
}
function cachedTable(name, getTable) {
  let lastEncoding = -1, table2, owner;
  function replace(encoding) {
    try {
      return begin(name, encoding), lastEncoding = encoding, owner = wasm, table2 = getTable(encoding), series.isBusy = !1, table2;
    } catch (error) {
      throw explain(error);
    }
  }
  return (encoding) => encoding === lastEncoding && owner === wasm && !series.isBusy && (!table2 || table2[0] !== void 0) ? table2 : replace(encoding);
}
var unitTable = /* @__PURE__ */ cachedTable("encoding", (encoding) => {
  let address = wasm.unit_table(encoding) >>> 0;
  if (address === 0) return;
  let { buffer } = wasm.memory;
  return new Uint16Array(buffer, address, 65536);
}), fullUnitTable = /* @__PURE__ */ cachedTable("encoding", (encoding) => {
  let address = wasm.unit_table(encoding) >>> 0, table2 = new Uint8Array(65536);
  return setBytes(table2, new Uint8Array(wasm.memory.buffer, address, 16384)), table2;
}), decodingTable = /* @__PURE__ */ cachedTable("decoding", (encoding) => {
  let isSingle = isSingleByte(encoding), address = (!isSingle ? wasm.pair_table(encoding) : wasm.byte_table(encoding)) >>> 0;
  return address > 0 ? new Uint16Array(wasm.memory.buffer, address, isSingle ? 256 : 65536) : void 0;
}), bytesString = (length) => (
  /** @type {Required<StringCopier>} */
  strings.readBytes(at.input, length, byteTable.source)
);
function join(start, rest2) {
  try {
    return start + rest2;
  } catch (error) {
    throw tooLong(error);
  }
}
var tooLong = (cause) => new RangeError(
  "The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",
  { cause }
), hasRoomFor = (written) => written + 65536 + 3 <= unitsLength, collectUnits = (length) => length > unitsLength && length < 268435456 ? strings.collect?.(length + 3) : void 0, unitsAddress = () => at.units, firstUnit = () => bytes()[at.units] | bytes()[at.units + 1] << 8, unitsString = (start, end2) => strings.read(at.units + 2 * start, end2 - start), writeBlock = (string, start, end2, to = 0) => strings.write(string.slice(start, end2), at.units + 2 * to);
function bytesByTable(string, encoding) {
  if (!series.isBusy && !strings.writeBytes) return;
  begin("encoding", encoding);
  let written = strings.writeBytes?.(string, at.output, wasm.unit_table(encoding));
  return series.isBusy = !1, written === string.length ? outputBytes(written) : void 0;
}
function encodeBlock(start, end2, mode, endOfQueue) {
  series.isBusy = !0;
  let result = wasm.encode_block(start, end2, mode, +endOfQueue);
  return series.isBusy = !1, endOfQueue && result >= 0 && report.finished() && (series.newCodec = codec), check(result);
}
function setInput(block, length) {
  let view = input();
  if (length > 8)
    try {
      setBytes(view, block);
    } catch {
      setBytes(view, partOf(block, 0, length));
    }
  else for (let i = 0; i < length; i++) view[i] = block[i];
}
function check(result) {
  if (result < -2) throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
  return result;
}
var outputBytes = (length) => copyOfShort(bytes(), at.output, length);
var report = {
  /** Whether all of the block was read; if not, the result didn't fit. */
  finished: () => wasm.finished() !== 0,
  /**
   * How many bytes or code units of the block were read. After an error of `decodeBlock` or `encodeBlock`: where to continue,
   * relative to the start of the block; it may be negative. After an error of `transcodeBlock`, it has no meaning: the rest of the
   * block is skipped, and the next call starts a new source.
   */
  read: () => wasm.read(),
  /** After MALFORMED or UNMAPPABLE: how many code units or bytes were written before. */
  written: () => wasm.written(),
  /** After UNMAPPABLE: the code point. */
  codePoint: () => wasm.code_point(),
  /** After MALFORMED or UNMAPPABLE: where the sequence or code point starts, relative to the start of the block; it may be negative. */
  start: () => wasm.start(),
  /** After MALFORMED: the length of the sequence in bytes. */
  length: () => wasm.length()
};

// js/decoding-loops.js
var unitBytes = /* @__PURE__ */ new Uint8Array(128), units = /* @__PURE__ */ unitsOf(unitBytes);
function unitsOf(bytes2) {
  return new Uint16Array(bytes2.buffer);
}
var mostASCII = /* @__PURE__ */ lazy(() => prefersSlice() ? 0 : 18), mostUTF8 = /* @__PURE__ */ lazy(() => isOldNode() ? 54 : isDeno() || !(nodeVersion() >= 22 || isWebKitOrWorkerd()) ? 64 : 32), mostOfMultiByte = /* @__PURE__ */ lazy(() => isWebKit() ? 64 : 32), mostMixedMultiByte = /* @__PURE__ */ lazy(() => isWebKit() ? 36 : 18);
function isShortForTable(bytes2, length, isSingle) {
  return isSingle ? length <= 8 : length <= mostMixedMultiByte() || length <= mostOfMultiByte() && (isRarelyASCII(bytes2, length) || canSlice());
}
var isShortForLoop = (bytes2, length) => length <= 18 || length <= 64 && isRarelyASCII(bytes2, length) && length <= mostUTF8(), rest = { length: 0, bytes: 0 };
function decodeShortUTF8(bytes2, length, endOfQueue, fatal) {
  if (bytes2[0] < 128 && prefersSlice())
    return isASCII(bytes2, length) ? (
      /** @type {Function} */
      latin1Slice.call(bytes2, 0, length)
    ) : void 0;
  let count = 0;
  for (let i = 0; i < length; ) {
    let start = i, unit = bytes2[i++];
    if (unit >= 128) {
      let lead = unit, isPair = lead < 224;
      if (!(lead >= 194 && lead < 240 && start + (isPair ? 2 : 3) <= length)) return decodeUnusual(bytes2, start, length, endOfQueue, fatal, count);
      let second = bytes2[i++] ^ 128, third = isPair ? 0 : bytes2[i++] ^ 128;
      if (unit = isPair ? (lead & 31) << 6 | second : (lead & 15) << 12 | second << 6 | third, (second | third) >= 64 || !isPair && (unit < 2048 || isSurrogate(unit) || unit === 65279))
        return decodeUnusual(bytes2, start, length, endOfQueue, fatal, count);
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function decodeShortUTF16(bytes2, length, isBigEndian) {
  if (length % 2 > 0) return;
  let count = 0;
  for (let i = 0; i < length; i += 2) {
    let unit = isBigEndian ? bytes2[i] << 8 | bytes2[i + 1] : bytes2[i] | bytes2[i + 1] << 8;
    if (isSurrogate(unit)) return;
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function decodeUnusual(bytes2, start, length, endOfQueue, fatal, count) {
  let most = mostInString();
  for (let i = start; i < length && count <= most; ) {
    let lead = bytes2[i++], needed = lead < 194 || lead > 244 ? 0 : lead < 224 ? 1 : lead < 240 ? 2 : 3, codePoint = needed > 0 ? lead & 63 >> needed : lead, isMalformed2 = needed === 0 && lead >= 128, lowerBoundary = lead === 224 ? 160 : lead === 240 ? 144 : 128, upperBoundary = lead === 237 ? 159 : lead === 244 ? 143 : 191, sequence = lead, seen = 0;
    for (; seen < needed && i < length; seen++, i++) {
      let byte = bytes2[i];
      if (byte < lowerBoundary || byte > upperBoundary) break;
      sequence |= byte << 8 * (seen + 1), lowerBoundary = 128, upperBoundary = 191, codePoint = codePoint << 6 | byte & 63;
    }
    if (seen < needed) {
      if (i === length && !endOfQueue) {
        if (lead === 239) return;
        setRest(sequence, 1 + seen);
        break;
      }
      isMalformed2 = !0;
    }
    if (isMalformed2 && fatal || (isMalformed2 && (codePoint = 65533), codePoint === 65279)) return;
    codePoint > 65535 && (units[count++] = 55232 + (codePoint >> 10), codePoint = 56320 | codePoint & 1023), units[count++] = codePoint;
  }
  return stringOfUnits(count);
}
function decodeShortByTable(bytes2, length, endOfQueue, encoding) {
  let table2, count = 0;
  for (let i = 0; i < length; ) {
    let start = i, byte = bytes2[i++], unit = byte;
    if (byte >= 128) {
      if (table2 ??= decodingTable(encoding), !table2) return;
      if (unit = table2[byte], isSurrogate(unit)) {
        if (i < length) unit = table2[byte | bytes2[i++] << 8];
        else if (!endOfQueue && keepLead(byte, encoding)) break;
        if (isSurrogate(unit)) return decodeUnusualPairs(bytes2, start, length, endOfQueue, count, encoding, table2);
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function decodeFewPairs(bytes2, length, encoding) {
  let table2 = decodingTable(encoding);
  if (!table2) return;
  let last = length - 1, count = 0, i = 0;
  for (; i < last; ) {
    let lead = bytes2[i], unit = table2[lead | bytes2[i + 1] << 8];
    if (isSurrogate(unit)) return;
    i += isSurrogate(table2[lead]) ? 2 : 1, units[count++] = unit;
  }
  if (i === last) {
    let unit = table2[bytes2[i]];
    if (isSurrogate(unit)) return;
    units[count++] = unit;
  }
  return stringOfFew(units, 0, count);
}
function decodeUnusualPairs(bytes2, start, length, endOfQueue, count, encoding, table2) {
  let most = mostInString();
  for (let i = start; i < length && count <= most; ) {
    let lead = bytes2[i++], unit = lead < 128 ? lead : table2[lead];
    if (isSurrogate(unit)) {
      if (i === length && !endOfQueue && keepLead(lead, encoding)) break;
      let second = i < length ? bytes2[i] : 0;
      if (unit = table2[lead | second << 8], !isSurrogate(unit)) i += 1;
      else if (isMalformed(unit)) unit = 65533;
      else {
        let codePoint = i + 2 < length && encoding <= 30 ? astralCodePoint(lead, second, bytes2[i + 1], bytes2[i + 2]) : 0;
        if (codePoint === 0) return;
        units[count++] = 55232 + (codePoint >> 10), unit = 56320 | codePoint & 1023, i += 3;
      }
    }
    units[count++] = unit;
  }
  return stringOfUnits(count);
}
function astralCodePoint(first, second, third, fourth) {
  let isFour = second >= 48 && second <= 57 && third >= 129 && third <= 254 && fourth >= 48 && fourth <= 57, pointer = (((first - 129) * 10 + (second - 48)) * 126 + (third - 129)) * 10 + (fourth - 48);
  return isFour && pointer >= 189e3 && pointer < 1237576 ? 65536 + pointer - 189e3 : 0;
}
var isMalformed = (surrogate) => surrogate >= 57088 && surrogate <= 57216;
function completeLengthOfUTF8(bytes2, length) {
  for (let back = 1; back <= 3 && back <= length; back++) {
    let byte = bytes2[length - back];
    if (byte < 128) break;
    if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? length - back : length;
  }
  return length;
}
function keepEndOfUTF8(bytes2, start, end2) {
  return rest.length = 0, decodeUnusual(bytes2, start, end2, !1, !0, 0) === "";
}
function keepLead(byte, encoding) {
  let isLead = encoding !== 32 || byte < 144 || byte > 160;
  return isLead && setRest(byte, 1), isLead;
}
function setRest(bytes2, length) {
  rest.length = length, rest.bytes = bytes2;
}
function stringOfUnits(count) {
  if (count < 3 || count <= 18 && !prefersSlice()) return stringOfFew(units, 0, count);
  if (canSlice()) return (
    /** @type {Function} */
    ucs2Slice.call(unitBytes, 0, 2 * count)
  );
  if (!(count > mostInString()))
    return stringOfFew(units, 0, 18) + stringOfFew(units, 18, count - 18);
}
var mostInString = /* @__PURE__ */ lazy(() => canSlice() ? 1 / 0 : 36), prefersSlice = /* @__PURE__ */ lazy(() => isBun() && canSlice()), canSlice = /* @__PURE__ */ lazy(() => attempt(trySlices) === !0);
function trySlices() {
  let bytes2 = new Uint8Array(Uint16Array.of(97, 65279, 55357).buffer), slice = (method) => method.call(bytes2, 0, bytes2.length);
  return slice(ucs2Slice) === "a\uFEFF\uD83D" && slice(latin1Slice) === "a\0\xFF\xFE=\xD8";
}

// js/direct-decoders.js
var offers = [], directDecoders = [];
function offerDirectDecoder(encoding, offer) {
  offers[encoding] = offer;
  for (let mode = 0; mode < 4; mode++) directDecoders[4 * encoding + mode]?.accept(offer);
}

// js/errors.js
var Malformed = class {
  // This class and others declare their fields, so that setting them calls no setter of Object.prototype.
  encoding;
  offset;
  length;
  /** @param {string} encoding @param {number} offset @param {number} length */
  constructor(encoding, offset, length) {
    this.encoding = encoding, this.offset = offset, this.length = length;
  }
  /** The error for users. @param {string} context the start of the message */
  toTypeError(context) {
    let sequence = this.length === 1 ? "a byte" : `${this.length} bytes`;
    return new TypeError(
      `${context}: The encoded data was not valid: ${sequence} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`
    );
  }
};
var nameOf = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`, BRAND = /* @__PURE__ */ Symbol.for("encoding-wasm.UnmappableError"), UnmappableError = /* @__PURE__ */ (() => {
  class UnmappableError2 extends TypeError {
    codePoint;
    index;
    encoding;
    /**
     * @param {number} codePoint
     * @param {number} index its position, in code units of a string or in bytes of a transcoded source
     * @param {string} encoding the name of the encoding
     */
    constructor(codePoint, index, encoding) {
      super(
        `${encoding} can't represent ${nameOf(codePoint)} at index ${index}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`
      ), this.codePoint = codePoint, this.index = index, this.encoding = encoding;
    }
    /** @param {any} value */
    static [Symbol.hasInstance](value) {
      return this !== UnmappableError2 ? super[Symbol.hasInstance](value) : typeof value == "object" && value !== null && BRAND in value;
    }
    [BRAND]() {
    }
  }
  let name = { value: "UnmappableError", configurable: !0 };
  return Object.defineProperty(UnmappableError2, "name", name), Object.defineProperty(UnmappableError2.prototype, "name", { ...name, writable: !0 }), UnmappableError2;
})();

// js/few-bytes.js
var fewBytes = /* @__PURE__ */ new Uint8Array(512), views = [];
function viewOfFew(length) {
  return views[length] ??= partOf(fewBytes, 0, length), views[length];
}
function viewOfStart(bytes2, length, end2) {
  return length > fewBytes.length ? partOf(bytes2, 0, end2) : (bytes2 !== views[length] && setBytes(fewBytes, bytes2), viewOfFew(end2));
}

// js/encoding-loops.js
var room = /* @__PURE__ */ new Uint8Array(256);
function encodeShortUTF8(string) {
  let { length } = string;
  if (string.charCodeAt(0) >= 128) return encodeShortAfter(room, 0, string);
  let bytes2 = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    let unit = string.charCodeAt(i);
    if (unit >= 128) return encodeShortAfter(bytes2, i, string);
    bytes2[i] = unit;
  }
  return bytes2;
}
function encodeShortAfter(ascii2, start, string) {
  let { length } = string;
  for (let i = 0; i < start; i++) room[i] = ascii2[i];
  let written = start;
  for (let i = start; i < length; i++) {
    let unit = string.charCodeAt(i);
    if (unit < 128)
      room[written++] = unit;
    else if (unit < 2048)
      room[written++] = 192 | unit >> 6, room[written++] = 128 | unit & 63;
    else if (!isSurrogate(unit))
      room[written++] = 224 | unit >> 12, room[written++] = 128 | unit >> 6 & 63, room[written++] = 128 | unit & 63;
    else {
      let codePoint = scalarValueAt(string, i);
      codePoint >= 65536 && (i += 1), written = writeCodePoint(codePoint, room, written);
    }
  }
  return copyOfShort(room, 0, written);
}
var mostToSingleByte = /* @__PURE__ */ lazy(
  () => ucs2Write || isFirefox() || isWebKit() ? 96 : isWorkerd() ? 1024 : 128
), mostToMultiByte = /* @__PURE__ */ lazy(
  () => isWebKitOrWorkerd() || isFirefox() || isBun() ? 65536 : 128
), longRoom = /* @__PURE__ */ lazy(() => new Uint8Array(2 * mostToMultiByte()));
function encodeBytes(string, table2) {
  let { length } = string, bytes2 = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    let unit = string.charCodeAt(i), byte = unit < 128 ? unit : table2[unit];
    if (!byte && unit > 0) return;
    bytes2[i] = byte;
  }
  return bytes2;
}
var hasSlowSearch = /* @__PURE__ */ lazy(isWorkerd);
function encodeManyBytes(string, table2) {
  let { length } = string, bytes2 = new Uint8Array(length), i = 0;
  for (; i + 7 < length; i += 8)
    bytes2[i] = table2[string.charCodeAt(i)], bytes2[i + 1] = table2[string.charCodeAt(i + 1)], bytes2[i + 2] = table2[string.charCodeAt(i + 2)], bytes2[i + 3] = table2[string.charCodeAt(i + 3)], bytes2[i + 4] = table2[string.charCodeAt(i + 4)], bytes2[i + 5] = table2[string.charCodeAt(i + 5)], bytes2[i + 6] = table2[string.charCodeAt(i + 6)], bytes2[i + 7] = table2[string.charCodeAt(i + 7)];
  for (; i < length; i++) bytes2[i] = table2[string.charCodeAt(i)];
  return (hasSlowSearch() ? isFreeOf(bytes2, length, 0, 255) : !hasByte(bytes2, 0)) ? bytes2 : void 0;
}
function encodePairs(string, table2) {
  let { length } = string, result = 2 * length <= 256 ? room : longRoom(), written = 0;
  for (let i = 0; i < length; i++) {
    let unit = string.charCodeAt(i);
    if (unit < 128)
      result[written] = unit, written += 1;
    else {
      let entry = table2[unit];
      if (entry >= 256)
        result[written] = entry >> 8, result[written + 1] = entry, written += 2;
      else if (entry)
        result[written] = entry, written += 1;
      else return;
    }
  }
  return copyOfShort(result, 0, written);
}
var isShift = (unit) => unit === 14 || unit === 15 || unit === 27;
function encodeShifted(string, table2) {
  let { length } = string, written = 0, isPair = !1;
  for (let i = 0; i <= length; i++) {
    let unit = i < length ? string.charCodeAt(i) : 0, entry = unit < 128 ? unit : table2[unit];
    if (isPair !== unit >= 128 && (isPair = !isPair, room[written] = 27, room[written + 1] = isPair ? 36 : 40, room[written + 2] = 66, written += 3), isPair) {
      if (!(entry >= 41216)) return;
      room[written] = entry >> 8 & 127, room[written + 1] = entry & 127, written += 2;
    } else {
      if (isShift(unit)) return;
      room[written] = entry, i < length && (written += 1);
    }
  }
  return copyOfShort(room, 0, written);
}

// js/slicing-decoder.js
var sliceUTF8 = /* @__PURE__ */ newSlice();
function newSlice() {
  let slice = (
    /** @type {Function} */
    utf8Slice
  );
  return (bytes2) => slice.call(bytes2);
}
var SlicingDecoder = class {
  fatal;
  ignoreBOM;
  /** Decides about text with U+FFFD in the error mode "fatal". @type {HostTextDecoder} */
  #decoder;
  /** @param {HostTextDecoder} decoder the host's decoder in the same mode */
  constructor(decoder) {
    this.fatal = decoder.fatal, this.ignoreBOM = decoder.ignoreBOM, this.#decoder = decoder;
  }
  /**
   * @param {Uint8Array} bytes
   * @returns {string}
   * @throws {TypeError} in the error mode "fatal" if the text is malformed
   */
  decode(bytes2) {
    let string = sliceUTF8(bytes2);
    return this.fatal && string.includes("\uFFFD") ? this.#decoder.decode(bytes2) : string.charCodeAt(0) === 65279 && !this.ignoreBOM ? string.slice(1) : string;
  }
};

// js/utf8-choice.js
function isQuickInChromium(bytes2, length) {
  if (length < 64) return !1;
  if (isProbablyASCII(bytes2, length)) return !0;
  if (length < 256) return !1;
  let ascii2 = 0, vietnamese = 0, others = 0, step = Math.ceil(length / 16);
  for (let i = 0; i < length; i += step) {
    let byte = bytes2[i];
    byte < 128 ? ascii2 += 1 : byte === 225 ? vietnamese += 1 : byte >= 206 && byte < 240 && (byte < 234 || byte > 237) && (others += 1);
  }
  return ascii2 > 8 || length >= 768 && others === 0 && ascii2 >= 3 * vietnamese;
}
function choiceOfHost() {
  return isChromium() ? isQuickInChromium : isWorkerd() ? isQuickInWorkerd : isFirefox() ? isQuickInFirefox : void 0;
}
function isQuickInFirefox(bytes2, length) {
  if (length < 524288) return !0;
  let others = 0, step = Math.ceil(length / 64);
  for (let i = 0; i < length; i += step) bytes2[i] >= 206 && (others += 1);
  return others > 4 || attempt(() => isFreeOf(bytes2, 65536, 128, 128)) !== !1;
}
var learns = /* @__PURE__ */ lazy(isWorkerd), almostASCII = 0;
function learn(bytes2, length, text) {
  length < 1024 || !learns() || !isProbablyASCII(bytes2, length) || (almostASCII = text.length === length ? 0 : almostASCII + 1);
}
function isQuickInWorkerd(bytes2, length) {
  if (length < 1024) return !0;
  if (isProbablyASCII(bytes2, length)) return almostASCII < 2 || length > 524288;
  let count = 0, step = Math.ceil(length / 16);
  for (let i = 0; i < length; i += step) bytes2[i] >= 227 && bytes2[i] < 234 && (count += 1);
  return count < 3;
}

// js/host-utf8.js
var utf8Decoder = /* @__PURE__ */ lazy(() => attempt(newUTF8Decoder));
function newUTF8Decoder() {
  let isOld = isOldNode(), isASCII2 = isOld ? hostIsASCII() : void 0;
  if (isOld && !isASCII2) return;
  let decoder = newHostDecoder("utf-8"), fatalDecoder = attempt(newFatalUTF8Decoder), decodeByHost2 = (bytes3) => decoder.decode(bytes3), decodeQuickly = quickestUTF8Decoder(decodeByHost2), decodeOrFail = quickestFatalUTF8Decoder(decodeQuickly, fatalDecoder), takesASCII = isASCII2 && ((bytes3, length) => isProbablyASCII(bytes3, length) && isASCII2(bytes3)), takes = takesASCII ?? choiceOfHost(), takesQuickly = takesASCII ? (bytes3, length) => length > 256 ? takesASCII(bytes3, length) : isShortOrASCII(bytes3, length) && !(length > 54 && isRarelyASCII(bytes3, length)) : takes, bytes2 = Uint8Array.of(...WELL_FORMED, ...MALFORMED3.flat()), text = `${WELL_FORMED_TEXT}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`, ascii2 = Uint8Array.of(97, 127), isRight = decodeQuickly(bytes2, bytes2.length) === text && decodeByHost2(bytes2) === text && decoder.decode(bytes2.buffer) === text && decodeQuickly(ascii2, 2) === "a\x7F" && failsRightly((bytes3) => decodeOrFail(bytes3, bytes3.length)), latin1 = (
    /** @type {Function} */
    latin1Slice
  );
  if (!isRight || isASCII2 && latin1.call(ascii2) !== "a\x7F") return;
  let newDecoder3 = (fatal, ignoreBOM) => newHostDecoder("utf-8", fatal && fatalDecoder !== void 0, ignoreBOM), newViewDecoder = hasQuickSlice() ? (decoder2) => new SlicingDecoder(decoder2) : void 0;
  return offerDirectDecoder(0, {
    newDecoder: newDecoder3,
    newViewDecoder,
    isRight: (fatal, ignoreBOM) => {
      let decoder2 = newDecoder3(fatal, ignoreBOM);
      return treatsBOMRightly(decoder2) && (!newViewDecoder || treatsBOMRightly(newViewDecoder(decoder2)));
    },
    canFail: !0,
    ...directRange()
  }), {
    decode(bytes3, fatal) {
      try {
        return isASCII2 ? latin1.call(bytes3) : (fatal ? decodeOrFail : decodeByHost2)(bytes3, lengthOf(bytes3));
      } catch {
        return;
      }
    },
    decodeQuickly,
    decodesStart: hasQuickSlice(),
    decodeOrFail,
    takesQuickly,
    takes,
    completeLength: completeLengthOfUTF8
  };
}
function directRange() {
  return isBun() ? rangeFrom(1) : isDeno() ? { ...rangeFrom(257), leastBeyondASCII: 65, leastOfBuffer: 8192 } : isOldNode() ? { ...rangeFrom(19), most: 2048, onlyASCII: !0 } : isChromium() ? { ...rangeFrom(48), leastOfBuffer: 48, onlyASCII: !0 } : isWorkerd() ? { ...rangeFrom(33), most: 1023 } : hasQuickSlice() ? { ...rangeFrom(33), leastOfASCII: 19 } : rangeFrom(33);
}
var rangeFrom = (least2) => ({
  leastOfASCII: least2,
  leastBeyondASCII: least2,
  leastOfBuffer: 1,
  most: 8191,
  onlyASCII: !1
});
function quickestFatalUTF8Decoder(decodeQuickly, fatalDecoder) {
  let decodeAndSearch = refusingReplacements(decodeQuickly), isQuick = isBun() || isWebKitOrWorkerd();
  return fatalDecoder && isQuick ? (bytes2) => fatalDecoder.decode(bytes2) : decodeAndSearch;
}
function newFatalUTF8Decoder() {
  let decoder = newHostDecoder("utf-8", !0);
  return failsRightly((bytes2) => decoder.decode(bytes2)) && failsRightly(({ buffer }) => decoder.decode(buffer)) && !isDeno() ? decoder : void 0;
}
var treatsBOMRightly = (decoder) => ["", "a", "\uFEFF", "a".repeat(64), "\u6F22".repeat(64)].every((text) => {
  let bytes2 = Uint8Array.of(...encodeShortUTF8("\uFEFF"), ...encodeShortUTF8(text));
  return decoder.decode(bytes2) === (decoder.ignoreBOM ? `\uFEFF${text}` : text);
}), failsRightly = (decode3) => decode3(Uint8Array.from(WELL_FORMED)) === WELL_FORMED_TEXT && MALFORMED3.every((sequence) => attempt(() => decode3(Uint8Array.from(sequence))) === void 0), WELL_FORMED = [239, 187, 191, 97, 230, 188, 162, 240, 159, 146, 169], WELL_FORMED_TEXT = "\uFEFFa\u6F22\u{1F4A9}", MALFORMED3 = [
  [192, 128],
  [237, 160, 128],
  [244, 144, 128, 128, 97],
  [240, 159, 146, 97],
  [230, 188]
], refusingReplacements = (decode3) => (bytes2, length) => {
  let string = decode3(bytes2, length);
  return string.includes("\uFFFD") ? void 0 : string;
};
function quickestUTF8Decoder(decodeByHost2) {
  let [slice, latin1] = (
    /** @type {Function[]} */
    [utf8Slice, latin1Slice]
  );
  return isOldNode() ? (bytes2, length) => length > 256 ? latin1.call(bytes2) : slice.call(bytes2, 0, length) : hasQuickSlice() ? (bytes2, length) => length < 8192 ? slice.call(bytes2, 0, length) : decodeByHost2(bytes2) : !slice || !isDeno() ? decodeByHost2 : (bytes2, length) => isShortOrASCII(bytes2, length) ? slice.call(bytes2) : decodeByHost2(bytes2);
}
var hasQuickSlice = () => utf8Slice !== void 0 && nodeVersion() > 0 && !isDeno() && !isBun(), isShortOrASCII = (bytes2, length) => length <= 64 || length <= 256 && isProbablyASCII(bytes2, length);

// js/lookup.js
var table = {
  encoding: -1,
  /** The instance that has it. @type {typeof wasm | undefined} */
  owner: void 0,
  /** What gets the table: its address, or its encoding. */
  source: 0,
  isOfPairs: !1,
  /** The most bytes for which it is the fastest way. */
  most: 0,
  /** The same for text that isn't all ASCII. */
  mostBeyondASCII: 0,
  /** How many code units become a string at a time: at least half of the most bytes. */
  piece: 0
}, least = 1;
function decodeFew(bytes2, length, endOfQueue, encoding) {
  return length >= least ? lookUp(bytes2, length, endOfQueue, encoding) : void 0;
}
function lookUp(bytes2, length, endOfQueue, encoding) {
  if ((table.encoding !== encoding || table.owner !== wasm || series.isBusy) && !prepare(encoding) || length > table.most && (length > table.mostBeyondASCII || isProbablyASCII(bytes2, length))) return;
  setInput(bytes2, length);
  let { readBytes, readPairs } = (
    /** @type {Required<StringCopier>} */
    strings
  );
  if (!!0 || !table.isOfPairs) return readBytes(at.input, length, table.source);
  let { piece } = table, string = readPairs(at.input, length, table.source, +!endOfQueue, piece);
  if (endOfQueue && length <= piece || string === null) return string ?? void 0;
  let copied = input();
  if (string.length === piece) {
    let left = copied[length], rest2 = readPairs(at.input + length - left, left, table.source, +!endOfQueue, piece);
    if (rest2 === null) return;
    string += rest2;
  }
  return copied[length] === 0 || keepLead(copied[length - 1], encoding) ? string : void 0;
}
function prepare(encoding) {
  return series.isBusy ? !1 : strings.readPairs ? (begin("decoding", encoding), end(() => {
    let isSingle = isSingleByte(encoding);
    table.isOfPairs = !isSingle;
    let address = isSingle ? wasm.byte_table(encoding) : wasm.pair_table(encoding);
    table.source = strings.readsInput ? encoding : address;
    let range2 = mostLookedUp(encoding);
    return least = range2.least, table.piece = range2.piece, table.most = address > 0 ? range2.any : 0, table.mostBeyondASCII = address > 0 ? range2.beyondASCII : 0, table.owner = wasm, table.encoding = encoding, !0;
  })) : (least = 1 / 0, !1);
}
var limits = /* @__PURE__ */ lazy(() => {
  let upTo = (most) => ({ least: 1, any: most, beyondASCII: most, piece: most });
  if (!strings.readPairs) return { windows1252: upTo(0), single: upTo(0), multi: upTo(0) };
  if (isFirefox()) {
    let multi2 = { ...upTo(72), piece: strings.readsInput ? 72 : 36 };
    return { windows1252: upTo(36), single: upTo(36), multi: multi2 };
  }
  if (strings.readsInput) {
    let multi2 = { least: 19, any: 128, beyondASCII: 256, piece: 256 };
    return { windows1252: upTo(256), single: upTo(isOldNode() ? 18 : 256), multi: multi2 };
  }
  let multi = { least: 1, any: 128, beyondASCII: 512, piece: 512 };
  return { windows1252: upTo(isBun() ? 0 : 256), single: upTo(256), multi };
});
function mostLookedUp(encoding) {
  let { windows1252, single, multi } = limits();
  return encoding === 21 ? windows1252 : isSingleByte(encoding) ? single : multi;
}

// js/host-bytes.js
var mostWithoutHost = /* @__PURE__ */ lazy(
  () => isBun() ? 0 : isWebKitOrWorkerd() || isOldNode() ? 8 : isChromium() ? 352 : 18
), sliceBeatsTable = /* @__PURE__ */ lazy(isBun);
function decodeASCII(encoding, bytes2, length) {
  if (length > 64) return isProbablyASCII(bytes2, length) ? decodeLongASCII(encoding, bytes2, length) : void 0;
  if (length <= mostASCII() || (bytes2[length >> 1] | bytes2[length - 1]) >= 128 || !isASCII(bytes2, length)) return;
  let slice = sliceLatin1();
  return slice ? slice.call(bytes2, 0, length) : stringByTable(encoding, bytes2, length);
}
function decodeLongASCII(encoding, bytes2, length) {
  let slice = sliceLatin1(), isSingle = isSingleByte(encoding);
  if (!(length < 512 && (isSingle || !slice)) && !(encoding === 21 && searchesToSkip > 0) && !!1 && !isShared(bytes2, length))
    try {
      return hostIsASCII()?.(bytes2) ?? isFreeOf(bytes2, length, 128, 128) ? slice ? slice.call(bytes2) : utf8Decoder()?.decodeQuickly(bytes2, length) : void 0;
    } catch {
      return;
    }
}
var decoders = [], preferredDecoders = [];
function decodeByPreferred(encoding, bytes2, length) {
  if (!(preferredDecoders[encoding] === null || length <= mostWithoutHost()) && !(length >= 512 && length > mostPreferred(encoding)))
    return preferredDecoders[encoding] ??= newPreferredDecoder(encoding), decodeWith(preferredDecoders[encoding], bytes2, length);
}
function decodeSingleByte(encoding, bytes2, length) {
  return length < 512 ? (sliceBeatsTable() ? latin1String(encoding, bytes2, length) : void 0) ?? stringByTable(encoding, bytes2, length) ?? latin1String(encoding, bytes2, length) ?? decodeByHost(encoding, bytes2, length) : latin1String(encoding, bytes2, length) ?? (beatsTable(encoding) ? decodeByHost(encoding, bytes2, length) : void 0) ?? stringByTable(encoding, bytes2, length);
}
var searchesToSkip = 0, leastAlwaysSearched = /* @__PURE__ */ lazy(() => windows1252BeatsTable() ? 8192 : 512), isSearchSkipped = (length) => searchesToSkip > 0 && length < leastAlwaysSearched();
function latin1String(encoding, bytes2, length) {
  let slice = sliceLatin1();
  if (!slice || encoding !== 21) return;
  if (isSearchSkipped(length)) {
    searchesToSkip -= 1;
    return;
  }
  let isAll = isLatin1(bytes2, length);
  if (searchesToSkip = isAll ? 0 : 15, !!isAll && !isShared(bytes2, length))
    try {
      return slice.call(bytes2);
    } catch {
      return;
    }
}
var decodeByHost = (encoding, bytes2, length) => decodeWith(decoderOf(encoding), bytes2, length);
function decodeWith(decoder, bytes2, length) {
  if (!(!decoder || length > 1024 && isShared(bytes2, length)))
    try {
      return decoder.decode(bytes2);
    } catch {
      return;
    }
}
var mostWithoutSearch = /* @__PURE__ */ lazy(
  () => isBun() ? { windows1252: 2048, other: 1536 } : { windows1252: 511, other: 511 }
);
function mostPreferred(encoding) {
  if (beatsASCIISearch(encoding)) return 8192;
  let { windows1252, other } = mostWithoutSearch();
  return encoding === 21 ? windows1252 : other;
}
function newPreferredDecoder(encoding) {
  let decoder = isPreferred(encoding) ? decoderOf(encoding) : null;
  if (decoder) {
    let canFail = textOf(encoding, allBytes()).includes("\uFFFD"), least2 = Math.max(mostWithoutHost(), mostLookedUp(encoding).any) + 1;
    offerDirectDecoder(encoding, {
      newDecoder: (fatal) => fatal && canFail ? newHostDecoder(encodings[encoding].name, !0) : decoder,
      isRight: (fatal) => !(fatal && canFail) || failsForMalformedBytes(encoding),
      canFail,
      leastOfASCII: least2,
      leastBeyondASCII: least2,
      // Firefox takes 60 ns to make a view.
      leastOfBuffer: isFirefox() ? 1 : mostWithoutHost() + 1,
      most: mostPreferred(encoding),
      onlyASCII: !1
    });
  }
  return decoder;
}
function decoderOf(encoding) {
  return decoders[encoding] === void 0 && (decoders[encoding] = null, decoders[encoding] = attempt(() => newDecoder(encoding)) ?? null), decoders[encoding];
}
var sliceLatin1 = /* @__PURE__ */ lazy(() => attempt(newLatin1Slice));
function newLatin1Slice() {
  let slice = (
    /** @type {Function} */
    latin1Slice
  ), bytes2 = Uint8Array.from({ length: 256 }, (_, i) => i);
  return slice.call(bytes2) === String.fromCharCode(...bytes2) ? slice : void 0;
}
function isLatin1(bytes2, length) {
  let soon = Math.min(length, 64);
  for (let i = 0; i < soon; i++) if ((bytes2[i] & 224) === 128) return !1;
  return soon === length || isFreeOf(bytes2, length, 128, 224);
}
var beatsTable = (encoding) => encoding === 21 ? windows1252BeatsTable() : allBeatTable() || scatteredBeatTable() && isScattered(encoding), beatsASCIISearch = (encoding) => !sliceLatin1() && (encoding === 21 ? windows1252BeatsTable() : allBeatASCIISearch()), allBeatTable = /* @__PURE__ */ lazy(() => isFirefox() || isWebKit()), scatteredBeatTable = /* @__PURE__ */ lazy(() => isWorkerd() || isBun()), allBeatASCIISearch = /* @__PURE__ */ lazy(isFirefox), windows1252BeatsTable = /* @__PURE__ */ lazy(() => isFirefox() || isBun() || !(nodeVersion() > 0)), isPreferred = (encoding) => isFirefox() || isBun() || isWebKitOrWorkerd() || isOldNode() || isChromium() && encoding === 21, allBytes = () => Uint8Array.from({ length: 256 }, (_, i) => i);
function textOf(encoding, bytes2) {
  let table2 = (
    /** @type {Uint16Array} */
    decodingTable(encoding)
  );
  return String.fromCharCode(...Array.from(bytes2, (byte) => table2[byte]));
}
function newDecoder(encoding) {
  let decoder = newHostDecoder(encodings[encoding].name), isRight = (bytes2) => decoder.decode(bytes2) === textOf(encoding, bytes2), long = Uint8Array.from({ length: 4096 }, (_, i) => i);
  return allBytes().every((byte) => isRight(Uint8Array.of(byte))) && isRight(long) ? decoder : void 0;
}
function failsForMalformedBytes(encoding) {
  let text = textOf(encoding, allBytes()), wellFormed = allBytes().filter((byte) => text[byte] !== "\uFFFD"), decoder = newHostDecoder(encodings[encoding].name, !0), decode3 = (bytes2) => attempt(() => decoder.decode(bytes2)), isRight = (bytes2) => decode3(bytes2) === textOf(encoding, bytes2), long = Uint8Array.from({ length: 4096 }, (_, i) => wellFormed[i % wellFormed.length]), fails = (byte) => decode3(Uint8Array.of(byte)) === void 0 && decode3(Uint8Array.of(...long, byte)) === void 0;
  return isRight(long) && allBytes().every((byte) => wellFormed.includes(byte) ? isRight(Uint8Array.of(byte)) : fails(byte));
}

// js/string-of-bytes.js
function stringOfASCII(u, length) {
  let { fromCharCode } = String, a = u[0];
  switch (length) {
    case 1:
      return a < 128 ? fromCharCode(a) : void 0;
    case 2: {
      let b = u[1];
      return (a | b) < 128 ? fromCharCode(a, b) : void 0;
    }
    case 3: {
      let b = u[1], c = u[2];
      return (a | b | c) < 128 ? fromCharCode(a, b, c) : void 0;
    }
    case 4: {
      let b = u[1], c = u[2], d = u[3];
      return (a | b | c | d) < 128 ? fromCharCode(a, b, c, d) : void 0;
    }
    case 5: {
      let b = u[1], c = u[2], d = u[3], e = u[4];
      return (a | b | c | d | e) < 128 ? fromCharCode(a, b, c, d, e) : void 0;
    }
    case 6: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5];
      return (a | b | c | d | e | f) < 128 ? fromCharCode(a, b, c, d, e, f) : void 0;
    }
    case 7: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6];
      return (a | b | c | d | e | f | g) < 128 ? fromCharCode(a, b, c, d, e, f, g) : void 0;
    }
    case 8: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7];
      return (a | b | c | d | e | f | g | h) < 128 ? fromCharCode(a, b, c, d, e, f, g, h) : void 0;
    }
    case 9: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8];
      return (a | b | c | d | e | f | g | h | i) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i) : void 0;
    }
    case 10: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9];
      return (a | b | c | d | e | f | g | h | i | j) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j) : void 0;
    }
    case 11: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10];
      return (a | b | c | d | e | f | g | h | i | j | k) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k) : void 0;
    }
    case 12: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11];
      return (a | b | c | d | e | f | g | h | i | j | k | l) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l) : void 0;
    }
    case 13: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m) : void 0;
    }
    case 14: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12], n = u[13];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m | n) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n) : void 0;
    }
    case 15: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12], n = u[13], o = u[14];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m | n | o) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) : void 0;
    }
    default: {
      let b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12], n = u[13], o = u[14], p = u[15];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m | n | o | p) < 128 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) : void 0;
    }
  }
}
function stringOfSingles(u, length, t) {
  let { fromCharCode } = String;
  switch (length) {
    case 1:
      return fromCharCode(t[u[0]]);
    case 2:
      return fromCharCode(t[u[0]], t[u[1]]);
    case 3:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]]);
    case 4:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]]);
    case 5:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]]);
    case 6:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]]);
    case 7:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]]);
    case 8:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]]);
    case 9:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]]);
    case 10:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]]);
    case 11:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]]);
    case 12:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]]);
    case 13:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]]);
    case 14:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]], t[u[13]]);
    case 15:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]], t[u[13]], t[u[14]]);
    default:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]], t[u[13]], t[u[14]], t[u[15]]);
  }
}

// js/short-decoders.js
var decodeUTF8;
function decodeShortUTF8Whole(bytes2, length, fatal) {
  return decodeUTF8 ??= newShortUTF8Decoder(), decodeUTF8(bytes2, length, fatal);
}
function newShortUTF8Decoder() {
  let decoder = utf8Decoder(), usesLoop = !(decoder && isBun());
  return (bytes2, length, fatal) => {
    if (usesLoop && isShortForLoop(bytes2, length)) {
      let string = (length <= 16 && bytes2[0] < 128 ? stringOfASCII(bytes2, length) : void 0) ?? decodeShortUTF8(bytes2, length, !0, fatal);
      if (string !== void 0) return string;
    }
    if (decoder?.takesQuickly?.(bytes2, length) !== !1)
      try {
        return fatal ? decoder?.decodeOrFail(bytes2, length) : decoder?.decodeQuickly(bytes2, length);
      } catch {
        return;
      }
  };
}
var tables = [];
function decodeSingles(bytes2, length, encoding) {
  if (prefersSlice()) return;
  let known = tables[encoding];
  if (known) return stringOfSingles(bytes2, length, known);
  let ascii2 = stringOfASCII(bytes2, length);
  if (ascii2 !== void 0 || !isSingleByte(encoding)) return ascii2;
  let table2 = decodingTable(encoding);
  if (table2)
    return tables[encoding] = new Uint16Array(table2), stringOfSingles(bytes2, length, tables[encoding]);
}
function decodeByModule(encoding, bytes2, length, fatal = !1) {
  try {
    useDecoder(encoding, null);
    let count = decodeBlock(bytes2, length, 0, fatal, !0);
    return count < 0 ? void 0 : unitsString(0, count);
  } catch (error) {
    throw explain(error);
  }
}
function decodeShortUTF8ByModule(bytes2, length, endOfQueue, fatal) {
  rest.length = 0;
  let end2 = endOfQueue ? length : completeLengthOfUTF8(bytes2, length);
  return end2 === length || keepEndOfUTF8(bytes2, end2, length) ? decodeByModule(0, bytes2, end2, fatal) : void 0;
}

// js/host-pairs.js
var limits2 = /* @__PURE__ */ lazy(() => isFirefox() ? { any: 2048, markup: 1 / 0, leastInStream: 16 } : isWorkerd() ? { any: 512, markup: 2048, leastInStream: 40 } : { any: 0, markup: isBun() ? 2048 : isWebKit() ? 112 : 0, leastInStream: 40 }), mayBeForHost = () => limits2().markup > 0;
var leastForModule = /* @__PURE__ */ lazy(() => mayBeForHost() ? 1 / 0 : 33), isForModule = (encoding, bytes2, length) => encoding >= 29 && encoding < 36 && length >= leastForModule() && bytes2[0] >= 128, decoders2 = [], decodePairs = (encoding, bytes2, length) => isForHost(bytes2, length) && hasProved(encoding, length) ? decodeWith(decoders2[encoding], bytes2, length) : void 0;
function isForHost(bytes2, length) {
  let { any, markup } = limits2();
  return length <= any || length <= markup && hasMuchASCII(bytes2, length, 11);
}
function hasProved(encoding, length) {
  return decoders2[encoding] ? !0 : (tryFurther(encoding, length), !1);
}
var candidates = [];
function tryFurther(encoding, length) {
  candidates[encoding] === void 0 && (candidates[encoding] = attempt(() => newCandidate(encoding)) ?? null);
  let candidate = candidates[encoding];
  candidate && (candidate.credit += Math.min(length / 64, 1) + length / 512, !(candidate.credit < 64) && (candidate.credit = 0, candidates[encoding] = null, attempt(() => {
    let { value: bytes2 } = candidate.sequences.next();
    bytes2 ? candidate.decoder.decode(bytes2) === decodeByModule(encoding, bytes2, lengthOf(bytes2)) && (candidates[encoding] = candidate) : adopt2(encoding, candidate.decoder);
  })));
}
function adopt2(encoding, decoder) {
  decoders2[encoding] = decoder;
  let { any, piece } = mostLookedUp(encoding);
  offerDirectDecoder(encoding, {
    newDecoder: (fatal) => fatal ? newHostDecoder(encodings[encoding].name, !0) : decoder,
    isRight: (fatal) => !fatal || failsForMalformedSequences(encoding),
    canFail: !0,
    leastOfASCII: Math.max(18, Math.min(any, piece)) + 1,
    leastBeyondASCII: Math.max(18, any) + 1,
    leastOfBuffer: 1,
    most: limits2().any,
    onlyASCII: !1
  });
}
var failsForMalformedSequences = (encoding) => LEADS.every(
  (lead) => FOLLOWERS.every((bytes2) => {
    let decoder = newHostDecoder(encodings[encoding].name, !0), text = Uint8Array.of(97, lead, ...bytes2);
    return attempt(() => decoder.decode(text)) === decodeByModule(encoding, text, text.length, !0);
  })
), LEADS = [128, 129, 142, 143, 161, 224, 255], FOLLOWERS = [
  [],
  [32],
  [64],
  [128],
  [161],
  [255],
  [161, 32],
  [161, 161],
  [48],
  [48, 32],
  [48, 129],
  [48, 129, 32],
  [48, 129, 48]
], newCandidate = (encoding) => ({
  decoder: newHostDecoder(encodings[encoding].name),
  sequences: sequencesOf(encoding),
  credit: 0
}), STARTS2 = [
  [239, 187, 191],
  [254, 255],
  [255, 254],
  [132, 49, 149, 51]
], END = [10, 164, 162];
function* sequencesOf(encoding) {
  let [all, digits, thirds, third] = [
    [0, 255],
    [48, 57],
    [129, 254],
    [129, 129]
  ];
  for (let start of STARTS2) yield Uint8Array.of(...start, ...END);
  for (let lead = 128; lead <= 255; lead++) yield productOf([lead, lead], all);
  if (encoding === 32)
    for (let second = 161; second <= 254; second++) yield productOf([143, 143], [second, second], all);
  if (encoding === 29 || encoding === 30) {
    for (let lead = 129; lead <= 132; lead++)
      for (let second = 48; second <= 57; second++) yield productOf([lead, lead], [second, second], thirds, digits);
    for (let lead = 133; lead <= 254; lead += 8)
      yield productOf([lead, Math.min(lead + 7, 254)], digits, third, digits);
    yield productOf([227, 227], [50, 50], thirds, digits), yield productOf([129, 129], [48, 48], all), yield productOf([129, 129], [48, 48], third, all);
  }
}
function productOf(...ranges) {
  let sizes = ranges.map(([first, last2]) => last2 - first + 1), count = sizes.reduce((product, size) => product * size), length = ranges.length + END.length, bytes2 = new Uint8Array(count * length + ranges.length - 1);
  for (let i = 0; i < count; i++) {
    let rest2 = i;
    for (let place = ranges.length - 1; place >= 0; place--)
      bytes2[i * length + place] = ranges[place][0] + rest2 % sizes[place], rest2 = Math.trunc(rest2 / sizes[place]);
    bytes2.set(END, i * length + ranges.length);
  }
  let last = (count - 1) * length;
  return bytes2.copyWithin(last + length, last, last + ranges.length - 1), bytes2;
}

// js/host-utf16.js
var utf16LEDecoder = /* @__PURE__ */ lazy(() => attempt(newUTF16LEDecoder)), utf16BEDecoder = /* @__PURE__ */ lazy(() => attempt(newUTF16BEDecoder));
function newUTF16LEDecoder() {
  return isFirefox() || isWebKitOrWorkerd() ? newUTF16DecoderByHost(!1) : newUTF16LEDecoderByBuffer();
}
function newUTF16BEDecoder() {
  return isFirefox() ? newUTF16DecoderByHost(!0) : void 0;
}
function newUTF16LEDecoderByBuffer() {
  let slice = (
    /** @type {Function} */
    ucs2Slice
  ), text = "\uFEFFa\u6F22\u{1F4A9}\uFFFE", bytes2 = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice.call(bytes2) !== text || "a\uD83D".toWellFormed() !== "a\uFFFD") return;
  let most = isOldNode() ? 512 : 1 / 0;
  return utf16DecoderOf(!1, (bytes3, length) => length <= most || isProbablyASCII(bytes3, length) && hostIsASCII()?.(bytes3) === !0, (bytes3, fatal) => {
    let string = slice.call(bytes3);
    return 2 * string.length > most || string.isWellFormed() ? string : fatal ? void 0 : string.toWellFormed();
  });
}
function newUTF16DecoderByHost(isBigEndian) {
  let decoder = newHostDecoder(isBigEndian ? "utf-16be" : "utf-16le"), bytes2 = [65279, 55357, 28450].flatMap((unit) => isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8]);
  if (decoder.decode(Uint8Array.from(bytes2)) === "\uFEFF\uFFFD\u6F22")
    return utf16DecoderOf(
      isBigEndian,
      () => !0,
      (bytes3, fatal) => {
        let string = decoder.decode(bytes3);
        return fatal && string.includes("\uFFFD") ? void 0 : string;
      }
    );
}
var utf16DecoderOf = (isBigEndian, takes, decode3) => ({
  takes,
  decode(bytes2, fatal) {
    try {
      return decode3(bytes2, fatal);
    } catch {
      return;
    }
  },
  completeLength(bytes2, length) {
    let even = length - length % 2;
    return (bytes2[isBigEndian ? even - 2 : even - 1] & 252) === 216 ? even - 2 : even;
  }
});

// js/malformed-samples.js
var samplesLeft = 0;
function isProbablyMalformed(bytes2, length) {
  let least2 = samplesLeft > 0 ? 8192 : 131072;
  if (length < least2 || isQuickWithMalformed()) return !1;
  let count = 0, step = Math.ceil(length / 8);
  for (let i = 0; i < length - 1; i += step) bytes2[i] >= 192 && (bytes2[i + 1] & 192) !== 128 && count++;
  let isMalformed2 = count > 1;
  return isMalformed2 && (samplesLeft = 16), isMalformed2;
}
var isQuickWithMalformed = /* @__PURE__ */ lazy(isWebKit);
function countSample(text, length) {
  length < 8192 || (samplesLeft = hasReplacements(text) ? 16 : Math.max(samplesLeft - 1, 0));
}
function hasReplacements(text) {
  let count = 0, step = Math.floor(text.length / 8);
  for (let i = 0; i < 8; i++) text.charCodeAt(i * step) === 65533 && count++;
  return count > 1;
}

// js/host-unicode.js
function hostDecoder(encoding, bytes2, length) {
  let decoder = decoderOf2(encoding);
  if (!(!decoder || length < 24 || isShared(bytes2, length)) && !(encoding === 0 && isProbablyMalformed(bytes2, length)))
    return decoder.takes?.(bytes2, length) === !1 ? void 0 : decoder;
}
function decoderOf2(encoding) {
  return encoding === 0 ? utf8Decoder() : encoding === 38 ? utf16LEDecoder() : encoding === 37 ? utf16BEDecoder() : void 0;
}
function decodeUTF8ByHost(bytes2, length, endOfQueue, fatal) {
  if (rest.length = 0, fatal && length > 8192 || length > 1024 && (isShared(bytes2, length) || isProbablyMalformed(bytes2, length))) return;
  let decoder = utf8Decoder();
  if (!decoder || decoder.takesQuickly?.(bytes2, length) === !1) return;
  let end2 = completeLengthOfUTF8(bytes2, length);
  if (!(end2 < length && (endOfQueue || !keepEndOfUTF8(bytes2, end2, length))))
    try {
      let isForPart = decoder.decodesStart && end2 < 8192 && !fatal, part = end2 === length || isForPart ? bytes2 : viewOfStart(bytes2, length, end2), string = fatal ? decoder.decodeOrFail(part, end2) : decoder.decodeQuickly(part, end2);
      return length > 256 && string !== void 0 && learnFromHost(part, end2, string), string;
    } catch {
      return;
    }
}
function decodeUTF16ByHost(encoding, bytes2, length) {
  let decoder = decoderOf2(encoding);
  if (!(length % 2 > 0 || !decoder?.takes?.(bytes2, length) || isShared(bytes2, length)))
    return decoder.decode(bytes2, !0);
}
function learnFromHost(bytes2, length, text) {
  countSample(text, length), learn(bytes2, length, text);
}

// js/decoding.js
var TextDecoderCommon = class {
  encoding;
  fatal;
  ignoreBOM;
  /** The host's decoder that has the current stream: see `host-streams.js`. @type {HostTextDecoder | undefined} */
  hostOfStream = void 0;
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #decoder = null;
  /** The incomplete character at the end of the last chunk, unless `#decoder` contains it: its bytes, like those of `rest`. */
  #held = 0;
  #heldLength = 0;
  #bomSeen = !1;
  /** The position of the next chunk in the stream, in bytes. */
  #position;
  /** The error that ended the current call. @type {Malformed | null} */
  #malformed = null;
  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   * @param {number} [position] the position of the first chunk in the stream, in bytes
   */
  constructor(encoding, fatal, ignoreBOM, position = 0) {
    this.encoding = encoding, this.fatal = fatal, this.ignoreBOM = ignoreBOM, this.#position = position;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /** Makes the decoder a new instance, the I/O queue empty and BOM seen false. */
  reset() {
    this.#decoder = null, this.#heldLength = 0, this.#bomSeen = !1, this.#position = 0;
  }
  /**
   * Decodes a chunk and serializes the result.
   *
   * An error discards the rest of the chunk. The decoder keeps the state in which its handler returned the error: the initial one,
   * except that ISO-2022-JP keeps its character set.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @param {string} [context] if given, malformed input throws a TypeError whose message starts with it
   * @returns {string}
   * @throws {Malformed | TypeError} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    let length = quickLengthOf(chunk);
    if (!this.#decoder) {
      if (this.#bomSeen && this.#heldLength === 0 && this.encoding === 0 && length <= 256 && chunk[length - 1] < 128) {
        let string2 = decodeShortUTF8Whole(chunk, length, this.fatal);
        if (string2 !== void 0 && string2.charCodeAt(string2.length - 1) < 128)
          return this.#position += length, string2;
      }
      let string = this.#heldLength === 0 ? this.#decodeQuickly(chunk, length, endOfQueue) : this.#decodeWithHeld(chunk, length, endOfQueue);
      if (string !== void 0)
        return endOfQueue || this.#keepRest(length), string;
    }
    return this.#decodeSlowly(chunk, length, endOfQueue, context);
  }
  /**
   * Decodes a whole text, like `reset` and then `decode`, but with fewer steps for a short one.
   * @param {Uint8Array} bytes
   * @param {number} length the number of bytes
   * @param {string} [context] as for `decode`
   */
  decodeWhole(bytes2, length, context) {
    this.#position !== 0 && this.reset();
    let { encoding } = this, isShort = length <= 256;
    if (encoding === 0 && length > 0) {
      let string = isShort ? decodeShortUTF8Whole(bytes2, length, this.fatal) ?? decodeByModule(encoding, bytes2, length, this.fatal) : decodeUTF8ByHost(bytes2, length, !0, this.fatal);
      if (string !== void 0) return !isShort || bytes2[0] === 239 ? this.#withoutBOM(string) : string;
    } else {
      let few = length > 0 ? decodeByLookup(bytes2, length, !0, encoding) : void 0, string = few === void 0 && !(isShort && isForModule(encoding, bytes2, length)) ? this.#decodeByOthers(bytes2, length, !0) : this.#unlessMalformed(few);
      if (string !== void 0) return string;
      let byModule = isShort && !hasBOM(encoding) ? decodeByModule(encoding, bytes2, length, this.fatal) : void 0;
      if (byModule !== void 0) return byModule;
    }
    return this.#decodeSlowly(bytes2, length, !0, context);
  }
  /**
   * Decodes a chunk for which `#decodeQuickly` returned `undefined`, or which follows held bytes or depends on `#decoder`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   * @param {string | undefined} context
   */
  #decodeSlowly(chunk, length, endOfQueue, context) {
    if (this.#heldLength > 0) {
      let string2 = this.#decodeAfterHeld(chunk, length, endOfQueue, context);
      if (string2 !== void 0) return string2;
      let whole = this.#heldLength + length;
      if (length > 0 && whole <= fewBytes.length) return this.#decodeJoined(chunk, whole, endOfQueue, context);
      this.#passHeldOn();
    }
    let decoder = this.#decoder, bomSeen = this.#bomSeen, position = this.#position, string = "";
    try {
      string = this.#decodeByHost(chunk, length, endOfQueue) ?? this.#decodeBlocks(chunk, length, endOfQueue);
    } catch (error) {
      throw this.#decoder = decoder, this.#bomSeen = bomSeen, this.#position = position, explain(error);
    }
    let malformed = this.#malformed;
    if (malformed)
      throw this.#malformed = null, this.#bomSeen = bomSeen, this.#position = position + length, context === void 0 ? malformed : malformed.toTypeError(context);
    return string;
  }
  /**
   * Decodes a chunk that doesn't depend on earlier ones in a faster way than by WebAssembly's decoder, if there is one; otherwise returns
   * `undefined`. Sets `rest`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeQuickly(chunk, length, endOfQueue) {
    let { encoding } = this;
    rest.length = 0;
    let few = length > 0 && encoding !== 0 ? decodeByLookup(chunk, length, endOfQueue, encoding) : void 0;
    return few === void 0 ? this.#decodeByOthers(chunk, length, endOfQueue) : this.#unlessMalformed(few);
  }
  /**
   * Does the same in other ways than `decodeFew`. The caller clears `rest` before a chunk.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeByOthers(chunk, length, endOfQueue) {
    let { encoding } = this;
    if (length === 0) return "";
    if (encoding === 0) {
      let short = isShortForLoop(chunk, length) ? decodeShortUTF8(chunk, length, endOfQueue, this.fatal) : void 0;
      return short !== void 0 ? short : this.#withoutBOM(this.#decodeLongUTF8(chunk, length, endOfQueue));
    }
    if (encoding === 38 || encoding === 37) {
      let string2 = length <= 36 ? decodeShortUTF16(chunk, length, encoding === 37) : decodeUTF16ByHost(encoding, chunk, length);
      return this.#withoutBOM(string2);
    }
    if (!isASCIICompatible(encoding)) return;
    let isSingle = isSingleByte(encoding), string = !isSingle && length <= (chunk[0] < 128 ? mostASCII() : 18) ? decodeShortByTable(chunk, length, endOfQueue, encoding) : decodeByFastest(encoding, isSingle, chunk, length, endOfQueue);
    return this.#unlessMalformed(string);
  }
  /**
   * Decodes UTF-8 for which a loop isn't the fastest way.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeLongUTF8(chunk, length, endOfQueue) {
    return decodeUTF8ByHost(chunk, length, endOfQueue, this.fatal) ?? (length <= 256 ? decodeShortUTF8ByModule(chunk, length, endOfQueue, this.fatal) : void 0);
  }
  /**
   * In the error mode "fatal", returns `undefined` for text that may contain a replacement: the decoder then finds where that is.
   * @param {string | undefined} string
   */
  #unlessMalformed(string) {
    return this.fatal && this.encoding !== 21 && string?.includes("\uFFFD") ? void 0 : string;
  }
  /**
   * Serializes text that may be the start of a stream: https://encoding.spec.whatwg.org/#concept-td-serialize
   *
   * This checks the string, because after reading the first byte Node's decoder takes 1.2 times as long for 64 KB.
   * @template {string | undefined} Text
   * @param {Text} text
   * @returns {Text}
   */
  #withoutBOM(text) {
    return !this.#bomSeen && !this.ignoreBOM && text?.charCodeAt(0) === 65279 ? (
      /** @type {Text} */
      text.slice(1)
    ) : text;
  }
  /**
   * Decodes the held bytes and a chunk of at most a few hundred bytes together; `undefined` if the caller has to decode them in another way.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeWithHeld(chunk, length, endOfQueue) {
    let whole = this.#heldLength + length;
    if (!(length === 0 || whole > fewBytes.length))
      return rest.length = 0, length > 16 ? this.#decodeLongWithHeld(chunk, whole, endOfQueue) : (this.#joinHeld(chunk, whole), this.encoding === 0 ? decodeShortUTF8(fewBytes, whole, endOfQueue, this.fatal) : this.#unlessMalformed(
        decodeFew(fewBytes, whole, endOfQueue, this.encoding) ?? decodeShortByTable(fewBytes, whole, endOfQueue, this.encoding)
      ));
  }
  /** Does this for a chunk of more than `MOST_IN_CHUNK` bytes. @param {Uint8Array} chunk @param {number} whole @param {boolean} endOfQueue */
  #decodeLongWithHeld(chunk, whole, endOfQueue) {
    let bytes2 = this.#joined(chunk, whole);
    return this.encoding === 0 ? this.#decodeLongUTF8(bytes2, whole, endOfQueue) : this.#unlessMalformed(decodeFew(bytes2, whole, endOfQueue, this.encoding));
  }
  /**
   * Decodes a chunk of UTF-8 that completes the held character; otherwise returns `undefined`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   * @param {string | undefined} context
   */
  #decodeAfterHeld(chunk, length, endOfQueue, context) {
    if (this.encoding !== 0) return;
    let position = this.#position, bomSeen = this.#bomSeen, held = this.#held, heldLength = this.#heldLength, lead = held & 255, whole = lead < 224 ? 2 : lead < 240 ? 3 : 4;
    if (heldLength + length <= whole) return;
    this.#joinHeld(chunk, whole);
    let first = decodeShortUTF8(fewBytes, whole, !0, !0);
    if (first === void 0) return;
    let start = whole - heldLength;
    this.#heldLength = 0, this.#position += start, this.#bomSeen = !0;
    try {
      return join(first, this.decode(partOf(chunk, start), endOfQueue, context));
    } catch (error) {
      throw this.#bomSeen = bomSeen, error instanceof Malformed || error instanceof TypeError || (this.#decoder = null, this.#position = position, this.#held = held, this.#heldLength = heldLength), error;
    }
  }
  /** Copies the held bytes and the start of a chunk to `fewBytes`. @param {Uint8Array} chunk @param {number} whole the length of both */
  #joinHeld(chunk, whole) {
    fewBytes[0] = this.#held, fewBytes[1] = this.#held >> 8, fewBytes[2] = this.#held >> 16;
    let start = this.#heldLength;
    for (let i = start; i < whole; i++) fewBytes[i] = chunk[i - start];
  }
  /** Copies the held bytes and a whole chunk to `fewBytes`. @param {Uint8Array} chunk @param {number} whole the length of both */
  #joined(chunk, whole) {
    return this.#joinHeld(chunk, this.#heldLength), setBytes(fewBytes, chunk, this.#heldLength), viewOfFew(whole);
  }
  /** Makes `rest` the held bytes. @param {number} length how many bytes to add to the position */
  #keepRest(length) {
    this.#position += length, this.#bomSeen ||= this.#heldLength + length > rest.length, this.#heldLength = rest.length, this.#held = rest.bytes;
  }
  /**
   * Decodes the held bytes and a chunk as if they were one, which saves a call of WebAssembly.
   * @param {Uint8Array} chunk
   * @param {number} whole the length of both
   * @param {boolean} endOfQueue
   * @param {string | undefined} context
   * @returns {string}
   */
  #decodeJoined(chunk, whole, endOfQueue, context) {
    let heldLength = this.#heldLength, bytes2 = this.#joined(chunk, whole);
    this.#heldLength = 0, this.#position -= heldLength;
    try {
      return this.#decodeSlowly(bytes2, whole, endOfQueue, context);
    } catch (error) {
      throw error instanceof Malformed || error instanceof TypeError || (this.#heldLength = heldLength, this.#position += heldLength), error;
    }
  }
  /** Makes `#decoder` a decoder that has read the held bytes. */
  #passHeldOn() {
    let held = Uint8Array.of(this.#held, this.#held >> 8, this.#held >> 16);
    try {
      useDecoder(this.encoding, null), decodeBlock(held, this.#heldLength, 0, this.fatal, !1), this.#decoder = saveCodec(), this.#heldLength = 0;
    } catch (error) {
      throw explain(error);
    }
  }
  /**
   * Decodes by the host if that is faster, except for characters that the chunk's start or end splits; otherwise returns `undefined`.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeByHost(chunk, length, endOfQueue) {
    if (this.fatal && this.encoding === 0 && length <= 8192) return;
    let host = hostDecoder(this.encoding, chunk, length);
    if (!host) return;
    let start = 0, string = "", end2 = host.completeLength(chunk, length);
    if (length < 256 && (this.#decoder || end2 < length)) return;
    if (this.#decoder) {
      if (this.encoding !== 0) return;
      for (; start < 3 && (chunk[start] & 192) === 128; ) start += 1;
      if (start === length) return;
      if (string = this.#decodeBlocks(partOf(chunk, 0, start), start, !0), this.#malformed) return string;
    }
    let whole = start === 0 && end2 === length ? chunk : partOf(chunk, start, end2), decoded = host.decode(whole, this.fatal);
    if (decoded === void 0) {
      if (string = join(string, this.#decodeBlocks(whole, end2 - start, !0)), this.#malformed) return string;
    } else
      this.encoding === 0 && learnFromHost(whole, end2 - start, decoded), string = join(string, this.#withoutBOM(decoded)), this.#position += end2 - start;
    return this.#bomSeen ||= end2 > 0, end2 === length ? string : this.encoding === 0 && !endOfQueue && keepEndOfUTF8(chunk, end2, length) ? (this.#keepRest(length - end2), string) : join(string, this.#decodeBlocks(partOf(chunk, end2, length), length - end2, endOfQueue));
  }
  /** @param {Uint8Array} chunk @param {number} chunkLength @param {boolean} endOfQueue */
  #decodeBlocks(chunk, chunkLength, endOfQueue) {
    useDecoder(this.encoding, this.#decoder);
    let string = "", collection = collectUnits(chunkLength), bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding), written = 0;
    for (let start = 0; ; start += 65536) {
      let isLast = chunkLength - start <= 65536, read = Math.min(65536, chunkLength - start), block = start === 0 && isLast ? chunk : partOf(chunk, start, start + read), length = decodeBlock(block, read, written, this.fatal, endOfQueue && isLast);
      if (length < 0)
        return this.#decoder = saveCodec(), this.#malformed = new Malformed(this.name, this.#position + start + report.start(), report.length()), string;
      if (written += length, written > 0 && (isLast || !hasRoomFor(written))) {
        let first = !bomSeen && firstUnit() === 65279 ? 1 : 0;
        collection ? collection.add(unitsAddress() + 2 * first, written - first) : string = join(string, unitsString(first, written)), bomSeen = !0, written = 0;
      }
      if (isLast) break;
    }
    return this.#bomSeen = bomSeen, this.#decoder = endOfQueue ? null : stateToKeep(), this.#position += chunkLength, collection ? collection.toText() : (this.encoding === 0 && learn(chunk, chunkLength, string), string);
  }
};
function decodeByLookup(bytes2, length, endOfQueue, encoding) {
  if (length <= 16) {
    let string;
    if (isSingleByte(encoding) || mayBeASCII(bytes2, length, encoding) ? string = decodeSingles(bytes2, length, encoding) : isOfPairs(encoding) && !prefersSlice() && (string = decodeFewPairs(bytes2, length, encoding)), string !== void 0) return string;
  }
  return decodeFew(bytes2, length, endOfQueue, encoding);
}
var mayBeASCII = (bytes2, length, encoding) => (bytes2[0] | bytes2[length >> 1] | bytes2[length - 1]) < 128 && isASCIICompatible(encoding), decodeByFastest = (encoding, isSingle, chunk, length, endOfQueue) => (chunk[0] < 128 ? decodeASCII(encoding, chunk, length) : void 0) ?? (!isSingle && endOfQueue && length > 18 ? decodePairs(encoding, chunk, length) : void 0) ?? (isShortForTable(chunk, length, isSingle) ? decodeShortByTable(chunk, length, endOfQueue, encoding) : void 0) ?? void 0;

// js/host-encoder.js
var encoder, leastForHost = 1 / 0, leastBeyondASCII = 1 / 0;
function prepareEncoder() {
  encoder = null, encoder = attempt(newTestedEncoder) ?? null, encoder && (isFirefox() || isBun()) && (leastForHost = (isBun() ? 6 : 32) + 1, leastBeyondASCII = 7);
}
var isForHost2 = (string) => string.length >= leastForHost || string.length >= leastBeyondASCII && string.charCodeAt(0) >= 128;
function newTestedEncoder() {
  let encoder2 = newHostEncoder(), { read, written } = encoder2.encodeInto("a\uD83D\u6F22\u{1F4A9}", new Uint8Array(8)), text = "\uDCA9\xE9\u6F22\u{1F4A9}", bytes2 = encoder2.encode(text);
  return read === 3 && written === 7 && `${[...bytes2]}` == `${[...encodeShortUTF8(text)]}` && Object.getPrototypeOf(bytes2) === Uint8Array.prototype ? encoder2 : void 0;
}
function hostEncode(string) {
  try {
    return encoder?.encode(string);
  } catch {
    return;
  }
}
function hostEncodeInto(string, destination) {
  encoder === void 0 && prepareEncoder();
  try {
    return encoder?.encodeInto(string, destination);
  } catch {
    return;
  }
}
function encodeByHost(string) {
  let { length } = string;
  return length <= 6 ? encodeShortUTF8(string) : (encoder === void 0 && prepareEncoder(), isForHost2(string) ? hostEncode(string) : length <= 21 || leastForHost < 1 / 0 ? encodeShortUTF8(string) : encodeByCopy(string) ?? hostEncode(string));
}
function encodeByCopy(string) {
  let { length } = string;
  if (length <= 64 && makesShortArraysQuickly()) {
    let bytes2 = (isEncodeSlowest() || lengthInBytes(string) <= 64) && encodeTo(room, string);
    if (bytes2) return bytes2;
  }
  return length <= 65536 && isCopyQuicker(string) ? encodeTo(longRoom2(), string) : void 0;
}
var makesShortArraysQuickly = /* @__PURE__ */ lazy(() => !isDeno()), isEncodeSlowest = /* @__PURE__ */ lazy(() => isChromium() || isWorkerd()), lengthInBytes = (string) => string.length * utf8Length(bitsOf(string)) * 0.75;
function encodeTo(room3, string) {
  let result = hostEncodeInto(string, room3);
  return result?.read === string.length ? copyOfShort(room3, 0, result.written) : void 0;
}
var longRoom2 = /* @__PURE__ */ lazy(() => new Uint8Array(3 * 65536));
function isCopyQuicker(string) {
  let { latin1, other } = leastCopied();
  return string.length >= other && (string.length >= latin1 || bitsOf(string) >= 256);
}
var leastCopied = /* @__PURE__ */ lazy(() => isDeno() ? { latin1: 1 / 0, other: 1024 } : nodeVersion() < 26 ? { latin1: 512, other: 256 } : { latin1: 1 / 0, other: 1 / 0 });
function bitsOf(string) {
  let { length } = string;
  return string.charCodeAt(0) | string.charCodeAt(length >> 1) | string.charCodeAt(length - 1);
}

// js/ascii-writer.js
var leastForHost2 = /* @__PURE__ */ lazy(() => isBun() ? 32 : nodeVersion() > 0 ? 48 : isFirefox() ? 400 : isChromium() ? 1024 : 1 / 0), textsToSkip = 0;
function encodeASCII(string, encoding) {
  let { length } = string;
  if (length < leastForHost2() || !isASCIICompatible(encoding) || !isProbablyASCII2(string)) return;
  if (textsToSkip > 0) {
    textsToSkip -= 1;
    return;
  }
  let bytes2 = encodeByHost(string);
  if (bytes2 && lengthOf(bytes2) === length) return bytes2;
  textsToSkip = 15;
}
var stepOf = (length) => Math.max(8, length >> 4);
function isProbablyASCII2(string) {
  let { length } = string, step = stepOf(length);
  for (let i = 0; i < length; i += step) if (string.charCodeAt(i) >= 128) return !1;
  return !0;
}
function isMostlyASCII(string) {
  let { length } = string, step = stepOf(length), balance = 0;
  for (let i = 0; i < length; i += step) balance += string.charCodeAt(i) < 128 ? 1 : -1;
  return balance > 0;
}

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
), isFasterForASCII = /* @__PURE__ */ lazy(() => isBun() || isFirefox());
function encodeShort(string, encoding) {
  let { length } = string, ascii2 = length < 32 ? void 0 : encodeASCII(string, encoding);
  if (ascii2) return ascii2;
  let isSingle = isSingleByte(encoding);
  if (length > 64 && length > (isSingle ? mostToSingleByte() : mostToMultiByte())) return;
  if (!1) return encodeBytes(
    string,
    /** @type {Uint8Array} */
    unitTable(encoding)
  );
  if (encoding === 33)
    return length <= 48 ? encodeShifted(
      string,
      /** @type {Uint16Array} */
      unitTable(32)
    ) : void 0;
  if (!!0 || length > 512 && isFasterForASCII() && isMostlyASCII(string)) return;
  let table2 = (
    /** @type {Uint16Array | undefined} */
    unitTable(encoding)
  );
  return table2 && encodePairs(string, table2);
}
var loopBeatsWebAssembly = /* @__PURE__ */ lazy(
  () => isBun() || isFirefox() || isWebKit() || isWorkerd() && !ucs2Write
);
function encodeByTable(string, encoding) {
  return loopBeatsWebAssembly() ? encodeManyBytes(
    string,
    /** @type {Uint8Array} */
    fullUnitTable(encoding)
  ) : bytesByTable(string, encoding);
}
function encodeQuickly(string, encoding) {
  return encodeShort(string, encoding) ?? void 0;
}
var omit = () => "", EncoderCommon = class {
  encoding;
  unmappable;
  #replace;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #encoder = null;
  /** The position of the next chunk in the stream, in code units. */
  #position = 0;
  /** The escape sequence that `Shifts` held back at the end of the last chunk. @type {Uint8Array<ArrayBuffer>} */
  #shift = NOTHING;
  /** Converts an index in the stream to the index that an error reports; users of this class may replace it. */
  locate = (index) => index;
  /**
   * @param {number} encoding one that has an encoder
   * @param {Unmappable} unmappable
   * @param {Replacer} [replace] implements the values of `unmappable` that aren't in `UNMAPPABLE_MODES`
   */
  constructor(encoding, unmappable, replace = void 0) {
    this.encoding = encoding, this.unmappable = unmappable, this.#replace = replace;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /**
   * Encodes a chunk. If it throws in the middle of a stream, the encoder is as before the call, because the caller got none of the
   * chunk's bytes.
   * @param {string} string
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError}
   */
  encode(string, endOfQueue) {
    let whole = endOfQueue || this.#isInitialAfter(string) ? this.#encodeWhole(string) : void 0;
    return whole ? (this.#position = endOfQueue ? 0 : this.#position + string.length, whole) : this.#encodePieces(string, endOfQueue);
  }
  /**
   * Whether the encoder is in its initial state after a chunk: only ISO-2022-JP has other states, and a surrogate may be half of a pair.
   * @param {string} string
   */
  #isInitialAfter(string) {
    let { length } = string;
    return length > 0 && this.encoding !== 33 && (string.charCodeAt(length - 1) & 64512) !== 55296;
  }
  /** The module's number for `unmappable`. With a replacer, it is that of 'fatal', so that the module stops at each error. */
  get #mode() {
    return this.#replace ? 0 : UNMAPPABLE_MODES.indexOf(
      /** @type {any} */
      this.unmappable
    );
  }
  /**
   * Encodes in one piece a whole text, or a chunk that starts and ends in the initial state. Returns `undefined` for other chunks, for
   * most of more than one block, and for unmappable code points that the module doesn't replace.
   * @param {string} string
   */
  #encodeWhole(string) {
    if (this.#encoder) return;
    let bytes2 = this.encoding === 0 ? encodeByHost(string) : void 0;
    if (bytes2) return bytes2;
    if (string.length > 65536) return this.#encodeLong(string);
    try {
      let quick = encodeQuickly(string, this.encoding);
      if (quick) return quick;
      useEncoder(this.encoding, null), writeBlock(string, 0, string.length);
      let length = encodeBlock(0, string.length, this.#mode, !0);
      return length === -2 || !report.finished() ? void 0 : outputBytes(length);
    } catch (error) {
      throw explain(error);
    }
  }
  /** Does the same for more than one block, where no joining of pieces is the faster way. @param {string} string */
  #encodeLong(string) {
    let usesLoop = !1, encode4 = () => usesLoop ? encodeByTable(string, this.encoding) : void 0;
    return encodeASCII(string, this.encoding) ?? attempt(encode4);
  }
  /** @param {string} string @param {boolean} endOfQueue */
  #encodePieces(string, endOfQueue) {
    let pieces = new Pieces();
    return this.encodeOrFail(
      string,
      endOfQueue,
      (piece) => pieces.add(piece),
      (codePoint, index) => {
        throw new UnmappableError(codePoint, index, this.name);
      }
    ), pieces.concatenate();
  }
  /**
   * Encodes a chunk, and continues with the same encoder after each error, as the standard tells the callers of "encode or fail".
   * https://encoding.spec.whatwg.org/#encode-or-fail
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push receives the result in pieces
   * @param {(codePoint: number, index: number) => void} [fail] receives each error; it may throw
   */
  encodeOrFail(string, endOfQueue, push, fail = () => {
  }) {
    let position = this.#position, encoder2 = this.#encoder, shift = this.#shift;
    endOfQueue && (this.#shift = NOTHING, this.#encoder = null, this.#position = 0);
    let replace = this.#replace, mode = this.#mode, isIgnoring = replace === omit, step = replace && !isIgnoring ? 2048 : 65536, shifts = replace && this.encoding === 33 ? new Shifts(shift, push) : void 0, emit = shifts ? (bytes2) => shifts.add(bytes2) : push, emitUnchanged = shifts ? (bytes2) => shifts.addUnchanged(bytes2) : push, start = 0, saved = null;
    try {
      if (!encoder2)
        for (; start + 65536 < string.length; start += 65536) {
          let quick = encodeQuickly(string.slice(start, start + 65536), this.encoding);
          if (!quick) break;
          push(quick);
        }
      for (useEncoder(this.encoding, encoder2); start === 0 || start < string.length; start += step) {
        let end2 = Math.min(start + step, string.length);
        writeBlock(string, start, end2);
        let isLast = end2 === string.length;
        for (let read = 0, finished = !1; !finished; ) {
          let length = encodeBlock(read, end2 - start, mode, endOfQueue && isLast);
          emit(outputBytes(length === -2 ? report.written() : length));
          let index = position + start + read + report.start();
          if (read += report.read(), finished = length !== -2 && report.finished(), length !== -2 || isIgnoring) continue;
          let codePoint = report.codePoint();
          if (replace) {
            saved = saveCodec(saved);
            let { count } = series, locate = () => this.locate(index), replacement = replace(codePoint, locate);
            series.count !== count && (useEncoder(this.encoding, saved), writeBlock(string, start, end2));
            let refuse = (codePoint2) => {
              throw new UnmappableError(codePoint2, locate(), this.name);
            };
            typeof replacement == "string" ? encodeReplacement(replacement, emit, refuse) : replacement ? emitUnchanged(replacement) : refuse(codePoint);
          } else fail(codePoint, index);
        }
      }
    } catch (error) {
      throw explain(error);
    }
    if (endOfQueue) {
      shifts && push(shifts.held);
      return;
    }
    shifts && (this.#shift = shifts.held), this.#encoder = this.#isInitialAfter(string) ? null : saveCodec(), this.#position = position + string.length;
  }
};
function encodeReplacement(replacement, emit, refuse) {
  let text = toScalarValueString(replacement);
  for (let start = 0; start < text.length; start += 2048) {
    let end2 = Math.min(start + 2048, text.length);
    writeBlock(text, start, end2, 2048);
    let length = encodeBlock(2048, 2048 + end2 - start, 0, !1);
    length === -2 && refuse(report.codePoint()), emit(outputBytes(length));
  }
}
var Shifts = class {
  /** The escape sequence at the end of the last bytes. */
  held;
  #push;
  /** @param {Uint8Array<ArrayBuffer>} held @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  constructor(held, push) {
    this.held = held, this.#push = push;
  }
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    let length = lengthOf(bytes2);
    if (length === 0) return;
    bytes2[0] !== 27 && this.#push(this.held);
    let end2 = bytes2[length - 3] === 27 ? length - 3 : length;
    this.#push(copyOf(bytes2, 0, end2)), this.held = copyOf(bytes2, end2, length);
  }
  /** Adds a program's own bytes, in which escape sequences stay as they are. @param {Uint8Array<ArrayBuffer>} bytes */
  addUnchanged(bytes2) {
    this.#push(this.held), this.held = NOTHING, this.#push(bytes2);
  }
}, Pieces = class {
  /** @typedef {{ bytes: Uint8Array<ArrayBuffer>, length: number, isBlock: boolean, next: Piece | null }} Piece a block's bytes after `length` are unused */
  /** @type {Piece | null} */
  #first = null;
  /** @type {Piece | null} */
  #last = null;
  #length = 0;
  /** The total length. */
  get length() {
    return this.#length;
  }
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    let length = lengthOf(bytes2);
    if (length === 0) return;
    this.#length += length;
    let last = this.#last;
    if (last && !last.isBlock && Math.max(length, last.length) <= 1024) {
      let block = new Uint8Array(4096);
      setBytes(block, last.bytes), last.bytes = block, last.isBlock = !0;
    }
    if (last?.isBlock && last.length + length <= 4096) {
      setBytes(last.bytes, bytes2, last.length), last.length += length;
      return;
    }
    this.#last = { bytes: bytes2, length, isBlock: !1, next: null }, last ? last.next = this.#last : this.#first = this.#last;
  }
  /** @param {(bytes: Uint8Array<ArrayBuffer>) => void} use */
  forEach(use) {
    for (let piece = this.#first; piece; piece = piece.next) {
      let { bytes: bytes2, length, isBlock } = piece;
      use(isBlock ? copyOf(bytes2, 0, length) : bytes2);
    }
  }
  concatenate() {
    let first = this.#first;
    if (first && !first.next && !first.isBlock) return first.bytes;
    let whole = newBytes(this.#length), position = 0;
    return this.forEach((bytes2) => {
      setBytes(whole, bytes2, position), position += lengthOf(bytes2);
    }), whole;
  }
};
function newBytes(length) {
  try {
    return new Uint8Array(length);
  } catch (error) {
    throw new RangeError(
      `This host has no room for ${length} bytes: encode in parts, with { stream: true } or with a stream.`,
      { cause: error }
    );
  }
}

// js/text-encoder.js
function utf8Encode(string) {
  return encodeByHost(string) ?? new EncoderCommon(0, "fatal").encode(string, !0);
}

// js/iconv-lite/buffers.js
var builtin = builtinModule("node:buffer"), currentBuffer = () => builtin?.Buffer ?? (typeof Buffer == "function" ? Buffer : void 0);
function newBytes2(length) {
  let HostBuffer = currentBuffer();
  return HostBuffer ? HostBuffer.allocUnsafe(length) : new Uint8Array(length);
}
function concatenate(parts) {
  if (parts.length === 1) return parts[0];
  let whole = newBytes2(parts.reduce((length, part) => length + part.length, 0)), position = 0;
  for (let part of parts)
    whole.set(part, position), position += part.length;
  return whole;
}
function toBytes(input2) {
  if (input2 instanceof Uint8Array) return input2;
  if (ArrayBuffer.isView(input2)) return new Uint8Array(input2.buffer, input2.byteOffset, input2.byteLength);
  let type = Object.prototype.toString.call(input2).slice(8, -1), { byteLength, length } = (
    /** @type {any} */
    input2 ?? {}
  );
  if (typeof input2 == "object" && (typeof byteLength == "number" || typeof length == "number") && type !== "String") return new Uint8Array(
    /** @type {ArrayBuffer} */
    input2
  );
  let name = input2 === Object(input2) ? type : type.toLowerCase();
  throw new TypeError(`The input is of type ${name}. Pass a Buffer or Uint8Array.`);
}
var scratch = new Uint16Array(65536), scratchBytes = new Uint8Array(scratch.buffer), ucs2 = (() => {
  try {
    let text = "\uFEFFa\xE9\u6F22\uD83D", write = (
      /** @type {Function} */
      ucs2Write
    ), slice = (
      /** @type {Function} */
      ucs2Slice
    );
    return write.call(scratchBytes, text, 0, 2 * text.length), scratch[3] === text.charCodeAt(3) && slice.call(scratchBytes, 0, 2 * text.length) === text ? { write, slice } : void 0;
  } catch {
    return;
  }
})(), littleEndianString = ucs2 && ((bytes2) => ucs2.slice.call(bytes2, 0, bytes2.length)), newUnits = (length) => length <= 65536 ? scratch : new Uint16Array(length);
function unitsToString(units2, length) {
  if (ucs2) return ucs2.slice.call(units2 === scratch ? scratchBytes : new Uint8Array(units2.buffer), 0, 2 * length);
  let string = "";
  for (let i = 0; i < length; i += 8192) {
    let part = units2.subarray(i, Math.min(i + 8192, length));
    string += String.fromCharCode.apply(
      null,
      /** @type {any} */
      part
    );
  }
  return string;
}
var writeUnits = ucs2 && ((string, bytes2) => {
  ucs2.write.call(bytes2, string, 0, 2 * string.length);
}), asciiString = (bytes2) => highestOfSome(bytes2) < 128 ? wholeASCII(bytes2) : void 0;
function latin1String2(bytes2) {
  let highest = highestOfSome(bytes2);
  return highest >= 196 ? void 0 : (highest < 128 ? wholeASCII(bytes2) : void 0) ?? builtin.Buffer.prototype.utf8Slice.call(bytes2, 0, bytes2.length);
}
function highestOfSome(bytes2) {
  let { length } = bytes2;
  if (!builtin?.isAscii || length < 32) return 255;
  let highest = 0;
  for (let i = 0; i < length; i += Math.ceil(length / 16)) highest = Math.max(highest, bytes2[i]);
  return highest;
}
var wholeASCII = (bytes2) => builtin.isAscii(bytes2) ? builtin.Buffer.prototype.latin1Slice.call(bytes2, 0, bytes2.length) : void 0;

// js/iconv-lite/codec.js
var WHOLE = /* @__PURE__ */ Symbol("ways to take a whole text");
function toCodec(own) {
  let { decode: _decode, encode: _encode, ...codec2 } = own;
  return { ...codec2, [WHOLE]: own };
}
var wholeDecode = (codec2) => codec2[WHOLE]?.decoder === codec2.decoder ? codec2[WHOLE]?.decode : void 0, wholeEncode = (codec2) => codec2[WHOLE]?.encoder === codec2.encoder ? codec2[WHOLE]?.encode : void 0;
function decodeWhole(codec2, bytes2, options) {
  let decode3 = wholeDecode(codec2);
  if (!decode3) return decodeAtOnce(newDecoder2(codec2, options), bytes2);
  let string = decode3(bytes2, options);
  return codec2.bomAware && string.charCodeAt(0) === 65279 ? stripBOM(string, options) : string;
}
function encodeWhole(codec2, string, options) {
  let encode4 = wholeEncode(codec2);
  return encode4 ? encode4(codec2.bomAware && options?.addBOM ? `\uFEFF${string}` : string, options) : encodeAtOnce(newEncoder(codec2, options), string);
}
function decodeAtOnce(decoder, bytes2) {
  return decoder.write(bytes2) + (decoder.end() ?? "");
}
function encodeAtOnce(encoder2, string) {
  let bytes2 = encoder2.write(string), rest2 = encoder2.end();
  return rest2 && rest2.length > 0 ? concatenate([bytes2, rest2]) : bytes2;
}
function stripBOM(string, options) {
  let strip = options?.stripBOM;
  return strip === !1 ? string : (typeof strip == "function" && strip(), string.slice(1));
}
function newDecoder2(codec2, options) {
  let decoder = new codec2.decoder(options, codec2);
  if (!codec2.bomAware || options?.stripBOM === !1) return decoder;
  let hasStarted = !1;
  return {
    write(bytes2) {
      let string = decoder.write(bytes2);
      return hasStarted || !string ? string : (hasStarted = !0, string.charCodeAt(0) === 65279 ? stripBOM(string, options) : string);
    },
    end: () => decoder.end()
  };
}
function newEncoder(codec2, options) {
  let encoder2 = new codec2.encoder(options, codec2);
  if (!codec2.bomAware || !options?.addBOM) return encoder2;
  let mark = "\uFEFF";
  return {
    write(string) {
      let marked2 = mark + string;
      return mark = "", encoder2.write(marked2);
    },
    end: () => encoder2.end()
  };
}
function statelessCodec(decode3, encode4, rest2 = void 0) {
  return {
    decode: decode3,
    encode: encode4,
    decoder: class {
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        return decode3(bytes2);
      }
      end() {
        return rest2;
      }
    },
    encoder: class {
      /** @param {string} string */
      write(string) {
        return encode4(string);
      }
      end() {
      }
    }
  };
}

// js/iconv-lite/held.js
var NOTHING2 = new Uint8Array(), Held = class {
  #bytes = NOTHING2;
  /**
   * Returns the held bytes and further ones together, except for an incomplete sequence at the end, which it holds.
   * @param {Uint8Array} bytes
   * @param {(all: Uint8Array) => number} endOf returns where the incomplete sequence begins
   */
  join(bytes2, endOf) {
    let all = bytes2;
    this.#bytes.length > 0 && (all = new Uint8Array(this.#bytes.length + bytes2.length), all.set(this.#bytes), all.set(bytes2, this.#bytes.length));
    let end2 = endOf(all);
    return end2 === all.length ? (this.#bytes = NOTHING2, all) : (this.#bytes = Uint8Array.prototype.slice.call(all, end2), all.subarray(0, end2));
  }
  /** Returns the held bytes, and forgets them. */
  take() {
    let bytes2 = this.#bytes;
    return this.#bytes = NOTHING2, bytes2;
  }
};

// js/iconv-lite/binary.js
var BASE64_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", withoutBuffer = {
  latin1: {
    decode(bytes2) {
      let units2 = newUnits(bytes2.length);
      return units2.set(bytes2), unitsToString(units2, bytes2.length);
    },
    // Storing a code unit keeps its low byte.
    encode: (string) => Uint8Array.from({ length: string.length }, (_, i) => string.charCodeAt(i))
  },
  hex: {
    decode: (bytes2) => Array.from(bytes2, (byte) => byte.toString(16).padStart(2, "0")).join(""),
    // A single digit at the end is ignored.
    encode(string) {
      let pairs3 = /^(?:[\da-f]{2})*/i.exec(string)?.[0].match(/../g) ?? [];
      return Uint8Array.from(pairs3, (pair) => Number.parseInt(pair, 16));
    }
  },
  base64: {
    decode(bytes2) {
      let string = "";
      for (let i = 0; i < bytes2.length; i += 3) {
        let bits = bytes2[i] << 16 | bytes2[i + 1] << 8 | bytes2[i + 2], digits = [18, 12, 6, 0].map((shift) => BASE64_DIGITS[bits >> shift & 63]).join(""), length = Math.min(bytes2.length - i, 3) + 1;
        string += digits.slice(0, length).padEnd(4, "=");
      }
      return string;
    },
    // The digits end at the first `=`, and may be those for URLs; other characters between them are ignored.
    encode(string) {
      let digits = string.split("=", 1)[0].replaceAll("-", "+").replaceAll("_", "/").replace(/[^A-Za-z\d+/]/g, ""), bytes2 = newBytes2(digits.length * 3 >> 2), bits = 0;
      for (let i = 0, written = 0; i < digits.length; i++)
        bits = bits << 6 | BASE64_DIGITS.indexOf(digits[i]), i % 4 > 0 && (bytes2[written++] = bits >> 6 - 2 * (i % 4));
      return bytes2;
    }
  }
};
function functionsFor(name) {
  return {
    decode(bytes2) {
      let HostBuffer = currentBuffer();
      return HostBuffer ? (bytes2 instanceof HostBuffer ? bytes2 : HostBuffer.from(bytes2.buffer, bytes2.byteOffset, bytes2.length)).toString(name) : withoutBuffer[name].decode(bytes2);
    },
    encode: (string) => currentBuffer()?.from(string, name) ?? withoutBuffer[name].encode(string)
  };
}
var latin1Functions = functionsFor("latin1"), hexFunctions = functionsFor("hex"), base64Functions = functionsFor("base64"), binary = statelessCodec(latin1Functions.decode, latin1Functions.encode, ""), ascii = statelessCodec((bytes2) => binary.decode(bytes2.map((byte) => byte & 127)), binary.encode, ""), hex = statelessCodec(hexFunctions.decode, hexFunctions.encode, ""), base64 = {
  decode: base64Functions.decode,
  // iconv-lite encodes complete groups of four digits first, and then the rest.
  encode: (string) => string.length % 4 === 0 ? base64Functions.encode(string) : encodeAtOnce(new base64.encoder(), string),
  decoder: class {
    #held = new Held();
    /** Decodes complete groups of three bytes, which are four digits. @param {Uint8Array} bytes */
    write(bytes2) {
      return base64Functions.decode(this.#held.join(bytes2, (all) => all.length - all.length % 3));
    }
    end() {
      return base64Functions.decode(this.#held.take());
    }
  },
  encoder: class {
    #rest = "";
    /** @param {string} string */
    write(string) {
      let all = this.#rest + string, end2 = all.length - all.length % 4;
      return this.#rest = all.slice(end2), base64Functions.encode(all.slice(0, end2));
    }
    end() {
      let rest2 = this.#rest;
      return this.#rest = "", base64Functions.encode(rest2);
    }
  }
};

// js/iconv-lite/cesu-8.js
function cesu8Codec(defaults) {
  let { encoder: encoder2 } = statelessCodec(() => "", encode2);
  return { encode: encode2, encoder: encoder2, decoder: decoderFor(defaults.unicode) };
}
function encode2(string) {
  let bytes2 = newBytes2(3 * string.length), written = 0;
  for (let i = 0; i < string.length; i++) {
    let unit = string.charCodeAt(i);
    unit < 128 ? bytes2[written++] = unit : (unit < 2048 ? bytes2[written++] = 192 | unit >> 6 : (bytes2[written++] = 224 | unit >> 12, bytes2[written++] = 128 | unit >> 6 & 63), bytes2[written++] = 128 | unit & 63);
  }
  return bytes2.subarray(0, written);
}
function decoderFor(replacement) {
  return class {
    /** The bits of an incomplete sequence, and how many bytes it lacks. */
    #bits = 0;
    #missing = 0;
    /** The lowest code unit that needs a sequence of this length. */
    #least = 0;
    /** @param {Uint8Array} bytes */
    write(bytes2) {
      let units2 = newUnits(bytes2.length * (1 + replacement.length)), written = 0, bits = this.#bits, missing = this.#missing, least2 = this.#least, replace = () => {
        for (let i = 0; i < replacement.length; i++) units2[written++] = replacement.charCodeAt(i);
      };
      for (let i = 0; i < bytes2.length; i++) {
        let byte = bytes2[i];
        if ((byte & 192) === 128) {
          if (missing === 0) {
            replace();
            continue;
          }
          if (bits = bits << 6 | byte & 63, missing -= 1, missing > 0) continue;
          bits >= least2 || bits === 0 && least2 === 128 ? units2[written++] = bits : replace();
          continue;
        }
        missing > 0 && replace(), missing = 0, byte < 128 ? units2[written++] = byte : byte < 224 ? [bits, missing, least2] = [byte & 31, 1, 128] : byte < 240 ? [bits, missing, least2] = [byte & 15, 2, 2048] : replace();
      }
      return this.#bits = bits, this.#missing = missing, this.#least = least2, unitsToString(units2, written);
    }
    end() {
      let isComplete = this.#missing === 0;
      return this.#missing = 0, isComplete ? "" : replacement;
    }
  };
}

// js/iconv-lite/detecting.js
function detectingCodec({ unitLength, littleEndian, bigEndian, weigh, target }, codecOf) {
  function detect(parts, options) {
    let unit = [], weight = 0, units2 = 0;
    for (let part of parts)
      for (let i = 0; i < part.length && units2 < 100; i++)
        if (unit.push(part[i]), !(unit.length < unitLength)) {
          if (units2 === 0) {
            if (isMark(unit)) return codecOf(bigEndian);
            if (isMark([...unit].reverse())) return codecOf(littleEndian);
          }
          weight += weigh(unit), units2 += 1, unit = [];
        }
    return codecOf(weight === 0 ? options?.defaultEncoding || littleEndian : weight > 0 ? bigEndian : littleEndian);
  }
  return {
    decode: (bytes2, options) => decodeWhole(detect([bytes2], options), bytes2, options),
    encode: (string, options) => encodeWhole(codecOf(target(options)), string, marked(options)),
    decoder: class {
      #options;
      /** @type {Decoder | undefined} */
      #decoder;
      /** The bytes so far, until there are enough for a decision. @type {Uint8Array[]} */
      #held = [];
      #heldLength = 0;
      /** @param {Options} [options] */
      constructor(options) {
        this.#options = options;
      }
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        if (this.#decoder) return this.#decoder.write(bytes2);
        this.#heldLength += bytes2.length;
        let isEnough = this.#heldLength >= 8 * unitLength;
        return this.#held.push(isEnough ? bytes2 : Uint8Array.from(bytes2)), isEnough ? this.#start() : "";
      }
      end() {
        return (this.#decoder ? "" : this.#start()) + (this.#decoder?.end() ?? "");
      }
      #start() {
        let decoder = newDecoder2(detect(this.#held, this.#options), this.#options), string = this.#held.map((bytes2) => decoder.write(bytes2)).join("");
        return this.#decoder = decoder, this.#held = [], string;
      }
    },
    // `new` gives the object that this returns.
    encoder: (
      /** @type {any} */
      (function(options) {
        return newEncoder(codecOf(target(options)), marked(options));
      })
    )
  };
}
var marked = (options) => ({ ...options, addBOM: options?.addBOM === void 0 ? !0 : options.addBOM }), MARKS = ["254,255", "0,0,254,255"], isMark = (unit) => MARKS.includes(String(unit));

// js/iconv-lite/decode-only.js
var range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i), TRAILS = range(161, 254), READ_ONLY = [36812, 37576, 38468, 38637], SEQUENCES = {
  eucjp: () => TRAILS.flatMap((second) => TRAILS.map((third) => 9371648 | second << 8 | third)),
  big5hkscs: () => range(135, 160).flatMap((lead) => [...range(64, 126), ...TRAILS].map((trail) => lead << 8 | trail)).filter((sequence) => !READ_ONLY.includes(sequence))
}, LINE_FEED = `
`;
function decodeOnly(name, decode3) {
  let sequences = SEQUENCES[name]?.() ?? [], lines = sequences.flatMap((sequence) => [
    sequence >> 16,
    sequence >> 8 & 255,
    sequence & 255,
    LINE_FEED.charCodeAt(0)
  ]), texts = decode3(Uint8Array.from(lines.filter((byte) => byte !== 0))).split(LINE_FEED), sequenceOf = /* @__PURE__ */ new Map();
  return sequences.forEach((sequence, i) => {
    !texts[i].includes("\uFFFD") && !sequenceOf.has(texts[i]) && sequenceOf.set(texts[i], sequence);
  }), sequenceOf;
}
var startsPair = (name, unit) => name === "big5hkscs" && (unit === 202 || unit === 234);

// js/iconv-lite/surrogates.js
var isLeadingSurrogate = (unit) => (unit & 64512) === 55296, isTrailingSurrogate = (unit) => (unit & 64512) === 56320;
function holdingEncoder(encode4, isIncomplete = isLeadingSurrogate) {
  return class {
    #held = "";
    /** @param {string} part */
    write(part) {
      let string = this.#held ? this.#held + part : part;
      return this.#held = "", isIncomplete(string.charCodeAt(string.length - 1)) && (this.#held = string.slice(-1), string = string.slice(0, -1)), encode4(string);
    }
    end() {
      let held = this.#held;
      return this.#held = "", held === "" ? void 0 : encode4(held);
    }
  };
}

// js/iconv-lite/table-encoder.js
var room2;
function tableEncoder({ table: table2, bytesOf, more, replacement }) {
  let unmappable = entryOf(replacement), entries = new Uint32Array(65536);
  table2 && entries.set(table2);
  for (let unit = 0; unit < 65536; unit++)
    unit < 128 ? entries[unit] = unit : entries[unit] === 0 && (entries[unit] = 4294967292);
  for (let unit = 55296; unit < 56320; unit++) entries[unit] = unit >> 6 === 865 ? 4294967294 : 4294967295;
  for (let text of more.keys())
    text.length === 2 && !isLeadingSurrogate(text.charCodeAt(0)) && (entries[text.charCodeAt(0)] = 4294967293);
  let plane2 = new Uint32Array(65536);
  return (string, start, end2) => {
    room2 ??= new Uint8Array(3 * 65536);
    let written = 0;
    for (let i = start; i < end2; i++) {
      let unit = string.charCodeAt(i), entry = entries[unit];
      if (entry >= 4294967292)
        if (entry === 4294967292)
          entry = learn2(string[i]), entries[unit] = entry;
        else if (entry === 4294967294) {
          let place = (unit & 63) << 10 | string.charCodeAt(i + 1) & 1023;
          entry = plane2[place], entry === 0 && (entry = learn2(string.slice(i, i + 2)), plane2[place] = entry), i += 1;
        } else if (entry === 4294967295)
          entry = unmappable, i += 1;
        else {
          let both = i + 1 < end2 ? more.get(string.slice(i, i + 2)) : void 0;
          entry = both ?? learn2(string[i]), both !== void 0 && (i += 1);
        }
      entry >= 256 && (entry >= 65536 && (room2[written++] = entry >> 16), room2[written++] = entry >> 8), room2[written++] = entry;
    }
    let result = newBytes2(written);
    return result.set(room2.subarray(0, written)), result;
  };
  function learn2(character) {
    let bytes2 = bytesOf(character);
    return bytes2 ? entryOf(bytes2) : more.get(character) ?? unmappable;
  }
}
var entryOf = (bytes2) => bytes2.reduce((entry, byte) => entry << 8 | byte, 0);

// js/iconv-lite/multi-byte.js
function multiByteCodec(name, label, defaults) {
  let encoding = toEncoding(label, "iconv-lite"), newDecoder3 = () => new TextDecoderCommon(encoding, !1, !0), decoder = newDecoder3(), replacement = defaults.unicode.charAt(0), withDefault = (string) => replacement === "\uFFFD" ? string : string.replaceAll("\uFFFD", replacement), isIncomplete = (unit) => isLeadingSurrogate(unit) || startsPair(name, unit), defaultCharacter = defaults.singleByte.charAt(0) || "?", encodeAny = lazy(() => {
    let replacement2 = new EncoderCommon(encoding, "replacement").encode(defaultCharacter, !0);
    return name === "gb18030" ? stoppingEncoder(encoding, replacement2) : tableEncoder({
      more: decodeOnly(name, (bytes2) => decoder.decode(bytes2, !0)),
      table: (
        /** @type {Uint16Array | undefined} */
        unitTable(encoding)
      ),
      bytesOf: (character) => encodeMappable(encoding, character, 0, character.length),
      replacement: replacement2
    });
  }), encode4 = encodeFunction(encoding, defaultCharacter, encodeAny, isIncomplete);
  return {
    decode: (bytes2) => asciiString(bytes2) ?? withDefault(decoder.decode(bytes2, !0)),
    encode: encode4,
    // These encodings have no state, so the parts of a text only depend on each other if they share a character.
    encoder: holdingEncoder(encode4, isIncomplete),
    decoder: class {
      #decoder = newDecoder3();
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        return withDefault(this.#decoder.decode(bytes2, !1));
      }
      end() {
        return withDefault(this.#decoder.decode(new Uint8Array(), !0));
      }
    }
  };
}
function encodeFunction(encoding, defaultCharacter, encodeAny, isIncomplete) {
  let encodePart = (text, start, end2) => encodeMappable(encoding, text, start, end2) ?? encodeAny()(text, start, end2);
  return (string) => {
    let text = string.isWellFormed() ? string : string.replace(/[\uD800-\uDFFF]/gu, () => defaultCharacter);
    if (text.length <= 65536) return encodePart(text, 0, text.length);
    let parts = [];
    for (let start = 0, end2 = 0; start < text.length; start = end2)
      end2 = Math.min(start + 65536, text.length), end2 < text.length && isIncomplete(text.charCodeAt(end2 - 1)) && (end2 -= 1), parts.push(encodePart(text, start, end2));
    return concatenate(parts);
  };
}
var FATAL = UNMAPPABLE_MODES.indexOf("fatal");
function encodeMappable(encoding, string, start, end2) {
  try {
    useEncoder(encoding, null), writeBlock(string, start, end2);
    let length = encodeBlock(0, end2 - start, FATAL, !0);
    if (length === -2) return;
    let result = newBytes2(length);
    return result.set(bytes().subarray(at.output, at.output + length)), result;
  } catch (error) {
    throw explain(error);
  }
}
function stoppingEncoder(encoding, replacement) {
  let encoder2 = new EncoderCommon(encoding, "fatal");
  return (string, start, end2) => {
    let parts = [], add = (part) => parts.push(part);
    return encoder2.encodeOrFail(string.slice(start, end2), !0, add, () => add(replacement)), concatenate(parts);
  };
}

// js/iconv-lite/names.js
var NAMES = `
utf8 unicode11utf8
ucs2 utf16le
utf32 ucs4
utf32le ucs4le
utf32be ucs4be
utf7 unicode11utf7
ascii ascii8bit usascii ansix34 ansix341968 ansix341986 csascii cp367 ibm367 isoir6 iso646us iso646irv us
shiftjis 932 cp932 ms932 windows932 csshiftjis mskanji sjis windows31j ms31j xsjis
cp936 936 ms936 windows936 gb2312 gb231280 gb23121980 csgb2312 csiso58gb231280 euccn
gbk xgbk isoir58
gb18030 chinese
cp949 949 ms949 windows949 cseuckr csksc56011987 euckr isoir149 korean ksc56011987 ksc56011989 ksc5601
cp950 950 ms950 windows950
big5hkscs big5 cnbig5 csbig5 xxbig5
iso88591 latin1 csisolatin1 l1 isoir100 cp819 ibm819
iso88592 latin2 csisolatin2 l2 isoir101
iso88593 latin3 csisolatin3 l3 isoir109
iso88594 latin4 csisolatin4 l4 isoir110
iso88595 csisolatincyrillic isoir144 cyrillic
iso88596 csisolatinarabic isoir127 arabic arabic8 ecma114 asmo708
iso88597 csisolatingreek isoir126 greek greek8 ecma118 elot928
iso88598 csisolatinhebrew isoir138 hebrew hebrew8 iso88598i iso88598e
iso88599 latin5 csisolatin5 l5 isoir148 turkish turkish8
iso885910 latin6 csisolatin6 l6 isoir157
iso885911 thai thai8
iso885913 latin7 l7 isoir179
iso885914 latin8 l8 isoir199 celtic celtic8 isoceltic
iso885915 latin9 l9 isoir203
iso885916 latin10 l10 isoir226
cp1250 msee
cp1251 mscyrl
cp1252 msansi
cp1253 msgreek
cp1254 msturk
cp1255 mshebr
cp1256 msarab
cp1257 winbaltrim
windows874 874 win874 cp874
cp437 cspc8codepage437
cp775 cspc775baltic
cp808 808 ibm808
cp850 cspc850multilingual
cp852 cspcp852
cp862 cspc862latinhebrew
cp869 cpgr
koi8r 20866 cp20866 ibm878 cskoi8r
koi8u 21866 cp21866 ibm1168
rk1048 strk10482002
tcvn tcvn5712 tcvn57121
tis620 isoir166 tis6200 tis62025291 tis62025330
iso646cn isoir57 gb198880 cn
iso646jp isoir14 csiso14jisc6220ro jisc62201969ro jp
hproman8 cshproman8 r8 roman8 xroman8 ibm1051
macintosh mac csmacintosh
macroman 10000
macgreek 10006
maccyrillic 10007
maccenteuro 10029
maciceland 10079
macturkish 10081
`, IBM_PAGES = "437 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 922 1046 1124 1125 1129 1133 1161 1162 1163", aliases = new Map([
  ...NAMES.trim().split(`
`).flatMap((line) => {
    let [name, ...others] = line.split(" ");
    return others.map((other) => (
      /** @type {const} */
      [other, name]
    ));
  }),
  ...IBM_PAGES.split(" ").flatMap((page) => pairs(`cp${page}`, page, `ibm${page}`, `csibm${page}`)),
  ...numbered(1250, 1258).flatMap((page) => pairs(`windows${page}`, `${page}`, `win${page}`, `cp${page}`)),
  // Windows numbers the parts of ISO 8859 from 28591 on.
  ...[...numbered(1, 11), ...numbered(13, 16)].flatMap(
    (part) => pairs(`iso8859${part}`, `${28590 + part}`, `cp${28590 + part}`)
  )
]);
function pairs(name, ...others) {
  return others.map((other) => (
    /** @type {const} */
    [other, name]
  ));
}
function numbered(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
var canonicalNames = /* @__PURE__ */ new Map();
function canonicalName(name) {
  let canonical = canonicalNames.get(name);
  return canonical === void 0 && (canonical = `${name}`.toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g, ""), typeof name == "string" && (canonicalNames.size === 1e3 && canonicalNames.clear(), canonicalNames.set(name, canonical))), canonical;
}

// js/iconv-lite/generated/tables.js
var names = "ascii iso88591 iso646cn iso646jp cp922 iso88599 iso885915 cp1129 cp1163 iso885914 iso885916 windows1252 windows1254 windows1258 iso88593 georgianps georgianacademy iso885910 iso88594 iso88592 windows1250 iso885913 windows1257 windows1256 iso88598 windows1255 windows1253 iso88597 iso88596 cp1046 cp856 cp862 cp437 cp865 cp861 cp860 cp863 cp850 cp858 cp857 cp720 cp852 cp775 cp737 cp808 cp866 cp1125 mik iso885911 cp1162 windows874 tis620 cp1161 macthai cp1133 cp869 koi8t koi8r koi8u koi8ru armscii8 cp1124 iso88595 cp855 hproman8 maccyrillic macukraine rk1048 windows1251 pt154 macroman maciceland macromania macturkish maccroatian maccenteuro macgreek viscii cp864 tcvn", packed = "!!#!!%H#k1t&#i|=!%w&#k1E#i|=#)f+#np>D#im=1#_5#[1#_#(n,#|:0%Hw&5#f)0%Hw&#*t*#iy>##}u=##%/#]&#%&&r&%~%#3x*#i?/#~%&#f&.#o*,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=-#t*#iy>#0q*%tt<%#&nx;%{x;##q-#&(r-r6%+vi<xq;%zx;%p{;%#-Nq&n&s&y%y/{,%{%4#ow;*#ix;*#}w;5##*#ix;*#}w;,9q*&z8%z(##hm=(#{t<##w0#%%%%%{,n(##}l=&%iq=q9(#s0&#x-##,.%8h(&#>#%8P(%f+v8(#m:##,.%8h(&#>#%8P(%f+v8##i)Diy>s}m+jpn+lf=uf=4/%jg<ph<fl=yl={m=uun,irn,jrn,!npn+%*%.A%o};fz<mf>yl={m=sun,grn,/1*w)#vwo,3#!U#xyn,0%Hw&5#f)0%Hw&22s)#vwo,3#!L#~{n,,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=#8q*%s;xF%%pom,lyn,%(<w&h)P#%fxn,mrn,##w*(#&%(<w&h)P#%}wn,krn,&#lrn,#%n{n,&-#s{n,(#tyn,%#+(%p*C(#ztn,#%l{n,&-#q{n,(#ryn,%#+(&p*CpB1(i)%l.%/(<%%%0%>%EJwl1%%%%%%ZW%%%%%PM%%%%%FC%%%%%%%%%%%0-%.5%~+B|y1%%%%%%%%%%%%%%%%%%%%%%%%%%%%%##(#7q**z8@D4&@#).p&p*0R#%Ie#*r)@D4&@#-.p&p*0Rrg=~h=e~)*%w&w%##<##&(%y&2(#]##8*#f-*%w&w%##<##&(%y&2(#]##8)#w(72r*&~<bk2##h0#)x/x2k*Dq)#%Rq4%&rPfCf1#-|.uCiNs1k*Dq)^j(4%w*W%#g&&#t+)%u/(4%f)W%#g&&#h))&i-(mA8?r*%l_sD#%+_&&,0N%#(&#s(#%+_&(,0Np@#%k@j&%#s*#&p(g(f)(#v*%#;#&l(,l-##f.%%4P##(#%x/v.##=%#s*#&p(g(e(#j(%#;#&l(,y*##s+%%4P##(#%l-j,9/i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+fl=yl=km=8V+rrn,npn+%*%.A%wpn+gtm+mf>yl=km=8V+##v>&%gHr+%#*#%(%##(%#*&&,%%##l*#%|)p.##%*;q*#wm>&#%%#qu=##h.(#r/(#yv=&#xr=##u+()f-bo&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F%(p-o&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F##~g=;)i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+qnn+wmn+xmn+jjo,qOiN}ho,npn+%*%.A%wpn+gtm+htm+umn+vmn+uio,rPjom,##!&#!2#kio,~%#}O17j)#~m),#-%(>HCi&+#/##S%&{{8%ux8##|1,#l23#f1(<,~0y0%%%%%%%%%%%%%%%%%%%%%#,%%%%0%%%##%#(%%%%)%%%%(%%%%#%%%##%##%%&gh9%{v8#(q*#vwo,,#pfo,3#t%(u%||n,!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!ppn+is9%%%%%%%%%%%%%%%%%%%%%%%%%%s{j,!iqn+%hqn+>)i)Diy>s}m+jpn+lf=uf=4/%jg<ph<qnn+wmn+xmn+!!!!npn+%*%.A%o};fz<htm+umn+vmn+!!!##xjo,%#hl>>>vi>kg(%%%%%%%%%%%%%%%%%%%u&%%%%*#xzj,?.q)#vwo,3#!,%szl,%##fa)#sjo,(#tpn+(#fp;&&,%%##(#u%(%%%%%%%%%%%%%%%%%%%nxl,ixl,%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%@*i)Dl.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%#%ty=%#%y/*(#i};&#q{l,*%szl,%!+i)El.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%&#,+%xp(~o(1#kq(&#,#>(%%%%%%%%%%%%%%%%%%%%%%%%%)70%%%%%%%%%%%%%%%%%%B.i),zrn,tzm,t%~ii,##*jr(#;ouh+u0&D+4,}gi+(((3Jj,*#{%%%g&(((#&f}(###+*}s(00,,,%1,<vpi,%%%%%%%%%mpi,#&,,:##%;#+%).|)(8s)70,,,sz(n|((((S,.)!/i)?gy(%%%%%%%%%%%%%%%%%%%%%%%%%%##gn(##j(.(l&&F##+EDpjB%%t/x%&2h|AjhBG00khB*{zA,t%3C[z(%,b/N)/C]liB-)t{A;}-+fkB##xjB*#riB+6/.1,gx=~v=3Ap*f)33B(/#nlBxmBD2k*#~0#1*sk>sq=i2<025eh&D.zh@&#jk@+(vhB%;#(%2#+%*%+.4%+%;#/%T#(%x%,#*vx?x^o[u&^t%#.%a?F:||<p{<Ew}<r(#(,#g3%##n5##x&#%%{DE#i)?}3l(I1(+.(*%)2#&j&%,_ew&(+6&0l&0F&k*#{7##e5#i(G)t)&v4t%G+#t%#%u%t%/(y(<02+#cF0m)#j6##w%%#6#%*2#%E##%&4##u&##Y#%?6&#,##/-##F.m)#s3##;*&vw=zv=U#%v%(#%%,%%p&{&&%.(#%k(@%);D-+d(#CG3n*#k5.#l&)#>)(0%&Q(%1*+%~(e+.ch*e/%)p,~+%%(%l&g&##2#(%&z%e#.m&e+%&|%ev&.1#(ox=~v=3A##F##C#%F/K#s,#iy>K-v)#p<.##)%w&%*%j)%L%g,C&#gjo,5%!pfo,&%NJ(#l|n,F.i)%l.%%#*##(**2%%%{w(%#%mv(|t(%(c%%%#5%%%%%%%%%%%%%%%%%V*%%%%%2#-%%%%%%%%%#*%%%%%%K;n)%oAm,##x(#%@%##k&##j-#%h(%%(*%]%%&6%{%##i((*5%u-%i,%#&y+y,v*-%r)q)(%_%+%x-%,&@#&#%%r(%#r&(%w)<(*p&%,T%=#%%Z%#=%(lB&KF)(%y@U%K7i)#~8%#-##x%#+[x(x&o)%r&l*)#r&#(p&k.x2%*&u2o+o&#*r*%&qh=oy=*(#j0+({(4<&(%Tf(+%H3+.Jt-4<&Tf(H3J(%psA,&%wwA5&-%?%,%8i(h(ol=%#*(#(##tLE&i)Tg}%%%%%%%%%%%%%%%%%(%%%%%%4%%%%%%%%%%%%%%%%(#(%%%%T5%^%%]Y_%&*x)(%%((%&%Z%E&i)Tkn&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%T<%%%%%%%%%%%%%%%%k*p*i*p*i*p*z)p*(%js;q,R#i.#i1S#w-,qx&%l/p*k*p*m*p*R)g+4gr&%%%%%%%%%%%%%%%*%qh?G+.j)n.%%t/x%fn&kt>ogB0+<tt?x^o[u&^t%sdvda?F:||<p{<Ew}<r(|t?lu?#g3%v~?nm?(%sHlg>B%q*_zq/%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(A.%%%%%%%%%%%%%%%%%%%%%%%%%%%%V&i)#iy>(#w./+?%*%.A%W&j)(vwo,!!!#/!!!!!!!!!!!+,!!!!!!!!X(i)#vwo,(#!/+!!!!!!!,#!Y&p*#rw/_(%%%pg3A(il>8//X)i)4w1Dqx={lh+****=****rnh+%unh+#2jnh+slh+.+%%%(****xnh+%b(~tm+gvm+4%3#u9/%ut>-B(q*?g|/%(*%x%e*2%%%(%%%%%%(%%((,(%&A%%(%%%%%%%*98(zu|+!!su|+%%%%,%%%%%1#AP%zt2q}m+!!!!!!!!!!!!!!!lt|+%%%%%%%%%%&hv/8/D0i)@vwo,!!!!!qzl,rzl,~ho,9/fy=%fp;xo;uo;%t%afzl,!zyl,_tcoau_%|b#2%%%Zu(z(%y(%%%%%%#%%%+(%%%%(%%%+%%%+.(%%%%%%4%%(%%%#4%%%%%%%%%%%%(#(h)%&k)%%#%%n)%(q)(Yb@0i)%ny&3###*#v%#&#.###[3(p}k,tvk,#s0##w/%%twk,!)#!&&upl,vpl,uwk,%&vwk,fum+gum+#x%!!!hjo,v~%a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*[a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*_&i)GymB(8,,,,4444q),,,,%%%iVkWk|%%w&]%tv?vl@nk@(.i)pyA%%#3%%%%%%%%%%%%%%%#/%%%%%%%%%%%a*t*#vs&#%(%)#v(*#l/#%(%)#~.b%~*#qt&3#o*>#r*x&ks((gp(#y/Cmx=li>jl(ml(%{o(~y9u}9#*t&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&r&#%q*0fm&%o/j/%%%%%%%%#m&(%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ot;jt;%g){(%%%%%%%%|f&hg&%e%s*#jm&j&#p*D,i)Rrs&o*r*o*l*o*v*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*t*o*r*o*g)e]e0ev%el(e@ev%ey&eBe+(f(eJe(%v%e+%v%e,-v%ev%ev%ev%ev%(%e{&#4eFev%ev%ev%eJe]ev(ejw;#1vt;e<e}&e~%e]ebev{%>#q*y&o3(0(%*%YzN-nOiQjM(~f>qj>w&t%i*Rt%Ot%o*bY#((z6j7i)482W482W482M2:0o(m&OGd4:Gw%k&O0Ig&C9I(t%It%y%#2#*t%t,%y.v0v-u%t%v)&%4yv=|v=%IDA|lBtkB7R#p*{&}m>zx=?%,xy=rx={w%qx%-gu>q{;p*su<z{<p*jp<so?ju?%tu<m~%fm?|s<+p*i*p*k*p*m*p*&u*sx%vo?kv>}y>l)hn?Dqx=tz=fz%p*m*p*1jx:%4%-%tr=fs=w~:p*m*p*hs;tz;p*&c%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ff&w%%r*#qx&7#%w%)i)Mhm&%mf;{x:ky:4/%i/|-sg;mh;jh;s/t%v1o)zx:%*%.A%wpn+gtm+rt;~z:{z:k)t%n+wg&kn&%i&gq&or&jr&%vx%#+u/|j&%%%}l&xl&#&nx%p*y/#N~p&%y}%kt;|n;wi&no&o(%<w0%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%C#t%y%-v)%|m&#2%r*#%&i*p*{*##|.(#j/(#*(#g/)#{(#(,u*p*(y%1i)(}x&+o+l+%+z%3,)Am)h)%%Pu%+)],Om)h)%#P#*v1p*{*}5o*T&#k&%#R##u*##N%%Sp*(#C#(m.t*%?w%,i)Dw3%((4.0.#((#(((#(%(#(%((#((#.#(%+#^&%p&;#%bH(#g(%/ro?&wz<~|<iq?Dft>qp>Hs(a-)d*Hf.%+Mz{AriBw-xk=v|=z{=%tkj+%umj+nx=zw=,Hvx=458).%%)2%wfo,zfo,4%&g+pDPsPlP%%vO}O&K|%%p*#w5a)=t%Gt%#|%&~*%v8o+2%l+o+B%*%|%%x,*|:%F%u&%9#ttn,|%3y*#j@(#_)#nv>(#sx>(#_+#t-##0+#,+%|zn,hjo,(&_9}v=)#zp=##0+#,,%~Zsb%%#]|%;j)%r8%##*&%%2#&%1%#&i-%u,#(%*%*##%(%*%&#),#%%(8:%-%%%:%.<1%%%-%:%)%%%*)%%4#%%-,(%2%*%(%)%6%&%1%#%6%#&T%K%%%*#0%%%%%~/t%v(q)u(x(j+|%4j)%z21##%%#y^&%#s_)%-su>%&q8}w=hy=%%|z=2(*oa%,**(&&*2vc#&6j_8(1%*%%(%(8.)%*A#%((##*((%(u%(%#xo;)Muo;%((d%%_{(~([%PK%FI,(.+%%%(%@=(%;F1.&AL%w(t%iwl,#6%#vi=%%(71#h*(#((#+|&t%w*@(0G((,D+0((((8((((83((K,&+b~i<{i<@wv<oq<(0G((,D+0((((8(((6f~;r};,(K~%3((|~;t};p|;((|w;wl<hn<(&#.%(tk<jp<gr<mq<&(x)|*;(%%<+#%Kz|;((|w;wl<zr<p)&#D%(tk<xl<un<{q<(&w%&T%%zi<fj<#%+:C/I#ol)u&0lw(2wn?%g{%v/(v(S4CT(4kq?g}<p{<he<#gr?os?Dxln,%|8!u8%t8#&yio,r}m,l~m,#+q~m,jB!nA%0,#&,,,.#s&#&e,,#Dxin,k~m,%((s)f)(,(,,,,,((((,,,,(,0,jkn,0f*ezfn,#48,,,,,,((,m(B(#L~+#1n,,*,(w%.t%%U+Tufi+#*#%q5ku<#&0((.+/4(,(sv<lv<j(Dsx<fr<xq<&yq<P7ir<ms<(ns<gs<@|s<ht<wl<l+jt<xs<ht<zs<&{s<<,((/4hu<qu<~i<#w&i,h)48n4Bw0=u%48{1Bw0vl<fw:6/&x%mRso<lo<&mo<F#((/./3((/]5C((/4vo<oq<1({p<tp<4((/4pq<uq<-/Lpm<y(wq<lq<fr<-nq<&oq<0((/4,((/4ur<uq<F~i<{,xr<0((/4(,(#%+}%";

// js/iconv-lite/table-format.js
var ALPHABET = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).join("").replace(/['"`$\\]/g, ""), MORE = ALPHABET.length - 64, BASES = [128, 256].map(
  (length) => Array.from({ length: 256 }, (_, byte) => byte < length ? byte : 65533)
);

// js/iconv-lite/tables.js
var names2 = names.split(" "), tables2, ASCII = String.fromCharCode(...Array(128).keys());
function charactersOf(name) {
  tables2 ??= unpack();
  let characters = String.fromCharCode(.../** @type {Uint16Array} */
  tables2.get(name));
  return characters.startsWith(ASCII) ? characters.slice(ASCII.length) : characters;
}
function unpack() {
  let position = 0, nextNumber = () => {
    let number = 0;
    for (let weight = 1; ; weight *= MORE) {
      let digit = ALPHABET.indexOf(packed[position++]);
      if (digit < 64) return number + weight * digit;
      number += weight * (digit - 64);
    }
  }, list = BASES.map((table2) => Uint16Array.from(table2));
  for (let _ of names2) {
    let table2 = list[nextNumber()].slice(), unit = 0, byte = 0;
    for (let runs = nextNumber(); runs > 0; runs--) {
      byte += nextNumber();
      for (let length = nextNumber(); length > 0; length--) {
        let number = nextNumber();
        unit += number % 2 === 0 ? number / 2 : -(number + 1) / 2, table2[byte++] = unit;
      }
    }
    list.push(table2);
  }
  return new Map(names2.map((name, i) => [name, list[i + BASES.length]]));
}

// js/iconv-lite/single-byte.js
function singleByteCodec(characters, defaults) {
  if (typeof characters != "string" || characters.length !== 128 && characters.length !== 256)
    throw new Error("An encoding of type '_sbcs' needs `chars`, a string of 128 or 256 characters.");
  let all = (ASCII + characters).slice(-256), units2 = Uint16Array.from({ length: 256 }, (_, byte) => all.charCodeAt(byte)), hasASCII = all.startsWith(ASCII), bytesOfUnits;
  return statelessCodec(decode3, encode4);
  function decode3(bytes2) {
    let ascii2 = hasASCII ? asciiString(bytes2) : void 0;
    if (ascii2 !== void 0) return ascii2;
    let { length } = bytes2, result = newUnits(length);
    for (let i = 0; i < length; i++) result[i] = units2[bytes2[i]];
    return unitsToString(result, length);
  }
  function encode4(string) {
    bytesOfUnits ??= invert(units2, defaults.singleByte.charCodeAt(0));
    let result = newBytes2(string.length);
    if (string.length > 64 && writeUnits) lookUpParts(string, bytesOfUnits, result);
    else for (let i = 0; i < string.length; i++) result[i] = bytesOfUnits[string.charCodeAt(i)];
    return result;
  }
}
function invert(units2, defaultByte) {
  let bytes2 = new Uint8Array(65536).fill(defaultByte);
  return units2.forEach((unit, byte) => {
    bytes2[unit] = byte;
  }), bytes2;
}
var pairs2 = new Uint32Array(8192 / 2), pairBytes = new Uint8Array(pairs2.buffer), fours = new Uint32Array(8192 / 4), fourBytes = new Uint8Array(fours.buffer);
function lookUpParts(string, bytesOfUnits, result) {
  let write = (
    /** @type {NonNullable<typeof writeUnits>} */
    writeUnits
  );
  for (let start = 0; start < string.length; start += 8192) {
    let length = Math.min(8192, string.length - start);
    write(length === string.length ? string : string.slice(start, start + length), pairBytes);
    for (let i = 0; 4 * i < length; i++) {
      let first = pairs2[2 * i], second = pairs2[2 * i + 1];
      fours[i] = bytesOfUnits[first & 65535] | bytesOfUnits[first >>> 16] << 8 | bytesOfUnits[second & 65535] << 16 | bytesOfUnits[second >>> 16] << 24;
    }
    result.set(length === 8192 ? fourBytes : fourBytes.subarray(0, length), start);
  }
}

// js/iconv-lite/utf-7.js
var ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join(""), Variant = class {
  /** The character that begins Base64. Followed by `-`, it stands for itself. */
  shift;
  /** The bytes of the digits of Base64. */
  digits;
  /** The value of each byte as a digit; -1 for other bytes. */
  values = new Int8Array(256).fill(-1);
  /** Whether an ASCII character stands for itself. */
  isDirect = new Uint8Array(128);
  /** Finds a character that doesn't stand for itself. */
  notDirect;
  /** @param {string} shift @param {string} lastDigits @param {string} direct */
  constructor(shift, lastDigits, direct) {
    this.notDirect = new RegExp(`[^${direct.replace(/[\]\\^-]/g, "\\$&")}]`), this.shift = shift.charCodeAt(0), this.digits = Uint8Array.from(ALPHANUMERIC + lastDigits, (digit) => digit.charCodeAt(0)), this.digits.forEach((digit, value) => {
      this.values[digit] = value;
    });
    for (let i = 0; i < direct.length; i++) this.isDirect[direct.charCodeAt(i)] = 1;
  }
}, UTF_7 = new Variant("+", "+/", `${ALPHANUMERIC}'(),-./:? 	\r
`), IMAP = new Variant("&", "+,", PRINTABLE.replace("&", ""));
IMAP.values[47] = 63;
var output = new Uint8Array(4096 * 6), Writer = class {
  #variant;
  #isInBase64 = !1;
  #bits = 0;
  /** How many of the bits aren't written yet. */
  #count = 0;
  /** @param {Variant} variant */
  constructor(variant) {
    this.#variant = variant;
  }
  /** @param {string} string */
  write(string) {
    if (!this.#isInBase64 && !this.#variant.notDirect.test(string)) return binary.encode(string);
    let parts = [];
    for (let start = 0; start < string.length; start += 4096)
      parts.push(this.#writePart(string, start, Math.min(start + 4096, string.length)));
    return concatenate(parts);
  }
  /** @param {string} string @param {number} start @param {number} end */
  #writePart(string, start, end2) {
    let { shift, digits, isDirect } = this.#variant, isIMAP = this.#variant === IMAP, isInBase64 = this.#isInBase64, bits = this.#bits, count = this.#count, written = 0;
    for (let i = start; i < end2; i++) {
      let unit = string.charCodeAt(i);
      if (isDirect[unit] || unit === shift && (isIMAP || !isInBase64 && !isBase64(string.charCodeAt(i + 1))))
        isInBase64 && (count > 0 && (output[written++] = digits[bits << 6 - count & 63]), output[written++] = 45, isInBase64 = !1, count = 0), output[written++] = unit, unit === shift && (output[written++] = 45);
      else
        for (isInBase64 || (output[written++] = shift), isInBase64 = !0, bits = bits << 16 | unit, count += 16; count >= 6; )
          count -= 6, output[written++] = digits[bits >> count & 63];
    }
    return this.#isInBase64 = isInBase64, this.#bits = bits, this.#count = count, copyOutput(written);
  }
  /** Ends Base64. */
  end() {
    let written = 0;
    return this.#count > 0 && (output[written++] = this.#variant.digits[this.#bits << 6 - this.#count & 63]), this.#isInBase64 && (output[written++] = 45), this.#isInBase64 = !1, this.#count = 0, copyOutput(written);
  }
}, isBase64 = (unit) => unit >= 0 && !UTF_7.isDirect[unit];
function copyOutput(length) {
  let bytes2 = newBytes2(length);
  return bytes2.set(output.subarray(0, length)), bytes2;
}
var Reader = class {
  #variant;
  #isInBase64 = !1;
  /** Whether the last character was the one that begins Base64. */
  #hasShifted = !1;
  #bits = 0;
  #count = 0;
  /** @param {Variant} variant */
  constructor(variant) {
    this.#variant = variant;
  }
  /** @param {Uint8Array} bytes */
  write(bytes2) {
    let { shift, values } = this.#variant;
    if (!this.#isInBase64 && !bytes2.includes(shift)) {
      let ascii2 = asciiString(bytes2);
      if (ascii2 !== void 0) return ascii2;
    }
    let units2 = newUnits(bytes2.length), written = 0, isInBase64 = this.#isInBase64, hasShifted = this.#hasShifted, bits = this.#bits, count = this.#count;
    for (let i = 0; i < bytes2.length; i++) {
      let byte = bytes2[i];
      if (isInBase64) {
        let value = values[byte];
        if (value >= 0) {
          hasShifted = !1, bits = bits << 6 | value, count += 6, count >= 16 && (count -= 16, units2[written++] = bits >> count);
          continue;
        }
        if (isInBase64 = !1, count = 0, byte === 45) {
          hasShifted && (units2[written++] = shift);
          continue;
        }
      }
      byte === shift ? (isInBase64 = !0, hasShifted = !0) : units2[written++] = byte < 128 ? byte : 65533;
    }
    return this.#isInBase64 = isInBase64, this.#hasShifted = hasShifted, this.#bits = bits, this.#count = count, unitsToString(units2, written);
  }
  end() {
    return this.#isInBase64 = !1, this.#count = 0, "";
  }
}, readerOf = (variant) => class extends Reader {
  constructor() {
    super(variant);
  }
}, encodeUTF7 = (string) => encodeAtOnce(new Writer(UTF_7), string), utf7 = {
  bomAware: !0,
  encode: encodeUTF7,
  decoder: readerOf(UTF_7),
  encoder: class {
    /** @param {string} string */
    write(string) {
      return encodeUTF7(string);
    }
    end() {
    }
  }
}, utf7imap = {
  bomAware: !0,
  decoder: readerOf(IMAP),
  encoder: class extends Writer {
    constructor() {
      super(IMAP);
    }
  }
};

// js/iconv-lite/utf-8.js
function utf8Codec() {
  let newDecoder3 = () => new TextDecoderCommon(0, !1, !0), decoder = newDecoder3(), hostString = nodeVersion() < 22 ? latin1String2 : () => {
  }, encode4 = (string) => currentBuffer()?.from(string, "utf8") ?? utf8Encode(string);
  return {
    decode: (bytes2) => hostString(bytes2) ?? decoder.decode(bytes2, !0),
    encode: encode4,
    encoder: holdingEncoder(encode4),
    decoder: class {
      #decoder = newDecoder3();
      /** Whether the decoder holds no incomplete sequence. */
      #isBetween = !0;
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        let string = this.#isBetween && endsWithASCII(bytes2) ? hostString(bytes2) : void 0;
        return string !== void 0 ? string : (this.#isBetween = endsWithASCII(bytes2), this.#decoder.decode(bytes2, !1));
      }
      end() {
        return this.#decoder.decode(new Uint8Array(), !0);
      }
    }
  };
}
var endsWithASCII = (bytes2) => bytes2[bytes2.length - 1] < 128;

// js/iconv-lite/utf-16.js
function utf16Codec(bigEndian) {
  let [high, low] = bigEndian ? [0, 1] : [1, 0];
  function decode3(bytes2) {
    if (littleEndianString && !bigEndian) return littleEndianString(bytes2);
    let length = Math.floor(bytes2.length / 2), units2 = newUnits(length);
    for (let i = 0; i < length; i++) units2[i] = bytes2[2 * i + high] << 8 | bytes2[2 * i + low];
    return unitsToString(units2, length);
  }
  function encode4(string) {
    let HostBuffer = littleEndianString && currentBuffer();
    if (HostBuffer) {
      let bytes3 = HostBuffer.from(string, "ucs2");
      return bigEndian ? bytes3.swap16() : bytes3;
    }
    let bytes2 = newBytes2(2 * string.length);
    for (let i = 0; i < string.length; i++) {
      let unit = string.charCodeAt(i);
      bytes2[2 * i + high] = unit >> 8, bytes2[2 * i + low] = unit;
    }
    return bytes2;
  }
  return {
    bomAware: !0,
    decode: decode3,
    encode: encode4,
    decoder: class {
      #held = new Held();
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        return decode3(
          this.#held.join(bytes2, (all) => {
            let end2 = all.length & -2;
            return end2 > 0 && (all[end2 - 2 + high] & 252) === 216 ? end2 - 2 : end2;
          })
        );
      }
      end() {
        return decode3(this.#held.take());
      }
    },
    encoder: class {
      /** @param {string} string */
      write(string) {
        return encode4(string);
      }
      end() {
      }
    }
  };
}
var weighUTF16 = ([a, b]) => +(a === 0 && b !== 0) - +(a !== 0 && b === 0);

// js/iconv-lite/utf-32.js
function utf32Codec(bigEndian, defaults) {
  let replacement = defaults.unicode.charCodeAt(0), [a, b, c, d] = bigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24];
  function decode3(bytes2) {
    let units2 = newUnits(Math.floor(bytes2.length / 2)), written = 0;
    for (let i = 0; i + 4 <= bytes2.length; i += 4) {
      let codePoint = (bytes2[i] << a | bytes2[i + 1] << b | bytes2[i + 2] << c | bytes2[i + 3] << d) >>> 0;
      codePoint < 65536 ? units2[written++] = codePoint : codePoint > 1114111 ? units2[written++] = replacement : (units2[written++] = 55232 + (codePoint >> 10), units2[written++] = 56320 | codePoint & 1023);
    }
    return unitsToString(units2, written);
  }
  function encode4(string) {
    let bytes2 = newBytes2(4 * string.length), written = 0;
    for (let i = 0; i < string.length; i++) {
      let codePoint = string.charCodeAt(i);
      isLeadingSurrogate(codePoint) && isTrailingSurrogate(string.charCodeAt(i + 1)) && (codePoint = codePoint - 55232 << 10 | string.charCodeAt(++i) & 1023), bytes2[written++] = codePoint >> a, bytes2[written++] = codePoint >> b, bytes2[written++] = codePoint >> c, bytes2[written++] = codePoint >> d;
    }
    return bytes2.subarray(0, written);
  }
  return {
    bomAware: !0,
    encode: encode4,
    decode: (bytes2) => bytes2.length % 4 === 0 ? decode3(bytes2) : decode3(bytes2) + String.fromCharCode(replacement),
    decoder: class {
      #held = new Held();
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        return decode3(this.#held.join(bytes2, (all) => all.length & -4));
      }
      end() {
        return this.#held.take().length > 0 ? String.fromCharCode(replacement) : void 0;
      }
    },
    encoder: holdingEncoder(encode4)
  };
}
function weighUTF32([a, b, c, d]) {
  let invalidBE = a !== 0 || b > 16, invalidLE = d !== 0 || c > 16, commonBE = a === 0 && b === 0 && (c !== 0 || d !== 0), commonLE = d === 0 && c === 0 && (a !== 0 || b !== 0);
  return Number(commonBE) - Number(invalidBE) - Number(commonLE) + Number(invalidLE);
}

// js/iconv-lite/definitions.js
var INTERNAL = {
  utf8: utf8Codec,
  cesu8: cesu8Codec,
  ucs2: () => utf16Codec(!1),
  base64: () => base64,
  binary: () => binary,
  hex: () => hex,
  // In `definitions`, these names stand for other encodings.
  utf16le: () => utf16Codec(!1),
  ascii: () => ascii,
  latin1: () => binary
}, MULTI_BYTE = {
  shiftjis: "shift_jis",
  eucjp: "euc-jp",
  cp936: "gbk",
  gbk: "gbk",
  gb18030: "gb18030",
  cp949: "euc-kr",
  cp950: "big5",
  big5hkscs: "big5"
}, UTF_16 = {
  unitLength: 2,
  littleEndian: "utf16le",
  bigEndian: "utf16be",
  weigh: weighUTF16,
  target: () => "utf16le"
}, UTF_32 = {
  unitLength: 4,
  littleEndian: "utf32le",
  bigEndian: "utf32be",
  weigh: weighUTF32,
  target: (options) => options?.defaultEncoding || "utf32le"
};
function definitions(iconv2) {
  let all = /* @__PURE__ */ Object.create(null), define = (name, makeCodec) => {
    all[name] = /** @type {any} */
    (function(options) {
      let defaults = { unicode: iconv2.defaultCharUnicode, singleByte: iconv2.defaultCharSingleByte };
      return toCodec(makeCodec(defaults, options));
    });
  }, unicode = ["utf8", "cesu8", "ucs2"];
  for (let encodingName of [...unicode, "base64", "binary", "hex"])
    all[encodingName] = { type: "_internal", encodingName, bomAware: unicode.includes(encodingName) };
  define("utf16be", () => utf16Codec(!0)), define("utf16", () => detectingCodec(UTF_16, iconv2.getCodec)), all.utf32le = { type: "_utf32", isLE: !0 }, all.utf32be = { type: "_utf32", isLE: !1 }, define("utf32", () => detectingCodec(UTF_32, iconv2.getCodec)), define("utf7", () => utf7), define("utf7imap", () => utf7imap);
  for (let [name, label] of Object.entries(MULTI_BYTE))
    define(name, (defaults) => multiByteCodec(name, label, defaults));
  for (let name of names2)
    all[name] = {
      type: "_sbcs",
      get chars() {
        return charactersOf(name);
      }
    };
  all.macintosh = all.macroman, define("_internal", internalCodec), define("_sbcs", (defaults, { chars }) => singleByteCodec(chars, defaults)), define("_utf32", (defaults, { isLE }) => utf32Codec(!isLE, defaults));
  for (let [name, other] of aliases) all[name] = other;
  return all;
}
function internalCodec(defaults, { encodingName, bomAware }) {
  let name = canonicalName(encodingName);
  if (!Object.hasOwn(INTERNAL, name)) {
    let names3 = Object.keys(INTERNAL).join(", ");
    throw new Error(`An encoding of type '_internal' needs \`encodingName\`, one of: ${names3}; not '${encodingName}'.`);
  }
  return { ...INTERNAL[name](defaults), bomAware, enc: name === "cesu8" ? "utf8" : encodingName };
}

// js/iconv-lite/streams.js
function streamClasses({ Transform }) {
  class IconvLiteEncoderStream2 extends Transform {
    /** @type {Encoder} */
    conv;
    /** @param {Encoder} encoder @param {TransformOptions} [options] */
    constructor(encoder2, options) {
      super({ ...options, decodeStrings: !1 }), this.conv = encoder2;
    }
    /** @param {unknown} chunk @param {BufferEncoding} _encoding @param {Callback} done */
    _transform(chunk, _encoding, done) {
      if (typeof chunk != "string") {
        done(new Error("Iconv encoding stream needs strings as its input."));
        return;
      }
      pushResult(this, done, () => this.conv.write(chunk));
    }
    /** @param {Callback} done */
    _flush(done) {
      pushResult(this, done, () => this.conv.end());
    }
    /** Collects the whole result. @param {(error: Error | null, result?: Buffer) => void} done */
    collect(done) {
      let chunks = [];
      return this.on("error", done), this.on("data", (chunk) => chunks.push(chunk)), this.on("end", () => done(null, Buffer.concat(chunks))), this;
    }
  }
  class IconvLiteDecoderStream2 extends Transform {
    /** @type {Decoder} */
    conv;
    /** iconv-lite's streams have this property, too. @type {BufferEncoding} */
    encoding = "utf8";
    /** @param {Decoder} decoder @param {TransformOptions} [options] */
    constructor(decoder, options) {
      super({ ...options, encoding: "utf8" }), this.conv = decoder;
    }
    /** @param {unknown} chunk @param {BufferEncoding} _encoding @param {Callback} done */
    _transform(chunk, _encoding, done) {
      if (!ArrayBuffer.isView(chunk)) {
        done(new Error("Iconv decoding stream needs buffers as its input."));
        return;
      }
      pushResult(this, done, () => this.conv.write(
        /** @type {Uint8Array} */
        chunk
      ));
    }
    /** @param {Callback} done */
    _flush(done) {
      pushResult(this, done, () => this.conv.end());
    }
    /** Collects the whole result. @param {(error: Error | null, result?: string) => void} done */
    collect(done) {
      let result = "";
      return this.on("error", done), this.on("data", (chunk) => {
        result += chunk;
      }), this.on("end", () => done(null, result)), this;
    }
  }
  let classes = { IconvLiteEncoderStream: IconvLiteEncoderStream2, IconvLiteDecoderStream: IconvLiteDecoderStream2 };
  for (let [name, Class] of Object.entries(classes)) Object.defineProperty(Class, "name", { value: name });
  return classes;
}
function pushResult(stream, done, convert) {
  try {
    let result = convert();
    result && result.length > 0 && stream.push(result, stream.encoding);
  } catch (error) {
    done(
      /** @type {Error} */
      error
    );
    return;
  }
  done();
}

// js/iconv-lite/index.js
function newIconv() {
  let iconv2 = {
    /** The definitions by name; `null` until one is needed. Programs may add their own. @type {Record<string, Definition> | null} */
    encodings: null,
    /** The replacement for malformed input. A change applies to encodings whose first use comes later. */
    defaultCharUnicode: "\uFFFD",
    /** The replacement for unmappable characters, likewise. */
    defaultCharSingleByte: "?",
    /** @type {boolean | undefined} */
    skipDecodeWarning: void 0,
    supportsStreams: !1,
    /** @type {Record<string, Codec>} */
    _codecDataCache: /* @__PURE__ */ Object.create(null),
    _canonicalizeEncoding: canonicalName,
    encode: encode4,
    decode: decode3,
    toEncoding: encode4,
    fromEncoding: decode3,
    encodingExists: encodingExists2,
    getCodec: getCodec2,
    getEncoder: getEncoder2,
    getDecoder: getDecoder2,
    encodeStream: encodeStream2,
    decodeStream: decodeStream2,
    enableStreamingAPI: enableStreamingAPI2,
    /** @type {ReturnType<typeof streamClasses>['IconvLiteEncoderStream'] | undefined} */
    IconvLiteEncoderStream: void 0,
    /** @type {ReturnType<typeof streamClasses>['IconvLiteDecoderStream'] | undefined} */
    IconvLiteDecoderStream: void 0
  }, stream = builtinModule("node:stream");
  return stream && enableStreamingAPI2(stream), iconv2;
  function encode4(string, encoding, options) {
    let text = typeof string == "string" ? string : "" + (string || "");
    return iconv2.getEncoder !== getEncoder2 ? encodeAtOnce(iconv2.getEncoder(encoding, options), text) : encodeWhole(iconv2.getCodec(encoding), text, options);
  }
  function decode3(bytes2, encoding, options) {
    return iconv2.getDecoder !== getDecoder2 ? decodeAtOnce(iconv2.getDecoder(encoding, options), bytesOf(bytes2)) : decodeWhole(iconv2.getCodec(encoding), bytesOf(bytes2), options);
  }
  function bytesOf(input2) {
    return typeof input2 != "string" ? toBytes(input2) : (iconv2.skipDecodeWarning || (console.error(
      "iconv-lite: a decoder was given a string. Pass a Buffer: some bytes may already have been lost when the string was made."
    ), iconv2.skipDecodeWarning = !0), encodeWhole(iconv2.getCodec("binary"), input2));
  }
  function bytesOfPart(input2, codec2) {
    return typeof input2 == "string" && (codec2.enc || codec2 === iconv2._codecDataCache.utf16) ? encode4(input2, "utf8") : bytesOf(input2);
  }
  function encodingExists2(encoding) {
    try {
      return iconv2.getCodec(encoding), !0;
    } catch {
      return !1;
    }
  }
  function getCodec2(encoding) {
    let name = iconv2._canonicalizeEncoding(encoding);
    return iconv2._codecDataCache[name] ?? findCodec(name, encoding);
  }
  function findCodec(name, asked) {
    iconv2.encodings ??= definitions(iconv2);
    let options = {};
    for (let current = name; ; ) {
      let codec2 = iconv2._codecDataCache[current];
      if (codec2) return codec2;
      let definition = iconv2.encodings[current];
      if (typeof definition == "string") current = definition;
      else if (typeof definition == "object")
        Object.assign(options, definition), options.encodingName ??= current, current = definition.type;
      else if (typeof definition == "function")
        options.encodingName ??= current, iconv2._codecDataCache[options.encodingName] = new definition(options, iconv2), current = options.encodingName;
      else throw new Error(`Encoding not recognized: '${asked}' (searched as: '${current}')`);
    }
  }
  function getEncoder2(encoding, options) {
    return newEncoder(iconv2.getCodec(encoding), options);
  }
  function getDecoder2(encoding, options) {
    let codec2 = iconv2.getCodec(encoding), decoder = newDecoder2(codec2, options);
    if (!codec2[WHOLE]) return decoder;
    let { write } = decoder;
    return decoder.write = (bytes2) => write.call(decoder, bytes2 instanceof Uint8Array ? bytes2 : bytesOfPart(bytes2, codec2)), decoder;
  }
  function encodeStream2(encoding, options) {
    let { IconvLiteEncoderStream: IconvLiteEncoderStream2 } = requireStreams();
    return new IconvLiteEncoderStream2(
      iconv2.getEncoder(encoding, options),
      /** @type {any} */
      options
    );
  }
  function decodeStream2(encoding, options) {
    let { IconvLiteDecoderStream: IconvLiteDecoderStream2 } = requireStreams();
    return new IconvLiteDecoderStream2(
      iconv2.getDecoder(encoding, options),
      /** @type {any} */
      options
    );
  }
  function enableStreamingAPI2(stream2) {
    iconv2.supportsStreams || Object.assign(iconv2, streamClasses(stream2), { supportsStreams: !0 });
  }
  function requireStreams() {
    if (!iconv2.supportsStreams)
      throw new Error("There are no streams here: call enableStreamingAPI(require('stream')) first.");
    return (
      /** @type {ReturnType<typeof streamClasses>} */
      /** @type {unknown} */
      iconv2
    );
  }
}
var iconv = newIconv(), iconv_lite_default = iconv, {
  _canonicalizeEncoding,
  _codecDataCache,
  decode: decode2,
  decodeStream,
  defaultCharSingleByte,
  defaultCharUnicode,
  enableStreamingAPI,
  encode: encode3,
  encodeStream,
  encodingExists,
  encodings: encodings2,
  fromEncoding,
  getCodec,
  getDecoder,
  getEncoder,
  IconvLiteDecoderStream,
  IconvLiteEncoderStream,
  skipDecodeWarning,
  supportsStreams,
  toEncoding: toEncoding2
} = iconv;
export {
  IconvLiteDecoderStream,
  IconvLiteEncoderStream,
  _canonicalizeEncoding,
  _codecDataCache,
  decode2 as decode,
  decodeStream,
  iconv_lite_default as default,
  defaultCharSingleByte,
  defaultCharUnicode,
  enableStreamingAPI,
  encode3 as encode,
  encodeStream,
  encodingExists,
  encodings2 as encodings,
  fromEncoding,
  getCodec,
  getDecoder,
  getEncoder,
  skipDecodeWarning,
  supportsStreams,
  toEncoding2 as toEncoding
};
