// Copying all of the text.

import { byId } from './dom.js';
import { t } from './language.js';

/** Longer files, in bytes, aren't copied: clipboards can't hold them. */
const MOST_COPIED = 1 << 27;

/** How long the button says that it is done, in milliseconds. */
const SAID = 2000;

/**
 * @param {import('./backend.js').Backend} worker
 * @param {() => { file: File, encoding: string } | undefined} getShown what is shown
 */
export function connectCopy(worker, getShown) {
  const control = byId('copy', HTMLButtonElement);
  const status = byId('saved', HTMLElement);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  control.addEventListener('click', async () => {
    const shown = getShown();
    if (!shown) return;
    if (shown.file.size > MOST_COPIED) {
      status.textContent = t('copyTooLong');
      return;
    }
    try {
      await copy(worker.textOf(shown.file, shown.encoding, false));
      status.textContent = '';
      control.textContent = t('copied');
      clearTimeout(timer);
      timer = setTimeout(() => {
        control.textContent = t('copy');
      }, SAID);
    } catch {
      status.textContent = t('copyFailed');
    }
  });
}

/**
 * Copies a text that isn't there yet. Later than the click, browsers may not allow it.
 * @param {Promise<string>} text
 */
async function copy(text) {
  if (!('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(await text);
  const blob = text.then((string) => new Blob([string], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
