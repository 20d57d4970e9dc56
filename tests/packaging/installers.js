// The package as other installers than npm put it into a project, in folders with unusual names, and where programs may
// read no other files.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRINTED_FOR_NODE } from './node-bundles.js';

/** @typedef {(what: string, actual: unknown, expected: unknown) => void} Check */
/** @typedef {{ name: string, command: string }} Host */

/** A program that imports every entry. */
const PROGRAM = 'for-node.mjs';

/** A name with what URLs, shells and encodings treat specially, as far as Windows allows it. */
const UNUSUAL = 'a b#c%20 & テスト';

/**
 * Runs the program in a copy of the project whose path is unusual.
 * @param {string} project where the package is installed
 * @param {Host[]} hosts
 * @param {Check} check
 */
export function checkUnusualPath(project, hosts, check) {
  const folder = makeFolder(project, UNUSUAL);
  cpSync(join(project, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
  for (const { name, command } of hosts) {
    const args = name.startsWith('Deno') ? ['run', PROGRAM] : [PROGRAM];
    check(`${name}, in a folder with an unusual name`, outputOf(command, args, folder), PRINTED_FOR_NODE);
  }
}

/**
 * Runs the program with Node's permission model.
 * @param {string} project where the package is installed
 * @param {Host[]} nodes
 * @param {Check} check
 */
export function checkPermissions(project, nodes, check) {
  const args = ['--permission', `--allow-fs-read=${project}`, PROGRAM];
  for (const { name, command } of nodes)
    check(`${name}, with permission to read the project alone`, outputOf(command, args, project), PRINTED_FOR_NODE);
}

/**
 * @typedef {object} Installer
 * @property {string} script its own
 * @property {Record<string, string>} files what its project has, with their contents
 * @property {string[]} run what runs a program of the project in Node, if Node itself can't
 */

/**
 * Installs the package with pnpm and Yarn, and runs the program in Node.
 * @param {string} project that has the program
 * @param {string} tarball the package
 * @param {Host} node
 * @param {(path: string) => string} frameworkPackage
 * @param {Check} check
 */
export function checkInstallers(project, tarball, { name, command }, frameworkPackage, check) {
  const yarn = frameworkPackage('@yarnpkg/cli-dist/bin/yarn.js');
  const yarnWith = (/** @type {string} */ linker) => ({
    script: yarn,
    files: {
      '.yarnrc.yml': `nodeLinker: ${linker}\nenableGlobalCache: false\nenableTelemetry: false\n`,
      'yarn.lock': '',
    },
    run: [yarn, 'node'],
  });
  /** @type {Record<string, Installer>} */
  const installers = {
    pnpm: {
      script: frameworkPackage('pnpm/bin/pnpm.mjs'),
      // Its store would otherwise be in the user's folder.
      files: { 'pnpm-workspace.yaml': 'nodeLinker: isolated\nstoreDir: ./store\n' },
      run: [],
    },
    "Yarn with Plug'n'Play": yarnWith('pnp'),
    'Yarn with node_modules': yarnWith('node-modules'),
  };
  for (const [installer, { script, files, run }] of Object.entries(installers)) {
    const folder = makeFolder(project, installer.replaceAll(/\W+/g, '-'));
    for (const [file, contents] of Object.entries(files)) writeFileSync(join(folder, file), contents);
    const installed = outputOf(command, [script, 'add', tarball], folder);
    const isInstalled = ['node_modules', '.pnp.cjs'].some((file) => existsSync(join(folder, file)));
    check(`${installer} installs the package`, isInstalled ? '' : installed, '');
    check(`${installer}, import, in ${name}`, outputOf(command, [...run, PROGRAM], folder), PRINTED_FOR_NODE);
    const required = "console.log(require('encoding-wasm/korean').decode(Uint8Array.of(0xb0, 0xa1), 'euc-kr'))";
    check(`${installer}, require, in ${name}`, outputOf(command, [...run, '-e', required], folder), '가\n');
  }
}

/** Makes a project of the program alone. @param {string} project @param {string} name */
function makeFolder(project, name) {
  const folder = join(project, 'installed', name);
  mkdirSync(folder, { recursive: true });
  cpSync(join(project, PROGRAM), join(folder, PROGRAM));
  writeFileSync(join(folder, 'package.json'), '{ "name": "project", "private": true }\n');
  return folder;
}

/** @param {string} command @param {string[]} args @param {string} cwd */
function outputOf(command, args, cwd) {
  // Yarn refuses to change its lock file where the variable CI is set.
  const env = { ...process.env, CI: '', NODE_OPTIONS: '', NO_COLOR: '1' };
  const { stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return `${error ?? ''}${stdout}${stderr}`;
}
