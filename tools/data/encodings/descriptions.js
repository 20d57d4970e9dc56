// The purpose of each encoding, in the standard's groups: https://encoding.spec.whatwg.org/#names-and-labels

/**
 * `languages` is for encodings whose languages can't be found from alphabets.
 * @typedef {{ use: string, languages?: string }} Description
 */

/** @type {Record<string, Record<string, Description>>} */
export const groups = {
  'The encoding': {
    'UTF-8': {
      use: `For everything new: files, pages, mail, source code, data. ASCII stays as it is. The standard requires new
formats and protocols to use nothing else.`,
      languages: 'all',
    },
  },
  'Legacy single-byte encodings': {
    IBM866: {
      use: `Cyrillic on DOS, code page 866, with box-drawing characters: old text files, listings, databases, consoles.`,
    },
    'ISO-8859-2': {
      use: `Central European languages outside Windows: Unix, mail and early web pages. Windows has windows-1250, with the
same letters, some in other places.`,
    },
    'ISO-8859-3': { use: `Southern European languages; today for Esperanto and Maltese. Rare.` },
    'ISO-8859-4': { use: `Baltic and Nordic languages, before ISO-8859-10 and ISO-8859-13. Rare.` },
    'ISO-8859-5': {
      use: `ISO's Cyrillic. Rare: most texts were written in KOI8-R or windows-1251. It doesn't have ґ.`,
    },
    'ISO-8859-6': { use: `ISO's Arabic, without the letters of Persian and Urdu. Rare.` },
    'ISO-8859-7': { use: `ISO's Greek: Unix, mail and early web pages. In windows-1253, Ά is in another place.` },
    'ISO-8859-8': {
      use: `Hebrew in visual order: each line is stored from left to right, as it looks. Programs have to reverse the lines
to search them.`,
    },
    'ISO-8859-8-I': {
      use: `The characters of ISO-8859-8 in logical order, the order in which they are read. Mail uses this name.`,
    },
    'ISO-8859-10': { use: `Nordic languages, with all letters of Sami and Icelandic. Rare.` },
    'ISO-8859-13': { use: `Baltic languages outside Windows. Windows-1257 has the same letters in the same places.` },
    'ISO-8859-14': { use: `Celtic languages, with Welsh and the dotted letters of Irish. Rare.` },
    'ISO-8859-15': {
      use: `Western European languages on Unix since the euro: ISO-8859-1 with €, Š, š, Ž, ž, Œ, œ and Ÿ in
place of eight characters.`,
    },
    'ISO-8859-16': {
      use: `South-Eastern European languages, with the commas of Romanian, for which other encodings have cedillas. Rare.`,
    },
    'KOI8-R': {
      use: `Russian on Unix, in mail and in newsgroups. Without the eighth bit, its letters are similar Latin
letters of ASCII, so a text that lost these bits can still be read.`,
    },
    'KOI8-U': {
      use: `KOI8-R with the other letters of Ukrainian and Belarusian in place of some box-drawing characters.`,
    },
    macintosh: { use: `Western European languages on the Mac before Mac OS X; also called Mac Roman.` },
    'windows-874': { use: `Thai on Windows. The labels of TIS-620 and ISO-8859-11 stand for it.` },
    'windows-1250': { use: `Central European languages on Windows.` },
    'windows-1251': { use: `Cyrillic on Windows, and most of the legacy web in Russian, Bulgarian and Serbian.` },
    'windows-1252': {
      use: `Western European languages on Windows, and the encoding that browsers assume for a page that declares none. The labels of
ASCII and ISO-8859-1, such as \`latin1\`, stand for it. Bytes without a character are control characters.`,
    },
    'windows-1253': { use: `Greek on Windows.` },
    'windows-1254': { use: `Turkish on Windows. The labels of ISO-8859-9, such as \`latin5\`, stand for it.` },
    'windows-1255': { use: `Hebrew on Windows, in logical order, with vowel points.` },
    'windows-1256': {
      use: `Arabic, Persian and Urdu on Windows, with some French letters. It doesn't have the Persian Yeh (ی), so texts
use the Arabic one (ي).`,
    },
    'windows-1257': { use: `Baltic languages on Windows.` },
    'windows-1258': {
      use: `Vietnamese on Windows. A letter with a tone is two characters, the letter and the tone: decode, then call
\`normalize()\`. To encode, normalize the text as well, and use \`{ unmappable: 'translit' }\`, which splits off the tones.`,
    },
    'x-mac-cyrillic': { use: `Cyrillic on the Mac before Mac OS X, with the letters of Ukrainian.` },
  },
  'Legacy multi-byte Chinese (simplified) encodings': {
    GBK: {
      use: `Simplified Chinese on Windows, code page 936, and on the legacy web. The labels of GB2312 stand for it. Its
decoder is that of gb18030; its encoder writes no sequences of four bytes, and € as one byte.`,
      languages: 'Chinese',
    },
    gb18030: {
      use: `China's national standard GB 18030-2022, which software sold there must support: all of Unicode, with GBK as a
part of it.`,
      languages: 'all',
    },
  },
  'Legacy multi-byte Chinese (traditional) encodings': {
    Big5: {
      use: `Traditional Chinese of Taiwan and Hong Kong: Windows, bulletin boards and the legacy web. It decodes the
characters of Hong Kong (HKSCS), but doesn't encode them.`,
      languages: 'Chinese, Cantonese',
    },
  },
  'Legacy multi-byte Japanese encodings': {
    'EUC-JP': {
      use: `Japanese on Unix and on the legacy web. It decodes JIS X 0212, in three bytes, but doesn't encode it.`,
      languages: 'Japanese',
    },
    'ISO-2022-JP': {
      use: `Japanese in mail: seven bits, with escape sequences between character sets. These can hide ASCII from a program
that doesn't know them, so never [detect](sniffing.md) this encoding in text that a program then trusts.`,
      languages: 'Japanese',
    },
    Shift_JIS: {
      use: `Japanese on Windows, code page 932, on the Mac before Mac OS X, and on the legacy web. The second byte of a
character may be an ASCII letter or a backslash.`,
      languages: 'Japanese',
    },
  },
  'Legacy multi-byte Korean encodings': {
    'EUC-KR': {
      use: `Korean on Windows, code page 949, and on the legacy web: KS X 1001 with all 11,172 syllables.`,
      languages: 'Korean',
    },
  },
  'Legacy miscellaneous encodings': {
    replacement: {
      use: `Not for text: any bytes become one U+FFFD. The labels of encodings that can hide ASCII stand for it, so that
attackers can't use those encodings.`,
      languages: 'none',
    },
    'UTF-16BE': {
      use: `All of Unicode in units of two bytes, the higher one first, as Java and some network protocols write it. It
has no encoder in the standard; [\`transcode\`](api.md#transcodebytes-options) and
[\`encodeUTF16\`](api.md#encodeutf16string-label-options) write it.`,
      languages: 'all',
    },
    'UTF-16LE': {
      use: `The same with the lower byte first: what Windows calls “Unicode”, in text files with a byte order mark, CSV from
spreadsheets, subtitles, registry exports. The labels \`utf-16\` and \`unicode\` stand for it.`,
      languages: 'all',
    },
    'x-user-defined': {
      use: `Bytes 0x80 to 0xFF become U+F780 to U+F7FF. Scripts used it to get binary data from
\`XMLHttpRequest\`. Not for text.`,
      languages: 'none',
    },
  },
};
