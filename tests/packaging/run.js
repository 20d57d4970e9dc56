// Installs the tarball to publish in a small project, and runs the project on every host and through every bundler.

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as esbuild } from 'esbuild';
import { ENTRIES, ICONV_LITE, MAIN, NO_WASM } from '../../tools/build/entries.js';
import { packPackage } from '../../tools/build/tarballs.js';
import { bunCommand, DEPLOYED_NODES, denoCommand, hostPackage, nodeHosts } from '../../tools/lib/hosts.js';
import { nodeTool } from '../../tools/lib/node-modules.js';
import { output, run, say } from '../../tools/lib/process.js';
import { hasOwner } from '../../tools/lib/repository.js';
import { nativeToolchain } from '../../tools/lib/toolchain.js';
import { openBrowsers, openChromium } from './browsers.js';
import { checkDeployments } from './deployments.js';
import { checkExecutables } from './executables.js';
import { checkExtension } from './extension.js';
import { checkFrameworks, compilers, frameworkPackage } from './frameworks.js';
import { runInHermes } from './hermes.js';
import { checkInstallers, checkPermissions, checkUnusualPath } from './installers.js';
import { checkNodeBundles, PRINTED_FOR_NODE } from './node-bundles.js';
import { checkOneCopy, checkSizes } from './sizes.js';
import { makeWorker } from './workerd.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'encoding-wasm-consumer-'));
process.once('exit', () => rmSync(project, { recursive: true, force: true }));

/** In bytes. A sixth of the tarball is encoding-wasm/no-wasm. */
const MAX_TARBALL_SIZE = 950_000;
const LICENCES = ['LICENSE-APACHE', 'LICENSE-MIT', 'LICENSE-WHATWG'];

let passed = 0;
/** @type {string[]} */
const failures = [];

const tarball = packPackage(project);
makeProject();
if (process.argv[2] === 'frameworks') {
  say('The package in older compilers, test runners and frameworks');
  for (const tsc of compilers()) checkTypesWith(tsc, ['nodenext', 'bundler', 'node10']);
  await checkFrameworks(project, check, checkProgram);
  const newest = /** @type {ReturnType<typeof nodeHosts>[number]} */ (nodeHosts().at(-1));
  checkInstallers(project, tarball.path, newest, frameworkPackage, check);
  await checkDeployments(project, nodeHosts(DEPLOYED_NODES), frameworkPackage, check);
  await checkExecutables(project, newest, bunCommand(), check, PRINTED_FOR_NODE);
  await checkSizes(project, check, 'others');
  await serve(async (origin) => {
    for (const browser of await openBrowsers()) {
      for (const [what, page] of Object.entries({
        parcel: 'dist/parcel/index.html',
        'audio worklet': 'audio-worklet.html',
      }))
        checkReport(`${browser.name}, ${what}`, await browser.reportOf(`${origin}/${page}`).catch(String));
      await browser.close();
    }
    await checkExtension(project, `${origin}/polyfill.html`, checkReport);
  });
  end();
}

say('The package: what it holds');
checkContents();
checkPublication();
checkCrate();

say('The package: types and entries');
checkInstalled();
checkTypes();

say('The package on every host');
for (const { name, command } of nodeHosts()) {
  await checkProgram(`${name}, import`, command, ['import.mjs']);
  await checkProgram(`${name}, require`, command, ['require.cjs']);
  await checkProgram(`${name}, smaller entry points, import`, command, ['by-need.mjs']);
  await checkProgram(`${name}, smaller entry points, require`, command, ['by-need.cjs']);
}
checkUnusualPath(project, [...nodeHosts(), denoCommand(), bunCommand()], check);
checkPermissions(
  project,
  // Node 20 calls the permission model experimental, and warns.
  nodeHosts().filter(({ major }) => major !== '20'),
  check,
);
// Like Node 20.18 and 22.11, which can't require ES modules
const [oldest] = nodeHosts();
const olderNode = ['--no-experimental-require-module'];
await checkProgram(`${oldest.name} without require(esm), import`, oldest.command, [...olderNode, 'import.mjs']);
await checkProgram(`${oldest.name} without require(esm), require`, oldest.command, [...olderNode, 'require.cjs']);
await checkProgram(`${oldest.name} without require(esm), one copy`, oldest.command, [...olderNode, 'one-copy.mjs']);
for (const { name, command } of [...nodeHosts(), bunCommand()])
  await checkProgram(`${name}, one copy for import and require`, command, ['one-copy.mjs']);
const deno = denoCommand();
await checkProgram(`${deno.name}, by name`, deno.command, ['run', 'import.mjs']);
await checkProgram(`${deno.name}, smaller entry points`, deno.command, ['run', 'by-need.mjs']);
await checkProgram(`${deno.name}, npm:`, deno.command, ['run', 'deno-npm.js']);
await checkProgram(`${deno.name}, a file`, deno.command, ['run', 'deno-file.js']);
await checkProgram(`${deno.name}, races`, deno.command, ['run', 'races.mjs']);
const bun = bunCommand();
await checkProgram(`${bun.name}, races`, bun.command, ['races.mjs']);
await checkProgram(`${bun.name}, import`, bun.command, ['import.mjs']);
await checkProgram(`${bun.name}, require`, bun.command, ['require.cjs']);
await checkProgram(`${bun.name}, smaller entry points`, bun.command, ['by-need.mjs']);
await checkWorkerd();
await checkHermes();

say('The package in bundles for Node');
await checkNodeBundles(project, check);

say('The package in browsers, plain and through bundlers');
await buildBundles();
await checkSizes(project, check, 'extremes');
await checkOneCopy(project, check);
await serve(checkBrowsers);
end();

/** As React Native's bundler chooses scripts. */
async function checkHermes() {
  const expected = readFileSync(new URL('../conformance/expected.json', import.meta.url), 'utf8');
  const options = { conditions: ['react-native'], define: { 'globalThis.EXPECTED': expected } };
  const results = await runInHermes(project, new URL('for-hermes.js', import.meta.url), options);
  for (const [name, { passed, failures }] of Object.entries({
    Hermes: results.script,
    'Hermes, compiled to bytecode': results.bytecode,
    'Node without what Hermes lacks': results.node,
  })) {
    check(`${name}: every encoding`, failures.join('; '), '');
    check(`${name}: something was checked`, passed > 1000, true);
  }
}

/** Prints the results, and exits. @returns {never} */
function end() {
  console.log(`\n${passed} passed, ${failures.length} failed`);
  for (const failure of failures) console.error(`\n✖ ${failure}`);
  process.exit(failures.length === 0 ? 0 : 1);
}

/** @param {string} what @param {unknown} actual @param {unknown} expected */
function check(what, actual, expected) {
  if (actual === expected) {
    passed += 1;
    console.log(`✔ ${what}`);
  } else {
    failures.push(`${what}: ${actual}`);
    console.log(`✖ ${what}`);
  }
}

/** @param {string} host @param {any} report */
function checkReport(host, report) {
  const isComplete = report?.passed > 10 && report.failures?.length === 0;
  check(host, isComplete ? 'all' : JSON.stringify(report, null, 2), 'all');
}

function checkContents() {
  const files = [
    ...[...ENTRIES, ICONV_LITE].map(({ name }) => `${name}.js`),
    ...['index', 'iconv-lite'].flatMap((name) =>
      ['-workerd.js', '-require.js', '.cjs', '-commonjs.cjs'].map((ending) => `${name}${ending}`),
    ),
    'index-node.js',
    'no-wasm.js',
    'polyfill-no-wasm.js',
    ...['polyfill', 'polyfill-force'].flatMap((name) => [`${name}.js`, `${name}-workerd.js`, `${name}.cjs`]),
    'install.js',
    'install.cjs',
    MAIN.wasm,
    ...['cli.cjs', 'cli-full.cjs', 'cli-other.cjs', 'encoding-wasm.1'],
    ...['index', 'decoder', 'group', 'iconv-lite', 'polyfill'].flatMap((name) => [`${name}.d.ts`, `${name}.d.cts`]),
  ];
  const others = ['package.json', 'README.md', 'CHANGELOG.md', ...LICENCES];
  const expected = [...files.map((name) => `pkg/${name}`), ...others].sort();
  check(
    'it is small enough to install without a thought',
    files.length <= 41 && tarball.size <= MAX_TARBALL_SIZE,
    true,
  );
  check('it holds what it needs and nothing else', String([...tarball.files].sort()), String(expected));
}

/** Checks what npm has installed. */
function checkInstalled() {
  const modules = join(project, 'node_modules');
  const { scripts, bin, ...manifest } = JSON.parse(readFileSync(join(modules, 'encoding-wasm/package.json'), 'utf8'));
  const hooks = Object.keys(scripts).filter((name) =>
    /^(pre|post)(install|prepare|publish|pack)|^(install|prepare|publish|dependencies)$/.test(name),
  );
  check('it has no install script', String(hooks), '');
  const dependencies = Object.keys(manifest).filter(
    (name) => /dependencies$/i.test(name) && name !== 'devDependencies',
  );
  check('it has no dependencies', String(dependencies), '');
  const installed = readdirSync(modules).filter((name) => name !== '.package-lock.json');
  check('nothing else is installed with it', String(installed.sort()), '.bin,encoding-wasm');
  check('it has one command', JSON.stringify(bin), '{"encoding-wasm":"./pkg/cli.cjs"}');
  const commands = new Set(readdirSync(join(modules, '.bin')).map((name) => parse(name).name));
  check('npm finds that command and no other', String([...commands]), 'encoding-wasm');
  const { stdout } = spawnSync('npm', ['exec', '--offline', '--', 'encoding-wasm', '--from', 'big5'], {
    cwd: project,
    input: Uint8Array.of(0xa4, 0xa4),
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  check('the command runs', stdout, '中');
}

/** npm refuses a package without an address, before it asks a registry. */
function checkPublication() {
  const nowhere = 'http://127.0.0.1:9';
  const args = [
    'publish',
    tarball.path,
    '--registry',
    nowhere,
    `--${nowhere.slice(5)}/:_authToken=none`,
    '--fetch-retries=0',
  ];
  const { stderr } = spawnSync('npm', args, { cwd: project, encoding: 'utf8' });
  check('npm publishes it only when it has an owner', String(/EPRIVATE/.test(stderr)), String(!hasOwner));
}

/** The crate contains its sources and their licences. */
function checkCrate() {
  const { cargo, env } = nativeToolchain();
  const files = output(cargo, ['package', '--list', '--allow-dirty'], env)?.split('\n') ?? [];
  const others = files.filter((file) => !/^src\/.+\.(rs|bin|md)$/.test(file)).sort();
  const made = ['.cargo_vcs_info.json', 'Cargo.lock', 'Cargo.toml', 'Cargo.toml.orig'];
  const expected = [...made, 'CHANGELOG.md', ...LICENCES, 'docs/crate.md'].sort();
  check('the crate holds what it needs and nothing else', String(others), String(expected));
}

function makeProject() {
  cpSync(join(here, 'consumer'), project, { recursive: true });
  for (const suite of ['suite.js', 'by-need.js', 'races.js'])
    cpSync(join(here, '..', 'conformance', suite), join(project, suite));
  const expected = readFileSync(join(here, '..', 'conformance', 'expected.json'), 'utf8');
  writeFileSync(join(project, 'expected.js'), `export const expected = ${expected};\n`);
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', tarball.path], { cwd: project });
}

function checkTypes() {
  const publint = spawnSync(process.execPath, [hostPackage('publint/src/cli.js'), '--strict', tarball.path], {
    cwd: project,
    encoding: 'utf8',
  });
  check('publint reports no problem', publint.status === 0 ? '' : publint.stdout + publint.stderr, '');
  // These are only ES modules: bundlers use them, and Nodes that can require ES modules.
  const modules = [`./${NO_WASM.name}`, `./polyfill/${NO_WASM.name}`];
  for (const options of [
    ['--exclude-entrypoints', `./${MAIN.wasm}`, ...modules],
    ['--entrypoints', ...modules, '--ignore-rules', 'cjs-resolves-to-esm'],
  ]) {
    const args = [hostPackage('@arethetypeswrong/cli/dist/index.js'), tarball.path, ...options];
    const attw = spawnSync(process.execPath, args, { encoding: 'utf8' });
    check('Are The Types Wrong? reports no problem', attw.status === 0 ? '' : attw.stdout + attw.stderr, '');
  }
  checkTypesWith(nodeTool('tsc'), ['nodenext', 'bundler', 'current']);
  // TypeScript 7 no longer has this way.
  checkTypesWith(hostPackage('typescript/lib/tsc.js'), ['node10']);
}

/** @param {string} tsc @param {string[]} configurations */
function checkTypesWith(tsc, configurations) {
  const version = output(process.execPath, [tsc, '--version']);
  for (const configuration of configurations) {
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', `tsconfig.${configuration}.json`], {
      cwd: project,
      encoding: 'utf8',
    });
    check(`types, ${configuration}, ${version}`, status === 0 ? '' : stdout, '');
  }
}

/** @param {string} host @param {string} command @param {string[]} args @param {string} [folder] */
async function checkProgram(host, command, args, folder = project) {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  await new Promise((resolve) => child.on('close', resolve));
  const report = /^REPORT (.*)$/m.exec(output)?.[1];
  checkReport(host, report ? JSON.parse(report) : output);
}

async function checkWorkerd() {
  const modules = [join(project, 'node_modules/encoding-wasm/pkg', MAIN.wasm)];
  const source = { entryPoints: [join(project, 'workerd.js')] };
  const worker = await makeWorker(join(project, 'dist', 'workerd'), source, modules);
  await testWorkerd(worker, { compatibilityDate: '2026-07-01' });
  // It has Buffer, but not WeakRef.
  await testWorkerd(worker, { compatibilityDate: '2025-04-01', compatibilityFlags: ['nodejs_compat'] });
  await testWorkerdPolyfill(modules);
}

/** @param {string[]} modules */
async function testWorkerdPolyfill(modules) {
  const source = { entryPoints: [join(project, 'workerd-polyfill.js')] };
  const { start } = await makeWorker(join(project, 'dist', 'workerd-polyfill'), source, modules);
  const miniflare = start({ compatibilityDate: '2026-07-01' });
  try {
    const response = await miniflare.dispatchFetch('http://localhost/');
    check('workerd, polyfill', await response.text(), 'true,テ,中');
  } finally {
    await miniflare.dispose();
  }
}

/**
 * @param {import('./workerd.js').Worker} worker
 * @param {{ compatibilityDate: string, compatibilityFlags?: string[] }} compatibility
 */
async function testWorkerd({ version, start }, compatibility) {
  const miniflare = start(compatibility);
  try {
    const response = await miniflare.dispatchFetch('http://localhost/');
    const { whole, byNeed } = /** @type {any} */ (await response.json());
    const host = `workerd ${version} as of ${compatibility.compatibilityDate}`;
    checkReport(host, whole);
    checkReport(`${host}, smaller entry points`, byNeed);
  } finally {
    await miniflare.dispose();
  }
}

/** Bundlers with their defaults; Rollup finds no package without its plugin. */
async function buildBundles() {
  const entry = join(project, 'import.mjs');
  const out = (/** @type {string} */ name) => join(project, 'dist', name);
  const { build: vite } = await import(pathToFileURL(hostPackage('vite/dist/node/index.js')).href);
  await vite({ root: project, base: './', logLevel: 'error', build: { outDir: out('vite') } });

  const { default: webpack } = await import(pathToFileURL(hostPackage('webpack/lib/index.js')).href);
  await new Promise((resolve, reject) => {
    const options = {
      entry,
      mode: 'production',
      context: project,
      output: { path: out('webpack'), filename: 'main.js' },
    };
    webpack(options, (/** @type {any} */ error, /** @type {any} */ stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString()));
      else resolve(undefined);
    });
  });

  const { rollup } = await import(pathToFileURL(hostPackage('rollup/dist/es/rollup.js')).href);
  const { nodeResolve } = await import(pathToFileURL(hostPackage('@rollup/plugin-node-resolve/dist/es/index.js')).href);
  const bundle = await rollup({ input: entry, plugins: [nodeResolve()] });
  await bundle.write({ file: join(out('rollup'), 'main.js'), format: 'es' });

  await esbuild({
    entryPoints: [entry],
    outfile: join(out('esbuild'), 'main.js'),
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  for (const name of ['webpack', 'rollup', 'esbuild']) {
    const page =
      '<!doctype html><meta charset="utf-8" /><title>A bundle</title><script type="module" src="./main.js"></script>';
    writeFileSync(join(out(name), 'index.html'), page);
  }
}

/** Serves the project while a task runs. @param {(origin: string) => Promise<void>} task */
async function serve(task) {
  const { default: sirv } = await import(pathToFileURL(hostPackage('sirv/build.mjs')).href);
  const files = sirv(project, { dev: true });
  const server = createServer((request, response) => {
    // Without these headers, pages don't have SharedArrayBuffer.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    if (request.url?.startsWith('/csp')) response.setHeader('Content-Security-Policy', "script-src 'self'");
    files(request, response);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  await task(`http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
  server.close();
}

/** @param {string} origin of the served project */
async function checkBrowsers(origin) {
  await checkProgram(`${deno.name}, a URL`, deno.command, ['run', '--allow-import', `${origin}/deno-file.js`]);

  const { createServer: createViteServer } = await import(pathToFileURL(hostPackage('vite/dist/node/index.js')).href);
  const vite = await createViteServer({ root: project, logLevel: 'error', server: { port: 0, host: 'localhost' } });
  await vite.listen();

  const browsers = await openBrowsers();
  for (const browser of browsers) {
    const report = async (/** @type {string} */ what, /** @type {string} */ url) =>
      checkReport(`${browser.name}, ${what}`, await browser.reportOf(url).catch(String));
    await report('plain module', `${origin}/plain.html`);
    await report('smaller entry points, plain modules', `${origin}/by-need.html`);
    // WebKitGTK doesn't have SharedArrayBuffer.
    if (!browser.name.startsWith('WebKit')) await report('races', `${origin}/races.html`);
    await report('worker', `${origin}/worker.html`);
    await report('service worker', `${origin}/service-worker.html`);
    for (const bundler of ['vite', 'webpack', 'rollup', 'esbuild'])
      await report(bundler, `${origin}/dist/${bundler}/index.html`);
    await report('vite, development', vite.resolvedUrls.local[0]);
    const forbidden =
      "encoding-wasm: this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or import 'encoding-wasm/no-wasm'";
    check(
      `${browser.name}, CSP without 'wasm-unsafe-eval'`,
      await browser.reportOf(`${origin}/csp.html`).catch(String),
      ['Shift_JIS', forbidden, forbidden].join('\n'),
    );
    await report('polyfill and CSP', `${origin}/csp-polyfill.html`);
    await report('no-wasm and CSP', `${origin}/csp-no-wasm.html`);
    check(
      `${browser.name}, two frames with a polyfill each`,
      await browser.reportOf(`${origin}/realms.html`).catch(String),
      'true true true true',
    );
    check(
      `${browser.name}, bytes of an iframe`,
      await browser.reportOf(`${origin}/iframe.html`).catch(String),
      'テスト テスト テスト テスト テスト',
    );
    check(`${browser.name}, polyfill`, await browser.reportOf(`${origin}/polyfill.html`).catch(String), 'true true');
    await browser.close();
  }
  const jitless = await openChromium(['--js-flags=--jitless']);
  const url = `${origin}/without-webassembly.html`;
  checkReport(`${jitless.name} with --jitless`, await jitless.reportOf(url).catch(String));
  const noWasm = `${origin}/csp-no-wasm.html`;
  checkReport(`${jitless.name} with --jitless, no-wasm`, await jitless.reportOf(noWasm).catch(String));
  await jitless.close();
  await vite.close();
}
