// Saving in all encodings, with questions before anything is lost.

import assert from 'node:assert/strict';
import { readFileSync, rmSync, utimesSync } from 'node:fs';
import { test } from 'node:test';
import { encode, TextDecoder } from '../../../pkg/index.js';
import { example, wellFormed } from '../site.js';

/** @type {import('../site.js').Suite} */
export function testSaving(visit, site, browser) {
  /** Sets an option for saving. @param {string} id @param {string | boolean} value */
  const set = (id, value) =>
    visit().page.evaluate(
      (wanted, chosen) => {
        const control = /** @type {any} */ (document.getElementById(wanted));
        if (typeof chosen === 'boolean') control.checked = chosen;
        else control.value = chosen;
        control.dispatchEvent(new Event('change'));
      },
      id,
      value,
    );
  const isAsked = () => visit().page.until(`!document.querySelector('#questions').hidden`);
  const isSaved = () => visit().page.until(`document.querySelector('#saved').textContent.startsWith('Saved')`);

  test('as UTF-8 with one click, and as another encoding; the name stays', async () => {
    const { page, open, closeAll } = visit();
    for (const { file, label } of wellFormed) {
      await open(example(file));
      assert.equal(await page.text('#save'), 'Save as UTF-8');
      const { name, bytes } = await page.download('#save');
      const bom = file.startsWith('babel') ? '\uFEFF' : '';
      assert.equal(bytes.toString(), bom + new TextDecoder(label).decode(readFileSync(example(file))));
      assert.equal(name.replace(/ ?\(\d+\)/, ''), file);
      await isSaved();
    }
    await open(example('babel.utf-16le.txt'));
    await set('target', 'utf-16le');
    assert.equal(await page.text('#save'), 'Save as UTF-16LE');
    const { bytes } = await page.download('#save');
    assert.deepEqual([...bytes], [...readFileSync(example('babel.utf-16le.txt'))]);
    await set('target', 'utf-8');
    await closeAll();
  });

  test('a byte order mark stays, unless somebody chooses something else', async () => {
    const { page, open, closeAll } = visit();
    const [mark, text] = ['\uFEFF', 'text: größer\n'];
    /** @param {string} target @param {string} choice */
    const savedIn = async (target, choice) => {
      await set('target', target);
      await set('bom', choice);
      const { bytes } = await page.download('#save');
      return new TextDecoder(target, { ignoreBOM: true }).decode(bytes);
    };
    for (const has of [true, false]) {
      await open(site().write('marked.txt', has ? mark + text : text));
      assert.equal(await savedIn('utf-8', 'keep'), has ? mark + text : text);
      assert.equal(await savedIn('utf-8', 'with'), mark + text);
      assert.equal(await savedIn('utf-8', 'without'), text);
      // Programs hardly recognize UTF-16 without one.
      assert.equal(await savedIn('utf-16be', 'keep'), mark + text);
      assert.equal(await savedIn('utf-16be', 'without'), text);
      assert.equal(await savedIn('windows-1252', 'keep'), text);
    }
    await set('bom', 'keep');
    await set('target', 'utf-8');
    await closeAll();
  });

  test('for Excel, with other line endings', async () => {
    const { page, open, isHidden, closeAll } = visit();
    await open(site().write('movie.chs.srt', 'a'));
    assert.equal(await isHidden('#save-excel'), true);
    const { name: subtitles } = await page.download('#save');
    assert.equal(subtitles, 'movie.chs.srt');
    await open(site().write('table.csv', encode('年,名前\r\n2026,日本\n\r', 'shift_jis')));
    await visit().showIn('shift_jis');
    assert.equal(await isHidden('#save-excel'), false);
    const { bytes } = await page.download('#save-excel');
    assert.equal(bytes.toString(), '\uFEFF年,名前\r\n2026,日本\n\r');
    for (const [lineEnding, expected] of [
      ['lf', '年,名前\n2026,日本\n\n'],
      ['crlf', '年,名前\r\n2026,日本\r\n\r\n'],
    ]) {
      await set('line-endings', lineEnding);
      for (const target of ['utf-8', 'utf-16le', 'iso-2022-jp']) {
        await set('target', target);
        const saved = await page.download('#save');
        assert.equal(new TextDecoder(target).decode(saved.bytes), expected, `${lineEnding} in ${target}`);
      }
    }
    await set('line-endings', 'keep');
    await set('target', 'utf-8');
    await closeAll();
  });

  test('a document declares the encoding in which it is saved', async () => {
    const { page, open, isHidden, closeAll } = visit();
    const html = '<!doctype html><meta charset="shift_jis"><title>日本語</title>';
    await open(site().write('declared.html', encode(html, 'shift_jis')));
    assert.equal(await isHidden('#declaration-field'), false);
    assert.equal((await page.download('#save')).bytes.toString(), html.replace('shift_jis', 'UTF-8'));
    await set('declaration', false);
    assert.equal((await page.download('#save')).bytes.toString(), html);
    await set('declaration', true);
    const xml = '<?xml version="1.0" encoding="koi8-r"?><a>Привет</a>';
    await open(site().write('declared.xml', encode(xml, 'koi8-r')));
    await set('target', 'utf-16be');
    const { bytes } = await page.download('#save');
    assert.equal(new TextDecoder('utf-16be').decode(bytes), xml.replace('koi8-r', 'UTF-16BE'));
    await set('target', 'utf-8');
    await open(example('cat.shift_jis.txt'));
    await closeAll();
  });

  test('characters that an encoding can’t represent are listed before anything is saved', async () => {
    const { page, open, textsOf, closeAll } = visit();
    const text = 'Привет,\r\nмир\rПривет, 世界 и 世';
    await open(site().write('mixed.txt', text));
    await set('target', 'koi8-r');
    await page.click('#save');
    await isAsked();
    assert.match(await page.text('#questions'), /^KOI8-R can’t represent 2 different characters in this text/);
    assert.deepEqual(await textsOf('#questions li'), [
      '世 U+4E16, 2 times, first on line 3',
      '界 U+754C, 1 time, first on line 3',
    ]);
    const replaced = await page.download('#questions button:nth-child(2)');
    assert.deepEqual([...replaced.bytes], [...encode(text, 'koi8-r', { unmappable: 'replacement' })]);
    await isSaved();
    await page.click('#save');
    await isAsked();
    const html = await page.download('#questions button:nth-child(3)');
    assert.deepEqual([...html.bytes], [...encode(text, 'koi8-r', { unmappable: 'html' })]);
    await isSaved();
    await page.click('#save');
    await isAsked();
    await page.click('#questions button:nth-child(1)');
    assert.equal(await page.text('#saved'), 'Nothing has been saved yet.');
    await set('target', 'utf-8');
    await closeAll();
  });

  test('the page warns before it saves invalid bytes as U+FFFD', async () => {
    const { page, open, showIn, closeAll } = visit();
    await open(example('damaged.shift_jis.txt'));
    await showIn('shift_jis');
    await page.click('#save');
    await isAsked();
    assert.match(await page.text('#questions'), /^Invalid bytes in 4 places would be saved as \uFFFD/);
    await page.click('#questions button:nth-child(1)');
    assert.equal(await page.text('#saved'), 'Nothing has been saved yet.');
    await page.click('#save');
    await isAsked();
    const { bytes } = await page.download('#questions button:nth-child(2)');
    const text = new TextDecoder('shift_jis').decode(readFileSync(example('damaged.shift_jis.txt')));
    assert.equal(bytes.toString(), text);
    // The file's own U+FFFD isn't lost.
    await open(site().write('replaced.txt', text));
    await showIn('utf-8');
    assert.equal((await page.download('#save')).bytes.toString(), text);
    await closeAll();
  });

  test('a file that has changed since it was opened is not saved', async () => {
    const { page, open, closeAll } = visit();
    const unreadable =
      'changing.txt can’t be read. It was moved, changed or removed after you chose it. Choose it again.';
    // WebKit notices it by the time, in whole seconds.
    const later = Date.now() / 1000 + 2;
    for (const change of [
      () => utimesSync(site().write('changing.txt', encode('longer: 日本語', 'shift_jis')), later, later),
      () => rmSync(site().write('changing.txt', encode('日本', 'shift_jis'))),
    ]) {
      await open(site().write('changing.txt', encode('日本語', 'shift_jis')));
      change();
      await page.click('#save');
      await page.until(`document.querySelector('#saved').textContent === ${JSON.stringify(unreadable)}`);
      await closeAll();
    }
  });

  test('to a chosen place, if the browser can', async () => {
    const { page, open, isHidden, closeAll } = visit();
    const canChoose = await page.evaluate(() => 'showSaveFilePicker' in window);
    assert.equal(canChoose, browser === 'Chromium');
    await open(example('anna-karenina.koi8-r.txt'));
    assert.equal(await isHidden('#save-to'), !canChoose);
    // WebKitGTK has no origin private file system, either.
    if (browser === 'WebKit') return closeAll();
    // Nobody can answer the browser's own question.
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      Object.assign(window, { showSaveFilePicker: () => folder.getFileHandle('chosen.txt', { create: true }) });
    });
    await set('target', 'windows-1251');
    // A choice made after the click applies to the next file.
    await page.evaluate(() => {
      /** @type {any} */ (document.querySelector('#save-to')).click();
      const target = /** @type {HTMLSelectElement} */ (document.querySelector('#target'));
      target.value = 'utf-8';
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
    await closeAll();
  });
}
