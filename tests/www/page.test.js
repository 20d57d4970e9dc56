// Tests the whole page in real Chromium, Firefox and WebKit.

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { hasWebKit } from '../../tools/lib/browser-commands.js';
import { browsers } from './drivers.js';
import { openSite, visit } from './site.js';
import { testAccess } from './suites/access.js';
import { testArchives } from './suites/archives.js';
import { testChoices } from './suites/choices.js';
import { testDisguises } from './suites/disguises.js';
import { testLanguages } from './suites/languages.js';
import { testLongFiles } from './suites/long-files.js';
import { testManyFiles } from './suites/many-files.js';
import { testOffline } from './suites/offline.js';
import { testOpening } from './suites/opening.js';
import { testRepair } from './suites/repair.js';
import { testSaving } from './suites/saving.js';
import { testSections } from './suites/sections.js';
import { testSelecting } from './suites/selecting.js';

/** @type {import('./site.js').Site} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

test('a visit loads less than 200 KB, compressed', () => {
  assert.ok(site.size > 100_000 && site.size < 200_000, `${site.size} bytes`);
});

for (const [name, open] of Object.entries(browsers)) {
  const skip = name === 'WebKit' && !hasWebKit && 'WebKitGTK runs on Linux alone';
  describe(name, { skip }, () => {
    /** @type {import('./site.js').Visit} */
    let own;
    before(async () => {
      own = visit(await open(site.url));
      await own.isReady();
    });
    // Removes what a failed test has left: files, the language, a narrow window.
    afterEach(async (/** @type {any} */ { error }) => {
      if (!error) return;
      const { page, isReady } = own;
      // Leaving the page would ask about unsaved choices.
      await page.evaluate(() => document.getElementById('close-all')?.click());
      await page.open(site.url);
      await page.evaluate('localStorage.clear()');
      await page.open(site.url);
      await isReady();
      await page.resize(1200);
    });
    after(async () => {
      await own?.page.close();
    });
    for (const suite of [
      testOpening,
      testChoices,
      testRepair,
      testDisguises,
      testLongFiles,
      testSelecting,
      testSaving,
      testManyFiles,
      testArchives,
      testLanguages,
      testSections,
      testAccess,
      testOffline,
    ]) {
      suite(
        () => own,
        () => site,
        name,
      );
    }
  });
}
