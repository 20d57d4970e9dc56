// Measures the limits in js/policy.js: `npm run bench:limits`. For each host, prints how long each way takes, and the row of the table that
// follows, beside the current one.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { bunCommand, denoCommand, nodeHosts } from '../../tools/lib/hosts.js';
import { fail, root, run, say } from '../../tools/lib/process.js';

const { values } = parseArgs({ options: { hosts: { type: 'string', default: 'node26,deno,bun,chromium,firefox' } } });
const folder = join(root, 'bench', '.made', 'limits');
mkdirSync(folder, { recursive: true });
const script = join(folder, 'limits.js');
await bundle();

/** @type {Record<string, () => Promise<void>>} */
const HOSTS = {
  ...Object.fromEntries(nodeHosts().map(({ major, command }) => [`node${major}`, async () => run(command, [script])])),
  deno: async () => run(denoCommand().command, ['run', '--allow-all', '--no-lock', script]),
  bun: async () => run(bunCommand().command, [script]),
  chromium: () => inBrowser(({ openChromium }) => openChromium([])),
  firefox: () => inBrowser(({ openFirefox }) => openFirefox()),
};
for (const name of values.hosts.split(',')) {
  const measure = HOSTS[name] ?? fail(`There is no host ${name}. There are: ${Object.keys(HOSTS).join(', ')}.`);
  say(name);
  await measure();
}

/** Makes one script of the sources and the module. It prints what it measured, or sends it from a page. */
async function bundle() {
  const module = readFileSync(join(root, 'pkg', 'encoding.wasm')).toString('base64');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await build({
    stdin: {
      contents: `
        import { instantiate } from '../../js/wasm/instance.js';
        import { measureLimits } from './measure.js';
        import { tableOf } from './table.js';
        instantiate(Uint8Array.from(atob(${JSON.stringify(module)}), (c) => c.charCodeAt(0)));
        const text = tableOf(measureLimits());
        if (globalThis.document) fetch('/end', { method: 'POST', body: text });
        else console.log(text);`,
      resolveDir: join(root, 'bench', 'limits'),
    },
    bundle: true,
    format: 'esm',
    define: { VERSION: JSON.stringify(version) },
    outfile: script,
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
}

/** @typedef {typeof import('../../tests/packaging/browsers.js')} Browsers */

/** @param {(browsers: Browsers) => Promise<import('../../tests/packaging/browsers.js').Browser>} open */
async function inBrowser(open) {
  const browser = await open(await import('../../tests/packaging/browsers.js'));
  /** @type {(text: string) => void} */
  let end = () => {};
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  const server = createServer(async (request, response) => {
    // With these headers, a page's clock is as fine as possible.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    if (request.method === 'POST') {
      let body = '';
      for await (const text of request.setEncoding('utf8')) body += text;
      end(body);
      response.end();
    } else if (request.url === '/limits.js') {
      response.setHeader('Content-Type', 'text/javascript').end(readFileSync(script));
    } else response.setHeader('Content-Type', 'text/html').end('<script type="module" src="/limits.js"></script>');
  });
  await new Promise((listening) => server.listen(0, 'localhost', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    await browser.open(`http://localhost:${port}/`, (error) => end(String(error)));
    console.log(await ended);
  } finally {
    await browser.close();
    server.close();
  }
}
