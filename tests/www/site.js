// Builds and serves the page, and does what people do in it, for all tests.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage, servePage } from '../../tools/build/www.js';
import { root } from '../../tools/lib/process.js';

/** @typedef {import('./drivers.js').Page} Page */

/** @type {{ file: string, label: string, firstLine: string }[]} */
export const examples = JSON.parse(readFileSync(join(root, 'examples', 'examples.json'), 'utf8'));

/** The well-formed samples. */
export const wellFormed = examples.filter(({ file }) => !file.startsWith('damaged'));

/** @param {string} file */
export const example = (file) => join(root, 'examples', file);

/** How many encodings people can choose. */
const ENCODINGS = 39;

/** Builds and serves the page. */
export async function openSite() {
  const size = await buildPage();
  const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-page-'));
  const server = await servePage(0);
  const url = urlOf(server);
  return {
    size,
    url,
    folder,
    /** Writes a file for the page to open. @param {string} name @param {Uint8Array | string} content */
    write(name, content) {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openSite>>} Site */

/** @param {import('node:http').Server} server */
export const urlOf = (server) =>
  `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`;

/** What people do and see in the page. @param {Page} page */
export function visit(page) {
  const value = (/** @type {string} */ id) => page.evaluate(`document.querySelector('#${id}').value`);
  const isHidden = (/** @type {string} */ selector) => page.evaluate(`document.querySelector('${selector}').hidden`);
  return {
    page,
    value,
    isHidden,
    isReady: () => page.until(`document.querySelector('#encoding')?.options.length === ${ENCODINGS}`),
    /** Waits for a part of the shown text: closed text stays in the hidden document. @param {string} part */
    textHas: (part) =>
      page.until(`!document.querySelector('#document').hidden &&
        document.querySelector('#text').textContent.includes(${JSON.stringify(part)})`),
    /** Waits until the whole file was read. */
    isDone: () => page.until(`document.querySelector('#cancel').hidden`),
    /** Opens files, and waits until the first is shown. @param {string[]} files */
    async open(...files) {
      const name = files[0].split('/').at(-1);
      // An earlier file may have had the same name or text.
      await page.evaluate(() => {
        for (const id of ['name', 'status']) /** @type {HTMLElement} */ (document.getElementById(id)).textContent = '';
      });
      await page.choose(files);
      await page.until(`document.querySelector('#name').textContent === ${JSON.stringify(name)}`);
      await page.until(`document.querySelector('#status').textContent.startsWith(${JSON.stringify(`${name}, `)})`);
      await page.until(`document.querySelector('#cancel').hidden`);
    },
    /** Shows the file in an encoding. @param {string} encoding its value */
    async showIn(encoding) {
      // The file may already be shown in it.
      await page.evaluate(() => {
        /** @type {HTMLElement} */ (document.getElementById('status')).textContent = '';
      });
      await page.select('#encoding', encoding);
      await page.until(`document.querySelector('#status').textContent.toLowerCase().includes(', ${encoding}: ')`);
    },
    /** Closes all files. */
    async closeAll() {
      await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#close-all')).click());
      await page.until(`document.querySelector('#document').hidden`);
    },
    /** @param {string} selector @returns {Promise<string[]>} */
    textsOf: (selector) =>
      page.evaluate(
        (/** @type {string} */ wanted) => [...document.querySelectorAll(wanted)].map((one) => one.textContent),
        selector,
      ),
    /** Waits until the result is on the screen. */
    twoFrames: () =>
      page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
  };
}

/** @typedef {ReturnType<typeof visit>} Visit */

/** @typedef {(visit: () => Visit, site: () => Site, browser: string) => void} Suite */
