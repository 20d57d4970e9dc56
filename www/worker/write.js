// Encodes text, and finds the bytes of each character.

import { encodeUTF16, labelToName } from '../../js/index.js';
import { encode, newEncoder } from './encode.js';
import { rememberMappable } from './mappable.js';

/** How many characters are shown. */
const MAX_SHOWN = 2000;

/**
 * @typedef {object} Written
 * @property {Uint8Array<ArrayBuffer>} bytes of the whole text
 * @property {{ character: string, bytes: Uint8Array, isMappable: boolean }[]} characters the first `MAX_SHOWN`
 * @property {Uint8Array} end what the encoder writes after the last character
 * @property {{ character: string, index: number, count: number }[]} unmappable
 */

/**
 * @param {string} text
 * @param {string} label
 * @param {'html' | 'replacement'} mode
 * @returns {Written}
 */
export function write(text, label, mode) {
  const isUTF16 = labelToName(label)?.startsWith('UTF-16');
  const bytes = isUTF16 ? encodeUTF16(text, label) : encode(text, label, mode);
  const encoder = isUTF16 ? undefined : newEncoder(label, mode);
  const isMappable = rememberMappable(label);
  /** @type {Written['characters']} */
  const characters = [];
  /** @type {Map<string, { character: string, index: number, count: number }>} */
  const unmappable = new Map();
  let index = 0;
  for (const character of text) {
    const isWritten = isMappable(character);
    const entry = unmappable.get(character);
    if (entry) entry.count += 1;
    else if (!isWritten) unmappable.set(character, { character, index, count: 1 });
    if (characters.length < MAX_SHOWN) {
      const own = encoder ? encoder.encode(character, false) : encodeUTF16(character, label);
      characters.push({ character, bytes: own, isMappable: isWritten });
    }
    index += character.length;
  }
  const end = encoder?.encode('', true) ?? new Uint8Array();
  return { bytes, characters, end, unmappable: [...unmappable.values()] };
}
