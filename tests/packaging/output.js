// Runs programs, and returns what they print.

import { spawnSync } from 'node:child_process';

/**
 * Runs a program, and returns all that it prints, and why it couldn't run.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [variables] of the environment, besides those of this process
 */
export function outputOf(command, args, cwd, variables = {}) {
  const env = { ...process.env, ...variables };
  const { stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return `${error ?? ''}${stdout}${stderr}`;
}
