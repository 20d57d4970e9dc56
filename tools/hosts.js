// The JavaScript hosts that the tests run on, from tests/hosts/.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './node-modules.js';
import { fail, output, root } from './process.js';

const folder = join(root, 'tests', 'hosts');

/** Node 20, the newest LTS and the newest. */
const NODES = ['20', '24', '26'];

/** Installs the hosts; returns Node's with their versions. */
export function nodeHosts() {
  installPackages(folder);
  const platform = `${process.platform}-${process.arch}`;
  return NODES.map((major) => {
    const bin = join(folder, 'node_modules', `node-${major}-${platform}`, 'bin');
    const command = [join(bin, 'node'), join(bin, 'node.exe')].find((file) => existsSync(file));
    const version = command && output(command, ['--version']);
    if (!version) fail(`Node ${major} for ${platform} is not among the packages of tests/hosts/package.json.`);
    return { name: `Node ${version}`, command };
  });
}
