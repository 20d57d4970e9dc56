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

// js/host.js
var builtinModule = (name) => (
  /** @type {any} */
  globalThis.process?.getBuiltinModule?.(name)
), lastTransformStream;
function hostTransformStream() {
  let { TransformStream } = globalThis;
  return TransformStream && TransformStream === lastTransformStream ? TransformStream : (lastTransformStream = [TransformStream, builtinModule("node:stream/web")?.TransformStream].find(
    (Class) => typeof Class == "function" && typeof new Class().readable?.getReader == "function"
  ), lastTransformStream);
}

// js/polyfill.js
var NAMES = (
  /** @type {const} */
  ["TextDecoder", "TextDecoderStream", "TextEncoder", "TextEncoderStream"]
);
function install(classes, force) {
  let host = globalThis, isDecoderRight = probe(() => decodesRight(host.TextDecoder)), isEncoderRight = probe(() => encodesRight(host.TextEncoder)), isRight = {
    TextDecoder: isDecoderRight,
    // A host's stream classes use the decoders and encoders of the other two.
    TextDecoderStream: isDecoderRight && probe(() => new host.TextDecoderStream("gb18030").encoding === "gb18030"),
    TextEncoder: isEncoderRight,
    TextEncoderStream: isEncoderRight && probe(() => new host.TextEncoderStream().encoding === "utf-8")
  }, fixed = [];
  for (let name of NAMES)
    (hostTransformStream() || !name.endsWith("Stream")) && (force || !isRight[name]) && !define(name, classes[name]) && fixed.push(name);
  if (fixed.length !== 0)
    throw new TypeError(
      `encoding-wasm: this host doesn't let ${fixed.join(", ")} be replaced; import what you need from 'encoding-wasm'.`
    );
}
function define(name, value) {
  let descriptor = { value, writable: !0, enumerable: !1, configurable: !0 };
  return probe(() => (Reflect.defineProperty(globalThis, name, descriptor) || Reflect.set(globalThis, name, value), Object(globalThis)[name] === value));
}
function probe(test) {
  try {
    return test();
  } catch {
    return !1;
  }
}
var DECODED = [
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
  return DECODED.every(([label, bytes, text]) => {
    let decoder = new Decoder(label), whole = () => decoder.decode(Uint8Array.from(bytes)) === text, parts = () => bytes.map((byte) => decoder.decode(Uint8Array.of(byte), { stream: !0 })).join("");
    return whole() && whole() && parts() + decoder.decode() === text;
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
