// The format of packed single-byte tables, which tools/data/iconv-lite/pack.js packs and tables.js unpacks.
//
// A table is stored as its differences from an earlier one: the number of that table, the number of runs, and for each
// run how many bytes are skipped, how many differ, and their code units, each as the difference from the last one.
// Numbers have one or more digits, the lowest first.

/** Printable ASCII without characters that need escaping in a string. */
export const ALPHABET = Array.from({ length: 94 }, (_, i) => String.fromCharCode(0x21 + i))
  .join('')
  .replace(/['"`$\\]/g, '');

/** The first digits end a number. The others stand for their index minus this, and another digit follows. */
export const LAST = 64;
export const MORE = ALPHABET.length - LAST;

/** The code unit of bytes without a character. */
export const UNDEFINED = 0xfffd;

/** The first tables, which aren't stored: ASCII and ISO-8859-1. */
export const BASES = [0x80, 0x100].map((length) =>
  Array.from({ length: 256 }, (_, byte) => (byte < length ? byte : UNDEFINED)),
);
