// What pkg/ was built from. pkg/build-info.json records it, so that a stale pkg/ is noticed.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.js';

/** All that the contents of pkg/ depend on. */
const SOURCES = [
  'Cargo.lock',
  'Cargo.toml',
  'cli',
  'js',
  'package-lock.json',
  'src',
  'tools/build.js',
  'tools/toolchain.js',
  'types',
];

export const buildInfoFile = join(root, 'pkg', 'build-info.json');

/** A hash of the sources' names and contents. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether pkg/ is what the sources make. */
export function isBuilt() {
  try {
    return JSON.parse(readFileSync(buildInfoFile, 'utf8')).sources === hashSources();
  } catch {
    return false;
  }
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
