// An opened file: its encoding, its repairs, and which version of it is shown and saved.

/** @typedef {import('../worker/detect.js').Detection} Detection */
/** @typedef {import('../worker/repair.js').Repair} Repair */

/**
 * @typedef {object} Opened
 * @property {File} file
 * @property {string} path
 * @property {Detection} detection
 * @property {string} encoding the name of the encoding in which it is shown
 * @property {boolean} isChosen whether the visitor has chosen the encoding or a repair
 * @property {boolean} isUnsaved whether a choice isn't saved yet
 * @property {boolean} isSeen whether it was shown
 * @property {State} state
 * @property {number} [malformed] how many malformed sequences it has in this encoding; NaN if it can't be read
 * @property {boolean} [isExamined] whether `repairs` and `isLost` are known
 * @property {Repair[]} repairs
 * @property {Repair} [repair] the chosen one; at first, the best
 * @property {boolean} [isLost] whether characters were replaced with � or ? for good
 * @property {boolean} isRepaired whether the repaired text is shown and saved
 * @property {import('../worker/repair.js').Repaired} [repaired]
 */

/** Repairs with a higher score are applied without asking. */
const SURE = 0.8;

/** An encoding with a lower score is a guess. */
const GUESS = 0.8;

/** @param {File} file @param {string} path @param {Detection} detection */
export function newOpened(file, path, detection) {
  /** @type {Opened} */
  const opened = {
    file,
    path,
    detection,
    encoding: detection.encoding,
    isChosen: false,
    isUnsaved: false,
    isSeen: false,
    state: 'fine',
    repairs: [],
    isRepaired: false,
  };
  if (isCopied(opened)) Object.assign(opened, { malformed: 0, isExamined: true });
  return opened;
}

/** @param {Opened} opened */
export const nameOfFile = ({ path }) => path.slice(path.lastIndexOf('/') + 1);

/** Whether saving copies it, because it doesn't seem to be text. @param {Opened} opened */
export const isCopied = ({ detection, isChosen }) => detection.source === 'binary' && !isChosen;

/** @param {Opened} opened */
export const hasBOM = ({ detection, encoding }) => detection.source === 'BOM' && detection.encoding === encoding;

/** Whether its encoding is a guess that the visitor hasn't checked. @param {Opened} opened */
export const isUncertain = ({ detection, isChosen, isSeen, isRepaired }) =>
  detection.source === 'detection' && detection.score < GUESS && !isChosen && !isSeen && !isRepaired;

/**
 * What people should know before they save a file, the most important first.
 * @typedef {'unreadable' | 'damaged' | 'lost' | 'uncertain' | 'repairable' | 'binary' | 'repaired' | 'fine'} State
 */
/** @type {State[]} */
const STATES = ['unreadable', 'damaged', 'lost', 'uncertain', 'repairable', 'binary', 'repaired', 'fine'];

/** Sorts files: those that need attention first, then by path. @param {Opened[]} files @param {string} language */
export function sorted(files, language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  for (const opened of files) opened.state = stateOf(opened);
  return files.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || compare(a.path, b.path));
}

/** @param {Opened} opened @returns {State} */
function stateOf({ malformed = 0, isChosen, isRepaired, isLost, repair, detection: { source, score }, state }) {
  // A file keeps its place in the list after a choice.
  if (isChosen) return state;
  if (Number.isNaN(malformed)) return 'unreadable';
  if (isRepaired) return 'repaired';
  if (malformed > 0) return 'damaged';
  if (isLost) return 'lost';
  if (source === 'binary') return 'binary';
  if (repair) return 'repairable';
  return source === 'detection' && score < GUESS ? 'uncertain' : 'fine';
}

/** Stores a file's repairs, and chooses the best if it's sure. @param {Opened} opened @param {{ repairs: Repair[], isLost: boolean }} found */
export function noteExamined(opened, { repairs, isLost }) {
  if (opened.isExamined) return;
  const repair = repairs.at(0);
  Object.assign(opened, { isExamined: true, repairs, repair, isLost });
  opened.isRepaired = !opened.isChosen && isSure(repair);
}

/** @param {Repair | undefined} repair */
const isSure = (repair) => repair !== undefined && repair.score > SURE;

/** @param {Opened} opened @param {string} encoding its name */
export function chooseEncoding(opened, encoding) {
  opened.isChosen = true;
  opened.isUnsaved = true;
  opened.isRepaired = false;
  if (opened.encoding !== encoding) opened.malformed = undefined;
  opened.encoding = encoding;
}

/** @param {Opened} opened @param {Repair} repair */
export function chooseRepair(opened, repair) {
  if (opened.repair !== repair) opened.repaired = undefined;
  if (!opened.repairs.includes(repair)) opened.repairs.push(repair);
  opened.repair = repair;
  opened.isChosen = true;
  opened.isUnsaved = true;
  opened.isRepaired = true;
}

/** Undoes the visitor's choices. @param {Opened} opened */
export function chooseNothing(opened) {
  chooseEncoding(opened, opened.detection.encoding);
  opened.isChosen = false;
  opened.isUnsaved = false;
  opened.isRepaired = opened.repair === opened.repairs[0] && isSure(opened.repair);
  if (isCopied(opened)) opened.malformed = 0;
}

/** What is shown and saved. @param {Opened} opened */
export function versionOf({ file, encoding, isRepaired, repaired }) {
  return isRepaired && repaired ? { ...repaired, encoding: 'UTF-8' } : { file, encoding, lost: 0 };
}
