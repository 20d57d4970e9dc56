// The page's texts in all languages.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/process.js';
import english from '../../www/strings/en.js';

/** @typedef {Record<string, string | Record<string, string>>} Strings */

/** @type {Map<string, Strings>} */
const languages = new Map();
for (const file of readdirSync(join(root, 'www/strings'))) {
  const { default: strings } = await import(`../../www/strings/${file}`);
  languages.set(file.replace('.js', ''), strings);
}

const keys = Object.keys(english);
const html = readFileSync(join(root, 'www/index.html'), 'utf8');
const scripts = readdirSync(join(root, 'www/page')).map((file) => readFileSync(join(root, 'www/page', file), 'utf8'));
const code = [html, readFileSync(join(root, 'www/main.js'), 'utf8'), ...scripts].join('\n');

/** Finds the placeholders of a text. @param {string} text */
const places = (text) => [...new Set(text.match(/\{\w+\}/g))].sort();

test('there are six languages', () => {
  assert.deepEqual([...languages.keys()].sort(), ['en', 'ja', 'ko', 'ru', 'zh-Hans', 'zh-Hant']);
});

for (const [language, strings] of languages) {
  test(`${language} is complete`, () => {
    // The order must be the same, because the build leaves out the keys.
    assert.deepEqual(Object.keys(strings), keys);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const key of keys) {
      const [own, original] = [strings[key], /** @type {Strings} */ (english)[key]];
      const wanted = places(typeof original === 'string' ? original : original.other);
      const forms = typeof own === 'string' ? [own] : Object.values(own);
      for (const form of forms) {
        assert.ok(form.trim() === form && form !== '', key);
        assert.deepEqual(places(form), wanted, `${language}.${key}`);
        assert.doesNotMatch(form, /'|\.\.\.| {2}/, `${language}.${key}: typewriter's characters`);
      }
      assert.equal(typeof own, typeof original, key);
      if (typeof own !== 'string') assert.deepEqual(Object.keys(own).sort(), [...pluralCategories].sort(), key);
    }
  });

  test(`${language} is not another language`, () => {
    if (language === 'en') return;
    // Names and formats are the same in all languages.
    const same = keys.filter(
      (key) => JSON.stringify(strings[key]) === JSON.stringify(/** @type {Strings} */ (english)[key]),
    );
    assert.deepEqual(
      same.filter((key) => !['crlf', 'lf', 'failed', 'match', 'offset', 'read', 'readPart'].includes(key)),
      [],
    );
    const text = JSON.stringify(Object.values(strings));
    const script =
      { ja: /\p{Script=Hiragana}/u, ko: /\p{Script=Hangul}/u, ru: /\p{Script=Cyrillic}/u }[language] ??
      /\p{Script=Han}/u;
    assert.match(text, script);
    const [simplified, traditional] = [/[这个来时为说开关东车长门问见]/, /[這個來時為說開關東車長門問見]/];
    if (language === 'zh-Hans') assert.doesNotMatch(text, traditional);
    if (language === 'zh-Hant') assert.doesNotMatch(text, simplified);
  });
}

test('every text is used, and every used text exists', () => {
  const used = new Set([
    ...[...html.matchAll(/data-t(?:-\w+)?="(\w+)"/g)].map(([, key]) => key),
    ...[...code.matchAll(/\bt\(\s*'(\w+)'/g)].map(([, key]) => key),
  ]);
  for (const key of used) assert.ok(keys.includes(key), key);
  const unused = keys.filter((key) => !used.has(key) && !new RegExp(`'${key}'`).test(code));
  assert.deepEqual(unused, []);
});
