// Serves a job to a page in a browser, and receives its reports.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { hostPackage } from '../../tools/lib/hosts.js';
import { folder, made } from '../set-up.js';
import { writeJob } from './write-job.js';

/** Makes the page that runs jobs. @returns the page's folder */
export async function makeSite() {
  const site = join(made, 'site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  await bundle(site);
  return site;
}

/**
 * @param {string} site from `makeSite`
 * @param {import('./run-job.js').Job} job
 * @param {(url: string, onCrash: (error: Error) => void) => Promise<void>} open
 * @param {(progress: import('./run-job.js').Progress) => void} report
 */
export async function serveJob(site, job, open, report) {
  writeJob(job);

  /** @type {(error?: Error) => void} */
  let end = () => {};
  const ended = new Promise((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve(undefined));
  });
  const files = await staticFiles([site, made]);
  const server = createServer(async (request, response) => {
    // With these headers, a page's clock is as fine as possible.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    if (request.method !== 'POST') return files(request, response);
    let body = '';
    for await (const text of request.setEncoding('utf8')) body += text;
    response.end();
    const content = JSON.parse(body);
    if (request.url === '/report') report(content);
    else end(content.error && new Error(content.error));
  });
  await new Promise((listening) => server.listen(0, 'localhost', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    await open(`http://localhost:${port}/`, end);
    await ended;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** @param {string} site */
async function bundle(site) {
  await build({
    entryPoints: [join(folder, 'hosts', 'page.js')],
    outfile: join(site, 'page.js'),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  });
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><meta charset="utf-8" /><title>Benchmark</title><script type="module" src="page.js"></script>',
  );
}

/** Serves each file from the first folder that has it. @param {string[]} folders */
async function staticFiles(folders) {
  const { default: sirv } = await import(pathToFileURL(hostPackage('sirv/build.mjs')).href);
  const servers = folders.map((each) => sirv(each, { dev: true }));
  return (/** @type {unknown} */ request, /** @type {import('node:http').ServerResponse} */ response) => {
    const notFound = () => response.writeHead(404).end();
    servers.reduceRight((next, serve) => () => serve(request, response, next), notFound)();
  };
}
