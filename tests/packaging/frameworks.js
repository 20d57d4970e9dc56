// The package in test runners with their own realms, in frameworks that bundle, in hardened JavaScript, and with old compilers.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as esbuild } from 'esbuild';
import { nodeHosts } from '../../tools/lib/hosts.js';
import { installPackages } from '../../tools/lib/node-modules.js';
import { root } from '../../tools/lib/process.js';
import { PRINTED_FOR_NODE } from './node-bundles.js';
import { outputOf } from './output.js';

const packages = join(root, 'tests', 'frameworks');
const here = fileURLToPath(new URL('frameworks', import.meta.url));

/** Only the polyfill for Node's Buffer contains this. */
const BUFFER_POLYFILL = /INSPECT_MAX_BYTES|ieee754/;

/** @typedef {(what: string, actual: unknown, expected: unknown) => void} Check */
/** @typedef {(host: string, command: string, args: string[], folder: string) => Promise<void>} CheckProgram */

/** The path of a file in one of the packages. @param {string} path */
export const frameworkPackage = (path) => join(packages, 'node_modules', path);

/**
 * @param {string} project where the package is installed
 * @param {Check} check
 * @param {CheckProgram} checkProgram
 */
export async function checkFrameworks(project, check, checkProgram) {
  installPackages(packages);
  const folder = join(project, 'frameworks');
  cpSync(here, folder, { recursive: true });
  symlinkSync(join(packages, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await esbuild({
    stdin: {
      contents: "export { runSuite } from './suite.js'; export { expected } from './expected.js';",
      resolveDir: project,
    },
    outfile: join(folder, 'suite.cjs'),
    bundle: true,
    format: 'cjs',
    logLevel: 'error',
  });
  const nodes = nodeHosts();
  for (const node of nodes) checkJest(node, folder, check);
  for (const node of nodes) checkVitest(node, folder, check);
  // These don't include the oldest Node that it supports.
  const [, newest] = nodes;
  checkNext(newest, folder, check);
  checkParcel(newest, project, check);
  checkMetro(newest, project, folder, check);
  await checkRspack(newest, project, check);
  for (const node of nodes) await checkHardened(node, project, folder, checkProgram);
}

/** @typedef {ReturnType<typeof nodeHosts>[number]} Host */

/** @param {Host} node @param {string} folder @param {Check} check */
function checkJest({ name, command }, folder, check) {
  for (const environment of ['node', 'jsdom']) {
    for (const [what, flags, file, extensions] of /** @type {const} */ ([
      ['required', [], 'required.jest.cjs', ['cjs', 'js', 'json']],
      ['imported', ['--experimental-vm-modules'], 'imported.jest.mjs', ['mjs', 'js', 'cjs', 'json']],
    ])) {
      const config = {
        rootDir: join(folder, 'jest'),
        testEnvironment: frameworkPackage(`jest-environment-${environment}`),
        testMatch: [`**/${file}`],
        moduleFileExtensions: extensions,
        transform: {},
        watchman: false,
        cache: false,
      };
      const jest = [frameworkPackage('jest/bin/jest.js'), '--config', JSON.stringify(config), '--runInBand'];
      const result = run(command, [...flags, ...jest], folder);
      check(`Jest with ${environment}, ${what}, in ${name}`, result, '');
    }
  }
}

/** @param {Host} node @param {string} folder @param {Check} check */
function checkVitest({ name, command }, folder, check) {
  // It needs Node 22 or newer.
  if (name.startsWith('Node v20.')) return;
  for (const environment of ['node', 'jsdom', 'happy-dom']) {
    for (const pool of ['threads', 'forks', 'vmThreads', 'vmForks']) {
      const args = [frameworkPackage('vitest/vitest.mjs'), 'run', '--environment', environment, '--pool', pool];
      check(`Vitest with ${environment} in ${pool}, in ${name}`, run(command, args, join(folder, 'vitest')), '');
    }
  }
}

/** @param {Host} node @param {string} folder @param {Check} check */
function checkNext({ name, command }, folder, check) {
  const app = join(folder, 'next');
  for (const bundler of ['--turbopack', '--webpack']) {
    const what = `Next with ${bundler.slice(2)}, in ${name}`;
    check(`${what}: it builds`, run(command, [frameworkPackage('next/dist/bin/next'), 'build', bundler], app), '');
    const page = join(app, '.next/server/app/server.html');
    check(
      `${what}: the server decodes`,
      existsSync(page) && readFileSync(page, 'utf8').includes('<p>テスト</p>'),
      true,
    );
    const scripts = filesIn(join(app, '.next/static')).filter((file) => file.endsWith('.js'));
    const own = scripts.filter((file) => readFileSync(file, 'utf8').includes('encoding-wasm: '));
    check(`${what}: a page's script has the package`, own.length > 0, true);
    check(`${what}: no page's script has a polyfill for Buffer`, String(scripts.filter(hasPolyfill)), '');
  }
}

/** @param {Host} node @param {string} project @param {Check} check */
function checkParcel({ name, command }, project, check) {
  const parcel = [frameworkPackage('parcel/lib/bin.js'), 'build', 'index.html', '--no-cache', '--no-autoinstall'];
  const args = [...parcel, '--dist-dir', 'dist/parcel', '--public-url', './'];
  check(`Parcel in ${name}: it builds`, run(command, args, project), '');
  const scripts = filesIn(join(project, 'dist/parcel')).filter((file) => file.endsWith('.js'));
  check(`Parcel in ${name}: no script has a polyfill for Buffer`, String(scripts.filter(hasPolyfill)), '');
}

/**
 * React Native's bundler. The result runs in Node without WebAssembly, as in React Native's engine.
 * @param {Host} node
 * @param {string} project
 * @param {string} folder
 * @param {Check} check
 */
function checkMetro({ name, command }, project, folder, check) {
  const out = join(project, 'dist', 'metro.js');
  mkdirSync(dirname(out), { recursive: true });
  const folders = [join(project, 'node_modules'), join(packages, 'node_modules')].map((path) => realpathSync(path));
  const args = [join(folder, 'metro', 'build.mjs'), out, ...folders];
  check(`Metro in ${name}: it builds`, run(command, args, folder), '');
  check(
    `Metro in ${name}: the bundle runs`,
    outputOf(command, ['--jitless', out], project),
    'Shift_JIS,テスト,テ,ä,true\n',
  );
}

/** @param {Host} node @param {string} project @param {Check} check */
async function checkRspack({ name, command }, project, check) {
  const { rspack } = await import(pathToFileURL(frameworkPackage('@rspack/core/dist/index.js')).href);
  for (const mode of ['production', 'development']) {
    const path = join(project, 'dist', 'rspack', mode);
    const output = { path, filename: 'program.cjs' };
    const options = { entry: join(project, 'for-node.mjs'), mode, target: 'node', context: project, output };
    await new Promise((resolve, reject) => {
      rspack(options, (/** @type {any} */ error, /** @type {any} */ stats) => {
        if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString()));
        else resolve(undefined);
      });
    });
    check(`Rspack, ${mode}, in ${name}`, outputOf(command, ['program.cjs'], path), PRINTED_FOR_NODE);
  }
}

/**
 * Runs the package in hardened JavaScript (SES).
 * @param {Host} node
 * @param {string} project
 * @param {string} folder
 * @param {CheckProgram} checkProgram
 */
async function checkHardened({ name, command }, project, folder, checkProgram) {
  const outfile = join(folder, 'ses', 'package.js');
  const contents = "export * from 'encoding-wasm';";
  const stdin = { contents, resolveDir: project };
  // Not minified: SES also looks into comments.
  await esbuild({ stdin, outfile, bundle: true, format: 'iife', globalName: 'api', logLevel: 'error' });
  await checkProgram(`SES in ${name}`, command, [join(folder, 'ses', 'program.mjs'), outfile], folder);
}

/** @param {string} file */
const hasPolyfill = (file) => BUFFER_POLYFILL.test(readFileSync(file, 'utf8'));

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** From the oldest compiler that the types are for. */
export function compilers() {
  installPackages(packages);
  return ['typescript-5.0'].map((name) => frameworkPackage(`${name}/lib/tsc.js`));
}

/** A program's output if it fails, otherwise ''. @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const env = { ...process.env, NO_COLOR: '1', CI: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' };
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return status === 0 ? '' : `${error ?? ''}${stdout}${stderr}`;
}
