// A program that requires every smaller entry point: with `require`, each is the whole package.

const whole = require('encoding-wasm');
const entries = ['chinese', 'decoder', 'japanese', 'korean', 'single-byte'].map((name) =>
  require(`encoding-wasm/${name}`),
);

import('./report.js').then(({ tell }) => {
  const results = entries.flatMap((entry) => Object.keys(whole).map((name) => [name, entry[name] === whole[name]]));
  const failures = results.filter(([, isSame]) => !isSame).map(([name]) => name);
  tell({ passed: results.length - failures.length, failures });
});
