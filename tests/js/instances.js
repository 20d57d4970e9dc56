// The package, with its WebAssembly instances in sight. Import nothing else that loads the package before this.

/** All that were made, the current one last. @type {WebAssembly.Instance[]} */
export const instances = [];

WebAssembly.Instance = class extends WebAssembly.Instance {
  /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} [imports] */
  constructor(module, imports) {
    super(module, imports);
    if ('codec' in this.exports) instances.push(this);
  }
};

/** The current one's memory. */
export const memory = () => /** @type {WebAssembly.Memory} */ (instances.at(-1)?.exports.memory);

/** @type {typeof import('encoding-wasm')} */
export const api = await import('encoding-wasm');
