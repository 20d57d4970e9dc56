// Repairing garbled text, and copying.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode, TextDecoder } from '../../../pkg/index.js';
import { example } from '../site.js';

/** @type {import('../site.js').Suite} */
export function testRepair(visit, site) {
  const text = 'Все счастливые семьи похожи друг на друга.\nПриветствую вас из города!\n';
  const garbled = new TextDecoder('windows-1252').decode(encode(text, 'utf-8'));

  test('garbled text that is pasted is repaired', async () => {
    const { page, textHas, textsOf, closeAll } = visit();
    await page.evaluate((/** @type {string} */ pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      const event = new Event('paste', { bubbles: true, cancelable: true });
      document.body.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: data }));
    }, garbled);
    await textHas('Все счастливые семьи');
    assert.match(await page.text('#repaired'), /^Все счастливые семьи/);
    assert.equal(await page.text('#repaired-note'), 'This text was garbled and has been repaired.');
    assert.match(await page.text('#candidates [aria-pressed=true]'), /^Repaired UTF-8 misread as windows-1252/);
    assert.equal((await page.download('#save')).bytes.toString(), text);
    // The original text is one click away.
    const [, asItIs] = await textsOf('#candidates strong');
    assert.equal(asItIs, 'UTF-8');
    await page.click('#candidates button:nth-child(2)');
    await textHas(garbled.slice(0, 20));
    assert.equal((await page.download('#save')).bytes.toString(), garbled);
    await closeAll();
  });

  test('so are a file, and text that is put into the box', async () => {
    const { page, open, textHas, closeAll } = visit();
    const twice = new TextDecoder('windows-1252').decode(encode(garbled, 'utf-8'));
    await open(site().write('twice.txt', encode(twice, 'utf-8')));
    await textHas('Все счастливые семьи');
    assert.match(await page.text('#candidates'), /windows-1252; UTF-8 misread as windows-1252/);
    await closeAll();
    await page.evaluate((/** @type {string} */ value) => {
      const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#pasted'));
      box.value = value;
      box.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
    }, '縺薙ｓ縺ｫ縺｡縺ｯ');
    await textHas('こんにちは');
    await closeAll();
    // Correct text isn't changed.
    await open(site().write('healthy.txt', 'Größer, naïve café – “quoted”'));
    await textHas('naïve café');
    assert.equal(await page.evaluate(() => document.querySelector('#repaired')), null);
    await closeAll();
  });

  test('the next-best repairs are cards, and no other encoding that gives unreadable text', async () => {
    const { page, open, textHas, textsOf, closeAll } = visit();
    const word = 'Größe';
    await open(site().write('several.txt', new TextDecoder('windows-1252').decode(encode(word, 'utf-8'))));
    await textHas(word);
    assert.deepEqual(await textsOf('#candidates strong'), ['Repaired', 'UTF-8', 'Repaired']);
    assert.match((await textsOf('#candidates small'))[2], /UTF-8 misread as ISO-8859-15$/);
    await page.click('#candidates button:nth-child(3)');
    await textHas('Gröþe');
    await page.click('#candidates button:nth-child(1)');
    await textHas(word);
    await closeAll();
  });

  test('partly garbled text is repaired there, and the changes are marked', async () => {
    const { page, open, textHas, textsOf, isHidden, closeAll } = visit();
    const healthy = 'Die Größe der Bäume am Fluß – “schön” für alle Vögel.\n'.repeat(40);
    const textWith = (/** @type {string[]} */ [one, two, three]) =>
      `${healthy}A na${one}ve reader\n${two}\n${healthy.repeat(20)}${three}\n`;
    const right = ['ï', 'Привет', 'мир'];
    const wrong = right.map((part) => new TextDecoder('windows-1252').decode(encode(part, 'utf-8')));
    await open(site().write('partly.txt', `\uFEFF${textWith(wrong)}`));
    await textHas('Die Größe');
    assert.equal(await page.text('#changes-text'), 'Mark 3 changes');
    // The card shows the changes.
    assert.match(await page.text('#repaired'), /^A naïve reader\s+Привет/);
    const [, asItIs] = await textsOf('#candidates .preview');
    assert.equal(asItIs, `A na${wrong[0]}ve reader\n${wrong[1]}`);
    const marked = () => textsOf('#text .block:not(.kept) mark.changed');
    await page.click('#next-change');
    await page.until(async () => (await textsOf('#text mark.match')).join() === 'ï');
    assert.deepEqual(await marked(), ['ï', 'Привет']);
    await page.click('#next-change');
    await page.until(async () => (await textsOf('#text mark.match')).join() === 'Привет');
    assert.deepEqual(await marked(), ['ï', 'Привет']);
    await page.click('#next-change');
    await page.until(async () => (await marked()).join() === 'мир');
    // After the last change comes the first.
    await page.click('#next-change');
    await page.until(async () => (await marked()).join() === 'ï,Привет');
    await page.click('#mark-changes');
    await page.until(async () => (await marked()).length === 0);
    await page.click('#mark-changes');
    await page.until(async () => (await marked()).length === 2);
    assert.equal((await page.download('#save')).bytes.toString().replace('\uFEFF', ''), textWith(right));
    // The text as it is has no marks.
    await page.evaluate(() => scrollTo(0, 0));
    await page.click('#candidates button:nth-child(2)');
    await page.until(`document.querySelector('#changes').hidden`);
    assert.deepEqual(await marked(), []);
    await open(site().write('healthy.txt', healthy));
    assert.equal(await isHidden('#changes'), true);
    await closeAll();
  });

  test('text that a phone inserts from its clipboard is opened, and typed text is not', async () => {
    const { page, textHas, value, closeAll } = visit();
    /** @param {string} text @param {string} inputType */
    const insert = (text, inputType) =>
      page.evaluate(
        (/** @type {string} */ inserted, /** @type {string} */ type) => {
          const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#pasted'));
          box.value += inserted;
          box.dispatchEvent(new InputEvent('input', { inputType: type, data: inserted, bubbles: true }));
        },
        text,
        inputType,
      );
    for (const letter of 'It is typed letter by letter, however long it is. ') await insert(letter, 'insertText');
    await insert('a suggestion', 'insertReplacementText');
    await insert('', 'deleteContentBackward');
    assert.match(await value('pasted'), /^It is .* a suggestion$/);
    assert.equal(await visit().isHidden('#document'), true);
    await insert(garbled, 'insertText');
    await textHas('It is typed');
    assert.equal(await value('pasted'), '');
    await closeAll();
  });

  test('typed text is opened with the keyboard or a button', async () => {
    const { page, textHas, isHidden, closeAll } = visit();
    assert.equal(await isHidden('#open-pasted'), true);
    await page.type('#pasted', 'Ð¡Ñ‚Ñ€');
    await page.evaluate(() => {
      const box = /** @type {HTMLElement} */ (document.querySelector('#pasted'));
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
    });
    await textHas('Стр');
    await closeAll();
    await page.type('#pasted', 'Ð¡Ñ‚Ñ€');
    await page.click('#open-pasted');
    await textHas('Стр');
    await closeAll();
  });

  test('if nothing can be repaired, the page says why', async () => {
    const { page, open, textHas, isHidden, closeAll } = visit();
    for (const lost of ['���� ������', 'caf? ????', `M?nchen`]) {
      await open(site().write('lost.txt', lost));
      await textHas(lost);
      await page.until(`!document.querySelector('#lost-note').hidden`);
      assert.equal(await page.text('#lost-note'), 'The original characters are lost: they were replaced by � or ?');
    }
    for (const text of ['Who? What?? Why???', 'https://example.org/page?id=1']) {
      await open(site().write('healthy.txt', text));
      await textHas(text);
      await page.until(`document.querySelector('#detected').textContent.startsWith('Plain')`);
      assert.equal(await isHidden('#lost-note'), true, text);
    }
    await closeAll();
  });

  test('a repair says how many characters it can’t bring back', async () => {
    const { page, open, textHas, closeAll } = visit();
    const partly = (/** @type {number} */ n) =>
      `This text was garbled and has been repaired, except for ${n} characters that are lost (\uFFFD).`;
    // These were lost before, and after, the text was garbled.
    for (const lost of ['\uFFFD', '']) {
      await open(site().write('partly.txt', garbled.replace(/[\x80-\x9f]/g, lost)));
      await textHas('В\uFFFDе \uFFFDча\uFFFDтливые');
      assert.equal(await page.text('#repaired-note'), partly(6));
      await page.click('#save');
      await page.until(`!document.querySelector('#questions').hidden`);
      assert.match(await page.text('#questions'), /^Invalid bytes in 6 places would be saved as \uFFFD/);
      await page.click('#questions button');
    }
    await closeAll();
  });

  test('UTF-32 isn’t repaired into text full of U+0000', async () => {
    const { page, open, closeAll } = visit();
    const points = [...`\uFEFF${text}`].map((character) => Number(character.codePointAt(0)));
    await open(site().write('utf-32.txt', new Uint8Array(Uint32Array.from(points).buffer)));
    assert.equal(await page.evaluate(() => document.querySelector('#repaired')), null);
    await closeAll();
  });

  test('the page warns before it saves characters that are lost for good', async () => {
    const { page, open, textHas, closeAll } = visit();
    await open(site().write('shortened.txt', garbled.replace(/[\x80-\x9f]/g, '')));
    await textHas('В�е �ча�тливые �емьи');
    await page.click('#save');
    await page.until(`!document.querySelector('#questions').hidden`);
    assert.match(await page.text('#questions'), /^Invalid bytes in \d+ places would be saved as �/);
    await closeAll();
  });

  test('the whole text is copied, not only the part on the screen', async () => {
    const { page, open, closeAll } = visit();
    const lines = Array.from({ length: 5000 }, (_, i) => `吾輩は猫である ${i}`).join('\r\n');
    await open(site().write('long.txt', encode(lines, 'shift_jis')));
    // The message is shown for two seconds, which may pass before somebody outside looks.
    await page.evaluate(() => {
      const copy = /** @type {HTMLElement} */ (document.querySelector('#copy'));
      const note = () => {
        if (copy.textContent === 'Copied') copy.dataset.said = '';
      };
      new MutationObserver(note).observe(copy, { childList: true });
    });
    await page.click('#copy');
    await page.until(`'said' in document.querySelector('#copy').dataset`);
    assert.equal((await page.clipboard()).replaceAll('\r\n', '\n'), lines.replaceAll('\r\n', '\n'));
    await open(example('cat.shift_jis.txt'));
    await closeAll();
  });
}
