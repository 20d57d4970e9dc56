// Conversions from JavaScript values, as Web IDL has them: https://webidl.spec.whatwg.org/#js-type-mapping

// The getters and methods themselves, because an object's own properties may say something else, and programs may replace
// those of the prototypes. They work on objects of every realm.

/** @param {object} prototype @param {PropertyKey} name @returns {() => any} */
const getter = (prototype, name) => /** @type {any} */ (Object.getOwnPropertyDescriptor(prototype, name)?.get);

/** The prototype that all typed arrays share. */
const typedArrayPrototype = () => Object.getPrototypeOf(Uint8Array.prototype);

/** @param {PropertyKey} name */
const typedArrayGetter = (name) => getter(typedArrayPrototype(), name);

/** @param {PropertyKey} name */
const dataViewGetter = (name) => getter(DataView.prototype, name);

const arrayBufferLengthGetter = () => getter(ArrayBuffer.prototype, 'byteLength');

/** @param {'includes' | 'set' | 'slice'} name @returns {Function} */
const typedArrayMethod = (name) => typedArrayPrototype()[name];

const getTypedArrayName = /* @__PURE__ */ typedArrayGetter(Symbol.toStringTag);
const getBuffer = /* @__PURE__ */ typedArrayGetter('buffer');
const getByteOffset = /* @__PURE__ */ typedArrayGetter('byteOffset');
const getByteLength = /* @__PURE__ */ typedArrayGetter('byteLength');
const typedArrayIncludes = /* @__PURE__ */ typedArrayMethod('includes');
const typedArraySet = /* @__PURE__ */ typedArrayMethod('set');
const typedArraySlice = /* @__PURE__ */ typedArrayMethod('slice');
const getViewBuffer = /* @__PURE__ */ dataViewGetter('buffer');
const getViewByteOffset = /* @__PURE__ */ dataViewGetter('byteOffset');
const getViewByteLength = /* @__PURE__ */ dataViewGetter('byteLength');
const getArrayBufferLength = /* @__PURE__ */ arrayBufferLengthGetter();

/** The length of a Uint8Array in bytes, whatever its own properties say. @type {(bytes: ArrayBufferView) => number} */
export const lengthOf = (bytes) => getByteLength.call(bytes);

/**
 * The same in half the time: what the property `length` says is right if there is an element before it, and none at it. A
 * program's own getter of that name would run.
 * @param {Uint8Array} bytes
 * @returns {number}
 */
export function quickLengthOf(bytes) {
  const { length } = bytes;
  const isRight = typeof length === 'number' && bytes[length - 1] !== undefined && bytes[length] === undefined;
  return isRight ? length : lengthOf(bytes);
}

/**
 * A part of a Uint8Array, whatever its own properties say.
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} [end]
 */
export const partOf = (bytes, start, end = lengthOf(bytes)) =>
  new Uint8Array(getBuffer.call(bytes), getByteOffset.call(bytes) + start, end - start);

/** A new array of both. @param {Uint8Array} first @param {Uint8Array} second */
export function joined(first, second) {
  const bytes = new Uint8Array(lengthOf(first) + lengthOf(second));
  setBytes(bytes, first);
  setBytes(bytes, second, lengthOf(first));
  return bytes;
}

/**
 * Four bytes at a time, as many as there are behind a place where the buffer has a multiple of four.
 * @param {Uint8Array} bytes
 * @param {number} from
 * @returns {{ start: number, words: Int32Array }} `start`: the place of the first word
 */
export function wordsOf(bytes, from) {
  const offset = getByteOffset.call(bytes);
  const start = from + (-(offset + from) & 3);
  const count = Math.max(0, lengthOf(bytes) - start) >> 2;
  const words = count > 0 ? new Int32Array(getBuffer.call(bytes), offset + start, count) : new Int32Array();
  return { start, words };
}

/** The first bytes, at most `most` of them. @param {Uint8Array} bytes @param {number} most */
export const startOf = (bytes, most) => partOf(bytes, 0, Math.min(most, lengthOf(bytes)));

/** The method `set`. @param {Uint8Array} bytes @param {ArrayLike<number>} source @param {number} [start] */
export const setBytes = (bytes, source, start) => typedArraySet.call(bytes, source, start);

/** The method `includes`. @param {Uint8Array} bytes @param {number} byte @returns {boolean} */
export const hasByte = (bytes, byte) => typedArrayIncludes.call(bytes, byte);

/** The method `slice`. @param {Uint8Array} bytes @param {number} start @param {number} end @returns {Uint8Array<ArrayBuffer>} */
export const copyOf = (bytes, start, end) => typedArraySlice.call(bytes, start, end);

/** The longest array, in bytes, that V8 makes without a buffer. */
const MOST_WITHOUT_BUFFER = 64;

/** Up to this length a loop copies faster than the method `slice`. */
const SHORT = 24;

/** A copy of some bytes, which may be few. @param {Uint8Array} bytes @param {number} start @param {number} length */
export function copyOfShort(bytes, start, length) {
  if (length > SHORT) return copyOf(bytes, start, start + length);
  const copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = bytes[start + i];
  return copy;
}

/**
 * Whether other threads can change a Uint8Array. Short ones aren't asked: engines keep these outside of buffers, and would
 * make one for the answer.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function isShared(bytes, length) {
  if (length <= MOST_WITHOUT_BUFFER) return false;
  try {
    getArrayBufferLength.call(getBuffer.call(bytes));
    return false;
  } catch {
    return true;
  }
}

const NOT_A_BUFFER_SOURCE = "The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";

/**
 * Converts to AllowSharedBufferSource: https://webidl.spec.whatwg.org/#AllowSharedBufferSource
 * @param {unknown} value
 * @param {string} context the start of the error's message
 * @param {string} [problem] the rest of it
 * @returns {AllowSharedBufferSource} the same value
 */
export function toBufferSource(value, context, problem = NOT_A_BUFFER_SOURCE) {
  if (!ArrayBuffer.isView(value) && bufferLength(value) === undefined) throw new TypeError(`${context}: ${problem}`);
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
 * Call this after all arguments are converted, because a conversion may run code that changes the buffer, and use the
 * result before anything else can run.
 * @param {AllowSharedBufferSource} source
 * @returns {Uint8Array}
 */
export function bytesOf(source) {
  if (ArrayBuffer.isView(source)) return viewOf(source);
  try {
    return new Uint8Array(source);
  } catch {
    // It is detached.
    return NOTHING;
  }
}

/**
 * The same, but a Uint8Array is returned as it is: use `lengthOf`, `partOf` and elements only, because its own
 * properties may say anything.
 * @param {AllowSharedBufferSource} source
 * @returns {Uint8Array}
 */
export const borrowBytes = (source) => (source instanceof Uint8Array ? source : bytesOf(source));

/**
 * The bytes of a view at the time of the call. A view whose buffer is detached, or has shrunk below the view, is empty.
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
 * The length of an ArrayBuffer or a SharedArrayBuffer of any realm, 0 if it is detached.
 * @param {unknown} value
 * @returns {number | undefined}
 */
export function bufferLength(value) {
  try {
    return getArrayBufferLength.call(value);
  } catch {
    // Not of this kind.
  }
  try {
    // Not by the getter of SharedArrayBuffer: WebAssembly makes such buffers also on pages that don't have the class.
    return getViewByteLength.call(new DataView(/** @type {SharedArrayBuffer} */ (value)));
  } catch {
    return undefined;
  }
}

/**
 * Converts to a dictionary: https://webidl.spec.whatwg.org/#js-dictionary
 * @template {Record<string, (value: unknown, context: string, member: string) => any>} Members
 * @param {unknown} value
 * @param {Members} members the members' conversions, in alphabetical order; they get `undefined` for a missing member, and
 *   the member's name for their errors
 * @param {string} context the start of the error's message
 * @returns {{ [Member in keyof Members]: ReturnType<Members[Member]> }}
 */
export function toDictionary(value, members, context) {
  requireDictionary(value, context);
  // A copy has own properties from the start, so that setting them calls no setter of Object.prototype.
  const dictionary = /** @type {any} */ ({ ...members });
  for (const member in members) {
    // `in` also finds what a program added to Object.prototype.
    if (!Object.hasOwn(members, member)) continue;
    dictionary[member] = members[member](/** @type {any} */ (value)?.[member], context, member);
  }
  return dictionary;
}

/**
 * Throws a TypeError for what can't be a dictionary. For few members this, and reading them, is several times as fast as `toDictionary`.
 * @param {unknown} value
 * @param {string} context the start of the error's message
 */
export function requireDictionary(value, context) {
  if (value !== undefined && value !== null && typeof value !== 'object' && typeof value !== 'function') {
    throw new TypeError(`${context}: The options must be an object.`);
  }
}

/** Converts to a string; throws a TypeError for a symbol. @param {unknown} value */
export const toDOMString = (value) => `${/** @type {any} */ (value)}`;

/**
 * Replaces lone surrogates by U+FFFD: https://infra.spec.whatwg.org/#javascript-string-convert
 * @param {string} string
 * @returns {string}
 */
export function toScalarValueString(string) {
  // In Unicode mode a surrogate that is half of a pair does not match.
  return string.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}

/**
 * A string, which nothing else is converted to: bytes would become a list of their numbers.
 * @param {unknown} value
 * @param {string} context the start of the error's message
 * @returns {string}
 */
export function requireString(value, context) {
  if (typeof value === 'string') return value;
  throw new TypeError(
    `${context}: The provided value is not a string. Decode bytes first, and convert other values with String().`,
  );
}

/** Converts to a boolean that may be missing. @param {unknown} value */
export const optionalBoolean = (value) => (value === undefined ? undefined : Boolean(value));

/**
 * Throws a TypeError if there are fewer arguments than an operation requires.
 * @param {number} given how many there are
 * @param {number} required
 * @param {string} context the start of the error's message
 */
export function requireArguments(given, required, context) {
  if (given >= required) return;
  const noun = required === 1 ? 'argument' : 'arguments';
  throw new TypeError(`${context}: ${required} ${noun} required, but only ${given} present.`);
}

/**
 * Makes the conversion to an enumeration, whose first value is the default: https://webidl.spec.whatwg.org/#js-enumeration
 * @template {string} Value
 * @param {readonly Value[]} values
 * @param {'option' | 'argument'} [kind] what is converted, for the error's message
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
