// Installs development tools from npm, at the versions of the lock files.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, say } from './process.js';

/** Installs a folder's packages unless they match its package-lock.json. @param {string} folder */
export function installPackages(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules', '.installed-lock');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  say(`Installing the packages of ${join(relative(root, folder), 'package-lock.json')} with npm`);
  // Not `npm ci`: if a mirror lacks packages for other platforms, the lock file lacks them, too.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: folder });
  writeFileSync(installed, lock);
}

export const installNodeModules = () => installPackages(root);

/** @param {string} name */
export const nodeTool = (name) => join(root, 'node_modules', '.bin', name);
