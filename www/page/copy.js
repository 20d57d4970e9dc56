// Copies all of the text to the clipboard.

import { byId } from './dom.js';
import { t } from './language.js';

/** The size in bytes of the longest file that clipboards can hold. */
const MOST_COPIED = 1 << 27;

/** How long the button says that the text was copied, in milliseconds. */
const SAID = 2000;

/**
 * @param {import('./backend.js').Backend} worker
 * @param {() => { file: File, encoding: string } | undefined} getShown returns what is shown
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
 * Copies a text that will be ready later. It starts now, because browsers may only allow copying directly after the click.
 * @param {Promise<string>} text
 */
async function copy(text) {
  if (!('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(await text);
  const blob = text.then((string) => new Blob([string], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
