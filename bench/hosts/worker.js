// Runs the job in a request in workerd. Each line of the answer is a report in JSON.

import { runJob } from './run-job.js';

/**
 * @param {typeof import('../../types/index.js')} ours
 * @param {WebAssembly.Module} encodingRsWasm
 */
export const workerWith = (ours, encodingRsWasm) => ({
  /** @param {Request} request */
  async fetch(request) {
    const job = /** @type {import('./run-job.js').Job} */ (await request.json());
    const { readable, writable } = new TransformStream();
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    const send = (/** @type {unknown} */ content) => writer.write(encoder.encode(`${JSON.stringify(content)}\n`));
    runJob(ours, encodingRsWasm, job, send)
      .catch((/** @type {Error} */ error) => send({ error: `${error}\n${error.stack}` }))
      .then(() => writer.close());
    // If they were compressed, the lines would come all at once.
    return new Response(readable, { headers: { 'content-encoding': 'identity' } });
  },
});
