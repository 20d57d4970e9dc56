// Starts the page. page/ shows things; worker/ does the slow work, in a worker.

import { scriptURL, startWorker } from './page/backend.js';
import { connectCopy } from './page/copy.js';
import { alert, button, byId, element } from './page/dom.js';
import { displayName } from './page/encodings.js';
import { openFiles } from './page/files.js';
import { acceptFiles } from './page/intake.js';
import {
  currentLanguage,
  LANGUAGES,
  onLanguageChange,
  setLanguage,
  startLanguage,
  storeLanguage,
  t,
} from './page/language.js';
import { versionOf } from './page/opened.js';
import { prepareRace } from './page/race.js';
import { saveFiles } from './page/save.js';
import { writeText } from './page/write.js';

async function start() {
  // Browsers don't start workers for pages from a disk.
  if (location.protocol === 'file:') return;
  document.documentElement.classList.add('started');
  const starting = startWorker();
  await startLanguage();
  offerLanguages();
  const { remote: worker } = await starting;
  // The encoding "replacement" stands for dangerous encodings: nobody has files in it.
  const encodings = (await worker.encodings()).filter(({ name }) => name !== 'replacement');
  const opened = openFiles(worker, encodings, () => saving.update());
  const saving = saveFiles(
    worker,
    encodings,
    () => opened.files,
    () => opened.current,
    opened.prepare,
  );
  const getShown = () => opened.current && versionOf(opened.current);
  connectCopy(worker, opened.reader.text.selection, getShown);
  writeText(worker, encodings);
  prepareRace(getShown);
  acceptFiles((files) => opened.add(files));
  offerSamples(await worker.samples(), (file, encoding) => opened.add([file], encoding));
  keepOffline();
}

function offerLanguages() {
  const chooser = byId('language', HTMLSelectElement);
  const options = Object.entries(LANGUAGES).map(([value, textContent]) =>
    element('option', { value, textContent, lang: value }),
  );
  chooser.append(...options);
  chooser.value = currentLanguage();
  chooser.addEventListener('change', async () => {
    const chosen = /** @type {keyof typeof LANGUAGES} */ (chooser.value);
    await setLanguage(chosen);
    // Another language may have been chosen in the meantime.
    if (chooser.value !== chosen) return;
    storeLanguage(chosen);
    chooser.value = currentLanguage();
  });
}

/**
 * @param {ReturnType<typeof import('./worker/samples.js').samples>} samples
 * @param {(file: File, encoding?: string) => void} use
 */
function offerSamples({ texts, damaged, garbled }, use) {
  const draw = () => {
    const buttons = texts.map(({ encoding, language, file, bytes }) =>
      button(capitalized(displayName(language, language), language), () => use(new File([bytes], file), encoding), {
        lang: language,
        title: encoding,
      }),
    );
    byId('samples', HTMLElement).replaceChildren(
      ...buttons,
      button(t('damaged'), () => use(new File([damaged.bytes], damaged.file), damaged.encoding)),
      button(t('garbled'), () => use(new File([garbled.bytes], garbled.file))),
    );
  };
  draw();
  onLanguageChange(draw);
}

/** @param {string} text @param {string} language */
const capitalized = (text, language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Asks the browser to store the page for use without a network. */
function keepOffline() {
  navigator.serviceWorker?.register(scriptURL('service-worker.js')).catch(() => {
    // The page works without it, but only with a network.
  });
}

start().catch((error) => alert(t('notStarted', { message: error.message })));
