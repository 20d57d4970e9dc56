// The package installed by pnpm and Yarn, in folders with unusual names, and for programs that may not read other files.

import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRINTED_FOR_NODE } from './node-bundles.js';
import { outputOf } from './output.js';

/** @typedef {(what: string, actual: unknown, expected: unknown) => void} Check */
/** @typedef {{ name: string, command: string }} Host */

/** A program that imports every entry. */
const PROGRAM = 'for-node.mjs';

/** If the variable CI is set, Yarn refuses to change its lock file. */
const VARIABLES = { CI: '', NODE_OPTIONS: '', NO_COLOR: '1' };

/** @param {string} command @param {string[]} args @param {string} cwd */
const run = (command, args, cwd) => outputOf(command, args, cwd, VARIABLES);

/** Everything that URLs, shells and encodings treat specially and Windows allows in names. */
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
    check(`${name}, in a folder with an unusual name`, run(command, args, folder), PRINTED_FOR_NODE);
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
    check(`${name}, with permission to read the project alone`, run(command, args, project), PRINTED_FOR_NODE);
}

/**
 * @typedef {object} Installer
 * @property {string} script its own
 * @property {Record<string, string>} files the project's files with their contents
 * @property {string[]} runner how to run a program of the project in Node
 */

/**
 * Installs the package with pnpm and Yarn, and runs the program in Node.
 * @param {string} project has the program
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
    runner: [yarn, 'node'],
  });
  /** @type {Record<string, Installer>} */
  const installers = {
    pnpm: {
      script: frameworkPackage('pnpm/bin/pnpm.mjs'),
      // Otherwise, its store would be in the user's folder.
      files: { 'pnpm-workspace.yaml': 'nodeLinker: isolated\nstoreDir: ./store\n' },
      runner: [],
    },
    "Yarn with Plug'n'Play": yarnWith('pnp'),
    'Yarn with node_modules': yarnWith('node-modules'),
  };
  for (const [installer, { script, files, runner }] of Object.entries(installers)) {
    const folder = makeFolder(project, installer.replaceAll(/\W+/g, '-'));
    for (const [file, contents] of Object.entries(files)) writeFileSync(join(folder, file), contents);
    const installed = run(command, [script, 'add', tarball], folder);
    const isInstalled = ['node_modules', '.pnp.cjs'].some((file) => existsSync(join(folder, file)));
    check(`${installer} installs the package`, isInstalled ? '' : installed, '');
    check(`${installer}, import, in ${name}`, run(command, [...runner, PROGRAM], folder), PRINTED_FOR_NODE);
    const required = "console.log(require('encoding-wasm/korean').decode(Uint8Array.of(0xb0, 0xa1), 'euc-kr'))";
    check(`${installer}, require, in ${name}`, run(command, [...runner, '-e', required], folder), '가\n');
  }
}

/** Makes a project with only the program. @param {string} project @param {string} name */
function makeFolder(project, name) {
  const folder = join(project, 'installed', name);
  mkdirSync(folder, { recursive: true });
  cpSync(join(project, PROGRAM), join(folder, PROGRAM));
  writeFileSync(join(folder, 'package.json'), '{ "name": "project", "private": true }\n');
  return folder;
}
