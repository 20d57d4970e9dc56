// Accessibility: the keyboard, assistive technology, small screens. Also, that the page doesn't connect to the network.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hostPackage } from '../../../tools/lib/hosts.js';
import { visit as asVisit, example } from '../site.js';

/** Text that is partly garbled. */
const GARBLED = 'A naÃ¯ve reader and a naïve one.\nÐŸÑ€Ð¸Ð²ÐµÑ‚\n'.repeat(3);

/** @type {import('../site.js').Suite} */
export function testAccess(visit, site) {
  const LANGUAGES = ['en', 'ja', 'zh-Hans', 'zh-Hant', 'ko', 'ru'];

  /** The elements that the Tab key reaches from the page's start. @param {string} last */
  async function reach(last) {
    const { page } = visit();
    await page.evaluate(() => {
      location.hash = '';
      /** @type {HTMLElement} */ (document.querySelector('.skip')).focus();
    });
    /** @type {string[]} */
    const reached = [];
    for (let i = 0; i < 80 && !reached.includes(last); i++) {
      await page.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.id ?? ''));
    }
    return reached;
  }

  test('with the keyboard', async () => {
    const { page, open, isHidden, closeAll } = visit();
    const focused = () => page.evaluate(() => document.activeElement?.id);
    const start = await reach('start-race');
    const atStart = ['language', 'file', 'choose-folder', 'pasted', 'source', 'download', 'start-race'];
    assert.deepEqual(
      start.filter((id) => atStart.includes(id)),
      atStart,
    );
    await open(example('cat.shift_jis.txt'));
    assert.equal(await focused(), 'name');
    await page.click('#show-bytes');
    const opened = [
      'add',
      'close',
      'encoding',
      'find',
      'copy',
      'save',
      'options',
      'show-bytes',
      'other-encoding',
      'hex',
    ];
    const reached = await reach('start-race');
    assert.deepEqual(
      reached.filter((id) => opened.includes(id)),
      opened,
    );
    await page.click('#close-details');
    await page.evaluate(() => scrollTo(0, 0));
    for (const [button, part] of [
      ['find', 'finder'],
      ['options', 'save-options'],
      ['other-encoding', 'other'],
      ['show-bytes', 'details'],
    ]) {
      await page.click(`#${button}`);
      assert.equal(await isHidden(`#${part}`), false);
      await page.press('Escape');
      assert.equal(await isHidden(`#${part}`), true, part);
      assert.equal(await focused(), button);
    }
    await closeAll();
    // Opening and closing don't lose the focus.
    assert.equal(await focused(), 'file');
  });

  test('with assistive technology, in light and dark', async () => {
    const { page, open, showIn, closeAll } = visit();
    await page.evaluate(`(() => {${readFileSync(hostPackage('axe-core/axe.min.js'), 'utf8')}})()`);
    const examine = async (/** @type {string} */ what) => {
      // Only contrast depends on the scheme.
      for (const { scheme, rules, least } of [
        { scheme: 'light', rules: null, least: 21 },
        { scheme: 'dark', rules: ['color-contrast'], least: 1 },
      ]) {
        await page.evaluate(
          (/** @type {string} */ value) => document.documentElement.style.setProperty('color-scheme', value),
          scheme,
        );
        const options = JSON.stringify(rules ? { runOnly: rules } : {});
        const found = await page.evaluate(`axe.run(${options}).then(({ passes, violations }) => ({
          passes: passes.length,
          violations: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' ')),
        }))`);
        assert.deepEqual(found.violations, [], `${what}, ${scheme}`);
        assert.ok(found.passes >= least);
      }
    };
    await examine('at the start');
    await open(...['damaged.shift_jis.txt', 'cat.shift_jis.txt'].map(example));
    await page.until(`document.querySelectorAll('#files .open').length === 2`);
    await showIn('shift_jis');
    for (const id of ['show-invalid', 'find', 'options', 'other-encoding']) {
      await page.evaluate((/** @type {string} */ name) => document.getElementById(name)?.click(), id);
    }
    await page.until(`document.querySelectorAll('#invalid button').length > 0`);
    await examine('with all that can be unfolded');
    for (const id of ['close-details', 'find', 'options', 'other-encoding']) {
      await page.evaluate((/** @type {string} */ name) => document.getElementById(name)?.click(), id);
    }
    await page.click('#save-all');
    await page.until(`!document.querySelector('#questions').hidden`);
    await page.download('#questions button:nth-child(2)');
    await page.until(`!document.querySelector('#report').hidden`);
    await page.click('#report summary');
    await examine('with a report');
    await closeAll();
    await open(site().write('garbled.txt', GARBLED));
    await page.click('#next-change');
    await page.until(`document.querySelectorAll('#text mark.match').length > 0`);
    await examine('with what a repair has changed');
    await closeAll();
    await open(example('cat.shift_jis.txt'));
    await page.evaluate(() => document.documentElement.style.removeProperty('color-scheme'));
    await closeAll();
  });

  test('on phones and large screens, in all languages', async () => {
    const { page, open, textHas, closeAll, twoFrames } = visit();
    const fits = async (/** @type {string} */ what) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${overflow} pixels too wide: ${what}`);
    };
    for (const language of LANGUAGES) {
      await page.select('#language', language);
      await page.until(`document.documentElement.lang === ${JSON.stringify(language)}`);
      for (const width of [360, 800, 1440]) {
        await page.resize(width);
        await twoFrames();
        await fits(`the start in ${language} at ${width}`);
        await open(example('cat.shift_jis.txt'));
        await textHas('吾輩は猫である');
        await fits(`a file in ${language} at ${width}`);
        // What is visible at first, and after scrolling
        const seen = await page.evaluate(() => {
          const isSeen = (/** @type {string} */ selector) => {
            const { top, bottom, left, right } = /** @type {Element} */ (
              document.querySelector(selector)
            ).getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
          };
          return ['#encoding', '#copy', '#save', '#candidates button', '#text .line'].filter(
            (selector) => !isSeen(selector),
          );
        });
        assert.deepEqual(seen, [], `not in sight in ${language} at ${width}`);
        await closeAll();
        if (width > 360) continue;
        await open(site().write('garbled.txt', GARBLED));
        await textHas('naïve');
        await fits(`a repaired file in ${language} at ${width}`);
        await closeAll();
      }
    }
    await page.select('#language', 'en');
    await page.until(`document.documentElement.lang === 'en'`);
    await page.resize(360);
    await open(site().write('lines.txt', 'a line\n'.repeat(1000)));
    await textHas('a line');
    await page.evaluate(() => scrollTo(0, 5000));
    await twoFrames();
    for (const id of ['encoding', 'copy', 'save', 'find']) {
      const { top, bottom } = await page.evaluate(`document.querySelector('#${id}').getBoundingClientRect().toJSON()`);
      assert.ok(top >= 0 && bottom <= 150, `#${id} is from ${top} to ${bottom}`);
    }
    await closeAll();
    await page.resize(1200);
  });

  test('in high contrast, icons and choices are visible', async (/** @type {import('node:test').TestContext} */ context) => {
    const another = await visit().page.openInHighContrast?.(site().url);
    if (!another) return;
    // A browser that isn't closed would keep the tests from ending.
    context.after(() => another.close());
    const { page, isReady, open, showIn } = asVisit(another);
    await isReady();
    assert.equal(await page.evaluate(`matchMedia('(forced-colors: active)').matches`), true);
    await open(...['damaged.shift_jis.txt', 'cat.shift_jis.txt'].map(example));
    await showIn('shift_jis');
    await page.until(`document.querySelectorAll('#files .open').length === 2`);
    for (const id of ['show-invalid', 'find']) {
      await page.evaluate((/** @type {string} */ name) => document.getElementById(name)?.click(), id);
    }
    await page.until(`document.querySelectorAll('#invalid button').length > 0`);
    const pairs = await page.evaluate(() => {
      const styleOf = (/** @type {string} */ selector, /** @type {string | undefined} */ pseudo) =>
        getComputedStyle(/** @type {Element} */ (document.querySelector(selector)), pseudo);
      const icons = ['#find', '#options', '#next', '#close-details'].map((icon) => [
        icon,
        styleOf(icon, '::before').backgroundColor,
        styleOf(icon, undefined).backgroundColor,
      ]);
      const frameOf = (/** @type {string} */ selector) =>
        styleOf(selector, undefined).outlineStyle + styleOf(selector, undefined).outlineWidth;
      return [
        ...icons,
        ['the chosen card', frameOf('.card[aria-pressed=true]'), frameOf('.card[aria-pressed=false]')],
        ['the file that is shown', frameOf('#files [aria-current]'), frameOf('#files .open:not([aria-current])')],
        [
          'an invalid byte',
          styleOf('#text mark', undefined).backgroundColor,
          styleOf('#text', undefined).backgroundColor,
        ],
      ];
    });
    for (const [what, own, other] of pairs) assert.notEqual(own, other, what);
    await open(site().write('garbled.txt', GARBLED));
    await page.until(`document.querySelector('#text mark.changed') !== null`);
    const [line, color, textColor] = await page.evaluate(() => {
      const [mark, text] = ['#text mark.changed', '#text'].map((selector) =>
        getComputedStyle(/** @type {Element} */ (document.querySelector(selector))),
      );
      return [mark.textDecorationLine, mark.color, text.color];
    });
    assert.deepEqual([line, color], ['underline', textColor], 'what a repair has changed');
  });

  test('nothing can be sent anywhere, and only the page’s own scripts run', async () => {
    const { page } = visit();
    const tryFetch = `fetch('/').then(() => 'allowed', () => 'forbidden')`;
    assert.equal(await page.evaluate(tryFetch), 'forbidden');
    if (page.inWorker) assert.equal(await page.inWorker(tryFetch), 'forbidden');
    const sinks = await page.evaluate(() => {
      if (!('trustedTypes' in window)) return ['TypeError', 'TypeError'];
      const tries = [
        () => new Worker('other.js'),
        () => Object.assign(document.createElement('div'), { innerHTML: '<b>' }),
      ];
      return tries.map((run) => {
        try {
          run();
          return 'allowed';
        } catch (error) {
          return /** @type {Error} */ (error).name;
        }
      });
    });
    assert.deepEqual(sinks, ['TypeError', 'TypeError']);
    // The browser only complains about the attempts above.
    const others = page.errors.filter(
      (error) =>
        !/connect-src|default-src|Content.Security.Policy|NetworkError|Failed to fetch|TrustedHTML|TrustedScriptURL/.test(
          error,
        ),
    );
    assert.deepEqual(others, []);
  });
}
