// Starts the worker that decodes.

import { connect } from '../calls.js';
import { t } from './language.js';

/** @typedef {import('../calls.js').Remote<import('../worker/worker.js').Api>} Backend */

/** The only scripts that the page starts. */
const SCRIPTS = [WORKER, 'service-worker.js'];

/** @type {{ createScriptURL: (url: string) => any }} */
const policy = Reflect.get(globalThis, 'trustedTypes')?.createPolicy('encoding-wasm', { createScriptURL: allowed }) ?? {
  createScriptURL: allowed,
};

/** @param {string} url */
function allowed(url) {
  const isOwn = url.startsWith('blob:') || SCRIPTS.includes(url);
  if (!isOwn) throw new TypeError(`This page doesn't run ${url}.`);
  return url;
}

/** The URL of one of the page's scripts, in the type that the browser requires. @param {string} name */
export const scriptURL = (name) => policy.createScriptURL(name);

/**
 * Starts a worker, and waits until its decoders are ready.
 * @returns {Promise<{ remote: Backend, stop: () => void }>}
 */
export function startWorker() {
  const url = workerURL();
  const worker = new Worker(scriptURL(url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || t('notLoaded'))));
    worker.addEventListener(
      'message',
      ({ data }) => {
        if (url.startsWith('blob:')) URL.revokeObjectURL(url);
        if (data.error) reject(new Error(data.error));
        else resolve({ remote: connect(worker), stop: () => worker.terminate() });
      },
      { once: true },
    );
  });
}

/**
 * The worker's URL. The page's security policy, which forbids all connections, has to apply to the worker, too: it does to a blob.
 * But not all browsers ask the service worker for the scripts that a blob imports. If the page has a service worker, that adds
 * the policy itself.
 */
function workerURL() {
  if (navigator.serviceWorker?.controller) return WORKER;
  const script = `import ${JSON.stringify(new URL(WORKER, document.baseURI).href)};`;
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

/** Explains an error of reading or writing a file, and what to do about it. @param {unknown} error @param {string} name */
export function explain(error, name) {
  if (!(error instanceof Error)) return String(error);
  // Browsers throw different errors for a file that no longer exists.
  if (['NotReadableError', 'NotFoundError', 'AbortError'].includes(error.name)) return t('unreadable', { name });
  if (error.name === 'QuotaExceededError') return t('noSpace', { name });
  return t('failed', { name, message: error.message });
}
