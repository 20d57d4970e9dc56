// Many files at once.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { encode, TextDecoder } from '../../../pkg/index.js';
import { sizeOf } from '../../large.js';
import { example } from '../site.js';

/** How many files one may have in a folder. */
const MANY = sizeOf(2000, 500);

/** @type {import('../site.js').Suite} */
export function testManyFiles(visit, site) {
  const files = ['cat.shift_jis.txt', 'my-old-home.gbk.txt', 'prologue.euc-kr.txt'];
  const count = (/** @type {number} */ number) =>
    visit().page.until(`document.querySelectorAll('#files .open').length === ${number}`);

  test('several files are one go', async () => {
    const { page, textHas, textsOf, closeAll } = visit();
    await page.choose(files.map(example));
    await count(3);
    assert.equal(await page.text('#save-all'), 'Save 3 files');
    const { name, bytes } = await page.download('#save-all');
    assert.match(name, /^converted( ?\(\d+\))?\.zip$/);
    for (const file of files) {
      const label = file.split('.')[1];
      const text = new TextDecoder(label).decode(readFileSync(example(file)));
      assert.ok(bytes.includes(text), `${file} in the archive, which is not compressed`);
      assert.ok(bytes.includes(file), `the name of ${file}`);
    }
    await page.click('#files li:first-child .close');
    await count(2);
    await textHas('我冒了严寒');
    // The same file again, which gets a name of its own.
    await page.choose([example('prologue.euc-kr.txt')]);
    await count(3);
    const again = await page.download('#save-all');
    assert.ok(again.bytes.includes('prologue.euc-kr (2).txt'));
    assert.equal((await textsOf('#files strong')).length, 3);
    // The keyboard's place in the list stays.
    await page.evaluate(() => {
      const first = /** @type {HTMLElement} */ (document.querySelector('#files .open'));
      first.focus();
      // Not a key, which the browser's own list of downloads may take.
      first.click();
    });
    await page.until(`document.activeElement?.matches('#files .open[aria-current=true]')`);
    await closeAll();
  });

  test('one encoding for all, and a warning where it does not fit', async () => {
    const { page, textHas, textsOf, closeAll } = visit();
    const damaged = Buffer.from(readFileSync(example('damaged.shift_jis.txt')));
    await page.choose([...files.map(example), site().write('damaged.txt', damaged)]);
    await count(4);
    await page.select('#encoding-of-all', 'shift_jis');
    await textHas('吾輩は猫である');
    await page.until(`document.querySelectorAll('#files .warning').length >= 1`);
    await page.until(
      `document.querySelector('#files li:nth-child(4) .warning')?.textContent === 'Invalid bytes in 4 places'`,
    );
    assert.match(await page.text('#files-summary'), /^4 files, \d with invalid bytes$/);
    for (const summary of await textsOf('#files small')) assert.match(summary, /^Shift_JIS/);
    await page.click('#save-all');
    await page.until(`!document.querySelector('#questions').hidden`);
    assert.match(await page.text('#questions li:last-child'), /^damaged\.txt: 4 times/);
    await page.click('#questions button:nth-child(1)');
    await page.select('#encoding-of-all', '');
    await page.until(`document.querySelector('#files li:nth-child(2) small').textContent.startsWith('GBK')`);
    await closeAll();
  });

  test('a folder keeps its paths in the archive', async () => {
    const { page, closeAll } = visit();
    const texts = { 'a/one.txt': 'eins', 'a/b/one.txt': 'zwei' };
    await page.evaluate((/** @type {Record<string, string>} */ content) => {
      const input = /** @type {HTMLInputElement} */ (document.querySelector('#folder'));
      const chosen = Object.entries(content).map(([path, text]) => {
        const file = new File([text], path.split('/').at(-1) ?? '');
        return Object.defineProperty(file, 'webkitRelativePath', { value: path });
      });
      Object.defineProperty(input, 'files', { value: chosen, configurable: true });
      input.dispatchEvent(new Event('change'));
      Reflect.deleteProperty(input, 'files');
    }, texts);
    await count(2);
    const { bytes } = await page.download('#save-all');
    for (const path of Object.keys(texts)) assert.ok(bytes.includes(path), path);
    await closeAll();
  });

  test(`${MANY} files are added`, async () => {
    const { page, textHas, closeAll } = visit();
    const paths = Array.from({ length: MANY }, (_, i) =>
      site().write(`many-${i}.txt`, encode(`ファイル${i}です。`, 'shift_jis')),
    );
    const before = Date.now();
    await page.choose(paths);
    await count(MANY);
    console.log(`# ${MANY} files were added in ${Date.now() - before} ms`);
    await textHas('ファイル0です。');
    await page.click(`#files li:nth-child(${MANY - 1}) .open`);
    await textHas(`ファイル${MANY - 2}です。`);
    await closeAll();
  });
}
