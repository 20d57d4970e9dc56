// Tests the module `js` of the crate encoding-wasm in Node, Chromium and Firefox, and every way in which it makes strings.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildStringsModule } from '../../tools/build/strings-module.js';
import { nodeHosts } from '../../tools/lib/hosts.js';
import { fail, output, root, run, say } from '../../tools/lib/process.js';
import { wasmBindgen, wasmToolchain } from '../../tools/lib/toolchain.js';
import { launchChromium, launchFirefox } from '../packaging/browsers.js';

/** How long the tests may take in a page, in milliseconds. */
const PATIENCE = 120_000;

/** Scripts that remove ways to make strings from Node, the best first. */
const MISSING = {
  '': [],
  ' without JS string builtins': ['without-builtins.cjs'],
  ' without these and a decoder of UTF-16': ['without-builtins.cjs', 'without-utf-16.cjs'],
};

if (!buildStringsModule().equals(readFileSync(join(root, 'wasm/src/js/strings.wasm'))))
  fail('js/wasm/strings.wat has changed: please copy target/strings.wasm to wasm/src/js.');

const { cargo, args, env } = wasmToolchain();
const test = ['test', '--locked', '--package', 'encoding-wasm', '--test', 'js_feature', ...args];
const { testRunner } = wasmBindgen();

const [, , newest] = nodeHosts();
for (const [missing, scripts] of Object.entries(MISSING)) {
  say(`In ${newest.name}${missing}`);
  run(cargo, test, {
    env: {
      ...env,
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: testRunner,
      NODE_ARGS: scripts.map((script) => `--require=${join(import.meta.dirname, script)}`).join(),
      PATH: [dirname(newest.command), env.PATH ?? process.env.PATH].join(delimiter),
    },
  });
}

say('The examples compile');
run(cargo, ['test', '--locked', '--package', 'encoding-wasm', '--doc', ...args], {
  env: { ...env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: testRunner },
});

const messages = output(cargo, [...test, '--no-run', '--message-format=json'], env)?.split('\n') ?? [];
const { executable } = messages.map((line) => JSON.parse(line)).find((message) => message.executable);
for (const [name, launch] of Object.entries({ Chromium: launchChromium, Firefox: launchFirefox })) {
  say(`In ${name}`);
  const report = await reportOf(launch, executable);
  console.log(report);
  if (!report.includes('\ntest result: ok. ')) fail(`Tests failed in ${name}.`);
}

/**
 * Runs tests in the test runner's page. Opening it here needs no driver for the browser's exact version.
 * @param {() => Promise<any>} launch
 * @param {string} tests
 */
async function reportOf(launch, tests) {
  const server = spawn(testRunner, [tests], {
    env: { ...process.env, NO_HEADLESS: '1', WASM_BINDGEN_USE_BROWSER: '1', WASM_BINDGEN_TEST_ADDRESS: '127.0.0.1:0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(await addressOf(server));
    for (const end = Date.now() + PATIENCE; ; ) {
      const report = await page.evaluate('document.body.innerText');
      if (/^test result: /m.test(report) || Date.now() > end) return report;
      await setTimeout(100);
    }
  } finally {
    server.kill();
    await browser.close();
  }
}

/** The address that a test runner gives its page. @param {import('node:child_process').ChildProcess} server */
async function addressOf({ stdout }) {
  let said = '';
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk;
    const address = /http:\/\/[\w.:]+/.exec(said)?.[0];
    if (address) return address;
  }
  throw new Error(`The test runner gave no address: ${said}`);
}
