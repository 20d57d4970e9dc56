// Makes the browser's "back" close the files instead of leaving the page, and asks before choices are lost that aren't saved.

import { t } from './language.js';

/** The entry in the browser's history while files are open. */
const OPENED = { opened: true };

/** @param {{ isOpen: () => boolean, hasUnsaved: () => boolean, close: () => void }} files */
export function guardLeaving({ isOpen, hasUnsaved, close }) {
  // The page was reloaded, and has no files any more.
  if (history.state?.opened) history.replaceState(null, '');
  let { hash } = location;
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  addEventListener('popstate', () => {
    // Links to parts of the page make entries, too.
    const isLink = location.hash !== hash;
    hash = location.hash;
    if (isLink || !isOpen() || history.state?.opened) return;
    if (hasUnsaved() && !confirm(t('closeUnsaved'))) history.pushState(OPENED, '');
    else close();
  });
  return {
    /** Notes that files are open. */
    opened() {
      if (!history.state?.opened) history.pushState(OPENED, '');
    },
  };
}
