module.exports = require('encoding-wasm');
