"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name of Object.keys(all))
    __defProp(target, name, { get: all[name], enumerable: !0 });
}, __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: !0 }), mod);

// js/polyfill.js
var polyfill_exports = {};
__export(polyfill_exports, {
  install: () => install
});
module.exports = __toCommonJS(polyfill_exports);

// js/host/functions.js
function attempt(make) {
  try {
    return make();
  } catch {
    return;
  }
}
var builtinModule = (name) => (
  /** @type {any} */
  globalThis.process?.getBuiltinModule?.(name)
), isWorkerd = () => "WebSocketPair" in globalThis, lastTransformStream;
function hostTransformStream() {
  let { TransformStream } = globalThis;
  return TransformStream && (TransformStream === lastTransformStream || isWorkerd()) ? TransformStream : (lastTransformStream = [TransformStream, builtinModule("node:stream/web")?.TransformStream].find(
    (Class) => typeof Class == "function" && typeof new Class().readable?.getReader == "function"
  ), lastTransformStream);
}

// js/without-wasm/can-compile.js
var SMALLEST = [
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0,
  1,
  5,
  1,
  96,
  0,
  1,
  123,
  3,
  2,
  1,
  0,
  10,
  8,
  1,
  6,
  0,
  65,
  0,
  253,
  15,
  11
], isAllowed;
function canCompile() {
  if (typeof WebAssembly != "object") return !1;
  try {
    isAllowed ??= new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(SMALLEST))) !== null;
  } catch (error) {
    let { name } = (
      /** @type {Error} */
      error
    );
    (name === "CompileError" || name === "EvalError") && (isAllowed = !1);
  }
  return isAllowed ?? !0;
}

// js/without-wasm/proof.js
function decodeInChunks(decoder, bytes, length) {
  let text = "";
  for (let i = 0; i < bytes.length; i += length) text += decoder.decode(bytes.slice(i, i + length), { stream: !0 });
  return text + decoder.decode();
}

// js/polyfill.js
var NAMES = (
  /** @type {const} */
  ["TextDecoder", "TextDecoderStream", "TextEncoder", "TextEncoderStream"]
);
function install(classes, force, isCompiled = !1) {
  let wrong = force ? NAMES : wrongNames();
  if (wrong.length === 0) return;
  if (isCompiled || canCompile()) return defineAll(classes, wrong);
  if (force)
    throw new Error(`encoding-wasm: ${reason()}, or import 'encoding-wasm/polyfill/no-wasm', which doesn't need it.`);
  let isMissing = (name) => typeof Object(globalThis)[name] != "function";
  defineAll(limited(classes), wrong.filter(isMissing));
}
var reason = () => typeof WebAssembly == "object" ? "this host compiles no WebAssembly here, so its classes stay. Add 'wasm-unsafe-eval' to the script-src of the page's Content Security Policy" : "this host has no WebAssembly, so its classes stay. Turn it on";
function wrongNames() {
  let host = globalThis, isDecoderRight = attempt(() => decodesRight(host.TextDecoder)) === !0, isEncoderRight = attempt(() => encodesRight(host.TextEncoder)) === !0, isRight = {
    TextDecoder: isDecoderRight,
    // A host's stream classes use its decoders and encoders.
    TextDecoderStream: isDecoderRight && attempt(() => new host.TextDecoderStream("gb18030").encoding) === "gb18030",
    TextEncoder: isEncoderRight,
    TextEncoderStream: isEncoderRight && attempt(() => new host.TextEncoderStream().encoding) === "utf-8"
  };
  return NAMES.filter((name) => !isRight[name]);
}
function limited({ TextDecoder, TextDecoderStream, ...encoders }) {
  let requireDecoder = (label) => {
    try {
      new TextDecoder(label).decode();
    } catch (error) {
      throw new RangeError(
        /** @type {Error} */
        error.message,
        { cause: error }
      );
    }
  };
  return {
    ...encoders,
    TextDecoder: class extends TextDecoder {
      constructor(label = "utf-8", options = void 0) {
        super(label, options), requireDecoder(this.encoding);
      }
    },
    TextDecoderStream: class extends TextDecoderStream {
      constructor(label = "utf-8", options = void 0) {
        super(label, options), requireDecoder(this.encoding);
      }
    }
  };
}
function defineAll(classes, wanted) {
  let fixed = wanted.filter((name) => hostTransformStream() || !name.endsWith("Stream")).filter((name) => !define(name, classes[name]));
  if (fixed.length !== 0)
    throw new TypeError(
      `encoding-wasm: this host doesn't let ${fixed.join(", ")} be replaced; import what you need from 'encoding-wasm'.`
    );
}
function define(name, value) {
  let descriptor = { value, writable: !0, enumerable: !1, configurable: !0 };
  return attempt(() => (Reflect.defineProperty(globalThis, name, descriptor) || Reflect.set(globalThis, name, value), Object(globalThis)[name] === value)) === !0;
}
var SAMPLES = [
  ["shift_jis", [131, 92, 133, 133, 92], "\u30BD\uFFFD\\"],
  ["gbk", [128, 129, 255, 65], "\u20AC\uFFFDA"],
  ["gb18030", [168, 188, 254, 89, 132, 49, 149, 51], "\u1E3F\u9FB4\uFEFF"],
  ["big5", [136, 98, 135, 135, 64], "\xCA\u0304\uFFFD@"],
  ["euc-kr", [173, 173, 65, 199, 65], "\uFFFDA\uFFFDA"],
  ["euc-jp", [143, 162, 175, 142, 142], "\u02D8\uFFFD"],
  ["iso-2022-jp", [27, 36, 64, 27, 36], "\uFFFD\uFFFD"],
  ["windows-1252", [129, 128], "\x81\u20AC"],
  ["windows-1255", [202, 217], "\u05BA\uFFFD"],
  ["iso-8859-8-i", [224], "\u05D0"],
  ["x-user-defined", [128], "\uF780"],
  ["utf-16be", [216, 0, 0, 97], "\uFFFDa"],
  ["utf-8", [239, 187, 191, 240, 195, 128], "\uFFFD\xC0"]
];
function decodesRight(Decoder) {
  return SAMPLES.every(([label, bytes, text]) => {
    let decoder = new Decoder(label), whole = () => decoder.decode(Uint8Array.from(bytes)) === text;
    return whole() && whole() && decodeInChunks(decoder, Uint8Array.from(bytes), 1) === text;
  }) && refuses(() => new Decoder("\u212Aoi8-r")) && refuses(() => new Decoder("replacement"));
}
function encodesRight(Encoder) {
  let encoder = new Encoder(), bytes = encoder.encode("\uD83Da\u{1F4A9}"), { read, written } = encoder.encodeInto("a\xE9\u{1F4A9}", new Uint8Array(6));
  return String(bytes) === "239,191,189,97,240,159,146,169" && read === 2 && written === 3;
}
function refuses(action) {
  try {
    return action(), !1;
  } catch (error) {
    return error instanceof RangeError;
  }
}
