// A program that requires every entry by need.

const entries = Object.fromEntries(
  ['chinese', 'decoder', 'japanese', 'korean', 'single-byte'].map((name) => [name, require(`encoding-wasm/${name}`)]),
);

Promise.all([import('./by-need.js'), import('./expected.js'), import('./report.js')]).then(
  async ([{ runSuiteByNeed }, { expected }, { tell }]) => tell(await runSuiteByNeed(entries, expected)),
);
