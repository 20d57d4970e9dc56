// Characters that the standard's EUC-JP and Big5 have for decoding alone: JIS X 0212, and those of Hong Kong. iconv-lite
// writes them, too.

/** The numbers from one to another. @param {number} first @param {number} last */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const TRAILS = range(0xa1, 0xfe);

/** Hong Kong has these beside others for the same characters, to be read but not written. */
const READ_ONLY = [0x8fcc, 0x92c8, 0x9644, 0x96ed];

/** The sequences of such characters as numbers, with the last byte lowest, by iconv-lite's names. @type {Record<string, () => number[]>} */
const SEQUENCES = {
  eucjp: () => TRAILS.flatMap((second) => TRAILS.map((third) => 0x8f0000 | (second << 8) | third)),
  big5hkscs: () =>
    range(0x87, 0xa0)
      .flatMap((lead) => [...range(0x40, 0x7e), ...TRAILS].map((trail) => (lead << 8) | trail))
      .filter((sequence) => !READ_ONLY.includes(sequence)),
};

const LINE_FEED = '\n';

/**
 * The sequences of such characters, and in Big5 of letters with a mark. Empty for other encodings.
 * @param {string} name
 * @param {(bytes: Uint8Array) => string} decode
 * @returns {Map<string, number>}
 */
export function decodeOnly(name, decode) {
  const sequences = SEQUENCES[name]?.() ?? [];
  // A line feed belongs to no sequence.
  const lines = sequences.flatMap((sequence) => [
    sequence >> 16,
    (sequence >> 8) & 0xff,
    sequence & 0xff,
    LINE_FEED.charCodeAt(0),
  ]);
  const texts = decode(Uint8Array.from(lines.filter((byte) => byte !== 0))).split(LINE_FEED);
  /** @type {Map<string, number>} */
  const sequenceOf = new Map();
  sequences.forEach((sequence, i) => {
    // Of two sequences for a character, the first one is written.
    if (!texts[i].includes('\uFFFD') && !sequenceOf.has(texts[i])) sequenceOf.set(texts[i], sequence);
  });
  return sequenceOf;
}

/** Whether a code unit may be the first half of a pair of a letter and a mark. @param {string} name @param {number} unit */
export const startsPair = (name, unit) => name === 'big5hkscs' && (unit === 0xca || unit === 0xea);
