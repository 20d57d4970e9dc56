// Opening files in all ways and encodings, and invalid bytes in them.

import assert from 'node:assert/strict';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { TextDecoder } from '../../../pkg/index.js';
import { example, wellFormed } from '../site.js';

/** @type {import('../site.js').Suite} */
export function testOpening(visit, site, browser) {
  test('each family of encodings is detected and shown', async () => {
    const { page, open, textHas, value, isHidden } = visit();
    for (const { file, label, firstLine } of wellFormed) {
      await open(example(file));
      await textHas(firstLine);
      const expected = new TextDecoder(label).encoding;
      assert.match(
        (await page.text('#detected')).toLowerCase(),
        new RegExp(`^${expected}(, (very )?likely|: the file has a byte order mark)$`),
      );
      assert.equal(await value('encoding'), expected);
      assert.equal(await isHidden('#show-invalid'), true);
    }
    await visit().closeAll();
  });

  test('invalid bytes are counted, marked, listed and found in the bytes', async () => {
    const { page, open, showIn, textHas, textsOf, closeAll } = visit();
    await open(example('damaged.shift_jis.txt'));
    await showIn('shift_jis');
    await textHas('壊れたファイル');
    await page.until(`document.querySelector('#show-invalid').textContent === 'Invalid bytes in 4 places'`);
    assert.equal(await page.evaluate(() => document.querySelectorAll('#text mark').length), 4);
    // Until somebody asks for them, the list and the bytes are hidden.
    assert.equal(await visit().isHidden('#details'), true);
    await page.click('#show-invalid');
    await page.until(`document.querySelectorAll('#invalid button').length === 4`);
    assert.deepEqual(await textsOf('#invalid button'), [
      'Offset 52: 82',
      'Offset 59: FF',
      'Offset 60: A0',
      'Offset 85: 82',
    ]);
    assert.equal(await page.text('#invalid-summary'), 'Invalid bytes in 4 places.');
    await page.click('#invalid .line:nth-child(2) button');
    await page.until(`document.querySelector('#hex mark')?.textContent === 'FF'`);
    await page.until(`document.querySelector('#text mark.selected')?.title === 'Invalid bytes at offset 59: FF'`);
    // With less room, rows of bytes are shorter.
    const isSelectedInRowsOf = (/** @type {number} */ length) =>
      page.until(`(() => {
        const row = document.querySelector('#hex mark')?.parentElement;
        return row?.querySelectorAll('span:not([class]), mark').length === ${length};
      })()`);
    await page.resize(390);
    await isSelectedInRowsOf(8);
    await page.resize(1200);
    await isSelectedInRowsOf(16);
    await page.click('#close-details');
    assert.equal(await visit().isHidden('#details'), true);
    await closeAll();
  });

  test('invalid bytes across pieces of a file, and legitimate U+FFFD', async () => {
    const { page, open, showIn, textHas, textsOf, closeAll } = visit();
    // The decoder gets the file in pieces of 524,288 bytes.
    const bytes = Buffer.concat([Buffer.alloc(524_287, 'a'), Buffer.from([0xe3, 0x81, 0x0a, 0xef, 0xbf, 0xbd, 0xff])]);
    await open(site().write('pieces.txt', bytes));
    await showIn('utf-8');
    await page.click('#show-invalid');
    await page.until(`document.querySelectorAll('#invalid button').length === 2`);
    assert.deepEqual(await textsOf('#invalid button'), ['Offset 524287: E3 81', 'Offset 524293: FF']);
    await page.click('#invalid .line:nth-child(2) button');
    await textHas('\uFFFD\uFFFD\n');
    // gb18030 looks three bytes back, into the previous piece.
    const back = Buffer.concat([Buffer.alloc(524_286, 'a'), Buffer.from([0x81, 0x30, 0x81, 0x41])]);
    await open(site().write('back.txt', back));
    await showIn('gb18030');
    await page.until(`document.querySelector('#invalid button')?.textContent === 'Offset 524286: 81'`);
    await page.click('#invalid button');
    await textHas(`a\uFFFD0${new TextDecoder('gb18030').decode(Uint8Array.of(0x81, 0x41))}\n`);
    await closeAll();
  });

  test('dropped and pasted files and folders', async () => {
    const { page, textHas, closeAll } = visit();
    const bytes = [...readFileSync(example('quiet-night.big5.txt'))];
    for (const type of ['drop', 'paste']) {
      await page.evaluate(
        (eventType, content) => {
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(content)], `${eventType}.txt`));
          const event = new Event(eventType, { bubbles: true, cancelable: true });
          // Only a browser can make a complete event of these kinds.
          Object.defineProperty(event, eventType === 'drop' ? 'dataTransfer' : 'clipboardData', { value: data });
          document.body.dispatchEvent(event);
        },
        type,
        bytes,
      );
      await page.until(`document.querySelector('#name').textContent === '${type}.txt'`);
      await textHas('床前明月光');
    }
    await closeAll();
    await page.evaluate((content) => {
      const file = {
        isFile: true,
        fullPath: '/poems/tang/night.txt',
        file: (/** @type {any} */ use) => use(new File([Uint8Array.from(content)], 'night.txt')),
      };
      const reader = () => {
        const rest = [[file], []];
        return { readEntries: (/** @type {any} */ use) => use(rest.shift()) };
      };
      const folder = { isFile: false, isDirectory: true, createReader: reader };
      const dataTransfer = {
        types: ['Files'],
        files: [new File([], 'poems')],
        items: [{ webkitGetAsEntry: () => folder }],
      };
      document.body.dispatchEvent(
        Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer }),
      );
    }, bytes);
    await textHas('床前明月光');
    assert.match(
      await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#name')).title),
      /^poems\/tang\/night\.txt/,
    );
    await closeAll();
  });

  test('a missing file, an empty one, and one that the system opens', async () => {
    const { page, open, textHas, isHidden, closeAll } = visit();
    await open(site().write('empty.txt', ''));
    assert.equal(await page.text('#reading'), '0 bytes, 1 line');
    const gone = site().write('gone.txt', 'soon gone');
    await open(gone);
    await textHas('soon gone');
    rmSync(gone);
    await page.select('#encoding', 'gbk');
    await page.until(`!document.querySelector('#alert').hidden`);
    assert.match(await page.text('#alert'), /^gone\.txt can’t be read\. It was moved, changed or removed/);
    await open(example('cat.shift_jis.txt'));
    await textHas('吾輩は猫である');
    assert.equal(await isHidden('#alert'), true);
    await closeAll();
    if (browser !== 'Chromium') return;
    assert.equal(await page.evaluate(() => 'launchQueue' in window), true);
    const manifest = JSON.parse(await (await fetch(`${site().url}manifest.webmanifest`)).text());
    assert.ok(manifest.file_handlers[0].accept['text/plain'].includes('.txt'));
  });

  test('if a file is removed or changed while it is open, each operation says so', async () => {
    const { page, open, textHas, isHidden, closeAll } = visit();
    // WebKitGTK doesn't always notice.
    if (browser === 'WebKit') return;
    const unreadable = /^gone\.txt can’t be read\. It was moved, changed or removed/;
    const lines = Array.from({ length: 20_000 }, (_, i) => `line ${i + 1}`).join('\n');
    /** @param {string} place @param {() => Promise<unknown>} action */
    const says = async (place, action) => {
      await page.evaluate(() => {
        for (const id of ['alert', 'saved']) /** @type {HTMLElement} */ (document.getElementById(id)).textContent = '';
      });
      await action();
      await page.until(`document.querySelector('#${place}').textContent !== ''`);
      assert.match(await page.text(`#${place}`), unreadable);
    };
    // WebKit notices a change by the time, in whole seconds.
    const later = Date.now() / 1000 + 2;
    const shorten = (/** @type {string} */ path) => {
      writeFileSync(path, 'short');
      utimesSync(path, later, later);
    };
    for (const change of [rmSync, shorten]) {
      const path = site().write('gone.txt', lines);
      await open(path);
      await textHas('line 1\n');
      change(path);
      await says('alert', () => page.evaluate(() => scrollTo(0, 200_000)));
      // It is visible, wherever the text is scrolled to.
      const { top, bottom, height } = await page.evaluate(
        `document.querySelector('#alert').getBoundingClientRect().toJSON()`,
      );
      assert.ok(top >= 0 && bottom <= (await page.evaluate('innerHeight')) && height > 0, `${top} to ${bottom}`);
      await says('alert', async () => {
        await page.click('#find');
        await page.type('#wanted', 'line 7');
      });
      await page.click('#find');
      await says('saved', () => page.click('#copy'));
      await says('saved', () => page.click('#save'));
      // The bar would cover it.
      await page.evaluate(() => scrollTo(0, 0));
      await says('alert', () => page.click('#show-bytes'));
      await page.click('#close-details');
      await closeAll();
      assert.equal(await isHidden('#alert'), true);
    }
    // Firefox complains about the stream of a removed file.
    assert.deepEqual(
      page.errors.filter((error) => !/ServiceWorker intercepted/.test(error)),
      [],
    );
  });

  test('back closes the files, and asks before choices are lost', async () => {
    const { page, open, showIn, textHas, isHidden, closeAll } = visit();
    /** Goes back, and returns the page's question. @param {boolean} answer */
    const back = async (answer) => {
      await page.evaluate((/** @type {boolean} */ confirmed) => {
        Object.assign(window, {
          asked: '',
          confirm: (/** @type {string} */ message) => {
            Object.assign(window, { asked: message });
            return confirmed;
          },
          // The page's own event, after the browser's
          isBack: false,
        });
        addEventListener('popstate', () => Object.assign(window, { isBack: true }), { once: true });
        history.back();
      }, answer);
      await page.until('window.isBack');
      return page.evaluate('window.asked');
    };
    const isLeavingAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await open(example('cat.shift_jis.txt'));
    await textHas('吾輩は猫である');
    assert.equal(await isLeavingAsked(), false);
    assert.equal(await back(true), '');
    assert.equal(await isHidden('#document'), true);
    await open(example('cat.shift_jis.txt'));
    await showIn('gbk');
    assert.equal(await isLeavingAsked(), true);
    assert.match(await back(false), /^Close without saving\?/);
    assert.equal(await isHidden('#document'), false);
    // Links within the page leave the files open.
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('nav a')).click());
    await page.until(`location.hash === '#write'`);
    assert.equal(await isHidden('#document'), false);
    assert.equal(await back(false), '');
    assert.equal(await isHidden('#document'), false);
    await page.download('#save');
    assert.equal(await isLeavingAsked(), false);
    assert.equal(await back(false), '');
    assert.equal(await isHidden('#document'), true);
    await open(example('cat.shift_jis.txt'));
    await closeAll();
  });

  test('recent files can be opened again, if the browser allows it', async () => {
    const { page, isReady, textHas, textsOf, isHidden, closeAll } = visit();
    if (browser !== 'Chromium') return assert.equal(await isHidden('#recent-files'), true);
    // Nobody can answer the browser's own question.
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle('again.txt', { create: true });
      const stream = await handle.createWritable();
      await stream.write('again and again');
      await stream.close();
      Object.assign(window, { showOpenFilePicker: async () => [handle] });
      /** @type {HTMLElement} */ (document.querySelector('#file')).click();
    });
    await textHas('again and again');
    await closeAll();
    assert.deepEqual(await textsOf('#recent button'), ['again.txt']);
    await page.open(site().url);
    await isReady();
    await page.until(`!document.querySelector('#recent-files').hidden`);
    await page.click('#recent button');
    await textHas('again and again');
    await closeAll();
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      await folder.removeEntry('again.txt');
    });
    await page.click('#recent button');
    await page.until(`!document.querySelector('#alert').hidden`);
    assert.match(await page.text('#alert'), /^again\.txt can’t be read\./);
    await page.until(`document.querySelector('#recent-files').hidden`);
    await page.choose([example('cat.shift_jis.txt')]);
    await textHas('吾輩は猫である');
    await closeAll();
  });

  test('samples in the languages that people look for', async () => {
    const { page, textsOf, textHas, closeAll } = visit();
    assert.deepEqual(await textsOf('#samples button'), [
      '日本語',
      '简体中文',
      '繁體中文',
      '한국어',
      'Русский',
      'Français',
      'ไทย',
      'A damaged file',
      'Garbled text',
    ]);
    await page.click('#samples button:nth-child(4)');
    await textHas('죽는 날까지');
    await closeAll();
  });
}
