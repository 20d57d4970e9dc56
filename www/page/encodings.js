// Which languages each encoding is for, and what else people call it.

import { element } from './dom.js';
import { currentLanguage, t } from './language.js';

/** @typedef {{ name: string, labels: readonly string[] }} Encoding */

/**
 * `about` has codes of languages, countries and scripts, the main language first; `names` has each encoding's other names.
 * @type {{ title: string, about: string, names: Record<string, string> }[]}
 */
const GROUPS = [
  {
    title: 'Unicode',
    about: '',
    names: { 'UTF-8': '65001', 'UTF-16LE': '1200 UCS-2 UTF-16', 'UTF-16BE': '1201' },
  },
  {
    title: 'ja',
    about: 'ja JP Jpan',
    names: { Shift_JIS: 'cp932', 'EUC-JP': 'cp51932 cp20932', 'ISO-2022-JP': 'cp50220 JIS' },
  },
  { title: 'zh-Hans', about: 'zh-Hans zh CN SG Hans', names: { GBK: 'cp936', gb18030: 'cp54936' } },
  { title: 'zh-Hant', about: 'zh-Hant zh TW HK MO Hant', names: { Big5: 'cp950' } },
  { title: 'ko', about: 'ko KR KP Kore Hang', names: { 'EUC-KR': 'cp949 UHC' } },
  {
    title: 'western',
    about:
      'en fr de es pt it nl sv da nb fi is ga ca gl eu US GB FR DE AT CH ES PT BR MX IT NL BE SE DK NO FI IS IE Latn',
    names: { 'windows-1252': 'ANSI', 'ISO-8859-15': 'Latin-9', macintosh: 'Mac Roman cp10000' },
  },
  {
    title: 'central',
    about: 'pl cs sk hu ro hr sl bs sr sq PL CZ SK HU RO HR SI BA RS AL Latn',
    names: { 'windows-1250': '', 'ISO-8859-2': '', 'ISO-8859-16': 'Latin-10' },
  },
  {
    title: 'Cyrl',
    about: 'ru uk be bg sr mk RU UA BY BG RS MK KZ Cyrl',
    names: {
      'windows-1251': '',
      'KOI8-R': 'cp20866',
      'KOI8-U': 'cp21866',
      IBM866: 'DOS',
      'ISO-8859-5': '',
      'x-mac-cyrillic': 'Mac cp10007',
    },
  },
  { title: 'el', about: 'el GR CY Grek', names: { 'windows-1253': '', 'ISO-8859-7': '' } },
  { title: 'tr', about: 'tr az TR Latn', names: { 'windows-1254': '' } },
  { title: 'he', about: 'he yi IL Hebr', names: { 'windows-1255': '', 'ISO-8859-8-I': '', 'ISO-8859-8': '' } },
  { title: 'ar', about: 'ar fa ur EG SA IR PK Arab', names: { 'windows-1256': '', 'ISO-8859-6': '' } },
  {
    title: 'baltic',
    about: 'lt lv et LT LV EE Latn',
    names: { 'windows-1257': '', 'ISO-8859-13': 'Latin-7', 'ISO-8859-4': '' },
  },
  { title: 'nordic', about: 'se is sv da nb FI SE NO Latn', names: { 'ISO-8859-10': '' } },
  { title: 'southern', about: 'mt eo MT Latn', names: { 'ISO-8859-3': '' } },
  { title: 'celtic', about: 'cy ga gd GB IE Latn', names: { 'ISO-8859-14': '' } },
  { title: 'vi', about: 'vi VN Latn', names: { 'windows-1258': '' } },
  { title: 'th', about: 'th TH Thai', names: { 'windows-874': 'cp874 TIS-620' } },
];

/** @param {string} name the name of an encoding */
const groupOf = (name) => GROUPS.find(({ names }) => Object.hasOwn(names, name));

/** @param {string} name */
export function knownOf(name) {
  const group = groupOf(name);
  return { about: group?.about.split(' ').filter(Boolean) ?? [], names: group?.names[name] ?? '' };
}

/** The main language of text in an encoding; empty if there are several. @param {string} name */
export function languageOf(name) {
  const { title, about } = groupOf(name) ?? { title: '', about: '' };
  return ['Unicode', 'western', 'central', 'baltic', 'nordic', 'southern', 'celtic'].includes(title)
    ? ''
    : about.split(' ')[0];
}

/** Describes, in the page's language, what an encoding is for. @param {string} name */
export function purposeOf(name) {
  const group = groupOf(name);
  return group && group.title !== 'Unicode' ? titleOf(group.title) : '';
}

/** @param {string} title */
function titleOf(title) {
  switch (title) {
    case 'Unicode':
      return title;
    case 'western':
    case 'central':
    case 'baltic':
    case 'nordic':
    case 'southern':
    case 'celtic':
    case 'others':
      return t(title);
    default:
      return displayName(title, currentLanguage());
  }
}

/**
 * @param {string} code
 * @param {string} language the language of the result
 */
export function displayName(code, language) {
  const type = /^[A-Z]{2}$/.test(code) ? 'region' : /^[A-Z][a-z]{3}$/.test(code) ? 'script' : 'language';
  return new Intl.DisplayNames(language, { type }).of(code) ?? code;
}

/**
 * Fills a select element with encodings, whose values are lowercase names.
 * @param {HTMLSelectElement} select
 * @param {readonly Encoding[]} encodings
 * @param {HTMLOptionElement[]} [first] the options before them
 */
export function fill(select, encodings, first = []) {
  const { value } = select;
  const names = encodings.map(({ name }) => name);
  const groups = [
    ...GROUPS.map((group) => ({ title: group.title, names: Object.keys(group.names) })),
    { title: 'others', names: names.filter((name) => !groupOf(name)) },
  ];
  select.replaceChildren(...first);
  for (const { title, names: own } of groups) {
    const options = own
      .filter((name) => names.includes(name))
      .map((name) => element('option', { value: name.toLowerCase(), textContent: name }));
    if (options.length > 0) select.append(element('optgroup', { label: titleOf(title) }, ...options));
  }
  if (value) select.value = value;
}
