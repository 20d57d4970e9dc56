// Bundles for Node by each bundler, in all of its formats, and with other conditions than its defaults.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as esbuild } from 'esbuild';
import { bunCommand, DEPLOYED_NODES, hostPackage, nodeHosts } from '../../tools/lib/hosts.js';
import { outputOf } from './output.js';

/** @typedef {(what: string, actual: unknown, expected: unknown) => void} Check */

/** @type {(path: string) => Promise<any>} */
const host = (path) => import(pathToFileURL(hostPackage(path)).href);

/** The program's output. */
export const PRINTED_FOR_NODE = '啊 啊 啊 啊 啊 啊 亜 가 °Ў TextDecoder\n';

/**
 * Each bundles a project's file at `entry` into another file.
 * @type {Record<string, (project: string, entry: string, outfile: string) => Promise<void>>}
 */
const BUNDLES = {
  'esbuild, esm': withEsbuild({ format: 'esm' }),
  'esbuild, cjs': withEsbuild({ format: 'cjs' }),
  // With custom conditions, esbuild leaves out `module`.
  'esbuild, esm, development': withEsbuild({ format: 'esm', conditions: ['development'] }),
  'esbuild, cjs, development': withEsbuild({ format: 'cjs', conditions: ['development'] }),
  // These scripts would read the module from a file that isn't there.
  'esbuild, esm, module-sync': withEsbuild({ format: 'esm', conditions: ['module-sync'] }),
  'esbuild, cjs, module-sync': withEsbuild({ format: 'cjs', conditions: ['module-sync'] }),
  // Compiles private members, as tsup does by default.
  'esbuild, cjs, ES2021': withEsbuild({ format: 'cjs', target: 'es2021' }),
  'webpack, esm': withWebpack(true),
  'webpack, cjs': withWebpack(false),
  'Rollup, esm': withRollup('es'),
  'Rollup, cjs': withRollup('cjs'),
  'Vite, esm': withVite,
  'Bun for Node, esm': withBun('node', 'esm'),
  'Bun for Node, cjs': withBun('node', 'cjs'),
  'Bun for Bun, esm': withBun('bun', 'esm'),
};

/**
 * Runs the bundles from a folder that doesn't have the package.
 * @param {string} project where the package is installed
 * @param {Check} check
 */
export async function checkNodeBundles(project, check) {
  const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-bundles-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const entry = join(project, 'for-node.mjs');
  const nodes = nodeHosts(DEPLOYED_NODES);
  for (const [name, bundle] of Object.entries(BUNDLES)) {
    const outfile = join(folder, name.replaceAll(/\W+/g, '-'), name.includes('cjs') ? 'program.cjs' : 'program.mjs');
    mkdirSync(dirname(outfile));
    const problem = await problemOf(bundle(project, entry, outfile));
    for (const { command, name: runner } of name.startsWith('Bun for Bun') ? [bunCommand()] : nodes)
      check(`${name}, in ${runner}`, problem ?? outputOf(command, [outfile], dirname(outfile)), PRINTED_FOR_NODE);
  }
}

/** Why something failed; `undefined` if it didn't. @param {Promise<void>} task */
const problemOf = (task) => task.then(() => undefined, String);

/** @param {import('esbuild').BuildOptions} options */
function withEsbuild(options) {
  return async (/** @type {string} */ _project, /** @type {string} */ entry, /** @type {string} */ outfile) => {
    await esbuild({
      // As for Node 20
      target: 'node20',
      ...options,
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      logLevel: 'error',
    });
  };
}

/** @param {boolean} module whether it makes an ES module */
function withWebpack(module) {
  return async (/** @type {string} */ project, /** @type {string} */ entry, /** @type {string} */ outfile) => {
    const { default: webpack } = await host('webpack/lib/index.js');
    const options = {
      entry,
      mode: 'production',
      target: 'node20',
      context: project,
      experiments: { outputModule: module },
      output: { path: dirname(outfile), filename: module ? 'program.mjs' : 'program.cjs', module },
    };
    await new Promise((resolve, reject) => {
      webpack(options, (/** @type {any} */ error, /** @type {any} */ stats) => {
        if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString()));
        else resolve(undefined);
      });
    });
  };
}

/** @param {'es' | 'cjs'} format */
function withRollup(format) {
  return async (/** @type {string} */ _project, /** @type {string} */ entry, /** @type {string} */ outfile) => {
    const { rollup } = await host('rollup/dist/es/rollup.js');
    const { nodeResolve } = await host('@rollup/plugin-node-resolve/dist/es/index.js');
    const { default: commonjs } = await host('@rollup/plugin-commonjs/dist/es/index.js');
    const bundle = await rollup({ input: entry, plugins: [nodeResolve({ exportConditions: ['node'] }), commonjs()] });
    await bundle.write({ file: outfile, format });
  };
}

/** @param {string} project @param {string} entry @param {string} outfile */
async function withVite(project, entry, outfile) {
  const { build } = await host('vite/dist/node/index.js');
  await build({
    root: project,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: entry, outDir: dirname(outfile), rolldownOptions: { output: { entryFileNames: 'program.mjs' } } },
  });
}

/** @param {'node' | 'bun'} target @param {'esm' | 'cjs'} format */
function withBun(target, format) {
  return async (/** @type {string} */ project, /** @type {string} */ entry, /** @type {string} */ outfile) => {
    const args = ['build', entry, `--target=${target}`, `--format=${format}`, `--outfile=${outfile}`];
    const { status, stdout, stderr } = spawnSync(bunCommand().command, args, { cwd: project, encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout + stderr);
  };
}
