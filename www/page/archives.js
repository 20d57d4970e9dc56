// Opens the files in ZIP archives. The encoding of their names is detected, and people can choose another.

import { byId } from './dom.js';
import { fill } from './encodings.js';
import { setPath } from './intake.js';
import { onLanguageChange } from './language.js';

/** @typedef {import('../worker/unzip.js').Archive} Archive */

/**
 * @param {import('./backend.js').Backend} worker
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 * @param {(paths: Map<File, string>) => void} onRename receives new paths of files
 */
export function openArchives(worker, encodings, onRename) {
  const chooser = byId('names-encoding', HTMLSelectElement);
  const namesOnly = byId('names-only', HTMLInputElement);
  /** @type {Archive[]} */
  let archives = [];
  fill(chooser, encodings);
  onLanguageChange(() => fill(chooser, encodings));
  chooser.addEventListener('change', rename);

  async function rename() {
    /** @type {Map<File, string>} */
    const paths = new Map();
    for (const { files, names } of archives) {
      for (const [i, path] of (await worker.decodeNames(names, chooser.value)).entries()) paths.set(files[i], path);
    }
    onRename(paths);
  }

  function draw() {
    byId('names-field', HTMLElement).hidden = archives.every(({ encoding }) => encoding === 'UTF-8');
    byId('names-only-field', HTMLElement).hidden = archives.length === 0;
    if (archives.length === 0) namesOnly.checked = false;
  }

  return {
    get hasLegacyNames() {
      return !byId('names-field', HTMLElement).hidden;
    },

    /** Unpacks a ZIP archive; returns any other file as it is. @param {File} file @returns {Promise<File[]>} */
    async unpack(file) {
      if (!/\.zip$/i.test(file.name)) return [file];
      const archive = await worker.unzip(file, navigator.language);
      const { files, names, encoding } = archive;
      const paths = await worker.decodeNames(names, encoding);
      for (const [i, one] of files.entries()) setPath(one, paths[i]);
      archives.push(archive);
      if (encoding !== 'UTF-8') chooser.value = encoding.toLowerCase();
      draw();
      return files;
    },

    close() {
      archives = [];
      draw();
    },
  };
}
