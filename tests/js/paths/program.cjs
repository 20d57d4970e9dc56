// Runs the suite and some long texts by the paths that `without.cjs` leaves, and prints what happened.

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
    // Now and then the same one for a while, because the fast paths look for that.
    text += all[random % all.length].repeat(random % 97 === 0 ? 90 : 1);
  }
  return text;
}

function checkLongTexts() {
  const wrong = [];
  for (const [name, characters] of Object.entries(CHARACTERS)) {
    for (const length of [3, 20, 100, 1000, 70_000, 700_000]) {
      const text = textOf(characters, length);
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

const expected = JSON.parse(readFileSync(join(__dirname, '../../conformance/expected.json'), 'utf8'));
import('../../conformance/suite.js').then(async ({ runSuite }) => {
  const { passed, failures } = await runSuite(api, expected);
  console.log(
    JSON.stringify({ passed, failures, wrong: checkLongTexts(), uses: /** @type {any} */ (globalThis).pathUses }),
  );
});
