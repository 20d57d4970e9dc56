// A module that requires the package, for programs that import it.

module.exports = require('encoding-wasm');
