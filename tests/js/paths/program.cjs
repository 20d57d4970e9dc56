// Runs the conformance suite and some long texts by the paths that `without.cjs` leaves, and prints what happened.

const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const api = require('encoding-wasm');

const CHARACTERS = {
  gb18030: '汉字a,。€𠮷é',
  Big5: '漢字a，。',
  Shift_JIS: '漢字かなｶﾅa、。',
  'EUC-JP': '漢字かなｶﾅa、。',
  'ISO-2022-JP': '漢字かなa、。',
  'EUC-KR': '한글 漢字a, 뷁',
  'windows-1251': 'Приветa ё№',
  'windows-1252': 'Éléphant façade «ÿ»',
  'windows-1253': 'Καλημέραa ’',
  'KOI8-U': 'Приветa їґ',
  'UTF-8': 'aéя漢💩\uFFFD\uFEFF',
  'UTF-16LE': 'aéя漢💩\uFFFD\uFEFF',
  'UTF-16BE': 'aéя漢💩\uFFFD\uFEFF',
};

/** A text of some length, the same in each run. */
function textOf(/** @type {string} */ characters, /** @type {number} */ length) {
  const all = [...characters];
  let random = 1;
  let text = '';
  while (text.length < length) {
    random = (random * 48271) % 0x7fffffff;
    // Sometimes the same one for a while, because fast paths look for that
    text += all[random % all.length].repeat(random % 97 === 0 ? 90 : 1);
  }
  return text;
}

function checkLongTexts() {
  const wrong = [];
  for (const [name, characters] of Object.entries(CHARACTERS)) {
    const long = textOf(characters, 70_000);
    const short = [3, 20, 100, 1000].map((length) => textOf(characters, length));
    for (const text of [...short, long, long.repeat(10)]) {
      const { length } = text;
      const bytes = name.startsWith('UTF-16')
        ? api.encodeUTF16(text, name)
        : name === 'UTF-8' && length < 100_000
          ? new api.TextEncoder().encode(text)
          : api.encode(text, name);
      for (const fatal of [false, true]) {
        const decoder = new api.TextDecoder(name, { fatal, ignoreBOM: true });
        if (decoder.decode(bytes) !== text) wrong.push(`${name} ${length} ${fatal}`);
        const chunk = Math.max(1, (length >> 1) - (length % 7));
        let parts = '';
        for (let i = 0; i < bytes.length; i += chunk)
          parts += decoder.decode(bytes.subarray(i, i + chunk), { stream: true });
        if (parts + decoder.decode() !== text) wrong.push(`${name} ${length} ${fatal} in chunks of ${chunk}`);
      }
    }
  }
  return wrong;
}

/** Short and long texts that repeat a character, with another one anywhere: no path may overlook it. */
function checkOneAmongMany() {
  const wrong = [];
  for (const [name, usual, [other, character]] of /** @type {[string, number, [number, string]][]} */ ([
    ['windows-1252', 0xe9, [0x80, '€']],
    ['windows-1252', 0xe9, [0x9f, 'Ÿ']],
    ['windows-1252', 0x61, [0x92, '’']],
    ['windows-1252', 0x61, [0xff, 'ÿ']],
    ['windows-1251', 0x61, [0xcf, 'П']],
    ['Shift_JIS', 0x61, [0xb1, 'ｱ']],
    ['GBK', 0x61, [0x80, '€']],
    ['UTF-8', 0x61, [0xe1, '\uFFFD']],
  ])) {
    const decoder = new api.TextDecoder(name);
    for (const length of [1, 2, 8, 24, 63, 64, 65, 130, 511, 512, 515, 770, 1030, 70_000]) {
      const buffer = new Uint8Array(length + 3).fill(usual);
      const text = String.fromCharCode(usual).repeat(length);
      for (const bytes of [0, 1, 2, 3].map((offset) => buffer.subarray(offset, offset + length))) {
        if (decoder.decode(bytes) !== text) wrong.push(`${name} ${length}`);
        for (let i = 0; i < length; i += length < 10_000 ? 1 : 4999) {
          bytes[i] = other;
          if (decoder.decode(bytes) !== text.slice(0, i) + character + text.slice(i + 1)) {
            wrong.push(`${name} ${length}, ${character} at ${i}`);
          }
          bytes[i] = usual;
        }
      }
    }
  }
  return wrong;
}

const expected = JSON.parse(readFileSync(join(__dirname, '../../conformance/expected.json'), 'utf8'));
import('../../conformance/suite.js').then(async ({ runSuite }) => {
  const { passed, failures } = await runSuite(api, expected);
  console.log(
    JSON.stringify({
      passed,
      failures,
      wrong: [...checkLongTexts(), ...checkOneAmongMany()],
      uses: /** @type {any} */ (globalThis).pathUses,
    }),
  );
});
