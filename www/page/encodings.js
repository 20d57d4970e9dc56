// Choosers of encodings.

import { element } from './dom.js';

/** @typedef {{ name: string, labels: readonly string[] }} Encoding */

/**
 * The standard's groups, and what people may call the encodings in them or what they are for.
 * @type {{ title: string, encodings: Record<string, string> }[]}
 */
const GROUPS = [
  { title: 'Unicode', encodings: { 'UTF-8': '', 'UTF-16LE': '', 'UTF-16BE': '' } },
  { title: 'Japanese', encodings: { Shift_JIS: 'japanese', 'EUC-JP': 'japanese', 'ISO-2022-JP': 'japanese' } },
  { title: 'Chinese', encodings: { GBK: 'simplified', gb18030: 'simplified', Big5: 'traditional' } },
  { title: 'Korean', encodings: { 'EUC-KR': 'korean' } },
  {
    title: 'Single-byte',
    encodings: {
      'windows-1252': 'western english french german spanish portuguese',
      'windows-1250': 'central european polish czech hungarian',
      'windows-1251': 'cyrillic russian ukrainian bulgarian serbian',
      'windows-1253': 'greek',
      'windows-1254': 'turkish',
      'windows-1255': 'hebrew',
      'windows-1256': 'arabic persian',
      'windows-1257': 'baltic estonian latvian lithuanian',
      'windows-1258': 'vietnamese',
      'windows-874': 'thai',
      'KOI8-R': 'cyrillic russian',
      'KOI8-U': 'cyrillic ukrainian',
      IBM866: 'cyrillic russian dos',
      macintosh: 'western mac roman',
      'x-mac-cyrillic': 'cyrillic mac ukrainian',
      'ISO-8859-2': 'central european polish czech hungarian',
      'ISO-8859-3': 'south european maltese esperanto',
      'ISO-8859-4': 'north european baltic',
      'ISO-8859-5': 'cyrillic',
      'ISO-8859-6': 'arabic',
      'ISO-8859-7': 'greek',
      'ISO-8859-8': 'hebrew visual',
      'ISO-8859-8-I': 'hebrew logical',
      'ISO-8859-10': 'nordic',
      'ISO-8859-13': 'baltic',
      'ISO-8859-14': 'celtic',
      'ISO-8859-15': 'western euro',
      'ISO-8859-16': 'romanian',
    },
  },
];

/** Encodings that are no encoding of text, and stand last. */
const OTHERS = 'Others';

/**
 * Fills a chooser. An encoding's value is its name in lowercase.
 * @param {HTMLSelectElement} select
 * @param {readonly Encoding[]} encodings
 */
export function fill(select, encodings) {
  const known = new Set(GROUPS.flatMap((group) => Object.keys(group.encodings)));
  const names = encodings.map(({ name }) => name);
  const groups = [
    ...GROUPS.map((group) => ({ title: group.title, names: Object.keys(group.encodings) })),
    { title: OTHERS, names: names.filter((name) => !known.has(name)) },
  ];
  for (const { title, names: own } of groups) {
    const options = own
      .filter((name) => names.includes(name))
      .map((name) => element('option', { value: name.toLowerCase(), textContent: name }));
    if (options.length > 0) select.append(element('optgroup', { label: title }, ...options));
  }
}

/**
 * The encodings that someone may mean: one whose label it is, or else those with a label or a language that has it.
 * @param {string} query
 * @param {readonly Encoding[]} encodings
 * @returns {{ name: string, why: string }[]}
 */
export function find(query, encodings) {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const exact = encodings.find(({ name, labels }) => name.toLowerCase() === wanted || labels.includes(wanted));
  if (exact) return [{ name: exact.name, why: wanted }];
  /** @type {Record<string, string>} */
  const words = Object.assign({}, ...GROUPS.map((group) => group.encodings));
  return encodings.flatMap(({ name, labels }) => {
    const title = GROUPS.find((group) => name in group.encodings)?.title.toLowerCase() ?? '';
    const all = [...labels, ...(words[name] ?? '').split(' '), title, name.toLowerCase()];
    const why = all.find((label) => label.includes(wanted));
    return why === undefined ? [] : [{ name, why }];
  });
}
