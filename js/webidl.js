// Conversions from JavaScript values, as Web IDL has them: https://webidl.spec.whatwg.org/#js-type-mapping

const getter = (/** @type {object} */ prototype, /** @type {PropertyKey} */ name) =>
  /** @type {() => any} */ (Object.getOwnPropertyDescriptor(prototype, name)?.get);

// The getters themselves, because an object's own properties may say something else.
const TypedArray = Object.getPrototypeOf(Uint8Array.prototype);
const getTypedArrayName = getter(TypedArray, Symbol.toStringTag);
const typedArray = getters(TypedArray);
const dataView = getters(DataView.prototype);
const getArrayBufferLength = getter(ArrayBuffer.prototype, 'byteLength');
const getSharedBufferLength =
  typeof SharedArrayBuffer === 'function' ? getter(SharedArrayBuffer.prototype, 'byteLength') : undefined;

/** @param {object} prototype */
function getters(prototype) {
  return {
    buffer: getter(prototype, 'buffer'),
    byteOffset: getter(prototype, 'byteOffset'),
    byteLength: getter(prototype, 'byteLength'),
  };
}

/**
 * Converts to AllowSharedBufferSource: https://webidl.spec.whatwg.org/#AllowSharedBufferSource
 *
 * The result is a view, not a copy: whoever uses it copies it before anything else can run.
 * @param {unknown} value
 * @param {string} context the start of the error's message
 * @returns {Uint8Array}
 */
export function toBufferSource(value, context) {
  if (ArrayBuffer.isView(value)) {
    const get = getTypedArrayName.call(value) === undefined ? dataView : typedArray;
    try {
      return new Uint8Array(get.buffer.call(value), get.byteOffset.call(value), get.byteLength.call(value));
    } catch {
      // Its buffer is detached, or has shrunk: https://webidl.spec.whatwg.org/#dfn-get-buffer-source-copy
      return new Uint8Array();
    }
  }
  const length = bufferLength(value);
  if (length === undefined) {
    throw new TypeError(`${context}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);
  }
  return length === 0 ? new Uint8Array() : new Uint8Array(/** @type {ArrayBufferLike} */ (value));
}

/**
 * The length of an ArrayBuffer or a SharedArrayBuffer of any realm, 0 if it is detached.
 * @param {unknown} value
 * @returns {number | undefined}
 */
function bufferLength(value) {
  for (const get of [getArrayBufferLength, getSharedBufferLength]) {
    try {
      return get?.call(value);
    } catch {
      // Not of this kind.
    }
  }
  return undefined;
}

/**
 * Converts to a dictionary of booleans that are `false` by default: https://webidl.spec.whatwg.org/#js-dictionary
 * @template {string} Member
 * @param {unknown} value
 * @param {readonly Member[]} members in alphabetical order
 * @param {string} context the start of the error's message
 * @returns {Record<Member, boolean>}
 */
export function toBooleanDictionary(value, members, context) {
  const dictionary = /** @type {Record<Member, boolean>} */ ({});
  if (value !== undefined && value !== null && typeof value !== 'object' && typeof value !== 'function') {
    throw new TypeError(`${context}: The provided value is not of type 'object'.`);
  }
  for (const member of members) dictionary[member] = Boolean(/** @type {any} */ (value)?.[member]);
  return dictionary;
}

/**
 * Gives a class what Web IDL gives an interface and a class declaration does not: enumerable members, a
 * `Symbol.toStringTag`, and a name that no minifier changes.
 * @param {new (...args: any[]) => object} Interface
 * @param {string} name
 * @param {string[]} members
 */
export function finishInterface(Interface, name, members) {
  Object.defineProperty(Interface, 'name', { value: name });
  Object.defineProperty(Interface.prototype, Symbol.toStringTag, { value: name, configurable: true });
  for (const member of members) Object.defineProperty(Interface.prototype, member, { enumerable: true });
}
