// Repairs files whose text was decoded in the wrong encoding before it was saved.

import { repairMojibake } from '../../js/index.js';
import { isLost } from './lost.js';
import { textOf } from './text.js';

/** How many bytes of a file are examined, from the first one on that isn't ASCII. */
const EXAMINED = 8192;

/** The size in bytes of the largest file that is repaired: its text is in memory several times. */
const MOST_REPAIRED = 1 << 26;

/**
 * @typedef {object} Repair
 * @property {string} encoding the encoding in which the file's text is garbled
 * @property {string} text the start of the repaired text
 * @property {string[]} path the wrong steps
 * @property {number} score
 */

/**
 * Finds how a file can be repaired, if it can, and otherwise whether characters are lost for good.
 * @param {File} file
 * @param {import('./detect.js').Detection} detection
 * @returns {Promise<{ repair?: Repair, isLost: boolean }>}
 */
export async function findRepair(file, { encoding, source, at }) {
  // Many pieces of other data can be taken for garbled text.
  if (source === 'binary') return { isLost: false };
  const repair = file.size > MOST_REPAIRED || at === file.size ? undefined : await bestRepair(file, encoding, at);
  return { repair, isLost: await isLost(file, encoding, at) };
}

/** @param {File} file @param {string} encoding @param {number} at the position of the first byte that isn't ASCII */
async function bestRepair(file, encoding, at) {
  const start = Math.max(0, at - (at % 2) - 64);
  const garbled = await textOf(file.slice(start, at + EXAMINED), encoding, true);
  const [{ text, path, score } = NO_REPAIR] = repairMojibake(garbled);
  // If the last wrong step was to decode in the encoding shown, the file just is in another encoding, which has its own card.
  const isRepair = path.length > 0 && !path.at(-1)?.endsWith(` read as ${encoding}`);
  return isRepair && !text.includes('\0') ? { encoding, text, path, score } : undefined;
}

const NO_REPAIR = { text: '', path: [], score: 0 };

/**
 * Repairs a file. Returns the repaired file, in UTF-8, and how many of its characters are lost: the garbled text may have had U+FFFD
 * in place of some already.
 * @param {File} file
 * @param {Repair} repair
 * @returns {Promise<{ file: File, lost: number }>}
 */
export async function repairFile(file, { encoding }) {
  const text = await textOf(file, encoding, false);
  const { text: repaired } = repairMojibake(text)[0] ?? { text };
  const lost = repaired.split('\uFFFD').length - 1;
  return { file: new File([repaired], file.name, { lastModified: file.lastModified }), lost };
}
