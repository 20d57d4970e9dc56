// The host's functions that this package uses. They are stored when the package is loaded, which calls none of them, because
// programs may replace them later, even with functions that call this package. Their first use checks that they are correct.

/**
 * Methods of Node's Buffer, some of which Deno and Bun have too. They accept any Uint8Array as `this`. Without arguments they
 * take all of it, which saves V8 5 to 9 of 70 ns.
 * @typedef {object} BufferMethods
 * @property {(start?: number, end?: number) => string} [ucs2Slice]
 * @property {(string: string, start: number, length: number) => number} [ucs2Write]
 * @property {(start?: number, end?: number) => string} [utf8Slice]
 * @property {(start?: number, end?: number) => string} [latin1Slice]
 */

/** @param {{ prototype: any } | undefined} Class @param {string} name */
const methodOf = (Class, name) => Class?.prototype?.[name];

/**
 * Gets a method of Buffer. `globalThis.Buffer`, because bundlers add a polyfill for the bare name `Buffer`.
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
/**
 * @typedef {Pick<TextDecoder, 'fatal' | 'ignoreBOM'> & {
 *   decode(input?: AllowSharedBufferSource, options?: TextDecodeOptions | null): string,
 * }} HostTextDecoder
 */

const Encoder = /* @__PURE__ */ classOf('TextEncoder');
const encode = /* @__PURE__ */ methodOf(Encoder, 'encode');
const encodeInto = /* @__PURE__ */ methodOf(Encoder, 'encodeInto');

/**
 * Makes a decoder; throws if the host has none for the label. The method is its own property, because Firefox takes 15 of 230 ns more to
 * call it by `call`.
 * @param {string} label
 * @param {boolean} [fatal] whether the error mode is "fatal"
 * @param {boolean} [ignoreBOM] whether byte order marks are kept as text
 * @returns {HostTextDecoder}
 */
export function newHostDecoder(label, fatal = false, ignoreBOM = true) {
  const decoder = new /** @type {typeof TextDecoder} */ (Decoder)(label, { fatal, ignoreBOM });
  return Object.defineProperty(decoder, 'decode', { value: decode });
}

/** Makes a UTF-8 encoder; throws if the host has none. @returns {Pick<TextEncoder, 'encode' | 'encodeInto'>} */
export function newHostEncoder() {
  const encoder = new /** @type {typeof TextEncoder} */ (Encoder)();
  Object.defineProperties(encoder, { encode: { value: encode }, encodeInto: { value: encodeInto } });
  return encoder;
}

/** The most bytes that a decoder or a method is given. Node 20's make an empty string of more; no engine has a string of so many characters. */
export const MOST_BYTES = 0x7fffffff;

/**
 * Calls a function that needs something of the host; returns `undefined` if it throws, as when the host lacks that.
 * @template T
 * @param {() => T | undefined} make returns `undefined` if the host gives wrong results
 */
export function attempt(make) {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** A built-in module of Node, Deno or Bun. @param {string} name @returns {any} */
export const builtinModule = (name) => /** @type {any} */ (globalThis.process)?.getBuiltinModule?.(name);

/** Only workerd, the host of Cloudflare Workers, has this class. */
export const isWorkerd = () => 'WebSocketPair' in globalThis;

/** The class that the last call found. @type {typeof TransformStream | undefined} */
let lastTransformStream;

/**
 * The host's class TransformStream. Jest with jsdom and Vitest with happy-dom have no such global class or an incompatible one;
 * there it comes from Node's module.
 * @returns {typeof TransformStream | undefined}
 */
export function hostTransformStream() {
  const { TransformStream } = globalThis;
  // workerd refuses to make a stream before there is a request.
  if (TransformStream && (TransformStream === lastTransformStream || isWorkerd())) return TransformStream;
  lastTransformStream = [TransformStream, builtinModule('node:stream/web')?.TransformStream].find(
    (Class) => typeof Class === 'function' && typeof new Class().readable?.getReader === 'function',
  );
  return lastTransformStream;
}
