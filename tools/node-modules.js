// The development tools from npm, at the versions of the lock file.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './process.js';

const installed = join(root, 'node_modules', '.lock-of-last-install');

/** Installs node_modules unless it is what package-lock.json says. */
export function installNodeModules() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  say('Installing the development tools with npm');
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(installed, lock);
}

/** The path of a tool's command. @param {string} name */
export const nodeTool = (name) => join(root, 'node_modules', '.bin', name);
