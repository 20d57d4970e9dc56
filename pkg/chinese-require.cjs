// Made by `npm run build`.

const entry = require('./chinese.cjs');
module.exports = entry;
