// Prints the whole text: the page itself has elements only for the rows on the screen. Browsers don't wait for a text before they
// print, so it is fetched in advance.

import { byId } from './dom.js';
import { t } from './language.js';

/** In bytes: hundreds of pages. */
const MAX_PRINTED = 1 << 20;

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
    /** @param {File} file @param {string} encoding */
    async prepare(file, encoding) {
      text = '';
      if (file.size > MAX_PRINTED) return;
      const own = worker.textOf(file, encoding, false).catch(() => '');
      fetching = own;
      const found = await own;
      if (fetching === own) text = found;
    },
  };
}
