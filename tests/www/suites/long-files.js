// Long lines and long files: scrolling, finding, reading in constant memory.

import assert from 'node:assert/strict';
import { closeSync, openSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { encode } from '../../../pkg/index.js';
import { sizeOf } from '../../large.js';

/** @type {import('../site.js').Suite} */
export function testLongFiles(visit, site, browser) {
  /** The number of the first visible line; NaN while there is none. */
  const topLine = () =>
    visit().page.evaluate(() => {
      const bar = /** @type {Element} */ (document.querySelector('#bar')).getBoundingClientRect().bottom;
      const lines = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#text .line[data-line]'))];
      return Number(lines.find((line) => line.getBoundingClientRect().bottom > bar + 1)?.dataset.line);
    });
  /** The same, when the line has come from the worker. */
  const topLineSeen = async () => {
    let line = Number.NaN;
    await visit().page.until(async () => {
      line = await topLine();
      return line > 0;
    }, visit().twoFrames);
    return line;
  };
  const scrollToEnd = () =>
    visit().page.evaluate(() => {
      const text = /** @type {Element} */ (document.querySelector('#text')).getBoundingClientRect();
      scrollTo(0, scrollY + text.bottom - innerHeight);
    });

  test('long lines are shown to their end, without a gap', async () => {
    const { page, open, textHas, twoFrames, closeAll } = visit();
    await page.resize(390);
    await open(site().write('long.txt', `${'word '.repeat(30_000)}THE END`));
    await textHas('word word');
    // Rows follow each other, wherever the text is scrolled to.
    for (const part of [0, 0.3, 0.31, 0.7, 1]) {
      await page.evaluate((/** @type {number} */ share) => {
        const text = /** @type {Element} */ (document.querySelector('#text')).getBoundingClientRect();
        scrollTo(0, scrollY + text.top + share * (text.height - innerHeight));
      }, part);
      await page.until(`document.querySelectorAll('#text .line').length > 0`);
      const findGaps = () =>
        page.evaluate(() => {
          const rows = [...document.querySelectorAll('#text .line')].map((row) => row.getBoundingClientRect());
          const covers = rows[0]?.top <= 200 && /** @type {DOMRect} */ (rows.at(-1)).bottom >= innerHeight - 40;
          return {
            covers,
            gaps: rows
              .slice(1)
              .map((row, i) => Math.abs(row.top - rows[i].bottom))
              .filter((gap) => gap > 1),
          };
        });
      const expected = { covers: true, gaps: [] };
      for (let i = 0; i < 5; i++) await twoFrames();
      // The worker may take longer to send the rows.
      await page.until(async () => isDeepStrictEqual(await findGaps(), expected), twoFrames);
    }
    // The more rows are known, the longer the text is.
    await page.until(
      `(() => {
        const row = [...document.querySelectorAll('#text .line')].at(-1);
        const { bottom } = row.getBoundingClientRect();
        return row.textContent.endsWith('THE END\\n') && bottom <= innerHeight && bottom > innerHeight - 60;
      })()`,
      () => scrollToEnd().then(twoFrames),
    );
    await page.resize(1200);
    await closeAll();
  });

  test('the place stays when the encoding changes', async () => {
    const { page, open, showIn, textHas, closeAll } = visit();
    const lines = Array.from({ length: 300_000 }, (_, i) => `line ${i + 1}`);
    await open(site().write('lines.txt', lines.join('\r')));
    await visit().twoFrames();
    await page.evaluate(() => {
      const text = /** @type {Element} */ (document.querySelector('#text')).getBoundingClientRect();
      scrollTo(0, scrollY + text.top + text.height / 2);
    });
    await textHas('line 1500');
    const place = await topLine();
    assert.ok(Math.abs(place - 150_000) < 100, String(place));
    await showIn('gbk');
    // Browsers round such large numbers of pixels, and no line has a number before it comes.
    const most = browser === 'WebKit' ? 2 : 1;
    await page.until(async () => Math.abs((await topLine()) - place) <= most, visit().twoFrames);
    await scrollToEnd();
    await textHas('line 300000\n');
    await closeAll();
  });

  test('another file begins at its first line, even if the last one is still being scrolled', async () => {
    const { page, open, textHas, closeAll } = visit();
    await open(site().write('first.txt', 'first\n'.repeat(3000)));
    await textHas('first');
    await page.evaluate(() => scrollTo(0, 10_000));
    await page.until(`Number([...document.querySelectorAll('#text .line')].at(-1)?.dataset.line) > 200`);
    // This event comes when the second file has rows, but before they are on the screen.
    await page.evaluate(() => {
      const reading = /** @type {HTMLElement} */ (document.querySelector('#reading'));
      const observer = new MutationObserver(() => {
        if (reading.textContent === '') return;
        observer.disconnect();
        scrollBy(0, -100);
      });
      observer.observe(reading, { childList: true });
    });
    await open(site().write('second.txt', 'second\n'.repeat(3000)));
    await textHas('second');
    assert.equal(await topLineSeen(), 1);
    await closeAll();
  });

  test('words that are not on the screen are found', async () => {
    const { page, open, textHas, closeAll } = visit();
    const lines = Array.from({ length: 200_000 }, (_, i) =>
      i % 50_000 === 49_999 ? `Ein Wörterbuch ${i}` : `Zeile ${i}`,
    );
    await open(site().write('words.txt', encode(lines.join('\n'), 'windows-1252')));
    await page.click('#find');
    await page.type('#wanted', 'WÖRTERBUCH');
    await page.until(`document.querySelector('#match').textContent === '1 of 4'`);
    await textHas('Ein Wörterbuch 49999');
    await page.until(`document.querySelector('#text mark.match')?.textContent === 'Wörterbuch'`);
    await page.press('Enter');
    await textHas('Ein Wörterbuch 99999');
    await page.click('#previous');
    await page.click('#previous');
    await page.until(`document.querySelector('#match').textContent === '4 of 4'`);
    await textHas('Ein Wörterbuch 199999');
    await page.type('#wanted', '!');
    await page.until(`document.querySelector('#match').textContent === 'No match'`);
    await page.click('#find');
    await page.evaluate(() => scrollTo(0, 0));
    await closeAll();
  });

  test('scrolling over the text scrolls the page', async () => {
    const { page, open, textHas, closeAll } = visit();
    await open(site().write('scrolled.txt', Array.from({ length: 2_000_000 }, (_, i) => `${i + 1}`).join('\n')));
    await textHas('1\n2\n');
    const before = await page.evaluate('scrollY');
    await page.wheel(600);
    await page.until(`scrollY > ${before}`);
    // The rows move as far as they are scrolled, although the file is longer than browsers can lay out.
    const top = await topLineSeen();
    assert.ok(top < 60, `line ${top}`);
    await page.evaluate(() => {
      const text = /** @type {Element} */ (document.querySelector('#text')).getBoundingClientRect();
      scrollTo(0, scrollY + text.top + text.height / 2);
    });
    await page.until(`Number(document.querySelector('#text .line')?.dataset.line) > 900000`);
    await visit().twoFrames();
    const middle = await topLineSeen();
    for (let i = 0; i < 3; i++) await page.wheel(200);
    await page.until(async () => (await topLine()) > middle, visit().twoFrames);
    const moved = (await topLineSeen()) - middle;
    assert.ok(moved < 100, `${middle} and ${moved} more`);
    // The page below the text can be reached.
    await page.until(`document.querySelector('#races').getBoundingClientRect().top < innerHeight`, () =>
      page.evaluate(() => document.querySelector('#races')?.scrollIntoView()),
    );
    await page.evaluate(() => scrollTo(0, 0));
    await closeAll();
  });

  test('a jump just before the scroll bar is moved to where the rows are', async () => {
    const { page, open, textHas, closeAll } = visit();
    await open(site().write('jumped.txt', Array.from({ length: 2_000_000 }, (_, i) => `${i + 1}`).join('\n')));
    await textHas('1\n2\n');
    const places = await page.evaluate(async () => {
      const sleep = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
      const reached = [];
      for (const delay of [110, 125, 140]) {
        const text = /** @type {Element} */ (document.querySelector('#text')).getBoundingClientRect();
        scrollTo(0, scrollY + text.top + text.height / 2);
        await sleep(300);
        const isScrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        scrollBy(0, 300);
        await isScrolled;
        await sleep(delay);
        // The page is busy until it is time for this.
        for (const end = performance.now() + 60; performance.now() < end; );
        scrollTo(0, 1000);
        await sleep(300);
        reached.push(scrollY);
      }
      scrollTo(0, 0);
      return reached;
    });
    assert.deepEqual(places, [1000, 1000, 1000]);
    await closeAll();
  });

  test('opening a file with a long ASCII start shows its progress, and can be cancelled', async () => {
    const { page, textHas, isHidden, closeAll } = visit();
    const ascii = join(site().folder, 'ascii.txt');
    // The rest is U+0000, which takes no space on the disk.
    writeFileSync(ascii, 'nothing but ASCII\n');
    truncateSync(ascii, 4e9);
    await page.evaluate(() => {
      const place = /** @type {HTMLElement} */ (document.querySelector('#opening'));
      const progress = /** @type {HTMLProgressElement} */ (document.querySelector('#opening-progress'));
      new MutationObserver(() => {
        if (!place.hidden && progress.value > 0) document.body.dataset.progress = String(progress.value);
      }).observe(place, { attributes: true, subtree: true });
    });
    await page.choose([ascii]);
    await page.until(`Number(document.body.dataset.progress) > 0`);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#cancel-opening')).click());
    await page.until(`document.querySelector('#opening').hidden`);
    assert.equal(await isHidden('#document'), true);
    rmSync(ascii);
    await page.choose([site().write('short.txt', 'short')]);
    await textHas('short');
    // Cancel is beside the bar.
    assert.equal(await page.evaluate(() => document.querySelector('#progress')?.nextElementSibling?.id), 'cancel');
    await closeAll();
  });

  test('a large file does not freeze the page, and can be cancelled', async () => {
    const { page, textHas, isDone, isHidden, value, showIn, closeAll } = visit();
    const { file, size, lines, last } = largeFile(site().folder);
    await page.choose([file]);
    await page.until(`document.querySelector('#name').textContent === 'large.txt'`);
    await textHas('吾輩は猫である');
    // While the file is read, the page stays responsive.
    const longest = await page.evaluate(async () => {
      let longestPause = 0;
      const cancel = /** @type {HTMLElement} */ (document.querySelector('#cancel'));
      for (let then = performance.now(); !cancel.hidden; ) {
        await new Promise((resolve) => setTimeout(resolve));
        const now = performance.now();
        longestPause = Math.max(longestPause, now - then);
        then = now;
      }
      return longestPause;
    });
    console.log(`# the page's longest pause while a large file was read: ${Math.round(longest)} ms`);
    assert.equal(await page.text('#reading'), `${LARGE / 1e6} MB, ${lines.toLocaleString('en')} lines`);
    assert.equal(await isHidden('#show-invalid'), true);
    assert.equal(await value('progress'), 1);
    const elements = await page.evaluate(() => document.querySelectorAll('#text .line').length);
    assert.ok(elements < 160, `${elements} rows are elements`);
    await scrollToEnd();
    await textHas(last);

    const cancelAtFirstProgress = async () => {
      const encoding = /** @type {HTMLSelectElement} */ (document.querySelector('#encoding'));
      encoding.value = 'gbk';
      encoding.dispatchEvent(new Event('change'));
      const progress = /** @type {HTMLProgressElement} */ (document.querySelector('#progress'));
      // In the page, because it may take less time than asking from outside
      await new Promise((resolve) => {
        new MutationObserver(() => progress.value > 0 && resolve(undefined)).observe(progress, { attributes: true });
      });
      /** @type {HTMLElement} */ (document.querySelector('#cancel')).click();
    };
    // The worker may have read everything before it hears of the click.
    const isCancelled = `document.querySelector('#reading').textContent.includes('Cancelled: only part of the file was read')`;
    await page.until(isCancelled, async () => {
      await page.evaluate(cancelAtFirstProgress);
      await isDone();
    });
    // The part that was read stays on the screen.
    await page.until(`document.querySelector('#text').textContent.length > 100`);
    // It can also be read in the wrong encoding; then only the first invalid bytes are listed.
    await showIn('utf-8');
    assert.match(await page.text('#show-invalid'), /^Invalid bytes in \d{1,3},\d{3},\d{3} places$/);
    await showIn('shift_jis');
    await page.evaluate(() => scrollTo(0, 0));
    await textHas('吾輩は猫である');

    const { bytes } = await page.download('#save');
    assert.equal(bytes.length, (size / UNIT.shiftJIS.length) * UNIT.utf8.length);
    assert.ok(bytes.subarray(0, UNIT.utf8.length).equals(UNIT.utf8));
    assert.ok(bytes.subarray(-UNIT.utf8.length).equals(UNIT.utf8));
    await page.evaluate(() => {
      for (const id of ['save', 'cancel-save']) document.getElementById(id)?.click();
    });
    await page.until(`document.querySelector('#saved').textContent === 'Cancelled: nothing was saved.'`);
    await closeAll();
  });
}

/** The large file repeats this. */
const UNIT = (() => {
  const text = '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。\n'.repeat(1000);
  return { shiftJIS: Buffer.from(encode(text, 'shift_jis')), utf8: Buffer.from(text), lines: 1000 };
})();

/** In bytes. */
const LARGE = sizeOf(500e6, 30e6);

/** A file of that size, which is made only once. @param {string} folder */
function largeFile(folder) {
  const file = join(folder, 'large.txt');
  const { shiftJIS, lines } = UNIT;
  const times = Math.ceil(LARGE / shiftJIS.length);
  if (!statSync(file, { throwIfNoEntry: false })) {
    const descriptor = openSync(file, 'w');
    for (let i = 0; i < times; i++) writeSync(descriptor, shiftJIS);
    closeSync(descriptor);
  }
  return { file, size: times * shiftJIS.length, lines: times * lines, last: 'とんと見当がつかぬ。' };
}
