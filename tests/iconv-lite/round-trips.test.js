// Encoding and then decoding gives the same text, a `?`, or what docs/iconv-lite.md says.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { BASE64_AND_HEX, encodings, ours } from './peers.js';

/** Code points in groups, to compare most at once. Surrogates that would make a pair are apart. */
const GROUP = 0x400;
const GROUPS = Array.from({ length: 0x110000 / GROUP }, (_, group) => {
  const characters = Array.from({ length: GROUP }, (_, i) => String.fromCodePoint(group * GROUP + i));
  return { characters, text: characters.join('') };
});

/**
 * Characters for which the drop-in writes another one.
 * @type {readonly { what: string, encodings: RegExp, becomes: Record<string, string> }[]}
 */
const DOCUMENTED = [
  {
    what: '`¥` and `‾` are written like `\\` and `~`',
    encodings: /^(shiftjis|eucjp)$/,
    becomes: { '¥': '\\', '‾': '~' },
  },
  {
    what: 'U+2212 MINUS SIGN is written like U+FF0D',
    encodings: /^(shiftjis|eucjp)$/,
    becomes: { '\u2212': '\uff0d' },
  },
  {
    what: '18 private-use characters are written like the characters that replaced them in gb18030-2022',
    encodings: /^(cp936|gbk|gb18030)$/,
    becomes: {
      '\ue78d': '︐',
      '\ue78e': '︒',
      '\ue78f': '︑',
      '\ue790': '︓',
      '\ue791': '︔',
      '\ue792': '︕',
      '\ue793': '︖',
      '\ue794': '︗',
      '\ue795': '︘',
      '\ue796': '︙',
      '\ue81e': '龴',
      '\ue826': '龵',
      '\ue82b': '龶',
      '\ue82c': '龷',
      '\ue832': '龸',
      '\ue843': '龹',
      '\ue854': '龺',
      '\ue864': '龻',
    },
  },
];

const OTHERS = [
  'lone surrogates become U+FFFD in UTF-8',
  'a character beyond U+FFFF becomes two `?` in single-byte encodings',
  '`binary` writes the low byte of each code unit',
];

/** @param {string} encoding */
const isSingleByte = (encoding) => ours.encode('\u{10ffff}', encoding).length === 2;

/** The right result for a character that becomes neither itself nor `?`. @param {string} character @param {string} encoding */
function otherResult(character, encoding) {
  if (encoding === 'binary') return character.split('').map(lowByte).join('');
  if (encoding === 'utf8' && !character.isWellFormed()) return '\uFFFD';
  for (const { encodings, becomes } of DOCUMENTED) {
    if (encodings.test(encoding) && becomes[character]) return becomes[character];
  }
  return character.length === 2 && isSingleByte(encoding) ? '??' : undefined;
}

/** @param {string} unit */
const lowByte = (unit) => String.fromCharCode(unit.charCodeAt(0) & 0xff);

/** The characters with wrong results. @param {string} encoding */
function differences(encoding) {
  // Without a byte order mark, these two encodings detect the byte order.
  const stripBOM = /^utf(16|32)$/.test(encoding);
  const convert = (/** @type {string} */ text) => ours.decode(ours.encode(text, encoding), encoding, { stripBOM });
  const questionMarks = '?'.repeat(GROUP * (isSingleByte(encoding) ? 2 : 1));
  return GROUPS.flatMap(({ characters, text }) => {
    const converted = convert(text);
    if (converted === text || (converted === questionMarks && text.length > GROUP)) return [];
    return characters.flatMap((character) => {
      const result = convert(character);
      return isRight(character, result, encoding) ? [] : [`${nameOf(character)} becomes ${nameOf(result)}`];
    });
  });
}

/** @param {string} character @param {string} result @param {string} encoding */
function isRight(character, result, encoding) {
  const other = otherResult(character, encoding);
  if (other !== undefined) return result === other;
  // A byte without a character decodes to U+FFFD, too.
  return result === '?' || (result === character && (character !== '\uFFFD' || hasReplacement(encoding)));
}

/** Whether an encoding can represent U+FFFD. @param {string} encoding */
const hasReplacement = (encoding) => /^(utf|ucs|cesu|gb18030)/.test(encoding);

/** @param {string} text */
const nameOf = (text) => Array.from(text, (character) => `U+${character.codePointAt(0)?.toString(16)}`).join(' ');

describe('all code points', () => {
  for (const encoding of encodings.filter((encoding) => !BASE64_AND_HEX.includes(encoding))) {
    test(encoding, () => assert.deepEqual(differences(encoding).slice(0, 10), []));
  }
});

test('the others are documented', () => {
  const document = readFileSync(new URL('../../docs/iconv-lite.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  for (const what of [...DOCUMENTED.map(({ what }) => what), ...OTHERS]) assert.ok(document.includes(what), what);
});
