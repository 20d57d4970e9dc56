// Gives jobs to workerd, Cloudflare's host for edge workers.

import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { hostPackage, installHosts } from '../../tools/hosts.js';
import { root } from '../../tools/process.js';
import { folder, made } from '../set-up.js';

/** A worker has 128 MB of memory for all, where it is deployed. In bytes. */
const MOST_IN_WORKER = 2 ** 22;

/** @param {string[]} compatibilityFlags @returns {Promise<import('./launch.js').Host>} */
export async function workerd(compatibilityFlags) {
  installHosts();
  const { version } = JSON.parse(readFileSync(hostPackage('workerd/package.json'), 'utf8'));
  return {
    name: [...compatibilityFlags, 'workerd', version].join(' '),
    async run(job, encodingRs, report) {
      const modules = await bundle(encodingRs);
      const { Miniflare } = await import(pathToFileURL(hostPackage('miniflare/dist/src/index.js')).href);
      const worker = new Miniflare({ compatibilityDate: '2026-07-01', compatibilityFlags, modulesRoot: site, modules });
      try {
        const body = JSON.stringify({ ...job, largest: Math.min(job.largest, MOST_IN_WORKER) });
        const { body: answer } = await fetch(await worker.ready, { method: 'POST', body });
        for await (const line of createInterface(Readable.fromWeb(/** @type {any} */ (answer)))) {
          const { error, ...progress } = JSON.parse(line);
          if (error) throw new Error(error);
          report(progress);
        }
      } finally {
        await worker.dispose();
      }
    },
  };
}

const site = join(made, 'workerd');

/** Modules of WebAssembly have to be imported there. */
const WORKER = `
  import * as ours from '../../pkg/index-workerd.js';
  import encodingRs from './encoding_rs.wasm';
  import { workerWith } from './worker.js';
  export default workerWith(ours, encodingRs);
`;

/** @param {string} encodingRs the path of its module */
async function bundle(encodingRs) {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  await build({
    stdin: { contents: WORKER, resolveDir: join(folder, 'hosts') },
    outfile: join(site, 'worker.js'),
    conditions: ['workerd', 'worker', 'browser'],
    external: ['*.wasm'],
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  cpSync(encodingRs, join(site, 'encoding_rs.wasm'));
  cpSync(join(root, 'pkg', 'encoding.wasm'), join(site, 'encoding.wasm'));
  const wasm = ['encoding_rs.wasm', 'encoding.wasm'].map((name) => ({ type: 'CompiledWasm', path: join(site, name) }));
  return [{ type: 'ESModule', path: join(site, 'worker.js') }, ...wasm];
}
