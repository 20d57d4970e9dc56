// The host's functions, stored when the package is loaded: programs may replace them later, even with functions that
// call this package. The first use of each checks that it is correct.

/**
 * Methods of Node's Buffer, some of which Deno and Bun have too. They accept any Uint8Array as `this`. Without
 * arguments they take all of it, which is faster in V8.
 * @typedef {object} BufferMethods
 * @property {(start?: number, end?: number) => string} [ucs2Slice]
 * @property {(string: string, start: number, length: number) => number} [ucs2Write]
 * @property {(start?: number, end?: number) => string} [utf8Slice]
 * @property {(start?: number, end?: number) => string} [latin1Slice]
 */

/** @param {{ prototype: any } | undefined} Class @param {string} name */
const methodOf = (Class, name) => Class?.prototype?.[name];

/**
 * Doesn't use the bare name `Buffer`, for which bundlers add a polyfill.
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
 * Throws if the host has no decoder for the label. The method is an own property, because Firefox is slower with
 * `call`.
 * @param {string} label
 * @param {boolean} [fatal]
 * @param {boolean} [ignoreBOM]
 * @returns {HostTextDecoder}
 */
export function newHostDecoder(label, fatal = false, ignoreBOM = true) {
  const decoder = new /** @type {typeof TextDecoder} */ (Decoder)(label, { fatal, ignoreBOM });
  return Object.defineProperty(decoder, 'decode', { value: decode });
}

/** Throws if the host has none. @returns {Pick<TextEncoder, 'encode' | 'encodeInto'>} */
export function newHostEncoder() {
  const encoder = new /** @type {typeof TextEncoder} */ (Encoder)();
  Object.defineProperties(encoder, { encode: { value: encode }, encodeInto: { value: encodeInto } });
  return encoder;
}

/** The host never gets more bytes at once: Node 20 would make an empty string, and no host has longer ones. */
export const MAX_BYTES = 0x7fffffff;

/**
 * Calls a function that needs something that the host may lack. Returns `undefined` if it throws.
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

/** Node, Deno and Bun have such modules. @param {string} name @returns {any} */
export const builtinModule = (name) => /** @type {any} */ (globalThis.process)?.getBuiltinModule?.(name);

/** Only workerd, the host of Cloudflare Workers, defines this class. */
export const isWorkerd = () => 'WebSocketPair' in globalThis;

/** @type {typeof TransformStream | undefined} */
let lastTransformStream;

/**
 * With jsdom in Jest and happy-dom in Vitest, the global class is missing or incompatible; the class then comes from
 * Node's module.
 * @returns {typeof TransformStream | undefined}
 */
export function hostTransformStream() {
  const { TransformStream } = globalThis;
  // workerd doesn't make streams before there is a request.
  if (TransformStream && (TransformStream === lastTransformStream || isWorkerd())) return TransformStream;
  lastTransformStream = [TransformStream, builtinModule('node:stream/web')?.TransformStream].find(
    (Class) => typeof Class === 'function' && typeof new Class().readable?.getReader === 'function',
  );
  return lastTransformStream;
}
