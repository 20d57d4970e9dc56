// Describes in words what a conversion has replaced.

import { bomOf, encodings, getEncoding } from '../js/encodings.js';
import { nameOf } from '../js/errors.js';
import { counted } from './problems.js';

/**
 * Says what was replaced in a file, and what users can do about it.
 * @param {import('../js/losses.js').Losses} losses
 * @param {number} from the file's encoding
 * @param {import('./run.js').Job} job
 * @returns {string[]} a message for each kind
 */
export function lossesInWords(losses, from, { to, unmappable, otherwise, drop, isChanged }) {
  const messages = [];
  const { malformed, firstMalformed, firstUnmappable, codePoint } = losses;
  const sequences = counted(malformed, 'invalid byte sequence');
  const replacement = replacementIn(to, unmappable);
  const place = `${first(malformed)}at offset ${firstMalformed}`;
  const leftOut = `${was(malformed)} left out`;
  if (malformed > 0 && drop) messages.push(`${sequences} ${leftOut}, ${place}`);
  else if (malformed > 0 && replacement !== undefined) {
    messages.push(
      `${sequences} ${replacement === '' ? leftOut : `became ${replacement}`}, ${place}; the file is damaged, or not in ` +
        `${encodings[from].name}: check --from, or use --fatal to stop at such bytes`,
    );
  }
  const fate = fateOf(losses.unmappable, unmappable, otherwise);
  if (losses.unmappable > 0 && fate) {
    const offset = isChanged || Number.isNaN(firstUnmappable) ? '' : ` at offset ${firstUnmappable}`;
    const advice = drop ? '' : '; use --unmappable html in HTML, or --to utf-8';
    const which = `${first(losses.unmappable)}${characterInWords(codePoint)}${offset}`;
    messages.push(`${cannot(losses.unmappable, to)} ${fate}, ${which}${advice}`);
  }
  return messages;
}

/**
 * Says what became of unmappable characters; returns `undefined` if an error reports them, or nothing is lost.
 * @param {number} count
 * @param {import('./run.js').Job['unmappable']} unmappable
 * @param {string} [otherwise]
 */
function fateOf(count, unmappable, otherwise) {
  const leftOut = `${was(count)} left out`;
  const fit = `became ${count === 1 ? 'its' : 'their'} best fit`;
  if (typeof unmappable === 'function') return `${fit}, or ${otherwise === '' ? leftOut : otherwise}`;
  return { replacement: 'became ?', translit: fit, ignore: leftOut, fatal: undefined, html: undefined }[unmappable];
}

/** @param {number} count */
const was = (count) => (count === 1 ? 'was' : 'were');

/** @param {number} count */
const first = (count) => (count === 1 ? '' : 'the first ');

/** @param {number} count @param {number} to */
const cannot = (count, to) => `${counted(count, 'character')} that ${encodings[to].name} can't represent`;

/** Formats a code point, with its character if that is visible. @param {number} codePoint */
export function characterInWords(codePoint) {
  const character = String.fromCodePoint(codePoint);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `${character} (${nameOf(codePoint)})` : nameOf(codePoint);
}

/** The text that replaces U+FFFD in the output; `undefined` if U+FFFD is an error. @param {number} to @param {import('./run.js').Job['unmappable']} unmappable */
function replacementIn(to, unmappable) {
  if (bomOf(to) || to === getEncoding('gb18030')) return 'U+FFFD';
  if (unmappable === 'fatal') return undefined;
  if (unmappable === 'ignore') return '';
  return unmappable === 'html' ? '&#65533;' : '?';
}
