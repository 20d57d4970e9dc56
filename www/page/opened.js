// An opened file: how it was read, and which version of it is shown and saved.

/** @typedef {import('../worker/detect.js').Detection} Detection */
/** @typedef {import('../worker/repair.js').Repair} Repair */

/**
 * @typedef {object} Opened
 * @property {File} file
 * @property {string} path
 * @property {Detection} detection
 * @property {string} encoding the name of the encoding in which it is shown
 * @property {boolean} isChosen whether somebody has chosen the encoding, or between the repaired text and the text as it is
 * @property {boolean} isUnsaved whether something was chosen that isn't saved yet
 * @property {boolean} isSeen whether it was shown
 * @property {State} state
 * @property {number} [malformed] how many malformed sequences it has in this encoding; NaN if it can't be read
 * @property {boolean} [isExamined] whether the next two are known
 * @property {Repair[]} repairs how its text could be made readable
 * @property {Repair} [repair] the one of them that is chosen, at first the best
 * @property {boolean} [isLost] whether it has � or ? in place of characters, which can't be recovered
 * @property {boolean} isRepaired whether the repaired text is shown and saved
 * @property {import('../worker/repair.js').Repaired} [repaired] the repaired file, once it was made
 */

/** From this score on, text is repaired without a question. */
const SURE = 0.8;

/** Below this score, an encoding is a guess. */
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

/** Whether it isn't text, as far as is known, so that it is copied when it is saved. @param {Opened} opened */
export const isCopied = ({ detection, isChosen }) => detection.source === 'binary' && !isChosen;

/** Whether its text begins with a byte order mark. @param {Opened} opened */
export const hasBOM = ({ detection, encoding }) => detection.source === 'BOM' && detection.encoding === encoding;

/** Whether its encoding is a guess that nobody has looked at. @param {Opened} opened */
export const isUncertain = ({ detection, isChosen, isSeen, isRepaired }) =>
  detection.source === 'detection' && detection.score < GUESS && !isChosen && !isSeen && !isRepaired;

/**
 * What people should know of a file before they save it, the most important first.
 * @typedef {'unreadable' | 'damaged' | 'lost' | 'uncertain' | 'repairable' | 'binary' | 'repaired' | 'fine'} State
 */
/** @type {State[]} */
const STATES = ['unreadable', 'damaged', 'lost', 'uncertain', 'repairable', 'binary', 'repaired', 'fine'];

/** Sorts files: those that need a look come first. Files with the same state are sorted by their paths. @param {Opened[]} files @param {string} language */
export function sorted(files, language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  for (const opened of files) opened.state = stateOf(opened);
  return files.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || compare(a.path, b.path));
}

/** @param {Opened} opened @returns {State} */
function stateOf({ malformed = 0, isChosen, isRepaired, isLost, repair, detection: { source, score }, state }) {
  // A file stays in its place when somebody has looked after it.
  if (isChosen) return state;
  if (Number.isNaN(malformed)) return 'unreadable';
  if (isRepaired) return 'repaired';
  if (malformed > 0) return 'damaged';
  if (isLost) return 'lost';
  if (source === 'binary') return 'binary';
  if (repair) return 'repairable';
  return source === 'detection' && score < GUESS ? 'uncertain' : 'fine';
}

/** Notes how its text could be repaired, which is done if it is sure. @param {Opened} opened @param {{ repairs: Repair[], isLost: boolean }} found */
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

/** Returns to what was found. @param {Opened} opened */
export function chooseNothing(opened) {
  chooseEncoding(opened, opened.detection.encoding);
  opened.isChosen = false;
  opened.isUnsaved = false;
  opened.isRepaired = opened.repair === opened.repairs[0] && isSure(opened.repair);
  if (isCopied(opened)) opened.malformed = 0;
}

/** The version of an opened file that is shown and saved. @param {Opened} opened */
export function versionOf({ file, encoding, isRepaired, repaired }) {
  return isRepaired && repaired ? { ...repaired, encoding: 'UTF-8' } : { file, encoding, lost: 0 };
}
