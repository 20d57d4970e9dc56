// The page's language, and the texts in this language.

import english from '../strings/en.js';

/** @typedef {keyof typeof english} Key */
/** @typedef {Record<Key, string | Record<string, string>>} Strings */

/** The available languages, with their own names. */
export const LANGUAGES = {
  en: 'English',
  ja: '日本語',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ko: '한국어',
  ru: 'Русский',
};

/** @typedef {keyof typeof LANGUAGES} Language */

/**
 * The texts, all in the same order. The build omits the keys of all but English.
 * @type {Record<Language, () => Promise<{ default: Strings | Strings[Key][] }>>}
 */
const FILES = {
  en: async () => ({ default: english }),
  ja: () => import('../strings/ja.js'),
  'zh-Hans': () => import('../strings/zh-Hans.js'),
  'zh-Hant': () => import('../strings/zh-Hant.js'),
  ko: () => import('../strings/ko.js'),
  ru: () => import('../strings/ru.js'),
};

/** The key under which the browser stores the choice. */
const STORED = 'language';

/** @type {Strings} */
let strings = english;
/** @type {Language} */
let language = 'en';
/** The language that was chosen last, which may still be loading. @type {keyof typeof FILES} */
let wanted = 'en';
let numbers = new Intl.NumberFormat('en');
let plurals = new Intl.PluralRules('en');
/** @type {(() => void)[]} */
const listeners = [];

/** The page's language, as a BCP 47 tag. */
export const currentLanguage = () => language;

/**
 * Gets a text in the page's language.
 * @param {Key} key
 * @param {Record<string, string | number>} [values] the values of placeholders; `n` selects the plural form
 */
export function t(key, values = {}) {
  const entry = strings[key];
  const text = typeof entry === 'string' ? entry : (entry[plurals.select(Number(values.n))] ?? entry.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === 'number' ? numbers.format(value) : value;
  });
}

/** Calls a function after each change of the language. @param {() => void} listener */
export const onLanguageChange = (listener) => listeners.push(listener);

/** Shows the page in the language that was chosen earlier, or else in one of the browser's languages. */
export const startLanguage = () => setLanguage(stored() ?? preferred());

/** @param {Language} chosen */
export async function setLanguage(chosen) {
  wanted = chosen;
  try {
    const values = Object.values((await FILES[chosen]()).default);
    if (wanted !== chosen) return;
    strings = /** @type {Strings} */ (Object.fromEntries(Object.keys(english).map((key, i) => [key, values[i]])));
  } catch {
    // Without a network, the page stays in its current language.
    return;
  }
  language = chosen;
  numbers = new Intl.NumberFormat(chosen);
  plurals = new Intl.PluralRules(chosen);
  translate();
  for (const listener of listeners) listener();
}

/** Stores a choice for the next visit. @param {Language} chosen */
export function storeLanguage(chosen) {
  try {
    localStorage.setItem(STORED, chosen);
  } catch {
    // The browser doesn't allow storing anything.
  }
}

/** @returns {Language | undefined} */
function stored() {
  try {
    const tag = localStorage.getItem(STORED);
    return tag !== null && Object.hasOwn(LANGUAGES, tag) ? /** @type {Language} */ (tag) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns {Language} */
function preferred() {
  for (const tag of navigator.languages) {
    const { language: code, script } = localeOf(tag);
    const found = Object.keys(LANGUAGES).find((name) => name === code || name === `${code}-${script}`);
    if (found) return /** @type {Language} */ (found);
  }
  return 'en';
}

/** @param {string} tag @returns {Partial<Intl.Locale>} */
function localeOf(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // In WebKitGTK, they may be names of the system's locales, such as C.
    return {};
  }
}

/** The data attributes that name a text, and the attribute that gets the text; '' is the element's content. */
const PLACES = /** @type {const} */ ([
  ['t', ''],
  ['tLabel', 'aria-label'],
  ['tPlaceholder', 'placeholder'],
]);

/** Fills in the texts that the document's elements name. */
function translate() {
  document.documentElement.lang = language;
  for (const [name, attribute] of PLACES) {
    const selector = `[data-${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}]`;
    for (const place of document.querySelectorAll(selector)) {
      const key = /** @type {Key} */ (/** @type {HTMLElement} */ (place).dataset[name]);
      if (attribute) place.setAttribute(attribute, t(key));
      else place.textContent = t(key);
    }
  }
  document.title = `${t('title')} – encoding-wasm`;
}
