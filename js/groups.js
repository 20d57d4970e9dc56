// What the entry has, for code that only that needs: esbuild leaves out what is behind a constant that is false, if its
// module imports nothing. `npm run build` replaces this module, as it does js/entry.js.

/** Whether the core is a WebAssembly module, and not a script. @type {boolean} */
export const HAS_WASM = true;

/** The names of the groups; `undefined` if the entry has all. @type {readonly string[] | undefined} */
export const GROUPS = undefined;

/** @type {boolean} */
export const HAS_SINGLE_BYTE = true;
/** @type {boolean} */
export const HAS_MULTI_BYTE = true;
/** @type {boolean} */
export const HAS_JAPANESE = true;
