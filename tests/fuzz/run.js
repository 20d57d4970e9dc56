// Fuzzes the package through its public API: `npm run fuzz:js -- [--minutes N | --cases N] [--seed S] [--case N]`.
//
// A case depends only on its number and the seed, so a failure can be repeated alone.

import { parseArgs } from 'node:util';
import * as api from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';
import { runRaces } from '../conformance/races.js';
import { fuzz } from './fuzz.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    cases: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 0x7fffffff) },
    case: { type: 'string' },
  },
});
const seed = Number(values.seed);
const first = values.case === undefined ? 0 : Number(values.case);
const last = values.case !== undefined ? first + 1 : values.cases ? Number(values.cases) : Number.POSITIVE_INFINITY;
const end = values.cases || values.case ? Number.POSITIVE_INFINITY : Date.now() + Number(values.minutes) * 60_000;

console.log(`Node ${process.versions.node}, seed ${seed}`);
const races = values.case === undefined ? await runRaces(api, { calls: 1000, every: 20, iconv }) : undefined;
for (const failure of races?.failures ?? []) console.log(`FINDING in races with another thread: ${failure}`);
let told = Date.now();
const { cases, findings } = await fuzz(api, {
  seed,
  first,
  goesOn(number) {
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
console.log(`${cases} cases, ${races?.calls ?? 0} calls that raced with another thread, ${findings} findings`);
process.exitCode = findings > 0 || (races && races.failures.length > 0) ? 1 : 0;
