// Made by `npm run build`.

const entry = require('./index.cjs');
module.exports = entry;
