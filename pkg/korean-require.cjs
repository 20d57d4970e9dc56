// Made by `npm run build`.

const entry = require('./korean.cjs');
module.exports = entry;
