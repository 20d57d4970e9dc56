// The types of index.cjs.

import iconv = require('encoding-wasm/iconv-lite');

export = iconv;
