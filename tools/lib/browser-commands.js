// Finds the browsers that the tests run in, or installs them on Debian.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, succeeds } from './process.js';

export const chromiumCommand = () =>
  findCommand(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], 'chromium');

export const firefoxCommand = () => findCommand(['firefox', 'firefox-esr'], 'firefox-esr');

/** WebKitGTK only runs on Linux. */
export const hasWebKit = process.platform === 'linux';

/** The driver starts the browser; both need a display. */
export const webKitCommands = () => ({
  driver: findCommand(['WebKitWebDriver'], 'webkit2gtk-driver'),
  display: findCommand(['Xvfb'], 'xvfb'),
});

/** Installs missing browsers. */
export function installBrowsers() {
  chromiumCommand();
  firefoxCommand();
  if (hasWebKit) webKitCommands();
}

/**
 * @param {string[]} names the command's
 * @param {string} debianPackage
 * @returns {string}
 */
function findCommand(names, debianPackage) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/Applications/Firefox.app/Contents/MacOS'];
  const look = () =>
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  const found = look();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
    const run = (/** @type {string[]} */ ...args) => succeeds(apt[0], [...apt.slice(1), ...args]);
    run('update') && run('install', '--yes', '--no-install-recommends', debianPackage);
  }
  return look() ?? fail(`The tests need a browser: please install ${debianPackage}.`);
}
