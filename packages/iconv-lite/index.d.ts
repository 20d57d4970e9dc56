// The types of index.js.

export * from 'encoding-wasm/iconv-lite';
export { default } from 'encoding-wasm/iconv-lite';
