// Runs parts of the tests in lanes side by side. A part's output is shown when it ends, and all times at the end.

import { spawn } from 'node:child_process';
import { installBrowsers } from '../lib/browser-commands.js';
import { bold, root, say } from '../lib/process.js';

/**
 * @typedef {object} Command
 * @property {string} program
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 */

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} what it tests
 * @property {boolean} [usesCargo] one lane runs these first, one after the other, because cargo waits for itself
 * @property {boolean} [usesBrowsers] installed before the first part starts, because two parts can't install browsers at the same time
 * @property {() => Command[]} commands called when the part starts
 */

/** Enough for two processors: tests often wait for a browser, another program or a timer. */
const LANES = 4;

/** @param {string[]} args @returns {Command} */
export const node = (...args) => ({ program: process.execPath, args });

/**
 * Runs parts, and fails if one of them fails.
 * @param {Part[]} parts the longest first, so that the lanes end at about the same time
 */
export async function runParts(parts) {
  if (parts.some(({ usesBrowsers }) => usesBrowsers)) installBrowsers();
  const started = Date.now();
  /** @type {Awaited<ReturnType<typeof runPart>>[]} */
  const results = [];
  const ofCargo = parts.filter(({ usesCargo }) => usesCargo);
  const others = parts.filter(({ usesCargo }) => !usesCargo);
  const runLane = async (/** @type {Part[][]} */ ...queues) => {
    for (let part = take(queues); part; part = take(queues)) results.push(await runPart(part));
  };
  await Promise.all(
    Array.from({ length: LANES }, (_, lane) => (lane === 0 ? runLane(ofCargo, others) : runLane(others))),
  );
  const width = Math.max(...results.map(({ name }) => name.length));
  say('Time of each part, in seconds');
  for (const { name, seconds, hasPassed } of results) {
    console.log(`${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)}${hasPassed ? '' : '  FAILED'}`);
  }
  console.log(`${'all'.padEnd(width)} ${((Date.now() - started) / 1000).toFixed(0).padStart(5)}`);
  const failed = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}`);
    process.exit(1);
  }
}

/** The next part of the first queue that has one. @param {Part[][]} queues */
const take = (queues) => queues.find(({ length }) => length > 0)?.shift();

/** @param {Part} part */
async function runPart({ name, what, commands }) {
  const started = Date.now();
  console.log(`    ${name} starts`);
  /** @type {string[]} */
  const output = [];
  let hasPassed = true;
  for (const command of commands()) {
    if (await succeeds(command, output)) continue;
    hasPassed = false;
    output.push(`\nThis failed: ${[command.program, ...command.args].join(' ')}\n`);
    break;
  }
  const seconds = (Date.now() - started) / 1000;
  console.log(`\n${bold(`==> ${name}: ${what}`)}\n${output.join('')}`);
  return { name, seconds, hasPassed };
}

/** @param {Command} command @param {string[]} output @returns {Promise<boolean>} */
function succeeds({ program, args, env, cwd = root }, output) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => output.push(text));
  }
  return new Promise((resolve) => {
    child.on('error', ({ message }) => output.push(`${program}: ${message}\n`));
    child.on('close', (code) => resolve(code === 0));
  });
}
