// Repairs files whose text was decoded in the wrong encoding before it was saved, or is in disguise.

import { TextDecoder } from '../../js/index.js';
import { findRepairs as findRepaired } from '../../js/repair/repair.js';
import { changedSegments } from '../../js/repair/segments.js';
import { costOf } from '../../js/repair/text-cost.js';
import { disguises, likelyCodePages } from './disguises.js';
import { isLost } from './lost.js';
import { isMail, MOST_EXAMINED } from './mail.js';
import { readPart } from './read-file.js';
import { textOf } from './text.js';

/** How many bytes of a file are examined, from the first one on that isn't ASCII. */
const EXAMINED = 8192;

/** In how many bytes garbled lines are searched if there are none in these. */
const SEARCHED = 1 << 16;

/** Of how many bytes it is checked whether they are UTF-8. */
const COMPARED = 1 << 20;

/** The size in bytes of the largest file that is repaired: its text is in memory several times. */
const MOST_REPAIRED = 1 << 26;

/**
 * @typedef {object} Repair
 * @property {string} encoding the encoding in which the file's text isn't readable
 * @property {string} text the start of the readable text, or of what changed
 * @property {string} [given] the same part of the garbled text
 * @property {string[]} path the wrong steps
 * @property {string} [disguise] the name of a disguise, if the text isn't garbled but in that
 * @property {number} score
 */

/**
 * @typedef {object} Repaired
 * @property {File} file the readable file, in UTF-8
 * @property {number} lost how many of its characters are lost: the garbled text may have had U+FFFD in place of some already
 * @property {Uint32Array} changes where each part of the text that the repair has changed starts and ends, in code units
 */

/** The most repairs that are offered. */
const MOST_REPAIRS = 3;

/** Below this score, an encoding of several bytes is only the least unlikely one. */
const POSSIBLE = 0.5;

/** The score of disguises: a card shows what the text would be, but nothing is done without a question. */
const DISGUISED = 0.5;

/**
 * Finds how a file could be made readable, and whether characters are lost for good.
 * @param {File} file
 * @param {import('./detect.js').Detection} detection
 * @returns {Promise<{ repairs: Repair[], isLost: boolean }>}
 */
export async function findRepairs(file, detection) {
  const { encoding, source, at } = detection;
  // Many pieces of other data can be taken for garbled text.
  if (source === 'binary') return { repairs: [], isLost: false };
  const repairs = file.size > MOST_REPAIRED ? [] : await readings(file, detection);
  return { repairs, isLost: await isLost(file, encoding, at) };
}

/** @param {File} file @param {import('./detect.js').Detection} detection */
async function readings(file, { encoding, source, score: certainty, at }) {
  const start = at === file.size ? 0 : Math.max(0, at - (at % 2) - 64);
  const part = file.slice(start, start + EXAMINED);
  const text = await textOf(part, encoding, true);
  const bytes = await readPart(part, 0, part.size);
  const head = await readPart(file, 0, MOST_EXAMINED);
  // Parts of a mail that are in other encodings would look garbled.
  const isCandidate = at < file.size && !isMail(head);
  const isUTF8 = isCandidate && (encoding === 'UTF-8' || isWellFormed(await readPart(file, 0, COMPARED)));
  const repairs = isCandidate ? garbled(findRepaired(text), text, encoding, isUTF8) : [];
  if (isCandidate && repairs.length === 0 && start + EXAMINED < file.size) {
    const more = await textOf(file.slice(start, start + SEARCHED), encoding, true);
    repairs.push(...garbled(repairsOfWorst(more), more, encoding, isUTF8));
  }
  // Text that is well-formed in an encoding of several bytes isn't in a code page by chance.
  const isSingleByte = text.length === bytes.length;
  const mayBeCodePage = source === 'detection' && encoding !== 'UTF-8' && (isSingleByte || certainty < POSSIBLE);
  const codePages = mayBeCodePage && repairs.length === 0 ? likelyCodePages(bytes, encoding) : [];
  for (const { name, fits, read, preview } of disguises) {
    if (codePages.includes(name) || fits(text, bytes, head)) {
      const score = name === 'UTF-32' ? 1 : DISGUISED;
      repairs.push({ encoding, text: preview?.(head) ?? read(text, bytes), path: [], disguise: name, score });
      // What these consist of would look like other disguises.
      if (name.startsWith('MIME')) break;
    }
  }
  // Those in code pages are in the order of the disguises.
  const order = (/** @type {Repair} */ { disguise = '' }) => codePages.indexOf(disguise);
  return repairs.sort((a, b) => order(a) - order(b)).slice(0, MOST_REPAIRS);
}

/** Whether bytes are well-formed in UTF-8. The last character may be incomplete. @param {Uint8Array} bytes */
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
  // If the last wrong step was to decode in the encoding shown, the file just is in another encoding, which has its own card. But UTF-8
  // may be only a part of the file.
  const isOther = (/** @type {string[]} */ path) => {
    const last = path[path.length - 1];
    return last.endsWith(` read as ${encoding}`) && (isUTF8 || !last.startsWith('UTF-8'));
  };
  // If that explains it best, other mistakes weren't made.
  if (repairs.length > 0 && isOther(repairs[0].path)) return [];
  return repairs
    .filter(({ path, text: repaired }) => !isOther(path) && !repaired.includes('\0'))
    .slice(0, MOST_REPAIRS)
    .map(({ text: repaired, path, score }) => ({ encoding, ...changedLines(text, repaired), path, score }));
}

/**
 * Repairs a text by its least probable lines. Otherwise, only its start would be examined. UTF-8 alone is certain enough for that: among
 * many correct lines, the least probable ones look like other mistakes.
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

/** The lines that were garbled, repaired and as they are. @param {string} given @param {string} repaired */
function changedLines(given, repaired) {
  const [before, after] = [given, repaired].map((text) => text.split(/[\r\n]+/));
  return {
    text: after.filter((line, i) => line !== before[i]).join('\n'),
    given: before.filter((line, i) => line !== after[i]).join('\n'),
  };
}

/**
 * Makes a file readable.
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

/** Where a repaired text, as it is shown, differs from the given one. @param {string} given @param {string} repaired */
function changedParts(given, repaired) {
  // A byte order mark isn't shown.
  let shift = repaired.startsWith('\uFEFF') ? -1 : 0;
  const parts = changedSegments(given, repaired).flatMap(({ start, end, text }) => {
    const from = start + shift;
    shift += text.length - (end - start);
    return [Math.max(0, from), from + text.length];
  });
  return Uint32Array.from(parts);
}

/** Undoes wrong steps. All of a text may show other ones than its start, which then are right. @param {string[]} path @param {string} text */
function repairBy(path, text) {
  const repairs = findRepaired(text);
  const isWanted = (/** @type {RepairedText} */ repair) => repair.path.join() === path.join();
  return (repairs.find(isWanted) ?? repairsOfWorst(text).find(isWanted) ?? repairs[0])?.text ?? text;
}
