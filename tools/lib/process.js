// Runs other programs, and reports errors.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} message @returns {never} */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** @type {(code: number) => (text: string) => string} */
const style = (code) => (text) => (process.stdout.isTTY ? `\x1b[${code}m${text}\x1b[0m` : text);
export const bold = style(1);
export const dim = style(2);

/** @param {string} message */
export const say = (message) => console.log(bold(`==> ${message}`));

/**
 * Runs a program with its output shown.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, cwd?: string }} [options]
 * @returns {number | null} `null` if it wasn't found or was killed
 */
export function exitCode(program, args, { env, timeout, cwd = root } = {}) {
  const result = spawnSync(program, args, { cwd, stdio: 'inherit', timeout, env: { ...process.env, ...env } });
  if (result.error) console.error(`${program}: ${result.error.message}`);
  return result.status;
}

/** @type {(...args: Parameters<typeof exitCode>) => boolean} */
export const succeeds = (...args) => exitCode(...args) === 0;

/**
 * Runs a program that must succeed.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export function run(program, args, options) {
  if (!succeeds(program, args, options)) fail(`This failed: ${[program, ...args].join(' ')}`);
}

/**
 * A program's output; `undefined` if it isn't found or fails.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function output(program, args, env) {
  const result = spawnSync(program, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
