// Many files at once.

import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { test } from 'node:test';
import { encode, TextDecoder } from '../../../pkg/index.js';
import { sizeOf } from '../../large.js';
import { example } from '../site.js';

/** A folder may have this many. */
const FILE_COUNT = sizeOf(2000, 500);

/** @type {import('../site.js').Suite} */
export function testManyFiles(visit, site) {
  const files = ['cat.shift_jis.txt', 'my-old-home.gbk.txt', 'prologue.euc-kr.txt'];
  const count = (/** @type {number} */ number) =>
    visit().page.until(`document.querySelectorAll('#files .open').length === ${number}`);

  const item = (/** @type {string} */ name) =>
    `[...document.querySelectorAll('#files li')].find((one) => one.querySelector('strong').textContent === '${name}')`;
  const openItem = (/** @type {string} */ name) =>
    visit().page.evaluate(`${item(name)}.querySelector('.open').click()`);

  test('several files are saved at once', async () => {
    const { page, textHas, textsOf, closeAll } = visit();
    await page.choose(files.map(example));
    await count(3);
    // Showing the first file removes the message about saving.
    await textHas('吾輩は猫である');
    assert.equal(await page.text('#save-all'), 'Save 3 files');
    const { name, bytes } = await page.download('#save-all');
    assert.match(name, /^converted( ?\(\d+\))?\.zip$/);
    for (const file of files) {
      const label = file.split('.')[1];
      const text = new TextDecoder(label).decode(readFileSync(example(file)));
      assert.ok(bytes.includes(text), `${file} in the archive, which is not compressed`);
      assert.ok(bytes.includes(file), `the name of ${file}`);
    }
    await page.evaluate(`${item('cat.shift_jis.txt')}.querySelector('.close').click()`);
    await count(2);
    await textHas('我冒了严寒');
    // The same file again gets a name of its own.
    await page.choose([example('prologue.euc-kr.txt')]);
    await count(3);
    const again = await page.download('#save-all');
    assert.ok(again.bytes.includes('prologue.euc-kr (2).txt'));
    assert.equal((await textsOf('#files strong')).length, 3);
    // The focus stays in its place in the list.
    await page.evaluate(() => {
      const first = /** @type {HTMLElement} */ (document.querySelector('#files .open'));
      first.focus();
      // A click, because the browser's own list of downloads may take a key.
      first.click();
    });
    await page.until(`document.activeElement?.matches('#files .open[aria-current=true]')`);
    await closeAll();
  });

  test('one encoding for all, and a warning for files that it does not fit', async () => {
    const { page, textHas, textsOf, closeAll } = visit();
    const damaged = Buffer.from(readFileSync(example('damaged.shift_jis.txt')));
    await page.choose([...files.map(example), site().write('damaged.txt', damaged)]);
    await count(4);
    await page.select('#encoding-of-all', 'shift_jis');
    await textHas('吾輩は猫である');
    await page.until(`document.querySelectorAll('#files .warning').length >= 1`);
    await page.until(`${item('damaged.txt')}.querySelector('.warning')?.textContent === 'Invalid bytes in 4 places'`);
    assert.match(await page.text('#files-summary'), /^4 files, \d with invalid bytes$/);
    for (const summary of await textsOf('#files small')) assert.match(summary, /^Shift_JIS/);
    await page.click('#save-all');
    await page.until(`!document.querySelector('#questions').hidden`);
    assert.match(await page.text('#questions'), /damaged\.txt: 4 times/);
    await page.click('#questions button:nth-child(1)');
    await page.select('#encoding-of-all', '');
    await page.until(`${item('my-old-home.gbk.txt')}.querySelector('small').textContent.startsWith('GBK')`);
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

  test('binary files are copied, and the page says so', async () => {
    const { page, closeAll, textsOf } = visit();
    const png = Buffer.from([
      0x89,
      ...Buffer.from('PNG\r\n\x1a\n\0\0\0\rIHDR'),
      ...Array.from({ length: 2000 }, (_, i) => (i * 89) & 255),
    ]);
    const store = Buffer.from('\0\0\0\x01Bud1\0\0\x10\0\0\0\x08\0\0\0\x10\0\0\0\x02\x09\0\0\0', 'latin1');
    await page.choose([site().write('photo.png', png), site().write('.DS_Store', store), example(files[0])]);
    await count(3);
    // A choice for all texts doesn't apply to them.
    await page.select('#encoding-of-all', 'shift_jis');
    const { bytes } = await page.download('#save-all');
    assert.ok(bytes.includes(png), 'the picture is unchanged');
    assert.ok(bytes.includes(store), 'the other binary file is unchanged');
    assert.ok(bytes.includes(new TextDecoder('shift_jis').decode(readFileSync(example(files[0])))));
    await page.until(
      `/ Copied as it is, because it isn’t text: \\.DS_Store, photo\\.png\\.$/.test(document.querySelector('#saved').textContent)`,
    );
    assert.equal((await textsOf('#files small')).filter((summary) => summary.startsWith('Binary file · ')).length, 2);
    const one = await page.download('#save');
    assert.deepEqual([...one.bytes], [...png]);
    // A person who knows better can convert it.
    await visit().showIn('ibm866');
    assert.deepEqual((await page.download('#save')).bytes.toString(), new TextDecoder('ibm866').decode(png));
    await page.select('#encoding-of-all', '');
    await closeAll();
  });

  test('garbled texts are repaired although nobody has opened them', async () => {
    const { page, closeAll } = visit();
    const text = 'Все счастливые семьи похожи друг на друга.\n';
    const garbled = Buffer.from(new TextDecoder('windows-1252').decode(encode(text, 'utf-8')));
    const paths = ['one.txt', 'two.txt', 'three.txt'].map((name) => site().write(name, garbled));
    await page.choose([example(files[0]), ...paths]);
    await count(4);
    const { bytes } = await page.download('#save-all');
    assert.equal(bytes.toString('latin1').split(Buffer.from(text).toString('latin1')).length - 1, 3);
    assert.equal(bytes.includes(garbled), false);
    await page.until(
      `[...document.querySelectorAll('#files small')].filter((one) => one.textContent.startsWith('Repaired')).length === 3`,
    );
    // A file that is left as it is by choice stays so.
    await openItem('one.txt');
    await page.until(`document.querySelector('#candidates .repair')?.ariaPressed === 'true'`);
    await page.click('#candidates button:nth-child(2)');
    await page.until(`document.querySelector('#candidates .repair')?.ariaPressed === 'false'`);
    const again = await page.download('#save-all');
    assert.equal(again.bytes.toString('latin1').split(Buffer.from(text).toString('latin1')).length - 1, 2);
    assert.ok(again.bytes.includes(garbled));
    await closeAll();
  });

  test('the page asks before it saves files whose encodings are guesses', async () => {
    const { page, closeAll, textsOf } = visit();
    const guess = site().write('guess.txt', Uint8Array.of(0x61, 0x20, 0xe4, 0x20, 0x62, 0x0a));
    await page.choose([example(files[0]), guess]);
    await count(2);
    await page.until(`${item('guess.txt')}.querySelector('small').textContent.includes('uncertain')`);
    await page.click('#save-all');
    await page.until(`!document.querySelector('#questions').hidden`);
    assert.match(await page.text('#questions'), /^The encoding of 1 file is uncertain\. Open it and choose/);
    assert.deepEqual(await textsOf('#questions li'), ['guess.txt']);
    await page.click('#questions button:nth-child(1)');
    // Somebody has seen it and decided.
    await openItem('guess.txt');
    await page.until(`document.querySelector('#name').textContent === 'guess.txt'`);
    await page.download('#save-all');
    await closeAll();
  });

  test('files that need attention come first, and after saving a report says what happened to each', async () => {
    const { page, closeAll, textsOf } = visit();
    const garbled = Buffer.from(
      new TextDecoder('windows-1252').decode(encode('Все счастливые семьи похожи друг на друга.', 'utf-8')),
    );
    const gone = site().write('gone.txt', 'soon gone');
    await page.choose([
      site().write('file 10.txt', 'ten: größer'),
      site().write('file 9.txt', 'nine: größer, Ελληνικά'),
      site().write('picture.png', Buffer.from([0x89, ...Buffer.from('PNG\r\n\x1a\n\0\0\0\rIHDR'), 0, 1, 2, 3, 0xff])),
      example('damaged.shift_jis.txt'),
      site().write('lost.txt', 'caf? ????'),
      site().write('garbled.txt', garbled),
      gone,
    ]);
    await count(7);
    const order = () => textsOf('#files strong');
    const expected = [
      'damaged.shift_jis.txt',
      'lost.txt',
      'picture.png',
      'garbled.txt',
      'file 9.txt',
      'file 10.txt',
      'gone.txt',
    ];
    await page.until(async () => (await order()).join() === expected.join());
    const words = Object.fromEntries(expected.map((name, i) => [name, i]));
    const summaries = await textsOf('#files small');
    assert.match(summaries[words['damaged.shift_jis.txt']], / · Invalid bytes in \d places$/);
    assert.match(summaries[words['lost.txt']], / · characters lost$/);
    // The file was removed before anybody looked at it.
    rmSync(gone);
    await page.select('#encoding-of-all', 'gbk');
    await page.select('#encoding-of-all', '');
    await page.until(`${item('gone.txt')}.querySelector('small').textContent.endsWith('can’t be read')`);
    await page.until(async () => (await order())[0] === 'gone.txt');
    await page.evaluate(() => {
      const target = /** @type {HTMLSelectElement} */ (document.querySelector('#target'));
      target.value = 'windows-1251';
      target.dispatchEvent(new Event('change'));
    });
    await page.click('#save-all');
    await page.until(`!document.querySelector('#questions').hidden`);
    await page.download('#questions button:nth-child(2)');
    await page.until(`!document.querySelector('#report').hidden`);
    const report = Object.fromEntries((await textsOf('#report li')).map((line) => line.split(/(?<=\.(?:txt|png)) /)));
    assert.equal(report['gone.txt'], 'not saved: it can’t be read');
    assert.equal(report['picture.png'], 'Binary file · copied as it is');
    assert.equal(report['garbled.txt'], 'Repaired → windows-1251');
    assert.equal(report['file 9.txt'], 'UTF-8 → windows-1251 · 10 characters replaced');
    assert.match(report['damaged.shift_jis.txt'], /→ windows-1251 · Invalid bytes in \d places → \uFFFD/);
    assert.equal(Object.keys(report).length, 7);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#report summary')).click());
    const { name, bytes } = await page.download('#save-report');
    assert.match(name, /^Report( ?\(\d+\))?\.txt$/);
    assert.ok(bytes.toString().includes('picture.png\tBinary file · copied as it is\n'));
    await page.evaluate(() => {
      const target = /** @type {HTMLSelectElement} */ (document.querySelector('#target'));
      target.value = 'utf-8';
      target.dispatchEvent(new Event('change'));
    });
    await closeAll();
  });

  test('a file that disappears while it is saved with others is named', async () => {
    const { page, textHas, closeAll } = visit();
    const gone = site().write('gone.txt', 'größer');
    await page.choose([example(files[0]), gone]);
    await count(2);
    await textHas('吾輩は猫である');
    // By then, all of them were read.
    await page.download('#save-all');
    rmSync(gone);
    await page.click('#save-all');
    await page.until(`document.querySelector('#saved').textContent.startsWith('gone.txt can’t be read.')`);
    await closeAll();
  });

  test('an encoding for all files is forgotten when they are closed', async () => {
    const { page, value, open, closeAll } = visit();
    await page.choose(files.map(example));
    await count(3);
    await page.select('#encoding-of-all', 'gbk');
    await closeAll();
    assert.equal(await value('encoding-of-all'), '');
    await page.choose(files.map(example));
    await count(3);
    await page.until(`document.querySelector('#encoding').value === 'shift_jis'`);
    assert.equal(await value('encoding-of-all'), '');
    await closeAll();
    await open(example(files[0]));
    await closeAll();
  });

  test(`${FILE_COUNT} files are added`, async () => {
    const { page, textHas, closeAll } = visit();
    const paths = Array.from({ length: FILE_COUNT }, (_, i) =>
      site().write(`many-${i}.txt`, encode(`ファイル${i}です。`, 'shift_jis')),
    );
    const before = Date.now();
    await page.choose(paths);
    await count(FILE_COUNT);
    console.log(`# ${FILE_COUNT} files were added in ${Date.now() - before} ms`);
    await textHas('ファイル0です。');
    await openItem(`many-${FILE_COUNT - 2}.txt`);
    await textHas(`ファイル${FILE_COUNT - 2}です。`);
    await closeAll();
  });
}
