// Makes docs/encodings.md, a page about every encoding, and the type of labels, from the package's own data: `npm run encodings`.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode, encodings, getOutputEncoding, localeDefaultEncoding } from '../../../pkg/index.js';
import { root } from '../../lib/process.js';
import { languages } from './alphabets.js';
import { groups } from './descriptions.js';
import { TYPES, withLabels } from './types.js';

export const DOCUMENT = join(root, 'docs', 'encodings.md');

/** The whole document. */
export function encodingsDocument() {
  const described = Object.values(groups).flatMap((group) => Object.keys(group));
  const names = encodings.map(({ name }) => name);
  if (`${described}` !== `${names}`) throw new Error(`The descriptions are of ${described}, not of ${names}.`);
  const sections = Object.entries(groups).flatMap(([group, descriptions]) => [
    `## ${group}\n`,
    ...Object.entries(descriptions).map(([name, description]) => sectionOf(name, description)),
  ]);
  return `${INTRODUCTION}${sections.join('\n')}`;
}

const labelCount = encodings.flatMap(({ labels }) => labels).length;

const INTRODUCTION = `# Encodings

<!-- By \`npm run encodings\`. -->

${wrapped(`For people who look for an encoding: what each one is for, its languages and its labels. The
[Encoding Standard](https://encoding.spec.whatwg.org/) has ${encodings.length} encodings, and ${labelCount} labels for them,
the names that web pages, mail and programs use. Case doesn't matter. [\`encodings\`](api.md#encodings) is this list as
data, and [\`labelToName\`](api.md#labeltonamelabel) finds an encoding by its label.`)}

${wrapped(`The languages are those whose letters the encoding contains, besides English, Indonesian, Malay and Swahili, which
need only ASCII. An encoding is the default for the locales for which HTML [falls
back](api.md#localedefaultencodinglocale) to it.`)}

`;

/** @param {string} name @param {string} description */
function sectionOf(name, description) {
  const { labels } = encodings.find((encoding) => encoding.name === name) ?? { labels: [] };
  const paragraphs = [
    [description, lengthsOf(name)],
    [languagesOf(name), defaultsOf(name)],
    [`Labels: ${labels.map((label) => `\`${label}\``).join(', ')}.`],
  ];
  const texts = paragraphs.map((sentences) => wrapped(sentences.join(' '))).filter(Boolean);
  return `### ${name}\n\n${texts.join('\n\n')}\n`;
}

const hasEncoder = (/** @type {string} */ name) => getOutputEncoding(name) === name;

/** The languages of a single-byte encoding; the descriptions name those of others. @param {string} name */
function languagesOf(name) {
  if (!hasEncoder(name) || lengthsOf(name)) return '';
  const written = languages.filter(([, letters]) => isWritable(letters, name)).map(([language]) => language);
  return written.length > 0 ? `Languages: ${written.join(', ')}.` : '';
}

/** @param {string} text @param {string} name */
const isWritable = (text, name) => !encode(text, name, { unmappable: 'html' }).includes(0x26);

/** A sentence about the lengths of characters, unless all take a byte or the encoding has no encoder. @param {string} name */
function lengthsOf(name) {
  if (!hasEncoder(name)) return '';
  const lengths = new Set();
  // Some of each part of the Basic Multilingual Plane, and a character of another.
  for (let codePoint = 0; codePoint < 0xd800; codePoint += codePoint < 0x80 ? 1 : 61) add(codePoint);
  add(0x1f4a9);
  const last = Math.max(...lengths);
  const others = [...lengths].sort().slice(0, -1).join(', ');
  return last === 1 ? '' : `${others} or ${last} bytes for a character.`;

  /** @param {number} codePoint */
  function add(codePoint) {
    const text = String.fromCodePoint(codePoint);
    if (text === '&' || !isWritable(text, name)) return;
    const bytes = encode(text, name);
    // ISO-2022-JP has escape sequences of three bytes around them.
    const escapes = text === ESCAPE ? 0 : bytes.filter((byte) => byte === ESCAPE.charCodeAt(0)).length;
    lengths.add(bytes.length - 3 * escapes);
  }
}

const ESCAPE = '\u001b';

/** The locales whose default is an encoding, by its name. Chinese has its scripts and regions. */
const defaults = /** @type {Record<string, string[]>} */ ({});
for (const locale of [
  ...languageCodes(),
  ...['Hans', 'Hant', 'CN', 'HK', 'MO', 'SG', 'TW'].map((tag) => `zh-${tag}`),
]) {
  const name = localeDefaultEncoding(locale);
  defaults[name] ??= [];
  defaults[name].push(`\`${locale}\``);
}

/** @param {string} name */
function defaultsOf(name) {
  if (name === localeDefaultEncoding('en')) return 'Default for all other locales.';
  return name in defaults ? `Default for ${defaults[name].join(', ')}.` : '';
}

/** All possible language codes of two or three letters. */
function languageCodes() {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return [...pairs, ...pairs.flatMap((pair) => letters.map((third) => pair + third))];
}

/** Lines of up to 120 characters. @param {string} text */
function wrapped(text) {
  const lines = [''];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines[lines.length - 1];
    if (line.length + 1 + word.length > 120) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join('\n');
}

if (import.meta.filename === process.argv[1]) {
  writeFileSync(DOCUMENT, encodingsDocument());
  writeFileSync(TYPES, withLabels(readFileSync(TYPES, 'utf8')));
}
