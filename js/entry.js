// How the entries of the package differ. This is the entry with everything, for programs that bundle the sources and
// hand over the WebAssembly module themselves. For each published entry `npm run build` replaces this module by one that
// tools/build/entries.js describes.

/** The entry's name. */
export const ENTRY = 'encoding-wasm';

/** Whether the entry exports `initialize`. @type {boolean} */
export const HAS_INITIALIZE = true;

/** Makes the exports of a core that is a script. */
export const newScript = () => /** @type {import('../types/wasm-exports.js').WasmExports} */ ({});

/** The entry's own module, compiled or as bytes. @type {() => Uint8Array<ArrayBuffer> | WebAssembly.Module} */
export function ownModule() {
  throw new Error('encoding-wasm: call instantiate() first.');
}
