// How the sources see encoding.wasm: in Base64, as bytes, or compiled, as the build of the host's entry has it.
declare module '*.wasm' {
  const wasm: string | BufferSource | WebAssembly.Module;
  export default wasm;
}
