import iconv = require('encoding-wasm/iconv-lite');

export = iconv;
