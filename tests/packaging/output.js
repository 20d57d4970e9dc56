// Runs programs, and returns their output.

import { spawnSync } from 'node:child_process';

/**
 * Runs a program, and returns all that it prints, or why it couldn't run.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [variables] more environment variables
 */
export function outputOf(command, args, cwd, variables = {}) {
  const env = { ...process.env, ...variables };
  const { stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return `${error ?? ''}${stdout}${stderr}`;
}
