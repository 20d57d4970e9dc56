// The texts for evaluating repairs. Correct ones must stay as they are. Garbled ones are made from others; languages and mistakes have equal
// shares.

import { decode, encode } from '../../pkg/index.js';
import { localesOf, paragraphs, sources } from '../../tools/data/detection/corpus.js';
import { halfWidth } from '../../tools/data/detection/languages.js';
import { fileNames, forms, randomNumbers } from '../detect/sample-parts.js';

/** @typedef {(below: number) => number} Random */
/** @typedef {{ kind: string, text: string }} Correct */
/** @typedef {{ kind: string, language: string, isLatin: boolean, text: string, garbled: string }} Garbled */

const isASCII = (/** @type {string} */ text) => !/[^\0-\x7f]/.test(text);

/** @template T @param {readonly T[]} list @param {Random} random */
const one = (list, random) => list[random(list.length)];

/** Whether a source's text is garbled already. */
const isBroken = (/** @type {string} */ text) =>
  /[\x80-\x9f\ufffd\ue000-\uf8ff]|Ã[\x80-\xbf]|â€|Ð[\x80-\xbf]/.test(text);

/** English lines of each half: in other languages, they are untranslated. @type {Map<string, Set<string>>} */
const englishLines = new Map();

/** @param {'tuning' | 'reporting'} half */
function englishOf(half) {
  const lines = englishLines.get(half) ?? new Set(sources[half].flatMap((source) => paragraphs(source, 'en')));
  englishLines.set(half, lines);
  return lines;
}

/**
 * Lines of prose, and names.
 * @param {'tuning' | 'reporting'} half
 * @param {string} locale
 */
function textsOf(half, locale) {
  const untranslated = englishOf(half);
  /** @param {boolean} isShort */
  const lines = (isShort) =>
    sources[half]
      .filter(({ short = false }) => short === isShort)
      .flatMap((source) => paragraphs(source, locale))
      .filter((line) => (locale === 'en' || !untranslated.has(line)) && !isBroken(line));
  return { prose: lines(false), names: lines(true) };
}

/** A part of a line that begins with a word. @param {string} line @param {number} length @param {Random} random */
function partOf(line, length, random) {
  const start = line.length > length ? line.indexOf(' ', random(line.length - length)) + 1 : 0;
  return line
    .slice(start, start + length)
    .replace(/[\ud800-\udbff]$|^[\udc00-\udfff]/g, '')
    .trim();
}

/** From chats. */
const laughter = [
  ...['ㅋㅋㅋ', 'ㅋㅋㅋㅋㅋㅋㅋ', 'ㅎㅎ', 'ㅠㅠ', 'ㅜㅜ', 'ㅇㅇ', 'ㄴㄴ', 'ㄱㅅ', 'ㅊㅋㅊㅋ', '^^', '~~'],
  ...[
    'www',
    '笑',
    '（笑）',
    'ｗｗｗ',
    '草',
    '哈哈哈',
    '呵呵',
    '666',
    '555',
    '～',
    '…',
    '！！',
    '(￣▽￣)',
    '(´・ω・`)',
    '♪',
  ],
  ...[
    'хахаха',
    'ахах',
    'жжёшь',
    'лол',
    ')))',
    'χαχα',
    'חחח',
    'ههههه',
    '5555',
    'jajaja',
    'rsrsrs',
    'mdr',
    '😀',
    '❤️',
    '¯\\_(ツ)_/¯',
  ],
];

/** What names and titles end with. */
const marks = [
  '®',
  '™',
  '’s',
  '…',
  '”',
  '»',
  ' ®',
  '!',
  '²',
  '°',
  '’',
  '©',
  ' – Live',
  ' № 5',
  '—',
  ' • 2',
  '·',
  '®’s',
  '…”',
];

/** Formats of units and prices. */
const measures = [
  ...[
    '5 µm',
    '25°C',
    '−5 °C',
    '3×£20',
    '½ kg',
    '1¼″',
    '±3 %',
    '§ 5',
    '¶ 2',
    '100 €',
    '€5–€10',
    '£3.50',
    '¥500',
    '50¢',
    '2º',
    '1ª',
  ],
  ...[
    '10 кВт',
    '5 дБ',
    '2 мкФ',
    '10 µF',
    '4 kΩ',
    '5 Å',
    '12 m²',
    'x³',
    '№ 12',
    '㎏',
    '１２３',
    '４３５ｋｍ',
    '㈱',
    '①',
    'Ⅳ',
    '1月　435ｋｍ',
  ],
];

/** As in titles. @param {string} text @param {string} locale */
const capitals = (text, locale) => text.toLocaleUpperCase(locale.match(/^[a-z]{2,3}/)?.[0]);

/** @type {Record<string, (texts: Texts, random: Random) => string>} */
const makers = {
  prose: ({ prose, random }) => partOf(one(prose, random), one([10, 20, 40, 80, 200, 500], random), random),
  names: ({ names, random }) => one(names, random),
  'names in capitals': ({ names, locale, random }) => capitals(one(names, random), locale) + one(marks, random),
  'names with marks': ({ names, random }) =>
    one(['', '“', '«', '', '‘', '„'], random) + one(names, random) + one(marks, random),
  'words in capitals in English': ({ words, locale, english, random }) =>
    `${one(english, random)};${capitals(one(words, random), locale)} ${capitals(one(words, random), locale)};${one(english, random)}`,
  chats: ({ words, random }) =>
    Array.from(
      { length: 1 + random(5) },
      () => `${one(words, random)} ${one(words, random)} ${one(laughter, random)}`,
    ).join('\n'),
  'one word': ({ words, random }) => one(words, random) + one([...marks, ''], random),
  'quoted words': ({ words, random }) =>
    one(
      ['‚*‘', '„*“', '«*»', '« * »', '“*”', '「*」', '『*』', '（*）', '‹*›', '»*«', '《*》', '[*]…', '¿*?', '¡*!'],
      random,
    ).replace('*', one(words, random)),
  measures: ({ names, random }) =>
    `${one(names, random)}, ${one(measures, random)}${one([' ', ' / ', ' × ', ' – '], random)}${one(measures, random)}`,
  tables: ({ words, names, random }) =>
    Array.from({ length: 1 + random(8) }, (_, i) =>
      [i + 1, one(words, random), one(names, random), one(measures, random)].join(one([';', '\t', ',', ' | '], random)),
    ).join('\n'),
  'tables of initials': ({ words, random }) =>
    Array.from({ length: 2 + random(12) }, () => [...one(words, random)].slice(0, 1 + random(2)).join('')).join(
      one([' ', '\n', '\t', '', '・', '/'], random),
    ),
  'file names': ({ words, random }) =>
    one(fileNames, random).replace('*', `${one(words, random)}${one(['_', ' ', '-'], random)}${one(words, random)}`),
  ...Object.fromEntries(
    Object.entries(forms).map(([name, around]) => [
      name,
      (/** @type {Texts} */ { prose, random }) => around([1, 2, 3].map(() => partOf(one(prose, random), 40, random))),
    ]),
  ),
};

/** @typedef {{ prose: string[], names: string[], words: string[], english: string[], locale: string, random: Random }} Texts */

/** Words, or short runs of text without spaces. @param {string[]} lines */
const wordsOf = (lines) => [
  ...new Set(
    lines
      .flatMap((line) => line.match(/[\p{L}\p{M}’'-]+/gu) ?? [])
      .filter((word) => !isASCII(word))
      .map((word) => word.slice(0, 12)),
  ),
];

/**
 * Distinct correct texts that aren't ASCII.
 * @param {{ half: 'tuning' | 'reporting', seed: number, count: number }} options
 * @returns {Generator<Correct>}
 */
export function* correctTexts({ half, seed, count }) {
  const random = randomNumbers(seed);
  const { prose: englishProse } = textsOf(half, 'en');
  const english = englishProse.flatMap((line) => line.match(/\b[a-z]{3,}\b/g) ?? []).slice(0, 5000);
  const all = [...new Set(sources[half].flatMap(localesOf))].sort();
  /** @type {Texts[]} */
  const texts = all.map((locale) => {
    const { prose, names } = textsOf(half, locale);
    const foreign = (/** @type {string[]} */ lines) => lines.filter((line) => line.length > 1 && !isASCII(line));
    const lines = {
      prose: foreign(prose),
      names: foreign(names.length > 0 ? names : prose.filter((line) => line.length < 60)),
    };
    return { ...lines, words: wordsOf([...prose, ...names].slice(0, 20_000)), english, locale, random };
  });
  const usable = texts.filter(({ prose, names, words }) => prose.length > 5 && names.length > 5 && words.length > 5);
  const withWords = texts.filter(({ names, words }) => names.length > 5 && words.length > 5);
  const kinds = Object.keys(makers);
  const seen = new Set();
  while (seen.size < count) {
    const kind = kinds[seen.size % kinds.length];
    const needsProse = kind === 'prose' || kind in forms;
    const text = makers[kind](one(needsProse ? usable : withWords, random), random);
    if (seen.has(text) || isASCII(text) || text === '') {
      // Some sources are too small for so many distinct texts.
      if (random(50) === 0) seen.add(Symbol(kind));
      continue;
    }
    seen.add(text);
    yield { kind, text };
  }
  const kana = textsOf(half, 'ja');
  const japanese = [...kana.prose, ...kana.names].filter((line) => /[\u30a0-\u30ff]{2}/.test(line));
  for (let i = 0; i < count / 40; i += 1) {
    const text = partOf(halfWidth(one(japanese, random)), one([3, 5, 10, 20], random), random);
    if (!isASCII(text)) yield { kind: 'half-width kana', text };
  }
}

const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»' +
  decode(
    Uint8Array.from({ length: 48 }, (_, i) => 0xb0 + i),
    'ibm866',
  ) +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Wrong decoders outside the standard. @type {Record<string, (bytes: Uint8Array) => string>} */
const decoders = {
  'ISO-8859-1': (bytes) => Buffer.from(bytes).toString('latin1'),
  cp437: (bytes) =>
    Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : cp437[byte - 0x80])).join(''),
};

/** What a text was in, and what it was read as, once or several times. */
const MISTAKES = [
  ...['windows-1252', 'ISO-8859-1', 'windows-1250', 'windows-1251', 'ISO-8859-2', 'macintosh', 'cp437'].map(
    (readAs) => [['UTF-8', readAs]],
  ),
  ...['GBK', 'Shift_JIS', 'KOI8-R', 'ISO-8859-5', 'x-mac-cyrillic', 'windows-1254'].map((readAs) => [
    ['UTF-8', readAs],
  ]),
  ...['windows-1252', 'KOI8-R', 'ISO-8859-1'].map((readAs) => [['windows-1251', readAs]]),
  ...['windows-1251', 'ISO-8859-1'].map((readAs) => [['KOI8-R', readAs]]),
  ...['Shift_JIS', 'GBK', 'EUC-KR', 'Big5', 'macintosh', 'windows-1250', 'windows-1253', 'windows-1255'].map(
    (really) => [[really, 'windows-1252']],
  ),
  [['windows-1252', 'macintosh']],
  [['windows-1252', 'ISO-8859-1']],
  ...['windows-1252', 'ISO-8859-1', 'windows-1251'].map((readAs) => [0, 1].map(() => ['UTF-8', readAs])),
  [
    ['UTF-8', 'macintosh'],
    ['UTF-8', 'windows-1252'],
  ],
];

/** Languages by encoding. @type {Record<string, string>} */
const WRITTEN = {
  'windows-1250': 'pl cs ro hu',
  'windows-1251': 'ru uk bg',
  'windows-1252': 'de fr es pt it sv',
  'windows-1253': 'el',
  'windows-1255': 'he',
  macintosh: 'de fr es pt it sv',
  'KOI8-R': 'ru bg',
  Shift_JIS: 'ja',
  GBK: 'zh_CN',
  Big5: 'zh_TW',
  'EUC-KR': 'ko',
};

const LANGUAGES = 'de fr es pt it pl cs sv tr vi ro hu ru uk bg el he ar ja zh_CN zh_TW ko th'.split(' ');
const LATIN = new Set(LANGUAGES.slice(0, 12));

/** Garbles a text; `undefined` if that loses or changes nothing. @param {string} text @param {string[][]} mistakes */
function garble(text, mistakes) {
  let garbled = text;
  for (const [really, readAs] of mistakes) {
    try {
      garbled = (decoders[readAs] ?? ((bytes) => decode(bytes, readAs, { ignoreBOM: true })))(encode(garbled, really));
    } catch {
      return undefined;
    }
  }
  const isLost = garbled.includes('\ufffd') || garbled === text;
  return isLost ? undefined : garbled;
}

/**
 * Garbled texts. Languages, mistakes and lengths have equal shares, as far as encodings can represent the languages.
 * @param {{ half: 'tuning' | 'reporting', seed: number, count: number }} options
 * @returns {Generator<Garbled>}
 */
export function* garbledTexts({ half, seed, count }) {
  const random = randomNumbers(seed);
  const all = new Map(LANGUAGES.map((language) => [language, textsOf(half, language)]));
  const lengths = [8, 15, 30, 60, 120, 300];
  const made = new Set();
  const foreign = (/** @type {string[]} */ lines) => lines.filter((line) => !isASCII(line));
  const lines = new Map(
    [...all].map(([language, { prose, names }]) => [language, { prose: foreign(prose), names: foreign(names) }]),
  );
  for (let tries = 0; made.size < count && tries < 100 * count; tries += 1) {
    const mistakes = MISTAKES[tries % MISTAKES.length];
    const language = one(WRITTEN[mistakes[0][0]]?.split(' ') ?? LANGUAGES, random);
    const { prose, names } = lines.get(language) ?? { prose: [], names: [] };
    const from = random(4) === 0 && names.length > 0 ? names : prose;
    const text = partOf(one(from, random) ?? '', one(lengths, random), random);
    const garbled = isASCII(text) ? undefined : garble(text, mistakes);
    if (garbled === undefined || made.has(garbled)) continue;
    made.add(garbled);
    const kind = mistakes.map((step) => step.join(' read as ')).join(', ');
    const isLatin = LATIN.has(language);
    yield { kind, language, isLatin, text, garbled };
    if (random(8) > 0) continue;
    // Beside it, a correct line in the same language
    const beside = partOf(one(prose, random), 60, random);
    const [before, after] = random(2) === 0 ? [`${beside}\n`, ''] : ['', `\n${beside}`];
    yield {
      kind: 'with a correct line',
      language,
      isLatin,
      text: before + text + after,
      garbled: before + garbled + after,
    };
  }
}
