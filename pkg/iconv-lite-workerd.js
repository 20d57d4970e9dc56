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
var Encoder = /* @__PURE__ */ classOf("TextEncoder");
var encode = /* @__PURE__ */ (() => Encoder?.prototype?.encode)();
var encodeInto = /* @__PURE__ */ (() => Encoder?.prototype?.encodeInto)();
function newHostDecoder(label) {
  const decoder = new /** @type {typeof TextDecoder} */
  Decoder(label, { ignoreBOM: true });
  Object.defineProperty(decoder, "decode", { value: decode });
  return (bytes2) => decoder.decode(bytes2);
}
function newHostEncoder() {
  const encoder2 = new /** @type {typeof TextEncoder} */
  Encoder();
  Object.defineProperties(encoder2, { encode: { value: encode }, encodeInto: { value: encodeInto } });
  return encoder2;
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

// js/iconv-lite/buffers.js
var builtinModule = (name) => (
  /** @type {any} */
  globalThis.process?.getBuiltinModule?.(name)
);
var builtin = builtinModule("node:buffer");
var currentBuffer = () => builtin?.Buffer ?? (typeof Buffer === "function" ? Buffer : void 0);
function newBytes(length) {
  const HostBuffer = currentBuffer();
  return HostBuffer ? HostBuffer.allocUnsafe(length) : new Uint8Array(length);
}
var MOST_COPIED = 2048;
function toBuffer(bytes2) {
  const HostBuffer = currentBuffer();
  if (!HostBuffer || bytes2 instanceof HostBuffer) return bytes2;
  if (bytes2.length > MOST_COPIED) return HostBuffer.from(bytes2.buffer, bytes2.byteOffset, bytes2.length);
  const buffer = HostBuffer.allocUnsafe(bytes2.length);
  buffer.set(bytes2);
  return buffer;
}
function concatenate(parts) {
  if (parts.length === 1) return parts[0];
  const whole = newBytes(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}
function toBytes(input2) {
  if (input2 instanceof Uint8Array) return input2;
  if (ArrayBuffer.isView(input2)) return new Uint8Array(input2.buffer, input2.byteOffset, input2.byteLength);
  if (typeof input2 === "object" && input2 !== null) return new Uint8Array(
    /** @type {ArrayBuffer} */
    input2
  );
  throw new TypeError(
    `The input is ${input2 === null ? "null" : `of type ${typeof input2}`}. Pass a Buffer or Uint8Array.`
  );
}
var SCRATCH_LENGTH = 65536;
var scratch = new Uint16Array(SCRATCH_LENGTH);
var scratchBytes = new Uint8Array(scratch.buffer);
var ucs2 = (() => {
  try {
    const text = "\uFEFFa\xE9\u6F22\uD83D";
    const write = (
      /** @type {Function} */
      ucs2Write
    );
    const slice = (
      /** @type {Function} */
      ucs2Slice
    );
    write.call(scratchBytes, text, 0, 2 * text.length);
    const isRight = scratch[3] === text.charCodeAt(3) && slice.call(scratchBytes, 0, 2 * text.length) === text;
    return isRight ? { write, slice } : void 0;
  } catch {
    return void 0;
  }
})();
var littleEndianString = ucs2 && ((bytes2) => ucs2.slice.call(bytes2, 0, bytes2.length));
var newUnits = (length) => length <= SCRATCH_LENGTH ? scratch : new Uint16Array(length);
var MOST_ARGUMENTS = 8192;
function unitsToString(units2, length) {
  if (ucs2) return ucs2.slice.call(units2 === scratch ? scratchBytes : new Uint8Array(units2.buffer), 0, 2 * length);
  let string = "";
  for (let i = 0; i < length; i += MOST_ARGUMENTS) {
    const part = units2.subarray(i, Math.min(i + MOST_ARGUMENTS, length));
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
});
var SHORTEST_ASKED = 32;
var asciiString = (bytes2) => highestOfSome(bytes2) < 128 ? wholeASCII(bytes2) : void 0;
var BEYOND_LATIN_1 = 196;
function latin1String(bytes2) {
  const highest = highestOfSome(bytes2);
  if (highest >= BEYOND_LATIN_1) return void 0;
  const ascii = highest < 128 ? wholeASCII(bytes2) : void 0;
  return ascii ?? builtin.Buffer.prototype.utf8Slice.call(bytes2, 0, bytes2.length);
}
function highestOfSome(bytes2) {
  const { length } = bytes2;
  if (!builtin?.isAscii || length < SHORTEST_ASKED) return 255;
  let highest = 0;
  for (let i = 0; i < length; i += length >> 4) highest = Math.max(highest, bytes2[i]);
  return highest;
}
var wholeASCII = (bytes2) => builtin.isAscii(bytes2) ? builtin.Buffer.prototype.latin1Slice.call(bytes2, 0, bytes2.length) : void 0;

// js/iconv-lite/codec.js
var BOM = 65279;
function decodeWhole(codec2, bytes2, options) {
  if (!codec2.decode) {
    const decoder = newDecoder(codec2, options);
    const string2 = decoder.write(bytes2);
    return string2 + (decoder.end() ?? "");
  }
  const string = codec2.decode(bytes2, options);
  return codec2.bomAware && string.charCodeAt(0) === BOM ? stripBOM(string, options) : string;
}
function encodeWhole(codec2, string, options) {
  if (codec2.encode) return codec2.encode(codec2.bomAware && options?.addBOM ? `\uFEFF${string}` : string, options);
  const encoder2 = newEncoder(codec2, options);
  const bytes2 = encoder2.write(string);
  const rest2 = encoder2.end();
  return rest2 && rest2.length > 0 ? concatenate([bytes2, rest2]) : bytes2;
}
function stripBOM(string, options) {
  const strip = options?.stripBOM;
  if (strip === false) return string;
  if (typeof strip === "function") strip();
  return string.slice(1);
}
function newDecoder(codec2, options) {
  const decoder = new codec2.decoder(options, codec2);
  return codec2.bomAware && options?.stripBOM !== false ? new StrippingDecoder(decoder, options) : decoder;
}
function newEncoder(codec2, options) {
  const encoder2 = new codec2.encoder(options, codec2);
  return codec2.bomAware && options?.addBOM ? new MarkingEncoder(encoder2) : encoder2;
}
var StrippingDecoder = class {
  #decoder;
  #options;
  #started = false;
  /** @param {Decoder} decoder @param {Options} [options] */
  constructor(decoder, options) {
    this.#decoder = decoder;
    this.#options = options;
  }
  /** @param {Uint8Array} bytes */
  write(bytes2) {
    const string = this.#decoder.write(bytes2);
    if (this.#started || !string) return string;
    this.#started = true;
    return string.charCodeAt(0) === BOM ? stripBOM(string, this.#options) : string;
  }
  end() {
    return this.#decoder.end();
  }
};
var MarkingEncoder = class {
  #encoder;
  #started = false;
  /** @param {Encoder} encoder */
  constructor(encoder2) {
    this.#encoder = encoder2;
  }
  /** @param {string} string */
  write(string) {
    const marked2 = this.#started ? string : `\uFEFF${string}`;
    this.#started = true;
    return this.#encoder.write(marked2);
  }
  end() {
    return this.#encoder.end();
  }
};
function statelessCodec(decode3, encode4) {
  return {
    decode: decode3,
    encode: encode4,
    decoder: class {
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        return decode3(bytes2);
      }
      end() {
        return void 0;
      }
    },
    encoder: class {
      /** @param {string} string */
      write(string) {
        return encode4(string);
      }
      end() {
        return void 0;
      }
    }
  };
}

// js/iconv-lite/held.js
var NOTHING = new Uint8Array();
var Held = class {
  #bytes = NOTHING;
  /**
   * The bytes up to where the incomplete sequence at their end begins, with the held bytes before them. Holds the rest.
   * @param {Uint8Array} bytes
   * @param {(all: Uint8Array) => number} endOf where the incomplete sequence begins
   */
  join(bytes2, endOf) {
    let all = bytes2;
    if (this.#bytes.length > 0) {
      all = new Uint8Array(this.#bytes.length + bytes2.length);
      all.set(this.#bytes);
      all.set(bytes2, this.#bytes.length);
    }
    const end2 = endOf(all);
    if (end2 === all.length) {
      this.#bytes = NOTHING;
      return all;
    }
    this.#bytes = Uint8Array.prototype.slice.call(all, end2);
    return all.subarray(0, end2);
  }
  /** Returns the held bytes, and forgets them. */
  take() {
    const bytes2 = this.#bytes;
    this.#bytes = NOTHING;
    return bytes2;
  }
};

// js/iconv-lite/binary.js
var BASE64_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
var withoutBuffer = {
  latin1: {
    decode(bytes2) {
      const units2 = newUnits(bytes2.length);
      units2.set(bytes2);
      return unitsToString(units2, bytes2.length);
    },
    // Only the lower byte of a code unit counts.
    encode: (string) => Uint8Array.from({ length: string.length }, (_, i) => string.charCodeAt(i))
  },
  hex: {
    decode: (bytes2) => Array.from(bytes2, (byte) => byte.toString(16).padStart(2, "0")).join(""),
    // A single digit at the end is ignored.
    encode(string) {
      const pairs3 = /^(?:[\da-f]{2})*/i.exec(string)?.[0].match(/../g) ?? [];
      return Uint8Array.from(pairs3, (pair) => Number.parseInt(pair, 16));
    }
  },
  base64: {
    decode(bytes2) {
      let string = "";
      for (let i = 0; i < bytes2.length; i += 3) {
        const bits = bytes2[i] << 16 | bytes2[i + 1] << 8 | bytes2[i + 2];
        const digits = [18, 12, 6, 0].map((shift) => BASE64_DIGITS[bits >> shift & 63]).join("");
        const length = Math.min(bytes2.length - i, 3) + 1;
        string += digits.slice(0, length).padEnd(4, "=");
      }
      return string;
    },
    // The digits end with the first `=`, may be those for URLs, and other characters between them are ignored.
    encode(string) {
      const digits = string.split("=", 1)[0].replaceAll("-", "+").replaceAll("_", "/").replace(/[^A-Za-z\d+/]/g, "");
      const bytes2 = newBytes(digits.length * 3 >> 2);
      let bits = 0;
      for (let i = 0, written = 0; i < digits.length; i++) {
        bits = bits << 6 | BASE64_DIGITS.indexOf(digits[i]);
        if (i % 4 > 0) bytes2[written++] = bits >> 6 - 2 * (i % 4);
      }
      return bytes2;
    }
  }
};
function functionsFor(name) {
  return {
    decode(bytes2) {
      const HostBuffer = currentBuffer();
      if (!HostBuffer) return withoutBuffer[name].decode(bytes2);
      const buffer = bytes2 instanceof HostBuffer ? bytes2 : HostBuffer.from(bytes2.buffer, bytes2.byteOffset, bytes2.length);
      return buffer.toString(name);
    },
    encode: (string) => currentBuffer()?.from(string, name) ?? withoutBuffer[name].encode(string)
  };
}
var latin1Functions = functionsFor("latin1");
var hexFunctions = functionsFor("hex");
var base64Functions = functionsFor("base64");
var binary = statelessCodec(latin1Functions.decode, latin1Functions.encode);
var hex = statelessCodec(hexFunctions.decode, hexFunctions.encode);
var base64 = {
  decode: base64Functions.decode,
  // A whole text is encoded as a part of whole groups of four digits, and the rest.
  encode: (string) => string.length % 4 === 0 ? base64Functions.encode(string) : encodeParts(new base64.encoder(), string),
  decoder: class {
    #held = new Held();
    /** Three bytes have four digits. @param {Uint8Array} bytes */
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
      const all = this.#rest + string;
      const end2 = all.length - all.length % 4;
      this.#rest = all.slice(end2);
      return base64Functions.encode(all.slice(0, end2));
    }
    end() {
      const rest2 = this.#rest;
      this.#rest = "";
      return base64Functions.encode(rest2);
    }
  }
};
function encodeParts(encoder2, string) {
  return concatenate([encoder2.write(string), encoder2.end() ?? newBytes(0)]);
}

// js/iconv-lite/cesu-8.js
function cesu8Codec(defaults) {
  const { encoder: encoder2 } = statelessCodec(() => "", encode2);
  return { bomAware: true, encode: encode2, encoder: encoder2, decoder: decoderFor(defaults.unicode) };
}
function encode2(string) {
  const bytes2 = newBytes(3 * string.length);
  let written = 0;
  for (let i = 0; i < string.length; i++) {
    const unit = string.charCodeAt(i);
    if (unit < 128) bytes2[written++] = unit;
    else {
      if (unit < 2048) bytes2[written++] = 192 | unit >> 6;
      else {
        bytes2[written++] = 224 | unit >> 12;
        bytes2[written++] = 128 | unit >> 6 & 63;
      }
      bytes2[written++] = 128 | unit & 63;
    }
  }
  return bytes2.subarray(0, written);
}
function decoderFor(replacement) {
  return class {
    /** The bits of an incomplete sequence, and how many bytes are missing. */
    #bits = 0;
    #missing = 0;
    /** The smallest code unit that needs a sequence as long as this one. */
    #least = 0;
    /** @param {Uint8Array} bytes */
    write(bytes2) {
      const units2 = newUnits(bytes2.length * (1 + replacement.length));
      let written = 0;
      let bits = this.#bits;
      let missing = this.#missing;
      let least = this.#least;
      const replace = () => {
        for (let i = 0; i < replacement.length; i++) units2[written++] = replacement.charCodeAt(i);
      };
      for (let i = 0; i < bytes2.length; i++) {
        const byte = bytes2[i];
        if ((byte & 192) === 128) {
          if (missing === 0) {
            replace();
            continue;
          }
          bits = bits << 6 | byte & 63;
          missing -= 1;
          if (missing > 0) continue;
          if (bits >= least || bits === 0 && least === 128) units2[written++] = bits;
          else replace();
          continue;
        }
        if (missing > 0) replace();
        missing = 0;
        if (byte < 128) units2[written++] = byte;
        else if (byte < 224) [bits, missing, least] = [byte & 31, 1, 128];
        else if (byte < 240) [bits, missing, least] = [byte & 15, 2, 2048];
        else replace();
      }
      this.#bits = bits;
      this.#missing = missing;
      this.#least = least;
      return unitsToString(units2, written);
    }
    end() {
      const isComplete = this.#missing === 0;
      this.#missing = 0;
      return isComplete ? "" : replacement;
    }
  };
}

// js/iconv-lite/detecting.js
var MOST_UNITS = 100;
var ENOUGH_UNITS = 8;
function detectingCodec({ unitLength, littleEndian, bigEndian, weigh, target }, codecOf) {
  function detect(parts, options) {
    let unit = [];
    let weight = 0;
    let units2 = 0;
    for (const part of parts) {
      for (let i = 0; i < part.length && units2 < MOST_UNITS; i++) {
        unit.push(part[i]);
        if (unit.length < unitLength) continue;
        if (units2 === 0) {
          if (isMark(unit)) return codecOf(bigEndian);
          if (isMark([...unit].reverse())) return codecOf(littleEndian);
        }
        weight += weigh(unit);
        units2 += 1;
        unit = [];
      }
    }
    if (weight === 0) return codecOf(options?.defaultEncoding || littleEndian);
    return codecOf(weight > 0 ? bigEndian : littleEndian);
  }
  return {
    decode: (bytes2, options) => decodeWhole(detect([bytes2], options), bytes2, options),
    encode: (string, options) => encodeWhole(codecOf(target(options)), string, marked(options)),
    decoder: class {
      #options;
      /** @type {import('./codec.js').Decoder | undefined} */
      #decoder;
      /** The bytes that came before there were enough of them. @type {Uint8Array[]} */
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
        const isEnough = this.#heldLength >= ENOUGH_UNITS * unitLength;
        this.#held.push(isEnough ? bytes2 : Uint8Array.from(bytes2));
        return isEnough ? this.#start() : "";
      }
      end() {
        const string = this.#decoder ? "" : this.#start();
        return string + (this.#decoder?.end() ?? "");
      }
      #start() {
        const decoder = newDecoder(detect(this.#held, this.#options), this.#options);
        const string = this.#held.map((bytes2) => decoder.write(bytes2)).join("");
        this.#decoder = decoder;
        this.#held = [];
        return string;
      }
    },
    encoder: class {
      #encoder;
      /** @param {Options} [options] */
      constructor(options) {
        this.#encoder = newEncoder(codecOf(target(options)), marked(options));
      }
      /** @param {string} string */
      write(string) {
        return this.#encoder.write(string);
      }
      end() {
        return this.#encoder.end();
      }
    }
  };
}
var marked = (options) => ({ ...options, addBOM: options?.addBOM === void 0 ? true : options.addBOM });
var MARKS = ["254,255", "0,0,254,255"];
var isMark = (unit) => MARKS.includes(String(unit));

// js/entry.js
import module from "./iconv-lite.wasm";
var ownModule = () => module;
var ENTRY = "encoding-wasm/iconv-lite";
var GROUPS = ["chinese", "japanese", "korean"];

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
  function hasInstance(value) {
    if (this !== UnmappableError2) return Function.prototype[Symbol.hasInstance].call(this, value);
    return typeof value === "object" && value !== null && BRAND in value;
  }
  const hidden = { writable: true, configurable: true };
  Object.defineProperty(UnmappableError2, Symbol.hasInstance, { value: hasInstance, ...hidden });
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
var typedArrayMethod = (name) => typedArrayPrototype()[name];
var getBuffer = /* @__PURE__ */ typedArrayGetter("buffer");
var getByteOffset = /* @__PURE__ */ typedArrayGetter("byteOffset");
var getByteLength = /* @__PURE__ */ typedArrayGetter("byteLength");
var typedArraySet = /* @__PURE__ */ typedArrayMethod("set");
var typedArraySlice = /* @__PURE__ */ typedArrayMethod("slice");
var getArrayBufferLength = /* @__PURE__ */ (() => getter(ArrayBuffer.prototype, "byteLength"))();
var lengthOf = (bytes2) => getByteLength.call(bytes2);
var partOf = (bytes2, start, end2 = lengthOf(bytes2)) => new Uint8Array(getBuffer.call(bytes2), getByteOffset.call(bytes2) + start, end2 - start);
function wordsOf(bytes2, from) {
  const offset = getByteOffset.call(bytes2);
  const start = from + (-(offset + from) & 3);
  const count = Math.max(0, lengthOf(bytes2) - start) >> 2;
  const words = count > 0 ? new Int32Array(getBuffer.call(bytes2), offset + start, count) : new Int32Array();
  return { start, words };
}
var setBytes = (bytes2, source, start) => typedArraySet.call(bytes2, source, start);
var copyOf = (bytes2, start, end2) => typedArraySlice.call(bytes2, start, end2);
var MOST_WITHOUT_BUFFER = 64;
var SHORT = 24;
function copyOfShort(bytes2, start, length) {
  if (length > SHORT) return copyOf(bytes2, start, start + length);
  const copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = bytes2[start + i];
  return copy;
}
function isShared(bytes2, length) {
  if (length <= MOST_WITHOUT_BUFFER) return false;
  try {
    getArrayBufferLength.call(getBuffer.call(bytes2));
    return false;
  } catch {
    return true;
  }
}
var NOTHING2 = /* @__PURE__ */ new Uint8Array();

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
  const most = byBuffer ? MOST_UNITS2 : 15;
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
      if (length <= MOST_UNITS2) return stringOfFew(units3, start, length);
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
function useEncoder(encoding, saved) {
  if (reuse(~encoding, saved)) return;
  begin("encoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_encoder(encoding);
  codec = ~encoding;
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
var SINGLE_BYTE_UNITS = 9984;
var unitTable = /* @__PURE__ */ lastTable("encoding", (encoding) => {
  const address = wasm.unit_table(encoding) >>> 0;
  if (address === 0) return void 0;
  const { buffer } = wasm.memory;
  return isSingleByte(encoding) ? new Uint8Array(buffer, address, SINGLE_BYTE_UNITS) : new Uint16Array(buffer, address, 65536);
});
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
var writeBlock = (string, start, end2) => strings.write(string.slice(start, end2), at.units);
function encodeBlock(start, end2, mode, endOfQueue) {
  series.isBusy = true;
  const result = wasm.encode_block(start, end2, mode, +endOfQueue);
  series.isBusy = false;
  if (endOfQueue && result >= 0 && report.finished()) series.newCodec = codec;
  return check(result);
}
var SHORT2 = 8;
function setInput(block, length) {
  const view = input();
  if (length > SHORT2) {
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
var outputBytes = (length) => copyOfShort(bytes(), at.output, length);
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
function encodeShortUTF8(string) {
  const { length } = string;
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    if (unit < 128) {
      room[written++] = unit;
    } else if (unit < 2048) {
      room[written++] = 192 | unit >> 6;
      room[written++] = 128 | unit & 63;
    } else if ((unit & 63488) !== 55296) {
      room[written++] = 224 | unit >> 12;
      room[written++] = 128 | unit >> 6 & 63;
      room[written++] = 128 | unit & 63;
    } else {
      const codePoint = scalarValueAt(string, i);
      if (codePoint >= 65536) i += 1;
      written = writeCodePoint(codePoint, room, written);
    }
  }
  return copyOfShort(room, 0, written);
}
var MOST_SINGLE = 256;
function encodeBytes(string, table) {
  const { length } = string;
  const bytes2 = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    const byte = unit < 128 ? unit : table[unit];
    if (!byte && unit > 0) return void 0;
    bytes2[i] = byte;
  }
  return bytes2;
}
function encodePairs(string, table) {
  const { length } = string;
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    const entry = unit < 128 ? unit : table[unit];
    if (!entry && unit > 0) return void 0;
    if (entry >= 256) room[written++] = entry >> 8;
    room[written++] = entry;
  }
  return copyOfShort(room, 0, written);
}
function scalarValueAt(string, index) {
  const codePoint = (
    /** @type {number} */
    string.codePointAt(index)
  );
  return codePoint >= 55296 && codePoint <= 57343 ? 65533 : codePoint;
}
var utf8Length = (codePoint) => codePoint < 128 ? 1 : codePoint < 2048 ? 2 : codePoint < 65536 ? 3 : 4;
function writeCodePoint(codePoint, bytes2, start) {
  if (codePoint < 128) {
    bytes2[start] = codePoint;
    return start + 1;
  }
  const length = utf8Length(codePoint);
  for (let place = length - 1; place > 0; place--) {
    bytes2[start + place] = 128 | codePoint >> 6 * (length - 1 - place) & 63;
  }
  bytes2[start] = codePoint >> 6 * (length - 1) | (length === 2 ? 192 : length === 3 ? 224 : 240);
  return start + length;
}
var MOST_UNITS2 = 18;
var unitBytes = /* @__PURE__ */ new Uint8Array(new ArrayBuffer(2 * MOST_UNITS2));
var units = /* @__PURE__ */ (() => new Uint16Array(unitBytes.buffer))();
var mostASCII = /* @__PURE__ */ lazy(() => latin1Slice ? isSlowToList() ? 0 : 8 : MOST_UNITS2);
var rest = { length: 0, bytes: [0, 0] };
function decodeShortUTF8(bytes2, length, endOfQueue) {
  if (length > MOST_UNITS2 || bytes2[0] < 128 && length > mostASCII()) return void 0;
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
    return quickString(encoding, bytes2, length) ?? latin1String2(encoding, bytes2, length) ?? decodeByHost(encoding, bytes2, length);
  }
  return latin1String2(encoding, bytes2, length) ?? (isQuickForLong(encoding) ? decodeByHost(encoding, bytes2, length) : void 0) ?? quickString(encoding, bytes2, length);
}
function latin1String2(encoding, bytes2, length) {
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
  if (decoders[encoding] === void 0) decoders[encoding] = ifRight(() => newDecoder2(encoding)) ?? null;
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
function newDecoder2(encoding) {
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
var SHORT3 = 24;
var utf8Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Decoder));
var utf16Decoder = /* @__PURE__ */ lazy(() => ifRight(newUTF16Decoder));
var encoder = /* @__PURE__ */ lazy(() => ifRight(newUTF8Encoder));
function hostDecoder(encoding, bytes2, length) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return void 0;
  if (length < SHORT3 || isShared(bytes2, length)) return void 0;
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
function newUTF8Encoder() {
  const encoder2 = newHostEncoder();
  const { read, written } = encoder2.encodeInto("a\uD83D\u6F22\u{1F4A9}", new Uint8Array(8));
  const bytes2 = encoder2.encode("\uDCA9\xE9\u6F22\u{1F4A9}");
  const isRight = read === 3 && written === 7 && String([...bytes2]) === "239,191,189,195,169,230,188,162,240,159,146,169";
  return isRight && Object.getPrototypeOf(bytes2) === Uint8Array.prototype ? encoder2 : void 0;
}

// js/decoding.js
var BOM2 = 65279;
var SHORT4 = 256;
var FEW2 = 8;
var joined = /* @__PURE__ */ new Uint8Array(MOST_UNITS2);
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
    const string = shortASCII(encoding, chunk, length) ?? (length <= (isSingle ? FEW2 : MOST_UNITS2) ? decodeShortByTable(chunk, length, endOfQueue, encoding) : void 0) ?? (isSingle ? decodeBytes(encoding, chunk, length) : void 0);
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
    if (length === 0 || whole > MOST_UNITS2) return void 0;
    rest.length = 0;
    joined[0] = this.#held[0];
    joined[1] = this.#held[1];
    for (let i = 0; i < length; i++) joined[held + i] = chunk[i];
    return this.encoding === UTF_8 ? decodeShortUTF8(joined, whole, endOfQueue) : decodeShortByTable(joined, whole, endOfQueue, this.encoding);
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
    if (length < SHORT4 && (this.#decoder || end2 < length)) return void 0;
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
        const first = !bomSeen && firstUnit() === BOM2 ? 1 : 0;
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

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
);
var MOST_PAIRED = 2 * MOST_BYTES;
var REPLACING_BLOCK = 2048;
function encodeShort(string, encoding) {
  const { length } = string;
  if (length > MOST_SINGLE) return void 0;
  if (isSingleByte(encoding)) return encodeBytes(
    string,
    /** @type {Uint8Array} */
    unitTable(encoding)
  );
  if (length > MOST_PAIRED) return void 0;
  const table = (
    /** @type {Uint16Array | undefined} */
    unitTable(encoding)
  );
  return table && encodePairs(string, table);
}
var EncoderCommon = class _EncoderCommon {
  encoding;
  unmappable;
  #replace;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Int32Array | null} */
  #encoder = null;
  /** How many code units of the stream came before. */
  #position = 0;
  /** An escape sequence that is held: see `Shifts`. @type {Uint8Array<ArrayBuffer>} */
  #shift = NOTHING2;
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
    return endOfQueue && this.#encodeBlock(string) || this.#encodePieces(string, endOfQueue);
  }
  /** The module's number for `unmappable`. Where there is a function for replacements, the module stops at each error. */
  get #mode() {
    return this.#replace ? 0 : UNMAPPABLE_MODES.indexOf(
      /** @type {any} */
      this.unmappable
    );
  }
  /**
   * Encodes a string that is a whole text in one call, if it is so short and the encoding has all of it.
   * @param {string} string
   */
  #encodeBlock(string) {
    if (this.#encoder || string.length > blockLength) return void 0;
    const short = encodeShort(string, this.encoding);
    if (short) return short;
    try {
      useEncoder(this.encoding, null);
      writeBlock(string, 0, string.length);
      const length = encodeBlock(0, string.length, this.#mode, true);
      if (length === UNMAPPABLE || !report.finished()) return void 0;
      this.#position = 0;
      return outputBytes(length);
    } catch (error) {
      throw explain(error);
    }
  }
  /** @param {string} string @param {boolean} endOfQueue */
  #encodePieces(string, endOfQueue) {
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
   * Encodes a chunk, and continues with the same encoder after each error: the loop around "encode or fail".
   * https://encoding.spec.whatwg.org/#encode-or-fail
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces
   * @param {(codePoint: number, index: number) => void} [fail] is called with each error; it may throw
   */
  encodeOrFail(string, endOfQueue, push, fail = () => {
  }) {
    const position = this.#position;
    const encoder2 = this.#encoder;
    const shift = this.#shift;
    if (endOfQueue) {
      this.#shift = NOTHING2;
      this.#encoder = null;
      this.#position = 0;
    }
    const replace = this.#replace;
    const mode = this.#mode;
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
   * Writes the replacement for an unmappable code point.
   * @param {Int32Array} encoder the state before
   * @param {string | Uint8Array<ArrayBuffer> | null} replacement
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @param {number} codePoint
   * @param {() => number} locate
   * @returns {Int32Array | null} the state behind it
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
    const whole = newBytes2(this.#length);
    let position = 0;
    this.forEach((bytes2) => {
      setBytes(whole, bytes2, position);
      position += lengthOf(bytes2);
    });
    return whole;
  }
};
function newBytes2(length) {
  try {
    return new Uint8Array(length);
  } catch (error) {
    throw new RangeError(
      `This host has no room for ${length} bytes: encode in parts, with { stream: true } or by a stream.`,
      { cause: error }
    );
  }
}

// js/iconv-lite/decode-only.js
var range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
var TRAILS = range(161, 254);
var READ_ONLY = [36812, 37576, 38468, 38637];
var SEQUENCES = {
  eucjp: () => TRAILS.flatMap((second) => TRAILS.map((third) => [143, second, third])),
  big5hkscs: () => range(135, 160).flatMap((lead) => [...range(64, 126), ...TRAILS].map((trail) => [lead, trail])).filter(([lead, trail]) => !READ_ONLY.includes(lead << 8 | trail))
};
function decodeOnly(name, decode3) {
  const bytesOf = /* @__PURE__ */ new Map();
  for (const sequence of SEQUENCES[name]?.() ?? []) {
    const bytes2 = Uint8Array.from(sequence);
    const text = decode3(bytes2);
    if (!text.includes("\uFFFD") && !bytesOf.has(text)) bytesOf.set(text, bytes2);
  }
  return bytesOf;
}
var pairsOf = (name) => name === "big5hkscs" ? /([\xCA\xEA][\u0304\u030C])/ : void 0;
var startsPair = (name, unit) => name === "big5hkscs" && (unit === 202 || unit === 234);

// js/iconv-lite/surrogates.js
var isLeadingSurrogate = (unit) => (unit & 64512) === 55296;
var isTrailingSurrogate = (unit) => (unit & 64512) === 56320;
function holdingEncoder(encode4, isIncomplete = isLeadingSurrogate) {
  return class {
    #held = "";
    /** @param {string} part */
    write(part) {
      let string = this.#held + part;
      this.#held = "";
      if (isIncomplete(string.charCodeAt(string.length - 1))) {
        this.#held = string.slice(-1);
        string = string.slice(0, -1);
      }
      return encode4(string);
    }
    end() {
      const held = this.#held;
      this.#held = "";
      return held === "" ? void 0 : encode4(held);
    }
  };
}

// js/iconv-lite/multi-byte.js
function multiByteCodec(name, label, defaults) {
  const encoding = toEncoding(label, "iconv-lite");
  const newDecoder3 = () => new TextDecoderCommon(encoding, false, true);
  const decoder = newDecoder3();
  const replacement = defaults.unicode.charAt(0);
  const withDefault = (string) => replacement === "\uFFFD" ? string : string.replaceAll("\uFFFD", replacement);
  const more = lazy(() => decodeOnly(name, (bytes2) => decoder.decode(bytes2, true)));
  const encode4 = encodeFunction(encoding, defaults.singleByte, more, pairsOf(name));
  return {
    decode: (bytes2) => asciiString(bytes2) ?? withDefault(decoder.decode(bytes2, true)),
    encode: encode4,
    // None of these encodings has states, so two parts of a text can only share characters.
    encoder: holdingEncoder(encode4, (unit) => isLeadingSurrogate(unit) || startsPair(name, unit)),
    decoder: class {
      #decoder = newDecoder3();
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        return withDefault(this.#decoder.decode(bytes2, false));
      }
      end() {
        return withDefault(this.#decoder.decode(new Uint8Array(), true));
      }
    }
  };
}
function encodeFunction(encoding, defaultCharacter, more, pairs3) {
  const encoder2 = new EncoderCommon(encoding, "fatal");
  const replacementBytes = lazy(() => new EncoderCommon(encoding, "replacement").encode(defaultCharacter, true));
  return (string) => {
    const text = string.isWellFormed() ? string : string.replace(/[\uD800-\uDFFF]/gu, defaultCharacter);
    const short = encodeShort2(encoding, text);
    if (short) return short;
    const bytesOf = more();
    const replacement = replacementBytes();
    const parts = [];
    const add = (part) => parts.push(part);
    for (const part of pairs3 ? text.split(pairs3) : [text]) {
      if (pairs3?.test(part)) add(
        /** @type {Uint8Array} */
        bytesOf.get(part)
      );
      else {
        encoder2.encodeOrFail(
          part,
          true,
          add,
          (codePoint) => add(bytesOf.get(String.fromCodePoint(codePoint)) ?? replacement)
        );
      }
    }
    return toBuffer(concatenate(parts));
  };
}
var FATAL = UNMAPPABLE_MODES.indexOf("fatal");
var SHORT5 = 1024;
function encodeShort2(encoding, string) {
  if (string.length > SHORT5) return void 0;
  try {
    useEncoder(encoding, null);
    writeBlock(string, 0, string.length);
    const length = encodeBlock(0, string.length, FATAL, true);
    if (length === UNMAPPABLE) return void 0;
    const result = newBytes(length);
    result.set(bytes().subarray(at.output, at.output + length));
    return result;
  } catch (error) {
    throw explain(error);
  }
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
windows1250 msee
windows1251 mscyrl
windows1252 msansi
windows1253 msgreek
windows1254 msturk
windows1255 mshebr
windows1256 msarab
windows1257 winbaltrim
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
`;
var IBM_PAGES = "437 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 922 1046 1124 1125 1129 1133 1161 1162 1163";
var aliases = new Map([
  ...NAMES.trim().split("\n").flatMap((line) => {
    const [name, ...others] = line.split(" ");
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
var MOST_KEPT = 1e3;
var canonicalNames = /* @__PURE__ */ new Map();
function canonicalName(name) {
  let canonical = canonicalNames.get(name);
  if (canonical === void 0) {
    canonical = `${name}`.toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g, "");
    if (typeof name === "string") {
      if (canonicalNames.size === MOST_KEPT) canonicalNames.clear();
      canonicalNames.set(name, canonical);
    }
  }
  return canonical;
}

// js/iconv-lite/single-byte.js
function singleByteCodec(table, defaults) {
  const units2 = Uint16Array.from(table);
  const hasASCII = units2.subarray(0, 128).every((unit, byte) => unit === byte);
  let bytesOfUnits;
  return statelessCodec(decode3, encode4);
  function decode3(bytes2) {
    const ascii = hasASCII ? asciiString(bytes2) : void 0;
    if (ascii !== void 0) return ascii;
    const { length } = bytes2;
    const result = newUnits(length);
    for (let i = 0; i < length; i++) result[i] = units2[bytes2[i]];
    return unitsToString(result, length);
  }
  function encode4(string) {
    bytesOfUnits ??= invert(units2, defaults.singleByte.charCodeAt(0));
    const result = newBytes(string.length);
    if (string.length > SHORT6 && writeUnits) lookUpParts(string, bytesOfUnits, result);
    else for (let i = 0; i < string.length; i++) result[i] = bytesOfUnits[string.charCodeAt(i)];
    return result;
  }
}
function invert(units2, defaultByte) {
  const bytes2 = new Uint8Array(65536).fill(defaultByte);
  units2.forEach((unit, byte) => {
    bytes2[unit] = byte;
  });
  return bytes2;
}
var SHORT6 = 64;
var PART = 8192;
var pairs2 = new Uint32Array(PART / 2);
var pairBytes = new Uint8Array(pairs2.buffer);
var fours = new Uint32Array(PART / 4);
var fourBytes = new Uint8Array(fours.buffer);
function lookUpParts(string, bytesOfUnits, result) {
  const write = (
    /** @type {NonNullable<typeof writeUnits>} */
    writeUnits
  );
  for (let start = 0; start < string.length; start += PART) {
    const length = Math.min(PART, string.length - start);
    write(length === string.length ? string : string.slice(start, start + length), pairBytes);
    for (let i = 0; 4 * i < length; i++) {
      const first = pairs2[2 * i];
      const second = pairs2[2 * i + 1];
      fours[i] = bytesOfUnits[first & 65535] | bytesOfUnits[first >>> 16] << 8 | bytesOfUnits[second & 65535] << 16 | bytesOfUnits[second >>> 16] << 24;
    }
    result.set(length === PART ? fourBytes : fourBytes.subarray(0, length), start);
  }
}

// js/iconv-lite/generated/tables.js
var names = "ascii iso88591 iso646cn iso646jp cp922 iso88599 iso885915 cp1129 cp1163 iso885914 iso885916 windows1252 windows1254 windows1258 iso88593 georgianps georgianacademy iso885910 iso88594 iso88592 windows1250 iso885913 windows1257 windows1256 iso88598 windows1255 windows1253 iso88597 iso88596 cp1046 cp856 cp862 cp437 cp865 cp861 cp860 cp863 cp850 cp858 cp857 cp720 cp852 cp775 cp737 cp808 cp866 cp1125 mik iso885911 cp1162 windows874 tis620 cp1161 macthai cp1133 cp869 koi8t koi8r koi8u koi8ru armscii8 cp1124 iso88595 cp855 hproman8 maccyrillic macukraine rk1048 windows1251 pt154 macroman maciceland macromania macturkish maccroatian maccenteuro macgreek viscii cp864 tcvn";
var packed = "!!#!!%H#k1t&#i|=!%w&#k1E#i|=#)f+#np>D#im=1#_5#[1#_#(n,#|:0%Hw&5#f)0%Hw&#*t*#iy>##}u=##%/#]&#%&&r&%~%#3x*#i?/#~%&#f&.#o*,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=-#t*#iy>#0q*%tt<%#&nx;%{x;##q-#&(r-r6%+vi<xq;%zx;%p{;%#-Nq&n&s&y%y/{,%{%4#ow;*#ix;*#}w;5##*#ix;*#}w;,9q*&z8%z(##hm=(#{t<##w0#%%%%%{,n(##}l=&%iq=q9(#s0&#x-##,.%8h(&#>#%8P(%f+v8(#m:##,.%8h(&#>#%8P(%f+v8##i)Diy>s}m+jpn+lf=uf=4/%jg<ph<fl=yl={m=uun,irn,jrn,!npn+%*%.A%o};fz<mf>yl={m=sun,grn,/1*w)#vwo,3#!U#xyn,0%Hw&5#f)0%Hw&22s)#vwo,3#!L#~{n,,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=#8q*%s;xF%%pom,lyn,%(<w&h)P#%fxn,mrn,##w*(#&%(<w&h)P#%}wn,krn,&#lrn,#%n{n,&-#s{n,(#tyn,%#+(%p*C(#ztn,#%l{n,&-#q{n,(#ryn,%#+(&p*CpB1(i)%l.%/(<%%%0%>%EJwl1%%%%%%ZW%%%%%PM%%%%%FC%%%%%%%%%%%0-%.5%~+B|y1%%%%%%%%%%%%%%%%%%%%%%%%%%%%%##(#7q**z8@D4&@#).p&p*0R#%Ie#*r)@D4&@#-.p&p*0Rrg=~h=e~)*%w&w%##<##&(%y&2(#]##8*#f-*%w&w%##<##&(%y&2(#]##8)#w(72r*&~<bk2##h0#)x/x2k*Dq)#%Rq4%&rPfCf1#-|.uCiNs1k*Dq)^j(4%w*W%#g&&#t+)%u/(4%f)W%#g&&#h))&i-(mA8?r*%l_sD#%+_&&,0N%#(&#s(#%+_&(,0Np@#%k@j&%#s*#&p(g(f)(#v*%#;#&l(,l-##f.%%4P##(#%x/v.##=%#s*#&p(g(e(#j(%#;#&l(,y*##s+%%4P##(#%l-j,9/i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+fl=yl=km=8V+rrn,npn+%*%.A%wpn+gtm+mf>yl=km=8V+##v>&%gHr+%#*#%(%##(%#*&&,%%##l*#%|)p.##%*;q*#wm>&#%%#qu=##h.(#r/(#yv=&#xr=##u+()f-bo&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F%(p-o&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F##~g=;)i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+qnn+wmn+xmn+jjo,qOiN}ho,npn+%*%.A%wpn+gtm+htm+umn+vmn+uio,rPjom,##!&#!2#kio,~%#}O17j)#~m),#-%(>HCi&+#/##S%&{{8%ux8##|1,#l23#f1(<,~0y0%%%%%%%%%%%%%%%%%%%%%#,%%%%0%%%##%#(%%%%)%%%%(%%%%#%%%##%##%%&gh9%{v8#(q*#vwo,,#pfo,3#t%(u%||n,!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!ppn+is9%%%%%%%%%%%%%%%%%%%%%%%%%%s{j,!iqn+%hqn+>)i)Diy>s}m+jpn+lf=uf=4/%jg<ph<qnn+wmn+xmn+!!!!npn+%*%.A%o};fz<htm+umn+vmn+!!!##xjo,%#hl>>>vi>kg(%%%%%%%%%%%%%%%%%%%u&%%%%*#xzj,?.q)#vwo,3#!,%szl,%##fa)#sjo,(#tpn+(#fp;&&,%%##(#u%(%%%%%%%%%%%%%%%%%%%nxl,ixl,%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%@*i)Dl.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%#%ty=%#%y/*(#i};&#q{l,*%szl,%!+i)El.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%&#,+%xp(~o(1#kq(&#,#>(%%%%%%%%%%%%%%%%%%%%%%%%%)70%%%%%%%%%%%%%%%%%%B.i),zrn,tzm,t%~ii,##*jr(#;ouh+u0&D+4,}gi+(((3Jj,*#{%%%g&(((#&f}(###+*}s(00,,,%1,<vpi,%%%%%%%%%mpi,#&,,:##%;#+%).|)(8s)70,,,sz(n|((((S,.)!/i)?gy(%%%%%%%%%%%%%%%%%%%%%%%%%%##gn(##j(.(l&&F##+EDpjB%%t/x%&2h|AjhBG00khB*{zA,t%3C[z(%,b/N)/C]liB-)t{A;}-+fkB##xjB*#riB+6/.1,gx=~v=3Ap*f)33B(/#nlBxmBD2k*#~0#1*sk>sq=i2<025eh&D.zh@&#jk@+(vhB%;#(%2#+%*%+.4%+%;#/%T#(%x%,#*vx?x^o[u&^t%#.%a?F:||<p{<Ew}<r(#(,#g3%##n5##x&#%%{DE#i)?}3l(I1(+.(*%)2#&j&%,_ew&(+6&0l&0F&k*#{7##e5#i(G)t)&v4t%G+#t%#%u%t%/(y(<02+#cF0m)#j6##w%%#6#%*2#%E##%&4##u&##Y#%?6&#,##/-##F.m)#s3##;*&vw=zv=U#%v%(#%%,%%p&{&&%.(#%k(@%);D-+d(#CG3n*#k5.#l&)#>)(0%&Q(%1*+%~(e+.ch*e/%)p,~+%%(%l&g&##2#(%&z%e#.m&e+%&|%ev&.1#(ox=~v=3A##F##C#%F/K#s,#iy>K-v)#p<.##)%w&%*%j)%L%g,C&#gjo,5%!pfo,&%NJ(#l|n,F.i)%l.%%#*##(**2%%%{w(%#%mv(|t(%(c%%%#5%%%%%%%%%%%%%%%%%V*%%%%%2#-%%%%%%%%%#*%%%%%%K;n)%oAm,##x(#%@%##k&##j-#%h(%%(*%]%%&6%{%##i((*5%u-%i,%#&y+y,v*-%r)q)(%_%+%x-%,&@#&#%%r(%#r&(%w)<(*p&%,T%=#%%Z%#=%(lB&KF)(%y@U%K7i)#~8%#-##x%#+[x(x&o)%r&l*)#r&#(p&k.x2%*&u2o+o&#*r*%&qh=oy=*(#j0+({(4<&(%Tf(+%H3+.Jt-4<&Tf(H3J(%psA,&%wwA5&-%?%,%8i(h(ol=%#*(#(##tLE&i)Tg}%%%%%%%%%%%%%%%%%(%%%%%%4%%%%%%%%%%%%%%%%(#(%%%%T5%^%%]Y_%&*x)(%%((%&%Z%E&i)Tkn&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%T<%%%%%%%%%%%%%%%%k*p*i*p*i*p*z)p*(%js;q,R#i.#i1S#w-,qx&%l/p*k*p*m*p*R)g+4gr&%%%%%%%%%%%%%%%*%qh?G+.j)n.%%t/x%fn&kt>ogB0+<tt?x^o[u&^t%sdvda?F:||<p{<Ew}<r(|t?lu?#g3%v~?nm?(%sHlg>B%q*_zq/%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(A.%%%%%%%%%%%%%%%%%%%%%%%%%%%%V&i)#iy>(#w./+?%*%.A%W&j)(vwo,!!!#/!!!!!!!!!!!+,!!!!!!!!X(i)#vwo,(#!/+!!!!!!!,#!Y&p*#rw/_(%%%pg3A(il>8//X)i)4w1Dqx={lh+****=****rnh+%unh+#2jnh+slh+.+%%%(****xnh+%b(~tm+gvm+4%3#u9/%ut>-B(q*?g|/%(*%x%e*2%%%(%%%%%%(%%((,(%&A%%(%%%%%%%*98(zu|+!!su|+%%%%,%%%%%1#AP%zt2q}m+!!!!!!!!!!!!!!!lt|+%%%%%%%%%%&hv/8/D0i)@vwo,!!!!!qzl,rzl,~ho,9/fy=%fp;xo;uo;%t%afzl,!zyl,_tcoau_%|b#2%%%Zu(z(%y(%%%%%%#%%%+(%%%%(%%%+%%%+.(%%%%%%4%%(%%%#4%%%%%%%%%%%%(#(h)%&k)%%#%%n)%(q)(Yb@0i)%ny&3###*#v%#&#.###[3(p}k,tvk,#s0##w/%%twk,!)#!&&upl,vpl,uwk,%&vwk,fum+gum+#x%!!!hjo,v~%a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*[a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*_&i)GymB(8,,,,4444q),,,,%%%iVkWk|%%w&]%tv?vl@nk@(.i)pyA%%#3%%%%%%%%%%%%%%%#/%%%%%%%%%%%a*t*#vs&#%(%)#v(*#l/#%(%)#~.b%~*#qt&3#o*>#r*x&ks((gp(#y/Cmx=li>jl(ml(%{o(~y9u}9#*t&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&r&#%q*0fm&%o/j/%%%%%%%%#m&(%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ot;jt;%g){(%%%%%%%%|f&hg&%e%s*#jm&j&#p*D,i)Rrs&o*r*o*l*o*v*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*t*o*r*o*g)e]e0ev%el(e@ev%ey&eBe+(f(eJe(%v%e+%v%e,-v%ev%ev%ev%ev%(%e{&#4eFev%ev%ev%eJe]ev(ejw;#1vt;e<e}&e~%e]ebev{%>#q*y&o3(0(%*%YzN-nOiQjM(~f>qj>w&t%i*Rt%Ot%o*bY#((z6j7i)482W482W482M2:0o(m&OGd4:Gw%k&O0Ig&C9I(t%It%y%#2#*t%t,%y.v0v-u%t%v)&%4yv=|v=%IDA|lBtkB7R#p*{&}m>zx=?%,xy=rx={w%qx%-gu>q{;p*su<z{<p*jp<so?ju?%tu<m~%fm?|s<+p*i*p*k*p*m*p*&u*sx%vo?kv>}y>l)hn?Dqx=tz=fz%p*m*p*1jx:%4%-%tr=fs=w~:p*m*p*hs;tz;p*&c%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ff&w%%r*#qx&7#%w%)i)Mhm&%mf;{x:ky:4/%i/|-sg;mh;jh;s/t%v1o)zx:%*%.A%wpn+gtm+rt;~z:{z:k)t%n+wg&kn&%i&gq&or&jr&%vx%#+u/|j&%%%}l&xl&#&nx%p*y/#N~p&%y}%kt;|n;wi&no&o(%<w0%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%C#t%y%-v)%|m&#2%r*#%&i*p*{*##|.(#j/(#*(#g/)#{(#(,u*p*(y%1i)(}x&+o+l+%+z%3,)Am)h)%%Pu%+)],Om)h)%#P#*v1p*{*}5o*T&#k&%#R##u*##N%%Sp*(#C#(m.t*%?w%,i)Dw3%((4.0.#((#(((#(%(#(%((#((#.#(%+#^&%p&;#%bH(#g(%/ro?&wz<~|<iq?Dft>qp>Hs(a-)d*Hf.%+Mz{AriBw-xk=v|=z{=%tkj+%umj+nx=zw=,Hvx=458).%%)2%wfo,zfo,4%&g+pDPsPlP%%vO}O&K|%%p*#w5a)=t%Gt%#|%&~*%v8o+2%l+o+B%*%|%%x,*|:%F%u&%9#ttn,|%3y*#j@(#_)#nv>(#sx>(#_+#t-##0+#,+%|zn,hjo,(&_9}v=)#zp=##0+#,,%~Zsb%%#]|%;j)%r8%##*&%%2#&%1%#&i-%u,#(%*%*##%(%*%&#),#%%(8:%-%%%:%.<1%%%-%:%)%%%*)%%4#%%-,(%2%*%(%)%6%&%1%#%6%#&T%K%%%*#0%%%%%~/t%v(q)u(x(j+|%4j)%z21##%%#y^&%#s_)%-su>%&q8}w=hy=%%|z=2(*oa%,**(&&*2vc#&6j_8(1%*%%(%(8.)%*A#%((##*((%(u%(%#xo;)Muo;%((d%%_{(~([%PK%FI,(.+%%%(%@=(%;F1.&AL%w(t%iwl,#6%#vi=%%(71#h*(#((#+|&t%w*@(0G((,D+0((((8((((83((K,&+b~i<{i<@wv<oq<(0G((,D+0((((8(((6f~;r};,(K~%3((|~;t};p|;((|w;wl<hn<(&#.%(tk<jp<gr<mq<&(x)|*;(%%<+#%Kz|;((|w;wl<zr<p)&#D%(tk<xl<un<{q<(&w%&T%%zi<fj<#%+:C/I#ol)u&0lw(2wn?%g{%v/(v(S4CT(4kq?g}<p{<he<#gr?os?Dxln,%|8!u8%t8#&yio,r}m,l~m,#+q~m,jB!nA%0,#&,,,.#s&#&e,,#Dxin,k~m,%((s)f)(,(,,,,,((((,,,,(,0,jkn,0f*ezfn,#48,,,,,,((,m(B(#L~+#1n,,*,(w%.t%%U+Tufi+#*#%q5ku<#&0((.+/4(,(sv<lv<j(Dsx<fr<xq<&yq<P7ir<ms<(ns<gs<@|s<ht<wl<l+jt<xs<ht<zs<&{s<<,((/4hu<qu<~i<#w&i,h)48n4Bw0=u%48{1Bw0vl<fw:6/&x%mRso<lo<&mo<F#((/./3((/]5C((/4vo<oq<1({p<tp<4((/4pq<uq<-/Lpm<y(wq<lq<fr<-nq<&oq<0((/4,((/4ur<uq<F~i<{,xr<0((/4(,(#%+}%";

// js/iconv-lite/table-format.js
var ALPHABET = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).join("").replace(/['"`$\\]/g, "");
var LAST = 64;
var MORE = ALPHABET.length - LAST;
var UNDEFINED = 65533;
var BASES = [128, 256].map(
  (length) => Array.from({ length: 256 }, (_, byte) => byte < length ? byte : UNDEFINED)
);

// js/iconv-lite/tables.js
var names2 = names.split(" ");
var tables;
function tableOf(name) {
  tables ??= unpack();
  return tables.get(name);
}
function unpack() {
  let position = 0;
  const nextNumber = () => {
    let number = 0;
    for (let weight = 1; ; weight *= MORE) {
      const digit = ALPHABET.indexOf(packed[position++]);
      if (digit < LAST) return number + weight * digit;
      number += weight * (digit - LAST);
    }
  };
  const list = BASES.map((table) => Uint16Array.from(table));
  for (const _ of names2) {
    const table = list[nextNumber()].slice();
    let unit = 0;
    let byte = 0;
    for (let runs = nextNumber(); runs > 0; runs--) {
      byte += nextNumber();
      for (let length = nextNumber(); length > 0; length--) {
        const number = nextNumber();
        unit += number % 2 === 0 ? number / 2 : -(number + 1) / 2;
        table[byte++] = unit;
      }
    }
    list.push(table);
  }
  return new Map(names2.map((name, i) => [name, list[i + BASES.length]]));
}

// js/iconv-lite/utf-7.js
var ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
var PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
var MINUS = 45;
var REPLACEMENT2 = 65533;
var Variant = class {
  /** Begins Base64. Before `-` it stands for itself. */
  shift;
  /** The bytes of the digits of Base64. */
  digits;
  /** The values of bytes as digits; -1 for others. */
  values = new Int8Array(256).fill(-1);
  /** Whether a character of ASCII stands for itself. */
  isDirect = new Uint8Array(128);
  /** Finds a character that doesn't. */
  notDirect;
  /** @param {string} shift @param {string} lastDigits @param {string} direct */
  constructor(shift, lastDigits, direct) {
    this.notDirect = new RegExp(`[^${direct.replace(/[\]\\^-]/g, "\\$&")}]`);
    this.shift = shift.charCodeAt(0);
    this.digits = Uint8Array.from(ALPHANUMERIC + lastDigits, (digit) => digit.charCodeAt(0));
    this.digits.forEach((digit, value) => {
      this.values[digit] = value;
    });
    for (let i = 0; i < direct.length; i++) this.isDirect[direct.charCodeAt(i)] = 1;
  }
};
var UTF_7 = new Variant("+", "+/", `${ALPHANUMERIC}'(),-./:? 	\r
`);
var IMAP = new Variant("&", "+,", PRINTABLE.replace("&", ""));
IMAP.values["/".charCodeAt(0)] = 63;
var PART2 = 4096;
var MOST_BYTES2 = 6;
var output = new Uint8Array(PART2 * MOST_BYTES2);
var Writer = class {
  #variant;
  #isInBase64 = false;
  #bits = 0;
  /** How many of the bits are not written yet. */
  #count = 0;
  /** @param {Variant} variant */
  constructor(variant) {
    this.#variant = variant;
  }
  /** @param {string} string */
  write(string) {
    if (!this.#isInBase64 && !this.#variant.notDirect.test(string)) return binary.encode(string);
    const parts = [];
    for (let start = 0; start < string.length; start += PART2) {
      parts.push(this.#writePart(string, start, Math.min(start + PART2, string.length)));
    }
    return concatenate(parts);
  }
  /** @param {string} string @param {number} start @param {number} end */
  #writePart(string, start, end2) {
    const { shift, digits, isDirect } = this.#variant;
    const isIMAP = this.#variant === IMAP;
    let isInBase64 = this.#isInBase64;
    let bits = this.#bits;
    let count = this.#count;
    let written = 0;
    for (let i = start; i < end2; i++) {
      const unit = string.charCodeAt(i);
      if (isDirect[unit] || unit === shift && (isIMAP || !isInBase64 && !isBase64(string.charCodeAt(i + 1)))) {
        if (isInBase64) {
          if (count > 0) output[written++] = digits[bits << 6 - count & 63];
          output[written++] = MINUS;
          isInBase64 = false;
          count = 0;
        }
        output[written++] = unit;
        if (unit === shift) output[written++] = MINUS;
      } else {
        if (!isInBase64) output[written++] = shift;
        isInBase64 = true;
        bits = bits << 16 | unit;
        for (count += 16; count >= 6; ) {
          count -= 6;
          output[written++] = digits[bits >> count & 63];
        }
      }
    }
    this.#isInBase64 = isInBase64;
    this.#bits = bits;
    this.#count = count;
    return copyOutput(written);
  }
  /** Ends Base64. */
  end() {
    let written = 0;
    if (this.#count > 0) output[written++] = this.#variant.digits[this.#bits << 6 - this.#count & 63];
    if (this.#isInBase64) output[written++] = MINUS;
    this.#isInBase64 = false;
    this.#count = 0;
    return written === 0 ? void 0 : copyOutput(written);
  }
};
var isBase64 = (unit) => unit >= 0 && !UTF_7.isDirect[unit];
function copyOutput(length) {
  const bytes2 = newBytes(length);
  bytes2.set(output.subarray(0, length));
  return bytes2;
}
var Reader = class {
  #variant;
  #isInBase64 = false;
  /** Whether the character that begins Base64 was the last one. */
  #hasShifted = false;
  #bits = 0;
  #count = 0;
  /** @param {Variant} variant */
  constructor(variant) {
    this.#variant = variant;
  }
  /** @param {Uint8Array} bytes */
  write(bytes2) {
    const { shift, values } = this.#variant;
    if (!this.#isInBase64 && !bytes2.includes(shift)) {
      const ascii = asciiString(bytes2);
      if (ascii !== void 0) return ascii;
    }
    const units2 = newUnits(bytes2.length);
    let written = 0;
    let isInBase64 = this.#isInBase64;
    let hasShifted = this.#hasShifted;
    let bits = this.#bits;
    let count = this.#count;
    for (let i = 0; i < bytes2.length; i++) {
      const byte = bytes2[i];
      if (isInBase64) {
        const value = values[byte];
        if (value >= 0) {
          hasShifted = false;
          bits = bits << 6 | value;
          count += 6;
          if (count >= 16) {
            count -= 16;
            units2[written++] = bits >> count;
          }
          continue;
        }
        isInBase64 = false;
        count = 0;
        if (byte === MINUS) {
          if (hasShifted) units2[written++] = shift;
          continue;
        }
      }
      if (byte === shift) {
        isInBase64 = true;
        hasShifted = true;
      } else units2[written++] = byte < 128 ? byte : REPLACEMENT2;
    }
    this.#isInBase64 = isInBase64;
    this.#hasShifted = hasShifted;
    this.#bits = bits;
    this.#count = count;
    return unitsToString(units2, written);
  }
  end() {
    this.#isInBase64 = false;
    this.#count = 0;
    return void 0;
  }
};
var readerOf = (variant) => class extends Reader {
  constructor() {
    super(variant);
  }
};
function encodeUTF7(string) {
  const writer = new Writer(UTF_7);
  const bytes2 = writer.write(string);
  const end2 = writer.end();
  return end2 ? concatenate([bytes2, end2]) : bytes2;
}
var utf7 = {
  bomAware: true,
  encode: encodeUTF7,
  decoder: readerOf(UTF_7),
  encoder: class {
    /** @param {string} string */
    write(string) {
      return encodeUTF7(string);
    }
    end() {
      return void 0;
    }
  }
};
var utf7imap = {
  bomAware: true,
  decoder: readerOf(IMAP),
  encoder: class extends Writer {
    constructor() {
      super(IMAP);
    }
  }
};

// js/text-encoder.js
var FEW3 = 6;
var SEVERAL = 21;
function utf8Encode(string) {
  const { length } = string;
  if (length <= FEW3) return encodeShortUTF8(string);
  if (length <= MOST_BYTES && isSlowToStart()) {
    if (length <= SEVERAL) return encodeShortUTF8(string);
    const bytes2 = hasProbablyFewBytes(string) && encodeToRoom(string);
    if (bytes2) return bytes2;
  }
  return hostEncode(string) ?? new EncoderCommon(UTF_8, "fatal").encode(string, true);
}
var isSlowToStart = /* @__PURE__ */ lazy(() => !isFirefox() && !isBun());
function hasProbablyFewBytes(string) {
  const { length } = string;
  const all = string.charCodeAt(0) | string.charCodeAt(length >> 1) | string.charCodeAt(length - 1);
  return length * utf8Length(all) <= MOST_BYTES;
}
function encodeToRoom(string) {
  const result = hostEncodeInto(string, room);
  return result?.read === string.length ? copyOfShort(room, 0, result.written) : void 0;
}

// js/iconv-lite/utf-8.js
function utf8Codec() {
  const newDecoder3 = () => new TextDecoderCommon(UTF_8, false, true);
  const decoder = newDecoder3();
  const quickString2 = nodeVersion() < 22 ? latin1String : () => void 0;
  const encode4 = (string) => currentBuffer()?.from(string, "utf8") ?? utf8Encode(string);
  return {
    bomAware: true,
    decode: (bytes2) => quickString2(bytes2) ?? decoder.decode(bytes2, true),
    encode: encode4,
    encoder: holdingEncoder(encode4),
    decoder: class {
      #decoder = newDecoder3();
      /** Whether no incomplete sequence is kept. */
      #isBetween = true;
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        const string = this.#isBetween && endsWithASCII(bytes2) ? quickString2(bytes2) : void 0;
        if (string !== void 0) return string;
        this.#isBetween = endsWithASCII(bytes2);
        return this.#decoder.decode(bytes2, false);
      }
      end() {
        return this.#decoder.decode(new Uint8Array(), true);
      }
    }
  };
}
var endsWithASCII = (bytes2) => bytes2[bytes2.length - 1] < 128;

// js/iconv-lite/utf-16.js
function utf16Codec(bigEndian) {
  const [high, low] = bigEndian ? [0, 1] : [1, 0];
  function decode3(bytes2) {
    if (littleEndianString && !bigEndian) return littleEndianString(bytes2);
    const length = bytes2.length >> 1;
    const units2 = newUnits(length);
    for (let i = 0; i < length; i++) units2[i] = bytes2[2 * i + high] << 8 | bytes2[2 * i + low];
    return unitsToString(units2, length);
  }
  function encode4(string) {
    const HostBuffer = littleEndianString && currentBuffer();
    if (HostBuffer) {
      const bytes3 = HostBuffer.from(string, "ucs2");
      return bigEndian ? bytes3.swap16() : bytes3;
    }
    const bytes2 = newBytes(2 * string.length);
    for (let i = 0; i < string.length; i++) {
      const unit = string.charCodeAt(i);
      bytes2[2 * i + high] = unit >> 8;
      bytes2[2 * i + low] = unit;
    }
    return bytes2;
  }
  return {
    bomAware: true,
    decode: decode3,
    encode: encode4,
    decoder: class {
      #held = new Held();
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        return decode3(
          this.#held.join(bytes2, (all) => {
            const end2 = all.length & ~1;
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
        return void 0;
      }
    }
  };
}
var weighUTF16 = ([a, b]) => Number(a === 0 && b !== 0) - Number(a !== 0 && b === 0);

// js/iconv-lite/utf-32.js
function utf32Codec(bigEndian, defaults) {
  const replacement = defaults.unicode.charCodeAt(0);
  const [a, b, c, d] = bigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24];
  function decode3(bytes2) {
    const units2 = newUnits(bytes2.length >> 1);
    let written = 0;
    for (let i = 0; i + 4 <= bytes2.length; i += 4) {
      const codePoint = (bytes2[i] << a | bytes2[i + 1] << b | bytes2[i + 2] << c | bytes2[i + 3] << d) >>> 0;
      if (codePoint < 65536) units2[written++] = codePoint;
      else if (codePoint > 1114111) units2[written++] = replacement;
      else {
        units2[written++] = 55232 + (codePoint >> 10);
        units2[written++] = 56320 | codePoint & 1023;
      }
    }
    return unitsToString(units2, written);
  }
  function encode4(string) {
    const bytes2 = newBytes(4 * string.length);
    let written = 0;
    for (let i = 0; i < string.length; i++) {
      let codePoint = string.charCodeAt(i);
      if (isLeadingSurrogate(codePoint) && isTrailingSurrogate(string.charCodeAt(i + 1))) {
        codePoint = codePoint - 55232 << 10 | string.charCodeAt(++i) & 1023;
      }
      bytes2[written++] = codePoint >> a;
      bytes2[written++] = codePoint >> b;
      bytes2[written++] = codePoint >> c;
      bytes2[written++] = codePoint >> d;
    }
    return bytes2.subarray(0, written);
  }
  return {
    bomAware: true,
    encode: encode4,
    decode: (bytes2) => bytes2.length % 4 === 0 ? decode3(bytes2) : decode3(bytes2) + String.fromCharCode(replacement),
    decoder: class {
      #held = new Held();
      /** @param {Uint8Array} bytes */
      write(bytes2) {
        return decode3(this.#held.join(bytes2, (all) => all.length & ~3));
      }
      end() {
        return this.#held.take().length > 0 ? String.fromCharCode(replacement) : void 0;
      }
    },
    encoder: holdingEncoder(encode4)
  };
}
function weighUTF32([a, b, c, d]) {
  const invalidBE = a !== 0 || b > 16;
  const invalidLE = d !== 0 || c > 16;
  const commonBE = a === 0 && b === 0 && (c !== 0 || d !== 0);
  const commonLE = d === 0 && c === 0 && (a !== 0 || b !== 0);
  return Number(commonBE) - Number(invalidBE) - Number(commonLE) + Number(invalidLE);
}

// js/iconv-lite/definitions.js
var MULTI_BYTE = {
  shiftjis: "shift_jis",
  eucjp: "euc-jp",
  cp936: "gbk",
  gbk: "gbk",
  gb18030: "gb18030",
  cp949: "euc-kr",
  cp950: "big5",
  big5hkscs: "big5"
};
var UTF_16 = {
  unitLength: 2,
  littleEndian: "utf16le",
  bigEndian: "utf16be",
  weigh: weighUTF16,
  target: () => "utf16le"
};
var UTF_32 = {
  unitLength: 4,
  littleEndian: "utf32le",
  bigEndian: "utf32be",
  weigh: weighUTF32,
  target: (options) => options?.defaultEncoding || "utf32le"
};
function definitions(iconv2) {
  const all = /* @__PURE__ */ Object.create(null);
  const define = (name, makeCodec) => {
    all[name] = /** @type {any} */
    (function Codec(options) {
      return makeCodec({ unicode: iconv2.defaultCharUnicode, singleByte: iconv2.defaultCharSingleByte }, options);
    });
  };
  define("utf8", utf8Codec);
  define("cesu8", cesu8Codec);
  define("ucs2", () => utf16Codec(false));
  define("utf16be", () => utf16Codec(true));
  define("utf16", () => detectingCodec(UTF_16, iconv2.getCodec));
  define("utf32le", (defaults) => utf32Codec(false, defaults));
  define("utf32be", (defaults) => utf32Codec(true, defaults));
  define("utf32", () => detectingCodec(UTF_32, iconv2.getCodec));
  define("utf7", () => utf7);
  define("utf7imap", () => utf7imap);
  define("base64", () => base64);
  define("binary", () => binary);
  define("hex", () => hex);
  for (const [name, label] of Object.entries(MULTI_BYTE)) {
    define(name, (defaults) => multiByteCodec(name, label, defaults));
  }
  for (const name of names2) {
    define(name, (defaults) => singleByteCodec(
      /** @type {Uint16Array} */
      tableOf(name),
      defaults
    ));
  }
  all.macintosh = "macroman";
  define("_sbcs", (defaults, { chars }) => singleByteCodec(tableOfCharacters(chars), defaults));
  for (const [name, other] of aliases) all[name] = other;
  return all;
}
function tableOfCharacters(characters) {
  if (typeof characters !== "string" || characters.length !== 128 && characters.length !== 256) {
    throw new Error("An encoding of type '_sbcs' needs `chars`, a string of 128 or 256 characters.");
  }
  return Uint16Array.from(
    { length: 256 },
    (_, byte) => byte < 256 - characters.length ? byte : characters.charCodeAt(byte + characters.length - 256)
  );
}

// js/iconv-lite/streams.js
function streamClasses({ Transform }) {
  class IconvLiteEncoderStream2 extends Transform {
    /** @type {import('./codec.js').Encoder} */
    conv;
    /** @param {import('./codec.js').Encoder} encoder @param {TransformOptions} [options] */
    constructor(encoder2, options) {
      super({ ...options, decodeStrings: false });
      this.conv = encoder2;
    }
    /** @param {unknown} chunk @param {BufferEncoding} _encoding @param {Callback} done */
    _transform(chunk, _encoding, done) {
      if (typeof chunk !== "string") {
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
      const chunks = [];
      this.on("error", done);
      this.on("data", (chunk) => chunks.push(chunk));
      this.on("end", () => done(null, Buffer.concat(chunks)));
      return this;
    }
  }
  class IconvLiteDecoderStream2 extends Transform {
    /** @type {import('./codec.js').Decoder} */
    conv;
    /** That of the strings. */
    encoding = "utf8";
    /** @param {import('./codec.js').Decoder} decoder @param {TransformOptions} [options] */
    constructor(decoder, options) {
      super({ ...options, encoding: "utf8" });
      this.conv = decoder;
    }
    /** @param {unknown} chunk @param {BufferEncoding} _encoding @param {Callback} done */
    _transform(chunk, _encoding, done) {
      if (!(chunk instanceof Uint8Array)) {
        done(new Error("Iconv decoding stream needs buffers as its input."));
        return;
      }
      pushResult(this, done, () => this.conv.write(chunk));
    }
    /** @param {Callback} done */
    _flush(done) {
      pushResult(this, done, () => this.conv.end());
    }
    /** Collects the whole result. @param {(error: Error | null, result?: string) => void} done */
    collect(done) {
      let result = "";
      this.on("error", done);
      this.on("data", (chunk) => {
        result += chunk;
      });
      this.on("end", () => done(null, result));
      return this;
    }
  }
  return { IconvLiteEncoderStream: IconvLiteEncoderStream2, IconvLiteDecoderStream: IconvLiteDecoderStream2 };
}
function pushResult(stream, done, convert) {
  try {
    const result = convert();
    if (result && result.length > 0) stream.push(result, "utf8");
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
  const iconv2 = {
    /** By name; `null` until one is needed. Programs may add their own. @type {Record<string, Definition> | null} */
    encodings: null,
    /** Stands for malformed input, in encodings that are used for the first time from now on. */
    defaultCharUnicode: "\uFFFD",
    /** Stands for unmappable characters, likewise. */
    defaultCharSingleByte: "?",
    /** @type {boolean | undefined} */
    skipDecodeWarning: void 0,
    supportsStreams: false,
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
  };
  const stream = builtinModule("node:stream");
  if (stream) enableStreamingAPI2(stream);
  return iconv2;
  function encode4(string, encoding, options) {
    const text = typeof string === "string" ? string : `${string || ""}`;
    return encodeWhole(getCodec2(encoding), text, options);
  }
  function decode3(bytes2, encoding, options) {
    return decodeWhole(getCodec2(encoding), typeof bytes2 === "string" ? bytesOf(bytes2) : toBytes(bytes2), options);
  }
  function bytesOf(string) {
    if (!iconv2.skipDecodeWarning) {
      console.error(
        "iconv-lite: decode() got a string. Pass a Buffer: what made a string of the bytes may have lost some."
      );
      iconv2.skipDecodeWarning = true;
    }
    return encodeWhole(getCodec2("binary"), string);
  }
  function encodingExists2(encoding) {
    try {
      getCodec2(encoding);
      return true;
    } catch {
      return false;
    }
  }
  function getCodec2(encoding) {
    const name = canonicalName(encoding);
    return iconv2._codecDataCache[name] ?? findCodec(name, encoding);
  }
  function findCodec(name, asked) {
    iconv2.encodings ??= definitions(iconv2);
    const options = {};
    for (let current = name; ; ) {
      const codec2 = iconv2._codecDataCache[current];
      if (codec2) return codec2;
      const definition = iconv2.encodings[current];
      if (typeof definition === "string") current = definition;
      else if (typeof definition === "object") {
        Object.assign(options, definition);
        options.encodingName ??= current;
        current = definition.type;
      } else if (typeof definition === "function") {
        options.encodingName ??= current;
        iconv2._codecDataCache[options.encodingName] = new definition(options, iconv2);
        current = options.encodingName;
      } else throw new Error(`Encoding not recognized: '${asked}' (searched as: '${name}')`);
    }
  }
  function getEncoder2(encoding, options) {
    return newEncoder(getCodec2(encoding), options);
  }
  function getDecoder2(encoding, options) {
    return newDecoder(getCodec2(encoding), options);
  }
  function encodeStream2(encoding, options) {
    const { IconvLiteEncoderStream: IconvLiteEncoderStream2 } = requireStreams();
    return new IconvLiteEncoderStream2(
      getEncoder2(encoding, options),
      /** @type {any} */
      options
    );
  }
  function decodeStream2(encoding, options) {
    const { IconvLiteDecoderStream: IconvLiteDecoderStream2 } = requireStreams();
    return new IconvLiteDecoderStream2(
      getDecoder2(encoding, options),
      /** @type {any} */
      options
    );
  }
  function enableStreamingAPI2(stream2) {
    if (iconv2.supportsStreams) return;
    Object.assign(iconv2, streamClasses(stream2), { supportsStreams: true });
  }
  function requireStreams() {
    if (!iconv2.supportsStreams) {
      throw new Error("There are no streams here: call enableStreamingAPI(require('stream')) first.");
    }
    return (
      /** @type {ReturnType<typeof streamClasses>} */
      /** @type {unknown} */
      iconv2
    );
  }
}
var iconv = newIconv();
var iconv_lite_default = iconv;
var {
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
