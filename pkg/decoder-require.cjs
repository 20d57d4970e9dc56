// Made by `npm run build`.

const entry = require('./decoder.cjs');
module.exports = entry;
