// Writes docs/translit.md and docs/translit.tsv: what `unmappable: 'translit'` writes for each character.

/** Blocks whose characters decompose, first and last code point. @type {[number, number][]} */
const BLOCKS = [
  [0xa0, 0x24f],
  [0x250, 0x2ff],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x1f00, 0x1fff],
  [0x2000, 0x209f],
  [0x2100, 0x218f],
  [0x2460, 0x24ff],
  [0xfb00, 0xff5e],
];

/** @param {string} character */
const isShown = (character) => !/[\p{C}\p{Z}\p{M}\u2028\u2029]/u.test(character);

/** @param {string} character */
const nameOf = (character) => `U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * All fits as tab-separated values with the same number of columns, because code hosts only make such tables searchable.
 *
 * @param {[character: string, fits: string[]][]} rows
 */
export function tableOf(rows) {
  const fits = new Map(rows);
  for (const [first, last] of BLOCKS) {
    for (let codePoint = first; codePoint <= last; codePoint++) {
      const character = String.fromCodePoint(codePoint);
      const fit = plain(character);
      if (!fits.has(character) && isShown(character) && fit) fits.set(character, [fit]);
    }
  }
  const columns = Math.max(...rows.map(([, fits]) => fits.length));
  const own = new Set(rows.map(([character]) => character));
  const lines = Array.from(fits, ([character, fits]) => {
    const cells = Array.from({ length: columns }, (_, index) => (index in fits ? cell(fits[index]) : ''));
    const step = own.has(character) ? 'table' : 'decomposition';
    return [nameOf(character), isShown(character) ? cell(character) : '', step, ...cells].join('\t');
  });
  const heading = [
    'code point',
    'character',
    'step',
    ...Array.from({ length: columns }, (_, index) => `fit ${index + 1}`),
  ];
  return `${[heading.join('\t'), ...lines.sort(byCodePoint)].join('\n')}\n`;
}

/** @param {string} one a line @param {string} other */
const byCodePoint = (one, other) => Number.parseInt(one.slice(2), 16) - Number.parseInt(other.slice(2), 16);

/** Marks an empty fit, and quotes ambiguous ones. @param {string} text */
const cell = (text) => (text === '' ? 'nothing' : /[\s"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function documentOf() {
  return `# Best fits

<!-- Made by \`npm run translit\`. -->

[\`unmappable: 'translit'\`](api.md#encoding) replaces each character that an encoding can't represent by the best fit that
the encoding can represent. It tries these in turn:

1. The fits in [the table](#the-table), in its order.
2. The letter and its marks as separate characters, if the encoding has both, as windows-1258 does for Vietnamese. The
   text stays the same.
3. The letter with some of its marks, such as \`ê\` for \`ế\`, and then without any. A mark on its own is left out. This
   applies only to marks for Latin, Greek and Cyrillic letters, and never to marks that cross out a character: \`≠\` never
   becomes \`=\`.
4. The characters of its [compatibility decomposition](https://www.unicode.org/reports/tr15/): \`ﬁ\` becomes \`fi\`, and
   full-width forms become ordinary ones.
5. The fits of the characters that result from these steps: \`Ǽ\` becomes \`AE\`.

If nothing fits, as with ideographs in windows-1252, you get an \`UnmappableError\`. To write something else for such
characters, pass a function as \`unmappable\`.

## The table

[translit.tsv](translit.tsv) lists the fits, the best first, and the characters that decompose to a plain letter or digit.
The table is made from the [character
fallbacks](https://www.unicode.org/reports/tr35/tr35-info.html#Character_Fallback_Substitutions) of Unicode's CLDR, from
the names of letters, and from a list of our own, which has punctuation, and characters that vendors in Japan and Korea
map in different ways.
`;
}

/** A character without marks; `undefined` without such a decomposition. @param {string} character */
function plain(character) {
  const decomposed = character.normalize('NFKD');
  const fit = decomposed.replace(/[\u0300-\u0336\u0339-\u036F]/g, '').replaceAll('\u2044', '/');
  if (fit === character || /^ ./u.test(decomposed) || !/^[!-~\u0370-\u052F]+$/.test(fit)) return undefined;
  return fit;
}
