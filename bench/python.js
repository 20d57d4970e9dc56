// Makes Python environments for the detectors and repairs that are compared.

import { existsSync } from 'node:fs';
import { root, succeeds } from '../tools/lib/process.js';

/**
 * Python with the packages of a file; `undefined` if `python3 -m venv` or pip doesn't work here.
 * @param {string} requirements the file
 * @param {string} name the environment's folder
 */
export function pythonWith(requirements, name) {
  const venv = `${root}.tools/${name}/venv`;
  const hasVenv = existsSync(`${venv}/lib`) || succeeds('python3', ['-m', 'venv', venv]);
  const isReady = hasVenv && succeeds(`${venv}/bin/pip`, ['install', '--quiet', '--requirement', requirements]);
  return isReady ? `${venv}/bin/python` : undefined;
}
