// Bundlers leave out what a program doesn't use, and bundle the rest once.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { sizeOfProgram, TYPICAL_IMPORTS } from '../../tools/build/size.js';
import { hostPackage } from '../../tools/lib/hosts.js';

/** Minifiers differ by about 1 %. */
const TOLERANCE = 1.02;

/** @type {(path: string) => Promise<any>} */
const host = (path) => import(pathToFileURL(hostPackage(path)).href);

/**
 * Each bundles a project's file at `entry`, and returns the script.
 * @type {Record<string, (project: string, entry: string) => Promise<string>>}
 */
const BUNDLERS = {
  async esbuild(_project, entry) {
    return withEsbuild({ entryPoints: [entry] });
  },

  async Rollup(_project, entry) {
    const { rollup } = await host('rollup/dist/es/rollup.js');
    const { nodeResolve } = await host('@rollup/plugin-node-resolve/dist/es/index.js');
    const bundle = await rollup({ input: entry, plugins: [nodeResolve()] });
    const { output } = await bundle.generate({ format: 'es' });
    return withEsbuild({ stdin: { contents: output[0].code } });
  },

  async Vite(project, entry) {
    const { build } = await host('vite/dist/node/index.js');
    const lib = { entry, formats: ['es'], fileName: 'main' };
    const [{ output }] = await build({ root: project, logLevel: 'error', build: { lib, write: false } });
    // It doesn't minify the white space of libraries.
    return withEsbuild({ stdin: { contents: output[0].code } });
  },

  async webpack(project, entry) {
    const { default: webpack } = await host('webpack/lib/index.js');
    const path = join(project, 'dist', 'webpack-size');
    const options = { entry, mode: 'production', context: project, output: { path, filename: 'main.js' } };
    await new Promise((resolve, reject) => {
      webpack(options, (/** @type {any} */ error, /** @type {any} */ stats) => {
        if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString()));
        else resolve(undefined);
      });
    });
    return readFileSync(join(path, 'main.js'), 'utf8');
  },
};

/** @typedef {(what: string, actual: unknown, expected: unknown) => void} Check */

/** The imports with the smallest and the largest bundle. */
const EXTREMES = ['labels and names', 'transcode'];

/**
 * Bundles typical imports with every bundler.
 * @param {string} project where the package is installed
 * @param {Check} check
 * @param {'extremes' | 'others'} imports which
 */
export async function checkSizes(project, check, imports) {
  const entry = join(project, 'program.mjs');
  for (const [what, program] of Object.entries(TYPICAL_IMPORTS)) {
    if (EXTREMES.includes(what) !== (imports === 'extremes')) continue;
    writeFileSync(entry, program);
    const most = TOLERANCE * (await sizeOfProgram(program));
    for (const [bundler, bundle] of Object.entries(BUNDLERS)) {
      const size = gzipSync(await bundle(project, entry), { level: 9 }).length;
      check(`${bundler}, ${what}: ${size} bytes`, size <= most || `${size} bytes instead of ${most}`, true);
    }
  }
}

/**
 * Bundles a program that imports the package in one part, and requires it in another.
 * @param {string} project where the package is installed
 * @param {Check} check
 */
export async function checkOneCopy(project, check) {
  for (const bundler of ['esbuild', 'webpack', 'Vite']) {
    const script = await BUNDLERS[bundler](project, join(project, 'one-copy.mjs'));
    check(`${bundler}, import and require in one bundle: one copy`, script.split(MARK).length - 1, 1);
    const file = join(project, 'dist', `one-copy-${bundler}.mjs`);
    writeFileSync(file, script);
    const { report } = /** @type {any} */ (globalThis);
    await import(pathToFileURL(file).href);
    check(
      `${bundler}, import and require in one bundle: it runs`,
      String(/** @type {any} */ (globalThis).report.failures),
      '',
    );
    /** @type {any} */ (globalThis).report = report;
  }
}

/** Text that the package contains once. */
const MARK = 'unicode-1-1-utf-8';

/** @param {import('esbuild').BuildOptions} options */
async function withEsbuild(options) {
  const { outputFiles } = await esbuild({
    ...options,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return /** @type {{ text: string }[]} */ (outputFiles)[0].text;
}
