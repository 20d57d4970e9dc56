// Remembers the files that were opened last, in browsers that can open them again.

import { explain } from './backend.js';
import { alert, button, byId } from './dom.js';

const MAX_REMEMBERED = 6;

const [DATABASE, STORE, KEY] = ['encoding-wasm', 'recent', 'handles'];

/** Only some browsers give handles with which a page can open a file again. */
export const canChooseAgain = 'showOpenFilePicker' in globalThis;

/** @typedef {FileSystemFileHandle & { requestPermission?: (options: { mode: 'read' }) => Promise<string> }} Handle */

/** @param {(files: File[]) => void} use */
export function offerRecent(use) {
  const place = byId('recent-files', HTMLElement);
  /** @type {Handle[]} */
  let known = [];

  function draw() {
    place.hidden = known.length === 0;
    const buttons = known.map((handle) => button(handle.name, () => open(handle)));
    byId('recent', HTMLElement).replaceChildren(...buttons);
  }

  /** @param {Handle[]} handles */
  async function set(handles) {
    known = handles;
    draw();
    // Private windows may not store anything.
    await inStore('readwrite', (store) => store.put(handles, KEY)).catch(() => {});
  }

  /** @param {Handle} handle */
  async function open(handle) {
    try {
      if ((await handle.requestPermission?.({ mode: 'read' })) === 'denied') return;
      use([await handle.getFile()]);
    } catch (error) {
      alert(explain(error, handle.name));
      await set(known.filter((other) => other !== handle));
    }
  }

  byId('forget', HTMLButtonElement).addEventListener('click', () => set([]));
  if (canChooseAgain) {
    inStore('readonly', (store) => store.get(KEY)).then(
      (handles = []) => {
        known = handles;
        draw();
      },
      () => {},
    );
  }

  return {
    /** @param {Handle[]} opened */
    async add(opened) {
      const isNew = await Promise.all(
        known.map(async (old) => !(await Promise.all(opened.map((handle) => handle.isSameEntry(old)))).includes(true)),
      );
      await set([...opened, ...known.filter((_, i) => isNew[i])].slice(0, MAX_REMEMBERED));
    },
  };
}

/**
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest} action
 * @returns {Promise<any>} the result of the action
 */
async function inStore(mode, action) {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(action(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
