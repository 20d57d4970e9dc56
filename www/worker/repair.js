// Repairs files whose text was decoded in the wrong encoding before it was saved.

import { repairMojibake } from '../../js/index.js';
import { textOf } from './text.js';

/** How many bytes of a file are examined, from the first one on that isn't ASCII. */
const EXAMINED = 8192;

/** The size in bytes of the largest file that is repaired: its text is in memory several times. */
const MOST_REPAIRED = 1 << 26;

/**
 * @typedef {object} Repair
 * @property {string} text the start of the repaired text
 * @property {string[]} path the wrong steps
 * @property {number} score
 */

/**
 * Finds how a file can be repaired, if it can.
 * @param {File} file
 * @param {string} encoding
 * @param {number} at the position of the first byte that isn't ASCII
 * @returns {Promise<Repair | undefined>}
 */
export async function findRepair(file, encoding, at) {
  if (file.size > MOST_REPAIRED || at === file.size) return undefined;
  const start = Math.max(0, at - (at % 2) - 64);
  const text = await textOf(file.slice(start, at + EXAMINED), encoding, true);
  const [repair] = repairMojibake(text);
  // If the last wrong step was to decode in the encoding shown, the file just is in another encoding, which has its own card.
  return repair?.path.at(-1)?.endsWith(` read as ${encoding}`) ? undefined : repair;
}

/**
 * Repairs a file. Returns the repaired file, in UTF-8, and how many of its characters are lost.
 * @param {File} file
 * @param {string} encoding
 * @returns {Promise<{ file: File, lost: number }>}
 */
export async function repairFile(file, encoding) {
  const text = await textOf(file, encoding, false);
  const { text: repaired, lost } = repairMojibake(text)[0] ?? { text, lost: 0 };
  return { file: new File([repaired], file.name, { lastModified: file.lastModified }), lost };
}
