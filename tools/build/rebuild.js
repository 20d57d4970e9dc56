// Builds pkg/ again in another directory: a reproducible build makes the same bytes from the same sources and tools anywhere.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fail, root, run, say } from '../lib/process.js';
import { cargoHome } from '../lib/toolchain.js';

const LEFT_OUT = ['.git', '.made', '.tools', 'node_modules', 'pkg', 'target'];

/**
 * Builds pkg/ in another directory, with cargo's packages elsewhere, too.
 * @param {string} name the directory's
 * @returns {string} the copy of the project, which is deleted when this process ends
 */
export function buildElsewhere(name) {
  const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-build-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const project = join(folder, name);
  say(`Building pkg/ again in ${project}`);
  const filter = (/** @type {string} */ path) => path === root || !LEFT_OUT.includes(basename(path));
  cpSync(root, project, { recursive: true, filter });
  // Not linked, because bundles name files by their real paths.
  cpSync(join(root, 'node_modules'), join(project, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  for (const path of ['.tools', 'tests/hosts/node_modules', 'tests/iconv-lite/programs/node_modules'])
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(project, path), 'junction');
  const home = join(folder, 'cargo');
  mkdirSync(home);
  for (const entry of readdirSync(cargoHome)) symlinkSync(join(cargoHome, entry), join(home, entry));

  const env = { CARGO_HOME: home, CARGO_TARGET_DIR: join(project, 'target') };
  run(process.execPath, [join(project, 'tools', 'build', 'build.js')], { cwd: project, env });
  const pkg = join(project, 'pkg');
  for (const file of readdirSync(pkg)) {
    const content = readFileSync(join(pkg, file));
    for (const path of [folder, root, cargoHome, homedir()])
      if (path.length > 1 && content.includes(path))
        fail(`The built ${file} has a path of this machine in it: ${path}`);
  }
  return project;
}
