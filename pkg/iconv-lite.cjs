// Made by `npm run build`.

// The copy that `import` gives, unless this host can't require ES modules, such as older Nodes and Jest.
let entry;
try {
  entry = require('./iconv-lite.js').default;
} catch {
  entry = require('./iconv-lite-commonjs.cjs');
}
module.exports = entry;
