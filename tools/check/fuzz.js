// Fuzzes the Rust core: `npm run fuzz -- [TARGET…] [--minutes N | --executions N] [--coverage | --unguided]`.
//
// cargo-fuzz runs libFuzzer, which keeps inputs that reach new code, and derives others from them. AddressSanitizer and overflow checks are
// on, except for targets named `*-fast`, which check less of each input to try many more. Afterwards, the inputs in fuzz/corpus/TARGET/ that
// reach nothing new are removed. --coverage then shows how many regions of each source the inputs reach; it needs LLVM's tools in the
// compiler's version.
//
// --unguided varies this corpus at random without looking at what the inputs reach: it finds no way to new code, but tries many more inputs
// near known ones. The limit is for all targets together.
//
// Inputs that fail are kept in fuzz/artifacts/TARGET/. To make one a test of `npm test`, copy it to fuzz/regressions/TARGET/, under a name
// that says what it is.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, output, root, run, say, succeeds } from '../lib/process.js';
import { aptInstall, cargoFuzz, nativeToolchain } from '../lib/toolchain.js';

const targets = readdirSync(join(root, 'fuzz', 'fuzz_targets'))
  .map((file) => file.replace('.rs', ''))
  .sort();

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string' },
    executions: { type: 'string' },
    coverage: { type: 'boolean' },
    unguided: { type: 'boolean' },
  },
  allowPositionals: true,
});
for (const [name, value] of Object.entries({ minutes: values.minutes, executions: values.executions }))
  if (value !== undefined && !(Number(value) > 0)) fail(`--${name} takes a number, not ${value}.`);
if (values.minutes && values.executions) fail('Please give either --minutes or --executions.');
if (values.coverage && values.unguided)
  fail('--unguided adds nothing to the corpus: please use --coverage without it.');
const executions = Number(values.executions ?? 0);
const minutes = Number(values.minutes ?? 10);
const unknown = positionals.find((name) => !targets.includes(name));
if (unknown) fail(`There is no target ${unknown}. There are: ${targets.join(', ')}.`);

const chosen = positionals.length > 0 ? positionals : targets;

const LOOK = 'Please look at the findings, copy them to fuzz/regressions/TARGET/, and fix the core.';

const { cargo, env } = values.unguided ? nativeToolchain() : cargoFuzz();
const corpus = join(root, 'fuzz', 'corpus');
const ownProgram = ['run', '--quiet', '--locked', '--manifest-path', 'fuzz/Cargo.toml'];

if (values.unguided) fuzzUnguided();
else await fuzzGuided();

/** Runs the targets together on all processors. */
function fuzzUnguided() {
  const limits = executions ? [executions, Infinity] : [Infinity, minutes * 60];
  say(`Fuzzing ${chosen.join(', ')} ${executions ? `${executions} times` : `for ${minutes} minutes`} without guidance`);
  const args = ['--profile', 'unguided', '--bin', 'unguided', '--', 'fuzz', ...limits.map(String), ...chosen];
  if (!succeeds(cargo, [...ownProgram, ...args], { env })) fail(LOOK);
}

/** Runs libFuzzer for one target after another. */
async function fuzzGuided() {
  mkdirSync(corpus, { recursive: true });
  run(cargo, [...ownProgram, '--bin', 'seeds', '--', corpus], { env });
  for (const target of chosen) run(cargo, ['fuzz', 'build', ...flags(target), target], { env: environment(target) });
  const results = [];
  for (const target of chosen) {
    say(`Fuzzing ${target} ${executions ? `${executions} times` : `for ${minutes} minutes`}`);
    results.push(await fuzz(target));
  }
  say('Executions, reached edges and findings');
  for (const { target, executions, edges, findings } of results) {
    console.log(
      [target.padEnd(12), executions.padStart(12), edges.padStart(8), String(findings.length).padStart(4)].join(' '),
    );
    for (const finding of findings) console.log(`  ${finding}`);
  }
  if (results.some(({ findings }) => findings.length > 0)) fail(LOOK);
  if (values.coverage) showCoverage();
}

/** Options of cargo-fuzz. @param {string} target */
function flags(target) {
  return target.endsWith('-fast') ? ['--sanitizer', 'none', '--target-dir', 'fuzz/target/fast'] : [];
}

/** @param {string} target @returns {NodeJS.ProcessEnv} */
function environment(target) {
  const unchecked = { CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS: 'false', CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS: 'false' };
  return target.endsWith('-fast') ? { ...env, ...unchecked } : env;
}

/**
 * Runs a target until the time is over or an input fails.
 * @param {string} target
 */
async function fuzz(target) {
  const artifacts = join(root, 'fuzz', 'artifacts', target);
  mkdirSync(artifacts, { recursive: true });
  const before = readdirSync(artifacts);
  const own = [join(corpus, target), join(root, 'fuzz', 'regressions', target)].filter((folder) => existsSync(folder));
  const limit = executions ? `-runs=${executions}` : `-max_total_time=${Math.round(minutes * 60)}`;
  const options = [limit, `-max_len=${target.endsWith('-fast') ? 1000 : 5000}`, '-print_final_stats=1'];
  const program = spawn(cargo, ['fuzz', 'run', ...flags(target), target, ...own, '--', ...options], {
    cwd: root,
    env: { ...process.env, ...environment(target) },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let report = '';
  program.stderr.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text);
    // The last lines have the numbers.
    report = (report + text).slice(-1_000_000);
  });
  const code = await new Promise((resolve) => program.on('close', resolve));
  const findings = readdirSync(artifacts).filter((file) => !before.includes(file));
  if (code !== 0 && findings.length === 0) fail(`cargo fuzz ended with ${code}, and left nothing to look at.`);
  if (findings.length === 0) minimize(target);
  return {
    target,
    executions: report.match(/stat::number_of_executed_units: *(\d+)/)?.[1] ?? 'unknown',
    edges: [...report.matchAll(/ cov: (\d+)/g)].at(-1)?.[1] ?? 'unknown',
    findings: findings.map((file) => join('fuzz', 'artifacts', target, file)),
  };
}

/** Keeps only inputs in the corpus that reach something new. @param {string} target */
function minimize(target) {
  const folder = join(corpus, target);
  const small = `${folder}-minimal`;
  rmSync(small, { recursive: true, force: true });
  mkdirSync(small);
  const merge = ['-merge=1', '-use_value_profile=0', '-max_len=5000'];
  run(cargo, ['fuzz', 'run', ...flags(target), target, small, folder, '--', ...merge], { env: environment(target) });
  rmSync(folder, { recursive: true });
  renameSync(small, folder);
}

/** Shows how many regions of each source file the inputs reach. */
function showCoverage() {
  const rustc = output('rustc', ['-vV'], env) ?? fail("rustc doesn't run.");
  const [host, version] = [/^host: (.*)$/m, /^LLVM version: (\d+)/m].map((line) => rustc.match(line)?.[1] ?? '');
  const llvm = llvmTools(version);
  const reports = join(root, 'fuzz', 'coverage');
  for (const target of chosen)
    run(cargo, ['fuzz', 'coverage', '--llvm-path', llvm, target, join(corpus, target)], { env });
  const profiles = chosen.map((target) => join(reports, target, 'coverage.profdata'));
  const all = join(reports, 'all.profdata');
  run(join(llvm, 'llvm-profdata'), ['merge', '-sparse', ...profiles, '-o', all]);
  const programs = chosen.map((target) => join(root, 'target', host, 'coverage', host, 'release', target));
  const objects = programs.flatMap((program) => ['-object', program]).slice(1);
  const json = output(join(llvm, 'llvm-cov'), ['export', '-summary-only', `-instr-profile=${all}`, ...objects]);
  if (!json) fail("llvm-cov doesn't read the coverage.");
  /** @type {{ filename: string, summary: { regions: { count: number, notcovered: number } } }[]} */
  const files = JSON.parse(json).data[0].files;
  say('Regions, and how many of them no input reaches');
  for (const { filename, summary } of files.filter(({ filename }) => filename.startsWith(join(root, 'src')))) {
    const { count, notcovered } = summary.regions;
    console.log(
      [filename.slice(root.length).padEnd(40), String(count).padStart(6), String(notcovered).padStart(6)].join(' '),
    );
  }
}

/** The folder of LLVM's tools. @param {string} version the compiler's */
function llvmTools(version) {
  const own = join(output('rustc', ['--print', 'sysroot'], env) ?? '', 'lib', 'rustlib');
  const folders = [
    ...(existsSync(own) ? readdirSync(own) : []).map((name) => join(own, name, 'bin')),
    `/usr/lib/llvm-${version}/bin`,
  ];
  const find = () => folders.find((folder) => existsSync(join(folder, 'llvm-cov')));
  if (!find()) aptInstall([`llvm-${version}`]);
  return find() ?? fail(`Please install LLVM ${version}, or: rustup component add llvm-tools`);
}
