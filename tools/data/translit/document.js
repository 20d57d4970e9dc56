// Makes docs/translit.md: the output of `unmappable: 'translit'`, character by character.

/** Blocks whose characters decompose: a name, the first and the last code point. @type {[string, number, number][]} */
const BLOCKS = [
  ['Latin', 0xa0, 0x24f],
  ['Phonetic extensions and modifiers', 0x250, 0x2ff],
  ['Greek', 0x370, 0x3ff],
  ['Cyrillic', 0x400, 0x52f],
  ['Latin, for Vietnamese and others', 0x1e00, 0x1eff],
  ['Greek with accents', 0x1f00, 0x1fff],
  ['Punctuation, spaces and superscripts', 0x2000, 0x209f],
  ['Letter-like symbols and numbers', 0x2100, 0x218f],
  ['Enclosed letters and numbers', 0x2460, 0x24ff],
  ['Ligatures and full-width forms', 0xfb00, 0xff5e],
];

/** @param {string} text for a table in Markdown */
const shown = (text) => (text === '' ? 'nothing' : text === '`' ? '`` ` ``' : `\`${text.replaceAll('|', '\\|')}\``);

/** @param {string} character */
const isShown = (character) => !/[\p{C}\p{Z}\p{M}\u2028\u2029]/u.test(character);

/** @param {number} codePoint */
const nameOf = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** @param {[character: string, fits: string[]][]} rows */
export function documentOf(rows) {
  const table = rows.map(([character, fits]) => {
    const name = nameOf(Number(character.codePointAt(0)));
    return `| ${name} | ${isShown(character) ? shown(character) : ''} | ${fits.map(shown).join(', ')} |\n`;
  });
  const own = new Set(rows.map(([character]) => character));
  const blocks = BLOCKS.map(([name, first, last]) => {
    const pairs = [];
    for (let codePoint = first; codePoint <= last; codePoint++) {
      const character = String.fromCodePoint(codePoint);
      const fit = plain(character);
      if (!own.has(character) && isShown(character) && fit) pairs.push(`${character}\u00a0${fit}`);
    }
    return `**${name}.** ${pairs.join(', ')}\n`;
  });
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

The table is made from the [character
fallbacks](https://www.unicode.org/reports/tr35/tr35-info.html#Character_Fallback_Substitutions) of Unicode's CLDR, from
the names of letters, and from a list of our own, which has punctuation, and characters that vendors in Japan and Korea
map in different ways.

| code point | character | fits, best first |
|---|---|---|
${table.join('')}
## Decompositions

These are the replacements in windows-1252, KOI8-R and other encodings that have the plain letter but not the character.
Each character is followed by its replacement.

${blocks.join('\n')}`;
}

/** A character without marks; undefined if it has no decomposition of this kind. @param {string} character */
function plain(character) {
  const decomposed = character.normalize('NFKD');
  const fit = decomposed.replace(/[\u0300-\u0336\u0339-\u036F]/g, '').replaceAll('\u2044', '/');
  if (fit === character || /^ ./u.test(decomposed) || !/^[!-~\u0370-\u052F]+$/.test(fit)) return undefined;
  return fit.replace(/[*_<>[\]`|\\]/g, '\\$&');
}
