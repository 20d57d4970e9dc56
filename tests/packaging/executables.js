// Programs in a single file with the package and the host: Node's single executable applications, and Bun's.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { outputOf } from './output.js';

/** @typedef {{ name: string, command: string }} Host */

/**
 * @param {string} project where the package is installed
 * @param {Host} node 26 or newer, to build them
 * @param {Host} bun
 * @param {(what: string, actual: unknown, expected: unknown) => void} check
 * @param {string} expected what the program prints
 */
export async function checkExecutables(project, node, bun, check, expected) {
  const folder = join(project, 'executables');
  mkdirSync(folder);
  const entry = join(project, 'for-node.mjs');
  const run = (/** @type {string} */ command, /** @type {string[]} */ args) => outputOf(command, args, folder);
  const program = join(folder, process.platform === 'win32' ? 'program.exe' : 'program');

  const main = join(folder, 'program.cjs');
  await esbuild({ entryPoints: [entry], outfile: main, bundle: true, platform: 'node', format: 'cjs' });
  const configuration = join(folder, 'sea.json');
  writeFileSync(configuration, JSON.stringify({ main, output: program, disableExperimentalSEAWarning: true }));
  const built = run(node.command, ['--build-sea', configuration]);
  check(`single executable application of ${node.name}`, run(program, []) || built, expected);
  rmSync(program, { force: true });

  const compiled = run(bun.command, ['build', '--compile', entry, '--outfile', program]);
  check(`executable of ${bun.name}`, run(program, []) || compiled, expected);
  rmSync(program, { force: true });

  // While V8 builds a snapshot, it has no WebAssembly, so the program only imports the package.
  const snapshotted = join(folder, 'snapshot.cjs');
  await esbuild({
    stdin: {
      contents: `import { TextDecoder } from 'encoding-wasm';
        import { startupSnapshot } from 'node:v8';
        startupSnapshot.setDeserializeMainFunction(() => console.log(new TextDecoder('gbk').decode(Uint8Array.of(0xb0, 0xa1))));`,
      resolveDir: project,
    },
    outfile: snapshotted,
    bundle: true,
    platform: 'node',
    format: 'cjs',
  });
  const blob = join(folder, 'snapshot.blob');
  const snapshot = run(node.command, ['--snapshot-blob', blob, '--build-snapshot', snapshotted]);
  check(`startup snapshot of ${node.name}`, snapshot + run(node.command, ['--snapshot-blob', blob]), '啊\n');
}
