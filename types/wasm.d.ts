// How the sources see encoding.wasm: as bytes, or compiled, as the host's entry has it.
declare module '*.wasm' {
  const wasm: BufferSource | WebAssembly.Module;
  export default wasm;
}
