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
 * @param {import('./backend.js').Backend} worker
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
    // The choosers may be changed while it is saved.
    const encoding = target.selectedOptions[0].text;
    const to = { to: target.value, bom: bom.checked };
    const names = uniqueNames(files.map(({ file }) => nameOf(file.name, to.to)));
    const sources = files.map(({ file, encoding: from }, i) => ({ file, from, name: names[i] }));
    const name = files.length === 1 ? names[0] : 'converted.zip';
    questions.hidden = true;
    await run(sources, async (onProgress) => {
      // Browsers ask for a place only right after a click.
      const handle = choosesPlace ? await choosePlace(name) : null;
      const { unmappable, malformed } = await worker.examine(sources, to.to, onProgress);
      const saveWith = (/** @type {Mode} */ mode) =>
        write(sources, name, { ...to, unmappable: mode }, onProgress, handle);
      if (unmappable.length > 0 || malformed.length > 0) ask({ unmappable, malformed }, encoding, sources, saveWith);
      else await saveWith('fatal');
    });
  }

  /**
   * @param {Source[]} sources
   * @param {string} name
   * @param {import('../worker/save.js').Target} options
   * @param {(bytes: number) => void} onProgress
   * @param {FileSystemFileHandle | null} handle where to write; null to download
   */
  async function write(sources, name, options, onProgress, handle) {
    const blob = await worker.save(sources, options, handle, onProgress);
    if (blob) download(blob, name);
    saved.textContent = blob ? `Saved ${name}, ${size(blob.size)}.` : `Saved ${handle?.name}.`;
  }

  /**
   * Runs a part of saving, and tells what comes of it.
   * @param {Source[]} sources
   * @param {(onProgress: (bytes: number) => void) => Promise<void>} part
   */
  async function run(sources, part) {
    const buttons = [saveButton, saveAll, saveTo];
    const total = sources.reduce((sum, { file }) => sum + file.size, 0);
    for (const button of buttons) button.disabled = true;
    byId('saving', HTMLElement).hidden = false;
    progress.value = 0;
    saved.textContent = '';
    try {
      await part(
        callback((/** @type {number} */ bytes) => {
          progress.value = Math.min(1, bytes / Math.max(1, total));
        }),
      );
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'Cancelled';
      saved.textContent = isCancelled
        ? 'Cancelled: nothing was saved.'
        : explain(error, sources.length === 1 ? sources[0].file.name : 'One of the files');
    }
    byId('saving', HTMLElement).hidden = true;
    for (const button of buttons) button.disabled = false;
  }

  /**
   * Lists what would be lost, and asks how to go on.
   * @param {import('../worker/save.js').Examination} lost
   * @param {string} encoding to save in
   * @param {Source[]} sources
   * @param {(mode: Mode) => Promise<void>} saveWith
   */
  function ask({ unmappable, malformed }, encoding, sources, saveWith) {
    /** @type {[Mode | null, string][]} */
    const modes =
      unmappable.length > 0
        ? [
            ['replacement', 'Save with ? instead'],
            ['html', 'Save with &#…; instead, as HTML does'],
          ]
        : [['fatal', 'Save with � instead']];
    const choices = [...modes, /** @type {const} */ ([null, "Don't save"])].map(([mode, label]) => {
      const button = element('button', { type: 'button', textContent: label });
      button.addEventListener('click', () => {
        questions.hidden = true;
        if (mode) run(sources, () => saveWith(mode));
      });
      return button;
    });
    questions.replaceChildren(
      ...describeMalformed(malformed, sources),
      ...describeUnmappable(unmappable, encoding, sources),
      element('p', { className: 'row' }, ...choices),
    );
    questions.hidden = false;
    choices[0].focus();
    saved.textContent = 'Nothing is saved yet.';
  }

  return { update };
}

/**
 * @param {import('../worker/save.js').Examination['malformed']} malformed
 * @param {Source[]} sources
 */
function describeMalformed(malformed, sources) {
  if (malformed.length === 0) return [];
  const total = malformed.reduce((sum, { count }) => sum + count, 0);
  const title = `${counted(total, 'invalid byte sequence')} would be saved as �`;
  const items = malformed.map(({ file, count }) =>
    element('li', { textContent: `${file}: ${counted(count, 'time')}` }),
  );
  return [
    element('h3', { textContent: title }),
    ...(sources.length > 1 ? shortList(items, 'other') : []),
    element('p', { textContent: 'Perhaps another encoding is the right one.' }),
  ];
}

/**
 * @param {import('../worker/save.js').Examination['unmappable']} unmappable
 * @param {string} encoding
 * @param {Source[]} sources
 */
function describeUnmappable(unmappable, encoding, sources) {
  if (unmappable.length === 0) return [];
  const items = unmappable.map(({ character, count, file, line }) =>
    element(
      'li',
      {},
      element('span', { className: 'glyph', textContent: character }),
      ` ${codePointName(character)}, ${counted(count, 'time')}, first in line ${line}`,
      sources.length > 1 ? ` of ${file}` : '',
    ),
  );
  const title = `${encoding} can't represent ${counted(unmappable.length, 'character')} of this text`;
  return [element('h3', { textContent: title }), ...shortList(items, 'other')];
}

/** A list's first items, and how many others there are. @param {HTMLElement[]} items @param {string} noun */
function shortList(items, noun) {
  const rest = items.length - MOST_LISTED;
  const list = element('ul', {}, ...items.slice(0, MOST_LISTED));
  return rest > 0 ? [list, element('p', { textContent: `And ${counted(rest, noun)}.` })] : [list];
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

/** Numbers names that are there already: an archive must not have two files of one name. @param {string[]} names */
function uniqueNames(names) {
  const taken = new Set();
  return names.map((name) => {
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${number} ${name}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** A file's name with the encoding that it is saved in. @param {string} name @param {string} encoding */
function nameOf(name, encoding) {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `${stem}.${encoding}${ending}`;
}
