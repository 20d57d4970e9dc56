// Lets people choose the encoding of a file: what was detected, cards with a few lines in the likeliest encodings, and a search.

import { button, byId, connectPart, element, toggle } from './dom.js';
import { findCodePages, findEncodings } from './encoding-search.js';
import { languageOf, purposeOf } from './encodings.js';
import { onLanguageChange, t } from './language.js';
import { noteExamined } from './opened.js';
import { languageOfText } from './text-language.js';

/** @typedef {import('./opened.js').Opened} Opened */
/** @typedef {import('./opened.js').Repair} Repair */
/** @typedef {import('../worker/preview.js').Preview} Preview */

/** From these scores on, an encoding is called very likely, likely and possible. */
const [VERY_LIKELY, LIKELY, POSSIBLE] = [0.9, 0.5, 0.01];

/** How much of the card before the chosen one stays in sight, in pixels. */
const MARGIN = 40;

const MAX_FOUND = 40;

/**
 * @param {import('./backend.js').Backend} worker
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 * @param {{ choose: (encoding: string) => void, repair: (repair: Repair) => void }} actions
 */
export function showChoices(worker, encodings, { choose, repair }) {
  const candidates = byId('candidates', HTMLElement);
  const note = byId('repaired-note', HTMLElement);
  const lost = byId('lost-note', HTMLElement);
  /** @type {WeakMap<Opened, Preview[]>} */
  const previews = new WeakMap();
  /** @type {Opened | undefined} */
  let shown;
  const drawFound = connectSearch(
    encodings,
    choose,
    (disguise, text) => {
      if (shown) repair({ encoding: shown.detection.encoding, text, path: [], disguise, score: 0 });
    },
    async (names) => (shown ? worker.previewIn(shown.file, shown.detection.at, names).catch(() => []) : []),
  );

  /** Adds a card for the encoding in which a file is shown. @param {Opened} opened */
  async function include(opened) {
    const known = previews.get(opened) ?? [];
    if (known.some(({ encoding }) => encoding === opened.encoding)) return;
    const wanted = [...known.map(({ encoding }) => encoding), opened.encoding];
    const found = await worker.preview(opened.file, opened.detection, wanted).catch(() => []);
    // Earlier cards keep their places.
    const isOld = (/** @type {Preview} */ { encoding }) => known.some((old) => old.encoding === encoding);
    previews.set(opened, [...known, ...found.filter((one) => !isOld(one))]);
  }

  /** Gets a file's previews and repairs, once. @param {Opened} opened */
  async function prepare(opened) {
    if (previews.has(opened)) return;
    const { file, detection } = opened;
    const [found] = await Promise.all([
      opened.isExamined ? undefined : worker.findRepairs(file, detection).catch(() => ({ repairs: [], isLost: false })),
      include(opened),
    ]);
    if (found) noteExamined(opened, found);
  }

  /** @param {Opened} opened */
  function draw(opened) {
    if (shown !== opened) {
      shown = opened;
      drawFound();
    }
    byId('detected', HTMLElement).textContent = opened.isRepaired ? '' : describe(opened.detection);
    note.hidden = !opened.isRepaired;
    note.textContent = describeRepair(opened);
    note.classList.toggle('good', !opened.repaired?.lost);
    lost.hidden = !opened.isLost || opened.repair !== undefined;
    // If there is a repair, other unreadable versions aren't worth a card.
    const isChoice = (/** @type {Preview} */ { encoding, score }) =>
      opened.repairs.length === 0 ||
      [opened.encoding, opened.detection.encoding].includes(encoding) ||
      score >= POSSIBLE;
    const known = previews.get(opened) ?? [];
    const cards = known.filter(isChoice).map((preview) => {
      const isChosen = !opened.isRepaired && preview.encoding === opened.encoding;
      return cardOf(preview, opened, isChosen, () => choose(preview.encoding));
    });
    // All cards appear at the same time.
    const repairs = (known.length > 0 ? opened.repairs : []).map((one) =>
      repairCard(one, opened.isRepaired && one === opened.repair, () => repair(one)),
    );
    // Unlikely repairs come after the text as it is.
    cards.unshift(...repairs.slice(0, 1));
    cards.push(...repairs.slice(1));
    const focused = [...candidates.children].indexOf(/** @type {Element} */ (document.activeElement));
    candidates.replaceChildren(...cards);
    byId('choices', HTMLElement).hidden = cards.length < 2;
    byId('readable', HTMLElement).hidden = cards.length < 2 || opened.detection.source === 'binary';
    if (focused >= 0) cards[Math.min(focused, cards.length - 1)]?.focus();
    const chosen = cards.find((made) => made.ariaPressed === 'true');
    if (chosen) candidates.scrollLeft = chosen.offsetLeft - candidates.offsetLeft - MARGIN;
  }

  return {
    prepare,
    include,
    draw,
    clear() {
      candidates.replaceChildren();
      byId('choices', HTMLElement).hidden = true;
      byId('readable', HTMLElement).hidden = true;
      note.hidden = true;
      lost.hidden = true;
    },
  };
}

/** @param {Preview} preview @param {Opened} opened @param {boolean} isChosen @param {() => void} action */
function cardOf({ encoding, score, text }, { detection, repair }, isChosen, action) {
  const isDetected = encoding === detection.encoding;
  const note = [purposeOf(encoding)];
  if (repair && isDetected) note.push(t('asItIs'));
  else if (!isDetected && score >= POSSIBLE) note.push(t(score >= LIKELY ? 'likely' : 'possible'));
  // The same part of the text as on the card of the repair, to compare them.
  const shown = (isDetected && repair?.given) || text;
  const preview = element('span', { className: 'preview', textContent: shown });
  preview.lang = languageOf(encoding) || languageOfText(shown);
  return card(encoding, note.filter(Boolean).join(' · '), preview, isChosen, action);
}

/** @param {Repair} repair @param {boolean} isChosen @param {() => void} action */
function repairCard({ text, path, disguise }, isChosen, action) {
  const preview = element('span', { className: 'preview', id: disguise ? '' : 'repaired', textContent: text });
  preview.lang = languageOfText(text);
  const title = disguise ? t('looksLike', { what: disguise }) : t('repaired');
  const made = card(title, describePath(path), preview, isChosen, action);
  made.classList.add('repair');
  return made;
}

/** @param {string} title @param {string} note @param {HTMLElement} preview @param {boolean} isChosen @param {() => void} action */
function card(title, note, preview, isChosen, action) {
  const made = button('', action, { className: 'card', ariaPressed: String(isChosen) });
  made.append(
    element(
      'span',
      { className: 'heading' },
      element('strong', { textContent: title }),
      ' ',
      element('small', { textContent: note }),
    ),
    preview,
  );
  return made;
}

/** @param {Opened} opened */
function describeRepair({ repaired, repair }) {
  const lost = repaired?.lost ?? 0;
  if (repair?.disguise) return t('looksLike', { what: repair.disguise });
  return lost > 0 ? t('repairedPartly', { n: lost }) : t('repairedNote');
}

/** @param {string[]} path */
function describePath(path) {
  const steps = path.map((step) => {
    const [really, readAs] = step.split(' read as ');
    return t('readAs', { really, readAs });
  });
  return steps.join('; ');
}

/** @param {import('../worker/detect.js').Detection} detection */
function describe({ encoding, source, score, declared }) {
  switch (source) {
    case 'ASCII':
      return t('isASCII');
    case 'empty':
      return t('isEmpty');
    case 'binary':
      return t('isBinary');
    case 'UTF-32':
      return t('looksLike', { what: 'UTF-32' });
    case 'BOM':
      return t('byBOM', { encoding });
    case 'meta':
      return t('byMeta', { encoding });
    case 'xml-declaration':
      return t('byXML', { encoding });
    default:
      if (declared) return t('contradicted', { encoding, declared: declared.encoding });
      return t(score >= VERY_LIKELY ? 'isVeryLikely' : score >= LIKELY ? 'isLikely' : 'isGuess', { encoding });
  }
}

/**
 * Connects the search for other encodings.
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 * @param {(name: string) => void} choose
 * @param {(name: string, text: string) => void} chooseCodePage
 * @param {(names: string[]) => Promise<string[]>} preview
 */
function connectSearch(encodings, choose, chooseCodePage, preview) {
  const search = byId('find-encoding', HTMLInputElement);
  const found = byId('found', HTMLElement);
  const control = byId('other-encoding', HTMLButtonElement);
  const part = byId('other', HTMLElement);
  connectPart(control, part, (isShown) => {
    toggle(control, part, isShown);
    if (isShown) search.focus();
  });
  const draw = async () => {
    const own = findEncodings(search.value, encodings).slice(0, MAX_FOUND);
    const names = [...own, ...findCodePages(search.value)];
    /** @type {string[]} */
    let previews = [];
    const buttons = names.map((name, i) =>
      button('', () => (own.includes(name) ? choose(name) : chooseCodePage(name, previews[i] ?? '')), {
        title: purposeOf(name),
      }),
    );
    for (const [i, name] of names.entries()) buttons[i].append(element('strong', { textContent: name }));
    const isEmpty = search.value.trim() === '';
    found.replaceChildren(...(buttons.length > 0 ? buttons : [isEmpty ? '' : t('unknownEncoding')]));
    previews = await preview(names);
    for (const [i, text] of previews.entries()) {
      const sample = element('span', { className: 'sample', textContent: text.split('\n')[0] });
      sample.lang = languageOf(names[i]) || languageOfText(text);
      buttons[i].append(sample);
    }
  };
  search.addEventListener('input', draw);
  search.addEventListener('keydown', (event) => {
    const [best] = event.key === 'Enter' ? findEncodings(search.value, encodings) : [];
    if (best) choose(best);
  });
  onLanguageChange(draw);
  return draw;
}
