// The page's texts in its current language.

import english from '../strings/en.js';

/** @typedef {keyof typeof english} Key */
/** @typedef {Record<Key, string | Record<string, string>>} Strings */

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
 * All files have the texts in the same order, because the build omits the keys of all but English.
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

const STORED = 'language';

/** @type {Strings} */
let strings = english;
/** @type {Language} */
let language = 'en';
/** The language chosen last, which may still be loading. @type {keyof typeof FILES} */
let wanted = 'en';
let numbers = new Intl.NumberFormat('en');
let plurals = new Intl.PluralRules('en');
/** @type {(() => void)[]} */
const listeners = [];

/** A BCP 47 tag. */
export const currentLanguage = () => language;

/**
 * A text in the page's language.
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

/** @param {() => void} listener */
export const onLanguageChange = (listener) => listeners.push(listener);

/** Uses the language that was chosen on an earlier visit, or one of the browser's. */
export const startLanguage = () => setLanguage(stored() ?? preferred());

/** @param {Language} chosen */
export async function setLanguage(chosen) {
  wanted = chosen;
  try {
    const values = Object.values((await FILES[chosen]()).default);
    if (wanted !== chosen) return;
    strings = /** @type {Strings} */ (Object.fromEntries(Object.keys(english).map((key, i) => [key, values[i]])));
  } catch {
    // Without a network, the language stays.
    return;
  }
  language = chosen;
  numbers = new Intl.NumberFormat(chosen);
  plurals = new Intl.PluralRules(chosen);
  translate();
  for (const listener of listeners) listener();
}

/** @param {Language} chosen */
export function storeLanguage(chosen) {
  try {
    localStorage.setItem(STORED, chosen);
  } catch {
    // The browser may not allow storing anything.
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
    // WebKitGTK lists names of the system's locales, such as C.
    return {};
  }
}

/** Data attributes that hold a text's key, and the attribute that gets the text; '' means the element's content. */
const PLACES = /** @type {const} */ ([
  ['t', ''],
  ['tLabel', 'aria-label'],
  ['tPlaceholder', 'placeholder'],
]);

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
