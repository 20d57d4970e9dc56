// The page's worker: reading, converting and saving files.

import assert from 'node:assert/strict';
import { File } from 'node:buffer';
import { before, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findEncoding } from '../../js/encodings/resolve-encoding.js';
import { names } from '../../js/iconv-lite/tables.js';
import iconv from '../../pkg/iconv-lite.js';
import { encode, encodeUTF16, TextDecoder } from '../../pkg/index.js';
import { importWorkerParts } from './worker-parts.js';

/** @type {import('./worker-parts.js').Parts} */
let parts;
before(async () => {
  parts = await importWorkerParts();
});

/** @param {Uint8Array | string | (Uint8Array | string)[]} content @param {string} [name] */
const fileOf = (content, name = 'file.txt') =>
  /** @type {globalThis.File} */ (/** @type {unknown} */ (new File([content].flat(), name)));

/** The same numbers each time, from 0 to 1. @param {number} seed */
function newRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Bytes that begin, continue and interrupt characters in several encodings; U+FFFD; line endings. */
const PIECES = [
  [0xef, 0xbf, 0xbd],
  [0xfd, 0xff],
  [0xff, 0xfd],
  [0x84, 0x31, 0xa4, 0x37],
  [0x81],
  [0xe3, 0x81],
  [0x0d, 0x0a],
  [0x0a],
  [0x20],
  [0x1b, 0x24, 0x42],
  [0xd8, 0x00],
  [0x00, 0xd8],
  [0xff],
  [0x41],
  [0xa4, 0x37],
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
];
const LABELS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'gbk',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'big5',
  'euc-kr',
];

/** @param {() => number} random @param {number} length */
function randomBytes(random, length) {
  /** @type {number[]} */
  const bytes = [];
  while (bytes.length < length) {
    const isPiece = random() < 0.7;
    bytes.push(...(isPiece ? PIECES[Math.floor(random() * PIECES.length)] : [Math.floor(random() * 256)]));
  }
  return Uint8Array.from(bytes);
}

test('malformed sequences are counted and located, however a text is split', () => {
  const random = newRandom(1);
  for (const label of [...LABELS, 'windows-1253']) {
    for (let round = 0; round < 30; round++) {
      const bytes = randomBytes(random, round % 10 === 0 ? 4000 : 50);
      const expected = new parts.MarkingDecoder(label).mark(bytes, true, 0, Infinity);
      const decoder = new parts.MarkingDecoder(label);
      let text = '';
      let count = 0;
      const marks = [];
      for (let start = 0; start < bytes.length; ) {
        const end = start + 1 + Math.floor((random() * bytes.length) / 3);
        const chunk = bytes.subarray(start, end);
        const isLast = end >= bytes.length;
        const before = decoder.copy();
        const unit = text.length;
        const malformed = decoder.decode(chunk, isLast, (units, toText) => {
          assert.equal(toText(), String.fromCharCode(...units));
          text += toText();
        });
        const middle = Math.floor(random() * (text.length - unit));
        const own = [...before.mark(chunk, isLast, 0, middle), ...before.mark(chunk, isLast, middle, Infinity)];
        assert.equal(malformed, own.length, `${label}: ${bytes}`);
        marks.push(...own.map((one) => ({ ...one, at: unit + one.at })));
        count += malformed;
        start = end;
      }
      assert.equal(text, new TextDecoder(label).decode(bytes));
      assert.deepEqual(marks, expected, `${label}: ${bytes}`);
      for (const { at } of marks) assert.equal(text[at], '\uFFFD');
      assert.equal(
        new parts.MarkingDecoder(label).decode(bytes, true, () => {}),
        count,
      );
      assert.equal(new parts.MarkingDecoder(label).mark(bytes, true, 0, Infinity, 3).length, Math.min(count, 3));
    }
  }
});

test('the rows of a text are its lines, wherever it is split', () => {
  const random = newRandom(2);
  const pieces = ['a', ' ', '💩', '漢', '\n', '\r', '\r\n', 'word '.repeat(500), 'x'.repeat(1999), '💩'.repeat(1500)];
  for (let round = 0; round < 200; round++) {
    const text = Array.from({ length: 12 }, () => pieces[Math.floor(random() * pieces.length)]).join('');
    const units = Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
    const splitter = new parts.RowSplitter();
    /** @type {string[]} */
    const lines = [];
    const add = (/** @type {number} */ start, /** @type {number} */ end, /** @type {number} */ line) => {
      const row = text.slice(start, end);
      assert.ok(row.length <= 2000 && row.isWellFormed());
      if (line === 0) lines[lines.length - 1] += row;
      else assert.equal(lines.push(row), line);
    };
    for (let start = 0; start < units.length; ) {
      const end = start + 1 + Math.floor(random() * 3000);
      splitter.split(units.subarray(start, end), add);
      start = end;
    }
    splitter.end(add);
    const expected = text.split(/\r\n?|\n/);
    if (expected.at(-1) === '' && expected.length > 1) expected.pop();
    assert.deepEqual(lines, expected);
    assert.equal(splitter.lines, lines.length);
  }
});

test('rows are found again from the stored places', async () => {
  const random = newRandom(3);
  const lines = Array.from(
    { length: 60_000 },
    (_, i) => `${i} ${'吾輩は猫である '.repeat(Math.floor(random() ** 8 * 900))}`,
  );
  const text = lines.join('\n');
  const bytes = encode(text, 'shift_jis');
  const damaged = bytes.slice();
  for (let at = 1000; at < damaged.length; at += 99_991) damaged[at] = 0xff;
  const decoded = new TextDecoder('shift_jis').decode(damaged);
  const shown = new parts.TextDocument(fileOf(damaged), 'shift_jis');
  await shown.read(new AbortController().signal, () => {});
  assert.ok(damaged.length > 3 << 20, `${damaged.length} bytes are several steps`);
  assert.equal(shown.progress.malformed, shown.malformed.length);
  assert.equal(shown.progress.malformed, decoded.split('\uFFFD').length - 1);

  const all = await shown.rows(0, Infinity);
  assert.equal(all.length, shown.progress.rows);
  for (let round = 0; round < 60; round++) {
    const first = Math.floor(random() * all.length);
    assert.deepEqual(await shown.rows(first, 64), all.slice(first, first + 64));
  }
  const marks = all.flatMap(({ start, malformed }) => malformed.map((one) => ({ ...one, at: start + one.at })));
  assert.deepEqual(marks, shown.malformed);
  for (const { at } of shown.malformed.slice(0, 20)) {
    const row = all[await shown.rowOf(at)];
    assert.ok(row.start <= at && at < row.end);
    assert.equal(decoded[at], '\uFFFD');
  }
  for (const { start, text: row } of all) assert.ok(decoded.startsWith(row, start));
});

test('a text in the wrong encoding keeps no more than a right one', async () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  // Another thread frees buffers; the second time waits for that.
  const collectGarbage = () => {
    gc();
    gc();
  };
  const line = encode(`${'Все счастливые семьи похожи друг на друга. '.repeat(4)}\n`, 'windows-1251');
  const file = fileOf(Array.from({ length: 20_000 }, () => line));
  /** @param {string} label */
  const heapAfter = async (label) => {
    const shown = new parts.TextDocument(file, label);
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    await shown.read(new AbortController().signal, () => {});
    collectGarbage();
    const now = process.memoryUsage();
    return { kept: now.heapUsed + now.arrayBuffers - heapUsed - arrayBuffers, shown };
  };
  await heapAfter('utf-8');
  const right = await heapAfter('windows-1251');
  const wrong = await heapAfter('utf-8');
  assert.equal(right.shown.progress.malformed, 0);
  assert.ok(wrong.shown.progress.malformed > 2e6, `${wrong.shown.progress.malformed} sequences`);
  assert.equal(wrong.shown.malformed.length, 10_000);
  // The list, of a few hundred bytes for each entry, is kept. A list of all sequences would take 200 MB and more.
  for (const { kept } of [right, wrong]) assert.ok(kept < 20e6, `${kept} bytes`);
});

/** @param {globalThis.File[]} files */
async function detect(...files) {
  /** @type {any[]} */
  const found = [];
  await parts.detectAll(files, 'en', (some) => {
    found.push(...some);
  });
  assert.equal(found.length, files.length);
  return found;
}

test("all of the drop-in's code pages that the standard doesn’t have can be found", () => {
  const others = names.filter((name) => /^cp\d/.test(name) && findEncoding(name) === undefined);
  assert.ok(others.length > 20, `${others.length} code pages`);
  assert.deepEqual(parts.CODE_PAGES.map((page) => `cp${page}`).sort(), others.sort());
});

/** The disguises that a file seems to have, and the texts. @param {Uint8Array | string} content */
async function disguisesOf(content) {
  const file = fileOf(content);
  const [found] = await detect(file);
  const { repairs } = await parts.findRepairs(file, found);
  return repairs.map(({ disguise, text }) => ({ disguise, text }));
}

test('text that is garbled far from its start is repaired there', async () => {
  const random = newRandom(4);
  const letters = [...'абвгдежзиклмнопрстуфхчшыья'];
  const word = () =>
    Array.from({ length: 4 + random() * 5 }, () => letters[Math.floor(random() * letters.length)]).join('');
  const healthy = (/** @type {number} */ lines) =>
    Array.from({ length: lines }, () => `${Array.from({ length: 9 }, word).join(' ')}\r\n`).join('');
  const [first, last] = [healthy(200), healthy(2000)];
  const [one, other] = ['Привет, мир! Как дела?', 'Всё хорошо, спасибо.'];
  const garble = (/** @type {string} */ text) => new TextDecoder('windows-1252').decode(encode(text, 'utf-8'));
  const file = fileOf(`${first}${garble(one)}\n${last}${garble(other)}`);
  const [found] = await detect(file);
  const { repairs } = await parts.findRepairs(file, found);
  assert.deepEqual(repairs[0]?.path, ['UTF-8 read as windows-1252']);
  assert.equal(repairs[0].text, one);
  const repaired = await parts.repairFile(file, repairs[0]);
  const text = `${first}${one}\n${last}${other}`;
  assert.equal(await repaired.file.text(), text);
  const changes = Array.from({ length: repaired.changes.length / 2 }, (_, i) =>
    text.slice(...repaired.changes.subarray(2 * i, 2 * i + 2)),
  );
  assert.deepEqual(changes, ['Привет, мир! Как дела', 'Всё хорошо, спасибо']);
  assert.deepEqual((await parts.findRepairs(fileOf(first + last), found)).repairs, []);
});

test('in a file with two encodings, the parts in UTF-8 are repaired', async () => {
  const [one, other] = ['Herr Müller aus Köln ist größer.\n', 'Übergrößenträger für Jürgen\n'];
  for (const [label, before, after] of [
    ['windows-1252', one.repeat(5), other],
    ['windows-1252', other, one.repeat(5)],
    ['windows-1251', 'Привет, как дела? Всё хорошо.\n'.repeat(5), 'Приветствую вас из города\n'],
  ]) {
    const file = fileOf([encode(before, label), encode(after, 'utf-8')]);
    const [found] = await detect(file);
    // Which of the two is found isn't certain.
    const { repairs } = await parts.findRepairs(file, { ...found, encoding: label });
    assert.deepEqual(repairs[0]?.path, [`UTF-8 read as ${label}`], JSON.stringify(repairs));
    const repaired = await parts.repairFile(file, repairs[0]);
    assert.equal(await repaired.file.text(), before + after);
  }
  // If all of it is UTF-8, the encoding is wrong, and not the text.
  const file = fileOf(encode(one.repeat(5), 'utf-8'));
  const [found] = await detect(file);
  const { repairs } = await parts.findRepairs(file, { ...found, encoding: 'windows-1252', source: 'meta' });
  assert.deepEqual(repairs, []);
});

test('texts in code pages of DOS are recognized, and shown in the likeliest ones', async () => {
  /** @type {[string, string][]} */
  const samples = [
    ['cp437', 'Herr Müller ist größer als Jürgens Brüder. Die Bäckerei öffnet früh.'],
    ['cp850', 'Herr Müller ist größer als Jürgens Brüder. Die Bäckerei öffnet früh.'],
    ['cp850', 'Élève, où êtes-vous allé cet été ? Ça dépend.'],
    ['cp850', '┌──────┬────┐\r\n│ Größe│ Maß│\r\n└──────┴────┘'],
    ['cp852', 'Zażółć gęślą jaźń, proszę państwa. Dzień dobry, świecie.'],
    ['cp852', 'Příliš žluťoučký kůň úpěl ďábelské ódy.'],
    ['cp737', 'Καλημέρα κόσμε, πώς είστε σήμερα;'],
    ['cp869', 'Καλημέρα κόσμε, πώς είστε σήμερα;'],
    ['cp857', 'Türkçe yazılmış güzel bir şey, değil mi? Çok iyi.'],
    ['cp862', 'שלום עולם וברכה לכולם'],
    ['cp865', 'Blåbærsyltetøy på brød, og rømme på lørdag.'],
    ['cp860', 'Não há informações disponíveis; a situação é difícil.'],
    ['cp775', 'Šiandien gražus oras, ačiū už viską.'],
    ['cp855', 'Привет, как дела? Всё хорошо, спасибо.'],
  ];
  for (const [page, text] of samples) {
    const found = await disguisesOf(iconv.encode(`${text}\r\n`.repeat(3), page));
    assert.ok(
      found.slice(0, 2).some((one) => one.text.startsWith(text)),
      `${page}: ${JSON.stringify(found)}`,
    );
  }
  for (const [label, text] of [
    ['windows-1252', 'Herr Müller ist größer als Jürgens Brüder.'],
    ['windows-1252', '“quoted” – it’s 5 ½ °C'],
    ['windows-1250', 'Zażółć gęślą jaźń'],
    ['windows-1254', 'Türkçe yazılmış güzel'],
    ['ibm866', 'Привет, как дела?'],
    ['shift_jis', 'ﾊﾝｶｸ'],
    ['gbk', '你好'],
  ]) {
    assert.deepEqual(await disguisesOf(encode(text, label)), [], `${label}: ${text}`);
  }
});

test('encoded words and escaped bytes are read in any encoding, even in an unknown one', async () => {
  const base64 = (/** @type {string} */ text, /** @type {string} */ label) =>
    Buffer.from(encode(text, label)).toString('base64');
  const percent = (/** @type {string} */ text, /** @type {string} */ label) =>
    [...encode(text, label)].map((byte) => `%${byte.toString(16)}`).join('');
  for (const [disguise, content, text] of [
    ['MIME =?…?=', `=?Shift_JIS?B?${base64('日本語', 'shift_jis')}?=`, '日本語'],
    ['MIME =?…?=', '=?cp1251?Q?=CF=F0=E8=E2=E5=F2?=', 'Привет'],
    ['MIME =?…?=', '=?IBM437?Q?M=81ller?=', 'Müller'],
    ['MIME =?…?=', '=?UNICODE-1-1-UTF-7?Q?Hi_+BB8EQAQ4BDIENQRC-?=', 'Hi Привет'],
    ['MIME =?…?=', '=?unknown-8bit?Q?M=FCller_gr=F6=DFer?=', 'Müller größer'],
    ['MIME =?…?=', `=?ks_c_5601-1987?B?${base64('안녕하세요', 'euc-kr')}?=`, '안녕하세요'],
    ['URL %…', `q=${percent('日本語のテキスト', 'shift_jis')}`, 'q=日本語のテキスト'],
    ['URL %…', percent('Привет мир', 'windows-1251'), 'Привет мир'],
    ['Quoted-Printable', 'Gr=c3=bc=c3=9fe aus K=c3=b6ln', 'Grüße aus Köln'],
    ['ISO-2022-JP', '$B$*4j$$(J test $B$h$m$7$/(B', 'お願い test よろしく'],
  ]) {
    assert.deepEqual(await disguisesOf(content), [{ disguise, text }]);
  }
});

test('mails are read as far as they go, and nothing else is taken for a mail', () => {
  const read = (/** @type {string} */ text) => parts.readMail(Buffer.from(text, 'latin1'));
  const head = 'MIME-Version: 1.0\nCONTENT-TYPE: Multipart/Mixed; BOUNDARY=b\n\n';
  const part = 'Content-Transfer-Encoding: BASE64\n\n0J/RgNC40LLQtdGC\n';
  assert.equal(read(`${head}--b\n${part}--b--\nthe end`), `${head}--b\n${part.replace(/0J.*\n/, 'Привет')}\n--b--\n`);
  // The last delimiter is missing, or part of the last line.
  assert.ok(read(`${head}--b\n${part}`).endsWith('\n\nПривет'));
  assert.ok(read(`${head}--b\n${part}`.slice(0, -4)).endsWith('\n\nПрив�'));
  // A part may have no headers, and a boundary may begin another one.
  assert.equal(read(`${head}--b\n\nplain\n--bb\n--b--`), `${head}--b\n\nplain\n--bb\n--b--`);
  // A delimiter that never comes, and no delimiter
  assert.equal(read(head), head);
  assert.equal(read('Content-Type: multipart/mixed\n\ntext'), 'Content-Type: multipart/mixed\n\ntext');
  // Parts in parts in parts …
  const nested = Array.from({ length: 1000 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`);
  assert.ok(read(nested.join('')).length > 2000);
  for (let end = 0; end < head.length + part.length; end++) read(`${head}--b\n${part}`.slice(0, end));

  const isMail = (/** @type {string} */ text) => parts.isMail(Buffer.from(text, 'latin1'));
  assert.ok(isMail(head + part) && isMail(`From a@b Sun\n${part}`) && isMail(part.replaceAll('\n', '\r\n')));
  for (const text of [
    '',
    'Note: this\n\nis text',
    `\n${head}`,
    `He said: ${head}`,
    'Content-Type: text/plain\n\ntext',
  ]) {
    assert.equal(isMail(text), false, text);
  }
});

test('characters that are lost for good', () => {
  const healthy = 'Nothing is lost here, although there is a word that nobody could make out at the time: ??? was all.';
  for (const text of ['���', 'a � b', 'caf? ????', 'M?nchen', '你??好', `"???" ${healthy.slice(0, 40)}`]) {
    assert.equal(parts.hasLostCharacters(text), true, text);
  }
  const code =
    'const page = await load(number ?? first); for (const line of page) { show(line); } if (page) return [number, page]; // and so on';
  for (const text of [
    '',
    'Who?',
    'What???',
    'Why?! No?',
    'a?b=c',
    'https://example.org/page?id',
    healthy,
    code.repeat(9),
  ]) {
    assert.equal(parts.hasLostCharacters(text), false, text);
  }
});

test('a long start in ASCII says nothing about the encoding', async () => {
  const text = 'größer – 日本語で書かれた文章です。'.repeat(20);
  for (const length of [80_000, (1 << 20) - 1, 1 << 20, 3_333_333]) {
    const ascii = Buffer.alloc(length, 'all ASCII\n');
    const [utf8, sjis, iso2022, ansi] = await detect(
      fileOf([ascii, text]),
      fileOf([ascii, encode(text.replaceAll(/größer – /g, ''), 'shift_jis')]),
      fileOf([ascii, encode('日本語で書かれた文章です。'.repeat(20), 'iso-2022-jp')]),
      fileOf(['\x1b[31mred\x1b[0m', ascii, text]),
    );
    assert.deepEqual([utf8.encoding, utf8.at], ['UTF-8', length + 2]);
    assert.deepEqual([sjis.encoding, sjis.at], ['Shift_JIS', length]);
    assert.deepEqual([iso2022.encoding, iso2022.at], ['ISO-2022-JP', length]);
    assert.equal(ansi.encoding, 'UTF-8');
  }
  const [ascii, empty, utf16] = await detect(
    fileOf(Buffer.alloc(2_500_000, 'ASCII ')),
    fileOf(''),
    fileOf(encodeUTF16('nothing but ASCII, in two bytes each\n'.repeat(40_000), 'utf-16le')),
  );
  assert.deepEqual([ascii.encoding, ascii.source], ['UTF-8', 'ASCII']);
  assert.deepEqual([empty.encoding, empty.source], ['UTF-8', 'empty']);
  assert.equal(utf16.encoding, 'UTF-16LE');
});

test('the end of the examined part may split a character', async () => {
  // None of the bytes at the window's end is the first of a character.
  for (let shift = 0; shift < 3; shift++) {
    const [found] = await detect(fileOf([' '.repeat(shift), '漢'.repeat(700_000)]));
    assert.equal(found.encoding, 'UTF-8');
    assert.ok(found.score > 0.9, `${found.score}`);
  }
});

test('a contradicted declaration is reported, and any other is believed', async () => {
  const text = '<title>日本語で書かれた文章です。吾輩は猫である。</title>';
  const [wrong, right, compatible, ascii] = await detect(
    fileOf(encode(`<meta charset=utf-8>${text}`, 'shift_jis')),
    fileOf(encode(`<meta charset=shift_jis>${text}`, 'shift_jis')),
    fileOf(encode('<meta charset=gb2312><title>我冒了严寒，回到相隔二千余里的故乡去。</title>', 'gb18030')),
    fileOf('<meta charset=big5><title>ASCII</title>'),
  );
  assert.deepEqual([wrong.encoding, wrong.source, wrong.declared.encoding], ['Shift_JIS', 'detection', 'UTF-8']);
  assert.deepEqual([right.encoding, right.source, right.declared.encoding], ['Shift_JIS', 'meta', 'Shift_JIS']);
  assert.deepEqual([compatible.encoding, compatible.source], ['GBK', 'meta']);
  assert.deepEqual([ascii.encoding, ascii.source], ['Big5', 'meta']);
});

test('losses are known before anything is saved', async () => {
  const signal = new AbortController().signal;
  const sources = [
    { file: fileOf(Uint8Array.of(0x41, 0xff, 0x42, 0xff)), name: 'damaged.txt', from: 'utf-8' },
    { file: fileOf('U+FFFD itself: \uFFFD'), name: 'fine.txt', from: 'utf-8' },
  ];
  assert.deepEqual(await parts.examine(sources, 'utf-8', signal, () => {}), {
    unmappable: [],
    malformed: [{ file: 'damaged.txt', count: 2 }],
    replaced: [],
  });
  const { unmappable, malformed, replaced } = await parts.examine(sources, 'koi8-r', signal, () => {});
  assert.deepEqual(unmappable, [{ character: '\uFFFD', count: 3, file: 'damaged.txt', line: 1 }]);
  assert.deepEqual(malformed, [{ file: 'damaged.txt', count: 2 }]);
  assert.deepEqual(replaced, [
    { file: 'damaged.txt', count: 2 },
    { file: 'fine.txt', count: 1 },
  ]);
});
