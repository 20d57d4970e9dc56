// iconv-lite as a CommonJS module: the drop-in in its place.

module.exports = require('encoding-wasm/iconv-lite');
