// The page, from end to end, in real Chromium and real Firefox.

import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { encode, encodeUTF16, TextDecoder } from '../../pkg/index.js';
import { hostPackage } from '../../tools/hosts.js';
import { root } from '../../tools/process.js';
import { buildPage, servePage } from '../../tools/www.js';
import { RowSplitter } from '../../www/worker/rows.js';
import { browsers } from './browsers.js';

/** @type {{ file: string, label: string, firstLine: string }[]} */
const examples = JSON.parse(readFileSync(join(root, 'examples', 'examples.json'), 'utf8'));
const example = (/** @type {string} */ file) => join(root, 'examples', file);

const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-page-'));
/** @type {import('node:http').Server} */
let server;
let url = '';

before(async () => {
  await buildPage();
  server = await servePage(0);
  url = `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`;
});
after(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('it loads in under 150 KB, compressed', async () => {
  let total = 0;
  for (const path of ['', 'style.css', 'main.js', 'worker.js', 'icon.svg']) {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(response.headers.get('Content-Encoding'), 'gzip', path);
    total += Number(response.headers.get('Content-Length'));
  }
  assert.ok(total > 100_000 && total < 150_000, `${total} bytes`);
});

test('what is kept of places in a file is small', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc');
  const splitter = new RowSplitter();
  const copies = [];
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 100; i++) {
    splitter.split(`${`${'a'.repeat(99)}\n`.repeat(5000)}a line that is not complete ${i}`, [], false, () => {});
    copies.push(splitter.copy());
  }
  collectGarbage();
  const kept = process.memoryUsage().heapUsed - before;
  assert.equal(copies.length, 100);
  assert.ok(kept < 10e6, `${kept} bytes of a text of 50 MB`);
});

for (const [name, open] of Object.entries(browsers)) {
  describe(name, () => {
    /** @type {import('./browsers.js').Page} */
    let page;
    before(async () => {
      page = await open(url);
      await page.until(`document.querySelector('#encoding')?.options.length === 40`);
    });
    after(async () => {
      await page?.close();
    });

    const textHas = (/** @type {string} */ part) =>
      page.until(`document.querySelector('#text').textContent.includes(${JSON.stringify(part)})`);
    const isDone = () => page.until(`document.querySelector('#cancel').hidden`);
    const write = (/** @type {string} */ file, /** @type {Uint8Array | string} */ content) => {
      writeFileSync(join(folder, file), content);
      return join(folder, file);
    };

    test('each family of encodings is detected and shown', async () => {
      for (const { file, label, firstLine } of examples.filter((one) => !one.file.startsWith('damaged'))) {
        await page.choose([example(file)]);
        await page.until(`document.querySelector('#name').textContent.startsWith(${JSON.stringify(file)})`);
        await textHas(firstLine);
        await isDone();
        const detected = await page.text('#detected');
        const expected = new TextDecoder(label).encoding;
        assert.ok(detected.toLowerCase().startsWith(expected), `${file}: ${detected}`);
        assert.match(detected, label === 'utf-16' ? /by its byte order mark/ : /\d+ % sure, by detection/);
        assert.equal(
          await page.evaluate(() => /** @type {any} */ (document.querySelector('#encoding')).value),
          expected,
        );
        assert.match(await page.text('#malformed-summary'), /None/);
      }
    });

    test('a document says what it is in', async () => {
      const html = encode('<!doctype html><meta charset=euc-kr><title>서시</title>', 'euc-kr');
      await page.choose([write('page.html', html)]);
      await textHas('서시');
      assert.equal(await page.text('#detected'), 'EUC-KR: certain, by its <meta>.');
      const xml = encode('<?xml version="1.0" encoding="koi8-r"?><a>Привет</a>', 'koi8-r');
      await page.choose([write('document.xml', xml)]);
      await textHas('Привет');
      assert.equal(await page.text('#detected'), 'KOI8-R: certain, by its XML declaration.');
      await page.choose([write('ascii.txt', 'only ASCII')]);
      await textHas('only ASCII');
      assert.match(await page.text('#detected'), /^UTF-8: nothing but ASCII/);
    });

    test('another encoding can be chosen, also by a label', async () => {
      await page.choose([example('anna-karenina.koi8-r.txt')]);
      await textHas('Все счастливые');
      await page.select('#encoding', 'windows-1251');
      await textHas('чУЕ УЮБУФМЙЧЩЕ');
      await page.type('#find-encoding', 'cskoi8r');
      await page.press('Enter');
      await textHas('Все счастливые');
      assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector('#encoding')).value), 'koi8-r');
      await page.select('#encoding', 'ibm866');
      await page.click('#use-detected');
      await textHas('Все счастливые');
    });

    test('malformed sequences are counted, marked, listed and found in the bytes', async () => {
      await page.choose([example('damaged.shift_jis.txt')]);
      await page.until(`document.querySelector('#name').textContent.startsWith('damaged')`);
      await page.select('#encoding', 'shift_jis');
      await textHas('壊れたファイル');
      await page.until(`document.querySelectorAll('#malformed button').length === 4`);
      assert.equal(await page.text('#malformed-summary'), '4 malformed sequences.');
      assert.equal(await page.evaluate(() => document.querySelectorAll('#text mark').length), 4);
      const list = await page.evaluate(() =>
        [...document.querySelectorAll('#malformed button')].map((one) => one.textContent),
      );
      assert.deepEqual(list, ['Offset 52: 82', 'Offset 59: FF', 'Offset 60: A0', 'Offset 85: 82']);
      await page.click('#malformed .line:nth-child(2) button');
      await page.until(`document.querySelector('#hex mark')?.textContent === 'FF'`);
      await page.until(`document.querySelector('#text mark.selected')?.title === 'Malformed at offset 59: FF'`);
      // Where there is less room, the bytes are in shorter rows.
      const isSelectedInRowsOf = (/** @type {number} */ length) =>
        page.until(`(() => {
          const row = document.querySelector('#hex mark')?.parentElement;
          return row?.querySelectorAll('span:not([class]), mark').length === ${length};
        })()`);
      await page.resize(390);
      await isSelectedInRowsOf(8);
      await page.resize(1200);
      await isSelectedInRowsOf(16);
    });

    test('malformed sequences across pieces of a file, and legitimate U+FFFD', async () => {
      // The decoder gets the file in pieces of 524,288 bytes.
      const bytes = Buffer.concat([
        Buffer.alloc(524_287, 'a'),
        Buffer.from([0xe3, 0x81, 0x0a, 0xef, 0xbf, 0xbd, 0xff]),
      ]);
      await page.choose([write('pieces.txt', bytes)]);
      await page.until(`document.querySelector('#name').textContent.startsWith('pieces')`);
      await page.select('#encoding', 'utf-8');
      await page.until(`document.querySelectorAll('#malformed button').length === 2`);
      assert.deepEqual(
        await page.evaluate(() => [...document.querySelectorAll('#malformed button')].map((one) => one.textContent)),
        ['Offset 524287: E3 81', 'Offset 524293: FF'],
      );
      await page.click('#malformed .line:nth-child(2) button');
      await textHas('\uFFFD\uFFFD\n');
      // gb18030 looks three bytes back, into the piece before.
      const back = Buffer.concat([Buffer.alloc(524_286, 'a'), Buffer.from([0x81, 0x30, 0x81, 0x41])]);
      await page.choose([write('back.txt', back)]);
      await page.until(`document.querySelector('#name').textContent.startsWith('back')`);
      await page.select('#encoding', 'gb18030');
      await page.until(`document.querySelector('#malformed button')?.textContent === 'Offset 524286: 81'`);
      await page.click('#malformed button');
      await textHas(`a\uFFFD0${new TextDecoder('gb18030').decode(Uint8Array.of(0x81, 0x41))}\n`);
    });

    /** Where the first row and the last one of the text are, in pixels from the top of what is on the screen. */
    const edges = () =>
      page.evaluate(() => {
        const text = /** @type {HTMLElement} */ (document.querySelector('#text'));
        const rows = [...text.querySelectorAll('.line')];
        const from = text.getBoundingClientRect().top + text.clientTop;
        return {
          top: rows[0].getBoundingClientRect().top - from,
          bottom: /** @type {Element} */ (rows.at(-1)).getBoundingClientRect().bottom - from,
          height: text.clientHeight,
          lineHeight: Number.parseFloat(getComputedStyle(text).lineHeight),
          end: rows.at(-1)?.textContent?.slice(-8),
        };
      });
    const twoFrames = () =>
      page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

    test('a long line passes without a gap, until its end', async () => {
      await page.resize(390);
      await page.choose([write('long.txt', `${'word '.repeat(3000)}THE END`)]);
      await textHas('word word');
      await page.until(`document.querySelector('#name').textContent.startsWith('long')`);
      await isDone();
      await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#text')).focus());
      const start = await edges();
      assert.equal(start.top, 0);
      await page.press('PageDown');
      await twoFrames();
      const next = await edges();
      assert.ok(Math.abs(next.top + start.height - start.lineHeight) < 2, `${next.top} of ${start.height}`);
      await page.press('End');
      await textHas('THE END');
      await twoFrames();
      const last = await edges();
      assert.equal(last.end, 'THE END\n');
      assert.ok(Math.abs(last.bottom - last.height) < 2, `${last.bottom} of ${last.height}`);
      // A single row that is higher than the screen, by the scroll bar alone.
      await page.choose([write('row.txt', `${'word '.repeat(390)}THE END`)]);
      await page.until(`document.querySelector('#name').textContent.startsWith('row')`);
      await isDone();
      await textHas('THE END');
      await page.until(`(() => {
        const text = document.querySelector('#text');
        text.scrollTop = text.scrollHeight;
        const [row] = text.querySelectorAll('.line');
        return Math.abs(row.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom) < 4;
      })()`);
      await page.resize(1200);
    });

    test('the place stays when the encoding changes', async () => {
      const lines = Array.from({ length: 300_000 }, (_, i) => `line ${i + 1}`);
      await page.choose([write('lines.txt', lines.join('\r'))]);
      await page.until(`document.querySelector('#name').textContent.startsWith('lines')`);
      await isDone();
      await page.evaluate(() => {
        const text = /** @type {HTMLElement} */ (document.querySelector('#text'));
        text.scrollTop = text.scrollHeight / 2;
      });
      const firstLine = `Number(document.querySelector('#text .line')?.dataset.line)`;
      await page.until(`${firstLine} > 149000`);
      const place = await page.evaluate(firstLine);
      await page.select('#encoding', 'gbk');
      await isDone();
      await page.until(`${firstLine} === ${place}`);
      await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#text')).focus());
      await page.press('End');
      await textHas('line 300000\n');
    });

    test('saves as UTF-8, and as another encoding', async () => {
      for (const { file, label } of examples.filter((one) => !one.file.startsWith('damaged'))) {
        await page.choose([example(file)]);
        await page.until(`document.querySelector('#name').textContent.startsWith(${JSON.stringify(file)})`);
        await page.select('#target', 'utf-8');
        const { name: savedName, bytes } = await page.download('#save');
        assert.equal(bytes.toString(), new TextDecoder(label).decode(readFileSync(example(file))));
        assert.equal(savedName, file.replace(/\.txt$/, '.utf-8.txt'));
        await page.until(`document.querySelector('#saved').textContent.startsWith('Saved')`);
      }
      await page.select('#target', 'utf-16le');
      await page.click('#bom');
      const { bytes } = await page.download('#save');
      assert.deepEqual([...bytes], [...readFileSync(example('babel.utf-16le.txt'))]);
      await page.click('#bom');
    });

    test('what cannot be written is listed before anything is saved', async () => {
      const text = 'Привет,\r\nмир\rПривет, 世界 и 世';
      await page.choose([write('mixed.txt', text)]);
      await textHas('世界');
      await page.select('#target', 'koi8-r');
      await page.click('#save');
      await page.until(`!document.querySelector('#unmappable').hidden`);
      const items = await page.evaluate(() =>
        [...document.querySelectorAll('#unmappable li')].map((one) => one.textContent),
      );
      assert.deepEqual(items, ['世 U+4E16, 2 times, first in line 3', '界 U+754C, 1 time, first in line 3']);
      const replaced = await page.download('#unmappable button:nth-child(1)');
      assert.deepEqual([...replaced.bytes], [...encode(text, 'koi8-r', { unmappable: 'replacement' })]);
      await page.until(`document.querySelector('#saved').textContent.startsWith('Saved')`);
      await page.click('#save');
      await page.until(`!document.querySelector('#unmappable').hidden`);
      const html = await page.download('#unmappable button:nth-child(2)');
      assert.deepEqual([...html.bytes], [...encode(text, 'koi8-r', { unmappable: 'html' })]);
      await page.until(`document.querySelector('#saved').textContent.startsWith('Saved')`);
      await page.click('#save');
      await page.until(`!document.querySelector('#unmappable').hidden`);
      await page.click('#unmappable button:nth-child(3)');
      assert.equal(await page.text('#saved'), 'Nothing is saved yet.');
    });

    test("saves to a place of one's choice, where the browser can", async () => {
      const canChoose = await page.evaluate(() => 'showSaveFilePicker' in window);
      assert.equal(canChoose, name === 'Chromium');
      assert.equal(
        await page.evaluate(() => /** @type {any} */ (document.querySelector('#save-to')).hidden),
        !canChoose,
      );
      // Nobody is there to answer the browser's own question.
      await page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory();
        Object.assign(window, { showSaveFilePicker: () => folder.getFileHandle('chosen.txt', { create: true }) });
        /** @type {any} */ (document.querySelector('#save-to')).hidden = false;
      });
      await page.choose([example('anna-karenina.koi8-r.txt')]);
      await textHas('Все счастливые');
      await page.select('#target', 'windows-1251');
      // What is chosen after the click is for the next time.
      await page.evaluate(() => {
        /** @type {any} */ (document.querySelector('#save-to')).click();
        const target = /** @type {HTMLSelectElement} */ (document.querySelector('#target'));
        target.value = 'utf-16le';
        target.dispatchEvent(new Event('change'));
      });
      await page.until(`document.querySelector('#saved').textContent === 'Saved chosen.txt.'`);
      const bytes = await page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory();
        const file = await (await folder.getFileHandle('chosen.txt')).getFile();
        return [...new Uint8Array(await file.arrayBuffer())];
      });
      const text = new TextDecoder('koi8-r').decode(readFileSync(example('anna-karenina.koi8-r.txt')));
      assert.deepEqual(bytes, [...encode(text, 'windows-1251')]);
      await page.evaluate(() => {
        const refuse = () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'));
        Object.assign(window, { showSaveFilePicker: refuse });
        /** @type {any} */ (document.querySelector('#save-to')).click();
      });
      await page.until(`document.querySelector('#saved').textContent === 'Cancelled: nothing was saved.'`);
    });

    test('several files are one go', async () => {
      await page.evaluate(() => {
        Object.assign(window, { isOld: true });
        location.reload();
      });
      await page.until(`!window.isOld && document.querySelector('#encoding')?.options.length === 40`);
      const files = ['cat.shift_jis.txt', 'my-old-home.gbk.txt', 'prologue.euc-kr.txt'];
      await page.choose(files.map(example));
      await page.until(`document.querySelectorAll('#files .open').length === 3`);
      const { name: zipName, bytes } = await page.download('#save-all');
      assert.equal(zipName, 'converted.zip');
      for (const file of files) {
        const label = file.split('.')[1];
        const text = new TextDecoder(label).decode(readFileSync(example(file)));
        assert.ok(bytes.includes(text), `${file} in the archive, which is not compressed`);
        assert.ok(bytes.includes(file.replace(/\.txt$/, '.utf-8.txt')), `the name of ${file}`);
      }
      await page.click('#files li:first-child .close');
      await page.until(`document.querySelectorAll('#files .open').length === 2`);
      await textHas('我冒了严寒');
      // The same file again, which gets a name of its own.
      await page.choose([example('prologue.euc-kr.txt')]);
      await page.until(`document.querySelectorAll('#files .open').length === 3`);
      const again = await page.download('#save-all');
      assert.ok(again.bytes.includes('2 prologue.euc-kr.utf-8.txt'));
      // The keyboard's place in the list stays.
      await page.evaluate(() => {
        const first = /** @type {HTMLElement} */ (document.querySelector('#files .open'));
        first.focus();
        // Not a key, which the browser's own list of downloads may take.
        first.click();
      });
      await page.until(`document.activeElement?.matches('#files .open[aria-current=true]')`);
      for (let left = 3; left > 0; left--) await page.click('#files li:first-child .close');
      assert.ok(await page.evaluate(() => /** @type {any} */ (document.querySelector('#document')).hidden));
    });

    test('a file of 500 MB does not freeze the page, and can be cancelled', async () => {
      const { file, size, lines, last } = largeFile();
      await page.choose([file]);
      await page.until(`document.querySelector('#name').textContent === 'large.txt, 500 MB'`);
      await textHas('吾輩は猫である');
      // While it is read, the page answers.
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
      console.log(`# the page's longest pause while 500 MB were read: ${Math.round(longest)} ms`);
      const status = await page.text('#reading');
      assert.ok(status.includes(`${lines.toLocaleString('en')} lines, 0 malformed sequences`), status);
      assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector('#progress')).value), 1);
      const elements = await page.evaluate(() => document.querySelectorAll('#text .line').length);
      assert.ok(elements < 100, `${elements} rows are elements`);
      // Its end.
      await page.evaluate(() => {
        const text = /** @type {HTMLElement} */ (document.querySelector('#text'));
        text.scrollTop = text.scrollHeight;
      });
      await textHas(last);

      await page.select('#encoding', 'gbk');
      await page.until(
        `document.querySelector('#progress').value > 0 && document.querySelector('#progress').value < 1`,
      );
      await page.click('#cancel');
      await isDone();
      assert.match(await page.text('#reading'), /Cancelled/);
      assert.ok((await page.evaluate(() => document.querySelector('#text')?.textContent?.length ?? 0)) > 100);
      await page.select('#encoding', 'shift_jis');
      await isDone();
      await page.evaluate(() => document.querySelector('#text')?.scrollTo(0, 0));
      await textHas('吾輩は猫である');

      await page.select('#target', 'utf-8');
      const { bytes } = await page.download('#save');
      assert.equal(bytes.length, (size / LARGE_UNIT.shiftJIS.length) * LARGE_UNIT.utf8.length);
      assert.ok(bytes.subarray(0, LARGE_UNIT.utf8.length).equals(LARGE_UNIT.utf8));
      assert.ok(bytes.subarray(-LARGE_UNIT.utf8.length).equals(LARGE_UNIT.utf8));
      await page.click('#save');
      await page.click('#cancel-save');
      await page.until(`document.querySelector('#saved').textContent === 'Cancelled: nothing was saved.'`);
    });

    test('a file that is gone, and one that is empty', async () => {
      await page.choose([write('empty.txt', '')]);
      await page.until(`document.querySelector('#name').textContent.startsWith('empty')`);
      await isDone();
      assert.match(await page.text('#reading'), /^0 bytes, 1 line, 0 malformed/);
      const gone = write('gone.txt', 'soon gone');
      await page.choose([gone]);
      await textHas('soon gone');
      rmSync(gone);
      await page.select('#encoding', 'gbk');
      await page.until(`!document.querySelector('#alert').hidden`);
      assert.match(await page.text('#alert'), /^gone\.txt cannot be read: it was moved, changed or removed/);
      await page.choose([example('cat.shift_jis.txt')]);
      await textHas('吾輩は猫である');
      assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector('#alert')).hidden), true);
    });

    test('files that are dropped and pasted', async () => {
      const bytes = [...readFileSync(example('quiet-night.big5.txt'))];
      for (const type of ['drop', 'paste']) {
        await page.evaluate(
          (eventType, content) => {
            const data = new DataTransfer();
            data.items.add(new File([Uint8Array.from(content)], `${eventType}.txt`));
            const event = new Event(eventType, { bubbles: true, cancelable: true });
            // Only a browser itself can make a whole event of these kinds.
            Object.defineProperty(event, eventType === 'drop' ? 'dataTransfer' : 'clipboardData', { value: data });
            document.body.dispatchEvent(event);
          },
          type,
          bytes,
        );
        await page.until(`document.querySelector('#name').textContent.startsWith('${type}.txt')`);
        await textHas('床前明月光');
      }
    });

    test('text to bytes', async () => {
      await page.evaluate(() => {
        const source = /** @type {HTMLTextAreaElement} */ (document.querySelector('#source'));
        source.value = '';
      });
      await page.type('#source', 'é漢☃');
      await page.select('#write-encoding', 'gbk');
      await page.until(`document.querySelector('#write-summary').textContent === '5 bytes. GBK has not ☃ U+2603.'`);
      assert.deepEqual(
        await page.evaluate(() => [...document.querySelectorAll('#bytes li')].map((one) => one.textContent)),
        ['éA8 A6', '漢9D 68', '☃3F'],
      );
      await page.select('#write-mode', 'html');
      const { name: savedName, bytes } = await page.download('#download');
      assert.deepEqual([savedName, bytes.toString('latin1')], ['text.gbk.txt', '\xa8\xa6\x9dh&#9731;']);
      await page.type('#source', '字');
      await page.select('#write-encoding', 'iso-2022-jp');
      await page.until(`document.querySelector('#bytes').textContent.endsWith('end1B 28 42')`);
      await page.select('#write-encoding', 'utf-16be');
      const utf16 = await page.download('#download');
      assert.deepEqual([...utf16.bytes], [...encodeUTF16('é漢☃字', 'utf-16be')]);
    });

    test('the race', async () => {
      await page.click('#race');
      await page.until(`document.querySelectorAll('#race tbody tr').length === 14`);
      await page.until(`document.querySelector('#start-race').textContent === 'Race again'`);
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll('#race tbody tr')].map((row) => row.textContent ?? ''),
      );
      for (const row of rows) assert.match(row, /ours [\d,]+ MB\/s.*browser [\d,]+ MB\/s.*\d×$/);
      const widths = await page.evaluate(() =>
        [...document.querySelectorAll('#race .fill')].map((fill) => fill.getBoundingClientRect().width),
      );
      assert.ok(
        widths.every((/** @type {number} */ width) => width > 0),
        String(widths),
      );
      assert.match(await page.text('#race [role=status]'), /times as fast as this browser/);
    });

    test('the race with a file that has no text, which disturbs nothing that was saved', async () => {
      await page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory();
        const saved = await folder.getDirectoryHandle('saved', { create: true });
        await saved.getFileHandle('of another tab', { create: true });
      });
      await page.select('#encoding', 'replacement');
      await isDone();
      await page.click('#start-race');
      await page.until(`document.querySelector('#start-race').textContent === 'Race again'`);
      assert.equal(await page.evaluate(() => document.querySelectorAll('#race tbody tr').length), 13);
      assert.ok(await page.evaluate(() => /** @type {any} */ (document.querySelector('#alert')).hidden));
      await page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory();
        await (await folder.getDirectoryHandle('saved')).getFileHandle('of another tab');
      });
    });

    test('it can be used with the keyboard', async () => {
      await page.evaluate(() => {
        location.hash = '';
        /** @type {HTMLElement} */ (document.querySelector('.skip')).focus();
      });
      /** @type {string[]} */
      const reached = [];
      for (let i = 0; i < 60 && !reached.includes('start-race'); i++) {
        await page.press('Tab');
        reached.push(await page.evaluate(() => document.activeElement?.id ?? ''));
      }
      const controls = [
        'file',
        'encoding',
        'find-encoding',
        'text',
        'hex',
        'target',
        'bom',
        'save',
        'source',
        'download',
      ];
      assert.deepEqual(
        reached.filter((id) => controls.includes(id)),
        controls,
      );
    });

    test('assistive technology can use it, in light and dark', async () => {
      const axe = readFileSync(hostPackage('axe-core/axe.min.js'), 'utf8');
      for (const scheme of /** @type {const} */ (['light', 'dark'])) {
        await page.evaluate(
          (/** @type {string} */ value) => document.documentElement.style.setProperty('color-scheme', value),
          scheme,
        );
        const found = await page.evaluate(`${axe}; axe.run().then(({ passes, violations }) => ({
          passes: passes.length,
          violations: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' ')),
        }))`);
        assert.deepEqual(found.violations, []);
        assert.ok(found.passes > 20);
      }
    });

    test('it fits on a phone, and obeys its own security policy', async () => {
      for (const width of [390, 820, 1440]) {
        await page.resize(width);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${overflow} pixels too wide at ${width}`);
      }
      const blocked = await page.evaluate(() =>
        fetch('/')
          .then(() => 'allowed')
          .catch(() => 'forbidden'),
      );
      assert.equal(blocked, 'forbidden');
      // The last line above is the only complaint that there is.
      const others = page.errors.filter(
        (error) => !/connect-src|Content.Security.Policy|NetworkError|Failed to fetch/.test(error),
      );
      assert.deepEqual(others, []);
    });
  });
}

/** What the large file repeats. */
const LARGE_UNIT = (() => {
  const text = '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。\n'.repeat(1000);
  return { shiftJIS: Buffer.from(encode(text, 'shift_jis')), utf8: Buffer.from(text), lines: 1000 };
})();

/** A file of 500 MB, made once. */
function largeFile() {
  const file = join(folder, 'large.txt');
  const { shiftJIS, lines } = LARGE_UNIT;
  const times = Math.ceil(500e6 / shiftJIS.length);
  if (!statSync(file, { throwIfNoEntry: false })) {
    const descriptor = openSync(file, 'w');
    for (let i = 0; i < times; i++) writeSync(descriptor, shiftJIS);
    closeSync(descriptor);
  }
  return { file, size: times * shiftJIS.length, lines: times * lines, last: 'とんと見当がつかぬ。' };
}
