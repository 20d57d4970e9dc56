// Drives the page in real browsers, doing what a person would.

import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
// @ts-expect-error It has no types.
import { Key } from '../hosts/node_modules/selenium-webdriver/index.js';
import { launchChromium, launchFirefox, newPage, PATIENCE } from '../packaging/browsers.js';
import { launchWebKit } from '../packaging/webkit.js';

/**
 * @typedef {object} Page
 * @property {string} browser its name
 * @property {(files: string[]) => Promise<void>} choose puts files into `#file`
 * @property {(selector: string, value: string) => Promise<void>} select
 * @property {(selector: string, text: string) => Promise<void>} type
 * @property {(key: string) => Promise<void>} press
 * @property {(selector: string) => Promise<void>} click
 * @property {(selector: string) => Promise<{ name: string, bytes: Buffer }>} download clicks, and waits for the file
 * @property {<A extends unknown[]>(action: string | ((...args: A) => unknown), ...args: A) => Promise<any>} evaluate
 * @property {(condition: string | (() => Promise<boolean>), meanwhile?: () => Promise<unknown>) => Promise<void>} until waits until an
 *   expression is true in the page, or a function of the test returns true; does something meanwhile, each time
 * @property {(selector: string) => Promise<string>} text
 * @property {() => Promise<string>} clipboard what was copied
 * @property {((keys: string) => Promise<void>) | undefined} chord presses Control and another key, if possible
 * @property {(() => Promise<Uint8Array>) | undefined} print makes a PDF, if possible
 * @property {(width: number) => Promise<void>} resize
 * @property {(deltaY: number) => Promise<void>} wheel turns the mouse wheel over the text
 * @property {(url: string) => Promise<void>} open goes to another page
 * @property {((url: string, locale: string) => Promise<Page>) | undefined} openAnother opens a page in a browser
 *   with another language, if possible
 * @property {((url: string) => Promise<Page>) | undefined} openInHighContrast opens a page in forced colours
 * @property {((expression: string) => Promise<any>) | undefined} inWorker evaluates in the page's worker, if
 *   possible
 * @property {string[]} errors what the page complained of
 * @property {() => Promise<void>} close
 */

/** In milliseconds. Chromium drops all downloads after the tenth in a second. */
const PAUSE = 110;

/** @type {Record<string, (url: string, locale?: string, preferences?: Record<string, unknown>) => Promise<Page>>} */
export const browsers = {
  async Chromium(url, locale) {
    const browser = await launchChromium();
    const page = await openInChromium(browser, url, locale);
    return { ...page, close: () => browser.close() };
  },

  async Firefox(url, locale = 'en-US', preferences = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-downloads-'));
    const browser = await launchFirefox({
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      // It would take the next click.
      'browser.download.alwaysOpenPanel': false,
      'dom.events.testing.asyncClipboard': true,
      'intl.accept_languages': locale,
      ...preferences,
    });
    const page = await newPage(browser);
    const { promise, errors } = watch(page, url);
    await promise;
    return {
      ...common(page, (await browser.version()).replace('firefox/', 'Firefox '), errors),
      openAnother: (other, language) => browsers.Firefox(other, language),
      openInHighContrast: (other) => browsers.Firefox(other, locale, { 'browser.display.document_color_use': 2 }),
      choose: async (files) => {
        const input = /** @type {any} */ (await page.$('#file'));
        await input.uploadFile(...files);
      },
      select: async (selector, value) => {
        await page.select(selector, value);
      },
      async download(selector) {
        const before = new Set(readdirSync(folder));
        await page.click(selector);
        return newFileIn(folder, before);
      },
      async chord(key) {
        await page.keyboard.down('Control');
        await page.keyboard.press(/** @type {any} */ (key));
        await page.keyboard.up('Control');
      },
      // There is no printer.
      print: undefined,
      resize: (width) => page.setViewport({ width, height: 900 }),
      async wheel(deltaY) {
        await moveOverText(page);
        await page.mouse.wheel({ deltaY });
      },
      inWorker: undefined,
      async close() {
        await browser.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },

  async WebKit(url) {
    const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-downloads-'));
    writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
    const { driver, version, close } = await launchWebKit({ XDG_CONFIG_HOME: folder });
    await driver.get(url);
    const evaluate = (/** @type {string} */ expression) => driver.executeScript(`return ${expression}`);
    const find = (/** @type {string} */ selector) => driver.findElement({ css: selector });
    // The browser lists downloads below the page, which makes the page smaller.
    const resize = async (/** @type {number} */ width) => {
      const { widthAround, heightAround } = await evaluate(
        '{ widthAround: outerWidth - innerWidth, heightAround: outerHeight - innerHeight }',
      );
      const window = driver.manage().window();
      // The window can't be narrower than its toolbar.
      const made = await window.setRect({ width: width + widthAround, height: 900 + heightAround });
      // The page is resized after the window.
      await evaluate(`(${hasWidth})(${made.width - widthAround})`);
    };
    const click = async (/** @type {string} */ selector) => {
      // The driver doesn't scroll lists.
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'nearest' })`);
      // On a busy machine, the page may still move between waiting and clicking.
      for (const end = Date.now() + PATIENCE; ; ) {
        await evaluate(`(${hasSettled})(${JSON.stringify(selector)})`);
        try {
          return await find(selector).click();
        } catch (error) {
          if (/** @type {Error} */ (error).name !== 'ElementClickInterceptedError' || Date.now() > end) throw error;
        }
      }
    };
    /** How far the wheel was turned altogether: the driver expects that, not the difference. */
    let turned = 0;
    return {
      ...common({ evaluate, goto: (/** @type {string} */ other) => driver.get(other) }, `WebKitGTK ${version}`, []),
      // The browser takes its language from the system's locales, most of which aren't installed.
      openAnother: undefined,
      openInHighContrast: undefined,
      choose: (files) => find('#file').sendKeys(files.join('\n')),
      async select(selector, value) {
        await evaluate(`(${chooseOption})(${JSON.stringify(selector)}, ${JSON.stringify(value)})`);
      },
      type: (selector, text) => find(selector).sendKeys(text),
      press: (key) => driver.actions().sendKeys(Key[key.toUpperCase()]).perform(),
      click,
      async download(selector) {
        const before = new Set(readdirSync(folder));
        await click(selector);
        const file = await newFileIn(folder, before);
        // The browser wouldn't save another file of this name.
        rmSync(join(folder, file.name));
        await resize(await evaluate('innerWidth'));
        return file;
      },
      // Reading the clipboard needs a permission, which nobody can give here.
      async clipboard() {
        await evaluate(`document.body.prepend(document.createElement('textarea'))`);
        const box = find('body > textarea');
        await box.sendKeys(Key.chord(Key.CONTROL, 'v'));
        return evaluate(
          `(({ value }) => { document.body.firstChild.remove(); return value; })(document.body.firstChild)`,
        );
      },
      chord: undefined,
      print: undefined,
      resize,
      async wheel(deltaY) {
        const { x, y } = await evaluate(`(${middleOfText})()`);
        turned += deltaY;
        await driver.actions().scroll(x, y, 0, turned).perform();
      },
      inWorker: undefined,
      async close() {
        await close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

/**
 * Waits until a file is complete.
 * @param {string} folder
 * @param {Set<string>} before files that were there before
 */
async function newFileIn(folder, before) {
  const end = Date.now() + PATIENCE;
  for (let size = 0; Date.now() < end; await sleep(50)) {
    const names = readdirSync(folder).filter((name) => !before.has(name));
    const name = names.find((candidate) => !candidate.endsWith('.part'));
    // Firefox makes an empty file first, and replaces it when another with `.part` is complete; its first names vanish. WebKit writes to the file
    // itself, with long pauses on a busy machine.
    const sizeNow = (name && statSync(join(folder, name), { throwIfNoEntry: false })?.size) || 0;
    const isWhole = sizeNow > 0 && sizeNow === size && !names.some((other) => other.endsWith('.part'));
    if (name && isWhole && !isOpen(join(folder, name))) {
      return { name, bytes: readFileSync(join(folder, name)) };
    }
    size = sizeNow;
  }
  throw new Error(`Nothing is downloaded to ${folder}.`);
}

/** Whether a program has a file open, if the system tells. @param {string} file */
function isOpen(file) {
  const list = (/** @type {string} */ folder) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      // The program has ended, or belongs to somebody else.
      return [];
    }
  };
  return list('/proc')
    .filter((path) => /\d$/.test(path))
    .flatMap((path) => list(join(path, 'fd')))
    .some((descriptor) => {
      try {
        return readlinkSync(descriptor) === file;
      } catch {
        return false;
      }
    });
}

/** Chooses an option as the other libraries do. @param {string} selector @param {string} value */
function chooseOption(selector, value) {
  const select = /** @type {HTMLSelectElement} */ (document.querySelector(selector));
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Opens a page in a new context, which only shares the browser.
 * @param {Awaited<ReturnType<typeof launchChromium>>} browser
 * @param {string} url
 * @returns {Promise<Page>}
 */
async function openInChromium(browser, url, locale = 'en-US', /** @type {object} */ options = {}) {
  const page = await newPage(browser, { locale, ...options, permissions: ['clipboard-read', 'clipboard-write'] });
  const { promise, errors } = watch(page, url);
  await promise;
  return {
    ...common(page, `Chromium ${browser.version()}`, errors),
    openAnother: (other, language) => openInChromium(browser, other, language),
    openInHighContrast: (other) => openInChromium(browser, other, locale, { forcedColors: 'active' }),
    choose: (files) => page.setInputFiles('#file', files),
    select: async (selector, value) => {
      await page.selectOption(selector, value);
    },
    async download(selector) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.click(selector), sleep(PAUSE)]);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    },
    chord: (key) => page.keyboard.press(`Control+${key}`),
    print: () => page.pdf(),
    resize: (width) => page.setViewportSize({ width, height: 900 }),
    async wheel(deltaY) {
      await moveOverText(page);
      await page.mouse.wheel(0, deltaY);
    },
    inWorker: (expression) => page.workers()[0].evaluate(expression),
    close: () => page.close(),
  };
}

/** @param {any} page of either library @param {string} url */
function watch(page, url) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (/** @type {unknown} */ error) => errors.push(String(error)));
  page.on('console', (/** @type {any} */ message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { promise: page.goto(url), errors };
}

/** Moves the mouse over the text. @param {any} page */
async function moveOverText(page) {
  const { x, y } = await page.evaluate(middleOfText);
  await page.mouse.move(x, y);
}

/** The middle of the visible text. */
function middleOfText() {
  const { left, right, top, bottom } = /** @type {Element} */ (document.querySelector('#text')).getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  return { x: Math.round(x), y: Math.round(y) };
}

/** Waits until an element doesn't move from one frame to the next. @param {string} selector */
async function hasSettled(selector) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let before = '', now = '-'; now !== before; ) {
    await frame();
    before = now;
    now = JSON.stringify(document.querySelector(selector)?.getBoundingClientRect());
  }
}

/** Waits until the page has a width. @param {number} width */
async function hasWidth(width) {
  while (innerWidth !== width) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** What both libraries do alike. @param {any} page @param {string} browser @param {string[]} errors */
function common(page, browser, errors) {
  return {
    browser,
    errors,
    open: async (/** @type {string} */ other) => {
      await page.goto(other);
    },
    type: (/** @type {string} */ selector, /** @type {string} */ text) => page.type(selector, text),
    press: (/** @type {string} */ key) => page.keyboard.press(key),
    async click(/** @type {string} */ selector) {
      // Unlike Playwright, Puppeteer doesn't wait until what is above has its final height.
      await page.evaluate(`(${hasSettled})(${JSON.stringify(selector)})`);
      await page.click(selector);
    },
    // The page's security policy forbids the libraries' own ways.
    /** @type {Page['until']} */
    async until(condition, meanwhile = () => sleep(20)) {
      const isTrue = typeof condition === 'string' ? () => page.evaluate(condition) : condition;
      const end = Date.now() + PATIENCE;
      // It throws while the page is being loaded again.
      while (!(await isTrue().catch(() => false))) {
        if (Date.now() > end) throw new Error(`This did not come true: ${condition}`);
        await meanwhile();
      }
    },
    // Functions are passed as text, because the libraries pass different numbers of arguments.
    evaluate: (/** @type {string | ((...args: any[]) => any)} */ action, /** @type {unknown[]} */ ...args) =>
      page.evaluate(typeof action === 'string' ? action : `(${action})(...${JSON.stringify(args)})`),
    clipboard: () => page.evaluate('navigator.clipboard.readText()'),
    text: (/** @type {string} */ selector) =>
      page.evaluate(`document.querySelector(${JSON.stringify(selector)}).textContent`),
  };
}
