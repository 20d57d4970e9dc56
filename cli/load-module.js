// Loads the WebAssembly module.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantiate } from '../js/wasm/instance.js';
import { nameOfFile } from './file-name.js';
import { inWords, report } from './problems.js';

/** Loads the module, or reports why it can't. @returns {boolean} whether it succeeded */
export function loadModule() {
  const path = join(__dirname, 'encoding.wasm');
  try {
    instantiate(readFileSync(path));
    return true;
  } catch (error) {
    const { message } = /** @type {Error} */ (inWords(error, {}));
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    report(`its part ${nameOfFile(path)} cannot be loaded`, `${message}${adviceFor(code)}`);
    return false;
  }
}

/** @param {string | undefined} code */
function adviceFor(code) {
  if (code === 'ENOENT') return '; the deployment left out this file: copy it there from the package encoding-wasm';
  // Without WebAssembly, as with `node --jitless`, the message already says what to do.
  return typeof WebAssembly === 'object' ? '; install encoding-wasm again, or use a newer Node' : '';
}
