// Buffers, and strings from code units: what the host has for them.

/**
 * @typedef {object} Native Methods of Node's Buffer that `toString` and `write` come to, without the conversion of their
 *   arguments, which takes longer than the work on a short Buffer.
 * @property {(this: Uint8Array, start: number, end: number) => string} ucs2Slice
 * @property {(this: Uint8Array, string: string, start: number, length: number) => number} ucs2Write
 * @property {(this: Uint8Array, start: number, end: number) => string} latin1Slice
 */

/** The Buffer that was given; otherwise the global one is looked up when it is needed. @type {typeof Buffer | undefined} */
let givenBuffer;

/** Undefined where Buffer is a package for browsers, or missing. @type {Native | undefined} */
export let native;

/** Takes the host's Buffer. @param {typeof Buffer} HostBuffer */
export function setBuffer(HostBuffer) {
  givenBuffer = HostBuffer;
  native = nativeMethods(HostBuffer);
}

/** @param {typeof Buffer} HostBuffer @returns {Native | undefined} */
function nativeMethods(HostBuffer) {
  const { ucs2Slice, ucs2Write, latin1Slice } = /** @type {any} */ (HostBuffer.prototype);
  if (!ucs2Slice || !ucs2Write || !latin1Slice) return undefined;
  // Only on hosts whose code units have the lower byte first are they the elements of a Uint16Array.
  const text = '\uFEFFaé漢\uD83D';
  const units = new Uint16Array(text.length);
  const bytes = HostBuffer.from(units.buffer);
  ucs2Write.call(bytes, text, 0, bytes.length);
  const isRight = text.charCodeAt(3) === units[3] && ucs2Slice.call(bytes, 0, bytes.length) === text;
  return isRight ? { ucs2Slice, ucs2Write, latin1Slice } : undefined;
}

/** The program's Buffer, if it has one. In a browser that may be a package's, which a bundler defines or the program. */
export function currentBuffer() {
  return givenBuffer ?? (typeof Buffer === 'function' ? Buffer : undefined);
}

/** Room for a result: a Buffer where there is that class. @param {number} length @returns {Uint8Array} */
export function newBytes(length) {
  const HostBuffer = givenBuffer ?? currentBuffer();
  return HostBuffer ? HostBuffer.allocUnsafe(length) : new Uint8Array(length);
}

/** Bytes as a Buffer, where there is that class. @param {Uint8Array} bytes @returns {Uint8Array} */
export function toBuffer(bytes) {
  const HostBuffer = currentBuffer();
  if (!HostBuffer || bytes instanceof HostBuffer) return bytes;
  // To copy a few bytes is quicker than to give them a Buffer of their own.
  if (bytes.length > MOST_COPIED) return HostBuffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const buffer = HostBuffer.allocUnsafe(bytes.length);
  buffer.set(bytes);
  return buffer;
}

const MOST_COPIED = 2048;

/** @param {readonly Uint8Array[]} parts */
export function concatenate(parts) {
  const whole = newBytes(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

/**
 * The bytes of what a program passes to be decoded.
 * @param {unknown} input
 * @returns {Uint8Array}
 * @throws {TypeError} if it has no bytes
 */
export function toBytes(input) {
  if (input instanceof Uint8Array) return input;
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  if (typeof input === 'object' && input !== null) return new Uint8Array(/** @type {any} */ (input));
  throw new TypeError(`The input is ${input === null ? 'null' : `of type ${typeof input}`}. Pass a Buffer or Uint8Array.`);
}

/** As many code units as short texts have. */
const SCRATCH = 8192;

const scratchUnits = new Uint16Array(SCRATCH);
const scratchBytes = new Uint8Array(scratchUnits.buffer);

/** Room for code units, whose contents the next call may overwrite. @param {number} length */
export const newUnits = (length) => (length <= SCRATCH ? scratchUnits : new Uint16Array(length));

/** A string of code units. @param {Uint16Array} units @param {number} length @returns {string} */
export function unitsToString(units, length) {
  if (native) {
    const bytes = units === scratchUnits ? scratchBytes : new Uint8Array(units.buffer, units.byteOffset);
    return native.ucs2Slice.call(bytes, 0, 2 * length);
  }
  let string = '';
  // Engines limit the number of arguments.
  for (let i = 0; i < length; i += SCRATCH) {
    string += String.fromCharCode.apply(null, /** @type {any} */ (units.subarray(i, Math.min(i + SCRATCH, length))));
  }
  return string;
}

/** Below this length it is quicker to get each code unit by itself. */
const SHORT = 128;

/**
 * Calls `use` with the code units of a string, in parts if it is long.
 * @param {string} string
 * @param {(units: { readonly [index: number]: number }, length: number, start: number) => void} use gets a part, its
 *   length, and its place in the string
 */
export function forUnits(string, use) {
  for (let start = 0; start < string.length; start += SCRATCH) {
    const length = Math.min(SCRATCH, string.length - start);
    const part = length === string.length ? string : string.slice(start, start + length);
    if (native && length > SHORT) native.ucs2Write.call(scratchBytes, part, 0, 2 * length);
    else for (let i = 0; i < length; i++) scratchUnits[i] = part.charCodeAt(i);
    use(scratchUnits, length, start);
  }
}
