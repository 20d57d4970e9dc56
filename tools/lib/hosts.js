// Finds the JavaScript hosts that the tests run on, in tests/hosts/.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './node-modules.js';
import { fail, output, root } from './process.js';

const folder = join(root, 'tests', 'hosts');

/** The oldest supported Node, the newest LTS and the newest. */
const NODES = ['20', '24', '26'];

/** Nodes that programs are deployed to. */
export const DEPLOYED_NODES = ['20', '22', '24', '26'];

/** @param {string} path */
export const hostPackage = (path) => join(folder, 'node_modules', path);

export const installHosts = () => installPackages(folder);

/** Nodes with their versions, whole and major. @param {readonly string[]} [majors] */
export function nodeHosts(majors = NODES) {
  installHosts();
  const platform = `${process.platform}-${process.arch}`;
  return majors.map((major) => {
    const bin = join(folder, 'node_modules', `node-${major}-${platform}`, 'bin');
    const command = [join(bin, 'node'), join(bin, 'node.exe')].find((file) => existsSync(file));
    const version = command && output(command, ['--version']);
    if (!version) fail(`Node ${major} for ${platform} is not among the packages of tests/hosts/package.json.`);
    return { name: `Node ${version}`, major, command };
  });
}

export const denoCommand = () => findCommand('Deno', '@deno', (name) => [`${name}/deno`, `${name}/deno.exe`]);

// Bun's install script moves the command.
export const bunCommand = () =>
  findCommand('Bun', '@oven', (name) => [`${name}/bin/bun`, `${name}/bin/bun.exe`, 'bun/bin/bun.exe']);

/**
 * Finds a host that has a package for each platform in a scope of its own.
 * @param {string} name
 * @param {string} scope
 * @param {(name: string) => string[]} places where the command may be
 */
function findCommand(name, scope, places) {
  installHosts();
  const packages = existsSync(hostPackage(scope)) ? readdirSync(hostPackage(scope)) : [];
  const commands = packages.flatMap((platform) => places(`${scope}/${platform}`).map(hostPackage));
  for (const command of commands) {
    const version = existsSync(command) && output(command, ['--version']);
    if (version) return { name: `${name} ${version.match(/\d+\.\d+\.\d+/)}`, command };
  }
  return fail(`${name} for ${process.platform}-${process.arch} is not among the packages of tests/hosts/package.json.`);
}
