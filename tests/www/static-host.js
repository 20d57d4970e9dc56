// A web server for static files that lets browsers keep all of them for a year: the worst case for a page.

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlOf } from './site.js';

/**
 * Serves a copy of a build.
 * @param {string} dist the build's folder
 * @param {string} path the page's path, which ends with a slash
 */
export async function serveForYears(dist, path) {
  const { default: sirv } = await import('sirv');
  const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-host-'));
  cpSync(dist, join(folder, path), { recursive: true });
  for (const file of ['index.html.gz', 'service-worker.js.gz']) rmSync(join(folder, path, file));
  const setHeaders = (/** @type {import('node:http').ServerResponse} */ response) =>
    response.setHeader('Cache-Control', 'public, max-age=31536000');
  const server = createServer(sirv(folder, { gzip: true, dev: true, setHeaders }));
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const original = (/** @type {string} */ file) => readFileSync(join(dist, file), 'utf8');
  return {
    url: urlOf(server) + path,
    /** Replaces the files, as a new build would. @param {string} version the text of the page's footer */
    deploy(version) {
      const hash = createHash('sha256').update(version).digest('hex').slice(0, 16);
      const html = original('index.html').replace('<code>npm install', `<b>${version}</b> <code>npm install`);
      const script = original('service-worker.js').replace(/encoding-wasm [0-9a-f]{16}/, `encoding-wasm ${hash}`);
      writeFileSync(join(folder, path, 'index.html'), html);
      writeFileSync(join(folder, path, 'service-worker.js'), script);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
