// Made by `npm run build`.

const entry = require('./single-byte.cjs');
module.exports = entry;
