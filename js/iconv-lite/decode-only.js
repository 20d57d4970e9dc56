// Characters that the standard only decodes, but iconv-lite also encodes: JIS X 0212 in EUC-JP, and Hong Kong's in
// Big5.

/** @param {number} first @param {number} last */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const TRAILS = range(0xa1, 0xfe);

/** Big5-HKSCS sequences that iconv-lite decodes but never writes, because there are others for the same characters. */
const READ_ONLY = [0x8fcc, 0x92c8, 0x9644, 0x96ed];

/** Big-endian numbers, by iconv-lite's names of the encodings. @type {Record<string, () => number[]>} */
const SEQUENCES = {
  eucjp: () => TRAILS.flatMap((second) => TRAILS.map((third) => 0x8f0000 | (second << 8) | third)),
  big5hkscs: () =>
    range(0x87, 0xa0)
      .flatMap((lead) => [...range(0x40, 0x7e), ...TRAILS].map((trail) => (lead << 8) | trail))
      .filter((sequence) => !READ_ONLY.includes(sequence)),
};

const LINE_FEED = '\n';

/**
 * The sequences of these characters and, in Big5, of letters with a mark; none in other encodings.
 * @param {string} name
 * @param {(bytes: Uint8Array) => string} decode
 * @returns {Map<string, number>}
 */
export function decodeOnly(name, decode) {
  const sequences = SEQUENCES[name]?.() ?? [];
  // Each text ends with a line feed, which is never part of a sequence.
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
    // If a character has two sequences, the encoder writes the first one.
    if (!texts[i].includes('\uFFFD') && !sequenceOf.has(texts[i])) sequenceOf.set(texts[i], sequence);
  });
  return sequenceOf;
}

/** Whether a letter and the mark after it may have a sequence. @param {string} name @param {number} unit */
export const startsPair = (name, unit) => name === 'big5hkscs' && (unit === 0xca || unit === 0xea);
