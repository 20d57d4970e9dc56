// A program that requires the package.

const api = require('encoding-wasm');

import('./report.js').then(({ report }) => report(api));
