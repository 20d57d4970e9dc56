// The purpose of each encoding, in the standard's groups: https://encoding.spec.whatwg.org/#names-and-labels

/** @type {Record<string, Record<string, string>>} */
export const groups = {
  'The encoding': {
    'UTF-8': `All of Unicode, for everything new. ASCII stays as it is. The standard requires new formats and protocols to
use nothing else.`,
  },
  'Legacy single-byte encodings': {
    IBM866: `Cyrillic on DOS, code page 866, with box-drawing characters: old text files, databases, consoles.`,
    'ISO-8859-2': `Central European languages outside Windows: Unix, mail and early web pages. Windows has windows-1250, with the
same letters, some in other places.`,
    'ISO-8859-3': `Southern European languages; today for Esperanto and Maltese. Rare.`,
    'ISO-8859-4': `Baltic and Nordic languages, before ISO-8859-10 and ISO-8859-13. Rare.`,
    'ISO-8859-5': `ISO's Cyrillic. Rare: most texts were written in KOI8-R or windows-1251. It doesn't have ґ.`,
    'ISO-8859-6': `ISO's Arabic, without the letters of Persian and Urdu. Rare.`,
    'ISO-8859-7': `ISO's Greek: Unix, mail and early web pages. In windows-1253, Ά is in another place.`,
    'ISO-8859-8': `Hebrew in visual order: each line is stored from left to right, as it looks.`,
    'ISO-8859-8-I': `The characters of ISO-8859-8 in logical order, as they are read. Mail uses this name.`,
    'ISO-8859-10': `Nordic languages, with all letters of Sami and Icelandic. Rare.`,
    'ISO-8859-13': `Baltic languages outside Windows. Windows-1257 has the same letters in the same places.`,
    'ISO-8859-14': `Celtic languages, with Welsh and the dotted letters of Irish. Rare.`,
    'ISO-8859-15': `Western European languages on Unix since the euro: ISO-8859-1 with €, Š, š, Ž, ž, Œ, œ and Ÿ in
place of eight characters.`,
    'ISO-8859-16': `South-Eastern European languages, with the commas of Romanian, where other encodings have cedillas. Rare.`,
    'KOI8-R': `Russian on Unix, in mail and in newsgroups. Text that lost the eighth bits can still be read, in Latin letters.`,
    'KOI8-U': `KOI8-R with the other letters of Ukrainian and Belarusian in place of some box-drawing characters.`,
    macintosh: `Western European languages on the Mac before Mac OS X; also called Mac Roman.`,
    'windows-874': `Thai on Windows. The labels of TIS-620 and ISO-8859-11 stand for it.`,
    'windows-1250': `Central European languages on Windows.`,
    'windows-1251': `Cyrillic on Windows, and most of the legacy web in Russian, Bulgarian and Serbian.`,
    'windows-1252': `Western European languages on Windows, and on pages that declare no encoding. The labels of ASCII and ISO-8859-1,
such as \`latin1\`, stand for it. Bytes without a character are control characters.`,
    'windows-1253': `Greek on Windows.`,
    'windows-1254': `Turkish on Windows. The labels of ISO-8859-9, such as \`latin5\`, stand for it.`,
    'windows-1255': `Hebrew on Windows, in logical order, with vowel points.`,
    'windows-1256': `Arabic, Persian and Urdu on Windows, with some French letters. It doesn't have the Persian Yeh (ی), so texts
use the Arabic one (ي).`,
    'windows-1257': `Baltic languages on Windows.`,
    'windows-1258': `Vietnamese on Windows. The tone of a letter is a character of its own: decode, then call \`normalize()\`. To encode,
normalize the text, too, and use \`{ unmappable: 'translit' }\`, which splits off the tones.`,
    'x-mac-cyrillic': `Cyrillic on the Mac before Mac OS X, with the letters of Ukrainian.`,
  },
  'Legacy multi-byte Chinese (simplified) encodings': {
    GBK: `Simplified Chinese on Windows, code page 936, and on the legacy web. The labels of GB2312 stand for it. Its
decoder is that of gb18030. It encodes € as one byte.`,
    gb18030: `China's national standard GB 18030-2022, which software sold there must support: all of Unicode but U+E5E5, with
GBK as a part of it.`,
  },
  'Legacy multi-byte Chinese (traditional) encodings': {
    Big5: `Traditional Chinese of Taiwan and Hong Kong: Windows, bulletin boards and the legacy web. It decodes the
characters of Hong Kong (HKSCS), but doesn't encode them.`,
  },
  'Legacy multi-byte Japanese encodings': {
    'EUC-JP': `Japanese on Unix and on the legacy web. It decodes JIS X 0212, in three bytes, but doesn't encode it.`,
    'ISO-2022-JP': `Japanese in mail: seven bits, with escape sequences between character sets. These can hide ASCII from a program
that doesn't know them, so never [detect](sniffing.md) this encoding in text that a program then trusts.`,
    Shift_JIS: `Japanese on Windows, code page 932, on the Mac before Mac OS X, and on the legacy web. The second byte of a
character may be an ASCII letter or a backslash.`,
  },
  'Legacy multi-byte Korean encodings': {
    'EUC-KR': `Korean on Windows, code page 949, and on the legacy web: KS X 1001 with all 11,172 syllables.`,
  },
  'Legacy miscellaneous encodings': {
    replacement: `Not for text: any bytes become one U+FFFD. The labels of encodings in which attackers could hide ASCII stand for
it.`,
    'UTF-16BE': `All of Unicode in units of two bytes, the higher one first, as Java and some network protocols write it. It
has no encoder in the standard; [\`transcode\`](api.md#transcodebytes-options) and
[\`encodeUTF16\`](api.md#encodeutf16string-label-options) write it.`,
    'UTF-16LE': `The same with the lower byte first: what Windows calls “Unicode”. The labels \`utf-16\` and \`unicode\` stand for
it.`,
    'x-user-defined': `Bytes 0x80 to 0xFF become U+F780 to U+F7FF. Scripts used it to get binary data from
\`XMLHttpRequest\`. Not for text.`,
  },
};
