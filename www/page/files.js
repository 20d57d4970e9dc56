// The opened files, what is known of each, and the one that is shown.

import { explain } from './backend.js';
import { showChoices } from './choices.js';
import { alert, button, byId, element } from './dom.js';
import { fill } from './encodings.js';
import { size } from './format.js';
import { pathOf } from './intake.js';
import { onLanguageChange, t } from './language.js';
import { showDocument } from './reading.js';

/** @typedef {import('../worker/detect.js').Detection} Detection */

/**
 * @typedef {object} Opened
 * @property {File} file
 * @property {string} path
 * @property {Detection} detection
 * @property {string} encoding the name of the encoding in which it is shown
 * @property {number} [malformed] how many malformed sequences it has in this encoding; NaN if it can't be read
 * @property {import('../worker/repair.js').Repair} [repair] how its text could be repaired
 * @property {boolean} [isLost] whether it has � or ? in place of characters, which can't be recovered
 * @property {{ file: File, lost: number }} [repaired] the repaired file, while it is shown instead
 */

/** The version of an opened file that is shown and saved. @param {Opened} opened */
export const versionOf = ({ file, encoding, repaired }) => ({
  file: repaired?.file ?? file,
  encoding: repaired ? 'UTF-8' : encoding,
  lost: repaired?.lost ?? 0,
});

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
  /** A new object for each choice of an encoding or the repaired text. */
  let choice = {};

  const list = byId('files', HTMLElement);
  const chooser = byId('encoding', HTMLSelectElement);
  const ofAll = byId('encoding-of-all', HTMLSelectElement);
  const fillChoosers = () => {
    fill(chooser, encodings);
    fill(ofAll, encodings, [element('option', { value: '', textContent: t('eachAsDetected') })]);
  };
  fillChoosers();
  const reader = showDocument(worker, (malformed) => {
    if (!current) return;
    if (!current.repaired) current.malformed = malformed;
    drawItem(current);
  });
  const choices = showChoices(worker, encodings, {
    choose: (encoding) => show(encoding),
    repair: () => showRepaired(),
  });

  chooser.addEventListener('change', () => show(nameOf(chooser.value)));
  ofAll.addEventListener('change', () => showAllIn(nameOf(ofAll.value)));
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
   * Adds files, and shows the first of them.
   * @param {File[]} added
   * @param {string} [encoding] the name of the encoding in which to show them; the detected one by default
   */
  async function add(added, encoding) {
    alert('');
    let next = 0;
    let isFirst = true;
    await worker.detectAll(added, navigator.language, (/** @type {(Detection | { error: unknown })[]} */ found) => {
      for (const detection of found) {
        const file = added[next++];
        if ('error' in detection) {
          alert(explain(detection.error, file.name));
          continue;
        }
        const opened = { file, path: pathOf(file), detection, encoding: encoding ?? detection.encoding };
        files.push(opened);
        list.append(itemOf(opened));
        if (isFirst) open(opened);
        isFirst = false;
      }
      drawList();
      onChange();
    });
    check(files.filter((opened) => opened.malformed === undefined && opened !== current));
  }

  /** Counts malformed sequences, one file after the other. @param {Opened[]} unchecked */
  function check(unchecked) {
    const checked = unchecked.map(({ file, encoding }) => ({ file, encoding }));
    let next = 0;
    worker.check(checked, (/** @type {number[]} */ counts) => {
      for (const count of counts) {
        const opened = unchecked[next];
        // Another encoding may have been chosen in the meantime.
        if (opened.encoding === checked[next].encoding) opened.malformed = count;
        next += 1;
        drawItem(opened);
      }
      drawList();
    });
  }

  /** @param {Opened} opened */
  async function open(opened) {
    const isFirst = current === undefined;
    current = opened;
    byId('start', HTMLElement).hidden = true;
    byId('document', HTMLElement).hidden = false;
    document.body.classList.add('opened');
    if (isFirst) {
      // The bar should be at the top, where it then stays.
      scrollTo(0, 0);
      // The field that had the focus is hidden.
      byId('name', HTMLElement).focus();
    }
    choices.clear();
    draw(opened);
    reader.prepare(opened.file);
    await choices.prepare(opened);
    if (current !== opened) return;
    if (opened.repair && opened.repair.score > SURE && !opened.repaired) await showRepaired();
    else read(opened);
  }

  /** Shows the current file in an encoding. @param {string} encoding its name */
  async function show(encoding) {
    const opened = current;
    if (!opened) return;
    choice = {};
    opened.encoding = encoding;
    opened.repaired = undefined;
    opened.malformed = undefined;
    await choices.include(opened);
    if (opened === current) read(opened);
  }

  /** Shows the repaired text of the current file. */
  async function showRepaired() {
    const opened = current;
    if (!opened) return;
    const own = {};
    choice = own;
    try {
      const repaired = await worker.repairFile(opened.file, opened.encoding);
      // An encoding may have been chosen in the meantime.
      if (choice !== own) return;
      opened.repaired = repaired;
    } catch (error) {
      alert(explain(error, opened.file.name));
    }
    if (opened === current) read(opened);
  }

  /** @param {Opened} opened */
  function read(opened) {
    draw(opened);
    drawItem(opened);
    onChange();
    const { file, encoding } = versionOf(opened);
    reader.show(file, encoding);
  }

  /** Shows what is known of the current file. @param {Opened} opened */
  function draw(opened) {
    byId('name', HTMLElement).textContent = opened.file.name;
    byId('name', HTMLElement).title = `${opened.path}, ${size(opened.file.size)}`;
    chooser.value = opened.encoding.toLowerCase();
    choices.draw(opened);
    drawList();
  }

  /** Shows all files in an encoding. @param {string} encoding its name; empty for each file's detected encoding */
  function showAllIn(encoding) {
    for (const opened of files) {
      opened.encoding = encoding || opened.detection.encoding;
      opened.repaired = undefined;
      opened.malformed = undefined;
      drawItem(opened);
    }
    if (current) show(current.encoding);
    check(files.filter((opened) => opened !== current));
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
    // Keep the keyboard's focus in the list.
    if (hadFocus && current) items.get(current)?.querySelector('button')?.focus();
    onChange();
  }

  function closeAll() {
    files = [];
    items.clear();
    list.replaceChildren();
    current = undefined;
    reader.close();
    worker.check([], () => {});
    byId('document', HTMLElement).hidden = true;
    byId('start', HTMLElement).hidden = false;
    document.body.classList.remove('opened');
    drawList();
    byId('file', HTMLInputElement).focus();
    onChange();
  }

  /** @param {Opened} opened */
  function itemOf(opened) {
    const name = element('strong', { textContent: opened.path });
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
    const { encoding } = versionOf(opened);
    summary.textContent = `${opened.repaired ? t('repaired') : encoding} · ${size(opened.file.size)}`;
    if (!opened.repaired && opened.malformed) {
      summary.append(
        ' · ',
        element('span', { className: 'warning', textContent: t('invalid', { n: opened.malformed }) }),
      );
    }
  }

  /** Draws the summary above the list, and marks the current file in it. */
  function drawList() {
    const invalid = files.filter(({ malformed, repaired }) => malformed && !repaired).length;
    const summary = [t('files', { n: files.length }), ...(invalid > 0 ? [t('withInvalid', { n: invalid })] : [])];
    const panel = byId('files-panel', HTMLDetailsElement);
    if (panel.hidden && files.length > 1) panel.open = !narrow.matches;
    panel.hidden = files.length < 2;
    byId('files-summary', HTMLElement).textContent = summary.join(', ');
    const marked = list.querySelector('[aria-current]');
    const mark = current && items.get(current)?.querySelector('.open');
    if (marked !== mark) marked?.removeAttribute('aria-current');
    mark?.setAttribute('aria-current', 'true');
  }

  return {
    add,
    /** All files, in the order in which they were added. */
    get files() {
      return files;
    },
    get current() {
      return current;
    },
    reader,
  };
}

/** On narrow screens, the list is above the text instead of beside it, and closed at first. */
const narrow = matchMedia('(max-width: 60rem)');

/** From this score on, repaired text is shown at once. */
const SURE = 0.8;
