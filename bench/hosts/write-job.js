// Writes a job to a file for a program in a host.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { made } from '../set-up.js';

/** @param {import('./run-job.js').Job} job @returns {string} the file's path */
export function writeJob(job) {
  const file = join(made, 'job.json');
  writeFileSync(file, JSON.stringify(job));
  return file;
}
