// Reads the WebAssembly module from its file, in hosts that have files.

import { builtinModule } from '../host/functions.js';

/** @param {string | URL} file @returns {Uint8Array<ArrayBuffer>} */
const read = (file) => builtinModule('node:fs').readFileSync(file);

/** Reads a module that must be there. @param {() => URL} locate throws in a bundle without `import.meta.url` */
export function readModule(locate) {
  try {
    return read(locate());
  } catch (error) {
    const advice = "install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";
    throw new Error(`encoding-wasm: its module can't be read; ${advice}. (${error})`, { cause: error });
  }
}

/**
 * Reads a module; returns `undefined` if it isn't there, as beside a bundle, or mustn't be read.
 * @param {() => string | URL} locate may throw
 */
export function readIfPossible(locate) {
  const { Deno } = /** @type {any} */ (globalThis);
  try {
    const file = locate();
    if (!Deno) return read(file);
    // Without permission, reading would ask the user for it. And loading Deno's `node:fs` would take 8 ms.
    const { state } = Deno.permissions.querySync({ name: 'read', path: file });
    return state === 'granted' ? Deno.readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}
