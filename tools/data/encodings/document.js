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
  return `${INTRODUCTION}${overview()}\n${sections.join('\n')}`;
}

const labelCount = encodings.flatMap(({ labels }) => labels).length;

const INTRODUCTION = `# Encodings

<!-- By \`npm run encodings\`. -->

${wrapped(`The [Encoding Standard](https://encoding.spec.whatwg.org/) has ${encodings.length} encodings, and ${labelCount}
labels for them: the names that web pages, mail and programs use. Case doesn't matter.
[\`encodings\`](api.md#encodings) is this list as data, and [\`labelToName\`](api.md#labeltonamelabel) finds an encoding by
its label.`)}

- **Languages** lists the languages whose letters the encoding contains. English, Indonesian, Malay and Swahili aren't
  listed, because they need only ASCII, which nearly all encodings contain.
- **Bytes** says how many bytes a character may take.
- **Default** lists the locales for which HTML falls back to this encoding when nothing else declares one, as
  [\`localeDefaultEncoding\`](api.md#localedefaultencodinglocale) does.

\`\`\`js
import { encodings, labelToName, localeDefaultEncoding } from 'encoding-wasm';

encodings.length; // → ${encodings.length}
encodings.flatMap(({ labels }) => labels).length; // → ${labelCount}
labelToName('Latin1'); // → 'windows-1252'
localeDefaultEncoding('el'); // → 'ISO-8859-7'
\`\`\`

`;

/** A table with a line for each encoding. */
function overview() {
  const rows = Object.values(groups)
    .flatMap((group) => Object.entries(group))
    .map(([name, description]) => {
      const cells = [
        `[${name}](#${name.toLowerCase()})`,
        languagesOf(name, description),
        lengthsOf(name),
        defaultsOf(name),
      ];
      return `| ${cells.join(' | ')} |\n`;
    });
  return `| encoding | languages | bytes | default |\n|---|---|---|---|\n${rows.join('')}`;
}

/** @param {string} name @param {import('./descriptions.js').Description} description */
function sectionOf(name, { use }) {
  const { labels } = encodings.find((encoding) => encoding.name === name) ?? { labels: [] };
  const list = wrapped(`Labels: ${labels.map((label) => `\`${label}\``).join(', ')}.`);
  return `### ${name}\n\n${wrapped(`${use} ${charactersOf(name)}`)}\n\n${list}\n`;
}

/** @param {string} name @param {import('./descriptions.js').Description} description */
function languagesOf(name, { languages: described }) {
  if (described) return described;
  const written = languages.filter(([, letters]) => isWritable(letters, name)).map(([language]) => language);
  return written.join(', ');
}

/** @param {string} text @param {string} name */
const isWritable = (text, name) => !encode(text, name, { unmappable: 'html' }).includes(0x26);

const hasEncoder = (/** @type {string} */ name) => getOutputEncoding(name) === name;

/** A sentence about how many characters the encoding has. @param {string} name */
function charactersOf(name) {
  if (!hasEncoder(name)) return '';
  const missing = countUnmappable(name);
  const count = CODE_POINTS - missing;
  if (missing === 0) return 'It has all characters of Unicode.';
  if (missing === 1) return 'It has all characters of Unicode but one.';
  return `It has ${count.toLocaleString('en-US')} characters.`;
}

/** The planes in which legacy encodings have characters; those that have all of these have the others, too. */
const PLANES = 3;

/** The number of their code points without the surrogates. */
const CODE_POINTS = PLANES * 0x1_0000 - 0x800;

/** These code points in strings. @type {string[]} */
const characters = Array.from({ length: (PLANES * 0x1_0000) / 0x800 }, (_, block) => block)
  .filter((block) => block !== 0xd800 / 0x800)
  .map((block) => String.fromCodePoint(...Array.from({ length: 0x800 }, (_, i) => block * 0x800 + i)));

/** @param {string} name */
function countUnmappable(name) {
  const references = characters.map((text) => {
    const bytes = encode(text, name, { unmappable: 'html' });
    return (
      Buffer.from(bytes)
        .toString('latin1')
        .match(/&#\d+;/g)?.length ?? 0
    );
  });
  return references.reduce((sum, count) => sum + count, 0);
}

/** The lengths of its characters in bytes, such as `1, 2`. @param {string} name */
function lengthsOf(name) {
  if (name === 'replacement') return '';
  if (name.startsWith('UTF-16')) return '2, 4';
  const lengths = new Set();
  // Some of each part of the Basic Multilingual Plane, and a character of another.
  for (let codePoint = 0; codePoint < 0xd800; codePoint += codePoint < 0x80 ? 1 : 61) add(codePoint);
  add(0x1f4a9);
  return [...lengths].sort().join(', ');

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
const defaultsOf = (name) => (name === localeDefaultEncoding('en') ? 'all others' : (defaults[name] ?? []).join(' '));

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
