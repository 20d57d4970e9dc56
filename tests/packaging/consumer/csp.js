/** @type {any} */ (globalThis).report = await import('./node_modules/encoding-wasm/pkg/index.js').then(
  () => 'it was imported',
  (error) => error.message,
);
