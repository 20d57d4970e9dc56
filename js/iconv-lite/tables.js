// The tables of the single-byte encodings.

import { names as joinedNames, packed } from './generated/tables.js';
import { ALPHABET, BASES, LAST, MORE } from './table-format.js';

/** The names of the encodings. */
export const names = joinedNames.split(' ');

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
