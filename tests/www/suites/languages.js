// The page in six languages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isThorough } from '../../large.js';
import { example, visit as visitPage } from '../site.js';

/** @type {import('../site.js').Suite} */
export function testLanguages(visit, site, browser) {
  const TITLES = {
    ja: '文字化けを直す',
    'zh-Hans': '让乱码变得可读',
    'zh-Hant': '讓亂碼變得可讀',
    ko: '깨진 글자를 읽을 수 있게',
    ru: 'Вместо кракозябр — читаемый текст',
    en: 'Make garbled text readable',
  };

  test('it can be changed at any time', async () => {
    const { page, open, showIn, closeAll } = visit();
    await open(example('damaged.shift_jis.txt'));
    await showIn('shift_jis');
    for (const [language, title] of Object.entries(TITLES)) {
      await page.select('#language', language);
      await page.until(`document.documentElement.lang === ${JSON.stringify(language)}`);
      assert.equal(await page.evaluate('document.title'), `${title} – encoding-wasm`);
      assert.equal(await page.text('#open-title'), title);
      // No text is in another language, or still a key or a placeholder.
      const left = await page.evaluate(() => document.body.innerText.match(/\{\w+\}|undefined|\[object/g));
      assert.equal(left, null);
    }
    assert.equal(await page.text('#show-invalid'), 'Invalid bytes in 4 places');
    await page.select('#language', 'ru');
    await page.until(`document.querySelector('#show-invalid').textContent === 'Недопустимые байты в 4 местах'`);
    // WebKit capitalizes names of languages.
    assert.match(await page.text('#candidates'), browser === 'WebKit' ? /Японский/ : /японский/);
    await page.select('#language', 'en');
    await page.until(`document.querySelector('#show-invalid').textContent === 'Invalid bytes in 4 places'`);
    await closeAll();
  });

  test("it starts in the browser's language", async () => {
    const { openAnother } = visit().page;
    // WebKit takes its language from the system: C, an unknown tag.
    if (!openAnother) return assert.equal(browser, 'WebKit');
    const locales = [
      ['zh-TW', TITLES['zh-Hant']],
      ['ja-JP', TITLES.ja],
      ['zh-CN', TITLES['zh-Hans']],
      ['de-DE', TITLES.en],
    ];
    // Firefox must be started for each of them.
    for (const [locale, title] of browser === 'Chromium' || isThorough ? locales : locales.slice(0, 1)) {
      const { page, isReady } = visitPage(await openAnother(site().url, locale));
      try {
        await isReady();
        assert.equal(await page.text('#open-title'), title, locale);
      } finally {
        await page.close();
      }
    }
  });
}
