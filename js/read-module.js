// Reads the WebAssembly module from its file, in Node.

/** @param {URL} url @returns {Uint8Array<ArrayBuffer>} */
export function readModule(url) {
  const { readFileSync } = /** @type {any} */ (globalThis.process).getBuiltinModule('node:fs');
  try {
    return readFileSync(url);
  } catch (error) {
    const advice = "install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";
    throw new Error(`encoding-wasm: its module can't be read; ${advice}. (${error})`, { cause: error });
  }
}
