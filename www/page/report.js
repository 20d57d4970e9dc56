// Lists what happened to each of several saved files.

import { byId, download, element } from './dom.js';
import { t } from './language.js';

/** @typedef {import('../worker/save.js').Source} Source */
/** @typedef {import('../worker/save.js').Examination} Examination */

export function connectReport() {
  const place = byId('report', HTMLDetailsElement);
  /** @type {{ name: string, what: string }[]} */
  let lines = [];
  byId('save-report', HTMLButtonElement).addEventListener('click', () => {
    const text = lines.map(({ name, what }) => `${name}\t${what}\n`).join('');
    download(new Blob([text]), `${t('reportName')}.txt`);
  });
  return {
    hide() {
      place.hidden = true;
    },
    /**
     * @param {Source[]} sources
     * @param {Examination} lost
     * @param {string} encoding
     * @param {string[]} unreadable the names of files that weren't saved
     */
    show(sources, lost, encoding, unreadable) {
      lines = [
        ...unreadable.map((name) => ({ name, what: t('notSaved') })),
        ...sources.map((source) => ({ name: source.name, what: describe(source, lost, encoding) })),
      ];
      const items = lines.map(({ name, what }) =>
        element('li', {}, element('strong', { textContent: name }), ` ${what}`),
      );
      byId('report-list', HTMLElement).replaceChildren(...items);
      place.open = false;
      place.hidden = false;
    },
  };
}

/** @param {Source} source @param {Examination} lost @param {string} encoding */
function describe({ name, from, isBinary, isCopied, repair }, { malformed, replaced }, encoding) {
  if (isCopied) return isBinary ? `${t('binary')} · ${t('copiedUnchanged')}` : t('copiedUnchanged');
  const countIn = (/** @type {Examination['malformed']} */ counts) =>
    counts.find(({ file }) => file === name)?.count ?? 0;
  const parts = [repair ? `${repair.disguise ?? t('repaired')} → ${encoding}` : `${from} → ${encoding}`];
  if (countIn(malformed) > 0) parts.push(`${t('invalid', { n: countIn(malformed) })} → �`);
  if (countIn(replaced) > 0) parts.push(t('charactersReplaced', { n: countIn(replaced) }));
  return parts.join(' · ');
}
