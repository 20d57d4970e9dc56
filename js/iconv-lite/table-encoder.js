// Encodes texts with characters that the module can't encode, by a table of all code units: the module stops at each
// such character, which is very slow.

import { isLeadingSurrogate } from '../common/code-points.js';
import { blockLength } from '../wasm/wasm.js';
import { newBytes } from './buffers.js';

// Special entries, all higher than entries that are bytes.
/** Not looked up yet. */
const UNKNOWN = 0xffff_fffc;
/** A letter that may have a sequence together with the mark after it. */
const LETTER = 0xffff_fffd;
/** The leading surrogate of a character in plane 2: Big5 has some. */
const PLANE_2 = 0xffff_fffe;
/** The leading surrogate of a character in any other plane: no encoding has it. */
const OTHER_PLANE = 0xffff_ffff;

/** The longest sequence. */
const MAX_BYTES = 3;

/** @type {Uint8Array | undefined} */
let room;

/**
 * @param {object} encoding
 * @param {Uint16Array | undefined} encoding.table the bytes of code units as big-endian numbers, or 0
 * @param {(character: string) => Uint8Array | undefined} encoding.bytesOf encodes by the module
 * @param {Map<string, number>} encoding.more the bytes of other characters, and of letters with a mark
 * @param {Uint8Array} encoding.replacement
 * @returns {(string: string, start: number, end: number) => Uint8Array} encodes at most `blockLength` code units of a
 *   well-formed string
 */
export function tableEncoder({ table, bytesOf, more, replacement }) {
  const unmappable = entryOf(replacement);
  const entries = new Uint32Array(0x10000);
  if (table) entries.set(table);
  for (let unit = 0; unit < 0x10000; unit++) {
    if (unit < 0x80) entries[unit] = unit;
    else if (entries[unit] === 0) entries[unit] = UNKNOWN;
  }
  for (let unit = 0xd800; unit < 0xdc00; unit++) entries[unit] = unit >> 6 === 0xd840 >> 6 ? PLANE_2 : OTHER_PLANE;
  for (const text of more.keys()) {
    if (text.length === 2 && !isLeadingSurrogate(text.charCodeAt(0))) entries[text.charCodeAt(0)] = LETTER;
  }
  const plane2 = new Uint32Array(0x10000);

  return (string, start, end) => {
    room ??= new Uint8Array(MAX_BYTES * blockLength);
    let written = 0;
    for (let i = start; i < end; i++) {
      const unit = string.charCodeAt(i);
      let entry = entries[unit];
      if (entry >= UNKNOWN) {
        if (entry === UNKNOWN) {
          entry = learn(string[i]);
          entries[unit] = entry;
        } else if (entry === PLANE_2) {
          const place = ((unit & 0x3f) << 10) | (string.charCodeAt(i + 1) & 0x3ff);
          entry = plane2[place];
          if (entry === 0) {
            entry = learn(string.slice(i, i + 2));
            plane2[place] = entry;
          }
          i += 1;
        } else if (entry === OTHER_PLANE) {
          entry = unmappable;
          i += 1;
        } else {
          const both = i + 1 < end ? more.get(string.slice(i, i + 2)) : undefined;
          entry = both ?? learn(string[i]);
          if (both !== undefined) i += 1;
        }
      }
      if (entry >= 0x100) {
        if (entry >= 0x10000) room[written++] = entry >> 16;
        room[written++] = entry >> 8;
      }
      // Assigning stores the low byte.
      room[written++] = entry;
    }
    const result = newBytes(written);
    result.set(room.subarray(0, written));
    return result;
  };

  /** @param {string} character */
  function learn(character) {
    const bytes = bytesOf(character);
    return bytes ? entryOf(bytes) : (more.get(character) ?? unmappable);
  }
}

/** @param {Uint8Array} bytes */
const entryOf = (bytes) => bytes.reduce((entry, byte) => (entry << 8) | byte, 0);
