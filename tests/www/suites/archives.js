// ZIP archives with names that systems garble.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from '../../../pkg/index.js';

/** From other programs: compressed, with a name in UTF-8, and text in KOI8-R. */
const DEFLATED =
  'UEsDBBQAAAgIAI22fF1wfp53FQAAAIYBAAAVAAAAZGVmbGF0ZWQvZ3LDtsOfZXIudHh0+3Dp5PWjV3QUzp68pKjwYZQzMBwAUEsBAhQDFAAACAgAjbZ8XXB+nncVAAAAhgEAABUAAAAAAAAAAAAAAIABAAAAAGRlZmxhdGVkL2dyw7bDn2VyLnR4dFBLBQYAAAAAAQABAEMAAABIAAAAAAA=';

/** @type {import('../site.js').Suite} */
export function testArchives(visit, site) {
  const shiftJIS = (/** @type {string} */ text) => Buffer.from(encode(text, 'shift_jis'));
  const text = '吾輩は猫である。名前はまだ無い。\n';
  const binary = Buffer.from([0x89, ...Buffer.from('PNG\r\n\x1a\n\0\0\0\rIHDR'), 0, 1, 2, 3, 0xff]);

  /** Writes an archive with names in Shift_JIS, as Japanese Windows does. */
  async function writeArchive() {
    const { makeZip } = await import('client-zip');
    const files = [
      { name: shiftJIS('資料\\日本語の文書.txt'), input: shiftJIS(text) },
      { name: shiftJIS('../写真.png'), input: binary },
      { name: 'cafe\u0301.txt', input: 'größer' },
    ];
    const stream = makeZip(files, { buffersAreUTF8: false });
    return site().write('archive.zip', new Uint8Array(await new Response(stream).arrayBuffer()));
  }

  test('the files of an archive are opened with readable names, and saved with names in UTF-8', async () => {
    const { page, textHas, textsOf, value, isHidden, closeAll } = visit();
    await page.choose([await writeArchive()]);
    await page.until(`document.querySelectorAll('#files .open').length === 3`);
    await textHas('吾輩は猫である');
    const names = ['資料/日本語の文書.txt', '写真.png', 'café.txt'];
    assert.deepEqual((await textsOf('#files strong')).sort(), [...names].sort());
    assert.equal(await page.text('#name'), '日本語の文書.txt');
    assert.equal(await isHidden('#names-field'), false);
    assert.equal(await value('names-encoding'), 'shift_jis');
    const { bytes } = await page.download('#save-all');
    for (const name of names) assert.ok(bytes.includes(name), name);
    assert.ok(bytes.includes(text), 'the text is UTF-8');
    assert.ok(bytes.includes(binary), 'the picture is unchanged');
    assert.equal(bytes.includes('..'), false);
    // Texts can stay as they are.
    await page.click('#options');
    await page.click('#names-only');
    const again = await page.download('#save-all');
    for (const name of names) assert.ok(again.bytes.includes(name), name);
    assert.ok(again.bytes.includes(shiftJIS(text)), 'the text is still Shift_JIS');
    await page.click('#options');
    // People may know better how to read the names.
    await page.select('#names-encoding', 'gbk');
    await page.until(`[...document.querySelectorAll('#files strong')].every((one) => one.textContent !== '写真.png')`);
    await page.select('#names-encoding', 'shift_jis');
    await page.until(`[...document.querySelectorAll('#files strong')].some((one) => one.textContent === '写真.png')`);
    await closeAll();
    assert.equal(await isHidden('#names-field'), true);
  });

  test('compressed files are opened, and damaged archives are reported', async () => {
    const { page, textHas, isHidden, closeAll } = visit();
    await page.choose([site().write('deflated.zip', Buffer.from(DEFLATED, 'base64'))]);
    await textHas('Привет, мир!');
    assert.equal(await page.text('#name'), 'größer.txt');
    assert.equal(await isHidden('#names-field'), true);
    await closeAll();
    await page.choose([site().write('damaged.zip', Buffer.from(DEFLATED, 'base64').subarray(0, -30))]);
    await page.until(`!document.querySelector('#alert').hidden`);
    assert.match(await page.text('#alert'), /^damaged\.zip can’t be unpacked: it’s damaged, encrypted or larger/);
    assert.equal(await isHidden('#document'), true);
    await page.choose([site().write('fine.txt', 'fine')]);
    await textHas('fine');
    await closeAll();
  });
}
