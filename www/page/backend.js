// Starts the worker, which decodes.

import { connect } from '../calls.js';
import { t } from './language.js';

/** @typedef {import('../calls.js').Remote<import('../worker/worker.js').Api>} Backend */

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

/** @param {string} name */
export const scriptURL = (name) => policy.createScriptURL(name);

/**
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
 * The page's security policy, which forbids all connections, must also apply to the worker. It applies to a worker from a blob, but
 * some browsers don't ask the service worker for the scripts that a blob imports. With a service worker, the worker needs no blob:
 * the service worker adds the policy.
 */
function workerURL() {
  if (navigator.serviceWorker?.controller) return WORKER;
  const script = `import ${JSON.stringify(new URL(WORKER, document.baseURI).href)};`;
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

/** Explains why a file couldn't be read or written, and what to do. @param {unknown} error @param {string} name */
export function explain(error, name) {
  if (!(error instanceof Error)) return String(error);
  // Browsers throw different errors for a file that no longer exists.
  if (['NotReadableError', 'NotFoundError', 'AbortError'].includes(error.name)) return t('unreadable', { name });
  if (error.name === 'QuotaExceededError') return t('noSpace', { name });
  return t('failed', { name, message: error.message });
}
