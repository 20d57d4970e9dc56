// Without a network, and without a server.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { servePage } from '../../../tools/build/www.js';
import { root } from '../../../tools/lib/process.js';
import { example, urlOf } from '../site.js';

/** @type {import('../site.js').Suite} */
export function testOffline(visit) {
  test('it reloads without a network, in the language that was chosen', async () => {
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
    // The worker that the service worker has served is under the same policy.
    if (page.inWorker)
      assert.equal(await page.inWorker(`fetch('/').then(() => 'allowed', () => 'forbidden')`), 'forbidden');
    assert.deepEqual(
      page.errors.filter((error) => /service-worker|worker\.js/.test(error) && !/connect-src|default-src/.test(error)),
      [],
    );
    await closeAll();
  });

  test('where it is opened as a file, it says what to do', async () => {
    const { page } = visit();
    await page.open(`file://${join(root, 'www/dist/index.html')}`);
    await page.until(`document.querySelector('#unstarted').getBoundingClientRect().height > 100`);
    assert.match(await page.text('#unstarted'), /file:\/\/.*npm run www/s);
    assert.equal(await page.evaluate(() => document.documentElement.classList.contains('started')), false);
  });
}
