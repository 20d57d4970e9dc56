// Saves files in another encoding.

import { explain } from './backend.js';
import { byId, connectPart, download } from './dom.js';
import { fill } from './encodings.js';
import { size } from './format.js';
import { onLanguageChange, t } from './language.js';
import { askAboutLosses } from './losses.js';
import { hasBOM, isCopied, isUncertain, nameOfFile, versionOf } from './opened.js';
import { connectReport } from './report.js';

/** @typedef {import('./opened.js').Opened} Opened */
/** @typedef {import('../worker/save.js').Source} Source */
/** @typedef {import('../worker/save.js').Target} Target */

/** How many copied files are named; the report lists all. */
const MAX_NAMED = 5;

const ARCHIVE = 'converted.zip';

/**
 * @param {import('./backend.js').Backend} worker
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 * @param {() => Opened[]} getFiles
 * @param {() => Opened | undefined} getCurrent
 * @param {(files: Opened[]) => Promise<void>} prepare examines and repairs files
 */
export function saveFiles(worker, encodings, getFiles, getCurrent, prepare) {
  const target = byId('target', HTMLSelectElement);
  const bom = byId('bom', HTMLSelectElement);
  const declaration = byId('declaration', HTMLInputElement);
  const namesOnly = byId('names-only', HTMLInputElement);
  const saveButton = byId('save', HTMLButtonElement);
  const saveAll = byId('save-all', HTMLButtonElement);
  const saveExcel = byId('save-excel', HTMLButtonElement);
  const saveTo = byId('save-to', HTMLButtonElement);
  const saved = byId('saved', HTMLElement);
  const questions = byId('questions', HTMLElement);
  const progress = byId('save-progress', HTMLProgressElement);
  const report = connectReport();
  const fillTarget = () => {
    fill(target, encodings);
  };
  fillTarget();
  target.value = 'utf-8';

  const update = () => {
    const all = getFiles();
    const current = getCurrent();
    bom.disabled = !target.value.startsWith('utf-');
    saveButton.textContent = t('save', { encoding: target.selectedOptions[0].text });
    saveButton.classList.toggle('primary', all.length < 2);
    saveAll.hidden = all.length < 2;
    saveAll.textContent = t('saveAll', { n: all.length });
    saveExcel.hidden = !/\.(csv|tsv)$/i.test(current?.file.name ?? '');
    saveTo.hidden = !('showSaveFilePicker' in globalThis);
    byId('declaration-field', HTMLElement).hidden = !all.some(({ detection }) => detection.declared);
    questions.hidden = true;
    saved.textContent = '';
    report.hide();
  };
  target.addEventListener('change', update);
  onLanguageChange(() => {
    fillTarget();
    update();
  });
  connectPart(byId('options', HTMLButtonElement), byId('save-options', HTMLElement));
  const currentFiles = () => getFiles().filter((opened) => opened === getCurrent());
  saveButton.addEventListener('click', () => save(currentFiles(), chosen()));
  saveAll.addEventListener('click', () => save(getFiles(), chosen()));
  saveTo.addEventListener('click', () => save(currentFiles(), chosen(), true));
  // Without a byte order mark, Excel assumes the encoding of the system's language.
  saveExcel.addEventListener('click', () => save(currentFiles(), { ...chosen(), to: 'utf-8', bom: 'with' }));
  let cancel = () => {};
  byId('cancel-save', HTMLButtonElement).addEventListener('click', () => cancel());

  /** A snapshot, because people may change the options during saving. @returns {Omit<Target, 'unmappable'>} */
  const chosen = () => ({
    to: target.value,
    bom: /** @type {Target['bom']} */ (bom.value),
    lineEnding: /** @type {Target['lineEnding']} */ (byId('line-endings', HTMLSelectElement).value),
    declaration: declaration.checked,
  });

  /**
   * Checks what saving would lose, asks what to do about it, and saves.
   * @param {Opened[]} files
   * @param {Omit<Target, 'unmappable'>} to
   * @param {boolean} [choosesPlace] whether to ask where to save
   */
  async function save(files, to, choosesPlace) {
    if (files.length === 0) return;
    const isSingle = files.length === 1;
    const names = uniqueNames(files.map((opened) => (isSingle ? nameOfFile(opened) : opened.path)));
    const name = isSingle ? names[0] : ARCHIVE;
    const encoding = encodings.find((one) => one.name.toLowerCase() === to.to)?.name ?? to.to;
    questions.hidden = true;
    report.hide();
    await run(files, async (onProgress, orCancelled) => {
      // Browsers allow this question only directly after a click.
      const handle = choosesPlace ? await choosePlace(name) : null;
      await orCancelled(prepare(files));
      const all = files.map((opened, i) => sourceOf(opened, names[i], namesOnly.checked));
      // Unreadable files among several are left out and reported; a single one is an error.
      const sources = all.filter((_, i) => isSingle || !Number.isNaN(files[i].malformed));
      const lost = await worker.examine(sources, to.to, onProgress);
      const saveWith = async (/** @type {Target['unmappable']} */ unmappable) => {
        await write(sources, name, { ...to, unmappable }, onProgress, handle);
        const unreadable = all.filter((source) => !sources.includes(source)).map((source) => source.name);
        for (const opened of files) opened.isUnsaved = false;
        if (!isSingle) report.show(sources, lost, encoding, unreadable);
      };
      // A single file's text is on the screen.
      const uncertain = isSingle || namesOnly.checked ? [] : files.filter(isUncertain).map(({ path }) => path);
      if (lost.unmappable.length + lost.malformed.length + uncertain.length === 0) return saveWith('fatal');
      saved.textContent = t('notSavedYet');
      const doubts = { ...lost, uncertain };
      askAboutLosses(questions, doubts, encoding, sources.length, (mode) => run(files, () => saveWith(mode)));
    });
  }

  /**
   * @param {Source[]} sources
   * @param {string} name
   * @param {Target} to
   * @param {(bytes: number) => void} onProgress
   * @param {FileSystemFileHandle | null} handle where to write; null to download
   */
  async function write(sources, name, to, onProgress, handle) {
    const blob = await worker.save(sources, to, handle, onProgress);
    if (blob) download(blob, name);
    const place = blob ? t('saved', { name, size: size(blob.size) }) : t('savedTo', { name: handle?.name ?? name });
    const copied = sources.filter(({ isBinary }) => isBinary).map((source) => source.name);
    const some = copied.slice(0, MAX_NAMED).join(', ');
    const names = copied.length > MAX_NAMED ? t('andOthers', { characters: some }) : some;
    saved.textContent = copied.length > 0 ? `${place} ${t('copiedAsItIs', { names })}` : place;
  }

  /**
   * Runs a step of saving, and shows its progress and errors.
   * @param {Opened[]} files
   * @param {(onProgress: (bytes: number) => void, orCancelled: (work: Promise<void>) => Promise<void>) => Promise<void>} part
   *   `orCancelled` stops waiting for work when saving is cancelled, though the worker may continue it
   */
  async function run(files, part) {
    const buttons = [saveButton, saveAll, saveExcel, saveTo];
    const total = files.reduce((sum, { file }) => sum + file.size, 0);
    for (const button of buttons) button.disabled = true;
    byId('saving', HTMLElement).hidden = false;
    progress.value = 0;
    saved.textContent = '';
    /** @type {Promise<never>} */
    const cancelled = new Promise((_, reject) => {
      cancel = () => {
        worker.stopSaving();
        reject(newCancelled());
      };
    });
    const onProgress = (/** @type {number} */ bytes) => {
      progress.value = Math.min(1, bytes / Math.max(1, total));
    };
    try {
      const orCancelled = (/** @type {Promise<void>} */ work) => Promise.race([cancelled, work]);
      await orCancelled(part(onProgress, orCancelled));
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'Cancelled';
      const failed = /** @type {{ file?: string }} */ (error).file ?? t('oneOfTheFiles');
      const name = files.length === 1 ? files[0].file.name : failed;
      saved.textContent = isCancelled ? t('savingCancelled') : explain(error, name);
    }
    byId('saving', HTMLElement).hidden = true;
    for (const button of buttons) button.disabled = false;
  }

  return { update };
}

/** @param {Opened} opened @param {string} name @param {boolean} namesOnly @returns {Source} */
function sourceOf(opened, name, namesOnly) {
  if (namesOnly) return { file: opened.file, from: opened.encoding, name, isBinary: isCopied(opened), isCopied: true };
  const { file, encoding, lost } = versionOf(opened);
  const repair = opened.isRepaired ? opened.repair : undefined;
  return {
    file,
    from: encoding,
    name,
    lost,
    hasBOM: hasBOM(opened),
    repair,
    isBinary: isCopied(opened),
    isCopied: isCopied(opened),
  };
}

/**
 * @param {string} suggestedName
 * @returns {Promise<FileSystemFileHandle>}
 */
async function choosePlace(suggestedName) {
  try {
    return await Reflect.get(globalThis, 'showSaveFilePicker')({ suggestedName });
  } catch (cause) {
    throw newCancelled(cause);
  }
}

/** @param {unknown} [cause] */
const newCancelled = (cause) => Object.assign(new Error('Saving was cancelled.', { cause }), { name: 'Cancelled' });

/** Adds numbers to repeated names, because an archive can't have two files of one name. @param {string[]} names */
function uniqueNames(names) {
  const taken = new Set();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > name.lastIndexOf('/') + 1 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${stem} (${number})${ending}`;
    taken.add(own.toLowerCase());
    return own;
  });
}
