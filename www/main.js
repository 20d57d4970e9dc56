// The page. What it shows is in page/, and what takes long in worker/, which runs in a worker.

import { startWorker } from './page/backend.js';
import { alert, byId, element } from './page/dom.js';
import { openFiles } from './page/open.js';
import { prepareRace } from './page/race.js';
import { saveFiles } from './page/save.js';
import { writeText } from './page/write.js';

async function start() {
  const { remote: worker } = await startWorker();
  const encodings = await worker.encodings();
  const opened = openFiles(worker, encodings, () => saving.update());
  const saving = saveFiles(worker, encodings, () => opened.files);
  writeText(worker, encodings);
  prepareRace(() => opened.files);
  acceptFiles((files) => opened.add(files));
  offerSamples(await worker.samples(), (file, encoding) => opened.add([file], encoding));
}

/** Takes files that are chosen, dropped or pasted. @param {(files: File[]) => void} use */
function acceptFiles(use) {
  const input = byId('file', HTMLInputElement);
  const take = () => {
    if (input.files?.length) use([...input.files]);
    // So that the same file can be chosen again.
    input.value = '';
  };
  input.addEventListener('change', take);
  // What was chosen while the page was loading.
  take();

  const drop = byId('drop', HTMLElement);
  addEventListener('dragover', (event) => {
    // Text may be dragged to where it is written.
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    drop.classList.add('over');
  });
  for (const end of ['dragleave', 'drop']) addEventListener(end, () => drop.classList.remove('over'));
  addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    use([...event.dataTransfer.files]);
  });
  addEventListener('paste', (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
    const { files } = event.clipboardData ?? {};
    const text = event.clipboardData?.getData('text/plain');
    if (files?.length) use([...files]);
    else if (text) use([new File([text], 'pasted.txt')]);
  });
}

/**
 * @param {import('./worker/samples.js').Sample[]} samples
 * @param {(file: File, encoding: string) => void} use
 */
function offerSamples(samples, use) {
  const buttons = samples.map(({ name, title, file, bytes }) => {
    const button = element('button', { type: 'button', className: 'link', textContent: title });
    button.addEventListener('click', () => use(new File([bytes], file), name));
    return button;
  });
  byId('samples', HTMLElement).append(...buttons.flatMap((button) => [' ', button]));
}

start().catch((error) => alert(`The decoder could not start: ${error.message}`));
