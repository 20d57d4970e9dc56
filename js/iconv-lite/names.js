// iconv-lite's names of encodings, in canonical form: only letters and digits.

/** Each line has an encoding's main name, or another one that leads to it, and then more names. */
const NAMES = `
utf8 unicode11utf8
ucs2 utf16le
utf32 ucs4
utf32le ucs4le
utf32be ucs4be
utf7 unicode11utf7
ascii ascii8bit usascii ansix34 ansix341968 ansix341986 csascii cp367 ibm367 isoir6 iso646us iso646irv us
shiftjis 932 cp932 ms932 windows932 csshiftjis mskanji sjis windows31j ms31j xsjis
cp936 936 ms936 windows936 gb2312 gb231280 gb23121980 csgb2312 csiso58gb231280 euccn
gbk xgbk isoir58
gb18030 chinese
cp949 949 ms949 windows949 cseuckr csksc56011987 euckr isoir149 korean ksc56011987 ksc56011989 ksc5601
cp950 950 ms950 windows950
big5hkscs big5 cnbig5 csbig5 xxbig5
iso88591 latin1 csisolatin1 l1 isoir100 cp819 ibm819
iso88592 latin2 csisolatin2 l2 isoir101
iso88593 latin3 csisolatin3 l3 isoir109
iso88594 latin4 csisolatin4 l4 isoir110
iso88595 csisolatincyrillic isoir144 cyrillic
iso88596 csisolatinarabic isoir127 arabic arabic8 ecma114 asmo708
iso88597 csisolatingreek isoir126 greek greek8 ecma118 elot928
iso88598 csisolatinhebrew isoir138 hebrew hebrew8 iso88598i iso88598e
iso88599 latin5 csisolatin5 l5 isoir148 turkish turkish8
iso885910 latin6 csisolatin6 l6 isoir157
iso885911 thai thai8
iso885913 latin7 l7 isoir179
iso885914 latin8 l8 isoir199 celtic celtic8 isoceltic
iso885915 latin9 l9 isoir203
iso885916 latin10 l10 isoir226
cp1250 msee
cp1251 mscyrl
cp1252 msansi
cp1253 msgreek
cp1254 msturk
cp1255 mshebr
cp1256 msarab
cp1257 winbaltrim
windows874 874 win874 cp874
cp437 cspc8codepage437
cp775 cspc775baltic
cp808 808 ibm808
cp850 cspc850multilingual
cp852 cspcp852
cp862 cspc862latinhebrew
cp869 cpgr
koi8r 20866 cp20866 ibm878 cskoi8r
koi8u 21866 cp21866 ibm1168
rk1048 strk10482002
tcvn tcvn5712 tcvn57121
tis620 isoir166 tis6200 tis62025291 tis62025330
iso646cn isoir57 gb198880 cn
iso646jp isoir14 csiso14jisc6220ro jisc62201969ro jp
hproman8 cshproman8 r8 roman8 xroman8 ibm1051
macintosh mac csmacintosh
macroman 10000
macgreek 10006
maccyrillic 10007
maccenteuro 10029
maciceland 10079
macturkish 10081
`;

/** Code pages that are also known by their number alone, and with `ibm` or `csibm` before it. */
const IBM_PAGES =
  '437 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 922 1046 1124 1125 1129 1133 1161 1162 1163';

export const aliases = new Map([
  ...NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [name, ...others] = line.split(' ');
      return others.map((other) => /** @type {const} */ ([other, name]));
    }),
  ...IBM_PAGES.split(' ').flatMap((page) => pairs(`cp${page}`, page, `ibm${page}`, `csibm${page}`)),
  ...numbered(1250, 1258).flatMap((page) => pairs(`windows${page}`, `${page}`, `win${page}`, `cp${page}`)),
  // Windows numbers the parts of ISO 8859 from 28591 on.
  ...[...numbered(1, 11), ...numbered(13, 16)].flatMap((part) =>
    pairs(`iso8859${part}`, `${28590 + part}`, `cp${28590 + part}`),
  ),
]);

/** @param {string} name @param {...string} others */
function pairs(name, ...others) {
  return others.map((other) => /** @type {const} */ ([other, name]));
}

/** @param {number} first @param {number} last */
function numbered(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** How many names the cache holds. */
const MAX_KEPT = 1000;

/** @type {Map<unknown, string>} */
const canonicalNames = new Map();

/**
 * The name in lowercase, without a year after a colon, and only letters and digits.
 * @param {unknown} name
 */
export function canonicalName(name) {
  let canonical = canonicalNames.get(name);
  if (canonical === undefined) {
    canonical = `${name}`.toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g, '');
    if (typeof name === 'string') {
      if (canonicalNames.size === MAX_KEPT) canonicalNames.clear();
      canonicalNames.set(name, canonical);
    }
  }
  return canonical;
}
