// Opens pages in real browsers, for tests and benchmarks.

import { chromiumCommand, firefoxCommand, hasWebKit } from '../../tools/lib/browser-commands.js';
import playwright from '../hosts/node_modules/playwright-core/index.js';
import puppeteer from '../hosts/node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js';
import { launchWebKit } from './webkit.js';

/**
 * @typedef {object} Browser
 * @property {string} name with its version
 * @property {(url: string, onCrash: (error: Error) => void) => Promise<void>} open opens a page that stays open
 * @property {(url: string) => Promise<any>} reportOf opens a page and waits for its `report`
 * @property {() => Promise<void>} close
 */

/**
 * How long a browser may take to start, and a page to do anything, in milliseconds. The libraries' own limits are too short for a busy
 * machine.
 */
export const PATIENCE = 120_000;

/** How often to ask whether an open page is still there, in milliseconds. */
const HEARTBEAT = 5000;

/** @returns {Promise<Browser[]>} */
export async function openBrowsers() {
  const browsers = [await openChromium(), await openFirefox()];
  if (hasWebKit) return [...browsers, await openWebKit()];
  console.log('WebKitGTK runs on Linux alone, so WebKit is not tested here.');
  return browsers;
}

export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
];

/** @param {string[]} [flags] more of them */
export async function launchChromium(flags = []) {
  const args = [...CHROMIUM_FLAGS, ...flags];
  return playwright.chromium.launch({ executablePath: chromiumCommand(), args, timeout: PATIENCE });
}

/** @param {Record<string, unknown>} [preferences] */
export async function launchFirefox(preferences = {}) {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxCommand(),
    headless: true,
    timeout: PATIENCE,
    extraPrefsFirefox: preferences,
  });
}

/** Opens a page that may be slow. @param {any} browser of either library @param {object} [options] */
export async function newPage(browser, options) {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** @param {string[]} [flags] more of them @returns {Promise<Browser>} */
export async function openChromium(flags = []) {
  const browser = await launchChromium(flags);
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url, onCrash) => openPage(await newPage(browser), url, onCrash),
    reportOf: async (url) => reportOf(await newPage(browser), url),
    close: () => browser.close(),
  };
}

/** @returns {Promise<Browser>} */
export async function openFirefox() {
  const browser = await launchFirefox();
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async (url, onCrash) => openPage(await newPage(browser), url, onCrash),
    reportOf: async (url) => reportOf(await newPage(browser), url),
    close: () => browser.close(),
  };
}

/** @returns {Promise<Browser>} */
export async function openWebKit() {
  const { version, driver, close } = await launchWebKit();
  /** @type {NodeJS.Timeout | undefined} */
  let heartbeat;
  return {
    name: `WebKitGTK ${version}`,
    async open(url, onCrash) {
      await driver.get(url);
      heartbeat = setInterval(() => driver.getTitle().catch(onCrash), HEARTBEAT);
    },
    async reportOf(url) {
      await driver.switchTo().newWindow('tab');
      await driver.get(url);
      return waitForReport((expression) => driver.executeScript(`return ${expression}`));
    },
    async close() {
      clearInterval(heartbeat);
      await close();
    },
  };
}

/**
 * @param {any} page of either library
 * @param {string} url
 * @param {(error: Error) => void} onCrash
 */
async function openPage(page, url, onCrash) {
  for (const event of ['crash', 'close', 'error']) page.on(event, () => onCrash(new Error('The page crashed.')));
  await page.goto(url);
}

/** @param {any} page of either library @param {string} url */
async function reportOf(page, url) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (/** @type {unknown} */ error) => errors.push(String(error)));
  await page.goto(url);
  try {
    return await waitForReport((expression) => page.evaluate(expression));
  } catch (error) {
    throw new Error([error, ...errors].join('\n'));
  } finally {
    await page.close();
  }
}

/** @param {(expression: string) => Promise<any>} evaluate evaluates in the page */
async function waitForReport(evaluate) {
  const end = Date.now() + PATIENCE;
  /** @type {unknown} */
  let problem = '';
  // The libraries' own way evaluates code in the page, which a security policy may forbid.
  for (;;) {
    // It fails while a page is being loaded again, for example by Vite's server.
    const report = await evaluate('globalThis.report').catch((error) => {
      problem = error;
    });
    if (report) return report;
    if (Date.now() > end) throw new Error(`The page reports nothing. ${problem}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
