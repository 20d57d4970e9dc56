// Tells users what a conversion has replaced.

import { nameOf } from '../js/common/errors.js';
import { bomOf, getEncoding } from '../js/encodings/encodings.js';
import { nameOfSource, nameOfTarget } from './encoding-names.js';
import { counted } from './problems.js';

/**
 * Says what was replaced in a file, and what to do about it.
 * @param {import('./loss-counter.js').Losses} losses
 * @param {number} from
 * @param {import('./run.js').Job} job
 * @returns {string[]} messages
 */
export function lossesInWords(losses, from, job) {
  const { unmappable, otherwise, drop, isChanged, isDry = false } = job;
  const messages = [];
  const { malformed, firstMalformed, firstUnmappable, codePoint } = losses;
  const sequences = counted(malformed, 'invalid byte sequence');
  const replacement = replacementIn(job);
  const place = `${first(malformed)}at offset ${firstMalformed}`;
  const leftOut = leftOutInWords(malformed, isDry);
  if (malformed > 0 && drop) messages.push(`${sequences} ${leftOut}, ${place}`);
  else if (malformed > 0 && replacement !== undefined) {
    // iconv's //IGNORE leaves them out.
    const isUnexpected = replacement !== '' && unmappable === 'ignore';
    messages.push(
      `${sequences} ${replacement === '' ? leftOut : `${became(isDry)} ${replacement}`}, ${place}; the file is damaged, or ` +
        `not in ${nameOfSource(job, from)}: check --from, or use ${isUnexpected ? '-c to leave such bytes out' : '--fatal to stop at such bytes'}`,
    );
  }
  const fate = fateOf(losses.unmappable, unmappable, otherwise, isDry);
  if (losses.unmappable > 0 && fate) {
    const offset = isChanged || Number.isNaN(firstUnmappable) ? '' : ` at offset ${firstUnmappable}`;
    const advice = drop ? '' : '; use --unmappable html in HTML, or --to utf-8';
    const which = `${first(losses.unmappable)}${characterInWords(codePoint)}${offset}`;
    messages.push(`${cannot(losses.unmappable, nameOfTarget(job))} ${fate}, ${which}${advice}`);
  }
  return messages;
}

/**
 * What became of unmappable characters; `undefined` if an error reports them, or nothing is lost.
 * @param {number} count
 * @param {import('./run.js').Job['unmappable']} unmappable
 * @param {string | undefined} otherwise
 * @param {boolean} isDry
 */
function fateOf(count, unmappable, otherwise, isDry) {
  const leftOut = leftOutInWords(count, isDry);
  const fit = `${became(isDry)} ${count === 1 ? 'its' : 'their'} best fit`;
  if (typeof unmappable === 'function') return `${fit}, or ${otherwise === '' ? leftOut : otherwise}`;
  const replaced = `${became(isDry)} ?`;
  const fates = { replacement: replaced, translit: fit, 'translit-replacement': `${fit}, or ?`, ignore: leftOut };
  return /** @type {Record<string, string | undefined>} */ (fates)[unmappable];
}

/** @param {boolean} isDry */
const became = (isDry) => (isDry ? 'would become' : 'became');

/** @param {number} count @param {boolean} isDry */
const leftOutInWords = (count, isDry) => `${isDry ? 'would be' : count === 1 ? 'was' : 'were'} left out`;

/** @param {number} count */
const first = (count) => (count === 1 ? '' : 'the first ');

/** @param {number} count @param {string} name */
const cannot = (count, name) => `${counted(count, 'character')} that ${name} can't represent`;

/** A code point, with its character if that is visible. @param {number} codePoint */
export function characterInWords(codePoint) {
  const character = String.fromCodePoint(codePoint);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `${character} (${nameOf(codePoint)})` : nameOf(codePoint);
}

/** What replaces U+FFFD in the output; `undefined` if it is an error. @param {import('./run.js').Job} job */
function replacementIn({ to, toOther, unmappable }) {
  if (toOther ? toOther.isUnicode : bomOf(to) || to === getEncoding('gb18030')) return 'U+FFFD';
  if (unmappable === 'fatal') return undefined;
  if (unmappable === 'ignore') return '';
  return unmappable === 'html' ? '&#65533;' : '?';
}
