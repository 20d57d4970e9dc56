// Encodes typed text, and shows its bytes.

import { byId, download, element } from './dom.js';
import { fill } from './encodings.js';
import { codePointName, hex } from './format.js';
import { onLanguageChange, t } from './language.js';

const MAX_NAMED = 20;

/**
 * @param {import('./backend.js').Backend} worker
 * @param {readonly import('./encodings.js').Encoding[]} encodings
 */
export function writeText(worker, encodings) {
  const source = byId('source', HTMLTextAreaElement);
  const encoding = byId('write-encoding', HTMLSelectElement);
  const mode = byId('write-mode', HTMLSelectElement);
  const fillEncodings = () => {
    fill(encoding, encodings);
  };
  fillEncodings();
  encoding.value = 'gbk';
  onLanguageChange(() => {
    fillEncodings();
    update();
  });

  let version = 0;
  async function update() {
    version += 1;
    const own = version;
    const written = await worker.write(source.value, encoding.value, /** @type {any} */ (mode.value));
    // The user may have typed more meanwhile.
    if (own === version) draw(written, encoding.selectedOptions[0].text);
  }
  for (const control of [source, encoding, mode]) control.addEventListener('input', update);
  byId('download', HTMLButtonElement).addEventListener('click', async () => {
    const { bytes } = await worker.write(source.value, encoding.value, /** @type {any} */ (mode.value));
    download(new Blob([bytes]), `text.${encoding.value}.txt`);
  });
  update();
}

/** @param {import('../worker/write.js').Written} written @param {string} encoding */
function draw({ bytes, characters, end, unmappable }, encoding) {
  const named = unmappable.slice(0, MAX_NAMED).map(({ character }) => `${character} ${codePointName(character)}`);
  const list = named.join(', ');
  const missing = unmappable.length > MAX_NAMED ? t('andOthers', { characters: list }) : list;
  const sentences = [`${t('byteCount', { n: bytes.length })}.`];
  if (unmappable.length > 0) sentences.push(t('notRepresented', { encoding, characters: missing }));
  byId('write-summary', HTMLElement).textContent = sentences.join(' ');
  const items = characters.map(({ character, bytes: own, isMappable }) =>
    element(
      'li',
      { className: isMappable ? '' : 'missing', title: codePointName(character) },
      element('span', { className: 'glyph', textContent: VISIBLE.get(character) ?? character }),
      element('code', { textContent: hex(own) }),
    ),
  );
  if (end.length > 0) {
    const glyph = element('span', { className: 'glyph', textContent: t('end') });
    items.push(element('li', { title: t('backToASCII') }, glyph, element('code', { textContent: hex(end) })));
  }
  byId('bytes', HTMLElement).replaceChildren(...items);
}

const VISIBLE = new Map([
  [' ', '␣'],
  ['\n', '⏎'],
  ['\t', '⇥'],
]);
