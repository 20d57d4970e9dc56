// Runs a job in Node, Deno or Bun: `program.js JOB.json ENCODING_RS.wasm`. Each line of its output is a report in JSON for ../run.js.

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runJob } from './run-job.js';

// The file that the package's `exports` choose
const ours = await import('../../pkg/index.js');
const [job, wasm] = process.argv.slice(2);

await runJob(ours, wasm ? readFileSync(wasm) : undefined, JSON.parse(readFileSync(job, 'utf8')), (progress) => {
  process.stdout.write(`${JSON.stringify(progress)}\n`);
});
