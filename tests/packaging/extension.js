// Runs the suite in the service worker and the content script of an extension for Chromium (Manifest V3).

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { chromiumCommand } from '../../tools/lib/browser-commands.js';
import playwright from '../hosts/node_modules/playwright-core/index.js';
import { CHROMIUM_FLAGS, PATIENCE } from './browsers.js';

const MANIFEST = {
  manifest_version: 3,
  name: 'The package in an extension',
  version: '1',
  background: { service_worker: 'background.js' },
  content_scripts: [{ matches: ['http://localhost/*'], js: ['content.js'] }],
  content_security_policy: { extension_pages: "script-src 'self' 'wasm-unsafe-eval'" },
};

const SUITE = `import * as api from 'encoding-wasm';
  import { runSuite } from './suite.js';
  import { expected } from './expected.js';
  const run = () => runSuite(api, expected);`;

const BACKGROUND = `${SUITE}
  chrome.runtime.onMessage.addListener((_message, _sender, send) => {
    run().then(send);
    return true;
  });`;

/** Pages and content scripts only share the document. */
const CONTENT = `${SUITE}
  (async () => {
    const reports = { content: await run(), background: await chrome.runtime.sendMessage('run') };
    document.documentElement.dataset.reports = JSON.stringify(reports);
  })();`;

/**
 * @param {string} project where the package is installed
 * @param {string} page the URL of a page
 * @param {(host: string, report: any) => void} checkReport
 */
export async function checkExtension(project, page, checkReport) {
  const folder = join(project, 'extension');
  mkdirSync(folder);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  for (const [name, contents] of Object.entries({ background: BACKGROUND, content: CONTENT })) {
    const stdin = { contents, resolveDir: project };
    await esbuild({ stdin, outfile: join(folder, `${name}.js`), bundle: true, format: 'iife', logLevel: 'error' });
  }
  const context = await playwright.chromium.launchPersistentContext(join(project, 'profile'), {
    executablePath: chromiumCommand(),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...CHROMIUM_FLAGS, `--load-extension=${folder}`, '--disable-features=DisableLoadExtensionCommandLineSwitch'],
    timeout: PATIENCE,
  });
  const tab = await context.newPage();
  await tab.goto(page);
  const element = await tab.waitForSelector('[data-reports]', { state: 'attached', timeout: PATIENCE });
  const reports = JSON.parse(/** @type {string} */ (await element.getAttribute('data-reports')));
  const version = context.browser()?.version();
  checkReport(`an extension's content script in Chromium ${version}`, reports.content);
  checkReport(`an extension's service worker in Chromium ${version}`, reports.background);
  await context.close();
}
