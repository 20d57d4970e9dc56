// Unpacks the tables of the single-byte encodings: see table-format.js.

import { names as joinedNames, packed } from './generated/tables.js';
import { ALPHABET, BASES, LAST, MORE } from './table-format.js';

export const names = joinedNames.split(' ');

/** @type {Map<string, Uint16Array> | undefined} */
let tables;

export const ASCII = String.fromCharCode(...Array(0x80).keys());

/** Completes the characters from 0x80 on by ASCII. @param {string} characters of all bytes, or from 0x80 on */
export const withASCII = (characters) => (ASCII + characters).slice(-0x100);

/** All characters, or those from 0x80 on if the rest is ASCII, as in iconv-lite. @param {string} name */
export function charactersOf(name) {
  tables ??= unpack();
  const characters = String.fromCharCode(.../** @type {Uint16Array} */ (tables.get(name)));
  return characters.startsWith(ASCII) ? characters.slice(ASCII.length) : characters;
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
