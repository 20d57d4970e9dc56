// The host's functions that this package uses, taken when it is loaded: programs may replace them later, even by ones
// that call this package. Taking them calls nothing. Whether they are right is tried at their first use.

/**
 * The methods of Node's Buffer; Deno and Bun have some of them. They take any Uint8Array as `this`, and all of it if they get no
 * places, which saves V8 5 to 9 of 70 ns.
 * @typedef {object} BufferMethods
 * @property {(start?: number, end?: number) => string} [ucs2Slice]
 * @property {(string: string, start: number, length: number) => number} [ucs2Write]
 * @property {(start?: number, end?: number) => string} [utf8Slice]
 * @property {(start?: number, end?: number) => string} [latin1Slice]
 */

/** @param {{ prototype: any } | undefined} Class @param {string} name */
const methodOf = (Class, name) => Class?.prototype?.[name];

/**
 * A method of Buffer's, applied to other objects. `globalThis.Buffer`, because bundlers add a polyfill where they see
 * the name alone.
 * @template {keyof BufferMethods} Name
 * @param {Name} name
 * @returns {BufferMethods[Name]}
 */
const bufferMethod = (name) => methodOf(globalThis.Buffer, name);

export const ucs2Slice = /* @__PURE__ */ bufferMethod('ucs2Slice');
export const ucs2Write = /* @__PURE__ */ bufferMethod('ucs2Write');
export const utf8Slice = /* @__PURE__ */ bufferMethod('utf8Slice');
export const latin1Slice = /* @__PURE__ */ bufferMethod('latin1Slice');

/** @template {'TextDecoder' | 'TextEncoder'} Name @param {Name} name @returns {(typeof globalThis)[Name] | undefined} */
const classOf = (name) => globalThis[name];

const Decoder = /* @__PURE__ */ classOf('TextDecoder');
const decode = /* @__PURE__ */ methodOf(Decoder, 'decode');
const Encoder = /* @__PURE__ */ classOf('TextEncoder');
const encode = /* @__PURE__ */ methodOf(Encoder, 'encode');
const encodeInto = /* @__PURE__ */ methodOf(Encoder, 'encodeInto');

/**
 * Makes a decoder that keeps byte order marks; throws if the host has none.
 * @param {string} label
 * @param {boolean} [fatal] whether it throws at malformed sequences
 * @returns {(bytes: ArrayBufferView | ArrayBuffer) => string}
 */
export function newHostDecoder(label, fatal = false) {
  const decoder = new /** @type {typeof TextDecoder} */ (Decoder)(label, { ignoreBOM: true, fatal });
  // An own property, which costs less than binding the method.
  Object.defineProperty(decoder, 'decode', { value: decode });
  return (bytes) => decoder.decode(bytes);
}

/** Makes an encoder; throws if the host has none. @returns {Pick<TextEncoder, 'encode' | 'encodeInto'>} */
export function newHostEncoder() {
  const encoder = new /** @type {typeof TextEncoder} */ (Encoder)();
  Object.defineProperties(encoder, { encode: { value: encode }, encodeInto: { value: encodeInto } });
  return encoder;
}

/**
 * Makes something of the host's functions, if they are there.
 * @template T
 * @param {() => T | undefined} make returns `undefined` if they are wrong
 */
export function ifRight(make) {
  try {
    return make();
  } catch {
    // The host doesn't have it.
    return undefined;
  }
}

/** Only Firefox defines this class. */
export const isFirefox = () => 'InternalError' in globalThis;

/** Only Bun has this global object. */
export const isBun = () => 'Bun' in globalThis;

/** Chromium and what is made of it: Edge, Opera, Electron. One that says it is another browser is slower, not wrong. */
export const isChromium = () => userAgent().includes('Chrome/');

/** Safari, and all browsers of iOS. */
export const isWebKit = () => userAgent().includes('AppleWebKit/') && !isChromium() && !(nodeVersion() > 0);

function userAgent() {
  try {
    return `${globalThis.navigator?.userAgent}`;
  } catch {
    return '';
  }
}

export const isDeno = () => 'Deno' in globalThis;

/** Cloudflare's host of edge workers. */
export const isWorkerd = () => userAgent() === 'Cloudflare-Workers';

/** Whether the host's decoders are quick to start, and strings that we make ourselves aren't. */
export const hasQuickDecoders = () => isWebKit() || isWorkerd();

/** Node's version, or the one that Bun and Deno say they are compatible with; NaN elsewhere. workerd says so too, but isn't alike in speed. */
export const nodeVersion = () => (isWorkerd() ? Number.NaN : Number.parseInt(globalThis.process?.versions?.node, 10));

/** Node 20 and 21, whose decoder of UTF-8 is slow at other text than ASCII, and whose decoders of single-byte encodings are quick. */
export const isOldNode = () => nodeVersion() < 22;

/** A module of Node's, which Deno and Bun have as well. @param {string} name @returns {any} */
export const builtinModule = (name) => /** @type {any} */ (globalThis.process)?.getBuiltinModule?.(name);

/** The last class that proved to be right. @type {typeof TransformStream | undefined} */
let rightTransformStream;

/**
 * The class TransformStream. Where a realm has none or another one, such as in Jest with jsdom and Vitest with happy-dom,
 * Node still gives it.
 * @returns {typeof TransformStream | undefined}
 */
export function hostTransformStream() {
  const { TransformStream } = globalThis;
  if (TransformStream && TransformStream === rightTransformStream) return TransformStream;
  rightTransformStream = [TransformStream, builtinModule('node:stream/web')?.TransformStream].find(
    (Class) => typeof Class === 'function' && typeof new Class().readable?.getReader === 'function',
  );
  return rightTransformStream;
}
