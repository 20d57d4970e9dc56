// Records hashes of the sources and of pkg/ in pkg/build-info.json, so that a stale or edited pkg/ is noticed.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../lib/process.js';

/** Everything that pkg/ is built from. */
export const SOURCES = [
  'Cargo.lock',
  'Cargo.toml',
  'cli',
  'js',
  'package-lock.json',
  'package.json',
  'src',
  'types',
  'wasm/Cargo.toml',
  'wasm/src',
  ...withImports('tools/build/build.js'),
];

const NAME = 'build-info.json';

export const buildInfoFile = join(root, 'pkg', NAME);

/** A hash of the sources' names and contents. */
export const hashSources = () => hashFiles(SOURCES.flatMap(filesIn));

/** The same for the other files in pkg/. */
export const hashPackage = () => hashFiles(filesIn('pkg').filter((file) => file !== `pkg/${NAME}`));

/** A script and everything that it imports from this repository. @param {string} file @returns {string[]} */
function withImports(file, found = new Set()) {
  if (!found.has(file)) {
    found.add(file);
    const imports = readFileSync(join(root, file), 'utf8').matchAll(/^import [^;'`]*'(\.[\w./-]+)';$/gm);
    for (const [, path] of imports) withImports(posix.join(posix.dirname(file), path), found);
  }
  return [...found].sort();
}

/** @param {string[]} files */
function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function isBuilt() {
  try {
    const { sources, files } = JSON.parse(readFileSync(buildInfoFile, 'utf8'));
    return sources === hashSources() && files === hashPackage();
  } catch {
    return false;
  }
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
