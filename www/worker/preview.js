// Shows some lines of a file in several encodings, so that people can choose the readable version.

import { TextDecoder } from '../../js/index.js';
import { disguises } from './disguises.js';
import { readPart } from './read-file.js';
import { byReadability } from './readable.js';

/** There are fewer if some are the same. */
const [MIN_PREVIEWS, MAX_PREVIEWS] = [3, 5];

/** An encoding with this score or more always gets a preview. */
const MIN_SCORE = 0.01;

/** How many bytes are decoded from the first non-ASCII one on, and how many before it. */
const [WINDOW, LENGTH_BEFORE] = [4096, 512];

const [MAX_LINES, MAX_CHARACTERS] = [4, 240];

/**
 * @typedef {object} Preview
 * @property {string} encoding its name
 * @property {number} score from 0 to 1
 * @property {string} text
 */

/**
 * Previews a file in the likeliest encodings. Of those that give the same text, only the likeliest gets a preview.
 * @param {File} file
 * @param {import('./detect.js').Detection} detection
 * @param {string[]} wanted encodings that must get a preview
 * @returns {Promise<Preview[]>} the likeliest one first
 */
export async function preview(file, { encoding, candidates, declared, score, source, at }, wanted) {
  const start = Math.max(0, at - (at % 2) - LENGTH_BEFORE);
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
  // Other encodings are impossible or give the same text.
  if (['BOM', 'ASCII', 'empty', 'UTF-32'].includes(source)) return previews;
  for (const name of wanted) add(name, scoreOf(name));
  if (declared) add(declared.encoding, scoreOf(declared.encoding));
  for (const other of candidates) {
    if (other.score >= MIN_SCORE && previews.length < MAX_PREVIEWS) add(other.encoding, other.score);
  }
  const readable = previews.length < MIN_PREVIEWS ? byReadability(bytes.subarray(at - start)) : [];
  for (const name of readable) if (previews.length < MIN_PREVIEWS) add(name, 0);
  return previews;
}

/**
 * Previews a file in encodings that the user searches for.
 * @param {File} file
 * @param {number} at the position of the first non-ASCII byte
 * @param {string[]} encodings names, also of code pages
 * @returns {Promise<string[]>} the texts
 */
export async function previewIn(file, at, encodings) {
  const bytes = await readPart(file, Math.max(0, at - (at % 2) - LENGTH_BEFORE), at + WINDOW);
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
  const shown = lines.filter((line) => line !== '').slice(0, MAX_LINES);
  return [...shown.join('\n')].slice(0, MAX_CHARACTERS).join('');
}

/** The lines that aren't ASCII, which is the same in all encodings; all lines if there are none. @param {Uint8Array} bytes */
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
