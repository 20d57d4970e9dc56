// Makes Buffers, and converts strings to and from bytes and code units as fast as the host can.

import { stringOfUnits } from '../common/code-points.js';
import { builtinModule, MAX_BYTES, ucs2Slice, ucs2Write } from '../host/functions.js';
import { bufferLength, bytesOf, isOwnBytes, lengthOf, partOf } from '../webidl/webidl.js';

const builtin = builtinModule('node:buffer');

/**
 * In a browser, this may be the class of a package, which the program or its bundler defines.
 * @returns {typeof Buffer | undefined}
 */
export const currentBuffer = () => builtin?.Buffer ?? (typeof Buffer === 'function' ? Buffer : undefined);

/** A Buffer if the class exists. @param {number} length @returns {Uint8Array} */
export function newBytes(length) {
  const HostBuffer = currentBuffer();
  return HostBuffer ? HostBuffer.allocUnsafe(length) : new Uint8Array(length);
}

/** @param {readonly Uint8Array[]} parts */
export function concatenate(parts) {
  if (parts.length === 1) return parts[0];
  const whole = newBytes(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

/**
 * @param {unknown} input
 * @returns {Uint8Array}
 * @throws {TypeError} if `input` isn't a list of bytes
 */
export function toBytes(input) {
  // The codecs read `length`, which a program may have defined on the array.
  if (isOwnBytes(input) && input.length === lengthOf(input)) return input;
  if (ArrayBuffer.isView(input) || bufferLength(input) !== undefined) {
    return partOf(bytesOf(/** @type {AllowSharedBufferSource} */ (input)), 0);
  }
  const type = Object.prototype.toString.call(input).slice('[object '.length, -1);
  const isList = typeof input === 'object' && typeof (/** @type {any} */ (input)?.length) === 'number';
  if (isList && type !== 'String') return new Uint8Array(/** @type {ArrayLike<number>} */ (input));
  const name = input === Object(input) ? type : type.toLowerCase();
  throw new TypeError(`The input is of type ${name}. Pass a Buffer or Uint8Array.`);
}

/** In code units. */
const SCRATCH_LENGTH = 0x10000;

const scratch = new Uint16Array(SCRATCH_LENGTH);
const scratchBytes = new Uint8Array(scratch.buffer);

/**
 * The methods of the host's Buffer for little-endian code units; only usable where a Uint16Array is little-endian, too.
 */
const ucs2 = (() => {
  try {
    const text = '\uFEFFaé漢\uD83D';
    const write = /** @type {Function} */ (ucs2Write);
    const slice = /** @type {Function} */ (ucs2Slice);
    write.call(scratchBytes, text, 0, 2 * text.length);
    const isRight = scratch[3] === text.charCodeAt(3) && slice.call(scratchBytes, 0, 2 * text.length) === text;
    return isRight ? { write, slice } : undefined;
  } catch {
    return undefined;
  }
})();

/** `undefined` if the host has no fast way. */
export const littleEndianString =
  ucs2 && ((/** @type {Uint8Array} */ bytes) => ucs2.slice.call(bytes, 0, bytes.length));

/** The next call may return the same array. @param {number} length */
export const newUnits = (length) => (length <= SCRATCH_LENGTH ? scratch : new Uint16Array(length));

/** @param {Uint16Array} units @param {number} length @returns {string} */
export function unitsToString(units, length) {
  if (ucs2) return ucs2.slice.call(units === scratch ? scratchBytes : new Uint8Array(units.buffer), 0, 2 * length);
  return stringOfUnits(/** @type {ArrayBuffer} */ (units.buffer), 0, length);
}

/** Writes little-endian code units; `undefined` if the host has no fast way. */
export const writeUnits =
  ucs2 &&
  ((/** @type {string} */ string, /** @type {Uint8Array} */ bytes) => {
    ucs2.write.call(bytes, string, 0, 2 * string.length);
  });

/** For fewer bytes, the host's `isAscii` isn't worth calling. */
const MIN_ASKED = 32;

/**
 * Returns `undefined` if not all bytes are ASCII, or the host has no fast check.
 * @param {Uint8Array} bytes
 * @returns {string | undefined}
 */
export function asciiString(bytes) {
  const { length } = bytes;
  if (!builtin?.isAscii || length < MIN_ASKED || length > MAX_BYTES) return undefined;
  // The sample avoids checking every byte of most texts that aren't ASCII.
  for (let i = 0; i < length; i += Math.ceil(length / 16)) if (bytes[i] >= 0x80) return undefined;
  return builtin.isAscii(bytes) ? builtin.Buffer.prototype.latin1Slice.call(bytes, 0, length) : undefined;
}
