const iconv = require('encoding-wasm/iconv-lite');

// Makes the table if it isn't there yet.
iconv.encodingExists('utf8');
module.exports = iconv.encodings;
