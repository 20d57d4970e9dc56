// What samples are made of: random numbers, markup, symbols, damage, and encodings as people use them.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '../../pkg/index.js';

/** mulberry32 makes the same samples each time. @param {number} seed */
export function randomNumbers(seed) {
  return (/** @type {number} */ below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Markup and code around texts. @type {Record<string, (lines: string[]) => string>} */
export const forms = {
  html: (lines) =>
    `<!DOCTYPE html>\n<html>\n<head><title>${lines[0]}</title>\n<link rel="stylesheet" href="/style.css"></head>\n<body>\n${lines
      .map((line, i) => `<p class="text" id="p${i}">${line}</p>`)
      .join('\n')}\n</body>\n</html>\n`,
  csv: (lines) =>
    `id;name;count\n${lines.map((line, i) => `${i + 1};"${line.replaceAll('"', '""')}";${(i * 7919) % 1000}`).join('\n')}\n`,
  subtitles: (lines) =>
    lines
      .map((line, i) => {
        const time = (/** @type {number} */ seconds) =>
          `00:${String((seconds / 60) | 0).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')},000`;
        return `${i + 1}\n${time(3 * i)} --> ${time(3 * i + 2)}\n${line.replace(/(.{25,40}?) /g, '$1\n')}\n`;
      })
      .join('\n'),
  source: (lines) =>
    lines
      .map((line, i) => `  // ${line}\n  if (items[${i}].isReady()) return handle(items[${i}], "value");\n`)
      .join('\n'),
};

/** Text around file names. */
export const fileNames = [
  ...['*.txt', '*.xlsx', '*.mp3', '*.jpg', '*.pdf', '*.doc', '*.7z'],
  ...['*/', '01 - *.mp3', '2023-04-01 *.csv', '*_1.png', '* (2).docx', 'Documents/*.txt'],
];

/**
 * One to three words from a text, or one to six ideographs.
 * @param {string} text
 * @param {(below: number) => number} random
 */
export function shortName(text, random) {
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? [];
  const run = ideographs[random(ideographs.length || 1)];
  if (run) return [...run].slice(0, 1 + random(6)).join('');
  const words = text.match(/[\p{L}\p{M}\u200c]+/gu) ?? [''];
  const first = random(words.length);
  return words.slice(first, first + 1 + random(3)).join(' ');
}

/** What people write in place of characters that an encoding can't represent. @type {Record<string, string>} */
const substitutes = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  '«': '"',
  '»': '"',
  '\u00a0': ' ',
  '•': '*',
  '№': 'No',
  '©': '(c)',
  '→': '->',
  '−': '-',
  '‎': '',
  '‏': '',
  '\u00ad': '',
  '\u200b': '',
  '€': 'EUR',
  '·': '.',
  '‑': '-',
};

/** @param {string} text @param {(character: string) => unknown} has whether the encoding can represent a character */
const substitute = (text, has) =>
  text.replace(/[^\0-\x7f]/gu, (character) =>
    character in substitutes && !has(character) ? substitutes[character] : character,
  );

/** A text as people write it in an encoding; `undefined` if they can't. @param {string} text @param {string} encoding */
export function encodeAsPeopleDo(text, encoding) {
  const encoded = (/** @type {string} */ string) => {
    try {
      return encode(string, encoding);
    } catch {
      return undefined;
    }
  };
  return encoded(text) ?? encoded(substitute(text, encoded));
}

/** The letters that code pages 437 and 850 share, from 0x80 on, and those that only 850 has. */
const dos = new Map([
  ...[...'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ'].map((letter, i) => /** @type {const} */ ([letter, 0x80 + i])),
  ...[...'áíóúñÑªº¿'].map((letter, i) => /** @type {const} */ ([letter, 0xa0 + i])),
  .../** @type {[string, number][]} */ ([
    ['¡', 0xad],
    ['«', 0xae],
    ['»', 0xaf],
    ['ß', 0xe1],
    ['°', 0xf8],
    ['ø', 0x9b],
    ['Ø', 0x9d],
    ['Á', 0xb5],
    ['Â', 0xb6],
    ['À', 0xb7],
    ['ã', 0xc6],
    ['Ã', 0xc7],
    ['Ê', 0xd2],
    ['È', 0xd4],
    ['Í', 0xd6],
    ['Ó', 0xe0],
    ['õ', 0xe4],
    ['Õ', 0xe5],
    ['Ú', 0xe9],
  ]),
]);

/** Text in code page 850; `undefined` if that can't represent it. @param {string} text */
export function dosBytes(text) {
  const plain = substitute(text, (character) => dos.has(character));
  const codes = [...plain].map((character) => (character < '\x80' ? character.charCodeAt(0) : dos.get(character)));
  return codes.includes(undefined) ? undefined : Uint8Array.from(/** @type {number[]} */ (codes));
}

/** These put one character outside ASCII into English text. */
export const symbols = [
  ...['©', '§', '½', '£', '€', '¿', '•'].map((symbol) => (/** @type {string} */ text) => `${symbol} ${text}`),
  ...['®', '™', '°', '²', '…'].map(
    (symbol) => (/** @type {string} */ text) =>
      text.replace(/(?<=\w{3})\b/, symbol).replace(/^(?!.*[^\0-\x7f])/s, `a${symbol} `),
  ),
  ...['—', '–', '’', ' — ', ' – ', ' × ', ' ± ', ' · ', ' « '].map(
    (symbol) => (/** @type {string} */ text, /** @type {(below: number) => number} */ random) => {
      const words = text.split(' ');
      const at = 1 + random(Math.max(1, words.length - 1));
      return words.slice(0, at).join(' ') + symbol + (words.slice(at).join(' ') || 's');
    },
  ),
  (/** @type {string} */ text) => `“${text.split(' ')[0]}” ${text.split(' ').slice(1).join(' ')}`.replace('”', '"'),
  ...[
    'naïve',
    'café',
    'résumé'.replace('é', 'e'),
    'façade',
    'Zoë',
    'jalapeño',
    'Ångström'.replace('ö', 'o'),
    'São',
    'Köln',
    'à',
    'crème',
    'Søren',
    'Málaga',
    'fiancée',
    'über',
    'piñata',
    'déjà'.replace('à', 'a'),
    'coöperate',
  ].map((word) => (/** @type {string} */ text, /** @type {(below: number) => number} */ random) => {
    const words = text.split(' ');
    words[random(words.length)] = word;
    return words.join(' ');
  }),
];

/** These damage UTF-8, or return `undefined` if too little would be left. */
export const damaged = {
  /** Cuts inside a character. @param {Buffer} bytes @param {(below: number) => number} random */
  cut(bytes, random) {
    const places = [...bytes.keys()].filter((i) => i > 0 && (bytes[i] & 0xc0) === 0x80);
    const first = places.findIndex((i) => (bytes[i + 1] & 0xc0) !== 0x80);
    const later = places.slice(first + 1);
    return later.length > 0 ? bytes.subarray(0, later[random(later.length)]) : undefined;
  },
  /** Replaces one byte. @param {Buffer} bytes @param {(below: number) => number} random */
  oneByte(bytes, random) {
    const leads = [...bytes].filter((byte) => byte >= 0xc0).length;
    if (leads < 3) return undefined;
    const changed = Buffer.from(bytes);
    const at = random(changed.length);
    changed[at] = 0x80 | random(0x80);
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(changed);
      return undefined;
    } catch {
      return changed;
    }
  },
};

/** Files that aren't text. @param {string} folder */
export function binaries(folder) {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mo|png|jpg|gz|ogg|dat|so|pyc|gif|ico|zip|ttf|woff2?)$/.test(file))
      .sort()
      .map((file) => join(folder, file))
      // Some packages have broken links.
      .filter(existsSync)
  );
}
