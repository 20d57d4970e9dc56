// Shows which packages and hosts decode and encode as the standard says: `npm run bench:exactness`.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { installHosts } from '../../tools/lib/hosts.js';
import { allContenders, native } from '../contenders.js';
import { folder, ours, setUp } from '../set-up.js';
import { compareWithOurs } from './compare.js';

const [only] = process.argv.slice(2);
const { encodingRs } = setUp();
const contenders = only === 'native' ? [native] : allContenders(ours, readFileSync(encodingRs));
for (const contender of contenders) {
  const name = contender.name === 'native' ? `Node ${process.versions.node}` : contender.name;
  print(name, compareWithOurs(ours, contender));
}
if (only !== 'native') await compareBrowsers();

async function compareBrowsers() {
  installHosts();
  const { openBrowsers } = await import('../../tests/packaging/browsers.js');
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'exactness', 'page.js')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  const server = createServer((request, response) => {
    response.setHeader('content-type', request.url === '/page.js' ? 'text/javascript' : 'text/html');
    const page = '<!doctype html><meta charset="utf-8" /><script type="module" src="page.js"></script>';
    response.end(request.url === '/page.js' ? outputFiles[0].contents : page);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  for (const browser of await openBrowsers()) {
    print(browser.name, await browser.reportOf(`http://localhost:${port}/`));
    await browser.close();
  }
  server.close();
  server.closeAllConnections();
}

/** @param {string} name @param {ReturnType<typeof compareWithOurs>} results */
function print(name, results) {
  for (const [task, { exact, absent, wrong }] of Object.entries(results)) {
    const total = exact.length + absent.length + Object.keys(wrong).length;
    if (absent.length === total) continue;
    console.log(`${name} ${task} ${exact.length} of ${total} encodings exactly`);
    if (absent.length > 0) console.log(`  absent: ${absent.join(', ')}`);
    for (const [encoding, difference] of Object.entries(wrong)) console.log(`  ${encoding}: ${difference}`);
  }
}
