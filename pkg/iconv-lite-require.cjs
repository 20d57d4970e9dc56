// Made by `npm run build`.

const entry = require('./iconv-lite.cjs');
module.exports = entry;
