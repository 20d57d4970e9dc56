// Starts workers in workerd, Cloudflare's host.

import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { hostPackage, installHosts } from '../../tools/lib/hosts.js';

const SCRIPT = 'worker.js';

/**
 * @typedef {object} Worker
 * @property {string} version workerd's
 * @property {(compatibility: { compatibilityDate: string, compatibilityFlags?: string[] }) => any} start returns a `Miniflare`
 */

/**
 * Makes a worker.
 * @param {string} folder for the worker
 * @param {import('esbuild').BuildOptions} source esbuild's options for the entry point
 * @param {string[]} modules paths of the WebAssembly modules that it imports, because workerd doesn't compile bytes
 * @returns {Promise<Worker>}
 */
export async function makeWorker(folder, source, modules) {
  installHosts();
  await build({
    ...source,
    outfile: join(folder, SCRIPT),
    conditions: ['workerd', 'worker', 'browser'],
    external: ['*.wasm'],
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  for (const module of modules) cpSync(module, join(folder, basename(module)));
  const { Miniflare } = await import(pathToFileURL(hostPackage('miniflare/dist/src/index.js')).href);
  return {
    version: JSON.parse(readFileSync(hostPackage('workerd/package.json'), 'utf8')).version,
    start: (compatibility) =>
      new Miniflare({
        ...compatibility,
        modulesRoot: folder,
        modules: [
          { type: 'ESModule', path: join(folder, SCRIPT) },
          ...modules.map((module) => ({ type: 'CompiledWasm', path: join(folder, basename(module)) })),
        ],
      }),
  };
}
