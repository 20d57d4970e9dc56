// The worker: reads and decodes files, so that the page stays responsive. Only it contains the decoders.

import { encodings } from '../../js/index.js';
import { offer } from '../calls.js';
import { check } from './check.js';
import { detectAll } from './detect.js';
import { TextDocument } from './document.js';
import { startModule } from './module.js';
import { preview, previewIn } from './preview.js';
import { race, raceTexts } from './race.js';
import { findRepairs, repairFile } from './repair.js';
import { samples } from './samples.js';
import { examine, removeTemporaryFiles, save } from './save.js';
import { textOf } from './text.js';
import { decodeNames, unzip } from './unzip.js';
import { write } from './write.js';

/** Milliseconds between reports of progress. */
const INTERVAL = 50;

/** @type {TextDocument | undefined} */
let shown;
/** Settles when the shown document has been read. Work on other files waits for it. */
let reading = Promise.resolve();
let detecting = new AbortController();
const tasks = {
  reading: new AbortController(),
  finding: new AbortController(),
  checking: new AbortController(),
  saving: new AbortController(),
};

const api = {
  encodings: () => encodings,
  samples,

  /**
   * @param {File[]} files
   * @param {string} locale
   * @param {Parameters<typeof detectAll>[2]} report
   * @param {(bytes: number) => void} onProgress
   */
  detectAll: (files, locale, report, onProgress) =>
    detectAll(files, locale, report, sumOf(sometimes(onProgress)), detecting.signal),

  stopDetecting() {
    detecting.abort();
    detecting = new AbortController();
  },

  /**
   * Shows a file, and reads it until the end, another call of this, or `stopReading`.
   * @param {File} file
   * @param {string} label
   * @param {(progress: import('./document.js').Progress) => void} onProgress
   */
  async show(file, label, onProgress) {
    const signal = begin('reading');
    const document = new TextDocument(file, label);
    shown = document;
    const read = document.read(signal, sometimes(onProgress));
    reading = read.catch(() => {});
    await read;
    return { isWhole: !signal.aborted, progress: document.progress };
  },

  stopReading: () => tasks.reading.abort(),

  /** @param {number} first @param {number} count */
  rows: async (first, count) => shown?.rows(first, count) ?? [],

  /** @param {number} from its first code unit @param {number} to its end */
  textBetween: async (from, to) => shown?.textBetween(from, to) ?? '',

  /** @param {number} unit */
  rowOf: async (unit) => shown?.rowOf(unit) ?? 0,

  /**
   * @param {string} wanted
   * @param {(found: import('./document.js').Found) => void} onProgress
   */
  find: async (wanted, onProgress) => shown?.find(wanted, begin('finding'), sometimes(onProgress)),

  unzip,
  decodeNames,
  preview,
  previewIn,
  findRepairs,
  repairFile,
  textOf,

  /**
   * @param {import('./check.js').Source[]} files
   * @param {(results: import('./check.js').Checked[]) => Promise<void> | void} report
   */
  check: (files, report) => check(files, begin('checking'), () => reading, report),

  /** The shown document's malformed sequences from an index on. @param {number} first */
  malformed: (first) => shown?.malformed.slice(first) ?? [],

  /**
   * @param {import('./save.js').Source[]} sources
   * @param {string} to
   * @param {(bytes: number) => void} onProgress
   */
  examine: (sources, to, onProgress) => examine(sources, to, begin('saving'), sumOf(sometimes(onProgress))),

  /**
   * @param {import('./save.js').Source[]} sources
   * @param {import('./save.js').Target} target
   * @param {FileSystemFileHandle | null} handle
   * @param {(bytes: number) => void} onProgress
   */
  save: (sources, target, handle, onProgress) =>
    save(sources, target, handle, begin('saving'), sumOf(sometimes(onProgress))),

  stopSaving: () => tasks.saving.abort(Object.assign(new Error('Saving was cancelled.'), { name: 'Cancelled' })),

  write,
  raceTexts,
  race,
};

/** @typedef {typeof api} Api */

startModule().then(
  () => {
    offer(api);
    postMessage({});
  },
  (error) => postMessage({ error: error.message }),
);
removeTemporaryFiles().catch(() => {
  // The browser may not support them.
});

/** Begins a task, and stops the last one of its kind. @param {keyof typeof tasks} kind */
function begin(kind) {
  tasks[kind].abort();
  tasks[kind] = new AbortController();
  return tasks[kind].signal;
}

/** Passes on the sum so far. @param {(sum: number) => void} use */
function sumOf(use) {
  let sum = 0;
  return (/** @type {number} */ number) => {
    sum += number;
    use(sum);
  };
}

/**
 * Skips calls that come within `INTERVAL` of the last one.
 * @template T
 * @param {(value: T) => void} use
 */
function sometimes(use) {
  let last = -INTERVAL;
  return (/** @type {T} */ value) => {
    const now = performance.now();
    if (now - last < INTERVAL) return;
    last = now;
    use(value);
  };
}
