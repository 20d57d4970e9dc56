// Searches the whole text. The browser's own search sees only the rows on the screen.

import { byId, connectPart, toggle } from './dom.js';
import { onLanguageChange, t } from './language.js';

/** The search starts after a pause in typing, in milliseconds. */
const PAUSE = 200;

/**
 * @param {import('./backend.js').Backend} worker
 * @param {ReturnType<typeof import('./views.js').textView>} text
 * @param {<T>(work: Promise<T>) => Promise<T>} orAlert says why a file can't be read any more
 */
export function connectFinder(worker, text, orAlert) {
  const control = byId('find', HTMLButtonElement);
  const part = byId('finder', HTMLElement);
  const field = byId('wanted', HTMLInputElement);
  const status = byId('match', HTMLElement);
  /** @type {{ at: number, length: number }[]} */
  let places = [];
  let isWhole = true;
  let current = -1;
  let version = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;

  function describe() {
    if (field.value === '' || (places.length === 0 && !isWhole)) status.textContent = '';
    else if (places.length === 0) status.textContent = t('noMatch');
    else status.textContent = t('match', { i: current + 1, n: places.length });
  }

  async function find() {
    version += 1;
    const own = version;
    places = [];
    current = -1;
    isWhole = field.value === '';
    describe();
    if (field.value === '') return text.select(0, { at: 0, length: 0 });
    const onProgress = (/** @type {import('../worker/document.js').Found} */ found) => {
      if (own !== version) return;
      ({ places, isWhole } = found);
      if (current < 0 && places.length > 0) go(0);
      describe();
    };
    const found = await orAlert(worker.find(field.value, onProgress)).catch(() => undefined);
    if (found) onProgress(found);
  }

  /** @param {number} index */
  async function go(index) {
    if (places.length === 0) return;
    current = (index + places.length) % places.length;
    describe();
    const own = version;
    const place = places[current];
    const row = await orAlert(worker.rowOf(place.at)).catch(() => -1);
    if (own === version && row >= 0) text.select(row, place);
  }

  function open(/** @type {boolean} */ isShown) {
    toggle(control, part, isShown);
    if (isShown) {
      field.focus();
      field.select();
    } else {
      version += 1;
      text.select(0, { at: 0, length: 0 });
    }
  }

  connectPart(control, part, open);
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(find, PAUSE);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    go(current + (event.shiftKey ? -1 : 1));
  });
  byId('next', HTMLButtonElement).addEventListener('click', () => go(current + 1));
  byId('previous', HTMLButtonElement).addEventListener('click', () => go(current - 1));
  addEventListener('keydown', (event) => {
    const isFind =
      event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    // Pressed again, the shortcut opens the browser's own search.
    if (!isFind || document.activeElement === field || byId('document', HTMLElement).hidden) return;
    event.preventDefault();
    open(true);
  });
  onLanguageChange(describe);

  return {
    reset() {
      if (!part.hidden) find();
    },
    close: () => open(false),
  };
}
