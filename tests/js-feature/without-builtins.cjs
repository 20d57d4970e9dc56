// Makes a host without JS string builtins: it ignores the option that asks for them.
WebAssembly.Module = new Proxy(WebAssembly.Module, {
  construct: (Module, [bytes]) => new Module(bytes),
});
