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
  /** A text that the browser didn't allow to copy so late after the click. */
  let ready = { key: '', text: '' };

  control.addEventListener('click', async () => {
    const shown = getShown();
    if (!shown) return;
    if (shown.file.size > MOST_COPIED) {
      status.textContent = t('copyTooLong');
      return;
    }
    const key = `${shown.file.name} ${shown.file.size} ${shown.file.lastModified} ${shown.encoding}`;
    try {
      const text = ready.key === key ? ready.text : await worker.textOf(shown.file, shown.encoding, false);
      ready = { key, text };
      await navigator.clipboard.writeText(text);
      ready = { key: '', text: '' };
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
