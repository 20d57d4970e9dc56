// Packs the package as it is published: `npm run pack`. README.md's relative links lead nowhere on npm's page, so the
// packed one has links to the files of the published package instead, which unpkg shows.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, root } from './process.js';

const README = 'README.md';
const { name, version, files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The text of README.md for npm's page. @param {string} text */
export function publishedReadme(text) {
  const links = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g;
  return text.replaceAll(links, (_, image, label, path, anchor = '') =>
    image
      ? `![${label}](https://unpkg.com/${name}@${version}/${path})`
      : `[${label}](https://app.unpkg.com/${name}@${version}/files/${path}${anchor})`,
  );
}

/**
 * Makes the tarball to publish.
 * @param {string} destination the folder to put it into
 * @returns {{ path: string, files: string[] }} of the tarball: its path and what it holds
 */
export function packPackage(destination) {
  const stage = mkdtempSync(join(tmpdir(), 'encoding-wasm-pack-'));
  try {
    // What npm takes without being asked, and everything that `files` may name.
    const names = [README, 'package.json', ...files.filter((/** @type {string} */ file) => !/[!*]/.test(file))];
    for (const file of [...names, 'LICENSE-MIT', 'LICENSE-WHATWG']) {
      cpSync(join(root, file), join(stage, file), { recursive: true });
    }
    writeFileSync(join(stage, README), publishedReadme(readFileSync(join(root, README), 'utf8')));
    const args = ['pack', '--json', '--pack-destination', destination];
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: stage, encoding: 'utf8' });
    if (status !== 0) fail(stderr);
    const packed = JSON.parse(stdout);
    const tarball = Array.isArray(packed) ? packed[0] : Object.values(packed)[0];
    const held = tarball.files.map((/** @type {{ path: string }} */ { path }) => path);
    return { path: join(destination, tarball.filename), files: held };
  } finally {
    rmSync(stage, { recursive: true });
  }
}

if (import.meta.filename === process.argv[1]) console.log(packPackage(process.cwd()).path);
