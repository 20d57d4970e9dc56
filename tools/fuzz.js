// Fuzzes the Rust core with cargo-fuzz, AddressSanitizer on: `npm run fuzz -- [TARGET…] [--minutes N]`.
//
// What it finds is left in fuzz/artifacts/TARGET/. A copy in fuzz/regressions/TARGET/, under a name that says what it is,
// makes it a test of `npm test`.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root, run, say } from './process.js';
import { cargoFuzz } from './toolchain.js';

const targets = readdirSync(join(root, 'fuzz', 'fuzz_targets'))
  .map((file) => file.replace('.rs', ''))
  .filter((name) => name !== 'seeds');

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) fail(`--minutes takes a number of minutes for each target, not ${values.minutes}.`);
const unknown = positionals.find((name) => !targets.includes(name));
if (unknown) fail(`There is no target ${unknown}. There are: ${targets.join(', ')}.`);

const { cargo, env } = cargoFuzz();
run(cargo, ['fuzz', 'build'], { env });
const corpus = join(root, 'fuzz', 'corpus');
mkdirSync(corpus, { recursive: true });
run(cargo, ['fuzz', 'run', 'seeds', corpus], { env });

const results = [];
for (const target of positionals.length > 0 ? positionals : targets) {
  say(`Fuzzing ${target} for ${minutes} minutes`);
  results.push(await fuzz(target));
}
say('Executions, reached edges and findings');
for (const { target, executions, edges, findings } of results) {
  console.log(
    [target.padEnd(12), executions.padStart(12), edges.padStart(8), String(findings.length).padStart(4)].join(' '),
  );
  for (const finding of findings) console.log(`  ${finding}`);
}
if (results.some(({ findings }) => findings.length > 0)) {
  fail('Please look at the findings, copy them to fuzz/regressions/TARGET/, and fix the core.');
}

/**
 * Runs a target until the time is over, or until it fails.
 * @param {string} target
 */
async function fuzz(target) {
  const artifacts = join(root, 'fuzz', 'artifacts', target);
  mkdirSync(artifacts, { recursive: true });
  const before = readdirSync(artifacts);
  const own = [join(corpus, target), join(root, 'fuzz', 'regressions', target)].filter((folder) => existsSync(folder));
  const options = [`-max_total_time=${Math.round(minutes * 60)}`, '-max_len=5000', '-print_final_stats=1'];
  const program = spawn(cargo, ['fuzz', 'run', target, ...own, '--', ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let report = '';
  program.stderr.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text);
    // The numbers are in the last lines.
    report = (report + text).slice(-1_000_000);
  });
  const code = await new Promise((resolve) => program.on('close', resolve));
  const findings = readdirSync(artifacts).filter((file) => !before.includes(file));
  if (code !== 0 && findings.length === 0) fail(`cargo fuzz ended with ${code}, and left nothing to look at.`);
  return {
    target,
    executions: report.match(/stat::number_of_executed_units: *(\d+)/)?.[1] ?? 'unknown',
    edges: [...report.matchAll(/ cov: (\d+)/g)].at(-1)?.[1] ?? 'unknown',
    findings: findings.map((file) => join('fuzz', 'artifacts', target, file)),
  };
}
