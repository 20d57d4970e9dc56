// Requires the package for a program that imports this module.

module.exports = require('encoding-wasm');
