// How the sources see encoding.wasm: in Base64, as bytes, or compiled, as the build of the host's entry has it.
declare module '*.wasm' {
  const wasm: string | BufferSource | WebAssembly.Module;
  export default wasm;
}

/** The package's version, which the build fills in. */
declare const VERSION: string;
