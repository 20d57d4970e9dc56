// The race: this package's decoder against the browser's own, drawn as bars.

import { startWorker } from './backend.js';
import { alert, byId, element } from './dom.js';
import { size, speed } from './format.js';
import { onLanguageChange, t } from './language.js';

/** How much of the open file takes part, in bytes. */
const MAX_LENGTH = 1 << 20;

/** @param {() => { file: File, encoding: string } | undefined} getShown */
export function prepareRace(getShown) {
  const place = byId('race', HTMLElement);
  const start = byId('start-race', HTMLButtonElement);
  let hasRaced = false;
  onLanguageChange(() => {
    if (!start.disabled) start.textContent = t(hasRaced ? 'again' : 'start');
  });
  // The whole area is the button.
  place.addEventListener('click', (event) => {
    if (!start.disabled && (event.target === start || event.target === place)) race();
  });

  async function race() {
    start.disabled = true;
    start.textContent = t('racing');
    // In a worker of its own, the page's other work doesn't affect the result.
    const starting = startWorker();
    const body = element('tbody');
    const table = resultTable(body);
    const note = element('p', { role: 'status', textContent: t('measuring') });
    place.replaceChildren(start, note, table);
    try {
      const { remote: worker } = await starting;
      const texts = await worker.raceTexts();
      const opened = getShown();
      // "replacement" decodes no text.
      const takesPart = opened && opened.file.size > 0 && opened.encoding !== 'replacement';
      const own = takesPart && { label: opened.encoding, bytes: await head(opened.file) };
      /** @type {import('../worker/race.js').Result[]} */
      const results = [];
      for (const text of own ? [own, ...texts] : texts) {
        const result = await worker.race(text.label, text.bytes);
        results.push(result);
        body.append(resultRow(result, opened && text === own ? opened.file.name : ''));
        drawBars(body, results);
      }
      note.textContent = describe(results);
    } catch (error) {
      alert(t('raceStopped', { message: String(error) }));
    }
    starting.then(({ stop }) => stop()).catch(() => {});
    start.disabled = false;
    hasRaced = true;
    start.textContent = t('again');
  }
}

/** @param {File} file */
const head = async (file) => new Uint8Array(await file.slice(0, MAX_LENGTH).arrayBuffer());

/** @param {HTMLElement} body */
function resultTable(body) {
  const heads = [t('encoding'), t('speed'), t('timesAsFast')].map((textContent) =>
    element('th', { scope: 'col', textContent }),
  );
  return element('table', { className: 'results' }, element('thead', {}, element('tr', {}, ...heads)), body);
}

/** @param {import('../worker/race.js').Result} result @param {string} title the file's name or, for a sample, '' */
function resultRow({ label, bytes, ours, browser, isSame }, title) {
  const bar = (/** @type {'ours' | 'browsers'} */ name, /** @type {number} */ value) =>
    element(
      'div',
      { className: `contender ${name}` },
      element('span', { className: 'fill' }),
      element('span', { className: 'value', textContent: t(name, { speed: speed(value) }) }),
    );
  const speeds = [bar('ours', ours), ...(browser ? [bar('browsers', browser)] : [])];
  const ratio = browser ? `${(ours / browser).toFixed(ours / browser < 10 ? 1 : 0)}×` : t('notInBrowser');
  const difference = isSame ? [] : [element('small', { textContent: t('otherText') })];
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, label, element('small', { textContent: title || size(bytes) })),
    element('td', {}, ...speeds),
    element('td', { className: 'ratio' }, ratio, ...difference),
  );
}

/** Makes the longest bar fill its cell. @param {HTMLElement} body @param {import('../worker/race.js').Result[]} results */
function drawBars(body, results) {
  const most = Math.max(...results.flatMap(({ ours, browser }) => [ours, browser ?? 0]));
  for (const [i, row] of [...body.children].entries()) {
    const values = [results[i].ours, results[i].browser];
    for (const [j, fill] of [...row.querySelectorAll('.fill')].entries()) {
      /** @type {HTMLElement} */ (fill).style.width = `${(100 * (values[j] ?? 0)) / most}%`;
    }
  }
}

/** @param {import('../worker/race.js').Result[]} results */
function describe(results) {
  const ratios = results.flatMap(({ ours, browser }) => (browser ? [ours / browser] : []));
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  const faster = ratios.filter((ratio) => ratio > 1).length;
  const result = t('raceResult', { ratio: Math.round(10 * mean) / 10, n: faster, total: ratios.length });
  return `${result} ${t('raceMethod')}`;
}
