// Shows the progress of opening files, which is slow for files that begin with megabytes of ASCII: detection reads all of it.

import { byId } from './dom.js';

/** The progress appears after this many milliseconds. */
const PATIENCE = 300;

/** @param {import('./backend.js').Backend} worker */
export function showOpening(worker) {
  const place = byId('opening', HTMLElement);
  const progress = byId('opening-progress', HTMLProgressElement);
  /** The number of unfinished calls. */
  let running = 0;
  byId('cancel-opening', HTMLButtonElement).addEventListener('click', () => worker.stopDetecting());

  /**
   * @param {File[]} files
   * @param {(onProgress: (bytes: number) => void) => Promise<unknown>} open
   */
  return async (files, open) => {
    const total = files.reduce((sum, { size }) => sum + size, 0);
    running += 1;
    progress.value = 0;
    const timer = setTimeout(() => {
      place.hidden = false;
    }, PATIENCE);
    try {
      await open((bytes) => {
        progress.value = bytes / Math.max(1, total);
      });
    } finally {
      clearTimeout(timer);
      running -= 1;
      if (running === 0) place.hidden = true;
    }
  };
}
