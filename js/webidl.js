// Conversions from JavaScript values, as Web IDL has them: https://webidl.spec.whatwg.org/#js-type-mapping

const getter = (/** @type {object} */ prototype, /** @type {PropertyKey} */ name) =>
  /** @type {() => any} */ (Object.getOwnPropertyDescriptor(prototype, name)?.get);

// The getters and methods themselves, because an object's own properties may say something else, and programs may replace
// those of the prototypes.
const TypedArray = Object.getPrototypeOf(Uint8Array.prototype);
/** @type {{ set: Function, slice: Function }} */
const { set: typedArraySet, slice: typedArraySlice } = TypedArray;
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

/** The length of a Uint8Array in bytes, whatever its own properties say. @type {(bytes: ArrayBufferView) => number} */
export const lengthOf = (bytes) => typedArray.byteLength.call(bytes);

/**
 * A part of a Uint8Array, whatever its own properties say.
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} [end]
 */
export const partOf = (bytes, start, end = lengthOf(bytes)) =>
  new Uint8Array(typedArray.buffer.call(bytes), typedArray.byteOffset.call(bytes) + start, end - start);

/**
 * Four bytes at a time, as many as there are behind a place where the buffer has a multiple of four.
 * @param {Uint8Array} bytes
 * @param {number} from
 * @returns {{ start: number, words: Int32Array }} `start`: the place of the first word
 */
export function wordsOf(bytes, from) {
  const offset = typedArray.byteOffset.call(bytes);
  const start = from + (-(offset + from) & 3);
  const count = Math.max(0, lengthOf(bytes) - start) >> 2;
  const words = count > 0 ? new Int32Array(typedArray.buffer.call(bytes), offset + start, count) : new Int32Array();
  return { start, words };
}

/** The first bytes, at most so many. @param {Uint8Array} bytes @param {number} most */
export const startOf = (bytes, most) => partOf(bytes, 0, Math.min(most, lengthOf(bytes)));

/** Its method `set`. @param {Uint8Array} bytes @param {ArrayLike<number>} source @param {number} [start] */
export const setBytes = (bytes, source, start) => typedArraySet.call(bytes, source, start);

/** Its method `slice`. @param {Uint8Array} bytes @param {number} start @param {number} end @returns {Uint8Array<ArrayBuffer>} */
export const copyOf = (bytes, start, end) => typedArraySlice.call(bytes, start, end);

/** Whether other threads can change a Uint8Array. @param {Uint8Array} bytes */
export function isShared(bytes) {
  try {
    getArrayBufferLength.call(typedArray.buffer.call(bytes));
    return false;
  } catch {
    return true;
  }
}

/**
 * Converts to AllowSharedBufferSource: https://webidl.spec.whatwg.org/#AllowSharedBufferSource
 * @param {unknown} value
 * @param {string} context the start of the error's message
 * @returns {AllowSharedBufferSource} the same value
 */
export function toBufferSource(value, context) {
  if (!ArrayBuffer.isView(value) && bufferLength(value) === undefined) {
    throw new TypeError(`${context}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);
  }
  return /** @type {AllowSharedBufferSource} */ (value);
}

/**
 * Converts to [AllowShared] Uint8Array.
 * @param {unknown} value
 * @param {string} context the start of the error's message
 * @returns {Uint8Array} the same value
 */
export function toUint8Array(value, context) {
  if (ArrayBuffer.isView(value) && getTypedArrayName.call(value) === 'Uint8Array') {
    return /** @type {Uint8Array} */ (value);
  }
  throw new TypeError(`${context}: The provided value is not of type 'Uint8Array'.`);
}

/**
 * The bytes of a buffer source, for a copy of them: https://webidl.spec.whatwg.org/#dfn-get-buffer-source-copy
 *
 * Call this when all arguments are converted, because a conversion may run code that changes the buffer, and use the
 * result before anything else can run.
 * @param {AllowSharedBufferSource} source
 * @returns {Uint8Array}
 */
export function bytesOf(source) {
  if (ArrayBuffer.isView(source)) return viewOf(source);
  return bufferLength(source) === 0 ? NOTHING : new Uint8Array(source);
}

/**
 * The same without a new view, where there is one already: for `lengthOf`, `partOf` and elements only, because the
 * view's own properties may say anything.
 * @param {AllowSharedBufferSource} source
 * @returns {Uint8Array}
 */
export function borrowBytes(source) {
  return ArrayBuffer.isView(source) && getTypedArrayName.call(source) === 'Uint8Array'
    ? /** @type {Uint8Array} */ (source)
    : bytesOf(source);
}

/**
 * The bytes of a view, at the time of the call; none if its buffer is detached, or has shrunk below it.
 * @param {ArrayBufferView} view
 * @returns {Uint8Array}
 */
export function viewOf(view) {
  const get = getTypedArrayName.call(view) === undefined ? dataView : typedArray;
  try {
    return new Uint8Array(get.buffer.call(view), get.byteOffset.call(view), get.byteLength.call(view));
  } catch {
    return NOTHING;
  }
}

export const NOTHING = new Uint8Array();

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
 * Converts to a dictionary: https://webidl.spec.whatwg.org/#js-dictionary
 * @template {Record<string, (value: unknown, context: string) => any>} Members
 * @param {unknown} value
 * @param {Members} members the members' conversions, in alphabetical order; they get `undefined` for what is missing
 * @param {string} context the start of the error's message
 * @returns {{ [Member in keyof Members]: ReturnType<Members[Member]> }}
 */
export function toDictionary(value, members, context) {
  if (value !== undefined && value !== null && typeof value !== 'object' && typeof value !== 'function') {
    throw new TypeError(`${context}: The provided value is not of type 'object'.`);
  }
  // A copy has own properties from the start, so that setting them calls no setter of Object.prototype.
  const dictionary = /** @type {any} */ ({ ...members });
  for (const member in members) {
    // What somebody adds to Object.prototype is no member.
    if (!Object.hasOwn(members, member)) continue;
    dictionary[member] = members[member](/** @type {any} */ (value)?.[member], context);
  }
  return dictionary;
}

/** A string; a symbol is a TypeError. @param {unknown} value */
export const toDOMString = (value) => `${/** @type {any} */ (value)}`;

/** A boolean that may be left out. @param {unknown} value */
export const optionalBoolean = (value) => (value === undefined ? undefined : Boolean(value));

/**
 * A TypeError if there are fewer arguments than an operation requires.
 * @param {IArguments} given
 * @param {number} required
 * @param {string} context the start of the error's message
 */
export function requireArguments(given, required, context) {
  if (given.length >= required) return;
  const noun = required === 1 ? 'argument' : 'arguments';
  throw new TypeError(`${context}: ${required} ${noun} required, but only ${given.length} present.`);
}

/**
 * The conversion to an enumeration, whose first value is the default: https://webidl.spec.whatwg.org/#js-enumeration
 * @template {string} Value
 * @param {readonly Value[]} values
 * @returns {(value: unknown, context: string) => Value}
 */
export function enumeration(values) {
  return (value, context) => {
    const string = value === undefined ? values[0] : toDOMString(value);
    const found = values.find((value) => value === string);
    if (found === undefined) {
      throw new TypeError(`${context}: The provided value '${string}' is none of '${values.join("', '")}'.`);
    }
    return found;
  };
}
