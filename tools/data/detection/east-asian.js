// Packs how frequent the characters of East Asian languages are. src/detection/east_asian.rs unpacks it, and has the same classes.

import { encode, TextDecoder } from '../../../pkg/index.js';
import { bits } from '../tables/range-encoder.js';

/** Where tiers of frequency end. The last tier has all other characters. */
const ENDS = [300];
const TIERS = ENDS.length + 1;

const [HIRAGANA, KATAKANA, PUNCTUATION, WIDE, HALF_WIDTH, RARE, OTHER] = Array.from({ length: 7 }, (_, i) => TIERS + i);

/** By lead byte: the last row of punctuation, rows with tiers, and the classes of other rows. */
const scripts = {
  ja: { encoding: 'euc-jp', symbols: 0xa2, tiered: [0xb0, 0xcf], rare: [0xd0, 0xf4], kana: 0xa4, wide: 0xa3 },
  zh_CN: { encoding: 'gbk', symbols: 0xa1, tiered: [0xb0, 0xd7], rare: [0xd8, 0xf7], kana: 0xa4, wide: 0xa3 },
  zh_TW: { encoding: 'big5', symbols: 0xa2, tiered: [0xa4, 0xc6], rare: [0xc9, 0xf9], kana: 0, wide: 0 },
  ko: { encoding: 'euc-kr', symbols: 0xa1, tiered: [0xb0, 0xc8], rare: [0xca, 0xfd], kana: 0xaa, wide: 0xa3 },
};

/** How many characters each class after the tiers has. */
const SIZES = [83, 86, 60, 80, 63, 3300, 3000];

/** The number of common symbols in the second row of punctuation. */
const SYMBOLS = 14;

/** What a half-width character costs after another. The training texts have hardly any. */
const HALF_WIDTH_COST = 60;

/** What a Korean letter by itself costs. Chats have many, for laughter, and the training texts none. */
const JAMO_COST = 70;

/**
 * @param {import('../tables/range-encoder.js').RangeEncoder} encoder
 * @param {string} locale
 * @param {import('./counts.js').Counts} frequency
 * @returns {number[]} what each class costs
 */
export function packScript(encoder, locale, frequency) {
  const { encoding, symbols, tiered, rare, kana, wide } = scripts[/** @type {keyof typeof scripts} */ (locale)];
  const decoder = new TextDecoder(encoding);
  /** @type {string[]} */
  const ordered = [];
  for (let lead = tiered[0]; lead <= tiered[1]; lead += 1) {
    for (let trail = encoding === 'big5' ? 0x40 : 0xa1; trail <= 0xfe; trail += 1) {
      if (trail >= 0x7f && trail <= 0xa0) continue;
      ordered.push(decoder.decode(Uint8Array.of(lead, trail)));
    }
  }
  const of = (/** @type {string} */ character) => frequency.get(character) ?? 0;
  const ranked = [...new Set(ordered)].filter((character) => of(character) > 0).sort((a, b) => of(b) - of(a));
  const tiers = new Map(ranked.map((character, i) => [character, ENDS.findIndex((end) => i < end)]));
  const tier = (/** @type {string} */ character) => {
    const place = tiers.get(character) ?? -1;
    return place < 0 ? ENDS.length : place;
  };
  const places = bits(ENDS.length);
  for (const character of ordered) encoder.unary(places, ENDS.length, tier(character));

  const inOrder = new Set(ordered);
  const classOf = (/** @type {string} */ character) => {
    if (inOrder.has(character)) return tier(character);
    if (/[\uff61-\uff9f]/.test(character)) return HALF_WIDTH;
    let bytes;
    try {
      bytes = encode(character, encoding);
    } catch {
      return undefined;
    }
    const [lead] = bytes;
    if (bytes.length !== 2 || (encoding !== 'big5' && (lead < 0xa1 || bytes[1] < 0xa1))) return OTHER;
    if (lead === 0xa1 || (lead === symbols && bytes[1] - (encoding === 'big5' ? 0x40 : 0xa1) < SYMBOLS))
      return PUNCTUATION;
    if (lead === wide) return WIDE;
    if (lead === kana) return HIRAGANA;
    if (lead === kana + 1) return kana ? KATAKANA : OTHER;
    return rare[0] <= lead && lead <= rare[1] ? RARE : OTHER;
  };
  const counts = new Array(TIERS + SIZES.length).fill(1);
  for (const [character, count] of frequency) {
    const place = character < '\x80' ? undefined : classOf(character);
    if (place !== undefined) counts[place] += count;
  }
  const sizes = [...ENDS.map((end, i) => end - (ENDS[i - 1] ?? 0)), ordered.length - ENDS[ENDS.length - 1], ...SIZES];
  const all = counts.reduce((a, b) => a + b, 0);
  const costs = counts.map((count, i) => Math.min(255, Math.round(-8 * Math.log2(count / all / sizes[i]))));
  if (locale === 'ko') costs[KATAKANA] = JAMO_COST;
  return costs.with(HALF_WIDTH, HALF_WIDTH_COST);
}
