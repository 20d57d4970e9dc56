// Saving files in another encoding.

import { callback, explain } from './backend.js';
import { byId, codePointName, counted, download, element, size } from './dom.js';
import { fill } from './encodings.js';

/** @typedef {import('./open.js').Opened} Opened */
/** @typedef {import('../worker/save.js').Source} Source */
/** @typedef {'fatal' | 'html' | 'replacement'} Mode */

/** How many characters are listed that cannot be written. */
const MOST_LISTED = 200;

/**
 * @param {ReturnType<typeof import('./backend.js').startWorker>} worker
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 * @param {() => Opened[]} getFiles all files, the one that is shown first
 */
export function saveFiles(worker, encodings, getFiles) {
  const target = byId('target', HTMLSelectElement);
  const bom = byId('bom', HTMLInputElement);
  const saveButton = byId('save', HTMLButtonElement);
  const saveAll = byId('save-all', HTMLButtonElement);
  const saveTo = byId('save-to', HTMLButtonElement);
  const saved = byId('saved', HTMLElement);
  const questions = byId('unmappable', HTMLElement);
  const progress = byId('save-progress', HTMLProgressElement);
  fill(
    target,
    encodings.filter(({ name }) => name !== 'replacement'),
  );
  target.value = 'utf-8';

  const update = () => {
    bom.disabled = !target.value.startsWith('utf-');
    if (bom.disabled) bom.checked = false;
    saveAll.hidden = getFiles().length < 2;
    saveAll.textContent = `Save all ${getFiles().length} as a ZIP`;
    saveTo.hidden = !('showSaveFilePicker' in globalThis);
    questions.hidden = true;
    saved.textContent = '';
  };
  target.addEventListener('change', update);
  saveButton.addEventListener('click', () => save(getFiles().slice(0, 1)));
  saveAll.addEventListener('click', () => save(getFiles()));
  saveTo.addEventListener('click', () => save(getFiles().slice(0, 1), true));
  byId('cancel-save', HTMLButtonElement).addEventListener('click', () => worker.stopSaving());

  /**
   * Looks for what cannot be written, asks what to do with it, and saves.
   * @param {Opened[]} files
   * @param {boolean} [choosesPlace] whether to ask for a place; otherwise the browser downloads
   */
  async function save(files, choosesPlace) {
    const to = target.value;
    const sources = files.map(({ file, encoding }) => ({ file, from: encoding, name: nameOf(file.name, to) }));
    const name = files.length === 1 ? sources[0].name : 'converted.zip';
    questions.hidden = true;
    await run(name, async (total) => {
      // Browsers ask for a place only right after a click.
      const handle = choosesPlace ? await choosePlace(name) : null;
      const unmappable = await worker.findUnmappable(sources, to, callback(showProgress(total)));
      if (unmappable.length === 0) await write(sources, name, 'fatal', total, handle);
      else ask(unmappable, sources, name, handle);
    });
  }

  /**
   * @param {Source[]} sources
   * @param {string} name
   * @param {Mode} unmappable
   * @param {number} total
   * @param {FileSystemFileHandle | null} handle where to write; null to download
   */
  async function write(sources, name, unmappable, total, handle) {
    const options = { to: target.value, bom: bom.checked, unmappable };
    const blob = await worker.save(sources, options, handle, callback(showProgress(total)));
    if (blob) download(blob, name);
    saved.textContent = blob ? `Saved ${name}, ${size(blob.size)}.` : `Saved ${handle?.name}.`;
  }

  /** Runs a part of saving, and tells what comes of it. @param {string} name @param {(total: number) => Promise<void>} part */
  async function run(name, part) {
    const buttons = [saveButton, saveAll, saveTo];
    const total = getFiles().reduce((sum, { file }) => sum + file.size, 0);
    for (const button of buttons) button.disabled = true;
    byId('saving', HTMLElement).hidden = false;
    progress.value = 0;
    saved.textContent = '';
    try {
      await part(total);
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'Cancelled';
      saved.textContent = isCancelled ? 'Cancelled: nothing was saved.' : explain(error, name);
    }
    byId('saving', HTMLElement).hidden = true;
    for (const button of buttons) button.disabled = false;
  }

  /** @param {number} total */
  function showProgress(total) {
    return (/** @type {number} */ bytes) => {
      progress.value = Math.min(1, bytes / Math.max(1, total));
    };
  }

  /**
   * Lists what cannot be written, and asks how to go on.
   * @param {{ character: string, count: number, file: string, line: number }[]} unmappable
   * @param {Source[]} sources
   * @param {string} name
   * @param {FileSystemFileHandle | null} handle
   */
  function ask(unmappable, sources, name, handle) {
    const encoding = target.selectedOptions[0].text;
    const choices = /** @type {[Mode | null, string][]} */ ([
      ['replacement', 'Save with ? instead'],
      ['html', 'Save with &#…; instead, as HTML does'],
      [null, 'Do not save'],
    ]).map(([mode, label]) => {
      const button = element('button', { type: 'button', textContent: label });
      button.addEventListener('click', () => {
        questions.hidden = true;
        if (mode) run(name, (total) => write(sources, name, mode, total, handle));
      });
      return button;
    });
    const items = unmappable
      .slice(0, MOST_LISTED)
      .map(({ character, count, file, line }) =>
        element(
          'li',
          {},
          element('span', { className: 'glyph', textContent: character }),
          ` ${codePointName(character)}, ${counted(count, 'time')}, first in line ${line}`,
          sources.length > 1 ? ` of ${file}` : '',
        ),
      );
    const rest = unmappable.length - items.length;
    questions.replaceChildren(
      element('h3', { textContent: `${encoding} has not ${counted(unmappable.length, 'character')} of this text` }),
      element('ul', {}, ...items),
      rest > 0 ? element('p', { textContent: `And ${counted(rest, 'other')}.` }) : '',
      element('p', { className: 'row' }, ...choices),
    );
    questions.hidden = false;
    choices[0].focus();
    saved.textContent = 'Nothing is saved yet.';
  }

  return { update };
}

/**
 * Asks for a place to save to.
 * @param {string} suggestedName
 * @returns {Promise<FileSystemFileHandle>}
 */
async function choosePlace(suggestedName) {
  try {
    return await Reflect.get(globalThis, 'showSaveFilePicker')({ suggestedName });
  } catch (cause) {
    throw Object.assign(new Error('No place was chosen.', { cause }), { name: 'Cancelled' });
  }
}

/** A file's name with the encoding that it is saved in. @param {string} name @param {string} encoding */
function nameOf(name, encoding) {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `${stem}.${encoding}${ending}`;
}
