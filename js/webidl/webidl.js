// Conversions from JavaScript values, as Web IDL defines them: https://webidl.spec.whatwg.org/#js-type-mapping
// Here and elsewhere, `context` is the start of an error's message.

import { describeNoBytes, describeNoString, describeNoUint8Array } from './described.js';

// Getters and methods are stored when the package is loaded, because programs may replace them in the prototypes, and
// an object's own properties may hide them. They work on objects of every realm.

/** @param {object} prototype @param {PropertyKey} name @returns {() => any} */
const getter = (prototype, name) => /** @type {any} */ (Object.getOwnPropertyDescriptor(prototype, name)?.get);

/** All typed arrays share it. */
const typedArrayPrototype = () => Object.getPrototypeOf(Uint8Array.prototype);

/** @param {PropertyKey} name */
const typedArrayGetter = (name) => getter(typedArrayPrototype(), name);

/** @param {PropertyKey} name */
const dataViewGetter = (name) => getter(DataView.prototype, name);

const arrayBufferLengthGetter = () => getter(ArrayBuffer.prototype, 'byteLength');

/** @param {'includes' | 'set'} name @returns {Function} */
const typedArrayMethod = (name) => typedArrayPrototype()[name];

const getTypedArrayName = /* @__PURE__ */ typedArrayGetter(Symbol.toStringTag);
const getBuffer = /* @__PURE__ */ typedArrayGetter('buffer');
const getByteOffset = /* @__PURE__ */ typedArrayGetter('byteOffset');
const getByteLength = /* @__PURE__ */ typedArrayGetter('byteLength');
const typedArrayIncludes = /* @__PURE__ */ typedArrayMethod('includes');
const typedArraySet = /* @__PURE__ */ typedArrayMethod('set');
const getViewBuffer = /* @__PURE__ */ dataViewGetter('buffer');
const getViewByteOffset = /* @__PURE__ */ dataViewGetter('byteOffset');
const getViewByteLength = /* @__PURE__ */ dataViewGetter('byteLength');
const getArrayBufferLength = /* @__PURE__ */ arrayBufferLengthGetter();

/** The length in bytes, whatever the array's own properties are. @type {(bytes: ArrayBufferView) => number} */
export const lengthOf = (bytes) => getByteLength.call(bytes);

/**
 * A view, whatever the array's own properties are.
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} [end]
 */
export const partOf = (bytes, start, end = lengthOf(bytes)) =>
  // An empty array's buffer may be detached.
  end > start ? new Uint8Array(getBuffer.call(bytes), getByteOffset.call(bytes) + start, end - start) : NOTHING;

/** @param {Uint8Array} first @param {Uint8Array} second */
export function joined(first, second) {
  const bytes = new Uint8Array(lengthOf(first) + lengthOf(second));
  setBytes(bytes, first);
  setBytes(bytes, second, lengthOf(first));
  return bytes;
}

/** @param {Uint8Array} bytes @param {number} maxLength */
export const startOf = (bytes, maxLength) => partOf(bytes, 0, Math.min(maxLength, lengthOf(bytes)));

/** @param {Uint8Array | Int32Array} bytes @param {ArrayLike<number>} source @param {number} [start] */
export const setBytes = (bytes, source, start) => typedArraySet.call(bytes, source, start);

/** @param {Uint8Array} bytes @param {number} byte @returns {boolean} */
export const hasByte = (bytes, byte) => typedArrayIncludes.call(bytes, byte);

/** Up to this length, a loop copies faster than the method `set`. */
const MAX_LOOPED = 24;

/**
 * `slice` and `subarray` would ask the array for its constructor, which might run a program's code.
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} end
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function copyOf(bytes, start, end) {
  const length = end - start;
  const copy = new Uint8Array(length);
  if (length > MAX_LOOPED) setBytes(copy, partOf(bytes, start, end));
  else for (let i = 0; i < length; i++) copy[i] = bytes[start + i];
  return copy;
}

/**
 * @param {Uint8Array} target
 * @param {number} start in the target
 * @param {Uint8Array} bytes
 * @param {number} length of the part to write
 */
export function writeBytes(target, start, bytes, length) {
  if (length > MAX_LOOPED)
    typedArraySet.call(target, lengthOf(bytes) === length ? bytes : partOf(bytes, 0, length), start);
  else for (let i = 0; i < length; i++) target[start + i] = bytes[i];
}

/**
 * Only an ArrayBuffer, of any realm, has the internal slot that this getter asks for. Prototypes and
 * `Symbol.toStringTag` prove nothing, and pages may lack the class SharedArrayBuffer.
 * @param {unknown} buffer of either class
 */
function isShared(buffer) {
  try {
    getArrayBufferLength.call(buffer);
    return false;
  } catch {
    return true;
  }
}

/**
 * Whether a value is a Uint8Array that no other thread can change, so that it can be read without a copy. It may be of
 * a subclass and have properties of its own: use only `lengthOf`, `partOf` and elements.
 * @param {unknown} value
 * @returns {value is Uint8Array<ArrayBuffer>}
 */
export const isOwnBytes = (value) => getTypedArrayName.call(value) === 'Uint8Array' && !isShared(getBuffer.call(value));

/**
 * https://webidl.spec.whatwg.org/#AllowSharedBufferSource
 * @param {unknown} value
 * @param {string} context
 * @param {string} [problem] the rest of the error's message
 * @returns {AllowSharedBufferSource}
 */
export function toBufferSource(value, context, problem = undefined) {
  if (!ArrayBuffer.isView(value) && bufferLength(value) === undefined) {
    const type = "The provided value is not of type '(ArrayBuffer or ArrayBufferView)'";
    throw new TypeError(`${context}: ${problem ?? `${type}: ${describeNoBytes(value)}`}`);
  }
  return /** @type {AllowSharedBufferSource} */ (value);
}

/**
 * [AllowShared] Uint8Array.
 * @param {unknown} value
 * @param {string} context
 * @returns {Uint8Array}
 */
export function toUint8Array(value, context) {
  if (isUint8Array(value)) return value;
  throw new TypeError(`${context}: The provided value is not of type 'Uint8Array': ${describeNoUint8Array(value)}`);
}

/**
 * https://webidl.spec.whatwg.org/#dfn-get-buffer-source-copy, but copies only shared memory. A Uint8Array of other memory
 * is returned as it is: see `isOwnBytes`.
 *
 * Call this after all arguments are converted, because a conversion may run code that changes the buffer, and use the
 * bytes before any other code can run.
 * @param {AllowSharedBufferSource} source
 * @returns {Uint8Array}
 */
export function bytesOf(source) {
  if (isOwnBytes(source)) return source;
  const bytes = ArrayBuffer.isView(source) ? viewOf(source) : wholeOf(source);
  return isShared(getBuffer.call(bytes)) ? copyOf(bytes, 0, lengthOf(bytes)) : bytes;
}

/** @param {ArrayBuffer | SharedArrayBuffer} buffer */
function wholeOf(buffer) {
  try {
    return new Uint8Array(buffer);
  } catch {
    // It is detached.
    return NOTHING;
  }
}

/**
 * In bytes: up to this length, copying is faster than `isOwnBytes`. Engines store such arrays without a buffer, and
 * would make one to answer whether it is shared.
 */
export const CHEAP_COPY = 64;

/**
 * Accepts a Uint8Array of any realm, whatever its prototype is.
 * @param {unknown} value
 * @returns {value is Uint8Array}
 */
export const isUint8Array = (value) => getTypedArrayName.call(value) === 'Uint8Array';

/**
 * The bytes at the time of the call: none if the buffer is detached or has become too short for the view.
 * @param {ArrayBufferView} view
 * @returns {Uint8Array}
 */
export function viewOf(view) {
  try {
    return getTypedArrayName.call(view) === undefined
      ? new Uint8Array(getViewBuffer.call(view), getViewByteOffset.call(view), getViewByteLength.call(view))
      : new Uint8Array(getBuffer.call(view), getByteOffset.call(view), getByteLength.call(view));
  } catch {
    return NOTHING;
  }
}

export const NOTHING = /* @__PURE__ */ new Uint8Array();

/**
 * The length of an ArrayBuffer or a SharedArrayBuffer of any realm; 0 if it is detached.
 * @param {unknown} value
 * @returns {number | undefined}
 */
export function bufferLength(value) {
  try {
    return getArrayBufferLength.call(value);
  } catch {
    // It isn't an ArrayBuffer.
  }
  try {
    // Not by SharedArrayBuffer's getter: WebAssembly makes such buffers also on pages that don't have the class.
    return getViewByteLength.call(new DataView(/** @type {SharedArrayBuffer} */ (value)));
  } catch {
    return undefined;
  }
}

/**
 * https://webidl.spec.whatwg.org/#js-dictionary
 * @template {Record<string, (value: unknown, context: string, member: string) => any>} Members
 * @param {unknown} value
 * @param {Members} members conversions in alphabetical order; a missing member is `undefined`
 * @param {string} context
 * @returns {{ [Member in keyof Members]: ReturnType<Members[Member]> }}
 */
export function toDictionary(value, members, context) {
  requireDictionary(value, context);
  // A copy already has all properties: adding one could call a setter of Object.prototype.
  const dictionary = /** @type {any} */ ({ ...members });
  for (const member in members) {
    // `for … in` also finds properties that a program added to Object.prototype.
    if (!Object.hasOwn(members, member)) continue;
    dictionary[member] = members[member](/** @type {any} */ (value)?.[member], context, member);
  }
  return dictionary;
}

/**
 * Throws a TypeError unless a value can be a dictionary. For a few members, reading them after this call is faster than
 * `toDictionary`.
 * @param {unknown} value
 * @param {string} context
 */
export function requireDictionary(value, context) {
  if (value !== undefined && value !== null && typeof value !== 'object' && typeof value !== 'function') {
    throw new TypeError(`${context}: The options must be an object.`);
  }
}

/** @param {{ stream?: boolean } | null | undefined} options @param {string} context */
export function isStream(options, context) {
  requireDictionary(options, context);
  return Boolean(options?.stream);
}

/** Throws a TypeError for a symbol. @param {unknown} value */
export const toDOMString = (value) => `${/** @type {any} */ (value)}`;

/**
 * https://infra.spec.whatwg.org/#javascript-string-convert: lone surrogates become U+FFFD.
 * @param {string} string
 * @returns {string}
 */
export function toScalarValueString(string) {
  // With the flag `u`, only lone surrogates match.
  return string.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}

/**
 * Accepts only strings: bytes would become a list of numbers.
 * @param {unknown} value
 * @param {string} context
 * @returns {string}
 */
export function requireString(value, context) {
  if (typeof value === 'string') return value;
  throw new TypeError(`${context}: The provided value is not a string: ${describeNoString(value)}`);
}

/** @param {unknown} value */
export const optionalBoolean = (value) => (value === undefined ? undefined : Boolean(value));

/**
 * @param {any} options
 * @param {string} context
 */
export function toDecoderOptions(options, context) {
  requireDictionary(options, context);
  // In alphabetical order, as Web IDL converts a dictionary's members.
  const fatal = Boolean(options?.fatal);
  const ignoreBOM = Boolean(options?.ignoreBOM);
  return { fatal, ignoreBOM };
}

/**
 * @param {number} given
 * @param {number} required
 * @param {string} context
 */
export function requireArguments(given, required, context) {
  if (given >= required) return;
  const noun = required === 1 ? 'argument' : 'arguments';
  throw new TypeError(`${context}: ${required} ${noun} required, but only ${given} present.`);
}

/**
 * Makes the conversion to https://webidl.spec.whatwg.org/#js-enumeration
 * @template {string} Value
 * @param {readonly Value[]} values the first one is the default
 * @param {'option' | 'argument'} [kind] for the error's message
 * @returns {(value: unknown, context: string, name: string) => Value}
 */
export function enumeration(values, kind = 'option') {
  return (value, context, name) => {
    if (value === undefined) return values[0];
    const string = /** @type {Value} */ (toDOMString(value));
    if (values.includes(string)) return string;
    const allowed = values.join("', '");
    throw new TypeError(`${context}: The ${kind} '${name}' can't be '${string}'; use one of '${allowed}'.`);
  };
}
