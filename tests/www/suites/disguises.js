// Text in encodings outside the standard, or written in ASCII as in mails and URLs.

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

  /** A mail's bytes: its lines as text, or in an encoding. @param {(string | [text: string, label: string])[]} lines */
  const mailOf = (...lines) =>
    Buffer.concat(
      lines.flatMap((line) => [
        typeof line === 'string' ? Buffer.from(line, 'latin1') : encode(line[0], line[1]),
        Buffer.from('\r\n'),
      ]),
    );
  const inHalves = [...Buffer.from('Übergrößenträger')].length / 2;
  const halves = [0, 1].map((i) =>
    Buffer.from('Übergrößenträger')
      .subarray(i * inHalves, (i + 1) * inHalves)
      .toString('base64'),
  );
  const mail = mailOf(
    ...Array.from({ length: 200 }, (_, i) => `Received: from server${i}.example.org by server${i + 1}.example.org;`),
    `Subject: =?utf-8?B?${halves[0]}?= =?utf-8?B?${halves[1]}?=`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed;',
    ' boundary="the outer (one)"',
    '',
    'Programs that know no parts show this.',
    '--the outer (one)',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset="koi8-r"',
    'Content-Transfer-Encoding: base64',
    '',
    base64('Все счастливые семьи\r\nпохожи друг на друга.', 'koi8-r'),
    '--inner',
    'Content-Type: text/html; charset=windows-1250',
    'Content-Transfer-Encoding: Quoted-Printable',
    '',
    '<p>P=F8=EDli=9A =',
    '=9Elu=9Dou=E8k=FD</p>',
    '--inner--',
    '--the outer (one)',
    'Content-Type: text/plain; charset=shift_jis',
    'Content-Transfer-Encoding: 8bit',
    '',
    ['吾輩は猫である。', 'shift_jis'],
    '--the outer (one)',
    'Content-Type: text/plain; charset=iso-2022-jp',
    '',
    ['名前はまだ無い。', 'iso-2022-jp'],
    '--the outer (one)',
    'Content-Type: text/plain',
    'Content-Transfer-Encoding: 8bit',
    '',
    ['Die Größe der Bäume am Fluß ist für alle schön.', 'windows-1252'],
    '--the outer (one)',
    'Content-Type: text/plain; charset=IBM850',
    '',
    'M\x81ller',
    '--the outer (one)',
    'Content-Type: image/png',
    `Content-Disposition: attachment; filename*=utf-8''%E7%8C%AB.png`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.alloc(3000).toString('base64'),
    '--the outer (one)',
    'Content-Type: message/rfc822',
    '',
    'Subject: =?gb2312?B?xOO6ww==?=',
    'Content-Type: text/plain; charset=gb2312',
    'Content-Transfer-Encoding: base64',
    '',
    base64('我冒了严寒', 'gbk'),
    '--the outer (one)--',
  );

  test('a mail is shown with all its texts, each in its own encoding', async () => {
    const { page, open, textHas, closeAll } = visit();
    for (const [name, content] of /** @type {const} */ ([
      ['saved.eml', mail],
      ['saved.mbox', Buffer.concat([Buffer.from('From somebody@example.org Sun Nov 29 2026\r\n'), mail])],
    ])) {
      await open(site().write(name, content));
      const card = `[...document.querySelectorAll('#candidates .repair')].find((one) =>
        one.querySelector('strong').textContent === 'This looks like MIME')`;
      await page.until(`${card} !== undefined`).catch(() => assert.fail(`${name} has no card`));
      const preview = await page.evaluate(`${card}.querySelector('.preview').textContent`);
      assert.match(preview, /^Subject: Übergrößenträger\s+Все счастливые семьи/);
      assert.equal(await page.evaluate(`document.querySelectorAll('#candidates .repair').length`), 1);
      await page.evaluate(`${card}.click()`);
      await page.until(`${card}.ariaPressed === 'true'`);
      await textHas('Received');
      const text = (await page.download('#save')).bytes.toString().replaceAll('\r\n', '\n');
      assert.ok(text.includes('\nSubject: Übergrößenträger\n'), text);
      const parts = [
        '\n\nВсе счастливые семьи\nпохожи друг на друга.\n--inner\n',
        '\n\n<p>Příliš žluťoučký</p>\n--inner--\n',
        '\n\n吾輩は猫である。\n--the outer (one)\n',
        '\n\n名前はまだ無い。\n--the outer (one)\n',
        '\n\nDie Größe der Bäume am Fluß ist für alle schön.\n--the outer (one)\n',
        '\n\nMüller\n--the outer (one)\n',
        'filename="猫.png"',
        '\n\n[3000 bytes]\n--the outer (one)\n',
        '\nSubject: 你好\n',
        '\n\n我冒了严寒\n--the outer (one)--',
      ];
      let at = 0;
      for (const part of parts) {
        const found = text.indexOf(part, at);
        assert.ok(found >= 0, `${JSON.stringify(part)} isn’t in ${text.slice(at)}`);
        at = found;
      }
      await closeAll();
    }
  });

  test('text in disguise has a card with the readable text', async () => {
    const { page, open, textHas, closeAll } = visit();
    for (const [i, [name, content, text]] of files.entries()) {
      await open(site().write(`disguised-${i}.txt`, content));
      const card = `[...document.querySelectorAll('#candidates .repair')].find((one) =>
        one.querySelector('strong').textContent === 'This looks like ${name}')`;
      await page.until(`${card} !== undefined`).catch(() => assert.fail(`${name}: there is no card for ${content}`));
      assert.ok(
        text.includes(
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
