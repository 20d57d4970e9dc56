module.exports = require('encoding-wasm/iconv-lite');
