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

// js/polyfill.js
var polyfill_exports = {};
__export(polyfill_exports, {
  install: () => install
});
module.exports = __toCommonJS(polyfill_exports);

// js/host.js
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

// js/polyfill.js
var NAMES = (
  /** @type {const} */
  ["TextDecoder", "TextDecoderStream", "TextEncoder", "TextEncoderStream"]
);
function install(classes, force) {
  const host = globalThis;
  const isDecoderRight = probe(() => decodesRight(host.TextDecoder));
  const isEncoderRight = probe(() => encodesRight(host.TextEncoder));
  const isRight = {
    TextDecoder: isDecoderRight,
    // Their streams share the decoders and encoders of the others.
    TextDecoderStream: isDecoderRight && probe(() => new host.TextDecoderStream("gb18030").encoding === "gb18030"),
    TextEncoder: isEncoderRight,
    TextEncoderStream: isEncoderRight && probe(() => new host.TextEncoderStream().encoding === "utf-8")
  };
  for (const name of NAMES) {
    const isPossible = hostTransformStream() || !name.endsWith("Stream");
    if (!isPossible || isRight[name] && !force) continue;
    Object.defineProperty(globalThis, name, {
      value: classes[name],
      writable: true,
      enumerable: false,
      configurable: true
    });
  }
}
function probe(test) {
  try {
    return test();
  } catch {
    return false;
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
  const isRight = DECODED.every(([label, bytes, text]) => {
    const decoder = new Decoder(label);
    const whole = () => decoder.decode(Uint8Array.from(bytes)) === text;
    const parts = () => bytes.map((byte) => decoder.decode(Uint8Array.of(byte), { stream: true })).join("");
    return whole() && whole() && parts() + decoder.decode() === text;
  });
  return isRight && refuses(() => new Decoder("\u212Aoi8-r")) && refuses(() => new Decoder("replacement"));
}
function encodesRight(Encoder) {
  const encoder = new Encoder();
  const bytes = encoder.encode("\uD83Da\u{1F4A9}");
  const { read, written } = encoder.encodeInto("a\xE9\u{1F4A9}", new Uint8Array(6));
  return String(bytes) === "239,191,189,97,240,159,146,169" && read === 2 && written === 3;
}
function refuses(action) {
  try {
    action();
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
}
