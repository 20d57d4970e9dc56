// Asks what to do if saving would lose characters, or the encodings of files are guesses.

import { button, element } from './dom.js';
import { codePointName } from './format.js';
import { t } from './language.js';

/** @typedef {import('../worker/save.js').Examination} Examination */
/** @typedef {import('../worker/save.js').Target['unmappable']} Mode */

/** `uncertain` has the names of files whose encodings are guesses. @typedef {Examination & { uncertain: string[] }} Doubts */

const MAX_LISTED = 200;

/**
 * @param {HTMLElement} place the element for the question
 * @param {Doubts} doubts
 * @param {string} encoding the encoding in which to save
 * @param {number} count the number of files
 * @param {(mode: Mode) => void} save saves the files
 */
export function askAboutLosses(place, { unmappable, malformed, uncertain }, encoding, count, save) {
  /** @type {[Mode, string][]} */
  const modes =
    unmappable.length > 0
      ? [
          ['replacement', t('saveReplaced')],
          ['html', t('saveReferences')],
        ]
      : [['fatal', t('saveAnyway')]];
  const close = (/** @type {() => void} */ action) => () => {
    place.hidden = true;
    action();
  };
  const choices = [
    button(
      t('dontSave'),
      close(() => {}),
    ),
    ...modes.map(([mode, label]) =>
      button(
        label,
        close(() => save(mode)),
      ),
    ),
  ];
  place.replaceChildren(
    ...describeUncertain(uncertain),
    ...describeMalformed(malformed, count),
    ...describeUnmappable(unmappable, encoding, count),
    element('p', { className: 'row' }, ...choices),
  );
  place.hidden = false;
  choices[0].focus();
}

/** @param {string[]} uncertain */
function describeUncertain(uncertain) {
  if (uncertain.length === 0) return [];
  const items = uncertain.map((textContent) => element('li', { textContent }));
  const title = t('uncertainFiles', { n: uncertain.length });
  return [element('p', {}, element('strong', { textContent: title })), ...shortList(items)];
}

/** @param {Examination['malformed']} malformed @param {number} count the number of files */
function describeMalformed(malformed, count) {
  if (malformed.length === 0) return [];
  const total = malformed.reduce((sum, one) => sum + one.count, 0);
  const items = malformed.map((one) => element('li', { textContent: `${one.file}: ${t('times', { n: one.count })}` }));
  return [
    element('p', {}, element('strong', { textContent: t('wouldLose', { n: total }) })),
    ...(count > 1 ? shortList(items) : []),
    element('p', { textContent: t('tryAnother') }),
  ];
}

/** @param {Examination['unmappable']} unmappable @param {string} encoding @param {number} count the number of files */
function describeUnmappable(unmappable, encoding, count) {
  if (unmappable.length === 0) return [];
  const items = unmappable.map(({ character, count: n, file, line }) => {
    const values = { times: t('times', { n }), line, file };
    return element(
      'li',
      {},
      element('span', { className: 'glyph', textContent: character }),
      ` ${codePointName(character)}, ${t(count > 1 ? 'firstInFile' : 'firstInLine', values)}`,
    );
  });
  const title = t('cannotRepresent', { encoding, n: unmappable.length });
  return [element('p', {}, element('strong', { textContent: title })), ...shortList(items)];
}

/** A list of the first items, and how many more there are. @param {HTMLElement[]} items */
function shortList(items) {
  const rest = items.length - MAX_LISTED;
  const list = element('ul', {}, ...items.slice(0, MAX_LISTED));
  return rest > 0 ? [list, element('p', { textContent: t('andMore', { n: rest }) })] : [list];
}
