// Repair of text that was decoded in the wrong encoding.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { encode, labelToName, repairMojibake, TextDecoder } from 'encoding-wasm';

/** @typedef {{ code: string, encodings: string[], text: string }} Language */

/** The declarations of human rights in 45 languages, each with the encodings that it was written in. */
const languages = readFileSync(new URL('../detection/declarations.txt', import.meta.url), 'utf8')
  .split('\n= ')
  .slice(1)
  .map((part) => {
    const [heading, , ...lines] = part.trimEnd().split('\n');
    const [code, ...encodings] = heading.split(' ');
    return { code, encodings, text: lines.join(' ') };
  });

/** The generator "mulberry32": the same texts each time. @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** @param {string} text */
const isASCII = (text) => !/[^\0-\x7f]/.test(text);

/**
 * A part of a text that isn't all ASCII.
 * @param {Language} language
 * @param {number} length
 * @param {(below: number) => number} random
 */
function partOf({ text }, length, random) {
  for (;;) {
    const at = random(text.length - length);
    const space = text.indexOf(' ', at);
    const start = space >= 0 && space < at + 15 ? space + 1 : at;
    const part = text.slice(start, start + length).trim();
    if (!isASCII(part) || isASCII(text)) return part;
  }
}

/** Decodes text in the wrong encoding; undefined if that loses or changes nothing. @param {string} text @param {string} really @param {string} readAs */
function misread(text, really, readAs) {
  try {
    const bytes = encode(text, really);
    const wrong = new TextDecoder(readAs, { ignoreBOM: true }).decode(bytes);
    const isReversible = Buffer.from(encode(wrong, readAs)).equals(bytes);
    return isReversible && wrong !== text ? wrong : undefined;
  } catch {
    return undefined;
  }
}

/** For most texts, the encodings of old Macintoshes and of ISO are the same as those of Windows. */
const REALLY = /^(UTF-8|windows-125[0-6]|windows-874|KOI8-R|IBM866|Shift_JIS|EUC-JP|GBK|Big5|EUC-KR)$/;
const READ_AS = [
  'windows-1252',
  'windows-1251',
  'windows-1250',
  'KOI8-R',
  'IBM866',
  'GBK',
  'Shift_JIS',
  'Big5',
  'EUC-KR',
];

for (const { length, least } of [
  { length: 40, least: 0.95 },
  { length: 100, least: 0.97 },
  { length: 400, least: 0.98 },
]) {
  test(`of ${length} characters, ${least * 100} % are repaired`, (context) => {
    const random = randomNumbers(length);
    let [all, right] = [0, 0];
    /** @type {string[]} */
    const failures = [];
    for (const language of languages) {
      for (const really of ['UTF-8', ...language.encodings].filter((name) => REALLY.test(name))) {
        for (const readAs of READ_AS) {
          for (let round = 0; round < 2; round++) {
            const text = partOf(language, length, random);
            const wrong = misread(text, really, readAs);
            if (!wrong) continue;
            all += 1;
            const [best] = repairMojibake(wrong);
            if (best?.text === text) {
              right += 1;
              // Encodings that have the same characters for these bytes cannot be told apart.
              const [first, second] = best.path[0].split(' read as ');
              assert.equal(misread(text, first, second), wrong);
              assert.ok(best.score > 0 && best.score <= 1);
            } else failures.push(`${language.code}, ${really} read as ${readAs}: ${wrong} → ${best?.text}`);
          }
        }
      }
    }
    context.diagnostic(`${right} of ${all}`);
    assert.ok(all > 1000, `${all} texts`);
    assert.ok(right >= least * all, [`${right} of ${all}`, ...failures].join('\n'));
  });
}

test('text that was in UTF-8 and was read wrongly twice', () => {
  const random = randomNumbers(2);
  let [all, right] = [0, 0];
  for (const language of languages) {
    for (const [first, second] of [
      ['windows-1252', 'windows-1252'],
      ['windows-1251', 'windows-1251'],
      ['windows-1252', 'GBK'],
    ]) {
      const text = partOf(language, 40, random);
      const once = misread(text, 'UTF-8', first);
      const twice = once && misread(once, 'UTF-8', second);
      if (!twice) continue;
      all += 1;
      const [best] = repairMojibake(twice);
      if (best?.text === text && best.path.length === 2) right += 1;
      assert.notEqual(repairMojibake(twice, { maxSteps: 1 })[0]?.text, text);
    }
  }
  assert.ok(all > 80, `${all} texts`);
  assert.ok(right >= 0.95 * all, `${right} of ${all}`);
});

test('of 5,000 healthy texts, 99.9 % are left alone', (context) => {
  const random = randomNumbers(3);
  /** @type {string[]} */
  const touched = [];
  for (let i = 0; i < 5000; i++) {
    const text = partOf(languages[i % languages.length], [12, 20, 40, 40, 100, 300][random(6)], random);
    const [best] = repairMojibake(text);
    if (best) touched.push(`${text} → ${best.text}, ${best.path}`);
  }
  context.diagnostic(`${touched.length} are not`);
  assert.ok(touched.length <= 5, touched.join('\n'));
});

test('healthy words, names and signs', () => {
  const words = `naïve café ©2020 Ünïcödé 5€–10£ 😀 Ã Á ¿Qué? ñ ÄÖÜ “quotes” −5°C Ÿ ﬁne 日本 東京都千代田区霞が関 中国 한글 Привет ДА
    нет שלום سلام สวัสดี Ελλάδα ｱｲｳ ☃★♥ ┌─┐│└┘ µm x²+y² Đorđe Škoda Łódź İstanbul Dvořák Ångström Þór Fuß œuvre L’été Ça
    ÇA À à ПРИВЕТ Ёлка Київ हिन्दी ქართული Հայերեն አማርኛ 🇯🇵 № § ½ ¼ 1º 2ª Ⅳ ℃ ~ ascii`;
  for (const word of words.split(/\s+/)) assert.deepEqual(repairMojibake(word), [], word);
  for (const text of ['', 'plain ASCII', '\uFFFD', '\uD800', '\x7f', '\0', words])
    assert.deepEqual(repairMojibake(text), []);
});

test('messages with quotation marks and no-break spaces alone', () => {
  for (const text of [
    'Kan terugval ‘%s’ niet converteren naar codeset ‘%s’',
    'Erreur lors de l’analyse de l’option --gdk-no-debug',
    'Les valeurs valides sont\xa0: «\xa0false\xa0», «\xa00\xa0», «\xa0true\xa0», «\xa01\xa0», «\xa0database\xa0».',
    '”gnu”, ”lucid”, ”arm”, ”hp”, ”edg”, ”gnu-v3”, ”java”',
    'nombre de «fork» no válido: «%s»',
  ])
    assert.deepEqual(repairMojibake(text), [], text);
});

test('what people see every day', () => {
  for (const [wrong, right, path] of [
    ['CafÃ©', 'Café', 'UTF-8 read as windows-1252'],
    ['donâ€™t', 'don’t', 'UTF-8 read as windows-1252'],
    ['GrÃ¼ÃŸe', 'Grüße', 'UTF-8 read as windows-1252'],
    ['縺薙ｓ縺ｫ縺｡縺ｯ', 'こんにちは', 'UTF-8 read as Shift_JIS'],
    ['РџСЂРёРІРµС‚', 'Привет', 'UTF-8 read as windows-1251'],
    ['рТЙЧЕФ, НЙТ!', 'Привет, мир!', 'KOI8-R read as windows-1251'],
    ['鍖椾含娆㈣繋浣�', '北京欢迎\uFFFD', 'UTF-8 read as GBK'],
    ['ÖÐÎÄÂÒÂë', '中文乱码', 'GBK read as windows-1252'],
    ['‚±‚ñ‚É‚¿‚Í', 'こんにちは', 'Shift_JIS read as windows-1252'],
    ['¾È³çÇÏ¼¼¿ä', '안녕하세요', 'EUC-KR read as windows-1252'],
  ]) {
    const [best] = repairMojibake(wrong);
    assert.deepEqual([best?.text, best?.path], [right, [path]]);
  }
});

test('control characters of decoders that are not exact', () => {
  const latin1 = Buffer.from('Äpfel und Ärger – “süß”').toString('latin1');
  assert.equal(repairMojibake(latin1)[0].text, 'Äpfel und Ärger – “süß”');
});

test('what was lost stays lost, the rest is repaired', () => {
  const text = '文字化けした文章を読む';
  const wrong = new TextDecoder('shift_jis').decode(new TextEncoder().encode(text));
  assert.ok(wrong.includes('\uFFFD'));
  const [best] = repairMojibake(wrong);
  assert.equal(best.text, '\uFFFD化けした文\uFFFDを読む');
  assert.deepEqual(best.path, ['UTF-8 read as Shift_JIS']);
});

test('control characters that were removed leave a gap', () => {
  const text = 'Привет, мир! Это проверка текста.';
  const wrong = new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
  const [best] = repairMojibake(wrong.replace(/[\x80-\x9f\xad]/g, ''));
  assert.equal(best.text, 'Привет, мир! \uFFFDто проверка тек\uFFFDта.');
  assert.deepEqual(best.path, ['UTF-8 read as windows-1252']);
});

test('a text with some wrong lines, and a long one', () => {
  const wrong = /** @type {string} */ (misread('Ελληνικά γράμματα', 'UTF-8', 'windows-1252'));
  const wrongLines = `${wrong}\n`.repeat(40);
  const rightLines = 'Ελληνικά γράμματα\n'.repeat(40);
  assert.equal(
    repairMojibake(`${wrongLines}και σωστά\r\n${wrong}`)[0].text,
    `${rightLines}και σωστά\r\nΕλληνικά γράμματα`,
  );
  const long = 'ASCII at the start. '.repeat(1000) + 'Ελληνικά γράμματα\n'.repeat(100_000);
  assert.equal(repairMojibake(/** @type {string} */ (misread(long, 'UTF-8', 'windows-1252')))[0].text, long);
});

test('lines that are right stay as they are, wherever they are', () => {
  for (const [wrong, right, readAs] of [
    ['Größe über Maß\n'.repeat(3), 'Crème brûlée\n', 'windows-1252'],
    ['Größe über Maß\n'.repeat(3), '10\u00A0€\n', 'windows-1252'],
    ['Съешь же ещё этих мягких\nфранцузских булок\n', 'Привет\n', 'windows-1251'],
    ['Größe über\x7F Maß und Öl\n'.repeat(3), 'Öl\x7F\n', 'windows-1252'],
    // What the wrong encoding doesn't have.
    ...['ok 💩\n', 'Привет, мир\n', '日本語\n', 'ő – “c”\n'].map((line) => [
      'Größe über Maß und Öl\nSchön für Mädchen\nÄpfel, Küche, Straße\n',
      line,
      'windows-1252',
    ]),
  ]) {
    const mojibake = String(misread(wrong, 'UTF-8', readAs));
    for (const [text, expected] of [
      [mojibake + right, wrong + right],
      [right + mojibake, right + wrong],
    ]) {
      const [best] = repairMojibake(text);
      assert.deepEqual([best?.text, best?.path], [expected, [`UTF-8 read as ${readAs}`]]);
    }
  }
});

test('arguments', () => {
  for (const value of [12, Buffer.from('CafÃ©')]) {
    assert.throws(() => repairMojibake(/** @type {any} */ (value)), /repairMojibake.* is not a string/);
  }
  assert.deepEqual(repairMojibake('CafÃ©', null)[0].text, 'Café');
  assert.deepEqual(repairMojibake('CafÃ©', { maxSteps: 0 }), []);
  assert.equal(repairMojibake('CafÃ©', { maxSteps: Infinity })[0].text, 'Café');
  assert.deepEqual(repairMojibake('CafÃ©', { maxSteps: undefined }), repairMojibake('CafÃ©', { maxSteps: 2 }));
  for (const maxSteps of [-1, Number.NaN, 'x']) {
    const error = {
      name: 'TypeError',
      message: new RegExp(`repairMojibake.*'maxSteps' must be a number of steps, not '${maxSteps}'`),
    };
    assert.throws(() => repairMojibake('CafÃ©', /** @type {any} */ ({ maxSteps })), error);
  }
  assert.throws(() => repairMojibake('', /** @type {any} */ (1)), TypeError);
  assert.throws(() => repairMojibake(/** @type {any} */ (Symbol('text'))), TypeError);
  for (const { path } of repairMojibake('CafÃ©')) {
    for (const step of path) for (const name of step.split(' read as ')) assert.equal(labelToName(name), name);
  }
});
