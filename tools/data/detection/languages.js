// The languages that the detector distinguishes, and the encodings that each uses on the web. Each has a model; similar languages share one.

/** In Latin scripts, ASCII letters belong to the alphabet. */
const latin = { latin: true };
const western = ['windows-1252', 'macintosh'];
const central = ['windows-1250', 'ISO-8859-2'];
const baltic = ['windows-1257', 'ISO-8859-13', 'ISO-8859-4'];
const cyrillic = ['windows-1251', 'KOI8-U', 'ISO-8859-5', 'IBM866', 'x-mac-cyrillic'];

/**
 * `rarity` is how many bits rarer than others a model's languages (`locales`) are. A `mixed` model is for languages without their own.
 * @typedef {{
 *   locales: string[], encodings: string[], latin?: boolean, visual?: boolean, rarity?: number, halfWidth?: boolean,
 *   mixed?: boolean,
 * }} Language
 * @type {Language[]}
 */
export const languages = [
  {
    locales: ['en', 'de', 'fr', 'es', 'gl', 'ca', 'pt', 'it', 'nl', 'af', 'sv', 'fi', 'da', 'is', 'ga', 'eu', 'sq'],
    encodings: western,
    rarity: 3.75,
    mixed: true,
    ...latin,
  },
  { locales: ['en'], encodings: western, rarity: 0, ...latin },
  { locales: ['de'], encodings: western, ...latin },
  { locales: ['fr'], encodings: western, ...latin },
  { locales: ['es'], encodings: western, ...latin },
  { locales: ['gl'], encodings: western, ...latin },
  { locales: ['ca'], encodings: western, ...latin },
  { locales: ['pt', 'pt_BR'], encodings: western, ...latin },
  { locales: ['it'], encodings: western, ...latin },
  { locales: ['nl', 'af'], encodings: western, ...latin },
  { locales: ['sv', 'fi'], encodings: western, ...latin },
  { locales: ['da', 'nb', 'nn'], encodings: western, ...latin },
  { locales: ['is'], encodings: western, ...latin },
  { locales: ['ga'], encodings: western, ...latin },
  { locales: ['eu'], encodings: western, ...latin },
  { locales: ['sq'], encodings: western, ...latin },
  { locales: ['pl'], encodings: central, ...latin },
  { locales: ['cs', 'sk'], encodings: central, ...latin },
  { locales: ['hu'], encodings: central, ...latin },
  { locales: ['sl', 'hr', 'bs', 'sr@latin'], encodings: central, ...latin },
  { locales: ['ro'], encodings: central, ...latin },
  { locales: ['lt'], encodings: baltic, ...latin },
  { locales: ['lv'], encodings: baltic, ...latin },
  { locales: ['et'], encodings: baltic, ...latin },
  { locales: ['tr', 'az'], encodings: ['windows-1254'], ...latin },
  { locales: ['vi'], encodings: ['windows-1258'], ...latin },
  { locales: ['eo'], encodings: ['ISO-8859-3'], ...latin },
  { locales: ['ru'], encodings: [...cyrillic, 'KOI8-R'] },
  { locales: ['uk', 'be'], encodings: cyrillic },
  { locales: ['bg'], encodings: cyrillic },
  { locales: ['sr', 'mk'], encodings: ['windows-1251', 'ISO-8859-5', 'x-mac-cyrillic'] },
  { locales: ['el'], encodings: ['windows-1253', 'ISO-8859-7'] },
  { locales: ['he'], encodings: ['windows-1255'] },
  { locales: ['he'], encodings: ['ISO-8859-8'], visual: true },
  { locales: ['ar'], encodings: ['windows-1256', 'ISO-8859-6'] },
  { locales: ['fa', 'ur'], encodings: ['windows-1256'] },
  { locales: ['th'], encodings: ['windows-874'] },
  { locales: ['ja'], encodings: ['Shift_JIS'], halfWidth: true },
];

/** Each is written in each of its encodings. */
export const written = languages.filter(({ mixed, halfWidth }) => !mixed && !halfWidth);

/**
 * Languages in encodings with pairs of bytes.
 * @type {{ locale: string, encodings: string[] }[]}
 */
export const ideographic = [
  { locale: 'ja', encodings: ['Shift_JIS', 'EUC-JP'] },
  { locale: 'zh_CN', encodings: ['GBK'] },
  { locale: 'zh_TW', encodings: ['Big5'] },
  { locale: 'ko', encodings: ['EUC-KR'] },
];

/**
 * Text as people wrote it before Unicode, with other characters for those that the language's encodings can't represent.
 * @param {string} locale
 * @param {string} text
 */
export function asWrittenIn(locale, text) {
  text = text.normalize('NFC');
  if (locale === 'ro')
    return text.replace(/[șțȘȚ]/g, (letter) => ({ ș: 'ş', ț: 'ţ', Ș: 'Ş', Ț: 'Ţ' })[letter] ?? letter);
  if (locale === 'az') return text.replace(/[əƏ]/g, (letter) => (letter === 'ə' ? 'e' : 'E'));
  if (locale === 'fa' || locale === 'ur')
    return text.replace(/[یۀە۔\u200c]/g, (letter) => ({ ی: 'ي', ۀ: 'ه', ە: 'ه', '۔': '.' })[letter] ?? letter);
  if (locale === 'vi') return text.replace(/[^\0-\x7f]/gu, withoutTone);
  return text;
}

const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** In windows-1258, tones are separate characters, except in vowels that Western languages have, too. */
function withoutTone(/** @type {string} */ letter) {
  if (/[àáâèéêìíîóôùúûñ]/i.test(letter)) return letter.normalize('NFC');
  const decomposed = letter.normalize('NFD');
  const tones = decomposed.match(toneMarks) ?? [];
  return decomposed.replace(toneMarks, '').normalize('NFC') + tones.join('');
}

/** Right-to-left text in the order in which it is displayed. @param {string} line */
export const visual = (line) =>
  [...line]
    .reverse()
    .join('')
    .replace(/[!-~]+( [!-~]+)*/g, (ascii) => [...ascii].reverse().join(''));

/** @type {Map<string, string>} */
const narrow = new Map([['ー', 'ｰ']]);
for (let unit = 0xff66; unit <= 0xff9d; unit += 1) {
  for (const mark of ['', 'ﾞ', 'ﾟ']) {
    const character = String.fromCharCode(unit);
    const wide = (character + mark).normalize('NFKC');
    if (wide.length === 1 && !narrow.has(wide)) narrow.set(wide, character + mark);
  }
}

/** A text's katakana as banks and cash registers write them. @param {string} text */
export function halfWidth(text) {
  const words = text.match(/[ァ-ヴー]{2,}/g) ?? [];
  return words.map((word) => [...word].map((letter) => narrow.get(letter) ?? '').join('')).join(' ');
}
