// Copies the text, or the selected part of it, to the clipboard.

import { explain } from './backend.js';
import { byId } from './dom.js';
import { t } from './language.js';

/** In bytes. Clipboards can't hold longer texts. */
const MAX_COPIED = 1 << 27;

/** How long "Copied" is shown, in milliseconds. */
const MESSAGE_TIME = 2000;

/** Where "select all" doesn't mean the file's text. */
const OTHER_TEXTS = 'input, textarea, select, #details, #write, #races';

/**
 * @param {import('./backend.js').Backend} worker
 * @param {ReturnType<typeof import('./selection.js').textSelection>} selection
 * @param {() => { file: File, encoding: string } | undefined} getShown
 */
export function connectCopy(worker, selection, getShown) {
  const control = byId('copy', HTMLButtonElement);
  const status = byId('saved', HTMLElement);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {File} file @param {number} length @param {() => Promise<string>} getText */
  async function copy(file, length, getText) {
    status.textContent = length > MAX_COPIED ? t('copyTooLong') : '';
    if (length > MAX_COPIED) return;
    /** @type {unknown} */
    let readError;
    const text = getText().catch((error) => {
      readError = error;
      throw error;
    });
    try {
      await write(text);
      control.textContent = t('copied');
      clearTimeout(timer);
      timer = setTimeout(() => {
        control.textContent = t('copy');
      }, MESSAGE_TIME);
    } catch {
      await text.catch(() => {});
      status.textContent = readError ? explain(readError, file.name) : t('copyFailed');
    }
  }

  control.addEventListener('click', () => {
    const shown = getShown();
    if (shown) copy(shown.file, shown.file.size, () => worker.textOf(shown.file, shown.encoding, false));
  });

  addEventListener('copy', (event) => {
    const shown = getShown();
    const part = shown && selection.part;
    if (!part || isInOtherText(event.target)) return;
    event.preventDefault();
    const onScreen = selection.onScreen(part);
    if (onScreen !== undefined) event.clipboardData?.setData('text/plain', onScreen);
    else {
      const length = Math.min(part.to - part.from, shown.file.size);
      copy(shown.file, length, () => worker.textBetween(part.from, part.to));
    }
  });

  addEventListener('keydown', (event) => {
    const isAll =
      event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isAll || !getShown() || isInOtherText(event.target)) return;
    event.preventDefault();
    selection.all();
  });
}

/** @param {EventTarget | null} target */
const isInOtherText = (target) => target instanceof Element && target.closest(OTHER_TEXTS) !== null;

/**
 * Copies a text that isn't ready yet. Browsers may allow copying only directly after the click, so this can't wait for the text.
 * @param {Promise<string>} text
 */
async function write(text) {
  if (!('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(await text);
  const blob = text.then((string) => new Blob([string], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
