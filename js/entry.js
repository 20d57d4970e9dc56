// What distinguishes the package's entries. This is the whole package, for programs that bundle the sources and pass
// the WebAssembly module themselves; `npm run build` makes the others (tools/build/entries.js).

export const ENTRY = 'encoding-wasm';

/** @type {boolean} */
export const HAS_INITIALIZE = true;

/** Instantiates a core that is a script. */
export const newScript = () => /** @type {import('../types/wasm-exports.js').WasmExports} */ ({});

/** Compiled or as bytes. @type {() => Uint8Array<ArrayBuffer> | WebAssembly.Module} */
export function ownModule() {
  throw new Error('encoding-wasm: call instantiate() first.');
}
