// A host without JS string builtins: it ignores the option that asks for them.
WebAssembly.Module = class extends WebAssembly.Module {
  /** @param {BufferSource} bytes */
  constructor(bytes) {
    super(bytes);
  }
};
