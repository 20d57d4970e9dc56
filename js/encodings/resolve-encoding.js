// resolveEncoding: finds encodings by the names that people and other systems use.

import { lazy } from '../common/lazy.js';
import { toDOMString } from '../webidl/webidl.js';
import { charsetOf } from './content-type.js';
import { encodings, findSimilar, getEncoding, keyOf } from './encodings.js';

/**
 * Names that aren't similar to a label: numbers of Windows and IBM, and names in iconv, Python, Java, Ruby, MySQL and
 * PostgreSQL. Each line has the keys (`keyOf`) for an encoding, in the standard's order, or `-`.
 */
// biome-ignore format: a line for each encoding
const NAMES = [
  '65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001', // UTF-8
  '866nav cp866nav ibm866nav', // IBM866
  '28592 912 osf00010002', // ISO-8859-2
  '28593 913 osf00010003', // ISO-8859-3
  '28594 914 osf00010004', // ISO-8859-4
  '28595 915 osf00010005', // ISO-8859-5
  '28596 1089 arabic8 osf00010006', // ISO-8859-6
  '28597 813 885972003 osf00010007', // ISO-8859-7
  '28598 916 hebrew8 osf00010008', // ISO-8859-8
  '38598', // ISO-8859-8-I
  '28600 919 8859101992 osf0001000a', // ISO-8859-10
  '28603 921 isoir179 l7 baltic', // ISO-8859-13
  '28604 celtic celtic8 isoceltic isoir199 l8 8859141998', // ISO-8859-14
  '28605 923 isoir203 8859151998', // ISO-8859-15
  '28606 isoir226 l10 8859162001', // ISO-8859-16
  '878 20866', // KOI8-R
  '1168 21866', // KOI8-U
  '10000 1275', // macintosh
  '9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330', // windows-874
  '5346 msee', // windows-1250
  '5347 mscyrl', // windows-1251
  '5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020', // windows-1252
  '5349 msgreek', // windows-1253
  '5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009', // windows-1254
  '9447 mshebr', // windows-1255
  '9448 msarab', // windows-1256
  '9449 winbaltrim', // windows-1257
  '5354', // windows-1258
  '10007 10017 1283 macukraine macuk msmaccyrillic', // x-mac-cyrillic
  '1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000', // GBK
  '1392 54936 gb180302000 gb180302005 gb180302022', // gb18030
  '1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950', // Big5
  '954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010', // EUC-JP
  '50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms', // ISO-2022-JP
  '943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j', // Shift_JIS
  '970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a', // EUC-KR
  '-', // replacement
  '1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped', // UTF-16BE
  '1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102', // UTF-16LE
];

const places = /* @__PURE__ */ lazy(
  () => new Map(NAMES.flatMap((keys, place) => keys.split(' ').map((key) => [key, place]))),
);

/**
 * Finds the encoding that a name, or a `Content-Type`, most likely means.
 * @param {string} name
 * @returns {number | undefined}
 */
export function findEncoding(name) {
  const charset = charsetOf(name) ?? name;
  return getEncoding(charset) ?? places().get(keyOf(charset)) ?? findSimilar(charset);
}

/**
 * @param {string} name
 * @returns {string | null}
 */
export function resolveEncoding(name) {
  const encoding = findEncoding(toDOMString(name));
  return encoding === undefined ? null : encodings[encoding].name;
}
