// Shows a file while it is read: its text, the progress, and invalid bytes.

import { readPart } from '../worker/read-file.js';
import { explain } from './backend.js';
import { connectChanges } from './changes.js';
import { alert, byId, connectPart, toggle } from './dom.js';
import { languageOf } from './encodings.js';
import { connectFinder } from './finder.js';
import { size } from './format.js';
import { onLanguageChange, t } from './language.js';
import { connectPrint } from './print.js';
import { languageOfText } from './text-language.js';
import { pageViewport } from './viewports.js';
import { hexView, invalidView, textView } from './views.js';

/** @typedef {import('../worker/document.js').Progress} Progress */

/** The language of a text is found from its first rows. */
const MAX_SAMPLED = 32;

/**
 * @param {import('./backend.js').Backend} worker
 * @param {(malformed: number) => void} onMalformed called when the whole file has been read
 */
export function showDocument(worker, onMalformed) {
  const progress = byId('progress', HTMLProgressElement);
  const reading = byId('reading', HTMLElement);
  const cancel = byId('cancel', HTMLButtonElement);
  const details = byId('details', HTMLElement);
  const showBytes = byId('show-bytes', HTMLButtonElement);
  const showInvalid = byId('show-invalid', HTMLButtonElement);
  const container = byId('text', HTMLElement);

  let warning = '';
  const warn = (/** @type {unknown} */ error) => {
    warning = explain(error, file.name);
    alert(warning);
  };
  /** Shows why a file can't be read any more. @type {<T>(work: Promise<T>) => Promise<T>} */
  const orAlert = (work) => {
    const own = showing;
    work.catch((error) => {
      if (own === showing) warn(error);
    });
    return work;
  };
  const text = textView(container, pageViewport(container, byId('bar', HTMLElement)), (first, count) =>
    orAlert(worker.rows(first, count)),
  );
  const bytes = hexView(byId('hex', HTMLElement), (part) => orAlert(readPart(part, 0, part.size)));
  const invalid = invalidView(byId('invalid', HTMLElement), async (one) => {
    bytes.select(one.offset, one.offset + one.bytes.length);
    text.select(await orAlert(worker.rowOf(one.at)), { at: one.at, length: 1 });
  });
  const changes = connectChanges(worker, text, orAlert);
  const finder = connectFinder(worker, text, orAlert);
  const print = connectPrint(worker);

  /** A new object for each file or encoding, to notice later ones. */
  let showing = {};
  let file = new File([], '');
  /** @type {Progress} */
  let latest = { bytes: 0, rows: 0, lines: 0, malformed: 0, milliseconds: 0 };
  let isCancelled = false;

  cancel.addEventListener('click', () => worker.stopReading());
  const openDetails = (/** @type {boolean} */ isShown) => {
    toggle(showBytes, details, isShown);
    document.body.classList.toggle('detailed', isShown);
    if (isShown) bytes.open(file);
  };
  connectPart(showBytes, details, openDetails);
  showInvalid.addEventListener('click', () => {
    openDetails(true);
    byId('invalid', HTMLElement).focus({ preventScroll: true });
  });
  byId('close-details', HTMLButtonElement).addEventListener('click', () => {
    openDetails(false);
    showBytes.focus();
  });
  onLanguageChange(() => {
    describe();
    text.rows.refresh();
  });

  function describe() {
    const lines = t('lines', { n: latest.lines });
    const isPart = latest.bytes < file.size;
    const whole = size(file.size);
    const told = isPart
      ? t('readPart', { part: size(latest.bytes), size: whole, lines })
      : t('read', { size: whole, lines });
    reading.textContent = isCancelled ? `${told}. ${t('cancelled')}` : told;
    showInvalid.hidden = latest.malformed === 0;
    showInvalid.textContent = t('invalid', { n: latest.malformed });
    byId('invalid-title', HTMLElement).hidden = latest.malformed === 0;
    byId('invalid', HTMLElement).hidden = latest.malformed === 0;
    byId('invalid-summary', HTMLElement).textContent = describeInvalid(latest.malformed, invalid.listed);
  }

  /** How many sequences `list` is fetching; -1 if it isn't running. */
  let wanted = -1;

  /** Lists the malformed sequences that aren't listed yet. @param {number} total */
  async function list(total) {
    const isBusy = wanted >= 0;
    wanted = total;
    while (!isBusy && wanted >= 0) {
      const [now, own] = [wanted, showing];
      const more = await worker.malformed(invalid.listed);
      if (own === showing) invalid.add(more);
      if (now === wanted) wanted = -1;
      describe();
    }
  }

  /** Sets the language of the text, which affects the shapes of Chinese and Japanese characters. @param {string} encoding @param {object} own */
  async function setLanguage(encoding, own) {
    const known = languageOf(encoding);
    const sample = known ? [] : await worker.rows(0, MAX_SAMPLED);
    if (own === showing) container.lang = known || languageOfText(sample.map((row) => row.text).join(''));
  }

  return {
    text,
    finder,

    /** @param {File} next */
    prepare(next) {
      showing = {};
      if (byId('alert', HTMLElement).textContent === warning) alert('');
      file = next;
      latest = { bytes: 0, rows: 0, lines: 0, malformed: 0, milliseconds: 0 };
      progress.value = 0;
      reading.textContent = '';
      text.rows.show(0);
      text.rows.reset(0);
      text.select(0, { at: 0, length: 0 });
      changes.show();
      invalid.clear();
    },

    /**
     * @param {File} shown
     * @param {string} encoding
     * @param {Uint32Array} [changed] start and end of each part that a repair has changed
     */
    async show(shown, encoding, changed) {
      const own = {};
      showing = own;
      file = shown;
      isCancelled = false;
      invalid.clear();
      finder.reset();
      if (!details.hidden) bytes.open(file);
      // An element above the text may have changed its height.
      text.rows.show(text.rows.first);
      byId('status', HTMLElement).textContent = '';
      print.prepare(file, encoding);
      cancel.hidden = false;
      progress.value = 0;
      text.select(0, { at: 0, length: 0 });
      changes.show(changed);
      let isFirst = true;
      let isEnded = false;
      const onProgress = (/** @type {Progress} */ now) => {
        if (showing !== own || isEnded) return;
        latest = now;
        if (isFirst) {
          text.rows.reset(now.rows);
          setLanguage(encoding, own);
        } else text.rows.grow(now.rows);
        isFirst = false;
        progress.value = file.size === 0 ? 1 : now.bytes / file.size;
        describe();
        if (now.malformed > invalid.listed) list(now.malformed);
      };
      try {
        const { isWhole, progress: last } = await worker.show(file, encoding, onProgress);
        if (showing !== own) return;
        onProgress(last);
        // The worker's earlier reports may still arrive.
        isEnded = true;
        text.rows.end();
        isCancelled = !isWhole;
        describe();
        byId('status', HTMLElement).textContent = `${file.name}, ${encoding}: ${reading.textContent}`;
        if (isWhole) onMalformed(last.malformed);
      } catch (error) {
        if (showing !== own) return;
        reading.textContent = '';
        warn(error);
      }
      cancel.hidden = true;
    },

    close() {
      showing = {};
      worker.stopReading();
      openDetails(false);
      finder.close();
    },
  };
}

/** @param {number} total @param {number} listed */
function describeInvalid(total, listed) {
  if (total === 0) return t('noneInvalid');
  return `${t('invalid', { n: total })}.${total > listed && listed > 0 ? ` ${t('firstListed', { n: listed })}` : ''}`;
}
