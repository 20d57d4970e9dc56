// Runs a job in a browser, in a page that ./serve.js serves.

import * as ours from '../../pkg/index.js';
import { runJob } from './run-job.js';

/** @param {string} path @param {unknown} body */
const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body) });

try {
  const [wasm, job] = await Promise.all(['encoding_rs.wasm', 'job.json'].map((name) => fetch(name)));
  const encodingRs = wasm.ok ? await wasm.arrayBuffer() : undefined;
  await runJob(ours, encodingRs, await job.json(), async (progress) => {
    await post('report', progress);
  });
  await post('end', {});
} catch (error) {
  await post('end', { error: error instanceof Error ? `${error}\n${error.stack}` : String(error) });
}
