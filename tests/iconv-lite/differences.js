// Where encoding-wasm/iconv-lite differs from iconv-lite 0.7.3 on purpose. The tests fail if there are more or fewer differences.
// docs/iconv-lite.md has the same rows.

/**
 * @typedef {object} Difference
 * @property {readonly string[]} encodings
 * @property {'decode' | 'encode'} direction
 * @property {'malformed' | 'more' | 'fewer' | 'other'} kind 'malformed': other replacement characters; 'more' or 'fewer':
 *   only this package, or only iconv-lite, has a character; 'other': both have one
 * @property {readonly number[]} counts for each encoding: how many sequences of one and two bytes, in EUC-JP also of three bytes that
 *   begin with 8F, and in gb18030 of four; or how many code points
 * @property {string} what
 */

/** Single-byte encodings in which some bytes have no character. */
const WITH_UNDEFINED_BYTES = (
  'windows874 windows1250 windows1251 windows1252 windows1253 windows1254 windows1255 windows1257 windows1258 iso88593 iso88596 ' +
  'iso88597 iso88598 iso885911 cp856 cp857 cp864 cp869 cp1046 cp1133 cp1161 cp1162 maccroatian macgreek maciceland macroman ' +
  'macromania macthai macturkish koi8t armscii8 rk1048 iso646cn iso646jp hproman8 macintosh ascii tis620'
).split(' ');

/** @type {readonly Difference[]} */
export const DIFFERENCES = [
  {
    encodings: WITH_UNDEFINED_BYTES,
    direction: 'encode',
    kind: 'fewer',
    counts: WITH_UNDEFINED_BYTES.map(() => 1),
    what: 'U+FFFD becomes `?`; iconv-lite writes an undefined byte',
  },
  {
    encodings: ['shiftjis', 'eucjp', 'cp936', 'gbk', 'gb18030', 'cp949', 'cp950', 'big5hkscs'],
    direction: 'decode',
    kind: 'malformed',
    counts: [1364, 31590, 1386, 1386, 1386, 2686, 5076, 5076],
    what: 'malformed sequences become as many U+FFFD as in the standard, which skips a second byte that is not ASCII',
  },
  {
    encodings: ['shiftjis'],
    direction: 'decode',
    kind: 'more',
    counts: [187],
    what: 'F940 to F9FC are private-use characters',
  },
  {
    encodings: ['shiftjis', 'eucjp'],
    direction: 'encode',
    kind: 'more',
    counts: [1, 1],
    what: 'U+2212 MINUS SIGN is written like U+FF0D',
  },
  {
    encodings: ['eucjp'],
    direction: 'encode',
    kind: 'other',
    counts: [281],
    what: 'characters of JIS X 0208 and of its extensions by NEC and IBM have two bytes, not the three of JIS X 0212',
  },
  {
    encodings: ['cp936'],
    direction: 'decode',
    kind: 'more',
    counts: [2149],
    what: 'all of GBK, with private-use characters',
  },
  {
    encodings: ['cp936'],
    direction: 'encode',
    kind: 'more',
    counts: [2165],
    what: 'all of GBK, with private-use characters',
  },
  {
    encodings: ['gbk', 'gb18030'],
    direction: 'decode',
    kind: 'other',
    counts: [18, 18],
    what: '18 characters are those of gb18030-2022 instead of private-use characters',
  },
  {
    encodings: ['gbk'],
    direction: 'encode',
    kind: 'more',
    counts: [18],
    what: '18 characters are those of gb18030-2022 instead of private-use characters',
  },
  {
    encodings: ['gb18030'],
    direction: 'encode',
    kind: 'other',
    counts: [18],
    what: '18 characters are those of gb18030-2022 instead of private-use characters',
  },
  {
    encodings: ['gb18030'],
    direction: 'decode',
    kind: 'fewer',
    counts: [499_604],
    what: 'four-byte sequences without a character are malformed',
  },
  {
    encodings: ['gbk'],
    direction: 'encode',
    kind: 'fewer',
    counts: [1],
    what: 'U+E7C7 is unmappable, for which iconv-lite writes three bytes that are malformed',
  },
  {
    encodings: ['gb18030'],
    direction: 'encode',
    kind: 'fewer',
    counts: [1],
    what: 'U+E5E5 is unmappable',
  },
  {
    encodings: ['cp950'],
    direction: 'decode',
    kind: 'more',
    counts: [5091],
    what: 'Big5 as the standard has it, with the characters of Hong Kong and of ETEN',
  },
  {
    encodings: ['cp950'],
    direction: 'encode',
    kind: 'more',
    counts: [1161],
    what: 'Big5 as the standard has it, with the characters of Hong Kong and of ETEN',
  },
  {
    encodings: ['cp950'],
    direction: 'encode',
    kind: 'other',
    counts: [7],
    what: 'characters with two byte sequences are written as in the standard',
  },
  {
    encodings: ['cp950'],
    direction: 'decode',
    kind: 'other',
    counts: [1],
    what: 'F9FE is U+FFED instead of U+2593',
  },
  {
    encodings: ['cp950'],
    direction: 'encode',
    kind: 'fewer',
    counts: [1],
    what: 'F9FE is U+FFED instead of U+2593',
  },
  {
    encodings: ['cesu8'],
    direction: 'decode',
    kind: 'malformed',
    counts: [13_360],
    what: 'an incomplete sequence at the end becomes U+FFFD; iconv-lite writes the digit 0 before it',
  },
];

/**
 * @typedef {object} Fault by which iconv-lite loses text
 * @property {string} what
 * @property {string} encoding
 * @property {'decode' | 'encode'} direction
 * @property {readonly string[]} parts converted one after the other; bytes are in hexadecimal
 * @property {string} theirs
 * @property {string} ours
 */

const CUT_BASE64 = 'a text that is split before the `-` that ends Base64 is decoded correctly';

/** @type {readonly Fault[]} */
export const FAULTS = [
  {
    what: CUT_BASE64,
    encoding: 'utf7',
    direction: 'decode',
    parts: ['2b414745', '2d62'],
    theirs: '+b',
    ours: 'ab',
  },
  {
    what: CUT_BASE64,
    encoding: 'utf7imap',
    direction: 'decode',
    parts: ['26414f6b', '2d62'],
    theirs: '&b',
    ours: 'éb',
  },
  {
    what: 'U+FEFF in the middle of a text is kept',
    encoding: 'utf7',
    direction: 'decode',
    parts: ['612b2f76384159672d'],
    theirs: 'ab',
    ours: 'a\uFEFFb',
  },
  {
    what: 'a character of two code units is decoded correctly if a chunk ends before its last byte',
    encoding: 'gb18030',
    direction: 'decode',
    parts: ['9439da', '33'],
    theirs: '\ud83d',
    ours: '💩',
  },
  {
    what: 'a character is written correctly after a lone surrogate at the end of a chunk',
    encoding: 'gb18030',
    direction: 'encode',
    parts: ['\ud800', '\u0304'],
    theirs: '3f8130bd',
    ours: '3f8130bd30',
  },
  {
    what: 'a character at the start of a chunk is written correctly, even after Ê or ê, which may begin a pair',
    encoding: 'big5hkscs',
    direction: 'encode',
    parts: ['Ê', '漢'],
    theirs: '8866ba',
    ours: '8866ba7e',
  },
  {
    what: 'a lone surrogate is written where it is',
    encoding: 'big5hkscs',
    direction: 'encode',
    parts: ['Ê\ud83da'],
    theirs: '3f886661',
    ours: '88663f61',
  },
];
