// Made by `npm run build`.

require('./install.cjs').install(require('./index.cjs'), true);
