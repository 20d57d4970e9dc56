// iconv-lite as an ES module: the drop-in in its place.

export * from 'encoding-wasm/iconv-lite';
export { default } from 'encoding-wasm/iconv-lite';
