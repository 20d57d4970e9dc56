// Marks what a repair has changed, and moves from change to change.

import { byId } from './dom.js';
import { onLanguageChange, t } from './language.js';

const NONE = new Uint32Array();

/**
 * @param {import('./backend.js').Backend} worker
 * @param {ReturnType<typeof import('./views.js').textView>} text
 * @param {<T>(work: Promise<T>) => Promise<T>} orAlert says why a file can't be read any more
 */
export function connectChanges(worker, text, orAlert) {
  const box = byId('mark-changes', HTMLInputElement);
  /** Start and end of each changed part. @type {Uint32Array} */
  let changes = NONE;
  let current = -1;

  function draw() {
    byId('changes', HTMLElement).hidden = changes.length === 0;
    byId('changes-text', HTMLElement).textContent = t('changes', { n: changes.length / 2 });
    text.mark(box.checked ? changes : NONE);
  }
  box.addEventListener('change', draw);
  onLanguageChange(draw);
  byId('next-change', HTMLButtonElement).addEventListener('click', async () => {
    const shown = changes;
    current = (current + 1) % (changes.length / 2);
    const [at, end] = changes.subarray(2 * current);
    const row = await orAlert(worker.rowOf(at));
    if (shown === changes) text.select(row, { at, length: end - at });
  });

  return {
    /** @param {Uint32Array} [shown] */
    show(shown = NONE) {
      changes = shown;
      current = -1;
      draw();
    },
  };
}
