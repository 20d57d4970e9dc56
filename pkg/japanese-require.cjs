// Made by `npm run build`.

const entry = require('./japanese.cjs');
module.exports = entry;
