// How single-byte tables are packed, by tools/iconv-lite/pack.js, and unpacked, by tables.js.
//
// Each table is its differences from one before it: the number of that one, the number of runs, and for each run how many
// bytes are skipped, how many differ, and their code units, each as the difference from the last one. A number has one or
// more digits, the lowest first.

/** Printable ASCII without characters that need escaping in a string. */
export const ALPHABET = Array.from({ length: 94 }, (_, i) => String.fromCharCode(0x21 + i))
  .join('')
  .replace(/['"`$\\]/g, '');

/** How many digits can be a number's last. The others stand for the numbers below theirs, and another digit follows. */
export const LAST = 64;
export const MORE = ALPHABET.length - LAST;

/** Stands for a byte that has no character. */
export const UNDEFINED = 0xfffd;

/** The tables that the first ones differ from: ASCII and ISO-8859-1. */
export const BASES = [0x80, 0x100].map((length) =>
  Array.from({ length: 256 }, (_, byte) => (byte < length ? byte : UNDEFINED)),
);
