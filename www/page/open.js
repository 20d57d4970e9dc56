// Files: which there are, what is known of each, and the one that is shown.

import { callback, explain } from './backend.js';
import { alert, byId, counted, element, size, speed } from './dom.js';
import { fill, find } from './encodings.js';
import { hexView, malformedView, textView } from './views.js';

/** @typedef {import('../worker/detect.js').Detection} Detection */

/**
 * @typedef {object} Opened
 * @property {File} file
 * @property {Detection} detection
 * @property {string} encoding the name of the one that it is shown in
 */

/** What says so, in words. @type {Record<Detection['source'], string>} */
const SOURCES = {
  BOM: 'by its byte order mark',
  meta: 'by its <meta>',
  'xml-declaration': 'by its XML declaration',
  detection: 'by detection',
  ASCII: 'nothing but ASCII, which is the same in all encodings but UTF-16',
};

/**
 * @param {import('./backend.js').Backend} worker
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 * @param {() => void} onChange is called when there are other files, or another one is shown
 */
export function openFiles(worker, encodings, onChange) {
  /** @type {Opened[]} */
  let files = [];
  /** @type {Opened | undefined} */
  let current;
  /** Another object each time that something else is shown. */
  let showing = {};

  const list = byId('files', HTMLElement);
  /** @type {Map<Opened, HTMLElement>} */
  const items = new Map();
  const chooser = byId('encoding', HTMLSelectElement);
  const useDetected = byId('use-detected', HTMLButtonElement);
  const progress = byId('progress', HTMLProgressElement);
  const reading = byId('reading', HTMLElement);
  const cancel = byId('cancel', HTMLButtonElement);
  fill(chooser, encodings);

  const text = textView(byId('text', HTMLElement), (first, count) => worker.rows(first, count));
  const bytes = hexView(byId('hex', HTMLElement));
  const malformed = malformedView(byId('malformed', HTMLElement), byId('malformed-summary', HTMLElement), (one) => {
    worker.rowOf(one.at).then((row) => text.select(row, one.offset));
    bytes.select(one.offset, one.offset + one.bytes.length);
  });

  chooser.addEventListener('change', () => show(chooser.selectedOptions[0].text));
  useDetected.addEventListener('click', () => current && show(current.detection.encoding));
  cancel.addEventListener('click', () => worker.stopReading());
  connectSearch(encodings, (name) => show(name));

  /**
   * Adds files, and shows the first of them.
   * @param {Iterable<File>} added
   * @param {string} [encoding] the name of the one to show them in; the detected one if it is not given
   */
  async function add(added, encoding) {
    alert('');
    const given = [...added];
    let isFirst = true;
    let next = 0;
    await worker.detectAll(
      given,
      navigator.language,
      callback((/** @type {(Detection | { error: unknown })[]} */ found) => {
        for (const detection of found) {
          const file = given[next++];
          if ('error' in detection) {
            alert(explain(detection.error, file.name));
            continue;
          }
          const opened = { file, detection, encoding: encoding ?? detection.encoding };
          files.push(opened);
          list.append(itemOf(opened));
          if (isFirst) open(opened);
          isFirst = false;
        }
        drawList();
        onChange();
      }),
    );
  }

  /** @param {Opened} opened */
  function open(opened) {
    current = opened;
    byId('document', HTMLElement).hidden = false;
    byId('name', HTMLElement).textContent = `${opened.file.name}, ${size(opened.file.size)}`;
    byId('detected', HTMLElement).textContent = describe(opened.detection);
    byId('others', HTMLElement).replaceChildren(...otherChoices(opened.detection));
    bytes.open(opened.file);
    text.rows.reset(0);
    text.rows.show(0);
    show(opened.encoding);
  }

  /** Shows the current file in an encoding. @param {string} encoding its name */
  async function show(encoding) {
    if (!current) return;
    const { file, detection } = current;
    current.encoding = encoding;
    const own = {};
    showing = own;
    chooser.value = encoding.toLowerCase();
    useDetected.hidden = encoding === detection.encoding;
    malformed.clear();
    cancel.hidden = false;
    progress.value = 0;
    drawList();
    onChange();

    let isFirst = true;
    let isEnded = false;
    const onProgress = (/** @type {import('../worker/document.js').Progress} */ now) => {
      if (showing !== own || isEnded) return;
      if (isFirst) text.rows.reset(now.rows);
      else text.rows.grow(now.rows);
      isFirst = false;
      progress.value = file.size === 0 ? 1 : now.bytes / file.size;
      reading.textContent = describeProgress(now, file.size);
      listMalformed(now.malformed);
    };
    try {
      const { isWhole, progress: last } = await worker.show(file, encoding, callback(onProgress));
      if (showing !== own) return;
      onProgress(last);
      // What the worker sent before may come later.
      isEnded = true;
      if (!isWhole) reading.textContent += ' Cancelled: the text ends there.';
      byId('status', HTMLElement).textContent = `${file.name} as ${encoding}: ${reading.textContent}`;
    } catch (error) {
      if (showing !== own) return;
      reading.textContent = '';
      alert(explain(error, file.name));
    }
    cancel.hidden = true;
  }

  /** The total that the list is being made for; -1 if it is not. */
  let wanted = -1;

  /** Lists the malformed sequences that are new. @param {number} total how many there are */
  async function listMalformed(total) {
    const isBusy = wanted >= 0;
    wanted = total;
    while (!isBusy && wanted >= 0) {
      const [now, own] = [wanted, showing];
      const more = await worker.malformed(malformed.listed);
      if (own === showing) malformed.add(more, now);
      if (now === wanted) wanted = -1;
    }
  }

  /** @param {Opened} closed */
  function close(closed) {
    const hadFocus = list.contains(document.activeElement);
    files = files.filter((opened) => opened !== closed);
    items.get(closed)?.remove();
    items.delete(closed);
    if (closed !== current) drawList();
    else if (files.length > 0) open(files[0]);
    else closeLast();
    // So that the keyboard stays here.
    if (hadFocus && current) items.get(current)?.querySelector('button')?.focus();
    onChange();
  }

  function closeLast() {
    current = undefined;
    showing = {};
    worker.stopReading();
    byId('document', HTMLElement).hidden = true;
    drawList();
    byId('file', HTMLInputElement).focus();
  }

  /** @param {Opened} opened */
  function itemOf(opened) {
    const button = element(
      'button',
      { type: 'button', className: 'open' },
      element('strong', { textContent: opened.file.name }),
      element('small', { textContent: summaryOf(opened) }),
    );
    button.addEventListener('click', () => open(opened));
    const closing = element('button', { type: 'button', className: 'close', textContent: '×' });
    closing.setAttribute('aria-label', `Close ${opened.file.name}`);
    closing.addEventListener('click', () => close(opened));
    const item = element('li', {}, button, closing);
    items.set(opened, item);
    return item;
  }

  /** Marks the current file in the list. */
  function drawList() {
    list.hidden = files.length === 0;
    const marked = list.querySelector('[aria-current]');
    const button = current && items.get(current)?.querySelector('button');
    if (marked !== button) marked?.removeAttribute('aria-current');
    button?.setAttribute('aria-current', 'true');
    const summary = button?.querySelector('small');
    if (summary && current) summary.textContent = summaryOf(current);
  }

  /** Buttons for what else it may be. @param {Detection} detection */
  function otherChoices({ encoding, candidates }) {
    const others = candidates.map((candidate) => candidate.encoding).filter((name) => name !== encoding);
    if (others.length === 0) return [];
    const buttons = others.slice(0, 3).map((name) => {
      const button = element('button', { type: 'button', className: 'link', textContent: name });
      button.addEventListener('click', () => show(name));
      return button;
    });
    return ['It may also be ', ...buttons.flatMap((button, i) => (i > 0 ? [', ', button] : [button])), '.'];
  }

  return {
    add,
    /** All files, the one that is shown first. */
    get files() {
      return [...files].sort((a, b) => Number(b === current) - Number(a === current));
    },
  };
}

/** @param {Opened} opened */
const summaryOf = ({ file, encoding }) => `${encoding} · ${size(file.size)}`;

/** @param {Detection} detection */
function describe({ encoding, source, score, declared }) {
  if (source === 'ASCII') return `${encoding}: ${SOURCES.ASCII}.`;
  if (source === 'detection' && declared) {
    return `The file says that it is ${declared.encoding}, but its bytes look like ${encoding}.`;
  }
  const sure = source !== 'detection' ? 'certain' : score < 0.5 ? 'just a guess' : `${Math.round(100 * score)} % sure`;
  return `${encoding}: ${sure}, ${SOURCES[source]}.`;
}

/** @param {import('../worker/document.js').Progress} progress @param {number} total in bytes */
function describeProgress({ bytes, lines, malformed, milliseconds }, total) {
  const rate = bytes > 1e6 ? ` at ${speed((1000 * bytes) / milliseconds)}` : '';
  const part = bytes < total ? `${size(bytes)} of ${size(total)}` : size(total);
  return `${part}${rate}, ${counted(lines, 'line')}, ${counted(malformed, 'malformed sequence')}.`;
}

/**
 * The field that finds an encoding by its labels.
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 * @param {(name: string) => void} choose
 */
function connectSearch(encodings, choose) {
  const search = byId('find-encoding', HTMLInputElement);
  const found = byId('found', HTMLElement);
  search.addEventListener('input', () => {
    const matches = find(search.value, encodings);
    const buttons = matches.slice(0, 8).map(({ name, why }) => {
      const button = element('button', { type: 'button', className: 'link', textContent: name, title: why });
      button.addEventListener('click', () => choose(name));
      return button;
    });
    const none = search.value.trim() === '' ? '' : 'No encoding has such a label.';
    found.replaceChildren(...(buttons.length > 0 ? buttons.flatMap((button) => [button, ' ']) : [none]));
  });
  search.addEventListener('keydown', (event) => {
    const [best] = event.key === 'Enter' ? find(search.value, encodings) : [];
    if (best) choose(best.name);
  });
}
