// Unpacks the tables of single-byte encodings.
//
// Each table is its differences from one before it: the number of that one, the number of runs, and for each run how many
// bytes are skipped, how many differ, and their code units, as differences from the one before. Numbers have digits, the
// lowest first, of which all but the last are in the second half of the alphabet.

import { names, packed } from './generated/tables.js';

/** Printable ASCII without what would need escaping in a string. */
export const ALPHABET = Array.from({ length: 94 }, (_, i) => String.fromCharCode(0x21 + i))
  .join('')
  .replace(/['"`$\\]/g, '');

/** How many digits can be a number's last. The others stand for what is below their number, and another digit follows. */
export const LAST = 64;
export const MORE = ALPHABET.length - LAST;

/** What stands for a byte that has no character. */
const UNDEFINED = 0xfffd;

/** The tables that the first ones differ from: ASCII and ISO-8859-1. */
export const BASES = [0x80, 0x100].map((length) =>
  Array.from({ length: 256 }, (_, byte) => (byte < length ? byte : UNDEFINED)),
);

/** The tables by name. @type {Map<string, Uint16Array> | undefined} */
let tables;

/** The code units of an encoding's bytes. @param {string} name @returns {Uint16Array | undefined} */
export function tableOf(name) {
  tables ??= unpack();
  return tables.get(name);
}

function unpack() {
  let position = 0;
  const nextNumber = () => {
    let number = 0;
    for (let weight = 1; ; weight *= MORE) {
      const digit = ALPHABET.indexOf(packed[position++]);
      if (digit < LAST) return number + weight * digit;
      number += weight * (digit - LAST);
    }
  };
  const list = BASES.map((table) => Uint16Array.from(table));
  for (const _ of names) {
    const table = list[nextNumber()].slice();
    let unit = 0;
    let byte = 0;
    for (let runs = nextNumber(); runs > 0; runs--) {
      byte += nextNumber();
      for (let length = nextNumber(); length > 0; length--) {
        const number = nextNumber();
        unit += number % 2 === 0 ? number / 2 : -(number + 1) / 2;
        table[byte++] = unit;
      }
    }
    list.push(table);
  }
  return new Map(names.map((name, i) => [name, list[i + BASES.length]]));
}
