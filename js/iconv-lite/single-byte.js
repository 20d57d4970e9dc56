// Encodings in which each byte stands for a code unit, by a table of 256 of them.

import { asciiString, forUnits, newBytes, newUnits, unitsToString } from './buffers.js';
import { statelessCodec } from './codec.js';

/** How many code units there are. */
const UNITS = 0x10000;

/**
 * @param {ArrayLike<number>} table the code units of the bytes
 * @param {import('./codec.js').Defaults} defaults
 */
export function singleByteCodec(table, defaults) {
  const units = Uint16Array.from(table);
  const isASCIISuperset = units.subarray(0, 0x80).every((unit, byte) => unit === byte);
  /** The byte of each code unit; made when it is needed. @type {Uint8Array | undefined} */
  let bytesOfUnits;
  return statelessCodec(decode, encode);

  /** @param {Uint8Array} bytes */
  function decode(bytes) {
    const ascii = isASCIISuperset ? asciiString(bytes) : undefined;
    if (ascii !== undefined) return ascii;
    const { length } = bytes;
    const result = newUnits(length);
    for (let i = 0; i < length; i++) result[i] = units[bytes[i]];
    return unitsToString(result, length);
  }

  /** @param {string} string */
  function encode(string) {
    bytesOfUnits ??= invert(units, defaults.singleByte.charCodeAt(0));
    const byteOf = bytesOfUnits;
    const result = newBytes(string.length);
    forUnits(string, (units, length, start) => {
      for (let i = 0; i < length; i++) result[start + i] = byteOf[units[i]];
    });
    return result;
  }
}

/** @param {Uint16Array} units @param {number} defaultByte */
function invert(units, defaultByte) {
  const bytes = new Uint8Array(UNITS).fill(defaultByte);
  units.forEach((unit, byte) => {
    bytes[unit] = byte;
  });
  return bytes;
}
