// initialize: compiles and instantiates the WebAssembly module ahead of the first call that needs it.

import { ownModule } from '../entry.js';
import { hasInstance, instantiateLater } from '../wasm/instance.js';

/**
 * @param {Source | Promise<Source>} [source]
 * @returns {Promise<void>}
 */
export async function initialize(source = undefined) {
  const given = await source;
  if (given === undefined) {
    if (!hasInstance()) await instantiateLater(ownModule, true);
  } else {
    const module = isResponse(given) ? await bodyOf(given) : given;
    await instantiateLater(() => module, false);
  }
}

/** @typedef {BufferSource | WebAssembly.Module | Response} Source */

/** Accepts a Response of any realm. @param {Source} value @returns {value is Response} */
const isResponse = (value) => typeof (/** @type {any} */ (value)?.arrayBuffer) === 'function';

/** @param {Response} response */
function bodyOf(response) {
  // A Blob has no `ok`.
  if (response.ok !== false) return response.arrayBuffer();
  throw new TypeError(
    `encoding-wasm: ${response.url || 'the given response'} has status ${response.status}; check its address, or call ` +
      'initialize() without an argument.',
  );
}
