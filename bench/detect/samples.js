// What the detectors are tried on: texts that the model was not made from, in every language's encodings, as prose,
// HTML, CSV, subtitles and source code, in four lengths.

import { encode } from '../../pkg/index.js';
import { paragraphs, sources } from '../../tools/detection/corpus.js';
import { asWrittenIn, ideographic, languages, visual } from '../../tools/detection/languages.js';

export const LENGTHS = [40, 200, 1000, 8000];

/**
 * @typedef {{ locale: string, encoding: string, form: string, length: number, text: string, bytes: Uint8Array }} Sample
 */

/** The generator "mulberry32": the same samples each time. @param {number} seed */
function randomNumbers(seed) {
  return (/** @type {number} */ below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What stands around texts. @type {Record<string, (lines: string[]) => string>} */
const forms = {
  prose: (lines) => lines.join('\n'),
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

/** What people write where an encoding has no such character. @type {Record<string, string>} */
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

/** @param {string} text @param {string} encoding */
function encodeAsPeopleDo(text, encoding) {
  try {
    return { text, bytes: encode(text, encoding) };
  } catch {
    const plain = text.replace(/[^\0-\x7f]/gu, (character) => {
      if (!(character in substitutes)) return character;
      try {
        encode(character, encoding);
        return character;
      } catch {
        return substitutes[character];
      }
    });
    try {
      return { text: plain, bytes: encode(plain, encoding) };
    } catch {
      return undefined;
    }
  }
}

/**
 * @param {{ each: number, seed: number }} options how many samples of each kind
 * @returns {Generator<Sample>}
 */
export function* samples({ each, seed }) {
  const random = randomNumbers(seed);
  const all = [
    ...languages.flatMap(({ locales, encodings, visual: isVisual = false }) =>
      locales.flatMap((locale) => encodings.map((encoding) => ({ locale, encoding, isVisual }))),
    ),
    ...ideographic.flatMap(({ locale, encodings }) =>
      encodings.filter((encoding) => encoding !== 'gb18030').map((encoding) => ({ locale, encoding, isVisual: false })),
    ),
    { locale: 'ja', encoding: 'ISO-2022-JP', isVisual: false },
  ];
  const locales = [...new Set(all.map(({ locale }) => locale))];
  for (const locale of locales) {
    const texts = sources.evaluation
      .map((source) => paragraphs(source, locale).map((line) => asWrittenIn(locale, line)))
      .filter((lines) => lines.length > 20);
    const unicode = ['UTF-8', 'UTF-16LE', 'UTF-16BE'].map((encoding) => ({ locale, encoding, isVisual: false }));
    for (const { encoding, isVisual } of [...all.filter((other) => other.locale === locale), ...unicode]) {
      for (const length of LENGTHS) {
        for (const form of Object.keys(forms)) {
          const count = encoding.startsWith('UTF') ? 1 : each;
          for (let i = 0, tries = 0; i < count && tries < 50; tries += 1) {
            const sample = one(texts[random(texts.length)], encoding, length, form, isVisual, random);
            if (!sample) continue;
            i += 1;
            yield { locale, encoding, form, length, ...sample };
          }
        }
      }
    }
  }
}

/**
 * @param {string[]} lines
 * @param {string} encoding
 * @param {number} length
 * @param {string} form
 * @param {boolean} isVisual
 * @param {(below: number) => number} random
 */
function one(lines, encoding, length, form, isVisual, random) {
  const taken = [];
  let rest = length;
  for (
    let i = random(lines.length), steps = 0;
    rest > 0 && steps < lines.length;
    i = (i + 1) % lines.length, steps += 1
  ) {
    const line = lines[i].slice(0, rest);
    const encoded = encoding.startsWith('UTF')
      ? { text: line }
      : encodeAsPeopleDo(isVisual ? visual(line) : line, encoding);
    if (!encoded) continue;
    taken.push(encoded.text);
    rest -= line.length + 1;
  }
  const text = forms[form](taken);
  // Symbols alone tell nothing of a language.
  if (!/[^\0-\x7fªº]/u.test(text.replace(/[^\p{L}\p{M}]/gu, ''))) return undefined;
  if (encoding.startsWith('UTF-16')) {
    const bytes = Buffer.from(text, 'utf16le');
    return { text, bytes: encoding === 'UTF-16BE' ? bytes.swap16() : bytes };
  }
  return { text, bytes: encoding === 'UTF-8' ? Buffer.from(text) : encode(text, encoding) };
}
