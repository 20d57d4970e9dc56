// Runs parts of the tests side by side. The output of a part is shown when it has ended, and the time of each part at
// the end.

import { spawn } from 'node:child_process';
import { bold, root, say } from './process.js';

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
 * @property {1 | 2} lane the parts of a lane run one after the other: those with cargo share one, since it waits for itself
 * @property {() => Command[]} commands called when it is the part's turn
 */

/** A command of this Node. @param {string[]} args @returns {Command} */
export const node = (...args) => ({ program: process.execPath, args });

/**
 * Runs parts, the two lanes side by side. Ends the process with an error if one of them fails.
 * @param {Part[]} parts
 */
export async function runParts(parts) {
  const started = Date.now();
  /** @type {Awaited<ReturnType<typeof runPart>>[]} */
  const results = [];
  const runLane = async (/** @type {Part['lane']} */ lane) => {
    for (const part of parts.filter((part) => part.lane === lane)) results.push(await runPart(part));
  };
  await Promise.all([runLane(1), runLane(2)]);
  const width = Math.max(...results.map(({ name }) => name.length));
  say('Time of each part, in seconds');
  for (const { name, lane, seconds, hasPassed } of results) {
    console.log(`${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)}  lane ${lane}${hasPassed ? '' : '  FAILED'}`);
  }
  console.log(`${'all'.padEnd(width)} ${((Date.now() - started) / 1000).toFixed(0).padStart(5)}`);
  const failed = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}`);
    process.exit(1);
  }
}

/** @param {Part} part */
async function runPart({ name, what, lane, commands }) {
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
  return { name, lane, seconds, hasPassed };
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
