// encoding.wasm as the sources see it: in Base64, as bytes, or compiled, depending on the build of the host's entry.
declare module '*.wasm' {
  const wasm: string | BufferSource | WebAssembly.Module;
  export default wasm;
}

/** The package's version, which the build fills in. */
declare const VERSION: string;
