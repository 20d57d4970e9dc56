// Text in encodings outside the standard, or that mails and addresses write in ASCII.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from '../../../pkg/index.js';

/** @type {import('../site.js').Suite} */
export function testDisguises(visit, site) {
  const base64 = (/** @type {string} */ text, /** @type {string} */ label) =>
    Buffer.from(encode(text, label)).toString('base64');
  const points = (/** @type {string} */ text) => [...text].map((character) => Number(character.codePointAt(0)));
  const bigEndian = Buffer.from(Uint32Array.from(points('\uFEFFПривет, 世界')).buffer).swap32();
  /** The name of each disguise, a file in it, and the text. @type {[string, string | Uint8Array, string][]} */
  const files = [
    [
      'MIME =?…?=',
      `Subject: =?ISO-2022-JP?B?${base64('日本語', 'iso-2022-jp')}?=\n =?utf-8?q?gr=C3=B6=C3=9Fer_als?=\n`,
      'Subject: 日本語größer als\n',
    ],
    ['Quoted-Printable', 'Gr=C3=BC=C3=9Fe aus K=\n=C3=B6ln: gr=C3=B6=C3=9Fer', 'Grüße aus Köln: größer'],
    ['Base64', base64('Привет! Как дела? Всё хорошо.\n', 'utf-8'), 'Привет! Как дела? Всё хорошо.\n'],
    [
      'Base64',
      base64('Все счастливые семьи похожи друг на друга.', 'windows-1251'),
      'Все счастливые семьи похожи друг на друга.',
    ],
    [
      'MIME',
      `Content-Type: text/plain; charset=koi8-r\nContent-Transfer-Encoding: base64\nSubject: =?koi8-r?B?${base64('Тема', 'koi8-r')}?=\n\n${base64('Привет', 'koi8-r')}\n`,
      'Content-Type: text/plain; charset=koi8-r\nContent-Transfer-Encoding: base64\nSubject: Тема\n\nПривет',
    ],
    ['HTML &#…;', '&#12371;&#x3093;&#12395;&#12385;&#12399; &amp; so on', 'こんにちは &amp; so on'],
    ['URL %…', 'https://example.org/%E3%81%93%E3%82%93?a=%20b', 'https://example.org/こん?a= b'],
    ['ISO-2022-JP', '$B$3$s$K$A$O(B, $B@$3&(B!', 'こんにちは, 世界!'],
    [
      'CP850',
      Buffer.from('Herr M\x81ller ist gr\x94\xe1er als \x99sterreichs \x84lteste B\x84cker.\n', 'latin1'),
      'Herr Müller ist größer als Österreichs älteste Bäcker.\n',
    ],
    ['UTF-32', new Uint8Array(Uint32Array.from(points('\uFEFFПривет, 世界')).buffer), 'Привет, 世界'],
    ['UTF-32', bigEndian, 'Привет, 世界'],
  ];

  test('text in disguise has a card that shows it read', async () => {
    const { page, open, textHas, closeAll } = visit();
    for (const [i, [name, content, text]] of files.entries()) {
      await open(site().write(`disguised-${i}.txt`, content));
      const card = `[...document.querySelectorAll('#candidates .repair')].find((one) =>
        one.querySelector('strong').textContent === 'This looks like ${name}')`;
      await page.until(`${card} !== undefined`).catch(() => assert.fail(`${name}: there is no card for ${content}`));
      assert.ok(
        text.startsWith(
          await page.evaluate(`${card}.querySelector('.preview').textContent.split('\\n')[0].slice(0, 20)`),
        ),
        name,
      );
      await page.evaluate(`${card}.click()`);
      await page.until(`${card}.ariaPressed === 'true'`);
      await textHas(text.split('\n')[0]);
      const { bytes } = await page.download('#save');
      assert.equal(bytes.toString().replace('\uFEFF', ''), text, name);
      await closeAll();
    }
  });

  test('a code page of DOS is found by its number', async () => {
    const { page, open, textHas, textsOf, closeAll } = visit();
    await open(site().write('short.txt', Buffer.from('na\x8bve\n', 'latin1')));
    await page.click('#other-encoding');
    const search = (/** @type {string} */ query) =>
      page.evaluate((/** @type {string} */ value) => {
        const field = /** @type {HTMLInputElement} */ (document.querySelector('#find-encoding'));
        field.value = value;
        field.dispatchEvent(new Event('input'));
      }, query);
    await search('DOS 437');
    await page.until(`document.querySelector('#found .sample')?.textContent === 'naïve'`);
    assert.deepEqual(await textsOf('#found strong'), ['CP437']);
    await page.click('#found button');
    await textHas('naïve');
    assert.equal((await page.download('#save')).bytes.toString(), 'naïve\n');
    await search('');
    await page.click('#other-encoding');
    await closeAll();
  });

  test('a file in disguise is marked in the list', async () => {
    const { page, textsOf, closeAll } = visit();
    await page.choose([site().write('a.txt', 'größer'), site().write('b.txt', 'Gr=C3=BC=C3=9Fe aus K=C3=B6ln')]);
    const marked = ['UTF-8 · 29 bytes · This looks like Quoted-Printable', 'UTF-8 · 8 bytes'];
    await page.until(async () => (await textsOf('#files small')).join() === marked.join());
    await closeAll();
  });

  test('other text has no such card', async () => {
    const { page, open, closeAll } = visit();
    for (const [i, content] of [
      'x = a %2F b; c%d=0A; 100%20; https://example.org/?q=%41%20&b=%2B',
      '<p>&#12371;&#12435;</p>',
      'internationalizationOfEverything',
      `A long text with an address in it, which is as it should be: ${'and so on, '.repeat(20)} https://example.org/%E3%81%93`,
      'a=b; c=D0; $B and (B, &#38; &#60;',
      Buffer.from('Gr\xfc\xdfe aus K\xf6ln', 'latin1'),
      'größer als "älter"',
    ].entries()) {
      await open(site().write(`plain-${i}.txt`, content));
      const cards = await page.evaluate(
        `[...document.querySelectorAll('#candidates .repair strong')].map((one) => one.textContent)`,
      );
      assert.deepEqual(cards, [], String(content));
    }
    await closeAll();
  });
}
