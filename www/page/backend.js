// The worker that decodes.

import { proxy, wrap } from 'comlink';

/** @typedef {import('comlink').Remote<import('../worker/worker.js').Api>} Backend */

/**
 * Starts a worker, and waits until it has its decoders.
 * @returns {Promise<{ remote: Backend, stop: () => void }>}
 */
export function startWorker() {
  const worker = new Worker('worker.js', { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', (event) => {
      reject(new Error(event.message ?? 'the browser did not load worker.js. Load the page again'));
    });
    worker.addEventListener(
      'message',
      ({ data }) => {
        if (data.error) reject(new Error(data.error));
        else resolve({ remote: wrap(worker), stop: () => worker.terminate() });
      },
      { once: true },
    );
  });
}

/** A function that a worker can call. */
export const callback = proxy;

/** What a person can do about an error of reading or writing files. @param {unknown} error @param {string} name */
export function explain(error, name) {
  if (!(error instanceof Error)) return String(error);
  // Browsers differ in the error for a file that is gone.
  if (['NotReadableError', 'NotFoundError', 'AbortError'].includes(error.name)) {
    return `${name} cannot be read: it was moved, changed or removed since it was chosen. Choose it again.`;
  }
  if (error.name === 'QuotaExceededError') {
    return `There is too little space on the disk to save ${name}. Nothing was saved.`;
  }
  return `${name}: ${error.message}`;
}
