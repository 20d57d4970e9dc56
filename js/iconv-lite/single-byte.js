// Single-byte encodings, each defined by its characters.

import { asciiString, newBytes, newUnits, unitsToString, writeUnits } from './buffers.js';
import { statelessCodec } from './codec.js';
import { UNDEFINED } from './table-format.js';
import { ASCII, withASCII } from './tables.js';

/**
 * @param {unknown} characters of all bytes, or of those from 0x80 on
 * @param {import('./codec.js').Defaults} defaults
 */
export function singleByteCodec(characters, defaults) {
  if (typeof characters !== 'string' || (characters.length !== 128 && characters.length !== 256)) {
    throw new Error("An encoding of type '_sbcs' needs `chars`, a string of 128 or 256 characters.");
  }
  const all = withASCII(characters);
  const units = Uint16Array.from({ length: 256 }, (_, byte) => all.charCodeAt(byte));
  const hasASCII = all.startsWith(ASCII);
  /** The byte of each code unit; made at its first use. @type {Uint8Array | undefined} */
  let bytesOfUnits;
  return statelessCodec(decode, encode);

  /** @param {Uint8Array} bytes */
  function decode(bytes) {
    const ascii = hasASCII ? asciiString(bytes) : undefined;
    if (ascii !== undefined) return ascii;
    const { length } = bytes;
    const result = newUnits(length);
    for (let i = 0; i < length; i++) result[i] = units[bytes[i]];
    return unitsToString(result, length);
  }

  /** @param {string} string */
  function encode(string) {
    bytesOfUnits ??= invert(units, defaults.singleByte);
    const result = newBytes(string.length);
    if (string.length > MAX_ONE_BY_ONE && writeUnits) lookUpParts(string, bytesOfUnits, result);
    else for (let i = 0; i < string.length; i++) result[i] = bytesOfUnits[string.charCodeAt(i)];
    return result;
  }
}

/** @param {Uint16Array} units @param {string} defaultCharacter or `?` if this is unmappable itself */
function invert(units, defaultCharacter) {
  const bytes = new Uint8Array(0x10000).fill('?'.charCodeAt(0));
  const defaultByte = units.lastIndexOf(defaultCharacter.charCodeAt(0));
  if (defaultByte >= 0 && units[defaultByte] !== UNDEFINED) bytes.fill(defaultByte);
  units.forEach((unit, byte) => {
    // U+FFFD stands for bytes without a character; other programs would decode such a byte as anything.
    if (unit !== UNDEFINED) bytes[unit] = byte;
  });
  return bytes;
}

/** Up to this many code units, it's faster to read each of them from the string. */
const MAX_ONE_BY_ONE = 64;

/** How many code units are looked up at once. */
const PART = 8192;

const pairs = new Uint32Array(PART / 2);
const pairBytes = new Uint8Array(pairs.buffer);
const fours = new Uint32Array(PART / 4);
const fourBytes = new Uint8Array(fours.buffer);

/**
 * For strings longer than `MAX_ONE_BY_ONE` on little-endian hosts. Reading two code units and writing four bytes at a time is
 * faster than one by one.
 * @param {string} string
 * @param {Uint8Array} bytesOfUnits
 * @param {Uint8Array} result
 */
function lookUpParts(string, bytesOfUnits, result) {
  const write = /** @type {NonNullable<typeof writeUnits>} */ (writeUnits);
  for (let start = 0; start < string.length; start += PART) {
    const length = Math.min(PART, string.length - start);
    write(length === string.length ? string : string.slice(start, start + length), pairBytes);
    // At the end, this may also look up three old code units, whose bytes aren't copied.
    for (let i = 0; 4 * i < length; i++) {
      const first = pairs[2 * i];
      const second = pairs[2 * i + 1];
      fours[i] =
        bytesOfUnits[first & 0xffff] |
        (bytesOfUnits[first >>> 16] << 8) |
        (bytesOfUnits[second & 0xffff] << 16) |
        (bytesOfUnits[second >>> 16] << 24);
    }
    result.set(length === PART ? fourBytes : fourBytes.subarray(0, length), start);
  }
}
