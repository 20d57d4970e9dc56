// The samples for evaluating detectors. A group is a kind of text. Prose and capitals have the same number of samples for every language,
// encoding and length, so a group's mean favours none.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '../../pkg/index.js';
import { fetch, localesOf, paragraphs, sources } from '../../tools/data/detection/corpus.js';
import { asWrittenIn, halfWidth, ideographic, visual, written } from '../../tools/data/detection/languages.js';
import {
  binaries,
  damaged,
  dosBytes,
  encodeAsPeopleDo,
  fileNames,
  forms,
  randomNumbers,
  shortName,
  symbols,
} from './sample-parts.js';
import { ROWS, rows, symbolTemplates, templates } from './structured.js';

export const LENGTHS = [10, 20, 40, 80, 200, 1000];

/**
 * `encoding` is `null` where no encoding of the standard is right. `hint` is a locale for the detector. Structured text has a number of
 * `rows` made by a `template`.
 * @typedef {{
 *   group: string, locale: string, encoding: string | null, length: number, bytes: Uint8Array, hint?: string,
 *   template?: string, rows?: number,
 * }} Sample
 */

/** Each language in each encoding of the model. */
const all = [
  ...written.flatMap(({ locales, encodings, visual: isVisual = false, latin = false }) =>
    locales.flatMap((locale) => encodings.map((encoding) => ({ locale, encoding, isVisual, latin }))),
  ),
  ...[...ideographic, { locale: 'ja', encodings: ['ISO-2022-JP'] }].flatMap(({ locale, encodings }) =>
    encodings.map((encoding) => ({ locale, encoding, isVisual: false, latin: false })),
  ),
];
const known = new Set(all.map(({ locale }) => locale));
const hasCase = (/** @type {string} */ locale) =>
  !['ja', 'zh_CN', 'zh_TW', 'ko', 'he', 'ar', 'fa', 'ur', 'th'].includes(locale);

/** Encodings for languages without a model. */
const elsewhere = ['windows-1252', 'windows-1250', 'windows-1254', 'windows-1257', 'windows-1251', 'windows-1256'];
/** The Declaration in other spellings or scripts of languages with a model. */
const variants = /^(als|azj|bos|cmn|cnr|deu|ell|jpn|pes|ron|srp|hlt|yue|nan|hak|hsn|wuu|gan|cjy)-|^(cnr|src|ydd|\d+)$/;

/**
 * @param {{ half: 'tuning' | 'reporting', each: number, seed: number }} options
 *   `each`: samples of prose for each language, encoding and length
 * @returns {Generator<Sample>}
 */
export function* samples({ half, each, seed }) {
  const random = randomNumbers(seed);
  const training = new Set();
  const prose = sources[half].filter(({ short }) => !short);
  const short = sources[half].filter((source) => source.short);
  const locales = [...new Set(sources[half].flatMap(localesOf))].sort();

  // Paragraphs that are also training texts, or weren't translated, prove nothing.
  const english = new Set(sources[half].flatMap((source) => paragraphs(source, 'en')));
  for (const locale of known) {
    for (const source of sources.training) for (const line of paragraphs(source, locale)) training.add(line);
  }
  /** @param {import('../../tools/data/detection/corpus.js').Source[]} from @param {string} locale */
  const texts = (from, locale) =>
    from
      .map((source) =>
        paragraphs(source, locale)
          .filter((line) => !training.has(line) && (locale === 'en' || !english.has(line)))
          .map((line) => asWrittenIn(locale, line)),
      )
      .filter((lines) => lines.length > 20);

  /** @type {Map<string, string[][]>} */
  const proseOf = new Map([...known].map((locale) => [locale, texts(prose, locale)]));
  /** @param {string} locale @param {number} length @param {(text: string) => Uint8Array | undefined} toBytes */
  const one = (locale, length, toBytes) => {
    const from = proseOf.get(locale) ?? [];
    for (let tries = 0; from.length > 0 && tries < 60; tries += 1) {
      const text = cut(from[random(from.length)], length, random);
      const bytes = hasForeignLetter(text) ? toBytes(text) : undefined;
      if (bytes) return bytes;
    }
    return undefined;
  };

  for (const { locale, encoding, isVisual } of all) {
    const encoded = (/** @type {string} */ text) => encodeAsPeopleDo(isVisual ? visual(text) : text, encoding);
    const capitals = (/** @type {string} */ text) => encoded(text.toLocaleUpperCase(locale.slice(0, 2)));
    for (const length of LENGTHS) {
      for (let i = 0; i < each; i += 1) {
        const bytes = one(locale, length, encoded);
        if (!bytes) continue;
        yield { group: 'prose', locale, encoding, length, bytes };
        if (length > 40 || i >= each / 3) continue;
        yield { group: 'right hint', locale, encoding, length, bytes, hint: locale.replace('_', '-') };
        const wrong = ['en', 'ru', 'ja', 'pl', 'tr'].filter((other) => other !== locale)[i % 4];
        yield { group: 'wrong hint', locale, encoding, length, bytes, hint: wrong };
      }
      for (let i = 0; i < each / 3 && hasCase(locale) && length < 1000; i += 1) {
        const bytes = one(locale, length, capitals);
        if (bytes) yield { group: 'capitals', locale, encoding, length, bytes };
      }
    }
    for (const [form, around] of Object.entries(forms)) {
      for (const length of [200, 1000]) {
        const bytes = one(locale, length, (text) => encoded(around(text.split('\n'))));
        if (bytes) yield { group: form, locale, encoding, length, bytes };
      }
    }
    const [names] = [texts(short, locale).flat()];
    for (let i = 0, tries = 0; i < 2 * each && tries < 40 * each && names.length > 0; tries += 1) {
      const name = names[random(names.length)];
      const bytes = hasForeignLetter(name) ? encoded(name.slice(0, 60)) : undefined;
      if (!bytes) continue;
      i += 1;
      yield { group: 'short strings', locale, encoding, length: Math.min(name.length, 60), bytes };
    }
  }

  for (const locale of known) {
    for (const length of LENGTHS) {
      for (let i = 0; i < each / 2; i += 1) {
        const whole = one(locale, length, (text) => Buffer.from(text));
        if (whole) yield { group: 'UTF-8', locale, encoding: 'UTF-8', length, bytes: whole };
        const cutInside = one(locale, length, (text) => damaged.cut(Buffer.from(text), random));
        if (cutInside) yield { group: 'UTF-8, cut', locale, encoding: 'UTF-8', length, bytes: cutInside };
      }
      for (let i = 0; i < each / 4; i += 1) {
        const little = one(locale, length, (text) => Buffer.from(text, 'utf16le'));
        if (little) yield { group: 'UTF-16', locale, encoding: 'UTF-16LE', length, bytes: little };
        const big = one(locale, length, (text) => Buffer.from(text, 'utf16le').swap16());
        if (big) yield { group: 'UTF-16', locale, encoding: 'UTF-16BE', length, bytes: big };
      }
    }
    for (let i = 0; i < 3 * each; i += 1) {
      const length = 10 + random(30);
      const bytes = one(locale, length, (text) => damaged.oneByte(Buffer.from(text), random));
      if (bytes) yield { group: 'UTF-8, one bad byte', locale, encoding: 'UTF-8', length, bytes };
    }
  }
  for (const { locale, encodings } of ideographic) {
    for (const encoding of encodings) {
      for (const length of LENGTHS) {
        for (let i = 0; i < each; i += 1) {
          const bytes = one(locale, length, (text) => encodeAsPeopleDo(text, encoding));
          const last = bytes?.findLastIndex((byte) => byte >= 0x80) ?? -1;
          if (bytes && last > 5)
            yield { group: 'legacy, cut', locale, encoding, length, bytes: bytes.subarray(0, last) };
        }
      }
    }
  }

  const lines = texts(prose, 'en')
    .flat()
    .filter((line) => /^[\0-\x7f]{8,}$/.test(line));
  for (const make of symbols) {
    for (const length of [10, 20, 40, 80, 200, 1000]) {
      for (let i = 0; i < each / 3; i += 1) {
        const text = make(cut(lines, length, random), random);
        yield {
          group: 'one symbol',
          locale: 'en',
          encoding: 'windows-1252',
          length,
          bytes: encode(text, 'windows-1252'),
        };
      }
    }
  }

  for (const locale of locales) {
    if (
      known.has(locale) ||
      known.has(locale.slice(0, 2)) ||
      /^(ceb|es|fr|de|pt|ar|ca|sr)-/.test(locale) ||
      variants.test(locale)
    )
      continue;
    const from = texts(prose, locale);
    if (from.length === 0) continue;
    const sample = from.flat().filter(hasForeignLetter);
    const encoding = elsewhere.find(
      (name) => sample.filter((line) => encodeAsPeopleDo(line, name)).length > 0.97 * sample.length,
    );
    if (!encoding || sample.length < 0.2 * from.flat().length) continue;
    proseOf.set(locale, from);
    for (const length of LENGTHS) {
      for (let i = 0; i < each / 4; i += 1) {
        const bytes = one(locale, length, (text) => encodeAsPeopleDo(text, encoding));
        if (bytes) yield { group: 'languages without a model', locale, encoding, length, bytes };
      }
    }
  }

  for (const locale of ['de', 'fr', 'es', 'it', 'pt', 'sv', 'da', 'fi', 'nl']) {
    for (const length of LENGTHS) {
      for (let i = 0; i < each; i += 1) {
        const bytes = one(locale, length, (text) => dosBytes(text));
        if (bytes) yield { group: 'DOS', locale, encoding: null, length, bytes };
      }
    }
  }
  const japanese = [...texts(short, 'ja'), ...(proseOf.get('ja') ?? [])].flat();
  for (let i = 0, tries = 0; i < 20 * each && tries < 4000 * each; tries += 1) {
    const text = halfWidth(japanese[random(japanese.length)]).slice(0, 40);
    if (text.length < 4) continue;
    i += 1;
    yield {
      group: 'half-width katakana',
      locale: 'ja',
      encoding: 'Shift_JIS',
      length: text.length,
      bytes: encode(text, 'Shift_JIS'),
    };
  }
  const kanji =
    [...texts(short, 'ja'), ...texts(short, 'zh_CN'), ...(proseOf.get('ja') ?? [])]
      .flat()
      .join('\n')
      .match(/\p{Script=Han}{2,}/gu) ?? [];
  for (const { locale, encodings } of ideographic) {
    const of =
      locale === 'ja'
        ? kanji
        : ([...texts(short, locale), ...(proseOf.get(locale) ?? [])]
            .flat()
            .join('\n')
            .match(/[\p{Script=Han}\p{Script=Hangul}]{2,}/gu) ?? []);
    for (const encoding of encodings) {
      for (let i = 0; i < 10 * each; i += 1) {
        const bytes = encodeAsPeopleDo([...of[random(of.length)]].slice(0, 2).join(''), encoding);
        if (bytes) yield { group: 'two ideographs', locale, encoding, length: 2, bytes };
      }
    }
  }

  const files = [...sources[half]].flatMap((source) => binaries(join(fetch(source))));
  for (let i = 0; i < 10 * each; i += 1) {
    const file = readFileSync(files[random(files.length)]);
    const length = [40, 200, 1000, 4000][i % 4];
    yield { group: 'not text', locale: '-', encoding: null, length, bytes: file.subarray(0, length) };
  }

  for (const { locale, encoding, isVisual } of all) {
    if (encoding === 'ISO-2022-JP') continue;
    const words = [...texts(short, locale), ...(proseOf.get(locale) ?? [])].flat();
    for (let i = 0, tries = 0; i < 2 * each && tries < 40 * each && words.length > 0; tries += 1) {
      const name = shortName(words[random(words.length)], random);
      const bytes = hasForeignLetter(name) ? encodeAsPeopleDo(isVisual ? visual(name) : name, encoding) : undefined;
      if (!bytes) continue;
      i += 1;
      const [before, after] = fileNames[random(fileNames.length)].split('*').map((part) => Buffer.from(part));
      const file = Buffer.concat([before, bytes, after]);
      yield { group: 'file names', locale, encoding, length: name.length, bytes: file };
    }
  }
}

/**
 * Structured text, in which all rows have the same word, or few words, or many.
 * @param {{ half: 'tuning' | 'reporting', each: number, seed: number }} options
 *   `each`: four times the samples for each language, encoding and number of rows
 * @returns {Generator<Sample>}
 */
export function* structured({ half, each, seed }) {
  const random = randomNumbers(seed);
  const short = sources[half].filter((source) => source.short);
  const prose = sources[half].filter((source) => !source.short);
  /** @type {Map<string, { words: string[], names: string[] }>} */
  const from = new Map();
  for (const locale of known) {
    const of = (/** @type {import('../../tools/data/detection/corpus.js').Source[]} */ list) =>
      list.flatMap((source) => paragraphs(source, locale)).map((line) => asWrittenIn(locale, line));
    const words = new Set(
      of(prose)
        .slice(0, 3000)
        .join('\n')
        .match(/[\p{L}\p{M}]{2,16}/gu)
        ?.filter(hasForeignLetter),
    );
    const names = of(short).filter((name) => name.length <= 40 && hasForeignLetter(name) && !/[\n"'`;|<]/.test(name));
    from.set(locale, { words: [...words], names });
  }
  const kinds = Object.entries(templates[half]);
  for (const { locale, encoding, isVisual } of all) {
    const { words = [], names = [] } = from.get(locale) ?? {};
    if (words.length < 50) continue;
    for (const count of ROWS) {
      for (let i = 0, tries = 0; i < each / 4 && tries < 40; tries += 1) {
        const [template, kind] = kinds[random(kinds.length)];
        const distinct = [1, 3, 1000][random(3)];
        const pick = (/** @type {string[]} */ list) =>
          Array.from({ length: distinct }, () => list[random(list.length)]);
        const text = rows(kind, count, { words: pick(words), names: pick(names.length < 20 ? words : names) }, random);
        const bytes = encodeAsPeopleDo(isVisual ? visual(text) : text, encoding);
        if (!bytes || !hasForeignLetter(text)) continue;
        i += 1;
        yield { group: 'structured', locale, encoding, length: text.length, template, rows: count, bytes };
      }
    }
  }
  for (const [template, { symbols: of, row }] of Object.entries(symbolTemplates[half])) {
    for (const symbol of of) {
      for (const count of ROWS) {
        for (let i = 0; i < each / 4; i += 1) {
          const text = rows({ row: (parts) => row(parts, symbol) }, count, { words: [], names: [] }, random);
          const bytes = encode(text, 'windows-1252');
          const group = 'structured, symbols';
          yield { group, locale: 'en', encoding: 'windows-1252', length: text.length, template, rows: count, bytes };
        }
      }
    }
  }
}

/** Whether there is a letter outside ASCII; symbols alone show no language. @param {string} text */
const hasForeignLetter = (text) => /[^\0-\x7fªº]/u.test(text.replace(/[^\p{L}\p{M}]/gu, ''));

/**
 * A part of a text that begins with a word.
 * @param {string[]} lines
 * @param {number} length
 * @param {(below: number) => number} random
 */
function cut(lines, length, random) {
  let at = random(lines.length);
  const first = lines[at];
  const middle = first.length > length ? first.indexOf(' ', random(first.length - length)) + 1 : 0;
  let text = first.slice(middle);
  for (let steps = 0; text.length < length && steps < lines.length; steps += 1) {
    at = (at + 1) % lines.length;
    text += `\n${lines[at]}`;
  }
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
