// Defines the standard's four classes as globals where the host lacks them or gets them wrong.

import { attempt, hostTransformStream } from './host/functions.js';
import { canCompile } from './without-wasm/can-compile.js';
import { decodeInChunks } from './without-wasm/proof.js';

const NAMES = /** @type {const} */ (['TextDecoder', 'TextDecoderStream', 'TextEncoder', 'TextEncoderStream']);

/** @typedef {Record<(typeof NAMES)[number], any>} Classes */

/**
 * @param {Classes} classes this package's
 * @param {boolean} force whether to replace the host's even if they are correct
 * @param {boolean} [isCompiled] whether the package has a compiled module
 * @throws {Error} if `force` is set, but WebAssembly can't run
 */
export function install(classes, force, isCompiled = false) {
  const wrong = force ? NAMES : wrongNames();
  if (wrong.length === 0) return;
  if (isCompiled || canCompile()) return defineAll(classes, wrong);
  if (force)
    throw new Error(`encoding-wasm: ${reason()}, or import 'encoding-wasm/polyfill/no-wasm', which doesn't need it.`);
  // The host's incorrect classes stay, because these could do even less there.
  const isMissing = (/** @type {keyof Classes} */ name) => typeof Object(globalThis)[name] !== 'function';
  defineAll(limited(classes), wrong.filter(isMissing));
}

/** Why WebAssembly can't run, and what may help. */
const reason = () =>
  typeof WebAssembly === 'object'
    ? "this host compiles no WebAssembly here, so its classes stay. Add 'wasm-unsafe-eval' to the script-src of the page's Content " +
      'Security Policy'
    : 'this host has no WebAssembly, so its classes stay. Turn it on';

function wrongNames() {
  /** @type {Partial<Classes>} */
  const host = globalThis;
  const isDecoderRight = attempt(() => decodesRight(host.TextDecoder)) === true;
  const isEncoderRight = attempt(() => encodesRight(host.TextEncoder)) === true;
  const isRight = {
    TextDecoder: isDecoderRight,
    // A host's stream classes use its decoders and encoders.
    TextDecoderStream: isDecoderRight && attempt(() => new host.TextDecoderStream('gb18030').encoding) === 'gb18030',
    TextEncoder: isEncoderRight,
    TextEncoderStream: isEncoderRight && attempt(() => new host.TextEncoderStream().encoding) === 'utf-8',
  };
  return NAMES.filter((name) => !isRight[name]);
}

/**
 * Where WebAssembly can't run, the constructors refuse encodings that can't be decoded, so that programs can find out
 * which.
 * @param {Classes} classes
 * @returns {Classes}
 */
function limited({ TextDecoder, TextDecoderStream, ...encoders }) {
  const requireDecoder = (/** @type {string} */ label) => {
    try {
      new TextDecoder(label).decode();
    } catch (error) {
      throw new RangeError(/** @type {Error} */ (error).message, { cause: error });
    }
  };
  return {
    ...encoders,
    TextDecoder: class extends TextDecoder {
      constructor(label = 'utf-8', options = undefined) {
        super(label, options);
        requireDecoder(this.encoding);
      }
    },
    TextDecoderStream: class extends TextDecoderStream {
      constructor(label = 'utf-8', options = undefined) {
        super(label, options);
        requireDecoder(this.encoding);
      }
    },
  };
}

/**
 * @param {Classes} classes
 * @param {readonly (keyof Classes)[]} wanted
 * @throws {TypeError} if the host doesn't let them be replaced
 */
function defineAll(classes, wanted) {
  // Without streams, a stream class could only throw, but programs that test for it would take it for supported.
  const names = wanted.filter((name) => hostTransformStream() || !name.endsWith('Stream'));
  const fixed = names.filter((name) => !define(name, classes[name]));
  if (fixed.length === 0) return;
  throw new TypeError(
    `encoding-wasm: this host doesn't let ${fixed.join(', ')} be replaced; import what you need from 'encoding-wasm'.`,
  );
}

/**
 * Like the platform's, the global isn't enumerable. One that can't be redefined, such as a script's `var`, is assigned
 * to.
 * @param {keyof Classes} name
 * @param {unknown} value
 * @returns {boolean} whether it is defined
 */
function define(name, value) {
  const descriptor = { value, writable: true, enumerable: false, configurable: true };
  // A setter may throw, or do nothing.
  const isDefined = attempt(() => {
    if (!Reflect.defineProperty(globalThis, name, descriptor)) Reflect.set(globalThis, name, value);
    return Object(globalThis)[name] === value;
  });
  return isDefined === true;
}

/**
 * Some hosts decode these incorrectly or not at all.
 * @type {[label: string, bytes: number[], text: string][]}
 */
const SAMPLES = [
  ['shift_jis', [0x83, 0x5c, 0x85, 0x85, 0x5c], 'ソ\uFFFD\\'],
  ['gbk', [0x80, 0x81, 0xff, 0x41], '€\uFFFDA'],
  ['gb18030', [0xa8, 0xbc, 0xfe, 0x59, 0x84, 0x31, 0x95, 0x33], 'ḿ龴\uFEFF'],
  ['big5', [0x88, 0x62, 0x87, 0x87, 0x40], 'Ê̄\uFFFD@'],
  ['euc-kr', [0xad, 0xad, 0x41, 0xc7, 0x41], '\uFFFDA\uFFFDA'],
  ['euc-jp', [0x8f, 0xa2, 0xaf, 0x8e, 0x8e], '˘\uFFFD'],
  ['iso-2022-jp', [0x1b, 0x24, 0x40, 0x1b, 0x24], '\uFFFD\uFFFD'],
  ['windows-1252', [0x81, 0x80], '\u0081€'],
  ['windows-1255', [0xca, 0xd9], '\u05BA\uFFFD'],
  ['iso-8859-8-i', [0xe0], 'א'],
  ['x-user-defined', [0x80], '\uF780'],
  ['utf-16be', [0xd8, 0x00, 0x00, 0x61], '\uFFFDa'],
  ['utf-8', [0xef, 0xbb, 0xbf, 0xf0, 0xc3, 0x80], '\uFFFDÀ'],
];

/** @param {typeof TextDecoder} Decoder */
function decodesRight(Decoder) {
  const isRight = SAMPLES.every(([label, bytes, text]) => {
    const decoder = new Decoder(label);
    // Twice, because the decoder may wrongly keep a state; and byte by byte, because it may lose it.
    const whole = () => decoder.decode(Uint8Array.from(bytes)) === text;
    return whole() && whole() && decodeInChunks(decoder, Uint8Array.from(bytes), 1) === text;
  });
  return isRight && refuses(() => new Decoder('\u212Aoi8-r')) && refuses(() => new Decoder('replacement'));
}

/** @param {typeof TextEncoder} Encoder */
function encodesRight(Encoder) {
  const encoder = new Encoder();
  // Rollup 4.68 can't parse a lone surrogate directly before a pair.
  const bytes = encoder.encode('\uD83Da\uD83D\uDCA9');
  const { read, written } = encoder.encodeInto('aé💩', new Uint8Array(6));
  return String(bytes) === '239,191,189,97,240,159,146,169' && read === 2 && written === 3;
}

/** @param {() => unknown} action */
function refuses(action) {
  try {
    action();
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
}
