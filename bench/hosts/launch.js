// Starts a host with a job.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bunCommand, denoCommand, nodeHosts } from '../../tools/lib/hosts.js';
import { folder } from '../set-up.js';
import { workerd } from './workerd.js';
import { writeJob } from './write-job.js';

/** @typedef {import('./run-job.js').Job} Job */
/** @typedef {import('./run-job.js').Progress} Progress */

/**
 * @typedef {object} Host
 * @property {string} name with its version
 * @property {string[]} [program] the command and its first arguments; browsers have none
 * @property {(job: Job, encodingRs: string, report: (progress: Progress) => void) => Promise<void>} run
 */

/** @type {Record<string, () => Host | Promise<Host>>} */
export const HOSTS = {
  node20: () => node('20'),
  node24: () => node('24'),
  node26: () => node('26'),
  deno() {
    const { name, command } = denoCommand();
    return program(name, [command, 'run', '--allow-all', '--no-lock', '--v8-flags=--expose-gc']);
  },
  bun() {
    const { name, command } = bunCommand();
    return program(name, [command]);
  },
  chromium: () => page(({ openChromium }) => openChromium(['--js-flags=--expose-gc'])),
  firefox: () => page(({ openFirefox }) => openFirefox()),
  webkit: () => page(({ openWebKit }) => openWebKit()),
  workerd: () => workerd([]),
  'workerd-nodejs': () => workerd(['nodejs_compat']),
};

// The drivers of browsers may not be installed yet.
async function browsers() {
  const { installHosts } = await import('../../tools/lib/hosts.js');
  installHosts();
  return import('../../tests/packaging/browsers.js');
}

/** @param {string} major */
function node(major) {
  const found = nodeHosts().find(({ name }) => name.startsWith(`Node v${major}.`));
  if (!found) throw new Error(`There is no Node ${major}.`);
  return program(found.name, [found.command, '--expose-gc']);
}

/** @param {string} name @param {string[]} command @returns {Host} */
function program(name, command) {
  return {
    name,
    program: command,
    async run(job, encodingRs, report) {
      await runProgram([...command, join(folder, 'hosts', 'program.js'), writeJob(job), encodingRs], (line) =>
        report(JSON.parse(line)),
      );
    },
  };
}

/**
 * Runs a program to its end.
 * @param {string[]} command
 * @param {(line: string) => void} take gets what it prints
 */
export async function runProgram([command, ...args], take) {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  // Otherwise, the program would outlive an interrupted process.
  const stop = () => child.kill();
  process.once('exit', stop);
  const closed = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  for await (const line of createInterface(child.stdout)) take(line);
  const code = await closed;
  process.off('exit', stop);
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
}

/** In bytes. Longer inputs need more memory than a page has. */
const MAX_IN_PAGE = 2 ** 26;

/** @typedef {typeof import('../../tests/packaging/browsers.js')} Browsers */

/** @param {(browsers: Browsers) => Promise<import('../../tests/packaging/browsers.js').Browser>} open @returns {Promise<Host>} */
async function page(open) {
  const drivers = await browsers();
  const { name, close } = await open(drivers);
  await close();
  const { makeSite, serveJob } = await import('./serve.js');
  const site = await makeSite();
  return {
    name,
    async run(job, _encodingRs, report) {
      const browser = await open(drivers);
      try {
        await serveJob(site, { ...job, largest: Math.min(job.largest, MAX_IN_PAGE) }, browser.open, report);
      } finally {
        await browser.close();
      }
    },
  };
}
