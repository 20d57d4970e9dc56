// How the page shows and changes a file's encoding: the cards, the chooser and the search.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from '../../../pkg/index.js';
import { example } from '../site.js';

/** @type {import('../site.js').Suite} */
export function testChoices(visit, site) {
  test('a document declares its encoding', async () => {
    const { page, open, textHas, closeAll } = visit();
    const html = encode('<!doctype html><meta charset=euc-kr><title>서시</title>', 'euc-kr');
    await open(site().write('page.html', html));
    await textHas('서시');
    assert.equal(await page.text('#detected'), 'EUC-KR: the page says so');
    const xml = encode('<?xml version="1.0" encoding="koi8-r"?><a>Привет</a>', 'koi8-r');
    await open(site().write('document.xml', xml));
    await textHas('Привет');
    assert.equal(await page.text('#detected'), 'KOI8-R: its XML declaration says so');
    await open(site().write('ascii.txt', 'only ASCII'));
    await textHas('only ASCII');
    assert.match(await page.text('#detected'), /^Plain ASCII/);
    assert.equal(await visit().isHidden('#choices'), true);
    await open(site().write('nothing.txt', ''));
    assert.equal(await page.text('#detected'), 'This file is empty.');
    await open(site().write('picture.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3, 0, 0, 0xff)));
    assert.equal(await page.text('#detected'), 'This looks like a binary file, not text.');
    // No version of it is readable.
    assert.equal(await visit().isHidden('#readable'), true);
    await closeAll();
  });

  test('a contradicted declaration is reported', async () => {
    const { page, open, textHas, textsOf, closeAll } = visit();
    const bytes = encode('<meta charset=utf-8><title>吾輩は猫である。名前はまだ無い。</title>', 'shift_jis');
    await open(site().write('wrong.html', bytes));
    await textHas('吾輩は猫である');
    assert.equal(await page.text('#detected'), 'The file says that it’s UTF-8, but its bytes look like Shift_JIS.');
    assert.ok((await textsOf('#candidates strong')).includes('UTF-8'));
    await closeAll();
  });

  test('the likeliest encodings are cards with some lines of the text', async () => {
    const { page, open, textHas, textsOf, value, closeAll } = visit();
    const ascii = 'An introduction in ASCII.\n'.repeat(9000);
    const bytes = Buffer.concat([Buffer.from(ascii), encode('Все счастливые семьи похожи друг на друга.\n', 'koi8-r')]);
    await open(site().write('late.txt', bytes));
    const cards = await textsOf('#candidates button');
    assert.ok(cards.length >= 3 && cards.length <= 5, cards.join('; '));
    assert.match(cards[0], /^KOI8-R.*Все счастливые семьи/);
    assert.deepEqual(await textsOf('#candidates [aria-pressed=true] strong'), ['KOI8-R']);
    assert.equal(await page.evaluate(() => document.querySelector('#candidates .preview')?.getAttribute('lang')), 'ru');
    const second = (await textsOf('#candidates strong'))[1];
    await page.click('#candidates button:nth-child(2)');
    await page.until(`document.querySelector('#candidates button:nth-child(2)').ariaPressed === 'true'`);
    assert.equal(await value('encoding'), second.toLowerCase());
    await page.click('#candidates button:nth-child(1)');
    await page.until(`document.querySelector('#encoding').value === 'koi8-r'`);
    // An encoding without a card gets one.
    await page.select('#encoding', 'iso-8859-5');
    await page.until(`document.querySelector('#candidates [aria-pressed=true] strong').textContent === 'ISO-8859-5'`);
    await textHas('An introduction');
    await closeAll();
  });

  test('an encoding is found by what people call it, and by languages, scripts and countries', async () => {
    const { page, open, textHas, textsOf, closeAll } = visit();
    await open(example('anna-karenina.koi8-r.txt'));
    await page.click('#other-encoding');
    const found = async (/** @type {string} */ query) => {
      await page.evaluate((/** @type {string} */ value) => {
        const field = /** @type {HTMLInputElement} */ (document.querySelector('#find-encoding'));
        field.value = value;
        field.dispatchEvent(new Event('input'));
      }, query);
      return textsOf('#found button strong');
    };
    const cyrillic = ['windows-1251', 'KOI8-R', 'KOI8-U', 'IBM866', 'ISO-8859-5', 'x-mac-cyrillic'].sort();
    for (const [query, expected] of /** @type {[string, string[]][]} */ ([
      ['cp932', ['Shift_JIS']],
      ['Shift JIS', ['Shift_JIS']],
      ['windows 1251', ['windows-1251']],
      ['日本語', ['EUC-JP', 'ISO-2022-JP', 'Shift_JIS']],
      ['日语', ['EUC-JP', 'ISO-2022-JP', 'Shift_JIS']],
      ['taiwan', ['Big5']],
      ['台灣', ['Big5']],
      ['cyrillic', cyrillic],
      ['Кириллица', cyrillic],
      ['русский', cyrillic],
      ['한국어', ['EUC-KR']],
      ['949', ['EUC-KR']],
      ['cskoi8r', ['KOI8-R']],
      ['thai', ['windows-874']],
      ['eucJP-ms', ['EUC-JP']],
      ['MSWIN_936', ['GBK']],
      ['csISO885915euro', []],
    ])) {
      assert.deepEqual((await found(query)).sort(), expected, query);
    }
    // Each shows what the text would look like.
    await found('koi8r');
    await page.until(`document.querySelector('#found .sample')?.textContent.startsWith('Все счастливые семьи')`);
    // Nobody has files in "replacement".
    assert.deepEqual(await found('replacement'), []);
    assert.equal(await page.evaluate(() => document.querySelector('#encoding option[value=replacement]')), null);
    assert.deepEqual(await found('no such thing'), []);
    assert.match(await page.text('#found'), /^No encoding found/);
    await visit().showIn('ibm866');
    await found('cskoi8r');
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#find-encoding')).focus());
    await page.press('Enter');
    await textHas('Все счастливые');
    await page.click('#other-encoding');
    await closeAll();
  });

  test('the text is marked with the language of its encoding', async () => {
    const { page, open, closeAll } = visit();
    const language = (/** @type {string} */ expected) =>
      page.until(`document.querySelector('#text').lang === ${JSON.stringify(expected)}`);
    for (const [file, expected] of [
      ['cat.shift_jis.txt', 'ja'],
      ['my-old-home.gbk.txt', 'zh-Hans'],
      ['quiet-night.big5.txt', 'zh-Hant'],
      ['prologue.euc-kr.txt', 'ko'],
      ['greeting.windows-874.txt', 'th'],
    ]) {
      await open(example(file));
      await language(expected);
    }
    for (const [text, expected] of [
      ['これは日本語です', 'ja'],
      ['这是一个简体中文的文件', 'zh-Hans'],
      ['這是一個繁體中文的檔案', 'zh-Hant'],
      ['한국어로 쓴 글', 'ko'],
      ['plain', ''],
    ]) {
      await open(site().write(`${expected || 'none'}.txt`, text));
      await language(expected);
    }
    await closeAll();
  });
}
