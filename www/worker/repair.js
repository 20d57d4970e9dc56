// Files whose text was decoded wrongly before it was saved.

import { repairMojibake } from '../../js/index.js';
import { textOf } from './text.js';

/** How much of a file is examined, in bytes, from the first one on that isn't ASCII. */
const EXAMINED = 8192;

/** Files larger than this, in bytes, aren't repaired: their text is held in memory several times. */
const MOST_REPAIRED = 1 << 26;

/**
 * @typedef {object} Repair
 * @property {string} text the start of the repaired text
 * @property {string[]} path what went wrong
 * @property {number} score
 */

/**
 * How a file can be repaired, if it can.
 * @param {File} file
 * @param {string} encoding
 * @param {number} at the first byte that isn't ASCII
 * @returns {Promise<Repair | undefined>}
 */
export async function findRepair(file, encoding, at) {
  if (file.size > MOST_REPAIRED || at === file.size) return undefined;
  const start = Math.max(0, at - (at % 2) - 64);
  const text = await textOf(file.slice(start, at + EXAMINED), encoding, true);
  const [repair] = repairMojibake(text);
  // Text that was read in the file's own encoding by mistake is in another one, which has its own card.
  return repair?.path.at(-1)?.endsWith(` read as ${encoding}`) ? undefined : repair;
}

/**
 * A repaired file, in UTF-8, and how many of its characters can't be.
 * @param {File} file
 * @param {string} encoding
 * @returns {Promise<{ file: File, lost: number }>}
 */
export async function repairFile(file, encoding) {
  const text = await textOf(file, encoding, false);
  const repaired = repairMojibake(text)[0]?.text ?? text;
  const lost = Math.max(0, countReplacements(repaired) - countReplacements(text));
  return { file: new File([repaired], file.name, { lastModified: file.lastModified }), lost };
}

/** @param {string} text */
const countReplacements = (text) => text.split('\uFFFD').length - 1;
