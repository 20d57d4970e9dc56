// Prints the text instead of the page, which has elements only for the rows on the screen. Browsers don't wait before they print, so
// the text is fetched in advance.

import { byId } from './dom.js';
import { t } from './language.js';

/** The size in bytes of the longest file that is printed: hundreds of pages. */
const MOST_PRINTED = 1 << 20;

/** @param {import('./backend.js').Backend} worker */
export function connectPrint(worker) {
  const place = byId('printed', HTMLElement);
  /** @type {Promise<string> | undefined} */
  let fetching;
  let text = '';

  addEventListener('beforeprint', () => {
    place.lang = byId('text', HTMLElement).lang;
    place.textContent = text || t('printTooLong');
  });
  addEventListener('afterprint', () => {
    place.textContent = '';
  });

  return {
    /** Prepares a file that is shown. @param {File} file @param {string} encoding */
    async prepare(file, encoding) {
      text = '';
      if (file.size > MOST_PRINTED) return;
      const own = worker.textOf(file, encoding, false).catch(() => '');
      fetching = own;
      const found = await own;
      if (fetching === own) text = found;
    },
  };
}
