// Selecting, copying and printing the text. Only the rows on the screen have elements.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from '../../../pkg/index.js';

/** @type {import('../site.js').Suite} */
export function testSelecting(visit, site) {
  const lines = Array.from({ length: 3000 }, (_, i) => `${i + 1}行目の吾輩は猫である`);
  const unify = (/** @type {string} */ text) => text.replaceAll('\r\n', '\n');
  /** Puts something else into the clipboard, and copies the selection. @param {string} expected */
  async function copied(expected) {
    const { page } = visit();
    await page.chord?.('c');
    await page.until(async () => unify(await page.clipboard()) === expected).catch(() => {});
    return unify(await page.clipboard());
  }
  /** Scrolls until all rows on the screen are new, and returns the number of one. */
  async function scrollFar() {
    const { page } = visit();
    await page.evaluate(() => scrollTo(0, 10_000));
    const line = `Number([...document.querySelectorAll('#text .block:not(.kept) .line')].at(-2)?.dataset.line)`;
    await page.until(`${line} > 200`);
    return page.evaluate(line);
  }
  const clickFirstLine = () => visit().page.click('#text .line:nth-child(2)');

  test('select all means the text, and all of it', async () => {
    const { page, open, textHas, closeAll } = visit();
    if (!page.chord) return;
    for (const lineEnding of ['\n', '\r\n']) {
      await open(site().write('selected.txt', encode(lines.join(lineEnding), 'shift_jis')));
      await textHas('\n2行目');
      await clickFirstLine();
      await page.chord('a');
      assert.equal(await copied(lines.join('\n')), lines.join('\n'));
      // The selection stays when other rows come on the screen.
      await scrollFar();
      assert.equal(await copied(lines.join('\n')), lines.join('\n'));
    }
    // A short text needs no row outside the screen, and a long line is one line.
    const short = ['one', '', 'x'.repeat(5000), 'three'].join('\n');
    await open(site().write('short.txt', short));
    await textHas('three');
    await clickFirstLine();
    await page.chord('a');
    assert.equal(await copied(short), short);
    // A field has its own selection.
    await page.click('#find');
    await page.type('#wanted', 'thr');
    await page.chord('a');
    assert.equal(await copied('thr'), 'thr');
    await page.click('#find');
    await closeAll();
  });

  test('a selection that is longer than the screen is copied as a whole', async () => {
    const { page, open, textHas, closeAll } = visit();
    if (!page.chord) return;
    await open(site().write('selected.txt', encode(lines.join('\r\n'), 'shift_jis')));
    await page.evaluate(() => scrollTo(0, 0));
    await textHas('\n3行目');
    /** @param {string} method @param {string} start @param {number} offset */
    const select = (method, start, offset) =>
      page.evaluate(
        (/** @type {string} */ wanted, /** @type {string} */ part, /** @type {number} */ at) => {
          const line = [...document.querySelectorAll('#text .line')].find((one) => one.textContent?.startsWith(part));
          const selection = /** @type {any} */ (getSelection());
          selection[wanted](line?.firstChild, at);
        },
        method,
        start,
        offset,
      );
    await select('setPosition', '2行目', 3);
    await select('extend', '4行目', 3);
    const few = '吾輩は猫である\n3行目の吾輩は猫である\n4行目';
    await page.evaluate(() => {
      const selection = /** @type {Selection} */ (getSelection());
      const { anchorNode, focusNode } = selection;
      selection.setBaseAndExtent(/** @type {Node} */ (anchorNode), 4, /** @type {Node} */ (focusNode), 3);
    });
    assert.equal(await copied(few), few);
    // After scrolling, as with the shift key
    const far = await scrollFar();
    await select('extend', `${far}行目`, String(far).length + 1);
    const many = ['吾輩は猫である', ...lines.slice(2, far - 1), `${far}行`].join('\n');
    assert.equal(await copied(many), many);
    await page.evaluate(() => scrollTo(0, 0));
    await textHas('\n3行目');
    assert.equal(await copied(many), many);
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await closeAll();
  });

  test('printing prints the text', async () => {
    const { page, open, textHas, isHidden, closeAll } = visit();
    /** The number of pages, from the root of the page tree. */
    const pages = async () => {
      const pdf = Buffer.from((await page.print?.()) ?? []).toString('latin1');
      return Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
    };
    await open(site().write('printed.txt', lines.join('\n')));
    await textHas('\n3行目');
    const printed = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const text = document.querySelector('#printed')?.textContent;
      dispatchEvent(new Event('afterprint'));
      return text;
    });
    assert.equal(printed, lines.join('\n'));
    if (!page.print) return closeAll();
    assert.ok((await pages()) > 40, `${await pages()} pages`);
    assert.equal(await isHidden('#document'), false);
    await open(site().write('printed.txt', 'a single line'));
    await textHas('a single line');
    assert.equal(await pages(), 1);
    await open(site().write('printed.txt', 'long\n'.repeat(300_000)));
    await textHas('long');
    assert.equal(await pages(), 1);
    await closeAll();
  });
}
