// Fuzzes the package through its public API: `npm run fuzz:js -- [--minutes N | --cases N] [--seed S] [--case N]`.
//
// Each case has a number, which with the seed decides all of it: a finding says how to run it again alone.

import * as api from 'encoding-wasm';
import { numberFrom, readOptions } from '../../tools/options.js';
import { fuzz } from './fuzz.js';
import { startRacing } from './racing.js';

const { values } = readOptions({
  script: 'fuzz:js',
  about: 'Fuzzes the package through its public API, with hostile objects.',
  options: {
    minutes: { value: 'N', what: 'how long', default: 1, parse: numberFrom() },
    cases: { value: 'N', what: 'how many cases, instead of how long', parse: numberFrom() },
    seed: { value: 'S', what: 'which cases; by default others each time', parse: numberFrom() },
    case: { value: 'N', what: 'this case alone', parse: numberFrom() },
  },
});
const seed = values.seed ?? Date.now() % 0x7fffffff;
const first = values.case ?? 0;
const last = values.case !== undefined ? first + 1 : (values.cases ?? Number.POSITIVE_INFINITY);
const end = last < Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : Date.now() + values.minutes * 60_000;

console.log(`Node ${process.versions.node}, seed ${seed}`);
const racing = startRacing(api);
let told = Date.now();
const { cases, findings } = await fuzz(api, {
  seed,
  first,
  goesOn(number) {
    if (number % 64 === 0) racing.race();
    if (Date.now() - told > 60_000) {
      told = Date.now();
      console.log(`${number} cases`);
    }
    return number < last && Date.now() < end;
  },
  tell: (number, name, error) =>
    console.log(
      `FINDING in ${name}, again by: npm run fuzz:js -- --seed ${seed} --case ${number}\n${/** @type {Error} */ (error)?.stack ?? error}\n`.slice(
        0,
        3000,
      ),
    ),
});
await racing.stop();
console.log(`${cases} cases, ${racing.count()} races with another thread, ${findings} findings`);
process.exitCode = findings > 0 ? 1 : 0;
