// Which groups of encodings an entry has. esbuild removes code behind a false constant only if the constant's module
// imports nothing. `npm run build` replaces this module, like js/entry.js.

/** False if the core is a script. @type {boolean} */
export const HAS_WASM = true;

/** `undefined` if the entry has all groups. @type {readonly string[] | undefined} */
export const GROUPS = undefined;

/** @type {boolean} */
export const HAS_SINGLE_BYTE = true;
/** @type {boolean} */
export const HAS_MULTI_BYTE = true;
/** @type {boolean} */
export const HAS_JAPANESE = true;
