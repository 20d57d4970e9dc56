// Repairs of text that was decoded in the wrong encoding.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { encode, encodeUTF16, labelToName, repairMojibake, TextDecoder } from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';

/** @typedef {{ code: string, encodings: string[], text: string }} Language */

/** The declarations of human rights in 45 languages, with the encodings of each. */
const languages = readFileSync(new URL('../detection/declarations.txt', import.meta.url), 'utf8')
  .split('\n= ')
  .slice(1)
  .map((part) => {
    const [heading, , ...lines] = part.trimEnd().split('\n');
    const [code, ...encodings] = heading.split(' ');
    return { code, encodings, text: lines.join(' ') };
  });

/** mulberry32 makes the same texts each time. @param {number} seed */
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

/** Decodes text in the wrong encoding; `undefined` if that loses or changes nothing. @param {string} text @param {string} really @param {string} readAs */
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

/** For most texts, old Macintosh and ISO encodings are the same as those of Windows. */
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

// A repair must be nearly certain. UTF-8 proves itself; mistakes that only exchange letters for similar ones need more text.
for (const { length, utf8, others } of [
  { length: 40, utf8: 0.96, others: 0.73 },
  { length: 100, utf8: 0.98, others: 0.76 },
  { length: 400, utf8: 0.99, others: 0.84 },
]) {
  test(`of ${length} characters, ${utf8 * 100} % are repaired if they were in UTF-8, and ${others * 100} % otherwise; 3 % at most wrongly`, (context) => {
    const random = randomNumbers(length);
    const all = { utf8: 0, others: 0 };
    const right = { utf8: 0, others: 0 };
    let wrongly = 0;
    /** @type {string[]} */
    const failures = [];
    for (const language of languages) {
      for (const really of ['UTF-8', ...language.encodings].filter((name) => REALLY.test(name))) {
        for (const readAs of READ_AS) {
          for (let round = 0; round < 2; round++) {
            const text = partOf(language, length, random);
            const wrong = misread(text, really, readAs);
            if (!wrong) continue;
            const kind = really === 'UTF-8' ? 'utf8' : 'others';
            all[kind] += 1;
            const repairs = repairMojibake(wrong);
            for (const repair of repairs) assert.equal(applySegments(wrong, repair), repair.text);
            const [best] = repairs;
            if (best?.text === text) {
              right[kind] += 1;
              // Encodings with the same characters for these bytes can't be distinguished.
              const [first, second] = best.path[0].split(' read as ');
              if (second === 'cp437') assert.equal(iconv.decode(iconv.encode(text, first), second), wrong);
              else assert.equal(misread(text, first, second), wrong);
              assert.ok(best.score > 0 && best.score <= 1);
            } else {
              if (best) wrongly += 1;
              failures.push(`${language.code}, ${really} read as ${readAs}: ${wrong} → ${best?.text}`);
            }
          }
        }
      }
    }
    context.diagnostic(JSON.stringify({ all, right, wrongly }));
    assert.ok(all.utf8 > 400 && all.others > 300, JSON.stringify(all));
    assert.ok(right.utf8 >= utf8 * all.utf8 && right.others >= others * all.others, failures.join('\n'));
    assert.ok(wrongly <= 0.03 * (all.utf8 + all.others), failures.join('\n'));
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

test('5,000 correct texts are left alone', (context) => {
  const random = randomNumbers(3);
  /** @type {string[]} */
  const touched = [];
  for (let i = 0; i < 5000; i++) {
    const text = partOf(languages[i % languages.length], [12, 20, 40, 40, 100, 300][random(6)], random);
    const [best] = repairMojibake(text);
    if (best) touched.push(`${text} → ${best.text}, ${best.path}`);
  }
  context.diagnostic(`${touched.length} are not`);
  assert.deepEqual(touched, []);
});

test('healthy words, names and signs', () => {
  const words = `naïve café ©2020 Ünïcödé 5€–10£ 😀 Ã Á ¿Qué? ñ ÄÖÜ “quotes” −5°C Ÿ ﬁne 日本 東京都千代田区霞が関 中国 한글 Привет ДА
    нет שלום سلام สวัสดี Ελλάδα ｱｲｳ ☃★♥ ┌─┐│└┘ µm x²+y² Đorđe Škoda Łódź İstanbul Dvořák Ångström Þór Fuß œuvre L’été Ça
    ÇA À à ПРИВЕТ Ёлка Київ हिन्दी ქართული Հայերեն አማርኛ 🇯🇵 № § ½ ¼ 1º 2ª Ⅳ ℃ ~ ascii`;
  for (const word of words.split(/\s+/)) assert.deepEqual(repairMojibake(word), [], word);
  for (const text of ['', 'plain ASCII', '\uFFFD', '\uD800', '\x7f', '\0', words])
    assert.deepEqual(repairMojibake(text), []);
});

test('correct text that resembles mojibake', () => {
  const texts = [
    '안녕하세요 ㅋㅋㅋ\n뭐해 ㅎㅎ\n몰라 ㅠㅠ 진짜 ㅋㅋㅋㅋ',
    ...[
      'BEYONCÉ’s',
      'NESTLÉ®',
      'CAFÉ…',
      '“AMANHÔ',
      'LEKÊ ARNAWIDÎ”',
      'ÎLES FÉROÉ°',
      'ÖVGÜ°',
      'MAÇÃ®',
      'LE CAFÉ™',
      '«À…»',
    ],
    ...[
      '3×£20',
      '±£5',
      '5 Å × ½',
      '‚a‘',
      '‚štapom‘',
      '‹Émirats›',
      '»Émirats«',
      '« qualité\u00a0»',
      'l’été…',
      '10—15',
      '2ª',
      'nº 12',
    ],
    ...[
      'order;СООБЩЕНИЕ О ПОСТАВКЕ;qty',
      'the;ΠΡΩΤΟΝ ΑΝΑΔΙΑΝΟΜΗ;not',
      'САРАЕВО»',
      'МИНСК®’s',
      'Сент-Джонс©',
      'РІК',
      'УСІ РІЧКИ',
    ],
    ...[
      '5 дБ, 10 кВт, 2 мкФ',
      'АХШ АХШ_1.png',
      '[СИНФ]…',
      '»جديد«',
      'النقد®’s',
      'ברײט פֿון',
      'TEMĂ\u00a0PENTRU ACASĂ',
      'SPÓŁKA Z O.O.',
    ],
    ...[
      '1月　435ｋｍ',
      'ﾅｶﾑﾗ',
      'ﾔﾏﾀﾞ\tﾀﾛｳ',
      '山\t田\n鈴\t木\n佐\t藤',
      '鑫 垚 淼 焱',
      'iPhone用',
      'QQ群',
      'app猫',
      'webサイト',
      '㈱山田',
      '①②③',
    ],
    ...[
      'Usaεudi',
      'DUMONT-D’URVILLE № 5',
      'Ango’otol № 5',
      'metikala tî Mozambîka',
      'Prenestr pennañ',
      'ñ/ñ/l',
      '┌──┐\n│ä │\n└──┘',
    ],
  ];
  for (const text of [...texts, texts.join('\n')]) assert.deepEqual(repairMojibake(text), [], text);
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

test('garbled text that people see every day', () => {
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
    ['Queenâ€™s Blade', 'Queen’s Blade', 'UTF-8 read as windows-1252'],
    ['æ­£é«”ä¸­æ–‡', '正體中文', 'UTF-8 read as windows-1252'],
    ['Â£20', '£20', 'UTF-8 read as windows-1252'],
    ['11 °C, nÂ° 10', '11 °C, n° 10', 'UTF-8 read as windows-1252'],
    ['fŸr die Grš§e', 'für die Größe', 'macintosh read as windows-1252'],
    ['Caf├⌐', 'Café', 'UTF-8 read as cp437'],
    ['M├╝ller', 'Müller', 'UTF-8 read as cp437'],
    ['schĂ¶ne GrĂŒĂ\x9fe', 'schöne Grüße', 'UTF-8 read as ISO-8859-16'],
    ['schÃ¶ne GrÃŒÃ\x9fe', 'schöne Grüße', 'UTF-8 read as ISO-8859-15'],
    ['I donÔÇÖt', 'I don’t', 'UTF-8 read as cp850'],
    ['M├╝ller, Caf├® Fran├ºais', 'Müller, Café Français', 'UTF-8 read as cp850'],
    ['P┼Ö├şli┼í ┼żlu┼ąou─Źk├Ż k┼»┼ł', 'Příliš žluťoučký kůň', 'UTF-8 read as cp852'],
    ['╨Я╤А╨╕╨▓╨╡╤В', 'Привет', 'UTF-8 read as IBM866'],
    ['├── M├╝ller.txt\n└── Stra├ƒe.txt', '├── Müller.txt\n└── Straße.txt', 'UTF-8 read as cp437'],
    ['caf√© cr√®me', 'café crème', 'UTF-8 read as macintosh'],
    ['McDonald\x92s', 'McDonald’s', 'windows-1252 read as ISO-8859-1'],
    ['zaĹźĂłĹ\x82Ä\x87 gÄ\x99Ĺ\x9blÄ\x85', 'zażółć gęślą', 'UTF-8 read as ISO-8859-2'],
    ['–Я—А–Є–≤–µ—В', 'Привет', 'UTF-8 read as x-mac-cyrillic'],
  ]) {
    const [best] = repairMojibake(wrong);
    assert.deepEqual([best?.text, best?.path], [right, [path]]);
  }
});

test('UTF-8 read in each encoding that has a character for each byte', () => {
  for (const text of ['Größe über Maß und Öl', 'Съешь же ещё этих мягких булок', '北京欢迎你们来这里']) {
    for (const readAs of [
      'windows-1252',
      'windows-1251',
      'ISO-8859-2',
      'ISO-8859-5',
      'KOI8-R',
      'macintosh',
      'x-mac-cyrillic',
    ]) {
      const [best] = repairMojibake(new TextDecoder(readAs).decode(new TextEncoder().encode(text)));
      assert.deepEqual([best?.text, best?.path], [text, [`UTF-8 read as ${readAs}`]]);
    }
  }
});

test('UTF-8 read in code pages of DOS: all of the text is repaired, or nothing', (context) => {
  const random = randomNumbers(4);
  const known = ['cp437', 'cp850', 'cp852', 'cp866'];
  for (const page of [...known, 'cp737', 'cp775', 'cp857', 'cp858', 'cp860', 'cp861', 'cp862', 'cp863', 'cp865']) {
    let [all, right] = [0, 0];
    /** @type {string[]} */
    const wrong = [];
    for (const language of languages) {
      for (const length of [15, 40, 100, 300]) {
        const text = partOf(language, length, random);
        const garbled = iconv.decode(iconv.encode(text, 'utf8'), page);
        if (isASCII(text) || garbled.includes('\uFFFD')) continue;
        all += 1;
        const [best] = repairMojibake(garbled);
        if (best?.text === text) right += 1;
        else if (best) wrong.push(`${garbled} → ${best.text}, ${best.path}`);
      }
    }
    context.diagnostic(`${page}: ${right} of ${all}, wrongly ${wrong.length}`);
    assert.ok(all > 150, `${page}: ${all} texts`);
    if (!known.includes(page)) {
      // Other code pages may not have other characters.
      assert.ok(wrong.length < 0.2 * all, `${page}: ${wrong.join('\n')}`);
      continue;
    }
    assert.deepEqual(wrong, [], page);
    assert.ok(right >= 0.98 * all, `${page}: ${right} of ${all}`);
  }
});

// They are nearly the same as windows-1252, windows-1250 and ISO-8859-2, which are more frequent.
for (const [readAs, least] of /** @type {const} */ ([
  ['ISO-8859-15', 0.8],
  ['ISO-8859-16', 0.9],
])) {
  test(`UTF-8 read in ${readAs}: ${100 * least} % are repaired`, (context) => {
    const random = randomNumbers(5);
    let [all, right] = [0, 0];
    for (const language of languages) {
      for (const length of [40, 100, 300]) {
        const text = partOf(language, length, random);
        const wrong = misread(text, 'UTF-8', readAs);
        if (!wrong) continue;
        all += 1;
        if (repairMojibake(wrong)[0]?.text === text) right += 1;
      }
    }
    context.diagnostic(`${right} of ${all}`);
    assert.ok(all > 100 && right >= least * all, `${right} of ${all}`);
  });
}

test('one more step must pay for itself', () => {
  // A gene's symbol: its Greek letter isn't in a word of its script.
  for (const { text } of repairMojibake('IL2RÎ³c')) assert.equal(text, 'IL2Rγc');
  for (const garbled of ['Queenâ€™s Blade', 'æ­£é«”ä¸­æ–‡', 'CafÃ©', 'ÐŸÑ€Ð¸Ð²ÐµÑ‚', 'bufalo dâ€™acqua'])
    assert.equal(repairMojibake(garbled)[0].path.length, 1, garbled);
});

test('a repair differs from the given text, and from the other repairs', () => {
  for (const garbled of ['CafÃ©', 'Ã¢â€šÂ¬Ã¢â€šÂ¬', 'GrÃ¼ÃŸe', '‚±‚ñ‚É‚¿‚Í', 'рТЙЧЕФ, НЙТ!']) {
    const texts = [garbled, ...repairMojibake(garbled).map(({ text }) => text)];
    assert.equal(new Set(texts).size, texts.length, garbled);
  }
});

test('correct words stay beside garbled ones', () => {
  for (const [given, expected] of [
    ['l’humanitÃ©', 'l’humanité'],
    ['“CafÃ©” – 5 €', '“Café” – 5 €'],
    ['NESTLÉ® et CAFÉ… : le cafÃ© et la crÃ¨me', 'NESTLÉ® et CAFÉ… : le café et la crème'],
    ['Привет ÐŸÑ€Ð¸Ð²ÐµÑ‚ 日本 Ð¼Ð¸Ñ€', 'Привет Привет 日本 мир'],
    ['Größe\nGrÃ¶ÃŸe\nGröße\nÃ„rger', 'Größe\nGröße\nGröße\nÄrger'],
    // Code page 437 has Greek letters; there they would be leading bytes of Chinese characters.
    ['Για στο\n╬£╬¡╧ä╬▒', 'Για στο\nΜέτα'],
    ['│ Größe │\n│ Ma├ƒ   │', '│ Größe │\n│ Maß   │'],
    [`${'Größe und Maß\n'.repeat(30)}GrÃ¶ÃŸe`, `${'Größe und Maß\n'.repeat(30)}Größe`],
  ]) {
    const [best] = repairMojibake(given);
    assert.deepEqual([best?.text, best?.lost], [expected, 0]);
  }
});

/** Puts a repair's segments into the given text. @param {string} given @param {ReturnType<typeof repairMojibake>[0]} repair */
function applySegments(given, { segments }) {
  let [result, at] = ['', 0];
  for (const { start, end, text } of segments) {
    assert.ok(at <= start && start < end && end <= given.length && text !== given.slice(start, end));
    result += given.slice(at, start) + text;
    at = end;
  }
  return result + given.slice(at);
}

test('segments are the changed parts of the given text', () => {
  for (const [given, ...expected] of [
    ['CafÃ©', [3, 5, 'é']],
    ['Größe und GrÃ¶ÃŸe', [12, 16, 'öß']],
    // Successive changed words are one segment, up to the end of the line.
    ['Мир, ÐŸÑ€Ð¸Ð²ÐµÑ‚, Ð¼Ð¸Ñ€!\r\nÐ¼Ð¸Ñ€', [5, 25, 'Привет, мир'], [28, 34, 'мир']],
    ['„CafÃ©“ oder „CrÃ¨me“', [4, 6, 'é'], [16, 18, 'è']],
    ['‚±‚ñ‚É‚¿‚Í\nabc', [0, 10, 'こんにちは']],
    ['Ã¢â€šÂ¬Ã¢â€šÂ¬', [0, 14, '€€']],
    // Their first code unit is the same.
    ['CafÃ© \ud83d\ude00 x\u00f0\u0178\u02dc\u20ac', [3, 5, 'é'], [10, 14, '\ud83d\ude00']],
  ]) {
    const [repair] = repairMojibake(String(given));
    const segments = repair?.segments.map(({ start, end, text }) => [start, end, text]);
    assert.deepEqual(segments, expected, String(given));
    assert.equal(applySegments(String(given), repair), repair.text);
  }
});

test('segments of text whose spaces changed: in UTF-16, they have two bytes', () => {
  const { text } = /** @type {Language} */ (languages.find(({ code }) => code === 'ko'));
  const given = new TextDecoder('windows-1252').decode(encodeUTF16(text.slice(0, 400), 'utf-16le'));
  const [repair] = repairMojibake(given);
  assert.equal(repair.text, text.slice(0, 400));
  assert.deepEqual(repair.segments, [{ start: 0, end: given.length, text: repair.text }]);
});

test('lost characters are counted', () => {
  const lost = (/** @type {string} */ text) => repairMojibake(text).map((repair) => repair.lost)[0];
  assert.equal(lost('GrÃ¼ÃŸe'), 0);
  // Characters that were already lost aren't counted again.
  assert.equal(lost('GrÃ¼ÃŸe \uFFFD'), 0);
  assert.equal(lost('鍖椾含娆㈣繋浣�'), 0);
  const gaps = new TextDecoder('windows-1252').decode(new TextEncoder().encode('Привет, мир! Это проверка текста.'));
  assert.equal(lost(gaps.replace(/[\x80-\x9f\xad]/g, '')), 2);
});

test('characters that lost their end are counted, and text that only looks so stays', () => {
  for (const [given, expected, lost] of [
    // The end of ” is a control character.
    ['â€œHelloâ€', '“Hello\uFFFD', 1],
    ['He said â€œHelloâ€, and â€œByeâ€.', 'He said “Hello\uFFFD, and “Bye\uFFFD.', 2],
    ['CafÃ© â€Helloâ€', 'Café \uFFFDHello\uFFFD', 2],
    ['itâ€s, donâ€™t', 'it\uFFFDs, don’t', 1],
    ['CafÃ© â€œHelloâ€\uFFFD, â€™', 'Café “Hello\uFFFD, ’', 0],
    ['maíz Â¿QuÃ© maÃz, niÃ±o?', 'maíz ¿Qué ma\uFFFDz, niño?', 1],
    ['Ð¡ Ñ Ñ‡ÐµÐ»Ð¾Ð²ÐµÐºÐ¾Ð¼, Ð¸ Ñ Ð½ÐµÑ‘', 'С \uFFFD человеком, и \uFFFD неё', 2],
    ['la seÃ±al del subtÃtulo', 'la señal del subt\uFFFDtulo', 1],
    ['KuГ§ing РјРёСЂ рџЂ', 'Kuçing мир \uFFFD', 1],
    // One character for three that were U+FFFD before, and another that is lost
    ['ð\uFFFD\uFFFD\uFFFD Ð¡Ð° Ñ\u2021ÐµÐ»Ð¾Ð²ÐµÐºÐÐ¼', 'ð\uFFFD\uFFFD\uFFFD Са человек\uFFFDм', 1],
    // No-break spaces became spaces.
    ['10Â € et Â« ouiÂ Â»', '10 € et « oui »', 0],
    ['Â£5, Â°C Â\uFFFD.', '£5, °C \uFFFD.', 0],
    // These are letters.
    ['KdyĹž dva dÄ\x9blajĂ\xad totĂŠĹž.\nVáš o sabotáž!', 'Když dva dělají totéž.\nVáš o sabotáž!', 0],
    ['SÃO PAULO Ã©s Ã£o Ã§', 'SÃO PAULO és ão ç', 0],
    ['L’Âme et l’âge : Â« ouiÂ», nÂ° 10', 'L’Âme et l’âge : « oui», n° 10', 0],
    ['3 × 5 ×—×˜×™×¢ ×ž×™×œ', '3 × 5 חטיע מיל', 0],
    ['niñ\uFFFDo, niÃ±o', 'niñ\uFFFDo, niño', 0],
    ['«café» et «voilà»: Ã©tÃ©, dÃ©jÃ\xa0', '«café» et «voilà»: été, déjà', 0],
    ['С ним, В нём, РЎРѕРІРµС‚ РЎРЎРЎР\xa0, Р’С‹', 'С ним, В нём, Совет СССР, Вы', 0],
  ]) {
    const [best] = repairMojibake(String(given));
    assert.deepEqual([best?.text, best?.lost], [expected, lost], String(given));
  }
});

test('control characters of decoders that are not exact', () => {
  const latin1 = Buffer.from('Äpfel und Ärger – “süß”').toString('latin1');
  assert.equal(repairMojibake(latin1)[0].text, 'Äpfel und Ärger – “süß”');
});

test('lost characters stay lost, the rest is repaired', () => {
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

test('a long text without spaces', () => {
  const long = Array.from({ length: 100_000 }, (_, i) => String.fromCharCode(0x4e00 + ((i * 7919) % 20_000))).join('');
  assert.deepEqual(repairMojibake(long), []);
  const wrong = /** @type {string} */ (misread(long, 'UTF-8', 'windows-1252'));
  assert.equal(repairMojibake(wrong)[0].text, long);
});

test('only well-formed UTF-8 is repaired', () => {
  // Too long, a surrogate, beyond U+10FFFF, and no leading byte
  for (const bytes of [
    [0xc0, 0xa9],
    [0xe0, 0x82, 0xa9],
    [0xf0, 0x82, 0x82, 0xa9],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
  ]) {
    const text = `Ã¼ber Straße ${new TextDecoder('windows-1252').decode(Uint8Array.from(bytes))}`;
    for (const repair of repairMojibake(text)) assert.ok(repair.text.endsWith(text.slice(-bytes.length)), repair.text);
  }
});

test('correct lines stay as they are, wherever they are', () => {
  for (const [wrong, right, readAs] of [
    ['Größe über Maß\n'.repeat(3), 'Crème brûlée\n', 'windows-1252'],
    ['Größe über Maß\n'.repeat(3), '10\u00A0€\n', 'windows-1252'],
    ['Съешь же ещё этих мягких\nфранцузских булок\n', 'Привет\n', 'windows-1251'],
    ['Größe über\x7F Maß und Öl\n'.repeat(3), 'Öl\x7F\n', 'windows-1252'],
    // Characters that the wrong encoding can't represent
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
