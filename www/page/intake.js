// Accepts files that people choose, drop, paste, or open with the installed page.

import { byId } from './dom.js';
import { t } from './language.js';
import { canChooseAgain, offerRecent } from './recent.js';

/** In code units. A keyboard may insert a suggested word at once, or an emoji of many characters; more was pasted. */
const MAX_TYPED = 32;

/** Paths in dropped folders and archives. @type {WeakMap<File, string>} */
const paths = new WeakMap();

/** A file's path in the chosen folder, or its name. @param {File} file */
export const pathOf = (file) => paths.get(file) ?? (file.webkitRelativePath || file.name);

/** @param {File} file @param {string} path */
export const setPath = (file, path) => paths.set(file, path);

/** @param {(files: File[]) => void} use */
export function acceptFiles(use) {
  const recent = offerRecent(use);
  if (canChooseAgain) chooseWithHandles(byId('file', HTMLInputElement), recent, use);
  for (const id of ['file', 'folder']) takeChosen(byId(id, HTMLInputElement), use);
  const folder = byId('folder', HTMLInputElement);
  const chooseFolder = byId('choose-folder', HTMLButtonElement);
  chooseFolder.hidden = !('webkitdirectory' in folder);
  chooseFolder.addEventListener('click', () => folder.click());
  byId('add', HTMLButtonElement).addEventListener('click', () => byId('file', HTMLInputElement).click());
  takeDropped(recent, use);
  takePasted(use);
  // Files that the system opens with the installed page
  Reflect.get(globalThis, 'launchQueue')?.setConsumer(
    async (/** @type {{ files: FileSystemFileHandle[] }} */ { files }) => {
      if (files.length > 0) takeHandles(files, recent, use);
    },
  );
}

/** @typedef {ReturnType<typeof offerRecent>} Recent */

/** @param {FileSystemFileHandle[]} handles @param {Recent} recent @param {(files: File[]) => void} use */
async function takeHandles(handles, recent, use) {
  use(await Promise.all(handles.map((handle) => handle.getFile())));
  await recent.add(handles);
}

/** Uses a file picker whose files can be opened again later. @param {HTMLInputElement} input @param {Recent} recent @param {(files: File[]) => void} use */
function chooseWithHandles(input, recent, use) {
  input.addEventListener('click', async (event) => {
    event.preventDefault();
    const handles = await Reflect.get(globalThis, 'showOpenFilePicker')({ multiple: true }).catch(() => []);
    if (handles.length > 0) await takeHandles(handles, recent, use);
  });
}

/** @param {HTMLInputElement} input @param {(files: File[]) => void} use */
function takeChosen(input, use) {
  const take = () => {
    if (input.files?.length) use([...input.files]);
    // Allow choosing the same file again.
    input.value = '';
  };
  input.addEventListener('change', take);
  // The visitor may have chosen files while the page was loading.
  take();
}

/** @param {Recent} recent @param {(files: File[]) => void} use */
function takeDropped(recent, use) {
  const overlay = byId('overlay', HTMLElement);
  const hasFiles = (/** @type {DragEvent} */ { dataTransfer }) => dataTransfer?.types.includes('Files') === true;
  addEventListener('dragover', (event) => {
    // Dragged text isn't for us.
    if (!hasFiles(event)) return;
    event.preventDefault();
    overlay.hidden = false;
  });
  addEventListener('dragleave', (event) => {
    // A `relatedTarget` means that the pointer has only moved to another element of the page.
    if (event.relatedTarget === null) overlay.hidden = true;
  });
  addEventListener('drop', async (event) => {
    overlay.hidden = true;
    const { dataTransfer } = event;
    if (!dataTransfer?.files.length) return;
    event.preventDefault();
    // The items are only accessible during this event.
    const entries = [...dataTransfer.items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry !== null);
    const files = [...dataTransfer.files];
    const handles = [...dataTransfer.items].map((item) => Reflect.get(item, 'getAsFileSystemHandle')?.call(item));
    if (!entries.some((entry) => entry?.isDirectory)) use(files);
    else use((await Promise.all(entries.map((entry) => entry && filesOf(entry)))).flatMap((found) => found ?? []));
    const known = await Promise.all(handles);
    const ofFiles = known.filter((handle) => handle?.kind === 'file');
    if (ofFiles.length > 0) await recent.add(ofFiles);
  });
}

/** @param {FileSystemEntry} entry @returns {Promise<File[]>} */
async function filesOf(entry) {
  if (entry.isFile) {
    const fileEntry = /** @type {FileSystemFileEntry} */ (entry);
    /** @type {File | undefined} */
    const file = await new Promise((resolve) => fileEntry.file(resolve, () => resolve(undefined)));
    if (file) paths.set(file, entry.fullPath.slice(1));
    return file ? [file] : [];
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader();
  /** @type {File[]} */
  const files = [];
  for (;;) {
    const entries = await new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (entries.length === 0) return files;
    for (const found of await Promise.all(entries.map(filesOf))) files.push(...found);
  }
}

/** @param {(files: File[]) => void} use */
function takePasted(use) {
  const box = byId('pasted', HTMLTextAreaElement);
  const open = (/** @type {string} */ text) => {
    if (text.trim() !== '') use([new File([text], `${t('pasted')}.txt`)]);
  };
  const control = byId('open-pasted', HTMLButtonElement);
  let length = 0;
  control.addEventListener('click', takeBox);
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) takeBox();
  });
  box.addEventListener('input', (event) => {
    control.hidden = box.value.trim() === '';
    const { inputType } = /** @type {InputEvent} */ (event);
    const inserted = box.value.length - length;
    length = box.value.length;
    // A typed text isn't complete at its first letter. But phones' keyboards insert from their clipboard as if it were typed.
    if (inputType?.startsWith('insertFrom') || inserted > MAX_TYPED) takeBox();
  });
  box.addEventListener('change', takeBox);
  function takeBox() {
    const { value } = box;
    box.value = '';
    control.hidden = true;
    length = 0;
    open(value);
  }
  addEventListener('paste', (event) => {
    const { files } = event.clipboardData ?? {};
    if (files?.length) {
      event.preventDefault();
      use([...files]);
    } else if (!isEditable(event.target)) open(event.clipboardData?.getData('text/plain') ?? '');
  });
}

/** @param {EventTarget | null} target */
const isEditable = (target) => target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
