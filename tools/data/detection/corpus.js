// The texts that train and evaluate the detector: packages of fixed versions, downloaded once into .tools/detection.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run, say } from '../../lib/process.js';
import { read } from './read.js';

const folder = join(root, '.tools', 'detection');

/**
 * `reader` names a function in read.js. A `short` source has names and phrases instead of prose.
 * @typedef {{
 *   debian?: string, npm?: string, pypi?: string, version: string, license: string, reader: string, short?: boolean,
 *   what: string,
 * }} Source
 */

/**
 * `training` and `words` make the model, and `tuning` its parameters. The published figures come from `reporting`, which tunes nothing.
 * @type {{ training: Source[], words: Source[], tuning: Source[], reporting: Source[] }}
 */
export const sources = JSON.parse(readFileSync(new URL('sources.json', import.meta.url), 'utf8'));

/**
 * Downloads and unpacks a source; returns the folder.
 * @param {Source} source
 */
export function fetch({ debian, npm, pypi, version }) {
  const name = debian ?? npm ?? pypi ?? fail('A source has no package. Name one in tools/data/detection/sources.json.');
  const unpacked = join(folder, `${name.replaceAll('/', '-')}-${version.replaceAll(':', '_')}`);
  if (existsSync(unpacked)) return unpacked;
  say(`Downloading ${name} ${version}`);
  const packed = join(folder, 'packed');
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  const partial = `${unpacked}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  if (debian) run('apt-get', ['download', `${name}=${version}`], { cwd: packed });
  else if (npm) run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: packed });
  else run('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', `${name}==${version}`], { cwd: packed });
  const [file] = readdirSync(packed);
  if (debian) run('dpkg-deb', ['--extract', join(packed, file), partial]);
  else if (npm) run('tar', ['--extract', '--file', join(packed, file), '--directory', partial]);
  else run('python3', ['-m', 'zipfile', '--extract', join(packed, file), partial]);
  run('mv', [partial, unpacked]);
  rmSync(packed, { recursive: true });
  return unpacked;
}

/** Languages by the names that sources use for them. @type {Record<string, string>} */
const canonical = {
  'nb-NO': 'nb',
  no: 'nb',
  'pt-PT': 'pt',
  'pt-BR': 'pt_BR',
  zh: 'zh_CN',
  'zh-CN': 'zh_CN',
  'zh-Hans': 'zh_CN',
  'zh-TW': 'zh_TW',
  'zh-Hant': 'zh_TW',
  'sr-latin': 'sr@latin',
  'sr-Latn': 'sr@latin',
};
const base = /^(bg-BG|fr-FR|he-IL|hu-HU|is-IS|ko-KR|sl-SI|sv-SE|th-TH|ku-IQ)$/;

/** Makes names of languages equal: `nb`, `pt_BR`, `sr@latin`. @param {string} name */
function toLocale(name) {
  const tag = name.replace(/[_@]/g, '-');
  if (base.test(tag)) return tag.slice(0, 2);
  return canonical[tag] ?? tag;
}

/** @type {Map<Source, Map<string, (() => string[])[]>>} */
const catalogues = new Map();
/** @param {Source} source */
function catalogue(source) {
  let found = catalogues.get(source);
  if (!found) {
    found = new Map();
    for (const [name, readParagraphs] of read(fetch(source), source.reader)) {
      const locale = toLocale(name);
      found.set(locale, [...(found.get(locale) ?? []), readParagraphs]);
    }
    catalogues.set(source, found);
  }
  return found;
}

/** @param {Source} source */
export const localesOf = (source) => [...catalogue(source).keys()];

/**
 * @param {Source} source
 * @param {string} locale
 */
export const paragraphs = (source, locale) => (catalogue(source).get(locale) ?? []).flatMap((lines) => lines());

/**
 * A source's words in a language, with their frequency in a million.
 * @param {Source} source
 * @param {string} locale
 * @returns {[word: string, frequency: number][]}
 */
export function words(source, locale) {
  return paragraphs(source, locale).map((line) => {
    const [word, frequency] = line.split('\t');
    return [word, Number(frequency)];
  });
}
