// Characters that the standard's EUC-JP and Big5 have for decoding alone: JIS X 0212, and those of Hong Kong. iconv-lite
// writes them, too.

/** The bytes from one to another. @param {number} first @param {number} last */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const TRAILS = range(0xa1, 0xfe);

/** Hong Kong has these beside others for the same characters, to be read but not written. */
const READ_ONLY = [0x8fcc, 0x92c8, 0x9644, 0x96ed];

/** The sequences of such characters, by iconv-lite's names. @type {Record<string, () => number[][]>} */
const SEQUENCES = {
  eucjp: () => TRAILS.flatMap((second) => TRAILS.map((third) => [0x8f, second, third])),
  big5hkscs: () =>
    range(0x87, 0xa0)
      .flatMap((lead) => [...range(0x40, 0x7e), ...TRAILS].map((trail) => [lead, trail]))
      .filter(([lead, trail]) => !READ_ONLY.includes((lead << 8) | trail)),
};

/**
 * The bytes of such characters. Empty for other encodings.
 * @param {string} name
 * @param {(bytes: Uint8Array) => string} decode
 * @returns {Map<string, Uint8Array>}
 */
export function decodeOnly(name, decode) {
  /** @type {Map<string, Uint8Array>} */
  const bytesOf = new Map();
  for (const sequence of SEQUENCES[name]?.() ?? []) {
    const bytes = Uint8Array.from(sequence);
    const text = decode(bytes);
    // Of two sequences for a character, the first one is written.
    if (!text.includes('\uFFFD') && !bytesOf.has(text)) bytesOf.set(text, bytes);
  }
  return bytesOf;
}

/** Finds the four pairs of a letter and a mark that have one sequence. @param {string} name */
export const pairsOf = (name) => (name === 'big5hkscs' ? /([\xCA\xEA][\u0304\u030C])/ : undefined);

/** Whether a code unit may be the first half of such a pair. @param {string} name @param {number} unit */
export const startsPair = (name, unit) => name === 'big5hkscs' && (unit === 0xca || unit === 0xea);
