// Runs the benchmark: `npm run bench`. README.md in this folder describes it.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { fail, root, say } from '../tools/lib/process.js';
import { drawChart } from './chart.js';
import { combine, EFFORTS } from './harness.js';
import { HOSTS } from './hosts/launch.js';
import { writeJob } from './hosts/write-job.js';
import { measureNative, NATIVE_GROUPS, nativeName } from './native.js';
import { measureColdStart, measureMemory, PROCESS_GROUPS } from './processes.js';
import { countLost, describeLost, NATIVE, shortNameOf, summarizeGroup, tableOf } from './report.js';
import { ROW_GROUPS } from './rows.js';
import { folder, setUp } from './set-up.js';
import { writeDocuments } from './tables.js';

/** @type {Record<string, string>} */
const GROUPS = { ...ROW_GROUPS, ...PROCESS_GROUPS, ...NATIVE_GROUPS };
const ALL_HOSTS = [...Object.keys(HOSTS), 'rust'];

/** The groups in the chart. */
const CHARTED = [
  ...['decode-multi-byte', 'decode-markup', 'decode-single-byte', 'decode-unicode'],
  ...['encode-multi-byte', 'encode-single-byte', 'transcode', 'small-decode'],
];

const { values } = parseArgs({
  options: {
    hosts: { type: 'string' },
    groups: { type: 'string' },
    quick: { type: 'boolean', default: false },
    output: { type: 'string', default: folder },
  },
});
const options = {
  ...values,
  hosts: namesIn(values.hosts, ALL_HOSTS) ?? ALL_HOSTS.filter((name) => name !== 'node24'),
  groups: namesIn(values.groups, Object.keys(GROUPS)) ?? Object.keys(GROUPS),
};

const { encodingRs, texts } = setUp();
const results = join(options.output, 'results');
mkdirSync(results, { recursive: true });
for (const name of options.hosts) {
  if (name === 'rust') compareNative();
  else await compareOn(name);
}

writeFileSync(join(options.output, 'chart.svg'), drawChart(chartGroups()));
if (options.output === folder) writeDocuments(results);

/** @param {string} name of a host */
async function compareOn(name) {
  const host = await HOSTS[name]();
  say(`${host.name}${options.quick ? ', quick' : ''}`);
  /** @type {import('./harness.js').Measured[]} */
  const rows = [];
  let isComplete = false;
  try {
    await runOn(host, rows);
    isComplete = true;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  // After an error, the measured rows are still useful, but a part of a group must not replace its earlier results.
  print(rows);
  if (isComplete) save(name, host.name, rows);
}

function compareNative() {
  const groups = chosenAmong(NATIVE_GROUPS);
  if (groups.length === 0) return;
  const name = nativeName();
  say(name);
  const rows = measureNative(texts, groups, options.quick);
  print(rows);
  save('rust', name, rows);
}

/** @param {Record<string, string>} groups @returns {string[]} */
function chosenAmong(groups) {
  return options.groups.filter((/** @type {string} */ group) => group in groups);
}

/**
 * @param {import('./hosts/launch.js').Host} host
 * @param {import('./harness.js').Measured[]} rows receives what is measured
 */
async function runOn(host, rows) {
  const bar = new SingleBar({
    format: '{bar} {percentage} % | {eta_formatted} left | {title}',
    stream: process.stderr,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    hideCursor: true,
  });
  let current = 'the start';
  const effort = options.quick ? /** @type {const} */ ('quick') : /** @type {const} */ ('full');
  const inProcesses = host.program ? chosenAmong(PROCESS_GROUPS) : [];
  const groups = chosenAmong(ROW_GROUPS);
  let finished = 0;
  bar.start(groups.length + inProcesses.length, 0, { title: '' });
  const show = (/** @type {string} */ title, /** @type {number} */ part) => {
    current = title;
    bar.update(finished + part, { title });
  };
  /** @param {import('./processes.js').Progress} progress */
  const report = ({ done, total, title, measured }) => {
    show(title, done / total);
    if (measured) rows.push(measured);
  };
  const job = { effort, groups, largest: options.quick ? 2 ** 22 : 2 ** 28, texts };
  try {
    for (const group of groups) {
      rows.push(...(await measureGroup(host, { ...job, groups: [group] }, show)));
      finished += 1;
    }
    if (host.program && inProcesses.includes('cold')) {
      await measureColdStart(host.program, encodingRs, effort, report);
      finished += 1;
    }
    if (host.program && inProcesses.includes('memory')) {
      await measureMemory(host.program, writeJob(job), encodingRs, report);
    }
  } catch (error) {
    throw new Error(`It ended at: ${current}`, { cause: error });
  } finally {
    bar.stop();
  }
}

/**
 * Measures a group in several processes. They measure no other group, so that results don't depend on the choice of groups.
 * @param {import('./hosts/launch.js').Host} host
 * @param {import('./hosts/run-job.js').Job} job
 * @param {(title: string, part: number) => void} show receives a row's title, and how much of the group is done
 */
async function measureGroup(host, job, show) {
  const { processes } = EFFORTS[job.effort];
  /** @type {Map<string, import('./harness.js').Timed[]>} */
  const rows = new Map();
  for (let nth = 0; nth < processes; nth++) {
    await host.run(job, encodingRs, ({ done, total, title, timed }) => {
      show(title, (nth + done / total) / processes);
      if (timed) rows.set(title, [...(rows.get(title) ?? []), timed]);
    });
  }
  return [...rows.values()].map(combine);
}

/** @param {import('./harness.js').Measured[]} rows */
function print(rows) {
  for (const [group, rowsOfGroup] of byGroup(rows)) {
    console.log(`\n${tableOf(GROUPS[group], rowsOfGroup)}`);
  }
  console.log(`\n${describeLost(rows).join('\n')}\n`);
}

/** @param {import('./harness.js').Measured[]} rows */
function byGroup(rows) {
  return Object.keys(GROUPS).flatMap((group) => {
    const found = rows.filter((row) => row.group === group);
    return found.length > 0 ? [/** @type {const} */ ([group, found])] : [];
  });
}

/**
 * Saves a host's results, and keeps earlier ones of other groups.
 * @param {string} name
 * @param {string} version
 * @param {import('./harness.js').Measured[]} rows
 */
function save(name, version, rows) {
  const file = join(results, `${name}.json`);
  const measured = byGroup(rows).map(([group, rowsOfGroup]) => [
    group,
    {
      host: version,
      processor: cpus()[0].model,
      date: new Date().toISOString(),
      effort: options.quick ? 'quick' : 'full',
      timesAsFastAs: summarizeGroup(rowsOfGroup),
      lostTo: { peer: countLost(rowsOfGroup, 'peer').lost, native: countLost(rowsOfGroup, 'native').lost },
      rows: rowsOfGroup.map(({ group: _, ...row }) => row),
    },
  ]);
  const made = { made: 'by `npm run bench`; times are in nanoseconds', ...read(file), ...Object.fromEntries(measured) };
  writeFileSync(file, `${JSON.stringify(made, null, 1)}\n`);
  say(`Written to ${file.replace(root, '')}`);
}

/** The means on all hosts, including earlier runs. */
function chartGroups() {
  const hosts = ALL_HOSTS.map((name) => read(join(results, `${name}.json`)));
  return CHARTED.flatMap((group) => {
    const bars = hosts.flatMap(({ [group]: measured }) => {
      if (!measured) return [];
      const { 'best peer': peer, [NATIVE]: native } = measured.timesAsFastAs;
      return [{ host: shortNameOf(measured.host), peer, native }];
    });
    return bars.length > 0 ? [{ title: GROUPS[group], bars }] : [];
  });
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Finds names by their starts.
 * @param {string | undefined} list separated by commas
 * @param {string[]} names
 */
function namesIn(list, names) {
  return list?.split(',').flatMap((start) => {
    const found = names.includes(start) ? [start] : names.filter((name) => name.startsWith(start));
    return found.length > 0 ? found : fail(`There is no ${start}. There are: ${names.join(', ')}.`);
  });
}
