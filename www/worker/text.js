// Decodes all of a file's text.

import { TextDecoder } from '../../js/index.js';
import { readPart } from './read-file.js';

/** How many bytes are decoded at once. */
const STEP = 1 << 20;

/**
 * @param {Blob} file
 * @param {string} encoding
 * @param {boolean} isCut whether the last character may be incomplete
 */
export async function textOf(file, encoding, isCut) {
  if (encoding === 'replacement') return file.size > 0 ? '\uFFFD' : '';
  const decoder = new TextDecoder(encoding);
  /** @type {string[]} */
  const parts = [];
  for (let start = 0; start < file.size; start += STEP) {
    const bytes = await readPart(file, start, start + STEP);
    parts.push(decoder.decode(bytes, { stream: isCut || start + STEP < file.size }));
  }
  return parts.join('');
}
