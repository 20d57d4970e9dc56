// The page without a network, and without a server.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { servePage } from '../../../tools/build/www.js';
import { root } from '../../../tools/lib/process.js';
import { example, urlOf } from '../site.js';
import { serveForYears } from '../static-host.js';

/** @type {import('../site.js').Suite} */
export function testOffline(visit, _site, browser) {
  test('it reloads without a network, in the chosen language', async () => {
    const { page, isReady, open, textHas, closeAll } = visit();
    const server = await servePage(0);
    const url = urlOf(server);
    await page.open(url);
    await isReady();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.select('#language', 'ja');
    await page.until(`document.documentElement.lang === 'ja'`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await assert.rejects(fetch(url));
    await page.open(url);
    await isReady();
    assert.equal(await page.text('#open-title'), '文字化けを直す');
    await open(example('prologue.euc-kr.txt'));
    await textHas('죽는 날까지');
    // The worker from the service worker has the same policy.
    if (page.inWorker)
      assert.equal(await page.inWorker(`fetch('/').then(() => 'allowed', () => 'forbidden')`), 'forbidden');
    assert.deepEqual(
      page.errors.filter((error) => /worker/.test(error) && !/connect-src|default-src/.test(error)),
      [],
    );
    await closeAll();
  });

  test('a new version is noticed under a path of a host that lets browsers store all files for years', async (t) => {
    const { page, isReady, open, textHas, closeAll } = visit();
    const host = await serveForYears(join(root, 'www/dist'), 'tools/page/');
    t.after(host.close);
    const seesVersion = (/** @type {string} */ version) =>
      page.until(`document.querySelector('footer').textContent.includes('${version}')`, async () => {
        // A new version waits until no tab shows the old one.
        await page.open('about:blank');
        await page.open(host.url);
        // Browsers look for a new version by themselves, but Chromium only when a page has been open for a while, and WebKit not always on a busy
        // machine.
        if (browser === 'Firefox') return;
        await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          await registration.update();
        });
        await page.until(`document.readyState === 'complete'`);
      });
    host.deploy('the first version');
    await page.open(host.url);
    await isReady();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.open(host.url);
    await isReady();
    await page.until(`navigator.serviceWorker.controller !== null`);
    await seesVersion('the first version');
    host.deploy('the second version');
    await seesVersion('the second version');
    await isReady();
    await open(example('prologue.euc-kr.txt'));
    await textHas('죽는 날까지');
    await closeAll();
  });

  test('opened as a file, it says what to do', async () => {
    const { page } = visit();
    await page.open(`file://${join(root, 'www/dist/index.html')}`);
    await page.until(`document.querySelector('#unstarted').getBoundingClientRect().height > 100`);
    assert.match(await page.text('#unstarted'), /file:\/\/.*npm run www/s);
    assert.equal(await page.evaluate(() => document.documentElement.classList.contains('started')), false);
  });
}
