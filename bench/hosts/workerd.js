// Runs jobs in workerd.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { makeWorker } from '../../tests/packaging/workerd.js';
import { root } from '../../tools/lib/process.js';
import { folder, made } from '../set-up.js';

/** In bytes. A deployed worker has 128 MB of memory. */
const MAX_IN_WORKER = 2 ** 22;

/** It has to import WebAssembly modules. */
const WORKER = `
  import * as ours from '../../pkg/index-workerd.js';
  import encodingRs from './encoding_rs.wasm';
  import { workerWith } from './worker.js';
  export default workerWith(ours, encodingRs);
`;

/** @param {string[]} compatibilityFlags @returns {Promise<import('./launch.js').Host>} */
export async function workerd(compatibilityFlags) {
  const site = join(made, 'workerd');
  rmSync(site, { recursive: true, force: true });
  const modules = [join(made, 'encoding_rs.wasm'), join(root, 'pkg', 'encoding.wasm')];
  const source = { stdin: { contents: WORKER, resolveDir: join(folder, 'hosts') } };
  const { version, start } = await makeWorker(site, source, modules);
  return {
    name: [...compatibilityFlags, 'workerd', version].join(' '),
    async run(job, _encodingRs, report) {
      const worker = start({ compatibilityDate: '2026-07-01', compatibilityFlags });
      try {
        const body = JSON.stringify({ ...job, largest: Math.min(job.largest, MAX_IN_WORKER) });
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
