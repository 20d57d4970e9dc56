// What a file would say in several encodings: some lines of it, for people to choose the readable one.

import { TextDecoder } from '../../js/index.js';
import { byReadability } from './readable.js';

/** How many previews there are at least, if so many differ, and at most. */
const [LEAST, MOST] = [3, 5];

/** From this score on an encoding has a preview anyway. */
const LEAST_SCORE = 0.01;

/** How much of a file is looked at, in bytes, and how much of that before the first byte that isn't ASCII. */
const [WINDOW, BEFORE] = [4096, 512];

/** How much is shown. */
const [MOST_LINES, MOST_CHARACTERS] = [4, 240];

/**
 * @typedef {object} Preview
 * @property {string} encoding its name
 * @property {number} score how likely it is, from 0 to 1
 * @property {string} text
 */

/**
 * Previews a file in the likeliest encodings. Of those that give the same text only the likeliest has a preview.
 * @param {File} file
 * @param {import('./detect.js').Detection} detection
 * @param {string[]} wanted names of encodings that must have one
 * @returns {Promise<Preview[]>} the likeliest first
 */
export async function preview(file, { encoding, candidates, declared, score, source, at }, wanted) {
  const start = Math.max(0, at - (at % 2) - BEFORE);
  const bytes = new Uint8Array(await file.slice(start, at + WINDOW).arrayBuffer());
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
  // Nothing else is possible, or nothing else is different.
  if (['BOM', 'ASCII', 'empty'].includes(source)) return previews;
  for (const name of wanted) add(name, scoreOf(name));
  if (declared) add(declared.encoding, scoreOf(declared.encoding));
  for (const other of candidates) {
    if (other.score >= LEAST_SCORE && previews.length < MOST) add(other.encoding, other.score);
  }
  const readable = previews.length < LEAST ? byReadability(bytes.subarray(at - start)) : [];
  for (const name of readable) if (previews.length < LEAST) add(name, 0);
  return previews;
}

/** @param {Uint8Array} bytes @param {string} encoding */
function previewText(bytes, encoding) {
  const isUTF16 = encoding.startsWith('UTF-16');
  const chosen = isUTF16 ? bytes : linesOf(bytes);
  const text = new TextDecoder(encoding).decode(chosen, { stream: true });
  const plain = text.trimStart().startsWith('<') ? text.replace(/<[^>]*>/g, ' ') : text;
  const lines = plain.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, ' ').trim());
  const shown = lines.filter((line) => line !== '').slice(0, MOST_LINES);
  return [...shown.join('\n')].slice(0, MOST_CHARACTERS).join('');
}

/** The lines that aren't ASCII, which are the same whatever the encoding is; all lines if there are none. @param {Uint8Array} bytes */
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
