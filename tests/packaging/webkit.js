// Opens pages in WebKit, Safari's engine, in the small browser of WebKitGTK: driven by WebDriver, on an invisible display.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { webKitCommands } from '../../tools/lib/browser-commands.js';
// @ts-expect-error It has no types.
import { Builder, Capabilities } from '../hosts/node_modules/selenium-webdriver/index.js';
// @ts-expect-error It has no types.
import { findFreePort } from '../hosts/node_modules/selenium-webdriver/net/portprober.js';
// @ts-expect-error It has no types.
import { DriverService } from '../hosts/node_modules/selenium-webdriver/remote/index.js';

/** How long the driver may take to start, and a page's script to run, in milliseconds. */
const PATIENCE = 120_000;

/** Opens a browser. @param {Record<string, string>} [environment] more variables */
export async function launchWebKit(environment = {}) {
  const commands = webKitCommands();
  const display = await openDisplay(commands.display);
  const port = await findFreePort();
  const service = new DriverService.Builder(commands.driver)
    .setPort(port)
    .addArguments(`--port=${port}`)
    .setLoopback(true)
    .setEnvironment({ ...process.env, ...environment, DISPLAY: display.name })
    .build();
  const builder = new Builder().usingServer(await service.start(PATIENCE));
  const driver = await builder.withCapabilities(new Capabilities({ browserName: 'MiniBrowser' })).build();
  await driver.manage().setTimeouts({ script: PATIENCE });
  return {
    version: (await driver.getCapabilities()).get('browserVersion'),
    driver,
    async close() {
      await driver.quit();
      await service.kill();
      display.close();
    },
  };
}

/** @param {string} command of an X server without a screen */
async function openDisplay(command) {
  const server = spawn(command, ['-displayfd', '1', '-screen', '0', '2048x8192x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const close = () => {
    process.off('exit', close);
    server.kill();
  };
  process.once('exit', close);
  for await (const number of createInterface(server.stdout)) return { name: `:${number}`, close };
  throw new Error(`${command} opens no display.`);
}
