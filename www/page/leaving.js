// Makes the browser's "back" close the files instead of leaving the page, and asks before unsaved choices are lost.

import { t } from './language.js';

/** The state in the browser's history while files are open. */
const OPENED = { opened: true };

/** @param {{ isOpen: () => boolean, hasUnsaved: () => boolean, close: () => void }} files */
export function guardLeaving({ isOpen, hasUnsaved, close }) {
  // After a reload, no files are open.
  if (history.state?.opened) history.replaceState(null, '');
  let { hash } = location;
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  addEventListener('popstate', () => {
    // Links within the page make entries in the history, too.
    const isLink = location.hash !== hash;
    hash = location.hash;
    if (isLink || !isOpen() || history.state?.opened) return;
    if (hasUnsaved() && !confirm(t('closeUnsaved'))) history.pushState(OPENED, '');
    else close();
  });
  return {
    opened() {
      if (!history.state?.opened) history.pushState(OPENED, '');
    },
  };
}
