// Packs the package as it is published: `npm run pack`. It has what programs need; the documents are in the repository, where
// the links of the packed README.md and CHANGELOG.md lead.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, root } from './process.js';
import { REPOSITORY } from './repository.js';

/** The documents in the package. */
const DOCUMENTS = ['README.md', 'CHANGELOG.md'];
const { version, files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A document with links that work everywhere. @param {string} text */
export function withWholeLinks(text) {
  const links = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g;
  return text.replaceAll(links, (_, image, label, path, anchor = '') =>
    image
      ? `![${label}](${REPOSITORY}/raw/v${version}/${path})`
      : `[${label}](${REPOSITORY}/blob/v${version}/${path}${anchor})`,
  );
}

/**
 * Makes the tarball to publish.
 * @param {string} destination the folder to put it into
 * @returns {{ path: string, size: number, files: string[] }} of the tarball: its path, its length in bytes, and what it holds
 */
export function packPackage(destination) {
  const stage = mkdtempSync(join(tmpdir(), 'encoding-wasm-pack-'));
  try {
    // What npm takes without being asked, and everything that `files` may name.
    const names = [...DOCUMENTS, 'package.json', 'LICENSE-MIT', 'LICENSE-WHATWG'];
    for (const file of new Set([...names, ...files.filter((/** @type {string} */ file) => !/[!*]/.test(file))])) {
      cpSync(join(root, file), join(stage, file), { recursive: true });
    }
    for (const document of DOCUMENTS)
      writeFileSync(join(stage, document), withWholeLinks(readFileSync(join(root, document), 'utf8')));
    const args = ['pack', '--json', '--pack-destination', destination];
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: stage, encoding: 'utf8' });
    if (status !== 0) fail(stderr);
    const packed = JSON.parse(stdout);
    const tarball = Array.isArray(packed) ? packed[0] : Object.values(packed)[0];
    const held = tarball.files.map((/** @type {{ path: string }} */ { path }) => path);
    return { path: join(destination, tarball.filename), size: tarball.size, files: held };
  } finally {
    rmSync(stage, { recursive: true });
  }
}

if (import.meta.filename === process.argv[1]) console.log(packPackage(process.cwd()).path);
