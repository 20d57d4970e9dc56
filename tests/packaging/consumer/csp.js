// A page whose Content Security Policy forbids WebAssembly.

const { encode, initialize, labelToName } = await import('./node_modules/encoding-wasm/pkg/index.js');
const messageOf = (/** @type {Error} */ error) => error.message;

let message = 'it encoded';
try {
  encode('a', 'gbk');
} catch (error) {
  message = messageOf(/** @type {Error} */ (error));
}
/** @type {any} */ (globalThis).report = [
  labelToName('sjis'),
  message,
  await initialize().then(() => 'it was initialized', messageOf),
].join('\n');
