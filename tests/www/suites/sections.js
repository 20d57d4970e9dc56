// The page's other sections: encoding text, and the race.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeUTF16 } from '../../../pkg/index.js';
import { example } from '../site.js';

/** @type {import('../site.js').Suite} */
export function testSections(visit, site, browser) {
  test('text to bytes', async () => {
    const { page, textsOf } = visit();
    await page.evaluate(() => {
      const source = /** @type {HTMLTextAreaElement} */ (document.querySelector('#source'));
      source.value = '';
    });
    await page.type('#source', 'é漢☃');
    await page.select('#write-encoding', 'gbk');
    await page.until(
      `document.querySelector('#write-summary').textContent === '5 bytes. GBK can’t represent ☃ U+2603.'`,
    );
    assert.deepEqual(await textsOf('#bytes li'), ['éA8 A6', '漢9D 68', '☃3F']);
    await page.select('#write-mode', 'html');
    const { name, bytes } = await page.download('#download');
    assert.deepEqual([name, bytes.toString('latin1')], ['text.gbk.txt', '\xa8\xa6\x9dh&#9731;']);
    await page.type('#source', '字');
    await page.select('#write-encoding', 'iso-2022-jp');
    await page.until(`document.querySelector('#bytes').textContent.endsWith('end1B 28 42')`);
    await page.select('#write-encoding', 'utf-16be');
    const utf16 = await page.download('#download');
    assert.deepEqual([...utf16.bytes], [...encodeUTF16('é漢☃字', 'utf-16be')]);
  });

  const hasEnded = () => visit().page.until(`document.querySelector('#start-race').textContent === 'Race again'`);

  test('the race', async () => {
    const { page, open, textsOf } = visit();
    await open(example('cat.shift_jis.txt'));
    await page.click('#race');
    await page.until(`document.querySelectorAll('#race tbody tr').length === 14`);
    await hasEnded();
    for (const row of await textsOf('#race tbody tr'))
      assert.match(row, /ours [\d,]+ MB\/s.*browser [\d,]+ MB\/s.*\d×$/);
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('#race .fill')].map((fill) => fill.getBoundingClientRect().width),
    );
    assert.ok(
      widths.every((/** @type {number} */ width) => width > 0),
      String(widths),
    );
    assert.match(await page.text('#race [role=status]'), /times as fast as this browser/);
  });

  test('the race with a file without text, which leaves saved files alone', async () => {
    const { page, isReady, open, closeAll } = visit();
    // WebKitGTK has no origin private file system.
    const hasFolders = browser !== 'WebKit';
    const evaluateInFolders = (/** @type {() => unknown} */ action) => (hasFolders ? page.evaluate(action) : undefined);
    await evaluateInFolders(async () => {
      const folder = await navigator.storage.getDirectory();
      const saved = await folder.getDirectoryHandle('saved', { create: true });
      await saved.getFileHandle('of another tab', { create: true });
    });
    // The standard replaces all text in such encodings.
    await open(site().write('replaced.html', '<meta charset=iso-2022-kr>never shown'));
    const first = await page.evaluate(() => {
      const results = document.querySelector('#race tbody');
      /** @type {HTMLElement} */ (document.querySelector('#start-race')).click();
      return results?.isConnected;
    });
    assert.equal(first, false, 'a new race has a new table');
    // The file would come first.
    await page.until(`document.querySelectorAll('#race tbody tr').length > 0`);
    assert.match(await page.text('#race tbody th'), /^UTF-8/);
    assert.ok(await page.evaluate(() => /** @type {any} */ (document.querySelector('#alert')).hidden));
    await evaluateInFolders(async () => {
      const folder = await navigator.storage.getDirectory();
      await (await folder.getDirectoryHandle('saved')).getFileHandle('of another tab');
    });
    await closeAll();
    // Loading the page again ends the race.
    await page.open(site().url);
    await isReady();
  });
}
