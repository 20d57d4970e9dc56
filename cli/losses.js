// Describes in words what a conversion has replaced.

import { bomOf, encodings, getEncoding } from '../js/encodings.js';
import { nameOf } from '../js/errors.js';
import { counted } from './problems.js';

/**
 * Says what was replaced in a file, and what users can do about it.
 * @param {import('../js/transcoding.js').Losses} losses
 * @param {number} from the file's encoding
 * @param {import('./run.js').Job} job
 * @returns {string[]} a message for each kind
 */
export function lossesInWords(losses, from, { to, unmappable }) {
  const messages = [];
  const { malformed, firstMalformed, firstUnmappable, codePoint } = losses;
  if (malformed > 0) {
    const sequences = counted(malformed, 'invalid byte sequence');
    const place = `${malformed === 1 ? '' : 'the first '}at offset ${firstMalformed}`;
    messages.push(
      `${sequences} became ${replacementIn(to, unmappable)}, ${place}; the file is damaged, or not in ` +
        `${encodings[from].name}: check --from, or use --fatal to stop at such bytes`,
    );
  }
  if (losses.unmappable > 0 && unmappable === 'replacement') {
    const characters = `${counted(losses.unmappable, 'character')} that ${encodings[to].name} can't represent`;
    const place = `${losses.unmappable === 1 ? '' : 'the first '}${nameOf(codePoint)} at offset ${firstUnmappable}`;
    messages.push(`${characters} became ?, ${place}; use --unmappable html, or --to utf-8`);
  }
  return messages;
}

/** The text that stands for U+FFFD in the output. @param {number} to @param {import('./run.js').Job['unmappable']} unmappable */
function replacementIn(to, unmappable) {
  if (bomOf(to) || to === getEncoding('gb18030')) return 'U+FFFD';
  return unmappable === 'html' ? '&#65533;' : '?';
}
