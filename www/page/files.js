// The list of opened files, and the one that is shown.

import { openArchives } from './archives.js';
import { explain } from './backend.js';
import { showChoices } from './choices.js';
import { alert, button, byId, element } from './dom.js';
import { fill } from './encodings.js';
import { size } from './format.js';
import { pathOf } from './intake.js';
import { currentLanguage, onLanguageChange, t } from './language.js';
import { guardLeaving } from './leaving.js';
import {
  chooseEncoding,
  chooseNothing,
  chooseRepair,
  isCopied,
  isUncertain,
  nameOfFile,
  newOpened,
  noteExamined,
  sorted,
  versionOf,
} from './opened.js';
import { showOpening } from './opening.js';
import { showDocument } from './reading.js';

/** @typedef {import('./opened.js').Opened} Opened */
/** @typedef {import('./opened.js').Detection} Detection */
/** @typedef {import('../worker/check.js').Checked} Checked */

/**
 * @param {import('./backend.js').Backend} worker
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 * @param {() => void} onChange called when files are added or closed, or the shown file or its encoding changes
 */
export function openFiles(worker, encodings, onChange) {
  /** @type {Opened[]} */
  let files = [];
  /** @type {Map<Opened, HTMLElement>} */
  const items = new Map();
  /** @type {Opened | undefined} */
  let current;
  let frame = 0;
  /** A new object for each choice of an encoding or a repair, to notice later ones. */
  let choice = {};

  const list = byId('files', HTMLElement);
  const chooser = byId('encoding', HTMLSelectElement);
  const ofAll = byId('encoding-of-all', HTMLSelectElement);
  const fillChoosers = () => {
    fill(chooser, encodings);
    fill(ofAll, encodings, [element('option', { value: '', textContent: t('eachAsDetected') })]);
  };
  fillChoosers();
  const archives = openArchives(worker, encodings, (paths) => {
    for (const opened of files) {
      opened.path = paths.get(opened.file) ?? opened.path;
      const name = items.get(opened)?.querySelector('strong');
      if (name) Object.assign(name, { textContent: opened.path, title: opened.path });
      drawItem(opened);
    }
    if (current) draw(current);
  });
  const whileOpening = showOpening(worker);
  const reader = showDocument(worker, (malformed) => {
    if (!current) return;
    if (!current.isRepaired) current.malformed = malformed;
    drawItem(current);
  });
  const choices = showChoices(worker, encodings, {
    choose: (encoding) => show(encoding),
    repair: (repair) => showRepaired(repair),
  });

  chooser.addEventListener('change', () => show(nameOf(chooser.value)));
  ofAll.addEventListener('change', () => showAllIn(nameOf(ofAll.value)));
  const leaving = guardLeaving({
    isOpen: () => files.length > 0,
    hasUnsaved: () => files.some(({ isUnsaved }) => isUnsaved),
    close: closeAll,
  });
  byId('close', HTMLButtonElement).addEventListener('click', () => current && close(current));
  byId('close-all', HTMLButtonElement).addEventListener('click', closeAll);
  onLanguageChange(() => {
    fillChoosers();
    for (const opened of files) drawItem(opened);
    drawList();
    if (current) draw(current);
  });

  /** @param {string} value the value of a chooser */
  const nameOf = (value) => encodings.find(({ name }) => name.toLowerCase() === value)?.name ?? '';

  /**
   * @param {File[]} chosen
   * @param {string} [encoding] by default, each file's detected encoding
   */
  async function add(chosen, encoding) {
    alert('');
    const added = await unpackAll(chosen);
    let next = 0;
    let isFirst = true;
    const use = (/** @type {(Detection | { error: unknown })[]} */ found) => {
      for (const detection of found) {
        const file = added[next++];
        if ('error' in detection) {
          alert(explain(detection.error, file.name));
          continue;
        }
        const known = encoding ? { ...detection, encoding } : detection;
        const opened = newOpened(file, pathOf(file), known);
        files.push(opened);
        list.append(itemOf(opened));
        if (isFirst) open(opened);
        isFirst = false;
      }
      drawList();
      onChange();
    };
    await whileOpening(added, (onProgress) => worker.detectAll(added, navigator.language, use, onProgress));
    check(files.filter((opened) => opened !== current));
  }

  /** @param {File[]} chosen */
  async function unpackAll(chosen) {
    /** @type {File[]} */
    const unpacked = [];
    for (const file of chosen) {
      try {
        unpacked.push(...(await archives.unpack(file)));
      } catch {
        alert(t('zipUnreadable', { name: file.name }));
      }
    }
    return unpacked;
  }

  /** Examines files, one after the other, unless that was done. @param {Opened[]} wanted */
  async function check(wanted) {
    const unchecked = wanted.filter(({ malformed, isExamined }) => malformed === undefined || !isExamined);
    const sources = unchecked.map(({ file, encoding, detection }) => ({ file, encoding, detection }));
    let next = 0;
    await worker.check(sources, (/** @type {Checked[]} */ results) => {
      for (const { malformed, ...found } of results) {
        const opened = unchecked[next];
        // The encoding may have changed meanwhile.
        if (opened.encoding === sources[next].encoding) opened.malformed = malformed;
        noteExamined(opened, found);
        next += 1;
        drawItem(opened);
      }
      drawList();
    });
  }

  /** Examines files, and makes the repaired versions of those that need it. @param {Opened[]} wanted */
  async function prepare(wanted) {
    const unexamined = () => wanted.filter(({ isExamined }) => !isExamined);
    // Another check may have stopped this one.
    while (unexamined().length > 0) await check(unexamined());
    for (const opened of wanted) if (opened.isRepaired) await makeRepaired(opened);
  }

  /** @param {Opened} opened */
  async function makeRepaired(opened) {
    if (opened.repair) opened.repaired ??= await worker.repairFile(opened.file, opened.repair);
  }

  /** @param {Opened} opened */
  async function open(opened) {
    const isFirst = current === undefined;
    current = opened;
    byId('start', HTMLElement).hidden = true;
    byId('document', HTMLElement).hidden = false;
    document.body.classList.add('opened');
    leaving.opened();
    if (isFirst) {
      // Put the bar at the top, where it then stays.
      scrollTo(0, 0);
      // The element with the focus is hidden now.
      byId('name', HTMLElement).focus();
    }
    choices.clear();
    draw(opened);
    reader.prepare(opened.file);
    opened.isSeen = true;
    await choices.prepare(opened);
    if (current === opened) await showChosen(opened);
  }

  /** @param {string} encoding its name */
  async function show(encoding) {
    const opened = current;
    if (!opened) return;
    choice = {};
    chooseEncoding(opened, encoding);
    await showAgain(opened);
  }

  /** @param {import('./opened.js').Repair} repair */
  async function showRepaired(repair) {
    if (!current) return;
    chooseRepair(current, repair);
    await showChosen(current);
  }

  /** @param {Opened} opened */
  async function showChosen(opened) {
    const own = {};
    choice = own;
    try {
      if (opened.isRepaired) await makeRepaired(opened);
    } catch (error) {
      opened.isRepaired = false;
      alert(explain(error, opened.file.name));
    }
    // Another choice may have been made meanwhile.
    if (choice === own && opened === current) read(opened);
  }

  /** @param {Opened} opened */
  function read(opened) {
    draw(opened);
    drawItem(opened);
    onChange();
    const { file, encoding } = versionOf(opened);
    reader.show(file, encoding, opened.isRepaired ? opened.repaired?.changes : undefined);
  }

  /** @param {Opened} opened */
  function draw(opened) {
    byId('name', HTMLElement).textContent = nameOfFile(opened);
    byId('name', HTMLElement).title = `${opened.path}, ${size(opened.file.size)}`;
    chooser.value = opened.encoding.toLowerCase();
    choices.draw(opened);
    drawList();
  }

  /** @param {string} encoding its name; empty for each file's detected encoding */
  function showAllIn(encoding) {
    for (const opened of files) {
      // What is chosen for all texts isn't for binary files.
      if (encoding && !isCopied(opened)) chooseEncoding(opened, encoding);
      else chooseNothing(opened);
      drawItem(opened);
    }
    if (current) showAgain(current);
    check(files.filter((opened) => opened !== current));
  }

  /** @param {Opened} opened */
  async function showAgain(opened) {
    await choices.include(opened);
    if (opened === current) await showChosen(opened);
  }

  /** @param {Opened} closed */
  function close(closed) {
    const hadFocus = list.contains(document.activeElement);
    const index = files.indexOf(closed);
    files = files.filter((opened) => opened !== closed);
    items.get(closed)?.remove();
    items.delete(closed);
    if (files.length === 0) return closeAll();
    if (closed === current) open(files[Math.min(index, files.length - 1)]);
    drawList();
    if (hadFocus && current) items.get(current)?.querySelector('button')?.focus();
    onChange();
  }

  function closeAll() {
    files = [];
    items.clear();
    list.replaceChildren();
    current = undefined;
    ofAll.value = '';
    archives.close();
    reader.close();
    worker.check([], () => {});
    byId('document', HTMLElement).hidden = true;
    byId('start', HTMLElement).hidden = false;
    document.body.classList.remove('opened');
    drawList();
    byId('file', HTMLInputElement).focus();
    alert('');
    onChange();
  }

  /** @param {Opened} opened */
  function itemOf(opened) {
    const name = element('strong', { textContent: opened.path, title: opened.path });
    const summary = element('small');
    const opening = button('', () => open(opened), { className: 'open' });
    opening.append(name, summary);
    const closing = button('×', () => close(opened), { className: 'close' });
    const item = element('li', {}, opening, closing);
    items.set(opened, item);
    drawItem(opened);
    return item;
  }

  /** @param {Opened} opened */
  function drawItem(opened) {
    const item = items.get(opened);
    const summary = item?.querySelector('small');
    if (!item || !summary) return;
    item.querySelector('.close')?.setAttribute('aria-label', t('closeFile', { name: opened.path }));
    const encoding = isCopied(opened)
      ? t('binary')
      : opened.isRepaired
        ? (opened.repair?.disguise ?? t('repaired'))
        : opened.encoding;
    summary.textContent = `${encoding} · ${size(opened.file.size)}`;
    const word = wordFor(opened);
    if (word) summary.append(' · ', element('span', { className: 'warning', textContent: word }));
    arrange();
  }

  /** Sorts the list once for all changes before the next frame. */
  function arrange() {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      files = sorted(files, currentLanguage());
      const focused = /** @type {HTMLElement | null} */ (document.activeElement);
      let next = list.firstElementChild;
      for (const opened of files) {
        const item = /** @type {HTMLElement} */ (items.get(opened));
        if (item === next) next = item.nextElementSibling;
        else list.insertBefore(item, next);
      }
      // Moving an element takes the focus from it.
      if (focused && list.contains(focused)) focused.focus();
    });
  }

  /** Draws the summary, and marks the current file. */
  function drawList() {
    const invalid = files.filter(({ malformed, isRepaired }) => malformed && !isRepaired).length;
    const summary = [t('files', { n: files.length }), ...(invalid > 0 ? [t('withInvalid', { n: invalid })] : [])];
    const panel = byId('files-panel', HTMLDetailsElement);
    if (panel.hidden && files.length > 1) panel.open = !narrow.matches;
    panel.hidden = files.length < 2 && !archives.hasLegacyNames;
    byId('files-summary', HTMLElement).textContent = summary.join(', ');
    const marked = list.querySelector('[aria-current]');
    const mark = current && items.get(current)?.querySelector('.open');
    if (marked !== mark) marked?.removeAttribute('aria-current');
    mark?.setAttribute('aria-current', 'true');
  }

  return {
    add,
    /** In the order in which they were added. */
    get files() {
      return files;
    },
    get current() {
      return current;
    },
    reader,
    prepare,
  };
}

/** The remark beside a file that needs attention. @param {Opened} opened */
function wordFor(opened) {
  const { malformed = 0, isRepaired, isLost, repair, isChosen } = opened;
  if (Number.isNaN(malformed)) return t('isUnreadable');
  if (isRepaired || isCopied(opened)) return '';
  if (malformed > 0) return t('invalid', { n: malformed });
  if (isLost) return t('charactersLost');
  if (isUncertain(opened)) return t('uncertain');
  if (!repair || isChosen) return '';
  return repair.disguise ? t('looksLike', { what: repair.disguise }) : t('maybeGarbled');
}

/** On narrow screens the list is above the text, and closed at first. */
const narrow = matchMedia('(max-width: 60rem)');
