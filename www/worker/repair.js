// Repairs files whose text was decoded in a wrong encoding before it was saved, or is in disguise.

import { TextDecoder } from '../../js/index.js';
import { findRepairs as findRepaired } from '../../js/repair/repair.js';
import { changedSegments } from '../../js/repair/segments.js';
import { costOf } from '../../js/repair/text-cost.js';
import { disguises, likelyCodePages } from './disguises.js';
import { isLost } from './lost.js';
import { isMail, MAX_EXAMINED } from './mail.js';
import { readPart } from './read-file.js';
import { textOf } from './text.js';

/** How many bytes are examined, from the first non-ASCII one on. */
const EXAMINED_LENGTH = 8192;

/** If those aren't garbled, garbled lines are searched in this many bytes. */
const SEARCHED_LENGTH = 1 << 16;

/** How many bytes are checked for UTF-8. */
const COMPARED_LENGTH = 1 << 20;

/** In bytes: a file's text is in memory several times. */
const MAX_REPAIRED = 1 << 26;

/**
 * @typedef {object} Repair
 * @property {string} encoding the encoding in which the file's text isn't readable
 * @property {string} text the start of the readable text, or the changed lines
 * @property {string} [given] the same part of the garbled text
 * @property {string[]} path the wrong steps
 * @property {string} [disguise] the name of a disguise
 * @property {number} score
 */

/**
 * @typedef {object} Repaired
 * @property {File} file in UTF-8
 * @property {number} lost how many characters can't be recovered, for example because the garbled text has U+FFFD
 * @property {Uint32Array} changes start and end of each changed part, in code units
 */

/** How many repairs are offered. */
const MAX_REPAIRS = 3;

/** Below this score, a multi-byte encoding is only the least unlikely one. */
const POSSIBLE = 0.5;

/** The score of disguises. A card shows the text, but nothing is repaired without asking. */
const DISGUISE_SCORE = 0.5;

/**
 * Finds how to make a file readable, and whether characters are lost for good.
 * @param {File} file
 * @param {import('./detect.js').Detection} detection
 * @returns {Promise<{ repairs: Repair[], isLost: boolean }>}
 */
export async function findRepairs(file, detection) {
  const { encoding, source, at } = detection;
  // Other data often looks like garbled text.
  if (source === 'binary') return { repairs: [], isLost: false };
  const repairs = file.size > MAX_REPAIRED ? [] : await readings(file, detection);
  return { repairs, isLost: await isLost(file, encoding, at) };
}

/** @param {File} file @param {import('./detect.js').Detection} detection */
async function readings(file, { encoding, source, score: certainty, at }) {
  const start = at === file.size ? 0 : Math.max(0, at - (at % 2) - 64);
  const part = file.slice(start, start + EXAMINED_LENGTH);
  const text = await textOf(part, encoding, true);
  const bytes = await readPart(part, 0, part.size);
  const head = await readPart(file, 0, MAX_EXAMINED);
  // Parts of a mail in other encodings would look garbled.
  const isCandidate = at < file.size && !isMail(head);
  const isUTF8 = isCandidate && (encoding === 'UTF-8' || isWellFormed(await readPart(file, 0, COMPARED_LENGTH)));
  const repairs = isCandidate ? garbled(findRepaired(text), text, encoding, isUTF8) : [];
  if (isCandidate && repairs.length === 0 && start + EXAMINED_LENGTH < file.size) {
    const more = await textOf(file.slice(start, start + SEARCHED_LENGTH), encoding, true);
    repairs.push(...garbled(repairsOfWorst(more), more, encoding, isUTF8));
  }
  // Text isn't well-formed in a multi-byte encoding by chance.
  const isSingleByte = text.length === bytes.length;
  const mayBeCodePage = source === 'detection' && encoding !== 'UTF-8' && (isSingleByte || certainty < POSSIBLE);
  const codePages = mayBeCodePage && repairs.length === 0 ? likelyCodePages(bytes, encoding) : [];
  for (const { name, fits, read, preview } of disguises) {
    if (codePages.includes(name) || fits(text, bytes, head)) {
      const score = name === 'UTF-32' ? 1 : DISGUISE_SCORE;
      repairs.push({ encoding, text: preview?.(head) ?? read(text, bytes), path: [], disguise: name, score });
      // What MIME consists of would look like other disguises.
      if (name.startsWith('MIME')) break;
    }
  }
  // Code pages are already sorted.
  const order = (/** @type {Repair} */ { disguise = '' }) => codePages.indexOf(disguise);
  return repairs.sort((a, b) => order(a) - order(b)).slice(0, MAX_REPAIRS);
}

/** Whether bytes are well-formed UTF-8; the last character may be incomplete. @param {Uint8Array} bytes */
function isWellFormed(bytes) {
  try {
    new TextDecoder('UTF-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** @typedef {import('../../js/repair/repair.js').RepairedText} RepairedText */

/**
 * @param {RepairedText[]} repairs
 * @param {string} text
 * @param {string} encoding
 * @param {boolean} isUTF8 whether the file is well-formed in UTF-8
 * @returns {Repair[]}
 */
function garbled(repairs, text, encoding, isUTF8) {
  // If the last wrong step was to decode in the shown encoding, the file is simply in another one, which has its own card. But UTF-8
  // may be only a part of the file.
  const isOther = (/** @type {string[]} */ path) => {
    const last = path[path.length - 1];
    return last.endsWith(` read as ${encoding}`) && (isUTF8 || !last.startsWith('UTF-8'));
  };
  // If that explains it best, nothing else went wrong.
  if (repairs.length > 0 && isOther(repairs[0].path)) return [];
  return repairs
    .filter(({ path, text: repaired }) => !isOther(path) && !repaired.includes('\0'))
    .slice(0, MAX_REPAIRS)
    .map(({ text: repaired, path, score }) => ({ encoding, ...changedLines(text, repaired), path, score }));
}

/**
 * Repairs a text by its least probable lines, wherever they are. Only UTF-8 is certain enough for that: among many correct lines, the
 * least probable ones look like other mistakes.
 * @param {string} text
 * @returns {RepairedText[]}
 */
function repairsOfWorst(text) {
  const parts = text.split(/([\r\n]+)/);
  const worst = [...parts.keys()]
    .filter((i) => i % 2 === 0 && NON_ASCII.test(parts[i]))
    .map((i) => ({ i, cost: costOf(parts[i]) / parts[i].replace(/[\0-\x7F]/g, '').length }))
    .sort((a, b) => b.cost - a.cost);
  return findRepaired(worst.map(({ i }) => parts[i]).join('\n'))
    .filter(({ path }) => path.every((step) => step.startsWith('UTF-8 read as')))
    .map((repair) => {
      const lines = repair.text.split('\n');
      const repaired = [...parts];
      for (const [place, { i }] of worst.entries()) repaired[i] = lines[place];
      return { ...repair, text: repaired.join('') };
    });
}

const NON_ASCII = /[^\0-\x7F]/;

/** The garbled lines, before and after the repair. @param {string} given @param {string} repaired */
function changedLines(given, repaired) {
  const [before, after] = [given, repaired].map((text) => text.split(/[\r\n]+/));
  return {
    text: after.filter((line, i) => line !== before[i]).join('\n'),
    given: before.filter((line, i) => line !== after[i]).join('\n'),
  };
}

/**
 * @param {File} file
 * @param {Repair} repair
 * @returns {Promise<Repaired>}
 */
export async function repairFile(file, { encoding, path, disguise }) {
  const text = await textOf(file, encoding, false);
  const reading = disguises.find(({ name }) => name === disguise);
  const repaired = reading ? reading.read(text, await readPart(file, 0, file.size)) : repairBy(path, text);
  const lost = repaired.split('\uFFFD').length - 1;
  const changes = reading ? new Uint32Array() : changedParts(text, repaired);
  return { file: new File([repaired], file.name, { lastModified: file.lastModified }), lost, changes };
}

/** The parts in which a repaired text, as shown, differs from the given one. @param {string} given @param {string} repaired */
function changedParts(given, repaired) {
  // A byte order mark is never shown.
  let shift = repaired.startsWith('\uFEFF') ? -1 : 0;
  const parts = changedSegments(given, repaired).flatMap(({ start, end, text }) => {
    const from = start + shift;
    shift += text.length - (end - start);
    return [Math.max(0, from), from + text.length];
  });
  return Uint32Array.from(parts);
}

/** Undoes wrong steps. The whole text may show other steps than its start did, which then are right. @param {string[]} path @param {string} text */
function repairBy(path, text) {
  const repairs = findRepaired(text);
  const isWanted = (/** @type {RepairedText} */ repair) => repair.path.join() === path.join();
  return (repairs.find(isWanted) ?? repairsOfWorst(text).find(isWanted) ?? repairs[0])?.text ?? text;
}
