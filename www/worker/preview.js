// Previews a file in several encodings: some of its lines, so that people can choose the readable version.

import { TextDecoder } from '../../js/index.js';
import { disguises } from './disguises.js';
import { readPart } from './read-file.js';
import { byReadability } from './readable.js';

/** The least number of previews, if that many differ, and the most. */
const [LEAST, MOST] = [3, 5];

/** From this score on, an encoding gets a preview in any case. */
const LEAST_SCORE = 0.01;

/** How many bytes are decoded from the first one on that isn't ASCII, and how many before it. */
const [WINDOW, BEFORE] = [4096, 512];

/** The most lines and characters of a preview. */
const [MOST_LINES, MOST_CHARACTERS] = [4, 240];

/**
 * @typedef {object} Preview
 * @property {string} encoding the name of the encoding
 * @property {number} score how likely the encoding is, from 0 to 1
 * @property {string} text
 */

/**
 * Previews a file in the likeliest encodings. If several give the same text, only the likeliest one gets a preview.
 * @param {File} file
 * @param {import('./detect.js').Detection} detection
 * @param {string[]} wanted the names of encodings that must get a preview
 * @returns {Promise<Preview[]>} the likeliest one first
 */
export async function preview(file, { encoding, candidates, declared, score, source, at }, wanted) {
  const start = Math.max(0, at - (at % 2) - BEFORE);
  const bytes = await readPart(file, start, at + WINDOW);
  /** @type {Preview[]} */
  const previews = [];
  const add = (/** @type {string} */ name, /** @type {number} */ own) => {
    if (name === 'replacement' || previews.some((other) => other.encoding === name)) return;
    const text = previewText(bytes, name);
    if (wanted.includes(name) || !previews.some((other) => other.text === text)) {
      previews.push({ encoding: name, score: own, text });
    }
  };
  const scoreOf = (/** @type {string} */ name) => candidates.find((other) => other.encoding === name)?.score ?? 0;
  add(encoding, score);
  // Other encodings are impossible, or give the same text.
  if (['BOM', 'ASCII', 'empty', 'UTF-32'].includes(source)) return previews;
  for (const name of wanted) add(name, scoreOf(name));
  if (declared) add(declared.encoding, scoreOf(declared.encoding));
  for (const other of candidates) {
    if (other.score >= LEAST_SCORE && previews.length < MOST) add(other.encoding, other.score);
  }
  const readable = previews.length < LEAST ? byReadability(bytes.subarray(at - start)) : [];
  for (const name of readable) if (previews.length < LEAST) add(name, 0);
  return previews;
}

/**
 * Previews a file in encodings that somebody looks for.
 * @param {File} file
 * @param {number} at the position of the first byte that isn't ASCII
 * @param {string[]} encodings their names, also those of code pages
 * @returns {Promise<string[]>} the texts
 */
export async function previewIn(file, at, encodings) {
  const bytes = await readPart(file, Math.max(0, at - (at % 2) - BEFORE), at + WINDOW);
  return encodings.map((name) => {
    const codePage = disguises.find((disguise) => disguise.name === name);
    return codePage ? shorten(codePage.read('', linesOf(bytes))) : previewText(bytes, name);
  });
}

/** @param {Uint8Array} bytes @param {string} encoding */
function previewText(bytes, encoding) {
  const isUTF16 = encoding.startsWith('UTF-16');
  const chosen = isUTF16 ? bytes : linesOf(bytes);
  return shorten(new TextDecoder(encoding).decode(chosen, { stream: true }));
}

/** The first lines of a text. @param {string} text */
function shorten(text) {
  const plain = text.trimStart().startsWith('<') ? text.replace(/<[^>]*>/g, ' ') : text;
  const lines = plain.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, ' ').trim());
  const shown = lines.filter((line) => line !== '').slice(0, MOST_LINES);
  return [...shown.join('\n')].slice(0, MOST_CHARACTERS).join('');
}

/** The lines that aren't ASCII, because ASCII is the same in all encodings; all lines if there are none. @param {Uint8Array} bytes */
function linesOf(bytes) {
  /** @type {number[]} */
  const chosen = [];
  for (let start = 0; start < bytes.length; ) {
    const next = bytes.indexOf(0x0a, start);
    const end = next < 0 ? bytes.length : next + 1;
    const line = bytes.subarray(start, end);
    if (line.some((byte) => byte >= 0x80 || byte === 0x1b)) chosen.push(...line);
    start = end;
  }
  return chosen.length > 0 ? Uint8Array.from(chosen) : bytes;
}
