// Makes the tarballs to publish: `npm run pack`. They contain what programs need; README.md and CHANGELOG.md link to the other documents in
// the repository.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, root } from '../lib/process.js';
import { hasOwner, REPOSITORY } from '../lib/repository.js';

const DOCUMENTS = ['README.md', 'CHANGELOG.md'];
const { version } = descriptionOf(root);

/** The package that replaces iconv-lite. */
export const REPLACEMENT = join(root, 'packages', 'iconv-lite');

/** Makes a document's links absolute. @param {string} text */
export function withWholeLinks(text) {
  const links = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g;
  return text.replaceAll(links, (_, image, label, path, anchor = '') =>
    image
      ? `![${label}](${REPOSITORY}/raw/v${version}/${path})`
      : `[${label}](${REPOSITORY}/blob/v${version}/${path}${anchor})`,
  );
}

/**
 * Makes a tarball.
 * @param {string} destination where to put it
 * @param {string} [folder] the package's
 * @returns {{ path: string, size: number, files: string[] }} `size` in bytes
 */
export function packPackage(destination, folder = root) {
  const stage = mkdtempSync(join(tmpdir(), 'encoding-wasm-pack-'));
  try {
    const { private: _, ...description } = descriptionOf(folder);
    // What npm takes by itself, and what `files` names: files, folders or starts of names.
    const names = [
      'README',
      'CHANGELOG',
      'LICENSE',
      ...description.files.map((/** @type {string} */ name) => name.replace(/\*$/, '')),
    ];
    for (const name of readdirSync(folder).filter((name) => names.some((start) => name.startsWith(start))))
      cpSync(join(folder, name), join(stage, name), { recursive: true });
    for (const document of DOCUMENTS.filter((document) => existsSync(join(stage, document))))
      writeFileSync(join(stage, document), withWholeLinks(readFileSync(join(folder, document), 'utf8')));
    const published = {
      ...description,
      // npm refuses to publish a private package.
      ...(!hasOwner && { private: true }),
      repository: { type: 'git', url: `git+${REPOSITORY}.git` },
      homepage: `${REPOSITORY}#readme`,
      bugs: `${REPOSITORY}/issues`,
    };
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
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

/** @param {string} folder */
function descriptionOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

if (import.meta.filename === process.argv[1]) {
  for (const folder of [root, REPLACEMENT]) console.log(packPackage(process.cwd(), folder).path);
}
